//! The laboratory on this machine, to compare with: a plan in JSON on each line comes in, what all cores counted of it goes out.

use std::io::{self, BufRead, Write};

use veilleuse_lab::{Asked, Modest, Plan, Watcher, run};

struct Nobody;

impl Watcher for Nobody {}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for line in io::stdin().lock().lines() {
        let plan: Plan = serde_json::from_str(&line?)?;
        let Modest { matches, until, .. } = plan.modest()?;
        let asked = Asked { matches, until, ..Asked::default() };
        let run = run(&plan, &asked, None, &mut Nobody)?;
        io::stdout().write_all(run.to_json().as_bytes())?;
    }
    Ok(())
}
