//! What scenarios cannot say: the box, refused options, what holds after every input.

use crate::common;
use title_terror_below::{Colour, Mode, Options, State, TerrorBelow, View, WormKind, load};
use veilleuse_core::{Game, Match, Pending, Seat};
use veilleuse_pack::{Lang, Texts};
use veilleuse_testkit::{Luck, title};

static_assertions::assert_not_impl_any!(State: serde::Serialize);

fn content(letter: char) -> usize {
    let is_card = |id: &&String| {
        id.len() == 3 && id.starts_with(letter) && id[1..].chars().all(|digit| digit.is_ascii_digit())
    };
    TerrorBelow::all_content(&common::pack()).iter().filter(is_card).count()
}

/// TB-SETUP-03, TB-SETUP-04, TB-SETUP-05, TB-Q-04: 54 Vehicles, 42 Bounties, 24 Items, 23 Weapons, 37 worms, 16
/// Characters.
#[test]
fn the_box() {
    assert_eq!(['v', 'b', 'i', 'a', 'w', 'c'].map(content), [54, 42, 24, 23, 37, 16]);
}

/// TB-WORM-01, TB-WORM-02, TB-Q-09: five kinds, four colours, and each kind but the Queen lays its own.
#[test]
fn kinds_and_colours() {
    let mut laid: Vec<(WormKind, Option<Colour>)> = Vec::new();
    for part in 0..60 {
        let mut luck = Luck::part(11, part);
        let mut played = common::begin(common::standard(5));
        while common::play_on(&mut played, &mut luck) && played.history().len() < 120 {
            let view = played.view_everything();
            laid.extend(view.terror.iter().filter_map(|slot| slot.worm.as_ref()).map(|w| (w.kind, w.colour)));
        }
    }
    laid.sort_unstable();
    laid.dedup();
    let one_each: Vec<(WormKind, Option<Colour>)> =
        WormKind::ALL.into_iter().zip(Colour::ALL.map(Some).into_iter().chain([None])).collect();
    assert_eq!(laid, one_each);
}

fn refused(options: Options) -> &'static str {
    match Match::<TerrorBelow>::begin(common::pack(), options) {
        Ok(_) => "nothing",
        Err(refusal) => refusal.rule,
    }
}

/// TB-SETUP-08, TB-SOLO-05, TB-ADV-02, TB-DIFF-01, TB-DIFF-02, TB-SETUP-18: tables that cannot be played.
#[test]
fn impossible_tables() {
    let solo = || common::solo(Mode::SoloUrgence);
    assert_eq!(refused(common::standard(1)), "TB-SETUP-08");
    assert_eq!(refused(common::standard(6)), "TB-SETUP-08");
    assert_eq!(refused(Options { seats: 2, ..solo() }), "TB-SOLO-05");
    assert_eq!(refused(Options { left_out: 3, ..solo() }), "TB-DIFF-02");
    assert_eq!(refused(Options { left_out: 1, ..common::standard(3) }), "TB-DIFF-02");
    assert_eq!(refused(Options { queens: true, ..common::standard(3) }), "TB-DIFF-01");
    assert_eq!(refused(Options { first: Some(Seat::new(3)), ..common::standard(3) }), "TB-SETUP-18");
    let both = Options { shuffled_locations: true, random_locations: true, ..common::standard(3) };
    assert_eq!(refused(both), "TB-ADV-02");
}

/// TB-ADV-04, TB-Q-40: the advanced set-up starts with an egg of each colour.
#[test]
fn every_colour_at_the_start() {
    let mut redone = 0;
    for part in 0..60 {
        let mut luck = Luck::part(12, part);
        let options = Options { advanced_worms: true, ..common::standard(2) };
        let mut played = common::begin(options);
        while played.view_everything().asks != "start" {
            assert!(common::play_on(&mut played, &mut luck));
        }
        redone += usize::from(played.history().len() > 60);
        let eggs: Vec<Colour> = played.view_everything().cells.iter().flat_map(|c| c.eggs.clone()).collect();
        assert!(Colour::ALL.iter().all(|colour| eggs.contains(colour)), "{eggs:?}");
    }
    assert!(redone > 0, "no set-up had to be dealt anew");
}

fn eggs_in_all(view: &View) -> usize {
    let on_board: usize = view.cells.iter().map(|cell| cell.eggs.len()).sum();
    let carried: usize = view.seats.iter().map(|seat| seat.eggs.len()).sum();
    on_board + carried + view.supply.eggs.len() + view.play.rolling.len()
}

fn rubble_in_all(view: &View) -> u32 {
    let on_board: u32 = view.cells.iter().map(|cell| u32::from(cell.rubble)).sum();
    let carried: u32 = view.seats.iter().map(|seat| u32::from(seat.rubble)).sum();
    on_board + carried + u32::from(view.supply.rubble)
}

/// TB-SETUP-07, TB-PLACE-03, TB-PLACE-05, TB-CANYON-02, TB-GOAL-04: pieces are neither made nor lost, two
/// rubble at most lie on a cell, nothing on a Location or in the Canyon, and points never shrink.
#[test]
fn every_piece_is_accounted_for() {
    for (number, options) in common::all_tables().into_iter().enumerate() {
        let solo = options.mode != Mode::Standard;
        let mut luck = Luck::part(13, number as u64);
        let mut played = common::begin(options);
        let mut points = vec![0; 5];
        while common::play_on(&mut played, &mut luck) {
            let view = played.view_everything();
            assert_eq!((eggs_in_all(&view), rubble_in_all(&view)), (28, 50));
            for cell in &view.cells {
                let bare = cell.eggs.is_empty() && (cell.rubble == 0 || (solo && cell.rubble < 2));
                assert!(cell.rubble <= 2 && (cell.location.is_none() || bare), "{cell:?}");
                assert!(
                    !cell.canyon || (bare && cell.pawns.is_empty() && cell.targets.is_empty()),
                    "{cell:?}"
                );
                assert!(!solo || cell.eggs.len() <= 1, "TB-SOLO-17: {cell:?}");
            }
            for (seat, most) in view.seats.iter().zip(&mut points) {
                assert!(seat.points >= *most);
                *most = seat.points;
            }
        }
    }
}

/// TB-SETUP-12: Characters that were not dealt never lead a Group.
#[test]
fn undealt_characters_stay_in_the_box() {
    let mut luck = Luck::part(14, 0);
    let mut played = common::begin(common::standard(3));
    let mut groups = Vec::new();
    while common::play_on(&mut played, &mut luck) {
        let view = played.view_everything();
        if view.turn == 1 && groups.is_empty() {
            groups = view.seats.iter().map(|seat| seat.group.iter().map(|c| c.card).collect()).collect();
        }
        for (seat, group) in view.seats.iter().zip::<&Vec<Vec<_>>>(&groups) {
            assert!(seat.leader.as_ref().is_none_or(|leader| group.contains(&leader.card)));
        }
    }
    assert!(matches!(played.pending(), Pending::Over(_)));
}

/// TB-SCORE-06: a won solo match gives what a journal needs, the scenario and the score; a lost one no score.
#[test]
fn only_a_victory_has_a_score() {
    let mut lost = 0;
    for part in 0..40 {
        let mut luck = Luck::part(15, part);
        let mut played = common::begin(common::solo(Mode::SoloUrgence));
        while common::play_on(&mut played, &mut luck) {}
        let view = played.view_everything();
        let won = view.outcome.is_some_and(|outcome| outcome.result == "victory");
        assert_eq!(view.solo.and_then(|solo| solo.score).is_some(), won);
        assert_eq!(view.mode.id(), "solo-urgence");
        lost += usize::from(!won);
    }
    assert!(lost > 0);
}

fn problems_of(file: &str, from: &str, to: &str) -> String {
    title::problems_of::<TerrorBelow>(load, file, from, to)
}

/// TB-SETUP-02, TB-SETUP-03, TB-WORM-08: packs that are no Terror Below are refused with what is wrong.
#[test]
fn unsound_packs_are_found() {
    let found = problems_of("pack.toml", "worms = 37", "worms = 36");
    assert!(found.contains("37 cards, but pack.toml counts 36"), "{found}");
    let found = problems_of("board.toml", "..O...", "......");
    assert!(found.contains("TB-SETUP-02"), "{found}");
    let found = problems_of("decks/worms.toml", "limit = 2\n", "");
    assert!(found.contains("TB-SETUP-03"), "{found}");
    let found = problems_of("decks/worms.toml", "colour = \"green\"\n", "");
    assert!(found.contains("TB-WORM-08"), "{found}");
    let found = problems_of("decks/vehicles.toml", "id = \"v02\"", "id = \"v03\"");
    assert!(found.contains("ids number the cards in order"), "{found}");
    let found = problems_of("decks/bounties.toml", "points = 3", "points = 1");
    assert!(found.contains("2 to 9 points"), "{found}");
}

/// What is found wrong when a text is replaced in both languages.
fn said_otherwise(from: &str, to: &str) -> String {
    let files = common::changed(|path, text| {
        if path.ends_with("/cards.ftl") || path.ends_with("/names.ftl") {
            text.replacen(from, to, 1)
        } else {
            text.to_owned()
        }
    });
    let texts = Texts::load(&[&files]).unwrap_or_else(|problems| panic!("{problems}"));
    let Err(problems) = load(&files, &texts) else { panic!("nobody minds {to}") };
    problems.to_string()
}

/// TB-DELIV-03, TB-GOAL-03: what a card is worth stands in its deck alone, and its text cannot say anything else.
#[test]
fn texts_take_their_numbers_from_the_decks() {
    let found = said_otherwise("{ $points }", "3");
    assert!(found.contains("`card-b01` does not say `$points`"), "{found}");
    assert!(found.contains("`card-b01` writes a number of its own"), "{found}");
    let found = said_otherwise("{ $vp }", "{ $points }");
    assert!(found.contains("does not say `$vp`"), "{found}");
    let pack = common::pack();
    let files = title::files::<TerrorBelow>();
    let texts =
        Texts::load(&[&files.filled(&pack.figures())]).unwrap_or_else(|problems| panic!("{problems}"));
    let deck: serde_json::Value =
        files.read("decks/bounties.toml").unwrap_or_else(|problem| panic!("{problem}"));
    let cards = deck["card"].as_array().cloned().unwrap_or_default();
    assert_eq!(cards.len(), 42);
    for card in cards {
        let id = format!("card-{}", card["id"].as_str().unwrap_or_default());
        for (lang, unit) in [(Lang::Fr, "PV"), (Lang::En, "VP")] {
            let text = texts.get(lang, &id).unwrap_or_default();
            assert!(text.ends_with(&format!("({} {unit})", card["points"])), "{text}");
        }
    }
    assert_eq!(texts.get(Lang::Fr, "card-v47").as_deref(), Some("Semi-remorque 7 ↑→↑"));
    assert_eq!(texts.get(Lang::En, "weapon-chainsaw.text").as_deref(), Some("3 damage."));
    assert_eq!(
        texts.get(Lang::Fr, "weapon-pointy_stick.text").as_deref().map(|text| &text[..9]),
        Some("1 Dommage")
    );
}

/// Cards of different names do different things.
#[test]
fn no_two_names_have_the_same_effect() {
    let files = title::files::<TerrorBelow>();
    for (deck, effect) in [
        ("items", &["does", "point"][..]),
        ("weapons", &["damage", "shoots_hats", "returns", "takes_egg"]),
        ("characters", &["power"]),
        ("vehicles", &["ability"]),
    ] {
        let path = format!("decks/{deck}.toml");
        let read: serde_json::Value = files.read(&path).unwrap_or_else(|problem| panic!("{problem}"));
        let mut names = std::collections::BTreeMap::new();
        for card in read["card"].as_array().into_iter().flatten() {
            let does = effect.iter().map(|field| card[*field].to_string()).collect::<Vec<_>>().join(" ");
            let name = names.entry(does).or_insert_with(|| card["name"].clone());
            assert_eq!(*name, card["name"], "{path}");
        }
    }
}
