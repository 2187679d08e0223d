//! The faults that matter most, one after the other, and bugs that are planted in what has to withstand them: each is
//! caught, and by what it breaks.

use std::{
    sync::atomic::Ordering::SeqCst,
    time::{Duration, Instant},
};

use tokio::{task::JoinSet, time::sleep};

use crate::{
    checks::broken,
    cluster::{Cluster, SERVERS},
    cutter::{Edit, Manner},
    faults::{after, answers},
    planted::Bug,
    players::{AllTold, Player},
};

/// What happens to the servers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    /// Everybody comes back by another server.
    Scatter,
    /// What is kept is not confirmed.
    Swallow,
    /// All servers are killed while what they want kept is on its way, and never arrives.
    Kill,
    /// A server is out of reach for longer than its lease; what it sent before arrives when others have its tables.
    Late,
}

const ALL: [Step; 4] = [Step::Scatter, Step::Swallow, Step::Kill, Step::Late];
const A_WHILE: Duration = Duration::from_millis(600);

impl Cluster {
    async fn suffer(&mut self, step: Step) {
        match step {
            Step::Scatter => {
                for _ in 0..3 {
                    self.balancer.moves.fetch_add(1, SeqCst);
                    sleep(A_WHILE).await;
                }
            }
            Step::Swallow => {
                self.all_lines(Manner::SwallowsAnswers);
                sleep(A_WHILE).await;
                self.all_lines(Manner::Well);
            }
            Step::Kill => {
                self.all_lines(Manner::Silent);
                sleep(A_WHILE / 2).await;
                for server in 0..SERVERS {
                    if let Some(process) = self.put_away(server) {
                        process.kill();
                    }
                    self.cutters[server].cut();
                }
                self.all_lines(Manner::Well);
                self.heal().await;
            }
            Step::Late => {
                self.cutters[0].be(Manner::Silent);
                sleep(A_WHILE / 2).await;
                self.balancer.quiet.store(true, SeqCst);
                sleep(Duration::from_secs(9)).await;
                self.cutters[0].be(Manner::Well);
                sleep(A_WHILE).await;
                self.balancer.quiet.store(false, SeqCst);
            }
        }
        sleep(A_WHILE).await;
    }

    fn all_lines(&self, manner: Manner) {
        self.cutters.iter().for_each(|cutter| cutter.be(manner));
    }
}

/// What is broken when people have played through all of this; nothing is said without a database.
async fn ordeal(steps: &[Step], bug: Option<Bug>, edit: Option<Edit>) -> Option<Vec<String>> {
    let mut cluster = Cluster::start(3, bug, edit).await?;
    let (told, mut playing) = (AllTold::default(), JoinSet::new());
    for player in 0..20 {
        playing.spawn(Player::new(&cluster.balancer, &told, 300 + player).play());
    }
    sleep(2 * A_WHILE).await;
    for step in steps {
        cluster.suffer(*step).await;
    }
    cluster.heal().await;
    let healed = Instant::now();
    cluster.balancer.stop.store(true, SeqCst);
    let told = after(playing, &told).await;
    let mut wrong = broken(&cluster.url(), &cluster.ended, &told).await;
    if bug.is_none() && edit.is_none() {
        wrong.extend(answers(&cluster, &told, healed).await);
    }
    Some(wrong)
}

/// A bug shows when something is under way in the wrong moment, which on a busy machine is not always the case.
const TRIES: usize = 4;

async fn caught(step: Step, bug: Option<Bug>, edit: Option<Edit>, by: &str) {
    let mut all = Vec::new();
    for _ in 0..TRIES {
        let Some(broken) = ordeal(&[step], bug, edit).await else { return };
        if broken.iter().any(|broken| broken.contains(by)) {
            return;
        }
        all.extend(broken);
    }
    panic!("in {TRIES} tries nothing was {by:?}: {all:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_matters_most_breaks_nothing() {
    let Some(broken) = ordeal(&ALL, None, None).await else { return };
    assert!(broken.is_empty(), "{broken:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn telling_before_keeping_is_caught() {
    caught(Step::Kill, Some(Bug::TellBeforeKeep), None, "acknowledged and is lost").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_naive_second_try_is_caught() {
    caught(Step::Swallow, Some(Bug::NaiveRetry), None, "happened twice").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn claims_without_a_look_at_the_lease_are_caught() {
    let edit = ("other.until > now()", "other.until IS NULL");
    caught(Step::Scatter, None, Some(edit), "taken").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn appends_without_a_look_at_the_epoch_are_caught() {
    let edit = ("h.epoch = a.epoch", "a.epoch = a.epoch");
    caught(Step::Late, None, Some(edit), "kept under an epoch that is over").await;
}
