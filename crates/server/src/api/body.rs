//! Reading request bodies: JSON of a known shape, nothing else.

use std::convert::Infallible;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{header, HeaderMap, StatusCode};
use axum::response::IntoResponse as _;
use damier_answers::Language;
use damier_core::Ruleset;
use serde::de::DeserializeOwned;

use crate::error::{ApiError, Fault};
use crate::language;
use crate::misfit::{language_named, misfit};

/// A body that may say which language the answer is wanted in.
pub(crate) trait Body: DeserializeOwned {
    /// Whether the request changes something on the server. Such a body must be declared as JSON:
    /// a foreign page can't send that without the browser asking us first, and we never agree.
    const CHANGES: bool = false;

    /// The language named, if any.
    fn lang(&self) -> Option<&str>;
}

/// The language that the client likes best, for requests without a body.
pub(crate) struct Accepted(pub(crate) Language);

impl<S: Send + Sync> FromRequestParts<S> for Accepted {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Accepted, Infallible> {
        Ok(Accepted(language::accepted(&parts.headers)))
    }
}

/// A body that was read, and the language of the answer.
pub(crate) struct Asked<T> {
    pub(crate) body: T,
    pub(crate) language: Language,
}

impl<T: Body, S: Send + Sync> FromRequest<S> for Asked<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Asked<T>, ApiError> {
        let accepted = language::accepted(request.headers());
        if T::CHANGES && !is_json(request.headers()) {
            return Err(Fault::MediaType.answer(accepted));
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| {
            let fault = match rejection.into_response().status() {
                StatusCode::PAYLOAD_TOO_LARGE => Fault::TooLarge,
                _ => Fault::Incomplete,
            };
            fault.answer(accepted)
        })?;
        read(&bytes, accepted)
    }
}

fn read<T: Body>(bytes: &[u8], accepted: Language) -> Result<Asked<T>, ApiError> {
    let body: T = serde_json::from_slice(bytes)
        .map_err(|error| misfit::<T>(bytes, &error).answer(language_named(bytes).unwrap_or(accepted)))?;
    let language = match body.lang() {
        None => accepted,
        Some(code) => code.parse().map_err(|_| {
            Fault::Value { field: "lang", found: code.to_owned(), expected: "fr, en, nl" }.answer(accepted)
        })?,
    };
    Ok(Asked { body, language })
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

/// The ruleset named, or the default one.
pub(crate) fn ruleset(name: Option<&str>, language: Language) -> Result<Ruleset, ApiError> {
    match name {
        None => Ok(Ruleset::default()),
        Some(name) => name.parse().map_err(|_| {
            let expected = "ffjd, fmjd, lidraughts, family";
            Fault::Value { field: "ruleset", found: name.to_owned(), expected }.answer(language)
        }),
    }
}
