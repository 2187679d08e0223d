//! Two matches that differ only in what somebody cannot know look the same to them.

use crate::common;
use std::sync::Arc;

use title_clef_des_mondes::{
    Action, Card, ClefDesMondes, Kind, Options, Payment, Place, Source, Told, View, view::BackView,
};
use veilleuse_core::{DrawName, Game, Input, Match, Pending, Seat, Viewer};
use veilleuse_testkit::{
    leaky::{Leak, Leaking, Leaky, Truth, Way, number},
    title,
    twins::{Channel, Tally, leak_in, run_all, run_many},
};

/// From the deal well into the play.
const STEPS: usize = 150;

/// CM-SETUP-07, CM-EXCH-03, CM-REACT-06, CM-BOARD-06: hands, characters, hidden worlds, piles and what is
/// answered in a window stay secret, at every number of seats.
#[test]
fn nobody_can_tell_twins_apart() {
    let tally = all(120);
    assert!(tally.matches >= 3_500, "{tally:?}");
}

/// The same with 50,000 pairs: some minutes.
#[test]
#[ignore = "takes minutes; the short run covers the same tables"]
fn nor_in_fifty_thousand_matches() {
    let tally = all(1_700);
    assert!(tally.matches >= 50_000, "{tally:?}");
}

/// So many pairs for each table and each pair of eyes.
fn all(matches: u64) -> Tally {
    let tally =
        run_all::<ClefDesMondes>(&common::pack(), &common::pack(), &common::all_tables(), 1, matches, STEPS);
    tally.really_differed();
    assert!(tally.steps > tally.matches * 10, "pairs are too short: {tally:?}");
    tally
}

/// The same far into the play: what somebody may imagine looks to them like the truth, to the last question.
#[test]
fn nor_late_in_a_match() {
    let (compared, different) =
        title::imagined_looks_true::<ClefDesMondes>(&common::pack(), &common::all_tables(), 70, 16);
    println!("{compared} positions, {different} imagined otherwise");
    assert!(compared > 5_000 && different * 2 > compared, "{compared} {different}");
}

/// Where this leak is noticed; one that shows rarely, in one of a few runs.
fn caught<S: Clone + Send + Sync + 'static>(leak: Leak<ClefDesMondes, S>) -> Option<Channel> {
    let pack = Leaking::new(common::pack(), leak);
    let run = |seed| {
        leak_in(run_many::<Leaky<ClefDesMondes, S>>(&pack, &pack, &common::standard(3), seed, 200, STEPS))
    };
    (1..=8).find_map(run)
}

/// La Clef des mondes, with or without a leak.
trait Playable: Game<Action = Action, Options = Options, View = View> {}

impl<G: Game<Action = Action, Options = Options, View = View>> Playable for G {}

/// Worlds with an attack on top of their pile: on an object of choice, on one by chance. Then two encounters there and three objects, of which somebody holds three cards and somebody else the other two.
const ATTACKS: [(&str, &str, [&str; 5]); 2] = [
    ("middle_earth", "d39", ["d33", "d36", "d05", "d06", "d13"]),
    ("conan_and_dragons", "d64", ["d57", "d59", "d05", "d06", "d13"]),
];
/// Hands with one, two and three objects, by place in the list above.
const HANDS: [[usize; 3]; 3] = [[0, 1, 3], [0, 2, 3], [2, 3, 4]];

fn arranged<G: Playable>(pack: &Arc<G::Pack>, table: serde_json::Value) -> Match<G> {
    let table = serde_json::from_value(table).expect("an arrangement");
    Match::arranged(Arc::clone(pack), common::standard(3), &table).unwrap_or_else(|error| panic!("{error}"))
}

/// Everything a viewer can notice of a step: what was told, what is seen, who is asked and whether that is held open.
fn notice<G: Playable>(played: &mut Match<G>, input: Input<Action>, viewer: Viewer) -> String {
    let pages = played.apply(input).unwrap_or_else(|refusal| panic!("{refusal}"));
    let told = serde_json::to_string(&pages.of(viewer).lines).expect("told things are written");
    let view = serde_json::to_string(&played.view(viewer)).expect("views are written");
    let asked = (played.pending(), played.is_window(), played.prompt(viewer));
    format!("{told}\n{view}\n{asked:?}\n")
}

/// What is noticed of an attack on a hand, in which the Golden Sickle is lost by choice or by chance.
fn course<G: Playable>(
    pack: &Arc<G::Pack>,
    (world, attack, cards): (&str, &str, [&str; 5]),
    hand: [usize; 3],
    viewer: Viewer,
) -> String {
    let rest: Vec<&str> = (0..5).filter(|card| !hand.contains(card)).map(|card| cards[card]).collect();
    let mut played = arranged::<G>(
        pack,
        serde_json::json!({
            "worlds": { "south": world },
            "seats": [{ "hand": hand.map(|card| cards[card]) }, {}, { "hand": rest }],
            "piles": { world: { "top": [attack] } },
        }),
    );
    let sickle = DrawName::Id("d06".to_owned());
    let mut noticed = String::new();
    for action in [Action::Draw, Action::LetBe, Action::Lose(Card::new(5))] {
        let input = match played.pending() {
            Pending::Chance(chance) => {
                let way = (0..chance.ways).find(|way| played.draw_name(*way) == sickle);
                Input::Draw(way.expect("a way to lose the sickle"))
            }
            _ if played.view(Viewer::Public).asks == "act" && action != Action::Draw => return noticed,
            _ => Input::Decide { seat: Seat::new(0), action },
        };
        noticed += &notice(&mut played, input, viewer);
    }
    noticed
}

/// What is noticed when somebody offers one of two cards that sound alike, is refused, and then plays the first.
fn offered<G: Playable>(pack: &Arc<G::Pack>, card: Card, viewer: Viewer) -> String {
    let mut played = arranged::<G>(
        pack,
        serde_json::json!({
            "worlds": { "west": "gaulish_otherworld" },
            "face_down": { "south_west": "fairy_glade" },
            "seats": [{ "hand": ["d05", "d53"] }, {}, { "hand": ["d06"] }],
        }),
    );
    let cauldron = Payment::of([Source::Card(Card::new(4))]).expect("one key");
    let steps = [
        (0, Action::Offer { to: Seat::new(2), card }),
        (2, Action::Refuse),
        (0, Action::Cross { to: Place::SouthWest, keys: cauldron }),
        (1, Action::LetBe),
        (2, Action::LetBe),
    ];
    let steps = steps.map(|(seat, action)| Input::Decide { seat: Seat::new(seat), action });
    steps.into_iter().map(|input| notice(&mut played, input, viewer)).collect()
}

/// Whether nobody can tell which of the two was offered.
fn same<G: Playable>(pack: &Arc<G::Pack>, viewer: Viewer) -> bool {
    offered::<G>(pack, Card::new(4), viewer) == offered::<G>(pack, Card::new(52), viewer)
}

/// Everybody sees of every hand what is known of its cards, in this order.
fn show_backs(truth: &View, view: &mut View, order: impl Fn(&mut [BackView])) {
    for (shown, seat) in view.seats.iter_mut().zip(&truth.seats) {
        shown.hand = seat.hand.iter().map(|back| BackView { card: None, ..back.clone() }).collect();
        order(&mut shown.hand);
    }
}

/// The truth, but that what is known of a card stays with it when another of the hand is shown.
fn with_facts_by_place(at: &Truth<'_, ClefDesMondes, View>) -> Option<View> {
    let mut truth = at.view.clone();
    for (now, before) in truth.seats.iter_mut().zip(&at.before?.seats) {
        if now.hand.len() < before.hand.len() {
            for back in &mut now.hand {
                if let Some(known) = before.hand.iter().find(|known| known.card == back.card) {
                    *back = known.clone();
                }
            }
        }
    }
    Some(truth)
}

/// What is known of the other cards depends on which place of the hand a card was played from.
const FACTS_BY_PLACE: Leak<ClefDesMondes, View> = Leak {
    secret: |at| with_facts_by_place(at).or_else(|| Some(at.view.clone())),
    way: Way::Seen(|truth, view| {
        show_backs(&truth, view, |hand| hand.sort_by_cached_key(|back| format!("{back:?}")));
    }),
};

/// CM-EXCH-03, Ruling CM-Q-16: which of two cards that sound alike was offered stays unknown when one of them is played.
#[test]
fn a_played_card_does_not_tell_whether_it_was_offered() {
    let leaking = Leaking::new(common::pack(), FACTS_BY_PLACE);
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2)), Viewer::Public] {
        assert!(same::<ClefDesMondes>(&common::pack(), viewer), "{viewer:?}");
        assert!(!same::<Leaky<ClefDesMondes, View>>(&leaking, viewer), "{viewer:?}");
    }
}

/// How often an attack on one object can be told from one on two or three.
fn told_apart<G: Playable>(pack: &Arc<G::Pack>) -> usize {
    let viewers = [Viewer::Seat(Seat::new(1)), Viewer::Public];
    let courses = ATTACKS.into_iter().flat_map(|attack| viewers.map(|viewer| (attack, viewer)));
    courses
        .filter(|(attack, viewer)| {
            let [one, two, three] = HANDS.map(|hand| course::<G>(pack, *attack, hand, *viewer));
            one != two || one != three
        })
        .count()
}

/// Whether the first seat is about to lose the only object it has.
fn only_object(truth: &View) -> bool {
    let objects = truth.seats[0].hand.iter().flat_map(|back| &back.card);
    ["lose", "lose_random"].contains(&truth.asks)
        && objects.filter(|card| card.kind == Kind::Object).count() == 1
}

/// Who has one object only loses it without being asked.
const ONLY_OBJECT_UNASKED: Leak<ClefDesMondes, View> =
    Leak { secret: |at| only_object(at.view).then(|| at.view.clone()), way: Way::Unasked(|_, _| true) };

/// CM-OBJ-03, Ruling CM-Q-16: an attack takes the same course whether somebody holds one object or three: who is asked,
/// what is told and seen, how many ways a draw has.
#[test]
fn an_attack_on_objects_does_not_count_them() {
    assert_eq!(told_apart::<ClefDesMondes>(&common::pack()), 0);
    let leaking = Leaking::new(common::pack(), ONLY_OBJECT_UNASKED);
    assert_eq!(told_apart::<Leaky<ClefDesMondes, View>>(&leaking), 4);
}

/// The last card of the first hand.
fn held(at: &Truth<'_, ClefDesMondes, u8>) -> Option<u8> {
    at.view.seats[0].hand.last()?.card.as_ref().map(|card| number(card.card))
}

fn tell(number: u8) -> Told {
    Told::TurnMissed { seat: Seat::new(0), left: number }
}

/// A card in hand, let out by every way there is, is found; also when everybody is told at once which card was drawn.
#[test]
fn planted_leaks_are_caught() {
    for (leak, channel) in Leak::by_every_way(held, |number, view| view.actions = number, tell) {
        assert_eq!(caught(leak), Some(channel));
    }
    let drawn = |at: &Truth<'_, ClefDesMondes, u8>| held(at).filter(|_| matches!(at.input, Input::Draw(_)));
    assert!(caught(Leak { secret: drawn, way: Way::Told(tell) }).is_some());
}

/// CM-REACT-06: a window that only opens for those who hold a reaction would be noticed.
#[test]
fn a_window_for_those_who_can_answer_is_caught() {
    let window = caught::<u8>(Leak {
        secret: |at| (at.view.asks == "window").then_some(0),
        way: Way::Unasked(|_, answers| answers.len() == 1),
    });
    assert!(matches!(window, Some(Channel::Pending | Channel::View | Channel::Told)), "{window:?}");
}

/// Ruling CM-Q-16: so would a hand that others see in the order in which it is held.
#[test]
fn places_in_a_hand_would_be_noticed() {
    let leak = Leak {
        secret: |at: &Truth<'_, ClefDesMondes, View>| Some(at.view.clone()),
        way: Way::Seen(|truth: View, view| show_backs(&truth, view, |_| {})),
    };
    assert_eq!(caught(leak), Some(Channel::View));
}
