//! The rules of Die Wiege der Renaissance, the rulings, and what of its cards is ours.

use crate::Lang;

/// The anchors of the rules, in their order.
pub const WIEGE_ANCHORS: [&str; 16] = [
    "overview",
    "pieces",
    "setup",
    "turn",
    "placing",
    "cards",
    "columns",
    "genius",
    "culture",
    "characters",
    "paying",
    "events",
    "deck",
    "short",
    "end",
    "teams",
];

/// The anchors of the questions and rulings, in their order.
pub const WIEGE_RULING_ANCHORS: [&str; 4] =
    ["ruling-events", "ruling-cards", "ruling-scorings", "ruling-end"];

/// The rules of Die Wiege der Renaissance.
pub fn wiege(lang: Lang) -> &'static str {
    [
        include_str!("../../rules/en/wiege.md"),
        include_str!("../../rules/it/wiege.md"),
        include_str!("../../rules/es/wiege.md"),
        include_str!("../../rules/de/wiege.md"),
    ][lang as usize]
}

/// Where its rules leave room, and how it is played here.
pub fn wiege_rulings(lang: Lang) -> &'static str {
    [
        include_str!("../../rules/en/wiege-rulings.md"),
        include_str!("../../rules/it/wiege-rulings.md"),
        include_str!("../../rules/es/wiege-rulings.md"),
        include_str!("../../rules/de/wiege-rulings.md"),
    ][lang as usize]
}

/// What of its cards is known, what is ours, and how to correct it.
pub fn wiege_cards(lang: Lang) -> &'static str {
    [
        include_str!("../../rules/en/wiege-cards.md"),
        include_str!("../../rules/it/wiege-cards.md"),
        include_str!("../../rules/es/wiege-cards.md"),
        include_str!("../../rules/de/wiege-cards.md"),
    ][lang as usize]
}
