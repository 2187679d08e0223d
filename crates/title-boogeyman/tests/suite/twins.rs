//! Two matches that differ only in what somebody cannot know look the same to them.

use crate::common;
use std::sync::Arc;

use title_boogeyman::{Action, Boogeyman, Mode, Options, Space, Token, Told, view::CardView};
use veilleuse_core::{Game, Input, Match, Seat, Viewer};
use veilleuse_testkit::{
    Luck,
    leaky::{Leak, Leaking, Leaky, Truth, Way, number},
    title,
    twins::{Channel, Fault, Tally, Twins, leak_in, run_all, run_many},
};

/// From the deal well into the play.
const STEPS: usize = 220;

fn all(tables: &[Options], seed: u64, matches: u64, steps: usize) -> Tally {
    let sum = run_all::<Boogeyman>(&common::pack(), &common::pack(), tables, seed, matches, steps);
    sum.really_differed();
    sum
}

fn counts(mode: Mode, seats: impl IntoIterator<Item = u8>) -> Vec<Options> {
    let possessed = Some(true);
    seats.into_iter().map(|seats| Options { possessed, ..common::table(mode, seats) }).collect()
}

fn coop() -> Vec<Options> {
    counts(Mode::Coop, [2, 4, 6])
}

fn semi_coop() -> Vec<Options> {
    counts(Mode::SemiCoop, [2, 3, 5])
}

fn competitive() -> Vec<Options> {
    counts(Mode::Competitive, [2, 4, 7])
}

fn solo() -> Vec<Options> {
    vec![common::solo(3), common::solo(6)]
}

/// BO-SETUP-04, BO-SETUP-13, BO-Q-33: piles, hands, Objective cards and the hidden token stay secret in coop.
#[test]
fn nobody_can_tell_twins_apart_in_coop() {
    all(&coop(), 1, 30, STEPS);
}

/// BO-SEMI-04, BO-Q-64: also across the change of sides.
#[test]
fn nor_in_semi_coop() {
    all(&semi_coop(), 2, 30, 2 * STEPS);
}

/// BO-SETUP-09, BO-SETUP-14, BO-SETUP-22, BO-TRACK-08: nor against a hidden Boogeyman.
#[test]
fn nor_in_competitive() {
    all(&competitive(), 3, 30, STEPS);
}

/// The public watches a solo match without seeing its hands.
#[test]
fn nor_in_solo() {
    all(&solo(), 4, 60, STEPS);
}

/// At least twenty thousand pairs of these tables, over all chairs and the public.
fn many(tables: &[Options], seed: u64, steps: usize) {
    let eyes: u64 = tables.iter().map(|options| u64::from(options.seats) + 1).sum();
    let tally = all(tables, seed, 20_000 / eyes + 1, steps);
    assert!(tally.matches >= 20_000, "{tally:?}");
}

/// BO-SETUP-04, BO-SETUP-13, BO-Q-33: twenty thousand times.
#[test]
#[ignore = "takes minutes; the short run covers the same tables"]
fn many_twins_in_coop() {
    many(&coop(), 11, STEPS);
}

/// BO-SEMI-04, BO-Q-64: twenty thousand times.
#[test]
#[ignore = "takes minutes; the short run covers the same tables"]
fn many_twins_in_semi_coop() {
    many(&semi_coop(), 12, 2 * STEPS);
}

/// BO-SETUP-09, BO-SETUP-14, BO-SETUP-22, BO-TRACK-08: twenty thousand times.
#[test]
#[ignore = "takes minutes; the short run covers the same tables"]
fn many_twins_in_competitive() {
    many(&competitive(), 13, STEPS);
}

#[test]
#[ignore = "takes minutes; the short run covers the same tables"]
fn many_twins_in_solo() {
    many(&solo(), 14, STEPS);
}

type Seen<'a> = Truth<'a, Boogeyman, u8>;

fn last(cards: Option<&Vec<CardView>>) -> Option<u8> {
    cards?.last().map(|card| number(card.card))
}

/// The last Room token that was laid face down on the track.
fn track(at: &Seen<'_>) -> Option<u8> {
    at.view.track.slots.iter().rev().find(|slot| slot.laid && !slot.face_up)?.room.map(number)
}

/// Where an Objective is hidden.
fn hidden(at: &Seen<'_>) -> Option<u8> {
    let is_objective = |token: &Token| matches!(token, Token::Objective(_));
    let spaces = &mut at.view.spaces.iter();
    spaces.find(|space| space.known.iter().flatten().any(is_objective)).map(|space| number(space.space))
}

/// The Objective card of the first Child.
fn objective(at: &Seen<'_>) -> Option<u8> {
    at.view.children[0].objective.as_ref().map(|card| number(card.card))
}

/// Who has the card of the traitor, which is the first of its deck.
fn traitor(at: &Seen<'_>) -> Option<u8> {
    let possessed = |card: &CardView| number(card.card) == 1;
    at.view
        .children
        .iter()
        .position(|child| child.objective.as_ref().is_some_and(possessed))
        .map(|child| child as u8)
}

/// A Search card in the hand of the first Child.
fn hand(at: &Seen<'_>) -> Option<u8> {
    last(at.view.children[0].hand.as_ref())
}

/// A card that was laid into a deal and is not proposed yet.
fn laid(at: &Seen<'_>) -> Option<u8> {
    last(at.view.deal.as_ref()?.laying.as_ref())
}

fn show(number: u8, view: &mut title_boogeyman::View) {
    view.round = number.into();
}

/// By what the leak was noticed at this table.
fn caught(leak: Leak<Boogeyman, u8>, table: &Options) -> Option<Channel> {
    let pack = Leaking::new(common::pack(), leak);
    leak_in(run_many::<Leaky<Boogeyman, u8>>(&pack, &pack, table, 6, 400, 300))
}

fn with_a_traitor() -> Options {
    Options { possessed: Some(true), ..common::table(Mode::Coop, 4) }
}

fn each_way_is_caught(secret: fn(&Seen<'_>) -> Option<u8>, table: &Options) {
    let tell = |number| Told::TokenLaid { place: number, room: None };
    for (leak, channel) in Leak::by_every_way(secret, show, tell) {
        assert_eq!(caught(leak, table), Some(channel));
    }
}

/// BO-SETUP-04, BO-SETUP-14, BO-SETUP-22, BO-Q-33: every kind of secret, let out by every way there is, is found.
#[test]
fn planted_leaks_are_caught() {
    let competitive = common::table(Mode::Competitive, 3);
    each_way_is_caught(track, &competitive);
    each_way_is_caught(hidden, &competitive);
    each_way_is_caught(objective, &with_a_traitor());
    each_way_is_caught(traitor, &with_a_traitor());
    each_way_is_caught(hand, &with_a_traitor());
}

/// BO-MEET-08, BO-Q-33: that somebody is asked at all must not tell what is in the hand.
#[test]
fn a_window_that_opens_for_fitting_cards_only_is_caught() {
    let only_for_fitting = Leak {
        secret: |at: &Seen<'_>| (at.view.asks == "cancel").then_some(0),
        way: Way::Unasked(|_, answers| answers.len() == 1),
    };
    // Who is waited for stands in the view as well, and the view is compared first.
    let found = caught(only_for_fitting, &with_a_traitor());
    assert!(matches!(found, Some(Channel::View | Channel::Pending | Channel::Told)), "{found:?}");
}

/// A Terrified Child without cards has run into the Babysitter: the card it is about to draw makes it Faint.
fn before_the_change() -> Match<Boogeyman> {
    let given = serde_json::json!({
        "children": [
            { "at": "r4", "mind": "terrified", "candies": 0, "objectives": ["orange"], "passkey": true },
            { "at": "r8", "hand": ["s03", "s12"] },
            { "at": "r12", "hand": ["s18"] },
        ],
        "babysitter": "r6",
        "track": ["r13", "r17"],
        "decks": { "babysitter": ["j08"] },
        "round": 3,
    });
    let given = serde_json::from_value(given).unwrap_or_else(|error| panic!("{error}"));
    let options = Options { possessed: Some(true), ..common::table(Mode::SemiCoop, 3) };
    let begun = Match::arranged(common::pack(), options, &given);
    let mut begun = begun.unwrap_or_else(|error| panic!("{error}"));
    let action = Action::Move(Space::new(5));
    begun
        .apply_silently(Input::Decide { seat: Seat::new(0), action })
        .unwrap_or_else(|refusal| panic!("{refusal}"));
    begun
}

/// BO-SEMI-04, BO-Q-64: nobody learns more from the change than the rules say, and neither does the turn-coat, who
/// is shown the last token and nothing else.
#[test]
fn nor_across_the_change_of_sides() {
    let begun = before_the_change();
    let mut changed = begun.clone();
    changed.apply_silently(Input::Draw(0)).unwrap_or_else(|refusal| panic!("{refusal}"));
    assert_eq!(changed.view(Viewer::Public).boogeyman, Some(Seat::new(0)));
    let viewers = (0..3).map(|seat| Viewer::Seat(Seat::new(seat))).chain([Viewer::Public]);
    let (mut went_on, mut steps) = (0, 0);
    for (place, viewer) in viewers.enumerate() {
        for number in 0..200 {
            let mut luck = Luck::part(91, 1_000 * place as u64 + number);
            // Half of the pairs differ already, half of them part in what the new Boogeyman decides.
            let twin = if number % 2 == 0 {
                begun.reimagined(viewer, &mut |ways| luck.below(ways))
            } else {
                begun.clone()
            };
            let pair = Twins::<Boogeyman> {
                left_pack: common::pack(),
                right_pack: common::pack(),
                options: begun.options().clone(),
                viewer,
                seed: luck.word(),
                max_steps: 120,
            };
            let pair = pair.run_from(begun.clone(), twin).unwrap_or_else(|fault| panic!("{fault}"));
            went_on += usize::from(pair.steps > 1);
            steps += pair.steps;
        }
    }
    assert!(went_on > 600, "{went_on} of 800 pairs went on after the change");
    assert!(steps > 800 * 15, "pairs are too short: {steps}");
}

/// Three Children with cards in one Room, one of whom has shown some.
fn at_the_market<G: Game<Options = Options>>(pack: &Arc<G::Pack>) -> Match<G> {
    let given = serde_json::json!({
        "children": [
            { "at": "r12", "hand": ["s01", "s04", "s13"] },
            { "at": "r12", "hand": ["s07", "s19"], "shown": ["s07"] },
            { "at": "r12", "hand": ["s22", "s27", "s10"] },
        ],
        "babysitter": "r2",
        "actions": 0,
    });
    let given = serde_json::from_value(given).unwrap_or_else(|error| panic!("{error}"));
    let begun = Match::arranged(Arc::clone(pack), common::table(Mode::Coop, 3), &given);
    begun.unwrap_or_else(|error| panic!("{error}"))
}

/// Pairs that begin at the market, seen by every chair and the public; the first fault ends it.
fn at_the_market_all<G: Game<Options = Options>>(pack: &Arc<G::Pack>) -> Result<usize, Fault> {
    let begun = at_the_market::<G>(pack);
    let viewers = (0..3).map(|seat| Viewer::Seat(Seat::new(seat))).chain([Viewer::Public]);
    let mut steps = 0;
    for (place, viewer) in viewers.enumerate() {
        for number in 0..150 {
            let mut luck = Luck::part(92, 1_000 * place as u64 + number);
            let twin = begun.reimagined(viewer, &mut |ways| luck.below(ways));
            let pair = Twins::<G> {
                left_pack: Arc::clone(pack),
                right_pack: Arc::clone(pack),
                options: begun.options().clone(),
                viewer,
                seed: luck.word(),
                max_steps: 40,
            };
            steps += pair.run_from(begun.clone(), twin)?.steps;
        }
    }
    Ok(steps)
}

/// BO-TRADE-01, BO-Q-31, BO-Q-33: what lies in a deal is known to the two alone, and not before it is proposed; what
/// was shown is known to all.
#[test]
fn nor_in_a_deal() {
    let steps = at_the_market_all::<Boogeyman>(&common::pack()).unwrap_or_else(|fault| panic!("{fault}"));
    assert!(steps > 600 * 8, "pairs are too short: {steps}");
    let leaking = Leaking::new(common::pack(), Leak { secret: laid, way: Way::Seen(show) });
    assert_eq!(leak_in(at_the_market_all::<Leaky<Boogeyman, u8>>(&leaking)), Some(Channel::View));
}

/// The same far into the play: what somebody may imagine looks to them like the truth, to the last question.
#[test]
fn nor_late_in_a_match() {
    let (compared, different) =
        title::imagined_looks_true::<Boogeyman>(&common::pack(), &common::all_tables(), 70, 3);
    println!("{compared} positions, {different} imagined otherwise");
    assert!(compared > 5_000 && different * 2 > compared, "{compared} {different}");
}
