//! Positions written by hand: for rule tests, perft counts and puzzles.
//!
//! One statement a line (or between semicolons); what is not said is empty or zero:
//!
//! ```text
//! 4 players base                      or: 2 players advanced strict-passing english-leaders
//! round 5                             1 to 6; the towers are empty but for what is said
//! dice 3 4 5                          white, black, orange
//! order 2 0 1 3                       the turn order
//! tiles 1 5 7                         the excommunication tiles by their numbers
//! turn 0                              whose turn it is; else the first one's in the turn order
//! turns 2                             so many turns each are over already; after 4 come those skipped by tile II-7
//! floor territory-3 forest            a card on a tower
//! seat 0 has 2 wood, 3 coins          goods and points
//! seat 0 cards forest, manor-house    cards owned, in this order
//! seat 0 tile standard                the personal bonus tile
//! seat 0 leaders santa-rita           leaders in play
//! seat 0 used sisto-iv                leaders in play whose ability was used this round
//! seat 0 hand sisto-iv                leaders in hand
//! seat 0 copied cosimo-de-medici      what the leader that copies has copied
//! seat 0 excommunicated 1 3           by the tiles of these periods
//! seat 0 member white council-palace  a family member on the board
//! vatican                             the actions are over and the Church asks
//! over                                the match is over
//! ```
//!
//! The order of the statements counts only where things stand in a row: cards owned, and members in the council palace.
//! A text cannot say that a decision is half taken, that a leader gave a member another value, or what lies in the decks.

use crate::Lorenzo;
use crate::apply::Exec;
use crate::check::check;
use crate::config::Config;
use crate::items::{Amounts, Item};
use crate::leader::{LeaderId, Leaders};
use crate::modifiers;
use crate::pending::{Pending, Stack};
use crate::phase::TURNS;
use crate::pieces::{BonusTile, CardId, CardType, Member, TileId};
use crate::space::{Area, Space};
use crate::state::{BoardState, Open, Phase, Player, Secret, Standing, State, work_group};
use kernel::position::{self, PositionError, nothing, number, numbers, two, unknown};
use kernel::{Chance, PerSeat, Seat, Seed, Silent};
use std::ops::RangeInclusive;

impl Lorenzo {
    /// The state a text describes, if it can be.
    pub fn position(&self, text: &str) -> Result<State, PositionError> {
        position::read(text, |players, options| Ok(Builder::new(self, config(players, options)?)))
    }
}

fn config(players: u8, options: &mut dyn Iterator<Item = &str>) -> Result<Config, String> {
    let config = position::with_options(Config::new(players), options, |config, word| {
        match word {
            "advanced" => {}
            "base" => config.advanced = false,
            "strict-passing" => config.strict_passing = true,
            "english-leaders" => config.english_leaders = true,
            _ => return false,
        }
        true
    })?;
    config.check().map_err(|error| error.to_string())?;
    Ok(config)
}

struct Builder<'a> {
    game: &'a Lorenzo,
    state: State,
    turn: Option<Seat>,
    turns: Option<u8>,
}

impl<'a> Builder<'a> {
    fn new(game: &'a Lorenzo, config: Config) -> Builder<'a> {
        let n = usize::from(config.players);
        let tile = |period| TileId::new(period, 1).expect("every period has a first tile");
        let own_tile = if config.advanced { BonusTile::AdvancedServantsCoin } else { BonusTile::Standard };
        let open = Open {
            config,
            phase: Phase::Actions,
            round: 1,
            step: 0,
            order: PerSeat::from_fn(n, |seat| seat),
            dice: [1; 3],
            towers: [[None; 4]; 4],
            tiles: [tile(1), tile(2), tile(3)],
            board: BoardState::default(),
            players: PerSeat::from_fn(n, |_| Player { tile: Some(own_tile), ..Player::default() }),
            pending: Stack::default(),
        };
        let decks = [std::array::from_fn(|i| i as u8); 4];
        let chance = Chance::new(Seed::from_number(0));
        let state = State { open, secrets: PerSeat::new(n), decks, chance };
        Builder { game, state, turn: None, turns: None }
    }
}

impl position::Builder for Builder<'_> {
    type State = State;

    fn seats(&self) -> usize {
        self.state.seats()
    }

    fn read(&mut self, verb: &str, rest: &str) -> Result<(), String> {
        let open = &mut self.state.open;
        match verb {
            "round" => open.round = within(rest, 1..=6)?,
            "dice" => open.dice = three(rest, &(1..=6))?,
            "tiles" => {
                let wanted = three(rest, &(1..=7))?;
                for (i, n) in wanted.into_iter().enumerate() {
                    open.tiles[i] = TileId::new(i as u8 + 1, n).ok_or("tiles are 1 to 7")?;
                }
            }
            "order" => {
                let seats =
                    rest.split_whitespace().map(|word| self.seat(word)).collect::<Result<Vec<_>, _>>()?;
                if seats.len() != self.state.seats() {
                    return Err("the order names each seat once".into());
                }
                self.state.open.order.as_mut_slice().copy_from_slice(&seats);
            }
            "turn" => self.turn = Some(self.seat(rest)?),
            "turns" => self.turns = Some(within(rest, 0..=TURNS)?),
            "floor" => {
                let (space, card) = two(rest, "a floor and a card are needed")?;
                let card = self.card(card)?;
                let Some(Area::Floor(tower, floor)) = Space::from_id(space).map(Space::area) else {
                    return Err(format!("{space:?} is no floor"));
                };
                if card.kind() != tower {
                    return Err("the card is of another type".into());
                }
                self.state.open.towers[tower as usize][usize::from(floor)] = Some(card);
            }
            "vatican" | "over" => {
                nothing(rest)?;
                open.phase = if verb == "over" { Phase::Over } else { Phase::Vatican };
            }
            other => return unknown(other),
        }
        Ok(())
    }

    fn read_seat(&mut self, seat: Seat, verb: &str, rest: &str) -> Result<(), String> {
        match verb {
            "has" => {
                for part in rest.split(',') {
                    let (n, item) = two(part.trim(), "write for example `2 wood`")?;
                    let item = Item::from_id(item).ok_or_else(|| format!("no item {item:?}"))?;
                    let n = n.parse().map_err(|_| format!("{n:?} is no number"))?;
                    let stock = self.state.open.players[seat].stock;
                    self.state.open.players[seat].stock = stock + Amounts::of(item, n);
                }
            }
            "cards" => {
                for id in rest.split(',') {
                    let card = self.card(id.trim())?;
                    let player = &mut self.state.open.players[seat];
                    let slot = player.count(card.kind());
                    *player.cards[card.kind() as usize].get_mut(slot).ok_or("more than six cards")? =
                        Some(card);
                }
            }
            "tile" => {
                let tile = BonusTile::ALL.into_iter().find(|tile| tile.id() == rest);
                self.state.open.players[seat].tile = Some(tile.ok_or("no such bonus tile")?);
            }
            "used" => self.state.open.players[seat].used = leaders(rest)?,
            "leaders" => self.state.open.players[seat].leaders = leaders(rest)?,
            "hand" => self.state.secrets[seat].hand = leaders(rest)?,
            "copied" => self.state.open.players[seat].copied = Some(leader(rest)?),
            "excommunicated" => {
                for period in rest.split_whitespace() {
                    self.state.open.players[seat].excommunicated |= 1 << within(period, 1..=3)?;
                }
            }
            "member" => {
                let (member, space) = two(rest, "a member and a space are needed")?;
                let member = Member::from_id(member).ok_or("no such member")?;
                self.stand(seat, member, Space::from_id(space).ok_or("no such space")?);
            }
            other => return unknown(other),
        }
        Ok(())
    }

    fn finish(mut self) -> Result<State, String> {
        self.deal_the_rest();
        self.stack_decks()?;
        let state = &mut self.state;
        let n = state.seats();
        for seat in Seat::all(n) {
            state.open.players[seat].modifiers = modifiers::work_out(&self.game.tables, &state.open, seat);
        }
        if state.open.phase == Phase::Actions {
            state.open.step = step(&state.open, self.turn, self.turns.unwrap_or(0))?;
            state.open.pending.push(Pending::Turn { placed: false });
        } else if self.turn.is_some() || self.turns.is_some() {
            return Err("`turn` and `turns` are for the actions, which are over".into());
        }
        Exec { game: self.game, state, tell: &mut Silent }.settle();
        check(self.game, state)?;
        Ok(*state)
    }
}

impl Builder<'_> {
    fn stand(&mut self, seat: Seat, member: Member, space: Space) {
        let open = &mut self.state.open;
        open.players[seat].members[member as usize] = Some(space);
        open.board.taken.insert(space);
        let group = match space.area() {
            Area::Floor(tower, _) => tower as usize,
            Area::Work(work, _) => work_group(work),
            Area::Market(_) => return,
            Area::Council => {
                open.board.council[usize::from(open.board.in_council)] =
                    Standing { seat, member: member as u8 };
                open.board.in_council += 1;
                return;
            }
        };
        if member.is_coloured() {
            open.board.coloured[group] = open.board.coloured[group].with(seat);
        }
    }

    /// In the advanced game everyone had four leaders: those not spoken of were discarded.
    fn deal_the_rest(&mut self) {
        let state = &mut self.state;
        let n = state.seats();
        let mut known = Leaders::NONE;
        for seat in Seat::all(n) {
            known = known.union(state.open.players[seat].leaders).union(state.secrets[seat].hand);
        }
        let mut rest = LeaderId::all().filter(|leader| !known.contains(*leader));
        for seat in Seat::all(n) {
            let player = &mut state.open.players[seat];
            let Secret { hand, .. } = state.secrets[seat];
            player.in_hand = hand.len() as u8;
            let spoken_of = player.leaders.len() + hand.len();
            if state.open.config.advanced {
                player.discarded = rest.by_ref().take(4usize.saturating_sub(spoken_of)).collect();
            }
        }
    }

    /// Orders the decks so that the cards in play have been drawn.
    fn stack_decks(&mut self) -> Result<(), String> {
        let open = &self.state.open;
        let drawn = usize::from(open.round) * 4;
        for kind in CardType::ALL {
            let mut in_play: Vec<CardId> = open.towers[kind as usize].iter().flatten().copied().collect();
            open.players.iter().for_each(|(_, player)| in_play.extend(player.cards_of(kind)));
            let deck = &mut self.state.decks[kind as usize];
            for period in deck.chunks_mut(8) {
                let is_out = |place: &u8| in_play.contains(&crate::phase::deck_card(kind, *place));
                period.sort_by_key(|place| !is_out(place));
            }
            let seen = &deck[..drawn];
            if let Some(early) = in_play.iter().find(|card| !seen.contains(&((card.index() % 24) as u8))) {
                let id = &self.game.tables.cards[early.index()].slug;
                return Err(format!("{id} cannot be in play in round {}", open.round));
            }
        }
        Ok(())
    }

    fn card(&self, slug: &str) -> Result<CardId, String> {
        let card = self.game.tables.cards.iter().find(|card| card.slug == slug);
        card.map(|card| card.id).ok_or_else(|| format!("no card {slug:?}"))
    }
}

/// The step of this seat's turn, or else of the first one, when everyone had so many turns. As in the match, whoever skips
/// first turns (tile II-7) is passed over, and makes them up after everyone's last.
fn step(open: &Open, turn: Option<Seat>, turns: u8) -> Result<u8, String> {
    let n = open.players.len() as u8;
    let first = turns * n + turn.map_or(0, |seat| open.place_in_order(seat) as u8);
    match turn {
        Some(seat) if !open.takes_place(first) => Err(format!(
            "seat {seat} has no such turn: whoever skips the first one makes it up after `turns {TURNS}`"
        )),
        Some(_) => Ok(first),
        None => (first..n * (TURNS + 1))
            .find(|step| open.takes_place(*step))
            .ok_or_else(|| "all turns of the round are over".into()),
    }
}

fn leader(id: &str) -> Result<LeaderId, String> {
    LeaderId::from_id(id.trim()).ok_or_else(|| format!("no leader {id:?}"))
}

fn leaders(ids: &str) -> Result<Leaders, String> {
    Ok(position::list(ids, leader)?.into_iter().collect())
}

fn within(text: &str, range: RangeInclusive<u8>) -> Result<u8, String> {
    let n = number(text).ok().filter(|n| range.contains(n));
    n.ok_or_else(|| format!("{text:?} is not a number from {} to {}", range.start(), range.end()))
}

/// Three numbers in a range.
fn three(text: &str, range: &RangeInclusive<u8>) -> Result<[u8; 3], String> {
    let found: [u8; 3] = numbers(text)?;
    found.iter().try_for_each(|n| within(&n.to_string(), range.clone()).map(drop))?;
    Ok(found)
}
