//! Dice, Candies and re-rolls (BO-CANDY), and contests (BO-SITTER-12, BO-BOOG-06, BO-POSS-04).

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Rests, Seat, SeatSet, kind, kit::Set,
    not_offered, unless,
};

use crate::{
    Boogeyman,
    action::Action,
    ask::{self, For},
    cards::{Aptitude, Moment, Spell},
    frame::{Cause, Contest, Frame, Roll},
    pack::{FAR, Pack},
    setup::Mode,
    state::{Kid, State},
    told::Told,
    words::{Card, Child, Entity, Number, Space},
};

use super::{Look, Play, effects::helps};

/// The faces of a die.
const FACES: u32 = 6;

impl Draw<Boogeyman> for ask::Die {
    #[inline]
    fn chance(self, _: &State) -> Chance {
        For::Die.among(FACES)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let ask::Die { child, plus } = self;
        let (figure, face) = (play.figure(child), way as u8 + 1);
        play.scribe.tell(|_| Told::Rolled { child: figure, face });
        play.window(Roll { child, face, plus })
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Face(way + 1)
    }
}

/// BO-POSS-03. Ruling BO-Q-54: nobody can change this die.
impl Draw<Boogeyman> for ask::PossessionDie {
    fn chance(self, _: &State) -> Chance {
        For::Die.among(FACES)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let face = way as u8 + 1;
        play.scribe.tell(|_| Told::PossessionRolled { face });
        play.possess_rolled(face)
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Face(way + 1)
    }
}

/// The roller may change its die.
impl Question<Boogeyman> for ask::Rolled {
    fn asked(self, state: &State) -> SeatSet {
        state.owner(self.roll.child)
    }

    fn is_window(self, state: &State) -> bool {
        state.hides_cards(self.roll.child)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let (pack, state, child) = (at.pack, at.state, self.roll.child);
        to.all([Action::Keep]);
        let may_spend = state.may_spend(pack, child);
        let most = if may_spend { state.children[child].candies as i8 } else { 0 };
        // In a test, too: an offer to fail that only the Possessed had would say who that is.
        let changes = (-most..=most).filter(|change| *change != 0);
        to.each(kind!(Action::Candies), changes, |_| if may_spend { "BO-CANDY-01" } else { "BO-CANDY-04" });
        to.one(Action::Reroll, unless(state.may_reroll(pack, child), "BO-STATE-08"));
        at.cards_that_fit(child, |hand| state.fitting_die(pack, child, hand), to);
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        match *action {
            Action::Keep => play.settle(self.roll, 0),
            Action::Candies(change) => play.spend_candies(self.roll, change),
            Action::Reroll => play.reroll(self.roll),
            Action::Play(card) => play.change_die(self.roll, card),
            _ => not_offered(action),
        }
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        at.named(line, self.roll.child).number("face", self.roll.shown())
    }
}

impl State {
    /// Whether how soon somebody answers would tell what is in a hand: where cards may be played out of turn or after a
    /// die. Not where the table has seen the hand, and not in solo, where nobody else plays.
    pub(super) fn hides_cards(&self, child: Child) -> bool {
        let kid = &self.children[child];
        self.rules.mode != Mode::Solo && u32::from(kid.hand_count) > kid.shown.len()
    }

    /// Whether a Child may hold a card that fits, as far as the table knows: what was shown is known.
    #[inline]
    pub(super) fn may_hold(&self, child: Child, fitting: impl FnOnce(Set<Number>) -> Set<Number>) -> bool {
        let kid = &self.children[child];
        u32::from(kid.hand_count) > kid.shown.len() || !fitting(kid.shown).is_empty()
    }

    /// Whether a Child may spend Candies on a die it rolled (BO-CANDY-04, Ruling BO-Q-29).
    fn may_spend(&self, pack: &Pack, child: Child) -> bool {
        let own = self.active == Some(child) || self.finale.begun || self.rules.candies_anytime;
        own && self.children[child].candies > 0 && !self.under(pack, Spell::BitterSweets)
    }

    /// Whether a Child may roll again without a card.
    fn may_reroll(&self, pack: &Pack, child: Child) -> bool {
        let own = self.active == Some(child) || self.finale.begun;
        let aptitude = own && !self.turn.aptitude && self.able(pack, child, Aptitude::Reroll);
        aptitude || self.rerolls_by_objective(child)
    }

    /// Whether a Child's Objective card still lets it roll a test of the Book again.
    fn rerolls_by_objective(&self, child: Child) -> bool {
        self.finale.begun && self.finale.rerolls.has(child)
    }

    /// Those of these Search cards that may be played on the own die now (Ruling BO-Q-80 for the Final).
    fn fitting_die(&self, pack: &Pack, child: Child, cards: Set<Number>) -> Set<Number> {
        let changing = cards & pack.moments.die;
        // A die of such a card is not the test of a panel.
        if self.frames.next() != Some(&Frame::PanelResult) {
            return changing;
        }
        let helping = |card: &Number| {
            let does = pack.card(Card::search(*card)).does;
            helps(pack, does) && self.possible(pack, child, does)
        };
        changing | (cards & pack.moments.own_turn).iter().filter(helping).collect()
    }
}

impl Play<'_> {
    /// Back to a die that was left lying while a card was followed.
    pub(super) fn back_to(&mut self, roll: Roll) -> Rests {
        self.window(roll)
    }

    /// What a die came to, for what waited for it.
    pub(super) const fn die_result(&mut self) -> u8 {
        self.state.result.take().expect("a die was rolled for what waits")
    }

    /// The roller is asked whenever it might change its die, as far as the table can know.
    fn window(&mut self, roll: Roll) -> Rests {
        let child = roll.child;
        let open = self.state.may_hold(child, |cards| self.state.fitting_die(self.pack, child, cards))
            || self.state.may_spend(self.pack, child)
            || self.state.may_reroll(self.pack, child);
        if open && self.state.children[child].conscious() {
            return self.ask(ask::Rolled { roll });
        }
        self.settle(roll, 0)
    }

    /// What the die comes to (Ruling BO-Q-30).
    fn settle(&mut self, roll: Roll, candies: i8) -> Rests {
        let jinx = u8::from(self.state.under(self.pack, Spell::Jinx));
        let result = roll.shown().saturating_add_signed(candies).saturating_sub(jinx);
        self.state.result = Some(result);
        if result != roll.face {
            let child = self.figure(roll.child);
            self.scribe.tell(|_| Told::DieCounts { child, result });
        }
        Rests::No
    }

    fn spend_candies(&mut self, roll: Roll, change: i8) -> Rests {
        let (figure, count) = (self.figure(roll.child), change.unsigned_abs());
        self.state.children[roll.child].candies -= count;
        self.scribe.tell(|_| Told::CandiesSpent { child: figure, count, up: change > 0 });
        self.settle(roll, change)
    }

    /// By the Objective card if it can, otherwise by the Aptitude.
    fn reroll(&mut self, roll: Roll) -> Rests {
        let Roll { child, plus, .. } = roll;
        if self.state.rerolls_by_objective(child) {
            self.state.finale.rerolls.take(child);
        } else {
            self.state.turn.aptitude = true;
        }
        let figure = self.figure(child);
        self.scribe.tell(|_| Told::Rerolled { child: figure, card: None });
        self.ask(ask::Die { child, plus })
    }

    fn change_die(&mut self, roll: Roll, card: Card) -> Rests {
        let Roll { child, plus: before, .. } = roll;
        let figure = self.figure(child);
        match self.pack.moment(card.number) {
            Moment::Nudge(plus) => {
                self.discard(child, card.number);
                self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Nudged { child: figure, card, plus });
                self.window(Roll { plus: before + plus, ..roll })
            }
            Moment::Reroll => {
                self.discard(child, card.number);
                let card = Some(card);
                self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Rerolled { child: figure, card });
                self.ask(ask::Die { child, plus: before })
            }
            _ => {
                self.then(Frame::Window(roll));
                self.play_card(child, card)
            }
        }
    }

    /// Several Children, one loser: the lowest die.
    pub(super) fn begin_contest(&mut self, what: Contest, among: Set<Child>) -> Rests {
        self.then(Frame::Contest { what, left: among, low: Set::EMPTY, value: None })
    }

    /// BO-SITTER-11, BO-SITTER-12, BO-BOOG-05, BO-BOOG-06: one Child meets the entity, of several the lowest die.
    pub(super) fn begin_meeting(&mut self, entity: Entity, kids: Set<Child>) -> Rests {
        match kids.single() {
            Some(child) => self.then(Frame::Encounter(child, entity)),
            None => self.begin_contest(Contest::Meet(entity), kids),
        }
    }

    pub(super) fn contest(
        &mut self,
        what: Contest,
        left: Set<Child>,
        low: Set<Child>,
        value: Option<u8>,
    ) -> Rests {
        if let Some(child) = self.state.first_of(left) {
            self.then(Frame::ContestResult { what, child, left: left.without(child), low, value });
            return self.ask(ask::Die { child, plus: 0 });
        }
        let Some(child) = low.single() else {
            // Ruling BO-Q-36
            self.scribe.tell(|_| Told::ContestTied {});
            return self.begin_contest(what, low);
        };
        let figure = self.figure(child);
        self.scribe.tell(|_| Told::ContestLost { child: figure });
        match what {
            Contest::Meet(entity) => self.then(Frame::Encounter(child, entity)),
            Contest::Chase(steps) => {
                let target = self.state.children[child].at();
                self.send_sitter(target, steps, Cause::Possession, child)
            }
            Contest::Toward(steps) => {
                let target = self.state.children[child].at();
                self.send_sitter(target, steps, Cause::Card, child)
            }
        }
    }

    pub(super) fn contest_result(
        &mut self,
        what: Contest,
        child: Child,
        left: Set<Child>,
        low: Set<Child>,
        value: Option<u8>,
    ) -> Rests {
        let result = self.die_result();
        let (low, value) = match value {
            Some(value) if result > value => (low, value),
            Some(value) if result == value => (low.with(child), value),
            _ => (Set::only(child), result),
        };
        self.then(Frame::Contest { what, left, low, value: Some(value) })
    }

    /// The conscious Children nearest to a space; nobody without an open path to any.
    pub(super) fn nearest(&self, space: Space) -> Set<Child> {
        let (state, pack) = (&*self.state, self.pack);
        let far = |kid: &Kid| state.far(pack, space, kid.at());
        let least = state.kids().iter().filter(|kid| kid.conscious()).map(far).min();
        let Some(least) = least.filter(|least| *least < FAR) else { return Set::EMPTY };
        state.children_where(|kid| kid.conscious() && far(kid) == least)
    }
}
