//! How long a record may become: the same for a match that is played here and for one that is brought along.

use kernel::Meta;
use kernel::record::Entry;

/// A record is full with this many times the decisions of the longest match, within bounds: the longest match of some
/// games is far longer than any that was ever played, and of others very short.
const MULTIPLE: u32 = 4;
const LEAST: u32 = 2_000;
const MOST: u32 = 20_000;

/// How many entries of another kind may go with each decision that leads a full record to its end.
const BESIDE: usize = 3;

/// With how many entries a record of this game is full. From then on it takes in only what leads to the end of the match:
/// whoever moves and takes back in a loop must not fill the disk.
pub fn full_at(game: Meta) -> usize {
    game.longest.saturating_mul(MULTIPLE).clamp(LEAST, MOST) as usize
}

/// Refuses a record that no table here could have.
pub fn check_length(game: Meta, entries: &[Entry]) -> Result<(), String> {
    let full = full_at(game);
    let undone = entries.iter().skip(full).position(|entry| matches!(entry, Entry::Undo { .. }));
    if let Some(at) = undone {
        return Err(format!("line {}: nothing is taken back after {full} entries", full + at + 2));
    }
    let most = full + (game.longest.min(MOST) as usize) * (1 + BESIDE);
    if entries.len() > most {
        return Err(format!("it has {} entries; a record of this game has {most} at most", entries.len()));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Seat, Seats};

    fn game(longest: u32) -> Meta {
        Meta { id: "short", title: "Short", rules: 1, seats: (1, 2), actions: 9, longest }
    }

    #[test]
    fn a_record_is_full_within_bounds() {
        assert_eq!([1, 1000, 100_000].map(|longest| full_at(game(longest))), [2000, 4000, 20_000]);
    }

    #[test]
    fn what_is_too_long_or_goes_back_too_late_is_refused() {
        let seat = Seat::default();
        let act = || Entry::Act { seat, action: None, chance: Vec::new(), state: None };
        let undo = Entry::Undo { seat, actions: 1, consent: Seats::NONE, among_bots: false };
        let mut entries: Vec<Entry> = (0..1000).flat_map(|_| [act(), undo.clone()]).collect();
        assert_eq!(check_length(game(10), &entries), Ok(()), "as long as at a table");
        entries.push(act());
        assert_eq!(check_length(game(10), &entries), Ok(()), "what leads to the end is taken in");
        entries.push(undo);
        let why = check_length(game(10), &entries).unwrap_err();
        assert_eq!(why, "line 2003: nothing is taken back after 2000 entries");
        let long: Vec<Entry> = (0..=2040).map(|_| Entry::Confirm { seat }).collect();
        let why = check_length(game(10), &long).unwrap_err();
        assert_eq!(why, "it has 2041 entries; a record of this game has 2040 at most");
        assert_eq!(check_length(game(10), &long[1..]), Ok(()));
    }
}
