//! The balance laboratory.
//!
//! A [`Plan`] names a grid of tables; [`run()`] plays them on all cores and keeps what is counted in a [`Run`], whole numbers
//! only, so that parts played anywhere [`merge`] into the same bytes. [`figures`] turns numbers into shares with intervals,
//! [`page`] into a page to look at, [`notes`] into a page of documentation, [`tables`] into files for a notebook.
//!
//! `docs/simulation.md` explains the files and their keys.

mod course;
mod error;
pub mod figures;
mod grid;
pub mod notes;
pub mod page;
mod paired;
mod parquet;
mod plan;
mod run;
mod runner;
pub mod tables;
mod words;

pub use course::{Course, course};
pub use error::LabError;
pub use paired::Paired;
pub use plan::{Block, Listed, MATCHES, Modest, OneOrAll, Plan, SHIPPED, Seated, Spec, percent};
pub use run::{Cell, Run, merge};
pub use runner::{Asked, Batch, Progress, Watcher, run};
