//! What the registry asks of each title beside its rules, one file per title.

mod boogeyman;
mod clef_des_mondes;
mod numeville;
mod stranger_things;
mod terror_below;
