//! Each table on its own.

use std::fmt::Write;

use veilleuse_sim::{Followed, Histogram, STANDING};

use super::{
    Sheet,
    draw::{Band, Curve, Row, Scale},
    escape,
};
use crate::{
    Cell,
    figures::{Effect, Figures, Share, Verdict, effects, ratio},
};

/// So many colours tell curves apart.
const COLOURS: usize = 6;
/// A plot of things shows so many of each sort; the table behind it shows all.
const SHOWN: usize = 14;

impl Sheet<'_> {
    pub(super) fn details(&mut self) {
        let name = escape(&self.words.say("lab-each"));
        self.put(format!("<h2 class=\"each\">{name}</h2>"));
        let cells: Vec<Cell> = self.run.cells.clone();
        for (place, cell) in cells.iter().enumerate() {
            let open = if place == 0 { " open" } else { "" };
            let table = escape(&self.words.table(&cell.table));
            self.put(format!("<details class=\"cell\"{open}><summary>{table}</summary>"));
            let figures = Figures::of(cell);
            self.put("<div class=\"pair\">");
            self.endings(cell, &figures);
            self.branching(cell, &figures);
            self.put("</div>");
            if cell.competes {
                self.leads(cell, &figures);
            }
            self.put("<div class=\"pair\">");
            for (gauge, followed) in &cell.counts.gauges {
                self.gauge(cell, gauge, followed);
            }
            self.put("</div>");
            self.things(cell);
            self.marks(cell);
            self.put("</details>");
        }
    }

    /// The period after which hardly any match goes on.
    fn last(cell: &Cell) -> usize {
        cell.counts.periods.percentile(98).max(1)
    }

    fn endings(&mut self, cell: &Cell, figures: &Figures) {
        self.section("lab-endings");
        let end = Self::last(cell);
        let mut below = vec![0.0; end + 1];
        let mut drawn = String::new();
        let mut key = Vec::new();
        for (place, ending) in figures.endings.iter().enumerate() {
            let periods = &cell.counts.endings[&format!("{}/{}", ending.result, ending.reason)];
            let over = cumulated(periods, end, cell.counts.matches);
            let x = |period: usize| period as f64 / end as f64 * 100.0;
            let point = |period: usize, share: f64| format!("{:.2},{:.2}", x(period), 100.0 - share * 100.0);
            let top: Vec<String> =
                (0..=end).map(|period| point(period, below[period] + over[period])).collect();
            let foot: Vec<String> = (0..=end).rev().map(|period| point(period, below[period])).collect();
            let class = format!("m{}", place % COLOURS);
            let _ = write!(
                drawn,
                "<polygon class=\"area {class}\" points=\"{} {}\"/>",
                top.join(" "),
                foot.join(" ")
            );
            below.iter_mut().zip(&over).for_each(|(sum, share)| *sum += share);
            let sentence = self.words.ending(&ending.result, &ending.reason);
            key.push((class, format!("{sentence} {}", self.words.percent(ending.share.share))));
        }
        let about = escape(&self.words.say("lab-endings"));
        let period = escape(&self.words.of_periods("lab-period"));
        let ticks: String =
            [0.0, 0.5, 1.0].map(|share| format!("<span>{}</span>", self.words.percent(share))).concat();
        self.put(format!(
            "<figure class=\"plot\"><div class=\"chart\"><div class=\"y\" aria-hidden=\"true\">{ticks}</div>\
             <svg viewBox=\"0 0 100 100\" preserveAspectRatio=\"none\" role=\"img\" aria-label=\"{about}\">{drawn}\
             <line class=\"axis\" x1=\"0\" x2=\"100\" y1=\"100\" y2=\"100\"/></svg>\
             <div class=\"x\" aria-hidden=\"true\"><span>0</span><span>{period}</span><span>{end}</span></div></div>"
        ));
        self.key(key.iter().map(|(class, name)| (class.as_str(), name.as_str())));
        self.put("</figure>");
        let mut heads = self.heads(&["", "share", "low", "high", "median"]);
        heads[4] = format!("{} ({})", heads[4], self.words.of_periods("lab-period"));
        let rows: Vec<Vec<String>> = figures
            .endings
            .iter()
            .map(|ending| {
                let words = &self.words;
                vec![
                    words.ending(&ending.result, &ending.reason),
                    words.percent(ending.share.share),
                    words.percent(ending.share.low),
                    words.percent(ending.share.high),
                    ending.median_period.to_string(),
                ]
            })
            .collect();
        self.table(&heads, &rows);
        self.put("</section>");
    }

    fn branching(&mut self, cell: &Cell, figures: &Figures) {
        self.section("lab-branching");
        let end = Self::last(cell);
        let mean = |course: &veilleuse_sim::Course| {
            (course.decisions > 0).then(|| ratio(course.options, course.decisions))
        };
        let points: Vec<Option<f64>> = cell.counts.course.iter().map(mean).collect();
        let most = points.iter().take(end + 1).flatten().copied().fold(1.0, f64::max).ceil();
        let about = self.words.say("lab-branching-about");
        let ticks = [0.0, most / 2.0, most].map(|options| self.words.number(options, 0)).to_vec();
        let curve = Curve { name: String::new(), class: String::new(), points };
        self.chart(&about, (0.0, most), &[], &[curve], end, &ticks);
        let forced = format!("{}: {}", self.words.say("lab-forced"), self.words.percent(figures.forced));
        self.put(format!("<p class=\"small\">{}</p>", escape(&forced)));
        let mut heads = vec![self.words.of_periods("lab-period")];
        heads.extend(self.heads(&["mean", "decisions", "forced"]));
        let rows: Vec<Vec<String>> = cell
            .counts
            .course
            .iter()
            .enumerate()
            .take(end + 1)
            .filter(|(_, course)| course.decisions > 0)
            .map(|(period, course)| {
                vec![
                    period.to_string(),
                    self.words.number(ratio(course.options, course.decisions), 1),
                    self.words.number(ratio(course.decisions, course.matches), 1),
                    self.words.percent(ratio(course.forced, course.decisions)),
                ]
            })
            .collect();
        self.table(&heads, &rows);
        self.put("</section>");
    }

    fn leads(&mut self, cell: &Cell, figures: &Figures) {
        self.section("lab-leads");
        let changes = &cell.counts.lead_changes;
        let last = changes.percentile(98);
        let total = changes.total();
        let tally = |number: usize| {
            let found = changes.occurring().find(|(one, _)| *one == number);
            found.map_or(0, |(_, times)| times)
        };
        let most = (0..=last).map(|number| ratio(tally(number), total)).fold(0.0, f64::max).max(0.01);
        let mut rows = Vec::new();
        let mut bars = String::new();
        let width = 100.0 / (last + 1) as f64;
        for number in 0..=last {
            let share = ratio(tally(number), total);
            let height = share / most * 100.0;
            let _ = write!(
                bars,
                "<rect class=\"bar\" x=\"{:.2}\" y=\"{:.2}\" width=\"{:.2}\" height=\"{height:.2}\"/>",
                number as f64 * width + width * 0.1,
                100.0 - height,
                width * 0.8
            );
            rows.push(vec![number.to_string(), self.words.percent(share)]);
        }
        let about = escape(&self.words.say("lab-leads-about"));
        let top = self.words.percent(most);
        self.put(format!(
            "<figure class=\"plot\"><div class=\"chart\"><div class=\"y\" aria-hidden=\"true\"><span>0</span><span>{top}</span></div>\
             <svg viewBox=\"0 0 100 100\" preserveAspectRatio=\"none\" role=\"img\" aria-label=\"{about}\">{bars}</svg>\
             <div class=\"x\" aria-hidden=\"true\"><span>0</span><span>{last}</span></div></div></figure>"
        ));
        if let Some(share) = figures.leader_wins {
            let (words, name) = (&self.words, self.words.say("lab-leader-wins"));
            let text = format!(
                "{name}: {} ({}–{})",
                words.percent(share.share),
                words.percent(share.low),
                words.percent(share.high)
            );
            self.put(format!("<p class=\"small\">{}</p>", escape(&text)));
        }
        let heads = self.heads(&["leads", "share"]);
        self.table(&heads, &rows);
        self.put("</section>");
    }

    fn gauge(&mut self, cell: &Cell, gauge: &str, followed: &Followed) {
        let name = self.words.course(gauge);
        let about = self.words.of_periods("lab-course-about");
        self.put(format!("<section><h3>{}</h3><p class=\"about\">{}</p>", escape(&name), escape(&about)));
        let end = Self::last(cell);
        let both = together(followed);
        let at = |course: &[Histogram], percent: u64| -> Vec<Option<f64>> {
            let value =
                |numbers: &Histogram| (numbers.total() > 0).then(|| numbers.percentile(percent) as f64);
            course.iter().map(value).collect()
        };
        let band = |class, from: u64, to: u64| Band {
            class,
            points: at(&both, from).into_iter().zip(at(&both, to)).map(|(from, to)| from.zip(to)).collect(),
        };
        let most = at(&both, 95).iter().take(end + 1).flatten().copied().fold(1.0, f64::max);
        let most = if gauge == STANDING { 40.0 } else { most };
        let bands = [band("outer", 5, 95), band("inner", 25, 75)];
        let mut curves =
            vec![Curve { name: self.words.say("lab-all"), class: "all".to_owned(), points: at(&both, 50) }];
        if !cell.competes {
            let enough = |course: &[Histogram]| -> Vec<Option<f64>> {
                let mean = |numbers: &Histogram| {
                    (numbers.total() >= 20).then(|| ratio(numbers.sum(), numbers.total()))
                };
                course.iter().map(mean).collect()
            };
            for (id, class, course) in
                [("lab-won", "good dashed", &followed.won), ("lab-lost", "bad dashed", &followed.lost)]
            {
                curves.push(Curve {
                    name: self.words.say(id),
                    class: class.to_owned(),
                    points: enough(course),
                });
            }
        }
        let ticks =
            [0.0, most / 2.0, most].map(|value| self.words.number(value, usize::from(most < 4.0))).to_vec();
        self.chart(&name, (0.0, most), &bands, &curves, end, &ticks);
        let mut heads = vec![self.words.of_periods("lab-period")];
        heads.extend(self.heads(&["median", "p5", "p95", "won", "lost"]));
        let rows: Vec<Vec<String>> = (0..both.len().min(end + 1))
            .filter(|period| both[*period].total() > 0)
            .map(|period| {
                let numbers = &both[period];
                let mean = |course: &[Histogram]| {
                    course
                        .get(period)
                        .filter(|numbers| numbers.total() > 0)
                        .map_or("–".to_owned(), |numbers| {
                            self.words.number(ratio(numbers.sum(), numbers.total()), 1)
                        })
                };
                vec![
                    period.to_string(),
                    numbers.percentile(50).to_string(),
                    numbers.percentile(5).to_string(),
                    numbers.percentile(95).to_string(),
                    mean(&followed.won),
                    mean(&followed.lost),
                ]
            })
            .collect();
        self.table(&heads, &rows);
        self.put("</section>");
    }

    fn things(&mut self, cell: &Cell) {
        let all = effects(cell);
        let mut sorts: Vec<&str> = all.iter().map(|effect| effect.sort.as_str()).collect();
        sorts.dedup();
        for sort in sorts {
            let those: Vec<&Effect> = all.iter().filter(|effect| effect.sort == sort).collect();
            let name = escape(&self.words.say(&format!("lab-sort-{sort}")));
            self.put(format!("<section><h3>{name}</h3>"));
            let rows: Vec<Row> = those
                .iter()
                .filter_map(|effect| effect.change.map(|change| (effect, change)))
                .take(SHOWN)
                .map(|(effect, change)| Row {
                    label: self.words.thing(sort, &effect.id),
                    share: change,
                    value: self.words.points(change.share),
                    bounds: format!("{}…{}", self.words.points(change.low), self.words.points(change.high)),
                    mood: match effect.verdict {
                        Verdict::Strong | Verdict::Harmful => "bad",
                        _ if change.low > 0.0 => "good",
                        _ if change.high < 0.0 => "warn",
                        _ => "quiet",
                    },
                })
                .collect();
            if !rows.is_empty() {
                let about = escape(&self.words.say("lab-things-about"));
                self.put(format!("<p class=\"about\">{about}</p>"));
                let most = rows.iter().map(|row: &Row| wide(row.share)).fold(0.1, f64::max).min(1.0);
                let scale = Scale { least: -most, most, target: Some((-0.15, 0.15)), zero: Some(0.0) };
                let ticks = [-most, 0.0, most].map(|share| self.words.points(share)).to_vec();
                self.rows(scale, &rows, &ticks);
            }
            let heads = self.heads(&["thing", "seen", "used", "effect", "low", "high", "verdict"]);
            let numbers: Vec<Vec<String>> = those.iter().map(|effect| self.thing_row(sort, effect)).collect();
            self.table(&heads, &numbers);
            self.put("</section>");
        }
    }

    fn thing_row(&self, sort: &str, effect: &Effect) -> Vec<String> {
        let words = &self.words;
        let points =
            |of: fn(Share) -> f64| effect.change.map_or("–".to_owned(), |change| words.points(of(change)));
        let verdict = match effect.verdict {
            Verdict::Fine => "lab-fine",
            Verdict::Dead => "lab-dead",
            Verdict::Strong => "lab-strong",
            Verdict::Harmful => "lab-harmful",
            Verdict::Unknown => "lab-unknown",
        };
        vec![
            words.thing(sort, &effect.id),
            words.whole(effect.seen),
            words.percent(effect.used.share),
            points(|change| change.share),
            points(|change| change.low),
            points(|change| change.high),
            words.say(verdict),
        ]
    }

    fn marks(&mut self, cell: &Cell) {
        let counts = &cell.counts;
        if counts.marks.is_empty() {
            return;
        }
        self.section("lab-marks");
        let lost = counts.matches - counts.won;
        let mut rows: Vec<(f64, Vec<String>)> = counts
            .marks
            .iter()
            .filter(|(_, mark)| mark.amount > 0)
            .map(|(id, mark)| {
                let mean = ratio(mark.amount, counts.matches);
                let words = &self.words;
                let row = vec![
                    words.say(&format!("lab-mark-{id}")),
                    words.number(mean, 2),
                    words.number(ratio(mark.amount_won, counts.won), 2),
                    words.number(ratio(mark.amount - mark.amount_won, lost), 2),
                    words.percent(ratio(mark.matches, counts.matches)),
                ];
                (mean, row)
            })
            .collect();
        rows.sort_by(|one, other| other.0.total_cmp(&one.0));
        let most = rows.first().map_or(1.0, |(mean, _)| *mean);
        let scale = Scale { least: 0.0, most: most * 1.02, target: None, zero: Some(0.0) };
        let drawn: Vec<Row> = rows
            .iter()
            .map(|(mean, row)| Row {
                label: row[0].clone(),
                share: Share { share: *mean, low: 0.0, high: *mean },
                value: row[1].clone(),
                bounds: String::new(),
                mood: "",
            })
            .collect();
        let ticks = [0.0, most].map(|mean| self.words.number(mean, 1)).to_vec();
        self.rows(scale, &drawn, &ticks);
        let heads = self.heads(&["", "per-match", "won", "lost", "matches"]);
        let rows: Vec<Vec<String>> = rows.into_iter().map(|(_, row)| row).collect();
        self.table(&heads, &rows);
        self.put("</section>");
    }
}

/// How far an interval reaches from nothing.
fn wide(share: Share) -> f64 {
    share.low.abs().max(share.high.abs())
}

/// Which share of matches had ended like this when each period was over.
fn cumulated(periods: &Histogram, end: usize, matches: u64) -> Vec<f64> {
    let mut sum = 0;
    let mut all = vec![0; end + 1];
    for (period, times) in periods.occurring() {
        all[period.min(end)] += times;
    }
    let each = |times: &u64| {
        sum += times;
        ratio(sum, matches)
    };
    all.iter().map(each).collect()
}

/// A number in all matches, won or lost.
fn together(followed: &Followed) -> Vec<Histogram> {
    let many = followed.won.len().max(followed.lost.len());
    let mut both = vec![Histogram::default(); many];
    for course in [&followed.won, &followed.lost] {
        both.iter_mut().zip(course).for_each(|(sum, numbers)| sum.add(numbers));
    }
    both
}
