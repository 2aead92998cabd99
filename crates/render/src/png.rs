//! PNG through resvg, with the bundled font and nothing from the machine it runs on.

use std::fmt;
use std::sync::Arc;

use resvg::{tiny_skia, usvg};

use crate::diagram::Diagram;
use crate::svg::svg;

/// DejaVu Sans, cut down to Latin, arrows and draughts signs (`fonts/README.md`).
const FONT: &[u8] = include_bytes!("../fonts/dejavu-sans-subset.ttf");

/// Why no PNG was made.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PngError {
    /// The width is not between [`PngError::NARROWEST`] and [`PngError::WIDEST`] pixels.
    Width(
        /// The width asked for, in pixels.
        u32,
    ),
    /// The picture could not be drawn or packed; the text says where.
    Drawing(
        /// The renderer's own words.
        String,
    ),
}

impl PngError {
    /// The smallest width, in pixels.
    pub const NARROWEST: u32 = 16;
    /// The greatest width, in pixels.
    pub const WIDEST: u32 = 8192;
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PngError::Width(width) => write!(
                f,
                "a picture {width} pixels wide; expected {} to {}",
                PngError::NARROWEST,
                PngError::WIDEST
            ),
            PngError::Drawing(text) => write!(f, "the picture could not be drawn: {text}"),
        }
    }
}

impl std::error::Error for PngError {}

/// The picture as a PNG of this width in pixels, on a transparent ground.
///
/// # Errors
/// A width out of range.
pub fn png(diagram: &Diagram, width: u32) -> Result<Vec<u8>, PngError> {
    if !(PngError::NARROWEST..=PngError::WIDEST).contains(&width) {
        return Err(PngError::Width(width));
    }
    let drawing = |text: String| PngError::Drawing(text);
    let mut fonts = usvg::fontdb::Database::new();
    fonts.load_font_data(FONT.to_vec());
    let options = usvg::Options { fontdb: Arc::new(fonts), ..usvg::Options::default() };
    let tree = usvg::Tree::from_str(&svg(diagram), &options).map_err(|e| drawing(e.to_string()))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil().max(1.0) as u32;
    let mut pixels =
        tiny_skia::Pixmap::new(width, height).ok_or_else(|| drawing(format!("{width}x{height} pixels")))?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|e| drawing(e.to_string()))
}
