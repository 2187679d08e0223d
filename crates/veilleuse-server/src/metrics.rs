//! Numbers for who runs the server. They never tell about one table.

use prometheus::{
    Histogram, HistogramOpts, HistogramVec, IntCounter, IntGauge, Opts, Registry, TextEncoder,
    exponential_buckets,
};

/// Something that is counted.
pub(crate) trait Tally {
    fn one_more(&self);
}

impl Tally for IntCounter {
    fn one_more(&self) {
        self.inc();
    }
}

impl Tally for IntGauge {
    fn one_more(&self) {
        self.inc();
    }
}

macro_rules! metrics {
    ($($name:ident $kind:ident $help:literal;)*) => {
        /// What happened so far, and how long it took.
        pub(crate) struct Metrics {
            registry: Registry,
            $(pub(crate) $name: $kind,)*
            pub(crate) request_seconds: HistogramVec,
            pub(crate) thought_wait_seconds: Histogram,
            pub(crate) thought_seconds: Histogram,
            pub(crate) file_seconds: Histogram,
            pub(crate) keep_seconds: Histogram,
        }

        impl Metrics {
            pub(crate) fn new() -> Metrics {
                // What fails in here is a name that is no name, or one given twice: the first test that runs finds it.
                let registry = Registry::new();
                $(
                    let options = Opts::new(stringify!($name), $help).namespace("veilleuse");
                    let $name = $kind::with_opts(options).expect("a good name");
                    registry.register(Box::new($name.clone())).expect("one of its name");
                )*
                let times = |name: &str, help: &str| {
                    let buckets = exponential_buckets(0.000_25, 2.0, 17).expect("a quarter of a millisecond to 16 s");
                    HistogramOpts::new(name, help).namespace("veilleuse").buckets(buckets)
                };
                let one = |name: &str, help: &str| {
                    let histogram = Histogram::with_opts(times(name, help)).expect("a good name");
                    registry.register(Box::new(histogram.clone())).expect("one of its name");
                    histogram
                };
                let requests = times("request_seconds", "How long requests took, by route and status.");
                let request_seconds = HistogramVec::new(requests, &["route", "status"]).expect("good names");
                registry.register(Box::new(request_seconds.clone())).expect("one of its name");
                Metrics {
                    $($name,)*
                    request_seconds,
                    thought_wait_seconds: one("thought_wait_seconds", "How long bots waited to think."),
                    thought_seconds: one("thought_seconds", "How long bots thought."),
                    file_seconds: one("file_seconds", "How long match files and long logs took to play again."),
                    keep_seconds: one("keep_seconds", "How long it took until something was kept."),
                    registry,
                }
            }
        }
    };
}

metrics! {
    tables_created IntCounter "Tables made.";
    matches_live IntGauge "Matches in memory.";
    matches_over IntCounter "Matches that ended by the rules.";
    matches_broken IntCounter "Matches closed by a fault.";
    connections_open IntGauge "Connections that are open.";
    connections_refused IntCounter "Connections refused before anything was read.";
    sockets_open IntGauge "Sockets that are open.";
    sockets_refused IntCounter "Sockets that were refused.";
    sockets_slow IntCounter "Sockets cut off because they did not read.";
    requests_refused IntCounter "Requests refused by a limit.";
    messages_refused IntCounter "Messages refused because there were too many.";
    decisions IntCounter "Decisions taken.";
    refusals IntCounter "Decisions refused by the rules.";
    undos IntCounter "Times a match went back.";
    messages_in IntCounter "Messages from clients.";
    messages_out IntCounter "Messages to clients.";
    tables_claimed IntCounter "Tables taken into memory.";
    tables_elsewhere IntCounter "Tables asked for that another server holds.";
    tables_fenced IntCounter "Tables lost to another server.";
    leases_lost IntCounter "Times the store was out of reach for so long that all tables were let go.";
    beats_missed IntCounter "Times the store did not confirm that this server is there.";
    sockets_relayed IntGauge "Sockets passed on to the server that holds their table.";
    requests_relayed IntCounter "Requests passed on to the server that holds their table.";
    store_failures IntCounter "Writes the store did not keep.";
}

impl Metrics {
    /// The text Prometheus reads.
    pub(crate) fn render(&self) -> String {
        TextEncoder::new().encode_to_string(&self.registry.gather()).unwrap_or_default()
    }
}

/// Counts one more.
pub(crate) fn count(counter: &impl Tally) {
    counter.one_more();
}

/// Counts one less.
pub(crate) fn uncount(gauge: &IntGauge) {
    gauge.dec();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_told_with_its_name() {
        let metrics = Metrics::new();
        count(&metrics.decisions);
        metrics.thought_seconds.observe(0.003);
        metrics.request_seconds.with_label_values(&["/api/titles", "200"]).observe(0.001);
        let text = metrics.render();
        for wanted in [
            "veilleuse_decisions 1",
            "veilleuse_thought_seconds_bucket{le=\"0.004\"} 1",
            "veilleuse_request_seconds_count{route=\"/api/titles\",status=\"200\"} 1",
        ] {
            assert!(text.contains(wanted), "{wanted} is not in {text}");
        }
    }
    /// Every number that the dashboard and the guides for operators name is told, and those that wake somebody are shown.
    #[test]
    fn operators_are_shown_numbers_that_exist() {
        let metrics = Metrics::new();
        metrics.request_seconds.with_label_values(&["/", "200"]).observe(0.001);
        let text = metrics.render();
        let told: Vec<&str> =
            text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next()).collect();
        let dashboard = include_str!("../../../docs/operate/grafana.json");
        let guides = [
            include_str!("../../../docs/operate.en.md"),
            include_str!("../../../docs/operate.fr.md"),
            include_str!("../../../docs/limits.md"),
        ];
        let word = |c: char| !c.is_ascii_alphanumeric() && c != '_';
        for document in guides.into_iter().chain([dashboard]) {
            for named in document.split(word).filter(|word| word.starts_with("veilleuse_")) {
                let parts = ["_bucket", "_count", "_sum"];
                let whole = parts.iter().find_map(|part| named.strip_suffix(part)).unwrap_or(named);
                assert!(told.contains(&whole), "nobody tells {named}");
            }
        }
        for named in ["decisions", "keep_seconds", "leases_lost", "tables_fenced", "store_failures"] {
            assert!(dashboard.contains(&format!("veilleuse_{named}")), "the dashboard leaves out {named}");
        }
    }
}
