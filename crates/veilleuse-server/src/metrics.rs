//! Counters for who runs the server.

use std::{
    fmt::Write,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
};

macro_rules! metrics {
    ($($name:ident $kind:literal $help:literal;)*) => {
        /// What happened so far. Numbers only: nothing here tells about one table.
        #[derive(Debug, Default)]
        pub(crate) struct Metrics {$(pub(crate) $name: AtomicU64,)*}

        impl Metrics {
            /// The text Prometheus reads.
            pub(crate) fn render(&self) -> String {
                let mut out = String::new();
                $(
                    let (name, value) = (stringify!($name), self.$name.load(Relaxed));
                    writeln!(out, "# HELP veilleuse_{name} {}\n# TYPE veilleuse_{name} {}\nveilleuse_{name} {value}", $help, $kind)
                        .expect("a string takes everything");
                )*
                out
            }
        }
    };
}

metrics! {
    tables_created "counter" "Tables made.";
    matches_live "gauge" "Matches in memory.";
    matches_over "counter" "Matches that ended by the rules.";
    matches_broken "counter" "Matches closed by a fault.";
    sockets_open "gauge" "Sockets that are open.";
    sockets_refused "counter" "Sockets that were refused.";
    sockets_slow "counter" "Sockets cut off because they did not read.";
    decisions "counter" "Decisions taken.";
    refusals "counter" "Decisions refused by the rules.";
    undos "counter" "Times a match went back.";
    messages_in "counter" "Messages from clients.";
    messages_out "counter" "Messages to clients.";
    store_failures "counter" "Writes the store did not keep.";
}

/// Counts one more.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Relaxed);
}

/// Counts one less.
pub(crate) fn uncount(gauge: &AtomicU64) {
    gauge.fetch_sub(1, Relaxed);
}
