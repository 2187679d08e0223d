//! What only other packs have: decks so small that a redraw finds nothing, and cards that do several things.

use std::sync::Arc;

use title_numeville::{Arrangement, Complice, Level, Numeville, Options, Pack, Square, Status, Told};
use veilleuse_core::{Input, Match, Seat, kit::Turning};

use crate::common;

/// A pack whose deck in `file` has only the card `id`.
fn only(file: &'static str, count: &'static str, id: &'static str) -> Arc<Pack> {
    let keep = |text: &str| {
        let (head, cards) = text.split_once("[[card]]").unwrap_or_else(|| panic!("{file} has cards"));
        let wanted = format!("id = \"{id}\"");
        let kept = cards.split("[[card]]").filter(|card| card.contains(&wanted));
        kept.fold(head.to_owned(), |text, card| text + "[[card]]" + card)
    };
    let files = common::changed(|path, text| match path {
        "pack.toml" => {
            let name = count.split(' ').next().unwrap_or_default();
            text.replacen(count, &format!("{name} = 1"), 1)
        }
        path if path == file => keep(text),
        _ => text.to_owned(),
    });
    Arc::new(common::read(&files))
}

fn stalky_saved() -> Arrangement {
    let mut given = Arrangement::default();
    given.sheets.stalky.status = Some(Status::Saved);
    given
}

fn arranged(pack: Arc<Pack>, options: Options, given: &Arrangement) -> Match<Numeville> {
    Match::arranged(pack, options, given).unwrap_or_else(|error| panic!("{error}"))
}

fn told(played: &mut Match<Numeville>, input: Input<title_numeville::Action>) -> Vec<Told> {
    played.apply(input).unwrap_or_else(|refusal| panic!("{refusal}")).everything().lines.clone()
}

/// NU-ATT-04, NU-Q-17: when every Attack has been rejected in one draw, there is none.
#[test]
fn no_attack_is_left() {
    let pack = only("decks/attacks.toml", "attacks = 15", "att_01");
    let given = Arrangement { attack: Some(Complice::Hacker), ..stalky_saved() };
    let mut played = arranged(pack, common::standard(4), &given);
    let told = told(&mut played, Input::Draw(0));
    assert!(
        matches!(
            &told[..],
            [
                Told::DarkDrawn { .. },
                Told::DarkRejected { .. },
                Told::NoAttackLeft {},
                Told::TurnBegan { .. }
            ]
        ),
        "{told:?}"
    );
}

/// NU-OBJ-06, NU-Q-17, NU-Q-30: when every Object has been rejected in one draw, none is taken and the turn goes on.
#[test]
fn no_object_is_left() {
    let pack = only("decks/objects.toml", "objects = 13", "obj_01");
    let given = Arrangement { object_square: Some(Square::new(16)), ..stalky_saved() };
    let mut played = arranged(pack, common::advanced(2, Level::Standard), &given);
    told(&mut played, Input::Draw(5));
    let seat = Seat::new(0);
    told(
        &mut played,
        Input::Decide { seat, action: title_numeville::Action::Move(Turning::CounterClockwise) },
    );
    let told = told(&mut played, Input::Draw(0));
    assert!(matches!(&told[..], [Told::CardRejected { .. }, Told::NoCardLeft { .. }]), "{told:?}");
    assert_eq!(played.view_everything().asks, "black");
}

/// NU-POW-01, NU-Q-30: when the only Power is in a hand, none is drawn and the turn goes on.
#[test]
fn the_only_power_is_taken() {
    let pack = only("decks/powers.toml", "powers = 13", "pow_08");
    let mut given = Arrangement { power_square: Some(Square::new(16)), ..Arrangement::default() };
    given.seats = vec![
        title_numeville::SeatArrangement::default(),
        title_numeville::SeatArrangement { power: Some("pow_08".into()), ..Default::default() },
    ];
    let mut played = arranged(pack, common::advanced(2, Level::Standard), &given);
    told(&mut played, Input::Draw(5));
    let seat = Seat::new(0);
    let told = told(
        &mut played,
        Input::Decide { seat, action: title_numeville::Action::Move(Turning::CounterClockwise) },
    );
    assert!(matches!(&told[..], [Told::Moved { .. }, Told::NoCardLeft { .. }]), "{told:?}");
    assert_eq!(played.view_everything().asks, "black");
}

/// NU-POW-03, NU-Q-17: who may choose between two Attacks suffers the only one that stands.
#[test]
fn one_attack_to_choose_from() {
    let pack = only("decks/attacks.toml", "attacks = 15", "att_02");
    let mut given = Arrangement { attack: Some(Complice::Hacker), ..Arrangement::default() };
    given.seats =
        vec![title_numeville::SeatArrangement { power: Some("pow_07".into()), ..Default::default() }];
    let mut played = arranged(pack, common::advanced(2, Level::Standard), &given);
    told(&mut played, Input::Draw(0));
    assert_eq!(played.view_everything().sheets[Complice::Hacker.index()].red, 3);
}

/// A pack whose first card in `file`, with the effects `from`, does something else.
fn with_effects(file: &'static str, from: &'static str, to: &str) -> Arc<Pack> {
    let files = common::changed(|path, text| {
        if path == file { text.replacen(from, &format!("effects = [{to}]"), 1) } else { text.to_owned() }
    });
    Arc::new(common::read(&files))
}

/// A pack in which att_01 adds a token of this colour on each of these Complices.
fn attack_on(colour: &str, named: &[&str]) -> Arc<Pack> {
    let from = "effects = [{ add = { colour = \"red\", count = 3, on = { named = \"stalky\" } } }]";
    let add = |complice: &&str| {
        format!("{{ add = {{ colour = \"{colour}\", count = 1, on = {{ named = \"{complice}\" }} }} }}")
    };
    with_effects("decks/attacks.toml", from, &named.iter().map(add).collect::<Vec<_>>().join(", "))
}

/// NU-ATT-04, NU-Q-16: a card that names several Complices does what it can to those still open, and is drawn again
/// when all of them are settled.
#[test]
fn a_card_that_names_several() {
    let given = Arrangement { attack: Some(Complice::Datata), ..stalky_saved() };
    let mut played = arranged(attack_on("red", &["stalky", "hacker"]), common::standard(4), &given);
    told(&mut played, Input::Draw(0));
    let reds: Vec<u8> = played.view_everything().sheets.iter().map(|sheet| sheet.red).collect();
    assert_eq!(reds, [0, 1, 0, 0]);
    let mut given = given;
    given.sheets.hacker.status = Some(Status::Saved);
    let mut played = arranged(attack_on("red", &["stalky", "hacker"]), common::standard(4), &given);
    let told = told(&mut played, Input::Draw(0));
    assert!(matches!(&told[..], [Told::DarkDrawn { .. }, Told::DarkRejected { .. }]), "{told:?}");
}

/// NU-ROUND-03, NU-Q-16: a card about the Complice of the question finds nobody after a turn without question: it is
/// not drawn again, and does nothing.
#[test]
fn a_card_that_finds_nobody() {
    let from = "effects = [{ next_round = { extra_red = \"stalky\" } }]";
    let add = "{ add = { colour = \"red\", count = 1, on = \"of_question\" } }";
    let given = Arrangement { round_end: true, ..Arrangement::default() };
    let pack = with_effects("decks/round_ends.toml", from, add);
    let mut played = arranged(pack, common::standard(4), &given);
    let told = told(&mut played, Input::Draw(0));
    assert!(matches!(&told[..], [Told::DarkDrawn { .. }, Told::TurnBegan { round: 2, .. }]), "{told:?}");
    assert!(played.view_everything().sheets.iter().all(|sheet| sheet.red == 0));
}

/// NU-STATUS-01, NU-ATT-03: a card may also add blue tokens, and they save like any other.
#[test]
fn a_card_that_adds_blue() {
    let mut given = Arrangement { attack: Some(Complice::Datata), ..Arrangement::default() };
    given.sheets.stalky.blue = 3;
    let mut played = arranged(attack_on("blue", &["stalky"]), common::standard(4), &given);
    told(&mut played, Input::Draw(0));
    assert_eq!(played.view_everything().sheets[0].status, Status::Saved);
}
