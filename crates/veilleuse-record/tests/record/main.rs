//! Match files, fair chance and taking back, tried on a toy title.

mod common;
mod fairness;
mod files;
mod undo;
