//! Set-up: Children, Objective cards, piles, the Babysitter, the first token, the Torch.

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Rests, Seat, SeatSet, kind,
    kit::{By, Noun, Set},
    not_offered,
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
    words::{Card, Child, Colour, Deck, Figure, Kind, Layer, Noise, ORDINARY, Space, Token},
};

use super::{Look, Play};

/// BO-SETUP-02: every Child is chosen in turn order.
impl Question<Boogeyman> for ask::PickFigure {
    fn asked(self, state: &State) -> SeatSet {
        state.owner(self.child)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::Be), at.state.free_figures().iter(), |_| "BO-SETUP-02");
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::Be(figure) = *action else { not_offered(action) };
        play.be(self.child, figure);
        let Some(child) = play.state.next_place(self.child) else { return Rests::No };
        match play.state.free_figures().single() {
            Some(last) => {
                // The sixth Child is the one that is left.
                play.be(child, last);
                Rests::No
            }
            None => play.ask(ask::PickFigure { child }),
        }
    }

    fn prompt(self, _: Look<'_>, line: Line) -> Line {
        line.number("place", self.child.number() + 1)
    }
}

/// BO-SETUP-04
impl Draw<Boogeyman> for ask::DealObjective {
    fn chance(self, state: &State) -> Chance {
        state.chance_of(Deck::Objective)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let card = play.state.piles[Deck::Objective].left.draw(way);
        *play.state.children[self.child].objective.truth_mut(play.referee) = Some(card);
        let (child, own) = (play.figure(self.child), play.state.owner(self.child));
        play.scribe.reveal(own, |eyes| Told::ObjectiveDealt {
            child,
            card: eyes.among(own).then_some(Card::new(Deck::Objective, card)),
        });
        match play.state.next_place(self.child) {
            Some(child) => play.ask(ask::DealObjective { child }),
            None => Rests::No,
        }
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
        let drawn = Set::only(Colour::ALL[way as usize]);
        let used = if colours(play.state.rules.children) == 1 { drawn } else { Set::all() - drawn };
        play.use_colours(used)
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
        let chosen = at.state.house.colours.seen_by(at.eyes).expect("who chooses the colours knows them");
        let free = Set::all() - *chosen;
        to.each(kind!(Action::Colour), free.iter(), |_| "BO-SETUP-14");
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::Colour(colour) = *action else { not_offered(action) };
        play.state.house.colours.truth_mut(play.referee).put(colour);
        let own = play.state.boogeyman_seats();
        play.scribe.tell(|eyes| Told::ColourChosen { colour: eyes.among(own).then_some(colour) });
        play.then(Frame::Colours)
    }
}

impl Draw<Boogeyman> for ask::PlaceToken {
    fn chance(self, _: &State) -> Chance {
        For::Token.among(self.from.len())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let room = self.from.nth(way);
        *play.state.house.kinds[room].truth_mut(play.referee) = Some(self.kind);
        play.then(Frame::Tokens)
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Id(self.from.nth(way).to_string())
    }
}

/// BO-SETUP-14: the owner of the Boogeyman hides the special tokens.
impl Question<Boogeyman> for ask::Hide {
    fn asked(self, state: &State) -> SeatSet {
        state.boogeyman_seats()
    }

    fn offers(self, _: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::Hide), self.from.iter(), |_| "BO-SETUP-14");
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::Hide(room) = *action else { not_offered(action) };
        let own = play.state.boogeyman_seats();
        let token = &mut play.state.house.kinds[room];
        *token.truth_mut(play.referee) = Some(self.kind);
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
        For::Noise.among(state.house.box_noise.values().iter().map(|count| u32::from(*count)).sum())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let ask::PlaceNoise { layer, room } = self;
        let noise = take_noise(&mut play.state.house.box_noise, way);
        *play.state.house.noise[room][layer].truth_mut(play.referee) = Some(noise);
        // Before the one that was just laid everything is full.
        play.noise_tokens(layer.index() * usize::from(Space::ROOMS) + room.index())
    }

    /// What nobody sees has no name.
    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Way(way)
    }
}

/// BO-SETUP-19, Ruling BO-Q-12
impl Draw<Boogeyman> for ask::SitterStart {
    fn chance(self, _: &State) -> Chance {
        For::Room.among(ORDINARY.len())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let room = ORDINARY.nth(way);
        play.state.sitter = Some(room);
        play.scribe.tell(|_| Told::SitterPlaced { room });
        Rests::No
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Id(ORDINARY.nth(way).to_string())
    }
}

impl Draw<Boogeyman> for ask::First {
    fn chance(self, state: &State) -> Chance {
        For::First.among(state.rules.children.into())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        play.take_torch(Child::at(way as usize))
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        let figure =
            state.children[Child::at(way as usize)].figure.expect("the Torch comes after the Children");
        DrawName::Id(figure.id().to_owned())
    }
}

impl State {
    /// Who has not been chosen yet.
    fn free_figures(&self) -> Set<Figure> {
        let chosen: Set<Figure> = self.kids().iter().filter_map(|kid| kid.figure).collect();
        Set::all() - chosen
    }
}

impl Play<'_> {
    /// A Child is chosen, and BO-SETUP-18: starts in its Hall.
    fn be(&mut self, child: Child, figure: Figure) {
        let hall = self.pack.hall(figure);
        let kid = &mut self.state.children[child];
        kid.figure = Some(figure);
        kid.space = Some(hall);
        let seat = kid.seat;
        self.scribe.tell(|_| Told::ChildChosen { seat, child: figure });
    }

    /// BO-SETUP-10, Ruling BO-Q-11: which colours are in play.
    pub(super) fn colours(&mut self) -> Rests {
        let wanted = u32::from(colours(self.state.rules.children));
        let chosen = self.state.house.colours.truth(self.referee).len();
        if chosen >= wanted {
            Rests::No
        } else if wanted == 3 {
            self.use_colours(Set::all())
        } else if self.state.rules.mode == Mode::Competitive {
            self.ask(ask::PickColour)
        } else {
            self.ask(ask::DealColour)
        }
    }

    fn use_colours(&mut self, used: Set<Colour>) -> Rests {
        *self.state.house.colours.truth_mut(self.referee) = used;
        if self.state.rules.mode != Mode::Competitive {
            for colour in used.iter() {
                self.scribe.tell(|_| Told::ColourInPlay { colour });
            }
        }
        Rests::No
    }

    /// BO-SETUP-11 to BO-SETUP-14: the next special token to lie somewhere.
    pub(super) fn tokens(&mut self) -> Rests {
        let house = &self.state.house;
        let mut placed: By<Kind, u8, 6> = By::all(0);
        let mut free: Set<Space> = Set::EMPTY;
        for (room, kind) in house.kinds.iter() {
            match kind.truth(self.referee) {
                Some(kind) => placed[*kind] += 1,
                None => free.put(room),
            }
        }
        let objectives = house.colours.truth(self.referee).iter().map(|colour| (Kind::objective(colour), 3));
        let mut wanted = [(Kind::Trapdoor, 1), (Kind::Passkey, 1)].into_iter().chain(objectives);
        let Some((kind, _)) = wanted.find(|(kind, count)| placed[*kind] < *count) else {
            return self.fill_with_noise();
        };
        let from = free & kind.rooms();
        if self.state.rules.mode == Mode::Competitive {
            self.ask(ask::Hide { kind, from })
        } else {
            self.ask(ask::PlaceToken { kind, from })
        }
    }

    fn fill_with_noise(&mut self) -> Rests {
        // BO-SETUP-14: whoever hid the tokens knows where they lie.
        let knows = self.state.boogeyman_seats();
        for token in self.state.house.kinds.values_mut() {
            token.truth_mut(self.referee).get_or_insert(Kind::Noise);
            token.reveal_to(knows);
        }
        Rests::No
    }

    /// BO-SETUP-12, BO-SETUP-15: noise for every token that is nothing else, the upper layer first; so many are laid.
    pub(super) fn noise_tokens(&mut self, laid: usize) -> Rests {
        let house = &self.state.house;
        let rooms = usize::from(Space::ROOMS);
        for place in laid..Layer::ALL.len() * rooms {
            let (layer, room) = (Layer::ALL[place / rooms], Space::at(place % rooms));
            if house.is_bare(room, layer, self.referee) {
                return self.ask(ask::PlaceNoise { layer, room });
            }
        }
        self.scribe.tell(|_| Told::PilesLaid {});
        Rests::No
    }

    /// BO-SETUP-23, BO-SETUP-24
    pub(super) fn torch(&mut self) -> Rests {
        let rules = &self.state.rules;
        match rules.mode {
            Mode::Coop | Mode::SemiCoop => match rules.first {
                Some(child) => self.take_torch(child),
                None => self.ask(ask::First),
            },
            Mode::Solo | Mode::Competitive => self.take_torch(Child::new(0)),
        }
    }

    fn take_torch(&mut self, child: Child) -> Rests {
        self.state.torch = Some(child);
        let child = self.figure(child);
        self.scribe.tell(|_| Told::TorchTaken { child });
        Rests::No
    }
}

/// Takes the noise token that a way of the draw means.
pub(crate) fn take_noise(left: &mut By<Noise, u8, 5>, way: u32) -> Noise {
    let noise = left.nth(way);
    left[noise] -= 1;
    noise
}
