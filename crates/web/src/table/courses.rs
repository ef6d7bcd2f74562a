//! Matches that somebody looks back at: their records in pieces, each with the match as it stood before it. So a moment, or
//! a page of the log, costs a piece or two of playing, however long the record is; and the record is read once.
//!
//! A record only grows, so what is known of it stays true. What is kept is bounded in bytes.

use super::Services;
use super::play::{Past, PastView};
use super::task::parse;
use super::update::Update;
use crate::games::GameRef;
use crate::http::fair::Visitor;
use crate::http::fault::Fault;
use kernel::record::{Entry, Footer, Header, Record};
use kernel::{Seed, Viewer};
use lru::LruCache;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Loaded, TableId};

/// How many entries a piece has.
const PIECE: usize = 64;

/// About how many bytes of courses are kept: those that were looked at least recently go first.
const MOST_BYTES: usize = 64 * 1024 * 1024;

/// The courses that are kept.
pub struct Courses(Mutex<Kept>);

struct Kept {
    courses: LruCache<TableId, Arc<Course>>,
    bytes: usize,
    most: usize,
}

/// How a match went, up to the entry that was the last when it was read.
pub struct Course {
    game: GameRef,
    header: Header,
    seed: Seed,
    footer: Option<Footer>,
    pieces: Vec<Arc<Piece>>,
}

struct Piece {
    /// The match before it in its compact form; none before the first.
    before: Option<Vec<u8>>,
    entries: Vec<Entry>,
    bytes: usize,
}

impl Piece {
    fn new(before: Option<Vec<u8>>, entries: Vec<Entry>) -> Piece {
        let text = |text: &Option<String>| text.as_ref().map_or(0, String::capacity);
        let of = |entry: &Entry| match entry {
            Entry::Act { action, chance, state, .. } => {
                let chance: usize = chance.iter().map(|it| size_of::<String>() + it.capacity()).sum();
                text(action) + text(state) + chance
            }
            Entry::Seat { sitter, .. } => sitter.name.capacity() + text(&sitter.bot),
            Entry::Undo { .. } | Entry::Clock { .. } | Entry::Confirm { .. } => 0,
        };
        let bytes = size_of::<Piece>()
            + size_of_val(entries.as_slice())
            + entries.iter().map(of).sum::<usize>()
            + before.as_ref().map_or(0, Vec::len);
        Piece { before, entries, bytes }
    }
}

impl Course {
    fn begun(game: GameRef, loaded: &Loaded) -> Result<Course, String> {
        let header = serde_json::from_str(&loaded.header).map_err(|error| format!("header: {error}"))?;
        Ok(Course { game, header, seed: loaded.seed, footer: None, pieces: Vec::new() })
    }

    /// The game that was played.
    pub fn game(&self) -> &GameRef {
        &self.game
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.pieces.iter().map(|piece| piece.entries.len()).sum()
    }

    /// Whether nothing happened yet.
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

    /// The last line of the record, once the match is over; for nobody as long as another is on with the same seed.
    pub fn footer(&self) -> Option<Footer> {
        self.footer
    }

    /// All entries.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.pieces.iter().flat_map(|piece| &piece.entries)
    }

    /// The lines of the record as this viewer may have them, in pieces; where it is open, whole.
    pub fn texts(self: Arc<Self>, sealed_for: Option<Viewer>) -> impl Iterator<Item = String> {
        (0..=self.pieces.len() + 1).map(move |at| {
            let entries = at.checked_sub(1).and_then(|at| self.pieces.get(at));
            let entries = entries.map(|piece| piece.entries.clone()).unwrap_or_default();
            let footer = self.footer.filter(|_| at > self.pieces.len());
            let part = Record { header: self.header.clone(), entries, footer };
            let part = match sealed_for {
                Some(viewer) => self.game.sealed(&part, viewer),
                None => part,
            };
            let text = part.to_text();
            // Each part is written as a record of its own; only the first keeps its header.
            let lines = text.split_once('\n').map_or("", |(_, lines)| lines);
            if at == 0 { text } else { lines.to_owned() }
        })
    }

    /// What happened with the entries after the first `from`, up to the first `to`; from none on, with the set-up before.
    pub fn updates(&self, from: Option<usize>, to: usize) -> Result<Vec<Update>, String> {
        let first = from.unwrap_or(0);
        let (entries, before) = self.since_piece(first, to);
        self.game.tell(self.past(&entries), before, from.map(|from| from % PIECE))
    }

    /// What a viewer saw after so many entries, and what happened with the last of them.
    pub fn look_back(&self, at: usize, viewer: Viewer) -> Result<PastView, String> {
        let (entries, before) = self.since_piece(at.saturating_sub(1), at);
        self.game.look_back(self.past(&entries), before, viewer)
    }

    /// Plays all of it again for whatever somebody wants to know.
    pub fn play<T>(&self, play: impl FnOnce(Past<'_>) -> T) -> T {
        let entries: Vec<Entry> = self.entries().cloned().collect();
        play(self.past(&entries))
    }

    /// The entries up to the first `to`, from the beginning of the piece in which the one after the first `first` is; and
    /// the match before them.
    fn since_piece(&self, first: usize, to: usize) -> (Vec<Entry>, Option<&[u8]>) {
        let at = first / PIECE;
        let pieces = self.pieces.get(at..).unwrap_or_default();
        let before = pieces.first().and_then(|piece| piece.before.as_deref());
        let entries = pieces.iter().flat_map(|piece| &piece.entries);
        (entries.take(to.saturating_sub(at * PIECE)).cloned().collect(), before)
    }

    fn past<'a>(&'a self, entries: &'a [Entry]) -> Past<'a> {
        Past { header: &self.header, seed: self.seed, entries }
    }

    /// How many entries are in whole pieces: these are never read again.
    fn whole(&self) -> usize {
        self.len() / PIECE * PIECE
    }

    /// The same with what follows its whole pieces.
    fn grown(&self, lines: &[String], footer: Option<&str>) -> Result<Course, String> {
        let footer = footer.map(serde_json::from_str).transpose().map_err(|error| error.to_string())?;
        let mut pieces = self.pieces[..self.whole() / PIECE].to_vec();
        let mut before = pieces.last().map(|last| self.after(last)).transpose()?;
        for entries in parse(lines)?.chunks(PIECE) {
            let piece = Piece::new(before.take(), entries.to_vec());
            if entries.len() == PIECE {
                before = Some(self.after(&piece)?);
            }
            pieces.push(Arc::new(piece));
        }
        let (game, header) = (self.game.clone(), self.header.clone());
        Ok(Course { game, header, seed: self.seed, footer, pieces })
    }

    /// The match after a piece.
    fn after(&self, piece: &Piece) -> Result<Vec<u8>, String> {
        let woken = self.game.wake(self.past(&piece.entries), piece.before.as_deref())?;
        Ok(woken.play.snapshot())
    }

    fn bytes(&self) -> usize {
        size_of::<Course>() + self.pieces.iter().map(|piece| piece.bytes).sum::<usize>()
    }
}

/// What a reader missed: told piece by piece, as fast as it is read.
pub struct Backlog {
    course: Arc<Course>,
    told: usize,
    until: usize,
    visitor: Visitor,
}

impl Backlog {
    /// What happened after a version and up to another, for this visitor.
    pub fn new(course: Arc<Course>, after: u64, until: u64, visitor: Visitor) -> Backlog {
        let until = (until as usize).min(course.len());
        Backlog { course, told: (after as usize).min(until), until, visitor }
    }

    /// What comes next; nothing at the end.
    pub async fn next(&mut self, services: &Services) -> Result<Vec<Update>, Fault> {
        if self.told == self.until {
            return Ok(Vec::new());
        }
        let place = services.place(self.visitor).await?;
        let (course, from) = (self.course.clone(), self.told);
        let to = ((from / PIECE + 1) * PIECE).min(self.until);
        let told = services.replay(place, move || course.updates(Some(from), to)).await?;
        self.told = to;
        told.map_err(|error| {
            tracing::error!(error, "a piece of a record cannot be played again");
            Fault::Unavailable
        })
    }
}

impl Default for Courses {
    fn default() -> Courses {
        Courses::bounded(MOST_BYTES)
    }
}

impl Courses {
    fn bounded(most: usize) -> Courses {
        Courses(Mutex::new(Kept { courses: LruCache::unbounded(), bytes: 0, most }))
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is known of a table.
    fn get(&self, id: &TableId) -> Option<Arc<Course>> {
        self.kept().courses.get(id).cloned()
    }

    fn put(&self, id: &TableId, course: Arc<Course>) {
        let mut kept = self.kept();
        kept.bytes += course.bytes();
        if let Some(old) = kept.courses.put(id.clone(), course) {
            kept.bytes -= old.bytes();
        }
        while kept.bytes > kept.most {
            let Some((_, old)) = kept.courses.pop_lru() else { return };
            kept.bytes -= old.bytes();
        }
    }
}

impl Services {
    /// How the match at a table went so far. Reading it takes a place of this visitor's, unless it is known already.
    pub async fn course(&self, id: &TableId, visitor: Visitor) -> Result<Arc<Course>, Fault> {
        let loaded = self.store.load(id).await?;
        let is_all = |course: &Arc<Course>| {
            course.len() as u64 >= loaded.version && course.footer.is_some() == loaded.footer.is_some()
        };
        if let Some(course) = self.courses.get(id).filter(is_all) {
            return Ok(course);
        }
        let place = self.place(visitor).await?;
        // Whoever waited may find that another has read it meanwhile.
        let known = self.courses.get(id);
        if let Some(course) = known.clone().filter(is_all) {
            return Ok(course);
        }
        let game = self.games.get(&loaded.game).cloned().ok_or(Fault::Missing("game"))?;
        let known = match known {
            Some(known) => known,
            None => Arc::new(Course::begun(game, &loaded).map_err(|error| unreadable(id, &error))?),
        };
        let lines = self.store.entries(id, known.whole() as u64).await?;
        let grown = move || known.grown(&lines, loaded.footer.as_deref());
        let course = self.replay(place, grown).await?.map_err(|error| unreadable(id, &error))?;
        let course = Arc::new(course);
        self.courses.put(id, course.clone());
        Ok(course)
    }
}

/// A record that was fine when it was written cannot be played again.
fn unreadable(id: &TableId, error: &str) -> Fault {
    tracing::error!(table = %id, error, "a record cannot be played again");
    Fault::SetAside
}
