//! The laboratory of whoever owns the server: grids are composed in the page, played one after the other, and read there.

use std::{
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

use axum::{
    Extension, Json,
    body::Bytes,
    extract::{Path, State},
    http::{HeaderMap, HeaderValue, header},
    response::{Html, IntoResponse, Response},
};
use veilleuse_lab::{Asked, Modest, Plan, Progress, Run, Watcher, page, run};
use veilleuse_pack::Lang;
use veilleuse_sim::Keeps;
use veilleuse_wire::{LabRun, LabState};

use crate::{
    failure::Fail,
    hall::Hall,
    token::new_table_id,
    web::{Peer, check_owner, lang, read},
};

/// So many runs are remembered; the oldest that is over goes first.
const REMEMBERED: usize = 20;

/// A page that is drawn by its own styles, in a room of its own: whatever it says, it reaches nothing of the table.
const REPORT_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-scripts";

/// All runs of a server.
#[derive(Default)]
pub(crate) struct Lab {
    runs: Mutex<Vec<Arc<Experiment>>>,
    /// Held by the run that is being played.
    bench: Mutex<()>,
}

/// One run.
struct Experiment {
    id: String,
    plan: Plan,
    tables: usize,
    stop: AtomicBool,
    course: Mutex<Course>,
}

/// How far a run is.
struct Course {
    state: LabState,
    done: u64,
    total: u64,
    seconds_left: Option<f64>,
    problem: Option<String>,
    run: Option<Run>,
}

/// A lock that nobody dies of: what is kept under it is whole after every step.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Experiment {
    fn told(&self) -> LabRun {
        let course = lock(&self.course);
        LabRun {
            id: self.id.clone(),
            title: self.plan.title.clone(),
            tables: self.tables as u32,
            state: course.state,
            done: course.done,
            total: course.total,
            seconds_left: course.seconds_left,
            problem: course.problem.clone(),
        }
    }

    /// Plays the plan to its end, or until somebody stops it.
    fn play(self: &Arc<Self>, asked: &Asked) {
        lock(&self.course).state = LabState::Running;
        let played = run(&self.plan, asked, None, &mut Bystander(Arc::clone(self)));
        let mut course = lock(&self.course);
        course.seconds_left = None;
        match played {
            Ok(run) => {
                let stopped = self.stop.load(Ordering::Relaxed);
                course.done = if stopped { run.matches() } else { course.total };
                course.state = if stopped { LabState::Stopped } else { LabState::Done };
                course.run = Some(run);
            }
            Err(error) => {
                course.state = LabState::Failed;
                course.problem = Some(error.to_string());
            }
        }
    }
}

/// Hears how far a run is.
struct Bystander(Arc<Experiment>);

impl Watcher for Bystander {
    fn progress(&self, progress: &Progress) -> bool {
        let mut course = lock(&self.0.course);
        (course.done, course.total) = (progress.done, progress.total);
        course.seconds_left = progress.seconds_left;
        !self.0.stop.load(Ordering::Relaxed)
    }
}

impl Lab {
    fn find(&self, id: &str) -> Result<Arc<Experiment>, Fail> {
        lock(&self.runs).iter().find(|one| one.id == id).cloned().ok_or_else(Fail::not_found)
    }

    fn remember(&self, experiment: &Arc<Experiment>) {
        let mut runs = lock(&self.runs);
        runs.push(Arc::clone(experiment));
        let over =
            |one: &Arc<Experiment>| !matches!(lock(&one.course).state, LabState::Waiting | LabState::Running);
        while runs.len() > REMEMBERED
            && let Some(place) = runs.iter().position(over)
        {
            runs.remove(place);
        }
    }
}

/// The laboratory, where the server has one and the owner asks.
fn lab<'h>(hall: &'h Hall, peer: &Peer, headers: &HeaderMap) -> Result<&'h Lab, Fail> {
    let lab = hall.lab.as_ref().ok_or_else(Fail::no_lab)?;
    check_owner(hall, peer, headers)?;
    Ok(lab)
}

/// Every run, the latest first.
pub(crate) async fn runs(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Result<Json<Vec<LabRun>>, Fail> {
    let lab = lab(&hall, &peer, &headers)?;
    Ok(Json(lock(&lab.runs).iter().rev().map(|one| one.told()).collect()))
}

/// Begins a run, or puts it behind those that wait.
pub(crate) async fn begin(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Json<LabRun>, Fail> {
    let lab = lab(&hall, &peer, &headers)?;
    let plan: Plan = read(&headers, &body)?;
    let modest = plan.modest().map_err(Fail::bad_options)?;
    // A core is left to the tables.
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let Modest { tables, matches, until } = modest;
    let asked =
        Asked { from: 0, matches, until, threads: cores.saturating_sub(1).max(1), keeps: Keeps::default() };
    let (state, total) = (LabState::Waiting, modest.total());
    let course = Course { state, done: 0, total, seconds_left: None, problem: None, run: None };
    let experiment = Arc::new(Experiment {
        id: new_table_id(),
        plan,
        tables,
        stop: AtomicBool::new(false),
        course: Mutex::new(course),
    });
    lab.remember(&experiment);
    let (hall, played) = (Arc::clone(&hall), Arc::clone(&experiment));
    thread::spawn(move || {
        let Some(lab) = &hall.lab else { return };
        let _bench = lock(&lab.bench);
        if played.stop.load(Ordering::Relaxed) {
            lock(&played.course).state = LabState::Stopped;
        } else {
            played.play(&asked);
        }
    });
    Ok(Json(experiment.told()))
}

/// Stops a run; one that is over is forgotten.
pub(crate) async fn stop(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Vec<LabRun>>, Fail> {
    let lab = lab(&hall, &peer, &headers)?;
    let found = lab.find(&id)?;
    found.stop.store(true, Ordering::Relaxed);
    let mut runs = lock(&lab.runs);
    if !matches!(lock(&found.course).state, LabState::Waiting | LabState::Running) {
        runs.retain(|one| one.id != id);
    }
    Ok(Json(runs.iter().rev().map(|one| one.told()).collect()))
}

/// The page of a run. Its address is as long as a key, so that a browser can open it without one.
pub(crate) async fn report(
    State(hall): State<Arc<Hall>>,
    Path((id, code)): Path<(String, String)>,
) -> Result<Response, Fail> {
    let lang: Lang = lang(&code)?;
    let played = found(&hall, &id)?;
    let made = tokio::task::spawn_blocking(move || page::page(&played, lang)).await;
    let made = made.map_err(|_| Fail::busy())?.map_err(Fail::bad_options)?;
    let mut response = Html(made).into_response();
    let policy = HeaderValue::from_static(REPORT_POLICY);
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}

/// What was counted, as `veilleuse sim --out` writes it.
pub(crate) async fn counted(State(hall): State<Arc<Hall>>, Path(id): Path<String>) -> Result<Response, Fail> {
    let text = found(&hall, &id)?.to_json();
    let kind = HeaderValue::from_static("application/json");
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}

/// What a run that is over, or stopped, has played.
fn found(hall: &Hall, id: &str) -> Result<Run, Fail> {
    let lab = hall.lab.as_ref().ok_or_else(Fail::no_lab)?;
    let experiment = lab.find(id)?;
    let run = lock(&experiment.course).run.clone();
    run.filter(|run| run.matches() > 0).ok_or_else(Fail::not_found)
}
