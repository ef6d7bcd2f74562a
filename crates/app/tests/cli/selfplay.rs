//! `magnifico selfplay`: positions in files, the same on any number of threads, gone on with, and worth learning from.

use crate::common::{Folder, says};
use serde_json::Value;
use std::fs;

const FOUR: &str = "greedy,greedy,greedy,greedy";

#[test]
fn positions_are_the_same_on_any_number_of_threads_and_are_gone_on_with() {
    let folder = Folder::new();
    let command = |games: u32, threads: u32, out: &str| {
        let bots = "--bots random,random,random,random";
        format!("selfplay lorenzo {bots} --games {games} --threads {threads} --seed 4 --out {out}")
    };
    says(&folder.good(&command(130, 1, "one")), "130 games played, positions in one");
    says(&folder.good(&command(100, 2, "two")), "100 games played");
    says(&folder.good(&command(130, 2, "two")), "30 games played");
    let names = ["positions-000000.bin", "positions-000001-30.bin", "selfplay.json"];
    assert_eq!(folder.files("one"), names);
    assert_eq!(folder.files("two"), names);
    for name in names {
        let of = |part: &str| fs::read(folder.path().join(part).join(name)).unwrap();
        assert!(of("one") == of("two"), "{name} differs");
    }
    let about: Value = serde_json::from_str(&folder.read("one/selfplay.json")).unwrap();
    assert_eq!((about["table"].as_str(), about["seats"].as_u64()), (Some("4-advanced"), Some(4)));
    let refusal = folder.bad(&command(130, 1, "one").replace("--seed 4", "--seed 5"));
    says(&refusal, "made with another setting (seed was 4): name another folder");
    says(&folder.bad("selfplay nim --out nim"), "is not told to networks yet");
    says(&folder.bad("selfplay lorenzo --explore 2 --out x"), "a share is a number from 0 to 1");
}

/// A network as small as can be: one weight for each feature of a seat, learnt by going downhill. On games that it has not
/// seen it must tell winners better than an even guess does.
#[test]
fn what_is_in_the_positions_can_be_learnt() {
    let folder = Folder::new();
    folder.good(&format!("selfplay lorenzo --bots {FOUR} --games 200 --explore 0 --seed 9 --out toy"));
    let about: Value = serde_json::from_str(&folder.read("toy/selfplay.json")).unwrap();
    let number = |key: &str| about[key].as_u64().unwrap() as usize;
    let (row_bytes, features) = (number("row_bytes"), number("seat_features"));
    let seats_of = |file: &str| {
        let bytes = fs::read(folder.path().join("toy").join(file)).unwrap();
        let rows = bytes.chunks_exact(row_bytes).flat_map(|row| {
            (0..4).map(|seat| {
                let bits = &row[seat * features.div_ceil(8)..];
                let held: Vec<usize> = (0..features).filter(|at| bits[at / 8] >> (at % 8) & 1 == 1).collect();
                (held, f64::from(row[row_bytes - 4 + seat]) / 120.0)
            })
        });
        rows.collect::<Vec<_>>()
    };
    let (seen, unseen) = (seats_of("positions-000000.bin"), seats_of("positions-000001.bin"));
    let chance = |weights: &[f64], held: &[usize]| {
        let sum: f64 = held.iter().map(|it| weights[*it]).sum();
        1.0 / (1.0 + (1.1 - sum).exp())
    };
    let error = |weights: &[f64]| {
        let squares = unseen.iter().map(|(held, won)| (chance(weights, held) - won).powi(2));
        squares.sum::<f64>() / unseen.len() as f64
    };
    let mut weights = vec![0.0; features];
    let before = error(&weights);
    assert!((0.15..0.2).contains(&before), "one of four wins: {before}");
    for _ in 0..3 {
        for (held, won) in &seen {
            let step = 0.0003 * (won - chance(&weights, held));
            for it in held {
                weights[*it] += step;
            }
        }
    }
    let after = error(&weights);
    assert!(after < before - 0.005, "Brier score {after}, before {before}");
}
