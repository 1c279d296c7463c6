# The Dungeon: das Verlies. Monster und Dinge werden gebeugt: `.akk` und `.dat` sind Wen- und Wem-Fall, `.von` ist der
# Name einer Wirkung hinter „Trank“ und dergleichen, `.ein`, `.einen` und `.einem` sind Artikel.

game-rogue = Das Verlies
game-rogue-about = Zehn Ebenen hinab und mit dem Amulett zurück.

## Commands

rogue-no-such-depth = So tief liegt keine Ebene.
rogue-soak-fault = Startwert { $seed } brach eine Regel: { $fault }

## What happens

rogue-you-hit = Du triffst { AKK($monster) } ({ $number }).
rogue-you-miss = Du verfehlst { AKK($monster) }.
rogue-you-kill = Du hast { AKK($monster) } erschlagen.
rogue-it-hits = Dich trifft { $monster } ({ $number }).
rogue-it-misses = Du weichst { DAT($monster) } aus.
rogue-it-breathes = Dich versengt das Feuer von { DAT($monster) } ({ $number })!
rogue-it-flees = Du schlägst { AKK($monster) } in die Flucht.
rogue-it-wakes = Du hast { AKK($monster) } geweckt.
rogue-it-appears = Du siehst { AKK($monster) }.
rogue-it-eats-gold = Da verschlingt { $monster } Gold.
rogue-stole-gold = Dein Beutel ist um { $number } leichter, und { $monster } ist damit auf und davon.
rogue-stole-item = Da stiehlt dir { $monster } { AKK($item) }.
rogue-armor-rusts = Rost frisst an { DAT($item) }.
rogue-frozen = Tödliche Kälte lähmt dich.
rogue-confused = Die Welt dreht sich um dich.
rogue-strength-drained = Deine Arme werden schwach.
rogue-xp-drained = Du vergisst, was dich { $number } Erfahrungspunkte lehrten.
rogue-max-hp-drained = Ein Stück von deinem Leben ist für immer fort.
rogue-held = Etwas hält dich fest.
rogue-still-held = Du windest dich, aber es hält dich noch.
rogue-level-up = Du bist auf Stufe { $number } gestiegen.
rogue-bumped = Hier geht es nicht weiter.
rogue-door-opened = Die Tür geht auf.
rogue-door-closed = Du ziehst die Tür zu.
rogue-door-locked = Die Tür ist verschlossen.
rogue-door-blocked = Die Tür rührt sich nicht.
rogue-door-found = Du hast eine Geheimtür gefunden.
rogue-passage-found = Du hast einen Geheimgang gefunden.
rogue-door-slammed = Der Schlag der Tür hat jemanden geweckt.
rogue-trap-found = Du hast eine Falle gefunden.
rogue-trap-passed = Du schwebst über eine Falle hinweg.
rogue-trap-bear = Eiserne Zähne schnappen nach deinem Bein ({ $number }).
rogue-trap-dart = Ein Pfeil trifft dich ({ $number }).
rogue-trap-teleport = Der Boden verschwimmt, und du bist woanders.
rogue-trap-sleep = Ein süßes Gas schläfert dich ein.
rogue-trap-pit = Du stürzt in eine Grube ({ $number }).
rogue-trap-alarm = Eine Glocke schallt durch alle Gänge.
rogue-fell = Der Boden gibt nach, und du fällst eine Ebene tiefer.
rogue-stumbled = Du stolperst gegen eine Wand.
rogue-gold-found = { $number ->
    [one] Du findest ein Goldstück.
   *[other] Du findest { $number } Goldstücke.
}
rogue-picked-up = Du hast jetzt { AKK($item) }.
rogue-no-room = Dein Rucksack hat keinen Platz für { AKK($item) }.
rogue-sees-item = Hier siehst du { AKK($item) }.
rogue-dropped = Du legst { AKK($item) } ab.
rogue-thrown = Du wirfst { AKK($item) }.
rogue-thrown-hits = Der Wurf trifft { AKK($monster) } ({ $number }).
rogue-thrown-misses = Der Wurf fliegt an { DAT($monster) } vorbei.
rogue-wielded = Du nimmst { AKK($item) } in die Hand.
rogue-worn = Du legst { AKK($item) } an.
rogue-taken-off = Du legst { AKK($item) } ab.
rogue-ring-on = Du steckst { AKK($item) } an.
rogue-ring-off = Du ziehst { AKK($item) } ab.
rogue-is-cursed = Auf { DAT($item) } liegt ein Fluch: Du wirst das nicht los.
rogue-light-taken = Du leuchtest dir mit { DAT($item) }.
rogue-torch-discarded = Du wirfst den verkohlten Stumpf weg.
rogue-refilled = Die Laterne ist wieder voll Öl.
rogue-fuel-low = Dein Licht reicht noch { $number } Züge.
rogue-fuel-out = Dein Licht ist aus. Alles ist dunkel.
rogue-drank = Du trinkst { AKK($item) }.
rogue-healed = Dir geht es besser.
rogue-strength-gained = Deine Muskeln schwellen.
rogue-strength-restored = Deine alte Kraft ist wieder da.
rogue-poisoned = Das war Gift ({ $number }).
rogue-blinded = Ein Mantel aus Finsternis fällt um dich.
rogue-hasted = Alles um dich her wird langsam.
rogue-monsters-detected = Du spürst jedes Wesen auf dieser Ebene.
rogue-magic-detected = Du spürst, wo Magie liegt.
rogue-sees-invisible = Nun bleibt deinen Augen nichts verborgen.
rogue-levitating = Deine Füße verlassen den Boden.
rogue-effect-ends = Es ist vorbei: Du bist nicht mehr { $effect }.
rogue-read-scroll = Du liest { AKK($item) }.
rogue-fizzled = Die Worte verblassen ohne Wirkung und kehren zurück.
rogue-identified = Jetzt weißt du es: { $item }.
rogue-weapon-enchanted = Ein blauer Schimmer läuft über { AKK($item) }.
rogue-armor-enchanted = Ein silberner Schimmer läuft über { AKK($item) }.
rogue-mapped = Die ganze Ebene liegt vor deinem inneren Auge.
rogue-teleported = Du bist woanders.
rogue-curse-lifted = Eine Last fällt ab von dem, was du trägst.
rogue-monster-created = Jemand tritt aus dem Nichts.
rogue-dread = In der Ferne lacht der Wahnsinn. Die hier legst du besser hin.
rogue-scare-crumbled = Die Schriftrolle, die sie fernhielt, zerfällt zu Staub.
rogue-room-lit = Für einen Augenblick füllt Licht den Raum.
rogue-fell-asleep = Über den Worten schläfst du ein.
rogue-monster-held = Du hast { AKK($monster) } gebannt.
rogue-zapped = Du zielst mit { DAT($item) }.
rogue-wand-empty = Du zielst mit { DAT($item) }; es ist nichts mehr darin.
rogue-ray-hits = Der Strahl trifft { AKK($monster) } ({ $number }).
rogue-ray-misses = Der Strahl verliert sich im Dunkel.
rogue-monster-sleeps = Du hast { AKK($monster) } eingeschläfert.
rogue-monster-slowed = Du hast { AKK($monster) } gebremst.
rogue-monster-hasted = Du hast { AKK($monster) } schneller gemacht!
rogue-monster-gone = Du hast { AKK($monster) } weit fortgeschickt.
rogue-monster-changed = Vor dir steht { $monster }.
rogue-monster-cancelled = Du hast { DAT($monster) } alle Magie genommen.
rogue-ate = Das war eine gute Mahlzeit.
rogue-ate-awful = Das schmeckte scheußlich, aber es macht satt.
rogue-hungry = Du wirst hungrig.
rogue-weak = Du bist schwach vor Hunger.
rogue-starving = Du verhungerst: Jeder Zug kostet Leben.
rogue-satisfied = Du bist nicht mehr hungrig.
rogue-went-down = Du steigst hinab auf Ebene { $number }.
rogue-went-up = Du steigst hinauf auf Ebene { $number }.
rogue-amulet-taken = Das Amulett von Yendor ist dein. Nun hinauf ans Licht!
rogue-died = Du stirbst auf Ebene { $number }.
rogue-won = Du trittst hinaus ins Tageslicht, das Amulett in den Händen.

## Refusals

rogue-refused-over = Der Lauf ist zu Ende.
rogue-refused-blocked = Da ist eine Wand im Weg.
rogue-refused-locked = Diese Tür ist verschlossen.
rogue-refused-no-stairs = Von hier führt keine Treppe dorthin.
rogue-refused-no-door = Da ist keine geschlossene Tür.
rogue-refused-not-open = Da ist keine offene Tür.
rogue-refused-occupied = In der Tür ist etwas im Weg.
rogue-refused-nothing-here = Hier liegt nichts.
rogue-refused-no-item = Nichts in deinem Rucksack hat diesen Buchstaben.
rogue-refused-wrong-kind = Dafür ist das nicht gemacht.
rogue-refused-in-use = Das benutzt du schon.
rogue-refused-cursed = Ein Fluch hält es fest.
rogue-refused-blind = Blind kannst du nicht lesen.
rogue-refused-confused = Dir dreht sich alles, so kannst du nicht lesen.
rogue-refused-hindered = In deinem Zustand kannst du nicht rennen.
rogue-refused-hand-taken = An dieser Hand steckt schon ein Ring.
rogue-refused-two-rings = Du trägst schon an jeder Hand einen Ring: Zieh erst einen ab.
rogue-refused-no-effect = Hier würde es nichts bewirken, du hebst es dir auf.
rogue-refused-nothing-worn = Dort trägst du nichts.
rogue-refused-no-lantern = Du hältst keine Laterne, in die Öl passt.
rogue-refused-no-oil = Du hast kein Öl.
rogue-refused-no-target = Wähl aus, wofür du diese Rolle liest.
rogue-refused-out-of-range = Das ist zu weit weg.
rogue-refused-not-visible = Diese Stelle siehst du nicht.
rogue-refused-pack-full = Dein Rucksack ist voll.
rogue-refused-amulet = Vom Amulett trennst du dich nicht.
rogue-flaw-unknown-name = Unbekannter Name im Szenario: { $at }
rogue-flaw-bad-value = Kein gültiger Wert: { $at }
rogue-flaw-bad-place = Dort kann nichts stehen: { $at }
rogue-flaw-taken = Kein Platz für { $at }
rogue-flaw-unsupported = Dieses Programm kann keine Szenarien lesen.
read-bad-number = „{ $found }“ (bei { $at }) hat zu viele Stellen: Ein Szenario kann es nicht so behalten.
read-bad-json = Kein gültiges JSON ab Zeichen { $at }.
read-bad-letter = Kein Buchstabe des Rucksacks bei { $at }: { $found }
read-bad-direction = Keine Richtung bei { $at }: { $found }
read-bad-hand = Links oder rechts (left, right), nicht { $found } (bei { $at }).

## Monsters

rogue-monster-unseen = etwas Unsichtbares
    .akk = etwas Unsichtbares
    .dat = etwas Unsichtbarem
rogue-monster-aquator = ein Aquator
    .akk = einen Aquator
    .dat = einem Aquator
rogue-monster-bat = eine Fledermaus
    .akk = eine Fledermaus
    .dat = einer Fledermaus
rogue-monster-centaur = ein Zentaur
    .akk = einen Zentauren
    .dat = einem Zentauren
rogue-monster-dragon = ein Drache
    .akk = einen Drachen
    .dat = einem Drachen
rogue-monster-emu = ein Emu
    .akk = einen Emu
    .dat = einem Emu
rogue-monster-venus-flytrap = eine Venusfliegenfalle
    .akk = eine Venusfliegenfalle
    .dat = einer Venusfliegenfalle
rogue-monster-griffin = ein Greif
    .akk = einen Greifen
    .dat = einem Greifen
rogue-monster-hobgoblin = ein Hobgoblin
    .akk = einen Hobgoblin
    .dat = einem Hobgoblin
rogue-monster-ice-monster = ein Eismonster
    .akk = ein Eismonster
    .dat = einem Eismonster
rogue-monster-jabberwock = ein Jabberwock
    .akk = einen Jabberwock
    .dat = einem Jabberwock
rogue-monster-kestrel = ein Turmfalke
    .akk = einen Turmfalken
    .dat = einem Turmfalken
rogue-monster-leprechaun = ein Leprechaun
    .akk = einen Leprechaun
    .dat = einem Leprechaun
rogue-monster-medusa = eine Medusa
    .akk = eine Medusa
    .dat = einer Medusa
rogue-monster-nymph = eine Nymphe
    .akk = eine Nymphe
    .dat = einer Nymphe
rogue-monster-orc = ein Ork
    .akk = einen Ork
    .dat = einem Ork
rogue-monster-phantom = ein Phantom
    .akk = ein Phantom
    .dat = einem Phantom
rogue-monster-quagga = ein Quagga
    .akk = ein Quagga
    .dat = einem Quagga
rogue-monster-rattlesnake = eine Klapperschlange
    .akk = eine Klapperschlange
    .dat = einer Klapperschlange
rogue-monster-snake = eine Schlange
    .akk = eine Schlange
    .dat = einer Schlange
rogue-monster-troll = ein Troll
    .akk = einen Troll
    .dat = einem Troll
rogue-monster-ur-vile = ein Urböser
    .akk = einen Urbösen
    .dat = einem Urbösen
rogue-monster-vampire = ein Vampir
    .akk = einen Vampir
    .dat = einem Vampir
rogue-monster-wraith = ein Schemen
    .akk = einen Schemen
    .dat = einem Schemen
rogue-monster-xeroc = ein Xeroc
    .akk = einen Xeroc
    .dat = einem Xeroc
rogue-monster-yeti = ein Yeti
    .akk = einen Yeti
    .dat = einem Yeti
rogue-monster-zombie = ein Zombie
    .akk = einen Zombie
    .dat = einem Zombie

## Things

rogue-thing-potion = { $count ->
    [one] ein Trank { VON($kind) }
   *[other] { $count } Tränke { VON($kind) }
}
    .akk = { $count ->
        [one] einen Trank { VON($kind) }
       *[other] { $count } Tränke { VON($kind) }
    }
    .dat = { $count ->
        [one] einem Trank { VON($kind) }
       *[other] { $count } Tränken { VON($kind) }
    }
rogue-unknown-potion = { $count ->
    [one] ein { $kind }er Trank
   *[other] { $count } { $kind }e Tränke
}
    .akk = { $count ->
        [one] einen { $kind }en Trank
       *[other] { $count } { $kind }e Tränke
    }
    .dat = { $count ->
        [one] einem { $kind }en Trank
       *[other] { $count } { $kind }en Tränken
    }
rogue-thing-scroll = { $count ->
    [one] eine Schriftrolle { VON($kind) }
   *[other] { $count } Schriftrollen { VON($kind) }
}
    .akk = { $count ->
        [one] eine Schriftrolle { VON($kind) }
       *[other] { $count } Schriftrollen { VON($kind) }
    }
    .dat = { $count ->
        [one] einer Schriftrolle { VON($kind) }
       *[other] { $count } Schriftrollen { VON($kind) }
    }
rogue-unknown-scroll = { $count ->
    [one] eine Schriftrolle { $kind }
   *[other] { $count } Schriftrollen { $kind }
}
    .akk = { $count ->
        [one] eine Schriftrolle { $kind }
       *[other] { $count } Schriftrollen { $kind }
    }
    .dat = { $count ->
        [one] einer Schriftrolle { $kind }
       *[other] { $count } Schriftrollen { $kind }
    }
rogue-thing-ring = ein { $bonus }Ring { VON($kind) }
    .akk = einen { $bonus }Ring { VON($kind) }
    .dat = einem { $bonus }Ring { VON($kind) }
rogue-unknown-ring = ein Ring aus { $kind }
    .akk = einen Ring aus { $kind }
    .dat = einem Ring aus { $kind }
rogue-thing-wand = ein Zauberstab { VON($kind) } ({ $amount ->
    [0] leer
    [one] eine Ladung
   *[other] { $amount } Ladungen
})
    .akk = einen Zauberstab { VON($kind) }
    .dat = einem Zauberstab { VON($kind) }
rogue-unknown-wand = ein Zauberstab aus { $kind }
    .akk = einen Zauberstab aus { $kind }
    .dat = einem Zauberstab aus { $kind }
rogue-thing-weapon = { EIN($kind) } { $bonus }{ $kind }
    .akk = { EINEN($kind) } { $bonus }{ $kind }
    .dat = { EINEM($kind) } { $bonus }{ $kind }
rogue-thing-armor = { EIN($kind) } { $bonus }{ $kind }
    .akk = { EINEN($kind) } { $bonus }{ $kind }
    .dat = { EINEM($kind) } { $bonus }{ $kind }
rogue-thing-food = { $count ->
    [one] eine Ration
   *[other] { $count } Rationen
}
    .akk = { $count ->
        [one] eine Ration
       *[other] { $count } Rationen
    }
    .dat = { $count ->
        [one] einer Ration
       *[other] { $count } Rationen
    }
rogue-thing-torch = { $amount ->
    [0] { $count ->
        [one] eine verkohlte Fackel
       *[other] { $count } verkohlte Fackeln
    }
   *[other] { $count ->
        [one] eine Fackel für { $amount } Züge
       *[other] { $count } Fackeln für je { $amount } Züge
    }
}
    .akk = { $count ->
        [one] eine Fackel
       *[other] { $count } Fackeln
    }
    .dat = { $count ->
        [one] einer Fackel
       *[other] { $count } Fackeln
    }
rogue-thing-lantern = { $amount ->
    [0] eine leere Laterne
   *[other] eine Laterne für { $amount } Züge
}
    .akk = eine Laterne
    .dat = einer Laterne
rogue-thing-artifact = { $kind }
    .akk = { AKK($kind) }
    .dat = { DAT($kind) }
rogue-thing-oil-flask = { $count ->
    [one] eine Flasche Öl
   *[other] { $count } Flaschen Öl
}
    .akk = { $count ->
        [one] eine Flasche Öl
       *[other] { $count } Flaschen Öl
    }
    .dat = { $count ->
        [one] einer Flasche Öl
       *[other] { $count } Flaschen Öl
    }
rogue-thing-amulet = das Amulett von Yendor
    .akk = das Amulett von Yendor
    .dat = dem Amulett von Yendor
rogue-look-label = „{ $label }“
rogue-potion-healing = Heilung
    .von = der Heilung
rogue-potion-extra-healing = starke Heilung
    .von = der starken Heilung
rogue-potion-gain-strength = Stärke
    .von = der Stärke
rogue-potion-restore-strength = Kräftigung
    .von = der Kräftigung
rogue-potion-poison = Gift
    .von = voll Gift
rogue-potion-confusion = Verwirrung
    .von = der Verwirrung
rogue-potion-blindness = Blindheit
    .von = der Blindheit
rogue-potion-haste-self = Eile
    .von = der Eile
rogue-potion-detect-monsters = Monstersicht
    .von = der Monstersicht
rogue-potion-detect-magic = Magiesicht
    .von = der Magiesicht
rogue-potion-raise-level = Aufstieg
    .von = des Aufstiegs
rogue-potion-see-invisible = Hellsicht
    .von = der Hellsicht
rogue-potion-levitation = Schweben
    .von = des Schwebens
rogue-scroll-identify = Erkenntnis
    .von = der Erkenntnis
rogue-scroll-enchant-weapon = Waffenzauber
    .von = des Waffenzaubers
rogue-scroll-enchant-armor = Rüstungszauber
    .von = des Rüstungszaubers
rogue-scroll-magic-mapping = Kartenkunde
    .von = der Kartenkunde
rogue-scroll-teleportation = Teleportation
    .von = der Teleportation
rogue-scroll-remove-curse = Fluchbrechen
    .von = des Fluchbrechens
rogue-scroll-create-monster = Beschwörung
    .von = der Beschwörung
rogue-scroll-scare-monster = Monsterschreck
    .von = des Monsterschrecks
rogue-scroll-light = Licht
    .von = des Lichts
rogue-scroll-sleep = Schlaf
    .von = des Schlafs
rogue-scroll-hold-monster = Monsterbann
    .von = des Monsterbanns
rogue-ring-protection = Schutz
    .von = des Schutzes
rogue-ring-add-strength = Stärke
    .von = der Stärke
rogue-ring-sustain-strength = Krafterhalt
    .von = des Krafterhalts
rogue-ring-dexterity = Geschick
    .von = des Geschicks
rogue-ring-regeneration = Regeneration
    .von = der Regeneration
rogue-ring-searching = Spürsinn
    .von = des Spürsinns
rogue-ring-see-invisible = Hellsicht
    .von = der Hellsicht
rogue-ring-slow-digestion = Genügsamkeit
    .von = der Genügsamkeit
rogue-ring-teleportation = Teleportation
    .von = der Teleportation
rogue-ring-stealth = Heimlichkeit
    .von = der Heimlichkeit
rogue-wand-magic-missile = magische Geschosse
    .von = der magischen Geschosse
rogue-wand-lightning = Blitze
    .von = der Blitze
rogue-wand-fire = Feuer
    .von = des Feuers
rogue-wand-cold = Kälte
    .von = der Kälte
rogue-wand-sleep = Schlaf
    .von = des Schlafs
rogue-wand-slow-monster = Verlangsamung
    .von = der Verlangsamung
rogue-wand-teleport-away = Verbannung
    .von = der Verbannung
rogue-wand-haste-monster = Beschleunigung
    .von = der Beschleunigung
rogue-wand-polymorph = Verwandlung
    .von = der Verwandlung
rogue-wand-cancellation = Entzauberung
    .von = der Entzauberung
rogue-weapon-mace = Streitkolben
    .ein = ein
    .einen = einen
    .einem = einem
rogue-weapon-short-sword = Kurzschwert
    .ein = ein
    .einen = ein
    .einem = einem
rogue-weapon-dagger = Dolch
    .ein = ein
    .einen = einen
    .einem = einem
rogue-weapon-spear = Speer
    .ein = ein
    .einen = einen
    .einem = einem
rogue-weapon-long-sword = Langschwert
    .ein = ein
    .einen = ein
    .einem = einem
rogue-weapon-battle-axe = Streitaxt
    .ein = eine
    .einen = eine
    .einem = einer
rogue-weapon-flail = Kriegsflegel
    .ein = ein
    .einen = einen
    .einem = einem
rogue-weapon-two-handed-sword = Zweihänder
    .ein = ein
    .einen = einen
    .einem = einem
rogue-armor-leather-armor = Lederrüstung
    .ein = eine
    .einen = eine
    .einem = einer
rogue-armor-studded-leather = Nietenlederrüstung
    .ein = eine
    .einen = eine
    .einem = einer
rogue-armor-ring-mail = Ringpanzer
    .ein = ein
    .einen = einen
    .einem = einem
rogue-armor-chain-mail = Kettenhemd
    .ein = ein
    .einen = ein
    .einem = einem
rogue-armor-banded-mail = Bänderpanzer
    .ein = ein
    .einen = einen
    .einem = einem
rogue-armor-splint-mail = Schienenpanzer
    .ein = ein
    .einen = einen
    .einem = einem
rogue-armor-plate-mail = Plattenpanzer
    .ein = ein
    .einen = einen
    .einem = einem
rogue-food-ration = Ration
rogue-torch-torch = Fackel
rogue-lantern-lantern = Laterne
rogue-oil-flask-oil-flask = Ölflasche
rogue-artifact-phial = eine Phiole, die ewig leuchtet
    .akk = eine Phiole, die ewig leuchtet
    .dat = einer Phiole, die ewig leuchtet
rogue-artifact-star = ein Stern, der ewig leuchtet
    .akk = einen Stern, der ewig leuchtet
    .dat = einem Stern, der ewig leuchtet
rogue-artifact-arkenstone = ein großes Juwel, das ewig leuchtet
    .akk = ein großes Juwel, das ewig leuchtet
    .dat = einem großen Juwel, das ewig leuchtet
rogue-amulet-amulet-of-yendor = das Amulett von Yendor
rogue-look-amber = bernsteinfarben
rogue-look-azure = himmelblau
rogue-look-black = schwarz
rogue-look-brown = braun
rogue-look-clear = klar
rogue-look-cloudy = trüb
rogue-look-crimson = purpurrot
rogue-look-golden = golden
rogue-look-green = grün
rogue-look-grey = grau
rogue-look-milky = milchig
rogue-look-ochre = ockerfarben
rogue-look-pink = rosafarben
rogue-look-plum = pflaumenblau
rogue-look-silver = silbern
rogue-look-smoky = rauchig
rogue-look-white = weiß
rogue-look-yellow = gelb
rogue-look-agate = Achat
rogue-look-brass = Messing
rogue-look-copper = Kupfer
rogue-look-coral = Koralle
rogue-look-garnet = Granat
rogue-look-iron = Eisen
rogue-look-ivory = Elfenbein
rogue-look-jade = Jade
rogue-look-moonstone = Mondstein
rogue-look-onyx = Onyx
rogue-look-opal = Opal
rogue-look-pearl = Perlmutt
rogue-look-topaz = Topas
rogue-look-wood = Holz
rogue-look-alder = Erlenholz
rogue-look-ash = Eschenholz
rogue-look-beech = Buchenholz
rogue-look-birch = Birkenholz
rogue-look-cedar = Zedernholz
rogue-look-ebony = Ebenholz
rogue-look-elm = Ulmenholz
rogue-look-hazel = Haselholz
rogue-look-larch = Lärchenholz
rogue-look-maple = Ahornholz
rogue-look-oak = Eichenholz
rogue-look-pine = Kiefernholz
rogue-look-willow = Weidenholz
rogue-look-yew = Eibenholz

## Effects

rogue-effect-confused = verwirrt
rogue-effect-blind = blind
rogue-effect-hasted = beschleunigt
rogue-effect-slowed = verlangsamt
rogue-effect-paralyzed = gelähmt
rogue-effect-levitating = in der Schwebe
rogue-effect-see-invisible = hellsichtig
rogue-effect-held = festgehalten
rogue-effect-sleeping = im Schlaf gefangen

## Hints

rogue-hint-strike = Schlag zu, vor dir steht { $monster }: Von 100 Hieben treffen { $chance }.
rogue-hint-move = Geh hier entlang.
rogue-hint-search = Bleib und such: Du heilst dabei, oder sie kommen zu dir.
rogue-hint-wait = Warte hier.
rogue-hint-up = Nimm die Treppe hinauf.
rogue-hint-down = Nimm die Treppe hinab.
rogue-hint-open = Öffne die Tür.
rogue-hint-close = Mach die Tür zu: Sie bekommen sie nicht auf.
rogue-hint-pickup = Nimm, was hier liegt.
rogue-hint-drop = Leg { AKK($item) } ab.
rogue-hint-throw = Wirf { AKK($item) }.
rogue-hint-wield = Nimm { AKK($item) } in die Hand.
rogue-hint-wear = Leg { AKK($item) } an.
rogue-hint-takeoff = Leg deine Rüstung ab.
rogue-hint-puton = Steck { AKK($item) } an.
rogue-hint-remove = Zieh den Ring ab.
rogue-hint-light = Zünde { AKK($item) } an.
rogue-hint-refill = Füll die Laterne.
rogue-hint-quaff = Trink { AKK($item) }.
rogue-hint-read = Lies { AKK($item) }.
rogue-hint-zap = Ziel mit { DAT($item) } auf sie.
rogue-hint-eat = Iss: Du bist hungrig.

## Menus and help

rogue-preset-lantern = Bei Laternenschein
rogue-preset-lantern-about = Zehn Ebenen; du siehst so weit, wie dein Licht fällt.
rogue-preset-lit = Helle Räume
rogue-preset-lit-about = Zehn Ebenen; einen hellen Raum siehst du ganz, sobald du in der Tür stehst.
rogue-preset-old = Alte Schule
rogue-preset-old-about = Neun Kästen je Ebene: dunkle Räume, Irrgänge, fehlende Räume.
rogue-preset-deep = Bis ganz hinab
rogue-preset-deep-about = Sechsundzwanzig Ebenen bis zum Amulett.
rogue-option-levels = Ebenen
rogue-option-levels-about = Wie tief das Amulett liegt.
rogue-option-style = Ebenen entstehen
rogue-option-style-about = Die alte Schule hat dunkle Räume, Irrgänge und fehlende Räume.
rogue-style-plain = frei
rogue-style-rogue = in neun Kästen wie in Rogue
rogue-option-sight = Sicht
rogue-option-sight-about = So weit dein Licht reicht, oder einen hellen Raum ganz von der Tür aus.
rogue-own-about = Ein eigener Startwert wie seed=42 levels=10, oder ein Szenario in JSON.
rogue-sight-radius = so weit das Licht fällt
rogue-sight-room = ein heller Raum auf einmal
rogue-setting-pickup = Beim Erkunden aufheben, was am Weg liegt
rogue-level-auto = Selbstspieler
rogue-daily-lantern = Bei Laternenschein
rogue-daily-lit = Helle Räume
rogue-chart-depth = Tiefste Ebene
rogue-chart-score = Punkte
rogue-chart-kills = Erschlagene Monster
rogue-figure-score = Punkte
rogue-figure-depth = Tiefe
rogue-figure-level = Stufe
rogue-figure-gold = Gold
rogue-figure-turns = Züge
rogue-figure-kills = Erschlagen
rogue-puzzles = Tagesverlies
rogue-puzzles-of = { $game }: das Tagesverlies
rogue-help-aim = Steig bis zur tiefsten Ebene hinab, hol das Amulett und trag es zurück auf Ebene 1. Du hast ein Leben. Die Karte zeigt, was du siehst, und matt, woran du dich erinnerst. Monster sind Großbuchstaben, ihre Farbe sagt, wie gefährlich ein Kampf wäre; klein sind sie, wo du sie nur spürst.
rogue-help-walk = Geh mit den Pfeilen, dem Ziffernblock oder h j k l und y u b n. Gegen ein Monster heißt zuschlagen, gegen eine geschlossene Tür heißt öffnen. Mit Umschalt rennst du. Tipp auf eine Stelle, um hinzugehen, auf dich, um aufzuheben, zu suchen oder die Treppe zu nehmen.
rogue-help-fight = Schau dich mit v um, mit Tab geht es zum nächsten Interessanten (im Browser gibt Escape die Tab-Taste wieder der Seite): Du erfährst, wie oft Hiebe treffen und wie weh sie tun, auf beiden Seiten. Schlafende trifft man leichter. Eine geschlossene Tür hält alle auf, die zu dumm zum Öffnen sind.
rogue-help-things = In den Rucksack passen 26 Dinge, a bis z. Was Tränke, Rollen, Ringe und Stäbe können, zeigt sich erst beim Gebrauch; eine Vermutung notierst du mit C. Rüstungen und Waffen verraten ihren Bonus erst, wenn du sie benutzt. Verfluchtes wirst du nicht los.
rogue-help-plans = Erkunde mit x, raste mit dem Punkt, geh mit > und < zur Treppe. Das läuft Schritt für Schritt, nach dem, was du weißt, und hält an, sobald etwas geschieht. Beim Erkunden hebst du auf, was du findest, wenn die Einstellungen nichts anderes sagen.
rogue-help-death = Licht brennt herunter, Hunger wächst: Jeder Zug zählt. Der Tod ist endgültig: Der Spielstand ist weg, die Aufzeichnung bleibt. Punkte: zehn je Goldstück, hundert je Ebene, fünf je Erfahrungspunkt, minus einen je zehn Züge.

## Values

rogue-value = { $n }
rogue-of = { $n }/{ $most }
rogue-gauge-hp = LP
rogue-gauge-depth = Tiefe
rogue-gauge-level = Stf
rogue-gauge-xp = EP
rogue-gauge-strength = Stä
rogue-gauge-ac = RK
rogue-gauge-gold = Gold
rogue-gauge-food = Satt
rogue-gauge-light = Licht
rogue-gauge-turn = Zug
rogue-gauge-amulet = Amulett
rogue-amulet-held = dein
rogue-for-ever = ∞
rogue-dark = aus
rogue-short-confused = Verwirrt
rogue-short-blind = Blind
rogue-short-hasted = Schnell
rogue-short-slowed = Langsam
rogue-short-paralyzed = Gelähmt
rogue-short-levitating = Schwebt
rogue-short-see-invisible = Hellsicht
rogue-short-held = Gehalten
rogue-short-sleeping = Schläft
rogue-gear = In Gebrauch
rogue-gear-line = { $item }, { $use }
rogue-looking = Du siehst
rogue-told-line = { $turn }: { $what }{ $times ->
    [1] {""}
   *[other] {" "}(×{ $times })
}

## Commands of the player

rogue-do-explore = Erkunden
rogue-do-rest = Rasten
rogue-do-search = Suchen
rogue-do-pickup = Aufheben
rogue-do-pack = Rucksack
rogue-do-look = Schauen
rogue-do-down = Treppe hinab
rogue-do-up = Treppe hinauf
rogue-do-open = Tür öffnen
rogue-do-close = Tür schließen
rogue-do-takeoff = Rüstung ablegen
rogue-do-remove = Ring abziehen
rogue-do-refill = Laterne füllen
rogue-do-told = Meldungen
rogue-do-quaff = Trinken
rogue-do-read = Lesen
rogue-do-zap = Zaubern
rogue-do-throw = Werfen
rogue-do-eat = Essen
rogue-do-wield = Ergreifen
rogue-do-wear = Anlegen
rogue-do-puton = Anstecken
rogue-do-light = Anzünden
rogue-do-drop = Ablegen
rogue-do-call = Benennen
rogue-way-n = Norden
rogue-way-ne = Nordosten
rogue-way-e = Osten
rogue-way-se = Südosten
rogue-way-s = Süden
rogue-way-sw = Südwesten
rogue-way-w = Westen
rogue-way-nw = Nordwesten
rogue-run-n = Rennen: Norden
rogue-run-ne = Rennen: Nordosten
rogue-run-e = Rennen: Osten
rogue-run-se = Rennen: Südosten
rogue-run-s = Rennen: Süden
rogue-run-sw = Rennen: Südwesten
rogue-run-w = Rennen: Westen
rogue-run-nw = Rennen: Nordwesten
rogue-which-way-open = Welche Tür öffnen? Wähl eine Richtung.
rogue-which-way-close = Welche Tür schließen? Wähl eine Richtung.
rogue-which-way-throw = Wohin werfen? Wähl eine Richtung.
rogue-which-way-read = Für wen lesen? Wähl eine Richtung.
rogue-aim = Worauf zielst du mit { DAT($item) }? Tab zum nächsten Ziel, Enter löst aus.
rogue-look-keys = Umschauen: Pfeile oder Tab weiter, Enter geht hin, Escape beendet.
rogue-close-sheet = Schließen
rogue-sheet-pack = Dein Rucksack
rogue-sheet-thing = { $item }
rogue-sheet-told = Was geschah
rogue-sheet-quaff = Was trinken?
rogue-sheet-read = Was lesen?
rogue-sheet-zap = Womit zielen?
rogue-sheet-throw = Was werfen?
rogue-sheet-eat = Was essen?
rogue-sheet-wield = Was in die Hand nehmen?
rogue-sheet-wear = Was anlegen?
rogue-sheet-puton = Was anstecken?
rogue-sheet-light = Was anzünden?
rogue-sheet-drop = Was ablegen?
rogue-sheet-call = Was benennen?
rogue-sheet-about = Worüber etwas erfahren?
rogue-sheet-finger-off = Von welcher Hand?
rogue-sheet-guess = Was mag das sein: { $item }?
rogue-name-none = keine Vermutung
rogue-hand-left = links
rogue-hand-right = rechts
rogue-called = { $item }, vielleicht { $name }
    .akk = { AKK($item) }, vielleicht { $name }
    .dat = { DAT($item) }, vielleicht { $name }
rogue-called-name = „{ $name }“
rogue-used-weapon = in der Hand
rogue-used-armor = angelegt
rogue-used-left = an der linken Hand
rogue-used-right = an der rechten Hand
rogue-used-light = brennt
rogue-pack-empty = Dein Rucksack ist leer.
rogue-nothing-to-quaff = Du hast nichts zu trinken.
rogue-nothing-to-read = Du hast nichts zu lesen.
rogue-nothing-to-zap = Du hast keinen Zauberstab.
rogue-nothing-to-throw = Du hast nichts zu werfen.
rogue-nothing-to-eat = Du hast nichts zu essen.
rogue-nothing-to-wield = Du hast keine andere Waffe.
rogue-nothing-to-wear = Du hast keine andere Rüstung.
rogue-nothing-to-puton = Du hast keinen anderen Ring.
rogue-nothing-to-light = Du hast kein anderes Licht.
rogue-nothing-to-drop = Du hast nichts abzulegen.
rogue-nothing-to-call = Du kennst alles, was du trägst.
rogue-trap-ahead = Da liegt eine Falle. Geh noch einmal, wenn du es ernst meinst.
rogue-beside-you = Wähl eine Stelle direkt neben dir.
rogue-nothing-in-sight = Hier ist nichts Interessantes.
rogue-plan-hindered = Dafür bist du in keiner Verfassung.
rogue-plan-watched = Nicht, solange { $monster } in Sicht ist.
rogue-plan-dark = Zum Erkunden ist es zu dunkel. Zünde etwas an.
rogue-plan-healthy = Du bist bei bester Gesundheit.
rogue-plan-explored = Du weißt von nichts, was noch zu erkunden wäre. Such nach Geheimtüren oder nimm die Treppe.
rogue-plan-no-way = Du kennst keinen Weg dorthin.
rogue-plan-no-more = Es geht nicht weiter.

## What is looked at

rogue-at-self = Das bist du.
rogue-at-gold = Gold.
rogue-at-unknown = Diese Stelle hast du noch nicht gesehen.
rogue-at-wall = Wand.
rogue-at-floor = Boden.
rogue-at-corridor = Ein Gang.
rogue-at-open-door = Eine offene Tür.
rogue-at-closed-door = Eine geschlossene Tür.
rogue-at-locked-door = Eine verschlossene Tür.
rogue-at-broken-door = Eine eingeschlagene Tür.
rogue-at-archway = Ein Durchgang.
rogue-at-stairs-up = Treppe hinauf.
rogue-at-stairs-down = Treppe hinab.
rogue-at-trap = Eine Falle.
rogue-at-some-weapon = Eine Waffe, soweit du dich erinnerst.
rogue-at-some-armor = Eine Rüstung, soweit du dich erinnerst.
rogue-at-some-potion = Ein Trank, soweit du dich erinnerst.
rogue-at-some-scroll = Eine Schriftrolle, soweit du dich erinnerst.
rogue-at-some-ring = Ein Ring, soweit du dich erinnerst.
rogue-at-some-wand = Ein Zauberstab, soweit du dich erinnerst.
rogue-at-some-food = Etwas zu essen, soweit du dich erinnerst.
rogue-at-some-torch = Eine Fackel, soweit du dich erinnerst.
rogue-at-some-lantern = Eine Laterne, soweit du dich erinnerst.
rogue-at-some-artifact = Etwas Leuchtendes, soweit du dich erinnerst.
rogue-at-some-oil-flask = Öl, soweit du dich erinnerst.
rogue-at-some-amulet = Das Amulett, soweit du dich erinnerst.
rogue-at-felt = Dort spürst du { AKK($monster) }.
rogue-at-foe = Du siehst { AKK($monster) }, { $mood }: { $hp } von { $most } Lebenspunkten.
rogue-mood-sleeping = schlafend
rogue-mood-helpless = wehrlos
rogue-mood-wandering = ahnungslos
rogue-mood-hunting = dir auf den Fersen
rogue-mood-fleeing = auf der Flucht
rogue-odds-yours = Du triffst zu { $chance } %, das macht { $damage } je Zug{ $turns ->
    [0] .
    [1] : ein Zug bis zum Sieg.
   *[other] : etwa { $turns } Züge bis zum Sieg.
}
rogue-odds-theirs = Getroffen wirst du zu { $chance } %, das macht { $damage } je Zug{ $turns ->
    [0] .
    [1] : Vielleicht überlebst du nicht einen.
   *[other] : Du hältst etwa { $turns } durch.
}
rogue-at-grip = Der Griff wird mit jedem Treffer fester: { $hits } bisher, der nächste kostet { $next }.
rogue-at-numbers = Stufe { $level }, Rüstungsklasse { $ac }, Schaden { $dice }, Tempo { $speed }, bringt { $xp } Erfahrung.
rogue-special-rusts-armor = Lässt Rüstungen rosten ({ $chance } %).
rogue-special-freezes = Lähmt mit Kälte ({ $chance } %).
rogue-special-confuses = Verwirrt ({ $chance } %).
rogue-special-drains-strength = Raubt Stärke ({ $chance } %).
rogue-special-drains-xp = Raubt Erfahrung ({ $chance } %).
rogue-special-drains-max-hp = Raubt Leben für immer ({ $chance } %).
rogue-special-holds = Hält fest ({ $chance } %).
rogue-special-steals-gold = Stiehlt Gold.
rogue-special-steals-item = Stiehlt aus dem Rucksack.
rogue-special-regenerates = Heilt von selbst.
rogue-special-breathes-fire = Speit Feuer: { $chance } % der Angriffe, 6d6.
rogue-special-flying = Fliegt.
rogue-special-invisible = Ist unsichtbar.
rogue-special-mean = Schläft selten und jagt, was es sieht.

## What things are for

rogue-about-weapon = { $dice } in der Hand, { $thrown } geworfen. Ein Treffer macht im Schnitt { $mean }.
rogue-about-armor = Angelegt Rüstungsklasse { $ac }; weniger ist besser.
rogue-about-unknown = Eine von { $n } Arten. Der Gebrauch zeigt, welche.
rogue-about-bonus-unknown = Der Bonus zeigt sich im Gebrauch.
rogue-about-cursed = Verflucht.
rogue-about-food-ration = Eine Mahlzeit: Nahrung für 1100 bis 1499 Züge, höchstens 2000 insgesamt.
rogue-about-torch-torch = Licht zwei Schritte weit. Jeder Zug in der Hand brennt einen davon ab.
rogue-about-lantern-lantern = Licht zwei Schritte weit. Fasst Öl für 1000 Züge.
rogue-about-oil-flask-oil-flask = Licht für 500 Züge in einer Laterne.
rogue-about-artifact-phial = Licht drei Schritte weit, für immer.
rogue-about-artifact-star = Licht zwei Schritte weit, für immer.
rogue-about-artifact-arkenstone = Licht zwei Schritte weit, für immer.
rogue-about-amulet-amulet-of-yendor = Trag es hinauf auf Ebene 1.
rogue-about-potion-healing = Heilt 1d8; bei voller Gesundheit steigt das Höchste um 1. Vertreibt Blindheit und Verwirrung.
rogue-about-potion-extra-healing = Heilt 2d8+2; bei voller Gesundheit steigt das Höchste um 1. Vertreibt Blindheit und Verwirrung.
rogue-about-potion-gain-strength = Ein Punkt Stärke mehr, für immer.
rogue-about-potion-restore-strength = Bringt verlorene Stärke zurück.
rogue-about-potion-poison = 1d6 Schaden. Lieber werfen.
rogue-about-potion-confusion = 20 bis 22 Züge lang gehen Schritte fehl.
rogue-about-potion-blindness = Blind für 40 bis 60 Züge.
rogue-about-potion-haste-self = Doppelt so schnell für 4 bis 8 Züge.
rogue-about-potion-detect-monsters = Zeigt alle Monster, solange du auf der Ebene bleibst.
rogue-about-potion-detect-magic = Zeigt, wo Tränke, Rollen, Ringe und Stäbe liegen.
rogue-about-potion-raise-level = Auf der Stelle eine Stufe.
rogue-about-potion-see-invisible = Zeigt Unsichtbares, solange du auf der Ebene bleibst.
rogue-about-potion-levitation = 29 bis 32 Züge lang schwebst du über Fallen.
rogue-about-scroll-identify = Sagt, was ein anderes Ding ist.
rogue-about-scroll-enchant-weapon = Die Waffe in der Hand gewinnt 1, bis +3, und verliert ihren Fluch.
rogue-about-scroll-enchant-armor = Die angelegte Rüstung gewinnt 1, bis +3, und verliert ihren Fluch.
rogue-about-scroll-magic-mapping = Zeigt die ganze Ebene, aber niemanden darauf.
rogue-about-scroll-teleportation = Bringt dich woandershin auf der Ebene.
rogue-about-scroll-remove-curse = Nimmt jeden Fluch von dem, was du trägst.
rogue-about-scroll-create-monster = Ruft ein Monster an deine Seite.
rogue-about-scroll-scare-monster = Auf dem Boden hält sie Monster 100 Züge lang fern.
rogue-about-scroll-light = Zeigt den ganzen Raum.
rogue-about-scroll-sleep = Schläfert dich für 4 bis 8 Züge ein.
rogue-about-scroll-hold-monster = Bannt ein Monster neben dir für 3 bis 6 Züge.
rogue-about-ring-protection = Senkt die Rüstungsklasse um seinen Bonus.
rogue-about-ring-add-strength = Gibt seinen Bonus zu deiner Stärke.
rogue-about-ring-sustain-strength = Niemand kann dir Stärke rauben.
rogue-about-ring-dexterity = Sein Bonus hilft dir beim Treffen und beim Ausweichen.
rogue-about-ring-regeneration = Du heilst doppelt so schnell.
rogue-about-ring-searching = Findet Verborgenes neben dir, 10 % je Zug.
rogue-about-ring-see-invisible = Zeigt Unsichtbares.
rogue-about-ring-slow-digestion = Du brauchst weniger zu essen.
rogue-about-ring-teleportation = Wirft dich auf der Ebene umher, 15 % je Zug.
rogue-about-ring-stealth = Schlafende erwachen nicht, wenn du kommst.
rogue-about-wand-magic-missile = 2d6 für das erste Monster im Weg, bis 7 Schritte weit.
rogue-about-wand-lightning = 6d6 für das erste Monster im Weg, bis 8 Schritte weit.
rogue-about-wand-fire = 6d6 für das erste Monster im Weg, bis 8 Schritte weit.
rogue-about-wand-cold = 6d6 für das erste Monster im Weg, bis 8 Schritte weit.
rogue-about-wand-sleep = Schlaf für 3 bis 6 Züge, bis 6 Schritte weit.
rogue-about-wand-slow-monster = Halbiert das Tempo eines Monsters, bis 6 Schritte weit.
rogue-about-wand-teleport-away = Schickt ein Monster fort, bis 7 Schritte weit.
rogue-about-wand-haste-monster = Verdoppelt das Tempo eines Monsters, bis 5 Schritte weit.
rogue-about-wand-polymorph = Macht aus einem Monster ein anderes, bis 5 Schritte weit.
rogue-about-wand-cancellation = Nimmt einem Monster die Magie, bis 6 Schritte weit.

## The end

rogue-ended-won = Du hast das Amulett zurück ans Tageslicht gebracht.
rogue-ended-died = Du bist auf Ebene { $depth } gestorben: { $cause }.
rogue-cause-monster = erschlagen von { DAT($monster) }
rogue-cause-breath = verbrannt im Feuer von { DAT($monster) }
rogue-cause-poison = vergiftet von dem, was du trankst
rogue-cause-starvation = verhungert
rogue-cause-trap = in einer Falle
rogue-cause-trap-bear = in einer Bärenfalle
rogue-cause-trap-dart = von einem Pfeil getroffen
rogue-cause-trap-pit = in eine Grube gestürzt
rogue-summary-score = Punkte: { $n }
rogue-summary-depth = Tiefste Ebene: { $n } von { $of }, { $seen } gesehen
rogue-summary-level = Stufe { $n } mit { $xp } Erfahrung
rogue-summary-gold = Gold: { $n }
rogue-summary-turns = Züge: { $n }
rogue-summary-kills = Erschlagene Monster: { $n }
rogue-summary-items = Dinge gefunden: { $found }, benutzt: { $used }
rogue-summary-gear = Am Ende: { $things }
rogue-summary-and = { $one }, { $other }
rogue-summary-marked = Ein Probelauf: Er zählt nicht.
rogue-feat-amulet = Du hattest das Amulett in der Hand.
rogue-feat-depth-10 = Du hast Ebene 10 gesehen.
rogue-feat-depth-5 = Du hast Ebene 5 gesehen.
rogue-feat-kills-50 = Fünfzig hast du erschlagen.
rogue-feat-kills-25 = Fünfundzwanzig hast du erschlagen.
rogue-feat-kills-10 = Zehn hast du erschlagen.
rogue-feat-gold-2000 = Ein Vermögen von zweitausend.
rogue-feat-gold-1000 = Ein Beutel mit tausend.
rogue-feat-turns-1000 = Tausend Züge unter der Erde.
rogue-feat-turns-500 = Fünfhundert Züge unter der Erde.
rogue-feat-found-50 = Fünfzig Dinge gefunden.
rogue-feat-found-20 = Zwanzig Dinge gefunden.
rogue-feat-used-20 = Zwanzig Dinge benutzt.

## Keys

rogue-key-step = Gehen oder den Zeiger bewegen
rogue-key-run = Rennen
rogue-key-pad = Gehen, auch schräg; 5 rastet
rogue-key-cycle = Zum nächsten Interessanten schauen
rogue-key-confirm = Tun, was hier geht; beim Umschauen hingehen, beim Zielen auslösen
rogue-key-cancel = Abbrechen
