//! A class as it is kept: its phones, and how they share the chairs of teams.

use serde::{Deserialize, Serialize};
use veilleuse_core::Seat;
use veilleuse_wire::{ClassSettings, ClassTeam, Json, NewClass, Phone, Plan, Spread, Voting, Waits, limits};

use crate::{
    Entropy, Fail, Token, TokenHash,
    name::{are_alike, clean_name},
};

/// So many tokens of one phone work at once: a double tap on *join*, a page that lost its token.
const TOKENS: usize = 4;
/// The longest clock, in milliseconds.
const LONGEST: i64 = 30 * 60 * 1000;
/// How many seconds one may add at once, from and to.
const MORE: (u16, u16) = (5, 300);

/// A class as it is kept with its table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClassMeta {
    /// The projector's token.
    pub projector: TokenHash,
    /// How a team answers.
    pub vote: Voting,
    /// How phones come into teams.
    pub spread: Spread,
    /// How many come into teams by themselves.
    pub most: u8,
    /// Whether phones may come in.
    pub open: bool,
    /// Whether names are kept when the match is over.
    pub keep_names: bool,
    /// Whether pages say what to do.
    pub help: bool,
    /// What the class is called.
    pub name: String,
    /// Whether whoever leads may read the whole question bank.
    pub reads_bank: bool,
    /// The prepared questions.
    pub plan: Plan,
    /// The chairs that are teams.
    pub teams: Vec<Seat>,
    /// The phones, in the order in which they came.
    pub phones: Vec<PhoneMeta>,
    /// The number of the next phone.
    pub next: u16,
    /// Who answers for a team, where somebody was named.
    pub answerers: Vec<(Seat, u16)>,
    /// The clock of what is asked, once something was done with it.
    pub clock: Option<ClockMeta>,
}

/// A phone as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PhoneMeta {
    /// Its number.
    pub id: u16,
    /// Its name; empty when it is not kept any longer.
    pub name: String,
    /// Its team.
    pub team: Option<Seat>,
    /// Why it has none.
    pub waits: Option<Waits>,
    /// Whether its name is shown to the desk alone.
    pub muted: bool,
    /// The tokens that open it.
    pub tokens: Vec<TokenHash>,
    /// The browser it came with.
    pub browser: Option<TokenHash>,
}

/// The clock of one question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockMeta {
    /// Which question: its number, and how often the match had gone back.
    pub question: (u32, usize),
    /// Whether it was started.
    pub begun: bool,
    /// Milliseconds in all.
    pub whole: i64,
    /// Milliseconds that were left at `since`, or are left while it stands still.
    pub left: i64,
    /// Since when it runs, in milliseconds since 1970.
    pub since: Option<i64>,
}

impl ClockMeta {
    /// A clock that was not started.
    pub(crate) const fn idle(question: (u32, usize), seconds: u32) -> ClockMeta {
        let whole = seconds as i64 * 1000;
        ClockMeta { question, begun: false, whole, left: whole, since: None }
    }

    /// The same with more time.
    pub(crate) fn with_more(self, seconds: u16) -> Result<ClockMeta, Fail> {
        let (least, most) = MORE;
        let more = i64::from(seconds) * 1000;
        if !(least..=most).contains(&seconds) || self.whole + more > LONGEST {
            return Err(Fail::bad_message("5 to 300 seconds more, and half an hour in all"));
        }
        Ok(ClockMeta { whole: self.whole + more, left: self.left + more, ..self })
    }
}

/// How somebody came in.
pub(crate) enum Came {
    /// As a new phone, or again.
    In,
    /// In the place of another phone, which is out.
    Instead,
}

impl ClassMeta {
    /// A class for these teams, and the projector's token.
    pub(crate) fn new(
        new: NewClass,
        teams: Vec<Seat>,
        entropy: &mut Entropy,
    ) -> Result<(ClassMeta, String), Fail> {
        let (projector, token) = Token::new(entropy).hand_over();
        let most = new.most.unwrap_or(limits::IN_TEAMS);
        check_most(most)?;
        check_plan(&new.plan, teams.len())?;
        let class = ClassMeta {
            projector,
            vote: new.vote,
            spread: new.spread,
            most,
            open: true,
            keep_names: new.keep_names,
            help: new.help.unwrap_or(true),
            name: if new.name.trim().is_empty() { String::new() } else { clean_name(&new.name)? },
            reads_bank: false,
            plan: new.plan,
            teams,
            phones: Vec::new(),
            next: 1,
            answerers: Vec::new(),
            clock: None,
        };
        Ok((class, token))
    }

    pub(crate) fn phone(&self, id: u16) -> Result<&PhoneMeta, Fail> {
        self.phones.iter().find(|phone| phone.id == id).ok_or_else(Fail::no_phone)
    }

    pub(crate) fn phone_mut(&mut self, id: u16) -> Result<&mut PhoneMeta, Fail> {
        self.phones.iter_mut().find(|phone| phone.id == id).ok_or_else(Fail::no_phone)
    }

    /// The phone this token opens.
    pub(crate) fn opened_by(&self, token: &str) -> Option<&PhoneMeta> {
        self.phones.iter().find(|phone| phone.tokens.iter().any(|hash| hash.fits(token)))
    }

    /// Somebody comes in: the same browser under the same name again, in the place of a phone that is gone, or as a new
    /// phone.
    pub(crate) fn enrol(
        &mut self,
        name: &str,
        browser: Option<TokenHash>,
        token: TokenHash,
        is_present: impl Fn(u16) -> bool,
    ) -> Result<(u16, Came), Fail> {
        let name = clean_name(name)?;
        let same = self.phones.iter_mut().find(|phone| are_alike(&phone.name, &name));
        if let Some(phone) = same {
            if browser.is_some() && phone.browser == browser {
                phone.tokens.push(token);
                let forgotten = phone.tokens.len().saturating_sub(TOKENS);
                phone.tokens.drain(..forgotten);
                return Ok((phone.id, Came::In));
            }
            if is_present(phone.id) {
                return Err(Fail::name_taken());
            }
            phone.tokens = vec![token];
            phone.browser = browser;
            return Ok((phone.id, Came::Instead));
        }
        if !self.open {
            return Err(Fail::entrance());
        }
        if self.phones.len() >= limits::PHONES {
            return Err(Fail::too_many());
        }
        let (id, (team, waits)) = (self.next, self.place_for_one());
        self.next += 1;
        self.phones.push(PhoneMeta { id, name, team, waits, muted: false, tokens: vec![token], browser });
        Ok((id, Came::In))
    }

    /// Where somebody who comes now belongs.
    fn place_for_one(&self) -> (Option<Seat>, Option<Waits>) {
        let placed = self.phones.iter().filter(|phone| phone.team.is_some()).count();
        match self.spread {
            Spread::Hand => (None, Some(Waits::Hand)),
            Spread::Even if placed >= usize::from(self.most) => (None, Some(Waits::Full)),
            Spread::Even => (self.teams.iter().copied().min_by_key(|team| self.size(*team)), None),
        }
    }

    fn size(&self, team: Seat) -> usize {
        self.phones.iter().filter(|phone| phone.team == Some(team)).count()
    }

    /// All phones evenly into teams, in the order in which they came.
    pub(crate) fn spread(&mut self) {
        let most = usize::from(self.most);
        for (place, phone) in self.phones.iter_mut().enumerate() {
            let fits = place < most;
            phone.team = fits.then(|| self.teams[place % self.teams.len()]);
            phone.waits = (!fits).then_some(Waits::Full);
        }
        self.answerers.clear();
    }

    /// Another name for a phone, unlike those of the others.
    pub(crate) fn call(&mut self, id: u16, name: &str) -> Result<(), Fail> {
        let name = clean_name(name)?;
        if self.phones.iter().any(|phone| phone.id != id && are_alike(&phone.name, &name)) {
            return Err(Fail::name_taken());
        }
        self.phone_mut(id)?.name = name;
        Ok(())
    }

    pub(crate) fn set(&mut self, settings: ClassSettings) -> Result<(), Fail> {
        let ClassSettings { vote, spread, most, open, keep_names, help } = settings;
        if let Some(most) = most {
            check_most(most)?;
            self.most = most;
        }
        self.vote = vote.unwrap_or(self.vote);
        self.spread = spread.unwrap_or(self.spread);
        self.open = open.unwrap_or(self.open);
        self.keep_names = keep_names.unwrap_or(self.keep_names);
        self.help = help.unwrap_or(self.help);
        Ok(())
    }

    /// Who answers for a team: who was named and is there, else the first who is.
    pub(crate) fn answerer(&self, team: Seat, is_present: impl Fn(u16) -> bool) -> Option<u16> {
        let of_team = || self.phones.iter().filter(|phone| phone.team == Some(team)).map(|phone| phone.id);
        let named = self.answerers.iter().find(|(seat, _)| *seat == team).map(|(_, phone)| *phone);
        let named = named.filter(|phone| of_team().any(|id| id == *phone));
        named.filter(|phone| is_present(*phone)).or_else(|| of_team().find(|id| is_present(*id))).or(named)
    }

    /// Names are not needed any longer, unless somebody said so.
    pub(crate) fn forget_names(&mut self) {
        if !self.keep_names {
            for phone in &mut self.phones {
                phone.name.clear();
                phone.browser = None;
            }
        }
    }

    /// The names of those in a team that are kept.
    pub(crate) fn names_in(&self, team: Seat) -> Vec<&str> {
        let of_team = self.phones.iter().filter(|phone| phone.team == Some(team) && self.keep_names);
        of_team.map(|phone| phone.name.as_str()).filter(|name| !name.is_empty()).collect()
    }

    /// A team as everybody may see it.
    pub(crate) fn show_team(&self, team: Seat, name: &str, is_present: impl Fn(u16) -> bool) -> ClassTeam {
        let present = self.phones.iter().filter(|phone| phone.team == Some(team) && is_present(phone.id));
        ClassTeam {
            seat: team.into(),
            name: name.to_owned(),
            phones: self.size(team) as u16,
            present: present.count() as u16,
            answerer: (self.vote == Voting::One).then(|| self.answerer(team, &is_present)).flatten(),
        }
    }
}

impl PhoneMeta {
    /// The phone as others may see it; at the desk also the name of one that is muted.
    pub(crate) fn show(&self, present: bool, at_desk: bool) -> Phone {
        let shown = !self.name.is_empty() && (at_desk || !self.muted);
        Phone {
            id: self.id,
            name: shown.then(|| self.name.clone()),
            team: self.team.map(Into::into),
            present,
            muted: self.muted,
        }
    }
}

fn check_most(most: u8) -> Result<(), Fail> {
    let (least, largest) = limits::IN_TEAMS_BOUNDS;
    if (least..=largest).contains(&most) {
        Ok(())
    } else {
        Err(Fail::bad_options("a class has 4 to 64 phones in teams"))
    }
}

/// A few rounds, with as many questions each as there are teams.
pub(crate) fn check_plan(plan: &Plan, teams: usize) -> Result<(), Fail> {
    let is_word = |id: &str| (1..=limits::NAME).contains(&id.len()) && id.is_ascii();
    let round_fits = |round: &Vec<Option<String>>| {
        round.len() <= teams && round.iter().flatten().all(|question| is_word(question))
    };
    if plan.len() <= limits::PLANNED && plan.iter().all(round_fits) {
        Ok(())
    } else {
        Err(Fail::bad_options("a plan has up to eight rounds, with one question for each team"))
    }
}

/// The ballot of a phone on one question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Cast {
    pub(crate) phone: u16,
    /// For which team: who moves to another has not voted there.
    pub(crate) team: Seat,
    /// Which question: its number, and how often the match had gone back.
    pub(crate) poll: (u32, usize),
    pub(crate) action: Json,
}

/// What most of these ballots say: at a tie what stands, if it is among them, else what was said first.
pub(crate) fn plurality<'b>(
    ballots: impl Iterator<Item = &'b Json>,
    standing: Option<&Json>,
) -> Option<&'b Json> {
    let mut counts: Vec<(&Json, u32)> = Vec::new();
    for action in ballots {
        match counts.iter_mut().find(|(known, _)| *known == action) {
            Some((_, votes)) => *votes += 1,
            None => counts.push((action, 1)),
        }
    }
    let most = counts.iter().map(|(_, votes)| *votes).max()?;
    let mut leading = counts.into_iter().filter(|(_, votes)| *votes == most).map(|(action, _)| action);
    let first = leading.next()?;
    let stands = |action: &&Json| Some(*action) == standing;
    Some(if stands(&first) { first } else { leading.find(stands).unwrap_or(first) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn json(text: &str) -> Json {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn most_votes_lead_and_a_tie_changes_nothing() {
        let [a, b, c] = ["\"a\"", "\"b\"", "\"c\""].map(json);
        let leads = |ballots: &[&Json], standing: Option<&Json>| {
            plurality(ballots.iter().copied(), standing).cloned()
        };
        assert_eq!(leads(&[], Some(&a)), None);
        assert_eq!(leads(&[&a, &b, &b], Some(&a)), Some(b.clone()));
        assert_eq!(leads(&[&a, &b], Some(&b)), Some(b.clone()), "what stands stays");
        assert_eq!(leads(&[&a, &b], Some(&c)), Some(a.clone()), "then who was first");
        assert_eq!(leads(&[&b, &a], None), Some(b));
    }

    fn class(spread: Spread, most: u8) -> ClassMeta {
        let new = NewClass { spread, most: Some(most), ..NewClass::default() };
        ClassMeta::new(new, (0..4).map(Seat::new).collect(), &mut Entropy::new([3; 32])).unwrap().0
    }

    fn enrol(class: &mut ClassMeta, name: &str, browser: &str, present: &[u16]) -> Result<u16, Fail> {
        let browser = Some(TokenHash::of(browser));
        let token = TokenHash::of(&format!("{name} {}", class.next));
        class.enrol(name, browser, token, |id| present.contains(&id)).map(|(id, _)| id)
    }

    #[test]
    fn phones_are_spread_evenly_and_the_twenty_ninth_waits() {
        let mut class = class(Spread::Even, 28);
        for number in 0..30 {
            enrol(&mut class, &format!("Pupil {number}"), "b", &[]).unwrap();
        }
        let sizes: Vec<usize> = class.teams.clone().into_iter().map(|team| class.size(team)).collect();
        assert_eq!(sizes, [7, 7, 7, 7]);
        let waiting: Vec<_> = class.phones.iter().filter(|phone| phone.team.is_none()).collect();
        assert!(waiting.len() == 2 && waiting.iter().all(|phone| phone.waits == Some(Waits::Full)));
        class.most = 30;
        class.spread();
        assert!(class.phones.iter().all(|phone| phone.team.is_some() && phone.waits.is_none()));
    }

    #[test]
    fn a_double_tap_is_one_phone_and_a_lost_one_is_replaced() {
        let mut class = class(Spread::Even, 28);
        let first = enrol(&mut class, "Léa", "hers", &[]).unwrap();
        assert_eq!(enrol(&mut class, "Léa", "hers", &[first]), Ok(first), "a double tap");
        assert_eq!(class.phone(first).unwrap().tokens.len(), 2, "both answers work");
        assert_eq!(enrol(&mut class, "léa", "another", &[first]), Err(Fail::name_taken()));
        assert_eq!(enrol(&mut class, "Léa", "another", &[]), Ok(first), "hers is gone");
        assert_eq!(class.phone(first).unwrap().tokens.len(), 1, "the old phone is out");
        class.open = false;
        assert_eq!(enrol(&mut class, "Zoé", "z", &[]), Err(Fail::entrance()));
        assert_eq!(enrol(&mut class, "Léa", "third", &[]), Ok(first), "who was in comes back");
    }

    #[test]
    fn the_answerer_is_who_was_named_and_is_there() {
        let mut class = class(Spread::Even, 28);
        let ids: Vec<u16> =
            (0..8).map(|number| enrol(&mut class, &format!("P{number}"), "b", &[]).unwrap()).collect();
        let team = class.phone(ids[0]).unwrap().team.unwrap();
        let both = [ids[0], ids[4]];
        class.answerers.push((team, ids[4]));
        assert_eq!(class.answerer(team, |id| both.contains(&id)), Some(ids[4]));
        assert_eq!(class.answerer(team, |id| id == ids[0]), Some(ids[0]), "the other is away");
        assert_eq!(class.answerer(team, |_| false), Some(ids[4]));
    }

    #[test]
    fn names_go_unless_they_are_to_be_kept() {
        let mut class = class(Spread::Even, 28);
        enrol(&mut class, "Léa", "hers", &[]).unwrap();
        class.keep_names = true;
        class.forget_names();
        assert_eq!(class.names_in(Seat::new(0)), ["Léa"]);
        class.keep_names = false;
        assert!(class.names_in(Seat::new(0)).is_empty());
        class.forget_names();
        assert!(class.phones[0].name.is_empty() && class.phones[0].browser.is_none());
    }
}
