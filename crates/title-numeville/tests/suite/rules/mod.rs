//! What scenarios cannot say: the box, refused options, secrets, and what holds after every input.

mod chairs;
mod contents;
mod documented;
mod draws;
mod families;
mod options;
mod other_packs;
mod own_bank;
mod pieces;
mod secrets;
