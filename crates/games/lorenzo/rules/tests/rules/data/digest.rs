//! The digest of the data: of what it says, not of how it is laid out.

use super::damage::Data;
use kernel::record::Sitter;
use kernel::table::Table;
use kernel::{Game, Seed};
use lorenzo::{Config, Lorenzo, Sources};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;

#[test]
fn white_space_does_not_change_the_digest() {
    let standard = Lorenzo::standard().data_hash();
    for file in Sources::FILES {
        let data = Data::standard();
        let value: Value = serde_json::from_str(data.text(file)).unwrap();
        let pretty = serde_json::to_string_pretty(&value).unwrap();
        assert_ne!(pretty, data.text(file));
        assert_eq!(data.with_text(file, pretty).game().unwrap().data_hash(), standard, "{file}, spread out");
        let data = Data::standard().with_text(file, format!("\n\n  {value}\t\r\n"));
        assert_eq!(data.game().unwrap().data_hash(), standard, "{file}, in one line");
    }
}

type Change = (&'static str, fn(&mut Value));

#[test]
fn each_number_changes_the_digest() {
    let changes: [Change; 6] = [
        ("cards.json", |it| it["cards"][4]["permanent"][0]["gain"]["wood"] = json!(4)),
        ("cards.json", |it| it["cards"][5]["permanent"][0]["gain"]["stone"] = json!(4)),
        ("leaders.json", |it| it["leaders"][4]["requirement"][0]["amount"] = json!(17)),
        ("excommunications.json", |it| it["tiles"][0]["effects"][0]["amount"] = json!(2)),
        ("board.json", |it| it["territory_slots"][2]["military_required"] = json!(4)),
        ("variant-5p.json", |it| it["main"]["setup"]["start"]["wood"] = json!(2)),
    ];
    let digest = |(file, change): Change| {
        let game = Data::standard().with(file, change).game().unwrap();
        game.data_hash().to_string()
    };
    let mut digests: BTreeSet<String> = changes.into_iter().map(digest).collect();
    digests.insert(Lorenzo::standard().data_hash().to_string());
    assert_eq!(digests.len(), 7, "each set of data has its own");
}

#[test]
fn the_same_data_has_the_same_digest() {
    assert_eq!(Lorenzo::standard().data_hash(), Lorenzo::standard().data_hash());
    assert_eq!(Data::standard().game().unwrap().data_hash(), Lorenzo::standard().data_hash());
}

#[test]
fn a_record_names_its_data_and_is_not_opened_with_other() {
    let other =
        Data::standard().with("cards.json", |it| it["cards"][4]["activation"] = json!(4)).game().unwrap();
    let sitters = vec![Sitter { name: "someone".into(), bot: None }; 2];
    let seed = Seed::from_number(1);
    let (table, _) = Table::open(Arc::new(other.clone()), Config::base(2), sitters, seed).unwrap();
    assert_eq!(table.record().header.data, other.data_hash());
    let refused = Table::reopen(Arc::new(Lorenzo::standard()), table.record(), seed).err();
    assert!(refused.is_some_and(|why| why.contains("data")));
    assert!(Table::reopen(Arc::new(other), table.record(), seed).is_ok());
}
