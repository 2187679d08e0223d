//! What guests say.

use veilleuse_core::{Seat, Viewer};
use veilleuse_record::{Answer, UndoCheck, Vote as VoteState};
use veilleuse_store::{AppendKind, Phase};
use veilleuse_wire::{
    Ask, ClientMessage, Decide, Hello, Json, Kind, LessonAct, Moment, NewsBody, Notice, ReplyBody, Said, Say,
    Sitter, VERSION, limits,
};

use super::{
    Asked, Guest, Room, Who,
    class::{WithStep, class_by_itself},
    declined,
    window::By,
};
use crate::{
    Effect, Fail, Meta, Note, StandIn, TokenHash,
    create::browser,
    desk::Listener,
    name::{are_alike, clean_line, clean_name},
    story::Story,
};

/// In so many browsers a chair is known to be held; the oldest is forgotten.
const BROWSERS: usize = 8;

impl Room {
    /// A socket says hello.
    pub(super) fn receive(&mut self, id: u64, hello: Hello) {
        match self.check(&hello) {
            Err(fail) => self.out.push(Effect::TurnAway { guest: id, fail }),
            Ok((viewer, who, host, browser)) => {
                let listener = Listener { viewer, in_parts: hello.parts, foresees: hello.follows };
                let guest = Guest {
                    id,
                    listener,
                    host,
                    who,
                    class: None,
                    seen: hello.film.then(|| self.shown_now()),
                };
                match self.at_hello(viewer, who, browser) {
                    None => self.let_in(guest, &hello),
                    // Not kept: then a bot stands in again after the next restart, which harms nobody.
                    Some(meta) => self.save(meta.clone(), move |room, _| {
                        room.meta = meta;
                        room.let_in(guest, &hello);
                    }),
                }
            }
        }
    }

    /// Who this is, if it may come in.
    fn check(&self, hello: &Hello) -> Result<(Viewer, Who, bool, Option<TokenHash>), Fail> {
        if hello.v != VERSION {
            return Err(Fail::version());
        }
        if let Some(fail) = &self.shut {
            return Err(fail.clone());
        }
        let browser = browser(hello.browser.as_deref())?;
        let (viewer, who) = match &hello.token {
            None => (Viewer::Public, Who::AtTable),
            Some(token) => self.opened_by(token).ok_or_else(Fail::bad_token)?,
        };
        let host = match (&hello.host, &self.meta.host) {
            (None, _) => false,
            (Some(token), Some(hash)) if hash.fits(token) => true,
            (Some(_), _) => return Err(Fail::bad_token()),
        };
        if self.meta.closed && self.desk.is_none() {
            return Err(Fail::closed());
        }
        let looks_on = viewer == Viewer::Public && who == Who::AtTable;
        if looks_on && !host && !self.meta.door {
            return Err(Fail::door());
        }
        // Phones that share a chair have as many each.
        let same = |guest: &&Guest| guest.who == who && (guest.viewer() == viewer || who != Who::AtTable);
        if !looks_on && self.guests.iter().filter(same).count() >= limits::SOCKETS_A_SEAT {
            return Err(Fail::too_many());
        }
        Ok((viewer, who, host, browser))
    }

    /// What this token opens.
    fn opened_by(&self, token: &str) -> Option<(Viewer, Who)> {
        if let Some(seat) = self.meta.seat_of(token) {
            return Some((Viewer::Seat(seat), Who::AtTable));
        }
        let class = self.class()?;
        if class.projector.fits(token) {
            return Some((Viewer::Public, Who::Projector));
        }
        let phone = class.opened_by(token)?;
        Some((phone.team.map_or(Viewer::Public, Viewer::Seat), Who::Phone(phone.id)))
    }

    /// What the table says about itself once somebody sits at it again: a person who was away plays on, and a chair is
    /// known to be held in this browser.
    fn at_hello(&self, viewer: Viewer, who: Who, browser: Option<TokenHash>) -> Option<Meta> {
        let Viewer::Seat(seat) = viewer else { return None };
        if who != Who::AtTable {
            return None;
        }
        let chair = self.meta.chair(seat)?;
        let new = browser.filter(|browser| !chair.browsers.contains(browser));
        if chair.stand_in != StandIn::WhileAway && new.is_none() {
            return None;
        }
        let mut meta = self.meta.clone();
        let chair = meta.chair_mut(seat)?;
        if chair.stand_in == StandIn::WhileAway {
            chair.stand_in = StandIn::No;
        }
        chair.browsers.extend(new);
        let forgotten = chair.browsers.len().saturating_sub(BROWSERS);
        chair.browsers.drain(..forgotten);
        Some(meta)
    }

    fn let_in(&mut self, mut guest: Guest, hello: &Hello) {
        let (seat, news) = match guest.viewer() {
            Viewer::Seat(seat) => (Some(seat), !self.is_present(seat)),
            Viewer::Public => (None, guest.is_spectator()),
        };
        // Who shares a chair has messages of their own.
        let chair = seat.filter(|_| guest.who == Who::AtTable);
        self.out.push(Effect::Admit { guest: guest.id, seat: chair });
        if let Some(seat) = seat {
            self.gone_since.remove(&seat);
            if self.meta.chair(seat).is_some_and(|chair| !chair.is_played_by_bot()) {
                self.drop_turn(seat);
            }
        }
        let spectator = guest.is_spectator();
        if spectator {
            let spectators = self.spectators() + 1;
            self.tell_all(&NewsBody::Notice(Notice::Came { spectators }));
        }
        self.welcome(&guest, hello.since);
        let id = guest.id;
        guest.class = self.show_class(&guest).as_ref().map(class_by_itself);
        self.guests.push(guest);
        self.tell_ballots_to(id);
        self.chairs_changed |= news;
        self.class_changed |= self.class().is_some();
        self.call_bots();
    }

    pub(super) fn drop_turn(&mut self, seat: Seat) {
        self.turns.retain(|turn| !turn.decides_for(seat));
        self.drop_held(seat);
    }

    /// A socket is gone.
    pub(super) fn lose(&mut self, id: u64) {
        let Some(at) = self.guests.iter().position(|guest| guest.id == id) else { return };
        let guest = self.guests.swap_remove(at);
        self.note_absence(&guest);
        // Bots alone play for those who look at it: what they were about to decide is nobody's business now.
        if self.guests.is_empty() && self.meta.people().is_empty() {
            self.turns.clear();
        }
    }

    /// From now on somebody is away, if this was the last socket of a seat; or one spectator fewer looks on.
    pub(super) fn note_absence(&mut self, guest: &Guest) {
        self.class_changed |= self.class().is_some();
        let Viewer::Seat(seat) = guest.viewer() else {
            if guest.is_spectator() {
                let spectators = self.spectators();
                self.tell_all(&NewsBody::Notice(Notice::Left { spectators }));
                self.chairs_changed = true;
            }
            return;
        };
        if self.is_present(seat) {
            return;
        }
        let person = self.meta.chair(seat).is_some_and(|chair| chair.sitter == Sitter::Person);
        // A class waits for who leads it, and plays on without a phone.
        let waits = self.class().is_some();
        if person && !waits && self.desk.is_some() && self.row.phase != Phase::Done {
            self.gone_since.insert(seat, self.now.tick);
        }
        self.chairs_changed = true;
    }

    /// Hears one message and answers it.
    pub(super) fn hear(&mut self, from: u64, message: ClientMessage) {
        let Some(guest) = self.guests.iter().find(|guest| guest.id == from) else { return };
        let (viewer, host, who) = (guest.viewer(), guest.host, guest.who);
        let ClientMessage { id, ask } = message;
        if id.is_empty() || id.chars().count() > limits::ID {
            return self.reply(from, id, Fail::bad_message("an id has 1 to 64 characters").reply());
        }
        let key = match (who, viewer) {
            (Who::Phone(phone), _) => format!("phone {phone}/{id}"),
            (_, Viewer::Seat(seat)) => format!("{seat}/{id}"),
            (_, Viewer::Public) if host => format!("host/{id}"),
            // A spectator changes nothing: there is nothing to remember.
            (_, Viewer::Public) => String::new(),
        };
        if self.done.contains(&key) {
            return self.reply(from, id, ReplyBody::Ok(true));
        }
        let asked = Asked { guest: from, id: id.clone(), key };
        if let Who::Phone(phone) = who {
            let answer = self.hear_phone(phone, viewer, ask, asked);
            return self.conclude(from, id, answer);
        }
        let answer = match ask {
            Ask::Class(act) => self.act_class(from, act, asked),
            Ask::Ballot(_) => Err(Fail::not_yours()),
            Ask::Decide(Decide { seat, action, reason: Some(why), .. }) => {
                own(viewer, seat.0).and_then(|seat| self.decide_because(seat, &action, &why, asked))
            }
            Ask::Decide(decide) => own(viewer, decide.seat.0).and_then(|seat| {
                let by = if decide.alone { By::Itself } else { By::Hand };
                self.decide(seat, &decide.action, by, asked)
            }),
            Ask::Why(decide) => own(viewer, decide.seat.0).and_then(|seat| {
                let desk = self.desk.as_ref().ok_or_else(Fail::not_started)?;
                Ok(Some(
                    desk.would_take(seat, &decide.action).map_or_else(declined, |()| ReplyBody::Ok(true)),
                ))
            }),
            Ask::Hint(hint) => own(viewer, hint.seat.0).and_then(|seat| self.advise(from, id.clone(), seat)),
            Ask::Undo(undo) => seat_of(viewer).and_then(|seat| self.undo(seat, undo.to, asked)),
            Ask::Vote(vote) => seat_of(viewer).and_then(|seat| self.vote(seat, vote.yes, asked)),
            Ask::Say(say) => self.speak(viewer, host, say, asked),
            Ask::At(moment) => self.look_back(viewer, moment),
            Ask::Seen(since) => {
                self.note_seen(from, since);
                Ok(Some(ReplyBody::Ok(true)))
            }
            Ask::Nonce(nonce) => seat_of(viewer).and_then(|seat| self.share(seat, &nonce.value, asked)),
            Ask::Rename(rename) => seat_of(viewer).and_then(|seat| self.rename(seat, &rename.name, asked)),
            Ask::Leave(_) => seat_of(viewer).and_then(|seat| self.hand(seat, StandIn::Handed, asked)),
            Ask::Sit(_) => seat_of(viewer).and_then(|seat| self.hand(seat, StandIn::No, asked)),
            Ask::Lesson(act) => seat_of(viewer).and_then(|_| self.learn(act, asked)),
            Ask::Host(_) if !host => Err(Fail::not_yours()),
            Ask::Host(act) => self.act(act, viewer, asked),
            Ask::Ping(_) => Ok(Some(ReplyBody::Ok(true))),
        };
        self.conclude(from, id, answer);
    }

    /// Answers a message, unless its answer is still to come.
    fn conclude(&mut self, from: u64, id: String, answer: Result<Option<ReplyBody>, Fail>) {
        match answer {
            Ok(Some(body)) => self.reply(from, id, body),
            Ok(None) => {}
            Err(fail) => self.reply(from, id, fail.reply()),
        }
    }

    fn decide(&mut self, seat: Seat, action: &Json, by: By, asked: Asked) -> Result<Option<ReplyBody>, Fail> {
        self.playable()?;
        let until = self.held_until(seat, action, by);
        let desk = self.desk.as_ref().ok_or_else(Fail::not_started)?;
        if let Some(until) = until
            && desk.would_take(seat, action).is_ok()
        {
            self.hold(seat, action.clone(), until, Some(asked));
            return Ok(None);
        }
        let passes = desk.lets_be(action);
        match desk.decide(seat, action) {
            Ok(next) => {
                self.out.push(Effect::Note(Note::Decision));
                self.note_answer(passes);
                self.take_step(next, Some(asked));
                Ok(None)
            }
            Err(why) => {
                self.out.push(Effect::Note(Note::Refusal));
                Ok(Some(declined(why)))
            }
        }
    }

    /// Whether the match may move on now.
    pub(super) fn playable(&self) -> Result<(), Fail> {
        match () {
            () if self.meta.closed || self.meta.kind == Kind::Replay => Err(Fail::closed()),
            () if self.desk.is_none() => Err(Fail::not_started()),
            () if self.meta.paused => Err(Fail::paused()),
            () => Ok(()),
        }
    }

    fn undo(&mut self, seat: Seat, to: usize, asked: Asked) -> Result<Option<ReplyBody>, Fail> {
        self.playable()?;
        let desk = self.desk.as_ref().ok_or_else(Fail::not_started)?;
        let needed = match desk.check_undo(self.meta.people(), seat, to) {
            UndoCheck::Impossible => return Err(Fail::nothing_to_undo()),
            UndoCheck::Free => return self.go_back(to, asked),
            UndoCheck::Needs(needed) => needed,
        };
        let request = desk.ask_undo(seat, to, needed);
        if request.vote() == VoteState::Agreed {
            return self.go_back(to, asked);
        }
        let story = Story::UndoAsked { by: seat, to, from: request.from, needed: needed.iter().collect() };
        self.tell_request(&story, asked, move |room| room.request = Some(request));
        Ok(None)
    }

    fn vote(&mut self, seat: Seat, yes: bool, asked: Asked) -> Result<Option<ReplyBody>, Fail> {
        self.playable()?;
        let mut request = self.request.ok_or_else(Fail::no_request)?;
        let answer = if yes { Answer::Agree } else { Answer::Refuse };
        let to = request.to;
        match request.answer(seat, answer).map_err(|_| Fail::no_request())? {
            VoteState::Agreed => self.go_back(to, asked),
            state => {
                let left = (state != VoteState::Refused).then_some(request);
                self.tell_request(&Story::Voted { seat, yes }, asked, move |room| room.request = left);
                Ok(None)
            }
        }
    }

    /// Keeps what has become of a request to go back, then does it, acknowledges and tells it.
    fn tell_request(
        &mut self,
        story: &Story,
        asked: Asked,
        follows: impl FnOnce(&mut Room) + Send + 'static,
    ) {
        let Asked { guest, id, key } = asked;
        self.tell_story(story, Some(key), move |room, kept| match kept {
            Err(fail) => room.reply(guest, id, fail.reply()),
            Ok(()) => {
                follows(room);
                room.reply(guest, id, ReplyBody::Ok(true));
                room.show_undo();
            }
        });
    }

    fn go_back(&mut self, to: usize, asked: Asked) -> Result<Option<ReplyBody>, Fail> {
        let desk = self.desk.as_ref().ok_or_else(Fail::not_started)?;
        match desk.undo(to) {
            Ok(next) => {
                self.out.push(Effect::Note(Note::Undo));
                self.with_step = Some(WithStep::Undo(to));
                self.take_step(next, Some(asked));
                Ok(None)
            }
            Err(why) => Ok(Some(declined(why))),
        }
    }

    /// The learner nods, or goes back: as far as the lesson says, whatever was told since.
    fn learn(&mut self, act: LessonAct, asked: Asked) -> Result<Option<ReplyBody>, Fail> {
        self.playable()?;
        let desk = self.desk.as_ref().ok_or_else(Fail::not_started)?;
        match act {
            LessonAct::Back => {
                let to = desk.lesson_back().ok_or_else(Fail::nothing_to_undo)?;
                self.go_back(to, asked)
            }
            LessonAct::Next => match desk.nod().ok_or_else(Fail::no_lesson)? {
                Ok(next) => {
                    self.take_step(next, Some(asked));
                    Ok(None)
                }
                Err(why) => Ok(Some(declined(why))),
            },
        }
    }

    fn speak(
        &mut self,
        viewer: Viewer,
        host: bool,
        say: Say,
        asked: Asked,
    ) -> Result<Option<ReplyBody>, Fail> {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat.into()),
            Viewer::Public if host => None,
            Viewer::Public => return Err(Fail::not_yours()),
        };
        if !self.meta.chat {
            return Err(Fail::chat_off());
        }
        let say = match say {
            Say::Text(text) => Say::Text(clean_line(&text)?),
            Say::Phrase(id) if is_phrase(&id) => Say::Phrase(id),
            Say::Phrase(_) => return Err(Fail::bad_message("a phrase is the id of a message phrase-…")),
        };
        let said = Said { seat, say };
        let Asked { guest, id, key } = asked;
        self.tell_story(&Story::Said(said.clone()), Some(key), move |room, kept| match kept {
            Err(fail) => room.reply(guest, id, fail.reply()),
            Ok(()) => {
                room.add_said(said.clone());
                room.reply(guest, id, ReplyBody::Ok(true));
                room.tell_all(&NewsBody::Said(said));
            }
        });
        Ok(None)
    }

    pub(super) fn look_back(&self, viewer: Viewer, moment: Moment) -> Result<Option<ReplyBody>, Fail> {
        let desk = self.desk.as_ref().ok_or_else(Fail::not_started)?;
        let open = desk.over().is_some() || self.meta.kind == Kind::Replay;
        let eyes = match moment.eyes {
            None => (!open).then_some(viewer),
            Some(seat) => {
                let theirs = Viewer::Seat(seat.0);
                if theirs != viewer && !(open && self.meta.chair(seat.0).is_some()) {
                    return Err(Fail::not_yours());
                }
                Some(theirs)
            }
        };
        Ok(Some(ReplyBody::At(Box::new(desk.at(moment.n, eyes)))))
    }

    /// Another name for a chair, unlike those of the others.
    fn rename(&mut self, seat: Seat, name: &str, asked: Asked) -> Result<Option<ReplyBody>, Fail> {
        let name = clean_name(name)?;
        let mut others =
            self.meta.chairs.iter().filter(|chair| chair.seat != seat && chair.sitter == Sitter::Person);
        if others.any(|chair| are_alike(&chair.name, &name)) {
            return Err(Fail::name_taken());
        }
        let mut meta = self.meta.clone();
        let chair = meta
            .chair_mut(seat)
            .filter(|chair| chair.sitter == Sitter::Person)
            .ok_or_else(Fail::not_yours)?;
        chair.name = name;
        let Asked { guest, id, .. } = asked;
        self.save(meta, move |room, kept| {
            if kept.is_ok() {
                room.tell_chairs();
            }
            room.reply(guest, id, kept.map_or_else(Fail::reply, |()| ReplyBody::Ok(true)));
        });
        Ok(None)
    }

    /// Takes a seat's share in chance: the first that any of its devices gives. Each device checks the dice afterwards
    /// with the share it was told is in, so that none gives way to another.
    fn share(&mut self, seat: Seat, value: &str, asked: Asked) -> Result<Option<ReplyBody>, Fail> {
        let value = value.parse().map_err(Fail::bad_message)?;
        if self.meta.closed || !self.meta.committed {
            return Err(Fail::too_late());
        }
        if let Some(given) = self.meta.share_of(seat) {
            return if given == value { Ok(Some(ReplyBody::Ok(true))) } else { Err(Fail::too_late()) };
        }
        let Asked { guest, id, key } = asked;
        let answer = move |room: &mut Room, kept: Result<(), Fail>| {
            room.reply(guest, id, kept.map_or_else(Fail::reply, |()| ReplyBody::Ok(true)));
        };
        match &self.desk {
            None => {
                let mut meta = self.meta.clone();
                meta.nonces.push((seat, value));
                self.save(meta, answer);
            }
            Some(desk) => {
                let mut next = desk.nonce(seat, value).map_err(|_| Fail::too_late())?;
                let lines = std::mem::take(&mut next.lines);
                self.append(AppendKind::Match, lines, Some(key), move |room, kept| {
                    if kept.is_ok()
                        && let Some(desk) = &mut room.desk
                    {
                        desk.stand(next);
                    }
                    answer(room, kept);
                });
            }
        }
        Ok(None)
    }
}

/// The seat of these eyes, if it is this one.
fn own(viewer: Viewer, seat: Seat) -> Result<Seat, Fail> {
    if viewer == Viewer::Seat(seat) { Ok(seat) } else { Err(Fail::not_yours()) }
}

/// The seat of these eyes.
fn seat_of(viewer: Viewer) -> Result<Seat, Fail> {
    match viewer {
        Viewer::Seat(seat) => Ok(seat),
        Viewer::Public => Err(Fail::not_yours()),
    }
}

/// Whether this is the id of a quick phrase.
fn is_phrase(id: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte == b'-';
    id.len() <= limits::NAME && id.strip_prefix("phrase-").is_some_and(|rest| rest.bytes().all(plain))
}
