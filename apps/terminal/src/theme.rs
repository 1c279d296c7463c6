//! The design tokens as terminal styles, in as many colours as the terminal has. Nothing is conveyed by
//! colour alone.

mod glyphs;
mod grid;

use crate::settings::Look;
pub(crate) use glyphs::GlyphTheme;
pub(crate) use grid::{GridTheme, Ground, Ink};
use ratatui::style::{Color, Modifier, Style};

/// How many colours a terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// None: weight and underlining only.
    Mono,
    /// The sixteen of the terminal's own palette.
    Sixteen,
    /// The fixed palette of 256.
    Indexed,
    /// True colour.
    True,
}

impl Depth {
    /// Detects it from environment variables; respects `NO_COLOR`.
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

#[derive(Clone, Debug)]
pub(crate) struct Theme {
    /// Ordinary text.
    pub text: Style,
    /// Secondary text.
    pub quiet: Style,
    /// Emphasised text.
    pub strong: Style,
    /// Names and large numbers, focus, best moves.
    pub accent: Style,
    /// Separator lines.
    pub line: Style,
    /// A win; a loss or refusal.
    pub good: Style,
    pub bad: Style,
    /// What the player entered.
    pub entry: Style,
    /// A button: ordinary, primary, disabled, focused.
    pub button: Style,
    pub primary: Style,
    pub off: Style,
    pub focus: Style,
    /// The box: rim, hinges, felt, and symbols on the felt.
    pub rim: Style,
    pub hinge: Style,
    pub felt: Style,
    pub sign: Style,
    /// A tile: up, picked, down.
    pub up: Style,
    pub picked: Style,
    pub down: Style,
    /// A die: thrown, not thrown.
    pub die: Style,
    pub idle_die: Style,
    /// A stone of the first seat, and of the second.
    pub first: Style,
    pub second: Style,
    pub grid: GridTheme,
    pub glyphs: GlyphTheme,
}

/// A colour and its counterpart among the 256. The latter is chosen by eye: the numerically nearest loses the
/// felt's green and the wood's warmth.
#[derive(Clone, Copy)]
struct Token(u32, u8);

impl Token {
    fn colour(self, depth: Depth) -> Color {
        match depth {
            Depth::True => Color::from_u32(self.0),
            _ => Color::Indexed(self.1),
        }
    }
}

/// The tokens of one theme.
struct Tokens {
    paper: Token,
    ink: Token,
    raised: Token,
    line: Token,
    quiet: Token,
    primary: Token,
    on_primary: Token,
    brass: Token,
    good: Token,
    error: Token,
    entry: Token,
    wood: Token,
    felt: Token,
    on_felt: Token,
    up: Token,
    on_up: Token,
    picked: Token,
    on_picked: Token,
    down: Token,
    on_down: Token,
    bone: Token,
    pip: Token,
}

const DARK: Tokens = Tokens {
    paper: Token(0x0017_130F, 233),
    ink: Token(0x00EF_E6D8, 254),
    raised: Token(0x002B_231B, 235),
    line: Token(0x004A_3E33, 239),
    quiet: Token(0x00A3_9382, 248),
    primary: Token(0x002F_7D60, 29),
    on_primary: Token(0x00FF_FDF8, 231),
    brass: Token(0x00D9_A441, 179),
    good: Token(0x008F_D0A8, 115),
    error: Token(0x00FF_8A80, 210),
    entry: Token(0x008A_B4F8, 111),
    wood: Token(0x009C_6B43, 137),
    felt: Token(0x001B_4636, 22),
    on_felt: Token(0x00F0_C874, 222),
    up: Token(0x00D6_A04A, 179),
    on_up: Token(0x002A_180C, 233),
    picked: Token(0x00E8_695A, 209),
    on_picked: Token(0x002A_0F0A, 233),
    down: Token(0x004E_4E4C, 240),
    on_down: Token(0x00DD_D8CE, 253),
    bone: Token(0x00E9_DCC3, 254),
    pip: Token(0x002A_180C, 233),
};

const LIGHT: Tokens = Tokens {
    paper: Token(0x00FA_F6EF, 255),
    ink: Token(0x002A_2420, 234),
    raised: Token(0x00EE_E6D8, 254),
    line: Token(0x00D9_CFC0, 250),
    quiet: Token(0x006B_5E50, 240),
    primary: Token(0x001F_5C46, 22),
    on_primary: Token(0x00FF_FDF8, 231),
    brass: Token(0x0085_580E, 94),
    good: Token(0x001F_5C46, 22),
    error: Token(0x00C6_2828, 124),
    entry: Token(0x001F_4E8C, 25),
    wood: Token(0x005B_3A29, 94),
    felt: Token(0x0017_4836, 22),
    on_felt: Token(0x00FF_DF9A, 222),
    up: Token(0x00DD_AC58, 179),
    on_up: Token(0x002A_180C, 234),
    picked: Token(0x00E8_695A, 209),
    on_picked: Token(0x002A_0F0A, 233),
    down: Token(0x0055_5553, 240),
    on_down: Token(0x00E6_E2DA, 255),
    bone: Token(0x00FB_F3E2, 231),
    pip: Token(0x002A_180C, 234),
};

const BLACK: Token = Token(0x0000_0000, 16);
const WHITE: Token = Token(0x00FF_FFFF, 231);
const ACCENT: Token = Token(0x00FF_D700, 220);

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
        let boards = (GridTheme::new(look, depth, light), GlyphTheme::new(look, depth));
        match (look, depth) {
            (_, Depth::Mono) => Theme::mono(boards),
            (Look::Sixteen, _) | (_, Depth::Sixteen) => Theme::sixteen(boards),
            (Look::Contrast, _) => Theme::of(&CONTRAST, depth, boards),
            (Look::Light, _) => Theme::of(&LIGHT, depth, boards),
            (Look::Auto, _) if light => Theme::of(&LIGHT, depth, boards),
            (Look::Dark | Look::Auto, _) => Theme::of(&DARK, depth, boards),
        }
    }

    fn of(tokens: &Tokens, depth: Depth, (grid, glyphs): (GridTheme, GlyphTheme)) -> Self {
        let on = |ink: Token, back: Token| Style::new().fg(ink.colour(depth)).bg(back.colour(depth));
        let plain = |ink: Token| on(ink, tokens.paper);
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
            first: on(tokens.pip, tokens.bone).bold(),
            second: on(tokens.on_down, tokens.down).bold(),
            grid,
            glyphs,
        }
    }

    /// The terminal's own colours, on black. How they really look is unknown, so only pairs that contrast in
    /// every common palette are used.
    fn sixteen((grid, glyphs): (GridTheme, GlyphTheme)) -> Self {
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
            up: on(Color::Black, Color::LightYellow),
            picked: on(Color::Black, Color::LightRed),
            down: plain(Color::Gray),
            die: on(Color::Black, Color::Gray),
            idle_die: plain(Color::Gray),
            first: on(Color::Black, Color::White),
            second: on(Color::White, Color::DarkGray),
            grid,
            glyphs,
        }
    }

    /// No colours at all: weight, underlining and reverse video.
    fn mono((grid, glyphs): (GridTheme, GlyphTheme)) -> Self {
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
            first: plain.bold(),
            second: reversed.bold(),
            grid,
            glyphs,
        }
    }
}
