# Menüs, Einstellungen, Statistik, Dialoge: alles rings um die Spiele.

## The frame

ui-skip = Direkt zum Tisch
ui-home = Start
ui-home-link = Parlour, Startseite
ui-commands = Befehle
ui-menu = Menü
ui-close = Schließen
ui-mute = Ton aus
ui-unmute = Ton an
ui-keys = Tasten
ui-help = Hilfe
ui-stats = Statistik
ui-settings = Einstellungen
ui-share = Teilen
ui-tagline = Gute Spiele an einem warmen Tisch. Auch ohne Netz.
ui-play = Spielen
ui-today = Die { $count } von heute
ui-today-solved = { $n } von { $count } gespielt. Neue kommen um Mitternacht UTC.
ui-today-row = { $n ->
    [one] Ein Tag in Folge mit allen { $count }, Bestwert { $best }.
   *[other] { $n } Tage in Folge mit allen { $count }, Bestwert { $best }.
}
ui-todays = Heute
ui-todays-begun = Heute, angefangen
ui-todays-solved = Heute, gespielt
ui-of-game = { $game }: { $what }
ui-continue = Weiter
ui-missing = Hier ist nichts
ui-missing-text = Unter dieser Adresse gibt es keine Seite.

## At the table

ui-board = Brett
ui-more-commands = Mehr …
ui-moves = Züge
ui-details = Genaueres
ui-show-details = Genaueres zeigen
ui-hide-details = Genaueres ausblenden
ui-players = Spieler
ui-to-move = am Zug
ui-winner = Sieger
ui-computer = Computer ({ $level })
ui-history = Bisherige Züge
ui-copy = Kopieren
ui-turn-of = { $who }: { $turn }
ui-history-empty = Noch ist nichts geschehen.
ui-again = Noch einmal
ui-review = Nachspielen
ui-review-first = Vor den ersten Zug
ui-review-back = Ein Zug zurück
ui-review-on = Ein Zug vor
ui-review-last = Letzter Zug
ui-review-play = Abspielen
ui-review-pause = Anhalten
ui-speed = Tempo { $n }×
ui-watching = Der Computer spielt. Jede Taste hält an; + ändert das Tempo.
ui-watch-stop = Selbst spielen
ui-review-leave = Zurück zum Spiel
ui-review-at = { $n } von { $all }: { $step }
ui-as-written = { $text }
ui-review-start = 0 von { $all }
ui-lesson-at = { $n } von { $all }: { $step }
ui-lesson-end = Alle { $all } Schritte sind getan.
ui-instructions = Anleitung
ui-undone = Zurückgenommen: { $steps }
ui-redone = Wiederholt: { $steps }
ui-steps-and = { $first }, { $next }
ui-seed-is = Startwert { $seed }
ui-own-dice = Eigene Würfel
web-tiles = Klappen
web-flattened = 3D ist auf diesem Gerät zu langsam, darum ist die Box jetzt flach gezeichnet.
web-deep-again = In 3D zeichnen
web-not-kept = Dieser Browser speichert nichts für uns; wenn du gehst, ist das Spiel weg.
web-opening = Die Partie aus dem Link wird geöffnet: { $percent } %
web-opening-stop = Abbrechen
web-unstored-leave = Diese Partie ist nicht gespeichert. Aufgeben und verlieren?
web-damaged-elsewhere = Dieses Spiel ging in einem anderen Tab weiter und lässt sich hier nicht zeigen. Lade die Seite neu. { $why }
ui-elsewhere = Dieses Spiel ging anderswo weiter; hier ist sein neuester Stand. Spiel weiter, wo du magst.
ui-ended-elsewhere = Dieser Lauf ist anderswo zu Ende gegangen, für immer.
ui-parted = Dieses Spiel ging auch anderswo weiter. Die andere Fassung steht im Regal.
ui-shelf-full = Im Regal ist kein Platz, darum bleibt das Spiel auf dem Tisch. Entferne erst eins aus dem Regal.
ui-unstored = Nicht gespeichert: Diese Partie steht nur auf dem Bildschirm.
ui-unstored-full = Nicht gespeichert: Das Regal ist voll. Entferne dort ein Spiel.
web-damaged = Dein letztes Spiel ließ sich nicht öffnen und liegt nun beiseite. { $why }
web-not-fetched = Noch nicht da
web-not-fetched-text = Dieser Teil von Parlour ließ sich nicht laden. Verloren ist nichts: Prüf die Verbindung und versuch es noch einmal.
web-fetch-again = Noch einmal versuchen
web-bad-link = Der Link ließ sich nicht öffnen. { $why }
web-unreadable-link = Er ist beschädigt oder abgeschnitten.
ui-computer-failed = { $player } kann nicht ziehen; zieh du. { $why }
web-offer = Das Spiel aus dem Link öffnen?
web-offer-text = Du bist mitten in einem Spiel. Öffnest du den Link, wartet es im Regal.
web-offer-replace = Link öffnen
web-offer-keep = Bei meinem Spiel bleiben

## Grids, clock, your own puzzles

web-points = Brett
web-map = Karte, unten noch einmal als Text.
web-map-as-text = Die Karte als Text
web-told = Meldungen
web-grid = Gitter
web-grid-about = Tab geht durch die Felder, die du füllen kannst. Escape verlässt sie, noch einmal gedrückt das Brett.
web-cell-base = { $cell }, { $digits } in der Begründung
web-cell-exception = { $cell }, { $digits } eine Ausnahme
web-cell-out = { $cell }, { $digits } ausgeschlossen
web-cell-in = { $cell }, { $digits } folgt
web-cell-lettered = { $cell }, markiert mit { $letter }
web-cell-wrong = { $cell }, nicht wie in der Lösung
ui-pad = Eingabe
ui-pad-keys = Tasten
ui-modes = Eingabeart
ui-tools = Werkzeuge
ui-many-changes = { $n } Änderungen
ui-time = Zeit
ui-time-played = Spielzeit
ui-pause = Pause
ui-go-on = Weiter
ui-paused = Pause
ui-go-on-how = Klick hier oder drück P, dann geht es weiter.
ui-game-settings = Einstellungen dieses Spiels
ui-do-it = Mach das
ui-wish = Wünsche
ui-making = Wird erzeugt …
ui-seed-made = Eine Zahl, die das Rätsel bestimmt: gleicher Startwert, gleiches Rätsel. Lass sie leer für ein neues.
ui-own = Eigenes Rätsel
ui-more-rules = Weitere Regeln
ui-bring = Stellung oder Partie als Text
ui-puzzles = Sammlungen und Tagesrätsel
ui-puzzles-of = { $game }: Sammlungen und Tage
ui-back-to-table = Zurück zum Tisch
ui-daily = Tagesrätsel
ui-today-is = { $date }. Tage gelten nach UTC: Das nächste Rätsel kommt um Mitternacht UTC.
ui-days-in-row = Tage in Folge
ui-most-days-in-row = Meiste Tage in Folge
ui-archive = Frühere Tage
ui-daily-kind = Art
ui-month-before = Früher
ui-month-after = Später
ui-month-of = { $month } { $year }
ui-date = { $day }. { $month } { $year }
ui-day-new = { $date }
ui-day-begun = { $date }, angefangen
ui-day-solved = { $date }, später gelöst
ui-day-in-time = { $date }, am selben Tag gelöst
ui-packs = Sammlungen
ui-solved = Gelöst
ui-solved-of = { $n } von { $count } gelöst
ui-next-unsolved = Nächstes ungelöstes
ui-pack-done = Alle Rätsel dieser Sammlung sind gelöst.
ui-puzzle-new = Rätsel { $n }
ui-puzzle-begun = Rätsel { $n }, angefangen
ui-puzzle-solved = Rätsel { $n }, gelöst
ui-of-pack = { $pack } { $n }
ui-of-day = { $kind }, { $date }
ui-weekday-0 = So
ui-weekday-1 = Mo
ui-weekday-2 = Di
ui-weekday-3 = Mi
ui-weekday-4 = Do
ui-weekday-5 = Fr
ui-weekday-6 = Sa
ui-month-1 = Januar
ui-month-2 = Februar
ui-month-3 = März
ui-month-4 = April
ui-month-5 = Mai
ui-month-6 = Juni
ui-month-7 = Juli
ui-month-8 = August
ui-month-9 = September
ui-month-10 = Oktober
ui-month-11 = November
ui-month-12 = Dezember
ui-next-puzzle = Nächstes Rätsel
ui-summary = Rückblick
ui-picture = Wie es lief, Feld für Feld: Weiß war vorgegeben, Grün saß auf Anhieb, Orange war zwischendurch falsch
ui-copy-text = Als Text kopieren
ui-copied-text = Liegt in der Zwischenablage.
ui-not-copied-text = Dieser Browser lässt uns nicht kopieren.
ui-hint-why = Warum?
ui-hint-show = Zeig es mir
ui-own-board = Auf dem Brett eingeben
ui-own-check = Prüfen und spielen
ui-examined = Über dieses Rätsel
ui-example = Lösung { $n }
ui-play-anyway = Trotzdem spielen
ui-understood = Verstanden
ui-recent-made = Öffne eins, um es so zu sehen, wie du es verlassen hast.
ui-share-puzzle = Nur das Rätsel, zum Neubeginn

## Coach

ui-coach = Trainer
ui-coach-quiet = Frag nach einem Tipp, wann immer du magst.
ui-coach-thinking = Lass mich sehen …
ui-choices = Alle Möglichkeiten mit ihren Werten
ui-choice = Möglichkeit
ui-exact = Genaue Brüche
ui-best = am besten
ui-try-choice = { $choice } auf dem Brett wählen
ui-judge-now = Wie gut war dieser Zug?
ui-review-best = { $played } war so gut, wie es geht: Das { $own }.
ui-review-better = { $played } { $own }. Besser wäre { $best }: Das { $better }.

## Analysis

analyse = Analysieren
ui-analysis = Analyse
ui-study-progress = { $done } von { $all } Stellungen angesehen
ui-study-won = { $who } hat gewonnen.
ui-study-drawn = Die Partie ist unentschieden.
ui-study-own = Ausprobiert: { $step }, { $n ->
    [one] einen Schritt
   *[other] { $n } Schritte
} nach Schritt { $from }
ui-study-line = Bester Weg
ui-study-better = Besserer Weg
ui-study-turning = Wendepunkt
ui-study-play-on = Ab hier spielen
ui-study-analyse = Zurück
ui-study-best = Am besten: { $line }
ui-study-graph = Wie es stand: oben { $top }, unten { $bottom }
ui-study-turnings = Wendepunkte
ui-study-none = Bisher keine Wendepunkte.
ui-study-actions = Alles, was hier möglich ist
ui-study-worth = Wert ({ $found })
ui-study-try = { $action } ausprobieren
ui-study-step = Schritt
ui-study-stands = Wie es steht
ui-study-start = Anfang
ui-study-thinking = Wird angesehen …
ui-turning-point = { $n }. { $who }, { $step }: { $sign }. Besser: { $better }
ui-train-kept = Richtig: { $played } { $own }.
ui-train-lost = Leider nein: { $played } { $own }. Richtig war { $best }: Das { $better }. Nimm den Zug zurück und versuch es noch einmal.
ui-own-mistakes = Deine Fehler
ui-own-mistakes-about = Stellungen, in denen die Analyse viel Besseres fand als du. Findest du es jetzt selbst, bist du die Stellung los.
ui-own-mistake = Fehler
ui-train-points = Deine Stärke
ui-train-streak = In Folge
ui-train-best-streak = Längste Serie
ui-train-reached = Geschafft
ui-sign-only = der einzige Zug
ui-sign-mistake = ein Fehler
ui-sign-blunder = ein Patzer

## Engines

engine-silent = Hier gibt es nichts zu raten.
engine-lost = Der Trainer hat nicht geantwortet. Versuch es noch einmal.
engine-unproven = Das Rätsel ist nicht wie gewünscht: { $wish }

## New game and links

ui-presets = Fertig zum Spielen
ui-options = Regeln
ui-chance = Zufall
ui-own-dice-offer = Wir würfeln selbst und geben es ein
ui-seed = Startwert
ui-seed-about = Eine Zahl, die jeden Wurf bestimmt. Lass sie leer für neue Würfel.
ui-seed-flaw = „{ $found }“ ist kein Startwert: Nimm eine ganze Zahl.
ui-start = Los
ui-person = Mensch
ui-name = Name
ui-played-by = Gespielt von
ui-share-game = Dieses Spiel mit allen Zügen
ui-share-setup = Nur diese Regeln, zum Neubeginn
ui-copy-link = Link kopieren
ui-copied = Der Link liegt in der Zwischenablage.
ui-not-copied = Kopier ihn von Hand: Der Link ist markiert.

## Keys

ui-key-cells = Klappe wählen oder zurücknehmen
ui-key-along = An den Klappen entlang
ui-key-pick = Die Klappe unter dem Zeiger wählen
ui-key-mute = Ton an oder aus
ui-key-leave = Das Brett verlassen, damit Tab durch die Seite führt
ui-keys-of = Tasten: { $game }

## Settings

ui-settings-looks = Aussehen
ui-settings-language = Sprache
ui-settings-sound = Ton
ui-settings-boards = Bretter
ui-settings-computer = Computer und Trainer
ui-settings-keys = Tasten
ui-settings-kept = Diese Einstellungen
ui-settings-restore = Alles zurücksetzen
ui-settings-restored = Alles ist wieder wie am Anfang.
ui-settings-unrestored = Deine Einstellungen sind zurück.
ui-settings-text = Als Text, zum Aufheben oder von woanders
ui-settings-copy = Text kopieren
ui-settings-bring = Diesen Text nehmen
ui-settings-brought = Das sind jetzt deine Einstellungen.
ui-settings-unread = In diesem Text stehen keine Einstellungen.
ui-contrast = Kontrast
ui-contrast-system = Wie das System
ui-contrast-more = Stark
ui-contrast-usual = Gewöhnlich
ui-theme = Farben
ui-theme-system = Wie das System
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-theme-contrast = Starker Kontrast
ui-theme-sixteen = 16 Farben
ui-motion = Bewegung
ui-motion-system = Wie das System
ui-motion-none = Keine
ui-view = Bretter
ui-view-3d = Räumlich
ui-view-flat = Flach
ui-language = Sprache
ui-language-system = Wie das System
ui-sound = Klang von Würfeln und Holz
ui-volume = Lautstärke
ui-pace = Der Computer spielt
ui-pace-slow = Langsam
ui-pace-normal = Gemütlich
ui-pace-fast = Schnell
ui-judge = Sag mir, wie gut jeder Zug war

## Keys of commands

ui-bind = Tasten: { $game }
ui-bind-about = Wähl einen Befehl und drück dann seine neue Taste. Pfeile, Ziffern und Enter bedeuten immer dasselbe.
ui-bind-press = Taste drücken …
ui-bind-row = { $what }: { $key }. Taste ändern
ui-bind-done = { $what }: Die Taste ist jetzt { $key }.
ui-bind-swapped = { $what }: Die Taste ist jetzt { $key }. Die hatte { $other }, dafür gilt nun { $old }.
ui-bind-reserved = { $key } ist nicht frei: Das bedeutet in jedem Spiel dasselbe.
ui-bind-reset = Tasten zurücksetzen
ui-bind-reset-done = Alle Tasten sind wieder wie am Anfang.

## Statistics

ui-stats-empty = Noch kein Spiel beendet. Spiel eins zu Ende, dann stehen Ergebnis und Tag hier.
ui-stat-games = Spiele
ui-stat-won = Gewonnen
ui-stat-hinted = Mit Tipps
ui-stat-hinted-of = { $won } von { $n } gewonnen
ui-groups = Nach Stufe, Variante und Gegner
ui-group-level = { $option } { $value }
ui-group-told = { $n ->
    [one] Ein Spiel
   *[other] { $n } Spiele
}, ohne Tipps { $won } gewonnen, mit Tipps { $hinted }.
ui-stat-rate = Gewonnen in %
ui-stat-streak = Siege in Folge
ui-stat-best-streak = Längste Serie
ui-stat-best-time = Bestzeit
ui-stat-mean-time = Zeit im Mittel
ui-stat-mean = { $name } im Mittel
ui-chart-spoken = { $name }: { $total } gezählt, von { $first } bis { $last }. Die Tabelle darunter nennt jede Zahl.
ui-as-table = Als Tabelle
ui-times = Zeiten
ui-stats-all = Alle Spiele
ui-stats-games = Welches Spiel
ui-bests = Bestleistungen
ui-bests-of = Gespielt
ui-best-undated = nicht notiert
ui-group-untold = Variante nicht notiert
ui-group-mean = Im Mittel
ui-stat-clean-won = Ohne Tipps gewonnen
ui-course = { $name }: die letzten { $n }
ui-course-result = Ergebnisse
ui-course-point = { $value }, { $day }
ui-course-point-hinted = { $value } mit Tipps, { $day }
ui-course-hinted = ja
ui-course-clean = nein
ui-course-spoken = Die letzten { $n } Ergebnisse, von { $first } bis { $last }. Die Tabelle darunter nennt jedes.
ui-course-legend-clean = ohne Tipps
ui-course-legend-hinted = mit Tipps
ui-course-legend-best = bestes
ui-fate-won = gewonnen
ui-fate-drawn = unentschieden
ui-fate-lost = verloren
ui-fate-not-won = nicht gewonnen
ui-year = Ein Jahr in Tagen
ui-year-about = Mit den Pfeiltasten geht es von Tag zu Tag. Ein Tag beginnt um Mitternacht UTC.
ui-year-none = Im letzten Jahr kein Spiel beendet.
ui-year-spoken = Im letzten Jahr { $n ->
    [one] ein Spiel
   *[other] { $n } Spiele
} beendet, an { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}.
ui-year-day = { $day }: { $n ->
    [0] kein Spiel
    [one] ein Spiel
   *[other] { $n } Spiele
} beendet
ui-year-undated = { $n ->
    [one] Ein früheres Spiel fehlt
   *[other] { $n } frühere Spiele fehlen
} hier: Damals wurden keine Tage notiert.
ui-year-day-head = Tag
ui-ranks = Beste Läufe
ui-ranks-place = Platz
ui-ranks-date = Wann
ui-ranks-end = Wie es endete
ui-ranks-none = Kein Lauf passt zu den Filtern.
ui-ranks-filter = Liste filtern
ui-ranks-outcome = Ausgang
ui-ranks-outcome-all = Alle
ui-ranks-outcome-won = Gewonnen
ui-ranks-outcome-lost = Verloren
ui-ranks-days = Zeitraum
ui-ranks-days-all = Alles
ui-ranks-days-7 = Die letzten 7 Tage
ui-ranks-days-30 = Die letzten 30 Tage
ui-ranks-least = Mindestens, in der sortierten Spalte
ui-ranks-setup = Startwert oder anderer Text im Aufbau
ui-recent = Neueste Spiele
ui-recent-about = Spiel eins nach: Der Startwert bestimmt jeden Wurf, so kann jeder die Würfel prüfen.
ui-replay = Öffnen
shutbox-stat-won = Zu oder gewonnen

## Help

ui-print = Drucken
ui-print-what = Rätsel
ui-print-this = das auf dem Tisch
ui-print-count = Wie viele neue
ui-print-per-page = Auf jedem Blatt
ui-print-solutions = Lösungen
ui-print-solutions-end = auf eigenen Blättern
ui-print-solutions-upside-down = darunter, auf dem Kopf
ui-print-solutions-none = keine
ui-print-number = { $number }
ui-topic-try = Ausprobieren
ui-topic-practise = Üben
ui-topic-no-board = Noch kein Brett.
ui-help-general = In jedem Spiel
ui-help-play = Wähl auf der Startseite ein Spiel. Was du als Nächstes tun kannst, steht unter oder neben dem Brett; das Wichtigste ist der gefüllte Knopf.
ui-help-undo = „Zurück“ nimmt einen Zug zurück, „Wieder vor“ spielt ihn noch einmal. Gefallene Würfel bleiben liegen.
ui-help-hint = Der Trainer sagt, was zu tun ist und warum; gibt es mehrere Möglichkeiten, nennt er zu jeder genaue Werte.
ui-help-keep = Dein Spiel wird nach jedem Zug in diesem Browser gespeichert. Nichts verlässt dein Gerät.
ui-help-share = Ein Link aus „Teilen“ enthält das ganze Spiel; wer ihn öffnet, kann weiterspielen oder nachprüfen.

## From outside

ui-book = Handbuch
ui-to-book = Im Handbuch weiterlesen
ui-open = Spiel öffnen
ui-open-about = Ein Spielstand, ein Link, ein Rätsel, eine Stellung oder ein Partieprotokoll: Parlour findet das passende Spiel.
ui-open-text = Text zum Öffnen
ui-open-do = Öffnen
ui-open-file = Datei wählen
ui-open-unknown = Kein Spiel in Parlour kann das lesen.
ui-news = Neu in Parlour
ui-news-close = Schließen
news-1 = Im Menü des Browsers lässt sich Parlour installieren: Dann startet es wie jede App, auch ohne Netz.
news-2 = Ein Rätsel, einen Link oder einen Spielstand mit Parlour teilen oder als Datei öffnen: Das passende Spiel erscheint.
news-3 = Der erste Besuch lädt weniger, die Spiele sind schneller da.
news-4 = Jedes Spiel erklärt sich in einer ersten Runde: ein paar Schritte auf dem richtigen Brett. Sie steht im Menü.
news-5 = Angefangene und beendete Spiele stehen auf einem Regal: suchen, benennen, ansehen, als Datei sichern.
news-6 = Die Statistik zeigt Diagramme, Bestwerte und ein Jahr an Tagen, und in den Einstellungen lassen sich die Tasten aller Spiele ändern.
