//! Dice, Candies and re-rolls (BO-CANDY), and contests (BO-SITTER-12, BO-BOOG-06, BO-POSS-04).

use veilleuse_core::{SeatSet, house};

use crate::{
    action::Action,
    cards::{Moment, Spell},
    checks::unless,
    state::{Ask, Cause, Contest, Frame, Roll},
    told::Told,
    words::{NONE, Space},
};

use super::{Answered, Play, Rests};

impl Play<'_, '_> {
    pub(super) fn die_drawn(&mut self, child: u8, way: u32) -> Rests {
        let face = way as u8 + 1;
        if child == NONE {
            self.state.result = face;
            self.scribe.tell(|_| Told::PossessionRolled { face });
            return Rests::No;
        }
        self.state.roll = Roll { child, face, plus: self.state.roll.plus };
        let figure = self.figure(child);
        self.scribe.tell(|_| Told::Rolled { child: figure, face });
        self.window(child)
    }

    /// Back to a die that was left lying while a card was followed.
    pub(super) fn back_to(&mut self, roll: Roll) -> Rests {
        self.state.roll = roll;
        self.window(roll.child)
    }

    /// The roller may change its die; asked of everybody who might, as far as the table can know.
    pub(super) fn window(&mut self, child: u8) -> Rests {
        let open = self.state.child(child).hand_count > 0
            || self.state.may_spend(self.pack, child)
            || self.state.may_reroll(self.pack, child);
        if open && self.state.child(child).conscious() {
            return self.ask(Ask::Rolled(child));
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

    pub(super) fn rolled_decided(&mut self, child: u8, action: Action) -> Answered {
        let figure = self.figure(child);
        match action {
            Action::Keep => Ok(self.settle(child, 0)),
            Action::Candies(change) => {
                unless(self.state.may_spend(self.pack, child), "BO-CANDY-04")?;
                let count = change.unsigned_abs();
                unless(change != 0 && count <= self.state.child(child).candies, "BO-CANDY-01")?;
                self.state.child_mut(child).candies -= count;
                self.scribe.tell(|_| Told::CandiesSpent { child: figure, count, up: change > 0 });
                Ok(self.settle(child, change))
            }
            Action::Reroll => {
                unless(self.state.may_reroll(self.pack, child), "BO-STATE-08")?;
                let by_card = self.state.finale.begun && self.state.finale.rerolls >> child & 1 != 0;
                if by_card {
                    self.state.finale.rerolls &= !(1 << child);
                } else {
                    self.state.turn.aptitude = true;
                }
                self.scribe.tell(|_| Told::Rerolled { child: figure, card: None });
                Ok(self.ask(Ask::Die(child)))
            }
            Action::Play(card) => {
                let state = &*self.state;
                let pack = self.pack;
                let fits = |moment| state.fits_die(pack, child, card.number).then_some(moment);
                match self.window_card(child, card, fits)? {
                    Moment::Nudge(plus) => {
                        self.discard(child, card.number);
                        self.state.roll.plus += plus;
                        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Nudged {
                            child: figure,
                            card,
                            plus,
                        });
                        Ok(self.window(child))
                    }
                    Moment::Reroll => {
                        self.discard(child, card.number);
                        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Rerolled {
                            child: figure,
                            card: Some(card),
                        });
                        Ok(self.ask(Ask::Die(child)))
                    }
                    _ => {
                        let lying = std::mem::take(&mut self.state.roll);
                        self.then(Frame::Window(lying));
                        self.play_card(child, card);
                        Ok(Rests::No)
                    }
                }
            }
            _ => Err(house::OTHER_QUESTION),
        }
    }

    /// Several Children, one loser: the lowest die.
    pub(super) fn begin_contest(&mut self, what: Contest, among: u8) -> Rests {
        self.then(Frame::Contest { what, left: among, low: 0, value: NONE });
        Rests::No
    }

    pub(super) fn contest(&mut self, what: Contest, left: u8, low: u8, value: u8) -> Rests {
        if let Some(child) = self.state.first_of(left) {
            self.then(Frame::ContestResult { what, left: left & !(1 << child), low, value });
            return self.ask(Ask::Die(child));
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
            Contest::Meet(entity) => {
                self.then(Frame::Encounter(child, entity));
                Rests::No
            }
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
        self.then(Frame::Contest { what, left, low, value });
        Rests::No
    }

    /// The conscious Children nearest to a space, as a set.
    pub(super) fn nearest(&self, space: Space) -> u8 {
        let (state, pack) = (&*self.state, self.pack);
        let far = |kid: &crate::state::Child| state.far(pack, space, kid.at());
        let kids = state.children[..usize::from(state.rules.children)].iter();
        let least = kids.filter(|kid| kid.conscious()).map(far).min().unwrap_or(crate::pack::FAR);
        if least == crate::pack::FAR {
            return 0;
        }
        state.children_where(|kid| kid.conscious() && far(kid) == least)
    }
}
