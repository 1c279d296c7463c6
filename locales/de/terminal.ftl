# Was nur das Terminal sagt.

## Terminal

term-tagline = ein warmes Zimmer, eine Lampe, ein guter Tisch
term-menu-keys = ↑↓ wählen · Enter öffnen · s Regal · ? Hilfe · q beenden
term-continue = { $game } fortsetzen
term-continue-about = So, wie du es verlassen hast.
term-shelf-about = Angefangene und beendete Spiele.
term-removed = entfernt
term-days-about = Eins von jedem Spiel, und der Kalender.
term-statistics-about = Wie deine Spiele ausgingen.
term-settings-about = Farben, Bewegung, Tempo, Sprache, Tasten.
term-help-about = Wie man spielt, und alle Tasten.
term-leave = Beenden
term-back = Zurück
term-choose = wählen
term-change = ändern
term-scroll = blättern
term-techniques = Techniken
term-new-game = Neues Spiel: { $game }
term-preset = Spiel
term-own-mix = Eigene Mischung
term-seed-any = beliebig; tipp einen ein, dann fallen dieselben Würfel
term-on = an
term-off = aus
term-theme-about = Starker Kontrast hat Schwarz, Weiß und eine Farbe. Mit 16 Farben gilt die Palette des Terminals.
term-motion-about = Rollende Würfel und kippende Klappen. Jede Taste überspringt sie.
term-pace-about = Wie lange der Computer wartet, bevor er spielt, damit du folgen kannst.
term-judge-about = Nach jedem deiner Züge sagt der Trainer, wie gut er war.
term-language-about = Die Sprache, die Parlour spricht.
term-coach-silent = Ich melde mich, wenn du dran bist.
term-more = … und { $n } mehr
term-value = Wert
term-sort = sortieren
term-turn-round = umdrehen
term-ranks-shown = { $n ->
    [one] Ein Lauf
   *[other] { $n } Läufe
} · { $outcome } · { $days }
term-keys-about = Welche Taste in diesem Spiel für welchen Befehl steht.
term-keys-open = ändern …
term-keys-changed = geändert …
term-restore-about = Enter stellt alles so ein, wie es am Anfang war.
term-restored = Alles ist wie am Anfang; u holt deine Einstellungen zurück.
term-games-hinted = Mit Tipps: { $won } von { $n } gewonnen.
term-games-played = { $n ->
    [one] Ein Spiel.
   *[other] { $n } Spiele.
}
term-games-won = { $n } gewonnen.
term-mean = Im Mittel { $mean }.
term-next-chart = nächstes Bild
term-course-about = Vom ältesten zum neuesten; ? ist mit Tipps, ★ das beste ohne.
term-key-tab = Vom Brett zu den Befehlen und zurück
term-escape-closes = Esc
term-mouse-map = Mit der Maus: Klick auf eine Stelle, um hinzugehen, auf dich, um aufzuheben, zu suchen oder Treppen zu nehmen; die rechte Taste schaut nach.
term-mouse = Mit der Maus: Klick auf Klappen, Befehle, Zeilen und Pfeile; das Rad blättert.
term-mouse-grid = Mit der Maus: Klick auf Felder oder zieh darüber, Strg-Klick nimmt eins dazu oder weg, Doppelklick alle gleichen; auch Ziffern und Befehle lassen sich klicken.
term-mouse-woven = Mit der Maus: Klick auf ein Feld und zieh weiter, um den Pfad zu zeichnen; halt eine eigene Zahl oder klick sie mit der anderen Taste an, um sie zu entfernen.
term-notes-grid = Notizen haben feste Plätze; die in der Mitte sind unterstrichen.
term-settings-of = Einstellungen: { $game }
term-more-shown = gezeigt
term-more-hidden = { $n ->
    [0] alle wie vorgegeben
    [one] eine geändert
   *[other] { $n } geändert
}
term-bring-of = { $game }: eigene Stellung oder Partie
term-own-puzzle-of = { $game }: eigenes Rätsel
term-own-about-sudoku = Füg 81 Felder ein oder tipp sie, 0 und . sind leer; oder füg ein Gitter, einen Link oder eine SDK-Datei ein.
term-own-blank = Leeres Gitter
term-own-clear = Leeren
term-seed-any-made = beliebig; tipp einen ein, dann kommt dasselbe Rätsel
term-not-made = Ein solches Rätsel ließ sich nicht erzeugen.
term-day = Tag
term-day-today = { $date }, heute (UTC)
term-day-past = { $date } (UTC)
term-puzzle-begun = Angefangen
term-puzzle-new = Neu
term-streak = { $n ->
    [one] Ein Tag in Folge, Bestwert { $best }.
   *[other] { $n } Tage in Folge, Bestwert { $best }.
}
term-another = anderes Spiel
term-time = Zeit { $time }
term-times = Bestzeit { $best }, im Mittel { $mean }.
term-paused = Pause: Drück eine Taste
term-take-hint = Mach das
term-more-hint = Sag mir mehr
term-no-verdict = Es gibt keine Lösung zum Vergleichen.
term-place-marked = Gemerkt: { $key } führt hierher zurück.
term-short-fill = Kandidaten
term-short-mark = Merken
term-short-back = Zur Stelle
term-short-judge = Prüfen
term-short-explain = Erklären
term-short-use = Spielen
term-key-review = Schritt für Schritt nachspielen; jede andere Taste führt zurück
term-review-runs = Leertaste hält an, + Tempo { $n }×
term-review-still = Leertaste spielt ab, + Tempo { $n }×
term-watching = Der Computer spielt, Tempo { $n }×. + ändert das Tempo, jede andere Taste hält an.
term-key-settings = Die Einstellungen dieses Spiels
term-key-leave = Gehen; das Spiel wird gespeichert
term-too-small = Dieses Fenster hat { $columns } Spalten und { $rows } Zeilen. Parlour braucht { $need-columns } mal { $need-rows }: Bitte zieh es größer. Das Spiel wartet.
term-save-damaged = „{ $game }“: Der Spielstand ließ sich nicht öffnen. { $why } Er liegt gesondert im Regal; ein neues Spiel beginnt.
term-file-damaged = Eine Datei ließ sich nicht lesen. Sie liegt als { $file } beiseite, und es gelten die Vorgaben.
term-not-saved = Das Spiel ließ sich nicht in { $folder } speichern.
term-unstored-leave = Nicht gespeichert. q: gehen, die Partie ist weg · andere Taste: bleiben
term-not-a-terminal = Das ist kein Terminal: Parlour braucht eins zum Zeichnen.
term-io = Das Terminal hat versagt: { $why }
term-panicked = Parlour musste wegen eines inneren Fehlers aufhören. Dein Spiel ist bis zum letzten Zug gespeichert.
term-study-keys = , . Schritte, Esc zurück
term-trainee = Deine Stärke: { $points }. { $reached } von { $all } geschafft, { $streak } in Folge, Bestwert { $best }.
