### What each technique of Sudoku is, in two sentences, for the pages on them.

## Easy

sudoku-about-full-house = A row, column or box has a single empty cell. It takes the one digit that is missing there.
sudoku-about-naked-single = All digits but one stand somewhere in the row, column or box of a cell. That one goes there.
sudoku-about-hidden-single = A digit fits into only one cell of a row, column or box. It goes there, whatever else would fit.

## Medium

sudoku-about-pointing = In a box, a digit is left only in cells of one row or column. It stands in one of them, so the rest of that line loses it.
sudoku-about-claiming = In a row or column, a digit is left only inside one box. It stands in one of those cells, so the rest of the box loses it.
sudoku-about-locked-pair = Two cells of a box that lie in one line have the same two candidates and no other. Both the box and the line lose these two elsewhere.
sudoku-about-locked-triple = Three cells of a box that lie in one line share three candidates. Both the box and the line lose these three elsewhere.
sudoku-about-naked-pair = Two cells of a house have the same two candidates and no other. They use both digits up, so all other cells of the house lose them.
sudoku-about-naked-triple = Three cells of a house have only three candidates among them. They use these digits up, so all other cells of the house lose them.
sudoku-about-naked-quadruple = Four cells of a house have only four candidates among them. They use these digits up, so all other cells of the house lose them.
sudoku-about-hidden-pair = Two digits are left in the same two cells of a house only. These cells hold them, so every other candidate there is out.
sudoku-about-hidden-triple = Three digits are left in the same three cells of a house only. These cells hold them, so every other candidate there is out.
sudoku-about-hidden-quadruple = Four digits are left in the same four cells of a house only. These cells hold them, so every other candidate there is out.

## Fish

sudoku-about-x-wing = A digit is left in only two cells of two rows, and these share two columns. Each of those columns gets it from the two rows, so its other cells lose it; the same goes with rows and columns exchanged.
sudoku-about-swordfish = A digit is left in three rows within the same three columns only. The three columns get it from these rows, so their other cells lose it; the same goes with rows and columns exchanged.
sudoku-about-jellyfish = A digit is left in four rows within the same four columns only. The four columns get it from these rows, so their other cells lose it; the same goes with rows and columns exchanged.
sudoku-about-finned-x-wing = An X-Wing but for one or two extra cells, the fin, in the box of a corner. Either the fin holds the digit or the X-Wing is true, so what both rule out is out.
sudoku-about-finned-swordfish = A Swordfish but for extra cells, the fin, within one box. Either the fin holds the digit or the fish is true, so what both rule out is out.
sudoku-about-finned-jellyfish = A Jellyfish but for extra cells, the fin, within one box. Either the fin holds the digit or the fish is true, so what both rule out is out.
sudoku-about-sashimi-x-wing = A finned X-Wing in which the corner beside the fin is missing. Either the fin holds the digit or the corners that are left do, so what both rule out is out.
sudoku-about-sashimi-swordfish = A finned Swordfish in which the place beside the fin is missing. It rules out what both the fin and the rest of the fish rule out.
sudoku-about-sashimi-jellyfish = A finned Jellyfish in which the place beside the fin is missing. It rules out what both the fin and the rest of the fish rule out.
sudoku-about-franken-swordfish = A Swordfish in which a box takes the place of a row or a column. The houses that cover the digit lose it everywhere else.
sudoku-about-franken-jellyfish = A Jellyfish in which boxes take the place of rows or columns. The houses that cover the digit lose it everywhere else.
sudoku-about-finned-franken-x-wing = An X-Wing with a box among its houses, and with fins. What both the fish and all its fins rule out is out.
sudoku-about-finned-franken-swordfish = A Swordfish with a box among its houses, and with fins. What both the fish and all its fins rule out is out.
sudoku-about-finned-franken-jellyfish = A Jellyfish with boxes among its houses, and with fins. What both the fish and all its fins rule out is out.
sudoku-about-finned-mutant-jellyfish = Four houses of any kind have a digit only within four others, but for fins. What both the fish and all its fins rule out is out.
sudoku-about-finned-mutant-squirmbag = Five houses of any kind have a digit only within five others, but for fins. What both the fish and all its fins rule out is out.
sudoku-about-finned-mutant-whale = Six houses of any kind have a digit only within six others, but for fins. What both the fish and all its fins rule out is out.

## One digit

sudoku-about-skyscraper = A digit has two places in each of two rows, and two of the four share a column. One of the other two places holds it, so whatever sees both loses it; the same goes with rows and columns exchanged.
sudoku-about-two-string-kite = A digit has two places in a row and two in a column, and one of each lies in the same box. One of the far ends holds it, so the cell that sees both loses it.
sudoku-about-turbot-fish = Two houses in which a digit has two places each are tied together by two places that see each other. One of the far ends holds it, so whatever sees both loses it.
sudoku-about-empty-rectangle = In a box, a digit is left only along one row and one column. With a house where it has two places, this rules it out where that row or column meets the far one.
sudoku-about-dual-two-string-kite = Two 2-String Kites meet in the same box. Each of them rules out its own cell.
sudoku-about-dual-empty-rectangle = Two Empty Rectangles meet in the same box. Each of them rules out its own cell.
sudoku-about-simple-colours-trap = Colour the places of a digit in turn along houses where it has only two. One colour is true, so a cell that sees both colours loses the digit.
sudoku-about-simple-colours-wrap = Colour the places of a digit in turn along houses where it has only two. If two cells of one colour see each other, that colour is false.
sudoku-about-multi-colours-1 = A digit has two separate chains of two colours. If a colour of one sees a colour of the other, one of the opposite colours is true, so whatever sees both loses the digit.
sudoku-about-multi-colours-2 = A digit has two separate chains of two colours. If a colour of one sees both colours of the other, it is false.

## Uniqueness

sudoku-about-uniqueness-1 = Three corners of a rectangle over two boxes hold the same two candidates only. If the fourth held one of them, the two could be swapped and the puzzle had two solutions, so it holds another.
sudoku-about-uniqueness-2 = Two corners of a rectangle hold two candidates, and the other two the same and one more. That one stands in one of the two, so whatever sees both loses it.
sudoku-about-uniqueness-3 = Two corners of a rectangle hold two candidates, and the other two have extra ones. Together with cells of their house the extra ones make a naked set, which clears the rest of the house.
sudoku-about-uniqueness-4 = Two corners of a rectangle hold two candidates, and in a house of the other two corners one of these is left nowhere else. With the other digit there the puzzle would be ambiguous, so it goes from both.
sudoku-about-uniqueness-5 = Two or three corners of a rectangle have the same extra candidate, in opposite corners. It stands in one of them, so whatever sees them all loses it.
sudoku-about-uniqueness-6 = Two opposite corners of a rectangle have extra candidates, and one of its two digits is left in both rows and both columns within the rectangle only. In those two corners this digit would make the puzzle ambiguous, so it is out there.
sudoku-about-hidden-rectangle = One corner of a rectangle holds two candidates only, and the row and column of the opposite corner have no place for one of them outside the rectangle. The other digit would make the puzzle ambiguous in that opposite corner, so it is out there.
sudoku-about-avoidable-rectangle-1 = Three corners of a rectangle were filled in by you, and with one digit in the fourth, two digits could be swapped. A puzzle with one solution has no such rectangle without a clue, so that digit is out.
sudoku-about-avoidable-rectangle-2 = Two corners of a rectangle were filled in by you, and the two others have one candidate of the swap and the same extra one. The extra one stands in one of them, so whatever sees both loses it.
sudoku-about-bivalue-grave = Every empty cell but one has two candidates, and every house has each of them twice. The one cell must break this, so it holds the candidate that appears three times.

## Wings

sudoku-about-xy-wing = A cell with two candidates sees two others, each with one of them and a common third. One of these two holds the third, so whatever sees both loses it.
sudoku-about-xyz-wing = A cell with three candidates sees two others, each with two of them. Whatever sees all three cells loses the digit that all three share.
sudoku-about-w-wing = Two cells have the same two candidates, and one of the digits has two places in some house, each seen by one of them. Then one of the cells holds the other digit, and whatever sees both loses it.
sudoku-about-remote-pairs = A chain of cells has the same two candidates, each cell seeing the next. They hold them in turn, so whatever sees two of opposite kind loses both.

## Chains

sudoku-about-x-chain = Strong and weak links of one digit follow in turn, with a strong one at each end. One of the ends holds the digit, so whatever sees both loses it.
sudoku-about-xy-chain = Cells with two candidates follow each other, each sharing a digit with the next, and the ends share one. One of the ends holds it, so whatever sees both loses it.
sudoku-about-continuous-loop = Strong and weak links follow in turn and come back to where they began. Then every weak link holds one true end, so other candidates along it are out.
sudoku-about-discontinuous-loop = Strong and weak links follow in turn and come back to where they began, but for one place. A candidate between two strong links is true, one between two weak links is false.
sudoku-about-alternating-chain = Strong and weak links of any digits follow in turn, with a strong one at each end. One of the ends is true, so whatever sees both is out.
sudoku-about-grouped-continuous-loop = A Continuous Nice Loop in which two or three cells of a box and a line count as one place. Every weak link holds one true end, so other candidates along it are out.
sudoku-about-grouped-discontinuous-loop = A Discontinuous Nice Loop in which two or three cells of a box and a line count as one place. A candidate between two strong links is true, one between two weak links is false.
sudoku-about-grouped-alternating-chain = An Alternating Inference Chain in which two or three cells of a box and a line count as one place. One of the ends is true, so whatever sees both is out.

## Sets

sudoku-about-als-xz = Two sets of cells have one candidate more than cells each, and share a digit that only one of them can hold. The other set then holds all that is left, so a second digit they share is out where all its places are seen.
sudoku-about-als-xy-wing = Two sets with one candidate more than cells are joined by a third, which takes a digit from one of them. The digit that the two share is out where all its places are seen.
sudoku-about-als-chain = Sets with one candidate more than cells follow each other, each taking a digit from the next. The digit that the first and the last share is out where all its places are seen.
sudoku-about-death-blossom = Each candidate of a cell takes a digit from another set with one candidate more than cells. Whichever is true, one of the sets keeps the digit they all share, so it is out where all its places are seen.
sudoku-about-sue-de-coq = Cells where a line and a box cross hold more candidates than cells; sets in the rest of the line and of the box share them out. So each digit has its home in one of the two, and leaves the rest of that house.

## Extreme

sudoku-about-template-set = There are only so many ways to place one digit in the whole grid. A cell that all those left have in common holds it.
sudoku-about-template-delete = There are only so many ways to place one digit in the whole grid. A cell that none of those left uses loses it.
sudoku-about-forcing-chain = Follow a candidate both ways, or every candidate of a cell or of a house. What all these chains lead to is true; what leads to a contradiction is false.
sudoku-about-forcing-net = Like a Forcing Chain, but what follows may rest on several earlier consequences together. What all branches lead to is true; what leads to a contradiction is false.
