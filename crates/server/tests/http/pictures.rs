//! Pictures of positions over HTTP.

use axum::http::header;

use crate::support::TestServer;

#[tokio::test]
async fn d2_a_picture_in_each_format() {
    let server = TestServer::new().await;
    for (query, kind, start) in [
        ("fen=start", "image/svg+xml", "<svg"),
        ("fen=W%3AW31%3ABK7&format=svg&bottom=black&numbers=false&theme=print", "image/svg+xml", "<svg"),
        ("fen=start&format=txt", "text/plain; charset=utf-8", ""),
        ("fen=?:W31:B7&format=png&width=64", "image/png", "\u{fffd}PNG"),
    ] {
        let answer = server.get(&format!("/api/diagram?{query}")).await;
        assert_eq!(answer.status, 200, "{query}: {}", answer.text);
        assert_eq!(answer.header(header::CONTENT_TYPE), kind);
        assert!(answer.text.starts_with(start) && answer.text.len() > 100, "{query}");
    }
}

#[tokio::test]
async fn the_text_is_that_of_the_command_line() {
    let server = TestServer::new().await;
    let setup = damier_core::fen::parse("W:W31:BK7").unwrap();
    let expected = damier_render::plain(&damier_render::Diagram::of_setup(&setup));
    assert_eq!(server.get("/api/diagram?fen=W:W31:BK7&format=txt").await.text, expected);
}

#[tokio::test]
async fn bad_pictures_are_refused() {
    let server = TestServer::new().await;
    for (query, code) in [
        ("", "bad-request"),
        ("format=svg", "bad-request"),
        ("fen=", "bad-fen"),
        ("fen=W:W51", "bad-fen"),
        ("fen=start&format=gif", "bad-request"),
        ("fen=start&format=png&width=0", "bad-request"),
        ("fen=start&format=png&width=2049", "bad-request"),
        ("fen=start&width=-1", "bad-request"),
        ("fen=start&theme=pink", "bad-request"),
        ("fen=start&bottom=left", "bad-request"),
        ("fen=start&numbers=2", "bad-request"),
        ("fen=start&more=1", "bad-request"),
        ("fen=start&fen=start", "bad-request"),
        ("fen=%ff", "bad-fen"),
    ] {
        let answer = server.get(&format!("/api/diagram?{query}")).await;
        assert_eq!((answer.status.as_u16(), answer.code().as_str()), (400, code), "{query}: {}", answer.text);
    }
}
