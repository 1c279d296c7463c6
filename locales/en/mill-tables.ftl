### Exact tables of Mill, as scripts hear of them.

mill-table-remembers = These rules cannot be tabled: with { $option } on, a position alone does not say what is legal.
mill-table-circles = These rules cannot be solved whole: with { $option } on, placing can go round in circles.
mill-table-few-stones = No position has so few stones under these rules: there are at least { $stones }.
mill-table-many-stones = Both sides together never have so many stones under these rules: there are at most { $stones }.
mill-table-occupied = { $file } holds tables already; add --resume to go on with them, or choose another folder.
mill-table-empty = There are no tables in { $file }.
mill-table-file = { $file }: { $why }
mill-table-foreign = { $file } is not a table.
mill-table-newer = { $file } was made by a later version of Parlour.
mill-table-other-rules = { $file } was made for other rules: { $rules }
mill-table-misnamed = { $file } holds the table of other stones than its name says.
mill-table-cut = { $file } is cut: some of it is missing, or something was added.
mill-table-damaged = { $file } is damaged.
mill-table-no-memory = There are no { $megabytes } megabytes of memory here; ask for less with --memory.
mill-table-no-distances = { $file } has no distances beside it; add --no-distances to go on without.
mill-table-missing = There is no table for { $us } stones against { $them }.
mill-table-not-moving = Tables hold only positions in which all stones are placed and the game goes on.
mill-table-too-long = { $us } against { $them }: a win takes more plies than a table can hold; --no-distances does without.
mill-table-wrong = { $us } against { $them }: the check found an entry that does not follow from its successors. This is a fault of the program; nothing was kept.
