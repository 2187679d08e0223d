//! Match files: what is written is read, what was changed is found, what is wrong is named.

use std::io::{self, Write};

use crate::common::{Recorded, Writer, header, problem, read, small_file, stamp, toy::ToyOptions};
use proptest::{prelude::*, sample::Index};
use veilleuse_core::{Input, Seat};
use veilleuse_record::{
    Entry, Header, Hex32, LONGEST_LINE, MOST_ENTRIES, Problem, RecordWriter, SeatName, replay,
};

#[test]
fn what_is_written_is_read() {
    let mut recorded = Recorded::begin(ToyOptions::default(), &[(Seat::new(1), Hex32([9; 32]))]);
    recorded.go(7);
    recorded.undo(5);
    recorded.go(3);
    let (tip, play) = (recorded.writer.tip(), recorded.play);
    let record = read(&recorded.writer.into_inner()).unwrap();
    assert_eq!(record.tip(), tip);
    assert_eq!(record.entries().len(), 1 + 7 + 1 + 3);
    assert_eq!(record.nonces().collect::<Vec<_>>(), [(Seat::new(1), Hex32([9; 32]))]);
    let standing: Vec<_> = record.standing().into_iter().map(|(_, input)| *input).collect();
    let history: Vec<_> = play.history().iter().map(|step| step.input).collect();
    assert_eq!(standing, history);
    let rebuilt = replay(&record, crate::common::pack()).unwrap();
    assert_eq!(rebuilt.fingerprint(), play.fingerprint());
    assert_eq!(rebuilt.history(), play.history(), "what was revealed is known again");
}

#[test]
fn a_file_that_was_read_goes_on_where_it_stopped() {
    let mut whole = Recorded::begin(ToyOptions::default(), &[]);
    whole.go(5);
    let mut file = whole.writer.into_inner();
    let record = read(&file).unwrap();
    let mut resumed = Recorded {
        play: replay(&record, crate::common::pack()).unwrap(),
        writer: RecordWriter::resume(Vec::new(), &record),
        chance: record.chance(&crate::common::seed()),
    };
    resumed.go(15);
    file.extend(resumed.writer.into_inner());

    let mut at_once = Recorded::begin(ToyOptions::default(), &[]);
    at_once.go(20);
    assert_eq!(file, at_once.writer.into_inner());
}

#[test]
fn every_changed_bit_is_found() {
    let file = small_file();
    read(&file).unwrap();
    for position in 0..file.len() {
        for bit in 0..8 {
            let mut changed = file.clone();
            changed[position] ^= 1 << bit;
            assert!(read(&changed).is_err(), "bit {bit} of byte {position} was changed unnoticed");
        }
    }
}

#[test]
fn every_lost_or_doubled_byte_is_found() {
    let file = small_file();
    for position in 0..file.len() {
        let mut shorter = file.clone();
        shorter.remove(position);
        assert!(read(&shorter).is_err(), "byte {position} was lost unnoticed");
        let mut longer = file.clone();
        longer.insert(position, file[position]);
        assert!(read(&longer).is_err(), "byte {position} was doubled unnoticed");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10_000, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn every_changed_byte_is_found(position: Index, byte: u8) {
        static FILE: std::sync::LazyLock<Vec<u8>> = std::sync::LazyLock::new(small_file);
        let mut changed = FILE.clone();
        let position = position.index(changed.len());
        prop_assume!(changed[position] != byte);
        changed[position] = byte;
        prop_assert!(read(&changed).is_err());
    }
}

#[test]
fn lines_cannot_be_swapped_dropped_or_doubled() {
    let file = String::from_utf8(small_file()).unwrap();
    let lines: Vec<&str> = file.lines().collect();
    let join = |lines: &[&str]| lines.iter().flat_map(|line| [line, "\n"]).collect::<String>();
    for at in 1..lines.len() - 1 {
        let mut swapped = lines.clone();
        swapped.swap(at, at + 1);
        assert_eq!(problem(join(&swapped).as_bytes()).0, at + 1);
        let mut dropped = lines.clone();
        dropped.remove(at);
        assert_eq!(problem(join(&dropped).as_bytes()).0, at + 1);
        let mut doubled = lines.clone();
        doubled.insert(at, lines[at]);
        assert_eq!(problem(join(&doubled).as_bytes()).0, at + 2);
    }
}

#[test]
fn an_interrupted_line_is_told_from_a_damaged_one() {
    let file = small_file();
    assert!(matches!(problem(&file[..file.len() - 1]), (_, Problem::Torn)));
    assert!(matches!(problem(b""), (1, Problem::Empty)));
    assert!(matches!(problem(b"hello\n"), (1, Problem::Malformed(_))));
    assert!(matches!(problem(b"{\"veille\":2,\"new\":true}\n"), (1, Problem::OtherVersion(2))));
}

#[test]
fn a_header_is_for_its_title_and_scheme() {
    let begin =
        |header: &Header<ToyOptions>| Writer::begin(Vec::new(), header).map(drop).unwrap_err().problem;
    let sound = header(ToyOptions::default());

    let mut other = sound.clone();
    other.title = "chess".to_owned();
    assert!(matches!(begin(&other), Problem::OtherTitle { .. }));
    let text = serde_json::to_string(&other).unwrap() + "\n";
    assert!(matches!(problem(text.as_bytes()), (1, Problem::OtherTitle { .. })));
    assert_eq!(Header::peek(text.as_bytes()).unwrap().title, "chess");

    let mut other = sound.clone();
    other.chance.as_mut().unwrap().scheme = "dice/v9".to_owned();
    assert!(matches!(begin(&other), Problem::OtherScheme(_)));

    let name = |index| SeatName { seat: Seat::new(index), name: "Ada".to_owned() };
    let named = |seats| Header { seats, ..sound.clone() };
    assert!(matches!(begin(&named(vec![name(1), name(1)])), Problem::SeatTwice(_)));
    Writer::begin(Vec::new(), &named(vec![name(1), name(0)])).unwrap();
}

#[test]
fn a_match_is_resumed_with_its_own_pack_and_rules_only() {
    let header = header(ToyOptions::default());
    header.expect(&stamp(), "0.1.0").unwrap();
    let mut other = stamp();
    other.digest.push('0');
    assert!(matches!(header.expect(&other, "0.1.0").unwrap_err().problem, Problem::OtherPack { .. }));
    assert!(matches!(header.expect(&stamp(), "0.2.0").unwrap_err().problem, Problem::OtherRules { .. }));
}

#[test]
fn entries_stand_in_their_order() {
    let nonce = |index| Entry::Nonce { seat: Seat::new(index), value: Hex32([0; 32]) };
    let end = Entry::End { seed: Some(crate::common::seed()), outcome: None };
    let draw = Entry::Input(Input::Draw(0));
    let mut writer = Writer::begin(Vec::new(), &header(ToyOptions::default())).unwrap();
    let mut refused = |entries: &[&Entry<_>]| {
        let (last, sound) = entries.split_last().unwrap();
        for entry in sound {
            writer.append(entry).unwrap();
        }
        let before = writer.get_mut().clone();
        let problem = writer.append(last).unwrap_err().problem;
        assert_eq!(*writer.get_mut(), before, "a refused entry leaves the file as it was");
        problem
    };
    assert!(matches!(refused(&[&Entry::Undo { to: 0 }]), Problem::NothingToUndo { inputs: 0, to: 0 }));
    assert!(matches!(refused(&[&nonce(1), &nonce(1)]), Problem::SeatTwice(_)));
    assert!(matches!(refused(&[&draw, &nonce(0)]), Problem::NonceTooLate));
    assert!(matches!(refused(&[&Entry::Undo { to: 1 }]), Problem::NothingToUndo { inputs: 1, to: 1 }));
    // The draw is undone, but it has fallen.
    assert!(matches!(refused(&[&Entry::Undo { to: 0 }, &nonce(0)]), Problem::NonceTooLate));
    assert!(matches!(refused(&[&Entry::End { seed: None, outcome: None }]), Problem::EmptyEnd));
    assert!(matches!(refused(&[&end, &draw]), Problem::AfterTheEnd));

    let blind = Header { chance: None, ..header(ToyOptions::default()) };
    let mut writer = Writer::begin(Vec::new(), &blind).unwrap();
    assert!(matches!(writer.append(&nonce(0)).unwrap_err().problem, Problem::NonceWithoutChance));
    assert!(matches!(writer.append(&end).unwrap_err().problem, Problem::SeedWithoutChance));
}

#[test]
fn a_line_has_its_limit_and_not_a_byte_more() {
    let named = |length| {
        let seats = vec![SeatName { seat: Seat::new(0), name: "x".repeat(length) }];
        Header { seats, ..header(ToyOptions::default()) }
    };
    let room = LONGEST_LINE - serde_json::to_string(&named(0)).unwrap().len();
    let mut writer = Writer::begin(Vec::new(), &named(room)).unwrap();
    writer.input(&Input::Draw(0)).unwrap();
    let file = writer.into_inner();
    assert_eq!(read(&file).unwrap().entries().len(), 1);
    let too_long = named(room + 1);
    assert!(matches!(
        Writer::begin(Vec::new(), &too_long).map(drop).unwrap_err().problem,
        Problem::LineTooLong
    ));
    let text = serde_json::to_string(&too_long).unwrap() + "\n";
    assert!(matches!(problem(text.as_bytes()), (1, Problem::LineTooLong)));
}

#[test]
fn a_file_has_its_limit_and_not_an_entry_more() {
    let mut writer = Writer::begin(Vec::new(), &header(ToyOptions::default())).unwrap();
    for _ in 0..MOST_ENTRIES {
        writer.input(&Input::Draw(0)).unwrap();
    }
    assert!(matches!(writer.input(&Input::Draw(0)).unwrap_err().problem, Problem::TooManyEntries));
    assert_eq!(read(&writer.into_inner()).unwrap().entries().len(), MOST_ENTRIES);
}

/// Takes some bytes, then fails once, then works again.
struct Faulty {
    room: usize,
    failed: bool,
}

impl Write for Faulty {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if !self.failed && bytes.len() > self.room {
            self.failed = true;
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.room = self.room.saturating_sub(bytes.len());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn nothing_follows_a_line_that_could_not_be_written() {
    let out = Faulty { room: 500, failed: false };
    let mut writer =
        RecordWriter::<crate::common::toy::Toy, _>::begin(out, &header(ToyOptions::default())).unwrap();
    let failure = (0..10).find_map(|_| writer.input(&Input::Draw(0)).err()).expect("the disk is full");
    assert!(matches!(failure.problem, Problem::Io(_)));
    assert!(matches!(writer.input(&Input::Draw(0)).unwrap_err().problem, Problem::WriterBroken));
}

#[test]
fn errors_name_the_line_and_the_way_out() {
    let mut file = small_file();
    let second = file.iter().position(|byte| *byte == b'\n').unwrap() + 6;
    file[second] ^= 1;
    let text = read(&file).err().unwrap().to_string();
    assert_eq!(
        text,
        "line 2: the hash does not fit; this line or one before it was changed: take an untouched copy"
    );
}
