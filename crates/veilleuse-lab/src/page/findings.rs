//! What stands out: what the targets say, and things that are useless or decide too much.

use super::{Sheet, escape};
use crate::{
    Cell, Run, Spec,
    figures::{Figures, Verdict, effects},
    words::Words,
};

/// A table that is no level, or the middle one, should be won so often.
pub(crate) const TARGET: (f64, f64) = (0.30, 0.70);
/// Where some play against one another, either side should win so often.
pub(crate) const DUEL: (f64, f64) = (0.35, 0.65);
/// What a place in the order of play should win, in fair shares.
pub(crate) const FAIR: (f64, f64) = (0.8, 1.2);
/// By how much a level should be easier than the next one.
const STEP: f64 = 0.10;

/// Something that stands out.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Finding {
    /// At which table.
    pub(crate) table: String,
    /// What, in words.
    pub(crate) what: String,
    /// Whether a target is missed.
    pub(crate) bad: bool,
}

/// The range in which the win rate of this table should be, where it has one.
pub(crate) fn target(cell: &Cell) -> Option<(f64, f64)> {
    match (cell.competes, cell.sides, cell.table.level.as_deref()) {
        (true, 2, _) if cell.table.seats > 2 || cell.counts.seats.len() > 2 => Some(DUEL),
        (true, ..) => None,
        (false, _, None | Some("standard")) => Some(TARGET),
        (false, ..) => None,
    }
}

/// Everything that stands out in a run.
pub(crate) fn findings(run: &Run, words: &Words) -> Vec<Finding> {
    let mut found = Vec::new();
    for cell in &run.cells {
        let table = words.table(&cell.table);
        let figures = Figures::of(cell);
        let mut say = |what: String, bad: bool| found.push(Finding { table: table.clone(), what, bad });
        if let Some((least, most)) = target(cell) {
            let rate = words.percent(figures.win_rate.share);
            if figures.win_rate.high < least {
                say(format!("{} ({rate})", words.say("lab-too-hard")), true);
            } else if figures.win_rate.low > most {
                say(format!("{} ({rate})", words.say("lab-too-easy")), true);
            }
        }
        // Two may be one against one, or one against many who are one.
        let fair = if cell.sides == 2 { (2.0 * DUEL.0, 2.0 * DUEL.1) } else { FAIR };
        let uneven = |share: &&crate::figures::Share| share.high < fair.0 || share.low > fair.1;
        if usize::from(cell.sides) == figures.places.len()
            && figures.places.iter().any(|share| uneven(&share))
        {
            let shares: Vec<String> =
                figures.places.iter().map(|share| words.number(share.share, 2)).collect();
            say(format!("{} ({})", words.say("lab-unfair"), shares.join(" · ")), true);
        }
        if let Some(harder) = next_level(run, cell, words) {
            let step = figures.win_rate.share - Figures::of(harder).win_rate.share;
            if step < STEP {
                say(format!("{} ({})", words.say("lab-levels"), words.points(step)), true);
            }
        }
        let (minutes, (least, most)) = (figures.minutes.median, words.minutes);
        if minutes * 2.0 < f64::from(least) || minutes > f64::from(most) * 2.0 {
            say(format!("{} ({} min)", words.say("lab-off-length"), words.number(minutes, 0)), true);
        }
        for (verdict, id) in
            [(Verdict::Dead, "lab-dead"), (Verdict::Strong, "lab-strong"), (Verdict::Harmful, "lab-harmful")]
        {
            let names: Vec<String> = effects(cell)
                .iter()
                .filter(|effect| effect.verdict == verdict)
                .map(|effect| match effect.change.filter(|_| verdict != Verdict::Dead) {
                    Some(change) => {
                        format!("{} ({})", words.thing(&effect.sort, &effect.id), words.points(change.share))
                    }
                    None => words.thing(&effect.sort, &effect.id),
                })
                .collect();
            if !names.is_empty() {
                let between = if words.lang == veilleuse_pack::Lang::Fr { "\u{a0}: " } else { ": " };
                say(format!("{}{between}{}", words.say(id), names.join(", ")), false);
            }
        }
    }
    found
}

/// The same table on the next level, where the run has it.
fn next_level<'r>(run: &'r Run, cell: &Cell, words: &Words) -> Option<&'r Cell> {
    let level = cell.table.level.as_deref()?;
    let place = words.levels.iter().position(|one| *one == level)?;
    let table = Spec { level: Some((*words.levels.get(place + 1)?).to_owned()), ..cell.table.clone() };
    run.cells.iter().find(|other| other.table == table)
}

impl Sheet<'_> {
    pub(super) fn findings(&mut self) {
        let found = findings(self.run, &self.words);
        let name = escape(&self.words.say("lab-found"));
        self.put(format!("<section><h2>{name}</h2>"));
        if found.is_empty() {
            let none = escape(&self.words.say("lab-found-none"));
            self.put(format!("<p>{none}</p></section>"));
            return;
        }
        self.put("<ul class=\"found\">");
        for Finding { table, what, bad } in found {
            let class = if bad { " class=\"bad\"" } else { "" };
            self.put(format!("<li{class}><b>{}</b><br>{}</li>", escape(&table), escape(&what)));
        }
        self.put("</ul></section>");
    }
}
