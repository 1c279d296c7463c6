//! Watches the autoplayer: `cargo run -p parlour-rogue --example watch -- SEED FROM` prints every turn after FROM.

use parlour_kernel::Rules;
use parlour_rogue::{
    brain::auto::Autoplayer,
    rules::{Options, Rogue, Setup},
};

fn main() {
    let mut arguments = std::env::args().skip(1).filter_map(|word| word.parse::<u64>().ok());
    let (seed, first) = (arguments.next().unwrap_or(1), arguments.next().unwrap_or(0));
    let mut game = Rogue::start(&Setup::Options(Options::of_seed(seed))).expect("options are sound");
    let mut player = Autoplayer::default();
    let mut events = Vec::new();
    while let Some(action) = player.choose(&game.seen(None)) {
        let view = game.seen(None);
        if u64::from(view.turn()) >= first {
            let (here, vitals) = (view.hero(), view.vitals());
            let foes: Vec<String> = view
                .foes()
                .map(|foe| format!("{}({},{:?},{:?})", foe.species.letter(), foe.cell, foe.hp, foe.mood))
                .collect();
            let text = game.write(&action);
            println!(
                "{} d{} {here} hp{}/{} L{} f{} l{:?} {text} {}",
                view.turn(),
                view.depth(),
                vitals.hp,
                vitals.max_hp,
                vitals.level,
                vitals.food,
                vitals.light,
                foes.join(" ")
            );
        }
        events.clear();
        game.apply(&action, &mut events).expect("the autoplayer acts legally");
        if u64::from(game.seen(None).turn()) >= first {
            for event in &events {
                println!("      {event:?}");
            }
        }
    }
    println!("{:?}", game.outcome());
}
