//! Hints: every alternative with its exact figures, best first, and one sentence why.

use crate::{
    brain::{
        Aim, Hindsight, Odds, Ratio, bot::best_dice, explain, hindsight::drawn, moves::moves, plan::Plan,
    },
    rules::{Action, DiceCount, Phase, Seen, ShutBox, TileSet},
};
use parlour_brain::{Budget, Choice, Figure, Hint, Hinter};
use parlour_kernel::{Message, Rules};
use std::{cmp::Ordering, sync::Arc};

/// Explains the best choice by exact values.
#[derive(Clone, Copy, Debug, Default)]
pub struct ShutBoxHinter;

impl Hinter<ShutBox> for ShutBoxHinter {
    fn hint(&self, seen: &Seen<'_>, budget: &mut Budget) -> Option<Hint> {
        if !budget.spend(1) {
            return None;
        }
        let advice = Advice::of(seen);
        match seen.phase() {
            Phase::Ready => Some(advice.before_roll()),
            Phase::Rolled(throw) => advice.after_roll(throw.total()),
            Phase::Rolling(_) | Phase::Over(_) => None,
        }
    }

    /// For a player alone in a single round: what the dice since the last start allowed.
    fn hindsight(
        &self,
        seen: &Seen<'_>,
        story: &[Action],
        dice_seed: u64,
        budget: &mut Budget,
    ) -> Option<Message> {
        let variant = seen.variant();
        let is_over = matches!(seen.phase(), Phase::Over(_));
        if !is_over || variant.players > 1 || variant.rounds > 1 || !budget.spend(1) {
            return None;
        }
        let begun = story.iter().rposition(|action| *action == Action::Reset).map_or(0, |reset| reset + 1);
        let first = story[..begun].iter().filter(|action| matches!(action, Action::Dice(_))).count() as u64;
        let Hindsight { best, exact, mean } =
            Hindsight::of(variant, |number, count| drawn(dice_seed, first + number, count));
        let said = Message::new("shutbox.hindsight").int("best", best).int("exact", exact);
        Some(said.decimal("mean", mean.decimal(1)))
    }
}

/// A game and the tables to judge it by.
struct Advice<'a> {
    game: &'a ShutBox,
    plan: Plan,
    shut: Arc<Odds>,
}

impl<'a> Advice<'a> {
    fn of(game: &'a ShutBox) -> Self {
        let variant = game.variant();
        Advice { game, plan: Plan::of(game), shut: Odds::of(variant.size, variant.dice, Aim::Shut) }
    }

    fn before_roll(&self) -> Hint {
        let dice = best_dice(self.game, &self.plan);
        let counts = self.game.dice_choice().counts();
        let mut sorted: Vec<DiceCount> = counts.iter().copied().filter(|count| *count != dice).collect();
        sorted.insert(0, dice);
        let text = match sorted.as_slice() {
            [_, other] => explain::for_dice(self.game, &self.plan, dice, *other),
            _ => explain::for_roll(self.game, &self.plan, &self.shut, dice),
        };
        let choices = if counts.len() > 1 { self.dice_choices(&sorted) } else { Vec::new() };
        let action = self.game.write(&Action::Roll(dice));
        Hint {
            action,
            then: Vec::new(),
            technique: "exact".to_owned(),
            cells: Vec::new(),
            text,
            columns: self.columns(),
            choices,
            stages: Vec::new(),
        }
    }

    fn dice_choices(&self, sorted: &[DiceCount]) -> Vec<Choice> {
        let up = self.game.up();
        let figures = |count| self.figures(|odds| odds.rolling(up, count).unwrap_or(odds.value(up)));
        let best = figures(sorted[0]);
        let choice = |count: &DiceCount| {
            let figures = figures(*count);
            // All figures decide except the last, the chance to shut.
            let deciding = best.len() - 1;
            Choice {
                action: self.game.write(&Action::Roll(*count)),
                cells: Vec::new(),
                best: figures[..deciding] == best[..deciding],
                leads_to: self.leads_to(&figures),
                figures,
            }
        };
        sorted.iter().map(choice).collect()
    }

    fn after_roll(&self, total: u8) -> Option<Hint> {
        let up = self.game.up();
        let order = |a: TileSet, b: TileSet| self.plan.compare(up.without(a), up.without(b));
        let mut moves: Vec<TileSet> = moves(up, total).collect();
        moves.sort_by(|a, b| order(*a, *b).then(b.cmp(a)));
        let best = *moves.first()?;
        let choice = |tiles: &TileSet| {
            let figures = self.figures(|odds| odds.value(up.without(*tiles)));
            Choice {
                action: self.game.write(&Action::PutDown(*tiles)),
                cells: cells(*tiles),
                best: order(*tiles, best) == Ordering::Equal,
                leads_to: self.leads_to(&figures),
                figures,
            }
        };
        Some(Hint {
            action: self.game.write(&Action::PutDown(best)),
            then: Vec::new(),
            technique: "exact".to_owned(),
            cells: cells(best),
            text: explain::for_move(self.game, &self.plan, total, &moves),
            columns: self.columns(),
            choices: moves.iter().map(choice).collect(),
            stages: Vec::new(),
        })
    }

    /// The chance to win if that is the goal, the expected score, the chance to shut.
    fn columns(&self) -> Vec<Message> {
        let win = self.plan.win.as_ref().map(|_| "shutbox.figure-win");
        win.into_iter().chain(["shutbox.figure-score", "shutbox.figure-shut"]).map(Message::new).collect()
    }

    /// The figures of those columns.
    fn figures(&self, value: impl Fn(&Odds) -> Ratio) -> Vec<Figure> {
        let figure = |ratio: &Ratio, shown: String| {
            let shown = Message::new("figure").decimal("value", shown);
            Figure { shown, exact: Some(ratio.to_string()) }
        };
        let chance = |odds: &Odds| figure(&value(odds), value(odds).percent());
        let score = value(&self.plan.score);
        let win = self.plan.win.as_deref().map(chance);
        win.into_iter().chain([figure(&score, score.decimal(2)), chance(&self.shut)]).collect()
    }

    /// What the first of the figures means.
    fn leads_to(&self, figures: &[Figure]) -> Message {
        let key = if self.plan.win.is_some() { "shutbox.leads-win" } else { "shutbox.leads-score" };
        figures
            .iter()
            .take(1)
            .fold(Message::new(key), |told, first| told.message("value", first.shown.clone()))
    }
}

/// The board's cells: tiles counted from 0.
fn cells(tiles: TileSet) -> Vec<u16> {
    tiles.iter().map(|tile| u16::from(tile.number()) - 1).collect()
}
