//! A table with its view, connected as in a front end. Knows no front end.

use parlour_hidato::rules::{Hidato, Setup};
use parlour_kernel::{Message, Rules};
use parlour_scene::{
    Board, Cue, Direction, Grid, GridCell, Held, Input, Intent, Line, Present, Scene, Slip, Tale, WrongTry,
};
use parlour_table::{Entry, Session, Table, Time};

type Ui = <Hidato as Present>::Ui;

pub struct Sitting {
    pub table: Table<Hidato>,
    pub ui: Ui,
    clock: u64,
}

/// What an input led to.
#[derive(Clone, PartialEq, Debug)]
pub enum Response {
    Nothing,
    Shown,
    /// Done, with the notation of what was done.
    Done(Vec<String>),
    /// Refused, with the key of the reason and the cells that flash.
    Refused(String, Vec<u16>),
    Set(&'static str, &'static str),
    Noted(String),
    Opened(String),
}

pub fn done(text: &str) -> Response {
    Response::Done(vec![text.to_owned()])
}

pub fn refused(key: &str, cells: &[u16]) -> Response {
    Response::Refused(key.to_owned(), cells.to_vec())
}

/// A board of a relation from rows of tokens.
pub fn board(relation: &str, rows: &[&str]) -> String {
    let columns = rows[0].split_whitespace().count();
    format!("board case {relation} {} {columns}\n{}", rows.len(), rows.join("\n"))
}

impl Sitting {
    pub fn open(text: &str) -> Sitting {
        let setup: Setup = text.parse().expect("a board");
        let table = Table::open(setup, None, Session::default()).expect("a sound board");
        let mut sitting = Sitting { table, ui: Ui::default(), clock: 0 };
        sitting.refresh();
        sitting
    }

    /// A king board, greeted like a new game.
    pub fn king(rows: &[&str]) -> Sitting {
        let mut sitting = Sitting::open(&board("king", rows));
        let greeting = Hidato::greet(&sitting.table.state().seen(None)).expect("somewhere to go on");
        sitting.table.step(&[greeting], Time(0), &mut Vec::new()).expect("a legal greeting");
        sitting.refresh();
        sitting
    }

    pub fn refresh(&mut self) {
        let session = self.table.session();
        let slips = session.mistakes().map(|mistake| Slip {
            action: &mistake.action,
            code: mistake.code,
            message: &mistake.message,
            at: mistake.at.0,
        });
        let wrong = self.table.log().records().last().and_then(|record| match &record.entry {
            Entry::Wrong(action) => Some(action.as_str()),
            _ => None,
        });
        let around = parlour_scene::Sitting {
            mistakes: slips.collect(),
            counts: session.mistake_counts(),
            wrong,
            notes: &session.notes,
            wish: session.wish(),
            grade: session.grade(),
        };
        Hidato::refresh(&self.table.state().seen(None), &mut self.ui, &around);
    }

    pub fn set(&mut self, setting: &'static str, word: &'static str) {
        Hidato::configure(&mut self.ui, setting, word);
        self.refresh();
    }

    /// Plays what the view makes of an input.
    pub fn put(&mut self, input: &Input) -> Response {
        self.clock += 1000;
        match Hidato::input(&self.table.state().seen(None), &mut self.ui, input) {
            Intent::Nothing => Response::Nothing,
            Intent::Ui => Response::Shown,
            Intent::Refuse(why) => Response::Refused(why.key.into_owned(), Vec::new()),
            Intent::Open(setup) => Response::Opened(setup),
            Intent::Set(setting, word) => {
                self.set(setting, word);
                Response::Set(setting, word)
            }
            Intent::Note(text) => {
                let note = Hidato::note(&self.table.state().seen(None), &self.ui, &text);
                let Some((word, kept)) = note else { return Response::Nothing };
                self.table.session_mut().note(word, kept);
                self.refresh();
                Response::Noted(text)
            }
            Intent::Act(actions) => {
                let texts = actions.iter().map(|action| self.table.state().write(action)).collect();
                let stepped = self.table.step(&actions, Time(self.clock), &mut Vec::new());
                self.refresh();
                match stepped {
                    Ok(()) => Response::Done(texts),
                    Err(why) => {
                        let mut cues = Vec::new();
                        Hidato::rebuff(&self.table.state().seen(None), &actions[0], &mut cues);
                        let flashes = cues.into_iter().flat_map(|cue| match cue {
                            Cue::Flash { cells } => cells,
                            _ => Vec::new(),
                        });
                        Response::Refused(why.message().key.into_owned(), flashes.collect())
                    }
                }
            }
        }
    }

    pub fn pick(&mut self, cell: u16) -> Response {
        self.put(&Input::Pick(cell))
    }

    pub fn step(&mut self, direction: Direction, held: Held) -> Response {
        self.put(&Input::Step(direction, held))
    }

    pub fn command(&mut self, id: &'static str) -> Response {
        self.put(&Input::Command(id.into()))
    }

    pub fn digits(&mut self, text: &str) {
        for digit in text.bytes() {
            self.put(&Input::Digit(digit - b'0', Held::Nothing));
        }
    }

    pub fn undo(&mut self) {
        self.table.undo(Time(self.clock)).expect("something to undo");
        self.refresh();
    }

    pub fn scene(&self) -> Scene {
        Hidato::scene(&self.table.state().seen(None), &self.ui)
    }

    pub fn grid(&self) -> Grid {
        match self.scene().board {
            Board::Grid(grid) => grid,
            _ => panic!("Hidato is a grid"),
        }
    }

    pub fn cell(&self, cell: u16) -> GridCell {
        self.grid().cells[usize::from(cell)].clone()
    }

    pub fn value(&self, cell: u16) -> Option<u16> {
        self.cell(cell).value
    }

    /// The focused cell, if any.
    pub fn focus(&self) -> Option<u16> {
        let grid = self.grid();
        grid.focused.then_some(grid.cursor)
    }

    pub fn line(&self, id: &str) -> Option<Message> {
        let line = self.scene().lines.into_iter().find(|line: &Line| line.id == id);
        line.expect("a line with this id").text
    }

    pub fn enabled(&self, id: &str) -> bool {
        let scene = self.scene();
        scene.commands.iter().find(|command| command.id == id).expect("a command with this id").enabled
    }

    pub fn pressed(&self, id: &str) -> Option<bool> {
        let scene = self.scene();
        scene.commands.iter().find(|command| command.id == id).and_then(|command| command.pressed)
    }

    /// The whole game, for looking back on it.
    pub fn tale(&self) -> Tale<'_, <Hidato as Rules>::Event> {
        let (story, session) = (self.table.story(), self.table.session());
        let records = || self.table.log().records().iter().map(|record| &record.entry);
        Tale {
            story: story.stands,
            all: story.all,
            wrong: records()
                .filter_map(
                    |entry| if let Entry::Wrong(action) = entry { Some(action.as_str()) } else { None },
                )
                .zip(story.mistakes)
                .map(|(action, code)| WrongTry { action, code })
                .collect(),
            counts: session.mistake_counts(),
            scores: Vec::new(),
            hints: u32::try_from(records().filter(|entry| **entry == Entry::Hint).count()).expect("few"),
            played: session.played,
        }
    }
}

/// The number in a message's argument.
pub fn number(message: Option<Message>, name: &str) -> Option<i64> {
    let message = message?;
    let (_, arg) = message.args.iter().find(|(known, _)| known == name)?;
    if let parlour_kernel::Arg::Int(number) = arg { Some(*number) } else { None }
}
