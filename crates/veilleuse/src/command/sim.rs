//! `veilleuse sim`

use std::sync::Arc;

use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, Value, json};
use veilleuse_bots::Level;
use veilleuse_core::{Game, Seat};
use veilleuse_lessons::json::written;
use veilleuse_sim::{Bot, Compared, Ladder, Levels, Rung, SimPlan, SimReport, climb, simulate};
use veilleuse_titles::{Playable, with_title};

use crate::{
    cli::{LadderArgs, SimArgs, SimCommand, TableArgs},
    command::{lab, load, table_options},
    fail::{Done, Failure},
};

pub(crate) fn run(args: &SimArgs) -> Done {
    match (&args.command, args.title) {
        (Some(SimCommand::Ladder(ladder)), _) => with_title!(ladder.title, G => climb_title::<G>(ladder)),
        (Some(SimCommand::Merge(parts)), _) => lab::merge_files(parts),
        (None, Some(title)) if !lab::asks_for_more(args) => with_title!(title, G => run_title::<G>(args)),
        (None, _) => lab::run_grid(args),
    }
}

/// The ladder of one mode, or of each.
fn climb_title<G: Playable>(args: &LadderArgs) -> Done {
    if args.bots.len() < 2 {
        return Err(Failure::new("--bots names one level; name two at least, the weaker first"));
    }
    let pack = load::<G>(args.table.pack.as_deref())?.pack;
    let modes = match &args.table.mode {
        Some(mode) => vec![mode.clone()],
        None => G::catalogue().modes.iter().map(|mode| mode.id.to_owned()).collect(),
    };
    let (mut report, mut fallen) = (Vec::new(), Vec::new());
    for mode in modes {
        let table = TableArgs { mode: Some(mode.clone()), ..args.table.clone() };
        let options = G::simulated(table_options::<G>(&table)?);
        let seats = <G as Game>::seats(&options).iter().filter(|seat| seat.plays()).count();
        let ladder = Ladder::<G> {
            pack: Arc::clone(&pack),
            options,
            bots: args.bots.clone(),
            make_bot: G::bot,
            pairs: args.pairs,
            whole: args.whole,
            seed: args.seed,
            threads: args.threads,
        };
        let rungs = climb(&ladder, |rung| {
            if !args.json {
                print_rung(&mode, seats, rung);
            }
        });
        let rungs = rungs.map_err(Failure::new)?;
        let not_above = rungs.iter().filter(|rung| !rung.stands);
        fallen.extend(not_above.map(|rung| format!("{} is not above {} in {mode}", rung.upper, rung.lower)));
        report
            .push(json!({ "title": G::ID, "mode": mode, "seats": seats, "seed": args.seed, "rungs": rungs }));
    }
    if args.json {
        println!("{:#}", Value::Array(report));
    } else {
        println!("Bots only: not validated with people.");
    }
    if fallen.is_empty() { Ok(()) } else { Err(Failure::new(fallen.join("\n"))) }
}

fn print_rung(mode: &str, seats: usize, rung: &Rung) {
    let how = match rung.compared {
        Compared::Tables => "whole tables",
        Compared::Rivals => "against each other",
    };
    println!(
        "{mode:<20} {seats} seats  {:>12} over {:<12} {:>5.1} % : {:>4.1} % won, {how}, {} pairs; {:.0} % of what told them apart [{:.0}, {:.0}]{}",
        rung.upper,
        rung.lower,
        rung.upper_share * 100.0,
        rung.lower_share * 100.0,
        rung.pairs,
        rung.share * 100.0,
        rung.low * 100.0,
        rung.high * 100.0,
        if rung.stands { "" } else { "  <- not above" },
    );
}

/// The table that is named, where it is one alone.
fn one_table(args: &SimArgs) -> Result<TableArgs, Failure> {
    let seats = args.seats.first().map(|seats| seats.parse::<u8>());
    Ok(TableArgs {
        mode: args.mode.first().cloned(),
        seats: seats.transpose().map_err(|error| Failure::new(format!("--seats: {error}")))?,
        level: args.level.first().cloned(),
        master: args.master,
        others: args.others.clone(),
        pack: args.pack.clone(),
    })
}

fn run_title<G: Playable>(args: &SimArgs) -> Done {
    let table = one_table(args)?;
    let loaded = load::<G>(table.pack.as_deref())?;
    let options = G::simulated(table_options::<G>(&table)?);
    let bots = args.bots.first().map_or_else(|| vec![Bot::from(Level::Random)], |bots| bots.0.clone());
    let plan = SimPlan::<G> {
        pack: loaded.pack,
        levels: levels(&bots, <G as Game>::seats(&options).iter().filter(|seat| seat.plays()).count())?,
        options,
        make_bot: G::bot,
        matches: args.matches.unwrap_or(10_000),
        seed: args.seed.unwrap_or(1),
        threads: args.threads,
    };
    let bar = ProgressBar::new(plan.matches);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {per_sec} {eta}") {
        bar.set_style(style);
    }
    let report = simulate(&plan, |done| bar.set_position(done)).map_err(Failure::new)?;
    bar.finish_and_clear();
    if args.json {
        print_json::<G>(&bots, &plan, &report)
    } else {
        print_table(&report);
        Ok(())
    }
}

fn levels(named: &[Bot], seats: usize) -> Result<Levels, Failure> {
    match named {
        [all] => Ok(Levels::all(*all)),
        each if each.len() == seats => {
            let seated = each.iter().zip(0..);
            Ok(seated.fold(Levels::all(Level::Regular), |levels, (level, seat)| {
                levels.with(Seat::new(seat), *level)
            }))
        }
        each => Err(Failure::new(format!(
            "--bots names {} levels, this table has {seats} seats; name one level for all or one for each",
            each.len()
        ))),
    }
}

fn print_json<G: Playable>(bots: &[Bot], plan: &SimPlan<G>, report: &SimReport) -> Done {
    let mut whole = match serde_json::to_value(report).map_err(Failure::new)? {
        Value::Object(fields) => fields,
        other => Map::from_iter([("report".to_owned(), other)]),
    };
    let options = written(&plan.options);
    for name in ["mode", "seats", "level"] {
        if let Some(value) = options.get(name) {
            whole.insert(name.into(), value.clone());
        }
    }
    whole.insert("bots".into(), bots.iter().map(|level| Value::from(level.to_string())).collect());
    whole.insert("options".into(), options);
    println!("{:#}", Value::Object(whole));
    Ok(())
}

fn print_table(report: &SimReport) {
    println!(
        "{} matches of {} in {:.2} s on {} threads: {:.2} M inputs/s, {:.2} M decisions/s",
        report.matches,
        report.title,
        report.seconds,
        report.threads,
        report.inputs_per_second / 1e6,
        report.decisions_per_second / 1e6,
    );
    println!(
        "length: {:.1} decisions (median {}, p95 {}, longest {}); {:.2} options a decision, {:.0} % forced",
        report.length.decisions.mean,
        report.length.decisions.median,
        report.length.decisions.p95,
        report.length.decisions.max,
        report.branching_mean,
        report.forced_share * 100.0,
    );
    for outcome in &report.outcomes {
        println!(
            "  {:<14} {:<12} {:>10}  {:>6.2} %  [{:.2}, {:.2}]",
            outcome.result,
            outcome.reason,
            outcome.count,
            outcome.share * 100.0,
            outcome.low * 100.0,
            outcome.high * 100.0,
        );
    }
    println!("Bots only: not validated with people.");
}
