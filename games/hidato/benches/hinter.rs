//! How long rating and hints take on the large sets; every result is checked.
//!
//! `cargo bench -p parlour-hidato --bench hinter`

#[path = "../tests/data/mod.rs"]
mod data;

use criterion::{Criterion, criterion_group, criterion_main};
use data::Item;
use parlour_brain::{Budget, Hinter};
use parlour_hidato::{
    brain::{
        HidatoHinter,
        teach::{Level, Rated, rate},
    },
    rules::{Board, Hidato, Place, Setup, Token},
};
use parlour_kernel::Rules;
use std::hint::black_box;

fn unlimited() -> Budget {
    Budget::nodes(u64::MAX)
}

/// The boards of a file of the large sets.
fn boards(file: &str) -> Option<Vec<Item>> {
    Some(data::boards(&parlour_testkit::large_set(&format!("hidato/{file}"))?))
}

/// Rates a board, and checks that it has a unique solution.
fn rated(item: &Item) {
    let rated = rate(black_box(&item.puzzle), Level::HIGHEST, &mut unlimited());
    assert!(matches!(rated, Some(Rated::Rated(_))), "{} has one solution", item.name);
    assert!(item.solutions.is_none());
}

fn packs(criterion: &mut Criterion) {
    let Some(items) = boards("packs.txt") else { return };
    assert_eq!(items.len(), 140);
    criterion.bench_function("rate packs.txt", |bencher| bencher.iter(|| items.iter().for_each(rated)));
}

fn large(criterion: &mut Criterion) {
    let items = ["generated.txt", "hard.txt"].into_iter().filter_map(boards).flatten();
    for item in items.filter(|item| item.puzzle.board.size() > 140) {
        criterion.bench_function(&format!("rate {}", item.name), |bencher| bencher.iter(|| rated(&item)));
    }
}

/// The first hint of a board, which must lead to the solution.
fn hints(criterion: &mut Criterion) {
    let items = ["generated.txt", "hard.txt"].into_iter().filter_map(boards).flatten();
    for item in items.filter(|item| item.puzzle.board.size() >= 64) {
        let game = Hidato::start(&setup(&item)).expect("a sound board");
        criterion.bench_function(&format!("hint {}", item.name), |bencher| {
            bencher.iter(|| {
                let hint = HidatoHinter.hint(&game.seen(None), &mut unlimited()).expect("there is a step");
                let cell = cell_of(game.board(), hint.cells[0]);
                let said = hint.stages[2].text.to_string();
                assert!(said.contains(&format!("value={} ", item.solution[cell])), "{}: {said}", item.name);
            });
        });
    }
}

fn cell_of(board: &Board, at: u16) -> usize {
    let columns = u16::from(board.columns());
    let place = Place { row: (at / columns) as u8, col: (at % columns) as u8 };
    board.cell(place).expect("hints are about cells").index()
}

fn setup(item: &Item) -> Setup {
    let board = &item.puzzle.board;
    let places = (0..board.rows()).flat_map(|row| (0..board.columns()).map(move |col| Place { row, col }));
    let token = |place: Place| match board.cell(place).map(|cell| item.puzzle.givens[cell.index()]) {
        None => Token::Hole,
        Some(None) => Token::Empty,
        Some(Some(value)) => Token::Given(value.number()),
    };
    Setup {
        name: item.name.clone(),
        relation: board.relation(),
        rows: board.rows(),
        columns: board.columns(),
        tokens: places.map(token).collect(),
        links: Vec::new(),
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10);
    targets = packs, large, hints
}
criterion_main!(benches);
