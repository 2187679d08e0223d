//! `veilleuse puzzle`: the puzzle of an evening, the same as on the page.

use std::{
    io::BufRead,
    sync::Arc,
    time::{SystemTime, UNIX_EPOCH},
};

use veilleuse_bots::{Dice, Level};
use veilleuse_core::{Input, Line, SeatSet};
use veilleuse_lessons::{Course, Day, Lesson};
use veilleuse_table::rfc3339;
use veilleuse_titles::{Loaded, Playable, Title, embedded_files, with_title};

use crate::{
    cli::PuzzleArgs,
    command::play::{Terminal, seed},
    fail::{Done, Failure},
    sketch::Sketch,
};

pub(crate) fn run(args: &PuzzleArgs) -> Done {
    let day = args.day.map_or_else(today, Ok)?;
    let count =
        |title: Title| -> Result<usize, Failure> { Ok(Lesson::load_puzzles(&embedded_files(title))?.len()) };
    let found = match args.title {
        Some(title) => day.among(count(title)?).map(|place| (title, place)),
        None => {
            let counts = Title::ALL.into_iter().map(count).collect::<Result<Vec<usize>, Failure>>()?;
            day.of_all(&counts).map(|(title, place)| (Title::ALL[title], place))
        }
    };
    let (title, place) = found.ok_or_else(|| Failure::new("there are no puzzles"))?;
    with_title!(title, G => run_title::<G>(args, place))
}

fn today() -> Result<Day, Failure> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).map_err(Failure::new)?;
    rfc3339(since.as_millis() as i64)[..10].parse().map_err(Failure::new)
}

fn run_title<G: Playable + Sketch>(args: &PuzzleArgs, place: usize) -> Done {
    let loaded = Loaded::<G>::embedded();
    let puzzle = loaded.puzzles[place].clone();
    let play = puzzle.begin::<G>(Arc::clone(&loaded.pack)).map_err(Failure::new)?;
    let course = Course::new(&puzzle);
    let people = SeatSet::only(puzzle.seat);
    let head = Line::new("term-puzzle").name("title", "title").name("name", puzzle.title_text());
    println!("{}", loaded.texts.line(args.lang, &head, &|_| String::new()));
    let mut table = Terminal::new(loaded, args.lang, people, play, Level::Regular, seed(None)?);
    table.lesson = Some((puzzle, course));
    table.run()
}

impl<G: Playable + Sketch, R: BufRead> Terminal<G, R> {
    /// Says what speaks for the answer to a puzzle, or against it.
    pub(super) fn say_verdict(&self, puzzle: &Lesson, course: &Course) {
        let Some(asked) = course.back().filter(|_| puzzle.is_puzzle) else { return };
        let Some(Input::Decide { action, .. }) = self.play.history().get(asked).map(|step| &step.input)
        else {
            return;
        };
        let position = self.play.rewound(asked);
        let is_best = |action: &G::Action| puzzle.best().is_some_and(|best| best.fits_action(action));
        let reasons =
            G::judge(puzzle.seat, &position, action, &is_best, &mut Dice::new(1)).unwrap_or_default();
        let reasons: Vec<String> = reasons
            .iter()
            .map(|reason| reason.line())
            .filter(|line| self.loaded.texts.has(&line.id))
            .map(|line| self.say(&line))
            .collect();
        if !reasons.is_empty() {
            let id = if course.is_lost() { "puzzle-against" } else { "puzzle-for" };
            println!("{}", self.say(&Line::new(id).same("reasons", &reasons.join(", "))));
        }
    }
}
