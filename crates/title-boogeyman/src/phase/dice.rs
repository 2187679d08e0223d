//! Dice, Candies and re-rolls (BO-CANDY), and contests (BO-SITTER-12, BO-BOOG-06, BO-POSS-04).

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Rests, Seat, SeatSet, kind, not_offered, unless,
};

use crate::{
    Boogeyman,
    action::Action,
    ask::{self, For},
    cards::{Aptitude, Moment, Spell},
    frame::{Cause, Contest, Frame, Roll},
    pack::{FAR, Pack},
    setup::Mode,
    state::{Child, State},
    told::Told,
    words::{Card, Deck, NONE, Space},
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
        let face = way as u8 + 1;
        if self.child == NONE {
            play.state.result = face;
            play.scribe.tell(|_| Told::PossessionRolled { face });
            return Rests::No;
        }
        play.state.roll = Roll { child: self.child, face, plus: play.state.roll.plus };
        let child = play.figure(self.child);
        play.scribe.tell(|_| Told::Rolled { child, face });
        play.window(self.child)
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Face(way + 1)
    }
}

/// The roller may change its die.
impl Question<Boogeyman> for ask::Rolled {
    fn asked(self, state: &State) -> SeatSet {
        state.owner(self.child)
    }

    fn is_window(self, state: &State) -> bool {
        state.hides_cards(self.child)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let (pack, state, child) = (at.pack, at.state, self.child);
        to.all([Action::Keep]);
        let may_spend = state.may_spend(pack, child);
        let most = if may_spend { state.child(child).candies as i8 } else { 0 };
        let changes = (-most..=most).filter(|change| *change != 0);
        to.each(kind!(Action::Candies), changes, |_| if may_spend { "BO-CANDY-01" } else { "BO-CANDY-04" });
        to.one(Action::Reroll, unless(state.may_reroll(pack, child), "BO-STATE-08"));
        at.cards_that_fit(child, |card| state.fits_die(pack, child, card), to);
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        match *action {
            Action::Keep => play.settle(self.child, 0),
            Action::Candies(change) => play.spend_candies(self.child, change),
            Action::Reroll => play.reroll(self.child),
            Action::Play(card) => play.change_die(self.child, card),
            _ => not_offered(action),
        }
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        at.named(line, self.child).number("face", at.state.roll.face + at.state.roll.plus)
    }
}

impl State {
    /// Whether how soon somebody answers would tell what is in a hand: where cards may be played out of turn or after a
    /// die. Not where the table has seen the hand, and not in solo, where nobody else plays.
    pub(super) fn hides_cards(&self, child: u8) -> bool {
        let kid = self.child(child);
        self.rules.mode != Mode::Solo && u32::from(kid.hand_count) > kid.shown.len()
    }

    /// Whether a Child may spend Candies on a die it rolled (BO-CANDY-04, Ruling BO-Q-29).
    fn may_spend(&self, pack: &Pack, child: u8) -> bool {
        let own = self.active == child || self.finale.begun || self.rules.candies_anytime;
        own && self.child(child).candies > 0 && !self.under(pack, Spell::BitterSweets)
    }

    /// Whether a Child may roll again without a card.
    fn may_reroll(&self, pack: &Pack, child: u8) -> bool {
        let own = self.active == child || self.finale.begun;
        let aptitude = own && !self.turn.aptitude && self.able(pack, child, Aptitude::Reroll);
        aptitude || self.rerolls_by_objective(child)
    }

    /// Whether a Child's Objective card still lets it roll a test of the Book again.
    const fn rerolls_by_objective(&self, child: u8) -> bool {
        self.finale.begun && self.finale.rerolls >> child & 1 != 0
    }

    /// Whether a Search card may be played on the own die now (Ruling BO-Q-80 for the Final).
    fn fits_die(&self, pack: &Pack, child: u8, card: u8) -> bool {
        match pack.moment(card) {
            Moment::Reroll | Moment::Nudge(_) => true,
            // A die of such a card is not the test of a panel.
            Moment::OwnTurn if self.frames.next() == Some(&Frame::PanelResult) => {
                let does = pack.card(Deck::Search, card).does;
                helps(pack, does) && self.possible(pack, child, does)
            }
            _ => false,
        }
    }
}

impl Play<'_> {
    /// Back to a die that was left lying while a card was followed.
    pub(super) fn back_to(&mut self, roll: Roll) -> Rests {
        self.state.roll = roll;
        self.window(roll.child)
    }

    /// The roller is asked whenever it might change its die, as far as the table can know.
    fn window(&mut self, child: u8) -> Rests {
        let open = self.state.child(child).hand_count > 0
            || self.state.may_spend(self.pack, child)
            || self.state.may_reroll(self.pack, child);
        if open && self.state.child(child).conscious() {
            return self.ask(ask::Rolled { child });
        }
        self.settle(child, 0)
    }

    /// What the die comes to (Ruling BO-Q-30).
    fn settle(&mut self, child: u8, candies: i8) -> Rests {
        let Roll { face, plus, .. } = self.state.roll;
        let jinx = u8::from(self.state.under(self.pack, Spell::Jinx));
        let result = (face + plus).saturating_add_signed(candies).saturating_sub(jinx);
        self.state.result = result;
        self.state.roll = Roll { child, face: 0, plus: 0 };
        if result != face {
            let child = self.figure(child);
            self.scribe.tell(|_| Told::DieCounts { child, result });
        }
        Rests::No
    }

    fn spend_candies(&mut self, child: u8, change: i8) -> Rests {
        let (figure, count) = (self.figure(child), change.unsigned_abs());
        self.state.child_mut(child).candies -= count;
        self.scribe.tell(|_| Told::CandiesSpent { child: figure, count, up: change > 0 });
        self.settle(child, change)
    }

    /// By the Objective card if it can, otherwise by the Aptitude.
    fn reroll(&mut self, child: u8) -> Rests {
        if self.state.rerolls_by_objective(child) {
            self.state.finale.rerolls &= !(1 << child);
        } else {
            self.state.turn.aptitude = true;
        }
        let figure = self.figure(child);
        self.scribe.tell(|_| Told::Rerolled { child: figure, card: None });
        self.ask(ask::Die { child })
    }

    fn change_die(&mut self, child: u8, card: Card) -> Rests {
        let figure = self.figure(child);
        match self.pack.moment(card.number) {
            Moment::Nudge(plus) => {
                self.discard(child, card.number);
                self.state.roll.plus += plus;
                self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Nudged { child: figure, card, plus });
                self.window(child)
            }
            Moment::Reroll => {
                self.discard(child, card.number);
                let card = Some(card);
                self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Rerolled { child: figure, card });
                self.ask(ask::Die { child })
            }
            _ => {
                let lying = std::mem::take(&mut self.state.roll);
                self.then(Frame::Window(lying));
                self.play_card(child, card)
            }
        }
    }

    /// Several Children, one loser: the lowest die.
    pub(super) fn begin_contest(&mut self, what: Contest, among: u8) -> Rests {
        self.then(Frame::Contest { what, left: among, low: 0, value: NONE })
    }

    pub(super) fn contest(&mut self, what: Contest, left: u8, low: u8, value: u8) -> Rests {
        if let Some(child) = self.state.first_of(left) {
            self.then(Frame::ContestResult { what, left: left & !(1 << child), low, value });
            return self.ask(ask::Die { child });
        }
        if low.count_ones() > 1 {
            // Ruling BO-Q-36
            self.scribe.tell(|_| Told::ContestTied {});
            return self.begin_contest(what, low);
        }
        let child = low.trailing_zeros() as u8;
        let figure = self.figure(child);
        self.scribe.tell(|_| Told::ContestLost { child: figure });
        match what {
            Contest::Meet(entity) => self.then(Frame::Encounter(child, entity)),
            Contest::Chase(steps) => {
                let target = self.state.child(child).space;
                self.send_sitter(target, steps, Cause::Possession, child)
            }
            Contest::Toward(steps) => {
                let target = self.state.child(child).space;
                self.send_sitter(target, steps, Cause::Card, child)
            }
        }
    }

    pub(super) fn contest_result(&mut self, what: Contest, left: u8, low: u8, value: u8) -> Rests {
        let (child, result) = (self.state.roll.child, self.state.result);
        let (low, value) = match result.cmp(&value) {
            std::cmp::Ordering::Less => (1 << child, result),
            std::cmp::Ordering::Equal => (low | 1 << child, value),
            std::cmp::Ordering::Greater => (low, value),
        };
        self.then(Frame::Contest { what, left, low, value })
    }

    /// The conscious Children nearest to a space, as a set.
    pub(super) fn nearest(&self, space: Space) -> u8 {
        let (state, pack) = (&*self.state, self.pack);
        let far = |kid: &Child| state.far(pack, space, kid.at());
        let kids = state.children[..usize::from(state.rules.children)].iter();
        let least = kids.filter(|kid| kid.conscious()).map(far).min().unwrap_or(FAR);
        if least == FAR {
            return 0;
        }
        state.children_where(|kid| kid.conscious() && far(kid) == least)
    }
}
