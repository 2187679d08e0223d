//! Chairs without a person, and the clock of the slates.

use title_numeville::{Action, Arrangement, Mode, Numeville, Options, Told, Verdict, WorkshopOptions};
use veilleuse_core::{Host, Input, Match, Refusal, Seat, SeatSet};
use veilleuse_testkit::Luck;

use crate::common::{all_tables, begin, pack, play_on, standard, workshop};

fn sure<T>(accepted: Result<T, Refusal>) -> T {
    accepted.unwrap_or_else(|refusal| panic!("{refusal}"))
}

fn thinking(options: Options) -> Match<Numeville> {
    let cards = ["stalky-easy-01", "hacker-easy-01", "datata-easy-01", "hyperco-easy-01"];
    let cards = cards.iter().filter_map(|id| id.parse().ok()).collect();
    let given = Arrangement { thinking: cards, ..Arrangement::default() };
    Match::arranged(pack(), options, &given).unwrap_or_else(|error| panic!("{error}"))
}

fn write(played: &mut Match<Numeville>, team: u8) {
    let seat = Seat::new(team);
    let action = played.choices(seat)[0];
    sure(played.apply_silently(Input::Decide { seat, action }));
}

/// NU-WORK-12, NU-Q-44: the thinking time that was chosen is the clock, for all teams together.
#[test]
fn the_thinking_time_is_the_clock() {
    for (seconds, master) in [(30, false), (45, true), (60, false), (60, true)] {
        let options = Options {
            workshop: WorkshopOptions { thinking: seconds, ..WorkshopOptions::default() },
            ..workshop(master)
        };
        let mut played = thinking(options);
        let asked = played.own_clock().unwrap_or_else(|| panic!("the slates have a clock"));
        assert_eq!(asked.seconds, u32::from(seconds));
        assert_eq!(asked.busy(SeatSet::first(4).with(Seat::MASTER)), SeatSet::first(4));
        write(&mut played, 2);
        sure(played.apply_silently(Input::Decide { seat: Seat::new(2), action: Action::Ready }));
        let later = played.own_clock().unwrap_or_else(|| panic!("the clock runs on"));
        assert_eq!((later.seconds, later.number), (asked.seconds, asked.number));
        assert!(later.idle.has(Seat::new(2)), "a team that is done need not do more");
    }
}

/// NU-Q-44, NU-Q-22: nothing else in any mode has a clock of its own.
#[test]
fn no_other_question_has_a_clock() {
    for (number, options) in all_tables().into_iter().enumerate() {
        let mut luck = Luck::part(41, number as u64);
        let mut played = begin(options);
        loop {
            let view = played.view_everything();
            let clock = played.own_clock();
            assert_eq!(clock.is_some(), view.asks == "slates", "{}", view.asks);
            assert!(clock.is_none_or(|clock| clock.number == u32::from(view.round)));
            if !play_on(&mut played, &mut luck) {
                break;
            }
        }
    }
}

/// NU-Q-44, NU-Q-51: at the end of the time the slates are collected as they are written, by as many time-outs as the
/// clock asks for.
#[test]
fn when_the_time_is_up_what_is_written_stands() {
    for master in [false, true] {
        let mut played = thinking(workshop(master));
        write(&mut played, 1);
        let number = played.own_clock().map(|clock| clock.number);
        let mut time_outs = 0;
        let mut told = Vec::new();
        while let Some(clock) = played.own_clock().filter(|clock| Some(clock.number) == number) {
            told = sure(played.apply(Input::Timeout(clock.first_out))).everything().lines.clone();
            time_outs += 1;
        }
        assert_eq!(time_outs, if master { 1 } else { 4 });
        assert!(told.contains(&Told::SlatesLocked {}), "{told:?}");
        let written: Vec<bool> = played
            .view_everything()
            .workshop
            .iter()
            .flat_map(|workshop| &workshop.teams)
            .map(|team| team.written.is_some())
            .collect();
        assert_eq!(written, [false, true, false, false]);
    }
}

/// NU-Q-51, NU-Q-54, NU-WORK-15: with nobody in the facilitator's chair a slate is right when the right answer is written
/// on it, an empty one is wrong, and the workshop goes on by itself.
#[test]
fn an_empty_facilitators_chair_judges_the_slate() {
    let (mut right, mut wrong, mut empty) = (0, 0, 0);
    for number in 0..40 {
        let mut luck = Luck::part(42, number);
        let mut played = begin(workshop(true));
        while let Some(any) = played.next_input(&mut luck) {
            let input = match any {
                Input::Decide { seat: Seat::MASTER, action } => {
                    let duty = played.duty(Seat::MASTER);
                    assert!(duty.is_some() || action == Action::Lock, "{action:?} is left to a person");
                    Input::Decide { seat: Seat::MASTER, action: duty.unwrap_or(action) }
                }
                other => other,
            };
            for told in &sure(played.apply(input)).everything().lines {
                let Told::Corrected { verdict, lesson, .. } = told else { continue };
                let fits = lesson.given.as_ref() == Some(&lesson.answer);
                assert_eq!(*verdict, if fits { Verdict::Right } else { Verdict::Wrong }, "{lesson:?}");
                right += u32::from(fits);
                wrong += u32::from(!fits && lesson.given.is_some());
                empty += u32::from(lesson.given.is_none());
            }
        }
    }
    assert!(right > 20 && wrong > 20 && empty > 20, "{right} {wrong} {empty}");
}

/// NU-Q-54, NU-READ-01: with nobody in the game master's chair no spoken answer is judged: the seat chooses, the rules
/// judge, and the next question can be answered aloud again.
#[test]
fn an_empty_masters_chair_leaves_questions_to_the_rules() {
    let mut asides = 0;
    for (number, seats) in [2, 3, 4].into_iter().enumerate() {
        let mut luck = Luck::part(43, number as u64);
        let mut played = begin(Options { master: true, ..standard(seats) });
        while let Some(any) = played.next_input(&mut luck) {
            let input = match any {
                Input::Decide { seat: Seat::MASTER, .. } => {
                    assert_eq!(played.duty(Seat::MASTER), Some(Action::StepAside));
                    asides += 1;
                    Input::Decide { seat: Seat::MASTER, action: Action::StepAside }
                }
                Input::Decide { seat, .. } if played.choices(seat).contains(&Action::Speak) => {
                    Input::Decide { seat, action: Action::Speak }
                }
                other => other,
            };
            assert!(played.history().len() < 1_000, "the master steps aside again and again");
            for told in &sure(played.apply(input)).everything().lines {
                assert!(
                    !matches!(told, Told::Answered { choice: None, .. }),
                    "a spoken answer was judged: {told:?}"
                );
            }
        }
        let questions = played.view_everything().decks.asked.len();
        assert!(asides >= questions, "{asides} of {questions} questions began with a spoken answer");
    }
    assert!(asides > 20, "{asides}");
}

/// NU-READ-04, NU-Q-54: only the master's chair has duties.
#[test]
fn no_player_has_duties() {
    for (number, options) in all_tables().into_iter().enumerate() {
        let workshop = options.mode == Mode::Workshop;
        let mut luck = Luck::part(44, number as u64);
        let mut played = begin(options);
        loop {
            for seat in played.seats().iter().filter(|seat| seat.plays()) {
                assert_eq!(played.duty(seat), None);
            }
            if let Some(duty) = played.duty(Seat::MASTER) {
                assert!(played.choices(Seat::MASTER).contains(&duty), "{duty:?} in a workshop: {workshop}");
            }
            if !play_on(&mut played, &mut luck) {
                break;
            }
        }
    }
}
