//! Rules about the box and about every match, read off the view.

use crate::common;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use static_assertions::assert_not_impl_any;
use title_clef_des_mondes::{
    Action, Card, ClefDesMondes, Effect, Key, Kind, Options, Pack, Place, State, View, World, load,
    view::{BackView, CardView},
};
use veilleuse_core::{Game, Input, Match, Pending, Refusal, Seat, SeatSet, Table, Viewer};
use veilleuse_testkit::{Luck, title};

assert_not_impl_any!(State: serde::Serialize);

fn begun(seats: u8) -> Match<ClefDesMondes> {
    Match::begin(common::pack(), common::standard(seats)).unwrap_or_else(|refusal| panic!("{refusal}"))
}

/// Every discovery card of the box, as the view shows it: piles that were drawn out one by one.
fn all_cards() -> Vec<CardView> {
    let mut cards: Vec<CardView> = Vec::new();
    for number in 0..400 {
        let mut luck = Luck::part(5, number);
        let played = title::play_sensibly(begun(4), &mut luck, 3, 1_500);
        let view = played.view_everything();
        let backs = view.piles.iter().flat_map(|pile| pile.top.iter().chain(&pile.bottom));
        let hands = view.seats.iter().flat_map(|seat| &seat.hand);
        for card in backs.chain(hands).filter_map(|back| back.card.as_ref()) {
            if !cards.iter().any(|known| known.card == card.card) {
                cards.push(card.clone());
            }
        }
        if cards.len() == 64 {
            break;
        }
    }
    cards.sort_by_key(|card| card.card);
    cards
}

/// CM-COMP-03, CM-COMP-07, CM-COMP-08, CM-COMP-09, CM-KEY-03, CM-KEY-04, CM-SETUP-05: eight cards for each of
/// eight worlds and none for Kernault; encounters and objects have a key, bad encounters an attack; the mix
/// differs, and some worlds are more dangerous.
#[test]
fn the_box_has_sixty_four_discovery_cards() {
    let cards = all_cards();
    assert_eq!(cards.len(), 64);
    let mut mixes = BTreeSet::new();
    for world in World::ALL {
        let here: Vec<&CardView> = cards.iter().filter(|card| card.origin == world).collect();
        assert_eq!(here.len(), 8, "{world:?}");
        let bad = here.iter().filter(|card| card.kind == Kind::BadEncounter).count();
        let objects = here.iter().filter(|card| card.kind == Kind::Object).count();
        assert!((1..=3).contains(&bad), "{world:?}");
        mixes.insert((bad, objects));
    }
    assert!(mixes.len() > 2, "{mixes:?}");
    for key in Key::ALL {
        let keys = cards.iter().filter(|card| card.kind != Kind::BadEncounter && card.symbol == key);
        assert!((9..=10).contains(&keys.count()), "{key:?}");
        let parries = |card: &&CardView| card.effect == Effect::CancelSymbol(key);
        assert!(cards.iter().any(|card| parries(&card) && card.kind != Kind::BadEncounter), "{key:?}");
    }
}

/// CM-COMP-01, CM-COMP-05, CM-KEY-01, CM-BOARD-02: eight worlds around Kernault, each with a key on each of
/// its four sides; five keys, each with a colour and a shape of its own.
#[test]
fn worlds_show_a_key_on_every_side() {
    let mut luck = Luck::part(9, 0);
    let mut worlds = BTreeSet::new();
    for _ in 0..200 {
        let played = title::play_sensibly(begun(5), &mut luck, 4, 1_500);
        for world in played.view_everything().places.into_iter().filter_map(|place| place.world) {
            let sides = BTreeSet::from([world.north, world.east, world.south, world.west]);
            assert_eq!(sides.len(), 4, "{world:?}");
            worlds.insert(world.world);
        }
    }
    assert_eq!(worlds.len(), 8);
    let keys = begun(2).view_everything().keys;
    let colours: BTreeSet<&String> = keys.iter().map(|key| &key.colour).collect();
    let shapes: BTreeSet<&String> = keys.iter().map(|key| &key.shape).collect();
    assert_eq!((keys.len(), colours.len(), shapes.len()), (5, 5, 5));
}

/// CM-COMP-02, CM-COMP-06, CM-KEY-02, CM-SETUP-06, CM-SETUP-08: ten characters with an own key and three
/// homeward keys; two are dealt to each seat, one is kept, and no other is ever in play.
#[test]
fn ten_characters_each_with_keys_of_their_own() {
    let mut sets = BTreeSet::new();
    for number in 0..60 {
        let mut played = begun(5);
        let mut luck = Luck::part(21, number);
        while !matches!(played.pending(), Pending::Seats(_)) {
            title::play_on(&mut played, &mut luck);
        }
        let view = played.view_everything();
        let dealt: Vec<_> = view.seats.iter().flat_map(|seat| &seat.dealt).collect();
        assert_eq!(dealt.len(), 10);
        for character in dealt {
            let mut keys = character.home_keys;
            keys.sort();
            assert!(keys.contains(&character.own_key), "{character:?}");
            sets.insert((character.character, keys));
        }
    }
    assert_eq!(sets.len(), 10);
}

/// CM-SETUP-01, CM-MODE-01, CM-MODE-02, CM-TURN-02: two to five seats, one of which starts, and one way to play.
#[test]
fn two_to_five_seats() {
    let pack = common::pack();
    for seats in 0..=8 {
        let table = Table::<ClefDesMondes>::begin(&pack, &common::standard(seats));
        assert_eq!(table.is_ok(), (2..=5).contains(&seats), "{seats}");
    }
    for first in 0..5 {
        let options = Options { first: Some(Seat::new(first)), ..common::standard(3) };
        let refused = Table::<ClefDesMondes>::begin(&pack, &options).err();
        assert_eq!(refused, (first >= 3).then_some(Refusal::by("CM-TURN-02")), "{first}");
    }
    let modes = serde_json::from_str::<Options>(r#"{ "mode": "solo" }"#);
    assert!(modes.is_err());
}

fn cards_of(view: &View) -> usize {
    let piles: usize = view.piles.iter().map(|pile| usize::from(pile.count)).sum();
    let hands: usize = view.seats.iter().map(|seat| seat.hand.len()).sum();
    piles + hands + view.stack.len()
}

/// CM-ENC-05, CM-BAD-04, CM-OBJ-04, CM-HAND-01: the 64 cards are always somewhere; hands hold at
/// most five and no bad encounter; an encounter is in its own world; only objects lie in other piles.
#[test]
fn no_card_appears_vanishes_or_strays() {
    for number in 0..60 {
        let mut luck = Luck::part(33, number);
        let mut played = begun(2 + (number % 4) as u8);
        let whole = title::play_sensibly(played.clone(), &mut luck, (number % 8) as u32, 1_200);
        for step in whole.history() {
            played.apply_silently(step.input).unwrap_or_else(|refusal| panic!("{refusal}"));
            let view = played.view_everything();
            assert_eq!(cards_of(&view), 64);
            for pile in &view.piles {
                for card in pile.top.iter().chain(&pile.bottom).filter_map(|back| back.card.as_ref()) {
                    assert!(card.kind == Kind::Object || card.origin == pile.world, "{card:?}");
                }
            }
            for seat in &view.seats {
                assert!(seat.hand.len() <= 5);
                let here = view.places.iter().find(|place| Some(place.place) == seat.place);
                let here = here.and_then(|place| place.world.as_ref()).map(|world| world.world);
                for card in seat.hand.iter().filter_map(|back| back.card.as_ref()) {
                    assert_ne!(card.kind, Kind::BadEncounter);
                    assert!(card.kind == Kind::Object || Some(card.origin) == here, "{card:?}");
                }
            }
        }
    }
}

/// CM-SETUP-07, CM-REVEAL-04: nobody sees the hand or the character of another before it is shown.
#[test]
fn hands_and_characters_are_for_their_owners() {
    let mut luck = Luck::part(51, 0);
    let mut played = begun(3);
    while played.history().len() < 40 && title::play_on(&mut played, &mut luck) {}
    let shown = |back: &BackView| back.card.is_some();
    let view = played.view(Viewer::Seat(Seat::new(0)));
    assert!(view.seats[0].hand.iter().all(shown));
    assert!(view.seats[0].character.is_some());
    for seat in view.seats[1..].iter().filter(|seat| !seat.revealed) {
        assert!(seat.character.is_none());
    }
}

/// CM-REACT-06, Ruling CM-Q-16: a window, and the question to the attacked, are held open for a table's minimum; so is
/// the question which object is lost, since who has only one would answer sooner.
#[test]
fn windows_are_marked_for_the_host() {
    let mut luck = Luck::part(61, 0);
    let mut seen = BTreeSet::new();
    for _ in 0..40 {
        let mut played = begun(3);
        while title::play_on(&mut played, &mut luck) && played.history().len() < 400 {
            let view = played.view(Viewer::Public);
            let always = ["window", "defend"].contains(&view.asks);
            assert!(played.is_window() == always || view.asks == "lose", "{}", view.asks);
            assert_eq!(played.is_window(), view.window);
            seen.insert(view.asks);
        }
    }
    assert!(seen.contains("window") && seen.contains("defend"), "{seen:?}");
}

/// CM-DISC-03: no decision concerns a character card once it is chosen.
#[test]
fn a_character_is_chosen_once() {
    let mut luck = Luck::part(71, 0);
    let mut played = begun(2);
    while played.history().len() < 300 && title::play_on(&mut played, &mut luck) {
        if let Pending::Seats(asked) = played.pending() {
            let choices = asked.iter().flat_map(|seat| played.choices(seat));
            let keeps = choices.filter(|choice| matches!(choice, Action::Keep(_))).count();
            assert_eq!(keeps > 0, played.view(Viewer::Public).asks == "keep");
        }
    }
    assert_eq!(ClefDesMondes::endings().len(), 3);
}

/// CM-SETUP-10, CM-SETUP-11, CM-SETUP-12, CM-SETUP-13: whatever chance says, pawns start beside Kernault, on one
/// world or on two opposite ones, and only these lie face up.
#[test]
fn pawns_start_beside_kernault() {
    for seats in 2..=5 {
        let mut starts = BTreeSet::new();
        for number in 0..60 {
            let mut luck = Luck::part(81, number);
            let mut played = begun(seats);
            while played.view(Viewer::Public).round == 0 {
                title::play_on(&mut played, &mut luck);
            }
            let view = played.view(Viewer::Public);
            let standing: Vec<_> = view.seats.iter().filter_map(|seat| seat.place).collect();
            assert_eq!(standing.len(), usize::from(seats));
            let first = standing[view.active.index()];
            assert!(standing.iter().all(|place| place.beside_kernault()), "{standing:?}");
            let across = standing.iter().filter(|place| **place == first.opposite()).count();
            let with_first = standing.iter().filter(|place| **place == first).count();
            let halves = if seats >= 4 { usize::from(seats / 2) } else { 0 };
            assert_eq!((with_first, across), (usize::from(seats) - halves, halves));
            for place in &view.places {
                assert_eq!(place.face_up, standing.contains(&place.place), "{place:?}");
            }
            starts.insert(first);
        }
        assert_eq!(starts.len(), 4, "{seats} seats start at {starts:?}");
    }
}

/// The pack with other effects for some of its cards.
fn with_effects(effects: &[(&str, &str)]) -> Arc<Pack> {
    let files = title::changed(&title::files::<ClefDesMondes>(), |path, text| {
        if path != "decks/discoveries.toml" {
            return text.to_owned();
        }
        let changed = |card: &str| {
            let found = effects.iter().find(|(id, _)| card.contains(&format!("\"{id}\"")));
            let Some((_, effect)) = found.filter(|_| card.contains("effect")) else { return card.to_owned() };
            // What does something else is no attack.
            let card = card.replace("\"bad_encounter\"", "\"encounter\"");
            let line = |line: &str| {
                if line.starts_with("effect") { format!("effect = {effect}") } else { line.to_owned() }
            };
            card.split('\n').map(line).collect::<Vec<_>>().join("\n")
        };
        text.split("[[card]]").map(changed).collect::<Vec<_>>().join("[[card]]")
    });
    Arc::new(title::read(&files, load))
}

fn arranged(pack: Arc<Pack>, table: serde_json::Value) -> Match<ClefDesMondes> {
    let table = serde_json::from_value(table).expect("an arrangement");
    Match::arranged(pack, common::standard(2), &table).unwrap_or_else(|error| panic!("{error}"))
}

/// CM-DRAW-01, Rulings CM-Q-21 and CM-Q-26: nobody draws from an empty pile, anybody the last card of one, and a drawing
/// effect ends with it.
/// The box never empties a pile, so a bad encounter and an effect are replaced.
#[test]
fn an_empty_pile_gives_nothing() {
    let pack = with_effects(&[("d32", "\"peek_hand\""), ("d28", "{ draw = 2 }")]);
    let mut played = arranged(
        pack,
        serde_json::json!({
            "worlds": { "south": "looking_glass", "north": "gaulish_otherworld" },
            "seats": [
                { "place": "south", "hand": ["d25", "d26", "d27", "d28"] },
                { "place": "south", "hand": ["d29", "d30", "d31", "d32"] },
            ],
        }),
    );
    let [first, second] = [0, 1].map(Seat::new);
    let mut decide = |seat, action| {
        played.apply_silently(Input::Decide { seat, action })?;
        Ok(played.choices(seat).contains(&Action::Draw))
    };
    let draws = Action::Play { card: Card::new(27), with: None, on: None, to: None };
    assert_eq!(decide(first, Action::Draw), Err(Refusal::by("CM-DRAW-01")));
    assert_eq!(decide(first, draws), Err(Refusal::by("CM-EFF-01")));
    let may_draw_the_last = Ok(true);
    assert_eq!(decide(first, Action::Discard(Card::new(24))), may_draw_the_last);
    assert!(decide(first, draws).is_ok());
    assert!(decide(second, Action::LetBe).is_ok());
    let view = played.view_everything();
    assert_eq!((view.asks, view.active, view.seats[0].hand.len()), ("act", second, 3));
}

/// CM-EFF-01, Ruling CM-Q-14: a drawing effect goes on to its last card, one by one. The cards of the box draw two.
#[test]
fn a_drawing_effect_may_draw_three() {
    let mut played = arranged(
        with_effects(&[("d28", "{ draw = 3 }")]),
        serde_json::json!({
            "worlds": { "south": "looking_glass" },
            "seats": [{ "hand": ["d28"] }, {}],
            "piles": { "looking_glass": { "top": ["d25", "d26", "d27", "d29"] } },
        }),
    );
    let draws = Action::Play { card: Card::new(27), with: None, on: None, to: None };
    let [first, second] = [0, 1].map(Seat::new);
    for (seat, action) in
        [(first, draws), (second, Action::LetBe), (first, Action::Draw), (first, Action::Draw)]
    {
        played.apply_silently(Input::Decide { seat, action }).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    let view = played.view_everything();
    assert_eq!((view.asks, view.actions, view.seats[0].hand.len()), ("act", 1, 3));
}

/// CM-REACT-11, Rulings CM-Q-22 and CM-Q-39: a forced move may be stopped by everybody here, the moved player included;
/// what was played for and against it goes under the pile before what the moved player leaves behind. In the box
/// nothing stops a move where the Spectral Pack hunts.
#[test]
fn a_forced_move_may_be_stopped_by_the_moved() {
    let [moved, other] = [0, 1].map(Seat::new);
    let driven = || {
        let table = serde_json::json!({
            "worlds": { "south": "wondrous_hunt" },
            "seats": [{ "hand": ["d12", "d31"] }, { "hand": ["d10"] }],
            "piles": { "wondrous_hunt": { "top": ["d16"] } },
        });
        let mut played = arranged(with_effects(&[("d10", "\"block_movement\"")]), table);
        for action in [Action::Draw, Action::LetBe] {
            let input = Input::Decide { seat: moved, action };
            played.apply_silently(input).unwrap_or_else(|refusal| panic!("{refusal}"));
        }
        assert_eq!(played.pending(), Pending::Seats(SeatSet::first(2)));
        for (seat, action) in [(moved, Action::LetBe), (other, Action::Block(Card::new(9)))] {
            let input = Input::Decide { seat, action };
            played.apply_silently(input).unwrap_or_else(|refusal| panic!("{refusal}"));
        }
        assert_eq!(played.pending(), Pending::Seats(SeatSet::only(moved)));
        played
    };
    let answer = |action| {
        let mut played = driven();
        let input = Input::Decide { seat: moved, action };
        played.apply_silently(input).unwrap_or_else(|refusal| panic!("{refusal}"));
        while let Pending::Chance(_) = played.pending() {
            played.apply_silently(Input::Draw(0)).unwrap_or_else(|refusal| panic!("{refusal}"));
        }
        if played.view_everything().asks == "window" {
            let input = Input::Decide { seat: other, action: Action::LetBe };
            played.apply_silently(input).unwrap_or_else(|refusal| panic!("{refusal}"));
        }
        while let Pending::Chance(_) = played.pending() {
            played.apply_silently(Input::Draw(0)).unwrap_or_else(|refusal| panic!("{refusal}"));
        }
        let view = played.view_everything();
        let bottom = view.piles[World::WondrousHunt as usize].bottom.iter();
        let under: Vec<u8> =
            bottom.filter_map(|back| back.card.as_ref()).map(|card| card.card.number() + 1).collect();
        (view.seats[0].place, under)
    };
    assert_eq!(answer(Action::LetBe), (Some(Place::South), vec![16, 10]));
    let (place, under) = answer(Action::Cancel { card: Card::new(30), against: Card::new(9) });
    assert_ne!(place, Some(Place::South));
    assert_eq!(under, [16, 10, 31, 12]);
}

/// CM-SETUP-02, CM-BOARD-04, CM-HOME-03: Kernault is the centre of the square: the eight places lie around it, four
/// touch it by a side and four by an angle, and every one has a way to it.
#[test]
fn kernault_lies_in_the_centre() {
    let worlds: serde_json::Map<String, serde_json::Value> = Place::ALL
        .iter()
        .zip(World::ALL)
        .map(|(place, world)| (place.id().to_owned(), world.id().into()))
        .collect();
    let view = arranged(common::pack(), serde_json::json!({ "worlds": worlds })).view_everything();
    let mut cells = BTreeSet::new();
    for place in &view.places {
        let (column, row) = place.cell;
        assert!(column < 3 && row < 3 && cells.insert(place.cell), "{place:?}");
        let home: Vec<_> = place.exits.iter().filter(|exit| exit.to.is_none()).collect();
        assert_eq!(home.len(), 1, "{place:?}");
        assert_eq!(home[0].by_side, column == 1 || row == 1, "{place:?}");
    }
    assert_eq!(cells.len(), 8);
    assert!(!cells.contains(&(1, 1)), "the centre is Kernault's");
}

/// CM-SETUP-04, CM-DRAW-01: at the start every world has a pile of its own eight cards, in no order yet: whatever chance
/// says, each of them may come first, and nobody sees any.
#[test]
fn eight_piles_of_eight() {
    for seats in 2..=5 {
        let (mut played, mut luck) = (begun(seats), Luck::part(29, seats.into()));
        while played.view(Viewer::Public).round == 0 {
            let piles = played.view(Viewer::Public).piles;
            assert_eq!(piles.len(), 8);
            assert!(piles.iter().all(|pile| (pile.count, pile.shuffled) == (8, 8)), "{piles:?}");
            title::play_on(&mut played, &mut luck);
        }
    }
    for world in World::ALL {
        let table = serde_json::json!({ "worlds": { "north": world.id() } });
        let mut played = arranged(common::pack(), table);
        for viewer in [Viewer::Public, Viewer::Seat(Seat::new(0))] {
            for pile in played.view(viewer).piles {
                assert_eq!((pile.count, pile.shuffled, pile.top.len(), pile.bottom.len()), (8, 8, 0, 0));
            }
        }
        let input = Input::Decide { seat: Seat::new(0), action: Action::Draw };
        played.apply_silently(input).unwrap_or_else(|refusal| panic!("{refusal}"));
        let Pending::Chance(chance) = played.pending() else { panic!("a card is drawn") };
        let first: BTreeSet<String> = (0..chance.ways).map(|way| played.draw_name(way).to_string()).collect();
        let own: BTreeSet<String> =
            (1..=8).map(|card| format!("d{:02}", 8 * world as usize + card)).collect();
        assert_eq!((chance.ways, first), (8, own), "{world:?}");
    }
}

/// CM-BOARD-07, CM-BOARD-09: a world that somebody has seen, openly or in secret, lies there to the end, and is the one
/// that is turned up.
#[test]
fn worlds_stay_where_they_lie() {
    let (mut secretly, mut seen) = (0, BTreeSet::new());
    for number in 0..60 {
        let mut luck = Luck::part(37, number);
        let mut played = begun(2 + (number % 4) as u8);
        let whole = title::play_sensibly(played.clone(), &mut luck, 5, 1_200);
        let mut lying: BTreeMap<Place, World> = BTreeMap::new();
        let mut open = BTreeSet::new();
        for step in whole.history() {
            played.apply_silently(step.input).unwrap_or_else(|refusal| panic!("{refusal}"));
            for place in played.view_everything().places {
                assert!(place.face_up || !open.contains(&place.place), "{place:?} is face down again");
                if place.face_up {
                    open.insert(place.place);
                }
                let Some(world) = &place.world else { continue };
                secretly += u32::from(!place.face_up);
                assert_eq!(*lying.entry(place.place).or_insert(world.world), world.world, "{place:?}");
            }
        }
        let different: BTreeSet<World> = lying.values().copied().collect();
        assert_eq!(different.len(), lying.len(), "a world lies twice: {lying:?}");
        seen.extend(lying);
    }
    assert!(secretly > 0 && seen.len() > 40, "{secretly} {}", seen.len());
}

/// CM-EFF-02, CM-REACT-11, Ruling CM-Q-27: several pairs and several cards that stop a move are in the box, and each
/// card of a pair names the other.
#[test]
fn pairs_name_each_other() {
    let blockers = all_cards().into_iter().filter(|card| card.effect == Effect::BlockMovement);
    let worlds: BTreeSet<World> = blockers.map(|card| card.origin).collect();
    assert!(worlds.len() >= 3, "{worlds:?}");
    let pairs = title::files::<ClefDesMondes>();
    let (_, deck) = pairs.under("").find(|(path, _)| *path == "decks/discoveries.toml").expect("a deck");
    assert!(deck.matches("[[pair]]").count() >= 3);
    for (lang, from) in [("fr", "Avec «\u{a0}{ card-d14 }\u{a0}»"), ("en", "With “{ card-d14 }”")] {
        let found = title::problems_of::<ClefDesMondes>(load, &format!("{lang}/cards.ftl"), from, "");
        assert_eq!(found.lines().count(), 1, "{found}");
        assert!(found.contains("the text of d13 does not name d14"), "{found}");
    }
}

/// What two sensible players at a table decide first, when they last came nearer home in these rounds.
fn decided_first(nearer_in: [u16; 2], inputs: usize) -> Match<ClefDesMondes> {
    let seats = nearer_in.map(|round| serde_json::json!({ "nearer_in": round }));
    let table =
        serde_json::from_value(serde_json::json!({ "round": 100, "seats": seats })).expect("an arrangement");
    let table = Match::<ClefDesMondes>::arranged(common::pack(), common::standard(2), &table)
        .unwrap_or_else(|error| panic!("{error}"));
    title::play_sensibly(table, &mut Luck::part(91, 0), 0, inputs)
}

/// Ruling CM-Q-52: bots ask to stop, and agree, once they have not come nearer home for thirty rounds; all have to.
#[test]
fn bots_agree_to_stop_when_nobody_comes_nearer_home() {
    let asked = |played: &Match<ClefDesMondes>| {
        let halt = Input::Decide { seat: Seat::new(0), action: Action::CallHalt };
        played.history().first().is_some_and(|step| step.input == halt)
    };
    let both = decided_first([70, 70], 2);
    assert!(asked(&both));
    assert_eq!(title::ending(&both), Some(("nobody", "agreement")));
    let one = decided_first([70, 71], 2);
    assert!(asked(&one));
    assert_eq!(title::ending(&one), None);
    assert!(!asked(&decided_first([71, 70], 1)));
}

/// CM-TURN-09, Ruling CM-Q-52: whoever plays at random passes, votes and draws on until the house ends the match, and
/// no later.
#[test]
fn no_match_goes_beyond_the_last_round() {
    let mut reasons = BTreeSet::new();
    for number in 0..12 {
        let mut luck = Luck::part(95, number);
        let mut played = begun(2 + (number % 4) as u8);
        while title::play_on(&mut played, &mut luck) {}
        let view = played.view(Viewer::Public);
        assert!(view.round <= 250, "{}", view.round);
        reasons.insert(view.outcome.expect("the match is over").reason);
    }
    assert!(reasons.contains("stalemate"), "{reasons:?}");
}
