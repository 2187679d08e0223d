//! The words of a page: those of the house and of the title, and how numbers are written.

use veilleuse_core::{Line, Observed, Seat, SeatSet, kit::Noun, waited_for};
use veilleuse_core::{Outcome, Pending};
use veilleuse_pack::{Lang, PackFiles, SpokenTexts};
use veilleuse_titles::{Catalogue, Loaded, Playable, Title, house_files, lab_files, with_title};

use crate::{LabError, SHIPPED, Spec};

/// The words of a page.
pub(crate) struct Words {
    pub(crate) lang: Lang,
    texts: SpokenTexts,
    /// What the course of a match is counted in.
    period: &'static str,
    /// The minutes on the box.
    pub(crate) minutes: (u16, u16),
    /// The seconds that people take for a decision.
    pub(crate) seconds: u8,
    /// The levels, the easiest first.
    pub(crate) levels: Vec<&'static str>,
    message: fn(&str, &str) -> Option<String>,
}

impl Words {
    pub(crate) fn of(title: Title, lang: Lang) -> Words {
        with_title!(title, G => Words::with::<G>(lang, &Loaded::<G>::embedded().files))
            .expect("the embedded texts are checked by the tests")
    }

    /// The words of a title whose files are at hand, with the numbers of its content in them.
    pub(crate) fn with<G: Playable>(lang: Lang, files: &PackFiles) -> Result<Words, LabError> {
        let texts = SpokenTexts::load(&[files, &house_files(), &lab_files()])?;
        let Catalogue { minutes, seconds, modes, .. } = G::catalogue();
        let levels = modes.into_iter().map(|mode| mode.levels).max_by_key(Vec::len).unwrap_or_default();
        Ok(Words { lang, texts, period: G::PERIOD, minutes, seconds, levels, message: message::<G> })
    }

    /// The words of the title that a run is of.
    pub(crate) fn of_run(title: &str, lang: Lang) -> Result<Words, LabError> {
        let title: Title = title
            .parse()
            .map_err(|error: veilleuse_titles::UnknownTitle| LabError::File(error.to_string()))?;
        Ok(Words::of(title, lang))
    }

    pub(crate) fn say(&self, id: &str) -> String {
        self.line(&Line::new(id.to_owned()))
    }

    fn line(&self, line: &Line) -> String {
        let seat = |seat: Seat| self.numbered("house-seat", "number", seat.index() + 1);
        self.texts.line(self.lang, line, &seat)
    }

    pub(crate) fn numbered(&self, id: &str, name: &'static str, number: usize) -> String {
        self.texts.line(self.lang, &Line::new(id.to_owned()).number(name, number as i64), &|_| String::new())
    }

    /// A sentence about periods, rounds or turns as the title has them.
    pub(crate) fn of_periods(&self, id: &str) -> String {
        self.line(&Line::new(id.to_owned()).word("period", self.period))
    }

    pub(crate) fn lead(&self, matches: u64, tables: usize) -> String {
        let line = Line::new("lab-lead").same("matches", &self.whole(matches));
        self.line(&line.number("tables", tables as i64))
    }

    pub(crate) fn course(&self, gauge: &str) -> String {
        self.line(&Line::new("lab-course").same("gauge", &self.say(&format!("lab-gauge-{gauge}"))))
    }

    /// The name of the title.
    pub(crate) fn title(&self) -> String {
        self.say("title")
    }

    /// A thing by its name, or by its id where it has none of its own.
    pub(crate) fn thing(&self, sort: &str, id: &str) -> String {
        let name = (self.message)(sort, id).and_then(|message| self.texts.get(self.lang, &message));
        name.filter(|name| !name.contains("{$")).unwrap_or_else(|| id.to_owned())
    }

    /// How a match ended, in a sentence.
    pub(crate) fn ending(&self, result: &str, reason: &str) -> String {
        // The words of the title live as long as the program; those of a file are made to.
        let known = |word: &str| -> &'static str { Box::leak(word.to_owned().into_boxed_str()) };
        let winners = if result == "defeat" { SeatSet::NOBODY } else { SeatSet::first(1) };
        let outcome = Outcome { result: known(result), reason: known(reason), winners };
        let line = waited_for(Pending::Over(outcome), "over");
        let nobody = |_: Seat| "…".to_owned();
        self.texts.line(self.lang, &line, &nobody)
    }

    /// A table in words.
    pub(crate) fn table(&self, spec: &Spec) -> String {
        let mut parts = vec![self.say(&format!("mode-{}", spec.mode))];
        parts.push(self.numbered("lab-seats", "seats", spec.seats.into()));
        parts.extend(spec.level.iter().map(|level| self.say(&format!("level-{level}"))));
        parts.extend(spec.options.iter().map(|(name, value)| self.option(name, value)));
        parts.push(spec.bots.join(" + "));
        if spec.pack != SHIPPED {
            parts.push(self.pack(&spec.pack));
        }
        parts.join(" · ")
    }

    fn option(&self, name: &str, value: &serde_json::Value) -> String {
        let id = format!("variant-{name}");
        let name = if self.texts.has(&id) { self.say(&id) } else { name.to_owned() };
        match value {
            serde_json::Value::Bool(true) => name,
            other => format!("{name} {other}"),
        }
    }

    /// A pack by the last part of its folder.
    pub(crate) fn pack(&self, pack: &str) -> String {
        if pack == SHIPPED {
            return self.say("lab-shipped");
        }
        pack.trim_end_matches('/').rsplit('/').next().unwrap_or(pack).to_owned()
    }

    /// A share in hundredths.
    pub(crate) fn percent(&self, share: f64) -> String {
        let digits = usize::from(share != 0.0 && share.abs() < 0.0995);
        let number = self.number(share * 100.0, digits);
        match self.lang {
            Lang::Fr => format!("{number}\u{a0}%"),
            Lang::En => format!("{number}%"),
        }
    }

    /// A difference of shares in points, with its sign.
    pub(crate) fn points(&self, share: f64) -> String {
        let sign = if share < -0.0005 { "−" } else { "+" };
        format!("{sign}{}", self.number(share.abs() * 100.0, 1))
    }

    /// A number with so many digits after the point or comma.
    pub(crate) fn number(&self, number: f64, digits: usize) -> String {
        let text = format!("{number:.digits$}").replace('-', "−");
        match self.lang {
            Lang::Fr => text.replace('.', ","),
            Lang::En => text,
        }
    }

    /// A whole number, in groups of three.
    pub(crate) fn whole(&self, number: u64) -> String {
        let digits = number.to_string();
        let between = if self.lang == Lang::Fr { "\u{202f}" } else { "," };
        let groups: Vec<&str> = digits
            .as_bytes()
            .rchunks(3)
            .rev()
            .map(|group| std::str::from_utf8(group).unwrap_or_default())
            .collect();
        groups.join(between)
    }
}

/// The message that names a thing of a title.
fn message<G: Observed>(sort: &str, id: &str) -> Option<String> {
    let place = G::ids().sorts.iter().position(|known| *known == sort)?;
    Some(G::message(G::Sort::at(place), id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_of_every_title_is_there_in_both_languages() {
        for title in Title::ALL {
            let ids = with_title!(title, G => <G as Observed>::ids());
            for lang in Lang::ALL {
                let words = Words::of(title, lang);
                let all = ids
                    .sorts
                    .iter()
                    .map(|id| format!("lab-sort-{id}"))
                    .chain(ids.gauges.iter().map(|id| format!("lab-gauge-{id}")))
                    .chain(ids.marks.iter().map(|id| format!("lab-mark-{id}")));
                for id in all {
                    assert!(words.texts.has(&id), "{title} says no {id}");
                }
            }
        }
    }

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let (french, english) =
            (Words::of(Title::Numeville, Lang::Fr), Words::of(Title::Numeville, Lang::En));
        assert_eq!((french.percent(0.314), english.percent(0.314)), ("31\u{a0}%".into(), "31%".into()));
        assert_eq!((french.number(4.14, 1), english.points(-0.012)), ("4,1".into(), "−1.2".into()));
        assert_eq!((french.whole(12_345), english.whole(999)), ("12\u{202f}345".into(), "999".into()));
    }
}
