//! One table, its title and its bots as a module without imports: bytes in, bytes out.
//!
//! | to learn about | read |
//! |---|---|
//! | what can be asked, and what comes back | [`Command`], [`Effect`] |
//! | who answers | [`Engine`] |
//! | how it is shown that it plays as everywhere | [`Shelf::playouts`](veilleuse_table::Shelf::playouts) |
//!
//! Compiled for `wasm32-unknown-unknown` it has three doors (`abi.rs`): whoever runs it asks for a place of so many bytes,
//! writes there, lets it step, and reads the answer. It reaches nothing: time, randomness and what was kept come with
//! what is asked.

#[cfg(target_arch = "wasm32")]
mod abi;
mod command;
mod effect;
mod engine;
mod kept;

pub use command::{Asked, Command, Happens, HouseTimes, KeptAnswer, Moment};
pub use effect::Effect;
pub use engine::Engine;
pub use kept::{Append, Found, Row};
