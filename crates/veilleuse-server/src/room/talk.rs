//! What guests say.

use veilleuse_core::{Seat, Viewer};
use veilleuse_record::{Answer, UndoCheck, Vote as VoteState};
use veilleuse_store::Phase;
use veilleuse_wire::{
    Ask, ClientMessage, Hello, Kind, NewsBody, ReplyBody, Said, Say, Sitter, VERSION, limits,
};

use super::{Admitted, Asked, Guest, Link, Room, clean, declined, window::By};
use crate::{bucket::SharedBucket, desk::Listener, failure::Fail, meta::StandIn, metrics::count};

impl Room {
    /// Lets a socket in.
    pub(super) async fn admit(&mut self, hello: &Hello, link: Link) -> Result<Admitted, Fail> {
        if hello.v != VERSION {
            return Err(Fail::version());
        }
        let viewer = match &hello.token {
            None => Viewer::Public,
            Some(token) => Viewer::Seat(self.meta.seat_of(token).ok_or_else(Fail::bad_token)?),
        };
        let host = match (&hello.host, &self.meta.host) {
            (None, _) => false,
            (Some(token), Some(hash)) if hash.fits(token) => true,
            (Some(_), _) => return Err(Fail::bad_token()),
        };
        if self.meta.closed && self.desk.is_none() {
            return Err(Fail::closed());
        }
        let sockets = self.guests.iter().filter(|guest| guest.viewer() == viewer).count();
        if viewer != Viewer::Public && sockets >= limits::SOCKETS_A_SEAT {
            return Err(Fail::too_many());
        }
        let id = self.next_guest;
        self.next_guest += 1;
        let bucket = match viewer {
            Viewer::Seat(seat) => self.buckets.entry(seat).or_insert_with(SharedBucket::for_seat).clone(),
            Viewer::Public => SharedBucket::for_seat(),
        };
        let guest = Guest { id, listener: Listener { viewer, in_parts: hello.parts }, host, link };
        if let Viewer::Seat(seat) = viewer {
            self.gone_since.remove(&seat);
            let news = sockets == 0;
            self.come_back(seat).await;
            self.welcome(&guest, hello.since);
            self.guests.push(guest);
            self.chairs_changed |= news;
        } else {
            self.welcome(&guest, hello.since);
            self.guests.push(guest);
        }
        self.call_bots();
        Ok(Admitted { id, bucket })
    }

    /// A person who was away plays on.
    async fn come_back(&mut self, seat: Seat) {
        if self.meta.chair(seat).is_none_or(|chair| chair.stand_in != StandIn::WhileAway) {
            return;
        }
        let before = self.meta.clone();
        if let Some(chair) = self.meta.chair_mut(seat) {
            chair.stand_in = StandIn::No;
            self.drop_turn(seat);
            // Not kept: then a bot stands in again after the next restart, which harms nobody.
            let _ = self.save_or(before).await;
        }
    }

    fn drop_turn(&mut self, seat: Seat) {
        self.turns.retain(|turn| !turn.decides_for(seat));
        self.drop_held(seat);
    }

    /// A socket is gone.
    pub(super) fn lose(&mut self, id: u64) {
        let Some(at) = self.guests.iter().position(|guest| guest.id == id) else { return };
        let guest = self.guests.swap_remove(at);
        self.chairs_changed |= self.note_absence(guest.viewer());
    }

    /// From now on somebody is away, if this was the last socket of a seat.
    pub(super) fn note_absence(&mut self, viewer: Viewer) -> bool {
        let Viewer::Seat(seat) = viewer else { return false };
        if self.is_present(seat) {
            return false;
        }
        let person = self.meta.chair(seat).is_some_and(|chair| chair.sitter == Sitter::Person);
        if person && self.desk.is_some() && self.row.phase != Phase::Done {
            self.gone_since.insert(seat, tokio::time::Instant::now());
        }
        true
    }

    /// Hears one message and answers it.
    pub(super) async fn hear(&mut self, from: u64, message: ClientMessage) {
        let Some(guest) = self.guests.iter().find(|guest| guest.id == from) else { return };
        let (viewer, host) = (guest.viewer(), guest.host);
        let ClientMessage { id, ask } = message;
        if id.is_empty() || id.chars().count() > limits::ID {
            return self.reply(from, id, Fail::bad_message("an id has 1 to 64 characters").reply());
        }
        let key = match viewer {
            Viewer::Seat(seat) => format!("{seat}/{id}"),
            Viewer::Public => format!("{from}./{id}"),
        };
        if self.done.contains(&key) {
            return self.reply(from, id, ReplyBody::Ok(true));
        }
        let asked = Asked { guest: from, id: id.clone(), key: key.clone() };
        let answer = match ask {
            Ask::Decide(decide) => match own(viewer, decide.seat.0) {
                Ok(seat) => {
                    let by = if decide.alone { By::Itself } else { By::Hand };
                    self.decide(seat, &decide.action, by, asked).await
                }
                Err(fail) => Err(fail),
            },
            Ask::Why(decide) => own(viewer, decide.seat.0).and_then(|seat| {
                let desk = self.desk.as_ref().ok_or_else(Fail::not_started)?;
                Ok(Some(
                    desk.would_take(seat, &decide.action).map_or_else(declined, |()| ReplyBody::Ok(true)),
                ))
            }),
            Ask::Hint(hint) => {
                own(viewer, hint.seat.0).and_then(|seat| self.advise(from, id.clone(), seat)).map(|()| None)
            }
            Ask::Undo(undo) => match seat_of(viewer) {
                Ok(seat) => self.undo(seat, undo.to, asked).await,
                Err(fail) => Err(fail),
            },
            Ask::Vote(vote) => match seat_of(viewer) {
                Ok(seat) => self.vote(seat, vote.yes, asked).await,
                Err(fail) => Err(fail),
            },
            Ask::Say(say) => self.speak(viewer, host, say).map(|()| Some(self.effect(key))),
            Ask::At(moment) => self.look_back(viewer, moment.n),
            Ask::Nonce(nonce) => match seat_of(viewer) {
                Ok(seat) => self.share(seat, &nonce.value, asked).await,
                Err(fail) => Err(fail),
            },
            Ask::Leave(_) => match seat_of(viewer) {
                Ok(seat) => self.hand(seat, StandIn::Handed).await,
                Err(fail) => Err(fail),
            },
            Ask::Sit(_) => match seat_of(viewer) {
                Ok(seat) => self.hand(seat, StandIn::No).await,
                Err(fail) => Err(fail),
            },
            Ask::Host(_) if !host => Err(Fail::not_yours()),
            Ask::Host(act) => {
                let done = self.act(act).await;
                if matches!(done, Ok(Some(ReplyBody::Ok(_)))) {
                    self.remember(Some(key));
                }
                done
            }
            Ask::Ping(_) => Ok(Some(ReplyBody::Ok(true))),
        };
        match answer {
            Ok(Some(body)) => self.reply(from, id, body),
            Ok(None) => {}
            Err(fail) => self.reply(from, id, fail.reply()),
        }
    }

    /// Remembers a message that has had its effect.
    fn effect(&mut self, key: String) -> ReplyBody {
        self.remember(Some(key));
        ReplyBody::Ok(true)
    }

    async fn decide(
        &mut self,
        seat: Seat,
        action: &veilleuse_wire::Json,
        by: By,
        asked: Asked,
    ) -> Result<Option<ReplyBody>, Fail> {
        self.playable()?;
        let until = self.held_until(seat, action, by);
        let desk = self.desk.as_mut().ok_or_else(Fail::not_started)?;
        if let Some(until) = until
            && desk.would_take(seat, action).is_ok()
        {
            self.hold(seat, action.clone(), until, Some(asked));
            return Ok(None);
        }
        let passes = desk.lets_be(action);
        match desk.decide(seat, action) {
            Ok(lines) => {
                count(&self.hall.metrics.decisions);
                self.note_answer(passes);
                self.step_done(lines, Some(asked)).await?;
                Ok(None)
            }
            Err(why) => {
                count(&self.hall.metrics.refusals);
                Ok(Some(declined(why)))
            }
        }
    }

    /// Whether the match may move on now.
    fn playable(&self) -> Result<(), Fail> {
        match () {
            () if self.meta.closed || self.meta.kind == Kind::Replay => Err(Fail::closed()),
            () if self.desk.is_none() => Err(Fail::not_started()),
            () if self.meta.paused => Err(Fail::paused()),
            () => Ok(()),
        }
    }

    async fn undo(&mut self, seat: Seat, to: usize, asked: Asked) -> Result<Option<ReplyBody>, Fail> {
        self.playable()?;
        let desk = self.desk.as_ref().ok_or_else(Fail::not_started)?;
        match desk.check_undo(self.meta.people(), seat, to) {
            UndoCheck::Impossible => Err(Fail::nothing_to_undo()),
            UndoCheck::Free => self.go_back(to, asked).await,
            UndoCheck::Needs(needed) => {
                let request = desk.ask_undo(seat, to, needed);
                if request.vote() == VoteState::Agreed {
                    return self.go_back(to, asked).await;
                }
                self.request = Some(request);
                self.reply(asked.guest, asked.id, ReplyBody::Ok(true));
                self.remember(Some(asked.key));
                self.tell_request();
                Ok(None)
            }
        }
    }

    async fn vote(&mut self, seat: Seat, yes: bool, asked: Asked) -> Result<Option<ReplyBody>, Fail> {
        self.playable()?;
        let request = self.request.as_mut().ok_or_else(Fail::no_request)?;
        let answer = if yes { Answer::Agree } else { Answer::Refuse };
        let to = request.to;
        match request.answer(seat, answer).map_err(|_| Fail::no_request())? {
            VoteState::Agreed => self.go_back(to, asked).await,
            state => {
                if state == VoteState::Refused {
                    self.request = None;
                }
                self.reply(asked.guest, asked.id, ReplyBody::Ok(true));
                self.remember(Some(asked.key));
                self.tell_request();
                Ok(None)
            }
        }
    }

    async fn go_back(&mut self, to: usize, asked: Asked) -> Result<Option<ReplyBody>, Fail> {
        let desk = self.desk.as_mut().ok_or_else(Fail::not_started)?;
        let lines = match desk.undo(to) {
            Ok(lines) => lines,
            Err(why) => return Ok(Some(declined(why))),
        };
        self.request = None;
        count(&self.hall.metrics.undos);
        self.step_done(lines, Some(asked)).await?;
        Ok(None)
    }

    fn speak(&mut self, viewer: Viewer, host: bool, say: Say) -> Result<(), Fail> {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat.into()),
            Viewer::Public if host => None,
            Viewer::Public => return Err(Fail::not_yours()),
        };
        if !self.meta.chat {
            return Err(Fail::chat_off());
        }
        let say = match say {
            Say::Text(text) => Say::Text(clean(&text, limits::CHAT)?),
            Say::Phrase(id) if is_phrase(&id) => Say::Phrase(id),
            Say::Phrase(_) => return Err(Fail::bad_message("a phrase is the id of a message phrase-…")),
        };
        let said = Said { seat, say };
        self.said.push_back(said.clone());
        if self.said.len() > limits::CHAT_KEPT {
            self.said.pop_front();
        }
        self.tell_all(&NewsBody::Said(said));
        Ok(())
    }

    fn look_back(&self, viewer: Viewer, n: usize) -> Result<Option<ReplyBody>, Fail> {
        let desk = self.desk.as_ref().ok_or_else(Fail::not_started)?;
        let open = desk.over().is_some() || self.meta.kind == Kind::Replay;
        Ok(Some(ReplyBody::At(Box::new(desk.at(n, (!open).then_some(viewer))))))
    }

    /// Takes a seat's share in chance.
    async fn share(&mut self, seat: Seat, value: &str, asked: Asked) -> Result<Option<ReplyBody>, Fail> {
        let value = value.parse().map_err(Fail::bad_message)?;
        if self.meta.closed || !self.meta.committed {
            return Err(Fail::too_late());
        }
        match &mut self.desk {
            None => {
                let before = self.meta.clone();
                self.meta.nonces.retain(|(whose, _)| *whose != seat);
                self.meta.nonces.push((seat, value));
                self.save_or(before).await?;
            }
            Some(desk) => {
                let lines = desk.nonce(seat, value).map_err(|_| Fail::too_late())?;
                self.keep(lines, Some(asked.key)).await?;
            }
        }
        Ok(Some(ReplyBody::Ok(true)))
    }

    /// Hands a chair to a bot, or back to its person.
    pub(super) async fn hand(&mut self, seat: Seat, to: StandIn) -> Result<Option<ReplyBody>, Fail> {
        let before = self.meta.clone();
        let chair = self.meta.chair_mut(seat).ok_or_else(Fail::not_yours)?;
        if chair.sitter != Sitter::Person {
            return Err(Fail::not_yours());
        }
        chair.stand_in = to;
        self.save_or(before).await?;
        if to == StandIn::No {
            self.drop_turn(seat);
        }
        self.tell_chairs();
        self.call_bots();
        Ok(Some(ReplyBody::Ok(true)))
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
