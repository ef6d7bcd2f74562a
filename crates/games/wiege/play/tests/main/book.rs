//! The rules, the rulings, and what of the cards is our own: the same in each language.

use wiege_play::book;
use words::laws::check_book;

/// The anchors of the rules, in their order.
const RULES: [&str; 16] = [
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

#[test]
fn the_books_are_complete_in_each_language() {
    check_book(book::rules, &RULES, &RULES);
    let rulings = ["ruling-events", "ruling-cards", "ruling-scorings", "ruling-end"];
    check_book(book::rulings, &rulings, &RULES);
    check_book(book::cards, &["known", "ours", "correct"], &RULES);
}
