//! What the pieces of a game were worth in many matches between bots: a table to be sorted by links, whose rows open.

use super::frame::{Page, framed};
use super::reader::Reader;
use super::room::hint::bar;
use crate::App;
use crate::api::Params;
use crate::games::HostedGame;
use crate::http::fault::Fault;
use arena::pieces::{ENOUGH, PieceLine, PieceReport};
use axum::extract::{Path, State};
use maud::{Markup, html};
use serde::Deserialize;
use std::cmp::Ordering;
use words::{Arg, Key, Phrase, key};

/// Which pieces, and in which order.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct StatsQuery {
    kind: Option<String>,
    verb: Option<String>,
    sort: Option<String>,
    up: Option<String>,
}

/// A column of numbers: its word in addresses, and its key. A narrow page has the first two; the others are in what a row
/// opens to.
const COLUMNS: [(&str, Key); 5] = [
    ("win", key!("stats-win")),
    ("ahead", key!("stats-ahead")),
    ("points", key!("stats-points")),
    ("taken", key!("stats-taken")),
    ("times", key!("stats-times")),
];

pub async fn page(
    State(app): State<App>,
    reader: Reader,
    Path(game): Path<String>,
    Params(query): Params<StatsQuery>,
) -> Result<Markup, Fault> {
    let hosted = app.games().get(&game).ok_or(Fault::Missing("game"))?;
    let report = app.stats.of(&game).ok_or(Fault::Missing("page"))?;
    let groups = groups(report);
    let group = query.chosen(&groups).ok_or(Fault::Missing("page"))?;
    let shown =
        Shown { app: &app, reader: &reader, game: &**hosted, query: &query, group, players: report.players };
    let name = hosted.meta().title;
    let heading = reader.with(key!("stats-title"), "game", name);
    let sum =
        Phrase::new(key!("stats-sum")).number("games", report.games as i64).number("players", report.players);
    let sum = sum.with("bots", Arg::Text(report.bots.join(", ")));
    let body = html! {
        main #main.stats {
            h1 { (heading) }
            p { (reader.tell(&sum)) }
            nav.kinds aria-label=(reader.say(key!("gallery-kind"))) {
                @for other in &groups { a.btn href=(shown.address(*other, None)) aria-current=[(*other == group).then_some("true")] { (shown.group_words(*other)) } }
            }
            (shown.table(report))
            p.hint { (shown.why()) }
            p { a href=(app.path(&format!("/cards/{game}"))) { (reader.say(hosted.about().gallery.title)) } }
        }
    };
    let style = Some(hosted.style());
    let page = Page { title: &heading, style, ..Page::default() };
    Ok(framed(&app, &reader, &page, &body))
}

/// A kind of piece and what is done with it.
type Group<'a> = (&'a str, &'a str);

fn groups(report: &PieceReport) -> Vec<Group<'_>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for piece in &report.lines {
        let group = (piece.kind.as_str(), piece.verb.as_str());
        if !groups.contains(&group) {
            groups.push(group);
        }
    }
    groups
}

impl StatsQuery {
    /// The group that is asked for, else the first.
    fn chosen<'a>(&self, groups: &[Group<'a>]) -> Option<Group<'a>> {
        let is = |query: &Option<String>, word: &str| query.as_deref().is_none_or(|query| query == word);
        let wanted = groups.iter().find(|(kind, verb)| is(&self.kind, kind) && is(&self.verb, verb));
        wanted.or(groups.first()).copied()
    }

    fn sort(&self) -> &str {
        self.sort.as_deref().unwrap_or("ahead")
    }

    /// Whether the order is one of how players fared, which says nothing where hardly anybody did it.
    fn is_of_worth(&self) -> bool {
        !["name", "times", "taken"].contains(&self.sort())
    }

    fn order(&self, a: &Line<'_>, b: &Line<'_>) -> Ordering {
        let order = match self.sort() {
            "name" => b.name.to_lowercase().cmp(&a.name.to_lowercase()),
            "times" => a.piece.times.cmp(&b.piece.times),
            "taken" => a.taken.unwrap_or(-1.0).total_cmp(&b.taken.unwrap_or(-1.0)),
            "win" => a.piece.win_share.total_cmp(&b.piece.win_share),
            "points" => a.piece.mean_points.total_cmp(&b.piece.mean_points),
            _ => a.piece.points_ahead.total_cmp(&b.piece.points_ahead),
        };
        let order = if self.up.is_some() { order } else { order.reverse() };
        let is_last = |line: &Line<'_>| self.is_of_worth() && line.piece.is_rare();
        is_last(a).cmp(&is_last(b)).then(order)
    }
}

/// A row: a line of the report with its piece's name, and the part of the players who did it.
struct Line<'a> {
    name: String,
    piece: &'a PieceLine,
    taken: Option<f64>,
}

struct Shown<'a> {
    app: &'a App,
    reader: &'a Reader,
    game: &'a dyn HostedGame,
    query: &'a StatsQuery,
    group: Group<'a>,
    players: u8,
}

impl Shown<'_> {
    /// A page like this one: another group in the same order, or the same group in another.
    fn address(&self, group: Group<'_>, sort: Option<&str>) -> String {
        let is_same = sort.is_none_or(|sort| sort == self.query.sort());
        let is_up = self.query.up.is_some() ^ (sort.is_some() && is_same);
        let mut words =
            vec![("kind", group.0), ("verb", group.1), ("sort", sort.unwrap_or(self.query.sort()))];
        if is_up && is_same {
            words.push(("up", "1"));
        }
        let words = serde_urlencoded::to_string(words).unwrap_or_default();
        self.app.path(&format!("/stats/{}?{words}", self.game.id()))
    }

    /// A word for what a game counts: in the reader's language where we have it.
    fn word(&self, what: &str, id: &str) -> String {
        let key = format!("stats-{what}-{}", id.replace(' ', "-"));
        self.game.word(self.reader.lang, key).unwrap_or_else(|| id.to_owned())
    }

    fn group_words(&self, (kind, verb): Group<'_>) -> String {
        format!("{}: {}", self.word("kind", kind), self.word("verb", verb))
    }

    fn name(&self, piece: &PieceLine) -> String {
        let name = self.game.piece(self.reader.lang, &piece.kind, &piece.id);
        name.unwrap_or_else(|| piece.name.clone())
    }

    fn head(&self, column: &str, key: Key) -> Markup {
        let is_sorted = self.query.sort() == column;
        // Names begin with A: what is down for numbers is up for them.
        let is_up = self.query.up.is_some() ^ (column == "name");
        let order = is_sorted.then_some(if is_up { "ascending" } else { "descending" });
        html! {
            th scope="col" class={ "c-" (column) } aria-sort=[order] {
                a href=(self.address(self.group, Some(column))) { (self.reader.say(key)) @if is_sorted { span aria-hidden="true" { (if is_up { " ▲" } else { " ▼" }) } } }
            }
        }
    }

    /// What the columns mean.
    fn why(&self) -> String {
        let most = 100.0 / f64::from(self.players.max(1));
        let why = Phrase::new(key!("stats-why")).number("most", most.round() as i64);
        self.reader.tell(&why.number("enough", ENOUGH as i64))
    }

    fn table(&self, report: &PieceReport) -> Markup {
        let own =
            report.lines.iter().filter(|piece| (piece.kind.as_str(), piece.verb.as_str()) == self.group);
        let line = |piece| Line { name: self.name(piece), piece, taken: piece.taken(self.players) };
        let mut lines: Vec<Line<'_>> = own.map(line).collect();
        lines.sort_by(|a, b| self.query.order(a, b));
        html! {
            div.wide-table tabindex="0" role="region" aria-label=(self.group_words(self.group)) {
                table.leaf {
                    thead { tr { (self.head("name", key!("stats-name"))) @for (column, key) in COLUMNS { (self.head(column, key)) } } }
                    tbody { @for line in &lines { (self.row(line)) } }
                }
            }
        }
    }

    /// A row, and the one that it opens to: a style sheet shows it, so it spans all columns.
    fn row(&self, line: &Line<'_>) -> Markup {
        let piece = line.piece;
        let rare = piece.is_rare().then_some("rare");
        // Nothing is less than nothing: 0 is added so that a small loss is not told as -0.0.
        let ahead = (piece.points_ahead * 10.0).round() / 10.0 + 0.0;
        html! {
            tr class=[rare] {
                th scope="row" { details { summary { (line.name) } } }
                @if piece.doers == 0 { td.c-win { "–" } td.c-ahead { "–" } }
                @else {
                    td.c-win { (self.percent(piece.win_share)) " " small { (self.interval(piece)) } (bar((piece.win_share * 100.0) as i64)) }
                    td class=(if ahead < 0.0 { "c-ahead less" } else { "c-ahead more" }) { (format!("{ahead:+.1}")) }
                }
                @for (column, number) in self.others(line) { td class={ "c-" (column) } { (number) } }
            }
            tr.opened { td colspan=(COLUMNS.len() + 1) { (self.opened(line)) } }
        }
    }

    /// The numbers that a narrow page has no columns for.
    fn others(&self, line: &Line<'_>) -> [(&'static str, Markup); 3] {
        let piece = line.piece;
        let points = html! { @if piece.doers == 0 { "–" } @else { (format!("{:.1}", piece.mean_points)) } };
        let taken = html! { @if let Some(share) = line.taken { (self.percent(share)) (bar((share * 100.0) as i64)) } @else { "–" } };
        [("points", points), ("taken", taken), ("times", html! { (piece.times) })]
    }

    /// What a row opens to: what has no column here, and how often it was done in each round and by each seat.
    fn opened(&self, line: &Line<'_>) -> Markup {
        let key =
            |column| COLUMNS.iter().find(|(it, _)| *it == column).map_or(key!("stats-name"), |(_, key)| *key);
        // What comes before the first round is told where something does.
        let early = usize::from(line.piece.by_round.first() == Some(&0));
        html! {
            dl.narrow-only { @for (column, number) in self.others(line) { dt { (self.reader.say(key(column))) } dd { (number) } } }
            (self.counts(key!("stats-by-round"), &line.piece.by_round[early..], early))
            (self.counts(key!("stats-by-seat"), &line.piece.by_seat, 1))
        }
    }

    /// Numbers as small columns, counted from `first`.
    fn counts(&self, key: Key, counts: &[u64], first: usize) -> Markup {
        let most = counts.iter().copied().max().unwrap_or(0).max(1);
        html! {
            @if !counts.is_empty() {
                p { (self.reader.say(key)) }
                ol.counts {
                    @for (i, count) in counts.iter().enumerate() {
                        @let high = count * 100 / most;
                        li {
                            svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true" { rect width="10" y=(100 - high) height=(high) {} }
                            i { (i + first) } span.vh { ": " } b { (count) }
                        }
                    }
                }
            }
        }
    }

    fn percent(&self, share: f64) -> String {
        self.reader.count(key!("hint-chance"), "n", (share * 100.0).round() as i64)
    }

    fn interval(&self, piece: &PieceLine) -> String {
        let [low, high] = piece.win_share_95.map(|share| (share * 100.0).round() as i64);
        self.reader.tell(&Phrase::new(key!("stats-interval")).number("low", low).number("high", high))
    }
}
