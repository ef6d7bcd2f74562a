//! The hot path never touches the heap: proven by counting allocations.

use allocation_counter::measure;
use florenza::Florenza;
use kernel::testing::{Allocations, allocations};

#[test]
fn setup_legal_play_and_copying_a_state_allocate_nothing() {
    let (seen, decisions) = allocations(&Florenza::standard(), 200, |work| measure(work).count_total);
    assert_eq!(seen, Allocations::NONE);
    assert!(decisions > 200 * 60, "{decisions} decisions were watched");
}
