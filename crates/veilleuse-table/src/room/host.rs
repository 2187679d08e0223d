//! What a host may do.

use veilleuse_bots::Level;
use veilleuse_core::{Seat, Viewer};
use veilleuse_store::{AppendKind, Phase};
use veilleuse_wire::{
    Again, BotLevel, HostAct, Kind, NewsBody, Notice, ReplyBody, SeatToken, Sitter, Take, WireSeat,
};

use super::{Asked, Room};
use crate::{
    Answer as Outside, Effect, Fail, Meta, RULES, Setup, StandIn, Token, create, date::rfc3339, story::Story,
};

/// What a message is answered with, unless that is still to come.
type Answer = Result<Option<ReplyBody>, Fail>;

impl Room {
    pub(super) fn act(&mut self, act: HostAct, viewer: Viewer, asked: Asked) -> Answer {
        if self.meta.closed || self.meta.kind == Kind::Replay {
            return Err(Fail::closed());
        }
        if self.class().is_some() && !fits_class(&act) {
            return Err(Fail::not_yours());
        }
        let mut meta = self.meta.clone();
        match act {
            HostAct::Start => self.start(asked),
            HostAct::AddBot { seat, level } => self.seat_bot(seat, Some(level), act, asked),
            HostAct::RemoveBot { seat } => self.seat_bot(seat, None, act, asked),
            HostAct::ToBot { seat } => self.hand(seat.0, StandIn::Handed, asked),
            HostAct::TakeBack { seat } => self.hand(seat.0, StandIn::No, asked),
            HostAct::Rotate { seat } => self.rotate(seat, viewer, asked),
            HostAct::Free { seat } => self.free(seat, asked),
            HostAct::Chat(on) => {
                meta.chat = on;
                self.arrange(meta, Story::Host(act), asked, Room::tell_chairs);
                Ok(None)
            }
            HostAct::Pause(on) => {
                meta.paused = on;
                self.arrange(meta, Story::Host(act), asked, |room| {
                    room.moved = room.now.tick;
                    room.own_clock = None;
                    room.call_bots();
                    room.tell_table();
                });
                Ok(None)
            }
            HostAct::Door(open) => {
                let notice = Notice::Door { open };
                meta.door = open;
                meta.note(notice.clone());
                self.arrange(meta, Story::Notice(notice.clone()), asked, move |room| {
                    room.tell_all(&NewsBody::Notice(notice));
                    if !open {
                        room.hang_up("door", super::Guest::is_spectator);
                    }
                    room.tell_chairs();
                });
                Ok(None)
            }
            HostAct::Close => self.close(asked),
            HostAct::Again => self.play_again(asked),
        }
    }

    /// Keeps what a host has arranged, first for the table and then for its story, does what follows from it and
    /// acknowledges it. A repeated message finds the story and changes nothing any more.
    pub(super) fn arrange(
        &mut self,
        meta: Meta,
        story: Story,
        asked: Asked,
        follows: impl FnOnce(&mut Room) + Send + 'static,
    ) {
        let Asked { guest, id, key } = asked;
        self.save(meta, move |room, kept| {
            if let Err(fail) = kept {
                return room.reply(guest, id, fail.reply());
            }
            room.tell_story(&story, Some(key), move |room, kept| {
                // The row is kept: it is so, whether the story is known or not.
                follows(room);
                room.reply(guest, id, kept.map_or_else(Fail::reply, |()| ReplyBody::Ok(true)));
            });
        });
    }

    /// A table for another match of the same people. However often it is asked for, it is one.
    fn play_again(&mut self, asked: Asked) -> Answer {
        if self.desk.as_ref().is_none_or(|desk| desk.over().is_none()) {
            return Err(Fail::not_over());
        }
        if self.meta.again.is_some() {
            self.tell_again();
            return Ok(Some(ReplyBody::Ok(true)));
        }
        let next = create::again(&self.meta, &mut self.entropy);
        self.make(next, move |room, made| match made {
            Err(fail) => room.reply(asked.guest, asked.id, fail.reply()),
            Ok(table) => {
                let meta = Meta { again: Some(table), ..room.meta.clone() };
                room.arrange(meta, Story::Host(HostAct::Again), asked, Room::tell_again);
            }
        });
        Ok(None)
    }

    fn tell_again(&mut self) {
        if let Some(table) = self.meta.again.clone() {
            self.tell_all(&NewsBody::Again(Again { table }));
        }
    }

    fn start(&mut self, asked: Asked) -> Answer {
        let Some(shelf) = self.shelf.clone() else { return Err(Fail::closed()) };
        if self.desk.is_some() {
            return Err(Fail::started());
        }
        let mut meta = self.meta.clone();
        for chair in meta.chairs.iter_mut().filter(|chair| chair.sitter == Sitter::Nobody) {
            chair.sitter = Sitter::Bot;
        }
        if meta.people().len() < 2 {
            meta.clock = 0;
        }
        let setup = Setup {
            options: &meta.options,
            names: meta.names(),
            seed: meta.seed.clone().ok_or_else(Fail::closed)?,
            committed: meta.committed,
            started: Some(rfc3339(self.now.date)),
        };
        let (mut desk, mut lines) = shelf.begin(setup)?;
        let refused = |_| Fail::bad_record("the record could not be begun");
        let shares = meta.nonces.clone();
        for step in 0..=shares.len() {
            let next = match shares.get(step) {
                Some((seat, value)) => desk.nonce(*seat, *value),
                None => desk.run(),
            };
            let mut next = next.map_err(refused)?;
            lines.append(&mut next.lines);
            desk.stand(next);
        }
        let Asked { guest, id, key } = asked;
        self.save_begun(meta, shelf.digest(), move |room, kept| {
            if let Err(fail) = kept {
                return room.reply(guest, id, fail.reply());
            }
            room.append(AppendKind::Match, lines, Some(key), move |room, kept| {
                let done = kept.is_ok();
                if done {
                    room.desk = Some(desk);
                    room.moved = room.now.tick;
                    room.note_step_to_read();
                }
                room.tell_chairs();
                room.go_on();
                if done {
                    room.tell_table();
                }
                room.reply(guest, id, kept.map_or_else(Fail::reply, |()| ReplyBody::Ok(true)));
                room.note_end();
            });
        });
        Ok(None)
    }

    fn seat_bot(&mut self, seat: WireSeat, level: Option<BotLevel>, act: HostAct, asked: Asked) -> Answer {
        if self.desk.is_some() {
            return Err(Fail::started());
        }
        let mut meta = self.meta.clone();
        let chair = meta.chair_mut(seat.0).ok_or_else(Fail::not_open)?;
        match (level, chair.sitter) {
            (_, Sitter::Person) => return Err(Fail::not_open()),
            (Some(BotLevel(level)), Sitter::Nobody | Sitter::Bot) => {
                chair.sitter = Sitter::Bot;
                chair.level = level;
            }
            (None, Sitter::Nobody | Sitter::Bot) => {
                chair.sitter = Sitter::Nobody;
                chair.level = Level::Regular;
            }
        }
        self.arrange(meta, Story::Host(act), asked, Room::tell_chairs);
        Ok(None)
    }

    /// Hands a chair to a bot, or back to its person.
    pub(super) fn hand(&mut self, seat: Seat, to: StandIn, asked: Asked) -> Answer {
        let mut meta = self.meta.clone();
        let chair = meta.chair_mut(seat).ok_or_else(Fail::not_yours)?;
        if chair.sitter != Sitter::Person {
            return Err(Fail::not_yours());
        }
        chair.stand_in = to;
        self.arrange(meta, Story::Handed { seat, to_bot: to != StandIn::No }, asked, move |room| {
            if to == StandIn::No {
                room.drop_turn(seat);
            }
            room.tell_chairs();
            room.call_bots();
        });
        Ok(None)
    }

    /// A new token for the host's own chair. Whoever else sat there with the old one is out.
    fn rotate(&mut self, seat: WireSeat, viewer: Viewer, asked: Asked) -> Answer {
        if viewer != Viewer::Seat(seat.0) {
            return Err(Fail::not_yours());
        }
        let mut meta = self.meta.clone();
        let (hash, token) = Token::new(&mut self.entropy).hand_over();
        let chair = meta.chair_mut(seat.0).ok_or_else(Fail::not_open)?;
        if chair.sitter != Sitter::Person {
            return Err(Fail::not_open());
        }
        chair.token = Some(hash);
        let Asked { guest, id, .. } = asked;
        self.save(meta, move |room, kept| match kept {
            Err(fail) => room.reply(guest, id, fail.reply()),
            Ok(()) => {
                room.hang_up("rotated", |other| other.viewer() == viewer && other.id != guest);
                room.tell_chairs();
                room.reply(guest, id, ReplyBody::Token(SeatToken { seat, token }));
            }
        });
        Ok(None)
    }

    /// Nobody sits in this chair any longer. A host can free it and not open it: nobody is given its token.
    fn free(&mut self, seat: WireSeat, asked: Asked) -> Answer {
        let mut meta = self.meta.clone();
        let chair = meta.chair(seat.0).ok_or_else(Fail::not_open)?;
        if chair.sitter != Sitter::Person {
            return Err(Fail::not_open());
        }
        let notice = Notice::Freed { seat, name: chair.name.clone() };
        meta.free(seat.0);
        meta.note(notice.clone());
        self.arrange(meta, Story::Notice(notice.clone()), asked, move |room| {
            room.gone_since.remove(&seat.0);
            room.hang_up("freed", |guest| guest.viewer() == Viewer::Seat(seat.0));
            room.tell_all(&NewsBody::Notice(notice));
            room.tell_chairs();
            room.call_bots();
        });
        Ok(None)
    }

    fn close(&mut self, asked: Asked) -> Answer {
        let Asked { guest, id, key } = asked;
        self.close_as("host", Some(key), move |room, kept| {
            if let Err(fail) = kept {
                room.reply(guest, id, fail.reply());
            }
        })?;
        Ok(None)
    }

    /// The match goes on on the one device whose table it is: from then on nothing happens here.
    pub(super) fn come_down(&mut self, ask: u64, take: &Take) -> Result<(), Fail> {
        if let Some(fail) = &self.shut {
            return Err(fail.clone());
        }
        if self.meta.host.is_none_or(|host| !host.fits(&take.host)) {
            return Err(Fail::bad_token());
        }
        let Some(shelf) = self.shelf.as_ref().filter(|_| self.meta.kind == Kind::Match) else {
            return Err(Fail::not_yours());
        };
        if !self.meta.is_of_one_device() {
            return Err(Fail::joined());
        }
        if !self.meta.are_all(&take.tokens) {
            return Err(Fail::bad_token());
        }
        if shelf.digest() != take.pack || RULES != take.rules {
            return Err(Fail::not_there());
        }
        if self.desk.as_ref().ok_or_else(Fail::not_started)?.over().is_some() {
            return Err(Fail::over());
        }
        let answer = move |room: &mut Room, kept: Result<(), Fail>| {
            room.out.push(Effect::Answer { ask, answer: kept.map(|()| Outside::Record) });
        };
        if self.meta.closed {
            // The answer was lost on its way: here it is again.
            answer(self, Ok(()));
            return Ok(());
        }
        self.close_as("taken", None, answer)
    }

    /// Ends the record, closes the table and ends, once all of that is kept.
    fn close_as(
        &mut self,
        reason: &'static str,
        key: Option<String>,
        then: impl FnOnce(&mut Room, Result<(), Fail>) + Send + 'static,
    ) -> Result<(), Fail> {
        let last = match &self.desk {
            Some(desk) => desk.close().map_err(|_| Fail::bad_record("the record could not be ended"))?,
            None => None,
        };
        let shut = move |room: &mut Room, kept: Result<(), Fail>| {
            if kept.is_err() {
                return then(room, kept);
            }
            let meta = Meta { closed: true, ..room.meta_at_end() };
            room.save_as(meta, Phase::Done, move |room, kept| {
                let done = kept.is_ok();
                then(room, kept);
                if done {
                    room.turns.clear();
                    room.part(reason, None);
                }
            });
        };
        let Some(mut next) = last else {
            shut(self, Ok(()));
            return Ok(());
        };
        let lines = std::mem::take(&mut next.lines);
        self.append(AppendKind::Match, lines, key, move |room, kept| {
            if kept.is_ok()
                && let Some(desk) = &mut room.desk
            {
                desk.stand(next);
            }
            shut(room, kept);
        });
        Ok(())
    }
}

/// Whether this can be done where phones share the chairs: nobody is seated there by the host, and the class has a clock
/// of its own.
const fn fits_class(act: &HostAct) -> bool {
    match act {
        HostAct::AddBot { .. }
        | HostAct::RemoveBot { .. }
        | HostAct::ToBot { .. }
        | HostAct::TakeBack { .. }
        | HostAct::Free { .. }
        | HostAct::Pause(_) => false,
        HostAct::Start
        | HostAct::Rotate { .. }
        | HostAct::Door(_)
        | HostAct::Chat(_)
        | HostAct::Close
        | HostAct::Again => true,
    }
}
