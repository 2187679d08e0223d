//! Plays until everything has been seen.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    fmt,
    sync::Arc,
};

use serde::Serialize;
use veilleuse_core::{Game, Input, Line, Match, Pending, Viewer, sentences};

use crate::{
    Broken, Luck, json, probe,
    walk::{self, Pool},
};

/// A run that tries to see everything a title can show.
pub struct Exhaustive<G: Game> {
    /// The content.
    pub pack: Arc<G::Pack>,
    /// Played in turn. Options that the title refuses are counted as a refusal.
    pub options: Vec<G::Options>,
    /// Another seed, other matches.
    pub seed: u64,
    /// How many inputs may be played.
    pub budget: u64,
    /// How many foreign decisions are tried for each chair at every step.
    pub tries: usize,
    /// Decisions that no option ever offers and that are tried as well, such as playing what cannot be played.
    pub also_try: Vec<G::Action>,
    /// The tags of [`Game::Told`] to be heard.
    pub told: Vec<String>,
    /// The rules that should refuse something.
    pub refusals: Vec<String>,
}

/// What a run has seen, and how often.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Seen {
    /// The id of the title.
    pub title: &'static str,
    /// The seed of the run.
    pub seed: u64,
    /// Matches begun.
    pub matches: u64,
    /// Inputs played.
    pub inputs: u64,
    /// Inputs of the longest match.
    pub longest: usize,
    /// Pieces of content that were shown.
    pub content: BTreeMap<String, u64>,
    /// Things that were told, by tag.
    pub told: BTreeMap<String, u64>,
    /// Refusals, by rule.
    pub refusals: BTreeMap<String, u64>,
    /// Endings, as `result/reason`.
    pub endings: BTreeMap<String, u64>,
}

impl<G: Game> Exhaustive<G> {
    /// Plays until everything has been seen or the budget is spent. Fails when the rules break a promise on
    /// the way: when something offered is refused, something else accepted, or a refusal changes the state.
    pub fn run(&self) -> Result<Seen, Broken> {
        let mut seen = self.nothing_yet();
        let mut pool = Pool::new();
        pool.add(&self.also_try);
        let mut played_before = HashMap::new();
        while seen.inputs < self.budget && !seen.is_everything() {
            let number = seen.matches;
            seen.matches += 1;
            let Some(options) = self.options.get((number % self.options.len().max(1) as u64) as usize) else {
                break;
            };
            match Match::<G>::begin(Arc::clone(&self.pack), options.clone()) {
                Ok(mut played) => self
                    .play(&mut played, number, &mut seen, &mut pool, &mut played_before)
                    .map_err(|problem| Broken::at(self.seed, number, &played, problem))?,
                Err(refusal) => {
                    *seen.refusals.entry(refusal.rule.to_owned()).or_default() += 1;
                    // A list of nothing but refused options must end as well.
                    seen.inputs += 1;
                }
            }
        }
        Ok(seen)
    }

    fn play(
        &self,
        played: &mut Match<G>,
        number: u64,
        seen: &mut Seen,
        pool: &mut Pool<G::Action>,
        played_before: &mut HashMap<G::Action, u64>,
    ) -> Result<(), String> {
        let mut luck = Luck::part(self.seed, number);
        let sentences = sentences::<G>();
        let known = |line: &Line| known(&sentences, line);
        while seen.inputs < self.budget {
            probe::offered_is_accepted(played, pool, self.tries, &mut luck)?;
            probe::the_rest_is_refused(played, pool, self.tries, &mut luck, &mut |rule| {
                count(&mut seen.refusals, rule);
            })?;
            for seat in played.seats().iter() {
                known(&played.prompt(Viewer::Seat(seat)))?;
                let choices = played.choices(seat);
                choices.iter().try_for_each(|action| known(&played.label(seat, action).line))?;
            }
            let Some(input) = rarer_input(played, played_before, &mut luck)? else { break };
            let pages = walk::play(played, input)?;
            seen.inputs += 1;
            for told in &pages.everything().lines {
                known(&G::line(told))?;
                count(&mut seen.told, &json::tag(&json::of(told)));
                G::content(told, &mut |id| count(&mut seen.content, id));
            }
        }
        seen.longest = seen.longest.max(played.history().len());
        if let Pending::Over(outcome) = played.pending() {
            *seen.endings.entry(ending(outcome.result, outcome.reason)).or_default() += 1;
        }
        Ok(())
    }

    fn nothing_yet(&self) -> Seen {
        fn never(names: impl IntoIterator<Item = String>) -> BTreeMap<String, u64> {
            names.into_iter().map(|name| (name, 0)).collect()
        }
        Seen {
            title: G::ID,
            seed: self.seed,
            matches: 0,
            inputs: 0,
            longest: 0,
            content: never(G::all_content(&self.pack)),
            told: never(self.told.iter().cloned()),
            refusals: never(self.refusals.iter().cloned()),
            endings: never(G::endings().into_iter().map(|(result, reason)| ending(result, reason))),
        }
    }
}

fn count(times: &mut BTreeMap<String, u64>, name: &str) {
    match times.get_mut(name) {
        Some(times) => *times += 1,
        None => _ = times.insert(name.to_owned(), 1),
    }
}

/// Fails when a sentence is not among those the title says it asks for; a title that names none is asked nothing.
fn known(sentences: &BTreeSet<&'static str>, line: &Line) -> Result<(), String> {
    let id = line.id.as_ref();
    if sentences.is_empty() || sentences.contains(id) {
        Ok(())
    } else {
        Err(format!("the sentence `{id}` is not in SENTENCES, nor in one of LISTS"))
    }
}

fn ending(result: &str, reason: &str) -> String {
    format!("{result}/{reason}")
}

/// A random input; of two random decisions the one that was played less often in this run.
fn rarer_input<G: Game>(
    played: &Match<G>,
    played_before: &mut HashMap<G::Action, u64>,
    luck: &mut Luck,
) -> Result<Option<Input<G::Action>>, String> {
    let mut input = walk::random_input(played, luck)?;
    if let Some(Input::Decide { seat, action }) = &mut input {
        let times = |action: &G::Action| played_before.get(action).copied().unwrap_or(0);
        let choices = played.choices(*seat);
        let other = luck.one(&choices);
        if times(other) < times(action) {
            *action = other.clone();
        }
        *played_before.entry(action.clone()).or_default() += 1;
    }
    Ok(input)
}

impl Seen {
    /// Whether nothing is missing.
    pub fn is_everything(&self) -> bool {
        self.unseen().is_empty()
    }

    /// What has not been seen, as `content candle-1` or `refusal TOY-HAND`.
    pub fn unseen(&self) -> Vec<String> {
        let missing = self.parts().into_iter().flat_map(|(kind, counts)| {
            counts.iter().filter(|(_, count)| **count == 0).map(move |(name, _)| format!("{kind} {name}"))
        });
        missing.collect()
    }

    fn parts(&self) -> [(&'static str, &BTreeMap<String, u64>); 4] {
        [
            ("content", &self.content),
            ("told", &self.told),
            ("refusal", &self.refusals),
            ("ending", &self.endings),
        ]
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Seen { title, seed, matches, inputs, longest, .. } = self;
        writeln!(f, "{title}: {inputs} inputs in {matches} matches (longest {longest}), seed {seed}")?;
        let names = self.parts().into_iter().flat_map(|(_, counts)| counts.keys());
        let width = names.map(|name| name.chars().count()).max().unwrap_or(0);
        for (kind, counts) in self.parts() {
            for (name, count) in counts {
                let mark = if *count == 0 { "  never seen" } else { "" };
                writeln!(f, "{kind:<8} {name:<width$} {count:>10}{mark}")?;
            }
        }
        Ok(())
    }
}
