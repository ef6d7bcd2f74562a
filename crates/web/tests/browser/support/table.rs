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
}

/// Lorenzo with everything, for two.
pub(crate) const LORENZO: Play = Play { game: "lorenzo", options: r#"{"advanced": true}"#, seats: 2 };

/// Florenza alone against the Pope.
pub(crate) const ALONE: Play = Play { game: "florenza", options: r#"{"level": "normal"}"#, seats: 1 };

/// Florenza for three.
pub(crate) const FLORENZA: Play = Play { game: "florenza", options: "{}", seats: 3 };

/// Die Wiege der Renaissance for two.
pub(crate) const WIEGE: Play = Play { game: "wiege", options: "{}", seats: 2 };

/// Die Wiege der Renaissance, two against two.
pub(crate) const TEAMS: Play = Play { game: "wiege", options: r#"{"teams": true}"#, seats: 4 };

/// A table with the secrets of its seats; a bot's is empty.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) secrets: Vec<String>,
    base: String,
}

impl Play {
    /// Opens a table for people, with a known seed.
    pub(crate) async fn open(self, server: &Server, seed: u64) -> Table {
        let people: Vec<Value> =
            ["Cosimo", "Contessina", "Piero", "Lucrezia"].iter().map(|name| human(name)).collect();
        self.seated(server, seed, &people[..self.seats]).await
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
        while let Some((seat, own)) = self.decider().await {
            if kinds(&own).contains(kind) {
                return seat;
            }
            self.act(seat, &own["version"], rng.pick(&actions(&own))).await;
        }
        panic!("nobody was ever asked for {kind}");
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
