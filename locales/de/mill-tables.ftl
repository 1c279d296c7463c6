### Exakte Tabellen für Mühle, wie Skripte von ihnen hören.

mill-table-remembers = Für diese Regeln gibt es keine Tabellen: Mit { $option } sagt eine Stellung allein nicht, was erlaubt ist.
mill-table-circles = Diese Regeln lassen sich nicht ganz lösen: Mit { $option } kann sich das Setzen im Kreis drehen.
mill-table-few-stones = Nach diesen Regeln hat keine Stellung so wenige Steine: Es sind mindestens { $stones }.
mill-table-many-stones = Nach diesen Regeln haben beide zusammen nie so viele Steine: Es sind höchstens { $stones }.
mill-table-occupied = In { $file } sind schon Tabellen; mit --resume geht es dort weiter, sonst wähl einen anderen Ordner.
mill-table-empty = In { $file } sind keine Tabellen.
mill-table-file = { $file }: { $why }
mill-table-foreign = { $file } ist keine Tabelle.
mill-table-newer = { $file } stammt von einer neueren Version von Parlour.
mill-table-other-rules = { $file } gilt für andere Regeln: { $rules }
mill-table-misnamed = { $file } enthält die Tabelle für andere Steine, als der Name sagt.
mill-table-cut = { $file } ist unvollständig: Etwas fehlt oder kam hinzu.
mill-table-damaged = { $file } ist beschädigt.
mill-table-no-memory = { $megabytes } Megabyte Speicher gibt es hier nicht; verlange mit --memory weniger.
mill-table-no-distances = Neben { $file } fehlen die Zugzahlen; mit --no-distances geht es ohne sie weiter.
mill-table-missing = Für { $us } gegen { $them } Steine gibt es keine Tabelle.
mill-table-not-moving = Tabellen enthalten nur Stellungen, in denen alle Steine gesetzt sind und das Spiel weitergeht.
mill-table-too-long = { $us } gegen { $them }: Ein Gewinn dauert mehr Halbzüge, als eine Tabelle fasst; --no-distances kommt ohne aus.
mill-table-wrong = { $us } gegen { $them }: Die Prüfung fand einen Eintrag, der nicht aus seinen Nachfolgern folgt. Das ist ein Fehler des Programms; nichts davon wurde behalten.
