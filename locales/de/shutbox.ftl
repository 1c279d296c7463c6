# Shut the Box.

game-shutbox = Shut the Box
game-shutbox-about = Würfeln, rechnen, Klappen umlegen.

## The original's own words

shutbox-roll = Würfeln
shutbox-submit = Umlegen
shutbox-reset = Neu beginnen
shutbox-score = Punkte: { $score }
shutbox-dice = Würfel: { $first } + { $second } = { $total }
shutbox-die = Würfel: { $first }
shutbox-selected = Gewählt: { $tiles } = { $sum }
shutbox-victory = Die Box ist zu! Besser geht es nicht!
shutbox-game-over = Das Spiel ist aus! Punkte: { $score }
shutbox-hindsight = Mit diesen Würfeln waren { $best } möglich. Exaktes Spiel, das sie nicht kennt, kommt mit ihnen auf { $exact }, im Mittel auf { $mean }.

## More on the table

shutbox-todo-roll = Wirf die Würfel.
shutbox-todo-choose = Ein Würfel oder zwei, wie du magst.
shutbox-todo-select = Wähl Klappen, die zusammen { $total } ergeben.
shutbox-todo-more = Es fehlen noch { $n }.
shutbox-todo-less = { $n } zu viel: Nimm eine Klappe zurück.
shutbox-todo-submit = Das passt: Leg sie um.
shutbox-roll-1 = Ein Würfel
shutbox-roll-2 = Zwei Würfel
shutbox-face = { $n }
shutbox-enter-dice = { $count ->
    [one] Wirf deinen Würfel und gib ihn ein.
   *[other] { $typed ->
        [0] Wirf deine Würfel und gib den ersten ein.
       *[other] Erster Würfel: { $typed }. Gib den zweiten ein.
    }
}
shutbox-tile-up = Klappe { $n }, offen
shutbox-tile-picked = Klappe { $n }, offen, gewählt
shutbox-tile-is-down = Klappe { $n }, umgelegt
shutbox-went-down = Umgelegt: { $tiles }
shutbox-turn-over = { $player }: { $score }
shutbox-next-player = { $player } ist dran.
shutbox-winner = { $player } gewinnt mit { $score }!
shutbox-draw = Unentschieden mit { $score }.
shutbox-total = { $score }
shutbox-part = { $score }
shutbox-beat = Zu schlagen
shutbox-to-beat = Mit { $score } ziehst du mit dem Besten gleich, mit weniger gewinnst du.
shutbox-out-of-reach = Der Beste ist nicht mehr einzuholen.
shutbox-last = Letzter Durchgang
shutbox-last-stuck = { $player } würfelte { $total }, offen blieben { $left }: { $score }.
shutbox-last-shut = { $player } hat die Box geschlossen!
shutbox-rules = Regeln
shutbox-rules-tiles = { $n } Klappen
shutbox-dice-mand7 = Ein Würfel, sobald 7 und höher umgelegt sind.
shutbox-dice-opt7 = Ein Würfel oder zwei nach Wahl, sobald 7 und höher umgelegt sind.
shutbox-dice-never = Immer zwei Würfel.
shutbox-dice-opts6 = Ein Würfel oder zwei nach Wahl, sobald höchstens 6 offen ist.
shutbox-dice-mands6 = Ein Würfel, sobald höchstens 6 offen ist.
shutbox-dice-only1 = Ein Würfel oder zwei nach Wahl, sobald nur noch die 1 steht.
shutbox-score-sum = Offene Klappen werden zusammengezählt.
shutbox-score-digits = Offene Klappen werden als eine Zahl gelesen.

## Refusals

shutbox-not-rolled = Würfle zuerst.
shutbox-already-rolled = Die Würfel liegen schon auf dem Tisch.
shutbox-dice-count = { $asked ->
    [one] Ein Würfel ist
   *[other] { $asked } Würfel sind
} nach den Regeln jetzt nicht erlaubt.
shutbox-dice-range = Diese Würfel können nicht { $first } und { $second } zeigen.
shutbox-tile-down = Klappe { $tile } ist schon umgelegt.
shutbox-wrong-sum = Das ergibt { $got }; die Würfel verlangen { $want }.
shutbox-over = Das Spiel ist aus.
shutbox-bad-tiles = Eine Box hat 9, 10 oder 12 Klappen, nicht { $n }.
shutbox-bad-players = Spielen können einer bis sechs, nicht { $n }.
shutbox-bad-rounds = Ein Spiel hat 1 bis 99 Runden, nicht { $n }.
shutbox-no-such-tile = Eine Klappe { $n } hat die Box nicht.
shutbox-duplicate-tile = Klappe { $n } ist zweimal genannt.

## Menus

shutbox-preset-classic = Klassisch
shutbox-preset-classic-about = Neun Klappen; sind 7, 8 und 9 umgelegt, gibt es nur noch einen Würfel.
shutbox-preset-pub = Kneipe
shutbox-preset-pub-about = Neun Klappen; sind 7, 8 und 9 umgelegt, nimmst du einen Würfel oder zwei.
shutbox-preset-duel = Duell
shutbox-preset-duel-about = Zu zweit, drei Runden, Kneipenregeln; die kleinste Summe gewinnt.
shutbox-preset-long = Lange Box
shutbox-preset-long-about = Zwölf Klappen und immer zwei Würfel. Selten geht sie zu.
shutbox-option-tiles = Klappen
shutbox-option-tiles-about = Wie viele Zahlen die Box hat; mehr dauern länger.
shutbox-option-dice = Würfel
shutbox-option-dice-about = Wann nur noch mit einem Würfel geworfen wird.
shutbox-option-score = Wertung
shutbox-option-score-about = Was offene Klappen am Ende zählen; weniger ist besser.
shutbox-option-players = Spieler
shutbox-option-players-about = Die kleinste Summe nach allen Runden gewinnt.
shutbox-option-rounds = Runden
shutbox-option-rounds-about = Wie oft jeder an die Box darf.
shutbox-level-random = Irgendwas
shutbox-level-most = Möglichst viele Klappen
shutbox-level-highest = Die höchsten zuerst
shutbox-level-exact = Perfekt
shutbox-chart-score = Punkte
shutbox-chart-down = Umgelegte Klappen
shutbox-chart-die = Augen der Würfel
shutbox-chart-total = Summen zweier Würfel

## Instructions

shutbox-help-aim = Leg alle Klappen um. Geht nichts mehr, zählt, was noch offen ist; weniger ist besser, und mit 0 ist die Box zu.
shutbox-help-roll = Würfle, wähl dann Klappen, die zusammen genau die Augenzahl ergeben, und leg sie um. Geht das irgendwie, musst du es tun.
shutbox-colour-up = golden
shutbox-colour-picked = warmrot
shutbox-colour-down = grau
shutbox-help-tiles-contrast = Offene Klappen sind ausgefüllt; eine gewählte nimmt die Signalfarbe an und neigt sich vor; eine umgelegte ist leer und durchgestrichen.
shutbox-help-tiles = Offene Klappen sind { shutbox-colour-up }; eine gewählte wird { shutbox-colour-picked } und neigt sich vor; eine umgelegte ist { shutbox-colour-down }.
shutbox-help-end = Ergeben keine Klappen mehr den Wurf, ist dein Durchgang vorbei, und die offenen zählen.
shutbox-help-dice = Mit wie vielen Würfeln du wirfst, sagen die Regeln; sie stehen neben dem Brett.

## Coach
# `value` ist einer der beiden Texte shutbox-worth, `other-value` einer von shutbox-against.

shutbox-figure-win = Siegchance
shutbox-figure-score = Ø Punkte
shutbox-figure-shut = Box zu
shutbox-leads-win = bringt eine Siegchance von { $value }
shutbox-leads-score = lässt im Mittel { $value } Punkte
shutbox-worth-points = im Mittel { $points } Punkte
shutbox-worth-chance = eine Siegchance von { $chance }
shutbox-against-points = { $points }
shutbox-against-chance = { $chance }
shutbox-hint-roll =
    { $dice ->
        [1] Wirf den einen Würfel.
       *[other] Wirf beide Würfel.
    } Gut gespielt ergibt das { $value }; wer nur die Box schließen will, schafft es in { $shut } der Fälle.
shutbox-hint-dice-equal = Ein Würfel oder zwei, such es dir aus: Beides verspricht { $value }.
shutbox-hint-dice-answers =
    { $dice ->
        [1] Nimm einen Würfel:
       *[other] Nimm beide Würfel:
    } Bei { $ways } von { $throws } möglichen Würfen kannst du dann legen, andersherum bei { $other-ways ->
        [0] keinem
       *[other] nur { $other-ways }
    } von { $other-throws }. Das ergibt { $value } statt { $other-value }.
shutbox-hint-dice-later =
    { $dice ->
        [1] Nimm einen Würfel.
       *[other] Nimm beide Würfel.
    } Bei { $ways } von { $throws } möglichen Würfen kannst du dann legen, andersherum bei { $other-ways } von { $other-throws }; was danach kommt, macht das wett: Das ergibt { $value } statt { $other-value }.
shutbox-hint-shuts = { $move } schließt die Box. Leg die letzten Klappen um!
shutbox-hint-only = Für { $total } gibt es nur eins: { $move }. Das ergibt { $value }.
shutbox-hint-equal =
    { $count ->
        [2] Beides ist
       *[other] Alle { $count } Möglichkeiten sind
    } hier gleich gut: { $value }.
shutbox-hint-two-dice = Mit { $move } behältst du beide Würfel, nach { $other } hättest du nur noch einen. Das ergibt { $value } statt { $other-value }.
shutbox-hint-answers =
    Nach { $move } kannst du bei { $ways } von { $throws } möglichen Würfen legen, nach { $other } bei { $other-ways ->
        [0] keinem
       *[other] nur { $other-ways }
    } von { $other-throws }. Das ergibt { $value } statt { $other-value }.
shutbox-hint-digits = Geht beim nächsten Wurf nichts mehr, bleibt nach { $move } die { $reads } stehen, nach { $other } die { $other-reads }. Das ergibt { $value } statt { $other-value }.
shutbox-hint-later = { $move } lohnt sich erst etwas später. Danach kannst du bei { $ways } von { $throws } möglichen Würfen legen, nach { $other } bei { $other-ways } von { $other-throws }; aber was { $move } übrig lässt, passt besser zusammen: Das ergibt { $value } statt { $other-value }.
shutbox-hint-same = Nach { $move } kannst du beim nächsten Wurf so oft legen wie nach { $other } ({ $ways } von { $throws }), aber was { $move } übrig lässt, passt besser zusammen: Das ergibt { $value } statt { $other-value }.
shutbox-hint-win = { $other } ließe im Mittel weniger Punkte stehen, doch jetzt zählt nur der Sieg: { $move } gibt dir { $value }, { $other } dagegen { $other-value }.

## Commands

shutbox-advise-total = { $total } können die Würfel hier nicht zeigen: Sie ergeben { $least } bis { $most }.
shutbox-advise-no-move = Aus { $up } ergeben keine Klappen { $total }: Der Durchgang endet mit { $score } Punkten.
shutbox-simulate-stopped = Nach { $played } von { $games } Spielen abgebrochen.

## Keys

shutbox-key-cancel = Auswahl aufheben
shutbox-puzzles = Box des Tages
shutbox-puzzles-of = { $game }: die Box des Tages
shutbox-daily-dice = Dieselben Würfel für alle
