//! Step 1 of a turn: the white die, the move, and what the square of arrival brings.

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Rests, Seat, kind,
    kit::{Set, Turning},
    not_offered,
};

use crate::{
    Numeville,
    action::{Action, Side, Which},
    ask::{self, For},
    cards::{Aid, Modifier},
    pack::Pack,
    state::{Frame, Stake, State, Turn},
    told::Told,
    voice::{card_in, card_name},
    words::{Card, Complice, Difficulty, Slot, Square},
};

use super::{FACES, Look, Play, fresh, untimely, usable, usable_for};

/// A card that chooses the white die is used before it is rolled.
impl Question<Numeville> for ask::BeforeWhite {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.all([Action::Roll]);
        let values = |with| (1..=6).map(move |value| (with, value));
        let set = at.aids(|aid| aid == Aid::SetWhite).flat_map(values);
        to.each(kind!(Action::SetDie { with, value }), set, |(with, _)| untimely(with));
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::Roll => play.ask(ask::White),
            Action::SetDie { with, value } => {
                play.spend(seat, with);
                play.state.turn.white = value;
                play.state.turn.white_chosen = true;
                play.scribe.tell(|_| Told::WhiteChosen { seat, value });
                play.white_known()
            }
            _ => not_offered(action),
        }
    }
}

impl Draw<Numeville> for ask::White {
    #[inline]
    fn chance(self, _: &State) -> Chance {
        For::White.among(FACES)
    }

    #[inline]
    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let (seat, face) = (play.state.active, way as u8 + 1);
        play.state.turn.white = face;
        play.scribe.tell(|_| Told::WhiteRolled { seat, face });
        play.white_known()
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Face(way + 1)
    }
}

/// NU-MOVE-02: the direction is chosen after the roll, which some cards may still change.
impl Question<Numeville> for ask::Direction {
    #[inline]
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let turn = &at.state.turn;
        to.each(kind!(Action::Move), turnings(at.state).iter().copied(), |_| "NU-ROUND-04");
        to.each(kind!(Action::Use), None, untimely);
        to.each(kind!(Action::Adjust { with, by }), None, |(with, _)| untimely(with));
        let fits = |by: &i8| (1..=7).contains(&turn.white.saturating_add_signed(*by));
        for (slot, aid) in
            usable(at.pack, at.state, at.seat).filter(|(slot, aid)| helps_white(turn, *slot, *aid))
        {
            if aid == Aid::Reroll {
                to.each(kind!(Action::Use), [slot], untimely);
            } else {
                let steps = [1, -1].into_iter().filter(fits).map(|by| (slot, by));
                to.each(kind!(Action::Adjust { with, by }), steps, |(with, _)| untimely(with));
            }
        }
    }

    #[inline]
    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::Move(turning) => play.travel(turning, false),
            Action::Use(slot) => {
                play.spend(seat, slot);
                play.state.turn.adjusted = Set::EMPTY;
                play.ask(ask::White)
            }
            Action::Adjust { with, by } => {
                play.spend(seat, with);
                let turn = &mut play.state.turn;
                turn.adjusted.put(with);
                turn.white = turn.white.saturating_add_signed(by);
                let value = turn.white;
                play.scribe.tell(|_| Told::WhiteAdjusted { seat, value });
                play.white_known()
            }
            _ => not_offered(action),
        }
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        line.number("white", at.state.turn.white)
    }
}

/// A bumped pawn whose seat holds the card for it goes to the next free square on either side.
impl Question<Numeville> for ask::Bump {
    fn offers(self, _: Look<'_>, to: &mut impl Offers<Action>) {
        to.all([Action::Bump(Side::Ahead), Action::Bump(Side::Behind)]);
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let turning = play.state.turn.turning;
        match *action {
            Action::Bump(Side::Ahead) => play.land(self.ahead, turning, true, false),
            Action::Bump(Side::Behind) => play.land(self.behind, turning.reversed(), true, false),
            _ => not_offered(action),
        }
    }
}

impl Draw<Numeville> for ask::DrawCard {
    fn chance(self, state: &State) -> Chance {
        let purpose = match self.slot {
            Slot::Object => For::Object,
            Slot::Power => For::Power,
        };
        purpose.among(state.decks[self.slot].ways())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        play.card_drawn(self.slot, way)
    }

    fn name(self, pack: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        let card = state.decks[self.slot].peek(way);
        DrawName::Id(pack.aid(self.slot, card).id.to_string())
    }
}

/// NU-OBJ-09, NU-POW-08: of two cards of a kind one goes.
impl Question<Numeville> for ask::KeepCard {
    fn offers(self, _: Look<'_>, to: &mut impl Offers<Action>) {
        to.all([Action::Keep(Which::Old), Action::Keep(Which::New)]);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::Keep(which) = *action else { not_offered(action) };
        let ask::KeepCard { slot, new } = self;
        let old = play.state.hands[seat][slot].expect("the old card is in hand").card;
        let gone = if which == Which::Old { new } else { old };
        let card = play.pack.aid(slot, gone);
        play.scribe.tell(|_| Told::CardDiscarded { seat, slot, card: card.id.clone(), which });
        if which == Which::New {
            play.take(slot, new);
        }
        play.state.decks[slot].discard(gone);
        play.arrive()
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        let new = card_name(&at.pack.aid(self.slot, self.new).id);
        let old = card_in(at.pack, at.state, at.seat, self.slot).unwrap_or_default();
        line.word("slot", self.slot.id()).name("new", new).name("old", card_name(old))
    }
}

/// NU-PLAZA-05: on the Place, or `instead` of the district next to it, a question about any open Complice.
impl Question<Numeville> for ask::Plaza {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::Plaza), at.state.open().iter(), |_| "NU-PLAZA-05");
        to.all([Action::Decline]);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::Plaza(complice) => {
                play.scribe.tell(|_| Told::PlazaUsed { seat, complice });
                // NU-PLAZA-02 to NU-PLAZA-04: a hard question, no black die, nothing doubled.
                play.state.frames.push(Frame::AfterQuestion);
                play.pose(complice, Difficulty::Hard, Stake { right: 1, wrong: 1 })
            }
            Action::Decline if self.instead => play.enter_district(),
            Action::Decline => {
                // NU-PLAZA-06, Ruling NU-Q-10: declining ends the turn.
                play.scribe.tell(|_| Told::PlazaDeclined { seat });
                play.end_turn()
            }
            _ => not_offered(action),
        }
    }

    fn prompt(self, _: Look<'_>, line: Line) -> Line {
        line.word("instead", if self.instead { "yes" } else { "no" })
    }
}

/// The ways a pawn may go now.
pub(crate) fn turnings(state: &State) -> &'static [Turning] {
    match state.modifier {
        Some(Modifier::OneWay(Turning::Clockwise)) => &[Turning::Clockwise],
        Some(Modifier::OneWay(Turning::CounterClockwise)) => &[Turning::CounterClockwise],
        _ => &Turning::BOTH,
    }
}

/// NU-MOVE-03: exactly as many squares as the die says; NU-MOVE-06: on to the next free one in the same
/// direction when it is taken (Ruling NU-Q-08). Also tells whether the pawn was bumped.
pub(crate) fn destination(pack: &Pack, state: &State, seat: Seat, turning: Turning) -> (Square, bool) {
    let target = pack.board.step(state.pawns[seat], turning, state.turn.white);
    let free = next_free(pack, state, seat, target, turning);
    (free, free != target)
}

fn next_free(pack: &Pack, state: &State, seat: Seat, from: Square, turning: Turning) -> Square {
    let mut square = from;
    while state.occupied(square, seat) {
        square = pack.board.step(square, turning, 1);
    }
    square
}

/// The Complice in whose district the active pawn stands.
pub(crate) fn district(pack: &Pack, state: &State) -> Complice {
    let here = state.pawns[state.active];
    pack.board.district(here).expect("every square but the Place lies in a district")
}

/// Whether a card can still change the white die.
fn helps_white(turn: &Turn, slot: Slot, aid: Aid) -> bool {
    match aid {
        Aid::Reroll => !turn.white_chosen,
        Aid::AdjustWhite => !turn.adjusted.has(slot),
        _ => false,
    }
}

impl Play<'_> {
    /// NU-TURN-04: a turn is a move, then a question.
    pub(crate) fn begin_turn(&mut self) -> Rests {
        let (seat, round) = (self.state.active, self.state.round);
        self.state.turn = Turn::default();
        self.state.question = None;
        self.scribe.tell(|_| Told::TurnBegan { seat, round });
        // NU-MOVE-01: rolling is no choice, so it is not asked.
        if usable_for(self.pack, self.state, seat, |aid| aid == Aid::SetWhite).is_some() {
            self.ask(ask::BeforeWhite)
        } else {
            self.ask(ask::White)
        }
    }

    fn white_known(&mut self) -> Rests {
        let (turn, seat) = (&self.state.turn, self.state.active);
        let helped = usable(self.pack, self.state, seat).any(|(slot, aid)| helps_white(turn, slot, aid));
        match turnings(self.state) {
            [only] if !helped => self.travel(*only, true),
            _ => self.ask(ask::Direction),
        }
    }

    fn travel(&mut self, turning: Turning, forced: bool) -> Rests {
        let seat = self.state.active;
        let (ahead, bumped) = destination(self.pack, self.state, seat, turning);
        if bumped && usable_for(self.pack, self.state, seat, |aid| aid == Aid::FreeBump).is_some() {
            let target = self.pack.board.step(self.state.pawns[seat], turning, self.state.turn.white);
            let behind = next_free(self.pack, self.state, seat, target, turning.reversed());
            self.state.turn.turning = turning;
            self.scribe.tell(|_| Told::Bumped { seat, turning, at: target });
            return self.ask(ask::Bump { ahead, behind });
        }
        self.land(ahead, turning, bumped, forced)
    }

    /// NU-MOVE-07, NU-MOVE-10: only the square where the move ends counts (Ruling NU-Q-09).
    fn land(&mut self, to: Square, turning: Turning, bumped: bool, forced: bool) -> Rests {
        let (seat, steps) = (self.state.active, self.state.turn.white);
        self.state.pawns[seat] = to;
        self.scribe.tell(|_| Told::Moved { seat, turning, steps, to, bumped, forced });
        // NU-OBJ-01, NU-POW-01; Ruling NU-Q-27: the card comes before anything else of the square.
        for slot in Slot::ALL {
            if self.state.markers[slot] == Some(to) {
                self.state.rejected = Set::EMPTY;
                return self.draw_card(slot);
            }
        }
        self.arrive()
    }

    fn draw_card(&mut self, slot: Slot) -> Rests {
        let rejected = self.state.rejected;
        let deck = &mut self.state.decks[slot];
        if deck.is_empty() {
            // Rulings NU-Q-30 and NU-Q-17: the discard comes back, without what this draw has rejected.
            deck.reshuffle_except(rejected);
        }
        if deck.is_empty() {
            self.scribe.tell(|_| Told::NoCardLeft { slot });
            self.arrive()
        } else {
            self.ask(ask::DrawCard { slot })
        }
    }

    fn card_drawn(&mut self, slot: Slot, way: u32) -> Rests {
        let seat = self.state.active;
        let new = self.state.decks[slot].draw(way);
        let card = self.pack.aid(slot, new);
        if let Some(complice) = card.aid.concerns().filter(|complice| self.state.settled(*complice)) {
            // NU-OBJ-06, NU-POW-05: a card about a settled Complice is drawn again.
            self.scribe.tell(|_| Told::CardRejected { slot, card: card.id.clone(), complice });
            self.state.decks[slot].discard(new);
            self.state.rejected.put(new);
            return self.draw_card(slot);
        }
        self.scribe.tell(|_| Told::CardDrawn { seat, slot, card: card.id.clone() });
        if self.state.hands[seat][slot].is_some() {
            self.ask(ask::KeepCard { slot, new })
        } else {
            self.take(slot, new);
            self.arrive()
        }
    }

    fn take(&mut self, slot: Slot, new: Card) {
        let (seat, card) = (self.state.active, self.pack.aid(slot, new));
        self.state.hands[seat][slot] = Some(fresh(new, card.uses));
        self.scribe.tell(|_| Told::CardTaken { seat, slot, card: card.id.clone() });
    }

    /// The square itself: the Place, its neighbourhood for some, or a district.
    fn arrive(&mut self) -> Rests {
        let seat = self.state.active;
        let here = self.state.pawns[seat];
        let closed = self.state.modifier == Some(Modifier::PlazaClosed);
        if self.pack.board.is_plaza(here) {
            if closed {
                self.scribe.tell(|_| Told::PlazaClosed { seat });
                return self.end_turn();
            }
            return self.ask(ask::Plaza { instead: false });
        }
        let neighbour = self.pack.board.next_to_plaza(here)
            && !closed
            && usable_for(self.pack, self.state, seat, |aid| aid == Aid::PlazaNeighbour).is_some();
        if neighbour { self.ask(ask::Plaza { instead: true }) } else { self.enter_district() }
    }

    /// NU-QUEST-10, Rulings NU-Q-04 and NU-Q-57: nothing happens in the district of a settled Complice.
    fn enter_district(&mut self) -> Rests {
        let seat = self.state.active;
        let complice = district(self.pack, self.state);
        if self.state.settled(complice) {
            self.scribe.tell(|_| Told::DistrictSettled { seat, complice });
            self.end_turn()
        } else {
            self.state.turn.face_off = self.pack.board.is_portrait(self.state.pawns[seat]);
            self.ask(ask::Black)
        }
    }
}
