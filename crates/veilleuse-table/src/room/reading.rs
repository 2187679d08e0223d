//! Bots wait for people who read.
//!
//! A page that plays what was told says how far its person has come. A bot thinks meanwhile, and does not act before
//! everybody who plays and is here has seen what there is. Who reads on while somebody else has read is waited for as
//! long as the table's patience lasts; who is alone with bots takes the time they take. A page that says nothing of the
//! kind is not waited for.

use veilleuse_core::{Seat, Viewer};
use veilleuse_wire::Since;

use super::Room;

/// How often the match had gone back, and how many inputs stood: later moments are greater.
pub(super) type Moment = (usize, usize);

impl Room {
    /// The moment that who comes now is shown at once.
    pub(super) fn shown_now(&self) -> Moment {
        self.desk.as_ref().map_or((0, 0), |desk| (desk.undone(), desk.inputs()))
    }

    /// A page says how far its person has seen the match; nobody unsees anything.
    pub(super) fn note_seen(&mut self, from: u64, Since { n, undone }: Since) {
        let seen = (undone, n).min(self.shown_now());
        let guest = self.guests.iter_mut().find(|guest| guest.id == from);
        if let Some(before) = guest.and_then(|guest| guest.seen.as_mut()) {
            *before = seen.max(*before);
        }
    }

    /// The people who play and are here: those who still read, and whether anybody has read.
    fn readers(&self) -> (Vec<Seat>, bool) {
        let now = self.shown_now();
        let (mut reads, mut has_read) = (Vec::new(), false);
        for chair in self.meta.chairs.iter().filter(|chair| !chair.is_played_by_bot()) {
            let pages = self.guests.iter().filter(|guest| guest.viewer() == Viewer::Seat(chair.seat));
            // A page without a film shows everything at once, and of several the one that is furthest counts.
            match pages.map(|guest| guest.seen.unwrap_or(now)).max() {
                Some(seen) if seen < now => reads.push(chair.seat),
                Some(_) => has_read = true,
                None => {}
            }
        }
        (reads, has_read)
    }

    /// Tells who is waited for, to everybody: nobody is named while all of them read.
    pub(super) fn note_readers(&mut self) {
        let (reads, has_read) = self.readers();
        let now = if has_read { reads } else { Vec::new() };
        if now != self.still_reading {
            self.still_reading = now;
            self.chairs_changed = true;
        }
    }

    /// Whether somebody still reads whom bots wait for.
    pub(super) fn waits_for_readers(&self) -> bool {
        let (reads, has_read) = self.readers();
        let tired = self.moved + self.patience() <= self.now.tick;
        !reads.is_empty() && self.patience() > 0 && !(has_read && tired)
    }

    /// When bots no longer wait for who still reads, where somebody else does.
    pub(super) fn patience_ends(&self) -> Option<i64> {
        let (reads, has_read) = self.readers();
        (!reads.is_empty() && has_read).then(|| self.moved + self.patience())
    }

    fn patience(&self) -> i64 {
        self.meta.patience.map_or(self.house.patience, i64::from)
    }
}
