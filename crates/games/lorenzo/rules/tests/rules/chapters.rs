//! Rule tests, one module for each chapter of the rulebook, in its order. The figures are those of the printed rules.
//!
//! Every worked example of the two rulebooks (Italian and Spanish), and the test that plays it:
//!
//! | where | the example | test |
//! | --- | --- | --- |
//! | Actions | the white die shows 4: all white members are worth 4 | `members::the_white_die_shows_four` |
//! | Actions | 3 servants make the neutral member worth 3 | `members::three_servants_make_the_neutral_member_worth_three` |
//! | Buildings | 1 wood for 3 points, or 3 wood for 7 | `buildings::one_wood_for_three_points_or_three_for_seven` |
//! | Buildings | 1 point for each character owned | `buildings::a_point_for_each_character` |
//! | Buildings | 4 coins for 3 wood and 3 stone | `buildings::four_coins_for_three_wood_and_three_stone` |
//! | Buildings | 1 wood or 1 stone for 2 faith | `buildings::one_wood_or_one_stone_for_two_faith` |
//! | Characters | 1 faith and any card at value 4 | `characters::one_faith_and_any_card_at_value_four` and the three after it |
//! | Characters | a building at value 6, 1 wood and 1 stone cheaper | `characters::a_building_at_value_six_for_less` and the one after it |
//! | Characters | 2 faith and a harvest of value 4 | `characters::two_faith_and_a_harvest_of_value_four` |
//! | Characters | 2 points for each character, this one included | `characters::two_points_for_each_character_with_this_one` |
//! | Characters | 3 different privileges | `characters::three_different_privileges` |
//! | Characters | characters at +2 and 1 coin cheaper | `characters::characters_at_two_more_and_a_coin_less`, `characters::the_dame_helps_bonus_actions_too` |
//! | Characters | harvests at +2 | `characters::harvests_at_two_more` |
//! | Characters | no bonus of the third and fourth floor | `characters::the_preacher_forgoes_floor_bonuses` |
//! | Ventures | own 4 military and spend 2, or pay the goods | `ventures::own_four_military_and_spend_two_or_pay_the_goods` |
//! | Towers | floors ask for 1, 3, 5, 7; the last for a servant | `towers::floors_ask_for_one_three_five_and_seven` and the one after it |
//! | Towers | the bonus of a floor may pay its card, not the 3 coins | `towers::the_floor_bonus_helps_to_pay_the_card`, `towers::the_floor_bonus_does_not_pay_the_three_coins` |
//! | Harvest | value 5 with Forest, Manor House, Marble Pit, Monastery | `work::the_harvest_of_value_five` |
//! | Production | value 3, 4 and 5 with Treasury, Carpenter's Shop, Fortress | `work::the_production_of_value_three` and the three after it |
//! | Market | the four spaces | `market::the_four_spaces_give_what_they_show` |
//! | Council | the five options of a privilege | `council::a_privilege_is_one_of_five` |
//! | Vatican | Red has 2 faith, Green has 3 | `vatican::red_has_two_faith_and_green_has_three` |
//! | Turn order | whoever came to the council first goes first | `end_of_round::whoever_came_to_the_council_first_goes_first` and those after it |
//! | Scoring | 1/4/10/20, 1/3/6/10/15/21, ventures, ties, resources | `scoring`, one test a line |
//! | Leaders | the leader that asks for 10 wood | `leader_actions::with_ten_wood_botticelli_can_be_played` |
//! | Tile I-1 to I-4 | one less from each card that gives | `excommunication::one_less_from_each_card` |
//! | Tile I-5, I-6 | the large space is -6 in all | `excommunication::the_large_space_is_six_less_in_all` |
//! | Tile I-7 | the black die shows 5: the black member is worth 4 | `excommunication::the_black_die_shows_five_and_the_member_is_worth_four` |
//! | Tile II-1 to II-4 | cards of one tower at -4 | `excommunication::four_less_in_one_tower` |
//! | Tile II-6 | 2 servants for 1, 4 for 2 | `excommunication::two_servants_for_one_and_four_for_two` |
//! | Tile II-7 | pass first, place last | `excommunication::the_first_turn_is_passed_and_made_up_last` |
//! | Tile III-4 | 26 points lose 5 | `excommunication::of_twenty_six_points_five_are_lost` |
//! | Tile III-5 | 12 military lose 12 | `excommunication::twelve_military_lose_twelve` |
//! | Tile III-6 | buildings for 7 wood and 6 stone lose 13 | `excommunication::buildings_of_seven_wood_and_six_stone_lose_thirteen` |
//! | Tile III-7 | 3 wood, 1 stone, 4 coins, 2 servants lose 10 | `excommunication::ten_resources_lose_ten` |

mod preparation;
mod round;

mod members;
mod towers;

mod buildings;
mod characters;
mod territories;
mod ventures;

mod work;

mod council;
mod market;

mod vatican;

mod end_of_round;

mod scoring;

mod advanced;
mod leader_actions;

mod excommunication;

mod house_rules;
