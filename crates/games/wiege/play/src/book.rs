//! The rules of Die Wiege der Renaissance, the rulings, and what of its cards is our own.

use words::Lang;

/// The rules in our own words.
pub fn rules(lang: Lang) -> &'static str {
    [
        include_str!("../book/en/wiege.md"),
        include_str!("../book/it/wiege.md"),
        include_str!("../book/es/wiege.md"),
        include_str!("../book/de/wiege.md"),
    ][lang as usize]
}

/// Where the rules leave room, and how it is played here.
pub fn rulings(lang: Lang) -> &'static str {
    [
        include_str!("../book/en/wiege-rulings.md"),
        include_str!("../book/it/wiege-rulings.md"),
        include_str!("../book/es/wiege-rulings.md"),
        include_str!("../book/de/wiege-rulings.md"),
    ][lang as usize]
}

/// What of its cards is known, what is ours, and how to correct it.
pub fn cards(lang: Lang) -> &'static str {
    [
        include_str!("../book/en/wiege-cards.md"),
        include_str!("../book/it/wiege-cards.md"),
        include_str!("../book/es/wiege-cards.md"),
        include_str!("../book/de/wiege-cards.md"),
    ][lang as usize]
}
