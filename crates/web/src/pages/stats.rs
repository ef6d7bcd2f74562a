//! What the pieces of a game were worth in many matches between bots: a table to be sorted by links, whose rows open.

use super::frame::{Page, framed};
use super::reader::Reader;
use super::room::hint::bar;
use crate::App;
use crate::api::Params;
use crate::fault::Fault;
use crate::stats::{Deed, ENOUGH, Report};
use crate::title::Title;
use axum::extract::{Path, State};
use maud::{Markup, html};
use serde::Deserialize;
use std::cmp::Ordering;
use words::{Arg, Phrase};

/// Which pieces, and in which order.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Wish {
    kind: Option<String>,
    verb: Option<String>,
    sort: Option<String>,
    up: Option<String>,
}

/// A column of numbers: its word in addresses, and its key. A narrow page has the first two; the others are in what a row
/// opens to.
const COLUMNS: [(&str, &str); 5] = [
    ("win", "stats-win"),
    ("ahead", "stats-ahead"),
    ("points", "stats-points"),
    ("taken", "stats-taken"),
    ("times", "stats-times"),
];

/// The page.
pub async fn page(
    State(app): State<App>,
    reader: Reader,
    Path(game): Path<String>,
    Params(wish): Params<Wish>,
) -> Result<Markup, Fault> {
    let title = Title::named(&game).ok_or(Fault::Missing("game"))?;
    let report = app.stats.of(&game).ok_or(Fault::Missing("page"))?;
    let groups = groups(report);
    let group = wish.chosen(&groups).ok_or(Fault::Missing("page"))?;
    let shown = Shown { app: &app, reader: &reader, title, wish: &wish, group, players: report.players };
    let name = title.rules().meta().title;
    let heading = reader.with("stats-title", "game", name);
    let sum = Phrase::new("stats-sum").number("games", report.games as i64).number("players", report.players);
    let sum = sum.with("bots", Arg::Text(report.bots.join(", ")));
    let body = html! {
        main #main.stats {
            h1 { (heading) }
            p { (reader.tell(&sum)) }
            nav.kinds aria-label=(reader.say("gallery-kind")) {
                @for other in &groups { a.btn href=(shown.address(*other, None)) aria-current=[(*other == group).then_some("true")] { (shown.group_words(*other)) } }
            }
            (shown.table(report))
            p.hint { (shown.why()) }
            @if let Some(offer) = title.offer() { p { a href=(app.path(&format!("/cards/{game}"))) { (reader.say(offer.gallery.title)) } } }
        }
    };
    let dress = title.drawn().map(super::room::Drawn::dress);
    let page = Page { title: &heading, dress, ..Page::default() };
    Ok(framed(&app, &reader, &page, &body))
}

/// A kind of piece and what is done with it.
type Group<'a> = (&'a str, &'a str);

fn groups(report: &Report) -> Vec<Group<'_>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for deed in &report.deeds {
        let group = (deed.kind.as_str(), deed.verb.as_str());
        if !groups.contains(&group) {
            groups.push(group);
        }
    }
    groups
}

impl Wish {
    /// The group that is asked for, else the first.
    fn chosen<'a>(&self, groups: &[Group<'a>]) -> Option<Group<'a>> {
        let is = |wish: &Option<String>, word: &str| wish.as_deref().is_none_or(|wish| wish == word);
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
            "times" => a.deed.times.cmp(&b.deed.times),
            "taken" => a.taken.unwrap_or(-1.0).total_cmp(&b.taken.unwrap_or(-1.0)),
            "win" => a.deed.win_share.total_cmp(&b.deed.win_share),
            "points" => a.deed.mean_points.total_cmp(&b.deed.mean_points),
            _ => a.deed.points_ahead.total_cmp(&b.deed.points_ahead),
        };
        let order = if self.up.is_some() { order } else { order.reverse() };
        let is_last = |line: &Line<'_>| self.is_of_worth() && line.deed.is_rare();
        is_last(a).cmp(&is_last(b)).then(order)
    }
}

/// A row: a deed with the name of its piece, and the part of the players who did it.
struct Line<'a> {
    name: String,
    deed: &'a Deed,
    taken: Option<f64>,
}

struct Shown<'a> {
    app: &'a App,
    reader: &'a Reader,
    title: Title,
    wish: &'a Wish,
    group: Group<'a>,
    players: u8,
}

impl Shown<'_> {
    /// A page like this one: another group in the same order, or the same group in another.
    fn address(&self, group: Group<'_>, sort: Option<&str>) -> String {
        let is_same = sort.is_none_or(|sort| sort == self.wish.sort());
        let is_up = self.wish.up.is_some() ^ (sort.is_some() && is_same);
        let mut words =
            vec![("kind", group.0), ("verb", group.1), ("sort", sort.unwrap_or(self.wish.sort()))];
        if is_up && is_same {
            words.push(("up", "1"));
        }
        let words = serde_urlencoded::to_string(words).unwrap_or_default();
        self.app.path(&format!("/stats/{}?{words}", self.title.id()))
    }

    /// A word for what a game counts: in the reader's language where we have it.
    fn word(&self, what: &str, id: &str) -> String {
        let key = format!("stats-{what}-{}", id.replace(' ', "-"));
        let told = super::lobby::word(self.reader, &key);
        if told == key { id.to_owned() } else { told }
    }

    fn group_words(&self, (kind, verb): Group<'_>) -> String {
        format!("{}: {}", self.word("kind", kind), self.word("verb", verb))
    }

    fn name(&self, deed: &Deed) -> String {
        let drawn = self.title.drawn();
        let name = drawn.and_then(|drawn| drawn.piece(self.reader.lang, &deed.kind, &deed.id));
        name.unwrap_or_else(|| deed.name.clone())
    }

    fn head(&self, column: &str, key: &'static str) -> Markup {
        let is_sorted = self.wish.sort() == column;
        // Names begin with A: what is down for numbers is up for them.
        let is_up = self.wish.up.is_some() ^ (column == "name");
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
        let why = Phrase::new("stats-why").number("most", most.round() as i64);
        self.reader.tell(&why.number("enough", ENOUGH as i64))
    }

    fn table(&self, report: &Report) -> Markup {
        let own = report.deeds.iter().filter(|deed| (deed.kind.as_str(), deed.verb.as_str()) == self.group);
        let line = |deed| Line { name: self.name(deed), deed, taken: deed.taken(self.players) };
        let mut lines: Vec<Line<'_>> = own.map(line).collect();
        lines.sort_by(|a, b| self.wish.order(a, b));
        html! {
            div.wide-table tabindex="0" role="region" aria-label=(self.group_words(self.group)) {
                table.leaf {
                    thead { tr { (self.head("name", "stats-name")) @for (column, key) in COLUMNS { (self.head(column, key)) } } }
                    tbody { @for line in &lines { (self.row(line)) } }
                }
            }
        }
    }

    /// A row, and the one that it opens to: a style sheet shows it, so it spans all columns.
    fn row(&self, line: &Line<'_>) -> Markup {
        let deed = line.deed;
        let rare = deed.is_rare().then_some("rare");
        // Nothing is less than nothing: 0 is added so that a small loss is not told as -0.0.
        let ahead = (deed.points_ahead * 10.0).round() / 10.0 + 0.0;
        html! {
            tr class=[rare] {
                th scope="row" { details { summary { (line.name) } } }
                @if deed.doers == 0 { td.c-win { "–" } td.c-ahead { "–" } }
                @else {
                    td.c-win { (self.percent(deed.win_share)) " " small { (self.interval(deed)) } (bar((deed.win_share * 100.0) as i64)) }
                    td class=(if ahead < 0.0 { "c-ahead less" } else { "c-ahead more" }) { (format!("{ahead:+.1}")) }
                }
                @for (column, number) in self.others(line) { td class={ "c-" (column) } { (number) } }
            }
            tr.opened { td colspan=(COLUMNS.len() + 1) { (self.opened(line)) } }
        }
    }

    /// The numbers that a narrow page has no columns for.
    fn others(&self, line: &Line<'_>) -> [(&'static str, Markup); 3] {
        let deed = line.deed;
        let points = html! { @if deed.doers == 0 { "–" } @else { (format!("{:.1}", deed.mean_points)) } };
        let taken = html! { @if let Some(share) = line.taken { (self.percent(share)) (bar((share * 100.0) as i64)) } @else { "–" } };
        [("points", points), ("taken", taken), ("times", html! { (deed.times) })]
    }

    /// What a row opens to: what has no column here, and how often it was done in each round and by each seat.
    fn opened(&self, line: &Line<'_>) -> Markup {
        let key = |column| COLUMNS.iter().find(|(it, _)| *it == column).map_or("stats-name", |(_, key)| key);
        // What comes before the first round is told where something does.
        let early = usize::from(line.deed.by_round.first() == Some(&0));
        html! {
            dl.narrow-only { @for (column, number) in self.others(line) { dt { (self.reader.say(key(column))) } dd { (number) } } }
            (self.counts("stats-by-round", &line.deed.by_round[early..], early))
            (self.counts("stats-by-seat", &line.deed.by_seat, 1))
        }
    }

    /// Numbers as small columns, counted from `first`.
    fn counts(&self, key: &'static str, counts: &[u64], first: usize) -> Markup {
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
        self.reader.count("hint-chance", "n", (share * 100.0).round() as i64)
    }

    fn interval(&self, deed: &Deed) -> String {
        let [low, high] = deed.win_share_95.map(|share| (share * 100.0).round() as i64);
        self.reader.tell(&Phrase::new("stats-interval").number("low", low).number("high", high))
    }
}
