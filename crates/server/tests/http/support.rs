//! The router without a port, on a database that vanishes.

use axum::body::Body;
use axum::http::{header, HeaderMap, Method, Request, StatusCode};
use axum::Router;
use damier_server::{router, AppState, Tables};
use damier_store::{Store, StoreOptions};
use serde_json::Value;
use tempfile::TempDir;
use tower::ServiceExt as _;

/// 2026-11-30 01:15:00.123 UTC.
pub(crate) const NOW: i64 = 1_796_001_300_123;

/// A server without a port.
pub(crate) struct TestServer {
    pub(crate) router: Router,
    pub(crate) store: Store,
    pub(crate) tables: Tables,
    /// Vanishes with the server.
    pub(crate) folder: TempDir,
}

/// An answer, read to its end.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    pub(crate) fn header(&self, name: impl header::AsHeaderName) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or("")
    }

    /// The code of an error, which must have the one form that errors have.
    pub(crate) fn code(&self) -> String {
        let json = self.json();
        let error = &json["error"];
        assert!(error["message"].as_str().is_some_and(|text| !text.is_empty()), "{}", self.text);
        assert_eq!(self.header(header::CONTENT_TYPE), "application/json");
        error["code"].as_str().unwrap_or_else(|| panic!("no code: {}", self.text)).to_owned()
    }
}

impl TestServer {
    pub(crate) async fn new() -> TestServer {
        TestServer::start(false, Tables::shipped().unwrap()).await
    }

    /// A server that believes `X-Forwarded-For`, so that a test can be many clients.
    pub(crate) async fn behind_proxy() -> TestServer {
        TestServer::start(true, Tables::shipped().unwrap()).await
    }

    /// A server with these endgame tables.
    pub(crate) async fn with(tables: Tables) -> TestServer {
        TestServer::start(false, tables).await
    }

    async fn start(behind_proxy: bool, tables: Tables) -> TestServer {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(StoreOptions::new(folder.path().join("games.db"))).await.unwrap();
        let router = router(AppState::new(store.clone(), tables.clone(), || NOW, behind_proxy, None));
        TestServer { router, store, tables, folder }
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (head, body) = response.into_parts();
        let bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap();
        Answer {
            status: head.status,
            headers: head.headers,
            text: String::from_utf8_lossy(&bytes).into_owned(),
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(Request::get(path).body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        self.send(Request::delete(path).body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn post(&self, path: &str, body: impl Into<Body>) -> Answer {
        let request = Request::builder()
            .method(Method::POST)
            .uri(path)
            .header(header::CONTENT_TYPE, "application/json")
            .body(body.into())
            .unwrap();
        self.send(request).await
    }

    /// Posts as a client of its own, behind the proxy of [`TestServer::behind_proxy`].
    pub(crate) async fn post_as(&self, client: usize, path: &str, body: impl Into<Body>) -> Answer {
        let request = Request::post(path)
            .header(header::CONTENT_TYPE, "application/json")
            .header("x-forwarded-for", std::net::Ipv4Addr::from(client as u32).to_string())
            .body(body.into())
            .unwrap();
        self.send(request).await
    }

    /// Reads as a client of its own, behind the proxy of [`TestServer::behind_proxy`].
    pub(crate) async fn get_as(&self, client: usize, path: &str) -> Answer {
        let client = std::net::Ipv4Addr::from(client as u32).to_string();
        self.send(Request::get(path).header("x-forwarded-for", client).body(Body::empty()).unwrap()).await
    }

    /// Posts JSON and expects a good answer.
    pub(crate) async fn ask(&self, path: &str, body: Value) -> Value {
        let answer = self.post(path, body.to_string()).await;
        assert!(answer.status.is_success(), "{path} {body}: {} {}", answer.status, answer.text);
        answer.json()
    }
}
