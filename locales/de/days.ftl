# Die Rätsel des Tages aller Spiele, und ihr Kalender.

## Tage

ui-days = Die fünf von heute
ui-calendar = Kalender
ui-days-about = Jeden Tag ein Rätsel für jedes Spiel, für manche zwei, für alle dieselben.
ui-days-utc = Es gilt UTC: neue Rätsel gibt es um Mitternacht UTC.
ui-days-puzzles = Rätsel
ui-days-of = Rätsel vom { $date }
ui-days-day = { $date }: { $time } am Tag, { $later } später, { $begun } angefangen
ui-days-open = Offen
ui-days-begun = Angefangen
ui-days-later = Später gespielt
ui-days-in-time = Am Tag gespielt
ui-days-row = In Folge
ui-days-best = Rekord
ui-days-all = Alle { $count }
ui-days-streaks = Tage in Folge
ui-days-share = Parlour, { $date }: { $n } von { $count }
ui-days-share-game = { $mark } { $game }
ui-days-share-row = { $n ->
    [one] Ein Tag in Folge mit allen
   *[other] { $n } Tage in Folge mit allen
}
ui-days-share-one = { $game } · { $kind }, { $date }
ui-days-share-state = { $mark } { $state }
