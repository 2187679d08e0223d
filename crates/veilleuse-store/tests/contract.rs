//! What every store promises, run against each of them.

use std::{path::Path, sync::Arc, time::Duration};

use veilleuse_store::{
    Answer, Append, AppendKind, Because, Claim, Expired, Holder, InMemory, Keeping, MatchResult, Overdue,
    Phase, Postgres, SCHEMA, Sqlite, Store, StoreError, TableRow, Tally, UNCLAIMED,
};

fn row(id: &str, code: Option<&str>) -> TableRow {
    TableRow {
        id: id.to_owned(),
        code: code.map(str::to_owned),
        title: "toy".to_owned(),
        phase: Phase::Lobby,
        revision: 0,
        clock: None,
        uploaded: false,
        pack: None,
        at: 10,
        body: b"body".to_vec(),
    }
}

fn append(table: &str, seq: i64) -> Append {
    let lines = format!("line {seq}\n").into_bytes();
    let (kind, key) = (AppendKind::Match, Some(format!("key {seq}")));
    Append { table: table.to_owned(), seq, kind, key, at: 20 + seq, lines }
}

/// Something said at a table.
fn said(table: &str, seq: i64, at: i64) -> Append {
    Append { kind: AppendKind::Table, at, lines: b"hello\n".to_vec(), ..append(table, seq) }
}

async fn overdue(store: &Arc<dyn Store>, now: i64, most: usize) -> Vec<String> {
    let overdue = store.overdue(now, most).await.unwrap();
    overdue.into_iter().map(|overdue| overdue.table).collect()
}

async fn put_off(store: &Arc<dyn Store>, table: &str, tries: u32, until: i64) -> Result<(), StoreError> {
    store.put_off(Overdue { table: table.to_owned(), tries }, until).await
}

const LEASE: Duration = Duration::from_mins(1);

fn server(key: &str) -> Holder {
    Holder {
        key: key.to_owned(),
        peer: Some(format!("{key}.example:7880")),
        packs: vec!["d2".to_owned()],
        plays: vec![format!("rules of {key}")],
    }
}

/// A table, and servers that are there.
async fn with_servers(store: &Arc<dyn Store>, keys: &[&str]) {
    store.create(row("a", None)).await.unwrap();
    for key in keys {
        store.beat(&server(key), LEASE).await.unwrap();
    }
}

async fn claim(store: &Arc<dyn Store>, key: &str) -> i64 {
    match store.claim(key, "a", None).await.unwrap() {
        Some(Claim::Ours(epoch)) => epoch,
        claim => panic!("{claim:?}"),
    }
}

fn result(table: &str, at: i64) -> MatchResult {
    let word = str::to_owned;
    MatchResult {
        table: table.to_owned(),
        title: word("toy"),
        mode: word("solo"),
        score: Some(31),
        result: word("victory"),
        reason: word("all_saved"),
        winners: word("[0]"),
        inputs: 12,
        at,
        browser: None,
    }
}

/// Runs each test of the contract against a store made by `$make`.
macro_rules! contract {
    ($name:ident, $make:expr) => {
        mod $name {
            use super::*;

            macro_rules! tests {
                ($test:ident) => {
                    #[tokio::test]
                    async fn $test() {
                        let (_kept, store) = $make;
                        super::$test(store).await;
                    }
                };
            }

            tests!(a_table_is_found_by_id_and_code);
            tests!(ids_and_codes_are_unique);
            tests!(a_code_can_be_given_back);
            tests!(who_saves_an_old_table_is_told);
            tests!(a_log_is_read_as_it_was_written);
            tests!(of_two_appends_at_one_place_one_wins);
            tests!(a_log_has_no_gaps);
            tests!(a_log_needs_a_table);
            tests!(logs_do_not_mix);
            tests!(many_appends_at_once_all_arrive);
            tests!(a_result_is_kept_once);
            tests!(the_newest_results_come_first);
            tests!(tables_whose_clock_has_run_out_are_found);
            tests!(what_is_said_at_a_table_is_kept_and_moves_no_clock);
            tests!(a_table_that_is_put_off_lets_others_pass);
            tests!(answers_are_counted_by_question_and_pack);
            tests!(a_pack_is_kept_by_its_digest);
            tests!(a_pack_goes_when_no_match_was_begun_with_it);
            tests!(tables_at_which_nothing_happens_are_found_and_go);
            tests!(a_table_that_was_removed_leaves_nothing_to_the_next);
            tests!(a_store_that_is_well_says_so);
            tests!(a_log_is_read_from_where_somebody_is);
            tests!(a_table_is_held_by_one_server_and_who_lost_it_keeps_nothing);
            tests!(a_table_that_was_let_go_is_free_and_closed_to_who_held_it);
            tests!(who_claims_a_table_again_is_somebody_new);
            tests!(a_server_that_is_known_to_be_gone_is_not_waited_for);
            tests!(who_is_not_there_claims_nothing);
            tests!(a_table_that_is_held_stays_and_so_does_a_pack_that_is_played);
            tests!(of_many_who_claim_a_table_the_last_one_has_it);
            tests!(ids_and_keys_may_be_anything);
            tests!(a_server_is_found_by_the_rules_it_plays);
            tests!(what_there_is_for_an_hour_is_taken_once);
        }
    };
}

contract!(memory, ((), Arc::new(InMemory::new()) as Arc<dyn Store>));
contract!(postgres, {
    let Some(url) = veilleuse_pg::database() else { return };
    Postgres::migrate(&url).await.unwrap();
    let store = Postgres::open(&url).await.unwrap();
    ((), Arc::new(store) as Arc<dyn Store>)
});
contract!(sqlite, {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    (folder, store)
});

fn open(folder: &Path) -> Arc<dyn Store> {
    Arc::new(Sqlite::open(&folder.join("veilleuse.db")).unwrap())
}

async fn a_server_is_found_by_the_rules_it_plays(store: Arc<dyn Store>) {
    for key in ["one", "two"] {
        store.beat(&server(key), LEASE).await.unwrap();
    }
    assert_eq!(store.player("rules of two").await.unwrap(), Some(server("two")));
    assert_eq!(store.player("rules of three").await.unwrap(), None);
    store.beat(&server("two"), Duration::ZERO).await.unwrap();
    assert_eq!(store.player("rules of two").await.unwrap(), None, "it is gone");
}

async fn what_there_is_for_an_hour_is_taken_once(store: Arc<dyn Store>) {
    let taken = async |of: &str, much| store.spend(of, much, 10).await.unwrap();
    assert!(!taken("a", 11).await);
    assert!(taken("a", 6).await);
    assert!(!taken("a", 5).await, "four are left");
    assert!(taken("b", 10).await, "of another");
    assert!(taken("a", 4).await);
    assert!(!taken("a", 1).await);
    let together = (0..20).map(|_| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { store.spend("c", 1, 10).await.unwrap() })
    });
    let mut taken = 0;
    for one in together.collect::<Vec<_>>() {
        taken += i32::from(one.await.unwrap());
    }
    assert_eq!(taken, 10);
}

async fn a_table_is_found_by_id_and_code(store: Arc<dyn Store>) {
    store.create(row("a", Some("ABCD"))).await.unwrap();
    assert_eq!(store.table("a").await.unwrap(), Some(row("a", Some("ABCD"))));
    assert_eq!(store.by_code("ABCD").await.unwrap().as_deref(), Some("a"));
    assert_eq!(store.table("b").await.unwrap(), None);
    assert_eq!(store.by_code("WXYZ").await.unwrap(), None);
}

async fn ids_and_codes_are_unique(store: Arc<dyn Store>) {
    store.create(row("a", Some("ABCD"))).await.unwrap();
    assert_eq!(store.create(row("a", Some("EFGH"))).await, Err(StoreError::Taken));
    assert_eq!(store.create(row("b", Some("ABCD"))).await, Err(StoreError::Taken));
    store.create(row("c", None)).await.unwrap();
    store.create(row("d", None)).await.unwrap();
}

async fn a_code_can_be_given_back(store: Arc<dyn Store>) {
    store.create(row("a", Some("ABCD"))).await.unwrap();
    store.save(UNCLAIMED, row("a", None)).await.unwrap();
    assert_eq!(store.by_code("ABCD").await.unwrap(), None);
    store.create(row("b", Some("ABCD"))).await.unwrap();
}

async fn who_saves_an_old_table_is_told(store: Arc<dyn Store>) {
    store.create(row("a", None)).await.unwrap();
    let first = TableRow { phase: Phase::Playing, at: 30, body: b"first".to_vec(), ..row("a", None) };
    let late = TableRow { body: b"late".to_vec(), ..row("a", None) };
    store.save(UNCLAIMED, first.clone()).await.unwrap();
    assert_eq!(store.save(UNCLAIMED, late).await, Err(StoreError::Conflict));
    assert_eq!(store.table("a").await.unwrap(), Some(TableRow { revision: 1, ..first }));
    assert_eq!(
        store.save(UNCLAIMED, row("b", None)).await,
        Err(StoreError::Conflict),
        "there is no such table"
    );
}

async fn a_log_is_read_as_it_was_written(store: Arc<dyn Store>) {
    store.create(row("a", None)).await.unwrap();
    let appends: Vec<_> = (0..20).map(|seq| append("a", seq)).collect();
    for append in &appends {
        store.append(UNCLAIMED, append.clone()).await.unwrap();
    }
    assert_eq!(store.log("a").await.unwrap(), appends);
    assert_eq!(store.log("b").await.unwrap(), []);
}

async fn of_two_appends_at_one_place_one_wins(store: Arc<dyn Store>) {
    store.create(row("a", None)).await.unwrap();
    let other = Append { lines: b"other\n".to_vec(), ..append("a", 0) };
    store.append(UNCLAIMED, append("a", 0)).await.unwrap();
    assert_eq!(store.append(UNCLAIMED, other).await, Err(StoreError::Conflict));
    assert_eq!(store.log("a").await.unwrap(), [append("a", 0)]);
}

async fn a_log_has_no_gaps(store: Arc<dyn Store>) {
    store.create(row("a", None)).await.unwrap();
    assert_eq!(store.append(UNCLAIMED, append("a", 1)).await, Err(StoreError::Conflict));
    store.append(UNCLAIMED, append("a", 0)).await.unwrap();
    assert_eq!(store.append(UNCLAIMED, append("a", 2)).await, Err(StoreError::Conflict));
    assert_eq!(store.append(UNCLAIMED, append("a", -1)).await, Err(StoreError::Conflict));
}

async fn a_log_needs_a_table(store: Arc<dyn Store>) {
    assert_eq!(store.append(UNCLAIMED, append("a", 0)).await, Err(StoreError::Conflict));
}

async fn logs_do_not_mix(store: Arc<dyn Store>) {
    for table in ["a", "b"] {
        store.create(row(table, None)).await.unwrap();
        store.append(UNCLAIMED, append(table, 0)).await.unwrap();
    }
    assert_eq!(store.log("b").await.unwrap(), [append("b", 0)]);
}

async fn many_appends_at_once_all_arrive(store: Arc<dyn Store>) {
    let mut tasks = Vec::new();
    for table in 0..50 {
        let store = Arc::clone(&store);
        tasks.push(tokio::spawn(async move {
            let table = format!("t{table}");
            store.create(row(&table, None)).await.unwrap();
            for seq in 0..20 {
                store.append(UNCLAIMED, append(&table, seq)).await.unwrap();
            }
            assert_eq!(store.log(&table).await.unwrap().len(), 20);
        }));
    }
    for task in tasks {
        task.await.unwrap();
    }
}

async fn a_result_is_kept_once(store: Arc<dyn Store>) {
    store.finish(result("a", 5)).await.unwrap();
    store.finish(result("a", 6)).await.unwrap();
    assert_eq!(store.results("toy", "solo", 10).await.unwrap(), [result("a", 5)]);
    assert_eq!(store.results("toy", "standard", 10).await.unwrap(), []);
    assert_eq!(store.results("other", "solo", 10).await.unwrap(), []);
}

async fn the_newest_results_come_first(store: Arc<dyn Store>) {
    for (table, at) in [("a", 5), ("b", 7), ("c", 6)] {
        store.finish(result(table, at)).await.unwrap();
    }
    assert_eq!(store.results("toy", "solo", 2).await.unwrap(), [result("b", 7), result("c", 6)]);
    let own = |table: &str, at| MatchResult { browser: Some("mine".to_owned()), ..result(table, at) };
    for (table, at) in [("d", 8), ("e", 9)] {
        store.finish(own(table, at)).await.unwrap();
    }
    assert_eq!(store.journal("toy", "mine", 10).await.unwrap(), [own("e", 9), own("d", 8)]);
    assert_eq!(store.journal("toy", "mine", 1).await.unwrap(), [own("e", 9)]);
    assert_eq!(store.journal("toy", "other", 10).await.unwrap(), []);
    assert_eq!(store.journal("other", "mine", 10).await.unwrap(), []);
}

async fn tables_whose_clock_has_run_out_are_found(store: Arc<dyn Store>) {
    let playing = |id: &str, clock| TableRow { phase: Phase::Playing, clock, ..row(id, None) };
    for table in [playing("a", Some(5)), playing("b", Some(5)), playing("c", None), row("d", None)] {
        store.create(table).await.unwrap();
    }
    store.create(TableRow { phase: Phase::Done, ..playing("e", Some(5)) }).await.unwrap();
    // Rows were saved at 10, the append at 20.
    store.append(UNCLAIMED, append("b", 0)).await.unwrap();
    let nobody: [&str; 0] = [];
    assert_eq!(overdue(&store, 14, 10).await, nobody);
    assert_eq!(overdue(&store, 15, 10).await, ["a"]);
    assert_eq!(overdue(&store, 25, 10).await, ["a", "b"]);
    assert_eq!(overdue(&store, 25, 1).await, ["a"]);
    store.save(UNCLAIMED, TableRow { clock: None, ..playing("a", None) }).await.unwrap();
    assert_eq!(overdue(&store, 25, 10).await, ["b"], "a clock can be stopped");
    store.save(UNCLAIMED, TableRow { at: 30, ..playing("b", Some(5)) }).await.unwrap();
    assert_eq!(overdue(&store, 34, 10).await, nobody, "and counts from the last change");
}

async fn what_is_said_at_a_table_is_kept_and_moves_no_clock(store: Arc<dyn Store>) {
    let playing = |id: &str| TableRow { phase: Phase::Playing, clock: Some(5), ..row(id, None) };
    for table in ["a", "b"] {
        store.create(playing(table)).await.unwrap();
    }
    // Rows were saved at 10.
    store.append(UNCLAIMED, said("a", 0, 14)).await.unwrap();
    assert_eq!(store.append(UNCLAIMED, said("a", 0, 14)).await, Err(StoreError::Conflict), "it happens once");
    store.append(UNCLAIMED, append("b", 0)).await.unwrap();
    store.append(UNCLAIMED, said("b", 1, 40)).await.unwrap();
    assert_eq!(store.log("a").await.unwrap(), [said("a", 0, 14)]);
    assert_eq!(store.log("b").await.unwrap(), [append("b", 0), said("b", 1, 40)]);
    assert_eq!(overdue(&store, 15, 10).await, ["a"]);
    assert_eq!(overdue(&store, 25, 10).await, ["a", "b"], "the move of b was at 20");
    store.append(UNCLAIMED, append("b", 2)).await.unwrap();
    assert_eq!(overdue(&store, 26, 10).await, ["a"], "and the next one at 22");
}

async fn a_table_that_is_put_off_lets_others_pass(store: Arc<dyn Store>) {
    let playing = |id: &str, at| TableRow { phase: Phase::Playing, clock: Some(5), at, ..row(id, None) };
    for (table, at) in [("a", 1), ("b", 2)] {
        store.create(playing(table, at)).await.unwrap();
    }
    let tries = async || {
        let due = store.overdue(100, 10).await.unwrap();
        due.into_iter().map(|Overdue { table, tries }| (table, tries)).collect::<Vec<_>>()
    };
    let of = |table: &str, tries| (table.to_owned(), tries);
    assert_eq!(tries().await, [of("a", 0), of("b", 0)]);
    put_off(&store, "a", 0, 60).await.unwrap();
    assert_eq!(put_off(&store, "a", 0, 61).await, Err(StoreError::Conflict), "only one looks after it");
    assert_eq!(overdue(&store, 59, 1).await, ["b"]);
    assert_eq!(tries().await, [of("b", 0), of("a", 1)], "the longest overdue first");
    put_off(&store, "a", 1, 90).await.unwrap();
    assert_eq!(overdue(&store, 89, 10).await, ["b"]);
    store.append(UNCLAIMED, said("a", 0, 30)).await.unwrap();
    assert_eq!(tries().await, [of("b", 0), of("a", 2)], "words are no move");
    store.append(UNCLAIMED, append("a", 1)).await.unwrap();
    assert_eq!(tries().await, [of("b", 0), of("a", 0)], "a match that moves needs no putting off");
    put_off(&store, "a", 0, 200).await.unwrap();
    assert_eq!(tries().await, [of("b", 0)], "and is counted anew");
    assert_eq!(store.overdue(200, 10).await.unwrap()[1], Overdue { table: "a".to_owned(), tries: 1 });
    store.save(UNCLAIMED, playing("a", 30)).await.unwrap();
    assert_eq!(tries().await, [of("b", 0), of("a", 0)]);
    assert_eq!(put_off(&store, "nowhere", 0, 1).await, Err(StoreError::Conflict));
}

async fn answers_are_counted_by_question_and_pack(store: Arc<dyn Store>) {
    let answer = |pack: &str, question: &str, right| Answer {
        title: "toy".to_owned(),
        pack: pack.to_owned(),
        question: question.to_owned(),
        right,
    };
    assert_eq!(store.tallies("toy", "p").await.unwrap(), []);
    let together = vec![answer("p", "b", true), answer("p", "a", false), answer("p", "b", false)];
    store.count_answers(together).await.unwrap();
    store.count_answers(vec![answer("p", "b", true), answer("other", "a", true)]).await.unwrap();
    let tally = |question: &str, answered, right| Tally { question: question.to_owned(), answered, right };
    assert_eq!(store.tallies("toy", "p").await.unwrap(), [tally("a", 1, 0), tally("b", 3, 2)]);
    assert_eq!(store.tallies("toy", "other").await.unwrap(), [tally("a", 1, 1)]);
    assert_eq!(store.tallies("other", "p").await.unwrap(), []);
}

async fn a_pack_is_kept_by_its_digest(store: Arc<dyn Store>) {
    assert_eq!(store.pack("d1").await.unwrap(), None);
    store.keep_pack("d1", b"one".to_vec()).await.unwrap();
    store.keep_pack("d2", b"two".to_vec()).await.unwrap();
    store.keep_pack("d1", b"one".to_vec()).await.unwrap();
    assert_eq!(store.pack("d1").await.unwrap().as_deref(), Some(&b"one"[..]));
    assert_eq!(store.pack("d2").await.unwrap().as_deref(), Some(&b"two"[..]));
}

async fn a_pack_goes_when_no_match_was_begun_with_it(store: Arc<dyn Store>) {
    for digest in ["d1", "d2", "d3"] {
        store.keep_pack(digest, b"bytes".to_vec()).await.unwrap();
    }
    let with = |id: &str, pack: &str| TableRow { pack: Some(pack.to_owned()), ..row(id, None) };
    store.create(row("a", None)).await.unwrap();
    store.create(with("b", "d2")).await.unwrap();
    assert_eq!(store.unused_packs().await.unwrap(), ["d1", "d3"]);
    store.save(UNCLAIMED, with("a", "d1")).await.unwrap();
    assert_eq!(store.table("a").await.unwrap().unwrap().pack.as_deref(), Some("d1"));
    assert_eq!(store.unused_packs().await.unwrap(), ["d3"]);
    assert_eq!(store.drop_pack("d1").await, Err(StoreError::Conflict), "a match needs it");
    for digest in ["d3", "d3", "nowhere"] {
        store.drop_pack(digest).await.unwrap();
    }
    let expired = store.expired(Keeping { lobbies: Some(0), ..Keeping::default() }, 100, 10).await.unwrap();
    let b = expired.into_iter().find(|expired| expired.table == "b").unwrap();
    store.remove(b).await.unwrap();
    assert_eq!(store.unused_packs().await.unwrap(), ["d2"]);
    store.drop_pack("d2").await.unwrap();
    let left = async |digest: &str| store.pack(digest).await.unwrap().is_some();
    assert_eq!([left("d1").await, left("d2").await, left("d3").await], [true, false, false]);
}

async fn tables_at_which_nothing_happens_are_found_and_go(store: Arc<dyn Store>) {
    let keeping = Keeping { lobbies: Some(10), abandoned: Some(20), uploads: Some(30), finished: Some(40) };
    let table = |id: &str, phase, uploaded| TableRow { phase, uploaded, ..row(id, Some(id)) };
    let tables = [
        (table("lobby", Phase::Lobby, false), Because::Lobby),
        (table("left", Phase::Playing, false), Because::Abandoned),
        (table("file", Phase::Done, true), Because::Upload),
        (table("prepared", Phase::Lobby, true), Because::Prepared),
        (table("dismissed", Phase::Playing, true), Because::Dismissed),
        (table("over", Phase::Done, false), Because::Finished),
    ];
    for (row, _) in &tables {
        store.create(row.clone()).await.unwrap();
    }
    let is_over = |(row, because): &(TableRow, Because)| Expired {
        table: row.id.clone(),
        code: row.code.clone(),
        title: "toy".to_owned(),
        because: *because,
        last: 10,
    };
    let expired = |now| store.expired(keeping, now, 10);
    assert_eq!(expired(19).await.unwrap(), []);
    assert_eq!(expired(20).await.unwrap(), [is_over(&tables[0])]);
    assert_eq!(expired(39).await.unwrap().len(), 2);
    assert_eq!(expired(49).await.unwrap().len(), 5);
    assert_eq!(expired(50).await.unwrap().len(), 6);
    assert_eq!(store.expired(keeping, 50, 1).await.unwrap().len(), 1);
    let for_good = Keeping { lobbies: None, abandoned: None, uploads: None, finished: None };
    assert_eq!(store.expired(for_good, i64::MAX, 10).await.unwrap(), []);

    let (lobby, left) = (is_over(&tables[0]), is_over(&tables[1]));
    store.append(UNCLAIMED, said("lobby", 0, 25)).await.unwrap();
    assert_eq!(store.remove(lobby.clone()).await, Err(StoreError::Conflict), "somebody has spoken");
    let spoken = Expired { last: 25, ..lobby };
    assert_eq!(expired(34).await.unwrap(), std::slice::from_ref(&left));
    assert_eq!(expired(35).await.unwrap(), [left.clone(), spoken.clone()], "the oldest first");
    store.remove(spoken.clone()).await.unwrap();
    assert_eq!(store.remove(spoken).await, Err(StoreError::Conflict), "it is gone");
    assert_eq!(expired(35).await.unwrap(), [left]);
}

async fn a_table_that_was_removed_leaves_nothing_to_the_next(store: Arc<dyn Store>) {
    store.create(row("a", Some("AAAA"))).await.unwrap();
    store.create(TableRow { phase: Phase::Playing, clock: Some(5), ..row("b", Some("BBBB")) }).await.unwrap();
    for seq in 0..3 {
        store.append(UNCLAIMED, append("a", seq)).await.unwrap();
        store.append(UNCLAIMED, append("b", seq)).await.unwrap();
    }
    put_off(&store, "b", 0, 1000).await.unwrap();
    store.finish(result("b", 5)).await.unwrap();
    let keeping = Keeping { lobbies: None, abandoned: Some(0), ..Keeping::default() };
    let expired = store.expired(keeping, 100, 10).await.unwrap();
    assert_eq!(expired.len(), 1);
    store.remove(expired[0].clone()).await.unwrap();
    assert_eq!(store.table("b").await.unwrap(), None);
    assert_eq!(store.log("b").await.unwrap(), []);
    assert_eq!(store.by_code("BBBB").await.unwrap(), None);
    assert_eq!(store.append(UNCLAIMED, append("b", 3)).await, Err(StoreError::Conflict));
    assert_eq!(store.results("toy", "solo", 10).await.unwrap(), [result("b", 5)], "its result stays");
    assert_eq!(store.log("a").await.unwrap().len(), 3);
    store.create(TableRow { phase: Phase::Playing, clock: Some(5), ..row("c", Some("BBBB")) }).await.unwrap();
    assert_eq!(store.log("c").await.unwrap(), []);
    assert_eq!(overdue(&store, 100, 10).await, ["c"]);
    store.append(UNCLAIMED, append("c", 0)).await.unwrap();
    assert_eq!(store.log("c").await.unwrap(), [append("c", 0)]);
    assert_eq!(store.log("a").await.unwrap().len(), 3);
}

async fn a_store_that_is_well_says_so(store: Arc<dyn Store>) {
    store.check().await.unwrap();
    store.check().await.unwrap();
}

async fn a_log_is_read_from_where_somebody_is(store: Arc<dyn Store>) {
    store.create(row("a", None)).await.unwrap();
    for seq in 0..5 {
        store.append(UNCLAIMED, append("a", seq)).await.unwrap();
    }
    assert_eq!(store.log_since("a", 3).await.unwrap(), [append("a", 3), append("a", 4)]);
    assert_eq!(store.log_since("a", 5).await.unwrap(), []);
    assert_eq!(store.log_since("a", 50).await.unwrap(), []);
    assert_eq!(store.log_since("a", 0).await.unwrap().len(), 5);
}

async fn a_table_is_held_by_one_server_and_who_lost_it_keeps_nothing(store: Arc<dyn Store>) {
    with_servers(&store, &["one", "two"]).await;
    let first = claim(&store, "one").await;
    assert!(first > UNCLAIMED);
    assert_eq!(store.append(UNCLAIMED, append("a", 0)).await, Err(StoreError::Fenced));
    store.append(first, append("a", 0)).await.unwrap();
    store.save(first, row("a", None)).await.unwrap();
    assert_eq!(store.claim("two", "a", None).await.unwrap(), Some(Claim::Theirs(server("one"))));
    store.append(first, append("a", 1)).await.unwrap();
    // Its lease is over.
    store.beat(&server("one"), Duration::ZERO).await.unwrap();
    let second = claim(&store, "two").await;
    assert!(second > first);
    assert_eq!(store.append(first, append("a", 2)).await, Err(StoreError::Fenced));
    let saved = TableRow { revision: 1, body: b"late".to_vec(), ..row("a", None) };
    assert_eq!(store.save(first, saved.clone()).await, Err(StoreError::Fenced));
    assert_eq!(store.append(first, append("a", 9)).await, Err(StoreError::Fenced), "whatever it says");
    store.append(second, append("a", 2)).await.unwrap();
    store.save(second, saved).await.unwrap();
    // It comes back, and is told who has it now.
    store.beat(&server("one"), LEASE).await.unwrap();
    assert_eq!(store.claim("one", "a", None).await.unwrap(), Some(Claim::Theirs(server("two"))));
    assert_eq!(store.append(first, append("a", 3)).await, Err(StoreError::Fenced));
    let log: Vec<_> = (0..3).map(|seq| append("a", seq)).collect();
    assert_eq!(store.log("a").await.unwrap(), log);
    assert_eq!(store.table("a").await.unwrap().unwrap().revision, 2);
}

async fn a_table_that_was_let_go_is_free_and_closed_to_who_held_it(store: Arc<dyn Store>) {
    with_servers(&store, &["one", "two"]).await;
    let first = claim(&store, "one").await;
    store.append(first, append("a", 0)).await.unwrap();
    store.release("a", first + 1).await.unwrap();
    store.append(first, append("a", 1)).await.unwrap();
    store.release("a", first).await.unwrap();
    assert_eq!(store.append(first, append("a", 2)).await, Err(StoreError::Fenced));
    let second = claim(&store, "two").await;
    assert!(second > first);
    store.release("a", first).await.unwrap();
    store.append(second, append("a", 2)).await.unwrap();
}

async fn who_claims_a_table_again_is_somebody_new(store: Arc<dyn Store>) {
    with_servers(&store, &["one"]).await;
    let first = claim(&store, "one").await;
    let second = claim(&store, "one").await;
    assert!(second > first);
    assert_eq!(store.append(first, append("a", 0)).await, Err(StoreError::Fenced));
    store.append(second, append("a", 0)).await.unwrap();
}

async fn a_server_that_is_known_to_be_gone_is_not_waited_for(store: Arc<dyn Store>) {
    with_servers(&store, &["one", "two"]).await;
    let first = claim(&store, "one").await;
    let other = store.claim("two", "a", Some("another")).await.unwrap();
    assert_eq!(other, Some(Claim::Theirs(server("one"))));
    let Some(Claim::Ours(second)) = store.claim("two", "a", Some("one")).await.unwrap() else { panic!() };
    assert_eq!(store.append(first, append("a", 0)).await, Err(StoreError::Fenced), "it was there after all");
    store.append(second, append("a", 0)).await.unwrap();
}

async fn who_is_not_there_claims_nothing(store: Arc<dyn Store>) {
    with_servers(&store, &["one"]).await;
    assert_eq!(store.claim("nobody", "a", None).await, Err(StoreError::Fenced));
    assert_eq!(store.claim("one", "nowhere", None).await, Ok(None));
    let first = claim(&store, "one").await;
    store.beat(&server("one"), Duration::ZERO).await.unwrap();
    assert_eq!(store.claim("one", "a", None).await, Err(StoreError::Fenced));
    store.append(first, append("a", 0)).await.unwrap();
}

async fn a_table_that_is_held_stays_and_so_does_a_pack_that_is_played(store: Arc<dyn Store>) {
    with_servers(&store, &["one"]).await;
    for digest in ["d1", "d2"] {
        store.keep_pack(digest, b"bytes".to_vec()).await.unwrap();
    }
    assert_eq!(store.unused_packs().await.unwrap(), ["d1"], "a server begins matches with the other");
    let first = claim(&store, "one").await;
    let expired = store.expired(Keeping { lobbies: Some(0), ..Keeping::default() }, 100, 10).await.unwrap();
    assert_eq!(expired.len(), 1);
    assert_eq!(store.remove(expired[0].clone()).await, Err(StoreError::Conflict));
    store.release("a", first).await.unwrap();
    store.remove(expired[0].clone()).await.unwrap();
    store.beat(&server("one"), Duration::ZERO).await.unwrap();
    assert_eq!(store.unused_packs().await.unwrap(), ["d1", "d2"]);
}

async fn of_many_who_claim_a_table_the_last_one_has_it(store: Arc<dyn Store>) {
    let keys: Vec<String> = (0..8).map(|server| format!("s{server}")).collect();
    with_servers(&store, &keys.iter().map(String::as_str).collect::<Vec<_>>()).await;
    let mut players = tokio::task::JoinSet::new();
    for key in keys {
        let store = Arc::clone(&store);
        // Everybody takes it from whoever has it, and appends for as long as it may.
        players.spawn(async move {
            let (mut kept, mut holder) = (Vec::new(), None);
            for _ in 0..12 {
                match store.claim(&key, "a", holder.take().as_deref()).await.unwrap().unwrap() {
                    Claim::Theirs(other) => holder = Some(other.key),
                    Claim::Ours(epoch) => {
                        for seq in store.log("a").await.unwrap().len() as i64.. {
                            let lines = format!("{key} {epoch} {seq}\n").into_bytes();
                            let append = Append { lines: lines.clone(), ..append("a", seq) };
                            match store.append(epoch, append).await {
                                Ok(()) => kept.push(lines),
                                Err(StoreError::Fenced) => break,
                                Err(error) => panic!("{error:?}"),
                            }
                            if seq % 5 == 4 {
                                break;
                            }
                        }
                    }
                }
            }
            kept
        });
    }
    let mut kept = Vec::new();
    while let Some(some) = players.join_next().await {
        kept.extend(some.unwrap());
    }
    let log = store.log("a").await.unwrap();
    assert!(log.iter().enumerate().all(|(seq, append)| append.seq == seq as i64));
    let mut lines: Vec<_> = log.into_iter().map(|append| append.lines).collect();
    let epoch = |lines: &Vec<u8>| -> i64 {
        String::from_utf8_lossy(lines).split(' ').nth(1).unwrap().parse().unwrap()
    };
    assert!(lines.iter().map(epoch).is_sorted(), "epochs never fall");
    lines.sort();
    kept.sort();
    assert_eq!(lines, kept, "what was acknowledged is there, and nothing else");
}

async fn ids_and_keys_may_be_anything(store: Arc<dyn Store>) {
    with_servers(&store, &["one"]).await;
    let strange = Append { key: Some("a\0b'; é 🎲".to_owned()), lines: vec![0, 255, 7], ..append("a", 0) };
    store.append(UNCLAIMED, strange.clone()).await.unwrap();
    assert_eq!(store.log("a").await.unwrap(), [strange]);
    for id in ["", "a\0", "\u{10ffff}", "' OR true --"] {
        assert_eq!(store.table(id).await.unwrap(), None);
        assert_eq!(store.by_code(id).await.unwrap(), None);
        assert_eq!(store.log(id).await.unwrap(), []);
        assert_eq!(store.claim("one", id, None).await.unwrap(), None);
        assert_eq!(store.pack(id).await.unwrap(), None);
    }
}

#[tokio::test]
async fn a_file_keeps_everything_from_one_run_to_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    store.create(row("a", Some("ABCD"))).await.unwrap();
    store.append(UNCLAIMED, append("a", 0)).await.unwrap();
    drop(store);
    let store = open(folder.path());
    assert_eq!(store.by_code("ABCD").await.unwrap().as_deref(), Some("a"));
    assert_eq!(store.log("a").await.unwrap(), [append("a", 0)]);
    assert_eq!(store.append(UNCLAIMED, append("a", 0)).await, Err(StoreError::Conflict));
    store.append(UNCLAIMED, append("a", 1)).await.unwrap();
}

#[tokio::test]
async fn a_long_log_is_whole_at_every_moment() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    store.create(row("a", None)).await.unwrap();
    store.create(row("b", None)).await.unwrap();
    for hundred in 0..30 {
        let seqs = hundred * 100..(hundred + 1) * 100;
        let appends = seqs.flat_map(|seq| [append("a", seq), append("b", seq)]);
        let kept: Vec<_> = appends.map(|append| store.append(UNCLAIMED, append)).collect();
        for kept in kept {
            kept.await.unwrap();
        }
        assert_eq!(store.log("a").await.unwrap().len() as i64, (hundred + 1) * 100);
    }
    assert_eq!(store.append(UNCLAIMED, append("a", 2999)).await, Err(StoreError::Conflict));
    let whole: Vec<_> = (0..3000).map(|seq| append("b", seq)).collect();
    assert_eq!(store.log("b").await.unwrap(), whole);
    drop(store);
    let store = open(folder.path());
    assert_eq!(store.log("b").await.unwrap(), whole);
    store.append(UNCLAIMED, append("b", 3000)).await.unwrap();
    assert_eq!(store.log("b").await.unwrap().len(), 3001);
}

#[tokio::test]
async fn the_write_ahead_log_begins_anew_while_it_is_written_to() {
    const ROUNDS: i64 = 60;
    const A_ROUND: i64 = 100;
    const LENGTH: usize = 8192;
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    store.create(row("a", None)).await.unwrap();
    for round in 0..ROUNDS {
        let seqs = round * A_ROUND..(round + 1) * A_ROUND;
        let kept: Vec<_> = seqs
            .map(|seq| store.append(UNCLAIMED, Append { lines: vec![7; LENGTH], ..append("a", seq) }))
            .collect();
        for kept in kept {
            kept.await.unwrap();
        }
    }
    let names = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path());
    let log = names.into_iter().find(|name| name.to_string_lossy().ends_with("-wal")).unwrap();
    let written = ROUNDS as u64 * A_ROUND as u64 * LENGTH as u64;
    assert!(std::fs::metadata(log).unwrap().len() < written / 2);
    drop(store);
    assert_eq!(open(folder.path()).log("a").await.unwrap().len() as i64, ROUNDS * A_ROUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn more_tables_than_are_remembered_keep_their_logs() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    let mut players = tokio::task::JoinSet::new();
    for player in 0..100 {
        let store = Arc::clone(&store);
        players.spawn(async move {
            for table in 0..110 {
                let table = format!("{player}-{table}");
                store.create(row(&table, None)).await.unwrap();
                for seq in 0..3 {
                    store.append(UNCLAIMED, append(&table, seq)).await.unwrap();
                }
                assert_eq!(store.log(&table).await.unwrap().len(), 3);
            }
        });
    }
    while let Some(played) = players.join_next().await {
        played.unwrap();
    }
}

#[test]
fn a_data_directory_has_one_owner() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("veilleuse.db");
    let owner = Sqlite::open(&path).unwrap();
    assert_eq!(Sqlite::open(&path).err(), Some(StoreError::InUse));
    drop(owner);
    assert!(Sqlite::open(&path).is_ok());
}

#[tokio::test]
async fn a_database_of_the_first_version_learns_modes_and_scores() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("veilleuse.db");
    let connection = rusqlite::Connection::open(&path).unwrap();
    let first = "CREATE TABLE results (table_id TEXT PRIMARY KEY, title TEXT NOT NULL, result TEXT NOT NULL,
        reason TEXT NOT NULL, winners TEXT NOT NULL, inputs INTEGER NOT NULL, at INTEGER NOT NULL) STRICT;
        CREATE INDEX results_by_title ON results (title, at);
        CREATE TABLE tables (id TEXT PRIMARY KEY, code TEXT UNIQUE, title TEXT NOT NULL, phase INTEGER NOT NULL,
        revision INTEGER NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL) STRICT;
        CREATE TABLE appends (table_id TEXT NOT NULL, seq INTEGER NOT NULL, key TEXT, at INTEGER NOT NULL,
        lines BLOB NOT NULL, PRIMARY KEY (table_id, seq)) STRICT, WITHOUT ROWID;
        INSERT INTO tables VALUES ('a', NULL, 'toy', 0, 0, 10, x'00');
        INSERT INTO appends VALUES ('a', 0, 'key 0', 20, CAST('line 0' || char(10) AS BLOB));
        INSERT INTO results VALUES ('a', 'toy', 'victory', 'all_saved', '[0]', 12, 5);
        PRAGMA user_version = 1;";
    connection.execute_batch(first).unwrap();
    drop(connection);
    let store = Sqlite::open(&path).unwrap();
    let old = MatchResult { mode: String::new(), score: None, ..result("a", 5) };
    assert_eq!(store.results("toy", "", 10).await.unwrap(), [old]);
    store.finish(result("b", 6)).await.unwrap();
    assert_eq!(store.results("toy", "solo", 10).await.unwrap(), [result("b", 6)]);
    store.append(UNCLAIMED, append("a", 1)).await.unwrap();
    assert_eq!(store.log("a").await.unwrap(), [append("a", 0), append("a", 1)]);
}

#[tokio::test]
async fn a_database_of_the_third_version_learns_clocks() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("veilleuse.db");
    let connection = rusqlite::Connection::open(&path).unwrap();
    let third = "CREATE TABLE tables (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, code TEXT UNIQUE,
        title TEXT NOT NULL, phase INTEGER NOT NULL, revision INTEGER NOT NULL, at INTEGER NOT NULL,
        body BLOB NOT NULL) STRICT;
        CREATE INDEX tables_by_phase ON tables (phase, at);
        CREATE TABLE appends (number INTEGER PRIMARY KEY, in_table INTEGER NOT NULL, seq INTEGER NOT NULL,
        before INTEGER, key TEXT, at INTEGER NOT NULL, lines BLOB NOT NULL) STRICT;
        CREATE TABLE logs (in_table INTEGER PRIMARY KEY, length INTEGER NOT NULL, last INTEGER NOT NULL,
        at INTEGER NOT NULL) STRICT;
        CREATE TABLE results (table_id TEXT PRIMARY KEY, title TEXT NOT NULL, result TEXT NOT NULL,
        reason TEXT NOT NULL, winners TEXT NOT NULL, inputs INTEGER NOT NULL, at INTEGER NOT NULL,
        mode TEXT NOT NULL DEFAULT '', score INTEGER) STRICT;
        INSERT INTO tables VALUES (1, 'a', NULL, 'toy', 1, 0, 10, CAST('body' AS BLOB));
        INSERT INTO appends VALUES (1, 1, 0, NULL, 'key 0', 20, CAST('line 0' || char(10) AS BLOB));
        INSERT INTO logs VALUES (1, 1, 1, 20);
        PRAGMA user_version = 3;";
    connection.execute_batch(third).unwrap();
    drop(connection);
    let store = Sqlite::open(&path).unwrap();
    let old = TableRow { phase: Phase::Playing, ..row("a", None) };
    assert_eq!(store.table("a").await.unwrap(), Some(old.clone()));
    assert_eq!(store.log("a").await.unwrap(), [append("a", 0)]);
    store.save(UNCLAIMED, TableRow { clock: Some(5), ..old }).await.unwrap();
    assert_eq!(store.overdue(25, 10).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_database_of_the_fourth_version_learns_what_happens_around_matches() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("veilleuse.db");
    let connection = rusqlite::Connection::open(&path).unwrap();
    let fourth = "CREATE TABLE tables (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, code TEXT UNIQUE,
        title TEXT NOT NULL, phase INTEGER NOT NULL, revision INTEGER NOT NULL, at INTEGER NOT NULL,
        body BLOB NOT NULL, clock INTEGER) STRICT;
        CREATE INDEX tables_by_clock ON tables (clock) WHERE clock IS NOT NULL;
        CREATE TABLE appends (number INTEGER PRIMARY KEY, in_table INTEGER NOT NULL, seq INTEGER NOT NULL,
        before INTEGER, key TEXT, at INTEGER NOT NULL, lines BLOB NOT NULL) STRICT;
        CREATE TABLE logs (in_table INTEGER PRIMARY KEY, length INTEGER NOT NULL, last INTEGER NOT NULL,
        at INTEGER NOT NULL) STRICT;
        CREATE TABLE results (table_id TEXT PRIMARY KEY, title TEXT NOT NULL, result TEXT NOT NULL,
        reason TEXT NOT NULL, winners TEXT NOT NULL, inputs INTEGER NOT NULL, at INTEGER NOT NULL,
        mode TEXT NOT NULL DEFAULT '', score INTEGER) STRICT;
        INSERT INTO tables VALUES (1, 'a', 'AAAA', 'toy', 1, 0, 10, CAST('body' AS BLOB), 5),
            (2, 'file', 'BBBB', 'toy', 2, 0, 10, CAST('body' AS BLOB), NULL),
            (3, 'over', NULL, 'toy', 2, 0, 10, CAST('body' AS BLOB), NULL);
        INSERT INTO appends VALUES (1, 1, 0, NULL, 'key 0', 20, CAST('line 0' || char(10) AS BLOB));
        INSERT INTO logs VALUES (1, 1, 1, 20);
        PRAGMA user_version = 4;";
    connection.execute_batch(fourth).unwrap();
    drop(connection);
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&path).unwrap());
    assert_eq!(store.log("a").await.unwrap(), [append("a", 0)]);
    assert_eq!(overdue(&store, 24, 10).await, [""; 0]);
    assert_eq!(overdue(&store, 25, 10).await, ["a"]);
    assert!(store.table("file").await.unwrap().unwrap().uploaded, "only files had a code at the end");
    assert!(!store.table("over").await.unwrap().unwrap().uploaded);
    store.append(UNCLAIMED, said("a", 1, 30)).await.unwrap();
    assert_eq!(store.log("a").await.unwrap(), [append("a", 0), said("a", 1, 30)]);
    store.check().await.unwrap();
    assert_eq!(store.tallies("toy", "p").await.unwrap(), [], "nothing was counted before");
    let answer = Answer { title: "toy".into(), pack: "p".into(), question: "q".into(), right: true };
    store.count_answers(vec![answer]).await.unwrap();
    assert_eq!(store.tallies("toy", "p").await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_database_of_the_second_version_keeps_its_logs() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("veilleuse.db");
    let connection = rusqlite::Connection::open(&path).unwrap();
    let second = "CREATE TABLE results (table_id TEXT PRIMARY KEY, title TEXT NOT NULL, mode TEXT NOT NULL,
        score INTEGER, result TEXT NOT NULL, reason TEXT NOT NULL, winners TEXT NOT NULL, inputs INTEGER NOT NULL,
        at INTEGER NOT NULL) STRICT;
        CREATE INDEX results_by_title ON results (title, mode, at);
        CREATE TABLE tables (id TEXT PRIMARY KEY, code TEXT UNIQUE, title TEXT NOT NULL, phase INTEGER NOT NULL,
        revision INTEGER NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL) STRICT;
        CREATE INDEX tables_by_phase ON tables (phase, at);
        CREATE TABLE appends (table_id TEXT NOT NULL, seq INTEGER NOT NULL, key TEXT, at INTEGER NOT NULL,
        lines BLOB NOT NULL, PRIMARY KEY (table_id, seq)) STRICT, WITHOUT ROWID;
        INSERT INTO tables VALUES ('b', 'BBBB', 'toy', 0, 3, 10, x'00'), ('a', NULL, 'toy', 0, 0, 20, x'01'),
            ('c', NULL, 'toy', 0, 0, 30, x'02');
        PRAGMA user_version = 2;";
    connection.execute_batch(second).unwrap();
    let before: Vec<_> = (0..40).flat_map(|seq| [append("a", seq), append("b", seq)]).collect();
    for Append { table, seq, key, at, lines, .. } in &before {
        let sql = "INSERT INTO appends VALUES (?, ?, ?, ?, ?)";
        connection.execute(sql, rusqlite::params![table, seq, key, at, lines]).unwrap();
    }
    drop(connection);
    for more in 0..2 {
        let store = Sqlite::open(&path).unwrap();
        assert_eq!(store.by_code("BBBB").await.unwrap().as_deref(), Some("b"));
        assert_eq!(store.table("b").await.unwrap().unwrap().revision, 3);
        for table in ["a", "b"] {
            assert_eq!(store.append(UNCLAIMED, append(table, 39)).await, Err(StoreError::Conflict));
            store.append(UNCLAIMED, append(table, 40 + more)).await.unwrap();
            let log: Vec<_> = (0..=40 + more).map(|seq| append(table, seq)).collect();
            assert_eq!(store.log(table).await.unwrap(), log);
        }
        store.append(UNCLAIMED, append("c", more)).await.unwrap();
        assert_eq!(store.log("c").await.unwrap().len() as i64, more + 1);
    }
}

#[tokio::test]
async fn a_database_of_the_sixth_version_learns_which_packs_its_matches_need() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("veilleuse.db");
    let header = |digest: &str| {
        format!("{{\"veilleuse\":1,\"pack\":{{\"id\":\"toy\",\"digest\":\"{digest}\"}}}}\n{{\"n\":1}}\n")
            .into_bytes()
    };
    let store = Sqlite::open(&path).unwrap();
    for id in ["lobby", "late", "first", "torn"] {
        store.create(row(id, None)).await.unwrap();
    }
    store.append(UNCLAIMED, said("late", 0, 20)).await.unwrap();
    for (id, seq, lines) in [
        ("late", 1, header("d1")),
        ("late", 2, b"{\"n\":2,\"pack\":7}\n".to_vec()),
        ("first", 0, header("d2")),
        ("torn", 0, b"{\"pack\"".to_vec()),
    ] {
        store.append(UNCLAIMED, Append { lines, ..append(id, seq) }).await.unwrap();
    }
    for digest in ["d1", "d2", "d3"] {
        store.keep_pack(digest, b"bytes".to_vec()).await.unwrap();
    }
    drop(store);
    let connection = rusqlite::Connection::open(&path).unwrap();
    let back = "DROP TABLE tallies; DROP INDEX tables_by_pack; ALTER TABLE tables DROP COLUMN pack; PRAGMA user_version = 6;";
    connection.execute_batch(back).unwrap();
    drop(connection);
    let store = Sqlite::open(&path).unwrap();
    for (id, pack) in [("lobby", None), ("late", Some("d1")), ("first", Some("d2")), ("torn", None)] {
        assert_eq!(store.table(id).await.unwrap().unwrap().pack.as_deref(), pack, "{id}");
    }
    assert_eq!(store.unused_packs().await.unwrap(), ["d3"]);
}

#[test]
fn a_database_of_a_newer_version_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("veilleuse.db");
    drop(Sqlite::open(&path).unwrap());
    let connection = rusqlite::Connection::open(&path).unwrap();
    connection.pragma_update(None, "user_version", SCHEMA + 1).unwrap();
    drop(connection);
    assert_eq!(Sqlite::open(&path).err(), Some(StoreError::Newer { found: SCHEMA + 1, known: SCHEMA }));
}

#[test]
fn commits_wait_for_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("veilleuse.db");
    drop(Sqlite::open(&path).unwrap());
    let connection = rusqlite::Connection::open(&path).unwrap();
    let mode: String = connection.query_row("PRAGMA journal_mode", [], |row| row.get(0)).unwrap();
    assert_eq!(mode, "wal");
}
