//! The table drawn in text: one module per title.

mod boogeyman;
mod clef_des_mondes;
mod numeville;
mod stranger_things;
mod terror_below;

use veilleuse_core::{Game, Line, Seat};
use veilleuse_pack::{Lang, Texts};

/// A title that can be drawn in a terminal of 100 columns.
pub(crate) trait Sketch: Game {
    /// The table as its viewer sees it.
    fn sketch(page: &Page<'_, Self::View>) -> String;

    /// What the sentence about something told leaves out and people at the table would read aloud.
    fn read_aloud(_told: &Self::Told, _lang: Lang) -> Option<String> {
        None
    }
}

/// What is drawn, and in which words.
pub(crate) struct Page<'a, V> {
    pub(crate) view: &'a V,
    pub(crate) texts: &'a Texts,
    pub(crate) lang: Lang,
    /// Who sits in a chair.
    pub(crate) who: &'a dyn Fn(Seat) -> String,
}

impl<V> Page<'_, V> {
    /// The message with this id, without arguments.
    fn say(&self, id: &str) -> String {
        self.texts.get(self.lang, id).unwrap_or_else(|| format!("[{id}]"))
    }

    /// A sentence.
    fn read(&self, line: &Line) -> String {
        self.texts.line(self.lang, line, self.who)
    }
}
