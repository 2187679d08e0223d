//! Grids are the same numbers on any number of cores, in any number of parts.

use std::{
    fs,
    path::Path,
    sync::{
        Mutex,
        atomic::{AtomicI64, Ordering},
    },
};

use veilleuse_core::Observed;
use veilleuse_lab::{
    Asked, Batch, LabError, Plan, Progress, Run, SHIPPED, Watcher, course,
    figures::{Condition, Figures},
    merge, notes, page, run,
    tables::{Writer, event_columns, match_columns},
};
use veilleuse_pack::Lang;
use veilleuse_sim::Keeps;
use veilleuse_titles::{Numeville, Title, embedded_files};

/// Nobody watches.
struct Nobody;
impl Watcher for Nobody {}

const PLAN: &str = "title = \"numeville\"\nmodes = [\"standard\", \"advanced\"]\nseats = [2, 3]\nbots = [\"random\"]\nseed = 5";

fn played(plan: &str, asked: &Asked) -> Run {
    run(&Plan::parse(plan).unwrap(), asked, None, &mut Nobody).unwrap()
}

fn asked(from: u64, matches: u64, threads: usize) -> Asked {
    Asked { from, matches, threads, ..Asked::default() }
}

#[test]
fn the_same_seed_gives_the_same_bytes_on_one_thread_and_two_and_from_three_shards() {
    let one = played(PLAN, &asked(0, 60, 1)).to_json();
    assert_eq!(played(PLAN, &asked(0, 60, 2)).to_json(), one);
    let shards = [(40, 20), (0, 25), (25, 15)];
    let parts = shards.map(|(from, matches)| {
        let text = played(PLAN, &asked(from, matches, 2)).to_json();
        Run::parse(&text).unwrap()
    });
    assert_eq!(merge(parts.to_vec()).unwrap().to_json(), one);
}

#[test]
fn a_run_that_is_played_a_little_at_a_time_comes_to_the_same_bytes_and_the_same_page() {
    let turns = "title = \"terror-below\"\nseats = [2, 3]\nbots = [[\"random\", \"regular\"]]\nmatches = 7";
    let stops = "title = \"numeville\"\nseats = [2, 3]\nbots = [\"random\"]\nmatches = 450\nuntil = \"20%\"";
    for text in [turns, stops] {
        let plan = Plan::parse(text).unwrap();
        let modest = plan.modest().unwrap();
        let asked = Asked { until: modest.until, ..asked(0, modest.matches, 2) };
        let at_once = run(&plan, &asked, None, &mut Nobody).unwrap();
        let mut course = course(&plan, modest, &embedded_files(plan.title().unwrap())).unwrap();
        let (mut pieces, mut done) = ([1, 3, 77].into_iter().cycle(), 0);
        while course.advance(pieces.next().unwrap()).unwrap() {
            assert!(course.done() > done && course.done() < course.total());
            done = course.done();
        }
        assert_eq!(course.done(), course.total());
        assert_eq!(course.run().to_json(), at_once.to_json());
        assert_eq!(course.page(Lang::Fr).unwrap(), page::page(&at_once, Lang::Fr).unwrap());
    }
}

#[test]
fn a_page_asks_for_the_pack_inside_and_for_not_too_much() {
    let why = |text: &str| Plan::parse(text).unwrap().modest().unwrap_err().to_string();
    assert!(why("title = \"numeville\"\npacks = [\"elsewhere\"]").contains("the pack inside"));
    assert!(why("title = \"numeville\"\nmatches = 0").contains("one at least"));
    assert!(why("title = \"numeville\"\nmatches = 1000001").contains("1000000 at most"));
}

#[test]
fn shards_that_do_not_belong_together_are_not_put_together() {
    let (first, other) = (played(PLAN, &asked(0, 10, 1)), played(PLAN, &asked(5, 10, 1)));
    let overlap = merge(vec![first.clone(), other]).unwrap_err().to_string();
    assert!(overlap.contains("must not overlap"), "{overlap}");
    let seed = played(&PLAN.replace("seed = 5", "seed = 6"), &asked(10, 10, 1));
    assert!(merge(vec![first, seed]).unwrap_err().to_string().contains("different seeds"));
}

/// Stops after so many reports, and keeps what there is.
struct Impatient {
    left: AtomicI64,
    kept: Option<Run>,
}

impl Watcher for Impatient {
    fn progress(&self, _: &Progress) -> bool {
        self.left.fetch_sub(1, Ordering::Relaxed) > 0
    }

    fn keep(&mut self, run: &Run) -> Result<(), LabError> {
        self.kept = Some(run.clone());
        Ok(())
    }
}

#[test]
fn a_run_that_was_stopped_goes_on_where_it_was() {
    let plan = Plan::parse(&PLAN.replace("\"random\"", "\"regular\"")).unwrap();
    // Every table says at once how far it is: the third one is stopped.
    let mut impatient = Impatient { left: 2.into(), kept: None };
    run(&plan, &asked(0, 60, 1), None, &mut impatient).unwrap();
    let kept = impatient.kept.unwrap();
    assert!(kept.matches() < 4 * 60, "it was stopped after {}", kept.matches());
    let mut part = run(&plan, &asked(0, 20, 1), None, &mut Nobody).unwrap();
    part = run(&plan, &asked(0, 60, 2), Some(part), &mut Nobody).unwrap();
    let whole = run(&plan, &asked(0, 60, 2), None, &mut Nobody).unwrap().to_json();
    assert_eq!(part.to_json(), whole);
    assert_eq!(run(&plan, &asked(0, 60, 2), Some(kept), &mut Nobody).unwrap().to_json(), whole);
}

#[test]
fn a_table_stops_when_it_is_known_well_enough_on_any_number_of_threads() {
    let until = |threads| played(PLAN, &Asked { until: Some(0.06), ..asked(0, 5_000, threads) });
    let one = until(1);
    assert_eq!(one.to_json(), until(2).to_json());
    for cell in &one.cells {
        let rate = Figures::of(cell).win_rate;
        assert!((rate.high - rate.low) / 2.0 <= 0.06 && cell.counts.matches < 1_000, "{rate:?}");
    }
}

/// A copy of the shipped pack with one file changed.
fn copied_pack(folder: &Path, title: Title, file: &str, change: impl Fn(&str) -> String) {
    for (path, text) in embedded_files(title).under("") {
        let to = folder.join(path);
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        let text = if path == file { change(text) } else { text.to_owned() };
        fs::write(to, text).unwrap();
    }
}

#[test]
fn packs_are_compared_in_the_same_matches() {
    let folder = tempfile::tempdir().unwrap();
    let (same, easier) = (folder.path().join("same"), folder.path().join("easier"));
    copied_pack(&same, Title::StrangerThings, "", str::to_owned);
    // Everybody bears more Fear.
    copied_pack(&easier, Title::StrangerThings, "pack.toml", |text| {
        let (before, after) = text.split_once("[terrified]").unwrap();
        let raised =
            after.lines().map(|line| if line.starts_with("standard") { "standard = 12" } else { line });
        format!("{before}[terrified]{}", raised.collect::<Vec<_>>().join("\n"))
    });
    let packs = [SHIPPED, same.to_str().unwrap(), easier.to_str().unwrap()];
    let plan = format!("title = \"stranger-things\"\nseats = 2\nbots = [\"novice\"]\npacks = {packs:?}");
    let run = played(&plan, &asked(0, 40, 2));
    let [first, same, easier] = &run.cells[..] else { panic!("three tables") };
    assert!(first.paired.is_none());
    assert_eq!(first.counts, same.counts, "the same pack under another name plays the same matches");
    let paired = same.paired.unwrap();
    assert_eq!((paired.first, paired.other, paired.decisions.squares, paired.pairs()), (0, 0, 0, 40));
    assert!(easier.counts.won >= first.counts.won, "more Fear is borne");
    assert_ne!(easier.counts, first.counts);
    assert!(Figures::of(easier).change.is_some());
}

#[test]
fn conditions_say_which_table_breaks_them() {
    let run = played(PLAN, &asked(0, 40, 1));
    let broken = |word: &str| {
        let condition: Condition = word.parse().unwrap();
        run.cells.iter().filter_map(|cell| condition.broken_by(cell)).collect::<Vec<_>>()
    };
    assert!(broken("win_rate<0").is_empty(), "no share is below nothing");
    assert!(broken("seat_least<0.5").is_empty(), "nobody competes");
    let all = broken("win_rate<1.1");
    assert_eq!(all.len(), 4);
    assert!(all[0].starts_with("standard 2 random: win_rate is 0."), "{all:?}");
}

/// Writes rows and events; a writer is used by one thread alone.
struct Tables {
    writers: Mutex<(Writer, Writer)>,
    seen: (usize, usize),
}

impl Watcher for Tables {
    fn take(&mut self, batch: &Batch<'_>) -> Result<(), LabError> {
        let (rows, events) = self.writers.get_mut().unwrap();
        rows.matches(batch)?;
        events.events(batch)?;
        self.seen.0 += batch.rows.len();
        self.seen.1 += batch.events.len();
        Ok(())
    }
}

#[test]
fn matches_and_events_are_written_as_tables() {
    let folder = tempfile::tempdir().unwrap();
    let ids = Numeville::ids();
    for end in ["csv", "parquet"] {
        let file = |name: &str| folder.path().join(format!("{name}.{end}"));
        let rows = Writer::create(&file("rows"), match_columns(&ids)).unwrap();
        let events = Writer::create(&file("events"), event_columns()).unwrap();
        let mut watcher = Tables { writers: Mutex::new((rows, events)), seen: (0, 0) };
        let keeps = Keeps { rows: true, events: true };
        let plan = Plan::parse(PLAN).unwrap();
        run(&plan, &Asked { keeps, ..asked(0, 12, 2) }, None, &mut watcher).unwrap();
        let (rows, events) = watcher.writers.into_inner().unwrap();
        rows.finish().unwrap();
        events.finish().unwrap();
        assert_eq!(watcher.seen.0, 4 * 12);
        if end == "csv" {
            let text = fs::read_to_string(file("rows")).unwrap();
            assert_eq!(text.lines().count(), 1 + watcher.seen.0);
            let columns = text.lines().next().unwrap().split(',').count();
            assert_eq!(columns, match_columns(&ids).len());
            assert_eq!(fs::read_to_string(file("events")).unwrap().lines().count(), 1 + watcher.seen.1);
        } else {
            let bytes = fs::read(file("rows")).unwrap();
            assert!(bytes.starts_with(b"PAR1") && bytes.ends_with(b"PAR1"));
        }
    }
    assert!(Writer::create(&folder.path().join("rows.txt"), event_columns()).is_err());
    assert!(
        Writer::create(&folder.path().join("rows.csv"), event_columns()).is_err(),
        "nothing is overwritten"
    );
}

#[test]
fn levels_that_hardly_differ_stand_out() {
    // Who guesses loses on every level.
    let plan = "title = \"numeville\"\nseats = 2\nlevels = [\"standard\", \"expert\"]\nbots = [\"random\"]";
    let run = played(plan, &asked(0, 20, 2));
    let notes = notes::notes(&run, "plans/some.toml", "veilleuse sim --plan some.toml").unwrap();
    assert_eq!(notes.matches("less than ten points easier than the next level").count(), 1, "{notes}");
}

#[test]
fn a_page_has_everything_inside_and_a_table_behind_each_plot() {
    for title in Title::ALL {
        let plan = format!("title = \"{title}\"\nbots = [\"random\"]");
        let run = played(&plan, &asked(0, 8, 2));
        for lang in Lang::ALL {
            let page = page::page(&run, lang).unwrap();
            assert!(!page.contains("http") && !page.contains("src="), "{title}: nothing is fetched");
            for missing in ["{$", "{ $", "[lab-", ">lab-"] {
                let around = page.find(missing).map(|at| page[at..].chars().take(60).collect::<String>());
                assert_eq!(around, None, "{title} in {lang}");
            }
            let sections = page.matches("<section>").count();
            let tables = page.matches("<details class=\"numbers\">").count();
            assert!(
                sections > 8 && tables + 1 >= sections,
                "{title}: {tables} tables for {sections} sections"
            );
            assert_eq!(sections, page.matches("</section>").count());
        }
        let notes = notes::notes(&run, "plans/some.toml", "veilleuse sim --plan some.toml").unwrap();
        assert!(notes.contains("| 8 |") && notes.contains("What stands out"), "{notes}");
    }
}
