//! Any table of La Clef des mondes, described in a scenario file.
//!
//! What is not named is plain: L'Autre monde Gaulois lies face up in the north with all pawns in it, every
//! other place is hidden, hands are empty, characters come in the order of their deck, piles are shuffled, and
//! seat 0 is about to take the first of two actions in round 1.

use std::collections::BTreeMap;

use serde::Deserialize;
use veilleuse_core::{ArrangeError, Referee, Seat, SeatSet, Secret, kit::Set};

use crate::{
    ask,
    pack::{Pack, natives},
    phase::keys_missing,
    piles::{Back, Facts, Sort},
    setup::{self, Options},
    state::{HAND, Nearness, State, Turn},
    words::{Card, Character, Pawn, Place, World},
};

/// A table of La Clef des mondes: any part of it, set directly.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Arrangement {
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// Actions left; two when missing.
    pub actions: Option<u8>,
    /// Whether the draw of this turn is used.
    pub drawn: bool,
    /// The round; the first when missing.
    pub round: Option<u16>,
    /// Worlds lying face up, by place.
    pub worlds: BTreeMap<Place, World>,
    /// Worlds lying face down at a certain place, seen by nobody.
    pub face_down: BTreeMap<Place, World>,
    /// The seats, from 0 on; fewer than there are is fine.
    pub seats: Vec<SeatArrangement>,
    /// Piles with cards in a certain order.
    pub piles: BTreeMap<World, PileArrangement>,
    /// Partners who have refused an exchange in this turn.
    pub refused: Vec<Seat>,
    /// Whether the table was asked to stop in this turn.
    pub halt_called: bool,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct SeatArrangement {
    /// Where the pawn is; with seat 0 when missing.
    pub place: Option<Place>,
    pub pawn: Option<Pawn>,
    /// The character kept.
    pub character: Option<Character>,
    /// Whether everybody knows the character.
    pub revealed: bool,
    /// Whether the own key is used up; it was revealed then.
    pub key_spent: bool,
    /// Turns to miss.
    pub skips: u8,
    pub hand: Vec<Card>,
    /// Who has looked at the hand.
    pub hand_seen_by: Vec<Seat>,
    /// Who has secretly seen the character.
    pub character_seen_by: Vec<Seat>,
    /// The round in which the player last came nearer home; that of the table when missing.
    pub nearer_in: Option<u16>,
}

/// A pile: its other cards are shuffled.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PileArrangement {
    /// Cards on top, the topmost first.
    pub top: Vec<Card>,
    /// Cards underneath, the lowest last.
    pub bottom: Vec<Card>,
    /// Who has seen these cards.
    pub seen_by: Vec<Seat>,
}

pub(crate) fn arrange(
    pack: &Pack,
    options: &Options,
    given: &Arrangement,
    referee: &Referee,
) -> Result<State, ArrangeError> {
    setup::check(options)
        .map_err(|refusal| ArrangeError::at("options", format!("refused by {}", refusal.rule)))?;
    let mut state = setup::bare(options);
    worlds(&mut state, given)?;
    let seats = usize::from(options.seats);
    if given.seats.len() > seats {
        return Err(ArrangeError::at("seats", format!("this table has {seats} seats")));
    }
    for (index, spec) in given.seats.iter().enumerate() {
        if let Some(character) = spec.character
            && !state.characters.take(character)
        {
            return Err(ArrangeError::at(
                format!("seats[{index}].character"),
                format!("{character} is taken"),
            ));
        }
    }
    let plain = SeatArrangement::default();
    for index in 0..seats {
        seat(pack, &mut state, index, given.seats.get(index).unwrap_or(&plain), referee)?;
    }
    for (world, pile) in &given.piles {
        piles(pack, &mut state, *world, pile)?;
    }
    let active = given.active.unwrap_or(Seat::new(0));
    if active.index() >= seats {
        return Err(ArrangeError::at("active", format!("there is no seat {active}")));
    }
    state.active = active;
    state.first = options.first.unwrap_or(Seat::new(0));
    state.round = given.round.unwrap_or(1);
    state.turn = Turn {
        actions: given.actions.unwrap_or(2),
        drawn: given.drawn,
        refused: given.refused.iter().copied().collect(),
        halt_called: given.halt_called,
        ..Turn::NONE
    };
    for (index, seat) in (0..seats).map(|index| (index, Seat::new(index as u8))) {
        let player = state.player(seat);
        let (held, character) = (player.held(referee), player.plays(referee));
        let missing = keys_missing(pack, &state, seat, &held, character);
        let nearer_in = given.seats.get(index).and_then(|spec| spec.nearer_in).unwrap_or(state.round);
        let missing = Some(missing);
        *state.player_mut(seat).nearness.truth_mut(referee) = Nearness { missing, nearer_in };
    }
    if state.turn.actions == 0 {
        return Err(ArrangeError::at("actions", "a turn that is asked for has an action left"));
    }
    state.ask = ask::Act.into();
    Ok(state)
}

fn worlds(state: &mut State, given: &Arrangement) -> Result<(), ArrangeError> {
    let mut open = given.worlds.clone();
    if open.is_empty() {
        open.insert(Place::North, World::GaulishOtherworld);
    }
    for (face_up, worlds) in [(true, &open), (false, &given.face_down)] {
        for (place, world) in worlds {
            let path = format!("{}.{}", if face_up { "worlds" } else { "face_down" }, place.id());
            if state.open[*place].is_some() {
                return Err(ArrangeError::at(path, "another world lies here"));
            }
            if !state.unplaced.take(*world) {
                return Err(ArrangeError::at(path, format!("{} lies elsewhere", world.id())));
            }
            if face_up {
                state.open[*place] = Some(*world);
            } else {
                state.hidden[*place] = Secret::new(Some(*world), SeatSet::NOBODY);
            }
        }
    }
    Ok(())
}

fn seat(
    pack: &Pack,
    state: &mut State,
    index: usize,
    spec: &SeatArrangement,
    referee: &Referee,
) -> Result<(), ArrangeError> {
    let path = |field: &str| format!("seats[{index}].{field}");
    let seat = Seat::new(index as u8);
    let with_first = state.player(Seat::new(0)).place;
    let first_open = Place::ALL.into_iter().find(|place| state.open[*place].is_some());
    let place = spec.place.or(with_first).or(first_open);
    let Some(world) = place.and_then(|place| state.open[place]) else {
        return Err(ArrangeError::at(
            path("place"),
            "a pawn stands in a world that lies face up (CM-BOARD-06)",
        ));
    };
    let taken: Set<Pawn> = state.players.values().iter().filter_map(|player| player.pawn).collect();
    let free = Pawn::ALL.into_iter().find(|pawn| !taken.has(*pawn));
    let pawn = spec.pawn.or(free);
    if pawn.is_none_or(|pawn| taken.has(pawn)) {
        return Err(ArrangeError::at(path("pawn"), "another seat has this pawn (CM-SETUP-09)"));
    }
    let character = match spec.character {
        Some(character) => character,
        None => state.characters.draw(0),
    };
    if spec.hand.len() > HAND {
        return Err(ArrangeError::at(path("hand"), "a hand holds five cards (CM-HAND-01)"));
    }
    let seen_by = spec.hand_seen_by.iter().copied().collect::<SeatSet>().with(seat);
    for card in &spec.hand {
        let abroad = !pack.is_object(*card) && !natives(world).has(*card);
        if pack.is_bad(*card) || abroad {
            let problem = format!("{card} cannot be held in {} (CM-ENC-05)", world.id());
            return Err(ArrangeError::at(path("hand"), problem));
        }
        pull(state, &path("hand"), *card)?;
        let facts = Facts::of(None, Sort::Good, None);
        state.player_mut(seat).put(Back { card: Secret::new(*card, seen_by), facts });
    }
    let player = state.player_mut(seat);
    player.place = place;
    player.pawn = pawn;
    player.skips = spec.skips;
    player.key_spent = spec.key_spent;
    player.revealed = spec.revealed || spec.key_spent;
    *player.character.truth_mut(referee) = Some(character);
    player.character.reveal_to(spec.character_seen_by.iter().copied().collect());
    if player.revealed {
        player.character.reveal_to(SeatSet::EVERYBODY);
    }
    Ok(())
}

fn pull(state: &mut State, path: &str, card: Card) -> Result<(), ArrangeError> {
    if state.piles.pull(card) {
        Ok(())
    } else {
        Err(ArrangeError::at(path, format!("{card} is already somewhere else")))
    }
}

fn piles(pack: &Pack, state: &mut State, world: World, spec: &PileArrangement) -> Result<(), ArrangeError> {
    let path = format!("piles.{}", world.id());
    let seen_by: SeatSet = spec.seen_by.iter().copied().collect();
    let mut put = |card: Card| {
        if !pack.is_object(card) && card.origin() != world {
            return Err(ArrangeError::at(&path, format!("{card} never lies in this pile (CM-ENC-02)")));
        }
        pull(state, &path, card)?;
        let facts = Facts::of(None, Sort::Any, None);
        state.piles.put_under(world, Back { card: Secret::new(card, seen_by), facts });
        Ok(())
    };
    spec.top.iter().try_for_each(|card| put(*card))?;
    spec.bottom.iter().try_for_each(|card| put(*card))?;
    state.piles.count_as_tops(world, spec.top.len());
    Ok(())
}
