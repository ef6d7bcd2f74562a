//! What buildings, boxes and works do, each in a sentence: the words behind every icon.

use super::{artist_name, florins, points};
use crate::{Arg, Phrase};
use florenza::Tables;
use florenza::building::{BoxEffect, BuildingEffect};
use florenza::data::Income;
use florenza::pieces::Artist;

/// What a building does.
pub fn building_effect(tables: &Tables, effect: &BuildingEffect) -> Phrase {
    let die = |it: florenza::pieces::Die| Arg::Word(format!("flo-of-die-{}", it.id()));
    match *effect {
        BuildingEffect::ChooseDieValue { die: it } => Phrase::new("flo-fx-value").with("die", die(it)),
        BuildingEffect::SwapOneResource { die: it } => {
            let resource = tables.faces[it as usize].resource;
            let name = Arg::Word(format!("flo-name-{}", resource.id()));
            Phrase::new("flo-fx-swap").with("die", die(it)).with("resource", name)
        }
        BuildingEffect::AnonymousArtist { .. } => {
            Phrase::new("flo-fx-anonymous").number("n", tables.anonymous)
        }
        BuildingEffect::AnyDieSameResources { amount, .. } => Phrase::new("flo-fx-alike").number("n", amount),
        BuildingEffect::AnyDieSteps { amount, .. } => Phrase::new("flo-fx-steps").number("n", amount),
        BuildingEffect::AnyDieFlorins { amount, .. } => Phrase::new("flo-fx-purse").number("n", amount),
        BuildingEffect::ResourceToFlorins { amount, .. } => Phrase::new("flo-fx-sell").number("n", amount),
        BuildingEffect::ArtistDiscount { amount, .. } => Phrase::new("flo-fx-discount").number("n", amount),
        BuildingEffect::GainExtraResources { amount } => Phrase::new("flo-fx-extra").number("n", amount),
        BuildingEffect::MasterpieceValue { amount } => {
            Phrase::new("flo-fx-masterpiece").number("n", amount).number("usual", tables.masterpiece)
        }
        BuildingEffect::AnyArtistType {} => {
            let kinds = Artist::ALL.map(artist_name).to_vec();
            let slot = crate::Slot { what: "artists:".into(), plain: kinds };
            Phrase::new("flo-fx-any-artist").with("kinds", Arg::Slot(slot))
        }
        BuildingEffect::None {} => Phrase::new("flo-fx-none"),
    }
}

/// What a box of a track does.
pub fn box_effect(effect: &BoxEffect) -> Phrase {
    match *effect {
        BoxEffect::Florins { amount } => florins(amount),
        BoxEffect::Points { amount } => points(amount.into()),
        BoxEffect::Star {} => Phrase::new("flo-stars").number("n", 1),
        BoxEffect::ExtraResource {} => Phrase::new("flo-extras").number("n", 1),
        BoxEffect::Resource {} => Phrase::new("flo-box-resource"),
        BoxEffect::Step { track } => {
            Phrase::new("flo-box-step").with("track", Arg::Word(format!("flo-track-{}", track.id())))
        }
        BoxEffect::Die {} => Phrase::new("flo-box-die"),
    }
}

/// What a work of the church brings each round.
pub fn income(income: &Income) -> Phrase {
    match *income {
        Income::Florins(n) => florins(n),
        Income::Step(track) => {
            Phrase::new("flo-box-step").with("track", Arg::Word(format!("flo-track-{}", track.id())))
        }
    }
}
