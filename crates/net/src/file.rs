//! Networks as text files: some lines that say what it was learnt for, an empty one, and the numbers in base64.

use crate::infer::within_32_bits;
use crate::{HIDDEN, Net, OUT, WIDTH};
use std::fmt::Write;
use thiserror::Error;

/// How a file begins.
const TITLE: &str = "magnifico network 1";
/// The most features of a seat or of the table: more would be another kind of file.
const MOST_FEATURES: usize = 8192;
/// The digits of base64.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// What a network was learnt for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// The game's short name.
    pub game: String,
    /// At which tables: the game's word for the number of seats and what else matters.
    pub table: String,
    /// The version of the features.
    pub version: u32,
    /// The digest of the component data, in hexadecimal.
    pub data: String,
    /// How many features a seat has.
    pub seat_features: usize,
    /// How many features the table has.
    pub table_features: usize,
}

/// Why a file is no network.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NetError {
    /// It begins otherwise.
    #[error("this is no network: the first line is not \"{TITLE}\"")]
    Title,
    /// A line of the head is missing or says something else.
    #[error("line {line}: expected \"{name}\" and a value")]
    Head {
        /// Which line, from 1.
        line: usize,
        /// What it should begin with.
        name: &'static str,
    },
    /// The numbers are no base64.
    #[error("line {line}: this is no base64")]
    Base64 {
        /// Which line, from 1.
        line: usize,
    },
    /// There are more or fewer numbers than the head says.
    #[error("the numbers take {found} bytes instead of {expected}")]
    Length {
        /// So many are there.
        found: usize,
        /// So many should be.
        expected: usize,
    },
    /// Sums would run over.
    #[error("the weights are too large: sums would not fit into 32 bits")]
    TooLarge,
}

impl Net {
    /// Reads a network from its file.
    pub fn parse(text: &str) -> Result<Net, NetError> {
        let mut lines = text.lines().enumerate();
        if lines.next().is_none_or(|(_, first)| first != TITLE) {
            return Err(NetError::Title);
        }
        let mut number_of_line = 1;
        let mut head = |name: &'static str| {
            number_of_line += 1;
            let value = lines.next().and_then(|(_, line)| line.strip_prefix(name)?.strip_prefix(' '));
            value.map(str::to_owned).ok_or(NetError::Head { line: number_of_line, name })
        };
        let (game, table) = (head("game")?, head("table")?);
        let version = head("version")?.parse().map_err(|_| NetError::Head { line: 4, name: "version" })?;
        let data = head("data")?;
        let count = |text: String| text.parse().ok().filter(|n| (1..=MOST_FEATURES).contains(n));
        let seat_features =
            count(head("seat-features")?).ok_or(NetError::Head { line: 6, name: "seat-features" })?;
        let table_features =
            count(head("table-features")?).ok_or(NetError::Head { line: 7, name: "table-features" })?;
        let about = About { game, table, version, data, seat_features, table_features };
        let mut bytes = Vec::with_capacity(about.bytes());
        for (i, line) in lines {
            decode(line, &mut bytes).ok_or(NetError::Base64 { line: i + 1 })?;
        }
        Net::from_bytes(about, &bytes)
    }

    fn from_bytes(about: About, bytes: &[u8]) -> Result<Net, NetError> {
        let expected = about.bytes();
        if bytes.len() != expected {
            return Err(NetError::Length { found: bytes.len(), expected });
        }
        let mut rest = bytes;
        let seat_rows = (0..about.seat_features).map(|_| take_16(&mut rest)).collect();
        let table_rows = (0..about.table_features).map(|_| take_16(&mut rest)).collect();
        let first_bias = take_16(&mut rest);
        let second = (0..HIDDEN).map(|_| take_16(&mut rest)).collect();
        let second_bias = take_32(&mut rest);
        let last = [take_16(&mut rest), take_16(&mut rest)];
        let last_bias = take_32(&mut rest);
        let arch = pulp::Arch::new();
        let net =
            Net { about, seat_rows, table_rows, first_bias, second, second_bias, last, last_bias, arch };
        if within_32_bits(&net) { Ok(net) } else { Err(NetError::TooLarge) }
    }

    /// The network as a file.
    pub fn to_text(&self) -> String {
        let About { game, table, version, data, seat_features, table_features } = &self.about;
        let mut text = format!(
            "{TITLE}\ngame {game}\ntable {table}\nversion {version}\ndata {data}\n\
             seat-features {seat_features}\ntable-features {table_features}\n\n"
        );
        let mut line = |bytes: Vec<u8>| {
            let _ = writeln!(text, "{}", encode(&bytes));
        };
        let bytes_16 = |numbers: &[i16]| numbers.iter().flat_map(|it| it.to_le_bytes()).collect::<Vec<u8>>();
        let bytes_32 = |numbers: &[i32]| numbers.iter().flat_map(|it| it.to_le_bytes()).collect::<Vec<u8>>();
        self.seat_rows.iter().for_each(|row| line(bytes_16(row)));
        self.table_rows.iter().for_each(|row| line(bytes_16(row)));
        line(bytes_16(&self.first_bias));
        self.second.iter().for_each(|row| line(bytes_16(row)));
        line(bytes_32(&self.second_bias));
        self.last.iter().for_each(|row| line(bytes_16(row)));
        line(bytes_32(&self.last_bias));
        text
    }
}

impl About {
    /// A network for tests and benches, with so many features and for no game.
    pub fn sample(seat_features: usize, table_features: usize) -> About {
        let [game, table, data] = ["none", "any", "0"].map(str::to_owned);
        About { game, table, version: 0, data, seat_features, table_features }
    }

    /// How many bytes the numbers take.
    fn bytes(&self) -> usize {
        let small =
            2 * WIDTH * self.seat_features + WIDTH * (self.table_features + 1 + HIDDEN) + OUT * HIDDEN;
        2 * small + 4 * (HIDDEN + OUT)
    }
}

/// The next numbers of 16 bits; there must be as many.
fn take_16<const N: usize>(bytes: &mut &[u8]) -> [i16; N] {
    let (taken, rest) = bytes.split_at(2 * N);
    *bytes = rest;
    let numbers = taken.as_chunks::<2>().0;
    std::array::from_fn(|i| i16::from_le_bytes(numbers[i]))
}

/// The next numbers of 32 bits; there must be as many.
fn take_32<const N: usize>(bytes: &mut &[u8]) -> [i32; N] {
    let (taken, rest) = bytes.split_at(4 * N);
    *bytes = rest;
    let numbers = taken.as_chunks::<4>().0;
    std::array::from_fn(|i| i32::from_le_bytes(numbers[i]))
}

/// One line of base64, without padding where the bytes fill it.
fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let bits =
            three.iter().fold(0u32, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - three.len()));
        for i in 0..4 {
            let digit = DIGITS[(bits >> (18 - 6 * i) & 63) as usize];
            text.push(if i <= three.len() { char::from(digit) } else { '=' });
        }
    }
    text
}

/// Adds the bytes of one line of base64; nothing where it is none.
fn decode(line: &str, bytes: &mut Vec<u8>) -> Option<()> {
    let digits = line.trim_end_matches('=').as_bytes();
    if !line.len().is_multiple_of(4) || line.len() - digits.len() > 2 {
        return None;
    }
    for four in digits.chunks(4) {
        let mut bits = 0u32;
        for digit in four {
            bits = bits << 6 | value(*digit)?;
        }
        let bits = bits << (6 * (4 - four.len()));
        bytes.extend_from_slice(&bits.to_be_bytes()[1..four.len()]);
    }
    Some(())
}

fn value(digit: u8) -> Option<u32> {
    let value = match digit {
        b'A'..=b'Z' => digit - b'A',
        b'a'..=b'z' => digit - b'a' + 26,
        b'0'..=b'9' => digit - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        _ => return None,
    };
    Some(value.into())
}

impl Net {
    /// A network of numbers that follow from a seed, for tests and benches: it says nothing sensible, but says it as fast as
    /// any other.
    pub fn arbitrary(about: About, seed: u64) -> Net {
        let mut state = seed.wrapping_mul(2).wrapping_add(1);
        let mut small = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 54) as i32 - 512
        };
        let n_16 = (about.bytes() - 4 * (HIDDEN + OUT)) / 2;
        let first = 2 * (2 * WIDTH * about.seat_features + WIDTH * (about.table_features + 1 + HIDDEN));
        let mut bytes: Vec<u8> = (0..n_16).flat_map(|_| (small() as i16).to_le_bytes()).collect();
        bytes.splice(first..first, (0..HIDDEN).flat_map(|_| small().to_le_bytes()).collect::<Vec<u8>>());
        bytes.extend((0..OUT).flat_map(|_| small().to_le_bytes()));
        Net::from_bytes(about, &bytes).expect("small numbers")
    }
}
