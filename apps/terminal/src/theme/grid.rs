//! Styles of grids: cell backgrounds, and what is written on them. With few colours, symbols say the same.

use super::{ACCENT, BLACK, DARK, Depth, LIGHT, Look, Token, WHITE};
use parlour_midend::Part;
use ratatui::style::{Color, Modifier, Style};

/// Cell backgrounds, from strongest to weakest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ground {
    Error,
    Selected,
    Alike,
    /// One of the player's colours, from 0.
    Tint(usize),
    Near,
    /// It may be filled next.
    Open,
    /// On a path, from 0 for cool to 7 for warm.
    Path(usize),
    Plain,
}

/// What is written in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    Given,
    Entry,
    Error,
    Note,
    /// A note of the highlighted number.
    Lit,
    Sign,
    /// The dot of a cell that may be filled.
    Dot,
}

/// The grid styles of one theme.
#[derive(Clone, Debug)]
pub(crate) struct GridTheme {
    error: Style,
    selected: Style,
    alike: Style,
    near: Style,
    open: Style,
    plain: Style,
    tints: [Style; 8],
    paths: [Style; 8],
    ribbons: [Style; 8],
    dot: Style,
    given: Style,
    entry: Style,
    wrong: Style,
    note: Style,
    lit: Style,
    sign: Style,
    /// Lines between cells, and between blocks.
    pub thin: Style,
    pub heavy: Style,
    /// The frame of the cell under the cursor.
    pub cursor: Style,
    /// Bars between linked cells.
    pub link: Style,
    /// Whether symbols must convey what backgrounds cannot.
    pub signs: bool,
    /// Whether the player's colours are shown as letters instead.
    pub letters: bool,
}

impl GridTheme {
    /// Ink on a background; a background with its own ink wins.
    pub fn on(&self, ground: Ground, ink: Ink) -> Style {
        let ink = match ink {
            Ink::Given => self.given,
            Ink::Entry => self.entry,
            Ink::Error => self.wrong,
            Ink::Note => self.note,
            Ink::Lit => self.lit,
            Ink::Sign => self.sign,
            Ink::Dot => self.dot,
        };
        ink.patch(self.ground(ground))
    }

    pub fn ground(&self, ground: Ground) -> Style {
        match ground {
            Ground::Error => self.error,
            Ground::Selected => self.selected,
            Ground::Alike => self.alike,
            Ground::Tint(colour) => self.tints[colour % self.tints.len()],
            Ground::Near => self.near,
            Ground::Open => self.open,
            Ground::Path(warmth) => self.paths[warmth % self.paths.len()],
            Ground::Plain => self.plain,
        }
    }

    /// A note that a hint speaks of: each part is told apart without colour.
    pub fn told(&self, ground: Ground, part: Part) -> Style {
        let plain = self.on(ground, Ink::Lit);
        match part {
            Part::Base => plain.bold(),
            Part::Second => plain.bold().underlined(),
            Part::Exception => plain.italic(),
            Part::Out => self.on(ground, Ink::Error).crossed_out(),
            Part::In => plain.bold().reversed(),
        }
    }

    /// The line of a path, as warm as its numbers.
    pub fn ribbon(&self, warmth: usize) -> Style {
        self.ribbons[warmth % self.ribbons.len()]
    }

    /// The dot of an empty cell: small, but visible.
    pub fn spot(&self, ground: Ground) -> Style {
        Style { bg: None, ..self.heavy }.patch(self.ground(ground))
    }

    /// Barely visible marks on a background.
    pub fn faint(&self, ground: Ground) -> Style {
        Style { bg: None, ..self.thin }.dim().patch(self.ground(ground))
    }

    pub fn new(look: Look, depth: Depth, light: bool) -> Self {
        match (look, depth) {
            (_, Depth::Mono) => GridTheme::mono(),
            (Look::Sixteen, _) | (_, Depth::Sixteen) => GridTheme::sixteen(),
            (Look::Contrast, _) => GridTheme::contrast(depth),
            (Look::Light, _) => GridTheme::light(depth),
            (Look::Auto, _) if light => GridTheme::light(depth),
            (Look::Dark | Look::Auto, _) => GridTheme::dark(depth),
        }
    }

    fn dark(depth: Depth) -> Self {
        let back = |token: Token| Style::new().bg(token.colour(depth));
        let ink = |token: Token| Style::new().fg(token.colour(depth));
        let tint = |token: Token| back(token).fg(DARK.on_primary.colour(depth));
        let line = |token: Token| ink(token).bg(DARK.paper.colour(depth));
        GridTheme {
            error: back(Token(0x003A_1518, 52)),
            selected: back(Token(0x0017_4533, 22)),
            alike: back(Token(0x0057_431A, 58)).fg(Token(0x00FF_E3A6, 222).colour(depth)),
            near: back(Token(0x0031_2920, 236)),
            open: back(Token(0x001E_3328, 236)),
            paths: [
                back(Token(0x0033_3024, 236)),
                back(Token(0x0039_3023, 236)),
                back(Token(0x003F_3022, 237)),
                back(Token(0x0046_3021, 237)),
                back(Token(0x004C_2F20, 238)),
                back(Token(0x0052_2F1F, 238)),
                back(Token(0x0058_2E1E, 239)),
                back(Token(0x005E_2D1D, 239)),
            ],
            ribbons: [
                line(Token(0x00CD_BE86, 186)),
                line(Token(0x00D0_B67C, 180)),
                line(Token(0x00D4_AD72, 180)),
                line(Token(0x00D7_A368, 179)),
                line(Token(0x00DA_985F, 173)),
                line(Token(0x00DD_8D57, 173)),
                line(Token(0x00E0_8250, 173)),
                line(Token(0x00E3_774A, 173)),
            ],
            dot: ink(DARK.good).bold(),
            link: line(DARK.brass).bold(),
            plain: back(Token(0x0022_1C16, 234)),
            tints: [
                tint(Token(0x006B_2424, 88)),
                tint(Token(0x006B_4312, 94)),
                tint(Token(0x0060_5A10, 58)),
                tint(Token(0x0022_5C30, 28)),
                tint(Token(0x0012_5A58, 23)),
                tint(Token(0x0024_4478, 18)),
                tint(Token(0x004E_2C70, 54)),
                tint(Token(0x0055_4F48, 240)),
            ],
            given: ink(DARK.ink).bold(),
            entry: ink(Token(0x008A_B4F8, 153)),
            wrong: ink(DARK.error).bold(),
            note: ink(Token(0x00BF_B09E, 252)),
            lit: ink(Token(0x00F0_C874, 222)).bold(),
            sign: ink(Token(0x00F0_C874, 222)).bold(),
            thin: line(DARK.line),
            heavy: line(Token(0x008F_8070, 245)),
            cursor: line(DARK.brass).bold(),
            signs: false,
            letters: false,
        }
    }

    fn light(depth: Depth) -> Self {
        let back = |token: Token| Style::new().bg(token.colour(depth));
        let ink = |token: Token| Style::new().fg(token.colour(depth));
        let tint = |token: Token| back(token).fg(LIGHT.ink.colour(depth));
        let line = |token: Token| ink(token).bg(LIGHT.paper.colour(depth));
        GridTheme {
            error: back(Token(0x00FF_EBEE, 224)),
            selected: back(Token(0x00CF_E6DA, 194)),
            alike: back(Token(0x00F3_DDA6, 223)).fg(LIGHT.ink.colour(depth)),
            near: back(Token(0x00F3_ECDF, 254)),
            open: back(Token(0x00E4_F1E9, 255)),
            paths: [
                back(Token(0x00FA_F1D3, 230)),
                back(Token(0x00F9_ECCA, 230)),
                back(Token(0x00F8_E6C1, 230)),
                back(Token(0x00F8_E0B8, 223)),
                back(Token(0x00F7_DAB0, 223)),
                back(Token(0x00F6_D3A8, 223)),
                back(Token(0x00F5_CCA1, 216)),
                back(Token(0x00F4_C59B, 216)),
            ],
            ribbons: [
                line(Token(0x0095_7A1F, 136)),
                line(Token(0x009B_721F, 136)),
                line(Token(0x00A1_6A1F, 136)),
                line(Token(0x00A7_611F, 130)),
                line(Token(0x00AD_5820, 130)),
                line(Token(0x00B3_4F21, 130)),
                line(Token(0x00B9_4622, 166)),
                line(Token(0x00BF_3D24, 166)),
            ],
            dot: ink(LIGHT.good).bold(),
            link: line(LIGHT.brass).bold(),
            plain: back(Token(0x00FF_FDF8, 231)),
            tints: [
                tint(Token(0x00F6_CFCB, 217)),
                tint(Token(0x00F8_D6AE, 216)),
                tint(Token(0x00F6_EDB0, 228)),
                tint(Token(0x00C4_E6B8, 157)),
                tint(Token(0x00BF_E6E0, 159)),
                tint(Token(0x00C9_DCF5, 153)),
                tint(Token(0x00E0_D2F2, 183)),
                tint(Token(0x00D6_CFC5, 252)),
            ],
            given: ink(LIGHT.ink).bold(),
            entry: ink(Token(0x001F_4E8C, 18)),
            wrong: ink(LIGHT.error).bold(),
            note: ink(Token(0x005C_5044, 238)),
            lit: ink(Token(0x0075_4C08, 94)).bold(),
            sign: ink(Token(0x0075_4C08, 94)).bold(),
            thin: line(LIGHT.line),
            heavy: line(Token(0x0079_6B59, 241)),
            cursor: line(LIGHT.brass).bold(),
            signs: false,
            letters: false,
        }
    }

    fn contrast(depth: Depth) -> Self {
        let on = |ink: Token, back: Token| Style::new().fg(ink.colour(depth)).bg(back.colour(depth));
        let ink = |token: Token| Style::new().fg(token.colour(depth));
        let plain = Style::new().bg(BLACK.colour(depth));
        GridTheme {
            error: on(WHITE, BLACK),
            selected: on(BLACK, ACCENT),
            alike: on(BLACK, WHITE),
            near: plain,
            open: plain,
            plain,
            tints: [plain; 8],
            paths: [plain; 8],
            ribbons: [on(WHITE, BLACK); 8],
            dot: ink(ACCENT).bold(),
            link: on(ACCENT, BLACK).bold(),
            given: ink(WHITE).bold(),
            entry: ink(ACCENT),
            wrong: ink(WHITE).bold().underlined(),
            note: ink(WHITE),
            lit: ink(ACCENT).bold(),
            sign: ink(ACCENT).bold(),
            thin: on(WHITE, BLACK),
            heavy: on(WHITE, BLACK).bold(),
            cursor: on(ACCENT, BLACK).bold(),
            signs: true,
            letters: true,
        }
    }

    fn sixteen() -> Self {
        let on = |ink: Color, back: Color| Style::new().fg(ink).bg(back);
        let ink = |colour: Color| Style::new().fg(colour);
        let plain = Style::new().bg(Color::Black);
        GridTheme {
            error: on(Color::White, Color::Red).bold(),
            selected: Style::new().bg(Color::Blue),
            alike: on(Color::Black, Color::LightYellow),
            near: plain,
            open: plain,
            plain,
            tints: [plain; 8],
            paths: [plain; 8],
            ribbons: [on(Color::Yellow, Color::Black); 8],
            dot: ink(Color::LightGreen).bold(),
            link: on(Color::LightYellow, Color::Black).bold(),
            given: ink(Color::White).bold(),
            entry: ink(Color::LightCyan),
            wrong: ink(Color::White).bold(),
            note: ink(Color::Gray),
            lit: ink(Color::LightYellow).bold(),
            sign: ink(Color::LightYellow).bold(),
            thin: on(Color::DarkGray, Color::Black),
            heavy: on(Color::Gray, Color::Black),
            cursor: on(Color::LightYellow, Color::Black).bold(),
            signs: true,
            letters: true,
        }
    }

    fn mono() -> Self {
        let plain = Style::new();
        GridTheme {
            error: plain.bold(),
            selected: plain.add_modifier(Modifier::REVERSED),
            alike: plain.bold(),
            near: plain,
            open: plain,
            plain,
            tints: [plain; 8],
            paths: [plain; 8],
            ribbons: [plain; 8],
            dot: plain.bold(),
            link: plain.bold(),
            given: plain.bold(),
            entry: plain,
            wrong: plain.bold(),
            note: plain,
            lit: plain.bold(),
            sign: plain.bold(),
            thin: plain.dim(),
            heavy: plain,
            cursor: plain.bold(),
            signs: true,
            letters: true,
        }
    }
}
