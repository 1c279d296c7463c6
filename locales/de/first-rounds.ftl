# First rounds: each game teaches itself in a few steps, one sentence each.

ui-first = Erste Runde
ui-first-offer = Neu hier? Spiel eine erste Runde
ui-first-decline = Nein, danke
ui-first-at = Erste Runde, { $n } von { $all }
ui-first-over = Erste Runde, geschafft
ui-first-skip = Überspringen
ui-first-real = Echtes Spiel
ui-first-again = Noch einmal
ui-first-not-now = Nicht in diesem Schritt. { $what }

## Shut the Box

shutbox-first-roll = Wirf die Würfel.
shutbox-first-pick = Wähl Klappen, die zusammen so viel ergeben wie die Würfel: eine, zwei oder mehr.
shutbox-first-submit = Leg sie mit „Umlegen“ um.
shutbox-first-again = Würfle noch einmal; was umgelegt ist, bleibt unten.
shutbox-first-second = Leg auch zu diesem Wurf passende Klappen um.
shutbox-first-on = Mach so weiter, bis zu einem Wurf nichts mehr passt: Dann ist dein Zug zu Ende.
shutbox-first-done = Was noch steht, zählt: je weniger, desto besser, und am besten ist die Box ganz zu.

## Sudoku

sudoku-first-row = In jeder Zeile, jeder Spalte und jedem Block steht jede Ziffer einmal, und dieser Zeile fehlt nur die 7: Schreib sie ins markierte Feld.
sudoku-first-wrong = Jetzt mach absichtlich einen Fehler: Schreib eine 7 ins markierte Feld.
sudoku-first-undo = Sie wird rot, denn diese Spalte hat schon eine 7: Nimm sie mit „Zurück“ weg.
sudoku-first-corner = In der Mitte scheinen 1 und 9 zu passen: Schalte auf „Ecke“ um und notiere dort beide.
sudoku-first-hint = Weißt du nicht weiter, dann weiß es der Trainer: Bitte um einen Tipp.
sudoku-first-hinted = „Diese Spalte hat ihre 9, also ist das markierte Feld die 1“: Schalte zurück auf „Ziffer“ und schreib sie hin.
sudoku-first-rest = Füll die übrigen Felder.
sudoku-first-done = Gelöst: Echte Rätsel sind anfangs leerer, und der Trainer erklärt jeden Schritt, nach dem du fragst.

## Hidato

hidato-first-place = Jede Zahl berührt die nächste, an einer Seite oder Ecke: Tipp auf das markierte Feld, dort kommt die 2 hin.
hidato-first-anchor = Der Ring zeigt, von welcher Zahl es weitergeht: Schreib 4 und 5 in die markierten Felder.
hidato-first-select = Du kannst bei jeder Zahl weitermachen: Tipp auf die 16.
hidato-first-down = Nach der 16 kommt nichts mehr, also wähl „Abwärts“.
hidato-first-back = Jetzt kommt die 15 ins markierte Feld.
hidato-first-undo = Wenn du es dir anders überlegst, nimm sie mit „Zurück“ weg.
hidato-first-rest = Füll den Rest, von welchem Ende du magst: Der Weg muss durch jedes Feld führen.
hidato-first-done = Der Weg ist vollständig: Echte Bretter sind größer, und der Trainer erklärt jeden Schritt, nach dem du fragst.

## Mill

mill-first-place = Drei in einer Reihe sind eine Mühle: Setz deinen letzten Stein auf den markierten Punkt.
mill-first-take = Wer eine Mühle schließt, nimmt einen Stein: Nimm den markierten.
mill-first-slide = Alle Steine sind gesetzt, jetzt wird auf den Linien gezogen: Zieh den markierten einen Schritt aus der Mühle.
mill-first-close = Zieh ihn zurück: Die Mühle schließt sich wieder, und du nimmst den markierten Stein.
mill-first-fly = Auch dein Gegner hat einen genommen, und mit dreien darfst du springen: von der markierten Ecke auf den anderen markierten Punkt.
mill-first-win = Spring zurück in die Mühle und nimm irgendeinen Stein: Mit zweien geht es nicht weiter.
mill-first-done = Du hast gewonnen: Wer nur noch zwei Steine hat oder nicht ziehen kann, hat verloren.

## The dungeon

rogue-first-walk = Du bist das @: Geh auf das Gold.
rogue-first-look = Wähl „Schauen“: So erfährst du von allem, was es ist und wie ein Kampf ausginge.
rogue-first-explore = Wähl „Erkunden“, wenn nötig mehrmals: Du gehst von selbst, hebst auf und öffnest Türen.
rogue-first-fight = Das S ist eine Schlange: Lauf gegen sie, um zuzuschlagen, bis sie tot ist.
rogue-first-drink = Trink den Trank, den du gefunden hast: Er heilt.
rogue-first-stairs = Wähl „Treppe hinab“: Erst gehst du hin, dann hinunter.
rogue-first-done = So geht es weiter, immer tiefer, bis zum Amulett und wieder herauf; gib acht, du hast nur ein Leben.
