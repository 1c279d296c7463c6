//! Styles of glyph maps: dark in every theme, so that lamp light shows. Lit things are warm, remembered ones
//! blue grey; with few colours, weight says the same.

use super::{Depth, Look, Token};
use parlour_scene::{Glyph, GlyphInk, Sight};
use ratatui::style::{Color, Modifier, Style};

/// How glyphs are coloured.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GlyphTheme {
    colours: Colours,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Colours {
    /// Full colours, so that light can fade.
    True,
    Indexed,
    Sixteen,
    /// Black, white and one accent.
    Contrast(Depth),
    None,
}

/// The darkness, and the ground in full light.
const DARK: u32 = 0x0010_0D0A;
const GLOW: u32 = 0x003D_2B15;

impl GlyphTheme {
    pub fn new(look: Look, depth: Depth) -> Self {
        let colours = match (look, depth) {
            (_, Depth::Mono) => Colours::None,
            (Look::Sixteen, _) | (_, Depth::Sixteen) => Colours::Sixteen,
            (Look::Contrast, _) => Colours::Contrast(depth),
            (_, Depth::True) => Colours::True,
            (_, Depth::Indexed) => Colours::Indexed,
        };
        GlyphTheme { colours }
    }

    /// The darkness around the map.
    pub fn dark(&self) -> Style {
        match self.colours {
            Colours::True => Style::new().bg(Color::from_u32(DARK)),
            Colours::Indexed => Style::new().bg(Color::Indexed(233)),
            Colours::Sixteen | Colours::Contrast(_) => Style::new().bg(Color::Black),
            Colours::None => Style::new(),
        }
    }

    /// A glyph's style.
    pub fn of(&self, glyph: &Glyph) -> Style {
        let style = match self.colours {
            Colours::True => lit(glyph),
            Colours::Indexed => {
                let ink = match glyph.sight {
                    Sight::Lit(_) => token(glyph.ink).1,
                    Sight::Remembered | Sight::Never => remembered(glyph.ink).1,
                };
                self.dark().fg(Color::Indexed(ink))
            }
            Colours::Sixteen => match glyph.sight {
                Sight::Lit(_) => self.dark().fg(sixteen(glyph.ink)),
                Sight::Remembered | Sight::Never => self.dark().fg(sixteen_remembered(glyph.ink)),
            },
            Colours::Contrast(depth) => {
                let ink = if glyph.strong { super::ACCENT } else { super::WHITE };
                let style = self.dark().fg(ink.colour(depth));
                if glyph.sight == Sight::Remembered { style.fg(Color::Gray) } else { style }
            }
            Colours::None if glyph.sight == Sight::Remembered => Style::new().dim(),
            Colours::None => Style::new(),
        };
        match glyph.ink {
            GlyphInk::Deadly if glyph.strong => style.bold().underlined(),
            _ if glyph.strong => style.bold(),
            _ => style,
        }
    }

    /// A cell under the cursor, or on the way to it.
    pub fn marked(style: Style, cursor: bool) -> Style {
        if cursor { style.add_modifier(Modifier::REVERSED).bold() } else { style.underlined() }
    }
}

/// A colour under the light on it.
fn lit(glyph: &Glyph) -> Style {
    let Sight::Lit(light) = glyph.sight else {
        return Style::new().fg(Color::from_u32(remembered(glyph.ink).0)).bg(Color::from_u32(DARK));
    };
    let share = u32::from(light.min(100));
    // Prominent glyphs stay readable at the edge of the light.
    let ink = if glyph.strong { share.max(85) } else { share };
    let back = mix(DARK, GLOW, share * share / 100);
    Style::new().fg(Color::from_u32(mix(DARK, token(glyph.ink).0, ink))).bg(Color::from_u32(back))
}

/// Mixes in `share` percent of the second colour.
fn mix(from: u32, to: u32, share: u32) -> u32 {
    let part = |shift: u32| {
        let (a, b) = (from >> shift & 0xFF, to >> shift & 0xFF);
        ((a * (100 - share) + b * share) / 100) << shift
    };
    part(16) | part(8) | part(0)
}

fn token(ink: GlyphInk) -> Token {
    match ink {
        GlyphInk::Wall => Token(0x00B0_9168, 137),
        GlyphInk::Ground => Token(0x00BF_A88A, 180),
        GlyphInk::Door => Token(0x00E0_B84A, 179),
        GlyphInk::Exit => Token(0x00FF_FFFF, 231),
        GlyphInk::Hazard => Token(0x00FF_7A6E, 209),
        GlyphInk::Own => Token(0x00FF_F3D6, 230),
        GlyphInk::Weak => Token(0x009F_D88B, 114),
        GlyphInk::Strong => Token(0x00F2_C14E, 221),
        GlyphInk::Deadly => Token(0x00FF_6B5E, 203),
        GlyphInk::Riches => Token(0x00FF_D700, 220),
        GlyphInk::Tool => Token(0x00E9_DCC3, 223),
        GlyphInk::Magic => Token(0x00C7_A6FF, 183),
    }
}

/// Remembered things are blue grey, each kind in its own shade; monsters only sensed are violet.
fn remembered(ink: GlyphInk) -> Token {
    match ink {
        GlyphInk::Wall => Token(0x0085_94B0, 103),
        GlyphInk::Ground | GlyphInk::Own => Token(0x0055_637A, 60),
        GlyphInk::Door => Token(0x00A8_925A, 137),
        GlyphInk::Exit => Token(0x00C9_D3E6, 188),
        GlyphInk::Hazard => Token(0x00B0_706A, 131),
        GlyphInk::Weak | GlyphInk::Strong | GlyphInk::Deadly => Token(0x00C0_8FD0, 176),
        GlyphInk::Riches => Token(0x00B5_A44E, 143),
        GlyphInk::Tool => Token(0x009A_A5B8, 146),
        GlyphInk::Magic => Token(0x008F_86BC, 104),
    }
}

fn sixteen_remembered(ink: GlyphInk) -> Color {
    match ink {
        GlyphInk::Wall | GlyphInk::Ground | GlyphInk::Own => Color::DarkGray,
        GlyphInk::Door | GlyphInk::Riches => Color::Yellow,
        GlyphInk::Exit | GlyphInk::Tool => Color::Gray,
        GlyphInk::Hazard => Color::Red,
        GlyphInk::Weak | GlyphInk::Strong | GlyphInk::Deadly => Color::Magenta,
        GlyphInk::Magic => Color::Blue,
    }
}

fn sixteen(ink: GlyphInk) -> Color {
    match ink {
        GlyphInk::Wall | GlyphInk::Ground | GlyphInk::Tool => Color::Gray,
        GlyphInk::Door => Color::Yellow,
        GlyphInk::Exit | GlyphInk::Own => Color::White,
        GlyphInk::Hazard | GlyphInk::Deadly => Color::LightRed,
        GlyphInk::Weak => Color::LightGreen,
        GlyphInk::Strong | GlyphInk::Riches => Color::LightYellow,
        GlyphInk::Magic => Color::LightMagenta,
    }
}
