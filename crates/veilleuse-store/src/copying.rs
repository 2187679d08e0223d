//! Everything from one store to another, compared by digest.

use std::sync::Arc;

use tokio::task::JoinSet;

use crate::{Append, MatchResult, Soon, Store, StoreError, TableRow, Tally, UNCLAIMED};

/// So many tables or results are read at once.
const PAGE: usize = 256;
/// So many logs are written at the same time.
const TOGETHER: usize = 64;

/// A store that can be read and filled whole.
pub trait Whole: Store {
    /// The tables whose ids come after this one, byte by byte, in their order.
    fn tables_after(&self, id: &str, most: usize) -> Soon<'_, Vec<TableRow>>;

    /// The results of tables whose ids come after this one, byte by byte, in their order.
    fn results_after(&self, table: &str, most: usize) -> Soon<'_, Vec<MatchResult>>;

    /// The digests of all packs, in order.
    fn packs(&self) -> Soon<'_, Vec<String>>;

    /// How all questions were answered, by title, pack and question.
    fn all_tallies(&self) -> Soon<'_, Vec<PackTally>>;

    /// Takes such counts over into a store that has none.
    fn put_tallies(&self, tallies: Vec<PackTally>) -> Soon<'_, ()>;
}

/// How often a question of a pack was answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackTally {
    /// The id of the title.
    pub title: String,
    /// The digest of the pack.
    pub pack: String,
    /// The question, and how often.
    pub tally: Tally,
}

/// What was copied, and is the same on both sides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Copied {
    /// How many tables.
    pub tables: u64,
    /// How many appends to their logs.
    pub appends: u64,
    /// How many results.
    pub results: u64,
    /// How many packs.
    pub packs: u64,
    /// The digest of it all.
    pub digest: String,
}

/// Copies everything into an empty store, reads both again and compares them. Nobody may use either meanwhile. Who holds
/// which table, and for how long overdue tables were put off, is of the moment and stays behind.
pub fn copy_all(from: Arc<dyn Whole>, to: Arc<dyn Whole>) -> Soon<'static, Copied> {
    Box::pin(copy_and_compare(from, to))
}

async fn copy_and_compare(from: Arc<dyn Whole>, to: Arc<dyn Whole>) -> Result<Copied, StoreError> {
    let filled = !to.tables_after("", 1).await?.is_empty()
        || !to.results_after("", 1).await?.is_empty()
        || !to.packs().await?.is_empty();
    if filled {
        return Err(StoreError::Failed("the store to copy to is not empty; name a new one".to_owned()));
    }
    for digest in from.packs().await? {
        if let Some(bytes) = from.pack(&digest).await? {
            to.keep_pack(&digest, bytes).await?;
        }
    }
    to.put_tallies(from.all_tallies().await?).await?;
    let mut after = String::new();
    loop {
        let page = from.results_after(&after, PAGE).await?;
        let Some(last) = page.last() else { break };
        after.clone_from(&last.table);
        for result in page {
            to.finish(result).await?;
        }
    }
    let (mut after, mut copying) = (String::new(), JoinSet::new());
    loop {
        let page = from.tables_after(&after, PAGE).await?;
        let Some(last) = page.last() else { break };
        after.clone_from(&last.id);
        for table in page {
            if copying.len() >= TOGETHER {
                joined(copying.join_next().await)?;
            }
            copying.spawn(copy_table(Arc::clone(&from), Arc::clone(&to), table));
        }
    }
    while !copying.is_empty() {
        joined(copying.join_next().await)?;
    }
    let (source, copy) = (count(from.as_ref()).await?, count(to.as_ref()).await?);
    if source == copy {
        return Ok(copy);
    }
    let text = format!("the copy is not the same: {source:?} became {copy:?}; do not use it");
    Err(StoreError::Failed(text))
}

fn joined(copied: Option<Result<Result<(), StoreError>, tokio::task::JoinError>>) -> Result<(), StoreError> {
    match copied {
        None => Ok(()),
        Some(copied) => copied.unwrap_or_else(|error| Err(StoreError::Failed(error.to_string()))),
    }
}

async fn copy_table(from: Arc<dyn Whole>, to: Arc<dyn Whole>, table: TableRow) -> Result<(), StoreError> {
    let log = from.log(&table.id).await?;
    to.create(table).await?;
    for append in log {
        to.append(UNCLAIMED, append).await?;
    }
    Ok(())
}

/// Reads a store whole.
async fn count(store: &dyn Whole) -> Result<Copied, StoreError> {
    let (mut all, mut digest) = ([0; 4], Digest(blake3::Hasher::new()));
    let [tables, appends, results, packs] = &mut all;
    let mut after = String::new();
    loop {
        let page = store.tables_after(&after, PAGE).await?;
        let Some(last) = page.last() else { break };
        after.clone_from(&last.id);
        for table in page {
            *tables += 1;
            let log = store.log(&table.id).await?;
            digest.table(table);
            for append in log {
                *appends += 1;
                digest.append(append);
            }
        }
    }
    let mut after = String::new();
    loop {
        let page = store.results_after(&after, PAGE).await?;
        let Some(last) = page.last() else { break };
        after.clone_from(&last.table);
        for result in page {
            *results += 1;
            digest.result(result);
        }
    }
    for pack in store.packs().await? {
        *packs += 1;
        digest.text("pack").text(&pack).bytes(&store.pack(&pack).await?.unwrap_or_default());
    }
    for PackTally { title, pack, tally } in store.all_tallies().await? {
        let Tally { question, answered, right } = tally;
        digest.text("tally").text(&title).text(&pack).text(&question).number(answered).number(right);
    }
    let [tables, appends, results, packs] = all;
    Ok(Copied { tables, appends, results, packs, digest: digest.0.finalize().to_hex().to_string() })
}

struct Digest(blake3::Hasher);

impl Digest {
    fn bytes(&mut self, bytes: &[u8]) -> &mut Digest {
        self.0.update(&(bytes.len() as u64).to_le_bytes()).update(bytes);
        self
    }

    fn text(&mut self, text: &str) -> &mut Digest {
        self.bytes(text.as_bytes())
    }

    fn number(&mut self, number: i64) -> &mut Digest {
        self.0.update(&number.to_le_bytes());
        self
    }

    fn maybe<T>(&mut self, value: Option<T>, put: impl FnOnce(&mut Digest, T)) -> &mut Digest {
        self.number(i64::from(value.is_some()));
        if let Some(value) = value {
            put(self, value);
        }
        self
    }

    fn table(&mut self, table: TableRow) {
        let TableRow { id, code, title, phase, revision, at, clock, uploaded, pack, body } = table;
        let text = |digest: &mut Digest, text: String| {
            digest.text(&text);
        };
        self.text("table").text(&id).maybe(code, text).text(&title).number(phase.number()).number(revision);
        self.number(at).maybe(clock, |digest, clock| {
            digest.number(clock);
        });
        self.number(i64::from(uploaded)).maybe(pack, text).bytes(&body);
    }

    fn append(&mut self, append: Append) {
        let Append { table: _, seq, kind, key, at, lines } = append;
        self.number(seq).number(kind.number()).maybe(key, |digest, key| {
            digest.text(&key);
        });
        self.number(at).bytes(&lines);
    }

    fn result(&mut self, result: MatchResult) {
        let MatchResult { table, title, mode, score, result, reason, winners, inputs, browser, at } = result;
        self.text("result").text(&table).text(&title).text(&mode);
        self.maybe(score, |digest, score| {
            digest.number(score);
        });
        self.text(&result).text(&reason).text(&winners).number(inputs);
        self.maybe(browser, |digest, browser| {
            digest.text(&browser);
        })
        .number(at);
    }
}
