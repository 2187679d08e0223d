//! What guests are told.

use veilleuse_core::{Seat, Viewer};
use veilleuse_json::put;
use veilleuse_wire::{
    Chair, Chairs, Clock, Closed, Json, Kind, Log, NewsBody, Outcome, ReplyBody, ToldLine, UndoInfo,
    UndoRequest, VERSION, Waiting, Welcome, limits,
};

use super::{Guest, Room};
use crate::{
    Desk, Effect,
    desk::{Frame, Listener, Telling},
    fail::reply_text,
};

/// How many bytes of log one message takes at most; the rest of a message is small.
const LOG_BYTES: usize = limits::OUTBOUND / 2;

impl Room {
    /// Everybody, with who is there.
    pub(super) fn chairs(&self) -> Vec<Chair> {
        let seen = |chair: &crate::ChairMeta| {
            chair.show(self.is_present(chair.seat), self.still_reading.contains(&chair.seat))
        };
        self.meta.chairs.iter().map(seen).collect()
    }

    pub(super) fn is_present(&self, seat: Seat) -> bool {
        self.guests.iter().any(|guest| guest.viewer() == Viewer::Seat(seat))
    }

    /// How many only look on.
    pub(super) fn spectators(&self) -> u32 {
        self.guests.iter().filter(|guest| guest.is_spectator()).count() as u32
    }

    /// Tells every guest the same.
    pub(super) fn tell_all(&mut self, body: &NewsBody) {
        self.send_where(|_| true, as_news(body));
    }

    pub(super) fn tell_chairs(&mut self) {
        self.chairs_changed = false;
        let body = NewsBody::Chairs(Chairs {
            chairs: self.chairs(),
            started: self.has_begun(),
            chat: self.meta.chat,
            spectators: self.spectators(),
            door: self.meta.door,
        });
        self.tell_all(&body);
    }

    pub(super) fn show_undo(&mut self) {
        let request = self.show_request();
        self.tell_all(&NewsBody::Undo(UndoInfo { request }));
    }

    /// Tells every guest the table, each pair of eyes its own.
    pub(super) fn tell_table(&mut self) {
        self.tell_each(Telling::LastStep);
    }

    /// Tells every guest the whole table, where it is not what it was.
    pub(super) fn tell_anew(&mut self) {
        let Some(desk) = &self.desk else { return };
        let guests: Vec<(u64, Viewer)> = self.guests.iter().map(|guest| (guest.id, guest.viewer())).collect();
        for (guest, viewer) in guests {
            for log in in_messages(0, desk.told_since(viewer, 0)) {
                self.out.push(Effect::Send { to: vec![guest], news: as_news(&NewsBody::Log(log)) });
            }
        }
        self.tell_each(Telling::Nothing);
    }

    fn tell_each(&mut self, telling: Telling) {
        let Some(mut desk) = self.desk.take() else { return };
        let mut listeners: Vec<Listener> = self.guests.iter().map(|guest| guest.listener).collect();
        listeners.sort_unstable();
        listeners.dedup();
        let frame = self.frame(desk.as_ref());
        desk.forget_others(&listeners);
        desk.write_tables(&listeners, telling, &frame, &mut |listener, table| {
            self.send_where(|guest| guest.listener == listener, table);
        });
        self.desk = Some(desk);
    }

    /// Tells one guest where it is and all it has missed.
    pub(super) fn welcome(&mut self, guest: &Guest, since: Option<veilleuse_wire::Since>) {
        let spectator = guest.is_spectator();
        let seat = match guest.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let welcome = Welcome {
            v: VERSION,
            table: self.row.id.clone(),
            code: self.row.code.clone().unwrap_or_default(),
            kind: self.meta.kind,
            title: self.meta.title.to_string(),
            options: self.meta.options.clone(),
            pace: self.meta.pace,
            clock: self.meta.clock,
            lang: self.meta.lang.clone(),
            seat: seat.map(Into::into),
            leads: seat
                .zip(self.shelf.as_ref())
                .is_some_and(|(seat, shelf)| shelf.leads(&self.meta.options, seat)),
            host: guest.host,
            chairs: self.chairs(),
            started: self.has_begun(),
            commitment: self.meta.commitment(),
            chat: self.meta.chat,
            said: self.said.iter().filter(|_| !spectator).cloned().collect(),
            notices: self.meta.notices.iter().filter(|_| !spectator).cloned().collect(),
            spectators: self.spectators() + u32::from(spectator),
            door: self.meta.door,
            again: self.meta.again.clone(),
            lesson: self
                .meta
                .lesson
                .as_deref()
                .zip(self.shelf.as_ref())
                .and_then(|(lesson, shelf)| shelf.lesson(lesson)),
            class: self.show_class(guest),
        };
        let to = guest.id;
        self.send_to(to, as_news(&NewsBody::Welcome(Box::new(welcome))));
        let Some(mut desk) = self.desk.take() else { return };
        let known = since.filter(|since| since.undone == desk.undone() && since.n <= desk.inputs());
        let from = known.map_or(0, |since| since.n);
        let told = desk.told_since(guest.viewer(), from);
        for log in in_messages(from, told) {
            self.send_to(to, as_news(&NewsBody::Log(log)));
        }
        let frame = self.frame(desk.as_ref());
        desk.write_tables(&[guest.listener], Telling::Nothing, &frame, &mut |_, table| {
            self.send_to(to, table);
        });
        self.desk = Some(desk);
    }

    pub(super) fn reply(&mut self, to: u64, re: String, body: ReplyBody) {
        if self.guests.iter().any(|guest| guest.id == to) {
            self.out.push(Effect::Reply { to, text: reply_text(Some(re), body) });
        }
    }

    /// Tells one guest something of its own.
    pub(super) fn send_news(&mut self, to: u64, body: &NewsBody) {
        self.send_to(to, as_news(body));
    }

    /// Tells a guest who sees with other eyes now everything these were told, and the whole table.
    pub(super) fn show_anew(&mut self, to: u64) {
        let Some(listener) = self.guests.iter().find(|guest| guest.id == to).map(|guest| guest.listener)
        else {
            return;
        };
        let Some(mut desk) = self.desk.take() else { return };
        for log in in_messages(0, desk.told_since(listener.viewer, 0)) {
            self.send_to(to, as_news(&NewsBody::Log(log)));
        }
        let frame = self.frame(desk.as_ref());
        desk.write_tables(&[listener], Telling::Nothing, &frame, &mut |_, table| {
            self.send_to(to, table);
        });
        self.desk = Some(desk);
    }

    fn send_to(&mut self, guest: u64, news: Vec<u8>) {
        self.out.push(Effect::Send { to: vec![guest], news });
    }

    fn frame(&self, desk: &dyn Desk) -> Frame {
        let seed = self.meta.seed.as_ref().filter(|_| self.meta.committed);
        Frame {
            undo: self.show_request(),
            clock: self.clock_left(desk).map(|left| Clock { left }),
            window: self.show_window(),
            paused: self.meta.paused,
            // What a puzzle leads to is no end of a match.
            over: desk.over().filter(|_| !desk.is_scripted()).map(|outcome| Outcome {
                result: outcome.result.to_owned(),
                reason: outcome.reason.to_owned(),
                winners: outcome.winners.iter().map(Into::into).collect(),
                seed: seed.map(|seed| seed.reveal().to_string()),
            }),
            open: self.meta.kind == Kind::Replay,
        }
    }

    /// Closes the sockets of some guests and says why.
    pub(super) fn hang_up(&mut self, reason: &str, whom: impl Fn(&Guest) -> bool) {
        let closed = NewsBody::Closed(Closed { reason: reason.to_owned(), report: None });
        self.send_where(&whom, as_news(&closed));
        self.hang_up_where(whom);
    }

    pub(super) fn hang_up_where(&mut self, whom: impl Fn(&Guest) -> bool) {
        for guest in self.guests.extract_if(.., |guest| whom(guest)) {
            self.out.push(Effect::HangUp { guest: guest.id });
        }
    }

    fn show_request(&self) -> Option<UndoRequest> {
        self.request.map(|request| UndoRequest {
            by: request.by.into(),
            to: request.to,
            waiting: Waiting(request.waiting.iter().map(Into::into).collect()),
            agreed: Waiting(request.agreed.iter().map(Into::into).collect()),
        })
    }

    fn send_where(&mut self, whom: impl Fn(&Guest) -> bool, news: Vec<u8>) {
        let to: Vec<u64> = self.guests.iter().filter(|guest| whom(guest)).map(|guest| guest.id).collect();
        if !to.is_empty() {
            self.out.push(Effect::Send { to, news });
        }
    }
}

/// News as they are sent: JSON after its opening brace.
fn as_news(body: &NewsBody) -> Vec<u8> {
    let mut json = Vec::new();
    put(&mut json, body);
    json.remove(0);
    json
}

/// A log in messages of limited size.
fn in_messages(mut since: usize, told: Vec<ToldLine>) -> Vec<Log> {
    let mut logs = Vec::new();
    let (mut lines, mut bytes) = (Vec::<ToldLine>::new(), 0);
    for line in told {
        let size = Json::of(&line).map_or(0, |json| json.get().len());
        let next_input = lines.last().is_some_and(|last| last.n != line.n);
        // A message ends between two inputs: `since` counts inputs.
        if bytes + size > LOG_BYTES && next_input {
            let last = lines.last().map_or(since, |last| last.n);
            logs.push(Log { since, told: std::mem::take(&mut lines) });
            (since, bytes) = (last, 0);
        }
        bytes += size;
        lines.push(line);
    }
    if !lines.is_empty() {
        logs.push(Log { since, told: lines });
    }
    logs
}
