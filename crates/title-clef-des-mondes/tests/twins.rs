//! Two matches that differ only in what somebody cannot know look the same to them.

mod common;

use std::sync::Arc;

use title_clef_des_mondes::{ClefDesMondes, Pack, PlantedLeak, load};
use veilleuse_core::{Match, Seat, Viewer};
use veilleuse_testkit::{
    Luck, title,
    twins::{Channel, Fault, Tally, Twins, leak_in, run_all, run_many},
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

fn caught(leak: PlantedLeak) -> Option<Channel> {
    let pack = leaking(leak);
    leak_in(run_many::<ClefDesMondes>(&pack, &pack, &common::standard(3), 6, 300, STEPS))
}

/// Worlds with an attack on top of their pile: on an object of choice, on one by chance, on all encounters. Then hands
/// of three cards that differ in how many of these they hold.
const ATTACKS: [(&str, &str, [[&str; 3]; 3]); 3] = [
    ("middle_earth", "d39", [["d33", "d36", "d06"], ["d33", "d05", "d06"], ["d05", "d06", "d13"]]),
    ("conan_and_dragons", "d64", [["d57", "d59", "d06"], ["d57", "d05", "d06"], ["d05", "d06", "d13"]]),
    ("looking_glass", "d32", [["d25", "d05", "d06"], ["d26", "d05", "d06"], ["d05", "d13", "d06"]]),
];

/// Pairs of tables that begin with such an attack and differ in what the victim holds.
fn attacked(pack: &Arc<Pack>, pairs: u64) -> Result<Tally, Fault> {
    let options = common::standard(3);
    let mut tally = Tally::default();
    for (world, attack, hands) in ATTACKS {
        let table = |hand: [&str; 3]| {
            let table = serde_json::json!({
                "worlds": { "south": world },
                "seats": [{ "hand": hand }, {}, {}],
                "piles": { world: { "top": [attack] } },
            });
            let table = serde_json::from_value(table).expect("an arrangement");
            Match::<ClefDesMondes>::arranged(Arc::clone(pack), options.clone(), &table)
                .unwrap_or_else(|error| panic!("{error}"))
        };
        for (one, other) in [(0, 1), (1, 0), (0, 2), (2, 1), (1, 2)] {
            for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Public] {
                for number in 0..pairs {
                    let twins = Twins::<ClefDesMondes> {
                        left_pack: Arc::clone(pack),
                        right_pack: Arc::clone(pack),
                        options: options.clone(),
                        viewer,
                        seed: Luck::part(77, number).word(),
                        max_steps: 24,
                    };
                    let pair = twins.run_from(table(hands[one]), table(hands[other]))?;
                    tally += Tally {
                        matches: 1,
                        steps: pair.steps as u64,
                        diverged: u64::from(pair.diverged),
                        lawful_ends: u64::from(pair.lawful_end),
                        reimagined: pair.reimagined,
                    };
                }
            }
        }
    }
    Ok(tally)
}

/// CM-OBJ-03, Ruling CM-Q-16: an attack takes the same course whether somebody holds one object or three: who is asked,
/// what is told, how many ways a draw has.
#[test]
fn an_attack_on_objects_does_not_count_them() {
    let tally = attacked(&common::pack(), 24).unwrap_or_else(|fault| panic!("{fault}"));
    println!("{tally:?}");
    assert!(tally.diverged == tally.matches && tally.steps > tally.matches * 4, "{tally:?}");
}

/// CM-REACT-06: a window that only opens for those who hold a reaction would be noticed.
#[test]
fn planted_leaks_are_caught() {
    let window = caught(PlantedLeak::WindowForHolders);
    assert!(matches!(window, Some(Channel::Pending | Channel::View | Channel::Told)), "{window:?}");
    assert!(caught(PlantedLeak::DrawTold).is_some());
    assert!(caught(PlantedLeak::HandInView).is_some());
}

/// CM-EXCH-03, Ruling CM-Q-16: so would an only object that is lost unasked, a hand that others see as it is held, what
/// is known of the cards beside a played one, and where an offered card comes from.
#[test]
fn planted_leaks_of_hands_are_caught() {
    assert!(leak_in(attacked(&leaking(PlantedLeak::OnlyObjectUnasked), 24)).is_some());
    assert!(caught(PlantedLeak::PlacesShown).is_some());
    assert!(caught(PlantedLeak::FactsByPlace).is_some());
    assert!(caught(PlantedLeak::OriginOffered).is_some());
}
