//! Proves things about any title. Everything in here is generic over [`veilleuse_core::Game`] and knows no
//! title by name.
//!
//! | to prove that | use |
//! |---|---|
//! | a rule does what the book says | [`scenario`]: black-box tests in TOML |
//! | a lesson can be played, whatever the learner does | [`lesson`] |
//! | nobody can notice what they must not know | [`twins`] |
//! | it would be found if they could | [`leaky`]: a title with a leak |
//! | old matches keep their meaning | [`golden`] |
//! | everything printed, told, refused and ended really happens | [`exhaustive`] |
//! | what must hold in every position holds | [`properties`] |
//! | any arranged table is played or refused, never a panic | [`arrangements`] |
//! | what is said reads well in both languages | [`aloud`] |
//! | the page has the types of what it is sent | `typescript`, for which a title's own tests ask |
//! | all of this for the files of one title | [`title`] |

pub mod aloud;
pub mod arrangements;
pub mod exhaustive;
pub mod golden;
mod json;
pub mod leaky;
pub mod lesson;
mod luck;
mod probe;
pub mod properties;
pub mod puzzle;
pub mod scenario;
mod suggest;
pub mod title;
pub mod twins;
#[cfg(feature = "typescript")]
pub mod typescript;
mod walk;

pub use luck::{By, Luck};
pub use walk::Broken;
