//! `veilleuse learn`: lessons in the terminal, the same as on the page.

use std::{io::BufRead, sync::Arc};

use veilleuse_bots::Level;
use veilleuse_core::{Line, SeatSet};
use veilleuse_lessons::{Course, Lesson, Waits};
use veilleuse_pack::Lang;
use veilleuse_titles::{Loaded, Playable, with_title};

use crate::{
    cli::LearnArgs,
    command::{
        load,
        play::{Terminal, seed},
    },
    fail::{Done, Failure},
    sketch::Sketch,
};

pub(crate) fn run(args: &LearnArgs) -> Done {
    with_title!(args.title, G => run_title::<G>(args))
}

fn run_title<G: Playable + Sketch>(args: &LearnArgs) -> Done {
    let loaded = load::<G>(args.pack.as_deref())?;
    let Some(named) = &args.lesson else {
        for lesson in loaded.lessons.iter() {
            println!("{}", listed(&loaded, lesson, args.lang));
        }
        return Ok(());
    };
    let is_named = |lesson: &&Lesson| lesson.id == *named || lesson.number.to_string() == *named;
    let Some(lesson) = loaded.lessons.iter().find(is_named).cloned() else {
        let line = Line::new("term-no-lesson").word("title", G::ID);
        return Err(Failure::new(loaded.texts.line(args.lang, &line, &|_| String::new())));
    };
    let play = lesson.begin::<G>(Arc::clone(&loaded.pack)).map_err(Failure::new)?;
    let people = SeatSet::only(lesson.seat);
    let course = Course::new(&lesson);
    let mut table = Terminal::new(loaded, args.lang, people, play, Level::Regular, seed(None)?);
    table.lesson = Some((lesson, course));
    table.run()
}

fn listed<G: Playable>(loaded: &Loaded<G>, lesson: &Lesson, lang: Lang) -> String {
    let minutes = lesson.seconds(&loaded.texts, lang).div_ceil(60);
    let line = Line::new("term-lesson-item")
        .number("number", lesson.number)
        .name("name", lesson.title_text())
        .word("id", lesson.id.clone())
        .number("minutes", minutes as i64)
        .name("about", format!("{}.about", lesson.title_text()));
    loaded.texts.line(lang, &line, &|_| String::new())
}

impl<G: Playable + Sketch, R: BufRead> Terminal<G, R> {
    /// Goes on with the lesson until it has become a match; `false` when the learner leaves or it is over.
    pub(super) fn teach(&mut self) -> Result<bool, Failure> {
        while let Some((lesson, course)) = self.lesson.clone() {
            if let Some(cue) = course.cue(&lesson) {
                let input = cue.input(&self.play.pending(), |way| self.play.draw_name(way));
                let played = input.is_some_and(|input| self.apply(input).is_ok());
                if !played {
                    self.lose();
                }
                continue;
            }
            if let Some(instead) = course.instead(&lesson) {
                println!("\n{}", self.say(&Line::new(instead)));
            }
            if course.is_lost() {
                self.say_verdict(&lesson, &course);
                let back = if lesson.is_puzzle { "term-puzzle-again" } else { "term-lesson-back" };
                println!("{}", self.say(&Line::new(back)));
                match (self.read_line()?.as_deref(), course.back()) {
                    (Some("q") | None, _) | (_, None) => return Ok(false),
                    (_, Some(to)) => self.go_back(to),
                }
                continue;
            }
            if !self.read_steps(&lesson, &course)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Reads out the steps until something is played; `false` when the learner leaves or the lesson is over.
    fn read_steps(&mut self, lesson: &Lesson, course: &Course) -> Result<bool, Failure> {
        for number in course.step()..lesson.steps.len() {
            let said = self.say(&Line::new(lesson.text(number)));
            if lesson.is_puzzle {
                println!("\n{said}");
            } else {
                println!("\n{}/{}  {said}", number + 1, lesson.steps.len());
            }
            let waits = lesson.steps[number].waits();
            if waits == Waits::Decide {
                return self.person_decides(lesson.seat);
            }
            if number + 1 == lesson.steps.len() {
                break;
            }
            println!("{}", self.say(&Line::new("term-next")));
            match (self.read_line()?.as_deref(), course.back()) {
                (Some("q") | None, _) => return Ok(false),
                (Some("u"), Some(to)) => {
                    self.go_back(to);
                    return Ok(true);
                }
                _ => {}
            }
            if let Some(cue) = course.nod(lesson).filter(|_| waits == Waits::Watch) {
                match cue.input(&self.play.pending(), |way| self.play.draw_name(way)) {
                    Some(input) => self.apply(input)?,
                    None => self.lose(),
                }
                return Ok(true);
            }
        }
        self.lesson = None;
        self.say_verdict(lesson, course);
        let end = match () {
            () if lesson.goes_on => "term-lesson-match",
            () if lesson.is_puzzle => "term-puzzle-end",
            () => "term-lesson-end",
        };
        println!("\n{}", self.say(&Line::new(end).word("title", G::ID)));
        Ok(lesson.goes_on)
    }

    fn lose(&mut self) {
        if let Some((_, course)) = &mut self.lesson {
            course.lose();
        }
    }
}
