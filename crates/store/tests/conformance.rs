//! What every kind of store must do, run over each of them.

mod common;

use common::{id, in_folder, lines, table};
use std::pin::Pin;
use store::{Append, Chat, Error, Filter, Kind, NewTable, Passed, Snapshot, Store, TableId};

type Test = fn(Store) -> Pin<Box<dyn Future<Output = ()> + Send>>;

const TESTS: &[(&str, Test)] = &[
    ("a_new_table_is_empty", |store| Box::pin(a_new_table_is_empty(store))),
    ("an_id_is_given_once", |store| Box::pin(an_id_is_given_once(store))),
    ("entries_come_back_in_order", |store| Box::pin(entries_come_back_in_order(store))),
    ("stale_and_repeated_are_refused", |store| Box::pin(stale_and_repeated_are_refused(store))),
    ("an_unknown_table_is_not_found", |store| Box::pin(an_unknown_table_is_not_found(store))),
    ("only_the_tail_is_loaded", |store| Box::pin(only_the_tail_is_loaded(store))),
    ("a_snapshot_must_fit", |store| Box::pin(a_snapshot_must_fit(store))),
    ("an_append_may_be_without_entries", |store| Box::pin(an_append_may_be_without_entries(store))),
    ("the_end_is_kept", |store| Box::pin(the_end_is_kept(store))),
    ("meta_is_replaced", |store| Box::pin(meta_is_replaced(store))),
    ("lists_are_filtered_and_newest_first", |store| Box::pin(lists_are_filtered_and_newest_first(store))),
    ("all_tables_can_be_gone_through", |store| Box::pin(all_tables_can_be_gone_through(store))),
    ("tables_with_a_clock_are_known", |store| Box::pin(tables_with_a_clock_are_known(store))),
    ("a_removed_table_leaves_nothing_but_its_name", |store| {
        Box::pin(a_removed_table_leaves_nothing_but_its_name(store))
    }),
    ("what_a_table_is_found_by_is_kept", |store| Box::pin(what_a_table_is_found_by_is_kept(store))),
    ("removed_tables_are_remembered", |store| Box::pin(removed_tables_are_remembered(store))),
    ("quarantined_tables_stay", |store| Box::pin(quarantined_tables_stay(store))),
    ("chat_is_kept_apart", |store| Box::pin(chat_is_kept_apart(store))),
    ("only_so_much_chat_is_kept", |store| Box::pin(only_so_much_chat_is_kept(store))),
    ("any_text_survives", |store| Box::pin(any_text_survives(store))),
    ("many_entries_at_once", |store| Box::pin(many_entries_at_once(store))),
    ("one_of_two_rivals_wins", |store| Box::pin(one_of_two_rivals_wins(store))),
    ("counters_count", |store| Box::pin(counters_count(store))),
    ("a_closed_store_says_so", |store| Box::pin(a_closed_store_says_so(store))),
];

#[tokio::test]
async fn memory() {
    for (name, test) in TESTS {
        let done = tokio::spawn(test(Store::memory())).await;
        assert!(done.is_ok(), "{name} fails in memory");
    }
}

#[tokio::test]
async fn sqlite() {
    for (name, test) in TESTS {
        let (_folder, store) = in_folder().await;
        let done = tokio::spawn(test(store)).await;
        assert!(done.is_ok(), "{name} fails in SQLite");
    }
}

#[tokio::test]
async fn postgres() {
    for (name, test) in TESTS {
        let store = Store::postgres(&common::postgres::empty()).await.unwrap();
        let done = tokio::spawn(test(store)).await;
        assert!(done.is_ok(), "{name} fails in PostgreSQL");
    }
}

async fn a_new_table_is_empty(store: Store) {
    store.create(table("a")).await.unwrap();
    let loaded = store.load(&id("a")).await.unwrap();
    assert_eq!(loaded.game, "nim");
    assert_eq!(loaded.header, "{\"of\":\"a\"}");
    assert_eq!(loaded.seed, kernel::Seed::from_number(7));
    assert_eq!(loaded.meta, "{}");
    assert_eq!((loaded.version, loaded.over), (0, false));
    assert_eq!((loaded.created_ms, loaded.updated_ms), (1000, 1000));
    assert_eq!((loaded.snapshot, loaded.footer, loaded.quarantined), (None, None, None));
    assert!(loaded.tail.is_empty());
    assert!(store.entries(&id("a"), 0).await.unwrap().is_empty());
    assert!(store.chat(&id("a"), 10).await.unwrap().is_empty());
}

async fn an_id_is_given_once(store: Store) {
    store.create(table("a")).await.unwrap();
    store.append(&id("a"), 0, lines(["one"])).await.unwrap();
    assert!(matches!(store.create(table("a")).await, Err(Error::Exists)));
    assert_eq!(store.load(&id("a")).await.unwrap().tail, ["one"]);
}

async fn entries_come_back_in_order(store: Store) {
    store.create(table("a")).await.unwrap();
    store.create(table("b")).await.unwrap();
    for n in 0..30 {
        assert_eq!(store.append(&id("a"), n, lines([n])).await.unwrap(), n + 1);
        assert_eq!(store.append(&id("b"), 2 * n, lines([n, n + 100])).await.unwrap(), 2 * n + 2);
    }
    let all: Vec<String> = (0..30).map(|n| n.to_string()).collect();
    assert_eq!(store.entries(&id("a"), 0).await.unwrap(), all);
    assert_eq!(store.entries(&id("a"), 28).await.unwrap(), ["28", "29"]);
    assert_eq!(store.entries(&id("b"), 57).await.unwrap(), ["128", "29", "129"]);
    assert!(store.entries(&id("a"), 30).await.unwrap().is_empty());
    assert!(store.entries(&id("a"), u64::MAX).await.unwrap().is_empty());
    let loaded = store.load(&id("a")).await.unwrap();
    assert_eq!((loaded.version, loaded.tail, loaded.updated_ms), (30, all, 2000));
}

async fn stale_and_repeated_are_refused(store: Store) {
    store.create(table("a")).await.unwrap();
    assert_eq!(store.append(&id("a"), 0, lines(["one", "two"])).await.unwrap(), 2);
    for wrong in [0, 1, 3, u64::MAX] {
        let refused = store.append(&id("a"), wrong, lines(["again"])).await;
        assert!(matches!(refused, Err(Error::Stale { now: 2 })), "{wrong}: {refused:?}");
    }
    assert_eq!(store.load(&id("a")).await.unwrap().tail, ["one", "two"]);
    assert_eq!(store.append(&id("a"), 2, lines(["three"])).await.unwrap(), 3);
}

async fn an_unknown_table_is_not_found(store: Store) {
    let line = Chat { at_ms: 1, from: "x".into(), text: "y".into() };
    assert!(matches!(store.append(&id("x"), 0, lines(["one"])).await, Err(Error::NotFound)));
    assert!(matches!(store.load(&id("x")).await, Err(Error::NotFound)));
    assert!(matches!(store.entries(&id("x"), 0).await, Err(Error::NotFound)));
    assert!(matches!(store.quarantine(&id("x"), String::new()).await, Err(Error::NotFound)));
    assert!(matches!(store.set_meta(&id("x"), String::new()).await, Err(Error::NotFound)));
    assert!(matches!(store.say(&id("x"), line).await, Err(Error::NotFound)));
    assert!(matches!(store.chat(&id("x"), 1).await, Err(Error::NotFound)));
    assert!(store.list(Filter::default()).await.unwrap().is_empty());
}

async fn only_the_tail_is_loaded(store: Store) {
    store.create(table("a")).await.unwrap();
    let snapshot = |version| Some(Snapshot { version, bytes: vec![0, 255, version as u8] });
    let append = Append { snapshot: snapshot(2), ..lines(["1", "2", "3"]) };
    store.append(&id("a"), 0, append).await.unwrap();
    let loaded = store.load(&id("a")).await.unwrap();
    assert_eq!((loaded.version, loaded.snapshot, loaded.tail), (3, snapshot(2), vec!["3".to_owned()]));

    // The newest is kept, and one of the last entry leaves no tail.
    store.append(&id("a"), 3, Append { snapshot: snapshot(4), ..lines(["4"]) }).await.unwrap();
    store.append(&id("a"), 4, Append { snapshot: snapshot(1), ..lines::<&str>([]) }).await.unwrap();
    let loaded = store.load(&id("a")).await.unwrap();
    assert_eq!((loaded.version, loaded.snapshot, loaded.tail), (4, snapshot(4), vec![]));
    assert_eq!(store.entries(&id("a"), 0).await.unwrap(), ["1", "2", "3", "4"]);
}

async fn a_snapshot_must_fit(store: Store) {
    store.create(table("a")).await.unwrap();
    let snapshot = Some(Snapshot { version: 2, bytes: vec![] });
    let refused = store.append(&id("a"), 0, Append { snapshot, ..lines(["1"]) }).await;
    assert!(matches!(refused, Err(Error::Snapshot { snapshot: 2, table: 1 })));
    assert_eq!(store.load(&id("a")).await.unwrap().version, 0);
}

async fn an_append_may_be_without_entries(store: Store) {
    store.create(table("a")).await.unwrap();
    let append = Append { meta: Some("new".into()), updated_ms: 3000, ..Append::default() };
    assert_eq!(store.append(&id("a"), 0, append).await.unwrap(), 0);
    let loaded = store.load(&id("a")).await.unwrap();
    assert_eq!((loaded.version, loaded.meta.as_str(), loaded.updated_ms), (0, "new", 3000));
    assert!(matches!(store.append(&id("a"), 1, Append::default()).await, Err(Error::Stale { now: 0 })));
}

async fn the_end_is_kept(store: Store) {
    store.create(table("a")).await.unwrap();
    let last = Append { over: true, footer: Some("seed".into()), ..lines(["last"]) };
    store.append(&id("a"), 0, last).await.unwrap();
    let loaded = store.load(&id("a")).await.unwrap();
    assert_eq!((loaded.over, loaded.footer.as_deref()), (true, Some("seed")));
    store.append(&id("a"), 1, Append { over: true, ..lines(["left"]) }).await.unwrap();
    let loaded = store.load(&id("a")).await.unwrap();
    assert_eq!((loaded.over, loaded.footer.as_deref(), loaded.version), (true, Some("seed"), 2));
}

async fn meta_is_replaced(store: Store) {
    store.create(table("a")).await.unwrap();
    store.append(&id("a"), 0, Append { meta: Some("with a move".into()), ..lines(["1"]) }).await.unwrap();
    assert_eq!(store.load(&id("a")).await.unwrap().meta, "with a move");
    store.set_meta(&id("a"), "alone".into()).await.unwrap();
    store.append(&id("a"), 1, lines(["2"])).await.unwrap();
    let loaded = store.load(&id("a")).await.unwrap();
    assert_eq!((loaded.meta.as_str(), loaded.version), ("alone", 2));
    assert_eq!(store.list(Filter::default()).await.unwrap()[0].meta, "alone");
}

async fn lists_are_filtered_and_newest_first(store: Store) {
    for name in ["a", "b", "c", "d", "e"] {
        store.create(table(name)).await.unwrap();
    }
    // What is not listed takes nobody's place.
    for name in ["x", "y", "z"] {
        let hidden = NewTable { kind: Kind::default(), created_ms: 9000, ..table(name) };
        store.create(hidden).await.unwrap();
        store
            .append(&id(name), 0, Append { updated_ms: 9000, over: name == "z", ..lines(["1"]) })
            .await
            .unwrap();
    }
    let at = |updated_ms| Append { updated_ms, ..lines(["1"]) };
    store.append(&id("b"), 0, at(5000)).await.unwrap();
    store.append(&id("a"), 0, Append { over: true, ..at(4000) }).await.unwrap();
    store.append(&id("e"), 0, Append { over: true, ..at(6000) }).await.unwrap();
    let names = async |over, limit| {
        let found = store.list(Filter { over, limit }).await.unwrap();
        found.into_iter().map(|summary| summary.id.to_string()).collect::<String>()
    };
    assert_eq!(names(None, 10).await, "ebadc");
    assert_eq!(names(None, 3).await, "eba");
    assert_eq!(names(None, 0).await, "");
    assert_eq!(names(Some(false), 10).await, "bdc");
    assert_eq!(names(Some(false), 1).await, "b");
    assert_eq!(names(Some(true), usize::MAX).await, "ea");
    let newest = store.list(Filter { limit: 1, ..Filter::default() }).await.unwrap().remove(0);
    assert_eq!((newest.game.as_str(), newest.version, newest.updated_ms), ("nim", 1, 6000));
    assert!(newest.over && !newest.quarantined);
}

async fn all_tables_can_be_gone_through(store: Store) {
    let kinds = [(true, false, None), (false, true, None), (false, false, Some(70)), (false, true, None)];
    for (name, (listed, clocked, imported)) in ["d", "b", "c", "a"].into_iter().zip(kinds) {
        store.create(NewTable { kind: Kind { listed, clocked, imported }, ..table(name) }).await.unwrap();
    }
    let mut passed = Vec::new();
    loop {
        let last = passed.last().map_or(0, |it: &Passed| it.no);
        let next = store.walk(last, 3).await.unwrap();
        if next.is_empty() {
            break;
        }
        passed.extend(next);
    }
    let names: String = passed.iter().map(|it| it.summary.id.as_str()).collect();
    assert_eq!((names.as_str(), passed[2].imported, passed[3].created_ms), ("dbca", true, 1000));
    assert_eq!(passed.iter().filter(|it| it.imported).count(), 1);
    assert_eq!(store.usage().await.unwrap().imported_bytes, 70);
    assert!(store.usage().await.unwrap().bytes > 0);
}

async fn tables_with_a_clock_are_known(store: Store) {
    let clocked = Kind { clocked: true, ..Kind::default() };
    for name in ["a", "b", "c", "d"] {
        let kind = if name == "d" { Kind::default() } else { clocked };
        store.create(NewTable { kind, ..table(name) }).await.unwrap();
    }
    store.append(&id("a"), 0, Append { over: true, ..lines(["last"]) }).await.unwrap();
    store.quarantine(&id("b"), "no such action".into()).await.unwrap();
    assert_eq!(store.clocked().await.unwrap(), [id("c")]);
    assert_eq!(store.usage().await.unwrap().quarantined, 1);
}

async fn a_removed_table_leaves_nothing_but_its_name(store: Store) {
    for name in ["a", "b"] {
        let kind = Kind { listed: true, clocked: true, imported: Some(5) };
        store.create(NewTable { kind, ..table(name) }).await.unwrap();
    }
    for n in 0..1000 {
        store.append(&id("a"), n, lines([n])).await.unwrap();
    }
    store.append(&id("b"), 0, lines(["b1"])).await.unwrap();
    store.say(&id("a"), Chat { at_ms: 1, from: "x".into(), text: "y".into() }).await.unwrap();
    store.quarantine(&id("a"), "no such action".into()).await.unwrap();
    assert!(matches!(store.remove(&id("a"), 999, 1).await, Err(Error::Stale { now: 1000 })));
    store.remove(&id("a"), 1000, 1).await.unwrap();
    assert!(matches!(store.load(&id("a")).await, Err(Error::Expired)));
    assert!(matches!(store.entries(&id("a"), 0).await, Err(Error::Expired)));
    assert!(matches!(store.append(&id("a"), 1000, lines(["x"])).await, Err(Error::NotFound)));
    assert!(matches!(store.remove(&id("a"), 1000, 1).await, Err(Error::NotFound)));
    // The others are as they were, also while what is left is deleted.
    store.append(&id("b"), 1, lines(["b2"])).await.unwrap();
    while store.reclaim().await.unwrap() > 0 {
        assert_eq!(store.entries(&id("b"), 0).await.unwrap(), ["b1", "b2"]);
    }
    assert_eq!(store.list(Filter::default()).await.unwrap().len(), 1);
    assert_eq!(store.walk(0, 9).await.unwrap().len(), 1);
    let usage = store.usage().await.unwrap();
    assert_eq!((usage.imported_bytes, usage.quarantined), (5, 0));
    // Its name may be given again, and nothing of the old one comes back.
    store.create(table("a")).await.unwrap();
    store.append(&id("a"), 0, lines(["new"])).await.unwrap();
    assert_eq!(store.load(&id("a")).await.unwrap().tail, ["new"]);
    assert!(store.chat(&id("a"), 9).await.unwrap().is_empty());
}

async fn what_a_table_is_found_by_is_kept(store: Store) {
    for (name, listed, clocked, imported) in
        [("a", true, false, None), ("b", false, true, Some(0)), ("c", true, true, Some(9))]
    {
        let kind = Kind { listed, clocked, imported };
        store.create(NewTable { kind, ..table(name) }).await.unwrap();
        assert_eq!(store.kind(&id(name)).await.unwrap(), kind);
    }
    assert!(matches!(store.kind(&id("x")).await, Err(Error::NotFound)));
}

async fn removed_tables_are_remembered(store: Store) {
    for name in ["b", "a", "c"] {
        store.create(table(name)).await.unwrap();
        store.remove(&id(name), 0, 7).await.unwrap();
    }
    store.remember_expired(&id("d"), 8).await.unwrap();
    store.remember_expired(&id("b"), 9).await.unwrap();
    assert_eq!(store.expired("", 2).await.unwrap(), [(id("a"), 7), (id("b"), 9)]);
    assert_eq!(store.expired("b", 9).await.unwrap(), [(id("c"), 7), (id("d"), 8)]);
    assert!(matches!(store.load(&id("d")).await, Err(Error::Expired)));
    assert!(matches!(store.kind(&id("a")).await, Err(Error::Expired)));
}

async fn quarantined_tables_stay(store: Store) {
    store.create(table("a")).await.unwrap();
    store.append(&id("a"), 0, lines(["1"])).await.unwrap();
    store.quarantine(&id("a"), "line 2: no such action".into()).await.unwrap();
    store.quarantine(&id("a"), "line 2: still no such action".into()).await.unwrap();
    let loaded = store.load(&id("a")).await.unwrap();
    assert_eq!(loaded.quarantined.as_deref(), Some("line 2: still no such action"));
    assert_eq!((loaded.version, loaded.tail), (1, vec!["1".to_owned()]));
    let listed = store.list(Filter::default()).await.unwrap();
    assert!(listed.len() == 1 && listed[0].quarantined);
    assert_eq!(store.entries(&id("a"), 0).await.unwrap(), ["1"]);
}

async fn chat_is_kept_apart(store: Store) {
    store.create(table("a")).await.unwrap();
    store.create(table("b")).await.unwrap();
    let line = |n: i64| Chat { at_ms: n, from: format!("seat {n}"), text: format!("hello {n}") };
    for n in 0..5 {
        store.say(&id("a"), line(n)).await.unwrap();
        store.say(&id("b"), line(n + 10)).await.unwrap();
    }
    assert_eq!(store.chat(&id("a"), 2).await.unwrap(), [line(3), line(4)]);
    assert_eq!(store.chat(&id("b"), usize::MAX).await.unwrap().len(), 5);
    assert!(store.chat(&id("a"), 0).await.unwrap().is_empty());
    assert_eq!(store.load(&id("a")).await.unwrap().version, 0);
}

async fn only_so_much_chat_is_kept(store: Store) {
    store.create(table("a")).await.unwrap();
    store.create(table("b")).await.unwrap();
    let line = |n: usize| Chat { at_ms: n as i64, from: "a".into(), text: format!("line {n}") };
    store.say(&id("b"), line(0)).await.unwrap();
    let most = store::CHAT_LINES;
    // All at once, so that many are written together.
    let say = |n: usize| {
        let (store, line) = (store.clone(), line(n));
        tokio::spawn(async move { store.say(&id("a"), line).await })
    };
    let said: Vec<_> = (0..most + 3).map(say).collect();
    for said in said {
        said.await.unwrap().unwrap();
    }
    let kept = store.chat(&id("a"), usize::MAX).await.unwrap();
    assert_eq!((kept.len(), &kept[0], &kept[most - 1]), (most, &line(3), &line(most + 2)));
    assert_eq!(store.chat(&id("b"), usize::MAX).await.unwrap(), [line(0)], "another table's stays");
}

async fn any_text_survives(store: Store) {
    let texts = ["", "'); DROP TABLE tables; --", "日本語 🎲 \u{202e}", "a\nb\0c", "?1 $1 :x"];
    store.create(table("a")).await.unwrap();
    let append = Append { meta: Some(texts[3].into()), footer: Some(texts[1].into()), ..lines(texts) };
    store.append(&id("a"), 0, append).await.unwrap();
    let said = Chat { at_ms: i64::MIN, from: texts[1].into(), text: texts[3].into() };
    store.say(&id("a"), said.clone()).await.unwrap();
    let loaded = store.load(&id("a")).await.unwrap();
    assert_eq!(loaded.tail, texts);
    assert_eq!((loaded.meta.as_str(), loaded.footer.as_deref()), (texts[3], Some(texts[1])));
    assert_eq!(store.chat(&id("a"), 1).await.unwrap(), [said]);
}

async fn many_entries_at_once(store: Store) {
    store.create(table("a")).await.unwrap();
    assert_eq!(store.append(&id("a"), 0, lines(0..1000)).await.unwrap(), 1000);
    assert_eq!(store.append(&id("a"), 1000, lines(1000..1300)).await.unwrap(), 1300);
    let all: Vec<String> = (0..1300).map(|n| n.to_string()).collect();
    assert_eq!(store.load(&id("a")).await.unwrap().tail, all);
}

async fn one_of_two_rivals_wins(store: Store) {
    store.create(table("a")).await.unwrap();
    let rivals: Vec<_> = (0..20)
        .map(|n| {
            let store = store.clone();
            tokio::spawn(async move { store.append(&id("a"), 0, lines([n])).await })
        })
        .collect();
    let mut winners = Vec::new();
    for (n, rival) in rivals.into_iter().enumerate() {
        match rival.await.unwrap() {
            Ok(version) => winners.push((n, version)),
            Err(error) => assert!(matches!(error, Error::Stale { now: 1 }), "{error}"),
        }
    }
    assert_eq!(winners.len(), 1);
    assert_eq!(store.load(&id("a")).await.unwrap().tail, [winners[0].0.to_string()]);
}

async fn counters_count(store: Store) {
    store.create(table("a")).await.unwrap();
    store.append(&id("a"), 0, lines(["1", "2"])).await.unwrap();
    let _ = store.append(&id("a"), 0, lines(["refused"])).await;
    let stats = store.stats();
    assert_eq!((stats.commits, stats.entries, stats.failed_commits), (2, 2, 0));
    assert_eq!(stats.group_size.count(), 2);
    assert_eq!(stats.commit_seconds.count(), 2);
}

async fn a_closed_store_says_so(store: Store) {
    store.create(table("a")).await.unwrap();
    let other = store.clone();
    store.flush().await.unwrap();
    store.close().await.unwrap();
    assert!(matches!(other.append(&id("a"), 0, lines(["1"])).await, Err(Error::Closed)));
    assert!(matches!(other.load(&id("a")).await, Err(Error::Closed)));
    assert!(matches!(other.flush().await, Err(Error::Closed)));
    assert!(matches!(other.close().await, Err(Error::Closed)));
}

#[test]
fn an_id_is_short_and_plain() {
    for good in ["a", "0", "abc123", &"z".repeat(32)] {
        assert_eq!(TableId::new(good).unwrap().to_string(), good);
    }
    for bad in ["", "A", "a b", "a-b", "é", "a\0", "'", &"z".repeat(33)] {
        assert!(bad.parse::<TableId>().is_err(), "{bad}");
    }
}
