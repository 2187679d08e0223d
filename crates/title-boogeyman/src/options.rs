//! What a seat may decide now.

use veilleuse_core::{Eyes, kit::Bag};

use crate::{
    action::Action,
    cards::Moment,
    deals::Sight,
    pack::Pack,
    state::{Ask, State, Talk},
    words::{Card, Colour, Deck, Figure, Final, Floor, Passage, ROOMS, Space, spaces},
};

/// Lists exactly what the rules accept from the owner of these eyes.
#[inline]
pub(crate) fn options(pack: &Pack, state: &State, eyes: Eyes, out: &mut Vec<Action>) {
    let Some(seat) = eyes.seat() else { return };
    if !crate::pending::is_asked(state, seat) {
        return;
    }
    let look = Look { pack, state, eyes };
    match state.ask {
        Ask::Act => look.acts(out),
        Ask::Rolled(child) => look.rolled(child, out),
        Ask::Hush { child, .. } => {
            let quiet = |card: &u8| matches!(pack.moment(*card), Moment::Noise(_));
            out.extend(look.hand(child).iter().filter(quiet).map(play));
            out.push(Action::Pass);
        }
        Ask::Cancel(child, entity) => {
            let fits = |card: &u8| State::cancels(pack, *card, entity);
            out.extend(look.hand(child).iter().filter(fits).map(play));
            out.push(Action::Pass);
        }
        Ask::Route { target, .. } => look.toward(target, out),
        Ask::Lead { target, .. } => {
            look.toward(target, out);
            out.push(Action::Stop);
        }
        Ask::Possess { moved, .. } => {
            let near = state.near(pack, Space(state.sitter)) & !(state.pick.from as u32);
            out.extend(spaces(near).map(Action::Step));
            if moved {
                out.push(Action::Stop);
            }
        }
        Ask::Discard { child, .. } => {
            out.extend(look.hand(child).iter().map(|card| Action::Discard(search(card))));
        }
        Ask::PickSpace { .. } => out.extend(spaces(state.pick.from as u32).map(Action::Choose)),
        Ask::PickFloor => out.extend(Floor::ALL.map(Action::ChooseFloor)),
        Ask::PickDoor => {
            let doors = (0..64_u8).filter(|door| state.pick.from >> door & 1 != 0);
            out.extend(doors.map(|door| Action::ChoosePassage(Passage(door))));
        }
        Ask::PickChild { .. } => {
            out.extend(look.figures(state.pick.from as u8).map(Action::ChooseChild));
        }
        Ask::PickCard(_) => {
            out.extend(state.pick.cards.map(|card| Action::Take(Card::new(Deck::Boogeyman, card))));
        }
        Ask::Nightmare(_) => look.take(Deck::Nightmare, out),
        Ask::Trouble(_) => look.take(Deck::Trouble, out),
        Ask::Event => look.take(Deck::Event, out),
        Ask::Lay => out.extend(spaces(look.unused()).map(Action::Lay)),
        Ask::Deal(child, talk) => look.deal(child, talk, out),
        Ask::Aptitude(..) => out.extend([Action::Aptitude, Action::Pass]),
        Ask::Snoop(_) => out.extend([Action::Snoop, Action::Pass]),
        Ask::Vote(_) => out.extend((0..Space::ROOMS).map(|number| Action::Vote(Final(number)))),
        Ask::PickFigure(_) => {
            let free = |figure: &Figure| state.with_figure(*figure).is_none();
            out.extend(Figure::ALL.into_iter().filter(free).map(Action::Be));
        }
        Ask::PickColour => {
            let chosen = state.house.colours.seen_by(eyes).copied().unwrap_or_default();
            let free = Colour::ALL.into_iter().filter(|colour| chosen >> *colour as u8 & 1 == 0);
            out.extend(free.map(Action::Colour));
        }
        Ask::Hide(_) => out.extend(spaces(state.pick.from as u32).map(Action::Hide)),
        _ => {}
    }
    #[cfg(feature = "planted-leaks")]
    crate::planted::leak_by_order(pack, state, out);
}

const fn search(card: u8) -> Card {
    Card::new(Deck::Search, card)
}

const fn play(card: u8) -> Action {
    Action::Play(search(card))
}

/// A look at the table through the eyes of the seat that is asked.
struct Look<'a> {
    pack: &'a Pack,
    state: &'a State,
    eyes: Eyes,
}

impl Look<'_> {
    fn hand(&self, child: u8) -> Bag {
        self.state.child(child).hand.seen_by(self.eyes).copied().unwrap_or_default()
    }

    fn figures(&self, set: u8) -> impl Iterator<Item = Figure> {
        let state = self.state;
        (0..state.rules.children)
            .filter(move |child| set >> child & 1 != 0)
            .filter_map(move |child| state.child(child).figure())
    }

    fn toward(&self, target: u8, out: &mut Vec<Action>) {
        let ways = self.state.steps_toward(self.pack, Space(self.state.sitter), Space(target));
        out.extend(spaces(ways).map(Action::Step));
    }

    fn take(&self, deck: Deck, out: &mut Vec<Action>) {
        out.extend(self.state.pile(deck).left.iter().map(|card| Action::Take(Card::new(deck, card))));
    }

    /// Room tokens that are not on the track, for eyes that know it.
    fn unused(&self) -> u32 {
        let track = &self.state.track;
        let laid = track.tokens[..usize::from(track.len)].iter();
        laid.filter_map(|token| token.seen_by(self.eyes)).fold(ROOMS, |set, room| set & !(1 << room))
    }

    fn acts(&self, out: &mut Vec<Action>) {
        let (pack, state) = (self.pack, self.state);
        let active = state.active;
        let kid = state.child(active);
        let here = kid.at();
        let (actions, free) = (state.turn.actions, state.turn.free_moves > 0);
        if actions > 0 || free {
            let near = state.near(pack, here);
            if actions > 1 || free || state.spells(pack) == 0 {
                out.extend(spaces(near).map(Action::Move));
            } else {
                let pays = |to: &Space| state.move_cost(pack, *to) <= actions;
                out.extend(spaces(near).filter(pays).map(Action::Move));
            }
        }
        if !state.haunted(here) {
            if actions > 0 {
                self.works(here, out);
            }
            if kid.passkey && state.check_unlock(pack).is_ok() {
                out.push(Action::Unlock);
            }
            if state.finale.leader == active && state.check_start().is_ok() {
                out.push(Action::StartFinal);
            }
            if state.check_look(pack).is_ok() {
                out.push(Action::Look);
            }
        }
        if kid.hand_count > 0 {
            self.cards(active, out);
        }
        out.extend(self.figures(state.partners(pack)).map(Action::Trade));
        out.push(Action::EndTurn);
    }

    /// What costs Actions and is done on the spot.
    fn works(&self, here: Space, out: &mut Vec<Action>) {
        let (pack, state) = (self.pack, self.state);
        if here.is_room() {
            let house = &state.house;
            if house.padlocks & here.bit() != 0 {
                if state.check_force(pack).is_ok() {
                    out.push(Action::Force);
                }
            } else if house.bulbs & here.bit() != 0 {
                out.push(Action::Switch);
            } else if house.open_piles() & here.bit() != 0 && state.search_cost(pack) <= state.turn.actions {
                out.push(Action::Search);
            }
        }
        let fainted = state.children_where(|kid| kid.mind == 0 && kid.space == here.0);
        if fainted != 0 {
            let can = |figure: &Figure| state.check_revive(pack, *figure).is_ok();
            out.extend(self.figures(fainted).filter(can).map(Action::Revive));
        }
    }

    fn cards(&self, child: u8, out: &mut Vec<Action>) {
        let (pack, state) = (self.pack, self.state);
        let hand = self.hand(child);
        for card in hand.iter() {
            let now = pack.moment(card) == Moment::OwnTurn;
            if now && state.possible(pack, child, pack.card(Deck::Search, card).does) {
                out.push(play(card));
            }
        }
        if state.check_show().is_ok() {
            out.push(Action::ShowHand);
        }
    }

    fn rolled(&self, child: u8, out: &mut Vec<Action>) {
        let (pack, state) = (self.pack, self.state);
        out.push(Action::Keep);
        if state.may_spend(pack, child) {
            let most = state.child(child).candies as i8;
            out.extend((-most..=most).filter(|change| *change != 0).map(Action::Candies));
        }
        if state.may_reroll(pack, child) {
            out.push(Action::Reroll);
        }
        if state.child(child).hand_count > 0 {
            let fits = |card: &u8| state.fits_die(pack, child, *card);
            out.extend(self.hand(child).iter().filter(fits).map(play));
        }
    }

    fn deal(&self, child: u8, talk: Talk, out: &mut Vec<Action>) {
        let (state, sight) = (self.state, Sight::Eyes(self.eyes));
        match talk {
            Talk::Proposed => out.push(Action::Accept),
            Talk::Laying | Talk::Invited => {
                if state.check_propose(talk, sight).is_ok() {
                    out.push(Action::Propose);
                }
                if talk == Talk::Laying && state.check_invite(child, sight).is_ok() {
                    out.push(Action::Invite);
                }
            }
        }
        out.extend(state.layable(child, sight).iter().map(|card| Action::Put(search(card))));
        out.push(Action::Pass);
    }
}
