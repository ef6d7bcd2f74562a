//! A few of the states that a match passed through, so that taking back need not begin at the set-up.

/// The state after every so many decisions is kept for a while.
const EVERY: usize = 16;

/// States that a match passed through: many of the latest and ever fewer of those before, so that to go back by some
/// decisions costs about as many plays and never more than twice, while even a long match keeps only a handful.
pub(crate) struct Earlier<S> {
    /// After how many decisions, and the state then; in order.
    kept: Vec<(usize, S)>,
}

impl<S: Clone> Earlier<S> {
    pub(crate) fn new() -> Earlier<S> {
        Earlier { kept: Vec::new() }
    }

    /// Keeps the state after so many decisions, if it is one of those to keep.
    pub(crate) fn note(&mut self, played: usize, state: &S) {
        if !played.is_multiple_of(EVERY) || self.kept.last().is_some_and(|(last, _)| *last >= played) {
            return;
        }
        self.kept.retain(|(at, _)| played - at < reach(*at));
        self.kept.push((played, state.clone()));
    }

    /// The latest state that is kept of the first so many decisions; those after it never were.
    pub(crate) fn back_to(&mut self, played: usize) -> Option<(usize, S)> {
        self.kept.retain(|(at, _)| *at <= played);
        self.kept.last().cloned()
    }
}

/// For how many more decisions a state is kept: the rounder the number of decisions before it, the longer.
fn reach(at: usize) -> usize {
    match at / EVERY {
        0 => usize::MAX,
        n => (2 * EVERY) << n.trailing_zeros(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A match whose state is the number of its decisions.
    struct Match {
        earlier: Earlier<usize>,
        played: usize,
        /// How many decisions were played, again or not.
        plays: usize,
    }

    impl Match {
        fn long(decisions: usize) -> Match {
            let mut it = Match { earlier: Earlier::new(), played: 0, plays: 0 };
            it.earlier.note(0, &0);
            it.play_to(decisions);
            it.plays = 0;
            it
        }

        fn play_to(&mut self, decisions: usize) {
            while self.played < decisions {
                self.played += 1;
                self.plays += 1;
                self.earlier.note(self.played, &self.played);
            }
        }

        fn take_back(&mut self, decisions: usize) {
            let to = self.played - decisions;
            let (at, state) = self.earlier.back_to(to).unwrap();
            assert_eq!(at, state, "the state is the one after so many decisions");
            self.played = at;
            self.play_to(to);
        }
    }

    #[test]
    fn a_move_and_its_undo_cost_the_same_however_long_the_match_is() {
        for length in [3, 40, 500, 5000, 20_000] {
            for spare in 0..EVERY {
                let mut it = Match::long(length + spare);
                for _ in 0..100 {
                    it.play_to(length + spare + 1);
                    it.take_back(1);
                }
                assert!(it.plays <= 100 * (EVERY + 1), "{} plays at {length}", it.plays);
            }
        }
    }

    #[test]
    fn going_far_back_costs_no_more_than_twice_what_is_taken_back() {
        for length in [100, 999, 4096, 20_000] {
            for far in [1, 2, 15, 16, 17, 60, 100] {
                let mut it = Match::long(length);
                it.take_back(far);
                assert!(it.plays <= (2 * far).max(EVERY), "{} plays for {far} of {length}", it.plays);
            }
        }
    }

    #[test]
    fn step_by_step_all_the_way_back_costs_a_constant_for_each_step() {
        let mut it = Match::long(4000);
        while it.played > 0 {
            it.take_back(1);
        }
        assert!(it.plays <= 4000 * 2 * EVERY, "{} plays", it.plays);
    }

    #[test]
    fn a_handful_of_states_is_kept_of_a_long_match() {
        let most = |decisions: usize| {
            let mut it = Match::long(0);
            (0..decisions).map(|n| (it.play_to(n), it.earlier.kept.len()).1).max()
        };
        assert!(most(400) <= Some(12), "{:?}", most(400));
        assert!(most(20_000) <= Some(24), "{:?}", most(20_000));
    }
}
