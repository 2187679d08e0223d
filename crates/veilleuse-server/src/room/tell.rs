//! What guests are told.

use veilleuse_core::{Seat, Viewer};
use veilleuse_wire::{
    Chair, Chairs, Clock, Closed, Json, Kind, Log, NewsBody, Outcome, ReplyBody, ToldLine, UndoInfo,
    UndoRequest, VERSION, Waiting, Welcome, limits,
};

use super::{Guest, Room, reply_text};
use crate::{
    desk::{Desk, Frame, Listener, Telling},
    metrics::count,
    outbox::{Link, Lost, News},
};

/// How many bytes of log one message takes at most; the rest of a message is small.
const LOG_BYTES: usize = limits::OUTBOUND / 2;

impl Room {
    /// Everybody, with who is there.
    pub(super) fn chairs(&self) -> Vec<Chair> {
        self.meta.chairs.iter().map(|chair| chair.show(self.is_present(chair.seat))).collect()
    }

    pub(super) fn is_present(&self, seat: Seat) -> bool {
        self.guests.iter().any(|guest| guest.viewer() == Viewer::Seat(seat))
    }

    /// Tells every guest the same.
    pub(super) fn tell_all(&mut self, body: &NewsBody) {
        let mut news = as_news(body);
        self.send_where(|_| true, &mut news);
    }

    pub(super) fn tell_chairs(&mut self) {
        self.chairs_changed = false;
        let body = NewsBody::Chairs(Chairs {
            chairs: self.chairs(),
            started: self.desk.is_some(),
            chat: self.meta.chat,
            spectators: 0,
            door: true,
        });
        self.tell_all(&body);
    }

    pub(super) fn tell_request(&mut self) {
        let request = self.show_request();
        self.tell_all(&NewsBody::Undo(UndoInfo { request }));
    }

    /// Tells every guest the table, each pair of eyes its own.
    pub(super) fn tell_table(&mut self) {
        let Some(mut desk) = self.desk.take() else { return };
        let mut listeners: Vec<Listener> = self.guests.iter().map(|guest| guest.listener).collect();
        listeners.sort_unstable();
        listeners.dedup();
        let frame = self.frame(desk.as_ref());
        desk.forget_others(&listeners);
        desk.write_tables(&listeners, Telling::LastStep, &frame, &mut |listener, table| {
            self.send_where(|guest| guest.listener == listener, table);
        });
        self.desk = Some(desk);
    }

    /// Tells one guest where it is and all it has missed.
    pub(super) fn welcome(&mut self, guest: &Guest, since: Option<veilleuse_wire::Since>) {
        let seat = match guest.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let shelf = self.hall.shelves.get(self.meta.title);
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
            leads: seat.is_some_and(|seat| shelf.leads(&self.meta.options, seat)),
            host: guest.host,
            chairs: self.chairs(),
            started: self.desk.is_some(),
            commitment: self.meta.commitment(),
            chat: self.meta.chat,
            notices: Vec::new(),
            spectators: 0,
            door: true,
            said: self.said.iter().cloned().collect(),
            again: self.meta.again.clone(),
        };
        send(&guest.link, &mut as_news(&NewsBody::Welcome(Box::new(welcome))));
        let Some(desk) = &self.desk else { return };
        let known = since.filter(|since| since.undone == desk.undone() && since.n <= desk.inputs());
        let from = known.map_or(0, |since| since.n);
        let told = desk.told_since(guest.viewer(), from);
        for log in in_messages(from, told) {
            send(&guest.link, &mut as_news(&NewsBody::Log(log)));
        }
        let frame = self.frame(desk.as_ref());
        if let Some(desk) = &mut self.desk {
            desk.write_tables(&[guest.listener], Telling::Nothing, &frame, &mut |_, table| {
                send(&guest.link, table);
            });
        }
    }

    /// Sends the replies that were not followed by news.
    pub(super) fn flush(&self) {
        self.guests.iter().for_each(|guest| guest.link.flush());
    }

    pub(super) fn reply(&self, to: u64, re: String, body: ReplyBody) {
        if let Some(guest) = self.guests.iter().find(|guest| guest.id == to) {
            // A full queue is noticed with the next news.
            let _ = guest.link.reply(&reply_text(Some(re), body));
        }
    }

    fn frame(&self, desk: &dyn Desk) -> Frame {
        let seed = self.meta.seed.as_ref().filter(|_| self.meta.committed);
        Frame {
            undo: self.show_request(),
            clock: self.clock_left(desk).map(|left| Clock { left: left.as_millis() as u64 }),
            window: self.show_window(),
            paused: self.meta.paused,
            over: desk.over().map(|outcome| Outcome {
                result: outcome.result.to_owned(),
                reason: outcome.reason.to_owned(),
                winners: outcome.winners.iter().map(Into::into).collect(),
                seed: seed.map(|seed| seed.reveal().to_string()),
            }),
            open: self.meta.kind == Kind::Replay,
        }
    }

    /// Closes the sockets of these eyes.
    pub(super) fn hang_up(&mut self, viewer: Viewer, reason: &str) {
        let mut news = as_news(&NewsBody::Closed(Closed { reason: reason.to_owned(), report: None }));
        self.send_where(|guest| guest.viewer() == viewer, &mut news);
        self.guests.retain(|guest| guest.viewer() != viewer);
    }

    fn show_request(&self) -> Option<UndoRequest> {
        self.request.map(|request| UndoRequest {
            by: request.by.into(),
            to: request.to,
            waiting: Waiting(request.waiting.iter().map(Into::into).collect()),
            agreed: Waiting(request.agreed.iter().map(Into::into).collect()),
        })
    }

    /// Sends to some guests. One that does not read is cut off: its link is dropped.
    fn send_where(&mut self, whom: impl Fn(&Guest) -> bool, news: &mut News) {
        let metrics = &self.hall.metrics;
        let mut lost = Vec::new();
        for guest in self.guests.iter().filter(|guest| whom(guest)) {
            match guest.link.news(news) {
                Ok(()) => {}
                Err(Lost::Slow) => {
                    count(&metrics.sockets_slow);
                    lost.push((guest.id, guest.viewer()));
                }
                Err(Lost::Gone) => lost.push((guest.id, guest.viewer())),
            }
        }
        self.guests.retain(|guest| !lost.iter().any(|(id, _)| *id == guest.id));
        for (_, viewer) in lost {
            self.note_absence(viewer);
        }
    }
}

fn send(link: &Link, news: &mut News) {
    // A link that is closed or full is noticed by who tells next.
    let _ = link.news(news);
}

fn as_news(body: &NewsBody) -> News {
    News::of(&serde_json::to_vec(body).expect("news have a JSON form")[1..])
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
