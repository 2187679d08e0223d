//! Bots at the toy table: fair, reproducible, and better the higher their level.

use std::sync::Arc;

use crate::toy::{self, Move, Toy, ToyOptions};
use veilleuse_bots::{
    Agent, Budget, Chair, Dice, Imaginer, Knowledge, Level, Pupil, Searcher, Uniform, decide,
};
use veilleuse_core::{Chance, Host, Input, Match, Pending, Players, Search, Seat, Viewer, Went};

const ADA: Seat = Seat::new(0);
const QUICK: Budget = Budget::iterations(32);

fn begin(options: ToyOptions) -> Match<Toy> {
    Match::begin(Arc::new(toy::pack()), options).unwrap()
}

/// Plays any inputs until this seat has something to decide; false when the match ends first.
fn until_asked(play: &mut Match<Toy>, seat: Seat, dice: &mut Dice) -> bool {
    loop {
        let input = match play.pending() {
            Pending::Over(_) => return false,
            Pending::Chance(chance) => Input::Draw(dice.below(chance.ways)),
            // Others first, so that hidden answers lie on the table when the seat decides.
            Pending::Seats(asked) => match asked.without(seat).first_seat() {
                None => return true,
                Some(other) => {
                    let mut options = play.choices(other);
                    let choice = dice.below(options.len() as u32) as usize;
                    Input::Decide { seat: other, action: options.swap_remove(choice) }
                }
            },
        };
        play.apply(input).unwrap();
    }
}

/// Ada's turn, and Ada's question with this face of the die.
fn turn_and_question(face: u32) -> (Match<Toy>, Match<Toy>) {
    let mut turn = begin(ToyOptions::default());
    for way in [4, 7, face - 1] {
        turn.apply(Input::Draw(way)).unwrap();
    }
    let mut question = turn.clone();
    question.apply(Input::Decide { seat: ADA, action: Move::Stop }).unwrap();
    (turn, question)
}

#[test]
fn twins_are_played_alike() {
    let mut dice = Dice::new(11);
    for (level, tries) in
        [(Level::Random, 30_000), (Level::Novice, 30_000), (Level::Regular, 30_000), (Level::Master, 10_000)]
    {
        let (mut compared, mut different) = (0, 0);
        while compared < tries {
            let mut play = begin(ToyOptions { seats: 3, ..ToyOptions::default() });
            while until_asked(&mut play, ADA, &mut dice) {
                let twin = play.reimagined(Viewer::Seat(ADA), &mut |ways| dice.below(ways));
                different += usize::from(twin.fingerprint() != play.fingerprint());
                let seed = dice.seed();
                let choose = |play: &Match<Toy>| decide(&mut level.bot(seed, QUICK), play, ADA).unwrap();
                let action = choose(&play);
                assert_eq!(action, choose(&twin), "{level} can tell twins apart");
                play.apply(Input::Decide { seat: ADA, action }).unwrap();
                compared += 1;
            }
        }
        assert!(different > tries / 2, "twins that do not differ prove nothing: {different} of {tries}");
    }
}

/// Two bots, and chance.
struct Two {
    dice: Dice,
    bots: [Pupil<Toy>; 2],
}

impl Players<Match<Toy>> for Two {
    fn fall(&mut self, chance: Chance) -> u32 {
        self.dice.below(chance.ways)
    }

    fn choose(&mut self, play: &Match<Toy>, seat: Seat, options: &[Move]) -> usize {
        let action = decide(&mut self.bots[seat.index()], play, seat).unwrap();
        options.iter().position(|option| *option == action).unwrap()
    }
}

#[test]
fn a_seed_decides_everything() {
    let played = |seed: u64| {
        let mut play = begin(ToyOptions { rounds: 4, ..ToyOptions::default() });
        let bots = [Level::Expert.bot(seed, QUICK), Level::Novice.bot(seed + 1, QUICK)];
        let (mut players, mut options) = (Two { dice: Dice::new(1), bots }, Vec::new());
        while !matches!(play.play_on(&mut players, &mut options), Went::Over(_)) {}
        play.fingerprint()
    };
    assert_eq!(played(5), played(5));
    assert!((6..20).any(|seed| played(seed) != played(5)));
}

#[test]
fn a_seat_that_is_not_asked_does_not_decide() {
    let (turn, _) = turn_and_question(1);
    assert_eq!(decide(&mut Level::Random.bot(1, QUICK), &turn, Seat::new(1)), None);
}

#[test]
fn levels_waste_fewer_and_fewer_turns() {
    let (turn, _) = turn_and_question(1);
    let stops = |level: Level| {
        let mut bot = level.bot(3, Budget::OWN);
        let tries = if level.iterations().is_none() { 3_000 } else { 40 };
        (0..tries).filter(|_| decide(&mut bot, &turn, ADA) == Some(Move::Stop)).count()
    };
    let [random, novice, regular, keen, expert, master] = Level::ALL.map(stops);
    assert!((900..1_100).contains(&random), "{random}");
    assert!(novice + 50 < random && regular + 200 < novice, "{novice} {regular}");
    assert_eq!([keen, expert, master], [0; 3], "of 40 turns");
}

/// A search plays by the true rules, sealed answers included: that is why questions are the pupil's, not its own.
#[test]
fn a_search_finds_what_appeal_does_not_see_and_an_expert_does_not_use_it_on_questions() {
    let (_, question) = turn_and_question(4);
    let (right, _) = question.taught(ADA).unwrap();
    let options = question.choices(ADA);
    let chosen = |iterations, search| {
        let mut searcher = Searcher::with(Dice::new(9), Budget::iterations(iterations), search);
        options[Agent::<Toy>::choose(&mut searcher, ADA, &Chair::new(&question, ADA), &options)]
    };
    for search in [Search::Pairs { guided: 8 }, Search::Tree { guided: 8 }] {
        assert_eq!(chosen(1_000, search), right, "{search:?}");
        assert_eq!(chosen(0, search), options[0], "without a budget it takes the most appealing");
    }
    assert!(right_answers(Level::Expert, 4) < 770);
}

/// How often, in thousandths, a bot answers the question of this face rightly.
fn right_answers(level: Level, face: u32) -> u32 {
    let (_, question) = turn_and_question(face);
    let (right, difficulty) = question.taught(ADA).unwrap();
    assert_eq!(u32::from(difficulty), 1 - face % 2);
    let mut bot = level.bot(7, QUICK);
    let known = (0..100_000).filter(|_| decide(&mut bot, &question, ADA) == Some(right)).count();
    known as u32 / 100
}

#[test]
fn pupils_know_as_much_as_their_level_says() {
    let close = |found: u32, expected: u32| found.abs_diff(expected) <= 8;
    for level in Level::LADDER {
        let Knowledge { easy, hard } = level.knowledge().unwrap();
        assert!(close(right_answers(level, 1), easy.into()), "{level}, easy");
        assert!(close(right_answers(level, 2), hard.into()), "{level}, hard");
    }
    assert_eq!(Level::Expert.knowledge(), Some(Knowledge { easy: 715, hard: 530 }));
    assert!(close(right_answers(Level::Random, 1), 250), "a random bot guesses among four");
}

struct Stubborn;

impl Agent<Toy> for Stubborn {
    fn choose(&mut self, _: Seat, _: &dyn Imaginer<Toy>, _: &[Move]) -> usize {
        0
    }
}

#[test]
fn a_pupil_who_does_not_know_gives_any_wrong_answer() {
    let (turn, _) = turn_and_question(1);
    let chair = Chair::new(&turn, ADA);
    let options = [Move::Show, Move::Answer(0), Move::Answer(1), Move::Stop, Move::Answer(2)];
    let nothing = Some(Knowledge { easy: 0, hard: 0 });
    let mut pupil = Pupil::new(Box::new(Stubborn), nothing, Dice::new(1));
    let mut counts = [0; 5];
    for _ in 0..10_000 {
        counts[pupil.choose(ADA, &chair, Some((Move::Answer(1), 0)), &options)] += 1;
    }
    assert_eq!([counts[0], counts[2], counts[3]], [0; 3], "neither the right answer nor no answer");
    assert!(counts[1] > 4_700 && counts[4] > 4_700, "{counts:?}");
    let only = [Move::Stop, Move::Answer(1)];
    assert_eq!(pupil.choose(ADA, &chair, Some((Move::Answer(1), 0)), &only), 1, "there is no wrong answer");
    assert_eq!(pupil.choose(ADA, &chair, None, &options), 0, "no question: the agent decides");
    assert_eq!(
        pupil.choose(ADA, &chair, Some((Move::Open, 0)), &options),
        0,
        "not on offer: the agent decides"
    );
}

#[test]
fn a_pupil_who_knows_everything_is_right() {
    let (_, question) = turn_and_question(4);
    let everything = Some(Knowledge { easy: 1000, hard: 1000 });
    let mut pupil = Pupil::new(Box::new(Uniform::new(Dice::new(2))), everything, Dice::new(1));
    let (right, _) = question.taught(ADA).unwrap();
    assert!((0..1_000).all(|_| decide(&mut pupil, &question, ADA) == Some(right)));
}

/// Independent searches are put together in the order of their seeds: how many of them run at a time makes no difference.
#[test]
fn cores_do_not_change_the_choice() {
    let mut dice = Dice::new(5);
    for search in [Search::Pairs { guided: 4 }, Search::Tree { guided: 4 }] {
        let mut play = begin(ToyOptions { seats: 3, rounds: 6, ..ToyOptions::default() });
        let mut compared = 0;
        while until_asked(&mut play, ADA, &mut dice) {
            let (options, seed) = (play.choices(ADA), dice.seed());
            let ranked = |cores| {
                let budget = Budget { trees: 4, cores, ..Budget::iterations(203) };
                Searcher::with(Dice::new(seed), budget, search).rank(ADA, &Chair::new(&play, ADA), &options)
            };
            let alone = ranked(1);
            assert_eq!(alone, ranked(2));
            assert_eq!(alone, ranked(4));
            play.apply(Input::Decide { seat: ADA, action: options[alone[0]] }).unwrap();
            compared += 1;
        }
        assert!(compared > 5, "{compared}");
    }
}

/// In a question to all at once, nobody knows what the others will say: who decides first is no better off than who decides last.
#[test]
fn who_is_asked_together_does_not_see_the_others() {
    let (_, question) = turn_and_question(3);
    let mut later = question.clone();
    later.apply(Input::Decide { seat: Seat::new(1), action: Move::Answer(0) }).unwrap();
    let rank = |play: &Match<Toy>| {
        let mut searcher = Searcher::with(Dice::new(2), Budget::iterations(600), Search::Tree { guided: 2 });
        let options = play.choices(ADA);
        options[searcher.rank(ADA, &Chair::new(play, ADA), &options)[0]]
    };
    assert_eq!(rank(&question), rank(&later));
}
