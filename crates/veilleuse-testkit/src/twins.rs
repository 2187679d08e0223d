//! Twins: two matches that differ only in what somebody cannot know must look the same to them.
//!
//! Twins are grown, not patched: both matches are played input by input. The left one plays at random. The
//! right one draws otherwise, and decides otherwise in other chairs, wherever the viewer's page stays the
//! same; so whatever the rules cache or derive from a secret grows apart as well. At every step everything
//! the viewer can notice is compared. As a second opinion the left match is also compared with itself as
//! [`Game::imagine`] deals it to the viewer.
//!
//! What the harness asks of a title:
//! - whatever comes to be known is told: a view that changes without a page that says so is a leak;
//! - a page that depends on a secret says so by [`Scribe::reveal`](veilleuse_core::Scribe::reveal), on every
//!   branch: that a hand held *nothing* is learnt too;
//! - a decision which only some hands allow, and which others see, is a reveal.
//! - a pending draw has as many ways in both: a host may show how many there are.

use std::{fmt, ops::AddAssign, sync::Arc};

use serde::Serialize;
use serde_json::{Value, json};
use veilleuse_core::{
    Ahead, Foreseen, Foresight, Game, Input, Label, Line, Match, Page, Pending, Seat, Viewer,
};

use crate::{
    Broken, Luck, json,
    walk::{self, Pool},
};

/// How many foreign decisions the viewer tries at every step, to hear the refusals.
const GARBAGE: usize = 6;
/// How many other ways or decisions the right match tries before it looks for the same one.
const OTHERS: usize = 3;
/// What follows from so many options is foreseen at every step; which ones changes from step to step.
const FORESEEN: usize = 3;

/// A pair of matches and who looks at them.
pub struct Twins<G: Game> {
    /// The content of the left match.
    pub left_pack: Arc<G::Pack>,
    /// The content of the right match: the same, or one with other sealed content.
    pub right_pack: Arc<G::Pack>,
    /// The options of both.
    pub options: G::Options,
    /// Who must not notice a difference.
    pub viewer: Viewer,
    /// Another seed, another pair.
    pub seed: u64,
    /// When to stop a long match.
    pub max_steps: usize,
}

/// A pair that the viewer could not tell apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    /// Inputs of the left match.
    pub steps: usize,
    /// Whether the truths really differed at some step.
    pub diverged: bool,
    /// Whether the pair ended because the rules lifted a secret for the viewer.
    pub lawful_end: bool,
    /// How many times the imagined table really was another one.
    pub reimagined: u64,
}

/// Something the viewer can notice and must not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leak {
    /// Who notices.
    pub viewer: Viewer,
    /// The seed of the pair.
    pub seed: u64,
    /// After how many inputs.
    pub step: usize,
    /// How.
    pub channel: Channel,
    /// Against what the left match was compared.
    pub against: Against,
    /// What the left match shows.
    pub left: Value,
    /// What the other one shows.
    pub right: Value,
    /// The last input of the left match, as JSON.
    pub last_input: Option<String>,
}

/// By what something is noticed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// What the viewer sees.
    View,
    /// The sentence that says what is waited for.
    Prompt,
    /// Who is asked, what is drawn, how it ended.
    Pending,
    /// What the viewer may decide.
    Options,
    /// How the options read.
    Labels,
    /// What is foreseen of them.
    Follows,
    /// How far the viewer may go back alone.
    Undo,
    /// The rule that refuses what the viewer may not do.
    Refusals,
    /// What the viewer was told.
    Told,
}

/// The other match of a comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Against {
    /// The twin, grown by its own inputs.
    Twin,
    /// The same match, as the title imagines it for the viewer.
    Imagined,
}

/// Why a pair failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The viewer can tell the twins apart.
    Leak(Box<Leak>),
    /// The rules broke another promise on the way.
    Broken(Box<Broken>),
}

/// What many pairs came to. A run whose twins never diverged proves nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Tally {
    /// Pairs, over all viewers.
    pub matches: u64,
    /// Inputs of the left matches.
    pub steps: u64,
    /// Pairs whose truths really differed.
    pub diverged: u64,
    /// Pairs that ended because a secret was lifted.
    pub lawful_ends: u64,
    /// Imagined tables that really differed from the truth.
    pub reimagined: u64,
}

/// Plays `matches` pairs for every chair and for the public, up to the first leak.
pub fn run_many<G: Game>(
    left_pack: &Arc<G::Pack>,
    right_pack: &Arc<G::Pack>,
    options: &G::Options,
    seed: u64,
    matches: u64,
    max_steps: usize,
) -> Result<Tally, Fault> {
    let mut tally = Tally::default();
    let viewers: Vec<Viewer> = G::seats(options).iter().map(Viewer::Seat).chain([Viewer::Public]).collect();
    for number in 0..matches {
        for (place, viewer) in viewers.iter().enumerate() {
            let pair = Twins::<G> {
                left_pack: Arc::clone(left_pack),
                right_pack: Arc::clone(right_pack),
                options: options.clone(),
                viewer: *viewer,
                seed: Luck::part(seed, number * viewers.len() as u64 + place as u64).word(),
                max_steps,
            }
            .run()?;
            tally += Tally {
                matches: 1,
                steps: pair.steps as u64,
                diverged: u64::from(pair.diverged),
                lawful_ends: u64::from(pair.lawful_end),
                reimagined: pair.reimagined,
            };
        }
    }
    Ok(tally)
}

/// [`run_many`] at each of these tables. Panics at the first leak.
pub fn run_all<G: Game>(
    left_pack: &Arc<G::Pack>,
    right_pack: &Arc<G::Pack>,
    tables: &[G::Options],
    seed: u64,
    matches: u64,
    max_steps: usize,
) -> Tally {
    let mut sum = Tally::default();
    for options in tables {
        sum += run_many::<G>(left_pack, right_pack, options, seed, matches, max_steps)
            .unwrap_or_else(|fault| panic!("{options:?}\n{fault}"));
    }
    println!("{sum:?}");
    sum
}

/// Where twins were told apart, if they were.
pub fn leak_in<T>(found: Result<T, Fault>) -> Option<Channel> {
    match found {
        Err(Fault::Leak(leak)) => Some(leak.channel),
        Err(Fault::Broken(broken)) => panic!("{broken}"),
        Ok(_) => None,
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, more: Tally) {
        self.matches += more.matches;
        self.steps += more.steps;
        self.diverged += more.diverged;
        self.lawful_ends += more.lawful_ends;
        self.reimagined += more.reimagined;
    }
}

impl Tally {
    /// Half of the twins were no copies, and what their viewers imagined was not the truth. Otherwise the run says
    /// little.
    pub fn really_differed(self) {
        assert!(self.diverged * 2 > self.matches, "few twins diverged: {self:?}");
        assert!(self.reimagined > self.matches, "few imagined tables differed: {self:?}");
    }
}

impl<G: Game> Twins<G> {
    /// Plays the pair to its end, or to the first thing the viewer can notice.
    pub fn run(&self) -> Result<Pair, Fault> {
        let begin = |pack: &Arc<G::Pack>| {
            Match::<G>::begin(Arc::clone(pack), self.options.clone())
                .map_err(|refusal| Fault::from(Broken::before_the_first_input(self.seed, 0, refusal)))
        };
        self.run_from(begin(&self.left_pack)?, begin(&self.right_pack)?)
    }

    /// Plays the pair on from two tables that should look the same to the viewer, as rare positions need it.
    pub fn run_from(&self, mut left: Match<G>, mut right: Match<G>) -> Result<Pair, Fault> {
        let mut luck = Luck::part(self.seed, 0);
        let mut other_luck = Luck::part(self.seed, 1);
        // Pairs part early or late: those that part early are soon at odds over who holds what.
        let part_once_in = 1 << luck.below(5);
        let mut pool = Pool::new();
        let diverged = !Arc::ptr_eq(&self.left_pack, &self.right_pack);
        let mut pair = Pair { steps: 0, diverged, lawful_end: false, reimagined: 0 };
        loop {
            pair.diverged |= left.fingerprint() != right.fingerprint();
            pair.reimagined += u64::from(self.compare_still(&left, &right, &mut pool, &mut other_luck)?);
            if pair.steps >= self.max_steps {
                return Ok(pair);
            }
            let broken = |problem| Broken::at(self.seed, 0, &left, problem);
            let Some(input) = walk::random_input(&left, &mut luck).map_err(broken)? else { return Ok(pair) };
            let counterpart = Self::counterpart(&left, &right, &input);
            let pages = walk::play(&mut left, input.clone())
                .map_err(|problem| Broken::at(self.seed, 0, &left, problem))?;
            pair.steps += 1;
            let page = pages.of(self.viewer);
            let others = if other_luck.once_in(part_once_in) { OTHERS } else { 0 };
            let others = (others, &mut other_luck);
            match self.follow(&right, &input, counterpart.as_ref(), page, others) {
                Follow::Twin(twin) => right.catch_up(twin),
                Follow::Revealed => {
                    pair.lawful_end = true;
                    return Ok(pair);
                }
                Follow::Differs(channel, one, other) => {
                    return Err(self.leak(&left, channel, Against::Twin, one, other));
                }
            }
        }
    }

    /// Compares everything that can be noticed between two inputs; whether the imagined table was another one.
    fn compare_still(
        &self,
        left: &Match<G>,
        right: &Match<G>,
        pool: &mut Pool<G::Action>,
        luck: &mut Luck,
    ) -> Result<bool, Fault> {
        if let Pending::Seats(asked) = left.pending() {
            asked.iter().for_each(|seat| pool.add(&left.choices(seat)));
        }
        let garbage = pool.some(GARBAGE, luck);
        let imagined = left.reimagined(self.viewer, &mut |n| luck.below(n));
        let shown = Shown::to(self.viewer, left, &garbage);
        for (other, against) in [(right, Against::Twin), (&imagined, Against::Imagined)] {
            if let Some((channel, one, other)) = shown.differs(&Shown::to(self.viewer, other, &garbage)) {
                return Err(self.leak(left, channel, against, one, other));
            }
        }
        Ok(imagined.fingerprint() != left.fingerprint())
    }

    /// Looks for an input by which the right match gives the viewer the same page.
    fn follow(
        &self,
        right: &Match<G>,
        input: &Input<G::Action>,
        counterpart: Option<&Input<G::Action>>,
        page: &Page<G::Told>,
        (others, luck): (usize, &mut Luck),
    ) -> Follow<G> {
        let attempt = |input: &Input<G::Action>| {
            let mut trial = right.ahead();
            match trial.apply(input.clone()) {
                Ok(pages) if pages.of(self.viewer) == page => Tried::Same(trial),
                Ok(pages) => Tried::Other(pages.of(self.viewer).clone()),
                Err(refusal) => Tried::Refused(refusal.rule),
            }
        };
        let alternatives = self.alternatives(right, input);
        for _ in 0..others.min(alternatives.len()) {
            if let Tried::Same(twin) = attempt(luck.one(&alternatives)) {
                return Follow::Twin(twin);
            }
        }
        let tried = counterpart.map(attempt);
        // Sealed content tells two packs apart: then a draw has no namesake, and the same way can be what leads on.
        if counterpart.is_none()
            && !Arc::ptr_eq(&self.left_pack, &self.right_pack)
            && let Tried::Same(twin) = attempt(input)
        {
            return Follow::Twin(twin);
        }
        if let Some(Tried::Same(twin)) = tried {
            return Follow::Twin(twin);
        }
        let mut silent = false;
        for alternative in &alternatives {
            match attempt(alternative) {
                Tried::Same(twin) => return Follow::Twin(twin),
                Tried::Other(other) => silent |= !other.reveals && kinds(&other) == kinds(page),
                Tried::Refused(_) => {}
            }
        }
        // A draw without a namesake here, and no other way that tells the same sort of thing otherwise: then the
        // same way leads on.
        if counterpart.is_none()
            && !silent
            && let Tried::Same(twin) = attempt(input)
        {
            return Follow::Twin(twin);
        }
        let told = |page: &Page<G::Told>| json!({ "lines": json::of(&page.lines), "reveals": page.reveals });
        match tried {
            Some(Tried::Other(other)) if page.reveals && other.reveals => Follow::Revealed,
            Some(Tried::Other(other)) => Follow::Differs(Channel::Told, told(page), told(&other)),
            Some(Tried::Refused(rule)) if alternatives.is_empty() => {
                Follow::Differs(Channel::Refusals, json!("accepted"), json!({ "refused": rule }))
            }
            _ if page.reveals => Follow::Revealed,
            _ => Follow::Differs(Channel::Told, told(page), json!("nothing leads to this page here")),
        }
    }

    /// What else could have happened where the viewer does not decide.
    fn alternatives(&self, right: &Match<G>, input: &Input<G::Action>) -> Vec<Input<G::Action>> {
        match input {
            Input::Draw(same) => match right.pending() {
                Pending::Chance(chance) => {
                    (0..chance.ways).filter(|way| way != same).map(Input::Draw).collect()
                }
                _ => Vec::new(),
            },
            Input::Decide { seat, action } if self.viewer != Viewer::Seat(*seat) => {
                let others = right.choices(*seat).into_iter().filter(|other| other != action);
                others.map(|action| Input::Decide { seat: *seat, action }).collect()
            }
            Input::Decide { .. } | Input::Timeout(_) => Vec::new(),
        }
    }

    /// What the right match calls the same: the same decision, or the draw of the same thing.
    fn counterpart(left: &Match<G>, right: &Match<G>, input: &Input<G::Action>) -> Option<Input<G::Action>> {
        let (Input::Draw(way), Pending::Chance(chance)) = (input, right.pending()) else {
            return Some(input.clone());
        };
        let name = left.draw_name(*way);
        (0..chance.ways).find(|way| right.draw_name(*way) == name).map(Input::Draw)
    }

    fn leak(&self, left: &Match<G>, channel: Channel, against: Against, one: Value, other: Value) -> Fault {
        let last_input = left.history().last().map(|step| json::of(&step.input).to_string());
        let (viewer, seed, step) = (self.viewer, self.seed, left.history().len());
        Fault::Leak(Box::new(Leak {
            viewer,
            seed,
            step,
            channel,
            against,
            left: one,
            right: other,
            last_input,
        }))
    }
}

/// Everything that somebody can notice between two inputs.
struct Shown<'a, G: Game> {
    view: G::View,
    prompt: Line,
    pending: Pending,
    chair: Option<InChair<'a, G>>,
}

/// What only the owner of a chair can notice.
struct InChair<'a, G: Game> {
    options: Vec<G::Action>,
    labels: Vec<Label>,
    follows: Vec<Foreseen<G::Told>>,
    undo: [Option<usize>; 2],
    refusals: Vec<(&'a G::Action, Option<&'static str>)>,
}

impl<'a, G: Game> Shown<'a, G> {
    fn to(viewer: Viewer, played: &Match<G>, garbage: &'a [G::Action]) -> Shown<'a, G> {
        let chair = match viewer {
            Viewer::Seat(seat) => Some(InChair::of(seat, played, garbage)),
            Viewer::Public => None,
        };
        let (view, prompt, pending) = (played.view(viewer), played.prompt(viewer), played.pending());
        Shown { view, prompt, pending, chair }
    }

    /// By what this can be told from another, if it can.
    fn differs(&self, other: &Shown<'a, G>) -> Option<(Channel, Value, Value)> {
        let pending = || {
            (self.pending != other.pending).then(|| {
                let [one, other] = [self, other].map(|shown| json::pending::<G>(&shown.pending));
                (Channel::Pending, one, other)
            })
        };
        unequal(Channel::View, &self.view, &other.view)
            .or_else(|| unequal(Channel::Prompt, &self.prompt, &other.prompt))
            .or_else(pending)
            .or_else(|| self.chair.as_ref()?.differs(other.chair.as_ref()?))
    }
}

impl<'a, G: Game> InChair<'a, G> {
    fn of(seat: Seat, played: &Match<G>, garbage: &'a [G::Action]) -> InChair<'a, G> {
        let options = played.choices(seat);
        InChair {
            labels: options.iter().map(|action| played.label(seat, action)).collect(),
            follows: foreseen(played, seat, &options),
            undo: [played.free_undo(seat), played.step_back(seat)],
            refusals: answers(played, seat, garbage),
            options,
        }
    }

    fn differs(&self, other: &InChair<'a, G>) -> Option<(Channel, Value, Value)> {
        unequal(Channel::Options, &self.options, &other.options)
            .or_else(|| unequal(Channel::Labels, &self.labels, &other.labels))
            .or_else(|| unequal(Channel::Follows, &self.follows, &other.follows))
            .or_else(|| unequal(Channel::Undo, &self.undo, &other.undo))
            .or_else(|| unequal(Channel::Refusals, &self.refusals, &other.refusals))
    }
}

enum Follow<G: Game> {
    Twin(Ahead<G>),
    /// The rules lifted a secret: from here on these are different matches.
    Revealed,
    Differs(Channel, Value, Value),
}

enum Tried<G: Game> {
    Same(Ahead<G>),
    Other(Page<G::Told>),
    Refused(&'static str),
}

fn unequal<T: PartialEq + Serialize>(
    channel: Channel,
    one: &T,
    other: &T,
) -> Option<(Channel, Value, Value)> {
    (one != other).then(|| (channel, json::of(one), json::of(other)))
}

/// What sorts of things a page tells.
fn kinds<T: serde::Serialize>(page: &Page<T>) -> Vec<String> {
    page.lines.iter().map(|told| json::tag(&json::of(told))).collect()
}

/// What follows from some of the options, and every short sentence that a pack might have about it.
fn foreseen<G: Game>(played: &Match<G>, seat: Seat, options: &[G::Action]) -> Vec<Foreseen<G::Told>> {
    let step = played.history().len();
    let mut luck = Luck::part(step as u64, 2);
    let mut foresight = Foresight::of(played, seat, &|_| true, &mut |ways| luck.below(ways));
    let some = options.iter().cycle().skip(step).take(FORESEEN.min(options.len()));
    some.map(|action| foresight.of_deciding(action)).collect()
}

/// How the rules answer each of these decisions: accepted, or refused by a rule.
fn answers<'a, G: Game>(
    played: &Match<G>,
    seat: Seat,
    actions: &'a [G::Action],
) -> Vec<(&'a G::Action, Option<&'static str>)> {
    let mut table = played.table();
    let answer = |action: &'a G::Action| {
        let refusal = table.apply(&Input::Decide { seat, action: action.clone() }).err();
        if refusal.is_none() {
            table = played.table();
        }
        (action, refusal.map(|refusal| refusal.rule))
    };
    actions.iter().map(answer).collect()
}

impl From<Broken> for Fault {
    fn from(broken: Broken) -> Fault {
        Fault::Broken(Box::new(broken))
    }
}

impl fmt::Display for Leak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let viewer = match self.viewer {
            Viewer::Seat(seat) => format!("seat {seat}"),
            Viewer::Public => "the public".to_owned(),
        };
        let Leak { seed, step, channel, left, right, .. } = self;
        let other = match self.against {
            Against::Twin => "right",
            Against::Imagined => "imagined",
        };
        writeln!(f, "{viewer} can tell twins apart by {channel:?} after {step} inputs (seed {seed})")?;
        if let Some(input) = &self.last_input {
            writeln!(f, "  the last input was {input}")?;
        }
        f.write_str(&json::describe(left, right, ("left", other)))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Leak(leak) => leak.fmt(f),
            Fault::Broken(broken) => broken.fmt(f),
        }
    }
}

impl std::error::Error for Leak {}
impl std::error::Error for Fault {}
