//! What buildings, boxes and works do, each in a sentence: the words behind every icon.

use super::{artist_name, florins, points, word};
use florenza::Tables;
use florenza::building::{BoxEffect, BuildingEffect};
use florenza::data::Income;
use florenza::pieces::Artist;
use words::{Arg, Phrase, Slot};

/// What a building does for whoever owns it.
pub fn building_effect(tables: &Tables, effect: &BuildingEffect) -> Phrase {
    let die = |it: florenza::pieces::Die| word(format!("flo-of-die-{}", it.id()));
    match *effect {
        BuildingEffect::ChooseDieValue { die: it } => Phrase::new(key!("flo-fx-value")).with("die", die(it)),
        BuildingEffect::SwapOneResource { die: it } => {
            let resource = tables.faces[it as usize].resource;
            let name = word(format!("flo-name-{}", resource.id()));
            Phrase::new(key!("flo-fx-swap")).with("die", die(it)).with("resource", name)
        }
        BuildingEffect::AnonymousArtist { .. } => {
            Phrase::new(key!("flo-fx-anonymous")).number("n", tables.anonymous)
        }
        BuildingEffect::AnyDieSameResources { amount, .. } => {
            Phrase::new(key!("flo-fx-alike")).number("n", amount)
        }
        BuildingEffect::AnyDieSteps { amount, .. } => Phrase::new(key!("flo-fx-steps")).number("n", amount),
        BuildingEffect::AnyDieFlorins { amount, .. } => Phrase::new(key!("flo-fx-purse")).number("n", amount),
        BuildingEffect::ResourceToFlorins { amount, .. } => {
            Phrase::new(key!("flo-fx-sell")).number("n", amount)
        }
        BuildingEffect::ArtistDiscount { amount, .. } => {
            Phrase::new(key!("flo-fx-discount")).number("n", amount)
        }
        BuildingEffect::GainExtraResources { amount } => {
            Phrase::new(key!("flo-fx-extra")).number("n", amount)
        }
        BuildingEffect::MasterpieceValue { amount } => {
            Phrase::new(key!("flo-fx-masterpiece")).number("n", amount).number("usual", tables.masterpiece)
        }
        BuildingEffect::AnyArtistType {} => {
            let kinds = Artist::ALL.map(artist_name).to_vec();
            let slot = Slot { what: "artists:".into(), plain: kinds };
            Phrase::new(key!("flo-fx-any-artist")).with("kinds", Arg::Slot(slot))
        }
        BuildingEffect::None {} => Phrase::new(key!("flo-fx-none")),
    }
}

/// What a box of a track does.
pub fn box_effect(effect: &BoxEffect) -> Phrase {
    match *effect {
        BoxEffect::Florins { amount } => florins(amount),
        BoxEffect::Points { amount } => points(amount.into()),
        BoxEffect::Star {} => Phrase::new(key!("flo-stars")).number("n", 1),
        BoxEffect::ExtraResource {} => Phrase::new(key!("flo-extras")).number("n", 1),
        BoxEffect::Resource {} => Phrase::new(key!("flo-box-resource")),
        BoxEffect::Step { track } => {
            Phrase::new(key!("flo-box-step")).with("track", word(format!("flo-track-{}", track.id())))
        }
        BoxEffect::Die {} => Phrase::new(key!("flo-box-die")),
    }
}

/// What a work of the church brings each round.
pub(crate) fn income(income: &Income) -> Phrase {
    match *income {
        Income::Florins(n) => florins(n),
        Income::Step(track) => {
            Phrase::new(key!("flo-box-step")).with("track", word(format!("flo-track-{}", track.id())))
        }
    }
}
