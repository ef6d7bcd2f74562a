//! The standings as text, JSON and CSV.

use super::Entry;
use crate::columns::{Columns, count, grouped};
use crate::files::csv_cell;
use crate::shelf::Shelved;
use arena::contest::Played;
use arena::standings::{Standing, Standings};
use bots::{Faults, Player};
use kernel::Digest;
use serde::Serialize;
use std::path::Path;

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
    /// The best rated first.
    pub(super) standings: Vec<Line>,
    cross: Vec<Cross>,
}

/// One bot, all its seats together.
#[derive(Serialize)]
pub(super) struct Line {
    pub(super) bot: String,
    games: u64,
    seats: u64,
    pub(super) chance: f64,
    pub(super) win_share: f64,
    pub(super) win_share_95: [f64; 2],
    mean_rank: f64,
    mean_rank_95: Option<[f64; 2]>,
    mean_score: f64,
    mean_score_95: Option<[f64; 2]>,
    rating: f64,
    rating_95: Option<[f64; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lost_decisions: Option<Lost>,
}

/// What somebody's program was asked in this run, and did not answer well.
#[derive(Serialize)]
struct Lost {
    asked: u64,
    slow: u64,
    wrong: u64,
    dead: u64,
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
    pub(super) fn new<G: Shelved>(
        entry: &Entry<G>,
        asked: u64,
        played: &[Played],
        standings: &Standings,
        threads: usize,
        seconds: f64,
    ) -> Report {
        let mut order: Vec<usize> = (0..entry.players.len()).collect();
        let points = |bot: usize| standings.bots[bot].rating.points;
        order.sort_by(|a, b| points(*b).total_cmp(&points(*a)));
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
            game: G::META.id,
            players: G::seats(&entry.config),
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
            standings: order.iter().map(|bot| line(&entry.players[*bot], &standings.bots[*bot])).collect(),
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
        let notes = "Chance is the win share if all seats were equal. Intervals are 95 %, errors taken from deal to deal;\n\
                     ratings are in Elo's points around this contest's average. See docs/ARENA.md.";
        format!(
            "{headline}\n{played}\n{stopped}\n{}\n{}\n{notes}\nseed {}, state hash {}\n",
            self.table(),
            self.cross_table(),
            self.seed,
            self.state_hash
        )
    }

    fn table(&self) -> Columns {
        let heads =
            ["bot", "seats", "win share", "95 % interval", "chance", "mean rank", "mean score", "rating"];
        let mut table = Columns::new(heads);
        for line in &self.standings {
            let [low, high] = line.win_share_95.map(|share| share * 100.0);
            table.row([
                line.bot.clone(),
                grouped(line.seats),
                format!("{:.1} %", line.win_share * 100.0),
                format!("{low:.1} to {high:.1} %"),
                format!("{:.1} %", line.chance * 100.0),
                with_error(line.mean_rank, line.mean_rank_95, 2),
                with_error(line.mean_score, line.mean_score_95, 1),
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
                _ => "–".into(),
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
        let mut text = heads.join(",") + "\n";
        for line in &self.standings {
            let mut cells = vec![csv_cell(&line.bot), line.games.to_string(), line.seats.to_string()];
            cells.push(format!("{:.6}", line.chance));
            cells.extend(measured(line.win_share, Some(line.win_share_95)));
            cells.extend(measured(line.mean_rank, line.mean_rank_95));
            cells.extend(measured(line.mean_score, line.mean_score_95));
            cells.extend(measured(line.rating, line.rating_95));
            cells.extend(self.standings.iter().map(|other| {
                let met = self.cross(&line.bot, &other.bot).filter(|cross| cross.pairs > 0.0);
                met.map_or_else(String::new, |cross| format!("{:.6}", cross.ahead / cross.pairs))
            }));
            text += &(cells.join(",") + "\n");
        }
        text
    }
}

fn line(player: &Player, standing: &Standing) -> Line {
    let lost = match player {
        Player::Theirs(program) => {
            let Faults { asked, slow, wrong, dead, first: _ } = program.faults();
            Some(Lost { asked, slow, wrong, dead })
        }
        Player::Ours(_) => None,
    };
    Line {
        bot: player.to_string(),
        games: standing.games,
        seats: standing.seats,
        chance: standing.chance,
        win_share: standing.win_share,
        win_share_95: standing.win_share_95,
        mean_rank: standing.rank.mean,
        mean_rank_95: standing.rank.range_95(),
        mean_score: standing.score.mean,
        mean_score_95: standing.score.range_95(),
        rating: standing.rating.points,
        rating_95: standing.rating.range_95,
        lost_decisions: lost,
    }
}

fn with_error(mean: f64, range: Option<[f64; 2]>, digits: usize) -> String {
    match range {
        Some([_, high]) => format!("{mean:.digits$} ± {:.digits$}", high - mean),
        None => format!("{mean:.digits$}"),
    }
}

fn measured(mean: f64, range: Option<[f64; 2]>) -> [String; 3] {
    let ends = range.map_or_else(Default::default, |ends| ends.map(|end| format!("{end:.6}")));
    let [low, high] = ends;
    [format!("{mean:.6}"), low, high]
}
