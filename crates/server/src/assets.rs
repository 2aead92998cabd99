//! The site: the files of `web/dist`, inside the binary.

use std::borrow::Cow;

use axum::http::{header, HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse as _, Response};
use damier_answers::Language;
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::language;

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

/// The file at this path, or the page, whose own router knows its paths. `None`: there is nothing.
pub(crate) fn site(uri: &Uri, headers: &HeaderMap) -> Option<Response> {
    respond::<Site>(uri, headers, NOT_BUILT)
}

fn respond<Files: RustEmbed>(uri: &Uri, headers: &HeaderMap, not_built: &'static str) -> Option<Response> {
    let path = uri.path().trim_start_matches('/');
    // A debug build reads the folder itself, where `..` would mean something.
    if path.split('/').any(|part| part == "..") {
        return None;
    }
    if let Some(file) = Files::get(path) {
        return Some(file_response::<Files>(path, file, headers));
    }
    // A missing file must not come as a page: the browser would take HTML for a script.
    if path.starts_with("assets/") {
        return None;
    }
    let known = is_game(path) || is_page::<Files>(path);
    let name = page_name(path, language::asked(uri.query(), headers));
    let page = Files::get(&name).map(|page| (name.as_str(), page));
    Some(match page.or_else(|| Files::get("index.html").map(|page| ("index.html", page))) {
        Some((name, page)) => {
            // The page itself says that the address names nothing, and where to go from there; it is sent
            // whole, for « not modified » would be no answer to that.
            let unconditional = HeaderMap::new();
            let mut response =
                file_response::<Files>(name, page, if known { headers } else { &unconditional });
            response.headers_mut().append(header::VARY, HeaderValue::from_static("accept-language"));
            if !known {
                *response.status_mut() = StatusCode::NOT_FOUND;
            }
            response
        }
        None => {
            let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
            (StatusCode::OK, headers, not_built).into_response()
        }
    })
}

/// The board, and games, of which only the database and each reader's own browser know which there are.
fn is_game(path: &str) -> bool {
    path.is_empty() || path.starts_with("g/")
}

/// Every address of the other pages, one a line, which the build writes from what they hold.
const PAGES: &str = "pages.txt";

fn is_page<Files: RustEmbed>(path: &str) -> bool {
    let path = path.trim_end_matches('/');
    let Some(list) = Files::get(PAGES) else { return false };
    let known = str::from_utf8(&list.data).unwrap_or_default();
    known.lines().any(|line| line.strip_prefix('/') == Some(path))
}

/// The page as the build made it for this part of the site and this language: all the same but for the
/// head, which names what the part will need. Games are one part, all else the other.
fn page_name(path: &str, language: Language) -> String {
    let page = if is_game(path) { "index" } else { "learn" };
    format!("{page}.{language}.html")
}

fn file_response<Files: RustEmbed>(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let cache = if path.starts_with("assets/") { FOR_EVER } else { ASK_AGAIN };
    let kind = header_value(&media_type(path, &file));
    let (encoding, file) = match compressed::<Files>(path, headers) {
        Some((encoding, file)) => (Some(encoding), file),
        None => (None, file),
    };
    let hash = file.metadata.sha256_hash();
    let etag = format!("\"{}\"", hash[..8].iter().map(|byte| format!("{byte:02x}")).collect::<String>());
    let known = headers.get_all(header::IF_NONE_MATCH).iter().any(|value| names(value, &etag));
    let vary = HeaderValue::from_static("accept-encoding");
    let cache_headers =
        [(header::CACHE_CONTROL, cache), (header::ETAG, header_value(&etag)), (header::VARY, vary)];
    if known {
        return (StatusCode::NOT_MODIFIED, cache_headers).into_response();
    }
    let mut response =
        (cache_headers, [(header::CONTENT_TYPE, kind)], file.data.into_owned()).into_response();
    if let Some(encoding) = encoding {
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// The compressed copy of the file that the build made, where the client reads it.
fn compressed<Files: RustEmbed>(path: &str, headers: &HeaderMap) -> Option<(&'static str, EmbeddedFile)> {
    [("br", "br"), ("gzip", "gz")].into_iter().find_map(|(encoding, ending)| {
        let file = if accepts(headers, encoding) { Files::get(&format!("{path}.{ending}")) } else { None };
        Some((encoding, file?))
    })
}

/// Whether the client reads this encoding: named, and not with a quality of zero.
fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok()).any(|list| {
        list.split(',').any(|item| {
            let mut parts = item.split(';').map(str::trim);
            let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding));
            let quality = parts.find_map(|part| part.strip_prefix("q="));
            named && quality.is_none_or(|text| text.parse::<f32>().is_ok_and(|value| value > 0.0))
        })
    })
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

    /// A site of a few files, so that the test does not hang on what `web/dist` holds.
    #[derive(RustEmbed)]
    #[folder = "../../testdata/http/site"]
    struct Example;

    #[derive(RustEmbed)]
    #[folder = "../../testdata/http/nowhere"]
    #[allow_missing = true]
    struct Nothing;

    fn uri(path: &str) -> Uri {
        format!("/{path}").parse().unwrap()
    }

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
            let response = respond::<Example>(&uri(path), &HeaderMap::new(), "").unwrap();
            assert_eq!(response.status(), StatusCode::OK, "{path}");
            assert_eq!(header_of(&response, header::CONTENT_TYPE), kind);
            assert_eq!(header_of(&response, header::CACHE_CONTROL), cache);
        }
    }

    #[test]
    fn a_known_file_is_not_sent_again() {
        let etag = {
            let response = respond::<Example>(&uri("index.html"), &HeaderMap::new(), "").unwrap();
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
            let response = respond::<Example>(&uri("index.html"), &headers, "").unwrap();
            assert_eq!(response.status(), status, "{tags}");
            assert_eq!(header_of(&response, header::ETAG), etag);
        }
    }

    #[test]
    fn other_paths_are_the_page_but_a_missing_asset_is_missing() {
        let none = HeaderMap::new();
        for path in ["", "g/abc", "regles", "assets"] {
            let response = respond::<Example>(&uri(path), &none, "").unwrap();
            assert_eq!(header_of(&response, header::CONTENT_TYPE), "text/html; charset=utf-8", "{path}");
        }
        for (path, status) in [
            ("g/abc", StatusCode::OK),
            ("litiges/Q01", StatusCode::OK),
            ("litiges/Q01/?lang=nl", StatusCode::OK),
            ("litiges/Q999", StatusCode::NOT_FOUND),
            ("litiges/q01", StatusCode::NOT_FOUND),
            ("litiges//Q01", StatusCode::NOT_FOUND),
            ("litiges/Q01/x", StatusCode::NOT_FOUND),
            ("g", StatusCode::NOT_FOUND),
            ("nimporte", StatusCode::NOT_FOUND),
            ("assets", StatusCode::NOT_FOUND),
        ] {
            assert_eq!(respond::<Example>(&uri(path), &none, "").unwrap().status(), status, "{path}");
        }
        let mut known = HeaderMap::new();
        known.insert(header::IF_NONE_MATCH, HeaderValue::from_static("*"));
        let answer = respond::<Example>(&uri("nimporte"), &known, "").unwrap();
        assert_eq!(answer.status(), StatusCode::NOT_FOUND);
        assert_ne!(header_of(&answer, header::CONTENT_LENGTH), "0");
        assert!(respond::<Example>(&uri("assets/gone.js"), &none, "").is_none());
        assert!(respond::<Example>(&uri("assets/../index.html"), &none, "").is_none());
        assert!(respond::<Example>(&uri("../README.md"), &none, "").is_none());
    }

    #[test]
    fn without_a_site_a_page_says_what_to_do() {
        let response = respond::<Nothing>(&uri(""), &HeaderMap::new(), NOT_BUILT).unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        assert!(NOT_BUILT.contains("make run"));
        assert!(!NOT_BUILT.contains("<script") && !NOT_BUILT.contains("style="));
        assert!(respond::<Nothing>(&uri("assets/app.js"), &HeaderMap::new(), NOT_BUILT).is_none());
    }

    #[test]
    fn the_page_comes_in_the_language_asked_and_for_its_part_of_the_site() {
        for (path, accepted, expected) in [
            ("", "nl", "index.nl.html"),
            ("", "de", "index.fr.html"),
            ("?lang=en", "nl", "index.en.html"),
            ("?x=1&lang=xx", "nl", "index.nl.html"),
            ("g/3mJr7AoUXx2Wqd/12", "en", "index.en.html"),
            ("nimporte", "en", "learn.en.html"),
            ("regles/notation?lang=nl", "", "learn.nl.html"),
            ("g", "nl", "learn.nl.html"),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, accepted.parse().unwrap());
            let uri = uri(path);
            let language = language::asked(uri.query(), &headers);
            assert_eq!(page_name(uri.path().trim_start_matches('/'), language), expected, "{path}");
        }
    }

    #[test]
    fn a_compressed_copy_is_sent_to_who_reads_it() {
        for (accepted, encoding) in [
            ("gzip, deflate, br", "br"),
            ("br;q=0.5, gzip", "br"),
            ("br;q=0, GZIP;q=1", "gzip"),
            ("deflate, br;q=0.0", ""),
            ("*", ""),
            ("", ""),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, accepted.parse().unwrap());
            let response = respond::<Example>(&uri("assets/app-1a2b3c.js"), &headers, "").unwrap();
            assert_eq!(header_of(&response, header::CONTENT_ENCODING), encoding, "{accepted}");
            assert_eq!(header_of(&response, header::CONTENT_TYPE), "text/javascript; charset=utf-8");
            assert_eq!(header_of(&response, header::VARY), "accept-encoding");
        }
        let plain = respond::<Example>(&uri("index.html"), &HeaderMap::new(), "").unwrap();
        assert_eq!(header_of(&plain, header::CONTENT_ENCODING), "");
    }
}
