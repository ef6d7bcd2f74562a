//! A spectator and an opponent receive nothing hidden: every byte that comes to their browsers is searched.

use crate::support::table::actions;
use crate::support::{Driver, FLORENZA, Hidden, LORENZO, Play, Relay, Server, Table, WIEGE, Wishes};
use kernel::{Rng, Seed};
use serde_json::Value;

const SEED: u64 = 1434;

/// Everything a browser could ask for beside what its page asks by itself.
const ASK: &str = "
  const [id, wish] = arguments;
  const preview = new URLSearchParams({ ...wish, seat: 0 });
  const pages = [`/t/${id}`, `/t/${id}?seat=0`, `/t/${id}/text`, `/t/${id}/log`, `/t/${id}/record`, `/t/${id}/replay`, `/t/${id}/preview?${preview}`, '/'];
  const api = ['', '/record', '/chat', '/duplicates'].map((it) => `/api/v1/tables/${id}${it}`);
  const changes = fetch(`/t/${id}`, { headers: { 'x-have': 'r-bar=0' } });
  return Promise.all([changes, ...[...pages, ...api, '/api/v1/tables'].map((it) => fetch(it))])
    .then((all) => Promise.all(all.map((it) => it.text()))).then((all) => all.length)";

/// What the first seat could ask about before it is done.
fn wish(table: &Table) -> Value {
    match table.play.game {
        "lorenzo" => serde_json::json!({ "member": "white", "space": "council", "servants": 0 }),
        "wiege" => serde_json::json!({ "action": "draw" }),
        _ => serde_json::json!({ "action": "end" }),
    }
}

/// What each may have seen so far.
#[derive(Default)]
struct Seen {
    opponent: Hidden,
    everybody: Hidden,
    anybody: Hidden,
}

impl Seen {
    async fn look(&mut self, table: &Table) {
        let (first, second) = (table.look(Some(0)).await, table.look(Some(1)).await);
        let open = Hidden::open(&table.look(None).await);
        self.opponent.learn(Hidden::of(&second));
        for viewer in [&mut self.opponent, &mut self.everybody, &mut self.anybody] {
            viewer.learn(open.clone());
        }
        self.anybody.learn(Hidden::of(&first));
        self.anybody.learn(Hidden::of(&second));
    }
}

/// What came over a line after so many bytes, but for lists of what a deck was shuffled from: they are the same for all and say of no card
/// where it is.
fn heard(line: &Relay, bytes: usize) -> String {
    const LIST: &str = "\"shuffled\":[";
    let heard = line.heard_after(bytes);
    let mut parts = heard.split(LIST);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once(']').map_or(part, |(_, rest)| rest))
}

/// Searches what came over the lines of an opponent and of a spectator after so many bytes; says whether there was
/// something to find.
async fn search(table: &Table, seen: &Seen, lines: &[Relay; 2], bytes: [usize; 2]) -> bool {
    let [opponent, spectator] = [0, 1].map(|i| heard(&lines[i], bytes[i]));
    let mut first = Hidden::of(&table.look(Some(0)).await);
    let mut all = first.clone();
    all.learn(Hidden::of(&table.look(Some(1)).await));
    first.forget(&seen.opponent);
    all.forget(&seen.everybody);
    assert_eq!(first.found_in(&opponent), None, "heard by the opponent");
    assert_eq!(all.found_in(&spectator), None, "heard by a spectator");
    let mut to_come = Hidden::face_down(&table.look(None).await);
    to_come.forget(&seen.anybody);
    to_come.learn(Hidden::word(&Seed::from_number(SEED)));
    for heard in [opponent, spectator] {
        assert_eq!(to_come.found_in(&heard), None, "nobody can know it");
    }
    // Where all is open, only what chance will bring is hidden.
    !(first.is_empty() || all.is_empty()) || table.play.game == "florenza"
}

async fn nobody_receives(play: Play, steps: usize) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = play.open(&server, SEED).await;
    let (lines, mut rng) = ([Relay::to(server.address).await, Relay::to(server.address).await], Rng::new(4));
    let opponent = driver.browser(&lines[0].url(""), Wishes::lang("en")).await;
    let spectator = driver.browser(&lines[1].url(""), Wishes::lang("de")).await;
    opponent.sit(&table, &[1]).await;
    spectator.goto(&table.at("")).await;
    let (mut seen, mut searched, mut bytes) = (Seen::default(), 0, [0, 0]);
    seen.look(&table).await;
    for step in 0..steps {
        let Some((seat, own)) = table.decider().await else { break };
        let played: Vec<String> = actions(&own).into_iter().filter(|it| !it.starts_with("discard")).collect();
        table.act(seat, &own["version"], rng.pick(&played)).await;
        seen.look(&table).await;
        if step % 6 != 0 {
            continue;
        }
        let version = table.look(None).await["version"].as_u64().expect("a version");
        for browser in [&opponent, &spectator] {
            browser.catch_up(version).await;
            assert_eq!(browser.run(ASK, vec![table.id.clone().into(), wish(&table)]).await, Value::from(14));
        }
        let now = [lines[0].bytes(), lines[1].bytes()];
        searched += usize::from(search(&table, &seen, &lines, bytes).await);
        bytes = now;
    }
    search(&table, &seen, &lines, [0, 0]).await;
    assert!(searched > 5, "there was something to find: {searched}");
    let heard = heard(&lines[0], 0);
    assert!(heard.contains("text/event-stream"), "the stream was searched too");
    let open = Hidden::word(&Seed::from_number(SEED).commitment());
    assert!(open.found_in(&heard).is_some(), "what may be known does come through");
    let own = &seen.opponent;
    assert!(own.is_empty() || own.found_in(&heard).is_some(), "what is one's own does come through");
    opponent.close().await;
    spectator.close().await;
}

#[tokio::test]
async fn nobody_receives_a_hidden_card() {
    nobody_receives(LORENZO, 90).await;
}

#[tokio::test]
async fn nobody_receives_the_seed_of_the_dice_to_come_in_florenza() {
    nobody_receives(FLORENZA, 37).await;
}

#[tokio::test]
async fn nobody_receives_a_hand_a_pile_or_a_deck_in_wiege() {
    nobody_receives(WIEGE, 49).await;
}
