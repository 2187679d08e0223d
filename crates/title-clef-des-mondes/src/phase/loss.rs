//! Cards lost to effects: by choice or by chance, always in sight (CM-ENC-04, CM-OBJ-03, Ruling CM-Q-16).
//!
//! Everybody learns the card that is lost, or that none was. How many objects or encounters somebody holds is nobody's
//! business: who holds one that can be lost is asked, or left to chance, like somebody who holds three.

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Refusal, Rests, Seat, SeatSet, kind, not_offered,
};

use super::{Look, Play};
use crate::{
    ClefDesMondes,
    action::Action,
    ask::{self, For},
    cards::{Chooser, Filter},
    pack::Pack,
    piles::Back,
    state::{Frame, Held, Loss, State},
    told::Told,
    words::Card,
};

/// CM-ENC-04, CM-OBJ-03: which card to lose.
impl Question<ClefDesMondes> for ask::Lose {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::only(self.loss.seat)
    }

    /// How soon somebody answers would tell one object from three.
    fn is_window(self, _: &State) -> bool {
        self.loss.filter != Filter::Any
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let held = at.hand();
        let fits = |card: &Card| State::can_lose(at.pack, self.loss.filter, *card);
        let why = |card| if held.position(card).is_some() { "CM-OBJ-03" } else { "CM-ENC-04" };
        to.each(kind!(Action::Lose), held.iter().filter(fits), why);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::Lose(card) = *action else { not_offered(action) };
        play.one_lost(self.loss, play.place_in_hand(seat, card))
    }

    /// The victim who does not choose leaves it to chance.
    fn time_up(self, play: &mut Play<'_>, _: Seat) -> Result<Rests, Refusal> {
        Ok(play.chance(ask::LoseRandom { loss: self.loss }))
    }

    fn prompt(self, _: Look<'_>, line: Line) -> Line {
        line.number("left", self.loss.left).word("filter", self.loss.filter.id())
    }
}

/// CM-RND-06: each card that can be lost is as likely.
///
/// Hands are counted by all, the objects in them by nobody: among one to five of these a number of ways that all five
/// divide is as fair, and tells nothing.
impl Draw<ClefDesMondes> for ask::LoseRandom {
    fn chance(self, state: &State) -> Chance {
        const FOR_ONE_TO_FIVE: u32 = 60;
        let counted_by_all = self.loss.filter == Filter::Any;
        let held = state.player(self.loss.seat).count;
        For::Loss.among(if counted_by_all { held.into() } else { FOR_ONE_TO_FIVE })
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let held = play.state.player(self.loss.seat).held(play.referee);
        let place = self.place(play.pack, &held, way).expect("a card that can be lost");
        play.one_lost(self.loss, place)
    }

    fn name(self, pack: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
        let held = state.player(self.loss.seat).held(referee);
        let place = self.place(pack, &held, way);
        place.map_or(DrawName::Way(way), |place| DrawName::Id(held.cards[place].to_string()))
    }
}

impl ask::LoseRandom {
    /// Where in the hand the card is that way `way` takes; nowhere in a hand that somebody imagines without any.
    fn place(self, pack: &Pack, held: &Held, way: u32) -> Option<usize> {
        let mut places = at_stake(pack, held, self.loss.filter);
        let among = places.clone().count();
        places.nth((way as usize).checked_rem(among)?)
    }
}

/// The places in hand of the cards that can be lost.
fn at_stake(pack: &Pack, held: &Held, filter: Filter) -> impl Iterator<Item = usize> + Clone {
    let cards = held.cards().iter().enumerate();
    cards.filter(move |(_, card)| State::can_lose(pack, filter, **card)).map(|(place, _)| place)
}

impl Play<'_> {
    pub(super) fn lose(&mut self, loss: Loss) -> Rests {
        if loss.left == 0 {
            return Rests::No;
        }
        let held = self.state.player(loss.seat).held(self.referee);
        let count = at_stake(self.pack, &held, loss.filter).count() as u8;
        if count == 0 {
            return self.nothing_to_lose(loss);
        }
        let counted_by_all = loss.filter == Filter::Any && count <= loss.left;
        if loss.left == Loss::ALL || counted_by_all {
            return self.lose_all(loss, &held);
        }
        if loss.filter != Filter::Any {
            // That there is something to lose is news, as it is that there is nothing.
            let (seat, filter) = (loss.seat, loss.filter);
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::MustLose { seat, filter });
        }
        match loss.chooser {
            Chooser::Victim => self.ask(ask::Lose { loss }),
            Chooser::Random | Chooser::Caster => self.chance(ask::LoseRandom { loss }),
        }
    }

    fn nothing_to_lose(&mut self, loss: Loss) -> Rests {
        let (seat, filter) = (loss.seat, loss.filter);
        self.state.player_mut(seat).rule_out(filter);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::NoneToLose { seat, filter });
        Rests::No
    }

    /// Whatever fits is lost, so there is nothing to choose: in the order of the hand.
    fn lose_all(&mut self, loss: Loss, held: &Held) -> Rests {
        for (gone, place) in at_stake(self.pack, held, loss.filter).enumerate() {
            self.lose_card(loss.seat, place - gone);
        }
        self.state.player_mut(loss.seat).rule_out(loss.filter);
        Rests::No
    }

    fn lose_card(&mut self, seat: Seat, place: usize) {
        let world = self.state.world_of(seat);
        let player = self.state.player_mut(seat);
        let card = *player.hand[place].card.truth(self.referee);
        player.show(self.pack, place, card);
        self.state.piles.put_under(world, Back::open(self.pack, card));
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Lost { seat, card, world });
    }

    fn one_lost(&mut self, loss: Loss, place: usize) -> Rests {
        self.lose_card(loss.seat, place);
        self.then(Frame::Lose(Loss { left: loss.left - 1, ..loss }));
        Rests::No
    }
}
