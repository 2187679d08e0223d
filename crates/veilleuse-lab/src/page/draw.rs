//! Plots as SVG. What has to be read stands beside the drawing as text, so that a drawing may be as wide as the window.

use std::fmt::Write;

use super::{Sheet, escape};
use crate::figures::Share;

/// What a row plot is drawn on.
#[derive(Clone, Copy)]
pub(crate) struct Scale {
    pub(crate) least: f64,
    pub(crate) most: f64,
    /// What should be, from and to.
    pub(crate) target: Option<(f64, f64)>,
    /// Where a line stands for nothing.
    pub(crate) zero: Option<f64>,
}

impl Scale {
    fn at(&self, value: f64) -> f64 {
        let share = (value - self.least) / (self.most - self.least).max(1e-9);
        share.clamp(0.0, 1.0) * 100.0
    }

    fn ground(&self) -> String {
        let mut ground = String::new();
        if let Some((from, to)) = self.target {
            let (from, to) = (self.at(from), self.at(to));
            let _ = write!(
                ground,
                "<rect class=\"band\" x=\"{from:.1}\" y=\"0\" width=\"{:.1}\" height=\"22\"/>",
                to - from
            );
        }
        ground.push_str("<line class=\"axis\" x1=\"0\" x2=\"100\" y1=\"11\" y2=\"11\"/>");
        if let Some(zero) = self.zero {
            let zero = self.at(zero);
            let _ =
                write!(ground, "<line class=\"zero\" x1=\"{zero:.1}\" x2=\"{zero:.1}\" y1=\"0\" y2=\"22\"/>");
        }
        ground
    }
}

/// A row of a plot: a name, a value with its bounds, the value as text.
pub(crate) struct Row {
    pub(crate) label: String,
    pub(crate) share: Share,
    pub(crate) value: String,
    pub(crate) bounds: String,
    pub(crate) mood: &'static str,
}

/// A line of a chart: one value for each period, where there is one.
pub(crate) struct Curve {
    pub(crate) name: String,
    pub(crate) class: String,
    pub(crate) points: Vec<Option<f64>>,
}

/// A band of a chart: from and to for each period.
pub(crate) struct Band {
    pub(crate) class: &'static str,
    pub(crate) points: Vec<Option<(f64, f64)>>,
}

impl Sheet<'_> {
    /// Values with their bounds, one below the other.
    pub(crate) fn rows(&mut self, scale: Scale, rows: &[Row], ticks: &[String]) {
        let mut plot = String::from("<figure class=\"plot\">\n");
        let ground = scale.ground();
        for row in rows {
            let (low, high, at) =
                (scale.at(row.share.low), scale.at(row.share.high), scale.at(row.share.share));
            let (label, value, bounds) = (escape(&row.label), escape(&row.value), escape(&row.bounds));
            let _ = writeln!(
                plot,
                "<div class=\"row {}\"><span class=\"label\">{label}</span>\
                 <svg class=\"track\" viewBox=\"0 0 100 22\" preserveAspectRatio=\"none\" role=\"img\" aria-label=\"{label}: {value}, {bounds}\">\
                 {ground}<line class=\"range\" x1=\"{low:.2}\" x2=\"{high:.2}\" y1=\"11\" y2=\"11\"/>\
                 <path class=\"dot\" d=\"M{at:.2} 11h.01\"/></svg>\
                 <span class=\"value\">{value} <small>{bounds}</small></span></div>",
                row.mood
            );
        }
        let ticks: Vec<String> = ticks.iter().map(|tick| format!("<span>{}</span>", escape(tick))).collect();
        let _ = writeln!(
            plot,
            "<div class=\"ticks\" aria-hidden=\"true\"><div>{}</div></div></figure>",
            ticks.concat()
        );
        self.put(plot);
    }

    /// Curves over the course of a match.
    pub(crate) fn chart(
        &mut self,
        about: &str,
        (least, most): (f64, f64),
        bands: &[Band],
        curves: &[Curve],
        end: usize,
        ticks: &[String],
    ) {
        let x = |period: usize| period as f64 / end.max(1) as f64 * 100.0;
        let y = |value: f64| 100.0 - (value - least) / (most - least).max(1e-9) * 100.0;
        let mut drawn = String::new();
        for quarter in 0..=4 {
            let at = f64::from(quarter) * 25.0;
            let _ = write!(drawn, "<line class=\"axis\" x1=\"0\" x2=\"100\" y1=\"{at}\" y2=\"{at}\"/>");
        }
        for band in bands {
            let known: Vec<(usize, (f64, f64))> = known(&band.points, end);
            let over = known.iter().map(|(period, (_, to))| format!("{:.2},{:.2}", x(*period), y(*to)));
            let under =
                known.iter().rev().map(|(period, (from, _))| format!("{:.2},{:.2}", x(*period), y(*from)));
            let points: Vec<String> = over.chain(under).collect();
            let _ = write!(drawn, "<polygon class=\"{}\" points=\"{}\"/>", band.class, points.join(" "));
        }
        for curve in curves {
            let points: Vec<String> = known(&curve.points, end)
                .iter()
                .map(|(period, value)| format!("{:.2},{:.2}", x(*period), y(*value)))
                .collect();
            let _ =
                write!(drawn, "<polyline class=\"middle {}\" points=\"{}\"/>", curve.class, points.join(" "));
        }
        let ticks: String = ticks.iter().fold(String::new(), |mut all, tick| {
            let _ = write!(all, "<span>{}</span>", escape(tick));
            all
        });
        let period = escape(&self.words.of_periods("lab-period"));
        let about = escape(about);
        self.put(format!(
            "<figure class=\"plot\"><div class=\"chart\"><div class=\"y\" aria-hidden=\"true\">{ticks}</div>\
             <svg viewBox=\"0 0 100 100\" preserveAspectRatio=\"none\" role=\"img\" aria-label=\"{about}\">{drawn}</svg>\
             <div class=\"x\" aria-hidden=\"true\"><span>1</span><span>{period}</span><span>{end}</span></div></div>"
        ));
        let named: Vec<&Curve> = curves.iter().filter(|curve| !curve.name.is_empty()).collect();
        if !named.is_empty() {
            self.key(named.iter().map(|curve| (curve.class.as_str(), curve.name.as_str())));
        }
        self.put("</figure>");
    }

    /// What the colours mean.
    pub(crate) fn key<'k>(&mut self, items: impl Iterator<Item = (&'k str, &'k str)>) {
        let items: Vec<String> = items
            .map(|(class, name)| format!("<li class=\"{class}\"><i></i>{}</li>", escape(name)))
            .collect();
        self.put(format!("<ul class=\"key\">{}</ul>", items.concat()));
    }
}

/// The periods from the first to the last that have a value.
fn known<T: Copy>(points: &[Option<T>], end: usize) -> Vec<(usize, T)> {
    let those = points.iter().enumerate().take(end + 1);
    those.filter_map(|(period, point)| point.map(|point| (period, point))).collect()
}
