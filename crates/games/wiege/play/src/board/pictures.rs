//! Which picture belongs to what: events, characters, the table itself.

use boards::Pictures;
use maud::{Markup, html};
use wiege::cards::CardId;
use wiege::pieces::EventId;

/// The medal of each character, by the order of the cards, and how much of a name is struck on it.
const MEDALS: [(&str, Part); 27] = [
    ("medal-regiomontanus", Part::Last),
    ("medal-vesalius", Part::Last),
    ("medal-agricola", Part::Last),
    ("medal-copernicus", Part::Last),
    ("medal-paracelsus", Part::Last),
    ("medal-alberti", Part::Last),
    ("medal-michelozzo", Part::Last),
    ("medal-bramante", Part::Last),
    ("medal-brunelleschi", Part::Last),
    ("medal-palladio", Part::Last),
    ("medal-pacioli", Part::Last),
    ("medal-chigi", Part::Last),
    ("medal-welser", Part::Last),
    ("medal-cosimo", Part::First),
    ("medal-fugger", Part::Last),
    ("medal-vespucci", Part::Last),
    ("medal-magellan", Part::Last),
    ("medal-dias", Part::Last),
    ("medal-columbus", Part::Last),
    ("medal-da-gama", Part::LastTwo),
    ("medal-savonarola", Part::Last),
    ("medal-calvin", Part::Last),
    ("medal-loyola", Part::Last),
    ("medal-luther", Part::Last),
    ("medal-erasmus", Part::First),
    ("medal-magnificent", Part::First),
    ("medal-charles-v", Part::LastTwo),
];

/// The part of a name by which somebody is known.
#[derive(Clone, Copy)]
enum Part {
    First,
    Last,
    LastTwo,
}

fn medal_of(card: CardId) -> Option<(&'static str, Part)> {
    MEDALS.get(card.index().checked_sub(CardId::CULTURES)?).copied()
}

/// What an event is about.
pub(super) fn event(pictures: Pictures<'_>, event: EventId) -> Markup {
    let name = event.to_string();
    pictures.draw(&name, &name, "art")
}

/// A character's medal.
pub(super) fn medal(pictures: Pictures<'_>, card: CardId) -> Markup {
    let (name, _) = medal_of(card).unwrap_or(("medal-magnificent", Part::Last));
    pictures.draw(name, name, "med")
}

/// The chart that everything lies on.
pub(super) fn chart(pictures: Pictures<'_>) -> Markup {
    pictures.draw("chart", "chart", "art")
}

/// The medal of the age in laurel.
pub(super) fn laurel(pictures: Pictures<'_>) -> Markup {
    html! { (pictures.draw("laurel", "laurel", "wreath")) (pictures.draw("medal-magnificent", "medal-magnificent", "med")) }
}

/// The part of a character's name that a card has room for.
pub(super) fn short_name(card: CardId, name: &str) -> String {
    let words: Vec<&str> = name.split(' ').collect();
    let part = match medal_of(card).map_or(Part::Last, |(_, part)| part) {
        Part::First => &words[..1],
        Part::Last => &words[words.len() - 1..],
        Part::LastTwo => &words[words.len().saturating_sub(2)..],
    };
    part.join(" ")
}
