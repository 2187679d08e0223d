//! A closed circuit of spaces.

use serde::{Deserialize, Serialize};

/// A circuit of `len` spaces, numbered clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ring {
    len: u8,
}

/// A way round a [`Ring`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Turning {
    /// With the clock: numbers grow.
    Clockwise,
    /// Against the clock.
    CounterClockwise,
}

impl Turning {
    /// Both ways.
    pub const BOTH: [Turning; 2] = [Turning::Clockwise, Turning::CounterClockwise];

    /// The other way.
    #[must_use]
    pub const fn reversed(self) -> Turning {
        match self {
            Turning::Clockwise => Turning::CounterClockwise,
            Turning::CounterClockwise => Turning::Clockwise,
        }
    }
}

impl Ring {
    /// A circuit of `len` spaces.
    ///
    /// # Panics
    /// When `len` is 0.
    pub const fn of(len: u8) -> Ring {
        assert!(len > 0, "a circuit has spaces");
        Ring { len }
    }

    /// How many spaces.
    pub const fn len(self) -> u8 {
        self.len
    }

    /// Never: a circuit has spaces.
    pub const fn is_empty(self) -> bool {
        false
    }

    /// The space `steps` away.
    #[inline]
    pub const fn step(self, from: u8, turning: Turning, steps: u8) -> u8 {
        let steps = if steps < self.len { steps } else { steps % self.len };
        let far = match turning {
            Turning::Clockwise => from + steps,
            Turning::CounterClockwise => from + self.len - steps,
        };
        if far >= self.len { far - self.len } else { far }
    }

    /// Whether two spaces touch.
    pub const fn touch(self, one: u8, other: u8) -> bool {
        self.step(one, Turning::Clockwise, 1) == other || self.step(other, Turning::Clockwise, 1) == one
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_go_round_and_come_back() {
        let ring = Ring::of(21);
        for from in 0..21 {
            for steps in 0..50 {
                let there = ring.step(from, Turning::Clockwise, steps);
                assert_eq!(u32::from(there), (u32::from(from) + u32::from(steps)) % 21);
                assert_eq!(ring.step(there, Turning::CounterClockwise, steps), from);
            }
            assert!(ring.touch(from, ring.step(from, Turning::Clockwise, 1)));
            assert!(!ring.touch(from, ring.step(from, Turning::Clockwise, 2)));
        }
    }
}
