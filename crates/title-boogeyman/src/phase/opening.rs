//! Set-up: Children, Objective cards, piles, the Babysitter, the first token, the Torch.

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Rests, Seat, SeatSet, kind, not_offered,
};

use crate::{
    Boogeyman,
    action::Action,
    ask::{self, For},
    frame::Frame,
    pack::Pack,
    setup::{Mode, colours},
    state::State,
    told::{Told, token_name},
    words::{Card, Colour, Deck, Figure, NONE, ORDINARY, ROOMS, Space, Token, kind, nth, spaces},
};

use super::{Look, Play};

/// BO-SETUP-02: every Child is chosen in turn order.
impl Question<Boogeyman> for ask::PickFigure {
    fn asked(self, state: &State) -> SeatSet {
        state.owner(self.child)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let free = |figure: &Figure| at.state.with_figure(*figure).is_none();
        to.each(kind!(Action::Be), Figure::ALL.into_iter().filter(free), |_| "BO-SETUP-02");
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::Be(figure) = *action else { not_offered(action) };
        let hall = play.pack.hall(figure);
        let child = play.state.child_mut(self.child);
        child.figure = figure as u8;
        // BO-SETUP-18
        child.space = hall.0;
        play.scribe.tell(|_| Told::ChildChosen { seat, child: figure });
        play.then(Frame::Figures(self.child + 1))
    }

    fn prompt(self, _: Look<'_>, line: Line) -> Line {
        line.number("place", self.child + 1)
    }
}

/// BO-SETUP-04
impl Draw<Boogeyman> for ask::DealObjective {
    fn chance(self, state: &State) -> Chance {
        state.chance_of(Deck::Objective)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let card = play.state.pile_mut(Deck::Objective).left.draw(way);
        *play.state.child_mut(self.child).objective.truth_mut(play.referee) = card;
        let (child, own) = (play.figure(self.child), play.state.owner(self.child));
        play.scribe.reveal(own, |eyes| Told::ObjectiveDealt {
            child,
            card: eyes.among(own).then_some(Card::new(Deck::Objective, card)),
        });
        play.then(Frame::Objectives(self.child + 1))
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        state.card_name(Deck::Objective, way)
    }
}

/// With one colour the drawn one is used, with two the drawn one is not.
impl Draw<Boogeyman> for ask::DealColour {
    fn chance(self, _: &State) -> Chance {
        For::Colour.among(3)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let one = 1 << way;
        let set = if colours(play.state.rules.children) == 1 { one } else { 0b111 & !one };
        play.use_colours(set)
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Id(Colour::ALL[way as usize].id().to_owned())
    }
}

impl Question<Boogeyman> for ask::PickColour {
    fn asked(self, state: &State) -> SeatSet {
        state.boogeyman_seats()
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let chosen = at.state.house.colours.seen_by(at.eyes).copied().unwrap_or_default();
        let free = Colour::ALL.into_iter().filter(|colour| chosen >> *colour as u8 & 1 == 0);
        to.each(kind!(Action::Colour), free, |_| "BO-SETUP-14");
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::Colour(colour) = *action else { not_offered(action) };
        *play.state.house.colours.truth_mut(play.referee) |= 1 << colour as u8;
        let own = play.state.boogeyman_seats();
        play.scribe.tell(|eyes| Told::ColourChosen { colour: eyes.among(own).then_some(colour) });
        play.then(Frame::Colours)
    }
}

impl Draw<Boogeyman> for ask::PlaceToken {
    fn chance(self, state: &State) -> Chance {
        For::Token.among(state.pick.from.count_ones())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let room = Space(play.picked(way));
        *play.state.house.kinds[room.index()].truth_mut(play.referee) = self.kind;
        play.then(Frame::Tokens)
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        state.picked_space(way)
    }
}

/// BO-SETUP-14: the owner of the Boogeyman hides the special tokens.
impl Question<Boogeyman> for ask::Hide {
    fn asked(self, state: &State) -> SeatSet {
        state.boogeyman_seats()
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::Hide), spaces(at.state.pick.from as u32), |_| "BO-SETUP-14");
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::Hide(room) = *action else { not_offered(action) };
        let own = play.state.boogeyman_seats();
        let token = &mut play.state.house.kinds[room.index()];
        *token.truth_mut(play.referee) = self.kind;
        token.reveal_to(own);
        play.scribe.tell(|eyes| {
            let knows = eyes.among(own);
            Told::TokenHidden {
                token: knows.then_some(Token::of(self.kind, None)),
                room: knows.then_some(room),
            }
        });
        play.then(Frame::Tokens)
    }

    fn prompt(self, _: Look<'_>, line: Line) -> Line {
        line.name("token", token_name(Token::of(self.kind, None)))
    }
}

impl Draw<Boogeyman> for ask::PlaceNoise {
    fn chance(self, state: &State) -> Chance {
        For::Noise.among(state.house.box_noise.iter().map(|count| u32::from(*count)).sum())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let (layer, room) = (usize::from(self.slot / 25), usize::from(self.slot % 25));
        let value = take_noise(&mut play.state.house.box_noise, way);
        *play.state.house.noise[room][layer].truth_mut(play.referee) = value;
        // Before the one that was just laid everything is full.
        play.noise_tokens(self.slot)
    }

    /// What nobody sees has no name.
    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Way(way)
    }
}

/// BO-SETUP-19, Ruling BO-Q-12
impl Draw<Boogeyman> for ask::SitterStart {
    fn chance(self, _: &State) -> Chance {
        For::Room.among(ORDINARY.count_ones())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let room = Space(nth(ORDINARY.into(), way));
        play.state.sitter = room.0;
        play.scribe.tell(|_| Told::SitterPlaced { room });
        Rests::No
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Id(Space(nth(ORDINARY.into(), way)).to_string())
    }
}

impl Draw<Boogeyman> for ask::First {
    fn chance(self, state: &State) -> Chance {
        For::First.among(state.rules.children.into())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        play.take_torch(way as u8)
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        let figure = state.child(way as u8).figure().expect("the Torch comes after the Children");
        DrawName::Id(figure.id().to_owned())
    }
}

impl State {
    /// The space that a way of a draw means among what may be picked.
    pub(super) fn picked_space(&self, way: u32) -> DrawName {
        DrawName::Id(Space(nth(self.pick.from, way)).to_string())
    }
}

impl Play<'_> {
    pub(super) fn figures(&mut self, child: u8) -> Rests {
        if child < self.state.rules.children { self.ask(ask::PickFigure { child }) } else { Rests::No }
    }

    pub(super) fn objectives(&mut self, child: u8) -> Rests {
        if child < self.state.rules.children { self.ask(ask::DealObjective { child }) } else { Rests::No }
    }

    /// BO-SETUP-10, Ruling BO-Q-11: which colours are in play.
    pub(super) fn colours(&mut self) -> Rests {
        let wanted = u32::from(colours(self.state.rules.children));
        let chosen = self.state.house.colours.truth(self.referee).count_ones();
        if chosen >= wanted {
            Rests::No
        } else if wanted == 3 {
            self.use_colours(0b111)
        } else if self.state.rules.mode == Mode::Competitive {
            self.ask(ask::PickColour)
        } else {
            self.ask(ask::DealColour)
        }
    }

    fn use_colours(&mut self, set: u8) -> Rests {
        *self.state.house.colours.truth_mut(self.referee) = set;
        if self.state.rules.mode != Mode::Competitive {
            for colour in Colour::ALL.into_iter().filter(|colour| set >> *colour as u8 & 1 != 0) {
                self.scribe.tell(|_| Told::ColourInPlay { colour });
            }
        }
        Rests::No
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
        let Some(kind) = order.into_iter().find(|kind| placed(*kind) < wanted(*kind)) else {
            return self.fill_with_noise();
        };
        let free = (0..25).filter(|room| truth(*room) == NONE).fold(0, |set, room| set | 1 << room);
        // Ruling BO-Q-09: both sealed Rooms can always be opened.
        let from = if kind >= kind::TRAPDOOR { free & ORDINARY } else { free };
        self.state.pick.from = u64::from(from);
        if self.state.rules.mode == Mode::Competitive {
            self.ask(ask::Hide { kind })
        } else {
            self.ask(ask::PlaceToken { kind })
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

    /// BO-SETUP-12, BO-SETUP-15: noise for every token from here on that is nothing else, the upper layer first.
    pub(super) fn noise_tokens(&mut self, from: u8) -> Rests {
        let house = &self.state.house;
        let bare = |slot: &u8| {
            let (layer, room) = (usize::from(*slot / 25), usize::from(*slot % 25));
            let noisy = layer == 0 || *house.kinds[room].truth(self.referee) == kind::NOISE;
            noisy && *house.noise[room][layer].truth(self.referee) == 0
        };
        if let Some(slot) = (from..50).find(bare) {
            return self.ask(ask::PlaceNoise { slot });
        }
        self.scribe.tell(|_| Told::PilesLaid {});
        Rests::No
    }

    /// BO-SETUP-23, BO-SETUP-24
    pub(super) fn torch(&mut self) -> Rests {
        let rules = &self.state.rules;
        match rules.mode {
            Mode::Coop | Mode::SemiCoop if rules.first == NONE => self.ask(ask::First),
            Mode::Coop | Mode::SemiCoop => self.take_torch(rules.first),
            Mode::Solo | Mode::Competitive => self.take_torch(0),
        }
    }

    fn take_torch(&mut self, place: u8) -> Rests {
        self.state.torch = place;
        let child = self.figure(place);
        self.scribe.tell(|_| Told::TorchTaken { child });
        Rests::No
    }

    /// What a way of a draw means among what may be picked, which is done with.
    pub(super) fn picked(&mut self, way: u32) -> u8 {
        nth(std::mem::take(&mut self.state.pick.from), way)
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
    unreachable!("a draw below the number of tokens")
}

/// Every numbered Room is one of the piles.
const _: () = assert!(ROOMS.count_ones() == 25);
