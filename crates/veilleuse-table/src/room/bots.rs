//! Bots, clocks, and who is away.

use veilleuse_bots::Level;
use veilleuse_core::{Seat, SeatSet, house};
use veilleuse_store::AppendKind;
use veilleuse_wire::{Json, Kind, Pace, ReplyBody, Sitter};

use super::{Asked, Room, window::By};
use crate::{
    Desk, Effect, Fail, Meta, Musing, Note, StandIn, Wanted,
    desk::{Declined, Next},
};

/// When a time-out could not be kept, it is tried again after so many milliseconds.
const BREATH: i64 = 1_000;

/// A bot's turn to think: about the match as it was then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Turn {
    id: u64,
    seat: Seat,
    /// How many inputs stood and how often the match had gone back.
    moment: (usize, usize),
    due: i64,
    thinking: bool,
    /// What it has decided while somebody still read.
    ready: Option<Json>,
    /// The message that asked for advice; `None` when the bot decides.
    advice: Option<(u64, String)>,
}

impl Turn {
    /// Whether this is a turn in which the bot decides for this seat.
    pub(super) fn decides_for(&self, seat: Seat) -> bool {
        self.seat == seat && self.advice.is_none()
    }
}

/// A question with a clock of its own: its number, and how often the match had gone back.
pub(super) type OwnQuestion = (u32, usize);

/// The question with a clock of its own that is asked now.
pub(super) fn own_question(desk: &dyn Desk) -> Option<OwnQuestion> {
    Some((desk.own_clock()?.number, desk.undone()))
}

/// Seats whose time is up, one after the other.
pub(super) struct Late {
    seats: SeatSet,
    /// What was asked then: how many inputs stood, and of whom.
    asked: (usize, SeatSet),
}

impl Room {
    /// Sees to it that every bot that is asked will think.
    pub(super) fn call_bots(&mut self) {
        self.watch_window();
        self.watch_clock();
        let Some(desk) = self.desk.as_ref().filter(|_| self.meta.class.is_none()) else { return };
        let moment = self.moment(desk.as_ref());
        let (window, asked) = (desk.is_window(), desk.waiting());
        // Where the rules keep the time, no bot decides ahead of it.
        let waiting = desk.own_clock().map_or(asked, |clock| clock.busy(asked));
        self.turns.retain(|turn| turn.advice.is_some() || turn.moment == moment);
        if self.meta.paused || self.meta.closed || self.meta.kind == Kind::Replay || desk.is_scripted() {
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
            let plays = chair.sitter == Sitter::Bot || (chair.is_played_by_bot() && somebody);
            let called = self.turns.iter().any(|turn| turn.decides_for(seat));
            if plays && !called && !self.has_answered(seat) {
                let pause = self.pause();
                // In a window it thinks at once and answers when its time has come.
                if window {
                    self.settle_bot(seat, pause);
                }
                let due = self.now.tick + if window { 0 } else { pause };
                self.add_turn(seat, moment, due, None);
            }
        }
    }

    /// Sees whether a question with a clock of its own is asked, or another one.
    fn watch_clock(&mut self) {
        let desk = self.desk.as_ref().filter(|_| self.meta.class.is_none());
        let asked = desk.and_then(|desk| own_question(desk.as_ref()));
        if self.own_clock.map(|(asked, _)| asked) != asked {
            self.own_clock = asked.map(|asked| (asked, self.moved));
        }
    }

    fn add_turn(&mut self, seat: Seat, moment: (usize, usize), due: i64, advice: Option<(u64, String)>) {
        let id = self.next_turn;
        self.next_turn += 1;
        self.turns.push(Turn { id, seat, moment, due, thinking: false, ready: None, advice });
    }

    /// How long a bot seems to think: by chance alone, so that it tells nothing.
    fn pause(&mut self) -> i64 {
        let (least, most) = self.house.bot_pause;
        let span = (most - least).max(0) as u64 + 1;
        least + (self.entropy.number() % span) as i64
    }

    /// When something is to be done without being asked.
    pub(super) fn next_alarm(&self) -> Option<i64> {
        if self.under_way.is_some() {
            return self.next_look();
        }
        let bots = self.turns.iter().filter(|turn| !turn.thinking).map(|turn| turn.due);
        let clock = self.desk.as_ref().and_then(|desk| self.deadline(desk.as_ref()));
        let away = self.gone_since.values().map(|since| since + self.house.grace);
        let idle = self.is_idle().then_some(self.touched + self.house.idle);
        let read = self.turns.iter().any(|turn| turn.ready.is_some()).then(|| self.patience_ends()).flatten();
        bots.chain(clock).chain(read).chain(self.next_release()).chain(away).chain(idle).min()
    }

    fn is_idle(&self) -> bool {
        self.guests.is_empty() && self.turns.is_empty()
    }

    /// Does what is due. Whatever has to be kept comes alone: the rest is still due afterwards.
    pub(super) fn ring(&mut self) {
        self.think();
        self.release();
        if self.under_way.is_some() {
            return;
        }
        if let Some(desk) = &self.desk
            && self.deadline(desk.as_ref()).is_some_and(|deadline| deadline <= self.now.tick)
        {
            let seats = match desk.own_clock() {
                Some(clock) => SeatSet::only(clock.first_out),
                None => self.asked_people(desk.as_ref()),
            };
            self.late = Some(Late { seats, asked: (desk.inputs(), desk.waiting()) });
            // The bots that decide now get their time; nobody is timed out twice meanwhile.
            self.moved = self.now.tick;
            self.own_clock = self.own_clock.map(|(asked, since)| (asked, since + BREATH));
            self.class_since += BREATH;
            return;
        }
        self.stand_in_for_the_gone();
        if self.is_idle() && self.under_way.is_none() && self.now.tick >= self.touched + self.house.idle {
            self.end();
        }
    }

    /// Sends bots whose pause is over to think, away from this table.
    fn think(&mut self) {
        let Some(desk) = &self.desk else { return };
        let now = self.now.tick;
        for turn in self.turns.iter_mut().filter(|turn| !turn.thinking && turn.due <= now) {
            turn.thinking = true;
            let seed = self.entropy.number();
            let own = self.meta.chair(turn.seat).map_or(Level::Regular, |chair| chair.level);
            let (wanted, level) = match turn.advice {
                Some(_) => (Wanted::Hint, None),
                None if self.guests.is_empty() => (Wanted::Unwatched, Some(own)),
                None => (Wanted::Watched, Some(own)),
            };
            let musing = Musing { seat: turn.seat, level, seed, most: self.meta.iterations };
            let untried = self.meta.iterations.is_none() && musing.wish().is_some();
            let trial = untried.then(|| self.meta.wish());
            let thought = desk.thought(musing);
            let musing = (level.is_some() || !desk.has_verdict()).then_some(musing);
            let trial = trial.filter(|_| musing.is_some());
            self.out.push(Effect::Think { turn: turn.id, wanted, musing, trial, thought });
        }
    }

    /// It is known how many iterations fit. Once that is kept, bots think with so many.
    pub(super) fn take_trial(&mut self, turn: u64, iterations: u32) {
        if self.meta.iterations.is_some() {
            return self.think_again(turn, 0);
        }
        let meta = Meta { iterations: Some(iterations), ..self.meta.clone() };
        self.save(meta, move |room, kept| room.think_again(turn, if kept.is_ok() { 0 } else { BREATH }));
    }

    fn think_again(&mut self, turn: u64, after: i64) {
        if let Some(turn) = self.turns.iter_mut().find(|known| known.id == turn) {
            (turn.thinking, turn.due) = (false, self.now.tick + after);
        }
        self.think();
    }

    /// A bot has decided, or gives its advice.
    pub(super) fn take_thought(&mut self, turn: u64, action: Option<Json>) {
        let Some(at) = self.turns.iter().position(|kept| kept.id == turn) else { return };
        let turn = self.turns.remove(at);
        let Some(desk) = &self.desk else { return };
        let current = self.moment(desk.as_ref()) == turn.moment;
        if let Some((guest, id)) = turn.advice {
            // Somebody else has decided meanwhile, and this seat is still asked: it is thought about anew.
            if !current && desk.waiting().has(turn.seat) && !desk.is_sealed(turn.seat) {
                let moment = self.moment(desk.as_ref());
                self.add_turn(turn.seat, moment, self.now.tick, Some((guest, id)));
                return self.think();
            }
            let hint = action.filter(|_| current).and_then(|action| desk.hint(turn.seat, &action));
            let body =
                hint.map_or_else(|| ReplyBody::Refused { rule: house::NOT_ASKED.rule }, ReplyBody::Hint);
            return self.reply(guest, id, body);
        }
        let Some(action) = action.filter(|_| current && !self.meta.paused) else {
            return self.call_bots();
        };
        self.turns.push(Turn { ready: Some(action), ..turn });
    }

    /// What a bot has decided, once nobody reads any longer.
    pub(super) fn take_ready(&mut self) -> Option<(Turn, Json)> {
        let at = self.turns.iter().position(|turn| turn.ready.is_some())?;
        if self.meta.paused || self.meta.closed || self.waits_for_readers() {
            return None;
        }
        let mut turn = self.turns.remove(at);
        turn.ready.take().map(|action| (turn, action))
    }

    /// Does what a bot has decided.
    pub(super) fn decide_as_bot(&mut self, turn: &Turn, action: Json) {
        self.next_beat(turn.seat);
        if let Some(until) = self.held_until(turn.seat, &action, By::Itself) {
            return self.hold(turn.seat, action, until, None);
        }
        let Some(desk) = &self.desk else { return };
        match desk.decide(turn.seat, &action) {
            Ok(next) => {
                self.out.push(Effect::Note(Note::Decision));
                self.take_step(next, None);
            }
            Err(_) => self.out.push(Effect::Note(Note::BotRefused)),
        }
    }

    /// Somebody asks what a bot would do.
    pub(super) fn advise(&mut self, guest: u64, id: String, seat: Seat) -> Result<Option<ReplyBody>, Fail> {
        let desk = self.desk.as_ref().ok_or_else(Fail::not_started)?;
        if desk.is_sealed(seat) {
            return Ok(Some(ReplyBody::Refused { rule: house::NO_HINT.rule }));
        }
        let moment = self.moment(desk.as_ref());
        if self.turns.iter().any(|turn| turn.advice.as_ref().is_some_and(|(asker, _)| *asker == guest)) {
            return Err(Fail::too_fast());
        }
        self.add_turn(seat, moment, self.now.tick, Some((guest, id)));
        self.think();
        Ok(None)
    }

    /// When the time for this question is up: the title's own where it has one, else that of the people who are asked.
    fn deadline(&self, desk: &dyn Desk) -> Option<i64> {
        if self.meta.paused || self.meta.closed || self.meta.kind == Kind::Replay {
            return None;
        }
        if self.class().is_some() {
            return self.class_deadline(desk);
        }
        if let (Some(own), Some((_, since))) = (desk.own_clock(), self.own_clock) {
            return Some(since + i64::from(own.seconds) * 1000);
        }
        if self.meta.clock == 0 {
            return None;
        }
        let asked = self.asked_people(desk);
        let deadline = self.moved + i64::from(self.meta.clock) * 1000;
        (!asked.is_empty()).then(|| self.window_end().map_or(deadline, |end| deadline.max(end)))
    }

    /// How many milliseconds the people who are waited for have left.
    pub(super) fn clock_left(&self, desk: &dyn Desk) -> Option<u64> {
        self.deadline(desk).map(|deadline| (deadline - self.now.tick).max(0) as u64)
    }

    /// The people who are asked and have a clock. A game master or facilitator who is there takes the time it takes.
    fn asked_people(&self, desk: &dyn Desk) -> SeatSet {
        let people = self.meta.people();
        let timed = |seat: &Seat| people.has(*seat) && (seat.plays() || !self.is_present(*seat));
        desk.waiting().iter().filter(timed).collect()
    }

    /// The time of the next of those is up who are still asked the same. Where the title has no rule for it, a bot
    /// decides.
    pub(super) fn time_out_next(&mut self) {
        let Some(Late { seats, asked: (inputs, waiting) }) = self.late.take() else { return };
        let (Some(desk), Some(seat)) = (&self.desk, seats.first_seat()) else { return };
        if (desk.inputs(), desk.waiting()) != (inputs, waiting) {
            return;
        }
        let moment = self.moment(desk.as_ref());
        let next = desk.time_out(seat);
        self.late = Some(Late { seats: seats.without(seat), asked: (inputs + 1, waiting.without(seat)) });
        match next {
            Ok(next) => self.take_step(next, None),
            Err(Declined::Refused(refusal)) if refusal == house::NO_CLOCK => {
                self.late = Some(Late { seats: seats.without(seat), asked: (inputs, waiting) });
                if !self.turns.iter().any(|turn| turn.decides_for(seat)) {
                    self.add_turn(seat, moment, self.now.tick, None);
                }
            }
            Err(_) => self.late = None,
        }
    }

    /// A bot stands in for people who have been gone too long, while somebody else waits.
    fn stand_in_for_the_gone(&mut self) {
        let (now, grace) = (self.now.tick, self.house.grace);
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
        let mut meta = self.meta.clone();
        for chair in meta.chairs.iter_mut().filter(|chair| gone.contains(&chair.seat)) {
            chair.stand_in = StandIn::WhileAway;
        }
        self.save(meta, move |room, kept| {
            if kept.is_err() {
                let now = room.now.tick;
                return room.gone_since.extend(gone.into_iter().map(|seat| (seat, now)));
            }
            room.tell_chairs();
            room.call_bots();
        });
    }

    /// Lets be counted how people answer, once for each moment: what was taken back was counted before. What bots know,
    /// and what happened elsewhere, says nothing about people here.
    fn count_answers(&mut self) {
        let (Some(desk), Some(shelf)) = (&self.desk, &self.shelf) else { return };
        let elsewhere = self.meta.imported || self.meta.kind != Kind::Match;
        if elsewhere || desk.inputs() <= self.reached {
            return;
        }
        let people = self.meta.people();
        let answers = desk.answered().into_iter().filter(|(seat, ..)| people.has(*seat));
        let answers: Vec<_> = answers
            .map(|(_, question, right)| veilleuse_store::Answer {
                title: self.meta.title.to_string(),
                pack: shelf.digest().to_owned(),
                question,
                right,
            })
            .collect();
        if !answers.is_empty() {
            self.out.push(Effect::Count(answers));
        }
    }

    /// Keeps a step of the match; then it stands, is acknowledged and told to everybody.
    pub(super) fn take_step(&mut self, mut next: Next, asked: Option<Asked>) {
        let lines = std::mem::take(&mut next.lines);
        let key = asked.as_ref().map(|asked| asked.key.clone());
        self.append(AppendKind::Match, lines, key, move |room, kept| {
            if kept.is_ok()
                && let Some(desk) = &mut room.desk
            {
                room.reached = room.reached.max(desk.inputs());
                desk.stand(next);
                room.moved = room.now.tick;
                room.count_answers();
                room.note_step_to_read();
            }
            let done = kept.is_ok();
            room.recount |= done && room.class().is_some();
            room.note_step(done);
            if let Some(Asked { guest, id, .. }) = asked {
                room.reply(guest, id, kept.map_or_else(Fail::reply, |()| ReplyBody::Ok(true)));
            }
            room.go_on();
            if done {
                room.tell_table();
                room.note_end();
            }
        });
    }
}
