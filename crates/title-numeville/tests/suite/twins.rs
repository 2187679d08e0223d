//! Two matches that differ only in what somebody cannot know look the same to them.

use crate::common;
use std::sync::Arc;

use title_numeville::{
    Action, Arrangement, Choice, Level, Numeville, Options, Pack, QuestionArrangement, QuestionId, Told, View,
};
use veilleuse_core::{Game, Host, Input, Match, Pending, Refusal, Seat, Viewer};
use veilleuse_testkit::{
    Luck,
    leaky::{Leak, Leaking, Leaky, Truth, Way},
    title,
    twins::{Channel, Tally, leak_in, run_all, run_many},
};

/// In how many ways the order of choices is drawn.
const ORDERS: u32 = 24;
/// Longer than any workshop, and a good half of most matches.
const STEPS: usize = 160;

fn all(right: &Arc<Pack>, tables: &[Options], seed: u64, matches: u64) -> Tally {
    run_all::<Numeville>(&common::pack(), right, tables, seed, matches, STEPS)
}

/// Twins that differ by an order drawn in another of the ways that show the same: with three choices there are several.
fn same(tables: &[Options], seed: u64, matches: u64) -> Tally {
    let pack = common::three_choices();
    run_all::<Numeville>(&pack, &pack, tables, seed, matches, STEPS)
}

fn board_tables(master: bool) -> Vec<Options> {
    let advanced = |seats| Options { master, ..common::advanced(seats, Level::Standard) };
    let standard =
        |seats| Options { master, late_is_wrong: true, level: Level::Discovery, ..common::standard(seats) };
    vec![standard(2), standard(4), advanced(2), advanced(3)]
}

#[track_caller]
fn really_differed(tally: Tally, least: u64, diverged: f64) {
    assert!(tally.matches >= least, "{tally:?}");
    assert!(tally.diverged as f64 >= tally.matches as f64 * diverged, "few twins diverged: {tally:?}");
    assert!(tally.reimagined * 2 > tally.matches, "few imagined tables differed: {tally:?}");
    assert!(tally.steps > tally.matches * 10, "pairs are too short: {tally:?}");
}

/// NU-READ-02, NU-READ-03: without a game master no seat and no onlooker can tell which answer is right.
#[test]
fn self_run_tables() {
    really_differed(same(&board_tables(false), 1, 100), 1_500, 0.3);
}

/// NU-READ-02, NU-READ-03: nor between two packs whose answers differ.
#[test]
fn self_run_tables_with_other_answers() {
    really_differed(all(&common::other_answers(), &board_tables(false), 2, 600), 9_000, 1.0);
}

/// NU-READ-01, NU-READ-03: with a game master only the master can tell.
#[test]
fn tables_with_a_master() {
    really_differed(same(&board_tables(true), 3, 60), 1_000, 0.3);
    really_differed(all(&common::other_answers(), &board_tables(true), 7, 200), 3_000, 1.0);
}

/// NU-WORK-12, NU-WORK-14: questions, slates and answers of other teams stay theirs until the correction.
#[test]
fn workshops() {
    let tables = [common::workshop(false), common::workshop(true)];
    really_differed(all(&common::pack(), &tables, 4, 400), 4_000, 0.8);
    really_differed(all(&common::other_answers(), &tables, 5, 400), 4_000, 1.0);
}

/// The right answer, while it is nobody's business.
fn right(at: &Truth<'_, Numeville, u8>) -> Option<u8> {
    let question = at.view.question.as_ref().filter(|_| at.view.asks == "answer")?;
    question.answer.as_ref().map(|answer| answer.choice.number())
}

/// The order of the choices that was drawn together with a question.
fn order(at: &Truth<'_, Numeville, u8>) -> Option<u8> {
    match at.input {
        Input::Draw(way) if at.view.asks == "answer" => Some((way % ORDERS) as u8),
        _ => None,
    }
}

/// Everything, while the teams write.
fn slates(at: &Truth<'_, Numeville, View>) -> Option<View> {
    (at.view.asks == "slates").then(|| at.view.clone())
}

fn caught<S: Clone + Send + Sync + 'static>(
    secret: fn(&Truth<'_, Numeville, S>) -> Option<S>,
    way: Way<Numeville, S>,
    options: &Options,
) -> Option<Channel> {
    let leaking = |pack| Leaking::new(pack, Leak { secret, way });
    let (left, right) = (leaking(common::pack()), leaking(common::other_answers()));
    leak_in(run_many::<Leaky<Numeville, S>>(&left, &right, options, 6, 300, STEPS))
}

/// NU-READ-03: the right answer, let out by every way there is, is found.
#[test]
fn planted_leaks_are_caught() {
    let found = |way| caught(right, way, &common::standard(2));
    assert_eq!(found(Way::Seen(|right, view: &mut View| view.round = right)), Some(Channel::View));
    let left = |right| Told::ChoicesRemoved { seat: Seat::new(0), left: vec![Choice::new(right)] };
    assert_eq!(found(Way::Told(left)), Some(Channel::Told));
    let first =
        |right, options: &mut [Action]| options.sort_by_key(|it| *it != Action::Answer(Choice::new(right)));
    assert_eq!(found(Way::Options(first)), Some(Channel::Options));
    assert_eq!(found(Way::Labels(|right, label| label.touching(right.to_string()))), Some(Channel::Labels));
    let by_another = |right, refusal| if right == 0 { Refusal::by("NU-QUEST-10") } else { refusal };
    assert_eq!(found(Way::Refusals(by_another)), Some(Channel::Refusals));
    assert_eq!(found(Way::Prompt(|right, line| line.number("hint", right))), Some(Channel::Prompt));
}

/// NU-WORK-12, NU-WORK-14: so are slates that everybody reads, and the cards before the teams when they lie on the open
/// discard.
#[test]
fn planted_leaks_of_workshops_are_caught() {
    let written = |truth: View, view: &mut View| {
        let written = truth.workshop.iter().flat_map(|workshop| &workshop.teams);
        let shown = view.workshop.iter_mut().flat_map(|workshop| &mut workshop.teams);
        shown.zip(written).for_each(|(team, slate)| team.written = slate.written);
    };
    for master in [false, true] {
        assert_eq!(caught(slates, Way::Seen(written), &common::workshop(master)), Some(Channel::View));
    }
    let dealt = |truth: View, view: &mut View| {
        let teams = truth.workshop.iter().flat_map(|workshop| &workshop.teams);
        view.decks.asked.extend(teams.flat_map(|team| &team.question).map(|question| question.id));
    };
    assert_eq!(caught(slates, Way::Seen(dealt), &common::workshop(false)), Some(Channel::View));
}

/// Numéville, when it betrays how cards list their choices.
type Betraying = Leaky<Numeville, u8>;

/// What lies on the table in words, by place: not how the cards list it.
fn words(played: &Match<Betraying>) -> Vec<(QuestionId, Vec<(Choice, String)>)> {
    let view = played.view_everything();
    let teams = view.workshop.iter().flat_map(|workshop| &workshop.teams);
    let questions = teams.filter_map(|team| team.question.as_ref()).chain(&view.question);
    let by_place = |question: &title_numeville::view::QuestionView| {
        let mut choices: Vec<_> = question
            .choices
            .iter()
            .map(|choice| (choice.choice, choice.text.get(veilleuse_pack::Lang::Fr).to_owned()))
            .collect();
        choices.sort();
        (question.id, choices)
    };
    questions.map(by_place).collect()
}

/// The input that leads the other match to the same words on the table.
fn same_words(
    input: &Input<Action>,
    before: &Match<Betraying>,
    after: &Match<Betraying>,
    other: &Match<Betraying>,
) -> Input<Action> {
    let (Input::Draw(way), Pending::Chance(chance)) = (input, before.pending()) else { return *input };
    let wanted = words(after);
    let card = way / ORDERS * ORDERS;
    let ways = [*way].into_iter().chain(card..(card + ORDERS).min(chance.ways));
    let fits = |way: &u32| {
        let mut trial = other.clone();
        trial.apply_silently(Input::Draw(*way)).is_ok() && words(&trial) == wanted
    };
    Input::Draw(ways.into_iter().find(fits).unwrap_or_else(|| panic!("no order shows {wanted:?}")))
}

/// Where the order in which cards list their choices can be noticed, if it can.
fn order_noticed(way: Way<Numeville, u8>) -> Option<Channel> {
    let leaking = |pack| Leaking::new(pack, Leak { secret: order, way });
    let (one, other) = (leaking(common::pack()), leaking(Arc::new(common::other_order())));
    let tables =
        [false, true].map(|master| [Options { master, ..common::standard(2) }, common::workshop(master)]);
    for (number, options) in tables.into_iter().flatten().cycle().take(16).enumerate() {
        let mut luck = Luck::part(9, number as u64);
        let begin = |pack: &Arc<Leaking<Numeville, u8>>| {
            let begun = Match::<Betraying>::begin(Arc::clone(pack), options.clone());
            begun.unwrap_or_else(|no| panic!("{no}"))
        };
        let (mut left, mut right) = (begin(&one), begin(&other));
        let viewers: Vec<Viewer> = left.seats().iter().map(Viewer::Seat).chain([Viewer::Public]).collect();
        for _ in 0..STEPS {
            let Some(input) = left.next_input(&mut luck) else { break };
            let before = left.clone();
            let pages = left.apply(input).unwrap_or_else(|no| panic!("{no}"));
            let counterpart = same_words(&input, &before, &left, &right);
            let others = right.apply(counterpart).unwrap_or_else(|no| panic!("{no}"));
            for viewer in &viewers {
                if pages.of(*viewer) != others.of(*viewer) {
                    return Some(Channel::Told);
                }
                if left.view(*viewer) != right.view(*viewer) {
                    return Some(Channel::View);
                }
                if left.prompt(*viewer) != right.prompt(*viewer) {
                    return Some(Channel::Prompt);
                }
            }
            for seat in left.seats().iter() {
                if left.choices(seat) != right.choices(seat) {
                    return Some(Channel::Options);
                }
            }
        }
    }
    None
}

/// NU-READ-03, NU-Q-23: with the pack in hand, the order in which a card lists its choices would tell which one is right:
/// no eyes, not even the game master's, can tell it from what is shown.
#[test]
fn nobody_learns_how_a_card_lists_its_choices() {
    assert_eq!(order_noticed(Way::Seen(|_, _| {})), None);
    let rolled = |order| Told::WhiteRolled { seat: Seat::new(0), face: order };
    assert_eq!(order_noticed(Way::Told(rolled)), Some(Channel::Told));
    assert_eq!(order_noticed(Way::Seen(|order, view: &mut View| view.round = order)), Some(Channel::View));
}

/// NU-READ-03: the second pack really has another right choice for each of the 200 questions.
#[test]
fn the_other_pack_has_other_answers() {
    let right = |pack: &Arc<Pack>, id: QuestionId| {
        let question = QuestionArrangement { id, black: None, face_off: false, right: None };
        let given = Arrangement { question: Some(question), ..Arrangement::default() };
        let played = Match::<Numeville>::arranged(Arc::clone(pack), common::standard(2), &given);
        let view = played.unwrap_or_else(|error| panic!("{error}")).view_everything();
        view.question.and_then(|question| question.answer).map(|answer| answer.choice)
    };
    let other = common::other_answers();
    let questions: Vec<QuestionId> =
        Numeville::all_content(&other).iter().filter_map(|id| id.parse().ok()).collect();
    assert_eq!(questions.len(), 200);
    for id in questions {
        assert_ne!(right(&common::pack(), id), right(&other, id), "{id}");
    }
}

/// The same far into the play: what somebody may imagine looks to them like the truth, to the last question.
#[test]
fn nor_late_in_a_match() {
    let (compared, _) =
        title::imagined_looks_true::<Numeville>(&common::pack(), &common::all_tables(), 70, 6);
    assert!(compared > 1_000, "{compared}");
}
