//! The table drawn in text: one module per title.

mod boogeyman;
mod numeville;
mod terror_below;

use veilleuse_core::{Game, Seat};
use veilleuse_pack::{Lang, Texts};

/// A title that can be drawn in a terminal of 100 columns.
pub(crate) trait Sketch: Game {
    /// The table as its viewer sees it.
    fn sketch(view: &Self::View, texts: &Texts, lang: Lang, who: &dyn Fn(Seat) -> String) -> String;
}
