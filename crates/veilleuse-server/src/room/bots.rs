//! Bots, clocks, and who is away.

use std::{sync::Arc, time::Duration};

use tokio::{sync::mpsc, time::Instant};
use veilleuse_bots::Level;
use veilleuse_core::{Seat, SeatSet, house};
use veilleuse_wire::{Json, Kind, Pace, ReplyBody, Sitter};

use super::{Asked, Flow, Mail, Room, window::By};
use crate::{
    desk::{Declined, Desk},
    failure::Fail,
    meta::StandIn,
    metrics::count,
    thinkers::Wanted,
    token::random_number,
};

/// A bot's turn to think: about the match as it was then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    seat: Seat,
    /// How many inputs stood and how often the match had gone back.
    moment: (usize, usize),
    due: Instant,
    thinking: bool,
    /// The message that asked for advice; `None` when the bot decides.
    advice: Option<(u64, String)>,
}

impl Turn {
    /// Whether this is a turn in which the bot decides for this seat.
    pub(super) fn decides_for(&self, seat: Seat) -> bool {
        self.seat == seat && self.advice.is_none()
    }
}

impl Room {
    /// Sees to it that every bot that is asked will think.
    pub(super) fn call_bots(&mut self) {
        self.watch_window();
        let Some(desk) = &self.desk else { return };
        let moment = self.moment(desk.as_ref());
        let (window, waiting) = (desk.is_window(), desk.waiting());
        self.turns.retain(|turn| turn.advice.is_some() || turn.moment == moment);
        if self.meta.paused || self.meta.closed || self.meta.kind == Kind::Replay {
            return;
        }
        let somebody = !self.guests.is_empty();
        // A match of bots alone is played for those who look at it.
        if !somebody && self.meta.people().is_empty() {
            return;
        }
        for seat in waiting.iter() {
            let Some(chair) = self.meta.chair(seat) else { continue };
            // Nobody comes back to a match that stand-ins have played to its end.
            let plays = chair.sitter == Sitter::Bot || (chair.stand_in != StandIn::No && somebody);
            let called = self.turns.iter().any(|turn| turn.decides_for(seat));
            if plays && !called && !self.has_answered(seat) {
                let pause = self.pause();
                // In a window it thinks at once and answers when its time has come.
                let due = Instant::now() + if window { Duration::ZERO } else { pause };
                if window {
                    self.settle_bot(seat, pause);
                }
                self.turns.push(Turn { seat, moment, due, thinking: false, advice: None });
            }
        }
    }

    /// How long a bot seems to think: by chance alone, so that it tells nothing.
    fn pause(&self) -> Duration {
        let (least, most) = self.hall.config.bot_pause;
        let span = most.saturating_sub(least).as_millis() as u64 + 1;
        least + Duration::from_millis(random_number() % span)
    }

    /// When something is to be done without being asked.
    pub(super) fn next_alarm(&self) -> Option<Instant> {
        let bots = self.turns.iter().filter(|turn| !turn.thinking).map(|turn| turn.due);
        let clock = self.desk.as_ref().and_then(|desk| self.deadline(desk.as_ref()));
        let away = self.gone_since.values().map(|since| *since + self.hall.config.grace);
        let idle =
            (self.guests.is_empty() && self.turns.is_empty()).then_some(self.touched + self.hall.config.idle);
        bots.chain(clock).chain(self.next_release()).chain(away).chain(idle).min()
    }

    pub(super) async fn ring(&mut self, mails: &mpsc::Receiver<Mail>) -> Flow {
        let now = Instant::now();
        self.think(now);
        self.release(now).await;
        if let Some(desk) = &self.desk
            && self.deadline(desk.as_ref()).is_some_and(|deadline| deadline <= now)
        {
            self.run_out().await;
        }
        self.stand_in_for_the_gone(now).await;
        let idle = self.guests.is_empty() && self.turns.is_empty();
        if idle && now >= self.touched + self.hall.config.idle && mails.is_empty() {
            return Flow::Ends;
        }
        Flow::On
    }

    /// Sends bots whose pause is over to think, away from this task.
    fn think(&mut self, now: Instant) {
        let Some(desk) = &self.desk else { return };
        for turn in self.turns.iter_mut().filter(|turn| !turn.thinking && turn.due <= now) {
            turn.thinking = true;
            let level = match (&turn.advice, self.meta.chair(turn.seat)) {
                (None, Some(chair)) => chair.level,
                _ => Level::Expert,
            };
            let thought = desk.thought(turn.seat, level, random_number());
            let wanted = match &turn.advice {
                Some(_) => Wanted::Hint,
                None if self.guests.is_empty() => Wanted::Unwatched,
                None => Wanted::Watched,
            };
            let (turn, to_self) = (turn.clone(), self.to_self.clone());
            let (hall, table) = (Arc::clone(&self.hall), self.row.id.clone());
            tokio::spawn(async move {
                let action = hall.think(&table, wanted, thought).await.flatten();
                if let Some(to_self) = to_self.upgrade() {
                    // A room that has ended needs no more thoughts.
                    let _ = to_self.send(Mail::Thought { turn, action }).await;
                }
            });
        }
    }

    /// A bot has decided, or gives its advice.
    pub(super) async fn take_thought(&mut self, turn: Turn, action: Option<Json>) {
        self.turns
            .retain(|kept| (kept.seat, kept.moment, &kept.advice) != (turn.seat, turn.moment, &turn.advice));
        let Some(desk) = &self.desk else { return };
        let current = self.moment(desk.as_ref()) == turn.moment;
        if let Some((guest, id)) = turn.advice {
            let hint = action.filter(|_| current).and_then(|action| desk.hint(turn.seat, &action));
            let body =
                hint.map_or_else(|| ReplyBody::Refused { rule: house::NOT_ASKED.rule }, ReplyBody::Hint);
            self.reply(guest, id, body);
            return;
        }
        let Some(action) = action.filter(|_| current && !self.meta.paused) else {
            self.call_bots();
            return;
        };
        self.next_beat(turn.seat);
        if let Some(until) = self.held_until(turn.seat, &action, By::Itself) {
            return self.hold(turn.seat, action, until, None);
        }
        let Some(desk) = &mut self.desk else { return };
        match desk.decide(turn.seat, &action) {
            Ok(lines) => {
                count(&self.hall.metrics.decisions);
                // When it was not kept, the bot is called again by the reading of the log.
                if self.step_done(lines, None).await.is_err() {
                    self.call_bots();
                }
            }
            Err(why) => {
                tracing::error!(table = self.row.id, ?why, "a bot decided what the rules refuse");
            }
        }
    }

    /// Somebody asks what a bot would do.
    pub(super) fn advise(&mut self, guest: u64, id: String, seat: Seat) -> Result<(), Fail> {
        let desk = self.desk.as_ref().ok_or_else(Fail::not_started)?;
        let moment = self.moment(desk.as_ref());
        if self.turns.iter().any(|turn| turn.advice.as_ref().is_some_and(|(asker, _)| *asker == guest)) {
            return Err(Fail::too_fast());
        }
        let due = Instant::now();
        self.turns.push(Turn { seat, moment, due, thinking: false, advice: Some((guest, id)) });
        Ok(())
    }

    /// When the time of the people who are waited for is up.
    fn deadline(&self, desk: &dyn Desk) -> Option<Instant> {
        if self.meta.clock == 0 || self.meta.paused || self.meta.closed || self.meta.kind == Kind::Replay {
            return None;
        }
        let asked = self.asked_people(desk);
        let deadline = self.moved + Duration::from_secs(self.meta.clock.into());
        (!asked.is_empty()).then(|| self.window_end().map_or(deadline, |end| deadline.max(end)))
    }

    /// How long the people who are waited for have left.
    pub(super) fn clock_left(&self, desk: &dyn Desk) -> Option<Duration> {
        self.deadline(desk).map(|deadline| deadline.saturating_duration_since(Instant::now()))
    }

    /// The people who are asked and have a clock. A game master or facilitator who is there takes the time it takes.
    fn asked_people(&self, desk: &dyn Desk) -> SeatSet {
        let people = self.meta.people();
        let timed = |seat: &Seat| people.has(*seat) && (seat.plays() || !self.is_present(*seat));
        desk.waiting().iter().filter(timed).collect()
    }

    /// The time of everybody who is waited for is up. Where the title has no rule for it, a bot decides.
    async fn run_out(&mut self) {
        let Some(desk) = &self.desk else { return };
        for seat in self.asked_people(desk.as_ref()).iter() {
            let Some(desk) = &mut self.desk else { return };
            match desk.time_out(seat) {
                Ok(lines) => {
                    if self.step_done(lines, None).await.is_err() {
                        return;
                    }
                }
                Err(Declined::Refused(refusal)) if refusal == house::NO_CLOCK => {
                    let Some(desk) = &self.desk else { return };
                    let moment = self.moment(desk.as_ref());
                    let due = Instant::now();
                    let called = self.turns.iter().any(|turn| turn.decides_for(seat));
                    if !called {
                        self.turns.push(Turn { seat, moment, due, thinking: false, advice: None });
                    }
                }
                // Somebody else's time-out has answered the question for this seat too.
                Err(_) => {}
            }
        }
        // The bots that decide now get their time; nobody is timed out twice meanwhile.
        self.moved = Instant::now();
    }

    /// A bot stands in for people who have been gone too long, while somebody else waits.
    async fn stand_in_for_the_gone(&mut self, now: Instant) {
        let grace = self.hall.config.grace;
        let gone: Vec<Seat> = self
            .gone_since
            .iter()
            .filter(|(_, since)| **since + grace <= now)
            .map(|(seat, _)| *seat)
            .collect();
        if gone.is_empty() {
            return;
        }
        self.gone_since.retain(|seat, _| !gone.contains(seat));
        if self.meta.pace == Pace::Slow || self.guests.is_empty() || self.desk.is_none() {
            return;
        }
        let before = self.meta.clone();
        for seat in gone {
            if let Some(chair) = self.meta.chair_mut(seat) {
                chair.stand_in = StandIn::WhileAway;
            }
        }
        if self.save_or(before).await.is_ok() {
            self.tell_chairs();
            self.call_bots();
        }
    }

    /// After the match has moved: keeps the lines, then acknowledges, then tells everybody.
    pub(super) async fn step_done(&mut self, lines: Vec<u8>, asked: Option<Asked>) -> Result<(), Fail> {
        self.keep(lines, asked.as_ref().map(|asked| asked.key.clone())).await?;
        if let Some(Asked { guest, id, .. }) = asked {
            self.reply(guest, id, ReplyBody::Ok(true));
        }
        self.go_on();
        self.tell_table();
        self.note_end().await;
        Ok(())
    }
}
