//! Events as sentences.

use super::Told;
use super::nouns::{amounts, dice, place};
use crate::columns::count;
use crate::tell::{Names, listed};
use lorenzo::Event;
use lorenzo::pieces::Work;

impl Told<'_> {
    /// What happened; `None` for what need not be said. No event is left out here by oversight: there is no wildcard.
    pub(super) fn words(&self, event: &Event, names: &Names) -> Option<String> {
        let deed = match event {
            // Said by the heading of the round and by the table at the end.
            Event::RoundBegan { .. } | Event::Scored { .. } => return None,
            Event::TurnOrder { order } => {
                let order: Vec<&str> = order.as_slice().iter().map(|seat| names.of(*seat)).collect();
                return Some(format!("turn order: {}", order.join(", ")));
            }
            Event::TilesDrawn { tiles } => {
                let tiles = listed(tiles.iter().map(|tile| self.tile(*tile)));
                return Some(format!("excommunication tiles: {tiles}"));
            }
            Event::TowersFilled { cards } => return Some(self.towers(cards)),
            Event::DiceRolled { dice: rolled } => return Some(dice(*rolled)),
            Event::VaticanReport { period } => return Some(format!("Vatican report of period {period}")),
            Event::LeadersDealt { seat, .. }
            | Event::LeaderKept { seat, .. }
            | Event::TileChosen { seat, .. }
            | Event::LeaderPlayed { seat, .. }
            | Event::LeaderCopied { seat, .. }
            | Event::LeaderActivated { seat, .. }
            | Event::LeaderDiscarded { seat, .. }
            | Event::MemberRaised { seat, .. } => (seat, self.leaders(event)),
            Event::TurnSkipped { seat }
            | Event::TurnMadeUp { seat }
            | Event::Placed { seat, .. }
            | Event::ServantsSpent { seat, .. }
            | Event::SurchargePaid { seat, .. }
            | Event::Worked { seat, .. }
            | Event::Passed { seat }
            | Event::TurnEnded { seat } => (seat, turns(event)),
            Event::Gained { seat, .. }
            | Event::PrivilegeChosen { seat, .. }
            | Event::CardTaken { seat, .. }
            | Event::Exchanged { seat, .. }
            | Event::BonusOffered { seat, .. }
            | Event::BonusDeclined { seat, .. }
            | Event::BonusTaken { seat, .. }
            | Event::Supported { seat, .. }
            | Event::Excommunicated { seat, .. } => (seat, self.goods(event)),
        };
        let (seat, words) = deed;
        words.map(|words| format!("{} {words}", names.of(*seat)))
    }

    /// What happens with leaders and bonus tiles.
    fn leaders(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::LeadersDealt { leaders: Some(leaders), .. } => {
                format!("looks at {}", listed(leaders.iter().map(|leader| self.leader(leader).to_string())))
            }
            Event::LeaderKept { leader: Some(leader), .. } => format!("keeps {}", self.leader(*leader)),
            Event::LeaderKept { leader: None, .. } => "keeps a leader".into(),
            Event::TileChosen { tile, .. } => format!("chooses a bonus tile: {}", self.bonus_tile(*tile)),
            Event::LeaderPlayed { leader, .. } => format!("plays {}", self.leader(*leader)),
            Event::LeaderCopied { leader, .. } => {
                format!("takes over the ability of {}", self.leader(*leader))
            }
            Event::LeaderActivated { leader, .. } => format!("uses the ability of {}", self.leader(*leader)),
            Event::LeaderDiscarded { leader, .. } => {
                format!("discards {} for a privilege", self.leader(*leader))
            }
            Event::MemberRaised { member, value, .. } => {
                format!("gives the {} member the value {value}", member.id())
            }
            // Leaders that others look at are nobody's business.
            _ => return None,
        })
    }

    /// What is paid, received and taken.
    fn goods(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Gained { source, gain, .. } => {
                format!("gets {} from {}", amounts(gain), self.source(*source))
            }
            Event::PrivilegeChosen { gain, .. } => format!("chooses {} as a privilege", amounts(gain)),
            Event::CardTaken { card, paid, .. } if paid.is_none() => format!("takes {}", self.card(*card)),
            Event::CardTaken { card, paid, .. } => {
                format!("takes {} for {}", self.card(*card), amounts(paid))
            }
            Event::Exchanged { card, paid, .. } => format!("pays {} at {}", amounts(paid), self.card(*card)),
            Event::BonusOffered { source, .. } => {
                format!("may take a bonus action, by {}", self.source(*source))
            }
            Event::BonusDeclined { source, .. } => {
                format!("does without the bonus action of {}", self.source(*source))
            }
            Event::BonusTaken { space, value, .. } => {
                format!("takes the card {} by a bonus action of value {value}", place(*space))
            }
            Event::Supported { faith, vp, .. } => {
                format!("supports the Church: {faith} faith for {}", count(vp.unsigned_abs().into(), "point"))
            }
            Event::Excommunicated { tile, vp: 0, .. } => format!("is excommunicated: {}", self.tile(*tile)),
            Event::Excommunicated { tile, vp, .. } => {
                let points = count(vp.unsigned_abs().into(), "point");
                format!("is excommunicated: {}, and gets {points} for faith", self.tile(*tile))
            }
            _ => return None,
        })
    }
}

/// What happens in a turn.
fn turns(event: &Event) -> Option<String> {
    Some(match event {
        Event::TurnSkipped { .. } => "skips the first turn of the round".into(),
        Event::TurnMadeUp { .. } => "makes up for the skipped turn".into(),
        Event::Placed { member, space, value, .. } => {
            format!("places the {} member {}, value {value}", member.id(), place(*space))
        }
        Event::ServantsSpent { servants, value, .. } if *servants > 0 => {
            format!("spends {}: value {value}", count((*servants).into(), "servant"))
        }
        Event::SurchargePaid { coins, .. } => {
            format!("pays {} to enter the occupied tower", count(coins.unsigned_abs().into(), "coin"))
        }
        Event::Worked { work: Work::Harvest, value, .. } => format!("harvests with value {value}"),
        Event::Worked { work: Work::Production, value, .. } => format!("produces with value {value}"),
        Event::Passed { .. } => "passes".into(),
        // The next head line says as much.
        _ => return None,
    })
}
