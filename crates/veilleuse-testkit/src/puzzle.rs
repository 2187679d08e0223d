//! Puzzles: the position can be reached, somebody is asked there, what is best can be decided and so can something else, and it
//! is said in both languages what is at stake.

use std::sync::Arc;

use veilleuse_core::{Game, Input, Match};
use veilleuse_lessons::{Course, Lesson};
use veilleuse_pack::{Lang, Problem, Problems, Texts};

use crate::json;

/// What is at stake is said in so many words at most.
const WORDS: usize = 60;

/// What is wrong with the puzzles of a pack; its lessons are known by other names.
pub fn check<G: Game>(
    pack: &Arc<G::Pack>,
    puzzles: &[Lesson],
    lessons: &[Lesson],
    texts: &Texts,
) -> Problems {
    let mut problems = Problems::new();
    for (puzzle, number) in puzzles.iter().zip(1..) {
        let mut wrong = said(puzzle, texts);
        if puzzle.number != number {
            wrong.push(format!("this puzzle is number {number}, not {}", puzzle.number));
        }
        if lessons.iter().any(|lesson| lesson.id == puzzle.id) {
            wrong.push("a lesson has this name already".to_owned());
        }
        wrong.extend(answered::<G>(pack, puzzle).err());
        for what in wrong {
            problems.push(Problem::about(&puzzle.path, what));
        }
    }
    problems
}

fn said(puzzle: &Lesson, texts: &Texts) -> Vec<String> {
    let needed = [puzzle.title_text(), puzzle.text(0)];
    let missing = needed.iter().filter(|id| !texts.has(id));
    let mut wrong: Vec<String> = missing.map(|id| format!("no text `{id}` in fr/ and en/")).collect();
    for lang in Lang::ALL {
        let words = texts.get(lang, &puzzle.text(0)).map_or(0, |text| text.split_whitespace().count());
        if words > WORDS {
            wrong.push(format!(
                "{lang}: what is at stake takes {words} words, and no more than {WORDS} will do"
            ));
        }
    }
    wrong
}

/// The position of a puzzle, and where in it one is then.
///
/// # Errors
/// When it cannot be reached.
pub fn position<G: Game>(pack: &Arc<G::Pack>, puzzle: &Lesson) -> Result<(Match<G>, Course), String> {
    let mut play = puzzle.begin::<G>(Arc::clone(pack)).map_err(|problem| format!("the table: {problem}"))?;
    let mut course = Course::new(puzzle);
    while let Some(cue) = course.cue(puzzle) {
        let input = cue.input(&play.pending(), |way| play.draw_name(way));
        let waited_for = || json::pending::<G>(&play.pending());
        let input = input.ok_or_else(|| format!("{cue:?} cannot be played: {}", waited_for()))?;
        course.take(puzzle, &input);
        play.apply(input).map_err(|refusal| format!("{cue:?}: {refusal}"))?;
    }
    if play.choices(puzzle.seat).is_empty() {
        let waited_for = json::pending::<G>(&play.pending());
        return Err(format!("seat {} is asked nothing here: {waited_for}", puzzle.seat));
    }
    Ok((play, course))
}

/// Answers a puzzle in every way there is.
fn answered<G: Game>(pack: &Arc<G::Pack>, puzzle: &Lesson) -> Result<(), String> {
    let (play, course) = position::<G>(pack, puzzle)?;
    let (mut right, mut wrong) = (0, 0);
    for action in play.choices(puzzle.seat) {
        let mut after = course.clone();
        after.take(puzzle, &Input::Decide { seat: puzzle.seat, action: action.clone() });
        let best = puzzle.best().is_some_and(|best| best.fits(&json::of(&action)));
        if best != after.is_finished(puzzle)
            || best == after.is_lost()
            || after.back() != Some(play.history().len())
        {
            return Err(format!("nobody can go on after {}", json::of(&action)));
        }
        if best {
            right += 1;
        } else {
            wrong += 1;
        }
    }
    match (right, wrong) {
        (0, _) => Err("what is best cannot be decided here".to_owned()),
        (_, 0) => Err("nothing but what is best can be decided here".to_owned()),
        _ => Ok(()),
    }
}
