//! The SVG writer: plain shapes only, no style sheet, no script, no outside reference.

use std::fmt::Write as _;

use damier_core::{Color, Piece, Role, Square};

use crate::diagram::{Arrow, Diagram, Mark, MarkKind, Numbers};
use crate::shapes::{escape, length, points};
use crate::theme::Theme;

/// Side of a square in user units.
const CELL: f64 = 45.0;
/// Width of the frame around the board.
const FRAME: f64 = 12.0;
/// Width of the strip for the side to move.
const GUTTER: f64 = 30.0;

/// The picture as an SVG document. `title` and `desc` give its text alternative.
#[must_use]
pub fn svg(diagram: &Diagram) -> String {
    Writer { diagram, theme: diagram.theme.theme(), out: String::with_capacity(16 * 1024) }.document()
}

/// Width and height of the picture in user units.
pub(crate) fn size(diagram: &Diagram) -> (f64, f64) {
    let board = 10.0 * CELL + 2.0 * FRAME;
    (board + if diagram.turn.is_some() { GUTTER } else { 0.0 }, board)
}

struct Writer<'a> {
    diagram: &'a Diagram,
    theme: Theme,
    out: String,
}

impl Writer<'_> {
    fn document(mut self) -> String {
        self.head();
        self.squares();
        for mark in &self.diagram.marks {
            self.mark_below(mark);
        }
        for (square, piece) in self.diagram.board.pieces() {
            let (x, y) = self.center(square);
            self.piece(piece, x, y, 18.0);
        }
        for (square, piece) in self.diagram.ghosts.pieces() {
            self.ghost(square, piece);
        }
        for mark in &self.diagram.marks {
            self.mark_above(mark);
        }
        if self.diagram.numbers == Numbers::Shown {
            self.numbers();
        }
        for arrow in &self.diagram.arrows {
            self.arrow(arrow);
        }
        self.turn();
        self.out.push_str("</svg>\n");
        self.out
    }

    fn line(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn head(&mut self) {
        let (width, height) = size(self.diagram);
        let (width, height) = (length(width), length(height));
        let id = escape(&self.diagram.id);
        let described = !self.diagram.description.is_empty();
        let labels = if described { format!("{id}-title {id}-desc") } else { format!("{id}-title") };
        let _ = writeln!(
            self.out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" aria-labelledby=\"{labels}\">"
        );
        let fen = self.diagram.fen();
        let title = if self.diagram.title.is_empty() { &fen } else { &self.diagram.title };
        let title = format!("<title id=\"{id}-title\">{}</title>", escape(title));
        self.line(&title);
        if described {
            let text = escape(&self.diagram.description);
            self.line(&format!("<desc id=\"{id}-desc\">{text}</desc>"));
        }
        if self.theme.hatched {
            self.line(&format!(
                "<defs><pattern id=\"{id}-hatch\" width=\"5\" height=\"5\" patternUnits=\"userSpaceOnUse\" \
                 patternTransform=\"rotate(45)\"><path d=\"M0 0V5\" stroke=\"#000\" stroke-width=\"1.4\"/>\
                 </pattern></defs>"
            ));
        }
    }

    fn squares(&mut self) {
        let board = length(10.0 * CELL);
        let outer = length(10.0 * CELL + 2.0 * FRAME);
        let frame = length(FRAME);
        let Theme { light, dark, frame: frame_color, hatched, .. } = self.theme;
        let (width, _) = size(self.diagram);
        self.line(&format!(
            "<rect width=\"{}\" height=\"{outer}\" rx=\"4\" fill=\"{light}\"/>",
            length(width)
        ));
        if hatched {
            // Paper: a thin double line instead of a solid frame, which would only waste ink.
            let (inset, side) = (length(FRAME - 3.0), length(10.0 * CELL + 6.0));
            self.line(&format!(
                "<rect x=\"{inset}\" y=\"{inset}\" width=\"{side}\" height=\"{side}\" fill=\"none\" \
                 stroke=\"#000000\" stroke-width=\"1.5\"/>"
            ));
        } else {
            self.line(&format!(
                "<rect width=\"{outer}\" height=\"{outer}\" rx=\"4\" fill=\"{frame_color}\"/>"
            ));
        }
        self.line(&format!(
            "<rect x=\"{frame}\" y=\"{frame}\" width=\"{board}\" height=\"{board}\" fill=\"{light}\"/>"
        ));
        let fill = if hatched { format!("url(#{}-hatch)", escape(&self.diagram.id)) } else { dark.into() };
        let mut path = String::new();
        for row in 0..10_u8 {
            for column in 0..10_u8 {
                if (row + column) % 2 == 1 {
                    let x = length(FRAME + f64::from(column) * CELL);
                    let y = length(FRAME + f64::from(row) * CELL);
                    let _ = write!(path, "M{x} {y}h45v45h-45z");
                }
            }
        }
        self.line(&format!("<path fill=\"{fill}\" d=\"{path}\"/>"));
        if hatched {
            self.line(&format!(
                "<rect x=\"{frame}\" y=\"{frame}\" width=\"{board}\" height=\"{board}\" fill=\"none\" \
                 stroke=\"#000000\" stroke-width=\"0.75\"/>"
            ));
        }
    }

    fn corner(&self, square: Square) -> (f64, f64) {
        let (row, column) = self.diagram.place_of(square);
        (FRAME + f64::from(column) * CELL, FRAME + f64::from(row) * CELL)
    }

    fn center(&self, square: Square) -> (f64, f64) {
        let (x, y) = self.corner(square);
        (x + CELL / 2.0, y + CELL / 2.0)
    }

    fn numbers(&mut self) {
        // A rim in the colour of the square keeps a number readable where a piece touches it.
        let Theme { number, dark, .. } = self.theme;
        self.line(&format!(
            "<g font-family=\"'DejaVu Sans', Verdana, sans-serif\" font-size=\"10\" fill=\"{number}\" \
             stroke=\"{dark}\" stroke-width=\"3\" stroke-linejoin=\"round\" paint-order=\"stroke\">"
        ));
        for square in Square::all() {
            let (x, y) = self.corner(square);
            let (x, y) = (length(x + 2.5), length(y + 10.5));
            self.line(&format!("<text x=\"{x}\" y=\"{y}\">{square}</text>"));
        }
        self.line("</g>");
    }

    /// A man is a disc with a ring; a king wears a crown instead of the ring.
    fn piece(&mut self, piece: Piece, x: f64, y: f64, radius: f64) {
        let (fill, line) = match piece.color {
            Color::White => (self.theme.white_fill, self.theme.white_line),
            Color::Black => (self.theme.black_fill, self.theme.black_line),
        };
        let edge = match piece.color {
            Color::White => line,
            Color::Black => fill,
        };
        let scale = radius / 18.0;
        let (cx, cy) = (length(x), length(y));
        if self.theme.hatched && piece.color == Color::Black {
            // White rim: a black disc must not run into the hatching.
            self.line(&format!(
                "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"{}\" fill=\"#ffffff\"/>",
                length(radius + 1.5 * scale)
            ));
        }
        self.line(&format!(
            "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"{}\" fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"{}\"/>",
            length(radius - 0.75 * scale),
            length(1.5 * scale)
        ));
        match piece.role {
            Role::Man => self.line(&format!(
                "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"{}\" fill=\"none\" stroke=\"{line}\" stroke-width=\"{}\"/>",
                length(11.5 * scale),
                length(1.2 * scale)
            )),
            Role::King => {
                let at = |dx: f64, dy: f64| (x + dx * scale, y + dy * scale);
                let crown = [
                    at(-10.0, 8.0),
                    at(-12.0, -6.0),
                    at(-5.5, 0.0),
                    at(0.0, -10.0),
                    at(5.5, 0.0),
                    at(12.0, -6.0),
                    at(10.0, 8.0),
                ];
                self.line(&format!(
                    "<polygon points=\"{}\" fill=\"{line}\" stroke=\"{line}\" stroke-width=\"{}\" \
                     stroke-linejoin=\"round\"/>",
                    points(&crown),
                    length(1.6 * scale)
                ));
            }
        }
    }

    fn ghost(&mut self, square: Square, piece: Piece) {
        let (x, y) = self.center(square);
        self.line("<g opacity=\"0.45\">");
        self.piece(piece, x, y, 18.0);
        self.line("</g>");
        self.cross(x, y);
    }

    fn cross(&mut self, x: f64, y: f64) {
        let arm = |dx: f64, dy: f64| format!("{} {}", length(x + dx), length(y + dy));
        let d = format!("M{}L{}M{}L{}", arm(-13., -13.), arm(13., 13.), arm(13., -13.), arm(-13., 13.));
        let arrow = self.theme.arrow;
        self.line(&format!(
            "<path d=\"{d}\" stroke=\"#ffffff\" stroke-width=\"7\" stroke-linecap=\"round\"/>"
        ));
        self.line(&format!(
            "<path d=\"{d}\" stroke=\"{arrow}\" stroke-width=\"3.5\" stroke-linecap=\"round\"/>"
        ));
    }

    fn mark_below(&mut self, mark: &Mark) {
        if !matches!(mark.kind, MarkKind::From | MarkKind::To) {
            return;
        }
        let (x, y) = self.corner(mark.square);
        let color = self.theme.mark;
        let opacity = if self.theme.hatched { "0.25" } else { "0.55" };
        self.line(&format!(
            "<rect x=\"{}\" y=\"{}\" width=\"45\" height=\"45\" fill=\"{color}\" opacity=\"{opacity}\"/>",
            length(x),
            length(y)
        ));
        if mark.kind == MarkKind::To {
            self.line(&format!(
                "<rect x=\"{}\" y=\"{}\" width=\"42\" height=\"42\" fill=\"none\" stroke=\"{color}\" \
                 stroke-width=\"3\"/>",
                length(x + 1.5),
                length(y + 1.5)
            ));
        }
    }

    fn mark_above(&mut self, mark: &Mark) {
        let (x, y) = self.center(mark.square);
        let (cx, cy) = (length(x), length(y));
        let color = self.theme.mark;
        match mark.kind {
            MarkKind::From | MarkKind::To => {}
            MarkKind::Victim => self.cross(x, y),
            MarkKind::Target => self.line(&format!(
                "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"7\" fill=\"{color}\" stroke=\"#000000\" \
                 stroke-width=\"1\"/>"
            )),
            MarkKind::Movable => {
                // Dark under bright: visible on either piece and in greyscale.
                for (width, color) in [("5", "#000000"), ("3", color)] {
                    self.line(&format!(
                        "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"19\" fill=\"none\" stroke=\"{color}\" \
                         stroke-width=\"{width}\"/>"
                    ));
                }
            }
        }
    }

    fn arrow(&mut self, arrow: &Arrow) {
        let centers: Vec<(f64, f64)> = arrow.squares.iter().map(|s| self.center(*s)).collect();
        let (from, to) = match centers.as_slice() {
            [.., from, to] if from != to => (*from, *to),
            _ => return,
        };
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let long = (dx * dx + dy * dy).sqrt();
        let (ux, uy) = (dx / long, dy / long);
        // The shaft ends where the head begins.
        let neck = (to.0 - 15.0 * ux, to.1 - 15.0 * uy);
        let mut shaft = centers.clone();
        if let Some(last) = shaft.last_mut() {
            *last = neck;
        }
        let head = [
            (to.0 + 2.0 * ux, to.1 + 2.0 * uy),
            (neck.0 - 9.0 * uy, neck.1 + 9.0 * ux),
            (neck.0 + 9.0 * uy, neck.1 - 9.0 * ux),
        ];
        let color = self.theme.arrow;
        let (shaft, head) = (points(&shaft), points(&head));
        self.line("<g stroke-linejoin=\"round\" stroke-linecap=\"round\">");
        for (width, rim, color) in [("9", "4", "#ffffff"), ("5", "0", color)] {
            self.line(&format!(
                "<polyline points=\"{shaft}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"{width}\"/>"
            ));
            self.line(&format!(
                "<polygon points=\"{head}\" fill=\"{color}\" stroke=\"{color}\" stroke-width=\"{rim}\"/>"
            ));
        }
        for (place, (x, y)) in centers.iter().enumerate().skip(1) {
            if place + 1 < centers.len() {
                let number = place.to_string();
                self.line(&format!(
                    "<circle cx=\"{}\" cy=\"{}\" r=\"8\" fill=\"#ffffff\" stroke=\"{color}\" \
                     stroke-width=\"2\"/>",
                    length(*x),
                    length(*y)
                ));
                self.line(&format!(
                    "<text x=\"{}\" y=\"{}\" font-family=\"'DejaVu Sans', Verdana, sans-serif\" \
                     font-size=\"11\" text-anchor=\"middle\" fill=\"#000000\">{number}</text>",
                    length(*x),
                    length(*y + 4.0)
                ));
            }
        }
        self.line("</g>");
    }

    /// The side to move: a small man beside the board, on that player's side.
    fn turn(&mut self) {
        if let Some(color) = self.diagram.turn {
            let x = 10.0 * CELL + 2.0 * FRAME + GUTTER / 2.0;
            let row = if color == self.diagram.bottom { 9.5 } else { 0.5 };
            self.piece(Piece::new(color, Role::Man), x, FRAME + row * CELL, 11.0);
        }
    }
}
