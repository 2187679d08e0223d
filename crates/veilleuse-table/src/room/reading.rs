//! Bots wait for people who read.
//!
//! A page that plays what was told says how far its person has come. A bot thinks meanwhile, and does not act before
//! everybody who plays and is here has seen what there is. Who reads on while somebody else has read is waited for as
//! long as the table's patience lasts; who is alone with bots takes the time they take. A page that says nothing of the
//! kind is not waited for.
//!
//! Where somebody may be told what others are not, how long anybody reads is nobody else's business, whether or not there
//! was something to read this time: that would tell as much. What a page says then changes nothing that others could see;
//! everybody is waited for as long as what *all* were told takes, and nobody is named.

use veilleuse_core::{Seat, Viewer};
use veilleuse_wire::Since;

use super::Room;

/// How often the match had gone back, and how many inputs stood: later moments are greater.
pub(super) type Moment = (usize, usize);

/// The people who play and are here.
struct Readers {
    /// Those who still read and may be named.
    named: Vec<Seat>,
    /// Whether some are given time whatever their pages say.
    unnamed: bool,
    /// Whether anybody has read.
    has_read: bool,
}

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

    /// Notes what there is to read of the step that stands now. Who has decided it had read until then.
    pub(super) fn note_step_to_read(&mut self) {
        let Some(desk) = &self.desk else { return };
        let (last, undone) = (desk.last_step(), desk.undone());
        if let Some((seat, inputs)) = last.by {
            let pages = self.guests.iter_mut().filter(|guest| guest.viewer() == Viewer::Seat(seat));
            for seen in pages.filter_map(|guest| guest.seen.as_mut()) {
                *seen = (undone, inputs).max(*seen);
            }
        }
        self.lines_to_read = last.lines;
    }

    fn readers(&self) -> Readers {
        let now = self.shown_now();
        let keeps_secrets = self.desk.as_ref().is_some_and(|desk| desk.keeps_secrets());
        let mut readers = Readers { named: Vec::new(), unnamed: false, has_read: false };
        for chair in self.meta.chairs.iter().filter(|chair| !chair.is_played_by_bot()) {
            let own = Viewer::Seat(chair.seat);
            let pages = || self.guests.iter().filter(|guest| guest.viewer() == own);
            let watched = self.guests.iter().any(|guest| guest.viewer() != own);
            if keeps_secrets && watched && pages().any(|guest| guest.seen.is_some()) {
                let reads = self.now.tick < self.moved + self.time_to_read();
                (readers.unnamed, readers.has_read) = (readers.unnamed || reads, readers.has_read || !reads);
                continue;
            }
            // A page without a film shows everything at once, and of several the one that is furthest counts.
            match pages().map(|guest| guest.seen.unwrap_or(now)).max() {
                Some(seen) if seen < now => readers.named.push(chair.seat),
                Some(_) => readers.has_read = true,
                None => {}
            }
        }
        readers
    }

    /// Tells who is waited for, to everybody: nobody is named while all of them read.
    pub(super) fn note_readers(&mut self) {
        let Readers { named, has_read, .. } = self.readers();
        let now = if has_read { named } else { Vec::new() };
        if now != self.still_reading {
            self.still_reading = now;
            self.chairs_changed = true;
        }
    }

    /// Whether somebody still reads whom bots wait for.
    pub(super) fn waits_for_readers(&self) -> bool {
        let Readers { named, unnamed, has_read } = self.readers();
        let tired = self.moved + self.patience() <= self.now.tick;
        let waits = unnamed || !(named.is_empty() || has_read && tired);
        waits && self.patience() > 0
    }

    /// When bots no longer wait for who still reads, where somebody else does.
    pub(super) fn patience_ends(&self) -> Option<i64> {
        let Readers { named, unnamed, has_read } = self.readers();
        if unnamed {
            return Some(self.moved + self.time_to_read());
        }
        (!named.is_empty() && has_read).then(|| self.moved + self.patience())
    }

    /// How long what everybody was told takes: for each line as long as a bot takes to think.
    fn time_to_read(&self) -> i64 {
        (self.house.bot_pause.1 * self.lines_to_read as i64).min(self.patience())
    }

    fn patience(&self) -> i64 {
        self.meta.patience.map_or(self.house.patience, i64::from)
    }
}
