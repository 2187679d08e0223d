use veilleuse_core::{Seat, Viewer};
use veilleuse_testkit::twins::{Against, Channel, Fault as Found, Leak, Tally, Twins, run_many};

use crate::toy::{Fault, Options, Pack, Toy};

/// Three seats and the public: 750 times four scripts.
const PAIRS: u64 = 750;

fn twins_of(fault: Fault) -> Result<Tally, Found> {
    let pack = Pack::with(fault, true);
    run_many::<Toy>(&pack, &pack, &Options::default(), 1, PAIRS, 200)
}

/// What 3,000 scripts find, each on its own.
fn leaks_of(fault: Fault) -> Vec<Leak> {
    let pack = Pack::with(fault, true);
    let viewers = (0..3).map(Seat::new).map(Viewer::Seat).chain([Viewer::Public]);
    let scripts = viewers.flat_map(|viewer| (0..PAIRS).map(move |seed| (viewer, seed)));
    let found = scripts.filter_map(|(viewer, seed)| {
        let (left_pack, right_pack) = (pack.clone(), pack.clone());
        let options = Options::default();
        match (Twins::<Toy> { left_pack, right_pack, options, viewer, seed, max_steps: 200 }).run() {
            Ok(_) => None,
            Err(Found::Leak(leak)) => Some(*leak),
            Err(Found::Broken(broken)) => panic!("{broken}"),
        }
    });
    found.collect()
}

fn leak_of(fault: Fault) -> Leak {
    match twins_of(fault) {
        Err(Found::Leak(leak)) => *leak,
        other => panic!("{fault:?} was not caught: {other:?}"),
    }
}

#[test]
fn nobody_can_tell_twins_of_sound_rules_apart() {
    let tally = twins_of(Fault::None).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(tally.matches, 4 * PAIRS);
    assert!(tally.diverged > tally.matches / 2, "{tally:?}");
    assert!(tally.lawful_ends < tally.matches, "some pairs live to the end: {tally:?}");
    assert!(tally.steps > tally.matches * 10, "pairs live long enough to meet every question: {tally:?}");
    assert!(tally.reimagined > tally.steps / 2, "{tally:?}");
}

/// Every leak is noticed by its own channel, and by twins that were grown: the imagined table is a second
/// opinion, which sees less (it does not see what was told).
#[test]
fn each_planted_leak_is_caught_by_twins_through_its_own_channel() {
    use Channel::*;
    for (fault, channel) in [
        (Fault::CachedCounter, View),
        (Fault::DerivedFlag, Told),
        (Fault::WindowForHolders, Pending),
        (Fault::UndeclaredReveal, Told),
        (Fault::HalfDeclared, Told),
        (Fault::OptionsBySecret, Options),
        (Fault::RefusalBySecret, Refusals),
        (Fault::PromptNamesHolder, Prompt),
        (Fault::LabelBySecret, Labels),
        (Fault::UndoBySecret, Undo),
        (Fault::BetCounter, View),
    ] {
        let leaks = leaks_of(fault);
        let own = leaks.iter().any(|leak| leak.channel == channel && leak.against == Against::Twin);
        assert!(own, "{fault:?} was not caught by {channel:?} in 3,000 scripts");
        // What one seat may do by a secret, and what it learns by one, the others are told of.
        let also_told = matches!(fault, Fault::OptionsBySecret | Fault::UndoBySecret);
        let stray = leaks.iter().find(|leak| leak.channel != channel && !(also_told && leak.channel == Told));
        assert!(stray.is_none(), "{fault:?}: {}", stray.map(ToString::to_string).unwrap_or_default());
    }
}

#[test]
fn an_imagination_that_forgets_what_the_viewer_knows_is_caught() {
    let leak = leak_of(Fault::ForgetfulImagination);
    assert_eq!(leak.against, Against::Imagined);
    assert!(leak.to_string().contains(".cards"), "{leak}");
}

#[test]
fn sealed_content_that_differs_is_not_noticed_before_it_is_opened() {
    let (left, right) = (Pack::with(Fault::None, true), Pack::with(Fault::None, false));
    let tally = run_many::<Toy>(&left, &right, &Options::default(), 1, PAIRS, 200);
    let tally = tally.unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(tally.diverged, tally.matches);

    let (left, right) = (Pack::with(Fault::SealedInView, true), Pack::with(Fault::SealedInView, false));
    let leak = run_many::<Toy>(&left, &right, &Options::default(), 1, PAIRS, 200);
    assert!(matches!(leak, Err(Found::Leak(leak)) if leak.channel == Channel::View));
}

#[test]
fn a_leak_is_reported_so_that_it_can_be_seen_again() {
    let leak = leak_of(Fault::CachedCounter);
    let text = leak.to_string();
    assert!(text.contains("can tell twins apart by View after"), "{text}");
    assert!(text.contains("at moths"), "{text}");
    let pack = Pack::with(Fault::CachedCounter, true);
    let again = Twins::<Toy> {
        left_pack: pack.clone(),
        right_pack: pack,
        options: Options::default(),
        viewer: leak.viewer,
        seed: leak.seed,
        max_steps: 200,
    };
    assert_eq!(again.run(), Err(Found::Leak(Box::new(leak))));
}
