//! All tables side by side.

use super::{
    Sheet,
    draw::{Row, Scale},
    findings::{FAIR, target},
};
use crate::{
    Cell,
    figures::{Figures, Share},
};

impl Sheet<'_> {
    pub(super) fn overview(&mut self) {
        let cells: Vec<(&Cell, Figures)> =
            self.run.cells.iter().map(|cell| (cell, Figures::of(cell))).collect();
        self.win_rates(&cells);
        self.changes(&cells);
        self.ladders(&cells);
        self.places(&cells);
        self.lengths(&cells);
    }

    /// The bounds of a share in short.
    fn bounds(&self, share: Share) -> String {
        let digits = usize::from(share.high < 0.0995);
        let (low, high) =
            (self.words.number(share.low * 100.0, digits), self.words.number(share.high * 100.0, digits));
        format!("{low}–{high}")
    }

    fn win_rates(&mut self, cells: &[(&Cell, Figures)]) {
        self.section("lab-win-rate");
        let targets: Vec<(f64, f64)> = cells.iter().filter_map(|(cell, _)| target(cell)).collect();
        let band = targets.first().copied().filter(|first| targets.iter().all(|one| one == first));
        let scale = Scale { least: 0.0, most: 1.0, target: band, zero: None };
        let mut rows = Vec::new();
        for (cell, figures) in cells {
            let rate = figures.win_rate;
            let mood = match target(cell) {
                Some((least, most)) if rate.high < least || rate.low > most => "bad",
                Some((least, most)) if rate.share < least || rate.share > most => "warn",
                Some(_) => "good",
                None => "quiet",
            };
            rows.push(Row {
                label: self.words.table(&cell.table),
                share: rate,
                value: self.words.percent(rate.share),
                bounds: self.bounds(rate),
                mood,
            });
        }
        let ticks: Vec<String> = [0.0, 0.25, 0.5, 0.75, 1.0].map(|share| self.words.percent(share)).to_vec();
        self.rows(scale, &rows, &ticks);
        let heads = self.heads(&["", "matches", "share", "low", "high", "decisions", "periods", "forced"]);
        let words = &self.words;
        let numbers: Vec<Vec<String>> = cells
            .iter()
            .map(|(cell, figures)| {
                vec![
                    words.table(&cell.table),
                    words.whole(figures.matches),
                    words.percent(figures.win_rate.share),
                    words.percent(figures.win_rate.low),
                    words.percent(figures.win_rate.high),
                    words.number(figures.decisions.mean, 0),
                    words.number(figures.periods.mean, 1),
                    words.percent(figures.forced),
                ]
            })
            .collect();
        self.table(&heads, &numbers);
        self.put("</section>");
    }

    fn changes(&mut self, cells: &[(&Cell, Figures)]) {
        let changed: Vec<(&Cell, Share)> =
            cells.iter().filter_map(|(cell, figures)| figures.change.map(|change| (*cell, change))).collect();
        if changed.is_empty() {
            return;
        }
        self.section("lab-change");
        let most =
            changed.iter().map(|(_, change)| change.low.abs().max(change.high.abs())).fold(0.05, f64::max);
        let scale = Scale { least: -most, most, target: None, zero: Some(0.0) };
        let rows: Vec<Row> = changed
            .iter()
            .map(|(cell, change)| Row {
                label: self.words.table(&cell.table),
                share: *change,
                value: self.words.points(change.share),
                bounds: format!("{}…{}", self.words.points(change.low), self.words.points(change.high)),
                mood: if change.low > 0.0 || change.high < 0.0 { "warn" } else { "quiet" },
            })
            .collect();
        let ticks = [-most, 0.0, most].map(|share| self.words.points(share)).to_vec();
        self.rows(scale, &rows, &ticks);
        let heads = self.heads(&["", "change", "low", "high", "decisions", "periods"]);
        let numbers: Vec<Vec<String>> = changed
            .iter()
            .map(|(cell, change)| {
                let paired = cell.paired.unwrap_or_default();
                let mean = |difference: &crate::paired::Difference| {
                    let (mean, low, high) = difference.mean(paired.pairs());
                    let words = &self.words;
                    format!(
                        "{} ({} … {})",
                        words.number(mean, 1),
                        words.number(low, 1),
                        words.number(high, 1)
                    )
                };
                vec![
                    self.words.table(&cell.table),
                    self.words.points(change.share),
                    self.words.points(change.low),
                    self.words.points(change.high),
                    mean(&paired.decisions),
                    mean(&paired.periods),
                ]
            })
            .collect();
        self.table(&heads, &numbers);
        self.put("</section>");
    }

    fn ladders(&mut self, cells: &[(&Cell, Figures)]) {
        if cells.iter().all(|(_, figures)| figures.ladder.is_empty()) {
            return;
        }
        self.section("lab-ladder");
        let mut numbers = Vec::new();
        for (cell, figures) in cells.iter().filter(|(_, figures)| !figures.ladder.is_empty()) {
            let most = figures.ladder.iter().map(|one| one.high).fold(100.0, f64::max);
            let least = figures.ladder.iter().map(|one| one.low).fold(0.0, f64::min);
            let name = self.words.table(&cell.table);
            self.put(format!("<h3>{}</h3>", super::escape(&name)));
            let scale = Scale { least, most, target: None, zero: Some(0.0) };
            let rows: Vec<Row> = figures
                .ladder
                .iter()
                .map(|one| Row {
                    label: one.bot.clone(),
                    share: Share { share: one.elo, low: one.low, high: one.high },
                    value: self.words.number(one.elo, 0),
                    bounds: format!("{} … {}", self.words.number(one.low, 0), self.words.number(one.high, 0)),
                    mood: "",
                })
                .collect();
            let ticks = [least, most].map(|elo| self.words.number(elo, 0)).to_vec();
            self.rows(scale, &rows, &ticks);
            numbers.extend(figures.ladder.iter().map(|one| {
                vec![
                    format!("{name}: {}", one.bot),
                    self.words.number(one.elo, 0),
                    self.words.number(one.low, 0),
                    self.words.number(one.high, 0),
                ]
            }));
        }
        let mut heads = self.heads(&["", "", "low", "high"]);
        heads[1].push_str("Elo");
        self.table(&heads, &numbers);
        self.put("</section>");
    }

    fn places(&mut self, cells: &[(&Cell, Figures)]) {
        // One against many has no order that could be fair.
        let even = |cell: &Cell| cell.competes && usize::from(cell.sides) == cell.counts.seats.len();
        if !cells.iter().any(|(cell, _)| even(cell)) {
            return;
        }
        self.section("lab-places");
        let scale = Scale { least: 0.4, most: 1.6, target: Some(FAIR), zero: Some(1.0) };
        let mut numbers = Vec::new();
        for (cell, figures) in cells.iter().filter(|(cell, _)| even(cell)) {
            let name = self.words.table(&cell.table);
            self.put(format!("<h3>{}</h3>", super::escape(&name)));
            let mut rows = Vec::new();
            for (place, share) in figures.places.iter().enumerate() {
                let label = self.words.numbered("lab-place", "number", place + 1);
                let (low, high) = (self.words.number(share.low, 2), self.words.number(share.high, 2));
                let value = self.words.number(share.share, 2);
                numbers.push(vec![format!("{name}: {label}"), value.clone(), low.clone(), high.clone()]);
                let mood = if share.high < FAIR.0 || share.low > FAIR.1 {
                    "bad"
                } else if share.share < FAIR.0 || share.share > FAIR.1 {
                    "warn"
                } else {
                    "good"
                };
                rows.push(Row { label, share: *share, value, bounds: format!("{low}–{high}"), mood });
            }
            let ticks = [0.4, 0.7, 1.0, 1.3, 1.6].map(|share| self.words.number(share, 1)).to_vec();
            self.rows(scale, &rows, &ticks);
        }
        let heads = self.heads(&["", "share", "low", "high"]);
        self.table(&heads, &numbers);
        self.put("</section>");
    }

    fn lengths(&mut self, cells: &[(&Cell, Figures)]) {
        self.section("lab-length");
        let (least, most) = self.words.minutes;
        let box_range = (f64::from(least), f64::from(most));
        let longest = cells.iter().map(|(_, figures)| figures.minutes.p95).fold(box_range.1, f64::max) * 1.05;
        let scale = Scale { least: 0.0, most: longest, target: Some(box_range), zero: None };
        let rows: Vec<Row> = cells
            .iter()
            .map(|(cell, figures)| {
                let spread = figures.minutes;
                let within = spread.median * 2.0 >= box_range.0 && spread.median <= box_range.1 * 2.0;
                Row {
                    label: self.words.table(&cell.table),
                    share: Share { share: spread.median, low: spread.p5, high: spread.p95 },
                    value: format!("{} min", self.words.number(spread.median, 0)),
                    bounds: format!(
                        "{}–{}",
                        self.words.number(spread.p5, 0),
                        self.words.number(spread.p95, 0)
                    ),
                    mood: if within { "good" } else { "warn" },
                }
            })
            .collect();
        let ticks = [0.0, longest / 2.0, longest].map(|minutes| self.words.number(minutes, 0)).to_vec();
        self.rows(scale, &rows, &ticks);
        let heads = self.heads(&["", "median", "p5", "p95", "decisions", "periods"]);
        let numbers: Vec<Vec<String>> = cells
            .iter()
            .map(|(cell, figures)| {
                let words = &self.words;
                vec![
                    words.table(&cell.table),
                    words.number(figures.minutes.median, 0),
                    words.number(figures.minutes.p5, 0),
                    words.number(figures.minutes.p95, 0),
                    words.number(figures.decisions.median, 0),
                    words.number(figures.periods.median, 0),
                ]
            })
            .collect();
        self.table(&heads, &numbers);
        self.put("</section>");
    }
}
