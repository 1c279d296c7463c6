# Was jedes Spiel und jede Oberfläche sagt. Ein Schlüssel `shutbox.score` im Programm steht in diesen Dateien als
# `shutbox-score`. Argumente stehen in Klammern; Zahlen wählen Einzahl oder Mehrzahl. Was in einem Satz gebeugt wird,
# hat Formen: `{ DAT($monster) }` ist die Form `.dat` der Meldung, die dort steht.

## Names

language-name = Deutsch
parlour = Parlour
player = Spieler { $n }

## Numbers

decimal-point = ,

## Keys, as keyboards name them

key-Ctrl = Strg
key-Shift = Umschalt
key-Space = Leertaste
key-PgUp = Bild↑

## Values that options share

choice-usual = Vorgabe
choice-true = ja
choice-false = nein

## What every game has

reasons = { $one } { $other }
undo = Zurück
redo = Wieder vor
hint = Tipp
new = Neues Spiel
watch = Zusehen
mark = Stelle merken
back = Zur gemerkten Stelle
judge = Mit der Lösung vergleichen
explain = Lösung erklären
colour-0 = keine Farbe
colour-1 = Rot
colour-2 = Orange
colour-3 = Gelb
colour-4 = Grün
colour-5 = Petrol
colour-6 = Blau
colour-7 = Violett
colour-8 = Grau
table-empty = Es gibt nichts zurückzunehmen oder zu wiederholen.
table-full = Länger kann eine Partie nicht werden.
figure = { $value }
