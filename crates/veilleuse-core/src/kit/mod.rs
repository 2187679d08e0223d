//! Pieces that titles share. It grows only from what several titles need.

mod bag;
mod deck;
mod frames;
mod ring;
mod text_id;
mod track;

pub use bag::Bag;
pub use deck::Deck;
pub use frames::Frames;
pub use ring::{Ring, Turning};
pub use track::Track;
