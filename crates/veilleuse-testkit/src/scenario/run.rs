//! Playing a scenario.

use std::{fs, sync::Arc};

use serde_json::{Value, json};
use veilleuse_core::{DrawName, Game, Input, Match, Pages, Pending, Refusal, Viewer};

use super::{Act, Expect, Failure, MissingDraws, Path, Position, Scenario, Step, Test, What};
use crate::{json, suggest};

/// Plays a scenario and checks what it expects.
pub fn run<G: Game>(pack: Arc<G::Pack>, scenario: &Scenario<G>) -> Result<(), Failure> {
    Play::through(pack, scenario).map(drop)
}

/// The options of a match and its inputs: all a match file holds.
pub type Inputs<G> = (<G as Game>::Options, Vec<Input<<G as Game>::Action>>);

/// Plays a scenario that starts where every match starts, checks what it expects, and returns what a file of this
/// match would hold.
pub fn inputs<G: Game>(pack: Arc<G::Pack>, scenario: &Scenario<G>) -> Result<Inputs<G>, Failure> {
    if let Some((position, _)) = &scenario.given {
        return Err(Failure {
            file: scenario.file.clone(),
            position: *position,
            part: "given".to_owned(),
            problem: "a match file starts with the set-up; write the way here as steps".to_owned(),
        });
    }
    let play = Play::through(pack, scenario)?;
    Ok((scenario.options.1.clone(), play.taken))
}

/// Reads and plays a scenario file.
pub fn run_file<G: Game>(pack: Arc<G::Pack>, file: &std::path::Path) -> Result<(), Failure> {
    let name = file.display().to_string();
    let text = fs::read_to_string(file).map_err(|error| Failure {
        file: name.clone(),
        position: Position { line: 1, column: 1 },
        part: String::new(),
        problem: format!("cannot be read: {error}"),
    })?;
    run(pack, &Scenario::<G>::parse(&name, &text)?)
}

struct Play<'s, G: Game> {
    scenario: &'s Scenario<G>,
    played: Match<G>,
    taken: Vec<Input<G::Action>>,
    /// What was told by the last step, and by the draws it left to `chance = "any"`.
    told: Vec<Pages<G>>,
}

impl<'s, G: Game> Play<'s, G> {
    fn through(pack: Arc<G::Pack>, scenario: &'s Scenario<G>) -> Result<Self, Failure> {
        let mut play = Play::open(pack, scenario)?;
        for (number, step) in scenario.steps.iter().enumerate() {
            play.step(number, step)?;
        }
        play.close()?;
        Ok(play)
    }

    fn open(pack: Arc<G::Pack>, scenario: &'s Scenario<G>) -> Result<Self, Failure> {
        let (options_at, options) = &scenario.options;
        let fail = |at: Position, part: &str, problem: String| Failure {
            file: scenario.file.clone(),
            position: at,
            part: part.to_owned(),
            problem,
        };
        let played = match &scenario.given {
            Some((at, given)) => Match::arranged(pack, options.clone(), given)
                .map_err(|error| fail(*at, "given", error.to_string()))?,
            None => Match::begin(pack, options.clone()).map_err(|refusal| {
                fail(*options_at, "options", format!("the match cannot begin: {refusal}"))
            })?,
        };
        let mut play = Play { scenario, played, taken: Vec::new(), told: Vec::new() };
        play.leave_draws_to_chance(scenario.steps.first());
        Ok(play)
    }

    fn step(&mut self, number: usize, step: &'s Step<G::Action>) -> Result<(), Failure> {
        let part = format!("step {}", number + 1);
        self.told.clear();
        self.act(step).map_err(|problem| self.failure(step.at, &part, problem))?;
        self.leave_draws_to_chance(self.scenario.steps.get(number + 1));
        self.check(&step.expects, &format!("{part}, "))
    }

    fn act(&mut self, step: &Step<G::Action>) -> Result<(), String> {
        let pending = self.played.pending();
        match (&pending, &step.act, &step.refuse) {
            (Pending::Over(outcome), _, None) => Err(format!(
                "this step is left over: the match has ended ({}, {}); remove it or say `refuse`",
                outcome.result, outcome.reason
            )),
            (Pending::Chance(_), Act::Answer(_), None) => {
                Err(format!("a draw comes first: {}", self.draw_wanted()))
            }
            (_, Act::Draw(name), _) => {
                let way = self.way_of(name)?;
                self.take(Input::Draw(way)).map_err(|refusal| format!("the draw is {refusal}"))
            }
            (_, Act::Answer(input), None) => self.take(input.clone()).map_err(|refusal| {
                format!("{refusal}, but was expected to be accepted; {}", self.waited_for())
            }),
            (_, Act::Answer(input), Some(rule)) => self.must_refuse(input, rule),
        }
    }

    fn take(&mut self, input: Input<G::Action>) -> Result<(), Refusal> {
        let pages = self.played.apply(input.clone())?;
        self.taken.push(input);
        self.told.push(pages);
        Ok(())
    }

    fn must_refuse(&self, input: &Input<G::Action>, rule: &str) -> Result<(), String> {
        let mut trial = self.played.clone();
        match trial.apply(input.clone()) {
            Ok(_) => Err(format!("accepted, but {rule} was expected to refuse it")),
            Err(refusal) if trial.fingerprint() != self.played.fingerprint() => {
                Err(format!("{refusal}, but the refusal changed the state"))
            }
            Err(refusal) if refusal.rule != rule => {
                Err(format!("refused by another rule\n  expected: {rule}\n  found:    {}", refusal.rule))
            }
            Err(_) => Ok(()),
        }
    }

    /// With `chance = "any"`, draws fall as way 0 until a seat is asked or the next step gives one.
    fn leave_draws_to_chance(&mut self, next: Option<&Step<G::Action>>) {
        let given = next.is_some_and(|step| matches!(step.act, Act::Draw(_)));
        if self.scenario.chance == MissingDraws::Fail || given {
            return;
        }
        for _ in 0..G::LONGEST {
            if !matches!(self.played.pending(), Pending::Chance(_)) {
                return;
            }
            self.take(Input::Draw(0)).expect("a pending draw can fall as way 0");
        }
        panic!("a match of {} takes more inputs than the title's longest", G::ID);
    }

    fn way_of(&self, wanted: &DrawName) -> Result<u32, String> {
        let Pending::Chance(chance) = self.played.pending() else {
            return Err(format!("nothing is drawn here; {}", self.waited_for()));
        };
        let way = wanted.way(chance.ways, |way| self.played.draw_name(way));
        way.ok_or_else(|| {
            let names = self.draw_names(chance.ways);
            let hint = suggest::did_you_mean(&wanted.to_string(), names.iter().map(String::as_str));
            format!("this draw cannot give `{wanted}`{hint}\n{}", self.draw_wanted())
        })
    }

    /// The names of the pending draw as a scenario writes them, each once.
    fn draw_names(&self, ways: u32) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for way in 0..ways {
            let name = self.played.draw_name(way).to_string();
            let name = name.split(':').next().unwrap_or_default().to_owned();
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    fn draw_wanted(&self) -> String {
        const SHOWN: usize = 60;
        let Pending::Chance(chance) = self.played.pending() else { return self.waited_for() };
        let purpose = G::PURPOSES.get(chance.purpose.0 as usize).unwrap_or(&"(unnamed)");
        let names = self.draw_names(chance.ways);
        let more = if names.len() > SHOWN { ", …" } else { "" };
        let shown = names[..names.len().min(SHOWN)].join(", ");
        format!(
            "a draw for `{purpose}` is pending: give it with `draw = …`, or set chance = \"any\"\nit may be: {shown}{more}"
        )
    }

    fn waited_for(&self) -> String {
        match self.played.pending() {
            Pending::Seats(seats) => {
                let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
                format!("asked now: seat {}", seats.join(", "))
            }
            Pending::Chance(_) => self.draw_wanted(),
            Pending::Over(outcome) => {
                format!("the match has ended ({}, {})", outcome.result, outcome.reason)
            }
        }
    }

    fn close(&self) -> Result<(), Failure> {
        let expects = &self.scenario.expects;
        self.check(expects, "")?;
        let last = self.scenario.steps.last();
        let mut at_the_end = expects.iter().chain(last.iter().flat_map(|step| &step.expects));
        let looks_at_it = at_the_end.any(|expect| expect.looks_at("pending"));
        if matches!(self.played.pending(), Pending::Chance(_)) && !looks_at_it {
            let at = last.map_or(self.scenario.options.0, |step| step.at);
            let problem = format!("the scenario ends too early: {}", self.draw_wanted());
            return Err(self.failure(at, "the end", problem));
        }
        Ok(())
    }

    fn check(&self, expects: &[Expect<G::Action>], part: &str) -> Result<(), Failure> {
        for (number, expect) in expects.iter().enumerate() {
            if let Some(problem) = self.problem(expect) {
                let part = format!("{part}expect {}", number + 1);
                return Err(self.failure(expect.at, &part, problem));
            }
        }
        Ok(())
    }

    fn problem(&self, expect: &Expect<G::Action>) -> Option<String> {
        match &expect.what {
            What::Found { eyes, path, test } => {
                if let Some(Viewer::Seat(seat)) = eyes
                    && !self.played.seats().has(*seat)
                {
                    return Some(format!("there is no seat {seat} at this table"));
                }
                never_told::<G>(path, test).or_else(|| test.problem(path, &self.seen(*eyes, path)))
            }
            What::Accepted(input) => {
                self.played.clone().apply(input.clone()).err().map(|refusal| {
                    format!("{refusal}, but was expected to be accepted; {}", self.waited_for())
                })
            }
            What::Refused(input, rule) => self.must_refuse(input, rule).err(),
        }
    }

    /// What these eyes see, in an object that has the root of the path.
    fn seen(&self, eyes: Option<Viewer>, path: &Path) -> Value {
        match (path.root(), eyes) {
            (Some("pending"), _) => json!({ "pending": json::pending::<G>(&self.played.pending()) }),
            (Some("options"), Some(Viewer::Seat(seat))) => {
                json!({ "options": json::of(&self.played.choices(seat)) })
            }
            (Some("told"), _) => json!({ "told": self.told(eyes) }),
            (_, None) => json::of(&self.played.view_everything()),
            (_, Some(viewer)) => json::of(&self.played.view(viewer)),
        }
    }

    fn told(&self, eyes: Option<Viewer>) -> Value {
        let page = |pages: &'_ Pages<G>| match eyes {
            Some(viewer) => json::of(&pages.of(viewer).lines),
            None => json::of(&pages.everything().lines),
        };
        let lines = self.told.iter().map(page);
        lines.flat_map(|lines| lines.as_array().cloned().unwrap_or_default()).collect()
    }

    fn failure(&self, position: Position, part: &str, problem: String) -> Failure {
        Failure { file: self.scenario.file.clone(), position, part: part.to_owned(), problem }
    }
}

impl<A> Expect<A> {
    fn looks_at(&self, root: &str) -> bool {
        matches!(&self.what, What::Found { path, .. } if path.root() == Some(root))
    }
}

/// Why this can never have been told: the title has no such telling.
fn never_told<G: Game>(path: &Path, test: &Test) -> Option<String> {
    let (Test::Has(thing) | Test::HasNot(thing)) = test else { return None };
    let tag = thing.get("told").filter(|_| path.root() == Some("told"))?.as_str()?;
    let known = G::TOLD.is_empty() || G::TOLD.contains(&tag);
    (!known).then(|| format!("`{tag}` is never told{}", suggest::did_you_mean(tag, G::TOLD.iter().copied())))
}
