//! What all test files of the title share.
#![allow(dead_code, reason = "not every test file needs all of it")]

use std::sync::{Arc, OnceLock};

use title_boogeyman::{
    Action, Arrangement, Boogeyman, ChildArrangement, Colour, Figure, Mode, Options, Pack, Space, Told, load,
};
use veilleuse_core::{DrawName, Input, Match, Seat};
use veilleuse_testkit::title;

/// The pack, read once.
pub(crate) fn pack() -> Arc<Pack> {
    static PACK: OnceLock<Arc<Pack>> = OnceLock::new();
    Arc::clone(PACK.get_or_init(|| Arc::new(title::read(&title::files::<Boogeyman>(), load))))
}

/// A table of this mode with these seats, with the Dawn limit so that chance players come to an end.
pub(crate) fn table(mode: Mode, seats: u8) -> Options {
    Options { mode, seats, dawn: true, ..Options::default() }
}

/// A solo table with so many Children.
pub(crate) fn solo(children: u8) -> Options {
    Options { children, ..table(Mode::Solo, 1) }
}

/// Every mode and every number of seats, with and without the variants.
pub(crate) fn all_tables() -> Vec<Options> {
    let mut tables: Vec<Options> = (1..=6).map(solo).collect();
    for seats in 2..=6 {
        tables.push(table(Mode::Coop, seats));
        tables.push(Options { possessed: Some(true), ..table(Mode::SemiCoop, seats) });
    }
    for seats in 2..=7 {
        let boogeyman = Some(Seat::new(seats / 2));
        tables.push(Options { boogeyman, ..table(Mode::Competitive, seats) });
    }
    tables.push(Options { children: 4, possessed: Some(true), ..table(Mode::Competitive, 3) });
    tables.push(Options { choose_final: true, candies_anytime: true, ..table(Mode::Coop, 3) });
    tables.push(Options { choose_final: true, ..table(Mode::Competitive, 3) });
    tables.push(Options { first: Some(Seat::new(1)), possessed: Some(false), ..table(Mode::SemiCoop, 4) });
    tables
}

/// Begins a match.
pub(crate) fn begin(options: Options) -> Match<Boogeyman> {
    Match::begin(pack(), options).unwrap_or_else(|refusal| panic!("{refusal}"))
}

/// Three Children in the Final Room, the first of them with all Objectives, begin the Final with this number.
/// `hear` gets everything that is told.
pub(crate) fn at_the_final(number: u8, mut hear: impl FnMut(&Told)) -> Match<Boogeyman> {
    let room = Space::room(12);
    let leader = ChildArrangement { at: room, objectives: vec![Colour::Orange; 3], ..Default::default() };
    let other = ChildArrangement { at: room, ..Default::default() };
    let given = Arrangement {
        children: vec![leader, other.clone(), other],
        babysitter: Space::room(2),
        final_room: room,
        leader: Some(Figure::Peter),
        ..Default::default()
    };
    let mut played =
        Match::arranged(pack(), table(Mode::Coop, 3), &given).unwrap_or_else(|error| panic!("{error}"));
    let mut take = |played: &mut Match<Boogeyman>, input| {
        let pages = played.apply(input).unwrap_or_else(|refusal| panic!("{refusal}"));
        pages.everything().lines.iter().for_each(&mut hear);
    };
    take(&mut played, Input::Decide { seat: Seat::new(0), action: Action::StartFinal });
    let wanted = DrawName::Id(format!("f{number:02}"));
    let way = (0..25).find(|way| played.draw_name(*way) == wanted);
    take(&mut played, Input::Draw(way.unwrap_or_else(|| panic!("no Final {number}"))));
    played
}
