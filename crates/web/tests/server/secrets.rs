//! What a seat cannot know, it is not sent: two tables it cannot tell apart look the same, byte for byte.

use crate::events::Subscriber;
use crate::support::{Server, Table as Place, settings};
use axum::http::StatusCode;
use kernel::record::Sitter;
use kernel::table::Table;
use kernel::{Game, Rng, Seat, Seed, Turn, Viewer};
use lorenzo::{Config, Lorenzo};
use serde_json::json;
use std::sync::Arc;
use store::{Append, NewTable, Snapshot, Store, TableId};
use web::http::keys::Secret;
use web::table::meta::{Chair, Course, Meta, TableSettings};

const ID: &str = "twins";

/// A match somewhere in its middle.
fn some_match(game: &Arc<Lorenzo>, number: u64, rng: &mut Rng) -> Table<Lorenzo> {
    let players = 2 + rng.below(3);
    let sitters = (0..players).map(|i| Sitter { name: format!("Seat {}", i + 1), bot: None }).collect();
    let config = Config::new(players as u8);
    let (mut table, _) = Table::open(game.clone(), config, sitters, Seed::from_number(number)).unwrap();
    for _ in 0..rng.below(150) {
        let Turn::Await(seats) = table.turn() else { break };
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = *rng.pick(&seats);
        let action = *rng.pick(&table.legal(seat));
        table.act(table.version(), seat, action).unwrap();
    }
    table
}

/// A server at which this match stands, but with this state.
async fn server_with(table: &Table<Lorenzo>, state: &lorenzo::State, secrets: &[Secret]) -> Server {
    let store = Store::memory();
    let id = TableId::new(ID).unwrap();
    let chair = |(i, secret): (usize, &Secret)| Chair {
        name: format!("Seat {}", i + 1),
        key: Some(secret.key()),
        bot: None,
    };
    let meta = Meta {
        name: "Twins".into(),
        seats: secrets.iter().enumerate().map(chair).collect(),
        settings: TableSettings::default(),
        clocks: None,
        duplicates: vec![],
        organiser: None,
        rematch: None,
        continued: None,
        course: Course::default(),
        known_seed: false,
    };
    let text = table.record().to_text();
    let mut lines = text.lines().map(str::to_owned);
    let header = lines.next().unwrap();
    let seed = Seed::from_number(table_number(table));
    let new = NewTable {
        id: id.clone(),
        game: "lorenzo".into(),
        header,
        seed,
        meta: meta.to_text(),
        created_ms: 0,
        kind: store::Kind::default(),
    };
    store.create(new).await.unwrap();
    // Another state is put in the place of the table's own.
    let mut bytes = table.snapshot();
    let own = postcard::to_allocvec(table.state()).unwrap();
    let at = bytes.windows(own.len()).rposition(|part| part == own).unwrap();
    bytes.splice(at..at + own.len(), postcard::to_allocvec(state).unwrap());
    let version = table.version();
    let append =
        Append { entries: lines.collect(), snapshot: Some(Snapshot { version, bytes }), ..Append::default() };
    store.append(&id, 0, append).await.unwrap();
    Server::new(settings(), store)
}

/// The number whose seed the table was opened with; matches here are numbered from 0.
fn table_number(table: &Table<Lorenzo>) -> u64 {
    let commitment = table.record().header.commitment;
    (0..1000).find(|number| Seed::from_number(*number).commitment() == commitment).unwrap()
}

#[tokio::test]
async fn a_seat_is_sent_nothing_it_cannot_know() {
    let game = Arc::new(Lorenzo::standard());
    let mut rng = Rng::new(1492);
    let (mut compared, mut different) = (0, 0);
    for number in 0..40 {
        let table = some_match(&game, number, &mut rng);
        if table.turn() == Turn::Over {
            continue;
        }
        let seats = Config::clone(table.config()).players;
        let secrets: Vec<Secret> = (0..seats).map(|_| Secret::draw().unwrap()).collect();
        let seat = Seat::new(rng.below(seats.into()) as u8).unwrap();
        let twin = game.imagine(&table.view(Viewer::Seat(seat)), &mut rng);
        different += usize::from(twin != *table.state());
        let servers =
            [server_with(&table, table.state(), &secrets).await, server_with(&table, &twin, &secrets).await];
        let secret = secrets[seat.index()].reveal();
        let cookie = format!("seats-{ID}={secret}");
        for path in ["", "/record", "/chat", "/duplicates"] {
            let path = format!("/api/v1/tables/{ID}{path}");
            let [one, two] = [servers[0].get(&path, secret).await, servers[1].get(&path, secret).await];
            assert_eq!((one.status, one.text), (two.status, two.text), "match {number}, seat {seat}, {path}");
        }
        let page = async |server: &Server| {
            let request = crate::support::request("GET", &format!("/t/{ID}"), "").header("cookie", &cookie);
            server.ask(request.body(axum::body::Body::empty()).unwrap()).await
        };
        let [one, two] = [page(&servers[0]).await, page(&servers[1]).await];
        assert_eq!(one.status, StatusCode::OK);
        assert_eq!(one.text, two.text, "match {number}, seat {seat}");
        compared +=
            usize::from(next_move_sounds_the_same(&game, &table, &twin, seat, &servers, &secrets).await);
    }
    assert!(different > 20 && compared > 10, "{different} twins differ, {compared} moves compared");
}

/// Lets somebody else move at both tables, in a way that leaves the listener's view the same; says whether there was
/// such a move.
async fn next_move_sounds_the_same(
    game: &Arc<Lorenzo>,
    table: &Table<Lorenzo>,
    twin: &lorenzo::State,
    listener: Seat,
    servers: &[Server; 2],
    secrets: &[Secret],
) -> bool {
    let Turn::Await(awaited) = table.turn() else { return false };
    let Some(mover) = awaited.iter().find(|seat| *seat != listener) else { return false };
    let (mut real, mut other) = (Vec::new(), Vec::new());
    game.legal(table.state(), mover, &mut real);
    game.legal(twin, mover, &mut other);
    let after = |state: &lorenzo::State, action| {
        let mut next = *state;
        game.play(&mut next, mover, action, &mut kernel::Silent);
        game.view(&next, Viewer::Seat(listener))
    };
    let pairs = real.iter().flat_map(|a| other.iter().map(move |b| (*a, *b)));
    // Where the mover's choice is secret, the two may even choose differently.
    let fits = |(a, b): &(lorenzo::Action, lorenzo::Action)| {
        (a == b || (Lorenzo::is_secret(*a) && Lorenzo::is_secret(*b)))
            && after(table.state(), *a) == after(twin, *b)
    };
    let Some((a, b)) = pairs.into_iter().find(fits) else { return false };
    let place = Place { id: ID.into(), secrets: secrets.iter().map(|s| s.reveal().to_owned()).collect() };
    let mut heard = Vec::new();
    for (server, action) in servers.iter().zip([a, b]) {
        let mut subscriber =
            Subscriber::open(server, &place, &place.secrets[listener.index()], "", None).await;
        let answer = server.act(&place, mover.index(), table.version(), &action.to_string()).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        heard.push(subscriber.next().await.unwrap());
    }
    assert_eq!(heard[0], heard[1]);
    assert_ne!(heard[0].data, json!(null));
    true
}
