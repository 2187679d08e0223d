//! `veilleuse bench`: a table a person can read. The gate counts instructions; see `cargo xtask bench`.

use std::{hint::black_box, sync::Arc, time::Instant};

use veilleuse_bots::Level;
use veilleuse_core::{Input, Match, Pending, Table, Viewer};
use veilleuse_sim::{Levels, SimPlan, retrace, simulate};
use veilleuse_titles::{Loaded, Playable, Title, with_title};

use crate::{
    cli::BenchArgs,
    fail::{Done, Failure},
};

pub(crate) fn run(args: &BenchArgs) -> Done {
    if args.seconds.is_some_and(|seconds| !(0.01..=600.0).contains(&seconds)) {
        return Err(Failure::new("--seconds: from 0.01 to 600"));
    }
    if args.what.as_deref() == Some("server") {
        return super::bench_server::run(args);
    }
    if args.what.as_deref() == Some("workshop") {
        return super::bench_server::run_workshop(args);
    }
    let only = args.what.as_deref().map(str::parse::<Title>).transpose()?;
    for title in Title::ALL.into_iter().filter(|title| only.is_none_or(|only| only == *title)) {
        with_title!(title, G => run_title::<G>(args.seconds.unwrap_or(1.0))?);
    }
    Ok(())
}

fn run_title<G: Playable>(seconds: f64) -> Done {
    let loaded = Loaded::<G>::embedded();
    println!("{} — one thread, random bots, state {} bytes", G::ID, Table::<G>::state_size());
    for mode in G::catalogue().modes {
        let named = serde_json::json!({ "mode": mode.id, "seats": mode.seats.usual });
        let options = veilleuse_titles::options::<G>(named).map_err(Failure::new)?;
        let (pack, levels) = (Arc::clone(&loaded.pack), Levels::all(Level::Random));
        let plan = SimPlan::<G> { pack, options, levels, make_bot: G::bot, matches: 1, seed: 1, threads: 0 };
        playouts(mode.id, &plan, seconds)?;
        single_steps(&plan, seconds)?;
    }
    Ok(())
}

fn playouts<G: Playable>(mode: &str, plan: &SimPlan<G>, seconds: f64) -> Done {
    let mut plan = SimPlan { threads: 1, ..plan.clone() };
    let report = loop {
        let report = simulate(&plan, |_| {}).map_err(Failure::new)?;
        if report.seconds >= seconds {
            break report;
        }
        plan.matches *= 4;
    };
    let rate = |per_second: f64| per_second / 1e6;
    println!("  {mode}, {} matches", report.matches);
    println!(
        "    random playouts    {:>10.2} M decisions/s, {:.2} M inputs/s",
        rate(report.decisions_per_second),
        rate(report.inputs_per_second)
    );
    Ok(())
}

/// Measures each operation on the tables of one random match.
fn single_steps<G: Playable>(plan: &SimPlan<G>, seconds: f64) -> Done {
    let played = retrace(plan, 0).map_err(Failure::new)?;
    let inputs: Vec<Input<G::Action>> = played.history().iter().map(|step| step.input.clone()).collect();
    let begin = || Table::<G>::begin(&plan.pack, &plan.options).map_err(Failure::new);
    let mut tables = vec![begin()?];
    for input in &inputs {
        let mut next = tables[tables.len() - 1].clone();
        next.apply(input).map_err(Failure::new)?;
        tables.push(next);
    }
    let asked: Vec<_> = tables
        .iter()
        .filter_map(|table| match table.pending() {
            Pending::Seats(seats) => seats.first_seat().map(|seat| (table, seat)),
            _ => None,
        })
        .collect();

    measure("clone", seconds, tables.len(), || {
        for table in &tables {
            drop(black_box(table.clone()));
        }
    });
    let fresh = begin()?;
    measure("apply", seconds, inputs.len(), || {
        let mut table = fresh.clone();
        for input in &inputs {
            let _ = black_box(table.apply(black_box(input)));
        }
    });
    let mut buffer = Vec::new();
    measure("options", seconds, asked.len(), || {
        for (table, seat) in &asked {
            table.options(*seat, &mut buffer);
            black_box(&buffer);
        }
    });
    let half = played.rewound(inputs.len() / 2);
    measure("view", seconds, 1, || drop(black_box(half.view(Viewer::Public))));
    measure("rebuild, an input", seconds, inputs.len(), || {
        let mut again =
            Match::<G>::begin(Arc::clone(&plan.pack), plan.options.clone()).expect("played before");
        for input in &inputs {
            let _ = black_box(again.apply_silently(input.clone()));
        }
    });
    Ok(())
}

fn measure(what: &str, seconds: f64, count: usize, mut work: impl FnMut()) {
    let start = Instant::now();
    let mut rounds = 0u64;
    while start.elapsed().as_secs_f64() < seconds {
        (0..16).for_each(|_| work());
        rounds += 16;
    }
    let each = start.elapsed().as_secs_f64() * 1e9 / (rounds as f64 * count as f64);
    println!("    {what:<18} {each:>10.1} ns");
}
