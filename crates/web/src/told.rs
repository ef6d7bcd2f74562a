//! What happened, as told to each viewer: serialised once for a viewer, however many connections listen.

use bytes::Bytes;
use kernel::record::Entry;
use kernel::{Seat, Seats, Turn, Viewer};
use serde::Serialize;
use serde_json::value::RawValue;

/// One thing that happened at a table, ready to be sent.
#[derive(Clone, Debug)]
pub struct Told {
    /// The table's version afterwards.
    pub version: u64,
    /// Whether it is an entry of the record; chat and requests are not, and are not told again to those who missed them.
    pub is_entry: bool,
    public: Bytes,
    /// For each seat; empty when everybody sees the same.
    seats: Vec<Bytes>,
}

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

impl Told {
    /// An entry: `seal` gives the entry as a viewer may have it, `events` the events as it may see them.
    pub fn entry(
        version: u64,
        n_seats: usize,
        turn: Turn,
        seal: impl Fn(Viewer) -> Option<Entry>,
        events: impl Fn(Viewer) -> Box<RawValue>,
    ) -> Told {
        let turn = TurnView::from(turn);
        Told::each(version, true, n_seats, |viewer| {
            let entry = seal(viewer);
            let data = Line { version, entry: entry.as_ref(), events: &events(viewer), turn: &turn };
            frame(Some(version), "entry", &data)
        })
    }

    /// Something that is no entry and the same for everybody.
    pub fn notice(version: u64, name: &str, data: &impl Serialize) -> Told {
        Told { version, is_entry: false, public: frame(None, name, data), seats: Vec::new() }
    }

    fn each(version: u64, is_entry: bool, n_seats: usize, frame: impl Fn(Viewer) -> Bytes) -> Told {
        let public = frame(Viewer::Public);
        // Mostly everybody sees the same: then it is kept once, and a ring of these is small.
        let shared = |bytes: Bytes| if bytes == public { public.clone() } else { bytes };
        let seats: Vec<Bytes> = Seat::all(n_seats).map(|seat| shared(frame(Viewer::Seat(seat)))).collect();
        let seats = if seats.iter().all(|bytes| *bytes == public) { Vec::new() } else { seats };
        Told { version, is_entry, public, seats }
    }

    /// The frame of the event stream for this viewer.
    pub fn frame(&self, viewer: Viewer) -> Bytes {
        let own = match viewer {
            Viewer::Seat(seat) => self.seats.get(seat.index()),
            Viewer::Public => None,
        };
        own.unwrap_or(&self.public).clone()
    }

    /// The events alone, as this viewer see them.
    pub fn events(&self, viewer: Viewer) -> Box<RawValue> {
        #[derive(serde::Deserialize)]
        struct Only {
            events: Box<RawValue>,
        }
        serde_json::from_str::<Only>(&self.data(viewer))
            .map_or_else(|_| RawValue::NULL.to_owned(), |o| o.events)
    }

    /// The JSON that the frame carries.
    pub fn data(&self, viewer: Viewer) -> String {
        let frame = self.frame(viewer);
        let text = std::str::from_utf8(&frame).unwrap_or_default();
        let data = text.lines().find_map(|line| line.strip_prefix("data: "));
        data.unwrap_or("null").to_owned()
    }
}

/// One frame of a stream of server-sent events. JSON has no raw line breaks, so the data is one line.
pub fn frame(id: Option<u64>, name: &str, data: &impl Serialize) -> Bytes {
    let mut text = id.map(|id| format!("id: {id}\n")).unwrap_or_default();
    text += "event: ";
    text += name;
    text += "\ndata: ";
    text += &serde_json::to_string(data).unwrap_or_else(|_| "null".into());
    text += "\n\n";
    // Without spare room: these stay in the ring of every table.
    Bytes::from(text.into_boxed_str().into_boxed_bytes())
}

/// A value as JSON text; our own types always serialise.
pub fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
