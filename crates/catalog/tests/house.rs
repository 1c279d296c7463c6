//! What holds for every game: texts, playthroughs, saves of every released version.

use parlour_catalog::{ENGINES, GAMES};
use parlour_midend::{AnyTable, Game, Habits, Opening, Rebound, key_rows};
use parlour_scene::{Board, Direction, Held, Input, InputKind, Scene, Setting};
use parlour_table::Time;
use parlour_text::Speaker;
use std::{collections::BTreeSet, env, fs, path::PathBuf};

fn data(folder: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data").join(folder)
}

/// Opens a game as menus do: a wish goes to the game's generator first.
fn open(game: &Game, words: &str, seed: u64) -> Box<dyn AnyTable> {
    let folder = parlour_catalog::engine(game.id).and_then(|engine| engine.wants(words));
    let made = (game.card.made || folder.is_some()).then(|| {
        let engine = parlour_catalog::engine(game.id).expect("a game that is made has an engine");
        let files = folder.map(parlour_catalog::files).unwrap_or_default();
        let made = engine.make(words, seed, &files, &mut parlour_brain::Budget::nodes(10_000_000));
        made.unwrap_or_else(|error| panic!("{} {words}: {error:?}", game.id)).0
    });
    let opened = game.open(made.as_deref().unwrap_or(words), Opening::seeded(seed));
    opened.unwrap_or_else(|error| panic!("{} {words}: {error}", game.id))
}

#[test]
fn every_word_of_a_card_has_a_text() {
    let speaker = Speaker::english();
    let mut missing = Vec::new();
    let mut need = |key: String| {
        if !speaker.knows(&key) {
            missing.push(key);
        }
    };
    for game in GAMES {
        need(format!("game.{}", game.id));
        need(format!("game.{}-about", game.id));
        for preset in game.card.presets {
            need(format!("{}.preset-{}", game.id, preset.id));
            need(format!("{}.preset-{}-about", game.id, preset.id));
        }
        for option in game.card.options {
            need(format!("{}.option-{}", game.id, option.id));
            need(format!("{}.option-{}-about", game.id, option.id));
            let shared = |value: &str| speaker.knows(&format!("choice.{value}"));
            let is_figures = |value: &str| value.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
            for value in option.values.iter().filter(|value| !is_figures(value) && !shared(value)) {
                need(format!("{}.{}-{value}", game.id, option.id));
            }
        }
        game.card.levels_offered().for_each(|level| need(format!("{}.level-{level}", game.id)));
        game.card.charts.iter().for_each(|chart| need(format!("{}.chart-{}", game.id, chart.id)));
        game.card.ranks.iter().for_each(|figure| need(format!("{}.figure-{figure}", game.id)));
        game.card.keys.iter().for_each(|key| need(key.label.to_owned()));
        for setting in game.card.settings {
            need(format!("{}.setting-{}", game.id, setting.id));
            for word in setting.values.iter().filter(|_| !setting.is_switch()) {
                need(format!("{}.{}-{word}", game.id, setting.id));
            }
        }
        game.card.packs.iter().for_each(|pack| need(format!("{}.pack-{}", game.id, pack.id)));
        let kinds = game.card.daily.map_or(&[][..], |daily| daily.kinds);
        for kind in kinds {
            need(format!("{}.daily-{kind}", game.id));
        }
        game.card.help.iter().for_each(|key| need((*key).to_owned()));
        if game.card.takes_texts() {
            need(format!("{}.own-about", game.id));
        }
    }
    assert!(missing.is_empty(), "no text for {missing:?}");
}

#[test]
fn every_message_of_a_scene_and_its_refusals_has_a_text() {
    let speaker = Speaker::english();
    for game in GAMES {
        for preset in game.card.presets {
            for seed in 0..5 {
                let mut table = open(game, preset.setup, seed);
                for turn in 0..40usize {
                    let scene = table.scene(None);
                    let lines = scene.lines.iter().filter_map(|line| line.text.as_ref());
                    let panels =
                        scene.panels.iter().flat_map(|panel| panel.lines.iter().chain([&panel.title]));
                    let labels = scene.commands.iter().map(|command| &command.label);
                    let pad = scene.pad.iter().map(|key| &key.spoken);
                    for message in lines.chain(panels).chain(labels).chain(pad).chain(spoken(&scene.board)) {
                        assert!(speaker.knows(&message.key), "no text for {message}");
                    }
                    let legal = table.legal();
                    let Some(text) = legal.get(turn % legal.len().max(1)) else { break };
                    for cue in table.act(text, Time(0)).expect("legal").cues {
                        if let parlour_scene::Cue::Say(message) = cue {
                            assert!(speaker.knows(&message.key), "no text for {message}");
                        }
                    }
                }
            }
        }
    }
}

/// What the cells of a board say, including nested messages.
fn spoken(board: &Board) -> Vec<&parlour_kernel::Message> {
    fn inside<'a>(message: &'a parlour_kernel::Message, out: &mut Vec<&'a parlour_kernel::Message>) {
        out.push(message);
        for (_, arg) in &message.args {
            if let parlour_kernel::Arg::Message(message) = arg {
                inside(message, out);
            }
        }
    }
    let cells: Vec<&parlour_kernel::Message> = match board {
        Board::Tiles(tiles) => tiles.tiles.iter().map(|tile| &tile.spoken).collect(),
        Board::Grid(grid) => grid.cells.iter().map(|cell| &cell.spoken).collect(),
        Board::Points(points) => points.points.iter().map(|point| &point.spoken).collect(),
        Board::Glyphs(map) => {
            let gauges = map.gauges.iter().flat_map(|gauge| [&gauge.label, &gauge.value]);
            gauges.chain(map.log.iter().map(|told| &told.text)).collect()
        }
    };
    let mut out = Vec::new();
    for message in cells {
        inside(message, &mut out);
    }
    out
}

#[test]
fn every_game_has_a_sample_some_way_in() {
    for game in GAMES {
        let table = game.sample().unwrap_or_else(|error| panic!("{}: {error}", game.id));
        assert!(table.outcome().is_none(), "{}", game.id);
        let first = game.open("", Opening::seeded(0)).expect("the first game").scene(None).board;
        assert_ne!(table.scene(None).board, first, "{}", game.id);
    }
}

#[test]
fn keys_of_a_card_are_those_of_its_commands() {
    for game in GAMES {
        // Not every preset offers every command, and a choice of dice comes when few tiles are left.
        let few_tiles = (game.id == "shutbox").then_some("tiles=9 dice=opt7 up=1,2,3");
        let setups = game.card.presets.iter().map(|preset| preset.setup).chain(few_tiles);
        let with_all_tools = |setup| {
            let mut table = open(game, setup, 1);
            let switches = game.card.settings.iter().filter(|setting| setting.is_switch());
            switches.for_each(|setting| table.set(setting.id, Setting::ON));
            table.scene(None)
        };
        let scenes: Vec<Scene> = setups.map(with_all_tools).collect();
        for known in game.card.keys {
            let offers = |scene: &&Scene| scene.commands.iter().any(|command| command.id == known.id);
            let at_table = scenes.iter().find(offers);
            let scene = at_table.unwrap_or_else(|| panic!("no preset of {} offers {}", game.id, known.id));
            let command = scene.commands.iter().find(|command| command.id == known.id);
            let command = command.map(|command| (command.key.as_ref(), command.label.key.as_ref()));
            assert_eq!(command, Some((known.key, known.label)), "{} of {}", known.id, game.id);
            let bound = scene.clone().bound(|id| (id == known.id).then(|| "§".to_owned()));
            let of = |key: &str| -> Vec<&str> {
                let has = bound.commands.iter().filter(|command| command.key == key);
                has.map(|command| command.id.as_ref()).collect()
            };
            assert_eq!(of("§"), [known.id], "a key has one meaning");
            assert!(!of(known.key).contains(&known.id), "a key that was changed does nothing");
        }
    }
}

/// Whether an input does anything at a table after some earlier inputs.
fn does_something(game: &Game, save: &str, before: &[Input], input: &Input) -> bool {
    let mut table = game.load(save).expect("our own save");
    for input in before {
        table.input(input, Time(0));
    }
    let scene = table.scene(None);
    let reply = table.input(input, Time(0));
    reply.acted || reply.refused.is_some() || table.scene(None) != scene || table.advance(Time(0)).is_some()
}

/// Mill's list of keys once said that Enter places a number, which belongs to Hidato.
#[test]
fn keys_do_what_their_list_says_and_nothing_it_does_not_say() {
    let step = |held| (InputKind::Step(held), Input::Step(Direction::Right, held));
    let digit = |held| (InputKind::Digit(held), Input::Digit(3, held));
    let kinds = [
        step(Held::Nothing),
        step(Held::Shift),
        digit(Held::Nothing),
        digit(Held::Shift),
        digit(Held::Control),
        digit(Held::Alt),
        digit(Held::Function),
        (InputKind::Cycle, Input::Cycle { back: false }),
        (InputKind::Confirm, Input::Confirm),
        (InputKind::Cancel, Input::Cancel),
    ];
    for game in GAMES {
        let mut table = game.open("", Opening::seeded(1)).expect("the first game");
        let mut saves = vec![table.save()];
        // Far enough for every phase of a game: in Mill, stones are picked up only once all are placed.
        for turn in 0..40usize {
            let legal = table.legal();
            let Some(text) = legal.get(turn * 7 % legal.len().max(1)) else { break };
            table.act(text, Time(0)).expect("legal");
            if !(3..38).contains(&turn) {
                saves.push(table.save());
            }
        }
        let scene = game.load(&saves[0]).expect("our own save").scene(None);
        let listed = |kind: InputKind| scene.meanings.iter().any(|meaning| meaning.of == kind);
        let step = |held| vec![Input::Step(Direction::Down, held)];
        let before = [vec![], vec![Input::Cycle { back: false }], step(Held::Nothing), step(Held::Shift)];
        let before: Vec<Vec<Input>> =
            before.into_iter().chain((0..24).map(|cell| vec![Input::Pick(cell)])).collect();
        for (kind, input) in &kinds {
            let anywhere = saves
                .iter()
                .any(|save| before.iter().any(|before| does_something(game, save, before, input)));
            // Digits on tiles are the cells' keys; an arrow with a modifier may do nothing of its own.
            let of_cells = matches!(scene.board, Board::Tiles(_)) && matches!(kind, InputKind::Digit(_));
            let plain =
                !matches!(kind, InputKind::Step(held) | InputKind::Digit(held) if *held != Held::Nothing);
            assert!(anywhere || !listed(*kind), "{}: {kind:?} is listed and does nothing", game.id);
            let own_key =
                *kind == InputKind::Confirm && scene.commands.iter().any(|command| command.key == "Enter");
            if plain && !of_cells && !own_key {
                assert!(!anywhere || listed(*kind), "{}: {kind:?} does something and is not listed", game.id);
            }
        }
        for row in key_rows(&scene, &game.card) {
            assert!(Speaker::english().knows(&row.does.key), "no text for {}", row.does);
            assert!(!row.keys.is_empty(), "{} has no key", row.does);
        }
    }
}

#[test]
fn presets_and_options_open() {
    for game in GAMES {
        for option in game.card.options {
            for value in option.values {
                open(game, &format!("{}={value}", option.id), 0);
            }
        }
    }
}

#[test]
fn packs_and_days_have_puzzles() {
    for game in GAMES {
        let packs = game.card.packs.iter().flat_map(|pack| [pack.puzzle(1), pack.puzzle(pack.count)]);
        let days = (0..7).map(|day| parlour_scene::Day(20_773 + day));
        let daily = game.card.daily;
        let daily = daily.iter().flat_map(|daily| daily.kinds.iter().map(|kind| (daily.puzzle, kind)));
        let of_days = daily.flat_map(|(puzzle, kind)| days.clone().map(move |day| puzzle(day, kind)));
        let mut setups = BTreeSet::new();
        for made in packs.chain(of_days) {
            // Where there is nothing to make, the seed alone sets them apart.
            let seed = if game.card.made { None } else { Some(made.seed) };
            assert!(
                setups.insert((open(game, &made.wish, made.seed).setup(), seed)),
                "{} is like another",
                made.name
            );
        }
    }
}

#[test]
fn engines_belong_to_games_of_the_house() {
    for engine in ENGINES {
        let game = parlour_catalog::game(engine.id).expect("an engine has a game");
        let table = game.open("", Opening::seeded(1)).expect("the first preset");
        let budget = || parlour_brain::Budget::nodes(200_000);
        let mut thinks = engine.open(&table.save()).expect("our own save");
        assert!(thinks.hint(&mut budget()).is_some(), "{} explains its start", engine.id);
        for level in game.card.levels {
            let actions = thinks.choose(level, 1, &mut budget()).expect("a level offered can play");
            assert!(table.legal().contains(&actions[0]), "{level} plays {actions:?}");
        }
    }
}

/// If the computer has a choice, the game's seed decides, not the position alone.
#[test]
fn the_same_seed_gives_the_computers_same_answer_and_others_give_others() {
    for (id, setup, level) in
        [("mill", "nine", "10"), ("mill", "lasker", "3"), ("shutbox", "dice=opt7 up=1,2,3,4", "random")]
    {
        let (game, engine) =
            (parlour_catalog::game(id).expect("a game"), parlour_catalog::engine(id).expect("its engine"));
        let first = |seed: u64| {
            let table = game.open(setup, Opening::seeded(seed)).expect("playable");
            let mut thinks = engine.open(&table.save()).expect("our own save");
            thinks.choose(level, 1, &mut parlour_brain::Budget::nodes(20_000)).expect("a first action")
        };
        let answers: BTreeSet<Vec<String>> = (0..12).map(first).collect();
        assert!(answers.len() > 1, "{id} at level {level} always begins with {answers:?}");
        assert_eq!(first(5), first(5));
    }
}

#[test]
fn a_save_of_a_game_that_is_not_of_the_house_is_refused_by_name() {
    let save = GAMES[0].open("", Opening::seeded(1)).expect("the first preset").save();
    let other = parlour_testkit::reseal(&save.replace("\"game\":\"shutbox\"", "\"game\":\"guess\""));
    let refused = parlour_catalog::load(&other).err().map(|error| error.to_string());
    assert_eq!(refused.as_deref(), Some("This is a saved game of “guess”."));
}

#[test]
fn settings_are_acted_without_touching_the_game() {
    let games = GAMES.iter().filter(|game| !game.card.settings.is_empty());
    let mut tried = 0;
    for game in games {
        let mut table = game.open("", Opening::seeded(1)).expect("the first game");
        let before = (table.digest(), table.log().records().len(), table.legal());
        for setting in game.card.settings {
            assert!(setting.word(setting.usual).is_some(), "{} can stand as usual", setting.id);
            for word in setting.values {
                let done = table.act(&format!("{} {word}", setting.id), Time(0)).expect("a setting");
                assert_eq!((done.events.len(), done.cues.len()), (0, 0));
                assert_eq!(table.setting(setting.id), *word);
                tried += 1;
            }
            assert!(table.act(&format!("{} maybe", setting.id), Time(0)).is_err());
        }
        assert_eq!((table.digest(), table.log().records().len(), table.legal()), before);
        let again = game.load(&table.save()).expect("our own save");
        assert_eq!(again.session().settings, table.session().settings, "settings are saved");
    }
    assert!(tried > 0, "some game has settings");
}

/// Writes the expectation if `PARLOUR_UPDATE` is set; otherwise compares.
fn expect(path: &PathBuf, made: &str) {
    if env::var_os("PARLOUR_UPDATE").is_some() {
        fs::write(path, made).expect("its folder is writable");
    }
    let kept = fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("{}: {error}; make it with PARLOUR_UPDATE=1", path.display()));
    assert!(kept == made, "{} differs; if the change is meant, PARLOUR_UPDATE=1", path.display());
}

/// The setup to play through, where the first preset would show little.
fn played_from(game: &Game) -> &'static str {
    match game.id {
        "shutbox" => "dice=opt7 players=2",
        "mill" => "capture",
        "rogue" => "seed=7",
        _ => game.card.first,
    }
}

macro_rules! playthroughs {
    ($($game:ty $(: $($brain:ty),*)?;)*) => {
        [$(parlour_testkit::playthrough::<$game> as fn(&str, u64) -> String),*]
    };
}

#[test]
fn every_game_has_its_playthrough() {
    for (game, play) in GAMES.iter().zip(parlour_catalog::every_game!(playthroughs)) {
        let kept = format!("../../games/{}/tests/playthrough.txt", game.id);
        expect(&PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(kept), &play(played_from(game), 7));
    }
}

#[test]
fn saves_of_every_released_version_load_or_are_refused_by_name() {
    let mut seen = 0;
    for file in fs::read_dir(data("saves")).expect("data/saves").flatten() {
        let path = file.path();
        let text = fs::read_to_string(&path).expect("readable");
        // `game-v1-what.save` must load; `game-v1-what.refused-CODE.save` must be refused with that code.
        let name = file.file_name().to_string_lossy().into_owned();
        let refused = name.split_once(".refused-").map(|(_, code)| code.trim_end_matches(".save").to_owned());
        let got = parlour_catalog::load(&text)
            .map(|table| table.digest())
            .map_err(|error| parlour_kernel::Fault::code(&error));
        match refused {
            None => {
                assert!(got.is_ok(), "{name}: {got:?}");
                // What was loaded is saved under today's rules, and loads again.
                let today = parlour_catalog::load(&text).expect("it was loaded just now").save();
                let again = parlour_catalog::load(&today).unwrap_or_else(|why| panic!("{name}: {why}"));
                assert_eq!((Ok(again.digest()), again.save()), (got, today), "{name}");
            }
            Some(code) => assert_eq!(got.err(), Some(code.as_str()), "{name}"),
        }
        seen += 1;
    }
    assert!(seen >= 4, "only {seen} saves in data/saves");
}

/// The replays that are also run in the worker's wasm: both must end in the digests stored beside them.
#[test]
fn replays_end_in_the_digests_kept_beside_them() {
    let mut made = String::new();
    let mut files: Vec<_> = fs::read_dir(data("replays")).expect("data/replays").flatten().collect();
    files.sort_by_key(fs::DirEntry::file_name);
    for file in files {
        let name = file.file_name().to_string_lossy().into_owned();
        if file.path().extension().is_some_and(|ext| ext == "save") {
            let text = fs::read_to_string(file.path()).expect("readable");
            let table = parlour_catalog::load(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
            made = format!("{made}{name} {}\n", table.digest());
        }
    }
    assert!(made.lines().count() >= 8, "a corpus of {} games shows little", made.lines().count());
    expect(&data("replays").join("digests.txt"), &made);
}

#[test]
fn ten_thousand_damaged_saves_load_or_are_refused() {
    for (file, times) in [("shutbox-6.save", 10_000), ("sudoku-4.save", 3_000)] {
        let save = fs::read_to_string(data("replays").join(file)).expect("readable");
        let load = |text: &str| parlour_catalog::load(text).map(|table| table.save());
        let loaded = parlour_testkit::damaged_saves_never_panic(&save, times, load);
        assert!((1..times / 2).contains(&loaded), "{loaded} of {times} loaded");
    }
}

#[test]
fn every_key_on_a_card_is_that_of_a_command_and_can_be_chosen() {
    for game in GAMES {
        let card = &game.card;
        let mut seen = BTreeSet::new();
        let setups = card.presets.iter().map(|preset| preset.setup).filter(|_| !card.made);
        for setup in setups.chain([card.first]) {
            let mut table = open_plainly(game, setup);
            for setting in card.settings {
                let most = setting.values.last().copied().unwrap_or_default();
                table.set(setting.id, most);
            }
            for command in table.scene(None).commands {
                if let Some(known) = card.keys.iter().find(|known| command.id == known.id) {
                    assert!(command.key.is_empty() || command.key == known.key, "{} {}", game.id, known.id);
                    seen.insert(known.id);
                }
            }
        }
        let unseen: Vec<&str> =
            card.keys.iter().map(|known| known.id).filter(|id| !seen.contains(id)).collect();
        // One die or two are offered later in a game.
        let later = ["roll-1", "roll-2"];
        assert!(unseen.iter().all(|id| later.contains(id)), "{}: {unseen:?}", game.id);
        for known in card.keys {
            let kept = Habits::default().bind(card, known, known.key);
            assert_eq!(kept, Rebound::Bound, "{} {}", game.id, known.id);
        }
    }
}

/// Opens a game from a setup of its own.
fn open_plainly(game: &Game, setup: &str) -> Box<dyn AnyTable> {
    game.open(setup, Opening { players: game.players(), ..Opening::seeded(1) })
        .expect("a setup that can be played")
}
