# Das Regal: angefangene und beendete Spiele, im Browser und im Terminal.

## The shelf

ui-shelf = Regal
ui-shelf-about = Alle deine Spiele: weiterspielen, noch einmal ansehen oder anderswo aufheben.
ui-shelf-empty = Hier liegt noch nichts. Fang ein Spiel an: Hier wartet es, wenn du gehst, und hier bleibt es, wenn es zu Ende ist.
ui-shelf-none = Kein Spiel passt. Ändere die Suche oder zeig alle.
ui-shelf-all = Alle zeigen
ui-shelf-more = Mehr zeigen ({ $n })
ui-shelf-count = { $n ->
    [0] Kein Spiel
    [one] Ein Spiel
   *[other] { $n } Spiele
}
ui-shelf-continue-of = { $game } fortsetzen
ui-shelf-review-of = { $game } ansehen
ui-shelf-review = Ansehen
ui-shelf-remove = Entfernen
ui-shelf-remove-of = { $game } entfernen
ui-shelf-put-back = Zurückstellen
ui-shelf-put-back-of = { $game } zurückstellen
ui-shelf-removed = Aus dem Regal entfernt.
ui-shelf-is-back = Steht wieder im Regal.
ui-shelf-changed = Daran wurde inzwischen weitergespielt, darum bleibt es.
ui-shelf-remove-all = { $n ->
    [one] Dieses Spiel entfernen
   *[other] Alle { $n } entfernen
}
ui-shelf-back-all = { $n ->
    [one] Zurückstellen
   *[other] Alle { $n } zurückstellen
}
ui-shelf-removed-all = { $n ->
    [0] Nichts wurde entfernt.
    [one] Ein Spiel entfernt.
   *[other] { $n } Spiele entfernt.
}
ui-shelf-is-back-all = { $n ->
    [0] Nichts ist zurück.
    [one] Ein Spiel steht wieder im Regal.
   *[other] { $n } Spiele stehen wieder im Regal.
}
ui-shelf-holds = Ein ganzes Regal. Noch ist nichts davon gespeichert.
ui-shelf-holds-games = { $game }: { $n ->
    [one] ein Spiel
   *[other] { $n } Spiele
}
ui-shelf-holds-other = Anderes Spiel
ui-shelf-holds-days = Gespielt vom { $from } bis { $to }
ui-shelf-holds-records = Statistik, gelöste Rätsel oder Einstellungen, soweit hier noch keine sind
ui-shelf-holds-damaged = { $n ->
    [one] Ein beschädigter Eintrag, der wegbleibt
   *[other] { $n } beschädigte Einträge, die wegbleiben
}
ui-shelf-take = Ins Regal stellen
ui-shelf-decline = Nicht übernehmen
ui-shelf-filled = { $n } von { $all } Feldern gefüllt
ui-shelf-steps = { $n ->
    [one] Ein Zug gespielt
   *[other] { $n } Züge gespielt
}
ui-shelf-damaged = Dieses Spiel lässt sich nicht öffnen. { $why }
ui-shelf-newer = Nur ein neueres Parlour kann dieses Spiel öffnen. { $why }
ui-shelf-on-table = Auf dem Tisch
ui-shelf-find = Suche
ui-shelf-find-about = Name, Rätsel, Startwert oder Tag
ui-shelf-game = Spiel
ui-shelf-game-all = Alle Spiele
ui-shelf-state = Welche
ui-shelf-state-all = Alle
ui-shelf-state-under-way = Angefangen
ui-shelf-state-finished = Beendet
ui-shelf-state-won = Gewonnen
ui-shelf-state-lost = Verloren
ui-shelf-state-drawn = Unentschieden
ui-shelf-state-apart = Nicht zu öffnen
ui-shelf-order = Reihenfolge
ui-shelf-order-newest = Neueste zuerst
ui-shelf-order-oldest = Älteste zuerst
ui-shelf-rename = Umbenennen
ui-shelf-rename-of = { $game } umbenennen
ui-shelf-name = Name
ui-shelf-name-set = Heißt jetzt: { $name }
ui-shelf-name-gone = Hat keinen eigenen Namen mehr.
ui-shelf-keep = Als Datei sichern
ui-shelf-keep-of = { $game } als Datei sichern
ui-shelf-verify = Prüfen
ui-shelf-verify-of = { $game } prüfen
ui-shelf-verified = Vom ersten Zug an nachgespielt: Alles stimmt ({ $digest }).
ui-shelf-export = Alles als Datei sichern
ui-shelf-import = Aus Dateien holen
ui-shelf-drop = Du kannst Dateien auch hierher ziehen.
ui-shelf-more-of = Mehr zu { $game }
ui-shelf-taken = { $n ->
    [0] Nichts kam dazu.
    [one] Eins kam dazu.
   *[other] { $n } kamen dazu.
}
ui-shelf-there = { $n ->
    [one] Eins war schon da.
   *[other] { $n } waren schon da.
}
ui-shelf-apart = { $n ->
    [one] Eins lässt sich nicht öffnen und liegt gesondert.
   *[other] { $n } lassen sich nicht öffnen und liegen gesondert.
}
ui-shelf-left-out = { $n ->
    [one] Eins blieb weg.
   *[other] { $n } blieben weg.
}
ui-shelf-no-room = Dafür ist kein Platz.
ui-shelf-item-damaged = Die Datei ist stellenweise beschädigt.
ui-shelf-item-unknown = Nur ein neueres Parlour weiß, was das ist.
load-not-an-archive = Das ist weder ein Spielstand noch ein Regal von Parlour.
term-open = öffnen
term-shelf-save-to = Sichern als:
term-shelf-bring-from = Holen aus:
term-shelf-saved = Gesichert als { $file }.
term-shelf-not-saved = { $file } lässt sich nicht schreiben.
term-shelf-all = Alle entfernen
term-shelf-exists = { $file } gibt es schon. Die Datei bleibt, wie sie ist.
term-shelf-not-read = { $file } lässt sich nicht lesen.
ui-review-scrub = Schritt des Spiels
web-shelf-little = Dieser Browser gibt uns hier wenig Platz. Sichere das Regal ab und zu als Datei.
web-full = In diesem Browser ist kein Platz mehr. Sichere das Regal als Datei und entferne dann ein paar Spiele.
