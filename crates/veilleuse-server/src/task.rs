//! Tasks, whatever they are made of.
//!
//! An `async fn` is compiled by whoever waits for it, and everything around a task is compiled for each kind of future: in a box
//! all of them are one kind, and compiled here.

use std::{future::Future, pin::Pin};

use tokio::task::{JoinHandle, JoinSet};

/// Something that is done when somebody waits for it.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Starts a task.
pub(crate) fn spawn<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> JoinHandle<T> {
    let work: Later<'static, T> = Box::pin(work);
    tokio::spawn(work)
}

/// Starts a task among others that are waited for together.
pub(crate) fn spawn_in<T: Send + 'static>(
    tasks: &mut JoinSet<T>,
    work: impl Future<Output = T> + Send + 'static,
) {
    let work: Later<'static, T> = Box::pin(work);
    tasks.spawn(work);
}
