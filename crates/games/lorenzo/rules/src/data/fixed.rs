//! Rules that the files write down but that this program plays in one way only: another value is refused, since to play
//! on in silence would be worse.

use super::{At, DataError, Sources};
use serde_json::Value;

/// Places by file that must be as in the files this program carries; `*` stands for every row.
const FIXED: [(&str, &[&str]); 5] = [
    ("cards.json", &[]),
    ("leaders.json", &["leader_actions/when", "leader_actions/limit_per_turn"]),
    ("excommunications.json", &["tiles/*/when"]),
    (
        "board.json",
        &[
            "structure/fill_direction",
            "dice",
            "family_members",
            "servants/limit",
            "tower_rules/members_per_space",
            "tower_rules/coloured_members_per_player",
            "tower_rules/neutral_exempt",
            "tower_rules/floor_bonus_may_pay_card_cost",
            "tower_rules/floor_bonus_may_pay_surcharge",
            "work_areas/*/coloured_members_per_player",
            "work_areas/*/neutral_exempt",
            "work_areas/*/activates",
            "work_areas/*/spaces/*/capacity",
            "market/coloured_members_per_player",
            "market/spaces/*/capacity",
            "council/capacity",
            "council/coloured_members_per_player",
            "council/sets_next_turn_order",
            "closed_spaces",
            "setup/start_points",
            "setup/turn_order",
            "end_game/resources_vp/resources",
            "end_game/resources_vp/rounding",
            "end_game/tie_break",
            "personal_bonus_tiles/advanced_choice_order",
        ],
    ),
    ("variant-5p.json", &["main/players", "main/prestige_track/start", "main/closed_spaces"]),
];

/// Compares what is fixed with the files this program carries.
pub(super) fn check(file: &'static str, text: &str, value: &Value) -> Result<(), DataError> {
    let Some((_, places)) = FIXED.iter().find(|(name, _)| *name == file) else { return Ok(()) };
    let at = |place: String| At::new(file, place);
    let own = serde_json::from_str(text).map_err(|error| at(String::new()).error(error.to_string()))?;
    for place in *places {
        let parts: Vec<&str> = place.split('/').collect();
        if let Some(found) = first_difference(value, &own, &parts, String::new()) {
            let reason =
                "this is played in one way only: leave it as it is in the files that come with the program";
            return Err(at(found).error(reason));
        }
    }
    Ok(())
}

/// The files this program carries, in the order of [`Sources::FILES`].
pub(super) fn carried() -> [&'static str; 5] {
    let Sources { cards, leaders, excommunications, board, variant } = Sources::STANDARD;
    [cards, leaders, excommunications, board, variant]
}

fn first_difference(value: &Value, own: &Value, parts: &[&str], path: String) -> Option<String> {
    let Some((part, rest)) = parts.split_first() else {
        return (value != own).then_some(path);
    };
    let deeper = |key: &str| if path.is_empty() { key.to_owned() } else { format!("{path}/{key}") };
    if *part == "*" {
        let (rows, own_rows) = (value.as_array()?, own.as_array()?);
        let mut pairs = rows.iter().zip(own_rows).enumerate();
        return pairs.find_map(|(i, (row, own))| first_difference(row, own, rest, deeper(&i.to_string())));
    }
    first_difference(value.get(part)?, own.get(part)?, rest, deeper(part))
}
