//! What happened at a table: one value from the table to the page. It holds the typed events as each viewer may see them;
//! a frame of the event stream is a rendering of it, made once for a viewer however many connections there are.

use super::erased::{Erased, erase, raw};
use bytes::Bytes;
use kernel::record::Entry;
use kernel::{Seat, Seats, Turn, Viewer};
use serde::Serialize;
use serde_json::value::RawValue;
use std::sync::{Arc, OnceLock};

/// One thing that happened at a table.
#[derive(Debug)]
pub struct Update {
    /// The table's version afterwards.
    pub version: u64,
    what: What,
}

#[derive(Debug)]
enum What {
    /// An entry of the record, or the set-up before the first one.
    Entry {
        turn: TurnView,
        public: Arc<Seen>,
        /// For each seat; empty when everybody sees the same.
        seats: Vec<Arc<Seen>>,
    },
    /// Chat or a request: the same for everybody, and not sent again to those who missed it.
    Notice(Bytes),
}

/// An entry as one viewer may have it: nothing here was not redacted for them.
pub struct Seen {
    entry: Option<Entry>,
    events: Arc<dyn Erased>,
    bytes: usize,
    frame: OnceLock<Bytes>,
}

impl std::fmt::Debug for Seen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Seen({:?}, {})", self.entry, self.events.json())
    }
}

/// An entry and its events, as one viewer may have them.
pub type EntrySeen<E> = (Option<Entry>, Vec<E>);

/// Who decides next, as told to clients.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct TurnView {
    /// Whether the match is over.
    pub over: bool,
    /// The seats that are to decide; empty when it is over.
    #[schema(value_type = Vec<u8>)]
    pub seats: Seats,
}

impl From<Turn> for TurnView {
    fn from(turn: Turn) -> TurnView {
        match turn {
            Turn::Await(seats) => TurnView { over: false, seats },
            Turn::Over => TurnView { over: true, seats: Seats::NONE },
        }
    }
}

/// The data of one entry in the stream of events.
#[derive(Serialize)]
struct Line<'a> {
    version: u64,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    entry: Option<&'a Entry>,
    events: &'a RawValue,
    turn: &'a TurnView,
}

impl Update {
    /// An entry with its events as the public may have them; `own` gives those of a seat that sees something else.
    pub fn entry<E>(
        version: u64,
        n_seats: usize,
        turn: Turn,
        seen: EntrySeen<E>,
        own: impl Fn(Seat, &EntrySeen<E>) -> Option<EntrySeen<E>>,
    ) -> Update
    where
        E: Serialize + Send + Sync + 'static,
    {
        // Mostly everybody sees the same: then it is kept once, and a ring of these is small.
        let differing: Vec<_> = Seat::all(n_seats).map(|seat| own(seat, &seen)).collect();
        let public = Arc::new(Seen::new(seen));
        // Some seats may see more than others do: what the public sees is still kept once.
        let keep = |own: Option<_>| own.map_or_else(|| public.clone(), |own| Arc::new(Seen::new(own)));
        let is_same = differing.iter().all(Option::is_none);
        let seats = if is_same { Vec::new() } else { differing.into_iter().map(keep).collect() };
        Update { version, what: What::Entry { turn: turn.into(), public, seats } }
    }

    /// Something that is no entry and the same for everybody.
    pub fn notice(version: u64, name: &str, data: &impl Serialize) -> Update {
        Update { version, what: What::Notice(frame(None, name, data)) }
    }

    /// Whether it belongs to the record; chat and requests do not.
    pub fn is_entry(&self) -> bool {
        matches!(self.what, What::Entry { .. })
    }

    fn seen(&self, viewer: Viewer) -> Option<&Seen> {
        match &self.what {
            What::Entry { public, seats, .. } => Some(pick(public, seats, viewer)),
            What::Notice(_) => None,
        }
    }

    /// The entry of the record, as this viewer may have it; none for the set-up.
    pub fn entry_for(&self, viewer: Viewer) -> Option<&Entry> {
        self.seen(viewer)?.entry.as_ref()
    }

    /// The events, as this viewer may see them, for whoever knows the game: none where it is another one.
    pub fn events<E: 'static>(&self, viewer: Viewer) -> &[E] {
        let events = self.seen(viewer).and_then(|seen| seen.events.downcast_ref::<Vec<E>>());
        events.map(Vec::as_slice).unwrap_or_default()
    }

    /// The events as JSON, as this viewer may see them.
    pub fn events_json(&self, viewer: Viewer) -> Box<RawValue> {
        self.seen(viewer).map_or_else(|| RawValue::NULL.to_owned(), |seen| seen.events.json())
    }

    /// The frame of the event stream for this viewer.
    pub fn frame(&self, viewer: Viewer) -> Bytes {
        let (turn, seen) = match &self.what {
            What::Notice(frame) => return frame.clone(),
            What::Entry { turn, public, seats } => (turn, pick(public, seats, viewer)),
        };
        let render = || {
            let events = seen.events.json();
            let line = Line { version: self.version, entry: seen.entry.as_ref(), events: &events, turn };
            frame(Some(self.version), "entry", &line)
        };
        seen.frame.get_or_init(render).clone()
    }

    /// About how much memory this takes, without what its events point to.
    pub fn size(&self) -> usize {
        let inner = match &self.what {
            What::Entry { public, seats, .. } => {
                let own = seats.iter().filter(|own| !Arc::ptr_eq(own, public));
                public.size() + own.map(|own| own.size()).sum::<usize>() + size_of_val(seats.as_slice())
            }
            What::Notice(frame) => frame.len(),
        };
        size_of::<Update>() + inner
    }
}

/// What is a viewer's own, or else the public's.
fn pick<'a>(public: &'a Seen, seats: &'a [Arc<Seen>], viewer: Viewer) -> &'a Seen {
    match viewer {
        Viewer::Seat(seat) => seats.get(seat.index()).map_or(public, |own| own),
        Viewer::Public => public,
    }
}

impl Seen {
    fn new<E>((entry, events): (Option<Entry>, Vec<E>)) -> Seen
    where
        E: Serialize + Send + Sync + 'static,
    {
        // Without spare room: these stay in the ring of every table.
        let mut events = events;
        events.shrink_to_fit();
        let bytes = size_of_val(events.as_slice());
        Seen { entry, events: erase(events), bytes, frame: OnceLock::new() }
    }

    fn size(&self) -> usize {
        size_of::<Seen>() + self.bytes + self.frame.get().map_or(0, Bytes::len)
    }
}

/// One frame of a stream of server-sent events. JSON has no raw line breaks, so the data is one line.
pub fn frame(id: Option<u64>, name: &str, data: &impl Serialize) -> Bytes {
    let mut text = id.map(|id| format!("id: {id}\n")).unwrap_or_default();
    text += "event: ";
    text += name;
    text += "\ndata: ";
    text += raw(data).get();
    text += "\n\n";
    // Without spare room: these stay in the ring of every table.
    Bytes::from(text.into_boxed_str().into_boxed_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn act(action: Option<&str>) -> Entry {
        let seat = Seat::default();
        Entry::Act { seat, action: action.map(Into::into), chance: Vec::new(), state: None }
    }

    #[test]
    fn what_everybody_sees_is_kept_once_and_rendered_once() {
        let seen = (Some(act(Some("a"))), vec![7_u8, 8]);
        let update = Update::entry(3, 4, Turn::Over, seen, |_, _| None);
        let of = |viewer| update.frame(viewer).as_ptr();
        assert_eq!(of(Viewer::Public), of(Viewer::Seat(Seat::default())), "one frame for all");
        assert_eq!(update.events::<u8>(Viewer::Public), [7, 8]);
        assert!(update.events::<u16>(Viewer::Public).is_empty(), "another game's events are none");
        let text = String::from_utf8(update.frame(Viewer::Public).to_vec()).unwrap();
        assert!(text.starts_with("id: 3\nevent: entry\ndata: {\"version\":3,\"entry\":\"act\""), "{text}");
        assert!(text.ends_with("\"events\":[7,8],\"turn\":{\"over\":true,\"seats\":[]}}\n\n"), "{text}");
    }

    #[test]
    fn what_one_seat_alone_sees_is_nobody_elses() {
        let own = Viewer::Seat(Seat::default());
        let seen = |seat: Seat, _: &EntrySeen<u8>| {
            (Viewer::Seat(seat) == own).then(|| (Some(act(Some("a"))), vec![7_u8]))
        };
        let update = Update::entry(1, 2, Turn::Over, (Some(act(None)), vec![]), seen);
        assert_eq!(update.events::<u8>(own), [7]);
        for other in [Viewer::Public, Viewer::Seat(Seat::new(1).unwrap())] {
            assert!(update.events::<u8>(other).is_empty());
            assert_eq!(update.entry_for(other), Some(&act(None)));
        }
        let frames =
            [Viewer::Public, Viewer::Seat(Seat::new(1).unwrap())].map(|it| update.frame(it).as_ptr());
        assert_eq!(frames[0], frames[1], "those who see the same share it");
    }
}
