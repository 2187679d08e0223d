//! Cards lost to effects: by choice or by chance, always in sight (CM-ENC-04, CM-OBJ-03, Ruling CM-Q-16).

use veilleuse_core::{Seat, SeatSet, house};

use super::{Answered, Play, Rests};
use crate::{
    action::Action,
    cards::{Chooser, Filter},
    checks,
    piles::Back,
    state::{Ask, Frame, Loss, State},
    told::Told,
    words::Card,
};

impl Play<'_, '_> {
    fn at_stake(&self, loss: Loss) -> impl DoubleEndedIterator<Item = usize> + Clone + use<> {
        let held = self.state.player(loss.seat).held(self.referee);
        let mut places = [usize::MAX; crate::state::HAND];
        let mut count = 0;
        for (place, card) in held.cards().iter().enumerate() {
            if State::can_lose(self.pack, loss.filter, *card) {
                places[count] = place;
                count += 1;
            }
        }
        places.into_iter().take(count)
    }

    pub(super) fn lose(&mut self, loss: Loss) -> Rests {
        if loss.left == 0 {
            return Rests::No;
        }
        let seat = loss.seat;
        let places = self.at_stake(loss);
        let count = places.clone().count() as u8;
        if count == 0 || loss.filter != Filter::Any {
            // How many cards an attack could take has to be said, or nobody could check it.
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::AtStake { seat, count, filter: loss.filter });
        }
        if count <= loss.left {
            // Taken from the end, the places before stay what they were; they go under in the order of the hand.
            let first = places.clone().next().unwrap_or(0);
            for gone in 0..count {
                let place = places.clone().nth(usize::from(gone)).unwrap_or(first) - usize::from(gone);
                self.lose_card(seat, place);
            }
            return Rests::No;
        }
        match loss.chooser {
            Chooser::Victim => self.ask(Ask::Lose(loss)),
            Chooser::Random | Chooser::Caster => self.chance(Ask::LoseRandom(loss, count)),
        }
    }

    fn lose_card(&mut self, seat: Seat, place: usize) {
        let world = self.state.world_of(seat);
        let back = self.state.player_mut(seat).take(place);
        let card = *back.card.truth(self.referee);
        self.state.piles.put_under(world, Back::open(self.pack, card));
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Lost {
            seat,
            card: Card(card),
            place: place as u8,
            world,
        });
    }

    fn one_lost(&mut self, loss: Loss, place: usize) -> Rests {
        self.lose_card(loss.seat, place);
        self.then(Frame::Lose(Loss { left: loss.left - 1, ..loss }));
        Rests::No
    }

    pub(super) fn loss_decided(&mut self, loss: Loss, action: Action) -> Answered {
        let Action::Lose(card) = action else { return Err(house::OTHER_QUESTION) };
        let place = checks::lose(self.pack, &self.mind(loss.seat), loss.filter, card)?;
        Ok(self.one_lost(loss, place))
    }

    pub(super) fn lose_by_chance(&mut self, loss: Loss) -> Rests {
        let count = self.at_stake(loss).count() as u8;
        self.chance(Ask::LoseRandom(loss, count))
    }

    pub(super) fn lost_at_random(&mut self, loss: Loss, way: u32) -> Rests {
        let place = self.at_stake(loss).nth(way as usize).expect("a way of the draw");
        self.one_lost(loss, place)
    }
}
