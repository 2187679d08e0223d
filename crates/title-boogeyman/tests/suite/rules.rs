//! What scenarios cannot say: the box, refused options, what holds after every input, the whole Book.

use crate::common;
use std::collections::BTreeSet;

use title_boogeyman::{Action, Boogeyman, Deck, Figure, Mode, Options, Space, State, View, load};
use veilleuse_core::{Game, Match, Pending, Seat, Viewer};
use veilleuse_testkit::{Luck, title};

static_assertions::assert_not_impl_any!(State: serde::Serialize);

fn content(letter: char) -> usize {
    let is_card = |id: &&String| {
        id.len() == 3 && id.starts_with(letter) && id[1..].chars().all(|digit| digit.is_ascii_digit())
    };
    Boogeyman::all_content(&common::pack()).iter().filter(is_card).count()
}

/// BO-SETUP-06, BO-Q-78: eight decks, eight Objective cards, 25 Finals; with 18 State cards 270 in all.
#[test]
fn the_box() {
    let decks = ['s', 'l', 'd', 'b', 'j', 'n', 't', 'e', 'o'].map(content);
    assert_eq!(decks, [64, 40, 40, 32, 32, 10, 13, 13, 8]);
    assert_eq!(decks.iter().sum::<usize>() + 3 * Figure::ALL.len(), 270);
    // f01 to f25 are Finals.
    assert_eq!(content('f'), 25);
}

fn refused(options: Options) -> &'static str {
    match Match::<Boogeyman>::begin(common::pack(), options) {
        Ok(_) => "nothing",
        Err(refusal) => refusal.rule,
    }
}

/// BO-MODE-01 to BO-MODE-08, BO-Q-02, BO-Q-03: tables that cannot be played.
#[test]
fn impossible_tables() {
    let table = common::table;
    assert_eq!(refused(table(Mode::Solo, 2)), "BO-MODE-02");
    assert_eq!(refused(table(Mode::Coop, 1)), "BO-MODE-03");
    assert_eq!(refused(Options { children: 4, ..table(Mode::Coop, 3) }), "BO-MODE-03");
    assert_eq!(refused(table(Mode::SemiCoop, 1)), "BO-MODE-04");
    assert_eq!(refused(table(Mode::Competitive, 1)), "BO-MODE-05");
    assert_eq!(refused(table(Mode::Competitive, 8)), "BO-MODE-05");
    assert_eq!(refused(table(Mode::Coop, 7)), "BO-MODE-08");
    assert_eq!(refused(common::solo(7)), "BO-MODE-08");
    let crown = Some(Seat::new(0));
    assert_eq!(refused(Options { boogeyman: crown, ..table(Mode::Coop, 3) }), "BO-MODE-07");
    assert_eq!(refused(Options { first: Some(Seat::new(3)), ..table(Mode::Coop, 3) }), "BO-SETUP-23");
    assert_eq!(refused(Options { first: crown, ..table(Mode::Competitive, 3) }), "BO-SETUP-24");
    assert_eq!(refused(Options { children: 6, ..table(Mode::Competitive, 3) }), "nothing");
    assert_eq!(refused(table(Mode::Competitive, 7)), "nothing");
}

fn in_play(view: &View) -> usize {
    let held: usize = view.children.iter().map(|child| child.objectives.len()).sum();
    let buried: usize = view.spaces.iter().map(|space| space.buried.len()).sum();
    let passkeys = view.children.iter().filter(|child| child.passkey).count();
    let known = view.spaces.iter().flat_map(|space| &space.known).flatten();
    let special = known.filter(|token| !matches!(token, title_boogeyman::Token::Noise(_))).count();
    let trapdoor = view.spaces.iter().filter(|space| space.trapdoor).count();
    held + buried + passkeys + special + trapdoor
}

/// Where the cards of a deck are: left, discarded, held, in force, dreamt, just drawn, or an Objective card kept out.
fn cards_of(view: &View, deck: &title_boogeyman::view::DeckView) -> usize {
    let kids = || view.children.iter();
    let out = match deck.deck {
        Deck::Search => kids().map(|child| usize::from(child.hand_count)).sum(),
        Deck::Event => view.events.len(),
        Deck::Nightmare => kids().filter(|child| child.nightmare.is_some()).count(),
        Deck::Boogeyman => view.choice.len(),
        Deck::Objective => return content('o'),
        _ => 0,
    };
    // The first of two cards to choose from lies open while the second is drawn.
    let drawing = deck.deck == Deck::Boogeyman && view.asks == "chance";
    let here = deck.left as usize + deck.discard.len() + out;
    if drawing { here.max(content('b')) } else { here }
}

/// BO-STATE-03, BO-SETUP-10, BO-SETUP-12, BO-TRAP-01, BO-TOKEN-05, BO-Q-09, BO-Q-24: nothing is made or lost, and
/// no Child ever holds more Candies than its state allows.
#[test]
fn every_piece_is_accounted_for() {
    for (number, options) in common::all_tables().into_iter().enumerate() {
        let mut luck = Luck::part(13, number as u64);
        let mut played = common::begin(options);
        while title::play_on(&mut played, &mut luck) {
            let view = played.view_everything();
            if view.round == 0 {
                continue;
            }
            assert_eq!(in_play(&view), usize::from(view.supply.objectives_in_play) + 2);
            for deck in &view.decks {
                assert_eq!(cards_of(&view, deck), content(deck.deck.letter()), "{:?}", deck.deck);
            }
            for child in view.children.iter().filter(|child| !child.turned) {
                assert!(child.candies <= child.candy_cap, "{child:?}");
                assert_eq!(child.hand.as_ref().map(Vec::len), Some(usize::from(child.hand_count)));
            }
            let locks = view.spaces.iter().filter(|space| space.padlock).count();
            assert!(locks + usize::from(view.supply.padlocks) <= 10);
            for sealed in [Space::ATTIC, Space::SECRET] {
                let room = view.spaces.iter().find(|space| space.space == sealed);
                let known: Vec<_> = room.into_iter().flat_map(|room| &room.known).flatten().collect();
                let key = |token: &&title_boogeyman::Token| {
                    matches!(token, title_boogeyman::Token::Trapdoor | title_boogeyman::Token::Passkey)
                };
                assert!(!known.iter().any(key), "BO-Q-09");
            }
        }
        assert!(matches!(played.pending(), Pending::Over(_)));
    }
}

/// BO-MEET-08, BO-FREE-02, BO-Q-33: where cards may be played out of turn or after a die, a host holds the question open
/// for a while, whatever is in the hand; not where the hand is known, and nowhere else.
#[test]
fn windows_are_marked_for_the_host() {
    let mut seen = BTreeSet::new();
    for (number, options) in common::all_tables().into_iter().enumerate() {
        let mut luck = Luck::part(17, number as u64);
        let mut played = common::begin(options);
        while title::play_on(&mut played, &mut luck) {
            let view = played.view(Viewer::Public);
            let Pending::Seats(asked) = played.pending() else {
                assert!(!played.is_window());
                continue;
            };
            let rolls = view.roll.as_ref().and_then(|roll| roll.child);
            let hides = |child: &title_boogeyman::view::ChildView| {
                asked.has(child.seat) && usize::from(child.hand_count) > child.shown.len()
            };
            let asks = ["hush", "cancel", "rolled"].contains(&view.asks);
            let roller = view.children.iter().find(|child| rolls.is_some() && child.figure == rolls);
            let hidden = roller.map_or_else(|| view.children.iter().any(hides), hides);
            if view.children.len() == usize::from(played.options().seats) || !asks {
                assert_eq!(played.is_window(), asks && hidden && view.mode != Mode::Solo, "{}", view.asks);
            }
            if played.is_window() {
                seen.insert(view.asks);
                // Somebody can always let it pass.
                let passes = asked.iter().all(|seat| played.choices(seat).iter().any(Boogeyman::lets_be));
                assert!(passes, "{}", view.asks);
            }
        }
    }
    assert_eq!(seen, BTreeSet::from(["cancel", "hush", "rolled"]));
    assert!(Boogeyman::lets_be(&Action::Keep) && !Boogeyman::lets_be(&Action::Reroll));
}

/// Every plural is written by the language, never in brackets.
#[test]
fn no_text_leaves_the_plural_to_the_reader() {
    for language in ["fr", "en"] {
        for file in ["rules", "names", "cards", "epilogues"] {
            let path = title::root(&format!("packs/boogeyman/{language}/{file}.ftl"));
            let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
            let lazy = ["(s)", "(e)", "(x)", "(es)", "/s "].iter().find(|plural| text.contains(**plural));
            assert_eq!(lazy, None, "{language}/{file}.ftl");
        }
    }
}

fn problems_of(file: &str, from: &str, to: &str) -> String {
    title::problems_of::<Boogeyman>(load, file, from, to)
}

/// BO-HOUSE-04, BO-Q-07, BO-Q-78: packs that are no Boogeyman are refused with what is wrong.
#[test]
fn unsound_packs_are_found() {
    let found = problems_of("pack.toml", "search = 64", "search = 63");
    assert!(found.contains("64 cards, but pack.toml counts 63"), "{found}");
    let found = problems_of("board.toml", "noise = [8,", "noise = [9,");
    assert!(found.contains("BO-Q-07"), "{found}");
    let found = problems_of("board.toml", "joins = [\"h1\", \"r1\"]", "joins = [\"h1\", \"r20\"]");
    assert!(found.contains("BO-HOUSE-04"), "{found}");
    let found = problems_of("decks/search.toml", "id = \"s02\"", "id = \"s03\"");
    assert!(found.contains("ids number the cards in order"), "{found}");
    let found = problems_of("decks/objective.toml", "aim = \"possessed\"", "aim = \"cool_head\"");
    assert!(found.contains("BO-SETUP-26"), "{found}");
    let found = problems_of("children.toml", "hall = \"h2\"", "hall = \"h1\"");
    assert!(found.contains("BO-SETUP-18"), "{found}");
}

/// BO-BOOK-06, BO-BOOK-08, BO-BOOK-09, BO-Q-78: each of the 25 Finals can be won and can be lost.
#[test]
fn every_final_has_both_ends() {
    for number in 1..=25 {
        let mut ends = [false; 2];
        for part in 0..200 {
            let mut luck = Luck::part(21, part);
            let mut played = common::at_the_final(number, |_| {});
            while title::play_on(&mut played, &mut luck) {}
            let won = title::ending(&played) == Some(("victory", "epilogue"));
            ends[usize::from(won)] = true;
            if ends == [true; 2] {
                break;
            }
        }
        assert_eq!(ends, [true; 2], "Final {number}: lost, won");
    }
}
