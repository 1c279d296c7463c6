# The Dungeon.

game-rogue = The Dungeon
game-rogue-about = Ten levels down, and back with the Amulet.

## Commands

rogue-no-such-depth = There is no level at that depth.
rogue-soak-fault = Seed { $seed } broke a rule: { $fault }

## What happens

rogue-you-hit = You hit { $monster } for { $number }.
rogue-you-miss = You miss { $monster }.
rogue-you-kill = You have slain { $monster }.
rogue-it-hits = You are hit by { $monster } for { $number }.
rogue-it-misses = You dodge a blow of { $monster }.
rogue-it-breathes = Fire from { $monster } burns you for { $number }!
rogue-it-flees = You put { $monster } to flight.
rogue-it-wakes = You have woken { $monster }.
rogue-it-appears = You see { $monster }.
rogue-it-eats-gold = Gold is swallowed by { $monster }.
rogue-stole-gold = Your purse is lighter by { $number }: { $monster } is gone with it.
rogue-stole-item = You are robbed of { $item } by { $monster }.
rogue-armor-rusts = Rust eats at { $item }.
rogue-frozen = A deadly cold holds you still.
rogue-confused = The world spins around you.
rogue-strength-drained = Your arms grow weak.
rogue-xp-drained = You forget what { $number } points of experience taught you.
rogue-max-hp-drained = Something of your life is gone for good.
rogue-held = You are held fast.
rogue-still-held = You struggle, but you are still held.
rogue-level-up = You have risen to level { $number }.
rogue-bumped = There is no way through.
rogue-door-opened = The door swings open.
rogue-door-closed = You pull the door shut.
rogue-door-locked = The door is locked.
rogue-door-blocked = The door will not move.
rogue-door-found = You have found a hidden door.
rogue-passage-found = You have found a hidden passage.
rogue-door-slammed = The banging of the door has woken somebody.
rogue-trap-found = You have found a trap.
rogue-trap-passed = You float over a trap.
rogue-trap-bear = Iron teeth close on your leg: { $number }.
rogue-trap-dart = A dart strikes you for { $number }.
rogue-trap-teleport = The floor blurs, and you are elsewhere.
rogue-trap-sleep = A sweet gas puts you to sleep.
rogue-trap-pit = You tumble into a pit: { $number }.
rogue-trap-alarm = A bell rings through every hall.
rogue-fell = The ground gives way, and you fall to the level below.
rogue-stumbled = You stumble against a wall.
rogue-gold-found = { $number ->
    [one] You find a piece of gold.
   *[other] You find { $number } pieces of gold.
}
rogue-picked-up = You now have { $item }.
rogue-no-room = Your pack has no room for { $item }.
rogue-sees-item = Here lies { $item }.
rogue-dropped = You put down { $item }.
rogue-thrown = You throw { $item }.
rogue-thrown-hits = It strikes { $monster } for { $number }.
rogue-thrown-misses = It flies past { $monster }.
rogue-wielded = You take { $item } in hand.
rogue-worn = You put on { $item }.
rogue-taken-off = You take off { $item }.
rogue-ring-on = You slip on { $item }.
rogue-ring-off = You take off { $item }.
rogue-is-cursed = A curse lies on { $item }: it will not come off.
rogue-light-taken = You light your way with { $item }.
rogue-torch-discarded = You throw the burnt stump away.
rogue-refilled = The lantern is full of oil again.
rogue-fuel-low = Your light lasts for { $number } more turns.
rogue-fuel-out = Your light is out. All is dark.
rogue-drank = You drink { $item }.
rogue-healed = You feel better.
rogue-strength-gained = Your muscles swell.
rogue-strength-restored = Your old strength is back.
rogue-poisoned = It was poison: { $number }.
rogue-blinded = A cloak of darkness falls around you.
rogue-hasted = Everything around you slows down.
rogue-monsters-detected = You sense every creature on this level.
rogue-magic-detected = You sense where magic lies.
rogue-sees-invisible = Nothing is hidden from your eyes now.
rogue-levitating = Your feet leave the ground.
rogue-effect-ends = It has passed: you are no longer { $effect }.
rogue-read-scroll = You read { $item }.
rogue-fizzled = The words fade without effect, and come back.
rogue-identified = Now you know it: { $item }.
rogue-weapon-enchanted = A blue gleam runs along { $item }.
rogue-armor-enchanted = A silver gleam runs over { $item }.
rogue-mapped = The whole level lies before your inner eye.
rogue-teleported = You are somewhere else.
rogue-curse-lifted = A weight is lifted from what you wear.
rogue-monster-created = Somebody steps out of thin air.
rogue-dread = You hear mad laughter far away. Better to lay this one down.
rogue-scare-crumbled = The scroll that kept them off crumbles to dust.
rogue-room-lit = Light fills the room for a moment.
rogue-fell-asleep = You fall asleep over the words.
rogue-monster-held = You have bound { $monster } where it stands.
rogue-zapped = You point { $item }.
rogue-wand-empty = You point { $item }; nothing is left in it.
rogue-ray-hits = The ray strikes { $monster } for { $number }.
rogue-ray-misses = The ray is lost in the dark.
rogue-monster-sleeps = You have put { $monster } to sleep.
rogue-monster-slowed = You have slowed { $monster } down.
rogue-monster-hasted = You have made { $monster } quicker!
rogue-monster-gone = You have sent { $monster } far away.
rogue-monster-changed = Before you stands { $monster }.
rogue-monster-cancelled = You have taken all magic from { $monster }.
rogue-ate = That was a good meal.
rogue-ate-awful = That tasted awful, but it fills you.
rogue-hungry = You are getting hungry.
rogue-weak = You are weak with hunger.
rogue-starving = You are starving: every turn costs you life.
rogue-satisfied = You are no longer hungry.
rogue-went-down = You climb down to level { $number }.
rogue-went-up = You climb up to level { $number }.
rogue-amulet-taken = The Amulet of Yendor is yours. Now back up into the light!
rogue-died = You die on level { $number }.
rogue-won = You step out into the daylight, the Amulet in your hands.

## Refusals

rogue-refused-over = The run is over.
rogue-refused-blocked = A wall is in the way.
rogue-refused-locked = That door is locked.
rogue-refused-no-stairs = No stairs lead there from here.
rogue-refused-no-door = There is no shut door.
rogue-refused-not-open = There is no open door to shut.
rogue-refused-occupied = Something is in the doorway.
rogue-refused-nothing-here = Nothing lies here.
rogue-refused-no-item = Nothing in your pack has that letter.
rogue-refused-wrong-kind = That is not made for this.
rogue-refused-in-use = You are using it already.
rogue-refused-cursed = A curse holds it fast.
rogue-refused-blind = You cannot read while blind.
rogue-refused-confused = You cannot read while your head spins.
rogue-refused-hindered = You cannot run in your state.
rogue-refused-hand-taken = There is a ring on that hand already.
rogue-refused-two-rings = You wear a ring on each hand already: take one off first.
rogue-refused-no-effect = It would do nothing here, so you keep it for later.
rogue-refused-nothing-worn = You are wearing nothing there.
rogue-refused-no-lantern = There is no lantern in your hand that could take oil.
rogue-refused-no-oil = You have no oil.
rogue-refused-no-target = Choose something to read this scroll about.
rogue-refused-out-of-range = That is out of reach.
rogue-refused-not-visible = You do not see that place.
rogue-refused-pack-full = Your pack is full.
rogue-refused-amulet = You will not part with the Amulet.
rogue-flaw-unknown-name = Unknown name in the scenario: { $at }
rogue-flaw-bad-value = Not a valid value: { $at }
rogue-flaw-bad-place = Nothing can stand there: { $at }
rogue-flaw-taken = There is no room for { $at }
rogue-flaw-unsupported = This build cannot read scenarios.
read-bad-number = “{ $found }” (at { $at }) has too many digits: a scenario cannot keep it as it is.
read-bad-json = Not valid JSON from character { $at } on.
read-bad-letter = Not a letter of the pack at { $at }: { $found }
read-bad-direction = Not a direction at { $at }: { $found }
read-bad-hand = Left or right, not { $found } (at { $at }).

## Monsters

rogue-monster-unseen = something unseen
rogue-monster-aquator = an aquator
rogue-monster-bat = a bat
rogue-monster-centaur = a centaur
rogue-monster-dragon = a dragon
rogue-monster-emu = an emu
rogue-monster-venus-flytrap = a venus flytrap
rogue-monster-griffin = a griffin
rogue-monster-hobgoblin = a hobgoblin
rogue-monster-ice-monster = an ice monster
rogue-monster-jabberwock = a jabberwock
rogue-monster-kestrel = a kestrel
rogue-monster-leprechaun = a leprechaun
rogue-monster-medusa = a medusa
rogue-monster-nymph = a nymph
rogue-monster-orc = an orc
rogue-monster-phantom = a phantom
rogue-monster-quagga = a quagga
rogue-monster-rattlesnake = a rattlesnake
rogue-monster-snake = a snake
rogue-monster-troll = a troll
rogue-monster-ur-vile = an ur-vile
rogue-monster-vampire = a vampire
rogue-monster-wraith = a wraith
rogue-monster-xeroc = a xeroc
rogue-monster-yeti = a yeti
rogue-monster-zombie = a zombie

## Things

rogue-thing-potion = { $count ->
    [one] a potion of { $kind }
   *[other] { $count } potions of { $kind }
}
rogue-unknown-potion = { $count ->
    [one] a potion of { $kind } colour
   *[other] { $count } potions of { $kind } colour
}
rogue-thing-scroll = { $count ->
    [one] a scroll of { $kind }
   *[other] { $count } scrolls of { $kind }
}
rogue-unknown-scroll = { $count ->
    [one] a scroll that says { $kind }
   *[other] { $count } scrolls that say { $kind }
}
rogue-thing-ring = a { $bonus }ring of { $kind }
rogue-unknown-ring = a ring of { $kind }
rogue-thing-wand = a wand of { $kind } ({ $amount ->
    [0] empty
    [one] one charge
   *[other] { $amount } charges
})
rogue-unknown-wand = a wand of { $kind } wood
rogue-thing-weapon = a { $bonus }{ $kind }
rogue-thing-armor = { $bonus }{ $kind }
rogue-thing-food = { $count ->
    [one] a ration
   *[other] { $count } rations
}
rogue-thing-torch = { $amount ->
    [0] { $count ->
        [one] a burnt-out torch
       *[other] { $count } burnt-out torches
    }
   *[other] { $count ->
        [one] a torch for { $amount } turns
       *[other] { $count } torches for { $amount } turns each
    }
}
rogue-thing-lantern = { $amount ->
    [0] an empty lantern
   *[other] a lantern for { $amount } turns
}
rogue-thing-artifact = { $kind }
rogue-thing-oil-flask = { $count ->
    [one] a flask of oil
   *[other] { $count } flasks of oil
}
rogue-thing-amulet = the Amulet of Yendor
rogue-look-label = “{ $label }”
rogue-potion-healing = healing
rogue-potion-extra-healing = extra healing
rogue-potion-gain-strength = gain strength
rogue-potion-restore-strength = restore strength
rogue-potion-poison = poison
rogue-potion-confusion = confusion
rogue-potion-blindness = blindness
rogue-potion-haste-self = haste
rogue-potion-detect-monsters = detect monsters
rogue-potion-detect-magic = detect magic
rogue-potion-raise-level = raise level
rogue-potion-see-invisible = see invisible
rogue-potion-levitation = levitation
rogue-scroll-identify = identification
rogue-scroll-enchant-weapon = enchant weapon
rogue-scroll-enchant-armor = enchant armour
rogue-scroll-magic-mapping = magic mapping
rogue-scroll-teleportation = teleportation
rogue-scroll-remove-curse = remove curse
rogue-scroll-create-monster = create monster
rogue-scroll-scare-monster = scare monster
rogue-scroll-light = light
rogue-scroll-sleep = sleep
rogue-scroll-hold-monster = hold monster
rogue-ring-protection = protection
rogue-ring-add-strength = add strength
rogue-ring-sustain-strength = sustain strength
rogue-ring-dexterity = dexterity
rogue-ring-regeneration = regeneration
rogue-ring-searching = searching
rogue-ring-see-invisible = see invisible
rogue-ring-slow-digestion = slow digestion
rogue-ring-teleportation = teleportation
rogue-ring-stealth = stealth
rogue-wand-magic-missile = magic missile
rogue-wand-lightning = lightning
rogue-wand-fire = fire
rogue-wand-cold = cold
rogue-wand-sleep = sleep
rogue-wand-slow-monster = slow monster
rogue-wand-teleport-away = teleport away
rogue-wand-haste-monster = haste monster
rogue-wand-polymorph = polymorph
rogue-wand-cancellation = cancellation
rogue-weapon-mace = mace
rogue-weapon-short-sword = short sword
rogue-weapon-dagger = dagger
rogue-weapon-spear = spear
rogue-weapon-long-sword = long sword
rogue-weapon-battle-axe = battle axe
rogue-weapon-flail = flail
rogue-weapon-two-handed-sword = two-handed sword
rogue-armor-leather-armor = leather armour
rogue-armor-studded-leather = studded leather armour
rogue-armor-ring-mail = ring mail
rogue-armor-chain-mail = chain mail
rogue-armor-banded-mail = banded mail
rogue-armor-splint-mail = splint mail
rogue-armor-plate-mail = plate mail
rogue-food-ration = ration
rogue-torch-torch = torch
rogue-lantern-lantern = lantern
rogue-oil-flask-oil-flask = oil flask
rogue-artifact-phial = a phial that shines for ever
rogue-artifact-star = a star that shines for ever
rogue-artifact-arkenstone = a great jewel that shines for ever
rogue-amulet-amulet-of-yendor = the Amulet of Yendor
rogue-look-amber = amber
rogue-look-azure = azure
rogue-look-black = black
rogue-look-brown = brown
rogue-look-clear = clear
rogue-look-cloudy = cloudy
rogue-look-crimson = crimson
rogue-look-golden = golden
rogue-look-green = green
rogue-look-grey = grey
rogue-look-milky = milky
rogue-look-ochre = ochre
rogue-look-pink = pink
rogue-look-plum = plum
rogue-look-silver = silver
rogue-look-smoky = smoky
rogue-look-white = white
rogue-look-yellow = yellow
rogue-look-agate = agate
rogue-look-brass = brass
rogue-look-copper = copper
rogue-look-coral = coral
rogue-look-garnet = garnet
rogue-look-iron = iron
rogue-look-ivory = ivory
rogue-look-jade = jade
rogue-look-moonstone = moonstone
rogue-look-onyx = onyx
rogue-look-opal = opal
rogue-look-pearl = pearl
rogue-look-topaz = topaz
rogue-look-wood = wood
rogue-look-alder = alder
rogue-look-ash = ash
rogue-look-beech = beech
rogue-look-birch = birch
rogue-look-cedar = cedar
rogue-look-ebony = ebony
rogue-look-elm = elm
rogue-look-hazel = hazel
rogue-look-larch = larch
rogue-look-maple = maple
rogue-look-oak = oak
rogue-look-pine = pine
rogue-look-willow = willow
rogue-look-yew = yew

## Effects

rogue-effect-confused = confused
rogue-effect-blind = blind
rogue-effect-hasted = hasted
rogue-effect-slowed = slow
rogue-effect-paralyzed = frozen
rogue-effect-levitating = afloat
rogue-effect-see-invisible = able to see the invisible
rogue-effect-held = held
rogue-effect-sleeping = asleep

## Hints

rogue-hint-strike = Strike at { $monster }: { $chance } in 100 of your blows land.
rogue-hint-move = Go this way.
rogue-hint-search = Stay and search: it heals you, or lets them come to you.
rogue-hint-wait = Wait here.
rogue-hint-up = Take the stairs up.
rogue-hint-down = Take the stairs down.
rogue-hint-open = Open the door.
rogue-hint-close = Shut the door: they cannot open it.
rogue-hint-pickup = Take what lies here.
rogue-hint-drop = Put down { $item }.
rogue-hint-throw = Throw { $item }.
rogue-hint-wield = Take { $item } in hand.
rogue-hint-wear = Put on { $item }.
rogue-hint-takeoff = Take your armour off.
rogue-hint-puton = Put on { $item }.
rogue-hint-remove = Take the ring off.
rogue-hint-light = Light { $item }.
rogue-hint-refill = Fill the lantern.
rogue-hint-quaff = Drink { $item }.
rogue-hint-read = Read { $item }.
rogue-hint-zap = Point { $item } at them.
rogue-hint-eat = Eat: you are hungry.

## Menus and help

rogue-preset-lantern = By lantern light
rogue-preset-lantern-about = Ten levels; you see as far as your light falls.
rogue-preset-lit = Lit rooms
rogue-preset-lit-about = Ten levels; a lit room is seen whole from its doorway.
rogue-preset-old = In the old style
rogue-preset-old-about = Nine boxes a level: dark rooms, mazes, missing rooms.
rogue-preset-deep = All the way down
rogue-preset-deep-about = Twenty-six levels before the Amulet.
rogue-option-levels = Levels
rogue-option-levels-about = How deep the Amulet lies.
rogue-option-style = Levels are drawn
rogue-option-style-about = The old style has dark rooms, mazes and missing rooms.
rogue-style-plain = freely
rogue-style-rogue = in nine boxes, as in Rogue
rogue-option-sight = Seeing
rogue-option-sight-about = As far as your light reaches, or a whole lit room from its doorway.
rogue-own-about = Your own seed, such as seed=42 levels=10, or a scenario in JSON.
rogue-sight-radius = as far as the light falls
rogue-sight-room = a lit room at once
rogue-setting-pickup = Exploring picks up what it walks over
rogue-level-auto = Autoplayer
rogue-daily-lantern = By lantern light
rogue-daily-lit = Lit rooms
rogue-chart-depth = Deepest level
rogue-chart-score = Score
rogue-chart-kills = Monsters slain
rogue-figure-score = Score
rogue-figure-depth = Depth
rogue-figure-level = Level
rogue-figure-gold = Gold
rogue-figure-turns = Turns
rogue-figure-kills = Slain
rogue-puzzles = Dungeon of the day
rogue-puzzles-of = { $game }: the dungeon of the day
rogue-help-aim = Go down to the deepest level, take the Amulet, and carry it back up to level 1. You have one life. The map shows what you see, and dimmed what you remember; monsters are capital letters, coloured by how dangerous a fight with them would be, and small ones where you only sense them.
rogue-help-walk = Walk with the arrows, the number pad or h j k l and y u b n. Walking into a monster strikes it, walking into a shut door opens it. With Shift you run. Touch a place to travel there, touch yourself to pick up, search or take the stairs.
rogue-help-fight = Look around with v, and from one thing of interest to the next with Tab (in the browser, Escape lets Tab lead over the page again): you are told how likely blows land, and how much they hurt, both ways. Monsters asleep are easier to hit. A shut door stops those too dull to open one.
rogue-help-things = Your pack holds 26 things, a to z. Potions, scrolls, rings and wands show what they are only when used; note a guess with C. Armour and weapons show their bonus only when put to use. Cursed ones will not come off.
rogue-help-plans = Explore with x, rest with a full stop, travel to stairs with > and <. These go on step by step, by what you know, and stop as soon as something happens. Exploring picks up what it finds, unless the settings say otherwise.
rogue-help-death = Light burns down and hunger grows: each turn counts. Death is final: the saved game is gone, but the replay is kept. The score is ten for each piece of gold, a hundred a level, five for each point of experience, less one for ten turns.

## Values

rogue-value = { $n }
rogue-of = { $n }/{ $most }
rogue-gauge-hp = HP
rogue-gauge-depth = Depth
rogue-gauge-level = Lvl
rogue-gauge-xp = XP
rogue-gauge-strength = Str
rogue-gauge-ac = AC
rogue-gauge-gold = Gold
rogue-gauge-food = Food
rogue-gauge-light = Light
rogue-gauge-turn = Turn
rogue-gauge-amulet = Amulet
rogue-amulet-held = yours
rogue-for-ever = ∞
rogue-dark = out
rogue-short-confused = Confused
rogue-short-blind = Blind
rogue-short-hasted = Hasted
rogue-short-slowed = Slow
rogue-short-paralyzed = Frozen
rogue-short-levitating = Afloat
rogue-short-see-invisible = Keen eyes
rogue-short-held = Held
rogue-short-sleeping = Asleep
rogue-gear = In use
rogue-gear-line = { $item }, { $use }
rogue-looking = You look at
rogue-told-line = { $turn }: { $what }{ $times ->
    [1] {""}
   *[other] {" "}(×{ $times })
}

## Commands of the player

rogue-do-explore = Explore
rogue-do-rest = Rest
rogue-do-search = Search
rogue-do-pickup = Pick up
rogue-do-pack = Pack
rogue-do-look = Look
rogue-do-down = Stairs down
rogue-do-up = Stairs up
rogue-do-open = Open a door
rogue-do-close = Shut a door
rogue-do-takeoff = Take armour off
rogue-do-remove = Take a ring off
rogue-do-refill = Fill the lantern
rogue-do-told = Messages
rogue-do-quaff = Drink
rogue-do-read = Read
rogue-do-zap = Zap
rogue-do-throw = Throw
rogue-do-eat = Eat
rogue-do-wield = Wield
rogue-do-wear = Wear
rogue-do-puton = Put on
rogue-do-light = Light
rogue-do-drop = Drop
rogue-do-call = Call
rogue-way-n = North
rogue-way-ne = North-east
rogue-way-e = East
rogue-way-se = South-east
rogue-way-s = South
rogue-way-sw = South-west
rogue-way-w = West
rogue-way-nw = North-west
rogue-run-n = Run north
rogue-run-ne = Run north-east
rogue-run-e = Run east
rogue-run-se = Run south-east
rogue-run-s = Run south
rogue-run-sw = Run south-west
rogue-run-w = Run west
rogue-run-nw = Run north-west
rogue-which-way-open = Open which door? Choose a direction.
rogue-which-way-close = Shut which door? Choose a direction.
rogue-which-way-throw = Throw it which way? Choose a direction.
rogue-which-way-read = Read it at whom? Choose a direction.
rogue-aim = Point { $item } at what? Tab for the next target, Enter to let go.
rogue-look-keys = Looking. Arrows or Tab move on, Enter travels there, Escape ends.
rogue-close-sheet = Close
rogue-sheet-pack = Your pack
rogue-sheet-thing = { $item }
rogue-sheet-told = What you were told
rogue-sheet-quaff = Drink what?
rogue-sheet-read = Read what?
rogue-sheet-zap = Point what?
rogue-sheet-throw = Throw what?
rogue-sheet-eat = Eat what?
rogue-sheet-wield = Wield what?
rogue-sheet-wear = Wear what?
rogue-sheet-puton = Put on what?
rogue-sheet-light = Light what?
rogue-sheet-drop = Drop what?
rogue-sheet-call = Call what by a name?
rogue-sheet-about = Learn about what?
rogue-sheet-finger-off = From which hand?
rogue-sheet-guess = What do you think { $item } is?
rogue-name-none = no guess
rogue-hand-left = the left
rogue-hand-right = the right
rogue-called = { $item }, perhaps { $name }
rogue-called-name = “{ $name }”
rogue-used-weapon = in hand
rogue-used-armor = worn
rogue-used-left = on the left hand
rogue-used-right = on the right hand
rogue-used-light = lit
rogue-pack-empty = Your pack is empty.
rogue-nothing-to-quaff = You have nothing to drink.
rogue-nothing-to-read = You have nothing to read.
rogue-nothing-to-zap = You have no wand.
rogue-nothing-to-throw = You have nothing to throw.
rogue-nothing-to-eat = You have nothing to eat.
rogue-nothing-to-wield = You have no other weapon.
rogue-nothing-to-wear = You have no other armour.
rogue-nothing-to-puton = You have no other ring.
rogue-nothing-to-light = You have no other light.
rogue-nothing-to-drop = You have nothing to drop.
rogue-nothing-to-call = You know all that you carry.
rogue-trap-ahead = A trap lies there. Step again if you mean it.
rogue-beside-you = Choose a place right beside you.
rogue-nothing-in-sight = There is nothing of interest.
rogue-plan-hindered = You are in no state for that.
rogue-plan-watched = Not while { $monster } is in view.
rogue-plan-dark = It is too dark to explore. Light something.
rogue-plan-healthy = You are in good health.
rogue-plan-explored = You know of nothing left to explore. Search for hidden doors, or go on by the stairs.
rogue-plan-no-way = You know no way there.
rogue-plan-no-more = There is no way on.

## What is looked at

rogue-at-self = This is you.
rogue-at-gold = Gold.
rogue-at-unknown = You have not seen this place.
rogue-at-wall = Wall.
rogue-at-floor = Floor.
rogue-at-corridor = A corridor.
rogue-at-open-door = An open door.
rogue-at-closed-door = A shut door.
rogue-at-locked-door = A locked door.
rogue-at-broken-door = A broken door.
rogue-at-archway = A doorway.
rogue-at-stairs-up = Stairs up.
rogue-at-stairs-down = Stairs down.
rogue-at-trap = A trap.
rogue-at-some-weapon = A weapon, as you remember.
rogue-at-some-armor = Armour, as you remember.
rogue-at-some-potion = A potion, as you remember.
rogue-at-some-scroll = A scroll, as you remember.
rogue-at-some-ring = A ring, as you remember.
rogue-at-some-wand = A wand, as you remember.
rogue-at-some-food = Food, as you remember.
rogue-at-some-torch = A torch, as you remember.
rogue-at-some-lantern = A lantern, as you remember.
rogue-at-some-artifact = Something that shines, as you remember.
rogue-at-some-oil-flask = Oil, as you remember.
rogue-at-some-amulet = The Amulet, as you remember.
rogue-at-felt = You sense { $monster } there.
rogue-at-foe = You see { $monster }, { $mood }: { $hp } of { $most } hit points.
rogue-mood-sleeping = asleep
rogue-mood-helpless = helpless
rogue-mood-wandering = unaware of you
rogue-mood-hunting = after you
rogue-mood-fleeing = in flight
rogue-odds-yours = You hit { $chance } % of the time, for { $damage } a turn{ $turns ->
    [0] .
    [1] : one turn to win.
   *[other] : about { $turns } turns to win.
}
rogue-odds-theirs = It hits { $chance } % of the time, for { $damage } a turn{ $turns ->
    [0] .
    [1] : you may not last a turn.
   *[other] : you last about { $turns }.
}
rogue-at-grip = Its grip tightens with every hit: { $hits } so far, the next does { $next }.
rogue-at-numbers = Level { $level }, armour class { $ac }, damage { $dice }, speed { $speed }, worth { $xp } experience.
rogue-special-rusts-armor = Its touch rusts armour ({ $chance } %).
rogue-special-freezes = Its touch freezes ({ $chance } %).
rogue-special-confuses = It confuses ({ $chance } %).
rogue-special-drains-strength = It drains strength ({ $chance } %).
rogue-special-drains-xp = It drains experience ({ $chance } %).
rogue-special-drains-max-hp = It drains life for good ({ $chance } %).
rogue-special-holds = It holds fast ({ $chance } %).
rogue-special-steals-gold = It steals gold.
rogue-special-steals-item = It steals an item.
rogue-special-regenerates = It heals by itself.
rogue-special-breathes-fire = It breathes fire: { $chance } % of its attacks, 6d6.
rogue-special-flying = It flies.
rogue-special-invisible = It is invisible.
rogue-special-mean = It rarely sleeps and hunts on sight.

## What things are for

rogue-about-weapon = { $dice } in hand, { $thrown } thrown. A blow that lands does { $mean } on average.
rogue-about-armor = Armour class { $ac } when worn; lower is better.
rogue-about-unknown = One of { $n } kinds. Using it shows which.
rogue-about-bonus-unknown = Its bonus shows when it is put to use.
rogue-about-cursed = It is cursed.
rogue-about-food-ration = A meal: 1100 to 1499 turns of food, at most 2000 in all.
rogue-about-torch-torch = Light for two steps around. Each turn in hand burns one of its turns.
rogue-about-lantern-lantern = Light for two steps around. Holds 1000 turns of oil.
rogue-about-oil-flask-oil-flask = 500 turns of light for a lantern.
rogue-about-artifact-phial = Light for three steps around, for ever.
rogue-about-artifact-star = Light for two steps around, for ever.
rogue-about-artifact-arkenstone = Light for two steps around, for ever.
rogue-about-amulet-amulet-of-yendor = Carry it up to level 1.
rogue-about-potion-healing = Heals 1d8; at full health, raises the maximum by 1. Cures blindness and confusion.
rogue-about-potion-extra-healing = Heals 2d8+2; at full health, raises the maximum by 1. Cures blindness and confusion.
rogue-about-potion-gain-strength = One more strength, for good.
rogue-about-potion-restore-strength = Brings lost strength back.
rogue-about-potion-poison = 1d6 damage. Better thrown away.
rogue-about-potion-confusion = Steps go astray for 20 to 22 turns.
rogue-about-potion-blindness = Blind for 40 to 60 turns.
rogue-about-potion-haste-self = Twice as fast for 4 to 8 turns.
rogue-about-potion-detect-monsters = Shows every monster while you stay on the level.
rogue-about-potion-detect-magic = Shows where potions, scrolls, rings and wands lie.
rogue-about-potion-raise-level = One level at once.
rogue-about-potion-see-invisible = Shows the invisible while you stay on the level.
rogue-about-potion-levitation = You float over traps for 29 to 32 turns.
rogue-about-scroll-identify = Tells what another item is.
rogue-about-scroll-enchant-weapon = The weapon in hand gains 1, up to +3, and loses its curse.
rogue-about-scroll-enchant-armor = The armour worn gains 1, up to +3, and loses its curse.
rogue-about-scroll-magic-mapping = Shows the whole level, but nobody on it.
rogue-about-scroll-teleportation = Takes you elsewhere on the level.
rogue-about-scroll-remove-curse = Lifts curses from everything you wear.
rogue-about-scroll-create-monster = Calls a monster to your side.
rogue-about-scroll-scare-monster = On the floor, it keeps monsters off for 100 turns.
rogue-about-scroll-light = Shows the whole room.
rogue-about-scroll-sleep = Puts you to sleep for 4 to 8 turns.
rogue-about-scroll-hold-monster = Holds a monster beside you for 3 to 6 turns.
rogue-about-ring-protection = Lowers your armour class by its bonus.
rogue-about-ring-add-strength = Adds its bonus to your strength.
rogue-about-ring-sustain-strength = Your strength cannot be drained.
rogue-about-ring-dexterity = Its bonus helps you to hit, and not to be hit.
rogue-about-ring-regeneration = You heal twice as fast.
rogue-about-ring-searching = Finds hidden things beside you, 10 % a turn.
rogue-about-ring-see-invisible = Shows the invisible.
rogue-about-ring-slow-digestion = You need less food.
rogue-about-ring-teleportation = Throws you about the level, 15 % a turn.
rogue-about-ring-stealth = Sleepers do not wake when you come near.
rogue-about-wand-magic-missile = 2d6 to the first monster in its way, up to 7 steps away.
rogue-about-wand-lightning = 6d6 to the first monster in its way, up to 8 steps away.
rogue-about-wand-fire = 6d6 to the first monster in its way, up to 8 steps away.
rogue-about-wand-cold = 6d6 to the first monster in its way, up to 8 steps away.
rogue-about-wand-sleep = Sleep for 3 to 6 turns, up to 6 steps away.
rogue-about-wand-slow-monster = Halves a monster's speed, up to 6 steps away.
rogue-about-wand-teleport-away = Sends a monster away, up to 7 steps off.
rogue-about-wand-haste-monster = Doubles a monster's speed, up to 5 steps away.
rogue-about-wand-polymorph = Turns a monster into another, up to 5 steps away.
rogue-about-wand-cancellation = Takes a monster's magic away, up to 6 steps off.

## The end

rogue-ended-won = You have brought the Amulet back to the light of day.
rogue-ended-died = You died on level { $depth }: { $cause }.
rogue-cause-monster = slain by { $monster }
rogue-cause-breath = burnt by the breath of { $monster }
rogue-cause-poison = poisoned by what you drank
rogue-cause-starvation = starved
rogue-cause-trap = caught in a trap
rogue-cause-trap-bear = caught in a bear trap
rogue-cause-trap-dart = struck by a dart
rogue-cause-trap-pit = fallen into a pit
rogue-summary-score = Score: { $n }
rogue-summary-depth = Deepest level: { $n } of { $of }, { $seen } seen
rogue-summary-level = Level { $n } with { $xp } experience
rogue-summary-gold = Gold: { $n }
rogue-summary-turns = Turns: { $n }
rogue-summary-kills = Monsters slain: { $n }
rogue-summary-items = Things found: { $found }, used: { $used }
rogue-summary-gear = At the end: { $things }
rogue-summary-and = { $one }, { $other }
rogue-summary-marked = A trial run: it does not count.
rogue-feat-amulet = You held the Amulet.
rogue-feat-depth-10 = You saw level 10.
rogue-feat-depth-5 = You saw level 5.
rogue-feat-kills-50 = Fifty fell to you.
rogue-feat-kills-25 = Twenty-five fell to you.
rogue-feat-kills-10 = Ten fell to you.
rogue-feat-gold-2000 = A fortune of two thousand.
rogue-feat-gold-1000 = A purse of a thousand.
rogue-feat-turns-1000 = A thousand turns under ground.
rogue-feat-turns-500 = Five hundred turns under ground.
rogue-feat-found-50 = Fifty things found.
rogue-feat-found-20 = Twenty things found.
rogue-feat-used-20 = Twenty things used.

## Keys

rogue-key-step = Walk, or move the cursor
rogue-key-run = Run
rogue-key-pad = Walk, diagonally too; 5 rests
rogue-key-cycle = Look at the next thing of interest
rogue-key-confirm = Do what can be done here; while you look or aim, go there or shoot
rogue-key-cancel = Cancel
