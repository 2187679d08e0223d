//! Set-up: Children, Objective cards, piles, the Babysitter, the first token, the Torch.

use veilleuse_core::{SeatSet, house};

use crate::{
    action::Action,
    checks::unless,
    setup::{Mode, colours},
    state::{Ask, Frame},
    told::Told,
    words::{Card, Colour, Deck, NONE, ORDINARY, ROOMS, Space, Token, kind, spaces},
};

use super::{Answered, Play, Rests};

impl Play<'_, '_> {
    /// BO-SETUP-02: every Child is chosen in turn order.
    pub(super) fn figures(&mut self, place: u8) -> Rests {
        if place < self.state.rules.children { self.ask(Ask::PickFigure(place)) } else { Rests::No }
    }

    /// BO-SETUP-04
    pub(super) fn objectives(&mut self, place: u8) -> Rests {
        if place < self.state.rules.children { self.ask(Ask::DealObjective(place)) } else { Rests::No }
    }

    pub(super) fn objective_dealt(&mut self, child: u8, way: u32) -> Rests {
        let card = self.state.pile_mut(Deck::Objective).left.draw(way);
        *self.state.child_mut(child).objective.truth_mut(self.referee) = card;
        let (figure, own) = (self.figure(child), SeatSet::only(self.state.child(child).seat()));
        self.scribe.reveal(own, |eyes| Told::ObjectiveDealt {
            child: figure,
            card: eyes.among(own).then_some(Card::new(Deck::Objective, card)),
        });
        #[cfg(feature = "planted-leaks")]
        self.leak_objective(child, card);
        self.then(Frame::Objectives(child + 1));
        Rests::No
    }

    /// BO-SETUP-10, Ruling BO-Q-11: which colours are in play.
    pub(super) fn colours(&mut self) -> Rests {
        let wanted = u32::from(colours(self.state.rules.children));
        let chosen = self.state.house.colours.truth(self.referee).count_ones();
        if chosen >= wanted {
            return Rests::No;
        }
        if wanted == 3 {
            *self.state.house.colours.truth_mut(self.referee) = 0b111;
            self.tell_colours();
            return Rests::No;
        }
        if self.state.rules.mode == Mode::Competitive {
            self.ask(Ask::PickColour)
        } else {
            self.ask(Ask::DealColour)
        }
    }

    /// With one colour the drawn one is used, with two the drawn one is not.
    pub(super) fn colour_dealt(&mut self, way: u32) -> Rests {
        let one = 1 << way;
        let set = if colours(self.state.rules.children) == 1 { one } else { 0b111 & !one };
        *self.state.house.colours.truth_mut(self.referee) = set;
        self.tell_colours();
        Rests::No
    }

    fn tell_colours(&mut self) {
        let set = *self.state.house.colours.truth(self.referee);
        if self.state.rules.mode == Mode::Competitive {
            return;
        }
        for colour in Colour::ALL.into_iter().filter(|colour| set >> *colour as u8 & 1 != 0) {
            self.scribe.tell(|_| Told::ColourInPlay { colour });
        }
    }

    /// BO-SETUP-11 to BO-SETUP-14: the next special token to lie somewhere.
    pub(super) fn tokens(&mut self) -> Rests {
        let kinds = &self.state.house.kinds;
        let truth = |room: usize| *kinds[room].truth(self.referee);
        let placed = |kind: u8| (0..25).filter(|room| truth(*room) == kind).count();
        let set = *self.state.house.colours.truth(self.referee);
        let wanted = |kind: u8| match kind {
            0..=2 => 3 * usize::from(set >> kind & 1),
            _ => 1,
        };
        let order = [kind::TRAPDOOR, kind::PASSKEY, 0, 1, 2];
        let Some(next) = order.into_iter().find(|kind| placed(*kind) < wanted(*kind)) else {
            return self.fill_with_noise();
        };
        let free = (0..25).filter(|room| truth(*room) == NONE).fold(0, |set, room| set | 1 << room);
        // Ruling BO-Q-09: both sealed Rooms can always be opened.
        let from = if next >= kind::TRAPDOOR { free & ORDINARY } else { free };
        self.state.pick.from = u64::from(from);
        if self.state.rules.mode == Mode::Competitive {
            self.ask(Ask::Hide(next))
        } else {
            self.ask(Ask::PlaceToken(next))
        }
    }

    fn fill_with_noise(&mut self) -> Rests {
        for token in &mut self.state.house.kinds {
            if *token.truth(self.referee) == NONE {
                *token.truth_mut(self.referee) = kind::NOISE;
            }
        }
        if let Some(seat) = self.state.rules.boogeyman() {
            // BO-SETUP-14: whoever hid the tokens knows where they lie.
            self.state.house.kinds.iter_mut().for_each(|token| token.reveal_to(SeatSet::only(seat)));
        }
        self.state.pick.from = 0;
        Rests::No
    }

    pub(super) fn token_placed(&mut self, kind: u8, way: u32) -> Rests {
        let room = self.picked(way);
        *self.state.house.kinds[room.index()].truth_mut(self.referee) = kind;
        self.then(Frame::Tokens);
        Rests::No
    }

    /// BO-SETUP-12, BO-SETUP-15: noise for every token that is nothing else, the upper layer first.
    pub(super) fn noise_tokens(&mut self) -> Rests {
        // Before the one that was just laid everything is full.
        let from = if let Ask::PlaceNoise(slot) = self.state.ask { slot } else { 0 };
        let house = &self.state.house;
        let bare = |slot: &u8| {
            let (layer, room) = (usize::from(*slot / 25), usize::from(*slot % 25));
            let noisy = layer == 0 || *house.kinds[room].truth(self.referee) == kind::NOISE;
            noisy && *house.noise[room][layer].truth(self.referee) == 0
        };
        match (from..50).find(bare) {
            Some(slot) => self.ask(Ask::PlaceNoise(slot)),
            None => {
                self.scribe.tell(|_| Told::PilesLaid {});
                Rests::No
            }
        }
    }

    pub(super) fn noise_placed(&mut self, slot: u8, way: u32) -> Rests {
        let (layer, room) = (usize::from(slot / 25), usize::from(slot % 25));
        let value = take_noise(&mut self.state.house.box_noise, way);
        *self.state.house.noise[room][layer].truth_mut(self.referee) = value;
        self.then(Frame::NoiseTokens);
        Rests::No
    }

    /// BO-SETUP-19, Ruling BO-Q-12
    pub(super) fn sitter_placed(&mut self, way: u32) -> Rests {
        let room = spaces(ORDINARY).nth(way as usize).unwrap_or_default();
        self.state.sitter = room.0;
        self.scribe.tell(|_| Told::SitterPlaced { room });
        Rests::No
    }

    /// BO-SETUP-23, BO-SETUP-24
    pub(super) fn torch(&mut self) -> Rests {
        let rules = &self.state.rules;
        match rules.mode {
            Mode::Coop | Mode::SemiCoop if rules.first == NONE => self.ask(Ask::First),
            Mode::Coop | Mode::SemiCoop => self.torch_taken(rules.first),
            Mode::Solo | Mode::Competitive => self.torch_taken(0),
        }
    }

    pub(super) fn torch_taken(&mut self, place: u8) -> Rests {
        self.state.torch = place;
        let child = self.figure(place);
        self.scribe.tell(|_| Told::TorchTaken { child });
        Rests::No
    }

    pub(super) fn opening_decided(&mut self, action: Action) -> Answered {
        match (self.state.ask, action) {
            (Ask::PickFigure(place), Action::Be(figure)) => {
                unless(self.state.with_figure(figure).is_none(), "BO-SETUP-02")?;
                let hall = self.pack.hall(figure);
                let child = self.state.child_mut(place);
                child.figure = figure as u8;
                // BO-SETUP-18
                child.space = hall.0;
                let seat = child.seat();
                self.scribe.tell(|_| Told::ChildChosen { seat, child: figure });
                self.then(Frame::Figures(place + 1));
                Ok(Rests::No)
            }
            (Ask::PickColour, Action::Colour(colour)) => {
                let set = self.state.house.colours.truth_mut(self.referee);
                unless(*set >> colour as u8 & 1 == 0, "BO-SETUP-14")?;
                *set |= 1 << colour as u8;
                let own = self.boogeyman_seats();
                self.scribe.tell(|eyes| Told::ColourChosen { colour: eyes.among(own).then_some(colour) });
                self.then(Frame::Colours);
                Ok(Rests::No)
            }
            (Ask::Hide(kind), Action::Hide(room)) => {
                unless(self.state.pick.from >> room.0 & 1 != 0, "BO-SETUP-14")?;
                let own = self.boogeyman_seats();
                let token = &mut self.state.house.kinds[room.index()];
                *token.truth_mut(self.referee) = kind;
                token.reveal_to(own);
                self.scribe.tell(|eyes| {
                    let knows = eyes.among(own);
                    Told::TokenHidden {
                        token: knows.then_some(Token::of(kind, None)),
                        room: knows.then_some(room),
                    }
                });
                #[cfg(feature = "planted-leaks")]
                self.leak_hidden(kind, room);
                self.then(Frame::Tokens);
                Ok(Rests::No)
            }
            _ => Err(house::OTHER_QUESTION),
        }
    }

    /// The owner of the Boogeyman, as a set.
    pub(super) fn boogeyman_seats(&self) -> SeatSet {
        self.state.rules.boogeyman().map_or(SeatSet::NOBODY, SeatSet::only)
    }

    /// The place of a drawn way among what may be picked.
    pub(super) fn picked(&mut self, way: u32) -> Space {
        let mut from = std::mem::take(&mut self.state.pick.from);
        for _ in 0..way {
            from &= from - 1;
        }
        Space(from.trailing_zeros() as u8)
    }
}

/// Takes the noise token that a way of the draw means.
pub(crate) fn take_noise(left: &mut [u8; 5], way: u32) -> u8 {
    let mut way = way;
    for (value, count) in (1..).zip(left.iter_mut()) {
        if way < u32::from(*count) {
            *count -= 1;
            return value;
        }
        way -= u32::from(*count);
    }
    debug_assert!(false, "a draw below the number of tokens");
    1
}

/// Every numbered Room is one of the piles.
const _: () = assert!(ROOMS.count_ones() == 25);
