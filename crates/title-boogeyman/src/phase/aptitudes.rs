//! Aptitudes that take effect at a moment of their own: each may be used or not (BO-STATE-08).

use veilleuse_core::{Line, Offers, Question, Rests, Seat, SeatSet, not_offered};

use crate::{
    Boogeyman,
    action::Action,
    ask,
    frame::Knack,
    state::State,
    told::Told,
    words::{Child, Deck},
};

use super::{Look, Play};

impl Question<Boogeyman> for ask::Aptitude {
    fn asked(self, state: &State) -> SeatSet {
        state.owner(self.child)
    }

    fn wording(self) -> usize {
        match self.knack {
            Knack::TwoCards => 0,
            Knack::Light => 1,
            Knack::Quiet { .. } => 2,
            Knack::Stash => 3,
        }
    }

    fn offers(self, _: Look<'_>, to: &mut impl Offers<Action>) {
        to.all([Action::Aptitude, Action::Pass]);
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        match *action {
            Action::Aptitude => play.use_aptitude(self.child, self.knack),
            Action::Pass => play.leave_aptitude(self.child, self.knack),
            _ => not_offered(action),
        }
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        let line = at.named(line, self.child);
        match self.knack {
            Knack::Quiet { value, .. } => line.number("value", value),
            Knack::TwoCards | Knack::Light | Knack::Stash => line,
        }
    }
}

impl Play<'_> {
    fn use_aptitude(&mut self, child: Child, knack: Knack) -> Rests {
        let figure = self.figure(child);
        match knack {
            Knack::TwoCards => {
                self.scribe.tell(|_| Told::DrawsTwo { child: figure });
                self.two_cards(child)
            }
            Knack::Light => {
                self.state.turn.aptitude = true;
                self.scribe.tell(|_| Told::LitTheDark { child: figure });
                self.draw_card(Deck::Light, child)
            }
            Knack::Quiet { value, room } => self.noise_made(child, value - 1, room),
            Knack::Stash => {
                self.scribe.tell(|_| Told::Stashed { child: figure });
                self.gain_candy(child, 1);
                Rests::No
            }
        }
    }

    fn leave_aptitude(&mut self, child: Child, knack: Knack) -> Rests {
        match knack {
            Knack::TwoCards => self.draw_card(Deck::Boogeyman, child),
            Knack::Light => self.draw_card(Deck::Dark, child),
            Knack::Quiet { value, room } => self.noise_made(child, value, room),
            Knack::Stash => Rests::No,
        }
    }
}
