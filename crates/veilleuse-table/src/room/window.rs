//! Reaction windows: a table holds them open for its minimum, whatever people hold.
//!
//! Answers that would close a window too early wait here, and so do those a client or a bot gave on its own. They
//! are kept and told like any other decision once the minimum is over; until then nobody has been promised anything.

use std::collections::BTreeMap;

use veilleuse_core::{Seat, SeatSet, house};
use veilleuse_wire::{Json, ReplyBody, Window as WindowInfo};

use super::{Asked, Room, declined};
use crate::{Desk, Effect, Note};

/// A window that is open.
pub(super) struct Window {
    /// The match when it opened.
    moment: (usize, usize),
    opened: i64,
    /// How many inputs stood when it was last looked at.
    inputs: usize,
    /// Who has not answered, as the rules know.
    waiting: SeatSet,
    /// Whether everybody who has answered let it pass.
    all_passed: bool,
    held: BTreeMap<Seat, Held>,
    /// When each bot answers: settled before it has thought.
    bots: BTreeMap<Seat, i64>,
}

/// An answer that waits.
struct Held {
    action: Json,
    due: i64,
    /// The message to be acknowledged; a bot sends none.
    asked: Option<Asked>,
}

/// Who gave an answer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    /// A person.
    Hand,
    /// A client on its own, or a bot.
    Itself,
}

impl Room {
    /// The shortest time a window stays open.
    fn minimum(&self) -> i64 {
        self.meta.window.map_or(self.house.window, i64::from)
    }

    /// The moment of the question: a window is one question, however many have answered it.
    pub(super) fn moment(&self, desk: &dyn Desk) -> (usize, usize) {
        self.window.as_ref().map_or((desk.inputs(), desk.undone()), |window| window.moment)
    }

    /// Sees whether a window has opened, closed or been answered by one more.
    pub(super) fn watch_window(&mut self) {
        let now = self.desk.as_ref().filter(|desk| desk.is_window()).map(|desk| {
            let moment = (desk.inputs(), desk.undone());
            (moment, desk.waiting())
        });
        match (&mut self.window, now) {
            (Some(window), Some((moment, waiting))) if window.goes_on(moment, waiting) => {
                (window.inputs, window.waiting) = (moment.0, waiting);
            }
            (_, now) => {
                let fresh = now.map(|(moment, waiting)| Window {
                    moment,
                    opened: self.now.tick,
                    inputs: moment.0,
                    waiting,
                    all_passed: true,
                    held: BTreeMap::new(),
                    bots: BTreeMap::new(),
                });
                let before = std::mem::replace(&mut self.window, fresh);
                for held in before.into_iter().flat_map(|window| window.held.into_values()) {
                    self.too_late(held);
                }
            }
        }
    }

    /// The question of a held answer is gone.
    fn too_late(&mut self, held: Held) {
        if let Some(Asked { guest, id, .. }) = held.asked {
            self.reply(guest, id, ReplyBody::Refused { rule: house::NOT_ASKED.rule });
        }
    }

    /// Until when this answer has to wait, if it has to.
    pub(super) fn held_until(&self, seat: Seat, action: &Json, by: By) -> Option<i64> {
        let window = self.window.as_ref().filter(|window| window.waiting.has(seat))?;
        let passes = self.desk.as_ref().is_some_and(|desk| desk.lets_be(action));
        let closes = window.waiting == SeatSet::only(seat);
        let by_hand = by == By::Hand && (!closes || (passes && window.all_passed));
        let until = match window.bots.get(&seat) {
            Some(due) if by == By::Itself => *due,
            _ => window.opened + self.minimum(),
        };
        (!by_hand && until > self.now.tick).then_some(until)
    }

    /// Keeps an answer back. A second one of the same seat takes its place.
    pub(super) fn hold(&mut self, seat: Seat, action: Json, due: i64, asked: Option<Asked>) {
        let Some(window) = &mut self.window else { return };
        let sent = asked.as_ref().map(|asked| asked.id.clone());
        let before = window.held.insert(seat, Held { action, due, asked });
        // The same message over a new socket is the same answer.
        if let Some(before) =
            before.filter(|before| before.asked.as_ref().map(|asked| &asked.id) != sent.as_ref())
        {
            self.too_late(before);
        }
    }

    /// Whether this seat has answered and its answer waits.
    pub(super) fn has_answered(&self, seat: Seat) -> bool {
        self.window.as_ref().is_some_and(|window| window.held.contains_key(&seat))
    }

    /// Forgets what a bot would have answered for this seat.
    pub(super) fn drop_held(&mut self, seat: Seat) {
        if let Some(window) = &mut self.window {
            window.held.remove(&seat);
        }
    }

    /// Notes what somebody let happen or did not.
    pub(super) fn note_answer(&mut self, passes: bool) {
        if let Some(window) = &mut self.window {
            window.all_passed &= passes;
        }
    }

    /// When a bot answers in this window, whatever it holds and however long it thinks.
    pub(super) fn settle_bot(&mut self, seat: Seat, pause: i64) {
        let minimum = self.minimum();
        if let Some(window) = &mut self.window {
            let due = window.opened + minimum.max(pause);
            window.bots.entry(seat).or_insert(due);
        }
    }

    /// A bot that thought too long waits for the next beat: how long it took tells nothing.
    pub(super) fn next_beat(&mut self, seat: Seat) {
        let minimum = self.minimum();
        let now = self.now.tick;
        if let Some(due) = self.window.as_mut().and_then(|window| window.bots.get_mut(&seat)) {
            while minimum > 0 && *due < now {
                *due += minimum;
            }
        }
    }

    /// When the next held answer is due.
    pub(super) fn next_release(&self) -> Option<i64> {
        let window = self.window.as_ref().filter(|_| !self.meta.paused && !self.meta.closed)?;
        window.held.values().map(|held| held.due).min()
    }

    /// When a window may close at the earliest, unless everybody lets it pass.
    pub(super) fn window_end(&self) -> Option<i64> {
        self.window.as_ref().map(|window| window.opened + self.minimum())
    }

    pub(super) fn show_window(&self) -> Option<WindowInfo> {
        let left = (self.window_end()? - self.now.tick).max(0);
        Some(WindowInfo { left: left as u64, whole: self.minimum() as u64 })
    }

    /// Gives the rules the next answer whose time has come, in the order of the seats.
    pub(super) fn release(&mut self) {
        if self.meta.paused || self.meta.closed {
            return;
        }
        let now = self.now.tick;
        while let (Some(window), Some(desk)) = (&mut self.window, &self.desk) {
            let due = window.held.iter().find(|(_, held)| held.due <= now).map(|(seat, _)| *seat);
            let Some((seat, held)) = due.and_then(|seat| window.held.remove_entry(&seat)) else { return };
            match desk.decide(seat, &held.action) {
                Ok(next) => {
                    self.out.push(Effect::Note(Note::Decision));
                    return self.take_step(next, held.asked);
                }
                Err(why) => {
                    if let Some(Asked { guest, id, .. }) = held.asked {
                        self.reply(guest, id, declined(why));
                    }
                }
            }
        }
    }
}

impl Window {
    /// Whether what is asked now is what is left of this window: one input later, one seat fewer. The last answer
    /// leaves nobody, so that a window which opens then is another one.
    fn goes_on(&self, (inputs, undone): (usize, usize), waiting: SeatSet) -> bool {
        let unmoved = inputs == self.inputs && waiting == self.waiting;
        let answered = inputs == self.inputs + 1
            && self.waiting.iter().any(|seat| self.waiting.without(seat) == waiting);
        undone == self.moment.1 && (unmoved || answered)
    }
}
