//! A class at the table: phones that share the chairs of teams, a projector, and the desk that leads them.
//!
//! Who belongs to the class stands in the row, so that names can go; ballots and reasons are lines of the log. The clock is
//! derived: kept is since when it runs, and how much was left then.

use veilleuse_core::{Seat, Viewer};
use veilleuse_store::AppendKind;
use veilleuse_wire::{
    Ask, Ballots, Class, ClassAct, ClassClock, ClassDoor, ClassTeam, ClockAct, ClockState, Count, Enrol,
    Enrolled, Json, Me, NewsBody, Reason, ReplyBody, Role, Voting, WireSeat, limits,
};

use super::{Asked, Guest, Room, Who, declined};
use crate::{
    Answer, Desk, Effect, Fail, Meta, Note, Token,
    class::{Came, Cast, ClassMeta, ClockMeta, check_plan, plurality},
    create::browser,
    desk::Next,
    name::{clean_line, clean_name},
    story::Story,
};

/// What a message is answered with, unless that is still to come.
type Reply = Result<Option<ReplyBody>, Fail>;

/// A class without what changes by itself: the time that is left.
pub(super) fn class_by_itself(class: &Class) -> Class {
    let clock = class.clock.map(|clock| ClassClock { left: 0, ..clock });
    Class { clock, ..class.clone() }
}

/// What happens together with the next step of the match, once it is kept.
pub(super) enum WithStep {
    /// Somebody said why.
    Reason(Reason),
    /// The match goes back to so many inputs.
    Undo(usize),
}

impl Room {
    pub(super) const fn class(&self) -> Option<&ClassMeta> {
        self.meta.class.as_ref()
    }

    /// Whether phones share this chair.
    pub(super) fn is_team(&self, seat: Seat) -> bool {
        self.class().is_some_and(|class| class.teams.contains(&seat))
    }

    pub(super) fn is_phone_present(&self, phone: u16) -> bool {
        self.guests.iter().any(|guest| guest.who == Who::Phone(phone))
    }

    /// Whether this token is that of the chair that leads, or the host's.
    pub(super) fn is_led_by(&self, token: &str) -> bool {
        let host = self.meta.host.is_some_and(|hash| hash.fits(token));
        host || self.meta.seat_of(token).is_some_and(|seat| self.leads(seat))
    }

    fn leads(&self, seat: Seat) -> bool {
        self.shelf.as_ref().is_some_and(|shelf| shelf.leads(&self.meta.options, seat))
    }

    fn is_desk(&self, guest: &Guest) -> bool {
        let leads = matches!(guest.viewer(), Viewer::Seat(seat) if self.leads(seat));
        guest.who == Who::AtTable && (guest.host || leads)
    }

    /// The entrance as it is seen from outside.
    pub(super) fn class_door(&self) -> Option<ClassDoor> {
        let class = self.class()?;
        Some(ClassDoor {
            open: class.open && !self.meta.closed,
            phones: class.phones.len() as u16,
            most: class.most,
        })
    }

    /// Somebody comes in with a phone.
    pub(super) fn enrol(&mut self, ask: u64, enrol: &Enrol) -> Result<(), Fail> {
        if let Some(fail) = &self.shut {
            return Err(fail.clone());
        }
        let over = self.desk.as_ref().is_some_and(|desk| desk.over().is_some());
        if self.meta.closed || over {
            return Err(Fail::closed());
        }
        let mut meta = self.meta.clone();
        let class = meta.class.as_mut().ok_or_else(Fail::no_class)?;
        let browser = browser(enrol.browser.as_deref())?;
        let (hash, token) = Token::new(&mut self.entropy).hand_over();
        let (phone, came) = class.enrol(&enrol.name, browser, hash, |id| self.is_phone_present(id))?;
        let kept = class.phone(phone)?;
        let enrolled = Enrolled {
            table: self.row.id.clone(),
            token,
            phone,
            team: kept.team.map(Into::into),
            waits: kept.waits,
        };
        self.save(meta, move |room, kept| {
            if kept.is_ok() {
                if matches!(came, Came::Instead) {
                    room.hang_up("replaced", |guest| guest.who == Who::Phone(phone));
                }
                room.class_changed = true;
            }
            room.out.push(Effect::Answer { ask, answer: kept.map(|()| Answer::Enrol(enrolled)) });
        });
        Ok(())
    }

    /// A phone says something.
    pub(super) fn hear_phone(&mut self, phone: u16, viewer: Viewer, ask: Ask, asked: Asked) -> Reply {
        match ask {
            Ask::Ballot(ballot) => self.cast(phone, &ballot.action, asked),
            Ask::Rename(rename) => self.arrange_class(ClassAct::Call { phone, name: rename.name }, asked),
            Ask::At(moment) => self.look_back(viewer, moment),
            Ask::Seen(_) | Ask::Ping(_) => Ok(Some(ReplyBody::Ok(true))),
            _ => Err(Fail::not_yours()),
        }
    }

    /// Somebody at the desk arranges the class.
    pub(super) fn act_class(&mut self, from: u64, act: ClassAct, asked: Asked) -> Reply {
        let at_desk = self.guests.iter().any(|guest| guest.id == from && self.is_desk(guest));
        if self.class().is_none() {
            return Err(Fail::no_class());
        }
        if !at_desk {
            return Err(Fail::not_yours());
        }
        if self.meta.closed {
            return Err(Fail::closed());
        }
        match act {
            ClassAct::Clock(act) => self.set_clock(act, asked),
            ClassAct::Projector => self.new_projector(asked),
            act => self.arrange_class(act, asked),
        }
    }

    fn arrange_class(&mut self, act: ClassAct, asked: Asked) -> Reply {
        let mut meta = self.meta.clone();
        let class = meta.class.as_mut().ok_or_else(Fail::no_class)?;
        let mut removed = None;
        match act {
            ClassAct::Place { phone, team } => {
                let team = team.map(|WireSeat(seat)| seat);
                if team.is_some_and(|team| !class.teams.contains(&team)) {
                    return Err(Fail::bad_message("there is no such team"));
                }
                let phone = class.phone_mut(phone)?;
                phone.waits = team.is_none().then_some(veilleuse_wire::Waits::Hand);
                phone.team = team;
            }
            ClassAct::Spread => class.spread(),
            ClassAct::Mute { phone, on } => class.phone_mut(phone)?.muted = on,
            ClassAct::Answerer { phone } => {
                let team = class.phone(phone)?.team.ok_or_else(Fail::not_yours)?;
                class.answerers.retain(|(seat, _)| *seat != team);
                class.answerers.push((team, phone));
            }
            ClassAct::Remove { phone } => {
                class.phone(phone)?;
                class.phones.retain(|other| other.id != phone);
                removed = Some(phone);
            }
            ClassAct::Call { phone, name } => class.call(phone, &name)?,
            ClassAct::Team { seat: WireSeat(seat), name } => {
                if !class.teams.contains(&seat) {
                    return Err(Fail::bad_message("there is no such team"));
                }
                let name = if name.trim().is_empty() { String::new() } else { clean_name(&name)? };
                if let Some(chair) = meta.chair_mut(seat) {
                    chair.name = name;
                }
            }
            ClassAct::Settings(settings) => class.set(settings)?,
            ClassAct::Plan(plan) => {
                check_plan(&plan, class.teams.len())?;
                class.plan = plan;
            }
            ClassAct::Clock(_) | ClassAct::Projector => return Err(Fail::not_yours()),
        }
        self.arrange(meta, Story::Arranged(true), asked, move |room| {
            if let Some(phone) = removed {
                room.hang_up("removed", |guest| guest.who == Who::Phone(phone));
            }
            room.ballots.retain(|cast| Some(cast.phone) != removed);
            room.move_eyes();
            room.class_changed = true;
            room.chairs_changed = true;
            room.recount = true;
        });
        Ok(None)
    }

    /// Phones see with the eyes of the team they are in now: those that were moved see everything anew.
    fn move_eyes(&mut self) {
        let Some(class) = &self.meta.class else { return };
        let mut moved = Vec::new();
        for guest in &mut self.guests {
            let Who::Phone(id) = guest.who else { continue };
            let team = class.phone(id).ok().and_then(|phone| phone.team);
            let viewer = team.map_or(Viewer::Public, Viewer::Seat);
            if guest.listener.viewer != viewer {
                guest.listener.viewer = viewer;
                moved.push(guest.id);
            }
        }
        for guest in moved {
            self.tell_class_to(guest);
            self.show_anew(guest);
            self.tell_ballots_to(guest);
        }
    }

    fn new_projector(&mut self, asked: Asked) -> Reply {
        let (hash, token) = Token::new(&mut self.entropy).hand_over();
        let mut meta = self.meta.clone();
        if let Some(class) = &mut meta.class {
            class.projector = hash;
        }
        let Asked { guest, id, .. } = asked;
        self.save(meta, move |room, kept| match kept {
            Err(fail) => room.reply(guest, id, fail.reply()),
            Ok(()) => {
                room.hang_up("rotated", |guest| guest.who == Who::Projector);
                room.reply(guest, id, ReplyBody::Projector(token));
            }
        });
        Ok(None)
    }

    /// The clock of what is asked; one that nobody has touched stands still.
    pub(super) fn class_clock(&self, desk: &dyn Desk) -> Option<ClockMeta> {
        let own = desk.own_clock()?;
        let question = (own.number, desk.undone());
        let kept = self.class()?.clock.filter(|clock| clock.question == question);
        Some(kept.unwrap_or_else(|| ClockMeta::idle(question, own.seconds)))
    }

    /// When it has run out, by this table's clock.
    pub(super) fn class_deadline(&self, desk: &dyn Desk) -> Option<i64> {
        let clock = self.class_clock(desk)?;
        clock.since.map(|_| self.class_since + clock.left)
    }

    /// By this table's clock, since when the class's clock runs that was kept.
    pub(super) fn recall_clock(&mut self) {
        let since = self.class().and_then(|class| class.clock).and_then(|clock| clock.since);
        self.class_since = self.now.tick - since.map_or(0, |since| (self.now.date - since).max(0));
    }

    fn left_of(&self, clock: ClockMeta) -> i64 {
        let ran = if clock.since.is_some() { self.now.tick - self.class_since } else { 0 };
        (clock.left - ran).max(0)
    }

    fn set_clock(&mut self, act: ClockAct, asked: Asked) -> Reply {
        let desk = self.desk.as_ref().ok_or_else(Fail::not_started)?;
        let clock = self.class_clock(desk.as_ref()).ok_or_else(Fail::no_clock)?;
        let left = self.left_of(clock);
        let clock = match act {
            ClockAct::Start if clock.since.is_some() => return Ok(Some(ReplyBody::Ok(true))),
            ClockAct::Start => ClockMeta { begun: true, since: Some(self.now.date), ..clock },
            ClockAct::Pause if clock.since.is_none() => return Ok(Some(ReplyBody::Ok(true))),
            ClockAct::Pause => ClockMeta { left, since: None, ..clock },
            ClockAct::More(seconds) => {
                let running = clock.since.map(|_| self.now.date);
                ClockMeta { left, since: running, ..clock }.with_more(seconds)?
            }
        };
        let mut meta = self.meta.clone();
        if let Some(class) = &mut meta.class {
            class.clock = Some(clock);
        }
        let tick = self.now.tick;
        self.arrange(meta, Story::Arranged(true), asked, move |room| {
            room.class_since = tick;
            room.guests.iter_mut().for_each(|guest| guest.class = None);
            room.class_changed = true;
            room.tell_table();
        });
        Ok(None)
    }

    /// A phone votes. Its ballot is kept; what the team says follows from all of them.
    fn cast(&mut self, phone: u16, action: &Json, asked: Asked) -> Reply {
        self.playable()?;
        let team = self.class().ok_or_else(Fail::no_class)?.phone(phone)?.team.ok_or_else(Fail::not_yours)?;
        let desk = self.desk.as_ref().ok_or_else(Fail::not_started)?;
        let standing_still = |clock: &ClockMeta| clock.begun && clock.since.is_none();
        if self.class_clock(desk.as_ref()).as_ref().is_some_and(standing_still) {
            return Err(Fail::paused());
        }
        let poll = desk.poll(team).ok_or_else(Fail::not_asked)?;
        let action = match desk.read_action(action) {
            Ok(action) if poll.choices.contains(&action) => action,
            Ok(action) => {
                let why = desk.would_take(team, &action).err();
                return Ok(Some(why.map_or_else(|| Fail::not_yours().reply(), declined)));
            }
            Err(why) => return Ok(Some(declined(why))),
        };
        let cast = Cast { phone, team, poll: (poll.number, desk.undone()), action };
        let story = Story::Ballot { phone, team, poll: cast.poll, action: cast.action.clone() };
        let Asked { guest, id, key } = asked;
        self.tell_story(&story, Some(key), move |room, kept| {
            if kept.is_ok() {
                room.out.push(Effect::Note(Note::Decision));
                room.count_ballot(cast);
            }
            room.reply(guest, id, kept.map_or_else(Fail::reply, |()| ReplyBody::Ok(true)));
        });
        Ok(None)
    }

    /// A ballot counts instead of the one the phone has cast before.
    pub(super) fn count_ballot(&mut self, cast: Cast) {
        self.ballots.retain(|other| other.phone != cast.phone);
        let phone = cast.phone;
        self.ballots.push(cast);
        self.recount = true;
        self.voted.push(phone);
    }

    /// The question that is voted on now.
    fn poll(&self) -> Option<(u32, usize)> {
        let (class, desk) = (self.class()?, self.desk.as_ref()?);
        let number = class.teams.iter().find_map(|team| desk.poll(*team)).map(|poll| poll.number)?;
        Some((number, desk.undone()))
    }

    /// The ballots that count, in the order in which they were cast: on what is voted on now, by phones that are still in
    /// the team they voted for.
    fn current_ballots(&self) -> impl Iterator<Item = &Cast> {
        let poll = self.poll();
        let stays = move |cast: &Cast| {
            let phone = self.class().and_then(|class| class.phone(cast.phone).ok());
            phone.is_some_and(|phone| phone.team == Some(cast.team))
        };
        self.ballots.iter().filter(move |cast| Some(cast.poll) == poll && stays(cast))
    }

    /// Those of a team.
    fn ballots_of(&self, team: Seat) -> impl Iterator<Item = &Cast> {
        self.current_ballots().filter(move |cast| cast.team == team)
    }

    /// What the phones of a team say, if anything.
    fn verdict_of(&self, class: &ClassMeta, team: Seat, standing: Option<&Json>) -> Option<Json> {
        match class.vote {
            Voting::Plurality => plurality(self.ballots_of(team).map(|cast| &cast.action), standing).cloned(),
            Voting::One => {
                let answerer = class.answerer(team, |phone| self.is_phone_present(phone))?;
                self.ballots_of(team).find(|cast| cast.phone == answerer).map(|cast| cast.action.clone())
            }
        }
    }

    /// Decides for a team what its phones say, where that is not decided yet. One team at a time.
    pub(super) fn follow_ballots(&mut self) {
        self.recount = false;
        if let Some(next) = self.step_of_ballots() {
            // Counted again once it is kept.
            self.take_step(next, None);
        }
    }

    fn step_of_ballots(&self) -> Option<Next> {
        let (class, desk) = (self.class()?, self.desk.as_ref()?);
        self.playable().ok()?;
        class.teams.iter().find_map(|team| {
            let poll = desk.poll(*team)?;
            let said = self.verdict_of(class, *team, poll.standing.as_ref())?;
            let new = poll.standing.as_ref() != Some(&said);
            new.then(|| desk.decide(*team, &said).ok()).flatten()
        })
    }

    /// Tells everybody the class where it has changed, or a question with a clock has come or gone.
    pub(super) fn note_class(&mut self) {
        if self.class_changed || self.poll_told != self.poll() {
            self.tell_class();
        }
    }

    /// Tells those who may know how far the vote is, where it has moved.
    pub(super) fn note_votes(&mut self) {
        let voted = std::mem::take(&mut self.voted);
        let poll = self.poll();
        let begun = self.poll_told != poll;
        let Some(class) = self.class().filter(|_| begun || !voted.is_empty()) else { return };
        let team_of = |phone: u16| class.phone(phone).ok().and_then(|phone| phone.team);
        let teams: Vec<Option<Seat>> = voted.into_iter().map(team_of).collect();
        let concerned: Vec<u64> = self
            .guests
            .iter()
            .filter(|guest| match guest.who {
                Who::Phone(phone) => begun || teams.contains(&team_of(phone)),
                Who::AtTable | Who::Projector => true,
            })
            .map(|guest| guest.id)
            .collect();
        self.poll_told = poll;
        self.ballots.retain(|cast| Some(cast.poll) == poll);
        for guest in concerned {
            self.tell_ballots_to(guest);
        }
    }

    pub(super) fn tell_ballots_to(&mut self, guest: u64) {
        let found = self.guests.iter().find(|other| other.id == guest);
        if let Some(ballots) = found.and_then(|guest| self.show_ballots(guest)) {
            self.send_news(guest, &NewsBody::Ballots(ballots));
        }
    }

    /// How far the vote is, as this guest may know.
    fn show_ballots(&self, guest: &Guest) -> Option<Ballots> {
        let class = self.class()?;
        let poll = self.poll();
        let own = match guest.who {
            Who::Phone(id) => Some((id, class.phone(id).ok()?.team)),
            Who::AtTable | Who::Projector => None,
        };
        let count = |team: &Seat| {
            let known = own.is_none_or(|(_, own)| own == Some(*team));
            if known { self.ballots_of(*team).count() as u16 } else { 0 }
        };
        let mut tally: Vec<Count> = Vec::new();
        if let Some((_, Some(team))) = own {
            for cast in self.ballots_of(team) {
                match tally.iter_mut().find(|count| count.action == cast.action) {
                    Some(count) => count.votes += 1,
                    None => tally.push(Count { action: cast.action.clone(), votes: 1 }),
                }
            }
            tally.sort_by(|one, other| one.action.get().cmp(other.action.get()));
        }
        Some(Ballots {
            poll: poll.map(|(number, _)| number),
            voted: class.teams.iter().map(count).collect(),
            phones: if self.is_desk(guest) {
                self.current_ballots().map(|cast| cast.phone).collect()
            } else {
                Vec::new()
            },
            tally,
            mine: own.and_then(|(id, _)| {
                let cast = self.current_ballots().find(|cast| cast.phone == id);
                cast.map(|cast| cast.action.clone())
            }),
        })
    }

    /// The class as this guest may see it.
    pub(super) fn show_class(&self, guest: &Guest) -> Option<Class> {
        let class = self.class()?;
        let role = match guest.who {
            Who::Phone(_) => Role::Phone,
            Who::Projector => Role::Projector,
            Who::AtTable if self.is_desk(guest) => Role::Desk,
            Who::AtTable => Role::Public,
        };
        let at_desk = role == Role::Desk;
        let present = |phone: u16| self.is_phone_present(phone);
        let own = match guest.who {
            Who::Phone(id) => class.phone(id).ok(),
            Who::AtTable | Who::Projector => None,
        };
        let shown = |team: Option<Seat>| own.is_none_or(|own| own.team.is_some() && own.team == team);
        let clock = self.desk.as_ref().and_then(|desk| self.class_clock(desk.as_ref()));
        let name = |team: Seat| self.meta.chair(team).map_or("", |chair| chair.name.as_str());
        Some(Class {
            role,
            vote: class.vote,
            spread: class.spread,
            most: class.most,
            open: class.open,
            keep_names: class.keep_names,
            help: class.help,
            name: if at_desk { class.name.clone() } else { String::new() },
            teams: class
                .teams
                .iter()
                .map(|team| {
                    let whole = class.show_team(*team, name(*team), present);
                    if shown(Some(*team)) {
                        whole
                    } else {
                        ClassTeam { phones: 0, present: 0, answerer: None, ..whole }
                    }
                })
                .collect(),
            phones: class
                .phones
                .iter()
                .filter(|phone| shown(phone.team))
                .map(|phone| phone.show(present(phone.id), at_desk))
                .collect(),
            clock: clock.map(|clock| ClassClock {
                state: match (clock.begun, clock.since) {
                    (_, Some(_)) => ClockState::Running,
                    (true, None) => ClockState::Paused,
                    (false, None) => ClockState::Idle,
                },
                left: self.left_of(clock) as u64,
                whole: clock.whole as u64,
            }),
            me: own.map(|own| Me {
                id: own.id,
                name: own.name.clone(),
                team: own.team.map(Into::into),
                waits: own.waits,
                answers: class.vote == Voting::One
                    && own.team.is_some_and(|team| class.answerer(team, present) == Some(own.id)),
            }),
            plan: if at_desk { class.plan.clone() } else { Vec::new() },
            reasons: if at_desk { self.reasons.clone() } else { Vec::new() },
        })
    }

    /// Tells one guest the class, where it looks otherwise than before.
    fn tell_class_to(&mut self, guest: u64) {
        let Some(at) = self.guests.iter().position(|other| other.id == guest) else { return };
        let Some(class) = self.show_class(&self.guests[at]) else { return };
        let seen = class_by_itself(&class);
        if self.guests[at].class.replace(seen.clone()).as_ref() != Some(&seen) {
            self.send_news(guest, &NewsBody::Class(Box::new(class)));
        }
    }

    /// Tells everybody the class as they may see it.
    pub(super) fn tell_class(&mut self) {
        self.class_changed = false;
        if self.class().is_none() {
            return;
        }
        let guests: Vec<u64> = self.guests.iter().map(|guest| guest.id).collect();
        for guest in guests {
            self.tell_class_to(guest);
        }
    }

    /// A decision from the desk, with why in words. Both are kept, first the words, which count once the step is kept that
    /// follows them under the same key.
    pub(super) fn decide_because(&mut self, seat: Seat, action: &Json, why: &str, asked: Asked) -> Reply {
        self.playable()?;
        if self.class().is_none() || !self.leads(seat) {
            return Err(Fail::not_yours());
        }
        if why.chars().count() > limits::REASON {
            return Err(Fail::bad_message("a reason has at most 300 characters"));
        }
        let text = clean_line(why)?;
        let desk = self.desk.as_ref().ok_or_else(Fail::not_started)?;
        let next = match desk.decide(seat, action) {
            Ok(next) => next,
            Err(why) => {
                self.out.push(Effect::Note(Note::Refusal));
                return Ok(Some(declined(why)));
            }
        };
        let reason = Reason { n: desk.inputs() + 1, text };
        let story = Story::Reason { reason: reason.clone(), key: asked.key.clone() };
        self.tell_story(&story, None, move |room, kept| {
            if let Err(fail) = kept {
                return room.reply(asked.guest, asked.id, fail.reply());
            }
            room.out.push(Effect::Note(Note::Decision));
            room.with_step = Some(WithStep::Reason(reason));
            room.take_step(next, Some(asked));
        });
        Ok(None)
    }

    /// A step of the match is kept, or is not: with it what belongs to it.
    pub(super) fn note_step(&mut self, kept: bool) {
        let Some(with) = self.with_step.take().filter(|_| kept) else { return };
        match with {
            WithStep::Reason(reason) => self.reasons.push(reason),
            WithStep::Undo(to) => self.reasons.retain(|reason| reason.n <= to),
        }
        self.class_changed = true;
    }

    /// Reasons as the log leaves them: each belongs to the step that follows it under the same key, and goes with it.
    pub(super) fn recall_reasons(&mut self, log: &[veilleuse_store::Append]) {
        #[derive(serde::Deserialize)]
        struct Line {
            undo: Option<usize>,
        }
        self.reasons.clear();
        let mut said: Option<(Reason, String)> = None;
        for append in log {
            if append.kind == AppendKind::Table {
                said = match Story::read(&append.lines).ok().and_then(|mut told| told.pop()) {
                    Some(Story::Reason { reason, key }) => Some((reason, key)),
                    _ => None,
                };
                continue;
            }
            for line in serde_json::Deserializer::from_slice(&append.lines).into_iter::<Line>().flatten() {
                if let Some(to) = line.undo {
                    self.reasons.retain(|reason| reason.n <= to);
                }
            }
            if let Some((reason, key)) = said.take()
                && append.key.as_ref() == Some(&key)
            {
                self.reasons.push(reason);
            }
        }
    }

    /// The result sheet, for whoever leads.
    pub(super) fn sheet(&self, token: &str) -> Result<Answer, Fail> {
        if !self.is_led_by(token) {
            return Err(Fail::not_yours());
        }
        let desk = self.desk.as_ref().ok_or_else(Fail::not_started)?;
        let mut sheet = desk.sheet().ok_or_else(Fail::no_class)?;
        for list in ["questions", "tokens"] {
            let entries = sheet.get_mut(list).and_then(serde_json::Value::as_array_mut);
            for entry in entries.into_iter().flatten() {
                let n = entry["n"].as_u64();
                let reason = self.reasons.iter().find(|reason| Some(reason.n as u64) == n);
                entry["reason"] = reason.map(|reason| reason.text.as_str()).into();
            }
        }
        let teams = self.meta.chairs.iter().filter(|chair| chair.seat.plays());
        let team = |chair: &crate::ChairMeta| {
            let people = self.class().map(|class| class.names_in(chair.seat)).unwrap_or_default();
            let phones = self.class().map_or(0, |class| {
                class.phones.iter().filter(|phone| phone.team == Some(chair.seat)).count()
            });
            serde_json::json!({ "seat": chair.seat, "name": chair.name, "phones": phones, "people": people })
        };
        sheet["teams"] = teams.map(team).collect();
        let sheet = Json::of(&sheet).map_err(Fail::bad_record)?;
        Ok(Answer::Sheet(sheet))
    }

    /// The pack that is played with here, for whoever leads: they may read its questions.
    pub(super) fn pack_led(&self, token: &str) -> Result<Answer, Fail> {
        let shelf = self.shelf.as_ref().ok_or_else(Fail::no_pack)?;
        let leader = self.meta.chairs.iter().any(|chair| self.leads(chair.seat));
        let reads = self.class().is_some_and(|class| class.reads_bank);
        if !leader || !reads || !self.is_led_by(token) {
            return Err(Fail::not_yours());
        }
        Ok(Answer::Led { title: self.meta.title, digest: shelf.digest().to_owned() })
    }

    /// What the table says about itself when nothing more happens: nobody's name, unless somebody wanted them kept.
    pub(super) fn meta_at_end(&self) -> Meta {
        let mut meta = self.meta.clone();
        if let Some(class) = &mut meta.class {
            class.forget_names();
        }
        meta
    }
}
