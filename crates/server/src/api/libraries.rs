//! Libraries of games. A library belongs to whoever knows its key; its games are kept as they come, and
//! nobody but the page reads them.

use axum::extract::{Path, RawQuery, State};
use axum::http::{header, StatusCode};
use axum::response::{IntoResponse as _, Response};
use damier_answers::{game_id, Json, Language};
use damier_store::{LibraryGame, LibraryId, LibraryInfo, LibraryLimits};
use serde::Deserialize;
use utoipa::ToSchema;

use super::body::{Accepted, Asked, Body};
use super::schema::{ErrorBody, LibraryAnswer, LibraryGames, LibraryNames};
use super::{known, stored, WrittenJson};
use crate::error::{ApiError, Fault};
use crate::state::AppState;
use crate::time::rfc3339;

/// The most that a library may have.
const LIMITS: LibraryLimits = LibraryLimits { games: 20_000, bytes: 32 << 20 };
/// Games that one request may name.
const MOST_NAMED: usize = 100;

/// What `POST /api/libraries` takes.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewLibraryRequest {
    /// Language of messages: `fr` (default), `en`, `nl`.
    lang: Option<String>,
}

/// What `PUT /api/libraries/{id}/games` takes.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LibraryGamesRequest {
    /// The texts of games, one each.
    games: Vec<String>,
    /// Language of messages: `fr` (default), `en`, `nl`.
    lang: Option<String>,
}

impl Body for NewLibraryRequest {
    const CHANGES: bool = true;

    fn lang(&self) -> Option<&str> {
        self.lang.as_deref()
    }
}

impl Body for LibraryGamesRequest {
    const CHANGES: bool = true;

    fn lang(&self) -> Option<&str> {
        self.lang.as_deref()
    }
}

/// Makes an empty library. Its id is its key: 128 random bits, in 22 letters.
#[utoipa::path(post, path = "/api/libraries", tag = "libraries", request_body = NewLibraryRequest, responses(
    (status = 201, description = "The new library", body = LibraryAnswer),
    (status = "4XX", description = "`bad-request`", body = ErrorBody),
    (status = 507, description = "`full`: the disk has no room left", body = ErrorBody),
))]
pub(super) async fn create(
    State(state): State<AppState>,
    Asked { language, .. }: Asked<NewLibraryRequest>,
) -> Result<Response, ApiError> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "the system gives no random numbers");
        Fault::Internal.answer(language)
    })?;
    let id = LibraryId::from_random_bytes(bytes);
    let info = state.store().create_library(id, state.now()).await.map_err(stored(language))?;
    let location = [(header::LOCATION, format!("/api/libraries/{id}"))];
    Ok((StatusCode::CREATED, location, shown(id, info)).into_response())
}

/// A library without its games.
#[utoipa::path(get, path = "/api/libraries/{id}", tag = "libraries", params(("id" = String, Path, description = "The library")), responses(
    (status = 200, description = "How much there is, and its version", body = LibraryAnswer),
    (status = 404, description = "`not-found`", body = ErrorBody),
))]
pub(super) async fn read(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Accepted(language): Accepted,
) -> Result<WrittenJson, ApiError> {
    let id = known(&id, language)?;
    Ok(shown(id, state.store().library(id).await.map_err(stored(language))?))
}

/// The names of all games of a library, in the order in which they came.
#[utoipa::path(get, path = "/api/libraries/{id}/names", tag = "libraries", params(("id" = String, Path, description = "The library")), responses(
    (status = 200, description = "The names, and the version they are of", body = LibraryNames),
    (status = 404, description = "`not-found`", body = ErrorBody),
))]
pub(super) async fn names(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Accepted(language): Accepted,
) -> Result<WrittenJson, ApiError> {
    let (info, names) = state.store().library_names(known(&id, language)?).await.map_err(stored(language))?;
    Ok(WrittenJson(Json::object().with("version", info.version).with("names", names).to_string()))
}

/// Some games of a library, by name; those that it does not have are left out.
#[utoipa::path(get, path = "/api/libraries/{id}/games", tag = "libraries",
    params(("id" = String, Path, description = "The library"),
        ("names" = String, Query, description = "At most 100 names, commas between them")), responses(
    (status = 200, description = "The games", body = LibraryGames),
    (status = 400, description = "`bad-request`: no names, or too many", body = ErrorBody),
    (status = 404, description = "`not-found`", body = ErrorBody),
))]
pub(super) async fn games(
    State(state): State<AppState>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    Accepted(language): Accepted,
) -> Result<WrittenJson, ApiError> {
    let names = named(query.as_deref(), language)?;
    let games = state.store().library_games(known(&id, language)?, &names).await.map_err(stored(language))?;
    let list: Json =
        games.into_iter().map(|game| Json::object().with("name", game.name).with("pdn", game.pdn)).collect();
    Ok(WrittenJson(Json::object().with("games", list).to_string()))
}

/// Adds games, all of them or none. Those that are there already change nothing, so a request may be repeated.
#[utoipa::path(put, path = "/api/libraries/{id}/games", tag = "libraries", request_body = LibraryGamesRequest,
    params(("id" = String, Path, description = "The library")), responses(
    (status = 200, description = "The library with them", body = LibraryAnswer),
    (status = 404, description = "`not-found`", body = ErrorBody),
    (status = 413, description = "`library-full`, or `too-large` for one request", body = ErrorBody),
    (status = 507, description = "`full`: the disk has no room left", body = ErrorBody),
))]
pub(super) async fn add(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Asked { body, language }: Asked<LibraryGamesRequest>,
) -> Result<WrittenJson, ApiError> {
    let id = known(&id, language)?;
    let games: Vec<LibraryGame> = body
        .games
        .into_iter()
        .filter(|pdn| !pdn.trim().is_empty())
        .map(|pdn| LibraryGame { name: game_id(&pdn), pdn })
        .collect();
    let info = state.store().add_to_library(id, &games, LIMITS, state.now()).await;
    Ok(shown(id, info.map_err(stored(language))?))
}

/// Removes games by name. Those that are gone already change nothing.
#[utoipa::path(delete, path = "/api/libraries/{id}/games", tag = "libraries",
    params(("id" = String, Path, description = "The library"),
        ("names" = String, Query, description = "At most 100 names, commas between them")), responses(
    (status = 200, description = "The library without them", body = LibraryAnswer),
    (status = 400, description = "`bad-request`: no names, or too many", body = ErrorBody),
    (status = 404, description = "`not-found`", body = ErrorBody),
))]
pub(super) async fn remove(
    State(state): State<AppState>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    Accepted(language): Accepted,
) -> Result<WrittenJson, ApiError> {
    let names = named(query.as_deref(), language)?;
    let id = known(&id, language)?;
    let info = state.store().remove_from_library(id, &names, state.now()).await;
    Ok(shown(id, info.map_err(stored(language))?))
}

/// Forgets a library for ever.
#[utoipa::path(delete, path = "/api/libraries/{id}", tag = "libraries", params(("id" = String, Path, description = "The library")), responses(
    (status = 204, description = "It is gone"),
    (status = 404, description = "`not-found`", body = ErrorBody),
))]
pub(super) async fn delete(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Accepted(language): Accepted,
) -> Result<StatusCode, ApiError> {
    state.store().delete_library(known(&id, language)?).await.map_err(stored(language))?;
    Ok(StatusCode::NO_CONTENT)
}

fn shown(id: LibraryId, info: LibraryInfo) -> WrittenJson {
    let json = Json::object()
        .with("id", id.to_string())
        .with("created", rfc3339(info.created))
        .with("updated", rfc3339(info.updated))
        .with("version", info.version)
        .with("games", info.games)
        .with("bytes", info.bytes);
    WrittenJson(json.to_string())
}

/// The names that a query asks for.
fn named(query: Option<&str>, language: Language) -> Result<Vec<String>, ApiError> {
    let list = query.and_then(|query| query.strip_prefix("names=")).unwrap_or_default();
    let names: Vec<String> = list.replace("%2C", ",").split(',').map(str::to_owned).collect();
    let is_name = |name: &String| name.len() == 32 && name.bytes().all(|byte| byte.is_ascii_hexdigit());
    if names.len() > MOST_NAMED || !names.iter().all(is_name) {
        let found = list.chars().take(40).collect();
        let expected = "1-100 × 32 [0-9a-f], \",\"";
        return Err(Fault::Value { field: "names", found, expected }.answer(language));
    }
    Ok(names)
}
