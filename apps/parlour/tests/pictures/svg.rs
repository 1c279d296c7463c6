//! Shapes of a picture (SVG), with colours as attributes: what the server sends forbids styles.

use std::fmt::{Display, Write};

pub const PAPER: &str = "#FFFDF8";
pub const INK: &str = "#2A2420";
pub const QUIET: &str = "#655848";
pub const LINE: &str = "#B9AD9B";
pub const GREEN: &str = "#2C6E49";
pub const BLUE: &str = "#2F5C9E";
pub const BROWN: &str = "#8A4B08";
pub const RED: &str = "#C62828";
pub const PURPLE: &str = "#8A2F6B";
pub const GIVEN: &str = "#E9E5DE";
pub const GOLD: &str = "#F3D58B";

/// A picture that is being drawn.
pub struct Picture {
    width: i32,
    height: i32,
    inside: String,
}

impl Picture {
    /// An empty sheet.
    pub fn of(width: i32, height: i32) -> Picture {
        Picture { width, height, inside: String::new() }
    }

    fn shape(&mut self, shape: impl Display) {
        let _ = writeln!(self.inside, "{shape}");
    }

    pub fn rectangle(&mut self, (x, y): (i32, i32), (width, height): (i32, i32), fill: &str, edge: &str) {
        self.shape(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\" stroke=\"{edge}\"/>"
        ));
    }

    pub fn circle(&mut self, (x, y): (i32, i32), radius: i32, fill: &str, edge: &str) {
        self.shape(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"2\"/>"
        ));
    }

    pub fn line(&mut self, (x, y): (i32, i32), (to_x, to_y): (i32, i32), colour: &str, width: i32) {
        self.shape(format_args!(
            "<path d=\"M{x} {y}L{to_x} {to_y}\" stroke=\"{colour}\" stroke-width=\"{width}\" \
             stroke-linecap=\"round\" fill=\"none\"/>"
        ));
    }

    /// A line of dashes, for what excludes.
    pub fn dashes(&mut self, (x, y): (i32, i32), (to_x, to_y): (i32, i32), colour: &str) {
        self.shape(format_args!(
            "<path d=\"M{x} {y}L{to_x} {to_y}\" stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"5 4\" \
             fill=\"none\"/>"
        ));
    }

    pub fn polygon(&mut self, points: &[(i32, i32)], fill: &str, edge: &str) {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x},{y}")).collect();
        self.shape(format_args!(
            "<polygon points=\"{}\" fill=\"{fill}\" stroke=\"{edge}\"/>",
            points.join(" ")
        ));
    }

    /// A text around a point.
    pub fn text(&mut self, (x, y): (i32, i32), size: i32, colour: &str, bold: bool, text: impl Display) {
        let weight = if bold { " font-weight=\"700\"" } else { "" };
        // Not every program centres a text by its middle; a third of the size is near enough.
        let y = y + size * 36 / 100;
        self.shape(format_args!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{colour}\"{weight}>{text}</text>"
        ));
    }

    /// The whole file.
    pub fn finish(self) -> String {
        let Picture { width, height, inside } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"system-ui, sans-serif\" text-anchor=\"middle\">\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"{PAPER}\"/>\n{inside}</svg>\n"
        )
    }
}
