//! What a bot is, and all it gets to see.

use veilleuse_core::{Game, Imagined, Judgement, Match, Seat, Table};

use crate::Pupil;

/// Decides for a seat.
pub trait Agent<G: Game>: Send {
    /// The index of the option this agent takes. `options` is what `seat` may decide now and is never empty;
    /// `table` gives tables as this seat may imagine them.
    fn choose(&mut self, seat: Seat, table: &dyn Imaginer<G>, options: &[G::Action]) -> usize;
}

/// Deals tables as one seat may imagine them: what the seat knows is true, the rest is dealt anew.
pub trait Imaginer<G: Game>: Sync {
    /// One such table; `chance(n)` is below `n`.
    fn imagine(&self, chance: &mut dyn FnMut(u32) -> u32) -> Imagined<'_, G>;

    /// How promising each of its options is to the seat, by what it sees: the same at every table it imagines.
    fn appeal(&self, options: &[G::Action], weights: &mut [i32])
    where
        G: Judgement;
}

/// A seat at a [`Match`] or a [`Table`]: it imagines with the eyes of this seat and no others.
pub struct Chair<'a, T> {
    place: &'a T,
    seat: Seat,
}

impl<'a, T> Chair<'a, T> {
    /// This seat at this match or table.
    pub const fn new(place: &'a T, seat: Seat) -> Chair<'a, T> {
        Chair { place, seat }
    }
}

impl<G: Game> Imaginer<G> for Chair<'_, Match<G>> {
    fn imagine(&self, chance: &mut dyn FnMut(u32) -> u32) -> Imagined<'_, G> {
        self.place.imagined(self.seat, chance)
    }

    fn appeal(&self, options: &[G::Action], weights: &mut [i32])
    where
        G: Judgement,
    {
        self.place.appeal(self.seat, options, weights);
    }
}

impl<G: Game> Imaginer<G> for Chair<'_, Table<'_, G>> {
    fn imagine(&self, chance: &mut dyn FnMut(u32) -> u32) -> Imagined<'_, G> {
        self.place.imagined(self.seat, chance)
    }

    fn appeal(&self, options: &[G::Action], weights: &mut [i32])
    where
        G: Judgement,
    {
        self.place.appeal(self.seat, options, weights);
    }
}

/// What a bot in this chair of a match decides: its [duty](Game::duty) where it has one, else what it thinks best.
/// `None` when the chair is not asked.
pub fn decide<G: Game>(bot: &mut Pupil<G>, play: &Match<G>, seat: Seat) -> Option<G::Action> {
    if let Some(duty) = play.duty(seat) {
        return Some(duty);
    }
    let mut options = play.choices(seat);
    if options.is_empty() {
        return None;
    }
    let choice = bot.choose(seat, &Chair::new(play, seat), play.taught(seat), &options);
    Some(options.swap_remove(choice))
}
