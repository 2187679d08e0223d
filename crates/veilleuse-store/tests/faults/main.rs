//! Real SQLite on a disk that fails, fills up, loses power. After every fault the database opens, everything that was
//! acknowledged is there once, nothing is there twice, and every log is one chain.
//!
//! A few hundred faults are part of the check. More than ten thousand:
//! `cargo test --release -p veilleuse-store --test faults -- --ignored --nocapture`.

#![allow(clippy::unwrap_used, missing_docs, unreachable_pub)]

mod work;

use std::{
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    path::Path,
};

use veilleuse_disk::{After, Cut, Disk, Fault, Journal, Manner, Op, on_a_disk};
use work::{Work, empty, told, verify, work};

const SHORT: Work = Work { seed: 1, appends: 8, long: false };
const LONG: Work = Work { seed: 2, appends: 10, long: true };

/// Every op and manner.
const WAYS: [(Op, Manner); 8] = [
    (Op::Write, Manner::Fails),
    (Op::Write, Manner::NoSpace),
    (Op::Write, Manner::Short),
    (Op::Sync, Manner::Fails),
    (Op::Read, Manner::Fails),
    (Op::Open, Manner::Fails),
    (Op::Truncate, Manner::Fails),
    (Op::Map, Manner::Fails),
];

/// Does something, and says at which point it went wrong.
fn at<T>(point: &dyn std::fmt::Debug, body: impl FnOnce() -> T) -> T {
    catch_unwind(AssertUnwindSafe(body)).unwrap_or_else(|panic| {
        eprintln!("this was at {point:?}");
        resume_unwind(panic)
    })
}

/// Lets every op fail in turn, of each kind `every`-th only; returns how many faults came.
fn faults(disk: &Disk, doing: Work, every: u64) -> usize {
    let folder = disk.folder().join("data");
    let before = Op::ALL.map(|op| disk.seen(op));
    empty(&folder);
    let told = work(disk, &folder, doing);
    let seen = Op::ALL.map(|op| disk.seen(op) - before[op as usize]);
    verify(&folder, &told);
    let mut points = 0;
    for (op, manner) in WAYS {
        for after in [After::Well, After::Same, After::Dead] {
            let first = 1 + (doing.seed + points as u64) % every;
            for at_op in (first..=seen[op as usize]).step_by(every as usize) {
                let fault = Fault { op, at: at_op, manner, after };
                empty(&folder);
                disk.arm(fault);
                at(&(doing, fault), || {
                    let told = work(disk, &folder, doing);
                    verify(&folder, &told);
                });
                points += 1;
            }
        }
    }
    points
}

/// Cuts the power at every moment, or every `every`-th; returns how often.
fn cuts(journal: &Journal, images: &Path, seed: u64, every: usize) -> usize {
    let mut points = 0;
    journal.walk(|place, moment| {
        if !(place + seed as usize).is_multiple_of(every) {
            return;
        }
        let chance = seed.wrapping_mul(1_000_003).wrapping_add(place as u64);
        for cut in [Cut::Kill, Cut::Nothing, Cut::Some(chance), Cut::Some(!chance)] {
            empty(images);
            moment.cut(cut, images);
            let data = images.join("data");
            // The index of the log is memory: after a power cut anything may be in its file.
            std::fs::create_dir_all(&data).unwrap();
            std::fs::write(data.join("veilleuse.db-shm"), chance.to_ne_bytes().repeat(4096)).unwrap();
            at(&(seed, place, cut), || verify(&data, &told(moment.seen("acks"))));
            points += 1;
        }
    });
    points
}

fn recorded(disk: &Disk, doing: Work, fault: Option<Fault>) -> Journal {
    let folder = disk.folder().join("data");
    empty(&folder);
    disk.record();
    if let Some(fault) = fault {
        disk.arm(fault);
    }
    work(disk, &folder, doing);
    disk.recorded()
}

fn images() -> tempfile::TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { tempfile::tempdir_in(memory).unwrap() } else { tempfile::tempdir().unwrap() }
}

#[test]
fn a_fault_anywhere_loses_and_doubles_nothing() {
    on_a_disk("a_fault_anywhere_loses_and_doubles_nothing", |disk| {
        let points = faults(disk, SHORT, 25) + faults(disk, LONG, 60);
        println!("{points} faults survived");
        assert!(points > 200);
    });
}

#[test]
fn a_power_cut_at_any_moment_loses_nothing_acknowledged() {
    on_a_disk("a_power_cut_at_any_moment_loses_nothing_acknowledged", |disk| {
        let images = images();
        // A power cut where nothing else went wrong, and where syncing did just before.
        let fault = Fault { op: Op::Sync, at: 5, manner: Manner::Fails, after: After::Same };
        let points = cuts(&recorded(disk, SHORT, None), images.path(), 1, 15)
            + cuts(&recorded(disk, SHORT, Some(fault)), images.path(), 1, 15)
            + cuts(&recorded(disk, LONG, None), images.path(), 2, 60);
        println!("{points} power cuts survived");
        assert!(points > 150);
    });
}

#[test]
#[ignore = "long: minutes"]
fn ten_thousand_faults_and_power_cuts() {
    on_a_disk("ten_thousand_faults_and_power_cuts", |disk| {
        let images = images();
        let (mut failed, mut cut) = (0, 0);
        for seed in 1..=3 {
            failed += faults(disk, Work { seed, ..SHORT }, 4) + faults(disk, Work { seed, ..LONG }, 24);
            println!("{failed} faults survived");
            for (op, at) in [(Op::Sync, 5 * seed), (Op::Write, 37 * seed), (Op::Truncate, seed)] {
                let fault = Fault { op, at, manner: Manner::Short, after: After::Same };
                let journal = recorded(disk, Work { seed, ..SHORT }, Some(fault));
                cut += cuts(&journal, images.path(), seed, 1);
            }
            let journal = recorded(disk, Work { seed, ..LONG }, None);
            cut += cuts(&journal, images.path(), seed, 8);
            println!("{failed} faults and {cut} power cuts survived");
        }
        assert!(failed + cut >= 10_000);
    });
}
