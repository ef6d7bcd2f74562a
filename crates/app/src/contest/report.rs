//! The standings as text, JSON and CSV.

use super::Entry;
use crate::columns::{Columns, count, grouped};
use crate::files::csv_cell;
use arena::contest::{self, Played};
use arena::standings::{Standing, Standings};
use bots::Player;
use kernel::{Digest, Game};
use playable::Playable;
use serde::Serialize;
use std::path::Path;

/// What stands in a table where nothing can be said.
const UNKNOWN: &str = "–";

/// The JSON of `arena --json`: a contract, field by field; docs/ARENA.md explains it.
#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    players: usize,
    bots: Vec<String>,
    pub(super) games: u64,
    games_asked: u64,
    pub(super) deals: u64,
    decisions: u64,
    seconds: f64,
    threads: usize,
    seed: u64,
    state_hash: String,
    /// The best rated first; where each plays alone, who won most.
    pub(super) standings: Vec<Line>,
    cross: Vec<Cross>,
}

/// One bot, all its seats together.
#[derive(Serialize)]
pub(super) struct Line {
    pub(super) bot: String,
    games: u64,
    seats: u64,
    /// Like rank and rating, unknown where nobody plays against anybody.
    pub(super) chance: Option<f64>,
    pub(super) win_share: f64,
    pub(super) win_share_95: [f64; 2],
    mean_rank: Option<f64>,
    mean_rank_95: Option<[f64; 2]>,
    mean_score: f64,
    mean_score_95: Option<[f64; 2]>,
    rating: Option<f64>,
    rating_95: Option<[f64; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) lost_decisions: Option<Lost>,
}

/// What somebody's program was asked in all these games, and did not answer well.
#[derive(Serialize)]
pub(super) struct Lost {
    asked: u64,
    slow: u64,
    wrong: u64,
    dead: u64,
}

impl Lost {
    fn lost(&self) -> u64 {
        self.slow + self.wrong + self.dead
    }
}

impl Line {
    /// How many of its decisions were not its own, in words, if any were not: its figures are then partly greedy's.
    pub(super) fn not_its_own(&self) -> Option<String> {
        let lost = self.lost_decisions.as_ref().filter(|it| it.lost() > 0)?;
        Some(format!("greedy took {} of {} decisions", grouped(lost.lost()), grouped(lost.asked)))
    }
}

/// How often the first finished ahead of the second, of so many pairs of their seats.
#[derive(Serialize)]
struct Cross {
    bot: String,
    against: String,
    ahead: f64,
    pairs: f64,
}

impl Report {
    pub(super) fn new<P: Playable>(
        entry: &Entry<P>,
        asked: u64,
        played: &[Played],
        standings: &Standings,
        threads: usize,
        seconds: f64,
    ) -> Report {
        let mut order: Vec<usize> = (0..entry.players.len()).collect();
        let alone = P::Game::seats(&entry.config) == 1;
        let merit = |bot: usize| {
            let Standing { win_share, score, rating, .. } = &standings.bots[bot];
            if alone { (*win_share, score.mean) } else { (rating.points, 0.0) }
        };
        order.sort_by(|a, b| {
            let (a, b) = (merit(*a), merit(*b));
            b.0.total_cmp(&a.0).then(b.1.total_cmp(&a.1))
        });
        let name = |bot: usize| entry.players[bot].to_string();
        let pairs = order.iter().flat_map(|a| order.iter().filter(move |b| *b != a).map(move |b| (*a, *b)));
        let cross = pairs.map(|(a, b)| Cross {
            bot: name(a),
            against: name(b),
            ahead: standings.cross.ahead(a, b),
            pairs: standings.cross.pairs(a, b),
        });
        let digests: Vec<u8> = played.iter().flat_map(|it| it.state.0).collect();
        Report {
            game: P::Game::META.id,
            players: P::Game::seats(&entry.config),
            bots: entry.names.clone(),
            games: played.len() as u64,
            games_asked: asked,
            deals: standings.deals,
            decisions: played.iter().map(|it| u64::from(it.decisions)).sum(),
            seconds,
            threads,
            seed: entry.seed,
            state_hash: Digest::of(&digests).to_string(),
            cross: cross.collect(),
            standings: order.iter().map(|bot| line(entry, *bot, played, &standings.bots[*bot])).collect(),
        }
    }

    /// The standings and the cross table, for people.
    pub(super) fn text(&self, headline: &str, resume: Option<&Path>) -> String {
        let played = format!(
            "{} in {}, {} in {:.2} s on {}",
            count(self.games, "game"),
            count(self.deals, "deal"),
            count(self.decisions, "decision"),
            self.seconds,
            count(self.threads as u64, "thread"),
        );
        let stopped = if self.games < self.games_asked {
            let asked = count(self.games_asked, "game");
            let go_on = resume.map(|path| format!("; the same command goes on from {}", path.display()));
            format!("Stopped before all of the {asked} were played{}\n", go_on.unwrap_or_default())
        } else {
            String::new()
        };
        let (cross, notes) = if self.players == 1 {
            let notes = "Each bot plays every deal alone; to win is to reach the goal. Intervals are 95 %, errors taken from\n\
                         deal to deal. See docs/ARENA.md.";
            (String::new(), notes)
        } else {
            let notes = "Chance is the win share if all seats were equal. Intervals are 95 %, errors taken from deal to deal;\n\
                         ratings are in Elo's points around this contest's average. See docs/ARENA.md.";
            (format!("{}\n", self.cross_table()), notes)
        };
        format!(
            "{headline}\n{played}\n{stopped}\n{}{}\n{cross}{notes}\nseed {}, state hash {}\n",
            self.table(),
            self.marks(),
            self.seed,
            self.state_hash
        )
    }

    /// A line for each bot that did not decide all by itself.
    fn marks(&self) -> String {
        let mark =
            |line: &Line| line.not_its_own().map(|lost| format!("! {}: {lost}, which it lost\n", line.bot));
        self.standings.iter().filter_map(mark).collect()
    }

    fn table(&self) -> Columns {
        let heads =
            ["bot", "seats", "win share", "95 % interval", "chance", "mean rank", "mean score", "rating"];
        let mut table = Columns::new(heads);
        for line in &self.standings {
            let [low, high] = line.win_share_95.map(|share| share * 100.0);
            table.row([
                if line.not_its_own().is_some() { format!("{} !", line.bot) } else { line.bot.clone() },
                grouped(line.seats),
                format!("{:.1} %", line.win_share * 100.0),
                format!("{low:.1} to {high:.1} %"),
                line.chance.map_or(UNKNOWN.into(), |chance| format!("{:.1} %", chance * 100.0)),
                with_error(line.mean_rank, line.mean_rank_95, 2),
                with_error(Some(line.mean_score), line.mean_score_95, 1),
                with_error(line.rating, line.rating_95, 0),
            ]);
        }
        table
    }

    fn cross_table(&self) -> Columns {
        let numbers: Vec<String> = (1..=self.standings.len()).map(|n| format!("({n})")).collect();
        let heads: Vec<&str> = numbers.iter().map(String::as_str).collect();
        let mut table = Columns::new(["finishes ahead of"]).also(&heads);
        for (i, line) in self.standings.iter().enumerate() {
            let cells = self.standings.iter().map(|other| match self.cross(&line.bot, &other.bot) {
                Some(cross) if cross.pairs > 0.0 => format!("{:.1} %", cross.ahead / cross.pairs * 100.0),
                _ => UNKNOWN.into(),
            });
            table.row([format!("({}) {}", i + 1, line.bot)].into_iter().chain(cells));
        }
        table
    }

    fn cross(&self, bot: &str, against: &str) -> Option<&Cross> {
        self.cross.iter().find(|it| it.bot == bot && it.against == against)
    }

    /// A row for each bot; intervals in columns of their own, empty where unknown.
    pub(super) fn csv(&self) -> String {
        let mut heads: Vec<String> = ["bot", "games", "seats", "chance"].map(String::from).into();
        for name in ["win_share", "mean_rank", "mean_score", "rating"] {
            heads.extend(["", "_low", "_high"].map(|end| format!("{name}{end}")));
        }
        heads.extend(self.standings.iter().map(|it| csv_cell(&format!("ahead_of_{}", it.bot))));
        heads.extend(["asked", "lost"].map(String::from));
        let mut text = heads.join(",") + "\n";
        for line in &self.standings {
            let mut cells = vec![csv_cell(&line.bot), line.games.to_string(), line.seats.to_string()];
            cells.push(number(line.chance));
            cells.extend(measured(Some(line.win_share), Some(line.win_share_95)));
            cells.extend(measured(line.mean_rank, line.mean_rank_95));
            cells.extend(measured(Some(line.mean_score), line.mean_score_95));
            cells.extend(measured(line.rating, line.rating_95));
            cells.extend(self.standings.iter().map(|other| {
                let met = self.cross(&line.bot, &other.bot).filter(|cross| cross.pairs > 0.0);
                number(met.map(|cross| cross.ahead / cross.pairs))
            }));
            let lost = line.lost_decisions.as_ref();
            let counts = [lost.map(|it| it.asked), lost.map(Lost::lost)];
            cells.extend(counts.map(|it| it.map_or_else(String::new, |it| it.to_string())));
            text += &(cells.join(",") + "\n");
        }
        text
    }
}

fn line<P: Playable>(entry: &Entry<P>, bot: usize, played: &[Played], standing: &Standing) -> Line {
    let player = &entry.players[bot];
    let contest::Lost { bot: _, asked, slow, wrong, dead } = contest::Lost::of(bot, played);
    // Against nobody there is nothing to be had by chance, no rank and no rating.
    let against = P::Game::seats(&entry.config) > 1;
    Line {
        bot: player.to_string(),
        games: standing.games,
        seats: standing.seats,
        chance: against.then_some(standing.chance),
        win_share: standing.win_share,
        win_share_95: standing.win_share_95,
        mean_rank: against.then_some(standing.rank.mean),
        mean_rank_95: standing.rank.range_95().filter(|_| against),
        mean_score: standing.score.mean,
        mean_score_95: standing.score.range_95(),
        rating: against.then_some(standing.rating.points),
        rating_95: standing.rating.range_95.filter(|_| against),
        lost_decisions: matches!(player, Player::Theirs(_)).then_some(Lost { asked, slow, wrong, dead }),
    }
}

fn with_error(mean: Option<f64>, range: Option<[f64; 2]>, digits: usize) -> String {
    match (mean, range) {
        (Some(mean), Some([_, high])) => format!("{mean:.digits$} ± {:.digits$}", high - mean),
        (Some(mean), None) => format!("{mean:.digits$} ± {UNKNOWN}"),
        (None, _) => UNKNOWN.into(),
    }
}

fn measured(mean: Option<f64>, range: Option<[f64; 2]>) -> [String; 3] {
    [number(mean), number(range.map(|[low, _]| low)), number(range.map(|[_, high]| high))]
}

/// A cell with a number, or an empty one.
fn number(number: Option<f64>) -> String {
    number.map_or_else(String::new, |it| format!("{it:.6}"))
}
