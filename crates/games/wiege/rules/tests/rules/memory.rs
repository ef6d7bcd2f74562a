//! The hot path never touches the heap: proven by counting allocations.

use allocation_counter::measure;
use kernel::testing::{Allocations, allocations};
use wiege::Wiege;

#[test]
fn setup_legal_play_and_copying_a_state_allocate_nothing() {
    let (seen, decisions) = allocations(&Wiege::standard(), 200, |work| measure(work).count_total);
    assert_eq!(seen, Allocations::NONE);
    assert!(decisions > 200 * 80, "{decisions} decisions were watched");
}
