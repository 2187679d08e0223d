//! A counter with an end.

/// A marker on a track of `end` steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Track {
    at: u8,
    end: u8,
}

impl Track {
    /// A track with its marker at the start.
    pub const fn to(end: u8) -> Track {
        Track { at: 0, end }
    }

    /// Where the marker is.
    pub const fn at(self) -> u8 {
        self.at
    }

    /// Where the track ends.
    pub const fn end(self) -> u8 {
        self.end
    }

    /// Whether the marker has reached the end.
    pub const fn is_full(self) -> bool {
        self.at >= self.end
    }

    /// One step on, not past the end.
    pub const fn advance(&mut self) {
        if self.at < self.end {
            self.at += 1;
        }
    }

    /// Back by `steps`, not before the start; how many steps were made.
    pub const fn retreat(&mut self, steps: u8) -> u8 {
        let made = if steps < self.at { steps } else { self.at };
        self.at -= made;
        made
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_track_stops_at_both_ends() {
        let mut track = Track::to(2);
        assert!(!track.is_full());
        (0..3).for_each(|_| track.advance());
        assert_eq!((track.at(), track.is_full()), (2, true));
        assert_eq!((track.retreat(1), track.retreat(5), track.at()), (1, 1, 0));
    }
}
