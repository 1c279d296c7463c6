//! Colours: the tokens of the house, as styles for what they are used on, in as many colours as
//! the terminal has. Nothing is told by colour alone.

use crate::settings::Look;
use ratatui::style::{Color, Modifier, Style};

/// How many colours a terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// None: weight and underlining only.
    Mono,
    /// The sixteen of the terminal's own palette.
    Sixteen,
    /// 256 fixed ones.
    Indexed,
    /// All.
    True,
}

impl Depth {
    /// What the environment says of the terminal; `NO_COLOR` is respected.
    pub fn of(variable: impl Fn(&str) -> String) -> Self {
        let term = variable("TERM");
        if !variable("NO_COLOR").is_empty() || term == "dumb" {
            Depth::Mono
        } else if matches!(variable("COLORTERM").as_str(), "truecolor" | "24bit") {
            Depth::True
        } else if term.contains("256color") {
            Depth::Indexed
        } else {
            Depth::Sixteen
        }
    }
}

/// A style for everything that is drawn.
#[derive(Clone, Debug)]
pub(crate) struct Theme {
    /// Paper and ink.
    pub text: Style,
    /// What steps back.
    pub quiet: Style,
    /// What counts.
    pub strong: Style,
    /// Names and large numbers, focus, best moves.
    pub accent: Style,
    /// Rules between parts.
    pub line: Style,
    /// A happy end, an unhappy one or a refusal.
    pub good: Style,
    pub bad: Style,
    /// What the player wrote.
    pub entry: Style,
    /// Something to press; the thing to do next; what cannot be pressed now; what has the focus.
    pub button: Style,
    pub primary: Style,
    pub off: Style,
    pub focus: Style,
    /// The box: rim, hinges, felt, and signs on the felt.
    pub rim: Style,
    pub hinge: Style,
    pub felt: Style,
    pub sign: Style,
    /// A tile that stands, one that is picked, one that lies.
    pub up: Style,
    pub picked: Style,
    pub down: Style,
    /// A die that was thrown, and one that was not.
    pub die: Style,
    pub idle_die: Style,
}

/// Red, green, blue.
type Rgb = [u8; 3];

/// The tokens of one look.
struct Tokens {
    paper: Rgb,
    ink: Rgb,
    raised: Rgb,
    line: Rgb,
    quiet: Rgb,
    primary: Rgb,
    on_primary: Rgb,
    brass: Rgb,
    good: Rgb,
    error: Rgb,
    entry: Rgb,
    wood: Rgb,
    felt: Rgb,
    on_felt: Rgb,
    up: Rgb,
    on_up: Rgb,
    picked: Rgb,
    on_picked: Rgb,
    down: Rgb,
    on_down: Rgb,
    bone: Rgb,
    pip: Rgb,
}

const DARK: Tokens = Tokens {
    paper: [0x17, 0x13, 0x0F],
    ink: [0xEF, 0xE6, 0xD8],
    raised: [0x2B, 0x23, 0x1B],
    line: [0x4A, 0x3E, 0x33],
    quiet: [0xA3, 0x93, 0x82],
    primary: [0x2F, 0x7D, 0x60],
    on_primary: [0xFF, 0xFD, 0xF8],
    brass: [0xD9, 0xA4, 0x41],
    good: [0x8F, 0xD0, 0xA8],
    error: [0xFF, 0x8A, 0x80],
    entry: [0x8A, 0xB4, 0xF8],
    wood: [0x9C, 0x6B, 0x43],
    felt: [0x1B, 0x46, 0x36],
    on_felt: [0xF0, 0xC8, 0x74],
    up: [0xD6, 0xA0, 0x4A],
    on_up: [0x2A, 0x18, 0x0C],
    picked: [0xB5, 0x40, 0x33],
    on_picked: [0xFF, 0xFD, 0xF8],
    down: [0x4E, 0x4E, 0x4C],
    on_down: [0xDD, 0xD8, 0xCE],
    bone: [0xE9, 0xDC, 0xC3],
    pip: [0x2A, 0x18, 0x0C],
};

const LIGHT: Tokens = Tokens {
    paper: [0xFA, 0xF6, 0xEF],
    ink: [0x2A, 0x24, 0x20],
    raised: [0xEE, 0xE6, 0xD8],
    line: [0xD9, 0xCF, 0xC0],
    quiet: [0x6B, 0x5E, 0x50],
    primary: [0x1F, 0x5C, 0x46],
    on_primary: [0xFF, 0xFD, 0xF8],
    brass: [0x85, 0x58, 0x0E],
    good: [0x1F, 0x5C, 0x46],
    error: [0xC6, 0x28, 0x28],
    entry: [0x1F, 0x4E, 0x8C],
    wood: [0x5B, 0x3A, 0x29],
    felt: [0x1F, 0x5C, 0x46],
    on_felt: [0xFF, 0xDF, 0x9A],
    up: [0xDD, 0xAC, 0x58],
    on_up: [0x2A, 0x18, 0x0C],
    picked: [0xB5, 0x40, 0x33],
    on_picked: [0xFF, 0xFD, 0xF8],
    down: [0x55, 0x55, 0x53],
    on_down: [0xE6, 0xE2, 0xDA],
    bone: [0xFB, 0xF3, 0xE2],
    pip: [0x2A, 0x18, 0x0C],
};

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [0xFF, 0xFF, 0xFF];
const ACCENT: Rgb = [0xFF, 0xD7, 0x00];

/// Black, white and one accent.
const CONTRAST: Tokens = Tokens {
    paper: BLACK,
    ink: WHITE,
    raised: BLACK,
    line: WHITE,
    quiet: WHITE,
    primary: ACCENT,
    on_primary: BLACK,
    brass: ACCENT,
    good: ACCENT,
    error: WHITE,
    entry: WHITE,
    wood: WHITE,
    felt: BLACK,
    on_felt: ACCENT,
    up: WHITE,
    on_up: BLACK,
    picked: ACCENT,
    on_picked: BLACK,
    down: BLACK,
    on_down: WHITE,
    bone: WHITE,
    pip: BLACK,
};

impl Theme {
    pub fn new(look: Look, depth: Depth, light: bool) -> Self {
        match (look, depth) {
            (_, Depth::Mono) => Theme::mono(),
            (Look::Sixteen, _) | (_, Depth::Sixteen) => Theme::sixteen(),
            (Look::Contrast, _) => Theme::of(&CONTRAST, depth),
            (Look::Light, _) => Theme::of(&LIGHT, depth),
            (Look::Auto, _) if light => Theme::of(&LIGHT, depth),
            (Look::Dark | Look::Auto, _) => Theme::of(&DARK, depth),
        }
    }

    fn of(tokens: &Tokens, depth: Depth) -> Self {
        let colour = |rgb: Rgb| match depth {
            Depth::True => Color::Rgb(rgb[0], rgb[1], rgb[2]),
            _ => Color::Indexed(nearest(rgb)),
        };
        let on = |ink: Rgb, back: Rgb| Style::new().fg(colour(ink)).bg(colour(back));
        let plain = |ink: Rgb| on(ink, tokens.paper);
        Theme {
            text: plain(tokens.ink),
            quiet: plain(tokens.quiet),
            strong: plain(tokens.ink).bold(),
            accent: plain(tokens.brass).bold(),
            line: plain(tokens.line),
            good: plain(tokens.good).bold(),
            bad: plain(tokens.error).bold(),
            entry: plain(tokens.entry),
            button: on(tokens.ink, tokens.raised),
            primary: on(tokens.on_primary, tokens.primary).bold(),
            off: plain(tokens.quiet),
            focus: on(tokens.paper, tokens.brass).bold(),
            rim: plain(tokens.wood),
            hinge: plain(tokens.brass),
            felt: on(tokens.on_felt, tokens.felt),
            sign: on(tokens.on_felt, tokens.felt).bold(),
            up: on(tokens.on_up, tokens.up).bold(),
            picked: on(tokens.on_picked, tokens.picked).bold(),
            down: on(tokens.on_down, tokens.down),
            die: on(tokens.pip, tokens.bone),
            idle_die: on(tokens.on_felt, tokens.felt),
        }
    }

    /// The terminal's own colours, on black: there is no telling what they really look like, so
    /// only pairs are used that are far apart in every common palette.
    fn sixteen() -> Self {
        let on = |ink: Color, back: Color| Style::new().fg(ink).bg(back);
        let plain = |ink: Color| on(ink, Color::Black);
        Theme {
            text: plain(Color::White),
            quiet: plain(Color::Gray),
            strong: plain(Color::White).bold(),
            accent: plain(Color::LightYellow).bold(),
            line: plain(Color::DarkGray),
            good: plain(Color::LightGreen).bold(),
            bad: plain(Color::LightRed).bold(),
            entry: plain(Color::LightCyan),
            button: plain(Color::White),
            primary: on(Color::Black, Color::Green),
            off: plain(Color::Gray),
            focus: on(Color::Black, Color::LightYellow),
            rim: plain(Color::Yellow),
            hinge: plain(Color::LightYellow),
            felt: plain(Color::LightGreen),
            sign: plain(Color::LightYellow).bold(),
            up: on(Color::Black, Color::Yellow),
            picked: on(Color::White, Color::Red).bold(),
            down: plain(Color::Gray),
            die: on(Color::Black, Color::Gray),
            idle_die: plain(Color::Gray),
        }
    }

    /// No colours at all: weight, underlining and reversed letters.
    fn mono() -> Self {
        let plain = Style::new();
        let reversed = plain.add_modifier(Modifier::REVERSED);
        Theme {
            text: plain,
            quiet: plain,
            strong: plain.bold(),
            accent: plain.bold(),
            line: plain.dim(),
            good: plain.bold(),
            bad: plain.bold(),
            entry: plain.underlined(),
            button: plain,
            primary: plain.bold().underlined(),
            off: plain.dim(),
            focus: reversed,
            rim: plain,
            hinge: plain.bold(),
            felt: plain,
            sign: plain.bold(),
            up: plain.bold(),
            picked: reversed.bold(),
            down: plain.dim(),
            die: plain.bold(),
            idle_die: plain.dim(),
        }
    }
}

/// The nearest of the 240 fixed colours: the cube of six steps and the greys.
fn nearest(rgb: Rgb) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let step =
        |value: u8| (0..6_u8).min_by_key(|index| STEPS[usize::from(*index)].abs_diff(value)).unwrap_or(0);
    let far = |to: Rgb| -> u32 { rgb.iter().zip(to).map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum() };
    let [red, green, blue] = rgb.map(step);
    let cube = [red, green, blue].map(|index| STEPS[usize::from(index)]);
    let mean = rgb.iter().map(|value| u32::from(*value)).sum::<u32>() / 3;
    let grey = (mean.saturating_sub(3) / 10).min(23) as u8;
    let shade = 8 + grey * 10;
    if far([shade; 3]) < far(cube) { 232 + grey } else { 16 + 36 * red + 6 * green + blue }
}
