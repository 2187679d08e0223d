//! A small generator for tests: the same on every machine, for ever.

use veilleuse_core::{Called, Chance, Game, Host, OwnClock, Players, Seat, SeatSet, any_option};

/// SplitMix64. Tests are repeated by their seed, so the numbers must never depend on a library's version.
#[derive(Clone, Debug)]
pub struct Luck(u64);

impl Luck {
    /// The stream of this seed.
    pub const fn seeded(seed: u64) -> Luck {
        Luck(seed)
    }

    /// A stream of its own for part `part` of a run with this seed.
    pub fn part(seed: u64, part: u64) -> Luck {
        let mut luck = Luck(seed ^ part.wrapping_mul(0xd134_2543_de82_ef95));
        luck.word();
        luck
    }

    /// The next 64 bits.
    pub const fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    }

    /// A number below `n`.
    ///
    /// # Panics
    /// When `n` is 0.
    pub const fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "there is no number below 0");
        // The bias of a 64-bit product is far below what a test could notice.
        ((self.word() as u128 * n as u128) >> 64) as u32
    }

    /// One of these.
    ///
    /// # Panics
    /// When there are none.
    pub const fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len() as u32) as usize]
    }

    /// True once in `n` times.
    pub const fn once_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }
}

/// Plays at random. Who may let the time of a question run out mostly does.
impl<H: Host> Players<H> for Luck {
    fn fall(&mut self, chance: Chance) -> u32 {
        self.below(chance.ways)
    }

    fn choose(&mut self, _: &H, _: Seat, options: &[<H::Game as Game>::Action]) -> usize {
        any_option::<H::Game>(options, |ways| self.below(ways))
    }

    fn one_of(&mut self, seats: SeatSet) -> Option<Seat> {
        if seats.is_empty() { None } else { seats.iter().nth(self.below(seats.len() as u32) as usize) }
    }

    fn calls(&mut self, clock: Option<OwnClock>, asked: SeatSet) -> Option<Called> {
        const IDLE_ONCE_IN: u32 = 8;
        match clock {
            Some(clock) if !self.once_in(IDLE_ONCE_IN) => {
                let busy = Players::<H>::one_of(self, clock.busy(asked));
                Some(busy.map_or(Called::Clock(clock.first_out), Called::Seat))
            }
            _ => Players::<H>::one_of(self, asked).map(Called::Seat),
        }
    }
}

/// Plays at random but for what the function chooses.
pub struct By<'l, F>(pub &'l mut Luck, pub F);

impl<H: Host, F> Players<H> for By<'_, F>
where
    F: FnMut(&H, Seat, &[<H::Game as Game>::Action], &mut Luck) -> usize,
{
    fn fall(&mut self, chance: Chance) -> u32 {
        Players::<H>::fall(self.0, chance)
    }

    fn choose(&mut self, host: &H, seat: Seat, options: &[<H::Game as Game>::Action]) -> usize {
        self.1(host, seat, options, self.0)
    }

    fn calls(&mut self, clock: Option<OwnClock>, asked: SeatSet) -> Option<Called> {
        Players::<H>::calls(self.0, clock, asked)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_a_seed_is_a_constant() {
        let mut luck = Luck::seeded(0);
        assert_eq!(luck.word(), 0xe220_a839_7b1d_cdaf);
        assert_eq!(luck.word(), 0x6e78_9e6a_a1b9_65f4);
    }

    #[test]
    fn numbers_stay_below_and_reach_everything() {
        let mut luck = Luck::part(7, 1);
        let mut seen = [0; 6];
        (0..600).for_each(|_| seen[luck.below(6) as usize] += 1);
        assert!(seen.iter().all(|count| *count > 60), "{seen:?}");
    }
}
