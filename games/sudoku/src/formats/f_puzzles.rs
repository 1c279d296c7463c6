//! Links to f-puzzles and to `SudokuPad`, which opens the same: JSON, packed by lz-string as base64. A
//! constraint that is not among the rules known here is refused by its name, for without it the puzzle would be another.

use super::{Format, Label, Sheet, stripped};
use crate::rules::{Cell, CellSet, Digit, DigitSet, Extra, Extras, Grid, Regions, Setup, Variant, windows};
use parlour_kernel::ReadError;
use serde_json::{Map, Value, json};

/// What links of f-puzzles begin with.
pub const SITE: &str = "https://www.f-puzzles.com/?load=";
/// What links of `SudokuPad` begin with.
pub const PAD: &str = "https://sudokupad.app/fpuzzles";

/// What the packed puzzle stands after, and whose link that is.
const MARKS: [(&str, Format); 2] = [("fpuzzles", Format::SudokuPad), ("load=", Format::FPuzzles)];
/// `SudokuPad`'s own form, which is packed in another way.
const OWN_FORMS: [&str; 2] = ["scl", "ctc"];
/// How every packed puzzle begins.
const HEAD: &str = "N4Ig";
/// No puzzle that can be read takes more letters; what is longer could unpack to any size.
const LONGEST: usize = 10_000;

/// Words of a puzzle that change nothing about how it is solved.
const HARMLESS: [&str; 13] = [
    "size",
    "title",
    "author",
    "ruleset",
    "grid",
    "solution",
    "highlightConflicts",
    "successMessage",
    "msgcorrect",
    "line",
    "rectangle",
    "circle",
    "text",
];

/// Rules that a word says alone.
const RULES: [(&str, Extra); 6] = [
    ("diagonal-", Extra::Falling),
    ("diagonal+", Extra::Rising),
    ("disjointgroups", Extra::Disjoint),
    ("antiknight", Extra::AntiKnight),
    ("antiking", Extra::AntiKing),
    ("nonconsecutive", Extra::NonConsecutive),
];
/// Regions beside rows, columns and boxes: the windows of a windoku, or what is not known here.
const MORE_REGIONS: &str = "extraregion";

/// Whether a text is such a link, or the packed puzzle alone.
pub fn recognise(text: &str) -> Option<Format> {
    if text.lines().nth(1).is_some() && !stripped(text).starts_with("http") {
        return None;
    }
    let marked = MARKS.into_iter().find(|(mark, _)| text.contains(mark)).map(|(_, format)| format);
    let own = || own_form(text).then_some(Format::SudokuPad);
    let bare = || stripped(text).starts_with(HEAD).then_some(Format::FPuzzles);
    marked.or_else(own).or_else(bare)
}

/// Whether the last part of an address is in `SudokuPad`'s own form.
fn own_form(text: &str) -> bool {
    let last = text.trim_end().rsplit(['/', '=']).next().unwrap_or_default();
    text.contains("://") && OWN_FORMS.iter().any(|form| last.starts_with(form))
}

pub fn read(text: &str) -> Result<Sheet, ReadError> {
    let packed = packed(text)?;
    let bad = |code| ReadError::at(code, text, packed);
    if packed.len() > LONGEST {
        return Err(bad("link-long"));
    }
    let units = lz_str::decompress_from_base64(&decoded(packed)).ok_or_else(|| bad("link-packed"))?;
    let unpacked = String::from_utf16(&units).map_err(|_| bad("link-packed"))?;
    let Ok(Value::Object(puzzle)) = serde_json::from_str(&unpacked) else { return Err(bad("link-packed")) };
    sheet_of(&puzzle).map_err(|Wrong { code, found }| ReadError { found, ..bad(code) })
}

/// The packed puzzle in a link.
fn packed(text: &str) -> Result<&str, ReadError> {
    let after = MARKS.iter().find_map(|(mark, _)| text.split_once(mark)).map(|(_, after)| after);
    if after.is_none() && own_form(text) {
        return Err(ReadError::at("link-own-form", text, stripped(text)));
    }
    // A link of the site may carry SudokuPad's mark behind its own.
    let after = after.unwrap_or_else(|| stripped(text));
    let end = after.find(|sign: char| "&#\"'<>".contains(sign) || sign == '\n').unwrap_or(after.len());
    Ok(after[..end].trim())
}

/// What browsers make of `+`, `/` and `=` in addresses is undone.
fn decoded(packed: &str) -> String {
    let plain = packed.replace(' ', "+");
    let escapes = [("%2B", "+"), ("%2F", "/"), ("%3D", "="), ("%20", "+")];
    escapes.iter().fold(plain, |text, (escape, sign)| {
        text.replace(escape, sign).replace(&escape.to_ascii_lowercase(), sign)
    })
}

/// What is wrong inside.
struct Wrong {
    code: &'static str,
    found: String,
}

fn wrong(code: &'static str, found: impl Into<String>) -> Wrong {
    Wrong { code, found: found.into() }
}

fn sheet_of(puzzle: &Map<String, Value>) -> Result<Sheet, Wrong> {
    if let Some(size) = puzzle.get("size").filter(|size| size.as_u64() != Some(9)) {
        return Err(wrong("link-size", size.to_string()));
    }
    let says = |value: &Value| !matches!(value, Value::Null | Value::Bool(false)) && *value != json!([]);
    let mut extras = Extras::NONE;
    for (word, value) in puzzle.iter().filter(|(_, value)| says(value)) {
        if let Some((_, extra)) = RULES.into_iter().find(|(known, _)| known == word) {
            extras = extras.with(extra);
        } else if word == MORE_REGIONS && are_windows(value) {
            extras = extras.with(Extra::Windoku);
        } else if !HARMLESS.contains(&word.as_str()) {
            return Err(wrong("not-classic", word));
        }
    }
    let rows = puzzle.get("grid").and_then(Value::as_array).filter(|rows| rows.len() == 9);
    let rows = rows.ok_or_else(|| wrong("link-grid", "grid"))?;
    let mut setup = Setup::of(Grid::EMPTY);
    let mut marks = [None; Cell::COUNT];
    let mut numbers = [0; Cell::COUNT];
    let mut cells = Cell::all();
    for row in rows {
        let row = row.as_array().filter(|row| row.len() == 9).ok_or_else(|| wrong("link-grid", "grid"))?;
        for (value, cell) in row.iter().zip(cells.by_ref()) {
            let at = |found: &Value| wrong("link-cell", format!("{cell} {found}"));
            let object = value.as_object().ok_or_else(|| at(value))?;
            numbers[cell.index()] = match object.get("region") {
                None | Some(Value::Null) => cell.square(),
                Some(region) => {
                    let number = region.as_u64().and_then(|number| u8::try_from(number).ok());
                    number.filter(|number| *number < 9).ok_or_else(|| at(region))?
                }
            };
            if let Some(number) = object.get("value").filter(|number| !number.is_null()) {
                let digit = number.as_u64().and_then(|number| Digit::new(u8::try_from(number).ok()?));
                setup.digits.set(cell, Some(digit.ok_or_else(|| at(number))?));
                if object.get("given").and_then(Value::as_bool) != Some(true) {
                    setup.entries = setup.entries.with(cell);
                }
            }
            marks[cell.index()] = marks_of(object);
        }
    }
    let is_jigsaw = Cell::all().any(|cell| numbers[cell.index()] != cell.square());
    let regions = is_jigsaw.then(|| Regions::of(numbers)).transpose();
    let regions = regions.map_err(|cell| wrong("link-region", cell.to_string()))?;
    setup.variant = Variant::new(extras, regions);
    let labels =
        [("title", Label::Title), ("author", Label::Author)].into_iter().filter_map(|(word, label)| {
            let text = puzzle.get(word)?.as_str()?.trim();
            (!text.is_empty()).then(|| (label, text.to_owned()))
        });
    let labels = labels.collect();
    let digits = setup.digits;
    let mut empty = Cell::all().filter(|cell| digits.get(*cell).is_none());
    // Marks in some cells only are notes, not all that is left.
    let sheet = if empty.all(|cell| marks[cell.index()].is_some()) {
        Sheet::of(setup).with_left(|cell| marks[cell.index()].unwrap_or_default())
    } else {
        Sheet::of(setup)
    };
    Ok(Sheet { labels, ..sheet })
}

/// Whether regions are the four windows of a windoku.
fn are_windows(value: &Value) -> bool {
    let region = |region: &Value| -> Option<CellSet> {
        region.get("cells")?.as_array()?.iter().map(|name| cell_named(name.as_str()?)).collect()
    };
    let regions: Option<Vec<CellSet>> =
        value.as_array().and_then(|regions| regions.iter().map(region).collect());
    let windows = windows();
    regions.is_some_and(|regions| {
        regions.len() == windows.len() && windows.iter().all(|window| regions.contains(window))
    })
}

/// A cell by its name, `R1C5`.
fn cell_named(name: &str) -> Option<Cell> {
    let (row, column) = name.strip_prefix('R')?.split_once('C')?;
    let place = |text: &str| text.parse::<u8>().ok()?.checked_sub(1);
    Cell::at(place(row)?, place(column)?)
}

fn marks_of(cell: &Map<String, Value>) -> Option<DigitSet> {
    let marks = cell.get("centerPencilMarks")?.as_array()?;
    let digit = |mark: &Value| mark.as_u64().and_then(|number| Digit::new(u8::try_from(number).ok()?));
    Some(marks.iter().filter_map(digit).collect())
}

/// A link, beginning with one of the sites.
pub fn write(sheet: &Sheet, site: &str) -> String {
    let numbers = |set: DigitSet| -> Vec<u8> { set.iter().map(Digit::number).collect() };
    let region = |cell: Cell| sheet.setup.variant.regions().map(|regions| regions.number(cell));
    let bare = |cell: Cell| match sheet.setup.digits.get(cell) {
        Some(digit) if sheet.setup.entries.has(cell) => json!({ "value": digit.number() }),
        Some(digit) => json!({ "value": digit.number(), "given": true }),
        None if sheet.left.is_some() => json!({ "centerPencilMarks": numbers(sheet.left(cell)) }),
        None => json!({}),
    };
    let cell = |cell: Cell| {
        let mut object = bare(cell);
        if let Some(number) = region(cell) {
            object["region"] = json!(number);
        }
        object
    };
    let cells: Vec<Value> = Cell::all().map(cell).collect();
    let rows: Vec<&[Value]> = cells.chunks(9).collect();
    let mut puzzle = json!({ "size": 9, "grid": rows });
    for (word, label) in [("title", Label::Title), ("author", Label::Author)] {
        if let Some(text) = sheet.label(label) {
            puzzle[word] = json!(text);
        }
    }
    let extras = sheet.setup.variant.extras();
    for (word, _) in RULES.into_iter().filter(|(_, extra)| extras.has(*extra)) {
        puzzle[word] = json!(true);
    }
    if extras.has(Extra::Windoku) {
        let name = |cell: Cell| format!("R{}C{}", cell.row() + 1, cell.column() + 1);
        let cells = |window: CellSet| window.iter().map(name).collect::<Vec<_>>();
        let regions = windows().map(|window| json!({ "cells": cells(window) }));
        puzzle[MORE_REGIONS] = json!(regions);
    }
    let packed = lz_str::compress_to_base64(puzzle.to_string().as_str());
    format!("{site}{}", packed.replace('+', "%2B").replace('/', "%2F").replace('=', "%3D"))
}
