# Warum ein Text oder ein Spielstand nicht gelesen werden konnte.

## Texts that could not be read

read-unknown-option = „{ $found }“ (bei { $at }) ist keine Option dieses Spiels.
read-option-twice = „{ $found }“ (bei { $at }) ist eine Option, die zweimal angegeben wurde.
read-bad-value = „{ $found }“ (bei { $at }) ist kein Wert, den diese Option haben kann.
read-not-a-number = „{ $found }“ (bei { $at }) ist keine Zahl.
read-unknown-action = „{ $found }“ ist keine Aktion dieses Spiels.
read-no-such-tile = „{ $found }“ (bei { $at }) ist keine Klappe dieser Box.
read-duplicate-tile = Klappe { $found } (bei { $at }) ist zweimal genannt.
read-out-of-range = „{ $found }“ (bei { $at }) ist hier keine gültige Zahl.
read-incomplete = „{ $found }“ ist unvollständig: Bei { $at } fehlt etwas.
read-bad-cell = „{ $found }“ (bei { $at }) ist weder eine Ziffer noch ein leeres Feld.
read-too-few-cells = Nur { $found } von 81 Feldern sind angegeben.
read-too-many-cells = Mehr als 81 Felder: Was zu viel ist, beginnt mit „{ $found }“ (bei { $at }).
read-board-head = „{ $found }“ (bei { $at }) ist kein Kopf eines Bretts: board NAME king|ortho|hex ZEILEN SPALTEN.
read-board-relation = „{ $found }“ (bei { $at }) ist keine Art von Nachbarschaft: king, ortho oder hex.
read-board-size = „{ $found }“ (bei { $at }) ist keine Anzahl von Zeilen oder Spalten zwischen 1 und 64.
read-board-token = „{ $found }“ (bei { $at }) ist weder eine Zahl noch . noch #.
read-board-link = „{ $found }“ (bei { $at }) ist keine Verbindung: link ZEILE SPALTE ZEILE SPALTE.
read-row-length = Die Zeile „{ $found }“ (bei { $at }) hat nicht so viele Felder wie das Brett.
read-rows-missing = Nur { $found } Zeilen des Bretts sind angegeben.
read-no-such-point = „{ $found }“ (bei { $at }) ist kein Punkt des Bretts.
read-no-such-game = „{ $found }“ (bei { $at }) ist nicht der Name einer Mühle-Variante.
read-record-variation = „{ $found }“ (bei { $at }) ist eine Variante von nichts oder zu tief in anderen.
read-record-open = „{ $found }“ (bei { $at }) wird geöffnet, aber nie geschlossen.
read-fen-word = „{ $found }“ (bei { $at }) müsste mit dem Wort fen beginnen.
read-in-line = Zeile { $line }: { $why }
read-file-none = { $file }: Das ist keine Datei.
read-file-too-long = { $file }: Das ist zu lang: Mehr als { $limit } Bytes werden hier nicht gelesen.
read-file-no-text = { $file }: Das ist kein Text in UTF-8.
read-file-failed = { $file }: { $why }
read-refused-step = Schritt { $number }, { $action }: { $why }
read-choose-dice = Sag, wie viele Würfel: roll 1 oder roll 2.
read-dice-count = „{ $found }“ (bei { $at }) ist keine Anzahl von Würfeln: roll 1 oder 2.

## Saves that could not be loaded

load-too-large = Diese Datei ist größer als jeder Spielstand.
load-too-long = Dieser Spielstand ist länger, als eine Partie sein kann.
load-too-late = Dieser Spielstand trägt ein Datum nach dem Jahr 9999.
load-not-a-save = Das ist kein Spielstand von Parlour.
load-truncated = Der Spielstand bricht vor seinem Ende ab.
load-newer-format = Der Spielstand stammt von einem neueren Parlour (Format { $version }).
load-checksum = Der Spielstand ist beschädigt: Die Prüfsumme stimmt nicht.
load-malformed = Der Spielstand ist nicht so aufgebaut, wie dieses Programm ihn schreibt.
load-other-game = Das ist ein Spielstand von „{ $game }“.
load-rules-changed = Der Spielstand wurde nach anderen Regeln gespielt (Version { $version }).
load-bad-setup = Der Spielstand beginnt mit einem Aufbau, der sich nicht spielen lässt: { $why }
load-illegal-entry = Eintrag { $entry } des Spielstands ist nicht möglich ({ $code }).
load-diverged = Beim Nachspielen weicht Eintrag { $entry } vom Spielstand ab.
