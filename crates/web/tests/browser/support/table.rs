//! Tables of any game, opened and played on by program until they stand where a check wants them.

use super::{Server, http};
use axum::http::StatusCode;
use kernel::Rng;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What is played: every check takes it, so that a new game gets them all.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Play {
    /// The game's id.
    pub(crate) game: &'static str,
    /// Its options, as JSON.
    pub(crate) options: &'static str,
    /// How many sit at the table.
    pub(crate) seats: usize,
    /// Where things are at its table.
    pub(crate) signs: &'static Signs,
}

/// Where things are at the table of a game, on the page and in the view.
#[derive(Debug)]
pub(crate) struct Signs {
    /// A decision with which turns begin: the first word of its notation.
    pub(crate) turn: &'static str,
    /// A decision that a panel asks for.
    pub(crate) panel: &'static str,
    /// The key of words that the prompt then has at the beginning of a turn.
    pub(crate) prompt: &'static str,
    /// Controls on the table itself, that arrows lead to.
    pub(crate) controls: &'static str,
    /// One of them that begins a turn and reveals nothing.
    pub(crate) step: &'static str,
    /// What shows that something of one's own changed.
    pub(crate) own: &'static str,
    /// Letters of the prompt, the table and the log.
    pub(crate) letters: [&'static str; 3],
    /// Where the view counts rounds, and what it says when the first one is over; in Die Wiege four scorings, since one
    /// may come at once.
    pub(crate) round: (&'static str, u64),
}

const OF_LORENZO: Signs = Signs {
    turn: "place",
    panel: "privilege",
    prompt: "b-your-turn",
    controls: "button.niche[data-picks]",
    step: ".council .seat.next button.niche",
    own: ".m-goods",
    letters: [".prompt p", ".card h4", ".log li p"],
    round: ("/view/open/round", 2),
};

const OF_FLORENZA: Signs = Signs {
    turn: "use",
    panel: "value",
    prompt: "flo-b-ask-die",
    controls: "main button:is(.use, .sq, .pick-res, [value=end])",
    step: "button.use[value$=florins]",
    own: ".lanes",
    letters: [".prompt p", ".work h4", ".log li p"],
    round: ("/view/open/round", 2),
};

const OF_WIEGE: Signs = Signs {
    turn: "stone",
    panel: "name",
    prompt: "b-your-turn",
    controls: "main button:is(.put, .usable, .deck, [value=end])[form=act]",
    step: "button.for-stone",
    own: ".m-res",
    letters: [".prompt p", ".event h3", ".log li p"],
    round: ("/view/open/scorings", 4),
};

/// Lorenzo with everything, for two.
pub(crate) const LORENZO: Play =
    Play { game: "lorenzo", options: r#"{"advanced": true}"#, seats: 2, signs: &OF_LORENZO };

/// Florenza alone against the Pope.
pub(crate) const ALONE: Play =
    Play { game: "florenza", options: r#"{"level": "normal"}"#, seats: 1, signs: &OF_FLORENZA };

/// Florenza for three.
pub(crate) const FLORENZA: Play = Play { game: "florenza", options: "{}", seats: 3, signs: &OF_FLORENZA };

/// Die Wiege der Renaissance for two.
pub(crate) const WIEGE: Play = Play { game: "wiege", options: "{}", seats: 2, signs: &OF_WIEGE };

/// Die Wiege der Renaissance, two against two.
pub(crate) const TEAMS: Play =
    Play { game: "wiege", options: r#"{"teams": true}"#, seats: 4, signs: &OF_WIEGE };

/// A table with the secrets of its seats; a bot's is empty.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) secrets: Vec<String>,
    pub(crate) play: Play,
    base: String,
}

impl Play {
    /// Opens a table for people, with a known seed.
    pub(crate) async fn open(self, server: &Server, seed: u64) -> Table {
        let people: Vec<Value> =
            ["Cosimo", "Contessina", "Piero", "Lucrezia"].iter().map(|name| human(name)).collect();
        self.seated(server, seed, &people[..self.seats]).await
    }

    /// Opens a table for one person, who sits in the first seat, and friendly bots.
    pub(crate) async fn against_bots(self, server: &Server, seed: u64) -> Table {
        let bot = |name| json!({ "kind": "bot", "level": "friendly", "name": name });
        let bots = ["Pitti", "Strozzi", "Pazzi"].map(bot).into_iter().take(self.seats - 1);
        let seats: Vec<Value> = [human("Cosimo")].into_iter().chain(bots).collect();
        self.seated(server, seed, &seats).await
    }

    /// Opens a table with these at it.
    pub(crate) async fn seated(self, server: &Server, seed: u64, seats: &[Value]) -> Table {
        let options: Value = serde_json::from_str(self.options).expect("options");
        let body = json!({ "game": self.game, "options": options, "seats": seats, "seed": seed });
        let answer = http::post(&server.url("/api/v1/tables"), "", &body).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text());
        let opened = answer.json();
        let secret = |seat: &Value| seat["secret"].as_str().unwrap_or_default().to_owned();
        Table {
            id: opened["table"].as_str().expect("an id").to_owned(),
            secrets: opened["seats"].as_array().expect("seats").iter().map(secret).collect(),
            play: self,
            base: server.url(""),
        }
    }
}

/// A seat for a person.
pub(crate) fn human(name: &str) -> Value {
    json!({ "kind": "human", "name": name })
}

impl Table {
    /// The path of a page of this table.
    pub(crate) fn at(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.id)
    }

    /// The address of this table in the API.
    pub(crate) fn api(&self, rest: &str) -> String {
        format!("{}/api/v1/tables/{}{rest}", self.base, self.id)
    }

    /// What a seat sees, or a spectator.
    pub(crate) async fn look(&self, seat: Option<usize>) -> Value {
        let bearer = seat.map(|seat| format!("Bearer {}", self.secrets[seat]));
        let headers: Vec<(&str, &str)> = bearer.iter().map(|it| ("authorization", it.as_str())).collect();
        let answer = http::get(&self.api(""), &headers).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
        answer.json()
    }

    /// Whether the first round is still played.
    pub(crate) async fn is_first_round(&self) -> bool {
        let (at, over) = self.play.signs.round;
        self.look(None).await.pointer(at).and_then(Value::as_u64).expect("a number") < over
    }

    /// The seat that is to decide, with what it sees; `None` when the match is over.
    pub(crate) async fn decider(&self) -> Option<(usize, Value)> {
        let seat = self.look(None).await["turn"]["seats"][0].as_u64()? as usize;
        Some((seat, self.look(Some(seat)).await))
    }

    /// Does one action for a seat.
    pub(crate) async fn act(&self, seat: usize, version: &Value, action: impl AsRef<str>) {
        let action = action.as_ref();
        let body = json!({ "version": version, "action": action });
        let answer = http::post(&self.api("/actions"), &self.secrets[seat], &body).await;
        assert_eq!(answer.status, StatusCode::OK, "{action}: {}", answer.text());
    }

    /// Plays some legal action of whoever is to decide; `false` when the match is over.
    pub(crate) async fn step(&self, rng: &mut Rng) -> bool {
        let Some((seat, own)) = self.decider().await else { return false };
        let actions = actions(&own);
        self.act(seat, &own["version"], rng.pick(&actions)).await;
        true
    }

    /// Plays on until somebody is asked for something of this kind, and says who.
    pub(crate) async fn until(&self, kind: &str, rng: &mut Rng) -> usize {
        self.find(kind, rng).await.unwrap_or_else(|| panic!("nobody was ever asked for {kind}"))
    }

    /// The same; `None` when the match is over before.
    pub(crate) async fn find(&self, kind: &str, rng: &mut Rng) -> Option<usize> {
        while let Some((seat, own)) = self.decider().await {
            if kinds(&own).contains(kind) {
                return Some(seat);
            }
            self.act(seat, &own["version"], rng.pick(&actions(&own))).await;
        }
        None
    }
}

/// What a seat may do, in notation.
pub(crate) fn actions(own: &Value) -> Vec<String> {
    let legal = own["legal"].as_array().expect("what is legal");
    legal.iter().map(|it| it["action"].as_str().expect("notation").to_owned()).collect()
}

/// The kinds of what a seat may do: the first words of the notation.
pub(crate) fn kinds(own: &Value) -> BTreeSet<String> {
    actions(own).iter().map(|it| it.split(':').next().unwrap_or_default().to_owned()).collect()
}
