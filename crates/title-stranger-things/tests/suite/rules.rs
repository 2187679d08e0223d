//! What scenarios cannot say: the box, refused options, what holds after every input, chances.

use crate::common;
use title_stranger_things::{
    Action, Arrangement, Character, Group, Mode, Options, State, StrangerThings, Told, TurnStep, View, load,
};
use veilleuse_core::{Game, Match, Pending, Seat, Step, Viewer};
use veilleuse_pack::{Lang, Texts};
use veilleuse_testkit::{Luck, title};

static_assertions::assert_not_impl_any!(State: serde::Serialize);

fn content(letter: char) -> usize {
    let is_card = |id: &&String| {
        id.len() == 3 && id.starts_with(letter) && id[1..].chars().all(|digit| digit.is_ascii_digit())
    };
    StrangerThings::all_content(&common::pack()).iter().filter(is_card).count()
}

/// ST-CARD-01, ST-ALLY-01, ST-CHAR-02, ST-CHAR-01, ST-BOARD-02, ST-Q-55: 48 Action cards, 15 Items, 16 Allies, 52 Scenes, 8
/// Powers, six Characters and Eleven none of them, 18 Locations, and nothing else; something can be done at every
/// Location.
#[test]
fn the_box() {
    assert_eq!(['a', 'i', 'l', 'c', 'w'].map(content), [48, 15, 16, 52, 8]);
    assert_eq!(StrangerThings::all_content(&common::pack()).len(), 48 + 15 + 16 + 52 + 8 + 6 + 18);
    assert_eq!(Character::ALL.map(Character::id), ["lucas", "mike", "dustin", "hopper", "nancy", "joyce"]);
    for mode in Mode::ALL {
        let view = common::begin(common::season(mode, 2)).view_everything();
        assert!(view.board.locations.iter().all(|location| !location.actions.is_empty()));
    }
}

fn refused(options: Options) -> &'static str {
    match Match::<StrangerThings>::begin(common::pack(), options) {
        Ok(_) => "nothing",
        Err(refusal) => refusal.rule,
    }
}

/// ST-MODE-01, ST-SETUP-10, ST-TURN-01, ST-Q-54: tables that cannot be played.
#[test]
fn impossible_tables() {
    let table = |seats| common::season(Mode::Season1, seats);
    assert_eq!(refused(table(1)), "ST-MODE-01");
    assert_eq!(refused(table(5)), "ST-MODE-01");
    assert_eq!(refused(Options { first: Some(Seat::new(2)), ..table(2) }), "ST-TURN-01");
    let twice = Some(vec![Character::Mike, Character::Mike]);
    assert_eq!(refused(Options { characters: twice, ..table(2) }), "ST-SETUP-10");
}

fn tokens(view: &View) -> usize {
    view.piles.iter().map(|pile| usize::from(pile.count)).sum::<usize>() + usize::from(view.decks.reserve)
}

fn cards(view: &View) -> usize {
    let hands: usize = view.seats.iter().map(|seat| seat.hand.len()).sum();
    let deck = &view.decks.actions;
    hands + view.play.beside.len() + deck.left as usize + deck.discard.len()
}

/// ST-PILE-01, ST-TOKEN-06, ST-MODE-03, ST-ITEM-03, ST-ITEM-06, ST-ALLY-04, ST-CHAR-04: pieces are neither made nor
/// lost, no pile has more than four tokens, nobody holds more than two Items for long, and Fear stays on its track.
#[test]
fn every_piece_is_accounted_for() {
    for (number, options) in common::all_tables().into_iter().enumerate() {
        let season_1 = options.mode == Mode::Season1;
        let mut luck = Luck::part(13, number as u64);
        let mut played = common::begin(options);
        let mut owners: Vec<(String, usize)> = Vec::new();
        while common::play_on(&mut played, &mut luck) {
            let view = played.view_everything();
            let aside = if season_1 && view.step == TurnStep::Setup { 5 } else { 0 };
            let all = tokens(&view);
            assert!(all == if season_1 { 77 } else { 72 } || (aside > 0 && all >= 60), "{all} tokens");
            assert_eq!(cards(&view), 48);
            assert!(view.piles.iter().all(|pile| pile.count <= 4));
            assert!(view.seats.iter().all(|seat| seat.fear <= view.terrified));
            let keeping = view.asks == "drop_item";
            assert!(view.seats.iter().all(|seat| seat.items.len() <= if keeping { 3 } else { 2 }));
            for (place, seat) in view.seats.iter().enumerate() {
                for ally in &seat.allies {
                    let owner = owners.iter().find(|(name, _)| *name == ally.ally.to_string());
                    assert!(owner.is_none_or(|(_, owner)| *owner == place), "an Ally changes hands");
                    if owner.is_none() {
                        owners.push((ally.ally.to_string(), place));
                    }
                }
            }
        }
    }
}

/// ST-TURN-01, ST-TURN-03, ST-ACT-03: turns go round, and each has one action at most.
#[test]
fn turns_go_round() {
    let mut luck = Luck::part(14, 0);
    let mut played = common::begin(common::season(Mode::Season2, 3));
    let (mut last, mut declared) = (None, 0);
    while common::play_on(&mut played, &mut luck) {
        let view = played.view_everything();
        if last != Some((view.turn, view.active)) {
            if let Some((turn, seat)) = last.filter(|(turn, _): &(u16, Seat)| *turn > 0) {
                assert_eq!((view.turn, view.active), (turn + 1, seat.next(3)));
            }
            last = Some((view.turn, view.active));
            declared = 0;
        }
        declared += usize::from(view.asks == "act");
        assert!(declared <= 2, "asked twice for an action");
    }
    assert!(matches!(played.pending(), Pending::Over(_)));
}

fn arranged(given: &Arrangement, mode: Mode) -> Match<StrangerThings> {
    let options = common::season(mode, 2);
    Match::arranged(common::pack(), options, given).unwrap_or_else(|error| panic!("{error}"))
}

/// How often a value beats the pile of a slot, over many tables as these eyes may imagine them.
fn frequency(played: &Match<StrangerThings>, viewer: Viewer, pile: usize, value: u8) -> f64 {
    let mut luck = Luck::part(15, 0);
    let tries = 4_000;
    let mut beaten = 0;
    for _ in 0..tries {
        let view = played.reimagined(viewer, &mut |ways| luck.below(ways)).view_everything();
        beaten += u32::from(view.piles[pile].most <= value);
    }
    f64::from(beaten) / f64::from(tries)
}

/// ST-CONT-03, ST-TOKEN-02, ST-SETUP-04, ST-SETUP-05: the chances in the view are those of the tables that fit what
/// the viewer knows, at set-up and in the middle of a match.
#[test]
fn chances_are_exact() {
    for mode in Mode::ALL {
        let mut luck = Luck::part(16, mode as u64);
        let mut played = common::begin(common::season(mode, 2));
        for stop in [130_usize, 260] {
            while played.history().len() < stop && common::play_on(&mut played, &mut luck) {}
            let viewer = Viewer::Public;
            let view = played.view(viewer);
            for (place, pile) in view.piles.iter().enumerate().filter(|(_, pile)| pile.count > 0).step_by(3) {
                let value = u8::midpoint(pile.least, pile.most);
                let shown =
                    f64::from(pile.chances.get(usize::from(value)).copied().unwrap_or(1_000_000)) / 1e6;
                let seen = frequency(&played, viewer, place, value);
                assert!((shown - seen).abs() < 0.04, "{mode:?} {place} {value}: shown {shown}, seen {seen}");
            }
        }
    }
}

/// ST-SETUP-04: twelve Save Will tokens hold five Demogorgons, every other token is a number: three tokens of a fresh
/// Lab pile are worth at most 0 with chance 6/72 · 5/71 · 4/70.
#[test]
fn a_chance_by_hand() {
    let played = arranged(&Arrangement::default(), Mode::Season2);
    let view = played.view(Viewer::Public);
    let lab = view.piles.iter().find(|pile| pile.group == Group::Lab).unwrap_or_else(|| panic!("a Lab"));
    assert_eq!((lab.count, lab.least, lab.most), (3, 0, 15));
    assert_eq!(lab.chances[0], ((6_u64 * 5 * 4 * 1_000_000 + 72 * 71 * 70 / 2) / (72 * 71 * 70)) as u32);
    assert_eq!(lab.chances.last(), Some(&1_000_000));
    assert_eq!(lab.chances.len(), 16);
}

fn problems_of(file: &str, from: &str, to: &str) -> String {
    title::problems_of::<StrangerThings>(load, file, from, to)
}

/// ST-CARD-01, ST-BOARD-03, ST-BOARD-04, ST-BOARD-07, ST-PILE-01, ST-Q-38, ST-Q-42, ST-Q-43, ST-Q-46, ST-Q-56, ST-Q-57: packs that are no
/// Stranger Things are refused with what is wrong.
#[test]
fn unsound_packs_are_found() {
    let found = problems_of("pack.toml", "actions = 48", "actions = 47");
    assert!(found.contains("48 cards, but pack.toml counts 47"), "{found}");
    let found = problems_of("decks/actions.toml", "value = 1", "value = 4");
    assert!(found.contains("ST-CARD-01"), "{found}");
    let found = problems_of(
        "board.toml",
        "  [\"junkyard\", \"police_station\"],\n",
        "  [\"junkyard\", \"portal\"],\n",
    );
    assert!(found.contains("not on this side"), "{found}");
    let found = problems_of("board.toml", "fear_roads = [[\"ud_lab\"", "fear_roads = [[\"junkyard\"");
    assert!(found.contains("ST-BOARD-04"), "{found}");
    let found = problems_of("decks/scenes.toml", "  { does = \"end_of_day\" },\n", "");
    assert!(found.contains("ST-Q-46"), "{found}");
    let found = problems_of("decks/scenes.toml", "group = \"demogorgon\"", "group = \"will\"");
    assert!(found.contains("ST-Q-42"), "{found}");
    let found = problems_of("decks/powers.toml", "discard_pile = \"roots\"", "discard_pile = \"portal\"");
    assert!(found.contains("ST-Q-43"), "{found}");
    let found = problems_of("decks/allies.toml", "pile = 3", "pile = 5");
    assert!(found.contains("ST-PILE-01"), "{found}");
}

/// ST-BOARD-13: what can be done where, in both Seasons.
#[test]
fn actions_by_location() {
    let places = |mode: Mode, action: &str| -> Vec<String> {
        let view = common::begin(common::season(mode, 2)).view_everything();
        let there = view
            .board
            .locations
            .iter()
            .filter(|location| location.actions.iter().any(|offered| offered.action.id() == action));
        let mut names: Vec<String> = there.map(|location| location.location.id().to_owned()).collect();
        names.sort();
        names
    };
    assert_eq!(places(Mode::Season1, "calm"), ["castle_byers", "junkyard"]);
    assert_eq!(places(Mode::Season2, "calm"), ["pumpkin_patch"]);
    assert_eq!(places(Mode::Season1, "get_item").len(), 9);
    assert_eq!(places(Mode::Season2, "get_item").len(), 8);
    assert_eq!(places(Mode::Season1, "help_eleven"), ["ud_lab", "wheeler_house"]);
    assert_eq!(places(Mode::Season2, "help_eleven"), ["wheeler_house"]);
    assert_eq!(places(Mode::Season1, "save_will"), ["ud_byers_house", "ud_castle_byers", "ud_school"]);
    assert_eq!(places(Mode::Season2, "save_will"), ["hopper_cabin"]);
    assert_eq!(places(Mode::Season2, "destroy_roots"), ["east_tunnels", "nest", "west_tunnels"]);
    assert_eq!(places(Mode::Season2, "close_portal"), ["portal"]);
    for mode in Mode::ALL {
        assert_eq!(places(mode, "gather_info"), ["police_station"]);
        assert_eq!(places(mode, "recruit"), ["byers_house", "middle_school"]);
        assert_eq!(places(mode, "search_lab"), ["hawkins_lab"]);
    }
}

/// ST-ACT-04: in the view every selection of cards has the value and the chance that laying it gives.
#[test]
fn selections_say_what_laying_them_gives() {
    let mut luck = Luck::part(19, 0);
    let mut checked = 0;
    for part in 0..6 {
        let mut played = common::begin(common::season(Mode::ALL[part % 2], 2));
        while common::play_on(&mut played, &mut luck) {
            let view = played.view_everything();
            if view.asks != "act_cards" {
                continue;
            }
            let selection = luck.one(&view.attempts[0].selections).clone();
            let mut trial = played.reimagined(Viewer::Public, &mut |ways| luck.below(ways));
            let seat = view.active;
            for card in &selection.cards {
                let input = veilleuse_core::Input::Decide { seat, action: Action::Lay(*card) };
                trial.apply_silently(input).unwrap_or_else(|refusal| panic!("{refusal}"));
            }
            let after = trial.view_everything();
            if after.asks == "act_cards" {
                assert_eq!(after.play.value, selection.value);
                assert_eq!(after.danger.scenes, selection.scenes);
                checked += 1;
            }
        }
    }
    assert!(checked > 20, "{checked}");
}

/// ST-SETUP-11, ST-MODE-05, ST-BOARD-13: a side of the board has everything that sheets and cards send there.
#[test]
fn what_is_sent_to_a_side_is_on_it() {
    let found = problems_of("decks/characters.toml", "start = \"middle_school\"", "start = \"junkyard\"");
    assert!(found.contains("lucas starts at junkyard") && found.contains("season-2"), "{found}");
    let found = problems_of("board.toml", "calm = { pumpkin_patch", "calm = { junkyard");
    assert!(found.contains("junkyard is not on this side"), "{found}");
    let found = problems_of("board.toml", "at = \"castle_byers\" },", "at = \"nest\" },");
    assert!(found.contains("nest is not on this side"), "{found}");
    let found = problems_of("decks/scenes.toml", "spawn = \"nest\"", "spawn = \"ud_lab\"");
    assert!(found.contains("ST-MODE-05"), "{found}");
    let found = problems_of("decks/scenes.toml", "enemy = \"each_demodog\"", "enemy = \"demogorgon\"");
    assert!(found.contains("ST-MODE-05"), "{found}");
}

/// ST-ITEM-01: the numbers of cards stand in their decks alone, and the texts say them in both languages.
#[test]
fn texts_take_their_numbers_from_the_decks() {
    let files = common::changed(|path, text| {
        if path.ends_with("/names.ftl") { text.replacen("+{ $fight }", "+4", 1) } else { text.to_owned() }
    });
    let texts = Texts::load(&[&files]).unwrap_or_else(|problems| panic!("{problems}"));
    let Err(problems) = load(&files, &texts) else { panic!("nobody minds a number") };
    let found = problems.to_string();
    assert!(found.contains("`item-gasoline.text` does not say `$fight`"), "{found}");
    assert!(found.contains("writes a number of its own"), "{found}");
    let files = title::files::<StrangerThings>().filled(&common::pack().figures());
    let texts = Texts::load(&[&files]).unwrap_or_else(|problems| panic!("{problems}"));
    let text = |id| texts.get(Lang::Fr, id).unwrap_or_default();
    assert_eq!(text("item-nail_bat.text"), "+3 pour Combattre.");
    assert_eq!(
        text("scene-shadow_watches.text"),
        "Reçois 1 Peur, puis défausse 1 carte Action de ton choix."
    );
    assert_eq!(text("card-a45"), "un 3 avec Amis et Danger");
}

/// Cards of different names do different things, within a Season.
#[test]
fn no_two_names_have_the_same_effect() {
    let files = title::files::<StrangerThings>();
    for (deck, effect) in [
        ("items", &["bonus"][..]),
        ("allies", &["season", "bonus", "passive"]),
        ("scenes", &["season", "steps"]),
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

/// ST-END-03: a Terrified Character ends the match; nothing more happens but that the end is told.
#[test]
fn terror_is_the_last_thing() {
    let mut ended = 0;
    for part in 0..120 {
        let mut luck = Luck::part(20, part);
        let mut played = common::begin(common::season(Mode::ALL[(part % 2) as usize], 2 + (part % 3) as u8));
        while !matches!(played.pending(), Pending::Over(_)) {
            let mut trial = played.clone();
            common::play_on(&mut trial, &mut luck);
            let Some(Step { input, .. }) = trial.history().last() else { panic!("an input was played") };
            let pages = played.apply(*input).unwrap_or_else(|refusal| panic!("{refusal}"));
            let lines = &pages.everything().lines;
            let terrified = played.view_everything().terrified;
            let last = |line: &Told| matches!(line, Told::Frightened { fear, .. } if *fear == terrified);
            if let Some(place) = lines.iter().position(last) {
                assert!(matches!(&lines[place + 1..], [Told::Ended { .. }]), "{:?}", &lines[place..]);
                ended += 1;
            }
        }
    }
    assert!(ended > 60, "{ended}");
}

/// ST-DOG-03, ST-DOG-02: with four Demodogs on the board none appears, and the rest of the Scene happens all the same.
#[test]
fn the_rest_of_a_hatching_happens() {
    let files = common::changed(|path, text| {
        match path {
        "decks/scenes.toml" => text.replacen(
            "{ does = { spawn = \"hawkins_lab\" } },",
            "{ does = { spawn = \"hawkins_lab\" } },\n{ does = { fear = { who = \"active\", amount = 3 } } },",
            1,
        ),
        "fr/names.ftl" => text.replacen("apparaît au Laboratoire d’Hawkins.", "apparaît. { $fear } Peur.", 1),
        "en/names.ftl" => text.replacen("appears at Hawkins Lab.", "appears. { $fear } Fear.", 1),
        _ => text.to_owned(),
    }
    });
    let given = serde_json::json!({
        "step": "scenes",
        "enemies": { "e01": "nest", "e02": "nest", "e03": "nest", "e04": "nest" },
    });
    let given: Arrangement = serde_json::from_value(given).unwrap_or_else(|error| panic!("{error}"));
    let options = common::season(Mode::Season2, 2);
    let mut played = Match::<StrangerThings>::arranged(common::read(&files).into(), options, &given)
        .unwrap_or_else(|error| panic!("{error}"));
    let Pending::Chance(chance) = played.pending() else { panic!("a Scene is drawn") };
    let way = (0..chance.ways).find(|way| played.draw_name(*way).to_string() == "c33").unwrap_or_default();
    played.apply_silently(veilleuse_core::Input::Draw(way)).unwrap_or_else(|refusal| panic!("{refusal}"));
    let view = played.view_everything();
    assert_eq!(view.seats[0].fear, 3);
    assert!(view.enemies.iter().all(|enemy| enemy.at.is_some_and(|at| at.id() == "nest")));
}

/// ST-MODE-04: set-up is the same whatever the number of players.
#[test]
fn set_up_does_not_depend_on_the_number_of_players() {
    let table = |mode: Mode, seats: u8| {
        let characters = Some(Character::ALL[..usize::from(seats)].to_vec());
        let options = Options { characters, first: Some(Seat::new(0)), ..common::season(mode, seats) };
        let mut played = common::begin(options);
        while matches!(played.pending(), Pending::Chance(_)) {
            played
                .apply_silently(veilleuse_core::Input::Draw(0))
                .unwrap_or_else(|refusal| panic!("{refusal}"));
        }
        let view = played.view_everything();
        let piles: Vec<(u8, bool)> = view.piles.iter().map(|pile| (pile.count, pile.face_up)).collect();
        let enemies: Vec<_> = view.enemies.iter().map(|enemy| enemy.at).collect();
        (piles, enemies, view.decks.reserve, view.decks.scenes.left, view.act)
    };
    for mode in Mode::ALL {
        assert!([3, 4].iter().all(|seats| table(mode, *seats) == table(mode, 2)), "{mode:?}");
    }
}
