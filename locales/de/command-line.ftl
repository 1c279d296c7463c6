# Was nur die Befehlszeile sagt.

## Command line

cli-not-written = Die Ergebnisse konnten nicht geschrieben werden: { $why }
cli-threads = { $asked } Threads sind hier zu viele; es werden { $most } benutzt.
cli-few-threads = Das System gibt keine weiteren Threads her; es geht mit weniger weiter.
cli-seed-refused = Startwert { $seed }: { $why }
cli-days-same = { $n ->
    [one] Unverändert: ein Tag
   *[other] Unverändert: { $n } Tage
}
drive-no-position = Das lässt sich nicht als Stellung schreiben: Etwas auf dem Tisch ginge verloren.
drive-no-reveal = Hier wird nichts aufgedeckt: Dieser Lauf zählt.
drive-unknown-command = „{ $found }“ ist kein Befehl: act, legal, state, undo, redo, hint, position, reveal, save, quit.
drive-bad-time = „{ $found }“ ist keine Zeit: @ und Millisekunden seit 1970, danach ein Befehl.
drive-no-hint = Hier gibt es nichts zu raten.
drive-not-saved = { $path } ließ sich nicht schreiben: { $why }
