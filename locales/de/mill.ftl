# Mühle.

game-mill = Mühle
game-mill-about = Drei in einer Reihe schlagen einen Stein.

## Refusals

mill-white = Weiß
mill-black = Schwarz
mill-over = Das Spiel ist aus.
mill-remove-first = Erst muss ein Stein geschlagen werden.
mill-nothing-to-remove = Jetzt gibt es nichts zu schlagen.
mill-hand-empty = Alle Steine sind gesetzt: Zieh mit einem.
mill-place-first = Solange Steine in der Hand sind, wird gesetzt, nicht gezogen.
mill-occupied = { $point } ist besetzt.
mill-not-yours = Auf { $point } steht kein Stein von dir.
mill-too-far = { $from } und { $to } sind keine Nachbarn.
mill-repeated = Der Stein darf nicht gleich von { $from } nach { $to } zurück.
mill-no-target = Auf { $point } steht kein Stein, der zu schlagen wäre.
mill-protected = Der Stein auf { $point } steht in einer Mühle, andere nicht.
mill-not-adjacent = Der Stein auf { $point } steht nicht neben einem von dir.
mill-other-rule = Der Stein auf { $point } gehört nicht zum begonnenen Schlag.
mill-option-range = { $option }={ $value } geht nicht: { $least } bis { $most }.
mill-too-few-pieces = Mit je { $pieces } Steinen hätten beide schon vor dem ersten Zug verloren: Mit weniger als { $least } verliert man.
mill-record-illegal = Aktion { $number }, { $action }: { $why }
mill-fen-fields = Eine FEN hat 17 Felder, diese { $written }.
mill-fen-at = Feld { $field } ({ $name }), Spalte { $column }
mill-fen-rings = { $at }: „{ $found }“ ist nicht, was hierher gehört: drei Ringe zu acht Punkten.
mill-fen-stone = { $at }: „{ $found }“ ist keins von O, @, X und *.
mill-fen-side = { $at }: „{ $found }“ ist keine Seite, w oder b.
mill-fen-phase = { $at }: „{ $found }“ ist keine Phase: r, p, n, m oder o.
mill-fen-action = { $at }: „{ $found }“ ist keine Aktion: p, s, r oder ?.
mill-fen-number = { $at }: „{ $found }“ ist keine Zahl, die dort stehen kann.
mill-fen-square = { $at }: „{ $found }“ ist nicht die Nummer eines Punkts.
mill-fen-marker = { $at }: „{ $found }“ ist kein Vermerk wie c:w-1-18|b-0-, p:18 oder s:1.
mill-fen-field-1 = Brett
mill-fen-field-2 = Seite am Zug
mill-fen-field-3 = Phase
mill-fen-field-4 = Aktion
mill-fen-field-5 = weiße Steine auf dem Brett
mill-fen-field-6 = weiße Steine in der Hand
mill-fen-field-7 = schwarze Steine auf dem Brett
mill-fen-field-8 = schwarze Steine in der Hand
mill-fen-field-9 = was Weiß noch schlagen muss
mill-fen-field-10 = was Schwarz noch schlagen muss
mill-fen-field-11 = woher die letzte weiße Mühle kam
mill-fen-field-12 = wohin die letzte weiße Mühle ging
mill-fen-field-13 = woher die letzte schwarze Mühle kam
mill-fen-field-14 = wohin die letzte schwarze Mühle ging
mill-fen-field-15 = verbrauchte Mühlen
mill-fen-field-16 = Züge, seit ein Stein gesetzt oder geschlagen wurde
mill-fen-field-17 = Runde
mill-fen-field-18 = Vermerk
mill-fen-on-board = { $side }: { $written } Steine vermerkt, { $found } auf dem Brett.
mill-fen-count = { $written } ist keine Anzahl von Steinen.
mill-fen-target = { $marker }: Auf { $point } steht kein Stein des Gegners.
mill-fen-marker-side = { $marker }: { $side } ist nicht am Zug.
mill-fen-marker-owed = { $marker }: Es gibt Ziele, aber es ist nichts zu schlagen.
mill-fen-quota = { $marker }: { $written } von { $targets } Zielen lassen sich nicht schlagen.
mill-fen-twice = { $marker } steht zweimal da.
mill-fen-owed-action = Es ist noch zu schlagen, aber die Aktion ist { $action }, nicht r.
mill-fen-owed-side = Zu schlagen hat nur die Seite, die nicht am Zug ist.
mill-fen-closed = Auf { $point } steht ein Stein, doch diesen Punkt hat das Brett nicht.

## Commands

mill-best-over = Das Spiel ist aus: Es gibt nichts zu tun.
mill-match-no-opening = Für dieses Spiel fand sich keine zufällige Eröffnung.
mill-match-no-answer = Das Programm „{ $command }“ hat nicht rechtzeitig geantwortet.
mill-match-no-thread = Das Programm „{ $command }“ ließ sich nicht anhören: Das System gibt keine weiteren Threads her.
mill-annotate-no-turn = In dieser Partie steht kein Zug.
mill-match-engine-ended = Das Programm „{ $command }“ endete ohne Antwort.
mill-match-no-options = { $flag } ist für Programme mit UCI; dieses hier nimmt keine Optionen.
mill-match-late = Programm { $engine }, „{ $command }“, brauchte länger als seine { $allowed } ms, und zwar bei { $late } von { $answers } Antworten, bis zu { $longest } ms.
mill-solve-placing = Setzen: bisher { $positions } Stellungen.
mill-solve-draws = Wer anfängt, hält mindestens unentschieden ({ $positions } Stellungen beim Setzen).
mill-solve-loses = Wer anfängt, verliert ({ $positions } Stellungen beim Setzen).
mill-solve-wins = Wer anfängt, gewinnt ({ $positions } Stellungen beim Setzen).
mill-solve-no-win = Wer anfängt, spielt höchstens unentschieden ({ $positions } Stellungen beim Setzen).
mill-uci-unknown = Nicht verstanden: „{ $found }“

## Hints

mill-hint-because = { $action } { $why }.
mill-hint-because-both = { $action } { $why } und { $also }.
mill-hint-best = { $action } steht am besten, soweit zu sehen ist.
mill-hint-only = { $action }.
mill-hint-certain = { $because } { $certain }
mill-taking = Der Schlag auf { $point }
mill-lines-and = { $lines } und { $last }
mill-reason-closes = schließt { $lines }
mill-reason-captures = fängt { $points }
mill-reason-stops = hindert den Gegner an { $lines }
mill-reason-breaks = zerreißt { $lines }
mill-reason-frees = macht Platz für { $lines }
mill-reason-threatens = droht mit { $lines }
mill-reason-again = { $n ->
    [one] kann danach noch einmal schließen
   *[other] kann danach auf { $n } Arten wieder schließen
}
mill-reason-few-moves = { $n ->
    [one] lässt dem Gegner einen einzigen Zug
   *[other] lässt dem Gegner { $n } Züge
}
mill-reason-leaves-stones = { $n ->
    [one] lässt dem Gegner einen einzigen Stein
   *[other] lässt dem Gegner { $n } Steine
}
mill-reason-prepares = bereitet { $line } vor, falls { $answer } folgt
mill-certain-wins-steps = { $n ->
    [one] Das gewinnt auf der Stelle.
   *[other] Das gewinnt in { $n } Schritten.
}
mill-certain-wins = Das gewinnt.
mill-certain-wins-turns = { $n ->
    [one] Das gewinnt auf der Stelle.
   *[other] Das gewinnt in { $n } Zügen von dir.
}
mill-certain-only-win = Nichts anderes gewinnt.
mill-certain-only-win-turns = { $n ->
    [one] Das gewinnt auf der Stelle; nichts anderes gewinnt.
   *[other] Das gewinnt in { $n } Zügen von dir; nichts anderes gewinnt.
}
mill-certain-draw = Bei bestem Spiel wird es unentschieden.
mill-certain-only-draw = Nichts anderes rettet das Unentschieden.
mill-certain-loses = Bei bestem Spiel ist die Partie verloren.
mill-certain-loses-turns = { $n ->
    [one] Der Gegner gewinnt mit dem nächsten Zug, was du auch tust.
   *[other] Bei bestem Spiel gewinnt der Gegner in { $n } Zügen.
}
mill-outlook = Aussicht
mill-outlook-wins = gewinnt in { $n }
mill-outlook-loses = verliert in { $n }
mill-outlook-wins-turns = gewinnt in { $n ->
    [one] einem Zug
   *[other] { $n } Zügen
}
mill-outlook-loses-turns = verliert in { $n ->
    [one] einem Zug
   *[other] { $n } Zügen
}
mill-outlook-won = gewinnt
mill-outlook-lost = verliert
mill-outlook-draw = unentschieden
mill-outlook-level = ausgeglichen
mill-outlook-ahead = +{ $stones } Steine
mill-outlook-behind = −{ $stones } Steine
mill-leads-wins = { $n ->
    [one] gewinnt auf der Stelle
   *[other] gewinnt in { $n } Schritten
}
mill-leads-loses = { $n ->
    [one] verliert auf der Stelle
   *[other] verliert in { $n } Schritten
}
mill-leads-wins-turns = { $n ->
    [one] gewinnt auf der Stelle
   *[other] gewinnt in { $n } Zügen von dir
}
mill-leads-loses-turns = { $n ->
    [one] verliert gegen den nächsten Zug
   *[other] verliert in { $n } Zügen des Gegners
}
mill-leads-side-wins-turns = { $n ->
    [one] gewinnt auf der Stelle
   *[other] gewinnt für { $who } in { $n } Zügen
}
mill-leads-won = gewinnt
mill-leads-lost = verliert
mill-leads-draw = hält das Unentschieden
mill-leads-level = hält das Spiel ausgeglichen
mill-leads-ahead = bringt dich { $stones } Steine in Führung
mill-leads-behind = wirft dich { $stones } Steine zurück
mill-leads-side-ahead = bringt { $who } { $stones } Steine in Führung
mill-leads-side-behind = wirft { $who } { $stones } Steine zurück
mill-goal-win = { $n ->
    [one] Weiß gewinnt mit dem ersten Zug: Finde ihn.
   *[other] Weiß zieht und gewinnt in { $n } Zügen.
}
mill-goal-only = Weiß zieht und gewinnt in { $n } Zügen; zuerst hilft nur ein einziger.
mill-goal-only-any = Weiß zieht und gewinnt; zuerst hilft nur ein einziger Zug.
mill-goal-hold = { $n ->
    [one] Halt das Unentschieden einen Zug lang.
   *[other] Weiß zieht: Halt das Unentschieden { $n } Züge lang.
}
mill-goal-any = Weiß zieht: Finde den besten Weg.
mill-goal-better = Hier lagst du falsch: Finde den besseren Zug.
mill-puzzles-of = { $game }: Endspiele zum Üben
mill-puzzles = Endspiele üben
mill-pack-win-soon = Bald gewinnen
mill-pack-only-move = Der einzige Zug
mill-pack-hold = Remis halten
mill-pack-win-later = Später gewinnen
mill-pack-long-way = Der lange Weg
mill-pack-hold-five = Gegen fünf bestehen
mill-pack-capture-only = Schlagen: der eine Zug
mill-pack-capture-hold = Schlagen: Remis halten
mill-pack-custodian-only = Zange: der eine Zug
mill-pack-custodian-hold = Zange: Remis halten
mill-pack-intervention-only = Keil: der eine Zug
mill-pack-intervention-hold = Keil: Remis halten
mill-daily-win = Gewinnen
mill-daily-hold = Remis halten
mill-train-no-tables = Für diese Regeln gibt es keine exakten Tabellen.
mill-train-none = Eine solche Stellung fand sich nicht.
mill-found-exact = exakt
mill-found-searched = geschätzt
mill-stands-wins = { $who } gewinnt.
mill-stands-wins-turns = { $n ->
    [one] { $who } gewinnt mit dem nächsten Zug.
   *[other] { $who } gewinnt in { $n } Zügen.
}
mill-stands-draw = Unentschieden.
mill-stands-level = Ausgeglichen.
mill-stands-ahead = { $who } liegt { $stones } Steine vorn.

## The scene

mill-places = { $n ->
    [one] { $who } setzt den letzten Stein
   *[other] { $who } setzt, { $n } in der Hand
}
mill-moves = { $who } zieht
mill-flies = { $who } zieht und darf springen
mill-removes = { $n ->
    [one] { $who } schlägt einen Stein
   *[other] { $who } schlägt { $n } Steine
}
mill-removes-own = { $n ->
    [one] { $who } nimmt einen eigenen Stein weg
   *[other] { $who } nimmt { $n } eigene Steine weg
}
mill-rule-mill = Mühle: Schlag einen der markierten Steine
mill-rule-custodian = Zange: Schlag den Stein zwischen deinen
mill-rule-intervention = Keil: Schlag beide Steine neben deinem
mill-rule-leap = Übersprung: Schlag den übersprungenen Stein
mill-either = { $one }; oder { $other }
mill-any-of = { $one }; oder { $other }; oder { $third }
mill-won = { $who } gewinnt: { $why }
mill-drawn = Unentschieden: { $why }
mill-why-too-few = zu wenige Steine übrig.
mill-why-no-move = kein Stein kann ziehen.
mill-why-board-full = das Brett ist voll.
mill-why-repetition = zum dritten Mal dieselbe Stellung.
mill-why-many-moves = viele Züge ohne Schlag.
mill-why-many-moves-in-endgame = viele Züge ohne Schlag im Endspiel.
mill-why-unknown = so war es aufgebaut.
mill-stones = { $n ->
    [one] Ein Stein
   *[other] { $n } Steine
}
mill-in-hand = { $n } in der Hand
mill-lost = { $n } verloren
mill-side-stones = { $side }, { $stones }
mill-hand-and-lost = { $hand } in der Hand, { $lost } verloren
mill-point-free = { $point }: frei
mill-point-white = { $point }: weiß
mill-point-black = { $point }: schwarz
mill-point-marked = { $point }: gesperrt
mill-point-target = { $point }, { $why }
mill-target-mill = kann geschlagen werden
mill-target-custodian = kann mit der Zange geschlagen werden
mill-target-intervention = kann mit dem Keil geschlagen werden
mill-target-leap = kann im Übersprung geschlagen werden
mill-stuck = Der Stein auf { $point } kann nicht ziehen.
mill-rules = Regeln
mill-differs = mit { $options }
mill-fen = Stellung
mill-record = Partie
mill-text = { $text }
mill-touch = Setzen, greifen, schlagen
mill-arrange = Stellung aufbauen
mill-arranging = Tipp auf Punkte, um Steine zu setzen
mill-side-white = Weiß ist am Zug
mill-side-black = Schwarz ist am Zug
mill-use = Ab hier spielen
mill-side = Andere Seite am Zug
mill-placing = Übrige Steine in der Hand
mill-empty = Brett leeren
mill-leave = Zurück zum Spiel
mill-placed = { $who }: { $point }.
mill-moved = { $who }: { $from } nach { $to }.
mill-closed = { $n ->
    [one] { $who } schließt eine Mühle.
   *[other] { $who } schließt { $n } Mühlen.
}
mill-triggered = { $who }: { $rule }.
mill-removed = { $who } verliert { $point }.
mill-hand-taken = { $n ->
    [one] { $who } verliert einen Stein aus der Hand.
   *[other] { $who } verliert { $n } Steine aus der Hand.
}
mill-turn-placed = { $point }
mill-turn-moved = { $from } nach { $to }
mill-turn-takes = { $turn }, schlägt { $points }
mill-turn-only-takes = schlägt { $points }
mill-placing-ended = Alle Steine sind gesetzt; nun wird gezogen.
mill-blocked = { $who } kann nicht ziehen.

## Menus

mill-preset-nine = Mühle
mill-preset-nine-about = Je neun Steine; mit den letzten dreien wird gesprungen.
mill-preset-capture = Mit Fangregeln
mill-preset-capture-about = Auch ein Stein zwischen zweien von dir fällt, oder zwei rings um einen.
mill-preset-twelve = Zwölf Steine
mill-preset-twelve-about = Je zwölf Steine, mit Diagonalen.
mill-preset-lasker = Lasker-Mühle
mill-preset-lasker-about = Je zehn Steine; von Anfang an setzen oder ziehen.
mill-preset-morabaraba = Morabaraba
mill-preset-morabaraba-about = Zwölf Steine; jede zugleich geschlossene Mühle schlägt.
mill-own-about = Füg eine Stellung (FEN) oder die Aufzeichnung einer Partie ein. Darüber darf stehen, womit sie beginnt; sonst gelten die hier gewählten Regeln.
mill-option-variant = Variante
mill-option-variant-about = Ein Name legt alle Regeln fest; was darunter steht, weicht davon ab. Wo Programme Verschiedenes unter einem Namen spielen, steht jedes für sich.
mill-variant-nine = Mühle
mill-variant-nine-about = Die Mühle, die fast jeder kennt: je neun Steine, ein Stein für eine Mühle, und mit drei Steinen wird gesprungen. Seit 1993 gelöst: Bei bestem Spiel endet sie unentschieden.
mill-variant-capture = Mühle mit Fangregeln
mill-variant-capture-about = Mühle mit zwei weiteren Arten zu schlagen: ein Stein, den zwei von dir auf einer Linie in die Zange nehmen, oder zwei, zwischen die sich einer von dir keilt. Zwei Mühlen auf einmal schlagen zwei. Eine Hausregel.
mill-variant-twelve = Mühle mit zwölf Steinen
mill-variant-twelve-about = Je zwölf Steine und Linien durch die Ecken, auf denen auch Mühlen zählen. Ist das Brett voll, ehe ein Stein fiel, verliert Weiß.
mill-variant-lasker = Lasker-Mühle
mill-variant-lasker-about = Je zehn Steine, und vom ersten Zug an darfst du ziehen, statt zu setzen. Gelöst: Bei bestem Spiel endet sie unentschieden.
mill-variant-morabaraba = Morabaraba
mill-variant-morabaraba-about = Zwölf Steine und Diagonalen; zwei Mühlen auf einmal schlagen zwei Steine. Was unter diesem Namen als gelöst gilt, zwölf Steine mit Diagonalen, gewinnt, wer anfängt.
mill-variant-morabaraba-menu = Morabaraba, volles Brett remis
mill-variant-morabaraba-menu-about = Morabaraba, wie ein anderes Programm es spielt: zwölf Steine und Diagonalen, ein Stein für beliebig viele Mühlen, keine Zwickmühle mit sofortigem Rückzug, unentschieden bei vollem Brett und nach zehn ruhigen Zügen, sobald eine Seite nur drei Steine hat.
mill-variant-dooz = Dooz
mill-variant-dooz-about = Zwölf Steine und Diagonalen. Eine Mühle beim Setzen nimmt dem Gegner einen Stein aus der Hand und beendet den Zug; ist die Hand leer, einen vom Brett.
mill-variant-dooz-menu = Dooz, Mühlen schützen nie
mill-variant-dooz-menu-about = Dooz, wie ein anderes Programm es spielt: Dazu schützen Mühlen nichts, und bei vollem Brett schlägt zuerst einen Stein, wer zuerst zieht.
mill-variant-russian = Russische Mühle
mill-variant-russian-about = Mühle, bei der jede nur einmal zählt: Sie auf schon benutzten Punkten noch einmal zu schließen, schlägt nichts.
mill-variant-russian-menu = Russische Mühle, ohne Schutz
mill-variant-russian-menu-about = Russische Mühle, wie ein anderes Programm sie spielt: Dazu schützen Mühlen nichts.
mill-variant-chamgonu = Cham Gonu
mill-variant-chamgonu-about = Zwölf Steine und Diagonalen, und niemand springt. Wird beim Setzen geschlagen, sperrt eine Marke den Punkt, bis alle Steine gesetzt sind. Mühlen schützen nichts.
mill-variant-zhiqi = Zhi Qi
mill-variant-zhiqi-about = Zwölf Steine und Diagonalen. Ist das Brett voll, schlägt Weiß einen Stein, dann Schwarz. Wer nicht ziehen kann, schlägt einen Nachbarstein des Gegners und zieht dann.
mill-variant-zhiqi-menu = Zhi Qi mit Marken
mill-variant-zhiqi-menu-about = Zhi Qi, wie ein anderes Programm es spielt: die Regeln von Cham Gonu, und bei vollem Brett schlägt Weiß einen Stein, dann Schwarz.
mill-variant-chengsanqi = Cheng San Qi
mill-variant-chengsanqi-about = Mühle, bei der niemand springt.
mill-variant-chengsanqi-menu = Cheng San Qi mit Marken
mill-variant-chengsanqi-menu-about = Cheng San Qi, wie ein anderes Programm es spielt: Niemand springt, und wird beim Setzen geschlagen, sperrt eine Marke den Punkt, bis alle Steine gesetzt sind.
mill-variant-dasanqi = Da San Qi
mill-variant-dasanqi-about = Die Regeln von Cham Gonu, aber nach dem Setzen zieht Schwarz zuerst.
mill-variant-dasanqi-menu = Da San Qi, ein Stein je Mühle
mill-variant-dasanqi-menu-about = Da San Qi, wie ein anderes Programm es spielt: Dazu schlagen zwei Mühlen auf einmal zwei Steine.
mill-variant-mulmulan = Mul-Mulan
mill-variant-mulmulan-about = Neun Steine auf dem Brett mit Diagonalen, und niemand springt. Wer sich zwischen zwei gegnerische Steine keilt, schlägt beide, und Mühlen schützen nichts.
mill-variant-nerenchi = Nerenchi
mill-variant-nerenchi-about = Zwölf Steine und Diagonalen. Mühlen schützen nichts, und nach dem Setzen zieht Schwarz zuerst.
mill-variant-elfilja = El Filja
mill-variant-elfilja-about = Zwölf Steine ohne Diagonalen, und niemand springt. Mühlen bringen beim Setzen nichts; ist alles gesetzt, werden sie gezählt, und danach schlagen beide. Mühlen schützen nichts. Ist das Brett voll, schlägt Weiß einen Stein, dann Schwarz.
mill-variant-experimental = Versuch
mill-variant-experimental-about = Zum Ausprobieren, nicht in den Menüs: zwölf Steine und Diagonalen, niemand springt, Mühlen schützen nichts, nach dem Setzen zieht Schwarz zuerst. Ist das Brett voll, schlägt Schwarz einen Stein, dann Weiß.
mill-option-pieceCount = Steine je Seite
mill-option-pieceCount-about = Wie viele Steine jede Seite zu setzen hat.
mill-option-rings = Quadrate auf dem Brett
mill-option-rings-about = Bei zweien fehlt das äußerste: Seine Punkte lassen sich nicht benutzen.
mill-option-flyPieceCount = Springen mit höchstens
mill-option-flyPieceCount-about = Wer so wenige Steine auf dem Brett hat, darf auf jeden freien Punkt.
mill-option-mayFly = Steine dürfen springen
mill-option-mayFly-about = Ob wenige Steine statt auf Nachbarpunkte auf jeden freien Punkt dürfen.
mill-option-piecesAtLeastCount = Verloren mit weniger als
mill-option-piecesAtLeastCount-about = Wer auf dem Brett und in der Hand zusammen weniger Steine hat, hat verloren.
mill-option-hasDiagonalLines = Diagonalen
mill-option-hasDiagonalLines-about = Auch durch die Ecken der Quadrate führen Linien, für Züge und für Mühlen.
mill-option-millFormationAction = Eine Mühle beim Setzen
mill-option-millFormationAction-about = Was eine Mühle einbringt, solange gesetzt wird. Beim Ziehen schlägt sie immer einen Stein vom Brett.
mill-millFormationAction-0 = schlägt einen Stein vom Brett
mill-millFormationAction-1 = nimmt einen aus der Hand des Gegners
mill-millFormationAction-2 = nimmt einen aus der Hand, spielt weiter
mill-millFormationAction-3 = schlägt einen Stein vom Brett (wie 0)
mill-millFormationAction-4 = macht einen Stein zur Marke
mill-millFormationAction-5 = zählt erst nach dem Setzen
mill-option-mayMoveInPlacingPhase = Ziehen beim Setzen erlaubt
mill-option-mayMoveInPlacingPhase-about = Statt zu setzen, darf man mit einem Stein auf dem Brett einen Schritt ziehen.
mill-option-isDefenderMoveFirst = Schwarz zieht zuerst
mill-option-isDefenderMoveFirst-about = Nach dem Setzen zieht Schwarz zuerst, nicht Weiß.
mill-option-mayRemoveMultiple = Jede Mühle schlägt einen
mill-option-mayRemoveMultiple-about = Wer mit einem Stein zwei Mühlen schließt, schlägt zwei Steine statt einen.
mill-option-mayRemoveFromMillsAlways = Mühlen schützen nichts
mill-option-mayRemoveFromMillsAlways-about = Steine in Mühlen können fallen, auch wenn andere frei stehen.
mill-option-mayRemoveFromMillDuringPlacing = Beim Setzen ohne Schutz
mill-option-mayRemoveFromMillDuringPlacing-about = Dasselbe, aber nur solange die Seite, die schlägt, noch Steine in der Hand hat.
mill-option-restrictRepeatedMillsFormation = Zwickmühle nie sofort zurück
mill-option-restrictRepeatedMillsFormation-about = Ein Stein, der eben eine Mühle schloss, darf nicht gleich zurück, um die andere zu schließen.
mill-option-oneTimeUseMill = Jede Mühle zählt nur einmal
mill-option-oneTimeUseMill-about = Eine Mühle auf Punkten, wo schon eine geschlossen wurde, schlägt nichts.
mill-option-boardFullAction = Wenn das Brett voll ist
mill-option-boardFullAction-about = Was geschieht, wenn je zwölf Steine jeden Punkt besetzen.
mill-boardFullAction-0 = Weiß verliert
mill-boardFullAction-1 = Weiß schlägt einen, dann Schwarz
mill-boardFullAction-2 = Schwarz schlägt einen, dann Weiß
mill-boardFullAction-3 = wer zuerst zieht, schlägt einen
mill-boardFullAction-4 = unentschieden
mill-option-stopPlacingWhenTwoEmptySquares = Zwei Punkte bleiben frei
mill-option-stopPlacingWhenTwoEmptySquares-about = Bei je zwölf Steinen bleiben die letzten in der Hand, damit Platz zum Ziehen ist.
mill-option-stalemateAction = Wer nicht ziehen kann
mill-option-stalemateAction-about = Was der Seite geschieht, die am Zug ist und keinen hat.
mill-stalemateAction-0 = verliert
mill-stalemateAction-1 = setzt aus
mill-stalemateAction-2 = schlägt einen Nachbarn und zieht
mill-stalemateAction-3 = schlägt einen Nachbarn, der Gegner zieht
mill-stalemateAction-4 = spielt unentschieden
mill-stalemateAction-5 = beide schlagen einen, dann zieht er
mill-option-nMoveRule = Remis nach ruhigen Zügen
mill-option-nMoveRule-about = So viele Züge in Folge ohne Setzen oder Schlagen enden unentschieden.
mill-nMoveRule-0 = nie
mill-option-endgameNMoveRule = Dasselbe mit drei Steinen
mill-option-endgameNMoveRule-about = Die Zahl, die gilt, sobald eine Seite nur noch drei Steine hat, wenn sie kleiner ist.
mill-option-threefoldRepetitionRule = Remis durch Wiederholung
mill-option-threefoldRepetitionRule-about = Dieselbe Stellung zum dritten Mal ist unentschieden.
mill-option-custodian = Zange: den Stein zwischen zweien schlagen
mill-option-custodian-about = Mit je einem Stein an den Enden einer Linie schlägst du den dazwischen.
mill-option-custodian-squareEdges = Zange auf den Seiten der Quadrate
mill-option-custodian-squareEdges-about = Ob die Zange auf den Seiten der drei Quadrate gilt.
mill-option-custodian-crossLines = Zange auf den Querlinien
mill-option-custodian-crossLines-about = Ob die Zange auf den Linien zwischen den Quadraten gilt.
mill-option-custodian-diagonalLines = Zange auf Diagonalen
mill-option-custodian-diagonalLines-about = Ob die Zange auf Diagonalen gilt, wo das Brett welche hat.
mill-option-custodian-inPlacing = Zange beim Setzen
mill-option-custodian-inPlacing-about = Ob die Zange gilt, solange die Seite Steine in der Hand hat.
mill-option-custodian-inMoving = Zange beim Ziehen
mill-option-custodian-inMoving-about = Ob die Zange gilt, sobald die Seite alle Steine gesetzt hat.
mill-option-custodian-ownPiecesLeq3 = Zange nur mit höchstens drei Steinen
mill-option-custodian-ownPiecesLeq3-about = Beim Ziehen hat die Zange nur, wer höchstens drei Steine auf dem Brett hat.
mill-option-intervention = Keil: beide Nachbarn schlagen
mill-option-intervention-about = Mit einem Stein in der Mitte einer Linie schlägst du die beiden an ihren Enden.
mill-option-intervention-squareEdges = Keil auf den Seiten der Quadrate
mill-option-intervention-squareEdges-about = Ob der Keil auf den Seiten der drei Quadrate gilt.
mill-option-intervention-crossLines = Keil auf den Querlinien
mill-option-intervention-crossLines-about = Ob der Keil auf den Linien zwischen den Quadraten gilt.
mill-option-intervention-diagonalLines = Keil auf Diagonalen
mill-option-intervention-diagonalLines-about = Ob der Keil auf Diagonalen gilt, wo das Brett welche hat.
mill-option-intervention-inPlacing = Keil beim Setzen
mill-option-intervention-inPlacing-about = Ob der Keil gilt, solange die Seite Steine in der Hand hat.
mill-option-intervention-inMoving = Keil beim Ziehen
mill-option-intervention-inMoving-about = Ob der Keil gilt, sobald die Seite alle Steine gesetzt hat.
mill-option-intervention-ownPiecesLeq3 = Keil nur mit höchstens drei Steinen
mill-option-intervention-ownPiecesLeq3-about = Beim Ziehen hat den Keil nur, wer höchstens drei Steine auf dem Brett hat.
mill-option-leap = Übersprung: einen Stein überspringen
mill-option-leap-about = Spring auf einer Linie über einen Stein auf den freien Punkt dahinter und schlag ihn.
mill-option-leap-squareEdges = Übersprung auf Seiten der Quadrate
mill-option-leap-squareEdges-about = Ob der Übersprung auf den Seiten der drei Quadrate gilt.
mill-option-leap-crossLines = Übersprung auf den Querlinien
mill-option-leap-crossLines-about = Ob der Übersprung auf den Linien zwischen den Quadraten gilt.
mill-option-leap-diagonalLines = Übersprung auf Diagonalen
mill-option-leap-diagonalLines-about = Ob der Übersprung auf Diagonalen gilt, wo das Brett welche hat.
mill-option-leap-inPlacing = Übersprung beim Setzen
mill-option-leap-inPlacing-about = Ob der Übersprung gilt, solange die Seite Steine in der Hand hat.
mill-option-leap-inMoving = Übersprung beim Ziehen
mill-option-leap-inMoving-about = Ob der Übersprung gilt, sobald die Seite alle Steine gesetzt hat.
mill-option-leap-ownPiecesLeq3 = Übersprung nur bis drei Steine
mill-option-leap-ownPiecesLeq3-about = Überspringen darf nur, wer höchstens drei Steine auf dem Brett hat.
mill-option-captures = Gefangen wird
mill-option-captures-about = Was gilt, wenn Fangregeln und eine Mühle zusammentreffen; ältere Programme weichen von der Regel ab.
mill-captures-spec = wie es geschrieben steht
mill-captures-engine = wie in älteren Programmen
mill-setting-targets = Zeigen, was möglich ist
mill-level-near = knapp über dir
mill-level-1 = 1, Kind
mill-level-2 = 2, Anfänger
mill-level-3 = 3, Gelegenheitsspieler
mill-level-4 = 4, solide
mill-level-5 = 5, Vereinsspieler
mill-level-6 = 6, geübt
mill-level-7 = 7, stark
mill-level-8 = 8, Experte
mill-level-9 = 9, Meister
mill-level-10 = 10, volle Stärke
mill-chart-moves = Steine gesetzt und gezogen
mill-stat-won = Gewonnen

## Instructions

mill-help-aim = Setz deine Steine auf die Punkte, dann zieh sie auf den Linien. Lass dem Gegner nur zwei Steine oder keinen Zug.
mill-help-mill = Drei deiner Steine in einer Reihe auf einer Linie sind eine Mühle: Sie schlägt einen Stein des Gegners. Steine in Mühlen sind sicher, solange andere es nicht sind. Wer nur noch drei Steine hat, darf auf jeden Punkt springen.
mill-help-end = Wer weniger als drei Steine hat oder nicht ziehen kann, verliert. Dieselbe Stellung zum dritten Mal oder hundert Züge ohne Schlag enden unentschieden.
mill-help-captures = Mit Fangregeln: Ein Stein zwischen zweien von dir auf einer Linie wird geschlagen (Zange); wer sich zwischen zwei gegnerische keilt, schlägt beide (Keil); wer einen überspringt, schlägt ihn (Übersprung). Geht mehreres, entscheidet der erste Stein, den du nimmst. Ein Kreuz zeigt, was eine Mühle schlägt, Klammern die Zange, doppelte Klammern den Keil, ein Bogen den Übersprung.
mill-help-variants = Wähl ein Spiel nach dem Namen oder stell jede Regel selbst ein. Eine Stellung lässt sich aufbauen und in einer Zeile Text festhalten. Für eine Mühle neben Fangregeln hat die Zeile keinen Platz; Spielstände haben ihn.
mill-help-coach = Der Trainer vergleicht alles, was du tun kannst: was in wie vielen Schritten gewinnt oder verliert, oder wie weit es dich in Führung bringt, in Steinen gezählt. Ein Schritt ist ein Stein, der gesetzt, gezogen oder geschlagen wird.
mill-help-analysis = Die Analyse sieht sich jede Stellung einer Partie an: eine Kurve, wie es stand, die Wendepunkte mit dem, was besser gewesen wäre, und alles, was möglich war, mit seinem Wert. Auf ihrem Brett kannst du alles ausprobieren und von dort aus weiterspielen. Was die exakten Tabellen wissen, heißt exakt, alles andere ist geschätzt.
mill-help-practice = Endspiele zum Üben stammen aus den exakten Tabellen: in so vielen Zügen gewinnen, den einzigen Zug finden oder ein Remis halten. Jeder deiner Züge wird sofort beurteilt, und der Computer wehrt sich, solange er kann. Gegen den Computer „knapp über dir“ folgt die Stärke deinen letzten Partien.
mill-help-touch = Mit Maus oder Finger: Tipp auf einen Punkt oder zieh einen Stein.

## Keys

mill-key-step = Über die Punkte gehen
mill-key-cancel = Den Stein loslassen
mill-touch-arranged = Den Stein auf diesem Punkt ändern
