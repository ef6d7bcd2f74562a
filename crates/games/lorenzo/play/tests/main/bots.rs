//! The bots at this game: blind to what is hidden, the same for the same seed, and no thought wasted.

use bots::{Bot, Budget, Level, MctsBot, laws};
use kernel::{Game, Observation, Rng, Seat, Seed, Silent, Turn};
use lorenzo::state::Phase;
use lorenzo::{Action, Config, Lorenzo, State};
use lorenzo_play::LorenzoBundle;
use std::time::{Duration, Instant};

#[test]
fn no_bot_sees_what_is_hidden() {
    laws::sees_nothing_hidden::<LorenzoBundle>(&Lorenzo::standard(), |seed| {
        Config::new(2 + (seed % 3) as u8)
    });
}

/// The same for what a search tells people: chances, comparisons and lines.
#[test]
fn no_advice_knows_what_is_hidden() {
    laws::advises_without_what_is_hidden::<LorenzoBundle>(&Lorenzo::standard(), &Config::new(4));
}

#[test]
fn the_same_seed_gives_the_same_answers() {
    laws::answers_alike::<LorenzoBundle>(&Lorenzo::standard(), &Config::new(4));
}

#[test]
fn several_threads_add_up() {
    laws::threads_add_up::<LorenzoBundle>(&Lorenzo::standard(), &Config::new(4));
}

#[test]
fn a_level_is_measured_once_and_better_than_the_one_below() {
    laws::strengths::<LorenzoBundle>();
    assert!(Level::Shrewd.strength::<LorenzoBundle>().is_some_and(|it| it.against == Level::Able.kind()));
}

/// Plays at random until a decision of this kind comes.
fn find(game: &Lorenzo, wanted: impl Fn(&State, Seat, &[Action]) -> bool) -> (State, Seat, Vec<Action>) {
    for seed in 0..100 {
        let mut state = game.setup(&Config::new(4), Seed::from_number(seed), &mut Silent).unwrap();
        let mut rng = Rng::new(seed);
        let mut legal = Vec::new();
        while let Turn::Await(seats) = game.turn(&state) {
            let seat = seats.lowest().unwrap();
            game.legal(&state, seat, &mut legal);
            if wanted(&state, seat, &legal) {
                return (state, seat, legal);
            }
            let action = *rng.pick(&legal);
            game.play(&mut state, seat, action, &mut Silent);
        }
    }
    panic!("no such decision in 100 matches");
}

#[test]
fn a_decision_without_a_choice_costs_nothing() {
    let game = Lorenzo::standard();
    let (state, seat, legal) = find(&game, |_, _, legal| legal.len() == 1);
    let mut bot = MctsBot::<LorenzoBundle>::new(1, Budget::Millis(60_000));
    assert_eq!(bot.choose(&Observation::new(&game, &state, seat), &legal), 0);
    assert_eq!(bot.iterations(), 0);
}

#[test]
fn it_stops_when_the_most_visited_action_cannot_be_overtaken() {
    let game = Lorenzo::standard();
    let (state, seat, _) = find(&game, |state, _, legal| state.open.round == 6 && legal.len() == 2);
    let mut bot = MctsBot::<LorenzoBundle>::new(1, Budget::Iterations(2000));
    let found = bot.search(&Observation::new(&game, &state, seat));
    let lead = found[0].visits - found.get(1).map_or(0.0, |it| it.visits);
    assert!(bot.iterations() < 2000, "{} iterations", bot.iterations());
    assert!(lead as u64 > 2000 - bot.iterations(), "{found:?} after {} iterations", bot.iterations());
}

/// Whoever only wants a move does not wait for the last doubt; the move is the same wherever the lead is that clear.
#[test]
fn a_move_is_chosen_sooner_than_advice_is_given() {
    let game = Lorenzo::standard();
    let (state, seat, legal) = find(&game, |state, _, legal| state.open.round == 6 && legal.len() == 2);
    let observation = Observation::new(&game, &state, seat);
    let mut adviser = MctsBot::<LorenzoBundle>::new(1, Budget::Iterations(2000));
    let advised = adviser.search(&observation)[0].action;
    let mut player = MctsBot::<LorenzoBundle>::new(1, Budget::Iterations(2000));
    assert_eq!(legal[player.choose(&observation, &legal)], advised);
    let (moved, told) = (player.iterations(), adviser.iterations());
    // From nothing, an action that is tried nearly always leads by half of what is left after a third of the budget.
    assert!(moved >= 2000 / 3 && moved < told, "{moved} iterations to move, {told} to advise");
}

/// The second decision of a turn goes on from what the first one found out about it.
#[test]
fn the_tree_is_kept_between_the_decisions_of_a_turn() {
    let game = Lorenzo::standard();
    let mut kept = 0;
    let mut tried = 0;
    let (mut state, mut seat, mut legal) = find(&game, |state, _, _| state.open.round == 2);
    let mut bot = MctsBot::<LorenzoBundle>::new(1, Budget::Iterations(400));
    while tried < 10 {
        let choice = bot.choose(&Observation::new(&game, &state, seat), &legal);
        game.play(&mut state, seat, legal[choice], &mut Silent);
        let Turn::Await(next) = game.turn(&state) else { break };
        let goes_on = next.contains(seat);
        seat = next.lowest().unwrap();
        game.legal(&state, seat, &mut legal);
        if goes_on && legal.len() > 1 {
            tried += 1;
            let before = bot.iterations();
            let found = bot.search(&Observation::new(&game, &state, seat));
            let visits: f32 = found.iter().map(|it| it.visits).sum();
            kept += usize::from(visits as u64 > bot.iterations() - before);
        }
    }
    assert!(kept >= tried - 1 && tried > 3, "{kept} of {tried}");
}

/// Leaders are drafted all at once: whoever is asked, not only the lowest seat, gets an answer of its own.
#[test]
fn any_of_several_seats_that_choose_together_can_search() {
    let game = Lorenzo::standard();
    let (state, ..) = find(&game, |state, _, _| state.open.phase == Phase::Draft);
    let last = Seat::all(4).last().unwrap();
    let mut legal = Vec::new();
    game.legal(&state, last, &mut legal);
    let found = MctsBot::<LorenzoBundle>::new(1, Budget::Iterations(100))
        .search(&Observation::new(&game, &state, last));
    assert!(!found.is_empty() && found.iter().all(|it| legal.contains(&it.action)), "{found:?} of {legal:?}");
}

#[test]
fn time_is_kept() {
    let game = Lorenzo::standard();
    let (state, seat, legal) = find(&game, |state, _, legal| state.open.round == 1 && legal.len() > 20);
    let mut bot = MctsBot::<LorenzoBundle>::new(1, Budget::Millis(100));
    let begun = Instant::now();
    bot.choose(&Observation::new(&game, &state, seat), &legal);
    // Generous, since a busy machine may let the test wait.
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    assert!(bot.iterations() >= 16, "{} iterations", bot.iterations());
}
