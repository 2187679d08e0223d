//! Cards that come in fours, one for each Complice: each of them, not only one of the four.

use title_numeville::{
    Action, Arrangement, Complice, Difficulty, Level, Modifier, Numeville, SeatArrangement, Slot, Square,
};
use veilleuse_core::{Input, Match, Pending, Seat, kit::Turning};

use crate::common::{advanced, pack, standard};

fn arranged(options: title_numeville::Options, given: &Arrangement) -> Match<Numeville> {
    Match::arranged(pack(), options, given).unwrap_or_else(|error| panic!("{error}"))
}

fn play(played: &mut Match<Numeville>, input: Input<Action>) {
    played.apply_silently(input).unwrap_or_else(|refusal| panic!("{input:?}: {refusal}"));
}

/// Draws the thing with this name.
fn draw(played: &mut Match<Numeville>, name: &str) {
    let Pending::Chance(chance) = played.pending() else { panic!("{name} cannot be drawn now") };
    let way = (0..chance.ways).find(|way| played.draw_name(*way).to_string() == name);
    play(played, Input::Draw(way.unwrap_or_else(|| panic!("{name} cannot be drawn"))));
}

/// Blue and red on each sheet.
fn tokens(played: &Match<Numeville>) -> [(u8, u8); 4] {
    played.view_everything().sheets.map(|sheet| (sheet.blue, sheet.red))
}

fn with_a_blue_on_each() -> Arrangement {
    let mut given = Arrangement::default();
    let sheets = &mut given.sheets;
    for sheet in [&mut sheets.stalky, &mut sheets.hacker, &mut sheets.datata, &mut sheets.hyperco] {
        sheet.blue = 1;
    }
    given
}

/// NU-ATT-03: att_01 to att_04 add red tokens on the Complice they name, att_05 to att_08 take blue ones off it as well.
#[test]
fn attacks_that_name_a_complice() {
    for complice in Complice::ALL {
        let place = complice.index();
        let attack = |card: usize| {
            let given = Arrangement { attack: Some(complice), ..with_a_blue_on_each() };
            let mut played = arranged(standard(4), &given);
            draw(&mut played, &format!("att_{card:02}"));
            tokens(&played)
        };
        let mut expected = [(1, 0); 4];
        expected[place] = (1, 3);
        assert_eq!(attack(place + 1), expected);
        expected[place] = (0, 3);
        assert_eq!(attack(place + 5), expected);
    }
}

/// NU-ROUND-04: rnd_01 to rnd_04 make wrong answers about their Complice dearer in the next round.
#[test]
fn rounds_that_name_a_complice() {
    for complice in Complice::ALL {
        let mut played = arranged(standard(4), &Arrangement { round_end: true, ..Arrangement::default() });
        draw(&mut played, &format!("rnd_{:02}", complice.index() + 1));
        assert_eq!(played.view_everything().modifier, Some(Modifier::ExtraRed(complice)));
    }
}

/// NU-OBJ-04: obj_01 to obj_04 cancel a red token on their Complice and on no other.
#[test]
fn objects_that_name_a_complice() {
    for mine in Complice::ALL {
        let object = format!("obj_{:02}", mine.index() + 1);
        for hit in Complice::ALL {
            let holder = SeatArrangement { object: Some(object.clone()), ..SeatArrangement::default() };
            let given = Arrangement { attack: Some(hit), seats: vec![holder], ..Arrangement::default() };
            let mut played = arranged(advanced(2, Level::Standard), &given);
            draw(&mut played, &format!("att_{:02}", hit.index() + 1));
            let seat = Seat::new(0);
            assert_eq!(!played.choices(seat).is_empty(), mine == hit, "{object} and {hit:?}");
            if mine == hit {
                play(&mut played, Input::Decide { seat, action: Action::Use(Slot::Object) });
                let mut expected = [(0, 0); 4];
                expected[hit.index()] = (0, 2);
                assert_eq!(tokens(&played), expected);
            }
        }
    }
}

/// NU-POW-03, NU-QUEST-04: pow_01 to pow_04 make a black 4 and 5 easy in the district of their Complice and in no other.
#[test]
fn powers_that_name_a_complice() {
    for mine in Complice::ALL {
        for here in Complice::ALL {
            for face in 1..=6 {
                // From the square before a portrait the pawn goes two squares on, past it.
                let before = Square::new(2 + 5 * here.index() as u8);
                let holder = SeatArrangement {
                    square: Some(before),
                    power: Some(format!("pow_{:02}", mine.index() + 1)),
                    ..SeatArrangement::default()
                };
                let away = SeatArrangement { square: Some(Square::new(0)), ..SeatArrangement::default() };
                let given = Arrangement { seats: vec![holder, away], ..Arrangement::default() };
                let mut played = arranged(advanced(2, Level::Standard), &given);
                draw(&mut played, "2");
                let (seat, action) = (Seat::new(0), Action::Move(Turning::Clockwise));
                play(&mut played, Input::Decide { seat, action });
                draw(&mut played, &face.to_string());
                play(&mut played, Input::Draw(0));
                let asked = played.view_everything().question.map(|asked| (asked.complice, asked.difficulty));
                let easy = face <= 3 || (face < 6 && mine == here);
                let difficulty = if easy { Difficulty::Easy } else { Difficulty::Hard };
                assert_eq!(asked, Some((here, difficulty)), "a friend of {mine:?} rolls {face}");
            }
        }
    }
}
