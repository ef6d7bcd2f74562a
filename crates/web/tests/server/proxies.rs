//! What a proxy says is believed of a trusted one alone; and where an answer may send a browser.

use crate::pages::form;
use crate::support::{Answer, Server, in_memory, request, settings};
use axum::body::Body;
use axum::http::{StatusCode, header};
use serde_json::json;
use std::net::IpAddr;
use store::Store;
use web::Settings;
use web::http::guard::Peer;

const PROXY: &str = "10.0.0.1";
const STRANGER: &str = "198.51.100.1";

fn behind_a_proxy() -> Server {
    let trusted_proxies = vec!["10.0.0.0/8".parse().unwrap()];
    Server::new(Settings { trusted_proxies, ..settings() }, Store::memory())
}

/// A request over a connection from `peer`, which says that the browser asked another host over TLS.
async fn forwarded(server: &Server, peer: &str, method: &str, path: &str, fields: &str) -> Answer {
    let peer: IpAddr = peer.parse().unwrap();
    let request = request(method, path, "")
        .extension(Peer(peer))
        .header(header::HOST, "inside")
        .header("x-forwarded-host", "outside.example")
        .header("x-forwarded-proto", "https")
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    let request =
        if method == "POST" { request.header(header::ORIGIN, "https://outside.example") } else { request };
    server.ask(request.body(Body::from(fields.to_owned())).unwrap()).await
}

#[tokio::test]
async fn a_host_that_a_stranger_names_is_neither_ours_nor_in_a_link() {
    let server = behind_a_proxy();
    let seats = json!([{ "kind": "human" }, { "kind": "open" }]);
    let table = server.open(json!({ "game": "nim", "seats": seats })).await;
    let path = format!("/t/{}", table.id);
    let link = async |peer| forwarded(&server, peer, "GET", &path, "").await.text;
    let outside = format!("https://outside.example{path}");
    assert!(link(PROXY).await.contains(&outside));
    let page = link(STRANGER).await;
    assert!(!page.contains("outside.example") && page.contains(&format!("http://inside{path}")), "{page}");
    let post = async |peer| forwarded(&server, peer, "POST", "/prefs", "lang=it").await.status;
    assert_eq!(post(PROXY).await, StatusCode::SEE_OTHER);
    assert_eq!(post(STRANGER).await, StatusCode::FORBIDDEN, "it is another site's page");
}

#[tokio::test]
async fn every_cookie_behind_tls_is_for_tls_alone() {
    let server = behind_a_proxy();
    for (path, fields) in
        [("/prefs", "lang=it"), ("/prefs", "theme=dark"), ("/open", "game=nim&name=A&seat0=me&seat1=bot")]
    {
        let answer = forwarded(&server, PROXY, "POST", path, fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
        let cookies: Vec<_> = answer.headers.get_all(header::SET_COOKIE).iter().collect();
        assert!(!cookies.is_empty());
        for cookie in cookies {
            assert!(cookie.to_str().unwrap().ends_with("; Secure"), "{cookie:?}");
        }
        let plain = form(&server, path, "", fields).await;
        for cookie in plain.headers.get_all(header::SET_COOKIE) {
            assert!(!cookie.to_str().unwrap().contains("Secure"), "{cookie:?}");
        }
    }
}

#[tokio::test]
async fn a_choice_leads_back_to_a_page_of_ours_and_nowhere_else() {
    let server = in_memory();
    let to = async |back: &str| {
        let fields = serde_urlencoded::to_string([("lang", "de"), ("back", back)]).unwrap();
        let answer = form(&server, "/prefs", "", &fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER);
        answer.headers[header::LOCATION].to_str().unwrap().to_owned()
    };
    assert_eq!(to("/t/abc?seat=1").await, "/t/abc?seat=1");
    for evil in ["/\\evil.org", "//evil.org", "/\t/evil.org", "/\r\n/evil.org", "https://evil.org", "/a\r\nb"]
    {
        assert_eq!(to(evil).await, "/", "{evil:?}");
    }
}
