//! What scripts see of the sitting: settings, what can be undone, mistakes, under the names they rely on.

use super::Ui;
use crate::rules::{Action, Hidato, Place, Seen};
use parlour_kernel::{Arg, Rules};
use parlour_scene::{Sitting, Slip, Step};
use serde_json::{Value, json};

pub(super) fn report(
    seen: &Seen<'_>,
    ui: &Ui,
    sitting: &Sitting<'_>,
    steps: &[Step<'_, Hidato>],
) -> Vec<(&'static str, Value)> {
    vec![
        ("guideEnabled", ui.guide.into()),
        ("undoActions", steps.iter().filter_map(undo_action).collect()),
        ("mistakeEvents", sitting.mistakes.iter().map(|slip| mistake_event(seen, slip)).collect()),
        ("cells", json!(seen.cells(ui.guide, ui.wrong))),
    ]
}

fn position(place: Place) -> Value {
    json!({ "row": place.row, "col": place.col })
}

fn undo_action(step: &Step<'_, Hidato>) -> Option<Value> {
    let action = step.before.read(step.actions.first()?).ok()?;
    let place = action.place()?;
    let (kind, side) = match action {
        Action::Remove(_) => ("REMOVE", &step.before),
        _ => ("PLACE", &step.after),
    };
    let before = &step.before;
    let anchor = before.anchor();
    let target = before.target();
    Some(json!({
        "type": kind,
        "position": position(place),
        "value": side.board().cell(place).and_then(|cell| side.value(cell)),
        "previousSequenceSnapshot": {
            "anchorValue": anchor.and_then(|cell| before.value(cell)),
            "anchorPos": anchor.map(|cell| position(before.board().place(cell))),
            "nextTarget": target.as_ref().map(|target| target.value),
            "legalTargets": target.iter().flat_map(|target| &target.cells)
                .map(|cell| position(before.board().place(*cell))).collect::<Vec<_>>(),
            "chainEndValue": before.chain().end,
            "chainLength": before.chain().length,
            "nextTargetChangeReason": before.reason(),
        },
        "timestamp": step.at,
        "changeReason": step.after.reason(),
    }))
}

fn mistake_event(seen: &Seen<'_>, slip: &Slip<'_>) -> Value {
    let place = seen.read(slip.action).ok().and_then(|action| action.place());
    let value = slip.message.args.iter().find(|(name, _)| name == "value");
    json!({
        "position": place.map(position),
        "attemptedValue": value.and_then(|(_, value)| if let Arg::Int(value) = value { Some(*value) } else { None }),
        "reason": slip.code,
        "timestamp": slip.at,
    })
}
