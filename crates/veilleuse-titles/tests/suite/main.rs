//! What holds for all titles, in one program: what it is built from is compiled once.

mod aloud;
mod bots;
mod embedded;
mod foresight;
mod hints;
mod lessons;
