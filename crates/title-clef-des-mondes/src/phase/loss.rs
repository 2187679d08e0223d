//! Cards lost to effects: by choice or by chance, always in sight (CM-ENC-04, CM-OBJ-03, Ruling CM-Q-16).
//!
//! Everybody learns the card that is lost, or that none was. How many objects or encounters somebody holds is nobody's
//! business: who holds one that can be lost is asked, or left to chance, like somebody who holds three.

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
    /// The places in hand of the cards that can be lost.
    fn at_stake(&self, loss: Loss) -> impl Iterator<Item = usize> + Clone + use<> {
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
        let count = self.at_stake(loss).count() as u8;
        if count == 0 {
            self.nothing_to_lose(loss);
            return Rests::No;
        }
        let counted_by_all = loss.filter == Filter::Any && count <= loss.left;
        if loss.left == Loss::ALL || counted_by_all {
            self.lose_all(loss);
            return Rests::No;
        }
        #[cfg(feature = "planted-leaks")]
        if count == 1 && self.pack.leaks(crate::PlantedLeak::OnlyObjectUnasked) {
            self.lose_all(loss);
            return Rests::No;
        }
        if loss.filter != Filter::Any {
            // That there is something to lose is news, as it is that there is nothing.
            let (seat, filter) = (loss.seat, loss.filter);
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::MustLose { seat, filter });
        }
        match loss.chooser {
            Chooser::Victim => self.ask(Ask::Lose(loss)),
            Chooser::Random | Chooser::Caster => self.chance(Ask::LoseRandom(loss)),
        }
    }

    fn nothing_to_lose(&mut self, loss: Loss) {
        let (seat, filter) = (loss.seat, loss.filter);
        self.state.player_mut(seat).rule_out(filter);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::NoneToLose { seat, filter });
    }

    /// Whatever fits is lost, so there is nothing to choose: in the order of the hand.
    fn lose_all(&mut self, loss: Loss) {
        for (gone, place) in self.at_stake(loss).enumerate() {
            self.lose_card(loss.seat, place - gone);
        }
        self.state.player_mut(loss.seat).rule_out(loss.filter);
    }

    fn lose_card(&mut self, seat: Seat, place: usize) {
        let world = self.state.world_of(seat);
        let player = self.state.player_mut(seat);
        let card = *player.hand[place].card.truth(self.referee);
        player.show(self.pack, place, card);
        self.state.piles.put_under(world, Back::open(self.pack, card));
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Lost { seat, card: Card(card), world });
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
        self.chance(Ask::LoseRandom(loss))
    }

    /// CM-RND-06: each card that can be lost is as likely.
    pub(super) fn lost_at_random(&mut self, loss: Loss, way: u32) -> Rests {
        let places = self.at_stake(loss);
        let count = places.clone().count();
        let place = places.clone().nth(way as usize % count).expect("a card that can be lost");
        self.one_lost(loss, place)
    }
}
