# Sudoku.

game-sudoku = Sudoku
game-sudoku-about = Jede Ziffer einmal in Zeile, Spalte und Block.

## At the table

sudoku-left = { $n ->
    [0] Alle Felder sind gefüllt
    [one] Noch ein Feld
   *[other] Noch { $n } Felder
}
sudoku-conflicts = { $n ->
    [0] Keine Konflikte
    [one] Ein Feld im Konflikt
   *[other] { $n } Felder im Konflikt
}
sudoku-solved = Gelöst! Alle Zeilen, Spalten und Blöcke sind voll.
sudoku-solved-variant = Gelöst! Jede Regel ist eingehalten, jedes Feld gefüllt.
sudoku-in-row = in der Zeile ({ $cells })
sudoku-in-column = in der Spalte ({ $cells })
sudoku-in-box = im Block ({ $cells })
sudoku-in-region = in der Region ({ $cells })
sudoku-in-diagonal = auf der Diagonale ({ $cells })
sudoku-in-window = im Fenster ({ $cells })
sudoku-in-group = an derselben Stelle eines anderen Blocks ({ $cells })
sudoku-in-knight = einen Springerzug entfernt ({ $cells })
sudoku-in-king = über Eck daneben ({ $cells })
sudoku-why-near = { $digit } steht neben der nächstkleineren oder nächstgrößeren Ziffer ({ $cells }).
sudoku-why-one = { $digit } steht noch einmal { $a }.
sudoku-why-two = { $digit } steht noch einmal { $a } und { $b }.
sudoku-why-three = { $digit } steht noch einmal { $a }, { $b } und { $c }.
sudoku-cell-given = Zeile { $row }, Spalte { $column }: { $digit }, vorgegeben
sudoku-cell-entry = Zeile { $row }, Spalte { $column }: { $digit }
sudoku-cell-error = Zeile { $row }, Spalte { $column }: { $digit }, im Konflikt
sudoku-cell-empty = Zeile { $row }, Spalte { $column }: leer
sudoku-cell-corner = Zeile { $row }, Spalte { $column }: leer, in der Ecke { $corner }
sudoku-cell-centre = Zeile { $row }, Spalte { $column }: leer, in der Mitte { $centre }
sudoku-cell-marks = Zeile { $row }, Spalte { $column }: leer, in der Ecke { $corner }, in der Mitte { $centre }
sudoku-cell-coloured = { $cell }, { $colour }
sudoku-cell-in-region = { $cell }, Region { $number }
sudoku-cell-on-diagonal = { $cell }, auf einer Diagonale
sudoku-cell-in-window = { $cell }, Fenster { $number }
sudoku-cell-in-group = { $cell }, Gruppe { $number }
sudoku-pad-digit = { $digit }, noch { $left } zu setzen
sudoku-puzzle = Rätsel
sudoku-clues = { $n ->
    [one] Eine Vorgabe
   *[other] { $n } Vorgaben
}
sudoku-rules-and = { $first } · { $next }
sudoku-rules-jigsaw = Jigsaw: Statt der Blöcke gelten die dick umrandeten Regionen.
sudoku-rules-x = X: Auf beiden Diagonalen steht jede Ziffer einmal.
sudoku-rules-falling = Auf der Diagonale von links oben steht jede Ziffer einmal.
sudoku-rules-rising = Auf der Diagonale von links unten steht jede Ziffer einmal.
sudoku-rules-windoku = Windoku: In den vier getönten Fenstern steht jede Ziffer einmal.
sudoku-rules-disjoint = Disjunkte Gruppen: An derselben Stelle aller Blöcke steht jede Ziffer einmal.
sudoku-rules-anti-knight = Antispringer: Felder einen Springerzug auseinander sind verschieden.
sudoku-rules-anti-king = Antikönig: Felder, die sich an einer Ecke berühren, sind verschieden.
sudoku-rules-non-consecutive = Nicht konsekutiv: Ziffern nebeneinander liegen um mehr als eins auseinander.
sudoku-own-about = Füg ein Rätsel in irgendeinem Format ein: 81 Zeichen, neun Zeilen, ein Gitter mit Kandidaten, SDK oder einen Link von f-puzzles, SudokuPad oder sudokuwiki.
sudoku-enter-own = Tipp die Vorgaben deines Rätsels ein, 0 für ein leeres Feld: Jede führt zum nächsten Feld. Dann spiel es.
sudoku-share-line = 81 Zeichen
sudoku-share-library = Mit deinen Ziffern, für HoDoKu
sudoku-puzzles = Tagesrätsel
sudoku-puzzles-of = { $game }: das Tagesrätsel
sudoku-daily-classic = Montags leicht, sonntags unfair
sudoku-share-f-puzzles = Link zu f-puzzles
sudoku-share-sudokupad = Link zu SudokuPad
sudoku-share-sudokuwiki = Link zu sudokuwiki
sudoku-digit = Ziffer
sudoku-corner = Ecke
sudoku-centre = Mitte
sudoku-colour = Farbe
sudoku-next-mode = Nächste Eingabeart
sudoku-use = Rätsel spielen
sudoku-erase = Löschen
sudoku-fill = Kandidaten eintragen
sudoku-digit-first = Ziffer zuerst
sudoku-all = Alle Felder auswählen
sudoku-invert = Auswahl umkehren
sudoku-did-set = { $cells } = { $digit }
sudoku-did-clear = { $cells } gelöscht
sudoku-did-corner = { $cells } Ecke { $digit }
sudoku-did-centre = { $cells } Mitte { $digit }
sudoku-did-remove-corner = { $cells } Ecke { $digit } entfernt
sudoku-did-remove-centre = { $cells } Mitte { $digit } entfernt
sudoku-did-colour = { $cells } { $colour }
sudoku-did-fill = Kandidaten eingetragen
sudoku-did-unfill = Kandidaten entfernt
sudoku-more = { $list } und { $n } weitere
sudoku-summary-entries = { $n ->
    [one] Eine Ziffer eingetragen
   *[other] { $n } Ziffern eingetragen
}
sudoku-summary-wrong = { $n ->
    [0] Kein Feld war je falsch
    [one] Ein Feld war unterwegs falsch
   *[other] { $n } Felder waren unterwegs falsch
}
sudoku-summary-hints = { $n ->
    [0] Keine Tipps
    [one] Ein Tipp
   *[other] { $n } Tipps
}
sudoku-wrote = { $digit }
sudoku-cleared = Gelöscht
sudoku-marked = Notiz { $digit }
sudoku-unmarked = Notiz { $digit } entfernt

## Refusals and verdicts

sudoku-given = Zeile { $row }, Spalte { $column } gehört zum Rätsel und bleibt, wie sie ist.
sudoku-filled = In Zeile { $row }, Spalte { $column } steht eine Ziffer; Notizen sind für leere Felder.
sudoku-contradictory-givens = Die Vorgaben widersprechen sich: { $cells }.
sudoku-none = Keine Lösung: Die Vorgaben brechen untereinander keine Regel, aber nichts ergänzt sie.
sudoku-many = Viele Lösungen: Auf { $cell } hat eine { $first }, eine andere { $second }.
sudoku-judge-good = Alles Eingetragene passt zur Lösung.
sudoku-judge-wrong = { $n ->
    [one] Eine Eingabe passt nicht zur Lösung: { $cells }.
   *[other] { $n } Eingaben passen nicht zur Lösung: { $cells }.
}
sudoku-judge-none = Dieses Rätsel hat keine Lösung zum Vergleichen.
sudoku-judge-many = Dieses Rätsel hat mehr als eine Lösung; so lässt sich nichts vergleichen.

## The coach

sudoku-hint-why = Welche Technik?
sudoku-hint-show = Zeig es mir
sudoku-hint-look-houses = Sieh dir { $houses } an.
sudoku-hint-look-cells = Sieh dir { $cells } an.
sudoku-hint-technique = Die gesuchte Technik: { $technique }.
sudoku-hint-none = Dieses Rätsel hat keine Lösung, also kann kein Schritt stimmen.
sudoku-hint-many = Dieses Rätsel hat mehr als eine Lösung: { $cell } kann { $first } oder { $second } sein, und nichts entscheidet es.
sudoku-hint-dead-end = Dieses Rätsel hat mehrere Lösungen, aber keine mit allem, was eingetragen ist. „Zurück“ führt zu einer zurück.
sudoku-hint-wrong-look = Etwas Eingetragenes ist falsch.
sudoku-wrong-conflict = { $cell } kann nicht { $digit } sein: { $digit } steht schon auf { $at }.
sudoku-wrong-near = { $cell } kann nicht { $digit } sein: Die nächstkleinere oder nächstgrößere Ziffer steht daneben, auf { $at }.
sudoku-wrong-at-once = { $cell } kann nicht { $digit } sein: { $end }
sudoku-wrong-leads = { $cell } kann nicht { $digit } sein: Daraus folgt { $steps }, und dann: { $end }
sudoku-wrong-no-digit = für { $at } bleibt nichts übrig.
sudoku-wrong-no-place = { $other } hat keinen Platz in { $house }.
sudoku-wrong-long = { $cell } kann nicht { $digit } sein: Das führt zu keiner Lösung.
sudoku-hint-fill = { $n ->
    [one] Der nächste Schritt schließt Kandidaten aus, und ein Feld hat keine Notizen. Trag erst seine Kandidaten ein.
   *[other] Der nächste Schritt schließt Kandidaten aus, und { $n } Felder haben keine Notizen. Trag erst die Kandidaten ein.
}
sudoku-hint-stale = Auf { $cell } ist { $digit } notiert, aber { $digit } steht schon auf { $at }.
sudoku-hint-stale-near = Auf { $cell } ist { $digit } notiert, aber daneben, auf { $at }, steht { $other }.
sudoku-hint-missing = { $n ->
    [one] Die Notiz { $digits } fehlt auf { $cell }: Keine Ziffer im Gitter schließt sie aus.
   *[other] Eine der Notizen { $digits } fehlt auf { $cell }: Keine Ziffer im Gitter schließt sie aus.
}
sudoku-hint-and-more = { $n ->
    [one] { $first } Das gibt es noch einmal.
   *[other] { $first } Das gibt es noch { $n }-mal.
}
sudoku-reveal = Keine Technik, die der Trainer kennt, führt weiter. Aus der Lösung: { $cell } ist { $digit }.
sudoku-technique-fill = Kandidaten
sudoku-technique-reveal = Aus der Lösung
sudoku-technique-none = Keine Lösung
sudoku-technique-many = Mehrere Lösungen
sudoku-explain-fill = Der nächste Schritt schließt Kandidaten aus, darum werden erst alle eingetragen.
sudoku-explain-many = Dieses Rätsel hat mehr als eine Lösung, darum führt keine Kette von Gründen ans Ende.

## Menus

sudoku-preset-easy = Leicht
sudoku-preset-easy-about = 36 Vorgaben; den letzten Platz oder die letzte Ziffer zu suchen genügt.
sudoku-preset-medium = Mittel
sudoku-preset-medium-about = 30 Vorgaben; es braucht Paare, Dreier und gesperrte Kandidaten.
sudoku-preset-hard = Schwer
sudoku-preset-hard-about = Wenige Vorgaben; Fische, Wings und Eindeutigkeit.
sudoku-preset-unfair = Unfair
sudoku-preset-unfair-about = Wenige Vorgaben; Ketten und fast gesperrte Mengen.
sudoku-preset-extreme = Extrem
sudoku-preset-extreme-about = Wenige Vorgaben; Zwangsketten oder ein sehr langer Weg.
sudoku-option-level = Stufe
sudoku-option-level-about = Was zum Lösen nötig ist, von Einern bis zu Zwangsketten.
sudoku-level-easy = Leicht
sudoku-level-medium = Mittel
sudoku-level-hard = Schwer
sudoku-level-unfair = Unfair
sudoku-level-extreme = Extrem
sudoku-level-any = beliebig
sudoku-option-technique = Technik
sudoku-option-technique-about = Die schwerste Technik, die es braucht; sie gilt anstelle einer Stufe.
sudoku-techniques = Techniken für Sudoku
sudoku-techniques-about = Was der Trainer kennt, vom Leichtesten zum Schwersten. „Ausprobieren“ zeigt ein Brett, auf dem die Technik als Nächstes dran ist; „Üben“ macht Rätsel, die sie brauchen und nichts Schwereres.
sudoku-option-symmetry = Muster
sudoku-option-symmetry-about = Welche Drehung oder Spiegelung das Muster der Vorgaben nicht ändert.
sudoku-symmetry-none = keins
sudoku-symmetry-half-turn = halbe Drehung
sudoku-symmetry-quarter-turn = Vierteldrehung
sudoku-symmetry-mirror = Spiegel
sudoku-symmetry-diagonal = Diagonale
sudoku-symmetry-both-diagonals = beide Diagonalen
sudoku-option-clues = Vorgaben
sudoku-option-clues-about = Wie viele Ziffern schon dastehen; weniger lassen mehr zu finden.
sudoku-clues-fewest = so wenige wie möglich
sudoku-option-rating = Bewertung
sudoku-option-rating-about = Nach Sudoku Explainer, statt der Stufe. Von 4,5 bis 6,5 kann es einige Sekunden dauern.
sudoku-rating-usual = nach Stufe
sudoku-option-variant = Regeln
sudoku-option-variant-about = Klassisch oder mit einer Regel mehr; ein Jigsaw hat statt der Blöcke eigene Regionen.
sudoku-variant-classic = klassisch
sudoku-variant-x = X
sudoku-variant-falling = fallende Diagonale
sudoku-variant-rising = steigende Diagonale
sudoku-variant-jigsaw = Jigsaw
sudoku-variant-windoku = Windoku
sudoku-variant-disjoint = disjunkte Gruppen
sudoku-variant-anti-knight = Antispringer
sudoku-variant-anti-king = Antikönig
sudoku-variant-non-consecutive = nicht konsekutiv
sudoku-setting-upkeep = Notizen streichen, die eine Ziffer ausschließt
sudoku-setting-peers = Zeile, Spalte und Block tönen
sudoku-setting-alike = Gleiche Ziffern hervorheben
sudoku-setting-coordinates = Zeilen und Spalten nummerieren
sudoku-setting-mistakes = Jede Eingabe mit der Lösung vergleichen
sudoku-chart-entries = Eingetragene Ziffern
sudoku-stat-won = Gelöst

## Instructions

sudoku-help-aim = Füll das Gitter so, dass in jeder Zeile, jeder Spalte und jedem 3x3-Block jede Ziffer von 1 bis 9 einmal steht. Die Vorgaben in Tinte bleiben.
sudoku-help-enter = Wähl Felder aus und gib eine Ziffer ein, oder nimm „Ziffer zuerst“, halt eine Ziffer fest und tipp auf die Felder, in die sie gehört. Zieh oder halt Strg oder Umschalt, um mehrere auszuwählen; ein Doppelklick wählt alle mit derselben Ziffer.
sudoku-help-marks = Notizen in der Ecke haben feste Plätze, die in der Mitte stehen beieinander, mit Farben machst du, was du willst. „Kandidaten eintragen“ notiert alles, was Zeile, Spalte und Block offen lassen.
sudoku-help-conflicts = Konflikte siehst du sofort: gleiche Ziffern in Zeile, Spalte oder Block. Das prüft nur die Regeln und weiß nichts von der Lösung. „Mit der Lösung vergleichen“ weiß sie und sagt, was falsch ist.
sudoku-help-branches = Merk dir eine Stelle, bevor du etwas versuchst; „Zur gemerkten Stelle“ nimmt alles seither zurück, „Wieder vor“ holt es wieder.
sudoku-help-variants = Ein Rätsel kann außer den klassischen noch weitere Regeln haben: Wähl sie unter „Regeln“ eines neuen Spiels, oder bring ein Rätsel mit, das sie hat. Sie stehen neben dem Brett, jeder Konflikt nennt die Regel, die er bricht, und Tipps nutzen sie. In einem Aufbau lassen sich mehrere verbinden: Ihre Wörter, etwa „x anti-knight“, stehen vor den 81 Feldern.
sudoku-help-houses = X: Auf beiden Diagonalen steht jede Ziffer einmal. Jigsaw: Statt der Blöcke gelten dick umrandete Regionen. Windoku: Auch in vier getönten Fenstern steht jede Ziffer. Disjunkte Gruppen: An derselben Stelle aller neun Blöcke steht jede Ziffer.
sudoku-help-moves = Antispringer: Felder einen Springerzug auseinander sind verschieden. Antikönig: Felder, die sich an einer Ecke berühren, sind verschieden. Nicht konsekutiv: Ziffern nebeneinander liegen um mehr als eins auseinander.

## Commands

read-unknown-variant = „{ $found }“ (bei { $at }) nennt keine Regeln, die hier bekannt sind: x, falling, rising, jigsaw=, windoku, disjoint, anti-knight, anti-king und non-consecutive.
read-jigsaw-length = Nach „jigsaw=“ (bei { $at }) stehen { $found } Buchstaben, nicht 81.
read-jigsaw-letter = „{ $found }“ (bei { $at }) ist kein Buchstabe einer Region, a bis i.
read-irregular-region = Die Region „{ $found }“ (bei { $at }) hat mehr als neun Felder, also hat eine andere weniger.
read-link-region = Nicht alle Regionen des Rätsels in diesem Link haben neun Felder: { $found } ist eins zu viel.
sudoku-solve-stopped = Abgebrochen, bevor es gelöst war.
sudoku-canon-variant = Eine Normalform haben nur klassische Rätsel.
sudoku-print-variant = Ein Rätsel mit eigenen Regeln lässt sich noch nicht drucken; es bleibt weg.
sudoku-format-variant = { $format } kann diese Regeln nicht ausdrücken: { $variant }. Es wäre ein anderes Rätsel.
sudoku-generate-no-grid = Nach diesen Regeln fand sich kein volles Gitter: { $variant }.
read-bad-candidate = „{ $found }“ (bei { $at }) ist weder die Ziffer seines Platzes noch ein Zeichen für keine.
read-candidates-length = Ein Rätsel aus Kandidaten hat 729 Zeichen, dieses hat { $found }.
sudoku-grade = { $level } · Wert { $rating }
sudoku-print-heading = { $number } · { $grade }
sudoku-print-titled = { $number } · { $title } · { $grade }
sudoku-print-unsound = nicht genau eine Lösung
sudoku-print-solutions = Lösungen
read-library-parts = „{ $found }“ (bei { $at }) ist keine Zeile einer Technikbibliothek: Zwischen den Doppelpunkten fehlen Teile.
read-library-candidate = „{ $found }“ (bei { $at }) ist nicht Ziffer, Zeile und Spalte, jede von 1 bis 9.
read-no-game = In dieser Datei ist kein Spiel: „{ $found }“ (bei { $at }).
read-no-such-block = „{ $found }“ (bei { $at }) ist kein Abschnitt dieses Formats: Das sind [Puzzle] und [State].
read-not-classic = Dieses Rätsel hat eigene Regeln („{ $found }“); hier lassen sich nur klassische spielen.
read-link-long = Das Rätsel in diesem Link (bei { $at }) ist länger, als ein klassisches sein kann.
read-link-packed = Das Rätsel in diesem Link (bei { $at }) ist beschädigt oder nicht so gepackt, wie f-puzzles es tut.
read-link-own-form = Dieser Link hat die eigene Form von SudokuPad, die nur SudokuPad liest. Links mit „fpuzzles“ lassen sich öffnen.
read-link-size = Das Rätsel in diesem Link hat { $found } Zeilen, nicht 9.
read-link-grid = Das Rätsel in diesem Link hat nicht 9 Zeilen zu 9 Feldern.
read-link-cell = Ein Feld des Rätsels in diesem Link ist nicht lesbar: { $found }.
sudoku-generate-too-rare = Ein solches Rätsel fand sich nicht: „{ $wish }“. Mit einer anderen Zahl von Vorgaben, anderem Muster oder anderer Stufe eher.
sudoku-generate-no-pattern = Kein Muster dieser Art hat { $clues } Vorgaben.
sudoku-generate-too-few-clues = Mit { $wished } Vorgaben fand sich keins; am wenigsten waren { $reached }.
sudoku-generate-stopped = Abgebrochen, bevor ein Rätsel gefunden war.

## Keys

sudoku-key-step = Über das Gitter gehen
sudoku-key-extend = Mehr Felder auswählen
sudoku-key-digit = Eine Ziffer eingeben; 0 löscht
sudoku-key-corner = In der Ecke notieren
sudoku-key-centre = In der Mitte notieren
sudoku-key-colour = Den Feldern eine Farbe geben
sudoku-key-filter = Diese Ziffer hervorheben
sudoku-key-switch = Zwischen Ziffern und Notizen wechseln
sudoku-key-cancel = Wieder nur das eine Feld auswählen
