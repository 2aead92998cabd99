//! The routes under `/api`, and the document that describes them.

mod analyse;
mod body;
mod diagram;
mod games;
mod health;
mod libraries;
mod questions;
mod schema;

use std::str::FromStr;

use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::Router;
use damier_answers::Language;
use damier_store::StoreError;
use utoipa::openapi::{InfoBuilder, LicenseBuilder, OpenApi, OpenApiBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::error::{ApiError, Fault};
use crate::state::AppState;

/// JSON that was written already: the contract's answers come from `damier-answers` alone.
pub(crate) struct WrittenJson(pub(crate) String);

impl IntoResponse for WrittenJson {
    fn into_response(self) -> Response {
        ([(axum::http::header::CONTENT_TYPE, "application/json")], self.0).into_response()
    }
}

/// What is kept under a name; no such thing is kept under what is no name.
fn known<Id: FromStr>(id: &str, language: Language) -> Result<Id, ApiError> {
    id.parse().map_err(|_| Fault::NotFound.answer(language))
}

/// What the store could not do, told in a language.
fn stored(language: Language) -> impl Fn(StoreError) -> ApiError {
    move |error| Fault::of_store(&error).answer(language)
}

fn described() -> (Router<AppState>, OpenApi) {
    let info = InfoBuilder::new()
        .title("damier")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(
            "Rules, rulings and games of international draughts. The questions (moves, explain, status, game) \
             answer the JSON of the command line. A game belongs to whoever knows its id. Errors are \
             {\"error\":{\"code\",\"message\",…}}; the codes are stable, the messages are for people.",
        ))
        .license(Some(LicenseBuilder::new().name("MIT OR Apache-2.0").build()))
        .build();
    OpenApiRouter::with_openapi(OpenApiBuilder::new().info(info).build())
        .routes(routes!(health::health))
        .routes(routes!(questions::moves))
        .routes(routes!(questions::explain))
        .routes(routes!(questions::status))
        .routes(routes!(questions::game))
        .routes(routes!(questions::tablebase))
        .routes(routes!(analyse::analyse_position))
        .routes(routes!(diagram::diagram))
        .routes(routes!(games::create))
        .routes(routes!(games::read, games::delete))
        .routes(routes!(games::pdn))
        .routes(routes!(games::play))
        .routes(routes!(games::undo))
        .routes(routes!(games::end))
        .routes(routes!(libraries::create))
        .routes(routes!(libraries::read, libraries::delete))
        .routes(routes!(libraries::names))
        .routes(routes!(libraries::games, libraries::add, libraries::remove))
        .split_for_parts()
}

/// The routes under `/api`.
pub(crate) fn router() -> Router<AppState> {
    let (router, document) = described();
    let text = document.to_json().unwrap_or_default();
    router.route("/api/openapi.json", get(move || std::future::ready(WrittenJson(text.clone()))))
}

/// The OpenAPI document of the server, as JSON text: what `GET /api/openapi.json` answers.
#[must_use]
pub fn openapi() -> String {
    described().1.to_pretty_json().unwrap_or_default()
}
