//! The losses of a fit as a picture.

use std::fmt::Write;

use crate::loss::Losses;

/// An SVG of the losses, epoch by epoch.
#[must_use]
pub fn plot(losses: &[Losses]) -> String {
    let (width, height, left, top) = (640.0, 360.0, 60.0, 20.0);
    let values = || losses.iter().flat_map(|l| [l.learned, l.apart]);
    let low = values().fold(f32::INFINITY, f32::min);
    let high = values().fold(f32::NEG_INFINITY, f32::max);
    let span = (high - low).max(1e-6);
    let x = |n: usize| left + n as f32 / (losses.len().max(2) - 1) as f32 * (width - left - 20.0);
    let y = |value: f32| top + (high - value) / span * (height - top - 40.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" \
         font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
    );
    for step in 0..=4 {
        let value = low + span * step as f32 / 4.0;
        let at = y(value);
        let _ = writeln!(
            svg,
            "<line x1=\"{left}\" x2=\"{}\" y1=\"{at:.1}\" y2=\"{at:.1}\" stroke=\"#ddd\"/>\
             <text x=\"4\" y=\"{:.1}\">{value:.4}</text>",
            width - 20.0,
            at + 4.0
        );
    }
    let mut curve = |name: &str, color: &str, dash: &str, of: fn(&Losses) -> f32, row: f32| {
        let points: Vec<String> =
            losses.iter().enumerate().map(|(n, l)| format!("{:.1},{:.1}", x(n), y(of(l)))).collect();
        let _ = writeln!(
            svg,
            "<polyline fill=\"none\" stroke=\"{color}\" stroke-width=\"2\" stroke-dasharray=\"{dash}\" \
             points=\"{}\"/><text x=\"{}\" y=\"{row}\" fill=\"{color}\">{name}</text>",
            points.join(" "),
            width - 180.0
        );
    };
    curve("learned from", "#06c", "none", |l| l.learned, 40.0);
    curve("set apart", "#c30", "6 3", |l| l.apart, 58.0);
    let _ =
        writeln!(svg, "<text x=\"{left}\" y=\"{}\">{} epochs</text>\n</svg>", height - 10.0, losses.len());
    svg
}
