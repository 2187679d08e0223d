use veilleuse_core::house;
use veilleuse_testkit::exhaustive::{Exhaustive, Seen};

use crate::toy::{
    Action, Card, DECK_EMPTY, Fault, HAND_FULL, NO_SNUFFER, NOT_HELD, ONLY_ANSWERS, Options, Pack, Toy,
};

fn run(fault: Fault, budget: u64, more_refusals: &[&str]) -> Exhaustive<Toy> {
    let own = [NOT_HELD, NO_SNUFFER, ONLY_ANSWERS, HAND_FULL, DECK_EMPTY].map(|refusal| refusal.rule);
    let rules = own.into_iter().chain(house::ALL.map(|refusal| refusal.rule));
    let tags = ["drew", "bet", "wind", "played", "answered", "closed", "passed", "bets", "ended"];
    Exhaustive {
        pack: Pack::with(fault, true),
        options: [2, 3, 4, 9].map(|seats| Options { seats, rounds: 4 }).to_vec(),
        seed: 3,
        budget,
        tries: 12,
        // A snuffer cannot be played, and a candle snuffs nothing.
        also_try: vec![Action::Play(Card::new(9)), Action::Snuff(Card::new(0))],
        told: tags.map(str::to_owned).to_vec(),
        refusals: rules.chain(more_refusals.iter().copied()).map(str::to_owned).collect(),
    }
}

#[test]
fn a_run_sees_every_card_sentence_refusal_and_ending_and_stops() {
    let seen = run(Fault::None, 100_000, &[]).run().unwrap_or_else(|broken| panic!("{broken}"));
    assert!(seen.is_everything(), "{seen}");
    assert!(seen.inputs < 100_000, "{seen}");
}

#[test]
fn what_was_never_seen_is_named_in_the_table_and_in_json() -> Result<(), serde_json::Error> {
    let seen: Seen = run(Fault::None, 500, &["TOY-NEVER"]).run().unwrap_or_else(|broken| panic!("{broken}"));
    assert!(seen.unseen().contains(&"refusal TOY-NEVER".to_owned()), "{seen}");
    let table = seen.to_string();
    let line = table.lines().find(|line| line.contains("TOY-NEVER")).unwrap_or_default();
    assert!(line.ends_with("0  never seen"), "{table}");
    let json = serde_json::to_value(&seen)?;
    assert_eq!((&json["refusals"]["TOY-NEVER"], &json["inputs"]), (&0.into(), &500.into()));
    Ok(())
}

#[test]
fn a_run_ends_on_rules_that_accept_or_change_what_they_should_not() {
    for (fault, problem) in
        [(Fault::PassAnytime, "was not offered"), (Fault::RefusalLeavesTrace, "changed the state")]
    {
        let broken = run(fault, 100_000, &[]).run().err();
        assert!(broken.as_ref().is_some_and(|b| b.problem.contains(problem)), "{broken:?}");
    }
}
