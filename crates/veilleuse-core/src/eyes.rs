//! Who is looking.

use crate::{Referee, Seat, SeatSet};

/// Whose view a host asks for. The host names a viewer; [`Match`](crate::Match) turns it into [`Eyes`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// The person or bot in this chair.
    Seat(Seat),
    /// Spectators: what everybody may know.
    Public,
}

/// Who is looking while a view, a list of options or a page is made.
///
/// The field is private: rules receive eyes and can ask what they may know, but cannot borrow somebody else's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Eyes(Gaze);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Gaze {
    Seat(Seat),
    Public,
    Everything,
}

impl Eyes {
    /// Eyes that see every secret: for a finished match, a test, a bug report.
    #[inline]
    pub const fn all_seeing(_: &Referee) -> Eyes {
        Eyes(Gaze::Everything)
    }

    #[inline]
    pub(crate) const fn of(viewer: Viewer) -> Eyes {
        match viewer {
            Viewer::Seat(seat) => Eyes(Gaze::Seat(seat)),
            Viewer::Public => Eyes(Gaze::Public),
        }
    }

    /// The chair these eyes belong to.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self.0 {
            Gaze::Seat(seat) => Some(seat),
            Gaze::Public | Gaze::Everything => None,
        }
    }

    /// Whether these eyes are the given chair's.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self.seat() == Some(seat)
    }

    /// Whether something known to `those` is known to these eyes.
    #[inline]
    pub const fn among(self, those: SeatSet) -> bool {
        match self.0 {
            Gaze::Seat(seat) => those.has(seat),
            Gaze::Public => those.overlaps(SeatSet::PUBLIC_BIT),
            Gaze::Everything => true,
        }
    }
}
