//! What a sensible player sees in a position.

use veilleuse_core::{Eyes, Judgement, Search, Seat, Term, kit::By};

use crate::{
    Numeville,
    action::{Action, Which},
    ask::{self, Ask},
    cards::{Aid, Blow},
    pack::Pack,
    state::{State, Status},
    voice::leads_to,
    words::{Card, Colour, Complice, Square},
};

/// What a Complice who is saved is worth, one who is lost, and a card in hand.
const SAVED: i32 = 250;
const LOST: i32 = -400;
const CARD: i32 = 12;

impl Judgement for Numeville {
    const TERMS: &'static [Term] = &[
        Term::counted("saved", SAVED),
        Term::counted("lost", LOST),
        Term::felt("blue"),
        Term::felt("red"),
        Term::counted("cards", CARD),
    ];
    const SEARCH: Search = Search::Tree { guided: 6 };

    /// All save the same Complices.
    fn side(_: &Pack, _: &State, _: Seat, _: Eyes) -> u8 {
        0
    }

    fn terms(_: &Pack, state: &State, _: Seat, _: Eyes, mut term: impl FnMut(&'static str, i32)) {
        for sheet in state.sheets.values() {
            match sheet.status {
                Status::Saved => term("saved", SAVED),
                Status::Lost => term("lost", LOST),
                Status::Open => {
                    term("blue", 160 * i32::from(sheet.blue.at()) / i32::from(sheet.blue.end()));
                    term("red", -220 * i32::from(sheet.red.at()) / i32::from(sheet.red.end()));
                }
            }
        }
        let held = state.hands.values().iter().flat_map(By::values).flatten();
        term("cards", CARD * held.count() as i32);
    }

    fn appeal(pack: &Pack, state: &State, seat: Seat, _: Eyes, options: &[Action], weights: &mut [i32]) {
        for (action, weight) in options.iter().zip(weights) {
            *weight = appeal(pack, state, seat, action);
        }
    }
}

fn appeal(pack: &Pack, state: &State, seat: Seat, action: &Action) -> i32 {
    match action {
        Action::Move(_) | Action::Bump(_) => {
            leads_to(pack, state, seat, action).map_or(0, |square| arrival(pack, state, square))
        }
        Action::Plaza(complice) => need(state, *complice),
        Action::Decline => {
            if matches!(state.ask, Ask::Plaza(ask::Plaza { instead: true })) {
                45
            } else {
                10
            }
        }
        Action::SetDie { value, .. } => best_move(pack, state, seat, *value) - 35,
        Action::Adjust { by, .. } => {
            let now = best_move(pack, state, seat, state.turn.white);
            let then = best_move(pack, state, seat, state.turn.white.saturating_add_signed(*by));
            // Worth more than moving at once only when it leads somewhere better.
            if then > now + 5 { then + 1 } else { -50 }
        }
        Action::Use(slot) => match state.hands[seat][*slot].map(|held| pack.aid(*slot, held.card).aid) {
            Some(Aid::Reroll) => match state.ask {
                Ask::Face(_) if state.turn.black == 6 => 80,
                Ask::Direction(_) if best_move(pack, state, seat, state.turn.white) < 20 => 40,
                _ => -20,
            },
            Some(Aid::Eliminate | Aid::Retry | Aid::MakeEasy) => 70,
            Some(Aid::ReplaceQuestion) => -10,
            Some(Aid::CancelAnyAttack | Aid::CancelOwnAttack) => match state.ask {
                Ask::CancelAttack(ask::CancelAttack { card, .. }) => harm(pack, state, card),
                _ => 0,
            },
            Some(_) => 90,
            None => 0,
        },
        Action::Pass => 30,
        Action::Roll => 0,
        Action::Suffer(which) => match (state.ask, which) {
            (Ask::ChooseAttack(_), Which::Old) => state.turn.aside.map_or(0, |card| -harm(pack, state, card)),
            (Ask::ChooseAttack(ask::ChooseAttack { second }), Which::New) => -harm(pack, state, second),
            _ => 0,
        },
        Action::Pick(complice) => picked(pack, state, *complice),
        // Going on can only turn a victory into a greater one.
        Action::PlayOn => 20,
        Action::Agree | Action::Ready => 50,
        Action::Speak => -80,
        Action::Propose(square) => {
            let portrait = pack.board.is_portrait(*square);
            if portrait || pack.board.is_plaza(*square) { 20 } else { 0 }
        }
        _ => 0,
    }
}

/// How much the table wants to answer about this Complice.
fn need(state: &State, complice: Complice) -> i32 {
    let sheet = &state.sheets[complice];
    if !sheet.is_open() {
        return 0;
    }
    let (blue, red) = (sheet.blue, sheet.red);
    // Close to being saved is tempting; close to being lost is a reason to keep away unless one token saves.
    let near = 40 + 12 * i32::from(blue.at());
    let danger =
        if red.at() + 1 >= red.end() && blue.at() + 1 < blue.end() { 25 } else { 4 * i32::from(red.at()) };
    near - danger
}

/// How good it is to end a move here.
fn arrival(pack: &Pack, state: &State, square: Square) -> i32 {
    let card = if state.markers.values().contains(&Some(square)) { 15 } else { 0 };
    let here = match pack.board.district(square) {
        None => state.open().iter().map(|complice| need(state, complice)).max().unwrap_or(0),
        Some(complice) if state.settled(complice) => 0,
        Some(complice) => {
            let sheet = &state.sheets[complice];
            let portrait = pack.board.is_portrait(square);
            let risky = sheet.red.at() + 2 >= sheet.red.end();
            need(state, complice) + if portrait && !risky { 20 } else { 0 }
        }
    };
    here + card
}

fn best_move(pack: &Pack, state: &State, seat: Seat, white: u8) -> i32 {
    let here = state.pawns[seat];
    let reach = crate::phase::turnings(state)
        .iter()
        .map(|turning| arrival(pack, state, pack.board.step(here, *turning, white)));
    reach.max().unwrap_or(0)
}

/// How much an Attack would hurt, against a cancelling card's worth of about 45.
fn harm(pack: &Pack, state: &State, card: Card) -> i32 {
    let each = pack.attacks[card.index()].blows.iter().map(|blow| match blow {
        Blow::Add { colour: Colour::Red, .. } | Blow::Spoil { .. } => {
            let close = state.sheets.values().iter().any(|s| s.is_open() && s.red.at() + 1 >= s.red.end());
            if close { 90 } else { 50 }
        }
        Blow::Remove { colour: Colour::Blue, .. } => 45,
        Blow::Ask { .. } => 40,
        _ => 10,
    });
    each.sum()
}

/// Whom to name: where a bad token hurts least, or a good turn helps most.
fn picked(pack: &Pack, state: &State, complice: Complice) -> i32 {
    let sheet = &state.sheets[complice];
    let (blue, red) = (i32::from(sheet.blue.at()), i32::from(sheet.red.at()));
    let Ask::PickComplice(ask::PickComplice { deck, card, at, .. }) = state.ask else { return 0 };
    match pack.dark(deck, card).blows[usize::from(at)] {
        Blow::Add { colour: Colour::Red, .. } => -10 * red,
        Blow::Remove { colour: Colour::Red, .. } => 10 * red,
        Blow::Remove { colour: Colour::Blue, .. } | Blow::Spoil { .. } => -10 * blue,
        _ => 10 * blue - 5 * red,
    }
}
