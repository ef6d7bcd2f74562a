//! Dice and shuffles that anyone can check.
//!
//! A match draws all its chance from a 32-byte seed. Block `i` is the SHA-256 digest of the seed followed by `i` as
//! eight little-endian bytes; it gives eight 32-bit words, each read big-endian. A number below `n` is the upper half
//! of `word * n`; a word whose lower half is under `2^32 mod n` is skipped, so that each number is equally likely.
//! The table shows the SHA-256 digest of the seed before the first die, and the seed itself when the match is over.
//! With hashlib and ten lines of Python every die can be recomputed; nobody can foresee one, since that would
//! mean to invert SHA-256.

use crate::digest::{Digest, hex, unhex};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};
use std::fmt;
use std::str::FromStr;

/// The secret that a match's dice and shuffles come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for a simulation: the digest of a number, the same for ever.
    pub fn from_number(number: u64) -> Seed {
        Seed(Digest::of(&number.to_le_bytes()).0)
    }

    /// The seed of match `index` in the series that starts with this seed.
    #[must_use]
    pub fn nth(&self, index: u64) -> Seed {
        let mut bytes = *b"magnifico series                                ";
        bytes[16..].copy_from_slice(&self.0);
        let mut hash = Sha256::new();
        hash.update(bytes);
        hash.update(index.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// What is shown before the first die: the SHA-256 digest of the 32 bytes.
    pub fn commitment(&self) -> Digest {
        Digest::of(&self.0)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// A seed is a secret: it never shows in a debug print.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl FromStr for Seed {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Seed, Self::Err> {
        unhex(text).map(Seed).ok_or("a seed is 64 hexadecimal digits")
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(&hex(&self.0))
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        if deserializer.is_human_readable() {
            String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
        } else {
            <[u8; 32]>::deserialize(deserializer).map(Seed)
        }
    }
}

/// The generator inside a state: the seed and how many words were drawn from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chance {
    seed: Seed,
    drawn: u32,
}

impl Chance {
    /// The generator before its first word.
    pub const fn new(seed: Seed) -> Chance {
        Chance { seed, drawn: 0 }
    }

    /// Opens the generator for some draws in a row, which share the work of a block.
    pub fn draws(&mut self) -> Draws<'_> {
        Draws { chance: self, block: [0; 32], block_number: None }
    }

    /// How many words were drawn so far.
    pub const fn drawn(&self) -> u32 {
        self.drawn
    }
}

/// An open generator: see [`Chance::draws`].
pub struct Draws<'a> {
    chance: &'a mut Chance,
    block: [u8; 32],
    block_number: Option<u32>,
}

impl Draws<'_> {
    fn word(&mut self) -> u32 {
        let number = self.chance.drawn / 8;
        if self.block_number != Some(number) {
            let mut hash = Sha256::new();
            hash.update(self.chance.seed.0);
            hash.update(u64::from(number).to_le_bytes());
            self.block = hash.finalize().into();
            self.block_number = Some(number);
        }
        let at = (self.chance.drawn % 8) as usize * 4;
        self.chance.drawn += 1;
        u32::from_be_bytes([self.block[at], self.block[at + 1], self.block[at + 2], self.block[at + 3]])
    }

    /// A number below `n`, each equally likely.
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "no number is below zero");
        loop {
            let wide = u64::from(self.word()) * u64::from(n);
            if (wide as u32) >= n.wrapping_neg() % n {
                return (wide >> 32) as u32;
            }
        }
    }

    /// A six-sided die.
    pub fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    /// Shuffles the items, each order equally likely: from the last place down, swapped with one at or before it.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Recomputed with Python's hashlib from the description at the head of this file.
    #[test]
    fn the_first_dice_are_pinned() {
        let mut chance = Chance::new(Seed([7; 32]));
        let mut draws = chance.draws();
        let dice: Vec<u8> = (0..20).map(|_| draws.die()).collect();
        assert_eq!(dice, PINNED_DICE);
        assert_eq!(chance.drawn(), 20);
    }

    const PINNED_DICE: [u8; 20] = [3, 6, 4, 5, 4, 1, 2, 6, 5, 6, 2, 5, 2, 5, 1, 4, 1, 5, 1, 1];

    #[test]
    fn drawing_in_two_sittings_changes_nothing() {
        let mut whole = Chance::new(Seed::from_number(1));
        let mut parts = whole;
        let mut draws = whole.draws();
        let expected: Vec<u32> = (0..30).map(|_| draws.below(1000)).collect();
        let found: Vec<u32> = (0..30).map(|_| parts.draws().below(1000)).collect();
        assert_eq!(found, expected);
        assert_eq!(parts, whole);
    }

    #[test]
    fn the_commitment_is_the_digest_of_the_seed() {
        let seed = Seed([0; 32]);
        let expected = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(seed.commitment().to_string(), expected);
        assert_eq!(format!("{seed:?}"), "Seed(..)");
    }

    #[test]
    fn a_series_never_repeats_a_seed() {
        let start = Seed::from_number(3);
        let mut seeds: Vec<Seed> = (0..1000).map(|i| start.nth(i)).collect();
        seeds.sort();
        seeds.dedup();
        assert_eq!(seeds.len(), 1000);
    }
}
