//! Connections to the database, made anew when they are lost.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use tokio::{task::AbortHandle, time::timeout};
use tokio_postgres::{Client, Config, Error, Row, Statement, config::SslMode, types::ToSql};

use super::{failed, tls::Tls};
use crate::StoreError;

/// How long a connection may take to be made.
const CONNECTING: Duration = Duration::from_secs(3);
/// How long an answer may take. Whoever gives up closes the connection, so that nothing waits behind it.
const ANSWERING: Duration = Duration::from_secs(10);
/// After how long without an acknowledgement of the network a connection is lost.
const SILENCE: Duration = Duration::from_secs(5);

/// How to reach a database.
pub(super) struct Access {
    config: Config,
    tls: Tls,
}

impl Access {
    pub(super) fn read(url: &str) -> Result<Access, StoreError> {
        let mut config: Config = url.parse().map_err(failed)?;
        // Encrypted means checked: what would take any certificate protects from nobody.
        let checked = config.get_ssl_mode() == SslMode::Require;
        config
            .ssl_mode(if checked { SslMode::Require } else { SslMode::Disable })
            .application_name("veilleuse")
            .connect_timeout(CONNECTING)
            .tcp_user_timeout(SILENCE)
            .keepalives_idle(SILENCE);
        Ok(Access { config, tls: Tls::new(checked)? })
    }

    /// A connection that waits for locks only a moment, and for the disk always. Plans are made once, when tables may be
    /// empty still: what is asked goes by the indices from the first time, however many rows there come to be.
    pub(super) async fn connect(&self) -> Result<Session, StoreError> {
        let connecting = timeout(CONNECTING, self.config.connect(self.tls.clone()));
        let (client, connection) = connecting
            .await
            .map_err(|_| StoreError::Failed("the database cannot be reached".to_owned()))?
            .map_err(failed)?;
        // Whoever waits for an answer learns that it has ended.
        let connection = tokio::spawn(async move { drop(connection.await) }).abort_handle();
        client
            .batch_execute(
                "SET lock_timeout = '1s'; SET statement_timeout = '9s';
                 SET default_transaction_isolation = 'read committed';
                 SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off; SET jit = off;
                 SELECT set_config('synchronous_commit', 'on', false)
                 WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply');",
            )
            .await
            .map_err(failed)?;
        let fsync = client.query_one("SELECT current_setting('fsync')", &[]).await;
        let fsync: String = fsync.and_then(|row| row.try_get(0)).map_err(failed)?;
        if fsync != "on" {
            return Err(StoreError::Unsafe("fsync off"));
        }
        Ok(Session { client, connection, statements: Mutex::default() })
    }
}

/// One connection.
pub(super) struct Session {
    client: Client,
    connection: AbortHandle,
    statements: Mutex<HashMap<&'static str, Statement>>,
}

impl Drop for Session {
    /// Nobody waits for an answer any more: one that will never come holds up nothing.
    fn drop(&mut self) {
        self.connection.abort();
    }
}

impl Session {
    pub(super) fn client(&self) -> &Client {
        &self.client
    }

    pub(super) const fn client_mut(&mut self) -> &mut Client {
        &mut self.client
    }

    async fn statement(&self, sql: &'static str) -> Result<Statement, Error> {
        let known = self.statements.lock().unwrap_or_else(PoisonError::into_inner).get(sql).cloned();
        if let Some(statement) = known {
            return Ok(statement);
        }
        let statement = self.client.prepare(sql).await?;
        let mut statements = self.statements.lock().unwrap_or_else(PoisonError::into_inner);
        statements.insert(sql, statement.clone());
        Ok(statement)
    }

    pub(super) async fn query(
        &self,
        sql: &'static str,
        with: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, Error> {
        let statement = self.statement(sql).await?;
        self.client.query(&statement, with).await
    }
}

/// A place for one connection.
pub(super) struct Line {
    access: Arc<Access>,
    session: tokio::sync::Mutex<Option<Arc<Session>>>,
    answering: Duration,
}

impl Line {
    pub(super) fn new(access: &Arc<Access>) -> Line {
        Line { access: Arc::clone(access), session: tokio::sync::Mutex::default(), answering: ANSWERING }
    }

    /// One on which answers come within this time or not at all.
    pub(super) fn brisk(access: &Arc<Access>, answering: Duration) -> Line {
        Line { answering, ..Line::new(access) }
    }

    async fn session(&self) -> Result<Arc<Session>, StoreError> {
        let mut session = self.session.lock().await;
        if let Some(session) = session.as_ref().filter(|session| !session.client.is_closed()) {
            return Ok(Arc::clone(session));
        }
        *session = None;
        let made = Arc::new(self.access.connect().await?);
        *session = Some(Arc::clone(&made));
        Ok(made)
    }

    /// Asks once. What an error leaves unknown is for the caller to find out.
    pub(super) async fn query(
        &self,
        sql: &'static str,
        with: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, Wrong> {
        let session = self.session().await.map_err(Wrong::Store)?;
        match timeout(self.answering, session.query(sql, with)).await {
            Ok(answer) => answer.map_err(Wrong::Database),
            Err(_) => {
                self.hang_up().await;
                Err(Wrong::Store(StoreError::Failed("the database does not answer".to_owned())))
            }
        }
    }

    /// The next question is asked on another connection.
    pub(super) async fn hang_up(&self) {
        *self.session.lock().await = None;
    }
}

/// Why there is no answer.
pub(super) enum Wrong {
    Database(Error),
    Store(StoreError),
}

impl From<Wrong> for StoreError {
    fn from(wrong: Wrong) -> StoreError {
        match wrong {
            Wrong::Database(error) => failed(error),
            Wrong::Store(error) => error,
        }
    }
}
