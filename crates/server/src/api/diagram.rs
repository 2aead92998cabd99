//! Pictures of positions.

use axum::extract::{Query, State};
use axum::http::{header, Uri};
use axum::response::{IntoResponse as _, Response};
use damier_answers::{ErrorAnswer, Language};
use damier_core::Color;
use damier_render::{Diagram, Numbers, ThemeName};
use serde::Deserialize;
use utoipa::IntoParams;

use super::body::Accepted;
use super::schema::ErrorBody;
use crate::error::{ApiError, Fault};
use crate::misfit::about_names;
use crate::state::AppState;

/// What `GET /api/diagram` takes.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct DiagramQuery {
    /// The position, or `start`; the side to move may be `?`.
    fen: String,
    /// `svg` (default), `png` or `txt`.
    format: Option<String>,
    /// Width of a PNG in pixels, 16 to 2048; default 512.
    #[param(value_type = Option<u32>)]
    width: Option<String>,
    /// Who sits below: `white` (default) or `black`.
    bottom: Option<String>,
    /// Whether the squares carry their numbers; default `true`.
    #[param(value_type = Option<bool>)]
    numbers: Option<String>,
    /// `wood` (default), `green`, `blue`, `grey`, `contrast` or `print`.
    theme: Option<String>,
}

/// A larger picture costs more than a stranger may ask for.
const WIDEST: u32 = 2048;

/// The picture of a position.
#[utoipa::path(get, path = "/api/diagram", tag = "pictures", params(DiagramQuery), responses(
    (status = 200, description = "The picture: `image/svg+xml`, `image/png` or `text/plain`", body = String, content_type = "image/svg+xml"),
    (status = "4XX", description = "`bad-fen`, `bad-request`", body = ErrorBody),
))]
pub(super) async fn diagram(
    State(state): State<AppState>,
    Accepted(language): Accepted,
    uri: Uri,
) -> Result<Response, ApiError> {
    let Query(query) = Query::<DiagramQuery>::try_from_uri(&uri)
        // What is left to the reader of the query are the names: the values are read below.
        .map_err(|rejection| {
            let status = rejection.status().as_u16();
            about_names(&rejection.body_text()).unwrap_or(Fault::Refused(status)).answer(language)
        })?;
    let one_of = |field, found: &str, expected| {
        Fault::Value { field, found: found.to_owned(), expected }.answer(language)
    };
    let theme = match query.theme.as_deref() {
        None => ThemeName::default(),
        Some(name) => ThemeName::ALL
            .into_iter()
            .find(|theme| theme.name() == name)
            .ok_or_else(|| one_of("theme", name, "wood, green, blue, grey, contrast, print"))?,
    };
    let bottom = match query.bottom.as_deref() {
        None | Some("white") => Color::White,
        Some("black") => Color::Black,
        Some(other) => return Err(one_of("bottom", other, "white, black")),
    };
    let width = match query.width.as_deref() {
        None => 512,
        Some(text) => text
            .parse()
            .ok()
            .filter(|width| (16..=WIDEST).contains(width))
            .ok_or_else(|| one_of("width", text, "16–2048"))?,
    };
    let numbers = match query.numbers.as_deref() {
        None | Some("true") => Numbers::Shown,
        Some("false") => Numbers::Hidden,
        Some(other) => return Err(one_of("numbers", other, "true, false")),
    };
    let write: fn(&Diagram, u32) -> Vec<u8> = match query.format.as_deref() {
        None | Some("svg") => |diagram, _| damier_render::svg(diagram).into_bytes(),
        Some("txt") => |diagram, _| damier_render::plain(diagram).into_bytes(),
        Some("png") => |diagram, width| damier_render::png(diagram, width).unwrap_or_default(),
        Some(other) => return Err(one_of("format", other, "svg, png, txt")),
    };
    let kind = match query.format.as_deref() {
        Some("txt") => "text/plain; charset=utf-8",
        Some("png") => "image/png",
        _ => "image/svg+xml",
    };
    let draw = move || {
        let diagram = picture(&query.fen, language)?;
        Ok::<_, ErrorAnswer>(write(&Diagram { theme, bottom, numbers, ..diagram }, width))
    };
    let bytes = state.compute(language, draw).await??;
    if bytes.is_empty() {
        tracing::error!(width, "a picture could not be drawn");
        return Err(Fault::Internal.answer(language));
    }
    Ok(([(header::CONTENT_TYPE, kind)], bytes).into_response())
}

fn picture(fen: &str, language: Language) -> Result<Diagram, ErrorAnswer> {
    Ok(Diagram::of_setup(&damier_answers::read_setup(fen, language)?))
}
