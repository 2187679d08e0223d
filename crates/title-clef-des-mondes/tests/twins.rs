//! Two matches that differ only in what somebody cannot know look the same to them.

mod common;

use std::sync::Arc;

use title_clef_des_mondes::{Action, Card, ClefDesMondes, Pack, Payment, Place, PlantedLeak, Source, load};
use veilleuse_core::{DrawName, Input, Match, Pending, Seat, Viewer};
use veilleuse_testkit::{
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

fn leaking(leak: PlantedLeak) -> Arc<Pack> {
    let pack: Pack = title::read(&title::files::<ClefDesMondes>(), load);
    Arc::new(pack.with_leak(leak))
}

/// Where this leak is noticed; one that shows rarely, in one of a few runs.
fn caught(leak: PlantedLeak) -> Option<Channel> {
    let pack = leaking(leak);
    let run = |seed| leak_in(run_many::<ClefDesMondes>(&pack, &pack, &common::standard(3), seed, 200, STEPS));
    (1..=8).find_map(run)
}

/// Worlds with an attack on top of their pile: on an object of choice, on one by chance. Then two encounters there and three objects, of which somebody holds three cards and somebody else the other two.
const ATTACKS: [(&str, &str, [&str; 5]); 2] = [
    ("middle_earth", "d39", ["d33", "d36", "d05", "d06", "d13"]),
    ("conan_and_dragons", "d64", ["d57", "d59", "d05", "d06", "d13"]),
];
/// Hands with one, two and three objects, by place in the list above.
const HANDS: [[usize; 3]; 3] = [[0, 1, 3], [0, 2, 3], [2, 3, 4]];

fn arranged(pack: &Arc<Pack>, table: serde_json::Value) -> Match<ClefDesMondes> {
    let table = serde_json::from_value(table).expect("an arrangement");
    Match::arranged(Arc::clone(pack), common::standard(3), &table).unwrap_or_else(|error| panic!("{error}"))
}

/// Everything a viewer can notice of a step: what was told, what is seen, who is asked and whether that is held open.
fn notice(played: &mut Match<ClefDesMondes>, input: Input<Action>, viewer: Viewer) -> String {
    let pages = played.apply(input).unwrap_or_else(|refusal| panic!("{refusal}"));
    let told = serde_json::to_string(&pages.of(viewer).lines).expect("told things are written");
    let view = serde_json::to_string(&played.view(viewer)).expect("views are written");
    let asked = (played.pending(), played.is_window(), played.prompt(viewer));
    format!("{told}\n{view}\n{asked:?}\n")
}

/// What is noticed of an attack on a hand, in which the Golden Sickle is lost by choice or by chance.
fn course(
    pack: &Arc<Pack>,
    (world, attack, cards): (&str, &str, [&str; 5]),
    hand: [usize; 3],
    viewer: Viewer,
) -> String {
    let rest: Vec<&str> = (0..5).filter(|card| !hand.contains(card)).map(|card| cards[card]).collect();
    let mut played = arranged(
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
fn offered(pack: &Arc<Pack>, card: Card, viewer: Viewer) -> String {
    let mut played = arranged(
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

/// CM-EXCH-03, Ruling CM-Q-16: which of two cards that sound alike was offered stays unknown when one of them is played.
#[test]
fn a_played_card_does_not_tell_whether_it_was_offered() {
    let same = |pack: &Arc<Pack>, viewer| {
        offered(pack, Card::new(4), viewer) == offered(pack, Card::new(52), viewer)
    };
    let leaking = leaking(PlantedLeak::FactsByPlace);
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2)), Viewer::Public] {
        assert!(same(&common::pack(), viewer), "{viewer:?}");
        assert!(!same(&leaking, viewer), "{viewer:?}");
    }
}

/// How often an attack on one object can be told from one on two or three.
fn told_apart(pack: &Arc<Pack>) -> usize {
    let viewers = [Viewer::Seat(Seat::new(1)), Viewer::Public];
    let courses = ATTACKS.into_iter().flat_map(|attack| viewers.map(|viewer| (attack, viewer)));
    courses
        .filter(|(attack, viewer)| {
            let [one, two, three] = HANDS.map(|hand| course(pack, *attack, hand, *viewer));
            one != two || one != three
        })
        .count()
}

/// CM-OBJ-03, Ruling CM-Q-16: an attack takes the same course whether somebody holds one object or three: who is asked,
/// what is told and seen, how many ways a draw has.
#[test]
fn an_attack_on_objects_does_not_count_them() {
    assert_eq!(told_apart(&common::pack()), 0);
    assert_eq!(told_apart(&leaking(PlantedLeak::OnlyObjectUnasked)), 4);
}

/// CM-REACT-06: a window that only opens for those who hold a reaction would be noticed.
#[test]
fn planted_leaks_are_caught() {
    let window = caught(PlantedLeak::WindowForHolders);
    assert!(matches!(window, Some(Channel::Pending | Channel::View | Channel::Told)), "{window:?}");
    assert!(caught(PlantedLeak::DrawTold).is_some());
    assert!(caught(PlantedLeak::HandInView).is_some());
}

/// Ruling CM-Q-16: so would a hand that others see in the order in which it is held.
#[test]
fn places_in_a_hand_would_be_noticed() {
    assert!(caught(PlantedLeak::PlacesShown).is_some());
}
