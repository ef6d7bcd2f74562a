//! A spectator and an opponent receive no hidden card: every byte that comes to their browsers is searched.

use crate::support::table::actions;
use crate::support::{Driver, LORENZO, Relay, Server, Wishes};
use kernel::Rng;
use lorenzo::Lorenzo;
use lorenzo::leader::LeaderId;
use lorenzo::pieces::CardId;
use serde_json::Value;
use std::collections::BTreeSet;
use words::Lang;
use words::lorenzo::{card_name, leader_name};

/// Words that give hidden cards away: their ids, and their names in every language.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hidden(BTreeSet<String>);

impl Hidden {
    /// The leaders that a seat has in hand or may choose from.
    pub(crate) fn of(look: &Value) -> Hidden {
        let game = Lorenzo::standard();
        let own = &look["view"]["own"];
        let lists = [&own["hand"], &own["pack"]];
        let ids = lists.into_iter().filter_map(Value::as_array).flatten().chain([&own["pick"]]);
        let mut words = BTreeSet::new();
        for leader in ids.filter_map(|id| serde_json::from_value::<LeaderId>(id.clone()).ok()) {
            words.insert(leader.id().to_owned());
            words.extend(Lang::ALL.map(|lang| leader_name(lang, game.tables(), leader)));
        }
        Hidden(words)
    }

    /// The cards of a period that has not begun.
    fn cards_of(period: u8) -> Hidden {
        let game = Lorenzo::standard();
        let cards = (1..=96).filter_map(CardId::new);
        let names = |card| Lang::ALL.map(|lang| card_name(lang, game.tables(), card));
        let of = |period| cards.clone().filter(move |card| card.period() == period).flat_map(names);
        let known: BTreeSet<String> = (1..period).flat_map(of).collect();
        // Some are common words, so each is looked for as a whole.
        Hidden(of(period).filter(|name| !known.contains(name)).map(|name| format!(">{name}<")).collect())
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Leaves out what somebody knows.
    pub(crate) fn forget(&mut self, known: &Hidden) {
        self.0.retain(|word| !known.0.contains(word));
    }

    /// Where one of the words stands in a text, with what is around it.
    pub(crate) fn found_in(&self, text: &str) -> Option<String> {
        let at = self.0.iter().find_map(|word| text.find(word.as_str()))?;
        let around: Vec<char> = text[..at].chars().rev().take(60).collect();
        Some(around.into_iter().rev().chain(text[at..].chars().take(60)).collect())
    }
}

/// Everything a browser could ask for beside what its page asks by itself.
const ASK: &str = "
  const [id, version] = arguments;
  const peek = new URLSearchParams({ member: 'white', space: 'council', servants: 0, seat: 0 });
  const pages = [`/t/${id}`, `/t/${id}?seat=0`, `/t/${id}/log`, `/t/${id}/record`, `/t/${id}/replay`, `/t/${id}/peek?${peek}`, '/'];
  const api = ['', '/record', '/chat', '/duplicates'].map((it) => `/api/v1/tables/${id}${it}`);
  const changes = fetch(`/t/${id}`, { headers: { 'x-have': 'r-bar=0' } });
  return Promise.all([changes, ...[...pages, ...api, '/api/v1/tables'].map((it) => fetch(it))])
    .then((all) => Promise.all(all.map((it) => it.text()))).then((all) => all.length)";

#[tokio::test]
async fn nobody_receives_a_hidden_card() {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = LORENZO.open(&server, 1434).await;
    let (lines, mut rng) = ([Relay::to(server.address).await, Relay::to(server.address).await], Rng::new(4));
    let opponent = driver.browser(&lines[0].url(""), Wishes::lang("en")).await;
    let spectator = driver.browser(&lines[1].url(""), Wishes::lang("de")).await;
    opponent.sit(&table, &[1]).await;
    spectator.goto(&table.at("")).await;
    // What the opponent has held in the draft and passed on is no secret to it.
    let (mut known, mut searched) = (Hidden::default(), 0);
    for step in 0..90 {
        known.0.extend(Hidden::of(&table.look(Some(1)).await).0);
        let Some((seat, own)) = table.decider().await else { break };
        let played: Vec<String> = actions(&own).into_iter().filter(|it| !it.starts_with("discard")).collect();
        table.act(seat, &own["version"], rng.pick(&played)).await;
        if step % 6 != 0 {
            continue;
        }
        let look = table.look(None).await;
        let version = look["version"].as_u64().expect("a version");
        for browser in [&opponent, &spectator] {
            browser.catch_up(version).await;
            let args = vec![table.id.clone().into(), version.into()];
            assert_eq!(browser.run(ASK, args).await, Value::from(13));
        }
        let first = Hidden::of(&table.look(Some(0)).await);
        let mut secret = first.clone();
        secret.forget(&known);
        assert_eq!(secret.found_in(&lines[0].heard()), None, "heard by the opponent");
        assert_eq!(first.found_in(&lines[1].heard()), None, "heard by a spectator");
        assert_eq!(Hidden::of(&table.look(Some(1)).await).found_in(&lines[1].heard()), None);
        let round = look["view"]["open"]["round"].as_u64().expect("a round");
        for line in lines.iter().filter(|_| round < 5) {
            assert_eq!(Hidden::cards_of(3).found_in(&line.heard()), None, "a card that is not dealt");
        }
        searched += usize::from(!secret.is_empty() && !first.is_empty());
    }
    assert!(searched > 5, "there was something to find: {searched}");
    assert!(lines[0].heard().contains("text/event-stream"), "the stream was searched too");
    assert!(first_own(&lines[0].heard(), &known), "what is one's own does come through");
    opponent.close().await;
    spectator.close().await;
}

/// Whether at least one of these words was heard: the search itself works.
fn first_own(heard: &str, known: &Hidden) -> bool {
    known.found_in(heard).is_some()
}
