//! The hot path never touches the heap: proven by counting allocations.

use allocation_counter::measure;
use kernel::testing::{Allocations, allocations};
use lorenzo::Lorenzo;

#[test]
fn setup_legal_play_and_copying_a_state_allocate_nothing() {
    let (seen, decisions) = allocations(&Lorenzo::standard(), 200, |work| measure(work).count_total);
    assert_eq!(seen, Allocations::NONE);
    assert!(decisions > 200 * 100, "{decisions} decisions were watched");
}
