# Hidato.

game-hidato = Hidato
game-hidato-about = Ein Weg durch alle Felder, von der 1 an.

## The scene

hidato-next = Jetzt { $value }
hidato-left = { $n ->
    [0] Alle Felder sind gefüllt
    [one] Noch ein Feld
   *[other] Noch { $n } Felder
}
hidato-slips = { $n ->
    [0] Keine Fehlversuche
    [one] Ein Fehlversuch
   *[other] { $n } Fehlversuche
}
hidato-gap = { $from } und { $to } berühren sich nicht
hidato-gaps = { $n } Lücken im Weg
hidato-solved = Gelöst! Der Weg ist vollständig.
hidato-broken = Alle Felder sind gefüllt, aber der Weg ist unterbrochen.
hidato-stops = { $value } geht von hier nicht weiter: Wähl eine andere Zahl.
hidato-choose = Wähl eine Zahl, von der es weitergeht.
hidato-noting = Bleistift: Tipp auf ein Feld, um eine Zahl zu notieren.
hidato-typed = Zur { $value }: Enter
hidato-typed-mark = { $value } notieren: Tipp auf ein Feld, oder Enter
hidato-puzzle = Rätsel
hidato-name = { $name }
hidato-board-welcome = Dein erstes Brett
hidato-board-of-level = { $shape }, Stufe { $level }, Nr. { $number }
hidato-board-made = { $shape }, Nr. { $number }
hidato-board-rect-squares = { $rows } mal { $columns }
hidato-board-disc-squares = Scheibe
hidato-board-ring-squares = Ring
hidato-board-diamond-squares = Raute
hidato-board-hexagon-squares = Ohne Ecken
hidato-board-holes-squares = { $rows } mal { $columns } mit Löchern
hidato-board-rect-hexagons = { $rows } mal { $columns } Sechsecke
hidato-board-disc-hexagons = Scheibe aus Sechsecken
hidato-board-ring-hexagons = Ring aus Sechsecken
hidato-board-diamond-hexagons = Raute aus Sechsecken
hidato-board-hexagon-hexagons = Bienenstock
hidato-board-holes-hexagons = Sechsecke mit Löchern
hidato-level-changed = Gewünscht war Stufe { $wished }; es fand sich keins, darum hat dieses Stufe { $level }.
hidato-did-place = { $place } = { $value }
hidato-did-remove = { $place } gelöscht
hidato-did-clear = Neu begonnen
hidato-neighbours-king = Nachbarn berühren sich an Seite oder Ecke.
hidato-neighbours-ortho = Nachbarn teilen eine Seite.
hidato-neighbours-hex = Jedes Feld hat sechs Nachbarn.
hidato-cell-given = Zeile { $row }, Spalte { $column }: { $value }, vorgegeben
hidato-cell-entry = Zeile { $row }, Spalte { $column }: { $value }
hidato-cell-empty = Zeile { $row }, Spalte { $column }: leer
hidato-cell-open = Zeile { $row }, Spalte { $column }: { $value } darf hierher
hidato-cell-dead = Zeile { $row }, Spalte { $column }: { $value } darf hierher, doch es ist eine Sackgasse
hidato-cell-hole = Zeile { $row }, Spalte { $column }: kein Feld
hidato-cell-marks = { $cell }, notiert { $marks }
hidato-cell-apart = { $cell }, berührt { $value } nicht
hidato-cell-anchor = { $cell }, von hier geht es weiter
hidato-forward = Aufwärts
hidato-backward = Abwärts
hidato-continue = Weiter
hidato-remove = Leeren
hidato-guide = Wegweiser
hidato-act = Setzen oder wählen
hidato-pencil = Bleistift
hidato-clear = Neu beginnen
hidato-clear-really = Wirklich neu beginnen?
hidato-own = Eigenes Brett
hidato-own-about = Füg ein Brett ein: eine Zeile „board NAME king 5 5“ (oder ortho, hex; Zeilen und Spalten), dann jede Reihe in einer Zeile: Zahlen, ein Punkt für ein leeres Feld, # für ein Loch.
hidato-enter-own = Tipp die vorgegebenen Zahlen ein; halt ein Feld oder drück X für ein Loch. Dann spiel es.
hidato-size = { $rows } × { $columns }
hidato-use = Rätsel spielen
hidato-key = Ziffer { $digit }
hidato-hole = Loch
hidato-relation = Andere Nachbarn
hidato-wider = Spalte dazu
hidato-narrower = Spalte weg
hidato-taller = Zeile dazu
hidato-shorter = Zeile weg
hidato-told = { $happened } { $next }
hidato-anchored = Weiter von der { $value }.
hidato-placed = { $value } gesetzt.
hidato-placed-apart = { $value } gesetzt, aber sie berührt die { $other } nicht.
hidato-removed = { $value } entfernt.
hidato-turned-forward = Es geht aufwärts.
hidato-turned-backward = Es geht abwärts.
hidato-then = { $n ->
    [one] Als Nächstes { $value }: ein Feld.
   *[other] Als Nächstes { $value }: { $n } Felder.
}
hidato-then-nothing = Von hier gibt es nichts zu setzen.
hidato-cleared = Zurück zu den vorgegebenen Zahlen.
hidato-summary-placed = { $n ->
    [one] Eine Zahl gesetzt
   *[other] { $n } Zahlen gesetzt
}
hidato-summary-wrong = { $n ->
    [0] Kein Feld war je falsch
    [one] Ein Feld war unterwegs falsch
   *[other] { $n } Felder waren unterwegs falsch
}
hidato-summary-hints = { $n ->
    [0] Keine Tipps
    [one] Ein Tipp
   *[other] { $n } Tipps
}

## Menus

hidato-preset-gentle = Sachte
hidato-preset-gentle-about = Ein kleines Quadrat zum Hineinfinden.
hidato-preset-classic = Klassisch
hidato-preset-classic-about = 8 mal 8, Nachbarn auf allen acht Seiten.
hidato-preset-numbrix = Geradeaus
hidato-preset-numbrix-about = Nichts Schräges: nur auf, ab, links und rechts.
hidato-preset-beehive = Bienenstock
hidato-preset-beehive-about = Sechsecke, jedes mit sechs Nachbarn.
hidato-preset-ring = Ring
hidato-preset-ring-about = Ein Brett mit nichts in der Mitte.
hidato-option-relation = Nachbarn
hidato-option-relation-about = Wohin die nächste Zahl darf: auf acht Seiten, auf vier oder auf die sechs eines Sechsecks.
hidato-relation-king = Seiten und Ecken
hidato-relation-ortho = nur Seiten
hidato-relation-hex = Sechsecke
hidato-option-shape = Form
hidato-option-shape-about = Der Umriss des Bretts.
hidato-shape-rect = Rechteck
hidato-shape-disc = Scheibe
hidato-shape-ring = Ring
hidato-shape-diamond = Raute
hidato-shape-hexagon = Sechseck
hidato-shape-holes = mit Löchern
hidato-option-rows = Zeilen
hidato-option-rows-about = Wie hoch das Brett ist.
hidato-option-cols = Spalten
hidato-option-cols-about = Wie breit das Brett ist.
hidato-option-level = Schwerster Schritt
hidato-option-level-about = Der schwerste Schritt, den das Brett ohne Raten verlangt.
hidato-level-any = wie es kommt
hidato-level-1 = 1, Einerlücken
hidato-level-2 = 2, Sackgassen
hidato-level-3 = 3, Abstände
hidato-level-4 = 4, letzter Platz
hidato-level-5 = 5, Wege durch Lücken
hidato-level-6 = 6, Engstellen
hidato-level-7 = 7, Farben des Bretts
hidato-level-8 = 8, Paare und Dreier
hidato-level-9 = 9, Ausprobieren
hidato-setting-guide = Zeigen, wohin die nächste Zahl darf
hidato-setting-highlight = Wie kräftig das aussieht
hidato-highlight-low = schwach
hidato-highlight-medium = deutlich
hidato-highlight-high = kräftig
hidato-setting-look-ahead = Vorausschau: Sackgassen ankreuzen
hidato-setting-pencil = Bleistiftnotizen
hidato-setting-coordinates = Zeilen und Spalten nummerieren
hidato-setting-mistakes = Jede Zahl mit der Lösung vergleichen
hidato-pack-first-steps = Erste Schritte
hidato-pack-parlour = Die gute Stube
hidato-pack-streets = Straßen
hidato-pack-beehives = Bienenstöcke
hidato-pack-lakes = Seen
hidato-pack-diamonds = Rauten
hidato-daily-classic = Klassisch
hidato-daily-expert = Experte
hidato-chart-placed = Gesetzte Zahlen
hidato-chart-slips = Fehlversuche
hidato-stat-won = Gelöst

## Instructions

hidato-help-aim = Füll das Brett mit allen Zahlen von 1 bis zur letzten, so dass jede die nächste berührt. Die Zahlen in Tinte bleiben.
hidato-help-flow = Tipp auf eine Zahl, von der es weitergeht, dann auf das Feld für die nächste: ein Tipp je Zahl, und was schon da steht, wird übersprungen. Zähl auf- oder abwärts, wie du magst; zieh, um ein längeres Stück zu zeichnen.
hidato-help-remove = Halt eine eigene Zahl, um sie zu entfernen, oder nimm „Leeren“. Danach tipp auf eine Zahl oder wähl „Weiter“.
hidato-help-guide = Der Wegweiser markiert die Felder neben der letzten Zahl. Ob ein Feld zum Ziel führt, weiß er nicht; die Vorausschau blickt etwas weiter. Gegen eine Regel lassen beide dich nie verstoßen.
hidato-help-boards = Es gibt Quadrate und Sechsecke, Löcher, Ringe und Rauten; ein Steg zwischen zwei Feldern sagt, dass sie aufeinanderfolgende Zahlen tragen. Sammlungen und Tagesrätsel sind für alle gleich; ein Tag beginnt um Mitternacht UTC.

## Refusals


hidato-no-cell = Bei { $place } ist kein Feld.
hidato-no-target = Jetzt gibt es nichts zu setzen: Wähl eine Zahl, von der es weitergeht.
hidato-occupied = { $value } kann nicht auf { $place }: Da steht schon etwas.
hidato-not-adjacent = { $value } kann nicht auf { $place }: Sie muss neben der Zahl davor liegen.
hidato-given = Die Zahl auf { $place } gehört zum Rätsel.
hidato-empty = Auf { $place } steht keine Zahl.
hidato-ignored = Auf { $place } steht keine Zahl, von der es weiterginge.
hidato-none = Es geht nirgends weiter.
hidato-no-cells = Das Brett hat keine Felder.
hidato-out-of-range = { $number } auf { $place } liegt nicht zwischen 1 und { $highest }.
hidato-duplicate = { $number } ist mehrfach vorgegeben: { $places }.
hidato-bad-link = { $from } und { $to } sind verbunden, aber keine Nachbarn.

## The teacher
# `out` ist ein hidato-out, `run` ein hidato-run, `before`, `after`, `anchor`, `beside` und `from` ein
# hidato-standing; in hidato-lines folgt eine Zeile der anderen.

hidato-technique-bridge = Eine Brücke
hidato-technique-only-cell = Der einzige Weg
hidato-technique-link = Eine Verbindung
hidato-technique-dead-end = Eine Sackgasse
hidato-technique-distance = Abstände
hidato-technique-hidden-single = Der letzte Platz
hidato-technique-path-pruning = Was daneben liegen kann
hidato-technique-gap-paths = Alle Wege durch eine Lücke
hidato-technique-region-size = Ein Gebiet füllen
hidato-technique-gateway = Ein Tor
hidato-technique-region-parity = Dunkle und helle Felder
hidato-technique-pair = Ein Paar
hidato-technique-triple = Ein Dreier
hidato-technique-forcing = Ausprobieren
hidato-hint-look-value = { $technique }. Wohin kann { $value }?
hidato-hint-look-cell = { $technique }. Was kann auf { $place } stehen?
hidato-hint-place = Also kommt { $value } auf { $place }.
hidato-hint-select = Also kommt { $value } auf { $place }: Wähl { $from } und geh von dort weiter.
hidato-hint-forward = Also kommt { $value } auf { $place }: Zähl dazu aufwärts.
hidato-hint-backward = Also kommt { $value } auf { $place }: Zähl dazu abwärts.
hidato-hint-open = Von hier an gibt es mehr als eine Lösung; so kann es weitergehen.
hidato-hint-wrong-look = Bevor du weitermachst: Eine deiner Zahlen kann nicht bleiben, wo sie ist.
hidato-hint-wrong = { $value } kann nicht auf { $place } bleiben. { $why }
hidato-hint-wrong-search = { $value } kann nicht auf { $place } bleiben: Von dort bleibt jeder Weg früher oder später stecken.
hidato-lines = { $first } { $rest }
hidato-left-out = { $n ->
    [one] Einen kleinen Schritt später:
   *[other] { $n } kleine Schritte später:
}
hidato-more = { $list } und { $n } weitere
hidato-standing = { $value } auf { $place }
hidato-some-number = die Zahl auf { $place }
hidato-run = { $n ->
    [one] { $first }
   *[other] { $first } bis { $last }
}
hidato-out-places = { $value } kann nicht auf { $places }
hidato-out-values = auf { $place } kann nicht { $values } stehen
hidato-out-several = von { $values } fällt einiges weg auf { $places }
hidato-no-cell-left = Dann bleibt kein Feld für { $value }.
hidato-no-value-left = Dann bleibt keine Zahl für { $place }.
hidato-left-apart = { $first } und { $second } liegen nicht nebeneinander.
hidato-left-unlinked = Die Zahlen auf { $from } und { $to }, die verbunden sind, folgen nicht aufeinander.
hidato-why-bridge-place = { $value } liegt zwischen { $before } und { $after }, und nur { $place } ist frei und neben beiden.
hidato-why-bridge-out = Kein freies Feld liegt neben { $before } und zugleich neben { $after }.
hidato-why-only-cell-place = Neben { $beside } ist nur noch { $place } frei, also muss { $value } dorthin.
hidato-why-only-cell-out = Neben { $beside } ist kein Feld mehr frei.
hidato-why-link-place = { $to } ist mit { $from } verbunden und trägt die Zahl davor oder danach; davon fehlt nur noch { $value }.
hidato-why-link-out = { $to } ist mit { $from } verbunden und trägt die Zahl davor oder danach: { $out }.
hidato-why-dead-end-place = Der Weg muss in { $cell } hinein und wieder hinaus, und daneben ist { $free ->
    [0] kein Feld
   *[other] nur ein Feld
} frei. Von den fehlenden Zahlen geht nur { $value } von einem Nachbarn weiter.
hidato-why-dead-end-out = Der Weg muss in { $cell } hinein und wieder hinaus, und daneben ist { $free ->
    [0] kein Feld
   *[other] nur ein Feld
} frei. Was von keinem Nachbarn weitergeht, fällt weg: { $out }.
hidato-why-distance-place = Von { $before } bis { $after } sind es { $moves } Schritte. Nah genug an beiden ist für { $value } nur { $place }.
hidato-why-distance-out = Von { $before } bis { $after } sind es { $moves } Schritte, für { $run } taugt also nur, was beiden nah genug ist: { $out }.
hidato-why-distance-far = Von { $before } bis { $after } sind es { $moves } Schritte, für { $run } taugt also nur, was beiden nah genug ist.
hidato-why-distance-open-far = Von { $anchor } an gezählt, ist jede Zahl höchstens einen Schritt weiter weg.
hidato-why-distance-open-place = Von { $anchor } an gezählt, ist für { $value } nur { $place } nah genug.
hidato-why-distance-open-out = Von { $anchor } an gezählt, ist jede Zahl höchstens einen Schritt weiter weg: { $out }.
hidato-why-last-cell = Für { $value } bleibt nur noch { $place }.
hidato-why-last-value = Für { $place } bleibt nur noch { $value }.
hidato-why-pruning = Neben einer Zahl liegen die davor und die danach. Wo für sie kein Platz ist, kann sie nicht stehen: { $out }.
hidato-why-link-pruning = { $from } und { $to } sind verbunden, ihre Zahlen folgen also aufeinander: { $out }.
hidato-why-paths = Geh { $run } durch: { $ways ->
    [0] Es bleibt kein Weg
    [one] Es gibt nur einen Weg
   *[other] Es gibt { $ways } Wege
}, darum: { $out }.
hidato-why-shared = Jeder Weg für { $run } führt über { $cell }, darum: { $out }.
hidato-why-region-in = Hier hängen { $size } freie Felder zusammen. Genau füllen lassen sie sich nur mit { $run }, darum: { $out }.
hidato-why-region-out = Hier hängen { $size } freie Felder zusammen. Mit { $run } darin ließen sie sich nicht genau füllen, darum: { $out }.
hidato-why-region-parity = Zahlen sind abwechselnd ungerade und gerade, Felder abwechselnd dunkel und hell, wie auf dem Schachbrett. Zähl beide Farben in den { $size } freien Feldern, die hier zusammenhängen: { $out }.
hidato-why-gateway = { $size ->
    [one] Zum Feld
   *[other] Zu den { $size } Feldern
} hinter { $cells } führt kein anderer Weg. Was dort steht, muss sie genau füllen lassen, darum: { $out }.
hidato-why-gateway-parity = Zahlen sind abwechselnd ungerade und gerade, Felder abwechselnd dunkel und hell, wie auf dem Schachbrett. Zähl beide Farben in den { $size } Feldern hinter { $cells }: { $out }.
hidato-why-values = { $values } teilen sich { $cells }, also kann sonst nichts dorthin: { $out }.
hidato-why-cells = { $cells } teilen sich { $values }, also können diese sonst nirgendwohin: { $out }.
hidato-why-assumption = Angenommen, { $value } stünde auf { $place }.
hidato-why-forcing = { $story } Darum: { $out }.
hidato-why-forcing-short = Ausprobieren führt nirgendwohin, darum: { $out }.
hidato-why-search = Das zeigt nur langes Suchen: Was sonst auf { $place } stünde, bliebe früher oder später stecken, nur { $value } nicht.

## Verdicts

hidato-unsolvable = Dieses Brett hat keine Lösung.
hidato-unsolvable-because = Dieses Brett hat keine Lösung. { $why }
hidato-many = Mehr als eine Lösung: Auf { $place } hat eine { $first }, eine andere { $second }. Sie unterscheiden sich in { $n } Feldern.
hidato-unknown = Dieses Brett ist zu offen, um zu sagen, ob es nur eine Lösung hat.
hidato-judge-good = Alle deine Zahlen können bleiben.
hidato-judge-wrong = { $n ->
    [one] Eine Zahl kann nicht bleiben.
   *[other] { $n } Zahlen können nicht bleiben: { $cells }.
} { $why }

## Commands

hidato-generate-no-path = Kein Weg durch genug von diesem Brett wurde gefunden ({ $wish }).
hidato-generate-level = Startwert { $seed }: Stufe { $reached }; keins der Stufe { $wished } wurde gefunden.
hidato-generate-stopped = Abgebrochen, bevor ein Brett gefunden war.

## Keys

hidato-key-cycle = Weiter zum nächsten Feld, das man füllen kann
hidato-key-step = Ebenso; über alle Felder, wenn keine Zahl in der Hand ist
hidato-key-walk = Über alle Felder gehen
hidato-key-number = Eine Zahl tippen; Enter geht von ihr weiter
hidato-key-confirm = Die Zahl hier setzen oder von der weitergehen, die hier steht
hidato-key-cancel = Das Brett loslassen
hidato-key-write = Hier eine Zahl eintragen
