//! `veilleuse sim` with a grid: plans, shards, files and pages.

use std::{collections::BTreeMap, fs, path::Path};

use indicatif::{ProgressBar, ProgressStyle};
use serde_json::Value;
use veilleuse_core::Observed;
use veilleuse_lab::{
    Asked, Batch, LabError, Listed, MATCHES, Plan, Progress, Run, SHIPPED, Seated, Watcher,
    figures::{Condition, Figures},
    merge, notes, page, run,
    tables::{Writer, event_columns, match_columns},
};
use veilleuse_sim::Keeps;
use veilleuse_titles::with_title;

use crate::{
    cli::{MergeArgs, SimArgs},
    fail::{Done, Failure},
};

/// Whether more is asked for than one table and its numbers.
pub(crate) fn asks_for_more(args: &SimArgs) -> bool {
    let files = [&args.plan, &args.compare, &args.out, &args.rows, &args.events, &args.report, &args.notes];
    files.iter().any(|file| file.is_some())
        || args.from.is_some()
        || args.until.is_some()
        || !args.fail_if.is_empty()
        || args.bots.len() > 1
        || [&args.mode, &args.seats, &args.level].iter().any(|list| list.len() > 1 || *list == &["all"])
}

impl From<LabError> for Failure {
    fn from(error: LabError) -> Failure {
        match error {
            LabError::Pack(problems) => problems.into(),
            other => Failure::new(other),
        }
    }
}

/// Plays a grid.
pub(crate) fn run_grid(args: &SimArgs) -> Done {
    let conditions: Vec<Condition> =
        args.fail_if.iter().map(|word| word.parse()).collect::<Result<_, LabError>>()?;
    let plan = plan(args)?;
    let asked = Asked {
        from: args.from.unwrap_or(0),
        matches: args.matches.or(plan.matches).unwrap_or(MATCHES),
        until: plan.until()?,
        threads: args.threads,
        keeps: Keeps { rows: args.rows.is_some(), events: args.events.is_some() },
    };
    let so_far = match &args.out {
        Some(file) if file.exists() => Some(Run::read(file)?),
        _ => None,
    };
    let mut watcher = Terminal::new(args, &plan)?;
    let played = run(&plan, &asked, so_far, &mut watcher)?;
    watcher.finish()?;
    if let Some(file) = &args.report {
        write(file, &page::page(&played, args.lang)?)?;
    }
    if let Some(file) = &args.notes {
        let plan = args.plan.as_deref().map_or_else(String::new, |plan| beside(file, plan));
        write(file, &notes::notes(&played, &plan, &command(args))?)?;
    }
    if args.json {
        print!("{}", played.to_json());
    } else {
        print_run(&played);
    }
    let broken: Vec<String> = played
        .cells
        .iter()
        .flat_map(|cell| conditions.iter().filter_map(|condition| condition.broken_by(cell)))
        .collect();
    if broken.is_empty() { Ok(()) } else { Err(Failure::new(broken.join("\n"))) }
}

/// Puts parts of a run together.
pub(crate) fn merge_files(args: &MergeArgs) -> Done {
    let runs = args.files.iter().map(|file| Run::read(file)).collect::<Result<Vec<Run>, _>>()?;
    let whole = merge(runs)?;
    if let Some(file) = &args.report {
        write(file, &page::page(&whole, args.lang)?)?;
    }
    match &args.out {
        Some(file) => Ok(whole.write(file)?),
        None => {
            print!("{}", whole.to_json());
            Ok(())
        }
    }
}

/// The plan of a file, with what the command line says more.
fn plan(args: &SimArgs) -> Result<Plan, Failure> {
    let mut plan = match &args.plan {
        Some(file) => Plan::read(file)?,
        None => Plan::default(),
    };
    if let Some(title) = args.title {
        title.id().clone_into(&mut plan.title);
    }
    plan.seed = args.seed.or(plan.seed);
    plan.until = args.until.clone().or(plan.until);
    plan.modes = listed(&args.mode, |word| Ok(word.to_owned()))?.or(plan.modes);
    plan.levels = listed(&args.level, |word| Ok(word.to_owned()))?.or(plan.levels);
    plan.seats = listed(&args.seats, |word| {
        word.parse().map_err(|error| Failure::new(format!("--seats {word}: {error}")))
    })?
    .or(plan.seats);
    if !args.bots.is_empty() {
        let seated = |bots: &crate::cli::BotsArg| {
            let names: Vec<String> = bots.0.iter().map(ToString::to_string).collect();
            if names.len() == 1 { Seated::All(names[0].clone()) } else { Seated::Each(names) }
        };
        plan.bots = Some(args.bots.iter().map(seated).collect());
    } else if args.plan.is_none() {
        plan.bots = Some(vec![Seated::All("random".to_owned())]);
    }
    plan.options.extend(options(args)?);
    let folder = |folder: &Path| folder.display().to_string();
    if let Some(pack) = &args.pack {
        plan.packs = Some(vec![folder(pack)]);
    }
    if let Some(other) = &args.compare {
        let first = plan.packs.take().unwrap_or_else(|| vec![SHIPPED.to_owned()]);
        plan.packs = Some(first.into_iter().chain([folder(other)]).collect());
    }
    Ok(plan)
}

fn options(args: &SimArgs) -> Result<BTreeMap<String, Value>, Failure> {
    let table = crate::cli::TableArgs {
        others: args.others.clone(),
        master: args.master,
        ..crate::cli::TableArgs::default()
    };
    match table.named()? {
        Value::Object(named) => Ok(named.into_iter().collect()),
        _ => Ok(BTreeMap::new()),
    }
}

fn listed<T>(
    words: &[String],
    read: impl Fn(&str) -> Result<T, Failure>,
) -> Result<Option<Listed<T>>, Failure> {
    if words == ["all"] {
        return Ok(Some(Listed::all()));
    }
    let list = words.iter().map(|word| read(word)).collect::<Result<Vec<T>, _>>()?;
    Ok(if list.is_empty() { None } else { Some(Listed::These(list)) })
}

fn write(file: &Path, text: &str) -> Done {
    fs::write(file, text).map_err(|error| Failure::new(format!("{}: {error}", file.display())))
}

/// A plan as it is linked from a page of documentation: beside it where it is.
fn beside(page: &Path, plan: &Path) -> String {
    let folder = page.parent().unwrap_or(Path::new(""));
    plan.strip_prefix(folder).unwrap_or(plan).display().to_string()
}

/// The command that made a page of documentation.
fn command(args: &SimArgs) -> String {
    let mut words = vec!["veilleuse sim".to_owned()];
    words.extend(args.title.map(|title| title.id().to_owned()));
    words.extend(args.plan.as_ref().map(|plan| format!("--plan {}", plan.display())));
    words.extend(args.compare.as_ref().map(|pack| format!("--compare {}", pack.display())));
    words.extend(args.matches.map(|matches| format!("--matches {matches}")));
    words.extend(args.notes.as_ref().map(|notes| format!("--notes {}", notes.display())));
    words.join(" ")
}

/// Shows how far a run is, and writes its files.
struct Terminal<'a> {
    bar: ProgressBar,
    args: &'a SimArgs,
    rows: Option<Writer>,
    events: Option<Writer>,
}

impl<'a> Terminal<'a> {
    fn new(args: &'a SimArgs, plan: &Plan) -> Result<Terminal<'a>, Failure> {
        let ids = with_title!(plan.title()?, G => <G as Observed>::ids());
        let rows = args.rows.as_ref().map(|file| Writer::create(file, match_columns(&ids))).transpose()?;
        let events = args.events.as_ref().map(|file| Writer::create(file, event_columns())).transpose()?;
        let bar = ProgressBar::new(1);
        if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}") {
            bar.set_style(style);
        }
        Ok(Terminal { bar, args, rows, events })
    }

    fn finish(self) -> Done {
        self.bar.finish_and_clear();
        for writer in [self.rows, self.events].into_iter().flatten() {
            writer.finish()?;
        }
        Ok(())
    }
}

impl Watcher for Terminal<'_> {
    fn progress(&self, progress: &Progress) -> bool {
        self.bar.set_length(progress.total);
        self.bar.set_position(progress.done);
        let left = progress.seconds_left.map_or_else(String::new, |left| format!("{} left", time(left)));
        self.bar.set_message(format!("{left}  {}", progress.table));
        true
    }

    fn take(&mut self, batch: &Batch<'_>) -> Result<(), LabError> {
        if let Some(rows) = &mut self.rows {
            rows.matches(batch)?;
        }
        match &mut self.events {
            Some(events) => events.events(batch),
            None => Ok(()),
        }
    }

    fn keep(&mut self, run: &Run) -> Result<(), LabError> {
        match &self.args.out {
            Some(file) => run.write(file),
            None => Ok(()),
        }
    }
}

fn time(seconds: f64) -> String {
    let seconds = seconds.round() as u64;
    match seconds {
        0..=99 => format!("{seconds} s"),
        100..=5_999 => format!("{} min", seconds.div_ceil(60)),
        _ => format!("{:.1} h", seconds as f64 / 3_600.0),
    }
}

fn print_run(run: &Run) {
    let widest = run.cells.iter().map(|cell| cell.table.name().chars().count()).max().unwrap_or(0);
    for cell in &run.cells {
        let figures = Figures::of(cell);
        let rate = figures.win_rate;
        print!(
            "{:<widest$}  {:>7} matches  {:>5.1} % won [{:.1}, {:.1}]  {:>4.0} min  {:>5.0} decisions",
            cell.table.name(),
            figures.matches,
            rate.share * 100.0,
            rate.low * 100.0,
            rate.high * 100.0,
            figures.minutes.median,
            figures.decisions.mean,
        );
        if cell.competes {
            let shares: Vec<String> =
                figures.places.iter().map(|share| format!("{:.2}", share.share)).collect();
            print!("  places {}", shares.join(" "));
        }
        if let Some(change) = figures.change {
            print!(
                "  change {:+.1} [{:+.1}, {:+.1}]",
                change.share * 100.0,
                change.low * 100.0,
                change.high * 100.0
            );
        }
        println!();
    }
    println!("Bots only: not validated with people.");
}
