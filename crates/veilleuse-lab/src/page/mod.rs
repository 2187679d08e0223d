//! A page to look at: one file with everything in it, light and dark, plots drawn here and the numbers behind each.

mod details;
mod draw;
pub(crate) mod findings;
mod overview;

use std::fmt::Write;

use veilleuse_pack::Lang;

use crate::{LabError, Run, words::Words};

/// What a page is made with.
pub(crate) struct Sheet<'r> {
    pub(crate) run: &'r Run,
    pub(crate) words: Words,
    pub(crate) out: String,
}

/// The page of a run.
pub fn page(run: &Run, lang: Lang) -> Result<String, LabError> {
    Ok(in_words(run, Words::of_run(&run.title, lang)?))
}

pub(crate) fn in_words(run: &Run, words: Words) -> String {
    let mut sheet = Sheet { run, words, out: String::new() };
    sheet.head();
    sheet.findings();
    sheet.overview();
    sheet.details();
    sheet.foot();
    sheet.out
}

/// Text as HTML wants it.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

impl Sheet<'_> {
    /// Writes a line of the page.
    pub(crate) fn put(&mut self, line: impl AsRef<str>) {
        self.out.push_str(line.as_ref());
        self.out.push('\n');
    }

    fn head(&mut self) {
        let words = &self.words;
        let (title, name) = (escape(&words.title()), escape(&words.say("lab-name")));
        let code = words.lang.code();
        let lead = escape(&words.lead(self.run.matches(), self.run.cells.len()));
        let (only, intervals) = (words.say("lab-bots-only"), words.say("lab-intervals"));
        let theme = escape(&words.say("lab-theme"));
        let (seed, pack) = (words.say("lab-seed"), words.say("lab-pack"));
        let packs: Vec<String> = self
            .run
            .packs
            .iter()
            .map(|(name, digest)| {
                format!(
                    "{} <code>{}</code>",
                    escape(&words.pack(name)),
                    escape(digest.get(..12).unwrap_or(digest))
                )
            })
            .collect();
        let (css, accent) = (STYLE, accent(&self.run.title));
        let text = format!(
            "<!doctype html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title} · {name}</title>\n<style>\n{css}{accent}</style>\n</head>\n<body>\n\
             <header><p class=\"over\">{name}</p><h1>{title}</h1><p>{lead}</p>\n\
             <p class=\"small\">{seed} {}. {pack}{}{}.</p>\n\
             <p class=\"small\">{} {}</p>\n\
             <button type=\"button\" id=\"theme\" hidden>{theme}</button></header>\n<main>",
            self.run.seed,
            if code == "fr" { "\u{a0}: " } else { ": " },
            packs.join(", "),
            escape(&only),
            escape(&intervals),
        );
        self.put(text);
    }

    fn foot(&mut self) {
        self.put(format!("</main>\n<script>\n{SCRIPT}</script>\n</body>\n</html>"));
    }

    /// A heading with a sentence below it.
    pub(crate) fn section(&mut self, id: &str) {
        let seconds = usize::from(self.words.seconds);
        let (name, about) =
            (self.words.say(id), self.words.numbered(&format!("{id}-about"), "seconds", seconds));
        self.put(format!("<section><h2>{}</h2><p class=\"about\">{}</p>", escape(&name), escape(&about)));
    }

    /// A table of numbers behind a plot. The first column names the rows.
    pub(crate) fn table(&mut self, heads: &[String], rows: &[Vec<String>]) {
        let summary = escape(&self.words.say("lab-table"));
        let mut table = format!(
            "<details class=\"numbers\"><summary>{summary}</summary><div class=\"wide\"><table><thead><tr>"
        );
        for head in heads {
            let _ = write!(table, "<th scope=\"col\">{}</th>", escape(head));
        }
        table.push_str("</tr></thead><tbody>\n");
        for row in rows {
            table.push_str("<tr>");
            for (place, cell) in row.iter().enumerate() {
                let cell = escape(cell);
                let _ = if place == 0 {
                    write!(table, "<th scope=\"row\">{cell}</th>")
                } else {
                    write!(table, "<td>{cell}</td>")
                };
            }
            table.push_str("</tr>\n");
        }
        table.push_str("</tbody></table></div></details>");
        self.put(table);
    }

    /// Words of the house, one for each head of a table.
    pub(crate) fn heads(&self, ids: &[&str]) -> Vec<String> {
        ids.iter()
            .map(|id| match *id {
                "" => String::new(),
                "periods" => self.words.of_periods("lab-periods"),
                id => self.words.say(&format!("lab-{id}")),
            })
            .collect()
    }
}

/// The colour of a title, in both themes.
fn accent(title: &str) -> String {
    let (dark, light) = match title {
        "numeville" => ("0.75 0.12 205", "0.5 0.1 205"),
        "clef-des-mondes" => ("0.74 0.14 305", "0.5 0.16 305"),
        "terror-below" => ("0.76 0.13 60", "0.53 0.12 55"),
        "boogeyman" => ("0.73 0.12 265", "0.5 0.14 265"),
        _ => ("0.7 0.19 25", "0.52 0.2 25"),
    };
    format!(
        ":root{{--accent:oklch({dark})}}\n@media(prefers-color-scheme:light){{:root:not([data-theme=dark]){{--accent:oklch({light})}}}}\n:root[data-theme=light]{{--accent:oklch({light})}}\n"
    )
}

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");
