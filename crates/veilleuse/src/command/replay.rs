//! `veilleuse replay`

use std::sync::Arc;

use serde_json::json;
use veilleuse_core::Viewer;
use veilleuse_lessons::json::written;
use veilleuse_titles::{Playable, with_title};

use crate::{
    cli::ReplayArgs,
    command::{seat_name, verify},
    fail::{Done, Failure},
    sketch::{Page, Sketch},
};

pub(crate) fn run(args: &ReplayArgs) -> Done {
    with_title!(verify::title_of(&args.file)?, G => run_title::<G>(args))
}

fn run_title<G: Playable + Sketch>(args: &ReplayArgs) -> Done {
    let (record, loaded) = verify::read::<G>(&args.file)?;
    let whole = veilleuse_record::replay(&record, Arc::clone(&loaded.pack)).map_err(Failure::new)?;
    let mut play = veilleuse_record::opening(&record, Arc::clone(&loaded.pack))
        .map_err(|refusal| Failure::new(format!("the options of this file are {refusal}")))?;
    let over = record.ending().is_some();
    for (number, step) in whole.history().iter().enumerate().take(args.at.unwrap_or(usize::MAX)) {
        let pages = play.apply(step.input.clone()).map_err(Failure::new)?;
        // A match that is not over is told as spectators saw it.
        let page = if over { pages.everything() } else { pages.of(Viewer::Public) };
        if args.json {
            let line = json!({
                "n": number + 1, "in": written(&step.input), "told": written(&page.lines),
                "state": play.fingerprint().to_string(),
            });
            println!("{line}");
        } else {
            let who = |seat| seat_name(&loaded.texts, args.lang, seat);
            for told in &page.lines {
                println!("{:>4}  {}", number + 1, loaded.texts.line(args.lang, &G::line(told), &who));
                if let Some(text) = G::read_aloud(told, args.lang) {
                    println!("{text}");
                }
            }
        }
    }
    if args.at.is_some() && !args.json {
        let view = if over { play.view_everything() } else { play.view(Viewer::Public) };
        let who = |seat| seat_name(&loaded.texts, args.lang, seat);
        println!("\n{}", G::sketch(&Page { view: &view, texts: &loaded.texts, lang: args.lang, who: &who }));
    }
    Ok(())
}
