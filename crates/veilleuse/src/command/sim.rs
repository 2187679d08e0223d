//! `veilleuse sim`

use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, Value};
use veilleuse_bots::{Budget, Level};
use veilleuse_core::{Game, Seat};
use veilleuse_sim::{Levels, SimPlan, SimReport, simulate};
use veilleuse_titles::{Playable, with_title};

use crate::{
    cli::SimArgs,
    command::{load, table_options},
    fail::{Done, Failure},
};

pub(crate) fn run(args: &SimArgs) -> Done {
    with_title!(args.title, G => run_title::<G>(args))
}

fn run_title<G: Playable>(args: &SimArgs) -> Done {
    let loaded = load::<G>(args.table.pack.as_deref())?;
    let options = G::simulated(table_options::<G>(&args.table)?);
    let plan = SimPlan::<G> {
        pack: loaded.pack,
        levels: levels(&args.bots, <G as Game>::seats(&options).iter().filter(|seat| seat.plays()).count())?,
        options,
        budget: Budget::default(),
        matches: args.matches,
        seed: args.seed,
        threads: args.threads,
    };
    let bar = ProgressBar::new(args.matches);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {per_sec} {eta}") {
        bar.set_style(style);
    }
    let report = simulate(&plan, |done| bar.set_position(done)).map_err(Failure::new)?;
    bar.finish_and_clear();
    if args.json {
        print_json::<G>(args, &plan, &report)
    } else {
        print_table(&report);
        Ok(())
    }
}

fn levels(named: &[Level], seats: usize) -> Result<Levels, Failure> {
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

fn print_json<G: Playable>(args: &SimArgs, plan: &SimPlan<G>, report: &SimReport) -> Done {
    let mut whole = match serde_json::to_value(report).map_err(Failure::new)? {
        Value::Object(fields) => fields,
        other => Map::from_iter([("report".to_owned(), other)]),
    };
    let options = serde_json::to_value(&plan.options).map_err(Failure::new)?;
    for name in ["mode", "seats", "level"] {
        if let Some(value) = options.get(name) {
            whole.insert(name.into(), value.clone());
        }
    }
    whole.insert("bots".into(), args.bots.iter().map(|level| Value::from(level.name())).collect());
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
