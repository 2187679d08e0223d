//! The process is killed at random moments, and nothing that was acknowledged is lost or doubled.

use std::{env, time::Duration};

use veilleuse_titles::Title;

use crate::{
    process::Process,
    script::{Script, Told, check},
};

/// How often the process is killed, unless `VEILLEUSE_KILLS` says otherwise.
const KILLS: usize = 100;

#[tokio::test(flavor = "multi_thread")]
async fn an_acknowledged_decision_of_any_title_survives_any_kill_and_is_never_doubled() {
    let kills = env::var("VEILLEUSE_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS);
    let folder = tempfile::tempdir().unwrap();
    let told = Told::default();
    let mut scripts: Vec<_> = Title::ALL.into_iter().map(|title| Script::new(title, &told)).collect();
    let mut chance = 0x2545_f491_4f6c_dd1d_u64;
    for _ in 0..kills {
        let process = Process::start(folder.path());
        let playing: Vec<_> =
            scripts.drain(..).map(|script| tokio::spawn(script.play(process.address))).collect();
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        tokio::time::sleep(Duration::from_millis(10 + (chance >> 33) % 160)).await;
        drop(process);
        for script in playing {
            scripts.push(script.await.unwrap());
        }
    }
    let told = told.lock().unwrap().clone();
    let decided = check(folder.path(), &told).await;
    println!("{decided} decisions in {kills} runs");
    assert!(decided > kills, "only {decided} decisions in {kills} runs: the kills came too soon to matter");
    for title in Title::ALL {
        assert!(told.values().any(|(of, ids)| *of == title && !ids.is_empty()), "{title} was not played");
    }
}
