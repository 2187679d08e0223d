//! The disk fails under a server.

use std::time::{Duration, Instant};

use veilleuse_disk::{After, Disk, Fault, Manner, Op};
use veilleuse_titles::Title;

use crate::{
    client::get,
    process::{Process, said},
    script::{Script, Told, check},
};

/// Waits until the server says this of its health.
async fn until(process: &Process, status: u16) -> String {
    let begun = Instant::now();
    loop {
        let (found, _, body) = get(process.address, "/healthz").await;
        let body = String::from_utf8_lossy(&body).into_owned();
        if found == status {
            return body;
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "{found}: {body}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_ready_only_while_its_disk_keeps_what_it_is_given() {
    let disk = Disk::new();
    let data = disk.folder().join("data");
    let process = Process::start_on(&data, Some(&disk));
    assert_eq!(until(&process, 200).await, "ok\n");
    let faults = [
        (Op::Write, Manner::NoSpace, After::Same),
        (Op::Sync, Manner::Fails, After::Same),
        (Op::Write, Manner::Fails, After::Dead),
    ];
    for (op, manner, after) in faults {
        disk.arm(Fault { op, at: 1, manner, after });
        let why = until(&process, 503).await;
        assert!(why.contains("the database failed"), "{why}");
        assert_eq!(get(process.address, "/livez").await.0, 200, "it lives");
        disk.heal();
        until(&process, 200).await;
    }
    drop(process);
    // A disk that is full from the beginning: nothing is served.
    disk.arm(Fault { op: Op::Write, at: 1, manner: Manner::NoSpace, after: After::Same });
    let elsewhere = disk.folder().join("elsewhere");
    let mut command = crate::process::veilleuse(&["serve", "--listen", "127.0.0.1:0", "--data"]);
    command.arg(&elsewhere);
    disk.put_under(&mut command);
    let output = command.output().unwrap();
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("check the disk"));
    disk.heal();
    assert!(
        said(&["backup", disk.folder().join("copy.db").to_str().unwrap(), "--data", data.to_str().unwrap()])
            .0
    );
}

/// Plays all titles on a server whose disk fails again and again; returns how many faults there were.
async fn play_on_a_failing_disk(rounds: u64) -> u64 {
    let disk = Disk::new();
    let data = disk.folder().join("data");
    let process = Process::start_on(&data, Some(&disk));
    let told = Told::default();
    let ways = [
        (Op::Write, Manner::Fails),
        (Op::Sync, Manner::Fails),
        (Op::Write, Manner::Short),
        (Op::Read, Manner::Fails),
        (Op::Write, Manner::NoSpace),
    ];
    let playing: Vec<_> = Title::ALL
        .into_iter()
        .map(|title| {
            let time = Duration::from_millis(60) * rounds as u32 + Duration::from_secs(2);
            tokio::spawn(Script::new(title, &told).play_for(process.address, time))
        })
        .collect();
    let mut tripped = 0;
    for round in 0..rounds {
        let (op, manner) = ways[round as usize % ways.len()];
        let after = [After::Well, After::Same, After::Dead][round as usize % 3];
        disk.arm(Fault { op, at: 1 + round * 7 % 23, manner, after });
        tokio::time::sleep(Duration::from_millis(50)).await;
        tripped += u64::from(disk.is_tripped());
        disk.heal();
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    for script in playing {
        script.await.unwrap();
    }
    let (status, _, _) = get(process.address, "/healthz").await;
    assert_eq!(status, 200, "the disk is well again, and so is the server");
    drop(process);
    let told = told.lock().unwrap().clone();
    let decided = check(&data, &told).await;
    println!("{tripped} times the disk failed, {} operations in all; {decided} decisions", disk.faults());
    assert!(decided > 50, "only {decided} decisions");
    tripped
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_fails_again_and_again_loses_and_doubles_no_decision() {
    assert!(play_on_a_failing_disk(80).await > 20);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: minutes"]
async fn a_disk_that_fails_two_thousand_times_loses_and_doubles_no_decision() {
    assert!(play_on_a_failing_disk(4000).await > 2000);
}
