//! `veilleuse analyse`

use std::sync::Arc;

use serde_json::{Value, json};
use veilleuse_bots::{Analysis, Effort, Moment};
use veilleuse_core::{Line, Match, Seat};
use veilleuse_lessons::json::written;
use veilleuse_pack::Lang;
use veilleuse_titles::{Loaded, Playable, with_title};

use crate::{
    cli::AnalyseArgs,
    command::{seat_name, verify},
    fail::{Done, Failure},
};

pub(crate) fn run(args: &AnalyseArgs) -> Done {
    with_title!(verify::title_of(&args.file)?, G => run_title::<G>(args))
}

fn run_title<G: Playable>(args: &AnalyseArgs) -> Done {
    let (record, loaded) = verify::read::<G>(&args.file)?;
    if record.ending().is_none() {
        return Err(Failure::new("the match of this file is not over; an analysis would tell its secrets"));
    }
    let play = veilleuse_record::replay(&record, Arc::clone(&loaded.pack)).map_err(Failure::new)?;
    let found = G::analyst(play.clone(), Effort::USUAL, args.seed).whole();
    let told = Told { loaded: &loaded, play: &play, lang: args.lang };
    if args.json {
        println!("{:#}", told.json(&found));
    } else {
        told.print(&found);
    }
    Ok(())
}

struct Told<'a, G: Playable> {
    loaded: &'a Loaded<G>,
    play: &'a Match<G>,
    lang: Lang,
}

impl<G: Playable> Told<'_, G> {
    fn say(&self, line: &Line) -> String {
        self.loaded.texts.line(self.lang, line, &|seat| seat_name(&self.loaded.texts, self.lang, seat))
    }

    /// How a decision read when it was to be taken.
    fn label(&self, moment: &Moment<G::Action>, action: &G::Action) -> String {
        self.say(&self.play.rewound(moment.inputs).label(moment.seat, action).line)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        self.play.seats().iter().filter(|seat| seat.plays())
    }

    fn json(&self, found: &Analysis<G::Action>) -> Value {
        let curve =
            found.curve.iter().map(|point| json!({ "inputs": point.inputs, "chances": point.chances }));
        let moments = found.moments.iter().map(|moment| {
            json!({
                "inputs": moment.inputs,
                "seat": moment.seat,
                "done": written(&moment.done),
                "done_text": self.label(moment, &moment.done),
                "better": written(&moment.better),
                "better_text": self.label(moment, &moment.better),
                "chance": moment.chance,
                "better_chance": moment.better_chance,
            })
        });
        json!({
            "title": G::ID,
            "seats": self.seats().collect::<Vec<_>>(),
            "curve": curve.collect::<Vec<_>>(),
            "moments": moments.collect::<Vec<_>>(),
        })
    }

    fn print(&self, found: &Analysis<G::Action>) {
        println!("{}", self.say(&Line::new("term-analysis-chances")));
        for (place, seat) in self.seats().enumerate() {
            let chances = found.curve.iter().map(|point| point.chances[place]);
            let curve: String = chances.map(bar).collect();
            println!("  {:<10} {curve}", seat_name(&self.loaded.texts, self.lang, seat));
        }
        let head = if found.moments.is_empty() { "term-analysis-none" } else { "term-analysis-moments" };
        println!("{}", self.say(&Line::new(head)));
        for moment in &found.moments {
            let line = Line::new("term-analysis-moment")
                .number("inputs", moment.inputs as i64)
                .seat("seat", moment.seat)
                .same("done", &self.label(moment, &moment.done))
                .number("chance", percent(moment.chance))
                .same("better", &self.label(moment, &moment.better))
                .number("better-chance", percent(moment.better_chance));
            println!("  {}", self.say(&line));
        }
    }
}

fn percent(thousandths: u16) -> i64 {
    (i64::from(thousandths) + 5) / 10
}

/// A chance as a bar of eight heights.
fn bar(thousandths: u16) -> char {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    BARS[usize::from(thousandths) * 7 / 1000]
}
