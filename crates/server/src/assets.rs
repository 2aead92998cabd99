//! The site: the files of `web/dist`, inside the binary.

use std::borrow::Cow;

use axum::http::{header, HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

/// The site as `make` builds it. Where it was not built, one page says so.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Site;

/// Shown in place of the site where it was not built before the server was.
const NOT_BUILT: &str = include_str!("not-built.html");

/// Fingerprinted files never change under their name.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// All others are asked for again each time, and answered by 304 where they are the same.
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");

/// The file at this path (without the leading slash), or the page, whose own router knows its paths.
/// `None`: there is nothing.
pub(crate) fn site(path: &str, headers: &HeaderMap) -> Option<Response> {
    respond::<Site>(path, headers, NOT_BUILT)
}

fn respond<Files: RustEmbed>(path: &str, headers: &HeaderMap, not_built: &'static str) -> Option<Response> {
    // A debug build reads the folder itself, where `..` would mean something.
    if path.split('/').any(|part| part == "..") {
        return None;
    }
    if let Some(file) = Files::get(path) {
        return Some(file_response(path, file, headers));
    }
    // A missing file must not come as a page: the browser would take HTML for a script.
    if path.starts_with("assets/") {
        return None;
    }
    Some(match Files::get("index.html") {
        Some(page) => file_response("index.html", page, headers),
        None => {
            let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
            (StatusCode::OK, headers, not_built).into_response()
        }
    })
}

fn file_response(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let hash = file.metadata.sha256_hash();
    let etag = format!("\"{}\"", hash[..16].iter().map(|byte| format!("{byte:02x}")).collect::<String>());
    let cache = if path.starts_with("assets/") { FOR_EVER } else { ASK_AGAIN };
    let known = headers.get_all(header::IF_NONE_MATCH).iter().any(|value| names(value, &etag));
    let cache_headers = [(header::CACHE_CONTROL, cache), (header::ETAG, header_value(&etag))];
    if known {
        return (StatusCode::NOT_MODIFIED, cache_headers).into_response();
    }
    let kind = [(header::CONTENT_TYPE, header_value(&media_type(path, &file)))];
    (cache_headers, kind, file.data.into_owned()).into_response()
}

/// Whether an `If-None-Match` names the tag (or `*`). Compression makes tags weak; the file is the same.
fn names(value: &HeaderValue, etag: &str) -> bool {
    value.to_str().is_ok_and(|list| {
        list.split(',').map(str::trim).any(|tag| tag == "*" || tag.trim_start_matches("W/") == etag)
    })
}

fn media_type(path: &str, file: &EmbeddedFile) -> Cow<'static, str> {
    if path.ends_with(".webmanifest") {
        return "application/manifest+json".into();
    }
    match file.metadata.mimetype() {
        kind if kind.starts_with("text/") => format!("{kind}; charset=utf-8").into(),
        kind => kind.to_owned().into(),
    }
}

fn header_value(text: &str) -> HeaderValue {
    HeaderValue::from_str(text).unwrap_or(HeaderValue::from_static("application/octet-stream"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A site of three files, so that the test does not hang on what `web/dist` holds.
    #[derive(RustEmbed)]
    #[folder = "../../testdata/http/site"]
    struct Example;

    #[derive(RustEmbed)]
    #[folder = "../../testdata/http/nowhere"]
    #[allow_missing = true]
    struct Nothing;

    fn header_of(response: &Response, name: header::HeaderName) -> &str {
        response.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or("")
    }

    #[test]
    fn fingerprinted_files_are_kept_for_ever_and_others_asked_for_again() {
        for (path, kind, cache) in [
            ("assets/app-1a2b3c.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
            ("index.html", "text/html; charset=utf-8", "no-cache"),
            ("app.webmanifest", "application/manifest+json", "no-cache"),
        ] {
            let response = respond::<Example>(path, &HeaderMap::new(), "").unwrap();
            assert_eq!(response.status(), StatusCode::OK, "{path}");
            assert_eq!(header_of(&response, header::CONTENT_TYPE), kind);
            assert_eq!(header_of(&response, header::CACHE_CONTROL), cache);
        }
    }

    #[test]
    fn a_known_file_is_not_sent_again() {
        let etag = {
            let response = respond::<Example>("index.html", &HeaderMap::new(), "").unwrap();
            header_of(&response, header::ETAG).to_owned()
        };
        for (tags, status) in [
            (etag.clone(), StatusCode::NOT_MODIFIED),
            (format!("\"x\", W/{etag}"), StatusCode::NOT_MODIFIED),
            ("*".to_owned(), StatusCode::NOT_MODIFIED),
            ("\"x\"".to_owned(), StatusCode::OK),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::IF_NONE_MATCH, tags.parse().unwrap());
            let response = respond::<Example>("index.html", &headers, "").unwrap();
            assert_eq!(response.status(), status, "{tags}");
            assert_eq!(header_of(&response, header::ETAG), etag);
        }
    }

    #[test]
    fn other_paths_are_the_page_but_a_missing_asset_is_missing() {
        let none = HeaderMap::new();
        for path in ["", "g/abc", "regles", "assets"] {
            let response = respond::<Example>(path, &none, "").unwrap();
            assert_eq!(header_of(&response, header::CONTENT_TYPE), "text/html; charset=utf-8", "{path}");
        }
        assert!(respond::<Example>("assets/gone.js", &none, "").is_none());
        assert!(respond::<Example>("assets/../index.html", &none, "").is_none());
        assert!(respond::<Example>("../README.md", &none, "").is_none());
    }

    #[test]
    fn without_a_site_a_page_says_what_to_do() {
        let response = respond::<Nothing>("", &HeaderMap::new(), NOT_BUILT).unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        assert!(NOT_BUILT.contains("make run"));
        assert!(!NOT_BUILT.contains("<script") && !NOT_BUILT.contains("style="));
        assert!(respond::<Nothing>("assets/app.js", &HeaderMap::new(), NOT_BUILT).is_none());
    }
}
