//! What the pieces of a game are worth, shown where the host had that found out.
#![allow(clippy::disallowed_methods, reason = "statistics are files")]

use crate::pages::page;
use crate::support::{Server, in_memory, settings};
use axum::http::StatusCode;
use serde_json::{Value, json};
use store::Store;
use web::{App, Settings};

/// A line of which each player who did it did it twice.
fn line(kind: &str, verb: &str, id: &str, doers: u64, ahead: f64) -> Value {
    json!({
        "kind": kind, "verb": verb, "id": id, "name": format!("English {id}"), "offered": 40, "times": 2 * doers,
        "doers": doers, "win_share": 0.25, "win_share_95": [0.2, 0.3], "mean_points": 41.5, "points_ahead": ahead,
        "by_round": [0, 777, 888], "by_seat": [555, 666], "by_round_and_seat": [[1]]
    })
}

fn served() -> (Server, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let uses = [
        line("card", "taken", "woods", 80, -2.5),
        line("card", "taken", "gravel-pit", 20, 3.5),
        line("card", "taken", "hermitage", 19, 9.5),
        line("leader", "played", "cesare-borgia", 5, 1.0),
        line("token", "thrown", "x", 5, 1.0),
    ];
    let report = json!({ "game": "lorenzo", "players": 4, "bots": ["greedy"], "games": 40, "seed": 1, "rounds": 6, "deeds": uses });
    std::fs::write(folder.path().join("lorenzo.json"), report.to_string()).unwrap();
    let stats = Some(folder.path().to_owned());
    (Server::new(Settings { stats, ..settings() }, Store::memory()), folder)
}

#[tokio::test]
async fn pieces_are_sorted_by_links_and_named_in_the_readers_language() {
    let (server, _folder) = served();
    let first = page(&server, "/stats/lorenzo", "lang=de").await.text;
    assert!(first.contains("Statistik: Lorenzo il Magnifico") && first.contains(">+3.5<"), "{first}");
    assert!(!first.contains("English woods"), "a card has a German name");
    let place = |text: &str, what: &str| text.find(what).unwrap_or_else(|| panic!("{what}: {text}"));
    assert!(place(&first, ">+3.5<") < place(&first, ">-2.5<"), "the best first");
    let up = page(&server, "/stats/lorenzo?kind=card&verb=taken&sort=ahead&up=1", "").await.text;
    assert!(place(&up, ">+3.5<") > place(&up, ">-2.5<"));
    assert!(up.contains("aria-sort=\"ascending\""));
    let often = page(&server, "/stats/lorenzo?sort=times", "").await.text;
    assert!(place(&often, ">-2.5<") < place(&often, ">+3.5<"), "what was taken most first");
    let leaders = page(&server, "/stats/lorenzo?kind=leader", "lang=de").await.text;
    assert!(leaders.contains(">+1.0<") && !leaders.contains(">+3.5<"));
    let unknown = page(&server, "/stats/lorenzo?kind=token", "lang=de").await.text;
    assert!(unknown.contains("English x") && unknown.contains("token: thrown"));
}

/// Half of the players of forty matches did it, twice each: that is half of them, not 400 %.
#[tokio::test]
async fn every_share_is_one_and_what_hardly_anybody_did_leads_nothing() {
    let (server, _folder) = served();
    let text = page(&server, "/stats/lorenzo", "lang=de").await.text;
    let cells = |class: &str| -> Vec<String> {
        let begin = format!("<td class=\"c-{class}\">");
        let cell = |part: &str| part.split('<').next().unwrap_or_default().to_owned();
        text.split(&begin).skip(1).map(cell).collect()
    };
    assert_eq!(cells("taken"), ["13 %", "50 %", "12 %"], "of 160 players");
    assert_eq!(cells("win").len(), 3);
    assert!(text.contains("<small>20–30 %</small>"), "the interval is told: {text}");
    let place = |what: &str| text.find(what).unwrap_or_else(|| panic!("{what}: {text}"));
    assert!(place(">-2.5<") < place(">+9.5<") && place("<tr class=\"rare\">") < place(">+9.5<"));
    assert_eq!(text.matches("class=\"rare\"").count(), 1, "19 are few, 20 are enough");
    for count in ["777", "888", "555", "666"] {
        assert!(text.contains(&format!("<b>{count}</b>")), "by round and by seat: {count}");
    }
    assert!(text.contains("höchstens 25 %") && text.contains("weniger als 20"));
}

/// What games count (game, kind, verb, piece), with words that a German page must have and words that it must not have.
const COUNTED: &str = "
florenza | building | built | 25 | Gebäude: gebaut | English 25
florenza | building | rolled | 6 | Gebäude: am Anfang erwürfelt | English 6
florenza | work | completed | pulpit | Kunstwerke: vollendet | English pulpit
florenza | work | masterpiece | pulpit | Kunstwerke: als Meisterwerk | English pulpit
florenza | whole | completed | palace | Palast und Kirche: vollendet | English palace
florenza | office | held | bishop | Ämter: bekleidet | English bishop
wiege | event | won by culture | ev-red-1 | Ereignisse: mit Kultur gewonnen | English ev
wiege | event | won by characters | ev-red-1 | Ereignisse: mit Personen gewonnen | English ev
wiege | culture | laid | cu-04 | Kulturkarten: ausgelegt | English cu
wiege | culture | turned | cu-31 | Kulturkarten: gedreht | English cu
wiege | character | piled | ch-01 | Personen: auf den Stapel gelegt | English ch
wiege | character | revealed | ch-27 | Personen: gezeigt | English ch
";

/// The groups and pieces of a game are named in the language of the page.
#[tokio::test]
async fn groups_and_pieces_of_every_game_have_words() {
    let cells = |line: &'static str| line.split(" | ").collect::<Vec<_>>().try_into().unwrap();
    let rows: Vec<[&str; 6]> = COUNTED.trim().lines().map(cells).collect();
    for groups in rows.chunk_by(|[one, ..], [other, ..]| one == other) {
        let game = groups[0][0];
        let folder = tempfile::tempdir().unwrap();
        let uses: Vec<Value> =
            groups.iter().map(|[_, kind, verb, id, ..]| line(kind, verb, id, 30, 1.0)).collect();
        let report = json!({ "game": game, "players": 2, "bots": ["greedy"], "games": 40, "deeds": uses });
        std::fs::write(folder.path().join(format!("{game}.json")), report.to_string()).unwrap();
        let stats = Some(folder.path().to_owned());
        let server = Server::new(Settings { stats, ..settings() }, Store::memory());
        for [_, kind, verb, _, told, untold] in groups {
            let query = serde_urlencoded::to_string([("kind", kind), ("verb", verb)]).unwrap();
            let text = page(&server, &format!("/stats/{game}?{query}"), "lang=de").await.text;
            assert!(text.contains(told) && !text.contains(untold), "{told}, not {untold}: {text}");
        }
    }
}

#[tokio::test]
async fn they_are_linked_where_they_are_and_nowhere_else() {
    let (server, _folder) = served();
    for path in ["/", "/cards/lorenzo"] {
        assert!(page(&server, path, "").await.text.contains("href=\"/stats/lorenzo\""), "{path}");
    }
    assert_eq!(page(&server, "/stats/nim", "").await.status, StatusCode::NOT_FOUND);
    let without = in_memory();
    assert!(!page(&without, "/", "").await.text.contains("/stats/"));
    assert_eq!(page(&without, "/stats/lorenzo", "").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_folder_without_statistics_is_refused_before_the_server_starts() {
    let folder = tempfile::tempdir().unwrap();
    let start = || {
        let stats = Some(folder.path().to_owned());
        App::new(Settings { stats, ..settings() }, Store::memory()).err().unwrap_or_default()
    };
    assert!(start().contains("has no statistics of our games"), "{}", start());
    std::fs::write(folder.path().join("lorenzo.json"), "{}").unwrap();
    assert!(start().contains("lorenzo.json has no statistics"), "{}", start());
}
