//! The pages work without script, keep secrets in cookies, and are strict.

use crate::support::{Answer, Server, in_memory, request, settings};
use axum::body::Body;
use axum::http::{StatusCode, header};
use store::Store;
use web::Settings;

pub(crate) async fn form(server: &Server, path: &str, cookie: &str, fields: &str) -> Answer {
    let post = request("POST", path, "")
        .header(header::COOKIE, cookie)
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    server.ask(post.body(Body::from(fields.to_owned())).unwrap()).await
}

pub(crate) async fn page(server: &Server, path: &str, cookie: &str) -> Answer {
    server.ask(request("GET", path, "").header(header::COOKIE, cookie).body(Body::empty()).unwrap()).await
}

/// Where a post led, and the cookie it gave.
pub(crate) fn led(answer: &Answer) -> (String, String) {
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    let cookie =
        answer.headers.get(header::SET_COOKIE).map(|cookie| cookie.to_str().unwrap()).unwrap_or_default();
    let cookie = cookie.split(';').next().unwrap().to_owned();
    (answer.headers[header::LOCATION].to_str().unwrap().to_owned(), cookie)
}

/// The value of a hidden field or a button.
pub(crate) fn value<'a>(text: &'a str, name: &str) -> &'a str {
    let (_, rest) = text.split_once(&format!("name=\"{name}\" value=\"")).unwrap();
    rest.split('"').next().unwrap()
}

#[tokio::test]
async fn friends_open_a_table_sit_down_and_play_with_forms_alone() {
    let server = in_memory();
    assert_eq!(page(&server, "/", "").await.status, StatusCode::OK);
    assert!(page(&server, "/open?game=nim", "").await.text.contains("Open a table of Nim"));
    let opened = form(&server, "/open", "", "game=nim&name=Cosimo&seat0=me&seat1=open").await;
    let set = opened.headers[header::SET_COOKIE].to_str().unwrap();
    assert!(set.contains("HttpOnly") && set.contains("SameSite=Lax"), "{set}");
    let (table, cosimo) = led(&opened);
    assert!(!table.contains(cosimo.split('=').nth(1).unwrap()), "no secret in the address");
    assert!(page(&server, &table, &cosimo).await.text.contains("data-kind=\"gather\""));
    let (_, pazzi) = led(&form(&server, &format!("{table}/sit"), "", "name=%3Cscript%3E").await);
    let own = page(&server, &table, &cosimo).await.text;
    assert!(own.contains("&lt;script&gt;") && !own.contains("<script>"), "names are escaped");
    let fields = format!("version={}&action={}", value(&own, "version"), value(&own, "action"));
    led(&form(&server, &format!("{table}/act"), &cosimo, &fields).await);
    assert!(page(&server, &table, &pazzi).await.text.contains("data-mine=\"yes\""));
    assert!(!page(&server, &table, &cosimo).await.text.contains("data-mine=\"yes\""));
    led(&form(&server, &format!("{table}/act"), &cosimo, &fields).await);
    assert!(
        page(&server, &table, &pazzi).await.text.contains("data-mine=\"yes\""),
        "an old post changes nothing"
    );
    led(&form(&server, &format!("{table}/say"), &pazzi, "text=Eh%20%3Cb%3E").await);
    assert!(page(&server, &table, "").await.text.contains("Eh &lt;b&gt;"));
    assert!(page(&server, &format!("{table}/log"), &pazzi).await.text.contains(" from heap "));
}

#[tokio::test]
async fn one_browser_plays_several_seats_to_the_end_replays_and_plays_again() {
    let server = in_memory();
    let (table, cookie) = led(&form(&server, "/open", "", "game=nim&name=Anna&seat0=me&seat1=me").await);
    assert_eq!(page(&server, &format!("{table}/replay"), "").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    loop {
        let text = page(&server, &table, &cookie).await.text;
        if text.contains("The match is over") {
            break;
        }
        let fields = format!(
            "version={}&seat={}&action={}",
            value(&text, "version"),
            value(&text, "seat"),
            value(&text, "action")
        );
        led(&form(&server, &format!("{table}/act"), &cookie, &fields).await);
    }
    let replay = page(&server, &format!("{table}/replay?at=2"), "").await;
    assert!(replay.status == StatusCode::OK && replay.text.contains("Moment 2 of"));
    let with_eyes = page(&server, &format!("{table}/replay?at=2&eye=1"), "").await.text;
    assert!(with_eyes.contains("<option value=\"1\" selected"), "the eyes that were asked for");
    let record = page(&server, &format!("{table}/record"), "").await.text;
    let pasted = serde_urlencoded::to_string([("record", record.replace('\n', "\r\n"))]).unwrap();
    let (uploaded, _) = led(&form(&server, "/records", "", &pasted).await);
    assert!(page(&server, &uploaded, "").await.text.contains("Moment 0 of"));
    let (again, cookie) = led(&form(&server, &format!("{table}/rematch"), &cookie, "").await);
    assert!(page(&server, &again, &cookie).await.text.contains("data-mine=\"yes\""));
}

#[tokio::test]
async fn every_answer_is_strict_with_browsers() {
    let server = in_memory();
    let table = server.nim(2).await;
    let paths = [
        "/",
        "/open",
        &format!("/t/{}", table.id),
        "/nothing",
        "/api/v1/games",
        "/assets/live.js",
        "/healthz",
    ];
    for path in paths {
        let answer = server.get(path, "").await;
        let policy = answer.headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(
            policy.starts_with("default-src 'none'") && !policy.contains(concat!("un", "safe")),
            "{path}"
        );
        for name in ["x-content-type-options", "x-frame-options", "referrer-policy"] {
            assert!(answer.headers.contains_key(name), "{path}: {name}");
        }
        for inline in ["<style", " style=\"", "onclick", "<script>"] {
            assert!(!answer.text.contains(inline), "{path}: {inline}");
        }
    }
}

#[tokio::test]
async fn faults_are_pages_for_people_and_problems_for_programs() {
    let server = in_memory();
    let lost = server.get("/t/nosuchtable", "").await;
    assert_eq!(lost.status, StatusCode::NOT_FOUND);
    assert!(lost.text.contains("There is no such table.") && lost.text.contains("<html"));
    assert_eq!(server.get("/api/v1/tables/nosuchtable", "").await.problem(), "not-found");
}

#[tokio::test]
async fn a_base_path_stands_before_everything() {
    let settings = Settings { base_path: "/games".into(), ..settings() };
    let server = Server::new(settings, Store::memory());
    let lobby = server.get("/games/", "").await;
    assert_eq!(lobby.status, StatusCode::OK);
    for part in lobby.text.split("href=\"/").skip(1).chain(lobby.text.split("action=\"/").skip(1)) {
        assert!(part.starts_with("games/"), "{}", &part[..30.min(part.len())]);
    }
    let opened = form(&server, "/games/open", "", "game=nim&name=A&seat0=me&seat1=bot").await;
    assert!(opened.headers[header::SET_COOKIE].to_str().unwrap().contains("Path=/games/t/"));
    let (table, cookie) = led(&opened);
    assert_eq!(page(&server, &table, &cookie).await.status, StatusCode::OK);
    assert_eq!(server.get("/", "").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_language_is_chosen_where_one_reads_whatever_the_base_path() {
    for (base, pages) in
        [("", ["/", "/rules", "/open?game=nim"]), ("/games", ["/games", "/games/", "/games/open?game=nim"])]
    {
        let server = Server::new(Settings { base_path: base.into(), ..settings() }, Store::memory());
        for path in pages {
            let text = page(&server, path, "").await.text;
            let back = value(&text, "back");
            assert_eq!(back, path);
            let fields = serde_urlencoded::to_string([("lang", "de"), ("back", back)]).unwrap();
            let (to, cookie) = led(&form(&server, &format!("{base}/prefs"), "", &fields).await);
            let there = page(&server, &to, &cookie).await;
            assert_eq!(there.status, StatusCode::OK, "{path} leads to {to}");
            assert!(there.text.contains("<html lang=\"de\""), "{path}");
        }
    }
}

#[tokio::test]
async fn a_table_of_lorenzo_is_drawn_in_the_readers_language_and_every_id_is_one_things() {
    let server = in_memory();
    let fields = "game=lorenzo&name=Cosimo&seat0=me&seat1=me&rules=base";
    let (table, cookie) = led(&form(&server, "/open", "", fields).await);
    let german = page(&server, &table, &format!("{cookie}; lang=de; theme=dark")).await.text;
    assert!(german.contains("<html lang=\"de\" data-theme=\"dark\">") && german.contains("Du bist am Zug"));
    let mut ids: Vec<&str> =
        german.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    ids.sort_unstable();
    let twice: Vec<&[&str]> = ids.windows(2).filter(|pair| pair[0] == pair[1]).collect();
    assert!(twice.is_empty(), "{twice:?}");
    for form in german.split(" form=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(german.contains(&format!("<form id=\"{form}\"")), "{form}");
    }
}

#[tokio::test]
async fn a_member_a_space_and_servants_are_one_post_and_the_turn_can_be_begun_again() {
    let server = in_memory();
    let fields = "game=lorenzo&name=Cosimo&seat0=me&seat1=me&rules=base&confirm=yes";
    let (table, cookie) = led(&form(&server, "/open", "", fields).await);
    let before = page(&server, &table, &cookie).await.text;
    let (version, seat) = (value(&before, "version"), value(&before, "seat"));
    let place = format!("version={version}&seat={seat}&member=neutral&space=market-coins&servants=1");
    led(&form(&server, &format!("{table}/act"), &cookie, &place).await);
    let placed = page(&server, &format!("{table}?seat={seat}"), &cookie).await.text;
    assert!(placed.contains("pick placed"), "the member stands in the market");
    let again = format!("version={}&seat={seat}", value(&placed, "version"));
    led(&form(&server, &format!("{table}/restart"), &cookie, &again).await);
    let back = page(&server, &format!("{table}?seat={seat}"), &cookie).await.text;
    assert!(!back.contains("pick placed") && back.contains("class=\"undone\""));
}

/// What of a form cannot be read is refused before anything happens.
#[tokio::test]
async fn a_form_that_cannot_be_read_plays_nothing() {
    let server = in_memory();
    let fields = "game=lorenzo&name=Cosimo&seat0=me&seat1=me&rules=base";
    let (table, cookie) = led(&form(&server, "/open", "", fields).await);
    let before = page(&server, &table, &cookie).await.text;
    let (version, seat) = (value(&before, "version"), value(&before, "seat"));
    for (rest, status) in [
        ("member=neutral&space=market-coins&servants=many", StatusCode::BAD_REQUEST),
        ("member=neutral&space=the-moon&servants=1", StatusCode::UNPROCESSABLE_ENTITY),
        ("member=neutral&space=the-moon&servants=1&action=pass", StatusCode::UNPROCESSABLE_ENTITY),
        ("servants=1", StatusCode::BAD_REQUEST),
    ] {
        let posted = format!("version={version}&seat={seat}&{rest}");
        let answer = form(&server, &format!("{table}/act"), &cookie, &posted).await;
        assert_eq!(answer.status, status, "{rest}: {}", answer.text);
        let after = page(&server, &format!("{table}?seat={seat}"), &cookie).await.text;
        assert_eq!(value(&after, "version"), version, "{rest}");
    }
}

/// One click from the front page: with leaders, or the base game for who begins.
#[tokio::test]
async fn the_front_page_offers_both_games_of_lorenzo() {
    let server = in_memory();
    let front = page(&server, "/", "").await.text;
    assert_eq!(front.matches("<select name=\"rules\"").count(), 1, "only Lorenzo has two");
    for rules in ["advanced", "base"] {
        let fields = format!("game=lorenzo&name=Anna&hidden=yes&bots=1&level=friendly&rules={rules}");
        let (table, cookie) = led(&form(&server, "/open", "", &fields).await);
        let record = page(&server, &format!("{table}/record"), &cookie).await.text;
        let config = format!("\"advanced\":{}", rules == "advanced");
        assert!(record.contains(&config), "{rules}: {record}");
    }
}
