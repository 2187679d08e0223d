//! Pieces that titles share. It grows only from what several titles need.

mod by;
mod deck;
mod frames;
mod noun;
mod ring;
mod set;
mod text_id;
mod track;

pub use by::By;
pub use deck::Deck;
pub use frames::Frames;
pub use noun::{Bits, Noun};
#[doc(hidden)]
pub use noun::{Chosen, Word, width};
pub use ring::{Ring, Turning};
pub use set::Set;
pub use track::Track;
