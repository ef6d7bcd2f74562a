//! Who sits where in a contest, game after game.
//!
//! A *deal* is one set of shuffles and dice. The bots that play a deal play it once in every order round the table
//! that can be told apart, so that nobody is lucky with seats or dice. Where bots and seats are not the same
//! number, deals take turns: of more bots than seats each deal has as many as there are seats, and of fewer some bots
//! sit in several seats, each in turn. A table for one has no order: there each bot plays every deal by itself.

use std::collections::BTreeSet;

/// All the games of a contest, in order; it never ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// For each deal, every order of its bots; after the last it begins again.
    groups: Vec<Vec<Vec<usize>>>,
    /// Games until it begins again.
    cycle: u64,
}

/// One game of a schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixture<'a> {
    /// Which shuffles and dice.
    pub deal: u64,
    /// The bot in each seat.
    pub seats: &'a [usize],
}

impl Schedule {
    /// The schedule of these entries, each the number of a bot, for so many seats. A bot may be entered several times.
    ///
    /// Tables where a bot would only meet itself are left out.
    pub fn new(entries: &[usize], seats: usize) -> Schedule {
        let orders: Vec<_> = balanced(groups(entries, seats)).iter().map(|group| orders(group)).collect();
        Schedule::of(if seats == 1 { vec![orders.concat()] } else { orders })
    }

    fn of(groups: Vec<Vec<Vec<usize>>>) -> Schedule {
        let cycle = groups.iter().map(|orders| orders.len() as u64).sum();
        Schedule { groups, cycle }
    }

    /// The same schedule for partners who sit opposite each other: copies of a bot play together, not against each
    /// other. Where no table can be filled like that, all stay as they are.
    #[must_use]
    pub fn partnered(self) -> Schedule {
        let together = |order: &&Vec<usize>| {
            let half = order.len() / 2;
            order[..half] == order[half..]
        };
        let kept = self.groups.iter().map(|orders| orders.iter().filter(together).cloned().collect());
        let groups: Vec<Vec<Vec<usize>>> = kept.filter(|orders: &Vec<_>| !orders.is_empty()).collect();
        if groups.is_empty() { self } else { Schedule::of(groups) }
    }

    /// The game with this number, counted from 0.
    pub fn game(&self, number: u64) -> Fixture<'_> {
        let (round, mut rest) = (number / self.cycle, number % self.cycle);
        for (i, orders) in self.groups.iter().enumerate() {
            let n = orders.len() as u64;
            if rest < n {
                let deal = round * self.groups.len() as u64 + i as u64;
                return Fixture { deal, seats: &orders[rest as usize] };
            }
            rest -= n;
        }
        unreachable!("the rest is less than the sum")
    }

    /// The most seats that one bot takes at a table.
    pub fn copies(&self) -> usize {
        let count = |group: &[usize]| {
            let copies = |bot: &usize| group.iter().filter(|it| *it == bot).count();
            group.iter().map(copies).max().unwrap_or(0)
        };
        self.groups.iter().filter_map(|orders| orders.first()).map(|group| count(group)).max().unwrap_or(0)
    }
}

/// The tables that can be filled with the entries: each entry equally often, and whoever sits once more in turn.
fn groups(entries: &[usize], seats: usize) -> BTreeSet<Vec<usize>> {
    let (all, more) = (seats / entries.len(), seats % entries.len());
    let mut groups = BTreeSet::new();
    for mask in 0u32..1 << entries.len() {
        if mask.count_ones() as usize != more {
            continue;
        }
        let chosen = entries.iter().enumerate().filter(|(i, _)| mask & (1 << i) != 0).map(|(_, bot)| *bot);
        let mut group: Vec<usize> = entries.repeat(all).into_iter().chain(chosen).collect();
        group.sort_unstable();
        groups.insert(group);
    }
    let alone = |group: &Vec<usize>| group.iter().all(|bot| *bot == group[0]);
    if groups.iter().any(|group| !alone(group)) {
        groups.retain(|group| !alone(group));
    }
    groups
}

/// The same groups in an order in which all bots soon have played about equally often: a contest may end early.
fn balanced(mut groups: BTreeSet<Vec<usize>>) -> Vec<Vec<usize>> {
    let most = groups.iter().flatten().max().map_or(0, |bot| bot + 1);
    let mut played = vec![0; most];
    let mut met = vec![0; most * most];
    let mut ordered = Vec::new();
    while !groups.is_empty() {
        let load = |group: &Vec<usize>| {
            let games: u32 = group.iter().map(|bot| played[*bot]).sum();
            let meetings: u32 = pairs(group).map(|(a, b)| met[a * most + b]).sum();
            (games, meetings)
        };
        let next = groups.iter().min_by_key(|group| load(group)).expect("some are left").clone();
        groups.remove(&next);
        for bot in &next {
            played[*bot] += 1;
        }
        pairs(&next).for_each(|(a, b)| met[a * most + b] += 1);
        ordered.push(next);
    }
    ordered
}

fn pairs(group: &[usize]) -> impl Iterator<Item = (usize, usize)> {
    group.iter().enumerate().flat_map(|(i, a)| group[i + 1..].iter().map(|b| (*a, *b)))
}

/// Every order of a sorted group that can be told apart. Those that differ only by who begins follow each other, so
/// that seats are even now and then also within a deal.
fn orders(group: &[usize]) -> Vec<Vec<usize>> {
    let (mut orders, mut seen) = (Vec::new(), BTreeSet::new());
    let mut next = Some(group.to_vec());
    while let Some(order) = next {
        for turn in 0..order.len() {
            let mut turned = order.clone();
            turned.rotate_right(turn);
            if seen.insert(turned.clone()) {
                orders.push(turned);
            }
        }
        next = after(order);
    }
    orders
}

/// The next order in the dictionary's sense.
fn after(mut order: Vec<usize>) -> Option<Vec<usize>> {
    let pivot = order.windows(2).rposition(|pair| pair[0] < pair[1])?;
    let larger = order.iter().rposition(|it| *it > order[pivot])?;
    order.swap(pivot, larger);
    order[pivot + 1..].reverse();
    Some(order)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn partners_are_copies_of_a_bot_where_there_are_two() {
        let schedule = Schedule::new(&[0, 1], 4).partnered();
        let seats: Vec<&[usize]> = (0..3).map(|number| schedule.game(number).seats).collect();
        assert_eq!(seats, [[0, 1, 0, 1], [1, 0, 1, 0], [0, 1, 0, 1]]);
        assert_eq!((schedule.game(1).deal, schedule.game(2).deal), (0, 1));
        let all = Schedule::new(&[0, 1, 2, 3], 4);
        assert_eq!(all.clone().partnered(), all);
    }

    fn seats(schedule: &Schedule, games: u64) -> Vec<(u64, Vec<usize>)> {
        (0..games).map(|n| schedule.game(n)).map(|it| (it.deal, it.seats.to_vec())).collect()
    }

    #[test]
    fn one_against_three_sits_in_each_seat_of_a_deal() {
        let schedule = Schedule::new(&[0, 1, 1, 1], 4);
        let first = [vec![0, 1, 1, 1], vec![1, 0, 1, 1], vec![1, 1, 0, 1], vec![1, 1, 1, 0]];
        let deal = |n: u64| first.iter().map(move |it| (n, it.clone()));
        assert_eq!(seats(&schedule, 8), deal(0).chain(deal(1)).collect::<Vec<_>>());
        assert_eq!(schedule.copies(), 3);
    }

    #[test]
    fn four_different_bots_play_a_deal_in_all_twenty_four_orders() {
        let schedule = Schedule::new(&[0, 1, 2, 3], 4);
        let games = seats(&schedule, 25);
        assert_eq!((games[23].0, games[24].0), (0, 1));
        let different: BTreeSet<_> = games[..24].iter().collect();
        assert_eq!(different.len(), 24);
        for four in games[..24].chunks(4) {
            for seat in 0..4 {
                let there: BTreeSet<usize> = four.iter().map(|(_, seats)| seats[seat]).collect();
                assert_eq!(there.len(), 4, "each bot once in seat {seat}: {four:?}");
            }
        }
    }

    #[test]
    fn more_bots_than_seats_take_turns_and_soon_have_played_alike() {
        let schedule = Schedule::new(&[0, 1, 2, 3, 4, 5, 6, 7], 4);
        assert_eq!(schedule.groups.len(), 70);
        let two_deals: BTreeSet<usize> = seats(&schedule, 48).into_iter().flat_map(|(_, it)| it).collect();
        assert_eq!(two_deals.len(), 8);
        let mut played = [0; 8];
        seats(&schedule, 70 * 24).iter().flat_map(|(_, it)| it).for_each(|bot| played[*bot] += 1);
        assert_eq!(played, [35 * 24; 8]);
    }

    #[test]
    fn fewer_bots_than_seats_sit_in_several_in_turn() {
        let two = Schedule::new(&[0, 1], 4);
        assert_eq!(two.cycle, 6);
        assert!((0..6).all(|n| two.game(n).seats.iter().sum::<usize>() == 2));
        let three = Schedule::new(&[0, 1, 2], 4);
        let mut played = [0; 3];
        seats(&three, three.cycle).iter().flat_map(|(_, it)| it).for_each(|bot| played[*bot] += 1);
        assert_eq!((three.groups.len(), played), (3, [48; 3]));
    }

    /// Alone, a bot that had other dice than the next could only be lucky.
    #[test]
    fn alone_each_bot_plays_every_deal() {
        let schedule = Schedule::new(&[0, 1, 2], 1);
        let deal = |n: u64| (0..3).map(move |bot| (n, vec![bot]));
        assert_eq!(seats(&schedule, 6), deal(0).chain(deal(1)).collect::<Vec<_>>());
        assert_eq!(schedule.copies(), 1);
        assert_eq!(seats(&Schedule::new(&[0, 1, 1], 1), 4), seats(&Schedule::new(&[0, 1], 1), 4));
    }

    #[test]
    fn nobody_plays_only_himself() {
        let schedule = Schedule::new(&[0, 1, 1, 1], 2);
        assert_eq!(seats(&schedule, 3), [(0, vec![0, 1]), (0, vec![1, 0]), (1, vec![0, 1])]);
    }
}
