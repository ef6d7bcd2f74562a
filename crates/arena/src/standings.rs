//! What a contest says about its bots: win shares, ranks, scores, ratings, and who finishes ahead of whom.
//!
//! A bot in several seats of a match is one bot here: its win share counts a win of any of its seats, and `chance`
//! says what that share would be if all seats were equal. Ranks and scores are means over its seats.
//!
//! All intervals are 95 %. Matches with the same deal share shuffles and dice and are no independent news, so ranks,
//! scores and ratings take their errors from how the deals differ. A win share has Wilson's interval, for as many
//! matches as the deals are worth, and never for more than were played; few deals say little about how deals differ,
//! for which Student's factor makes them worth less still, and a single one nothing.

use crate::contest::Played;
use crate::rating::{Comparisons, Rating, rate};
use crate::stats::{Grouped, Z95, student_95, wilson_rate_95};
use std::collections::BTreeMap;

/// The standings of a contest.
#[derive(Clone, Debug, PartialEq)]
pub struct Standings {
    pub bots: Vec<Standing>,
    /// Who finished ahead of whom, over all matches.
    pub cross: Comparisons,
    /// How many deals were played, at least in part.
    pub deals: u64,
}

/// How one bot did.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// Matches it sat in.
    pub games: u64,
    /// Seats it had in them.
    pub seats: u64,
    /// The win share it would have if all seats were equal.
    pub chance: f64,
    /// The part of its matches that it won, in whatever seat; a shared win counts as a fraction.
    pub win_share: f64,
    /// Its 95 % interval.
    pub win_share_95: [f64; 2],
    /// The mean place of its seats, shared places averaged: half of the seats and a half is average.
    pub rank: Grouped,
    /// The mean score of its seats.
    pub score: Grouped,
    pub rating: Rating,
}

/// Sums over the matches of one deal, for one bot.
#[derive(Clone, Copy, Default)]
struct Sums {
    games: f64,
    seats: f64,
    due: f64,
    wins: f64,
    ranks: f64,
    points: f64,
}

impl Standings {
    /// The standings after these matches between so many bots.
    pub fn of(played: &[Played], bots: usize) -> Standings {
        let mut deals: BTreeMap<u64, (Vec<Sums>, Comparisons)> = BTreeMap::new();
        for game in played {
            let fresh = || (vec![Sums::default(); bots], Comparisons::new(bots));
            let (sums, comparisons) = deals.entry(game.deal).or_insert_with(fresh);
            add(game, sums);
            compare(game, comparisons);
        }
        let (sums, comparisons): (Vec<Vec<Sums>>, Vec<Comparisons>) = deals.into_values().unzip();
        let ratings = rate(&comparisons, bots);
        let mut cross = Comparisons::new(bots);
        for deal in &comparisons {
            cross.merge(deal);
        }
        let standing =
            |bot: usize| standing(&sums.iter().map(|deal| deal[bot]).collect::<Vec<_>>(), ratings[bot]);
        Standings { bots: (0..bots).map(standing).collect(), cross, deals: sums.len() as u64 }
    }
}

fn add(game: &Played, sums: &mut [Sums]) {
    let winners = sharing(&game.places, 1).max(1.0);
    let n = game.seats.len() as f64;
    for (bot, sum) in sums.iter_mut().enumerate() {
        let seats = (0..game.seats.len()).filter(|seat| game.seats[*seat] == bot);
        for (i, seat) in seats.enumerate() {
            if i == 0 {
                sum.games += 1.0;
            }
            sum.seats += 1.0;
            sum.due += 1.0 / n;
            sum.points += f64::from(game.scores[seat]);
            sum.ranks += rank(&game.places, seat);
            if game.places[seat] == 1 {
                sum.wins += 1.0 / winners;
            }
        }
    }
}

/// A place where a shared one is the mean of the places it stands for: two who share the first are 1.5 each.
fn rank(places: &[u8], seat: usize) -> f64 {
    f64::from(places[seat]) + (sharing(places, places[seat]) - 1.0) / 2.0
}

/// How many seats share this place.
fn sharing(places: &[u8], place: u8) -> f64 {
    places.iter().map(|it| f64::from(u8::from(*it == place))).sum()
}

fn compare(game: &Played, comparisons: &mut Comparisons) {
    for (a, bot) in game.seats.iter().enumerate() {
        for (b, other) in game.seats.iter().enumerate().filter(|(_, other)| *other != bot) {
            match game.places[a].cmp(&game.places[b]) {
                std::cmp::Ordering::Less => comparisons.add(*bot, *other, 1.0),
                std::cmp::Ordering::Equal => comparisons.add(*bot, *other, 0.5),
                std::cmp::Ordering::Greater => {}
            }
        }
    }
}

fn standing(deals: &[Sums], rating: Rating) -> Standing {
    let grouped = |sum: fn(&Sums) -> (f64, f64)| Grouped::of(&deals.iter().map(sum).collect::<Vec<_>>());
    let total = |part: fn(&Sums) -> f64| deals.iter().map(part).sum::<f64>();
    let wins = grouped(|it| (it.wins, it.games));
    let games = total(|it| it.games);
    Standing {
        games: games as u64,
        seats: total(|it| it.seats) as u64,
        chance: if games > 0.0 { total(|it| it.due) / games } else { 0.0 },
        win_share: wins.mean,
        win_share_95: share_95(&wins, games),
        rank: grouped(|it| (it.ranks, it.seats)),
        score: grouped(|it| (it.points, it.seats)),
        rating,
    }
}

/// Wilson's interval for as many independent matches as would have this error, and for no more than were played; with
/// Student's factor in the place of the normal one, which is the same as to count that much fewer matches.
fn share_95(wins: &Grouped, games: f64) -> [f64; 2] {
    if wins.groups < 2 {
        return [0.0, 1.0];
    }
    let independent = wins.mean * (1.0 - wins.mean) / games;
    let found = wins.error.map_or(0.0, |error| error * error);
    let worth = if found > independent && independent > 0.0 { games * independent / found } else { games };
    wilson_rate_95(wins.mean, worth * (Z95 / student_95(wins.groups - 1)).powi(2))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Digest;

    fn game(number: u64, deal: u64, seats: &[usize], scores: &[i32], places: &[u8]) -> Played {
        let (seats, scores, places) = (seats.to_vec(), scores.to_vec(), places.to_vec());
        Played {
            game: number,
            deal,
            seats,
            scores,
            places,
            decisions: 1,
            state: Digest::of(b""),
            lost_decisions: Vec::new(),
        }
    }

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-4, "{found} is not {expected}");
    }

    /// Bot 0 against three copies of bot 1, four games by hand: it wins one, shares one with a copy, and is third and
    /// last in the others.
    fn one_against_three() -> Vec<Played> {
        vec![
            game(0, 0, &[0, 1, 1, 1], &[90, 50, 40, 30], &[1, 2, 3, 4]),
            game(1, 0, &[1, 0, 1, 1], &[60, 60, 20, 10], &[1, 1, 3, 4]),
            game(2, 1, &[1, 1, 0, 1], &[70, 65, 50, 40], &[1, 2, 3, 4]),
            game(3, 1, &[1, 1, 1, 0], &[70, 60, 50, 40], &[1, 2, 3, 4]),
        ]
    }

    #[test]
    fn copies_of_a_bot_are_pooled() {
        let standings = Standings::of(&one_against_three(), 2);
        let [one, three] = &standings.bots[..] else { panic!("two bots") };
        assert_eq!((one.games, one.seats, three.games, three.seats, standings.deals), (4, 4, 4, 12, 2));
        close(one.chance, 0.25);
        close(three.chance, 0.75);
        close(one.win_share, 1.5 / 4.0);
        close(three.win_share, 2.5 / 4.0);
        close(one.score.mean, (90.0 + 60.0 + 50.0 + 40.0) / 4.0);
        close(three.score.mean, (120.0 + 90.0 + 175.0 + 180.0) / 12.0);
    }

    /// Ranks 1, 1.5, 3, 4 of bot 0: mean 2.375; the deals' sums 2.5 and 7 are 2.25 from what the mean says, so the
    /// error is the root of 2·2.25²·2 over 4: 1.125. All four ranks of a match add up to ten.
    #[test]
    fn ranks_share_places_and_take_their_error_from_the_deals() {
        let standings = Standings::of(&one_against_three(), 2);
        close(standings.bots[0].rank.mean, 2.375);
        close(standings.bots[0].rank.error.unwrap(), 1.125);
        close(standings.bots[1].rank.mean, (40.0 - 9.5) / 12.0);
    }

    /// Ahead of three, of two and a half, of one, of none: 6.5 of 12.
    #[test]
    fn the_cross_table_compares_every_two_seats() {
        let cross = Standings::of(&one_against_three(), 2).cross;
        close(cross.ahead(0, 1), 6.5);
        close(cross.ahead(1, 0), 5.5);
        close(cross.pairs(0, 1), 12.0);
        close(cross.pairs(0, 0), 0.0);
    }

    /// Wins 1.5 and 0 of two each: the share 0.375 with the error root(2·0.75²·2)/4 = 0.375, while independent games
    /// would have root(0.375·0.625/4) = 0.24206: they are worth 4·0.24206²/0.375² = 1.66667 games; and with Student's
    /// 12.7062 for one degree of freedom in the place of 1.95996, (1.95996/12.7062)² = 0.0237938 of that.
    #[test]
    fn a_win_share_is_as_sure_as_the_deals_make_it() {
        let share = &Standings::of(&one_against_three(), 2).bots[0];
        let [low, high] = wilson_rate_95(0.375, 5.0 / 3.0 * 0.023_793_8);
        close(share.win_share_95[0], low);
        close(share.win_share_95[1], high);
        // Deals that all end alike are still only so many games.
        let even: Vec<Played> = (0..20)
            .map(|n| {
                let places: &[u8] = if n % 2 == 0 { &[1, 2] } else { &[2, 1] };
                game(n, n / 2, &[0, 1], &[5, 5], places)
            })
            .collect();
        let share = &Standings::of(&even, 2).bots[0];
        let [low, high] = wilson_rate_95(0.5, 20.0 * (1.959_964_f64 / 2.2622).powi(2));
        close(share.win_share_95[0], low);
        close(share.win_share_95[1], high);
        // Of one deal nobody knows how the next would end.
        let one = Standings::of(&even[..2], 2).bots[0].win_share_95;
        close(one[0], 0.0);
        close(one[1], 1.0);
    }

    /// Matches of a deal end like the deal's first draw with the chance root(1/3), else as they like: any two of them
    /// have the correlation 1/3. The interval must hold the truth in 95 of 100 contests, however few the deals.
    #[test]
    fn intervals_of_win_shares_hold_the_truth_as_often_as_they_say() {
        const CONTESTS: u32 = 2000;
        let mut rng = kernel::Rng::new(1492);
        for (deals, most) in [(2, 1.0), (4, 1.0), (10, 0.985), (30, 0.97)] {
            let mut held = 0;
            for _ in 0..CONTESTS {
                let wins: Vec<(f64, f64)> = (0..deals)
                    .map(|_| {
                        let common = rng.unit() < 0.5;
                        let wins = (0..4).filter(|_| {
                            let follows = rng.unit() < (1.0_f64 / 3.0).sqrt();
                            if follows { common } else { rng.unit() < 0.5 }
                        });
                        (wins.count() as f64, 4.0)
                    })
                    .collect();
                let [low, high] = share_95(&Grouped::of(&wins), 4.0 * f64::from(deals));
                held += u32::from((low..=high).contains(&0.5));
            }
            let coverage = f64::from(held) / f64::from(CONTESTS);
            assert!((0.94..=most).contains(&coverage), "{deals} deals: {coverage}");
        }
    }

    #[test]
    fn nothing_played_says_nothing() {
        let standings = Standings::of(&[], 2);
        assert_eq!((standings.deals, standings.bots[0].games), (0, 0));
        let [low, high] = standings.bots[0].win_share_95;
        close(low, 0.0);
        close(high, 1.0);
        assert!(standings.bots.iter().all(|bot| bot.rating.points.abs() < 1e-9));
    }
}
