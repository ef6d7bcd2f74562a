//! Whatever is sent: no panic, no fault of the server, and no change at any table.

use crate::support::{Server, in_memory, request};
use axum::body::Body;
use axum::http::header;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};

/// A request that nobody should send.
#[derive(Clone, Debug)]
struct Odd {
    method: &'static str,
    path: String,
    secret: String,
    kind: &'static str,
    body: Vec<u8>,
}

fn numbers() -> impl Strategy<Value = Value> {
    prop_oneof![
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        Just(json!(u64::MAX)),
        Just(json!(-0.0)),
    ]
}

fn values() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        numbers(),
        ".{0,40}".prop_map(Value::from),
        Just(json!("take:0:1")),
    ];
    leaf.prop_recursive(4, 32, 6, |inner| {
        let keys =
            prop_oneof!["version|action|game|seats|seed|options|kind|level|seat|name|text|agree", ".{0,6}"];
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::Array),
            prop::collection::vec((keys, inner), 0..6)
                .prop_map(|pairs| Value::Object(pairs.into_iter().collect())),
        ]
    })
}

fn bodies() -> impl Strategy<Value = Vec<u8>> {
    let near = (numbers(), values()).prop_map(|(version, action)| {
        json!({ "version": version, "action": action }).to_string().into_bytes()
    });
    let deep = (1usize..5000).prop_map(|n| ["[".repeat(n), "]".repeat(n)].concat().into_bytes());
    let opening =
        values().prop_map(|seats| json!({ "game": "nim", "seats": seats }).to_string().into_bytes());
    prop_oneof![
        prop::collection::vec(any::<u8>(), 0..400),
        values().prop_map(|value| value.to_string().into_bytes()),
        near,
        deep,
        opening,
        Just(vec![b'9'; 20_000]),
        "[a-z=&%0-9]{0,60}".prop_map(String::into_bytes),
    ]
}

/// Paths of the table and beside it; `{id}` stands for its id.
fn paths() -> impl Strategy<Value = String> {
    let known = prop::sample::select(vec![
        "/api/v1/tables",
        "/api/v1/records",
        "/api/v1/tables/{id}",
        "/api/v1/tables/{id}/actions",
        "/api/v1/tables/{id}/undo",
        "/api/v1/tables/{id}/undo/answer",
        "/api/v1/tables/{id}/confirm",
        "/api/v1/tables/{id}/chat",
        "/api/v1/tables/{id}/leave",
        "/api/v1/tables/{id}/return",
        "/api/v1/tables/{id}/bot",
        "/api/v1/tables/{id}/seats",
        "/api/v1/tables/{id}/rematch",
        "/api/v1/tables/{id}/record?seat=900",
        "/api/v1/tables/{id}?seat=-1",
        "/t/{id}/act",
        "/t/{id}/say",
        "/t/{id}/sit",
        "/t/{id}/rematch",
        "/t/{id}/replay?at=99999999999999999999",
        "/t/{id}?seat=4",
        "/open",
        "/records",
        "/assets/../Cargo.toml",
    ]);
    prop_oneof![4 => known.prop_map(str::to_owned), 1 => "/[a-z0-9/%._-]{0,40}"]
}

fn odd(secrets: Vec<String>) -> impl Strategy<Value = Odd> {
    let method =
        prop::sample::select(vec!["POST", "POST", "POST", "GET", "PUT", "DELETE", "PATCH", "OPTIONS"]);
    let kind =
        prop::sample::select(vec!["application/json", "application/x-www-form-urlencoded", "text/plain"]);
    let secret = prop_oneof![prop::sample::select(secrets), "[0-9a-f]{32}", "[ -~]{0,40}"];
    (method, paths(), secret, kind, bodies()).prop_map(|(method, path, secret, kind, body)| Odd {
        method,
        path,
        secret,
        kind,
        body,
    })
}

async fn send(server: &Server, id: &str, odd: &Odd) -> Result<(), TestCaseError> {
    let path = odd.path.replace("{id}", id);
    let built = request(odd.method, &path, &odd.secret).header(header::CONTENT_TYPE, odd.kind);
    let cookie = format!("seats-{id}={}", odd.secret);
    let Ok(built) = built.header(header::COOKIE, cookie).body(Body::from(odd.body.clone())) else {
        return Ok(());
    };
    let response = server.send(built).await;
    prop_assert!(!response.status().is_server_error(), "{} for {odd:?}", response.status());
    Ok(())
}

#[test]
fn nothing_that_strangers_send_changes_a_table_or_breaks_the_server() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let guard = runtime.enter();
    let server = in_memory();
    let (table, other) = runtime.block_on(async {
        let (table, other) = (server.nim(2).await, server.nim(3).await);
        server.step(&table).await;
        (table, other)
    });
    let before = runtime.block_on(server.look(&table, Some(0)));
    let record = runtime.block_on(server.get(&table.path("/record"), "")).text;
    let mut runner = TestRunner::new(Config { cases: 10_000, ..Config::default() });
    runner
        .run(&odd(other.secrets.clone()), |odd| runtime.block_on(send(&server, &table.id, &odd)))
        .unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(runtime.block_on(server.look(&table, Some(0))), before);
    assert_eq!(runtime.block_on(server.get(&table.path("/record"), "")).text, record);
    drop(guard);
}

#[tokio::test]
async fn old_posts_sent_again_have_no_effect() {
    let server = in_memory();
    let table = server.nim(2).await;
    let mut posts = Vec::new();
    for version in 0..4 {
        let seat = version as usize % 2;
        let action = server.look(&table, Some(seat)).await["legal"][0]["action"].as_str().unwrap().to_owned();
        assert!(server.act(&table, seat, version, &action).await.status.is_success());
        posts.push((seat, version, action));
    }
    let before = server.look(&table, Some(0)).await;
    for (seat, version, action) in posts {
        assert_eq!(server.act(&table, seat, version, &action).await.problem(), "stale-version");
    }
    assert_eq!(server.look(&table, Some(0)).await, before);
}

#[tokio::test]
async fn of_many_posts_at_once_one_wins() {
    let server = in_memory();
    let table = server.nim(2).await;
    let posts = (0..50).map(|_| server.act(&table, 0, 0, "take:0:1"));
    let answers = futures_util::future::join_all(posts).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 1);
    assert_eq!(server.look(&table, None).await["version"], 1);
}

#[tokio::test]
async fn a_post_from_another_sites_page_is_refused() {
    let server = in_memory();
    let table = server.nim(2).await;
    for (path, cookie) in [(format!("/t/{}/say", table.id), true), (table.path("/chat"), false)] {
        let mut post = request("POST", &path, if cookie { "" } else { &table.secrets[0] })
            .header(header::HOST, "magnifico.example")
            .header(header::ORIGIN, "https://evil.example");
        if cookie {
            post = post.header(header::COOKIE, format!("seats-{}={}", table.id, table.secrets[0]));
        }
        let answer = server.ask(post.body(Body::from("text=hello")).unwrap()).await;
        assert_eq!(answer.status, axum::http::StatusCode::FORBIDDEN);
    }
    assert_eq!(server.get(&table.path("/chat"), "").await.json(), json!([]));
}
