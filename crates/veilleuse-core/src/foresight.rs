//! What follows from a decision, as far as the chair that takes it can know.
//!
//! It is found by playing: the decision is taken at tables as the chair may [imagine](Imagined) them, and written down as the
//! chair would be told of it. The book is shut before the first secret that the chair would learn. What is told before that
//! depends on nothing the chair cannot know, which is what the twins test of every page; and what two imagined tables tell
//! differently is left out all the same. A die is thrown in every way it can fall.

use std::borrow::Cow;

use serde::Serialize;

use crate::{Arg, Game, Imagined, Input, Line, Match, Pending, Seat, sentences};

/// At how many imagined tables a decision is tried.
const WORLDS: usize = 3;
/// A die with more sides than this is not thrown in every way.
const MOST_WAYS: u32 = 12;
/// With so many inputs tried no more dice are thrown, and with twice as many nothing more is tried at all.
const PATIENCE: usize = 1_500;

/// What follows from a decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Foreseen<T> {
    /// What will be told for certain, in order.
    pub told: Vec<T>,
    /// The same, and what comes next, in short sentences: those that the pack has.
    pub notes: Vec<Line>,
    /// What some ways of the draw that comes next bring.
    pub risks: Vec<Risk>,
    /// What is waited for afterwards; nothing where that is not known before.
    #[serde(skip)]
    pub next: Option<Pending>,
}

/// What a draw may bring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Risk {
    /// What, in a short sentence.
    pub note: Line,
    /// In how many of the ways.
    pub ways: u32,
    /// How many ways there are.
    pub of: u32,
}

impl<T> Default for Foreseen<T> {
    fn default() -> Foreseen<T> {
        Foreseen { told: Vec::new(), notes: Vec::new(), risks: Vec::new(), next: None }
    }
}

impl<T> Foreseen<T> {
    /// Whether there is nothing to say.
    pub fn is_empty(&self) -> bool {
        self.told.is_empty() && self.notes.is_empty() && self.risks.is_empty() && self.next.is_none()
    }
}

/// The short sentences a pack may have: `then-<telling>` for what is told, `then-ask-<word>` for what is asked next,
/// `then-draw-<purpose>` for what is drawn, and what else the title says of what is to come.
pub fn foreseeable<G: Game>() -> impl Iterator<Item = String> {
    let listed = sentences::<G>().into_iter().filter_map(|id| {
        let told = id.strip_prefix("told-").map(|telling| format!("then-{telling}"));
        told.or_else(|| id.strip_prefix("prompt-").map(|word| format!("then-ask-{word}")))
    });
    let draws = G::PURPOSES.iter().map(|purpose| format!("then-draw-{}", purpose.replace('_', "-")));
    listed.chain(draws).chain(G::COMING.iter().map(|id| (*id).to_owned()))
}

/// Looks ahead from one chair.
pub struct Foresight<'a, G: Game> {
    seat: Seat,
    worlds: Vec<Imagined<'a, G>>,
    has: &'a dyn Fn(&str) -> bool,
    /// How many inputs were tried.
    tried: usize,
}

/// What one input told at one imagined table.
struct Glimpse<T> {
    told: Vec<T>,
    /// Whether the seat would learn a secret.
    secret: bool,
}

impl<'a, G: Game> Foresight<'a, G> {
    /// From this chair of a match. `has` says whether the pack has a sentence; `chance(n)` is below `n`.
    ///
    /// Where the chair faces a question whose answer is [sealed](Game::is_sealed) nothing is foreseen at all: sealed content
    /// is the same at every imagined table.
    pub fn of(
        play: &'a Match<G>,
        seat: Seat,
        has: &'a dyn Fn(&str) -> bool,
        chance: &mut dyn FnMut(u32) -> u32,
    ) -> Foresight<'a, G> {
        let worlds = if play.is_sealed(seat) { 0 } else { WORLDS };
        let worlds = (0..worlds).map(|_| play.imagined(seat, chance)).collect();
        Foresight { seat, worlds, has, tried: 0 }
    }

    /// What follows when the chair decides this.
    pub fn of_deciding(&mut self, action: &G::Action) -> Foreseen<G::Told> {
        if self.tried > 2 * PATIENCE {
            return Foreseen::default();
        }
        let input = Input::Decide { seat: self.seat, action: action.clone() };
        let mut ends = Vec::with_capacity(self.worlds.len());
        let mut all: Option<Glimpse<G::Told>> = None;
        for place in 0..self.worlds.len() {
            let mut world = self.worlds[place].clone();
            let Some(glimpse) = self.try_input(&mut world, &input) else { return Foreseen::default() };
            ends.push(world);
            all = Some(match all {
                None => glimpse,
                Some(before) => before.in_common(glimpse),
            });
        }
        let Some(Glimpse { told, secret }) = all else { return Foreseen::default() };
        let mut notes: Vec<Line> = told.iter().filter_map(|told| self.note(told)).collect();
        let next = if secret { None } else { agreed(ends.iter().map(Imagined::pending)) };
        let mut risks = Vec::new();
        if let Some(next) = next {
            if let Some(coming) = agreed(ends.iter().map(|world| self.coming(world))) {
                notes.extend(coming);
            }
            if let Pending::Chance(chance) = next
                && chance.ways <= MOST_WAYS
                && self.tried < PATIENCE
            {
                let thrown: Vec<_> = ends.iter().map(|world| self.throw(world, chance.ways)).collect();
                for (note, ways) in agreed(thrown).unwrap_or_default() {
                    if ways == chance.ways {
                        notes.push(note);
                    } else {
                        risks.push(Risk { note, ways, of: chance.ways });
                    }
                }
            }
        }
        Foreseen { told, notes: counted(notes), risks, next }
    }

    /// What each way of the pending draw leads to, and in how many of them.
    fn throw(&mut self, world: &Imagined<'a, G>, ways: u32) -> Vec<(Line, u32)> {
        let mut found: Vec<(Line, u32)> = Vec::new();
        for way in 0..ways {
            let mut world = world.clone();
            let Some(glimpse) = self.try_input(&mut world, &Input::Draw(way)) else { continue };
            let mut notes: Vec<Line> = glimpse.told.iter().filter_map(|told| self.note(told)).collect();
            if !glimpse.secret {
                notes.extend(self.coming(&world));
            }
            for note in counted(notes) {
                match found.iter_mut().find(|(known, _)| *known == note) {
                    Some((_, times)) => *times += 1,
                    None => found.push((note, 1)),
                }
            }
        }
        found
    }

    fn try_input(
        &mut self,
        world: &mut Imagined<'a, G>,
        input: &Input<G::Action>,
    ) -> Option<Glimpse<G::Told>> {
        self.tried += 1;
        let page = world.foretell(self.seat, input).ok()?;
        Some(Glimpse { told: page.lines, secret: page.reveals })
    }

    /// Something told as a short sentence, if the pack has one.
    fn note(&self, told: &G::Told) -> Option<Line> {
        let line = G::line(told);
        let telling = line.id.strip_prefix("told-")?;
        self.said(Line { id: Cow::Owned(format!("then-{telling}")), args: line.args })
    }

    /// What is to come at a table, in short sentences that the pack has.
    fn coming(&self, world: &Imagined<'a, G>) -> Vec<Line> {
        let mut notes = Vec::new();
        world.coming(self.seat, &mut |line| notes.extend(self.said(line)));
        notes
    }

    fn said(&self, line: Line) -> Option<Line> {
        if !(self.has)(&line.id) {
            return None;
        }
        let own = |(name, arg): &(&str, Arg)| *name == "seat" && *arg == Arg::Seat(self.seat);
        let yours = line.args.iter().any(own);
        Some(line.word("you", if yours { "yes" } else { "no" }))
    }
}

impl<T: PartialEq> Glimpse<T> {
    /// What two tables tell alike.
    fn in_common(mut self, other: Glimpse<T>) -> Glimpse<T> {
        let alike = self.told.iter().zip(&other.told).take_while(|(one, other)| one == other).count();
        let differs = alike < self.told.len().max(other.told.len());
        self.told.truncate(alike);
        Glimpse { secret: self.secret || other.secret || differs, ..self }
    }
}

/// What all of these are, if they are the same.
fn agreed<T: PartialEq>(all: impl IntoIterator<Item = T>) -> Option<T> {
    let mut all = all.into_iter();
    let first = all.next()?;
    all.all(|other| other == first).then_some(first)
}

/// Each sentence once, with how many `times` it is said.
fn counted(lines: Vec<Line>) -> Vec<Line> {
    let mut once: Vec<(Line, i64)> = Vec::new();
    for line in lines {
        match once.iter_mut().find(|(known, _)| *known == line) {
            Some((_, times)) => *times += 1,
            None => once.push((line, 1)),
        }
    }
    once.into_iter().map(|(line, times)| line.number("times", times)).collect()
}
