//! The five titles at a few tables: matches end by the rules, every place can win, nothing that is counted is forgotten. The
//! long form, with intervals, is in `docs/balance/`.

use std::collections::BTreeSet;

use veilleuse_lab::{Asked, Cell, Plan, Run, Watcher, run};
use veilleuse_titles::Title;

struct Nobody;
impl Watcher for Nobody {}

fn played(plan: &str, matches: u64) -> Run {
    let asked = Asked { matches, ..Asked::default() };
    run(&Plan::parse(plan).unwrap(), &asked, None, &mut Nobody).unwrap()
}

/// CM-GOAL-01, CM-HOME-04: nearly every match ends by a homecoming within sixty rounds.
#[test]
fn everybody_gets_home_in_time() {
    let run = played("title = \"clef-des-mondes\"\nseats = \"all\"\nbots = [\"regular\"]", 60);
    assert_eq!(run.cells.len(), 4);
    for Cell { table, counts, .. } in &run.cells {
        let in_time: u64 = counts.endings["victory/home"]
            .occurring()
            .filter(|(round, _)| *round <= 60)
            .map(|(_, times)| times)
            .sum();
        assert!(in_time * 100 >= 95 * 60, "{}: {in_time} of 60", table.name());
    }
}

/// TB-GOAL-01, TB-END-01, TB-END-04: every match among bots ends by the rules, and every place can win.
#[test]
fn every_place_in_the_order_wins() {
    let run = played("title = \"terror-below\"\nseats = \"all\"\nbots = [\"regular\"]", 40);
    assert_eq!(run.cells.len(), 4);
    for Cell { table, counts, .. } in &run.cells {
        assert!(counts.places.iter().all(|place| place.won > 0), "{}: {:?}", table.name(), counts.places);
    }
}

/// Ruling BO-Q-85: no match needs the Dawn to end, and every table is won by some and lost by others. One Child against a player's
/// Boogeyman is the book's own, and hardly ever won.
#[test]
fn matches_end_without_the_dawn() {
    let plan = "title = \"boogeyman\"\nbots = [\"regular\"]\noptions = { dawn = false }\n\
        [[tables]]\nmodes = \"solo\"\noptions = { children = [1, 3, 6] }\n\
        [[tables]]\nmodes = [\"coop\", \"semi-coop\"]\nseats = [2, 4, 6]\n\
        [[tables]]\nmodes = \"competitive\"\nseats = [3, 5, 7]";
    for Cell { table, counts, .. } in &played(plan, 30).cells {
        assert_eq!(counts.marks["dawn"].amount, 0, "{}", table.name());
        assert!((1..30).contains(&counts.won), "{}: {} of 30 won", table.name(), counts.won);
    }
}

/// Season 2 is harder than Season 1, and neither is hopeless or safe.
#[test]
fn seasons_are_won_and_lost() {
    let run = played(
        "title = \"stranger-things\"\nmodes = \"all\"\nseats = [2, 4]\nlevels = \"easy\"\nbots = [\"regular\"]",
        60,
    );
    for Cell { table, counts, .. } in &run.cells {
        assert!((1..60).contains(&counts.won), "{}: {} of 60 won", table.name(), counts.won);
    }
}

/// Whatever a title says it counts occurs, in some mode and before long.
#[test]
fn nothing_that_is_counted_is_forgotten() {
    for title in Title::ALL {
        // Leaps need the chasms of the Canyon.
        let options = if title == Title::TerrorBelow { "canyon = [false, true]" } else { "" };
        let plan = format!(
            "title = \"{title}\"\nmodes = \"all\"\nbots = [\"novice\", \"random\"]\noptions = {{ {options} }}"
        );
        let run = played(&plan, 60);
        let mut silent = BTreeSet::new();
        for (name, found) in run.cells.iter().flat_map(found) {
            if !found && !run.cells.iter().flat_map(found_in).any(|heard| heard == name) {
                silent.insert(name);
            }
        }
        // Hardly anybody plays until Dawn.
        silent.remove("dawn");
        assert!(silent.is_empty(), "{title}: {silent:?} never came");
    }
}

/// Everything a table counts, and whether it came.
fn found(cell: &Cell) -> Vec<(String, bool)> {
    let counts = &cell.counts;
    let things = counts
        .things
        .iter()
        .map(|(sort, things)| (sort.clone(), things.values().any(|thing| thing.matches.used > 0)));
    let marks = counts.marks.iter().map(|(mark, sum)| (mark.clone(), sum.amount > 0));
    things.chain(marks).chain(counts.gauges.keys().map(|gauge| (gauge.clone(), true))).collect()
}

fn found_in(cell: &Cell) -> Vec<String> {
    found(cell).into_iter().filter(|(_, came)| *came).map(|(name, _)| name).collect()
}
