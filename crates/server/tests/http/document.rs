//! The OpenAPI document: complete, and what the server really does.

use axum::http::{header, StatusCode};
use serde_json::Value;

use crate::support::TestServer;

/// Calls `visit` with every value in the tree.
fn walk<'a>(value: &'a Value, visit: &mut impl FnMut(&'a Value)) {
    visit(value);
    match value {
        Value::Array(items) => items.iter().for_each(|item| walk(item, visit)),
        Value::Object(fields) => fields.values().for_each(|field| walk(field, visit)),
        _ => {}
    }
}

#[tokio::test]
async fn the_document_names_every_route_and_every_reference_resolves() {
    let server = TestServer::new().await;
    let answer = server.get("/api/openapi.json").await;
    assert_eq!(answer.header(header::CONTENT_TYPE), "application/json");
    let document = answer.json();
    assert_eq!(document["info"]["title"], "damier");
    assert_eq!(document["info"]["version"], env!("CARGO_PKG_VERSION"));
    let mut operations = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            operations.push(format!("{} {path}", method.to_uppercase()));
            assert!(operation["summary"].as_str().is_some_and(|s| !s.is_empty()), "{path}");
        }
    }
    operations.sort();
    assert_eq!(
        operations,
        [
            "DELETE /api/games/{id}",
            "DELETE /api/libraries/{id}",
            "DELETE /api/libraries/{id}/games",
            "GET /api/diagram",
            "GET /api/games/{id}",
            "GET /api/games/{id}/pdn",
            "GET /api/libraries/{id}",
            "GET /api/libraries/{id}/games",
            "GET /api/libraries/{id}/names",
            "GET /healthz",
            "POST /api/analyse",
            "POST /api/explain",
            "POST /api/game",
            "POST /api/games",
            "POST /api/games/{id}/end",
            "POST /api/games/{id}/moves",
            "POST /api/games/{id}/undo",
            "POST /api/libraries",
            "POST /api/moves",
            "POST /api/status",
            "POST /api/tablebase",
            "PUT /api/libraries/{id}/games",
        ]
    );
    let mut references = 0;
    walk(&document, &mut |value| {
        if let Some(reference) = value.get("$ref").and_then(Value::as_str) {
            let pointer = reference.strip_prefix('#').unwrap();
            assert!(document.pointer(pointer).is_some(), "{reference}");
            references += 1;
        }
    });
    assert!(references > 20);
    let printed: Value = serde_json::from_str(&damier_server::openapi()).unwrap();
    assert_eq!(printed, document, "the command prints the same document");
}

#[tokio::test]
async fn every_operation_described_is_there() {
    let server = TestServer::new().await;
    let document = server.get("/api/openapi.json").await.json();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let path = path.replace("{id}", "1111111111111111111111");
            let request = axum::http::Request::builder()
                .method(method.to_uppercase().as_str())
                .uri(&path)
                .header(header::CONTENT_TYPE, "application/json")
                .body(axum::body::Body::from("{}"))
                .unwrap();
            let answer = server.send(request).await;
            assert_ne!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            // Where there is nothing, it is the game that is missing.
            let missing = answer.status == StatusCode::NOT_FOUND;
            assert!(!missing || path.contains("1111"), "{method} {path}");
        }
    }
}

/// Whether a value has the shape of a schema: types, required and known fields, lists, references.
fn fits(document: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    if let Some(reference) = schema["$ref"].as_str() {
        return fits(document, document.pointer(&reference[1..]).ok_or("no such reference")?, value);
    }
    for choice in ["oneOf", "anyOf", "allOf"] {
        if let Some(schemas) = schema[choice].as_array() {
            let fitting = schemas.iter().filter(|schema| fits(document, schema, value).is_ok()).count();
            let enough = if choice == "allOf" { fitting == schemas.len() } else { fitting >= 1 };
            return if enough { Ok(()) } else { Err(format!("none of {choice} fits {value}")) };
        }
    }
    let types: Vec<&str> = match &schema["type"] {
        Value::String(one) => vec![one],
        Value::Array(several) => several.iter().filter_map(Value::as_str).collect(),
        _ => return Ok(()),
    };
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    // A whole number is a number, too.
    let is_whole = kind == "integer" && types.contains(&"number");
    if !is_whole && !types.contains(&kind) {
        return Err(format!("{value} is no {types:?}"));
    }
    if let Some(items) = value.as_array() {
        return items.iter().try_for_each(|item| fits(document, &schema["items"], item));
    }
    let Some(fields) = value.as_object() else { return Ok(()) };
    for required in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        if !fields.contains_key(required) {
            return Err(format!("{required} is missing"));
        }
    }
    fields.iter().try_for_each(|(name, field)| match schema["properties"].get(name) {
        Some(property) => fits(document, property, field).map_err(|error| format!("{name}: {error}")),
        None if schema["additionalProperties"] == Value::Bool(false) => {
            Err(format!("{name} is not described"))
        }
        None => Ok(()),
    })
}

#[tokio::test]
async fn real_answers_fit_the_document() {
    let server = TestServer::new().await;
    let document = server.get("/api/openapi.json").await.json();
    let game = server.ask("/api/games", serde_json::json!({ "moves": ["32-28"] })).await;
    let id = game["id"].as_str().unwrap();
    let json = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    for (path, template, body, status) in [
        ("/api/moves", "", json(r#"{"fen":"W:W32:B8,17,27"}"#), "200"),
        ("/api/moves", "", json(r#"{"fen":"x"}"#), "4XX"),
        ("/api/explain", "", json(r#"{"fen":"W:W28:B13,22,23,32","move":"28x17"}"#), "200"),
        ("/api/explain", "", json(r#"{"fen":"start","move":"32-28"}"#), "200"),
        ("/api/status", "", json("{}"), "200"),
        ("/api/status", "", json(r#"{"fen":"W:W32:B28","moves":["32x23"]}"#), "200"),
        ("/api/status", "", json(r#"{"moves":["32-27","1-2"]}"#), "422"),
        ("/api/game", "", json(r#"{"moves":["32-28","19-23"]}"#), "200"),
        ("/api/game", "", json(r#"{"fen":"W:WK36,K47:BK4"}"#), "200"),
        ("/api/tablebase", "", json(r#"{"fen":"W:WK46:BK1"}"#), "200"),
        ("/api/tablebase", "", json(r#"{"fen":"W:W31:B4","moves":["31-27"]}"#), "200"),
        ("/api/tablebase", "", json(r#"{"fen":"start"}"#), "404"),
        ("/api/analyse", "", json(r#"{"fen":"start","depth":1,"multipv":2}"#), "200"),
        ("/api/analyse", "", json(r#"{"fen":"W:WK36,K47:BK4","depth":1}"#), "200"),
        ("/api/analyse", "", json(r#"{"fen":"start","depth":0}"#), "4XX"),
        ("/api/games", "", json("{}"), "201"),
        ("/api/libraries", "", json("{}"), "201"),
        ("moves", "/api/games/{id}/moves", json(r#"{"ply":1,"move":"19-23"}"#), "200"),
        ("moves", "/api/games/{id}/moves", json(r#"{"ply":9,"move":"19-23"}"#), "409"),
        ("undo", "/api/games/{id}/undo", json(r#"{"ply":0}"#), "200"),
        ("end", "/api/games/{id}/end", json(r#"{"reason":"time","side":"black"}"#), "200"),
    ] {
        let (uri, template) = match template {
            "" => (path.to_owned(), path),
            template => (template.replace("{id}", id), template),
        };
        let answer = server.post(&uri, body.to_string()).await;
        let operation = &document["paths"][template]["post"];
        let request = &operation["requestBody"]["content"]["application/json"]["schema"];
        fits(&document, request, &body).unwrap_or_else(|error| panic!("{uri} {body}: {error}"));
        let content = &operation["responses"][status]["content"];
        let kind = answer.header(header::CONTENT_TYPE);
        let schema = &content[kind]["schema"];
        assert!(schema.is_object(), "{uri} {status}");
        fits(&document, schema, &answer.json())
            .unwrap_or_else(|error| panic!("{uri}: {error}: {}", answer.text));
        assert!(answer.status.as_str().starts_with(&status[..1]), "{uri}: {}", answer.status);
    }
}

#[tokio::test]
async fn answers_about_libraries_fit_the_document() {
    let server = TestServer::new().await;
    let document = server.get("/api/openapi.json").await.json();
    let made = server.ask("/api/libraries", serde_json::json!({})).await;
    let path = format!("/api/libraries/{}", made["id"].as_str().unwrap());
    let name = damier_answers::game_id("1. 32-28 *");
    let put = axum::http::Request::put(format!("{path}/games"))
        .header(header::CONTENT_TYPE, "application/json")
        .body(axum::body::Body::from(r#"{"games":["1. 32-28 *"]}"#))
        .unwrap();
    for (method, template, answer) in [
        ("put", "/games", server.send(put).await),
        ("get", "", server.get(&path).await),
        ("get", "/names", server.get(&format!("{path}/names")).await),
        ("get", "/games", server.get(&format!("{path}/games?names={name}")).await),
        ("delete", "/games", server.delete(&format!("{path}/games?names={name}")).await),
    ] {
        let operation = &document["paths"][format!("/api/libraries/{{id}}{template}")][method];
        let schema = &operation["responses"]["200"]["content"]["application/json"]["schema"];
        assert!(schema.is_object(), "{method} {template}");
        fits(&document, schema, &answer.json())
            .unwrap_or_else(|error| panic!("{method} {template}: {error}: {}", answer.text));
    }
}
