//! What a title implements.

use std::{collections::BTreeSet, fmt, fmt::Debug, hash::Hash};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{
    Eyes, Input, Line, Listed, Offers, Outcome, OwnClock, Pending, Poll, Referee, Refusal, Scribe, Seat,
    SeatSet, Viewer, Why, house,
};

/// A title: rules over a pack of content.
///
/// The rules always rest on a question ([`Game::pending`]), which says what it offers ([`Game::offers`]).
/// [`Game::decide`], [`Game::draw`] and [`Game::time_up`] take an answer and run on to the next question; everything in
/// between is automatic. [`Game::options`] and [`Game::apply`], which hosts use, follow from these.
pub trait Game: Sized + Send + Sync + 'static {
    /// The id of the title, such as `numeville`.
    const ID: &'static str;
    /// What draws are for, by [`Purpose`](crate::Purpose).
    const PURPOSES: &'static [&'static str];
    /// The messages every pack of the title must have: what the rules ask, offer and tell. Those that stand in
    /// [`Game::LISTS`] need not stand here again.
    const SENTENCES: &'static [&'static str] = &[];
    /// The messages that the lists of the title name: its questions, its actions and what it tells.
    const LISTS: &'static [&'static [&'static str]] = &[];
    /// The messages that say what each question is for, to whoever meets it for the first time. A pack can be played without
    /// them, and is not finished.
    const FIRSTS: &'static [&'static [&'static str]] = &[];
    /// The short sentences that [`Game::coming`] says beside those of the questions.
    const COMING: &'static [&'static str] = &[];
    /// The tags of everything the rules tell.
    const TOLD: &'static [&'static str] = &[];
    /// More inputs than any match takes, dice and draws included.
    const LONGEST: usize;

    /// Checked content.
    type Pack: Send + Sync + 'static;
    /// Mode, seats, variants: what is fixed before the first input.
    type Options: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// The whole truth of a match. Never serialisable.
    type State: Clone + Eq + Hash + Send + Sync + 'static;
    /// What a seat may decide.
    type Action: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What eyes may know, built field by field.
    type View: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// What eyes are told about a step.
    type Told: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// A description of any table, to be checked before it becomes a state.
    type Arrangement: DeserializeOwned + Default;

    /// The state before the first input. Refuses options that cannot be played.
    fn begin(pack: &Self::Pack, options: &Self::Options) -> Result<Self::State, Refusal>;

    /// A table arranged by hand: for scenarios, puzzles and bug reports.
    fn arrange(
        pack: &Self::Pack,
        options: &Self::Options,
        arrangement: &Self::Arrangement,
        referee: &Referee,
    ) -> Result<Self::State, ArrangeError>;

    /// The chairs of a match with these options, the master's included.
    fn seats(options: &Self::Options) -> SeatSet;

    /// Whether this chair leads the match and may set it right: it takes back on its own whatever was decided, drawn
    /// or revealed, by whomever.
    fn leads(_options: &Self::Options, _seat: Seat) -> bool {
        false
    }

    /// Whether somebody at such a table may come to know what others do not. A host then shows nobody how long anybody
    /// reads what they were told.
    fn keeps_secrets(_options: &Self::Options) -> bool {
        true
    }

    /// The question the rules rest on.
    fn pending(state: &Self::State) -> Pending;

    /// Whether the chairs asked now are asked in a window: how soon they answer would tell what they hold. A host
    /// keeps a window open for the table's minimum, whoever has answered, and closes it early only when all have.
    fn is_window(_state: &Self::State) -> bool {
        false
    }

    /// The time that the rules put to the pending question, whatever clock the table has or has not.
    ///
    /// It runs for all who are asked together. When it has run out the host gives an [`Input::Timeout`] to
    /// [the first that is out](OwnClock::first_out), again and again until the question, by its number, is another.
    /// Before that a host does not ask bots in the chairs that are [idle](OwnClock::idle).
    #[inline]
    fn own_clock(_state: &Self::State) -> Option<OwnClock> {
        None
    }

    /// Describes what this chair, which is asked, may decide; `eyes` are its own.
    fn offers(
        pack: &Self::Pack,
        state: &Self::State,
        seat: Seat,
        eyes: Eyes,
        to: &mut impl Offers<Self::Action>,
    );

    /// Takes a decision that was offered to this chair and runs on to the next question. Nothing is checked again.
    fn decide(
        pack: &Self::Pack,
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        referee: &Referee,
        scribe: Scribe<'_, Self::Told>,
    );

    /// Takes one of the ways of the pending chance and runs on to the next question.
    fn draw(
        pack: &Self::Pack,
        state: &mut Self::State,
        way: u32,
        referee: &Referee,
        scribe: Scribe<'_, Self::Told>,
    );

    /// The time of this chair, which is asked, is up: goes on to the next question, or refuses because time cannot run
    /// out here, and changes nothing.
    fn time_up(
        pack: &Self::Pack,
        state: &mut Self::State,
        seat: Seat,
        referee: &Referee,
        scribe: Scribe<'_, Self::Told>,
    ) -> Result<(), Refusal>;

    /// Takes one input and runs on to the next question, or refuses it and changes nothing.
    #[inline]
    fn apply(
        pack: &Self::Pack,
        state: &mut Self::State,
        input: &Input<Self::Action>,
        referee: &Referee,
        scribe: &mut Scribe<'_, Self::Told>,
    ) -> Result<(), Refusal> {
        apply_offered::<Self>(pack, state, input, referee, scribe)
    }

    /// What the owner of these eyes may decide now: exactly what [`Game::apply`] accepts from them.
    #[inline]
    fn options(pack: &Self::Pack, state: &Self::State, eyes: Eyes, out: &mut Vec<Self::Action>) {
        if let (Some(seat), Pending::Seats(asked)) = (eyes.seat(), Self::pending(state))
            && asked.has(seat)
        {
            Self::list(pack, state, seat, eyes, out);
        }
    }

    /// Writes down what is offered to this chair, which is asked.
    #[inline]
    fn list(pack: &Self::Pack, state: &Self::State, seat: Seat, eyes: Eyes, out: &mut Vec<Self::Action>) {
        Self::offers(pack, state, seat, eyes, &mut Listed(out));
    }

    /// What these eyes may know.
    fn view(pack: &Self::Pack, state: &Self::State, eyes: Eyes) -> Self::View;

    /// Redeals everything these eyes cannot know, in accordance with all they do know. `chance(n)` is below `n`.
    fn imagine(
        pack: &Self::Pack,
        state: &mut Self::State,
        eyes: Eyes,
        referee: &Referee,
        chance: &mut dyn FnMut(u32) -> u32,
    );

    /// What way `way` of the pending chance would mean.
    fn draw_name(pack: &Self::Pack, state: &Self::State, way: u32, referee: &Referee) -> DrawName;

    /// What a person who has learnt the subject would decide, and how hard that is to know (0 easy, 1 hard):
    /// quiz titles only. Bots that play a pupil use it as often as their level says.
    fn taught(
        _pack: &Self::Pack,
        _state: &Self::State,
        _seat: Seat,
        _: &Referee,
    ) -> Option<(Self::Action, u8)> {
        None
    }

    /// What people who share this chair may vote on now. The host decides for them what most of them say.
    fn poll(_state: &Self::State, _seat: Seat, _: &Referee) -> Option<Poll<Self::Action>> {
        None
    }

    /// Whether the owner of these eyes faces a question whose answer is sealed from them. No host gives advice on it: whoever
    /// tries the rules on every answer would find the right one.
    fn is_sealed(_state: &Self::State, _eyes: Eyes) -> bool {
        false
    }

    /// What is done in the chair of these eyes when nobody sits there and it is no matter of skill: a game master's
    /// chair goes by the book. A bot of any level takes it before it thinks. Nothing that the chair cannot know is
    /// needed for it.
    #[inline]
    fn duty(_pack: &Self::Pack, _state: &Self::State, _eyes: Eyes) -> Option<Self::Action> {
        None
    }

    /// Whether this answer lets a window pass: when everybody asked has given it, a host need not wait.
    fn lets_be(_action: &Self::Action) -> bool {
        false
    }

    /// Whether this decision asks the table to stop early. Who plays at random hardly ever does; see [`any_option`].
    fn proposes_to_stop(_action: &Self::Action) -> bool {
        false
    }

    /// The sentence that asks these eyes for a decision, or says who is waited for: see [`waited_for`].
    fn prompt(pack: &Self::Pack, state: &Self::State, eyes: Eyes) -> Line;

    /// Says in short sentences of the pack what the pending question or draw will be about for these eyes, before it comes to
    /// that: what stands behind an option that leads there. Each is a message `then-ask-<word>`, `then-draw-<purpose>` or one
    /// of [`Game::COMING`], said only where the pack has it. Nothing that these eyes cannot know may be in it.
    fn coming(pack: &Self::Pack, state: &Self::State, eyes: Eyes, say: &mut dyn FnMut(Line)) {
        say_what_is_asked::<Self>(pack, state, eyes, say);
    }

    /// How an option reads, and what it touches on the table.
    fn label(pack: &Self::Pack, state: &Self::State, eyes: Eyes, action: &Self::Action) -> Label;

    /// How something told reads.
    fn line(told: &Self::Told) -> Line;

    /// Pieces of content that this told thing shows, by id: the exhaustive runner counts them.
    fn content(told: &Self::Told, seen: &mut dyn FnMut(&str));

    /// The id of every piece of content that a match can show.
    fn all_content(pack: &Self::Pack) -> Vec<String>;

    /// Every way a match can end: result and reason.
    fn endings() -> Vec<(&'static str, &'static str)>;
}

/// Takes one input if it was offered: what [`Game::apply`] does unless a game says otherwise.
pub fn apply_offered<G: Game>(
    pack: &G::Pack,
    state: &mut G::State,
    input: &Input<G::Action>,
    referee: &Referee,
    scribe: &mut Scribe<'_, G::Told>,
) -> Result<(), Refusal> {
    match (input, G::pending(state)) {
        (Input::Decide { seat, action }, Pending::Seats(asked)) if asked.has(*seat) => {
            let eyes = Eyes::of(Viewer::Seat(*seat));
            Why::of(action, |why| G::offers(pack, state, *seat, eyes, why))?;
            G::decide(pack, state, *seat, action, referee, scribe.lend());
            Ok(())
        }
        (Input::Draw(way), Pending::Chance(chance)) if *way < chance.ways => {
            G::draw(pack, state, *way, referee, scribe.lend());
            Ok(())
        }
        (Input::Timeout(seat), Pending::Seats(asked)) if asked.has(*seat) => {
            G::time_up(pack, state, *seat, referee, scribe.lend())
        }
        (_, Pending::Over(_)) => Err(house::OVER),
        (Input::Draw(_), _) => Err(house::NO_SUCH_DRAW),
        (Input::Decide { .. } | Input::Timeout(_), _) => Err(house::NOT_ASKED),
    }
}

/// Says what the pending question asks these eyes, or of whom, or what is drawn: what [`Game::coming`] does unless a game says
/// otherwise.
pub fn say_what_is_asked<G: Game>(pack: &G::Pack, state: &G::State, eyes: Eyes, say: &mut dyn FnMut(Line)) {
    if let Pending::Chance(chance) = G::pending(state) {
        let purpose = G::PURPOSES[usize::from(chance.purpose.0)].replace('_', "-");
        return say(Line::new(format!("then-draw-{purpose}")));
    }
    let line = G::prompt(pack, state, eyes);
    if let Some(word) = line.id.strip_prefix("prompt-") {
        say(Line { id: format!("then-ask-{word}").into(), args: line.args });
    }
}

/// The sentence for those who are not asked: who is, with `$others` beside `$seat`, or that chance decides (`$asks` is the word of
/// the question), or how the match ended (`$result`, `$reason`, and in `$seat` the first who won).
pub fn waited_for(pending: Pending, asks: &'static str) -> Line {
    match pending {
        Pending::Over(Outcome { result, reason, winners }) => {
            let line = Line::new("prompt-over").word("result", result).word("reason", reason);
            match winners.first_seat() {
                Some(seat) => line.seat("seat", seat),
                None => line.word("seat", "nobody"),
            }
        }
        Pending::Chance(_) => Line::new("prompt-chance").word("asks", asks),
        Pending::Seats(seats) => Line::new("prompt-waiting")
            .seat("seat", seats.first_seat().expect("somebody is waited for"))
            .number("others", seats.len() as i64 - 1)
            .word("asks", asks),
    }
}

/// Every message that the packs of a title must have.
pub fn sentences<G: Game>() -> BTreeSet<&'static str> {
    G::LISTS.iter().copied().flatten().chain(G::SENTENCES).copied().collect()
}

/// The place of one of these options at random; `below(n)` is below `n`. All are as likely but proposals to stop:
/// else no match between players who do not think would get far.
#[inline]
pub fn any_option<G: Game>(options: &[G::Action], mut below: impl FnMut(u32) -> u32) -> usize {
    const SERIOUS_ONCE_IN: u32 = 16;
    let count = options.len() as u32;
    let chosen = below(count);
    let unlikely = count > 1 && G::proposes_to_stop(&options[chosen as usize]);
    let other = if unlikely && below(SERIOUS_ONCE_IN) != 0 { 1 + below(count - 1) } else { 0 };
    let place = chosen + other;
    (if place < count { place } else { place - count }) as usize
}

/// What every title's crate keeps in the same places, as items of its `impl Game`:
///
/// | module | gives |
/// |---|---|
/// | `pack`, `setup` | `Pack`; `Options` and the first state, `table` |
/// | `state` | `State`, with the question it rests on |
/// | `ask`, `action` | every question and every action, by name: see [`asks!`](crate::asks) and [`actions!`](crate::actions) |
/// | `phase` | what each question offers and what follows, by chapters; `Look` and `Play` |
/// | `view`, `imagine` | `View`; the truth as somebody may imagine it |
/// | `told`, `voice` | `Told`, how it reads and what content it shows; how options read |
/// | `arrange`, `end` | `Arrangement` and the table it describes; the endings |
/// | `sentences` | the other sentences that its code names: generated |
///
/// A `small` title has no `voice`, `arrange` and `sentences`: its options read as their lines in `actions!` say, no table of it is
/// arranged by hand, and it shows no content that is counted.
///
/// With it goes [`asked_in_questions!`](crate::asked_in_questions).
#[macro_export]
macro_rules! kept_in_modules {
    () => {
        $crate::kept_in_modules!(@always);

        const SENTENCES: &'static [&'static str] = sentences::SENTENCES;

        type Arrangement = arrange::Arrangement;

        fn arrange(
            pack: &Self::Pack,
            options: &Self::Options,
            arrangement: &Self::Arrangement,
            referee: &$crate::Referee,
        ) -> Result<Self::State, $crate::ArrangeError> {
            arrange::arrange(pack, options, arrangement, referee)
        }

        fn label(
            pack: &Self::Pack,
            state: &Self::State,
            eyes: $crate::Eyes,
            action: &Self::Action,
        ) -> $crate::Label {
            voice::label(pack, state, eyes, action)
        }

        fn content(told: &Self::Told, seen: &mut dyn FnMut(&str)) {
            told::content(told, seen);
        }
    };

    (small) => {
        $crate::kept_in_modules!(@always);

        type Arrangement = $crate::Unarranged;

        fn arrange(
            pack: &Self::Pack,
            options: &Self::Options,
            _: &Self::Arrangement,
            _: &$crate::Referee,
        ) -> Result<Self::State, $crate::ArrangeError> {
            Self::begin(pack, options)
                .map_err(|refusal| $crate::ArrangeError::at("options", refusal.to_string()))
        }

        fn label(_: &Self::Pack, _: &Self::State, _: $crate::Eyes, action: &Self::Action) -> $crate::Label {
            $crate::Label::of(action.line())
        }

        fn content(_: &Self::Told, _: &mut dyn FnMut(&str)) {}

        fn all_content(_: &Self::Pack) -> Vec<String> {
            Vec::new()
        }
    };

    (@always) => {
        type Pack = pack::Pack;
        type Options = setup::Options;
        type State = state::State;
        type Action = action::Action;
        type View = view::View;
        type Told = told::Told;

        fn begin(pack: &Self::Pack, options: &Self::Options) -> Result<Self::State, $crate::Refusal> {
            setup::table(pack, options)
        }

        fn view(pack: &Self::Pack, state: &Self::State, eyes: $crate::Eyes) -> Self::View {
            view::view(pack, state, eyes)
        }

        fn imagine(
            pack: &Self::Pack,
            state: &mut Self::State,
            eyes: $crate::Eyes,
            referee: &$crate::Referee,
            chance: &mut dyn FnMut(u32) -> u32,
        ) {
            imagine::imagine(pack, state, eyes, referee, chance);
        }

        fn line(told: &Self::Told) -> $crate::Line {
            told::line(told)
        }

        fn endings() -> Vec<(&'static str, &'static str)> {
            end::endings()
        }
    };
}

/// The [appeal](Judgement::appeal) of an option that no sensible player would think about now.
pub const RULED_OUT: i32 = i32::MIN;

/// How good a position is and what a sensible player would do: all a bot knows of a title.
///
/// The table is one the seat imagines, and secrets are shut in it as in a view: `eyes`, the seat's own, open what
/// the seat knows.
pub trait Judgement: Game {
    /// Everything that [`Judgement::terms`] counts. The packs say `why-<name>` of each.
    const TERMS: &'static [Term];
    /// No position looks better than this, or worse than its opposite, before the end.
    const MOST: i32 = 1000;
    /// How bots that think ahead do it in this title, as was measured to be best.
    const SEARCH: Search = Search::Pairs { guided: 10 };

    /// By how much another option must look better to bots that think ahead than the one that appeals most, in thousandths of a
    /// match: a value that misjudges what it has not seen misleads whoever trusts it.
    const DOUBT: i32 = 0;

    /// The side that this seat is on at this table. Seats of one side have one value, and want the same; every seat is a side
    /// of its own unless a title says otherwise.
    #[inline]
    fn side(_pack: &Self::Pack, _state: &Self::State, seat: Seat, _eyes: Eyes) -> u8 {
        seat.index() as u8
    }

    /// The parts of the value of a position for this seat, each with its name. A name may come several times.
    fn terms(
        pack: &Self::Pack,
        state: &Self::State,
        seat: Seat,
        eyes: Eyes,
        term: impl FnMut(&'static str, i32),
    );

    /// How the position looks for this seat, from -1000 (lost) to 1000 (won): the sum of its terms.
    #[inline]
    fn value(pack: &Self::Pack, state: &Self::State, seat: Seat, eyes: Eyes) -> i32 {
        let mut sum = 0;
        Self::terms(pack, state, seat, eyes, |_, worth| sum += worth);
        sum.clamp(-Self::MOST, Self::MOST)
    }

    /// A number for the turn that is played, another one than for the turns around it. Nothing where positions can be compared
    /// at any moment; else they are compared when another turn begins. In the middle of one, what was spent is gone and what it
    /// brings has not come yet.
    #[inline]
    fn turn(_state: &Self::State) -> Option<u32> {
        None
    }

    /// Whether a turn is about to begin, in titles that count them.
    #[inline]
    fn is_quiet(_pack: &Self::Pack, _state: &Self::State) -> bool {
        true
    }

    /// How promising each option is to a sensible player; higher is better. `weights` has the length of
    /// `options`. What is [ruled out](RULED_OUT) nobody even thinks about, as long as there is anything else.
    ///
    /// It depends on what `eyes` see and nothing else, so that it is the same at the true table and at every one that the seat
    /// imagines: bots that do not think ahead need not imagine any. Twins prove it.
    fn appeal(
        pack: &Self::Pack,
        state: &Self::State,
        seat: Seat,
        eyes: Eyes,
        options: &[Self::Action],
        weights: &mut [i32],
    );

    /// What the end was worth to this seat, from -1000 to 1000.
    fn worth(outcome: &Outcome, seat: Seat) -> i32 {
        if outcome.winners.has(seat) { 1000 } else { -1000 }
    }
}

/// How a bot thinks ahead: what it plays on in its imagination, and for how many inputs it lets everybody do what appeals to
/// them before it looks how good the position is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Search {
    /// A tree of what may be decided: where many decisions of one side make a turn.
    Tree {
        /// Inputs after the last decision of the tree.
        guided: u32,
    },
    /// The most appealing options in the same worlds with the same luck: where opponents answer.
    Pairs {
        /// Inputs after the option.
        guided: u32,
    },
}

/// Something that makes a position good or bad.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// Its name.
    pub name: &'static str,
    /// What one of it is worth where people would count it, such as a point; 0 where they would not.
    pub unit: i32,
}

impl Term {
    /// What speaks for an option by which the match is won, or not lost, in what can be foreseen: a reason in every title.
    pub const END: &'static str = "end";

    /// A term that people count, each worth so much.
    pub const fn counted(name: &'static str, unit: i32) -> Term {
        Term { name, unit }
    }

    /// A term that nobody counts.
    pub const fn felt(name: &'static str) -> Term {
        Term { name, unit: 0 }
    }
}

/// The sentences that say why, which the packs of a title must have: one for each term, and one for the end.
pub fn reasons<G: Judgement>() -> impl Iterator<Item = String> {
    G::TERMS.iter().map(|term| term.name).chain([Term::END]).map(|name| format!("why-{name}"))
}

/// How an option reads, and the things on the table it touches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Label {
    /// The sentence.
    pub line: Line,
    /// Names of things in the view, to be lit: `square:sq_03`, `complice:stalky`.
    pub touches: Vec<String>,
}

impl Label {
    /// A label with a sentence only.
    pub fn of(line: Line) -> Label {
        Label { line, touches: Vec::new() }
    }

    /// Touches this thing as well.
    #[must_use]
    pub fn touching(mut self, thing: impl Into<String>) -> Label {
        self.touches.push(thing.into());
        self
    }
}

/// What a draw gives, in the words of a scenario file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DrawName {
    /// A face of a die.
    Face(u32),
    /// A card, token or other thing by its id.
    Id(String),
    /// One of many ways with no name of its own.
    Way(u32),
}

impl DrawName {
    /// A name as scenario files write it, `"#3"` for a raw way; nothing where no number follows the `#`.
    pub fn named(word: &str) -> Option<DrawName> {
        match word.strip_prefix('#') {
            Some(way) => way.parse().ok().map(DrawName::Way),
            None => Some(DrawName::Id(word.to_owned())),
        }
    }

    /// The way that gives this, of so many whose names are known. A name such as `card:detail` is also found by `card`
    /// alone, which then stands for the first detail.
    pub fn way(&self, ways: u32, name: impl Fn(u32) -> DrawName) -> Option<u32> {
        let is_first_of = |drawn: &str, wanted: &str| {
            drawn.strip_prefix(wanted).is_some_and(|detail| detail.starts_with(':'))
        };
        let gives = |drawn: &DrawName| match (drawn, self) {
            (DrawName::Id(drawn), DrawName::Id(wanted)) => drawn == wanted || is_first_of(drawn, wanted),
            _ => drawn == self,
        };
        match self {
            DrawName::Way(way) => Some(*way).filter(|way| *way < ways),
            _ => (0..ways).find(|way| gives(&name(*way))),
        }
    }
}

impl fmt::Display for DrawName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DrawName::Face(face) => write!(f, "{face}"),
            DrawName::Id(id) => f.write_str(id),
            DrawName::Way(way) => write!(f, "#{way}"),
        }
    }
}

/// The arrangement of a title that arranges no tables: there is nothing to say about one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unarranged {}

/// An arrangement that is no table of this title.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArrangeError {
    /// The part of the arrangement, such as `seats[1].square`.
    pub path: String,
    /// What is wrong with it.
    pub problem: String,
}

impl ArrangeError {
    /// This part has this problem.
    pub fn at(path: impl Into<String>, problem: impl Into<String>) -> ArrangeError {
        ArrangeError { path: path.into(), problem: problem.into() }
    }
}

impl fmt::Display for ArrangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path, self.problem)
    }
}

impl std::error::Error for ArrangeError {}
