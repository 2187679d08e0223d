//! After every input of random matches: nothing is lost, nothing is doubled.

use std::{collections::BTreeMap, sync::Arc};

use title_numeville::{Complice, Mode, Numeville, Status, Told, View};
use veilleuse_core::{Host, Input, Match, Seat, Table};
use veilleuse_testkit::Luck;

use crate::common::{all_tables, begin, changed, pack, play_on, read, standard};

/// Every card of the four decks with a place of its own: deck, discard, hand, aside.
fn cards(view: &View) {
    let decks = &view.decks;
    let hands = |held: fn(&title_numeville::View, usize) -> Option<Arc<str>>| {
        (0..view.seats.len()).filter_map(move |seat| held(view, seat)).collect::<Vec<_>>()
    };
    let drawn =
        |prefix: &str| view.drawn.iter().filter(|card| card.starts_with(prefix)).cloned().collect::<Vec<_>>();
    // An Attack that is being discussed lies on the discard already; those still to be chosen lie aside.
    let aside = if view.asks == "cancel_attack" { Vec::new() } else { view.attacks.clone() };
    let objects = hands(|view, seat| view.seats[seat].object.as_ref().map(|held| held.card.clone()));
    let powers = hands(|view, seat| view.seats[seat].power.as_ref().map(|held| held.card.clone()));
    let (board, advanced) = match view.mode {
        Mode::Standard => (1, 0),
        Mode::Advanced => (1, 1),
        Mode::Workshop => (0, 0),
    };
    for (pile, elsewhere, total) in [
        (&decks.attacks, aside, 15 * board),
        (&decks.round_ends, Vec::new(), 10 * board),
        (&decks.objects, [objects, drawn("obj_")].concat(), 13 * advanced),
        (&decks.powers, [powers, drawn("pow_")].concat(), 13 * advanced),
    ] {
        let mut seen: Vec<&Arc<str>> = pile.discard.iter().chain(&elsewhere).collect();
        assert_eq!(pile.left as usize + seen.len(), total, "{view:?}");
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(pile.left as usize + seen.len(), total, "a card is in two places: {view:?}");
    }
}

/// Every question card with a place of its own: deck, discard, or before a team of the workshop. (On the board a card
/// goes to the discard as it is asked.)
fn questions(view: &View) {
    let teams = view.workshop.iter().flat_map(|workshop| &workshop.teams);
    let cards = teams.filter_map(|team| team.question.as_ref().map(|question| question.id));
    let before_teams = cards.filter(|id| !view.decks.asked.contains(id)).count();
    // A card picked by hand has left its deck while the order of its choices is drawn.
    let picked = usize::from(view.asks == "deal_order");
    let left: u32 = view.decks.questions.iter().map(|deck| deck.left).sum();
    assert_eq!(left as usize + view.decks.asked.len() + before_teams + picked, 200, "{view:?}");
}

fn sheets(view: &View) {
    for sheet in &view.sheets {
        assert_eq!(sheet.blue + sheet.red + sheet.supply, 10, "{sheet:?}");
        let cleared = sheet.status == Status::Saved && view.mode != Mode::Workshop;
        let status = match (sheet.blue == sheet.blue_needed, sheet.red == sheet.red_needed) {
            (true, false) => Status::Saved,
            (false, true) => Status::Lost,
            (false, false) if cleared => Status::Saved,
            (false, false) => Status::Open,
            (true, true) => panic!("{sheet:?}"),
        };
        assert_eq!(status, sheet.status, "{sheet:?}");
        if cleared {
            assert_eq!((sheet.blue, sheet.red), (0, 0));
        }
    }
}

fn pawns(view: &View) {
    let squares: Vec<_> = view.seats.iter().filter_map(|seat| seat.square).collect();
    for (place, square) in squares.iter().enumerate() {
        assert!(!squares[..place].contains(square), "two pawns on {square}: {view:?}");
    }
}

/// NU-TOKEN-02, NU-SETUP-03, NU-SETUP-04, NU-SETUP-05, NU-STATUS-03, NU-MOVE-06, NU-OBJ-08, NU-POW-07, NU-ADV-06: pieces are conserved.
#[test]
fn every_piece_has_one_place() {
    for (number, options) in all_tables().into_iter().enumerate() {
        for repeat in 0..12 {
            let mut luck = Luck::part(number as u64, repeat);
            let mut played = begin(options.clone());
            loop {
                let view = played.view_everything();
                cards(&view);
                questions(&view);
                sheets(&view);
                pawns(&view);
                let places = view.board.iter().filter(|square| square.marker.is_some()).count();
                assert!(places <= 2);
                if !play_on(&mut played, &mut luck) {
                    break;
                }
            }
        }
    }
}

/// NU-TOKEN-01, NU-TOKEN-04, NU-TOKEN-03: a told token changes the sheet of its own Complice and no other.
#[test]
fn tokens_belong_to_their_complice() {
    for (number, options) in all_tables().into_iter().enumerate() {
        let mut luck = Luck::part(77, number as u64);
        let mut played = begin(options);
        let supplies = |played: &Match<Numeville>| {
            played.view_everything().sheets.iter().map(|sheet| i32::from(sheet.supply)).collect::<Vec<_>>()
        };
        while let Some(input) = played.next_input(&mut luck) {
            let before = supplies(&played);
            let pages = played.apply(input).unwrap_or_else(|refusal| panic!("{refusal}"));
            let mut change: BTreeMap<Complice, i32> = BTreeMap::new();
            for told in &pages.everything().lines {
                match told {
                    Told::TokenPlaced { complice, .. } => *change.entry(*complice).or_default() -= 1,
                    Told::TokenRemoved { complice, .. } => *change.entry(*complice).or_default() += 1,
                    Told::Settled { complice, status: Status::Saved }
                        if played.options().mode != Mode::Workshop =>
                    {
                        change.insert(*complice, 10 - before[complice.index()]);
                    }
                    _ => {}
                }
            }
            let after = supplies(&played);
            for complice in Complice::ALL {
                let told = change.get(&complice).copied().unwrap_or_default();
                assert_eq!(after[complice.index()] - before[complice.index()], told, "{complice:?}");
            }
        }
    }
}

/// NU-Q-55, NU-END-03, NU-END-04, NU-ROUND-05: no match has more than eleven rounds, and one card ends each.
#[test]
fn eleven_rounds_at_most() {
    let mut latest = 0;
    for number in 0..600 {
        let mut luck = Luck::part(5, number);
        let mut played = begin(standard(2));
        while play_on(&mut played, &mut luck) {
            let view = played.view_everything();
            assert!(u32::from(view.round) + view.rounds_left <= 11, "{view:?}");
            latest = latest.max(view.round);
        }
    }
    assert_eq!(latest, 11, "the clock is reached");
}

/// NU-TURN-06, NU-ROUND-01, NU-TURN-03: in every round each seat has one turn, in the same order.
#[test]
fn one_turn_each() {
    for number in 0..60 {
        let seats = 2 + (number % 3) as u8;
        let mut luck = Luck::part(6, number);
        let mut played = begin(standard(seats));
        let mut turns: Vec<(u8, Seat)> = Vec::new();
        while let Some(input) = played.next_input(&mut luck) {
            let pages = played.apply(input).unwrap_or_else(|refusal| panic!("{refusal}"));
            for told in &pages.everything().lines {
                if let Told::TurnBegan { seat, round } = told {
                    turns.push((*round, *seat));
                }
            }
        }
        let first = played.view_everything().first;
        for (place, (round, seat)) in turns.iter().enumerate() {
            assert_eq!(usize::from(*round), place / usize::from(seats) + 1);
            assert_eq!(seat.index(), (first.index() + place) % usize::from(seats));
        }
    }
}

/// NU-Q-39, NU-STATUS-02, NU-END-02: red for several Complices is placed one after the other, up to the second loss.
#[test]
fn red_for_several_complices() {
    let one = "effects = [{ add = { colour = \"red\", count = 3, on = { named = \"stalky\" } } }]";
    let add = |complice: &str, count| {
        format!("{{ add = {{ colour = \"red\", count = {count}, on = {{ named = \"{complice}\" }} }} }}")
    };
    let three = format!("effects = [{}, {}, {}]", add("stalky", 5), add("hacker", 5), add("datata", 5));
    let files =
        changed(
            |path, text| {
                if path == "decks/attacks.toml" { text.replacen(one, &three, 1) } else { text.to_owned() }
            },
        );
    let given = title_numeville::Arrangement { attack: Some(Complice::Hyperco), ..Default::default() };
    let mut played = Match::<Numeville>::arranged(read(&files).into(), standard(4), &given)
        .unwrap_or_else(|error| panic!("{error}"));
    played.apply_silently(Input::Draw(0)).unwrap_or_else(|refusal| panic!("{refusal}"));
    let view = played.view_everything();
    let reds: Vec<u8> = view.sheets.iter().map(|sheet| sheet.red).collect();
    assert_eq!(reds, [5, 5, 0, 0]);
    assert_eq!(view.outcome.map(|outcome| outcome.reason), Some("two_lost"));
}

#[test]
fn a_state_is_small() {
    assert!(Table::<Numeville>::state_size() <= 1024, "{}", Table::<Numeville>::state_size());
    assert_eq!(pack().digest().len(), 64);
}
