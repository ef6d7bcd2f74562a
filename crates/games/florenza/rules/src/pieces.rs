//! The pieces by name: resources, dice, tracks, artists, works of art, and the places where icons are crossed.

use kernel::set::{Element, Set};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One of the six resources; never stored, crossed at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Resource {
    /// Marmo.
    Marble,
    /// Legno.
    Wood,
    /// Metallo.
    Metal,
    /// Spezia.
    Spice,
    /// Tessuto.
    Cloth,
    /// Oro.
    Gold,
}

impl Resource {
    /// All six, in the order of the dice that give them.
    pub const ALL: [Resource; 6] =
        [Resource::Marble, Resource::Wood, Resource::Metal, Resource::Spice, Resource::Cloth, Resource::Gold];

    /// The resource's word.
    pub const fn id(self) -> &'static str {
        ["marble", "wood", "metal", "spice", "cloth", "gold"][self as usize]
    }

    /// The resource with this word.
    pub fn from_id(id: &str) -> Option<Resource> {
        Resource::ALL.into_iter().find(|it| it.id() == id)
    }
}

/// One of the six dice, in the order in which they stand on the dice board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Die {
    /// Bianco.
    White,
    /// Marrone.
    Brown,
    /// Grigio.
    Grey,
    /// Verde.
    Green,
    /// Rosso.
    Red,
    /// Giallo.
    Yellow,
}

impl Die {
    /// All six, in their order.
    pub const ALL: [Die; 6] = [Die::White, Die::Brown, Die::Grey, Die::Green, Die::Red, Die::Yellow];

    /// The die's word.
    pub const fn id(self) -> &'static str {
        ["white", "brown", "grey", "green", "red", "yellow"][self as usize]
    }

    /// The die with this word.
    pub fn from_id(id: &str) -> Option<Die> {
        Die::ALL.into_iter().find(|it| it.id() == id)
    }
}

/// A set of dice, as bits.
pub type Dice = Set<Die>;

kernel::enum_set!(Die: u8);

/// One of the three tracks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Track {
    /// Capitano del Popolo.
    Captain,
    /// Vescovo.
    Bishop,
    /// Predicatore.
    Preacher,
}

impl Track {
    /// All three.
    pub const ALL: [Track; 3] = [Track::Captain, Track::Bishop, Track::Preacher];

    /// The track's word.
    pub const fn id(self) -> &'static str {
        ["captain", "bishop", "preacher"][self as usize]
    }

    /// The track with this word.
    pub fn from_id(id: &str) -> Option<Track> {
        Track::ALL.into_iter().find(|it| it.id() == id)
    }
}

/// A kind of artist.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Artist {
    /// Scultore, of the green die.
    Sculptor,
    /// Architetto, of the red die.
    Architect,
    /// Pittore, of the yellow die.
    Painter,
}

kernel::enum_set!(Artist: u8);

impl Artist {
    /// All three.
    pub const ALL: [Artist; 3] = [Artist::Sculptor, Artist::Architect, Artist::Painter];

    /// The kind's word.
    pub const fn id(self) -> &'static str {
        ["sculptor", "architect", "painter"][self as usize]
    }
}

/// A work of art: four in the palace, four in the church.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Work {
    /// Facciata of the palace.
    PalaceFacade,
    /// Camera Nuziale.
    BridalChamber,
    /// Giardino.
    Garden,
    /// Ritratto.
    Portrait,
    /// Facciata of the church.
    ChurchFacade,
    /// Cupola.
    Dome,
    /// The third work of the church.
    BellTower,
    /// The fourth work of the church.
    Pulpit,
}

impl Work {
    /// The palace, then the church.
    pub const ALL: [Work; 8] = [
        Work::PalaceFacade,
        Work::BridalChamber,
        Work::Garden,
        Work::Portrait,
        Work::ChurchFacade,
        Work::Dome,
        Work::BellTower,
        Work::Pulpit,
    ];
    /// The works of the palace.
    pub const PALACE: [Work; 4] = [Work::PalaceFacade, Work::BridalChamber, Work::Garden, Work::Portrait];
    /// The works of the church.
    pub const CHURCH: [Work; 4] = [Work::ChurchFacade, Work::Dome, Work::BellTower, Work::Pulpit];

    /// The work's word.
    pub const fn id(self) -> &'static str {
        Target::IDS[self as usize]
    }

    /// The work with this word.
    pub fn from_id(id: &str) -> Option<Work> {
        Work::ALL.into_iter().find(|it| it.id() == id)
    }

    /// Whether it belongs to the palace.
    pub const fn is_palace(self) -> bool {
        (self as u8) < 4
    }

    /// Where its icons are.
    pub const fn target(self) -> Target {
        Target(self as u8)
    }
}

/// Where icons can be crossed: a work of art, or one of the spaces 2 to 8 of the district.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Target(u8);

impl Target {
    /// How many there are.
    pub const COUNT: usize = 15;
    /// The works of art.
    pub const WORKS: Targets = Set::from_bits(0xff);
    /// The works of the palace.
    pub const PALACE: Targets = Set::from_bits(0x0f);
    /// The works of the church.
    pub const CHURCH: Targets = Set::from_bits(0xf0);

    const IDS: [&'static str; Target::COUNT] = [
        "palace-facade",
        "bridal-chamber",
        "garden",
        "portrait",
        "church-facade",
        "dome",
        "bell-tower",
        "pulpit",
        "space-2",
        "space-3",
        "space-4",
        "space-5",
        "space-6",
        "space-7",
        "space-8",
    ];

    /// The target with this index.
    pub const fn new(index: usize) -> Option<Target> {
        if index < Target::COUNT { Some(Target(index as u8)) } else { None }
    }

    /// The space with this number, 2 to 8.
    pub const fn space(number: u8) -> Option<Target> {
        if number >= 2 && number <= 8 { Some(Target(number + 6)) } else { None }
    }

    /// The index: the works, then the spaces.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The work of art, if it is one.
    pub const fn as_work(self) -> Option<Work> {
        if self.0 < 8 { Some(Work::ALL[self.0 as usize]) } else { None }
    }

    /// The number of the space, if it is one.
    pub const fn as_space(self) -> Option<u8> {
        if self.0 < 8 { None } else { Some(self.0 - 6) }
    }

    /// All of them: the works, then the spaces.
    pub fn all() -> impl Iterator<Item = Target> {
        (0..Target::COUNT as u8).map(Target)
    }

    /// The target's word.
    pub const fn id(self) -> &'static str {
        Target::IDS[self.0 as usize]
    }

    /// The target with this word.
    pub fn from_id(id: &str) -> Option<Target> {
        Target::all().find(|it| it.id() == id)
    }
}

/// A word where people read it, a byte where they don't.
impl Serialize for Target {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(self.id())
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Target {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Target, D::Error> {
        let found = if deserializer.is_human_readable() {
            Target::from_id(&String::deserialize(deserializer)?)
        } else {
            Target::new(u8::deserialize(deserializer)?.into())
        };
        found.ok_or_else(|| D::Error::custom("no work of art and no space"))
    }
}

/// A set of targets, as bits.
pub type Targets = Set<Target>;

impl Element for Target {
    type Bits = u16;
    const ALL: u16 = (1 << Target::COUNT) - 1;
    const LISTED: bool = false;

    #[inline]
    fn bit(self) -> u32 {
        self.0.into()
    }

    #[inline]
    fn from_bit(bit: u32) -> Option<Target> {
        Target::new(bit as usize)
    }
}
