//! Numéville in text: the sheets, the circuit unrolled by district, the question.

use std::fmt::Write;

use title_numeville::{
    Lesson, Numeville, Reference, Status, Told, View,
    view::{HeldView, QuestionView, SheetView, SquareView, WorkshopView},
};
use veilleuse_core::Line;
use veilleuse_pack::Lang;

use super::{Page, Sketch};

impl Sketch for Numeville {
    fn sketch(page: &Page<'_, View>) -> String {
        let mut out = String::new();
        page.sheets(&mut out);
        match &page.view.workshop {
            Some(workshop) => page.workshop(&mut out, workshop),
            None => page.board(&mut out),
        }
        if let Some(question) = &page.view.question {
            page.question(&mut out, question);
        }
        out
    }

    fn read_aloud(told: &Told, lang: Lang) -> Option<String> {
        match told {
            Told::Answered { lesson, .. } | Told::Corrected { lesson, .. } => Some(lesson_text(lesson, lang)),
            _ => None,
        }
    }
}

/// The question with what was answered, the right answer and why.
fn lesson_text(lesson: &Lesson, lang: Lang) -> String {
    let mut out = format!("    {}", lesson.prompt.get(lang));
    if let Some(given) = lesson.given.as_ref().filter(|given| **given != lesson.answer) {
        let _ = write!(out, "\n    ✗ {}", given.get(lang));
    }
    let _ = write!(out, "\n    ✓ {}", lesson.answer.get(lang));
    let source = source(&lesson.source, lesson.reference.as_deref(), lang);
    let _ = write!(out, "\n    {}\n    {source}", lesson.explanation.get(lang));
    out
}

/// Where an explanation comes from, with the address where the pack has one.
fn source(name: &str, reference: Option<&Reference>, lang: Lang) -> String {
    match reference {
        None => format!("({name})"),
        Some(Reference { publisher, title, year, url, .. }) => {
            format!("({}, {}, {year})\n    {url}", publisher.get(lang), title.get(lang))
        }
    }
}

impl Page<'_, View> {
    fn sheets(&self, out: &mut String) {
        let rounds = Line::new("sketch-nu-rounds")
            .number("round", self.view.round)
            .number("left", i64::from(self.view.rounds_left));
        if self.view.workshop.is_none() {
            let _ = writeln!(out, "{}", self.read(&rounds));
        }
        for sheet in &self.view.sheets {
            let name = self.say(&format!("complice-{}", sheet.complice.id()));
            let _ = writeln!(out, "  {name:<8} {}", self.sheet(sheet));
        }
    }

    /// Filled and empty slots; colours have shapes of their own.
    fn sheet(&self, sheet: &SheetView) -> String {
        let row = |filled: char, empty: char, count: u8, needed: u8| {
            let filled = std::iter::repeat_n(filled, usize::from(count));
            filled.chain(std::iter::repeat_n(empty, usize::from(needed - count))).collect::<String>()
        };
        let slots = format!(
            "{} {:<6} {} {:<6}",
            self.say("sketch-nu-blue"),
            row('●', '○', sheet.blue, sheet.blue_needed),
            self.say("sketch-nu-red"),
            row('■', '□', sheet.red, sheet.red_needed)
        );
        match sheet.status {
            Status::Open => slots,
            Status::Saved => format!("{slots} {}", self.say("sketch-nu-saved")),
            Status::Lost => format!("{slots} {}", self.say("sketch-nu-lost")),
        }
    }

    fn board(&self, out: &mut String) {
        let mut district = None;
        for square in &self.view.board {
            if square.district.is_none() {
                let _ = write!(out, "  {:<8} ", self.say("sketch-nu-plaza"));
            } else if square.district != district {
                let id = square.district.map_or("", title_numeville::Complice::id);
                let _ = write!(out, "\n  {:<8} ", self.say(&format!("complice-{id}")));
            }
            district = square.district;
            let _ = write!(out, "{}", self.square(square));
        }
        out.push('\n');
        for seat in &self.view.seats {
            let Some(scout) = seat.scout else { continue };
            let name = self.say(&format!("scout-{}", scout.id()));
            let mark = if seat.seat == self.view.active { "▸" } else { " " };
            let place = seat.square.map_or_else(String::new, |square| self.say(&format!("square-{square}")));
            let _ = write!(
                out,
                "{mark} {} = {name} ({}) : {place}",
                seat.seat.index() + 1,
                (self.who)(seat.seat)
            );
            for held in [&seat.object, &seat.power].into_iter().flatten() {
                let _ = write!(out, " · {}", self.held(held));
            }
            out.push('\n');
        }
        let dice = [("sketch-nu-white", self.view.dice.white), ("sketch-nu-black", self.view.dice.black)];
        for (id, face) in dice {
            if let Some(face) = face {
                let _ = write!(out, "  {} {face}", self.say(id));
            }
        }
        if dice.iter().any(|(_, face)| face.is_some()) {
            out.push('\n');
        }
    }

    /// Who stands there, or what the square is: `◉` portrait, `◎` start, `o` Object, `p` Power.
    fn square(&self, square: &SquareView) -> String {
        let pawns: String = self
            .view
            .seats
            .iter()
            .filter(|seat| seat.square == Some(square.square))
            .map(|seat| (seat.seat.index() + 1).to_string())
            .collect();
        let kind = match (square.marker, square.portrait, square.start) {
            (Some(title_numeville::Slot::Object), ..) => "o",
            (Some(title_numeville::Slot::Power), ..) => "p",
            (None, true, _) => "◉",
            (None, _, true) => "◎",
            _ => "·",
        };
        format!("[{:>2}{kind}{pawns:<1}]", square.square.number())
    }

    fn held(&self, held: &HeldView) -> String {
        let name = self.say(&format!("card-{}", held.card));
        match held.uses {
            Some(uses) => format!("{name} ×{uses}"),
            None => name,
        }
    }

    fn question(&self, out: &mut String, question: &QuestionView) {
        let theme = self.say(&format!("theme-{}", question.theme));
        let complice = self.say(&format!("complice-{}", question.complice.id()));
        let _ = writeln!(out, "\n  {complice} · {theme}\n  {}", question.prompt.get(self.lang));
        for choice in &question.choices {
            let mark = match &question.answer {
                Some(answer) if answer.choice == choice.choice => "✓",
                _ if choice.out => "✗",
                _ => " ",
            };
            let letter = choice.choice.to_string().to_uppercase();
            let _ = writeln!(out, "   {mark} {letter}. {}", choice.text.get(self.lang));
        }
        if let Some(answer) = &question.answer {
            let source = source(&answer.source, answer.reference.as_deref(), self.lang);
            let _ = writeln!(out, "  {}\n    {source}", answer.explanation.get(self.lang));
        }
    }

    fn workshop(&self, out: &mut String, workshop: &WorkshopView) {
        let rounds = Line::new("sketch-nu-workshop")
            .number("round", self.view.round)
            .number("rounds", workshop.rounds);
        let _ = writeln!(out, "{}", self.read(&rounds));
        if self.view.asks == "slates" {
            let thinking = Line::new("sketch-nu-thinking").number("seconds", workshop.thinking);
            let _ = writeln!(out, "{}", self.read(&thinking));
        }
        for team in &workshop.teams {
            let complice = self.say(&format!("complice-{}", team.meets.id()));
            let written = team.written.map_or("…".into(), |choice| choice.to_string().to_uppercase());
            let ready = if team.ready { "✓" } else { " " };
            let _ = writeln!(out, " {ready} {} → {complice} : {written}", (self.who)(team.team));
            if let Some(question) = &team.question {
                self.question(out, question);
            }
        }
    }
}
