//! Who holds which table, for stores that one process has to itself.

use std::{
    collections::HashMap,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use crate::{Claim, HOUR, Holder, StoreError, UNCLAIMED};

/// Claims are forgotten with the process: nobody else can have used the store before it, or can afterwards.
#[derive(Debug, Default)]
pub(crate) struct Claims {
    servers: HashMap<String, (Holder, Instant)>,
    held: HashMap<String, Held>,
    /// The last epoch of any table: none comes twice.
    last: i64,
    /// What was taken of what there is for an hour, and which hour that was.
    spent: HashMap<String, (i64, i64)>,
}

#[derive(Debug)]
struct Held {
    epoch: i64,
    server: String,
}

impl Claims {
    pub(crate) fn beat(&mut self, server: &Holder, lease: Duration) {
        self.servers.insert(server.key.clone(), (server.clone(), Instant::now() + lease));
    }

    fn there(&self, server: &str) -> Option<&Holder> {
        let (holder, until) = self.servers.get(server)?;
        (Instant::now() < *until).then_some(holder)
    }

    pub(crate) fn claim(
        &mut self,
        server: &str,
        table: &str,
        gone: Option<&str>,
    ) -> Result<Claim, StoreError> {
        self.there(server).ok_or(StoreError::Fenced)?;
        let other = self.held.get(table).map(|held| held.server.as_str());
        let other = other.filter(|other| *other != server && Some(*other) != gone);
        if let Some(holder) = other.and_then(|other| self.there(other)) {
            return Ok(Claim::Theirs(holder.clone()));
        }
        self.last += 1;
        let held = Held { epoch: self.last, server: server.to_owned() };
        self.held.insert(table.to_owned(), held);
        Ok(Claim::Ours(self.last))
    }

    pub(crate) fn release(&mut self, table: &str, epoch: i64) {
        if self.is_current(table, epoch) {
            self.held.remove(table);
        }
    }

    /// Whether something may be kept under this epoch.
    pub(crate) fn is_current(&self, table: &str, epoch: i64) -> bool {
        self.held.get(table).map_or(UNCLAIMED, |held| held.epoch) == epoch
    }

    /// Whether a server that is there holds this table.
    pub(crate) fn is_held(&self, table: &str) -> bool {
        self.held.get(table).is_some_and(|held| self.there(&held.server).is_some())
    }

    /// A server that is there and plays these rules.
    pub(crate) fn player(&self, rules: &str) -> Option<Holder> {
        let mut there = self.servers.keys().filter_map(|server| self.there(server));
        there.find(|holder| holder.plays.iter().any(|plays| plays == rules)).cloned()
    }

    /// Takes some of what there is for this hour, unless it is too much.
    pub(crate) fn spend(&mut self, of: &str, much: i64, most: i64) -> bool {
        let hour = date() / HOUR;
        self.spent.retain(|_, (of_hour, _)| *of_hour == hour);
        let (_, spent) = self.spent.entry(of.to_owned()).or_insert((hour, 0));
        let is_left = *spent + much <= most;
        *spent += if is_left { much } else { 0 };
        is_left
    }

    /// Whether a server that is there begins matches with this pack.
    pub(crate) fn is_played(&self, digest: &str) -> bool {
        let there = self.servers.keys().filter_map(|server| self.there(server));
        there.into_iter().any(|holder| holder.packs.iter().any(|pack| pack == digest))
    }
}

/// Milliseconds since 1970, by the clock of this machine.
pub(crate) fn date() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
