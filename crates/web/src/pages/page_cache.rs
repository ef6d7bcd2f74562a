//! Pages that were drawn already: whoever sees the same gets the same, drawn and packed once.
//!
//! What a page is kept under is everything that it is drawn from: the table as its asker may see it, with the seats that they
//! own, and how they read. So nobody is ever given what another seat sees, and whatever changes leads to another place.

use super::room::Parts;
use super::visit::Visit;
use crate::http::fault::Fault;
use crate::table::meta::{Continued, TableSettings, Unrated};
use crate::table::update::TurnView;
use crate::table::{SeatView, TableView, UndoView};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use kernel::{Digest, Outcome, Seat, Seats, Viewer};
use lru::LruCache;
use maud::Markup;
use serde::Serialize;
use std::io::Write;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// About how many bytes are kept: the pages asked for least recently go first.
const MOST_BYTES: usize = 64 * 1024 * 1024;

/// What keeping anything takes beside itself.
const BESIDE: usize = 128;

/// How hard answers are packed: that takes half the time of the usual, for a tenth more bytes.
pub const PACKING: i32 = 3;

/// Pages that were drawn already.
pub struct PageCache(Mutex<Pages>);

struct Pages {
    drawn: LruCache<Place, Kept>,
    bytes: usize,
    most_bytes: usize,
}

/// Where a page is kept: everything that it is drawn from, as text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Place(Box<[u8]>);

/// What is kept.
#[derive(Clone)]
pub enum Kept {
    /// A whole page.
    Whole(Bytes),
    /// A whole page, packed.
    Packed(Bytes),
    /// The regions of a table, of which a browser gets those that it does not have.
    Parts(Arc<Parts>),
}

/// Everything that a page is drawn from. What never changes while the server runs is left out: words, rules, settings.
#[derive(Serialize)]
struct DrawnFrom<'a> {
    what: &'a str,
    is_packed: bool,
    id: &'a str,
    game: &'a str,
    table: TableKey<'a>,
    lang: &'a str,
    theme: &'a str,
    here: &'a str,
    origin: &'a str,
}

type TableKey<'a> = (
    // With the version, these stand for what the viewer sees of the match, for what happened lately, and for what was said.
    (u64, u64, (u64, u64), Viewer, Digest),
    (Option<Seat>, Seats, bool, bool, Option<Seat>),
    (&'a TurnView, &'a UndoView, Option<Outcome>),
    Vec<(&'a str, bool, Option<&'a str>, bool)>,
    (&'a str, &'a TableSettings, Digest, bool, bool),
    (Option<&'a Continued>, &'a [Unrated], Option<&'a str>, &'a [String]),
);

/// Without `..`, so that whatever is added to what one sees of a table asks whether a page shows it.
fn table_key(table: &TableView) -> TableKey<'_> {
    let TableView {
        game: _,
        data,
        name,
        version,
        asked_at,
        seat,
        viewer,
        owned,
        turn,
        view: _,
        is_asked,
        choices: _,
        seats,
        waiting,
        held_by,
        undo,
        settings,
        commitment,
        known_seed,
        continued,
        unrated,
        result,
        rematch,
        duplicates,
        duplicate_play,
        waking,
        published,
        latest: _,
    } = table;
    // In the order of the seats; no page shows what is left on a clock.
    let seats = seats.iter().map(|SeatView { seat: _, name, open, bot, stand_in, left_ms: _ }| {
        (name.as_str(), *open, bot.as_deref(), *stand_in)
    });
    (
        (*waking, *published, (*version, *asked_at), *viewer, *data),
        (*seat, *owned, *is_asked, *waiting, *held_by),
        (turn, undo, *result),
        seats.collect(),
        (name, settings, *commitment, *known_seed, *duplicate_play),
        (continued.as_ref(), unrated, rematch.as_deref(), duplicates),
    )
}

impl Place {
    /// The place of a page of a table; `what` names the page and all that it shows beside the table. None where it shows
    /// what may change without the table: a hint.
    pub fn of(visit: &Visit, table: &TableView, what: &str, is_packed: bool) -> Option<Place> {
        let Visit { app, reader, id, headers: _, visitor: _ } = visit;
        if app.hints.known(id, table).is_some() {
            return None;
        }
        let from = DrawnFrom {
            what,
            is_packed,
            id: id.as_str(),
            game: table.game.id(),
            table: table_key(table),
            lang: reader.lang.code(),
            theme: reader.theme.id(),
            here: &reader.here,
            origin: &reader.origin,
        };
        serde_json::to_vec(&from).ok().map(|text| Place(text.into()))
    }
}

impl Default for PageCache {
    fn default() -> PageCache {
        PageCache::bounded(MOST_BYTES)
    }
}

impl PageCache {
    /// A cache of about so many bytes.
    pub fn bounded(most_bytes: usize) -> PageCache {
        PageCache(Mutex::new(Pages { drawn: LruCache::unbounded(), bytes: 0, most_bytes }))
    }

    fn pages(&self) -> MutexGuard<'_, Pages> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is kept at a place.
    pub fn get(&self, place: Option<&Place>) -> Option<Kept> {
        self.pages().drawn.get(place?).cloned()
    }

    /// What is kept at a place, or else what is drawn now, which is kept there.
    pub fn get_or_draw(
        &self,
        place: Option<Place>,
        draw: impl FnOnce() -> Result<Kept, Fault>,
    ) -> Result<Kept, Fault> {
        if let Some(kept) = self.get(place.as_ref()) {
            return Ok(kept);
        }
        let drawn = draw()?;
        if let Some(place) = place {
            self.put(place, drawn.clone());
        }
        Ok(drawn)
    }

    /// How many pages are kept.
    pub fn len(&self) -> usize {
        self.pages().drawn.len()
    }

    /// Whether none is kept.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Forgets every page: the next ones are drawn anew.
    pub fn clear(&self) {
        let mut pages = self.pages();
        pages.drawn.clear();
        pages.bytes = 0;
    }

    fn put(&self, place: Place, drawn: Kept) {
        let mut pages = self.pages();
        pages.bytes += weight(&place, &drawn);
        if let Some((place, before)) = pages.drawn.push(place, drawn) {
            pages.bytes -= weight(&place, &before);
        }
        while pages.bytes > pages.most_bytes {
            let Some((place, drawn)) = pages.drawn.pop_lru() else { return };
            pages.bytes -= weight(&place, &drawn);
        }
    }
}

fn weight(place: &Place, drawn: &Kept) -> usize {
    let bytes = match drawn {
        Kept::Whole(bytes) | Kept::Packed(bytes) => bytes.len(),
        Kept::Parts(parts) => parts.size(),
    };
    BESIDE + place.0.len() + bytes
}

impl Kept {
    /// A whole page, packed if it is sent so.
    pub fn page(markup: Markup, is_packed: bool) -> Kept {
        let text = markup.0.into_bytes();
        match is_packed.then(|| packed(&text)).flatten() {
            Some(bytes) => Kept::Packed(bytes),
            // Without spare room, since it is kept.
            None => Kept::Whole(text.into_boxed_slice().into()),
        }
    }
}

impl IntoResponse for Kept {
    fn into_response(self) -> Response {
        let kind = (header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
        match self {
            Kept::Whole(bytes) => ([kind], bytes).into_response(),
            Kept::Packed(bytes) => {
                let packing = (header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
                let varies = (header::VARY, HeaderValue::from_static("accept-encoding"));
                ([kind, packing, varies], bytes).into_response()
            }
            Kept::Parts(parts) => parts.draw(None).into_response(),
        }
    }
}

/// A whole page about a table, drawn from the table and from what `what` names.
pub async fn whole(
    visit: &Visit,
    table: &TableView,
    what: &str,
    draw: impl AsyncFnOnce() -> Result<Markup, Fault>,
) -> Result<Response, Fault> {
    let is_packed = takes_packed(&visit.headers);
    let place = Place::of(visit, table, what, is_packed);
    let cache = &visit.app.page_cache;
    if let Some(kept) = cache.get(place.as_ref()) {
        return Ok(kept.into_response());
    }
    let markup = draw().await?;
    Ok(cache.get_or_draw(place, || Ok(Kept::page(markup, is_packed)))?.into_response())
}

fn packed(text: &[u8]) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(text.len() / 5), Compression::new(PACKING as u32));
    encoder.write_all(text).ok()?;
    let mut bytes = encoder.finish().ok()?;
    bytes.shrink_to_fit();
    Some(bytes.into())
}

/// Whether a browser takes a packed page.
pub fn takes_packed(headers: &HeaderMap) -> bool {
    let lines = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|way| {
        let (name, share) = way.split_once(';').unwrap_or((way, "q=1"));
        let share = share.trim().strip_prefix("q=").and_then(|share| share.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("gzip") && share.is_some_and(|share| share > 0.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(name: &str) -> Place {
        Place(name.as_bytes().into())
    }

    fn whole(n: usize) -> Kept {
        Kept::Whole(vec![b'a'; n].into())
    }

    #[test]
    fn its_bytes_are_bounded_and_what_was_asked_for_least_recently_goes_first() {
        let cache = PageCache::bounded(2 * (1000 + BESIDE) + 100);
        for name in ["a", "b", "b"] {
            cache.put(place(name), whole(1000));
        }
        let has = |name| cache.get(Some(&place(name))).is_some();
        assert!(has("a"), "asked for again");
        cache.put(place("c"), whole(1000));
        assert_eq!(["a", "b", "c"].map(has), [true, false, true]);
        assert_eq!(cache.pages().bytes, 2 * (1001 + BESIDE));
        cache.put(place("large"), whole(10_000));
        let pages = cache.pages();
        assert_eq!((pages.bytes, pages.drawn.len()), (0, 0), "what is too large is not kept");
    }

    #[test]
    fn a_packed_page_goes_to_those_alone_who_take_it() {
        let takes = |line: &'static str| {
            takes_packed(&[(header::ACCEPT_ENCODING, HeaderValue::from_static(line))].into_iter().collect())
        };
        assert!(takes("gzip") && takes("deflate, GZIP;q=0.5, br") && takes("br;q=1.0, gzip;q=0.8, *;q=0.1"));
        assert!(
            !takes("gzip;q=0") && !takes("br") && !takes("") && !takes("gzip;level=9") && !takes("identity")
        );
        assert!(!takes_packed(&HeaderMap::new()));
    }
}
