//! Aptitudes that take effect at a moment of their own: each may be used or not (BO-STATE-08).

use veilleuse_core::house;

use crate::{action::Action, state::Knack, told::Told, words::Deck};

use super::{Answered, Play, Rests};

impl Play<'_, '_> {
    pub(super) fn aptitude_decided(&mut self, child: u8, knack: Knack, action: Action) -> Answered {
        match action {
            Action::Aptitude => Ok(self.use_aptitude(child, knack)),
            Action::Pass => Ok(self.leave_aptitude(child, knack)),
            _ => Err(house::OTHER_QUESTION),
        }
    }

    fn use_aptitude(&mut self, child: u8, knack: Knack) -> Rests {
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

    fn leave_aptitude(&mut self, child: u8, knack: Knack) -> Rests {
        match knack {
            Knack::TwoCards => self.draw_card(Deck::Boogeyman, child),
            Knack::Light => self.draw_card(Deck::Dark, child),
            Knack::Quiet { value, room } => self.noise_made(child, value, room),
            Knack::Stash => Rests::No,
        }
    }
}
