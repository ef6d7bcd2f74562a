//! What the pieces of a game were worth in many matches between bots: a table to be sorted by links.

use super::frame::{Page, framed};
use super::reader::Reader;
use super::room::hint::bar;
use crate::App;
use crate::api::Params;
use crate::fault::Fault;
use crate::stats::{Deed, Report};
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

/// A column: its word in addresses, its key, and whether its numbers are best when high.
const COLUMNS: [(&str, &str); 5] = [
    ("times", "stats-times"),
    ("taken", "stats-taken"),
    ("win", "stats-win"),
    ("points", "stats-points"),
    ("ahead", "stats-ahead"),
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
    let shown = Shown { app: &app, reader: &reader, title, wish: &wish, group };
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
            p.hint { (reader.say("stats-why")) }
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

    fn order(&self, a: &(String, &Deed), b: &(String, &Deed)) -> Ordering {
        let share = |deed: &Deed| deed.taken().unwrap_or(-1.0);
        let order = match self.sort() {
            "name" => b.0.to_lowercase().cmp(&a.0.to_lowercase()),
            "times" => a.1.times.cmp(&b.1.times),
            "taken" => share(a.1).total_cmp(&share(b.1)),
            "win" => a.1.win_share.total_cmp(&b.1.win_share),
            "points" => a.1.mean_points.total_cmp(&b.1.mean_points),
            _ => a.1.points_ahead.total_cmp(&b.1.points_ahead),
        };
        if self.up.is_some() { order } else { order.reverse() }
    }
}

struct Shown<'a> {
    app: &'a App,
    reader: &'a Reader,
    title: Title,
    wish: &'a Wish,
    group: Group<'a>,
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
        let key = format!("stats-{what}-{id}");
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
            th scope="col" aria-sort=[order] {
                a href=(self.address(self.group, Some(column))) { (self.reader.say(key)) @if is_sorted { span aria-hidden="true" { (if is_up { " ▲" } else { " ▼" }) } } }
            }
        }
    }

    fn table(&self, report: &Report) -> Markup {
        let own = report.deeds.iter().filter(|deed| (deed.kind.as_str(), deed.verb.as_str()) == self.group);
        let mut rows: Vec<(String, &Deed)> = own.map(|deed| (self.name(deed), deed)).collect();
        rows.sort_by(|a, b| self.wish.order(a, b));
        html! {
            div.wide-table tabindex="0" role="region" aria-label=(self.group_words(self.group)) {
                table.leaf {
                    thead { tr { (self.head("name", "stats-name")) @for (column, key) in COLUMNS { (self.head(column, key)) } } }
                    tbody { @for (name, deed) in &rows { (self.row(name, deed)) } }
                }
            }
        }
    }

    fn row(&self, name: &str, deed: &Deed) -> Markup {
        let percent = |share: f64| self.reader.count("hint-chance", "n", (share * 100.0).round() as i64);
        let [low, high] = deed.win_share_95.map(|share| (share * 100.0).round() as i64);
        html! {
            tr {
                th scope="row" { (name) }
                td { (deed.times) }
                td { @if let Some(share) = deed.taken() { (percent(share)) (bar((share * 100.0) as i64)) } @else { "–" } }
                @if deed.doers == 0 { td { "–" } td { "–" } td { "–" } }
                @else {
                    td title={ (low) "–" (high) " %" } { (percent(deed.win_share)) (bar((deed.win_share * 100.0) as i64)) }
                    td { (format!("{:.1}", deed.mean_points)) }
                    td class=(if deed.points_ahead < 0.0 { "less" } else { "more" }) { (format!("{:+.1}", deed.points_ahead)) }
                }
            }
        }
    }
}
