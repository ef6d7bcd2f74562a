//! The attacks, one after the other.

use crate::client::Line;
use crate::client::process::Process;
use crate::scene::{SPOILER, Scene, VICTIM, bot, human, open, started};
use crate::spoilers;
use crate::victim::Victim;
use kernel::record::Sitter;
use kernel::{Rng, Seat, Seed, Turn, table};
use lorenzo::{Config, Lorenzo};
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// An attack.
pub(crate) struct Attack {
    pub(crate) name: &'static str,
    pub(crate) run: fn(Scene) -> Pin<Box<dyn Future<Output = ()>>>,
}

pub(crate) const ATTACKS: &[Attack] = &[
    Attack { name: "an_opponent_who_leaves_and_returns", run: |scene| Box::pin(fidgeting(scene)) },
    Attack { name: "tables_of_bots_that_nobody_looks_at", run: |scene| Box::pin(starving(scene)) },
    Attack { name: "hints_at_many_tables_at_once", run: |scene| Box::pin(hinting(scene)) },
    Attack { name: "a_record_that_is_one_move_and_its_undo", run: |scene| Box::pin(recording(scene)) },
    Attack { name: "a_front_page_over_many_tables", run: |scene| Box::pin(crowding(scene)) },
    Attack { name: "uploads_without_end", run: |scene| Box::pin(filling(scene)) },
    Attack { name: "records_that_come_slowly", run: |scene| Box::pin(dawdling(scene)) },
    Attack { name: "many_tables_with_one_seed", run: |scene| Box::pin(doubling(scene)) },
    Attack { name: "requests_without_end", run: |scene| Box::pin(flooding(scene)) },
];

const GAME: &str = "lorenzo";

/// The opponent at the victim's own table raises its version as fast as they may.
async fn fidgeting(scene: Scene) {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, address) = scene.server(folder.path()).await;
    let table = open(address, VICTIM, GAME, &[human(), human()]).await;
    let opponent = table.clone();
    let victim = Victim::sit(address, table).await;
    // Alone there is nobody who moves for the opponent, so the opponent is there from the beginning.
    let mut calm = crate::scene::Spoilers::default();
    calm.join(spoilers::fidget(address, opponent.clone(), 1));
    let more = async |spoilers: &mut crate::scene::Spoilers| {
        for _ in 0..3 {
            spoilers.join(spoilers::fidget(address, opponent.clone(), 1));
        }
    };
    scene.compare("an opponent who leaves and returns, talks and takes back", victim, more).await;
    server.stop().await.expect("the server is there");
}

async fn starving(scene: Scene) {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, address) = scene.server(folder.path()).await;
    let table = open(address, VICTIM, GAME, &[human(), bot("able"), bot("able")]).await;
    let victim = Victim::sit(address, table).await;
    scene
        .compare("30 tables of four bots that think 1.9 s each", victim, async |_| {
            let opened = spoilers::thinkers(address, GAME, 30).await;
            println!("  {opened} of 30 tables were opened");
        })
        .await;
    server.stop().await.expect("the server is there");
}

async fn hinting(scene: Scene) {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, address) = scene.server(folder.path()).await;
    let table = open(address, VICTIM, GAME, &[human(), bot("friendly"), bot("friendly")]).await;
    let victim = Victim::sit(address, table).await;
    scene
        .compare("25 hints at once, again and again", victim, async |spoilers| {
            for (line, table) in spoilers::hints(address, GAME, 25).await {
                spoilers.join(spoilers::ask_for_hints(line, table));
            }
        })
        .await;
    server.stop().await.expect("the server is there");
}

/// The largest record of that kind that is taken is looked at from many connections.
async fn recording(scene: Scene) {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, address) = scene.server(folder.path()).await;
    let table = open(address, VICTIM, GAME, &[human(), bot("able"), bot("able")]).await;
    let victim = Victim::sit(address, table).await;
    let mut taken = None;
    for loops in [9_000, 4_500, 2_000, 900, 400, 100] {
        match spoilers::upload(address, &looping_record(loops)).await {
            Ok(id) => {
                println!("  a record of {loops} moves taken back was kept");
                taken = Some(id);
                break;
            }
            Err(why) => println!("  {loops} moves taken back: {why}"),
        }
    }
    let id = taken.expect("a record of a hundred moves taken back is nothing unusual");
    let before = server.resident_kib();
    let mut line = Line::open_from(SPOILER, address).await.expect("the server listens");
    let mut largest = 0;
    for path in ["/log", "/replay", "/text", "/score", "/review"] {
        let answer = line.get(&format!("/t/{id}{path}"), "").await.expect("an answer");
        largest = largest.max(answer.body.len());
    }
    println!("  its largest page has {} KiB", largest / 1024);
    assert!(largest < 1024 * 1024, "a page of {largest} bytes");
    scene
        .compare("its log and its moments, on 150 connections", victim, async |spoilers| {
            for n in 0..150 {
                let moment = format!("/t/{id}/replay?at={}", n * 7);
                let paths = vec![format!("/t/{id}/log"), moment, format!("/t/{id}/text")];
                spoilers.join(spoilers::fetch(address, paths));
            }
        })
        .await;
    println!("  the server grew from {} to {} MiB", before / 1024, server.resident_kib() / 1024);
    server.stop().await.expect("the server is there");
}

/// Many unlisted tables are there, and many ask for the front page: what sleeps must still wake.
async fn crowding(scene: Scene) {
    let folder = tempfile::tempdir().expect("a folder");
    let n_tables = if scene.is_long { 56_545 } else { 4_000 };
    let sleeping = fill(folder.path(), n_tables).await;
    let (server, address) = scene.server(folder.path()).await;
    let table = open(address, VICTIM, GAME, &[human(), bot("able"), bot("able")]).await;
    let victim = Victim::sit(address, table).await;
    let mut line = Line::open_from(VICTIM, address).await.expect("the server listens");
    let started = Instant::now();
    assert_eq!(line.get("/", "").await.expect("an answer").status, 200);
    let alone = started.elapsed();
    let mut woken = Vec::new();
    scene
        .compare(&format!("64 front pages at once over {n_tables} tables"), victim, async |spoilers| {
            for _ in 0..64 {
                spoilers.join(spoilers::fetch(address, vec!["/".into(), "/api/v1/tables".into()]));
            }
            for id in sleeping.iter().take(10) {
                let started = Instant::now();
                let answer = line.get(&format!("/api/v1/tables/{id}"), "").await.expect("an answer");
                assert_eq!(answer.status, 200, "{}", answer.text());
                woken.push(started.elapsed());
            }
        })
        .await;
    woken.sort_unstable();
    let (middle, last) = (woken[woken.len() / 2], woken[woken.len() - 1]);
    println!("  the front page alone {alone:.1?}; a sleeping table woke in {middle:.1?}, at most {last:.1?}");
    assert!(last.as_secs_f64() < if scene.is_long { 0.25 } else { 2.0 }, "a table woke in {last:?}");
    server.stop().await.expect("the server is there");
}

/// So many tables that are not listed, in a database; some of their ids.
async fn fill(folder: &std::path::Path, n_tables: usize) -> Vec<String> {
    let (server, address) = started(Process::start(folder, &[])).await;
    let mut writers = tokio::task::JoinSet::new();
    for _ in 0..8 {
        let mut line = Line::open(address).await.expect("the server listens");
        writers.spawn(async move {
            let mut ids = Vec::new();
            for _ in 0..n_tables / 8 {
                let table = crate::scene::try_open(&mut line, GAME, &[human(), human()]).await;
                ids.push(table.expect("a table may be opened").id);
            }
            ids
        });
    }
    let ids = writers.join_all().await.concat();
    server.stop().await.expect("the server is there");
    ids
}

/// Different records, as many as are taken.
async fn filling(scene: Scene) {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, address) = scene.server(folder.path()).await;
    let table = open(address, VICTIM, GAME, &[human(), bot("able"), bot("able")]).await;
    let victim = Victim::sit(address, table).await;
    let (mut kept, mut bytes, mut refusal) = (0, 0, None);
    for n in 0..200 {
        let record = looping_record(100 + n);
        match spoilers::upload(address, &record).await {
            Ok(_) => (kept, bytes) = (kept + 1, bytes + record.len()),
            Err(why) => {
                refusal = Some(why);
                break;
            }
        }
    }
    println!("  {kept} records of {} KiB in all were kept, then: {refusal:?}", bytes / 1024);
    assert!(refusal.is_some(), "one address filled the disk with {bytes} bytes");
    let record = looping_record(99);
    scene
        .compare("uploads again and again", victim, async |spoilers| {
            for _ in 0..4 {
                let record = record.clone();
                spoilers.join(async move {
                    loop {
                        let _ = spoilers::upload(address, &record).await;
                    }
                });
            }
        })
        .await;
    server.stop().await.expect("the server is there");
}

/// Many send almost all of the largest form that is taken, and then no more.
async fn dawdling(scene: Scene) {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, address) = scene.server(folder.path()).await;
    let table = open(address, VICTIM, GAME, &[human(), bot("able"), bot("able")]).await;
    let victim = Victim::sit(address, table).await;
    let before = server.resident_kib();
    scene
        .compare("60 records that never come to their end", victim, async |spoilers| {
            for _ in 0..60 {
                spoilers.join(spoilers::dawdle(address));
            }
        })
        .await;
    let grew = server.resident_kib().saturating_sub(before) / 1024;
    println!("  the server grew by {grew} MiB");
    assert!(grew < 100, "the server grew by {grew} MiB");
    server.stop().await.expect("the server is there");
}

/// All tables of a family are told of each new one: others look at a finished match meanwhile.
async fn doubling(scene: Scene) {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, address) = scene.server(folder.path()).await;
    let table = open(address, VICTIM, GAME, &[human(), bot("able"), bot("able")]).await;
    let over = open(address, VICTIM, GAME, &[bot("random"), bot("random")]).await;
    let mut line = Line::open_from(VICTIM, address).await.expect("the server listens");
    while line.get(&over.path(""), "").await.expect("an answer").json()["turn"]["over"] != true {}
    let victim = Victim::sit(address, table).await;
    let (mut times, replay) = (Vec::new(), format!("/t/{}/replay?at=5", over.id));
    scene
        .compare("as many tables with one seed as there may be", victim, async |spoilers| {
            let first = spoilers::organise(address, GAME).await;
            for _ in 0..110 {
                spoilers.join(spoilers::double(address, GAME, first.clone()));
            }
            for _ in 0..100 {
                let asked = Instant::now();
                assert_eq!(line.get(&replay, "").await.expect("an answer").status, 200);
                times.push(asked.elapsed());
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        })
        .await;
    times.sort_unstable();
    let (middle, last) = (times[times.len() / 2], times[times.len() - 1]);
    println!("  a moment of another match took {middle:.1?}, at most {last:.1?}");
    assert!(last.as_secs_f64() < if scene.is_long { 0.25 } else { 1.5 }, "a moment took {last:?}");
    server.stop().await.expect("the server is there");
}

/// To be refused costs the server something, too.
async fn flooding(scene: Scene) {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, address) = scene.server(folder.path()).await;
    let table = open(address, VICTIM, GAME, &[human(), bot("able"), bot("able")]).await;
    let victim = Victim::sit(address, table).await;
    scene
        .compare("150 connections that ask again and again", victim, async |spoilers| {
            for _ in 0..150 {
                spoilers.join(spoilers::fetch(address, vec!["/api/v1/games".into()]));
            }
        })
        .await;
    let mut line = Line::open_from(VICTIM, address).await.expect("the server listens");
    let counts = line.get("/metrics", "").await.expect("an answer").text();
    let count = counts.lines().find_map(|line| line.strip_prefix("magnifico_requests_total "));
    let asked: u64 = count.and_then(|count| count.parse().ok()).expect("requests are counted");
    // What was taken at once, what is taken each second, a refusal a second on each connection, and the victim's own.
    let most = 1_000 + 350 * (3 * scene.seconds.as_secs() + 10);
    println!("  {asked} requests were answered in all");
    assert!(asked < most, "{asked} requests were answered");
    server.stop().await.expect("the server is there");
}

/// A finished match with one move and its undo so many times at its beginning.
fn looping_record(loops: usize) -> String {
    let sitters = vec![Sitter { name: "one of us".into(), bot: None }; 2];
    let seed = Seed::from_number(loops as u64);
    let game = Arc::new(Lorenzo::standard());
    let (mut table, _) = table::Table::open(game, Config::new(2), sitters, seed).expect("two may play");
    let mut rng = Rng::new(loops as u64);
    let mut left = loops;
    while let Turn::Await(seats) = table.turn() {
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = *rng.pick(&seats);
        let action = *rng.pick(&table.legal(seat));
        table.act(table.version(), seat, action).expect("what is legal can be done");
        while left > 0 && table.can_undo(seat).is_ok() {
            table.undo(table.version(), seat).expect("what is free can be taken back");
            table.act(table.version(), seat, action).expect("what is legal can be done");
            left -= 1;
        }
    }
    table.record().to_text()
}
