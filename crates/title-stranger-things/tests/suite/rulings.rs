//! What no card may do, over matches of sensible players who err now and then: rulings that speak of content there is
//! none of.

use crate::common;
use title_stranger_things::{Mode, StrangerThings, TurnStep, View};
use veilleuse_core::{Match, Pages, Step, Viewer};
use veilleuse_testkit::{Luck, title};

/// Shows every input of some matches: the table before and after it, and what everybody was told.
fn watch(seed: u64, look: &mut dyn FnMut(&View, &View, &[String])) {
    for number in 0..24_u64 {
        let options = common::season(Mode::ALL[(number % 2) as usize], 2 + (number / 2 % 3) as u8);
        let mut luck = Luck::part(seed, number);
        let begun = common::begin(options.clone());
        let whole = title::play_sensibly(begun, &mut luck, (number % 4) as u32, 8_000);
        let mut played: Match<StrangerThings> = common::begin(options);
        let mut before = played.view_everything();
        for Step { input, .. } in whole.history() {
            let pages: Pages<StrangerThings> =
                played.apply(*input).unwrap_or_else(|refusal| panic!("{refusal}"));
            let lines = &pages.of(Viewer::Public).lines;
            let told: Vec<String> = lines.iter().map(|line| format!("{line:?}")).collect();
            let after = played.view_everything();
            look(&before, &after, &told);
            before = after;
        }
    }
}

fn tells(told: &[String], what: &str) -> bool {
    told.iter().any(|line| line.starts_with(what))
}

/// ST-Q-05, ST-REFILL-04: Action cards are drawn at set-up and in the Refill step of the active seat, never
/// otherwise, so that no draw can find the deck short at another time.
#[test]
fn cards_are_drawn_when_hands_are_refilled() {
    let mut drawn = 0;
    watch(61, &mut |before, after, told| {
        if tells(told, "CardDrawn") {
            assert_eq!(before.asks, "hand_card");
            assert!(matches!(before.step, TurnStep::Setup | TurnStep::Refill), "{:?}", before.step);
            drawn += 1;
        }
        for (seat, (one, other)) in before.seats.iter().zip(&after.seats).enumerate() {
            let more = other.hand.len() > one.hand.len();
            assert!(!more || before.step == TurnStep::Setup || before.active.index() == seat);
        }
    });
    assert!(drawn > 500, "{drawn}");
}

/// ST-Q-60: no Action card goes from hand to hand.
#[test]
fn cards_are_not_handed_over() {
    watch(62, &mut |before, after, _| {
        for (seat, held) in before.seats.iter().enumerate() {
            for card in &held.hand {
                let others = after.seats.iter().enumerate().filter(|(other, _)| *other != seat);
                let taken = others.filter(|(_, other)| other.hand.contains(card)).count();
                assert_eq!(taken, 0, "{card:?} went from seat {seat} to another");
            }
        }
    });
}

/// ST-Q-71, ST-Q-46, ST-SCENE-03: every Scene is in the deck, on the discard or being resolved: none leaves the
/// match, least of all End of Day.
#[test]
fn no_scene_leaves_the_match() {
    let mut ended = 0;
    watch(63, &mut |_, after, told| {
        let current = usize::from(after.danger.scene.is_some());
        let scenes = after.decks.scenes.left as usize + after.decks.scenes.discard.len() + current;
        assert_eq!(scenes, if after.mode == Mode::Season1 { 25 } else { 27 });
        if tells(told, "DayEnded") {
            // It was discarded and shuffled in with all others.
            assert!(after.decks.scenes.discard.len() <= 1, "{:?}", after.decks.scenes.discard);
            ended += 1;
        }
    });
    assert!(ended > 10, "{ended}");
}

/// ST-Q-76, ST-CHAR-02, ST-BOARD-10: Eleven is one piece: her place on the Act track, which goes one further exactly
/// when the Action deck is rebuilt.
#[test]
fn eleven_moves_with_the_deck() {
    let mut acts = 0;
    watch(64, &mut |before, after, told| {
        let rebuilt = told.iter().filter(|line| line.starts_with("DeckRebuilt")).count();
        assert_eq!(usize::from(after.act), usize::from(before.act) + rebuilt);
        acts += rebuilt;
    });
    assert!(acts > 20, "{acts}");
}

/// ST-Q-78, ST-MOVE-01, ST-ENEMY-05: a Character changes its Location by walking in its own Move step, one road at a
/// time, and in no other way.
#[test]
fn nobody_is_moved_by_others() {
    let mut walked = 0;
    watch(65, &mut |before, after, told| {
        let is_road = |ends| after.board.roads.iter().any(|road| road.between == ends);
        for (seat, (one, other)) in before.seats.iter().zip(&after.seats).enumerate() {
            let (Some(from), Some(to)) = (one.location, other.location) else { continue };
            if from == to {
                continue;
            }
            assert!(tells(told, "Walked") && before.asks == "walk" && before.active.index() == seat);
            assert!(is_road([from, to]) || is_road([to, from]), "{from:?} {to:?}");
            walked += 1;
        }
    });
    assert!(walked > 300, "{walked}");
}
