//! Routes, and what every answer carries.

use std::{
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
    time::Instant,
};

use axum::{
    Extension, Json, Router,
    body::{Body, Bytes},
    extract::{DefaultBodyLimit, MatchedPath, Path, Query, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{delete, get, post},
};
use http_body::{Body as _, Frame, SizeHint};
use hyper_util::rt::TokioIo;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tower_http::{
    CompressionLevel,
    compression::{CompressionLayer, predicate::SizeAbove},
    set_header::SetResponseHeaderLayer,
    timeout::TimeoutLayer,
};
use veilleuse_pack::Lang;
use veilleuse_record::Drawn;
use veilleuse_store::MatchResult;
use veilleuse_table::{
    Shelf, TokenHash,
    create::{Onward, bots},
};
use veilleuse_titles::Title;
use veilleuse_wire::{
    Bank, Created, Join, Joined, JournalEntry, NewLesson, NewTable, Opened, TableInfo, Take, limits,
};

use crate::{
    address::Address,
    analyses, assets,
    cable::Patient,
    class, codes,
    failure::{Elsewhere, Fail},
    gate::{Connection, Waiting},
    hall::Hall,
    lab,
    metrics::count,
    origin::is_welcome,
    packed::{Shared, accepts},
    relay::{self, NotReached},
    room::Mail,
    socket::{self, Caller},
    tables,
    task::spawn,
};

/// Where a request comes from.
#[derive(Clone)]
pub(crate) struct Peer {
    pub(crate) address: Address,
    /// Counts as long as somebody has it.
    pub(crate) connection: Arc<Connection>,
    /// Whether another server passes it on, and how many news a socket was told before. What an address may do is
    /// watched over there.
    pub(crate) passed_on: Option<u64>,
}

/// How often is looked for who holds a table.
const LOOKS: usize = 3;
/// What is smaller goes out as it is.
const WORTH_COMPRESSING: u64 = 1024;
/// What is smaller does not count while it waits to be read.
const LARGE: usize = 64 * 1024;

/// Nothing inline, nothing from elsewhere.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HARDENING: [(HeaderName, HeaderValue); 7] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), geolocation=(), microphone=()"),
    ),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
];

/// All routes.
pub(crate) fn router(hall: Arc<Hall>) -> Router {
    let (usual, long) = (hall.config.request_time, hall.config.request_time * 2);
    let within = |time| TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, time);
    let at_its_server = middleware::from_fn_with_state(Arc::clone(&hall), at_its_server);
    let slow = Router::new()
        .route("/api/tables/{table}/draws", get(draws).layer(at_its_server.clone()))
        .route(
            "/api/titles/{title}/packs",
            get(class::offered).post(class::import).layer(DefaultBodyLimit::max(limits::BANK)),
        )
        .route("/api/records", post(open_record).layer(DefaultBodyLimit::max(limits::RECORD)))
        .layer(within(long));
    let limited = Router::new()
        .route("/api/titles/{title}/journal", get(journal))
        .route("/api/titles/{title}/bank", get(bank))
        .route("/api/titles/{title}/lessons/{lesson}", post(begin_lesson))
        .route("/api/lab/runs", get(lab::runs).post(lab::begin))
        .route("/api/lab/runs/{run}", delete(lab::stop))
        .route("/api/lab/runs/{run}/run.json", get(lab::counted))
        .route("/lab/{run}/{lang}", get(lab::report))
        .route("/api/tables", post(create))
        .route("/api/tables/{table}", get(info).layer(at_its_server.clone()))
        .route("/api/tables/{table}/join", post(join).layer(at_its_server.clone()))
        .route("/api/tables/{table}/phones", post(class::enrol).layer(at_its_server.clone()))
        .route("/api/tables/{table}/sheet", get(class::sheet).layer(at_its_server.clone()))
        .route("/api/tables/{table}/sheet.csv", get(class::sheet_csv).layer(at_its_server.clone()))
        .route("/api/tables/{table}/bank", get(class::bank).layer(at_its_server.clone()))
        .route("/api/tables/{table}/bank.csv", get(class::export).layer(at_its_server.clone()))
        .route("/api/tables/{table}/bank.toml", get(class::export).layer(at_its_server.clone()))
        .route("/api/titles/{title}/bank.csv", get(class::export_usual))
        .route("/api/titles/{title}/bank.toml", get(class::export_usual))
        .route("/api/tables/{table}/take", post(take).layer(at_its_server.clone()))
        .route(
            "/api/tables/{table}/analysis",
            get(analyses::look).post(analyses::ask).layer(at_its_server.clone()),
        )
        .route("/api/tables/{table}/record", get(record).layer(at_its_server))
        .layer(within(usual))
        .merge(slow)
        .layer(middleware::from_fn_with_state(Arc::clone(&hall), slow_down));
    let open = Router::new()
        .route("/api/titles", get(titles))
        .route("/api/titles/{title}/texts/{lang}", get(texts))
        .route("/api/titles/{title}/rules", get(rules))
        .route("/api/titles/{title}/lessons", get(lessons))
        .route("/api/texts/{lang}", get(house_texts))
        .route("/api/addresses", get(class::addresses))
        .route("/ws", get(open_socket))
        .route("/healthz", get(ready))
        .route("/livez", get(async || "ok\n"))
        .route("/metrics", get(async || Fail::not_found()))
        .fallback(page)
        .layer(within(usual));
    let compressed = CompressionLayer::new()
        .quality(CompressionLevel::Fastest)
        .compress_when(SizeAbove::new(WORTH_COMPRESSING));
    let routes = open
        .merge(limited)
        .layer(DefaultBodyLimit::max(limits::BODY))
        .layer(middleware::from_fn_with_state(Arc::clone(&hall), toll))
        .layer(compressed)
        .layer(middleware::from_fn_with_state(Arc::clone(&hall), guard));
    // A page of the laboratory has a stricter room and its own styles.
    let hardened = HARDENING.into_iter().fold(routes, |routes, (name, value)| {
        if name == header::CONTENT_SECURITY_POLICY {
            routes.layer(SetResponseHeaderLayer::if_not_present(name, value))
        } else {
            routes.layer(SetResponseHeaderLayer::overriding(name, value))
        }
    });
    hardened.with_state(hall)
}

/// What is told who runs the server, on an address of its own.
pub(crate) fn metrics_router(hall: Arc<Hall>) -> Router {
    Router::new().route("/metrics", get(metrics)).with_state(hall)
}

/// Passes on what another server has to answer.
async fn at_its_server(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    request: Request,
    next: Next,
) -> Response {
    if !hall.cluster.is_shared() || peer.passed_on.is_some() {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let Ok(body) = axum::body::to_bytes(body, limits::BODY).await else {
        return StatusCode::PAYLOAD_TOO_LARGE.into_response();
    };
    let mut last = Fail::busy().into_response();
    for _ in 0..LOOKS {
        let again = Request::from_parts(parts.clone(), Body::from(body.clone()));
        last = next.clone().run(again).await;
        let Some(Elsewhere(holder)) = last.extensions().get().cloned() else { break };
        match relay::request(&holder, peer.address, &parts, body.clone()).await {
            Ok(answer) => {
                count(&hall.metrics.requests_relayed);
                return answer;
            }
            Err(NotReached::Gone) => hall.cluster.found_gone(&holder.key),
            Err(NotReached::Away) => break,
        }
    }
    last
}

/// Refuses other sites, and says what the layers below only number.
async fn guard(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    request: Request,
    next: Next,
) -> Response {
    // Whether a server is well is no secret, and who watches it calls it by names of their own network.
    let probes = ["/healthz", "/livez"].contains(&request.uri().path());
    let welcome = probes || peer.passed_on.is_some() || is_welcome(request.headers(), &hall.config);
    let api = request.uri().path().starts_with("/api/");
    let mut response = if welcome { next.run(request).await } else { Fail::origin().into_response() };
    if response.status() == StatusCode::PAYLOAD_TOO_LARGE {
        let mut fail = Fail::bad_message("the request is too large");
        fail.status = StatusCode::PAYLOAD_TOO_LARGE;
        response = fail.into_response();
    }
    if response.status() == StatusCode::REQUEST_TIMEOUT {
        response = Fail::too_slow().into_response();
    }
    if api && !response.headers().contains_key(header::CACHE_CONTROL) {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Counts what an address is answered, and what of it waits to be read.
async fn toll(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    path: Option<MatchedPath>,
    request: Request,
    next: Next,
) -> Response {
    if peer.passed_on.is_some() {
        return next.run(request).await;
    }
    let began = Instant::now();
    let mut response = match hall.gate.may_be_answered(peer.address) {
        Ok(()) => next.run(request).await,
        Err(fail) => fail.into_response(),
    };
    let bytes = response.body().size_hint().exact().unwrap_or(0) as usize;
    hall.gate.answered(peer.address, bytes);
    if bytes > LARGE && response.extensions().get::<Shared>().is_none() {
        let mut waiting = hall.gate.waiting(peer.address);
        response = match waiting.more(bytes) {
            Ok(()) => response.map(|body| Body::new(Counted { body, _waiting: waiting })),
            Err(fail) => fail.into_response(),
        };
    }
    if matches!(response.status(), StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
        count(&hall.metrics.requests_refused);
    }
    let route = path.as_ref().map_or("page", MatchedPath::as_str);
    let times = hall.metrics.request_seconds.with_label_values(&[route, response.status().as_str()]);
    times.observe(began.elapsed().as_secs_f64());
    response
}

/// An answer whose bytes wait for somebody until it is read, or given up.
struct Counted {
    body: Body,
    _waiting: Waiting,
}

impl http_body::Body for Counted {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Makes who asks too often wait.
async fn slow_down(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    request: Request,
    next: Next,
) -> Response {
    if peer.passed_on.is_some() {
        return next.run(request).await;
    }
    match hall.gate.request(peer.address) {
        Ok(()) => next.run(request).await,
        Err(fail) => fail.into_response(),
    }
}

const JSON: &str = "application/json";
const FLUENT: &str = "text/plain; charset=utf-8";

fn json<T: Serialize>(value: &T) -> Vec<u8> {
    serde_json::to_vec(value).expect("what we tell has a JSON form")
}

async fn titles(State(hall): State<Arc<Hall>>, headers: HeaderMap) -> Response {
    let make = || json(&hall.shelves.all().map(Shelf::info).collect::<Vec<_>>());
    hall.answers.get("titles".to_owned(), JSON, make).answer(&headers)
}

pub(crate) fn title(id: &str) -> Result<Title, Fail> {
    id.parse().map_err(|_| Fail::not_found())
}

pub(crate) fn lang(code: &str) -> Result<Lang, Fail> {
    code.parse().map_err(|_| Fail::not_found())
}

async fn texts(
    State(hall): State<Arc<Hall>>,
    Path((id, code)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Fail> {
    let (title, lang) = (title(&id)?, lang(&code)?);
    let make = || hall.shelves.get(title).texts(lang).as_bytes().to_vec();
    Ok(hall.answers.get(format!("texts {title} {lang}"), FLUENT, make).answer(&headers))
}

async fn house_texts(
    State(hall): State<Arc<Hall>>,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Fail> {
    let lang = lang(&code)?;
    let make = || hall.shelves.house_texts(lang).as_bytes().to_vec();
    Ok(hall.answers.get(format!("texts {lang}"), FLUENT, make).answer(&headers))
}

async fn rules(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Fail> {
    let title = title(&id)?;
    let make = || json(&hall.shelves.get(title).rules());
    Ok(hall.answers.get(format!("rules {title}"), JSON, make).answer(&headers))
}

async fn lessons(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Fail> {
    let title = title(&id)?;
    let make = || json(&hall.shelves.get(title).lessons());
    Ok(hall.answers.get(format!("lessons {title}"), JSON, make).answer(&headers))
}

/// A lesson has a table of its own, which counts as any table does.
async fn begin_lesson(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    Path((id, lesson)): Path<(String, String)>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Json<Created>, Fail> {
    let new: NewLesson = read(&headers, &body)?;
    let title = title(&id)?;
    hall.new_table(peer.address).await?;
    tables::lesson(&hall, title, &lesson, new).await.map(Json)
}

/// How many matches the journal shows.
const JOURNAL: usize = 100;

/// The word by which a browser asks for what it has played itself.
const BROWSER: &str = "x-veilleuse-browser";

/// What came of the matches somebody played alone in this browser.
async fn journal(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Vec<JournalEntry>>, Fail> {
    title(&id)?;
    let Some(browser) = headers.get(BROWSER).and_then(|browser| browser.to_str().ok()) else {
        return Ok(Json(Vec::new()));
    };
    let browser = TokenHash::of(browser).to_string();
    let entry = |kept: MatchResult| JournalEntry {
        at: kept.at,
        mode: kept.mode,
        result: kept.result,
        reason: kept.reason,
        score: kept.score.and_then(|score| score.try_into().ok()),
    };
    let kept = hall.store.journal(&id, &browser, JOURNAL).await?;
    Ok(Json(kept.into_iter().map(entry).collect()))
}

/// Where the owner's key is said: in no address, because those are written down everywhere.
const KEY: &str = "x-veilleuse-key";

/// Whether this request is the owner's. Wrong keys are counted as wrong codes are.
pub(crate) fn check_owner(hall: &Hall, peer: &Peer, headers: &HeaderMap) -> Result<(), Fail> {
    hall.gate.may_look_up(peer.address)?;
    let key = headers.get(KEY).and_then(|key| key.to_str().ok()).ok_or_else(Fail::not_owner)?;
    if !hall.owner.fits(key) {
        hall.gate.guessed_wrong(peer.address);
        return Err(Fail::not_owner());
    }
    Ok(())
}

/// The whole question bank, for whoever owns the server.
async fn bank(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Bank>, Fail> {
    check_owner(&hall, &peer, &headers)?;
    let title = title(&id)?;
    class::whole_bank(&hall, title, Arc::clone(hall.shelves.get(title))).await.map(Json)
}

/// Reads JSON that says so: a form of another site cannot.
pub(crate) fn read<T: DeserializeOwned>(headers: &HeaderMap, body: &[u8]) -> Result<T, Fail> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if kind.split(';').next().map(str::trim) != Some("application/json") {
        return Err(Fail::bad_message("send JSON as application/json"));
    }
    let text = std::str::from_utf8(body).map_err(Fail::bad_message)?;
    if veilleuse_wire::depth(text, limits::NESTING) == veilleuse_wire::Depth::TooDeep {
        return Err(Fail::bad_message("the request nests too deep"));
    }
    serde_json::from_str(text).map_err(Fail::bad_message)
}

async fn create(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Json<Created>, Fail> {
    let new: NewTable = read(&headers, &body)?;
    hall.new_table(peer.address).await?;
    let reads_bank = new.class.is_some() && is_trusted(&hall, &peer, &headers)?;
    tables::create(&hall, new, reads_bank).await.map(Json)
}

/// Whether whoever makes a class here may read the question bank. On a local network that is who sits at the machine of the
/// server or has the owner's key: a pupil who makes a workshop of their own reads nothing.
fn is_trusted(hall: &Hall, peer: &Peer, headers: &HeaderMap) -> Result<bool, Fail> {
    if headers.contains_key(KEY) {
        check_owner(hall, peer, headers)?;
        return Ok(true);
    }
    Ok(!hall.config.lan || peer.address.is_own())
}

/// The id of a table by its id or code. Codes are short enough to be guessed, so that wrong ones are counted.
pub(crate) async fn find(hall: &Hall, peer: &Peer, table: &str) -> Result<String, Fail> {
    let Some(code) = codes::read(table) else { return Ok(table.to_owned()) };
    hall.gate.may_look_up(peer.address)?;
    let found = hall.store.by_code(&code).await?;
    if found.is_none() {
        hall.gate.guessed_wrong(peer.address);
    }
    found.ok_or_else(Fail::no_table)
}

async fn info(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    Path(table): Path<String>,
) -> Result<Json<TableInfo>, Fail> {
    let id = find(&hall, &peer, &table).await?;
    hall.ask(peer.address, &id, Mail::Info).await.map(|(info, _)| Json(info))
}

async fn join(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    Path(table): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Json<Joined>, Fail> {
    let join: Join = read(&headers, &body)?;
    let id = find(&hall, &peer, &table).await?;
    let question = |answer| Mail::Sit { join: join.clone(), answer };
    hall.ask(peer.address, &id, question).await.map(|(joined, _)| Json(joined))
}

async fn record(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    Path(table): Path<String>,
) -> Result<Response, Fail> {
    hall.ask(peer.address, &table, Mail::Record).await.map(|(file, _)| match_file(file))
}

fn match_file(file: Vec<u8>) -> Response {
    let name = HeaderValue::from_static("attachment; filename=\"match.veille\"");
    let kind = HeaderValue::from_static("application/jsonl; charset=utf-8");
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], file).into_response()
}

/// Takes a match down to the one device whose table it is, and closes the table.
async fn take(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    Path(table): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Fail> {
    let take: Take = read(&headers, &body)?;
    let question = |answer| Mail::Take { take: take.clone(), answer };
    hall.ask(peer.address, &table, question).await.map(|(file, _)| match_file(file))
}

async fn draws(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    Path(table): Path<String>,
) -> Result<Json<Vec<Drawn>>, Fail> {
    let (file, _) = hall.ask(peer.address, &table, Mail::Record).await?;
    let at = Arc::clone(&hall);
    hall.aside(peer.address, async move { tables::draws(&at, &file).await }).await.map(Json)
}

#[derive(Deserialize)]
struct From {
    continue_at: Option<usize>,
    /// As in [`NewTable`].
    window: Option<u32>,
    /// See [`bots`].
    #[serde(default)]
    bots: String,
}

async fn open_record(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    Query(from): Query<From>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Json<Opened>, Fail> {
    let kind = headers.get(header::CONTENT_TYPE).map_or(&b""[..], |kind| kind.as_bytes());
    if !kind.starts_with(b"application/jsonl") {
        return Err(Fail::bad_message("send a match file as application/jsonl"));
    }
    let bots = bots(&from.bots)?;
    hall.new_file(peer.address, body.len()).await?;
    let at = Arc::clone(&hall);
    let opened = hall.aside(peer.address, async move {
        match from.continue_at {
            None => tables::open_record(&at, body.to_vec()).await,
            Some(n) => tables::continue_record(&at, &body, Onward { n, window: from.window, bots }).await,
        }
    });
    opened.await.map(Json)
}

/// Turns a connection into a socket.
async fn open_socket(
    State(hall): State<Arc<Hall>>,
    Extension(Peer { address, connection, passed_on }): Extension<Peer>,
    mut request: Request,
) -> Response {
    let Ok(response) = create_response_with_body(&request, Body::empty) else {
        return Fail::bad_message("this address is for sockets").into_response();
    };
    let place = match passed_on {
        Some(_) => None,
        None => match hall.gate.socket(address) {
            Ok(place) => Some(place),
            Err(fail) => {
                count(&hall.metrics.sockets_refused);
                return fail.into_response();
            }
        },
    };
    let upgrade = hyper::upgrade::on(&mut request);
    spawn(async move {
        let Ok(upgraded) = upgrade.await else { return };
        let Ok(parts) = upgraded.downcast::<TokioIo<Patient>>() else { return };
        let caller = Caller { address, passed_on, _connection: connection, _place: place };
        socket::run(hall, caller, parts.io.into_inner().into_cable(), parts.read_buf.into()).await;
    });
    response
}

/// Whether what is decided now is kept.
async fn ready(State(hall): State<Arc<Hall>>) -> Response {
    if hall.cluster.is_draining() {
        return (StatusCode::SERVICE_UNAVAILABLE, "the server will soon stop\n").into_response();
    }
    if !hall.cluster.is_sure() {
        return (StatusCode::SERVICE_UNAVAILABLE, "the store is out of reach, or the server stops\n")
            .into_response();
    }
    match hall.health.is_ready(hall.store.as_ref()).await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")).into_response(),
    }
}

async fn metrics(State(hall): State<Arc<Hall>>) -> Response {
    let kind = HeaderValue::from_static("text/plain; version=0.0.4");
    ([(header::CONTENT_TYPE, kind)], hall.metrics.render()).into_response()
}

async fn page(State(hall): State<Arc<Hall>>, request: Request) -> Response {
    let (method, path) = (request.method(), request.uri().path());
    if path.starts_with("/api/") || !matches!(*method, Method::GET | Method::HEAD) {
        return Fail::not_found().into_response();
    }
    match assets::find(assets::unsealed(path, hall.config.offline_sealed)) {
        Some(asset) => {
            let mut response = asset.serve(accepts(request.headers(), "gzip"));
            response.extensions_mut().insert(Shared);
            response
        }
        None => Fail::not_found().into_response(),
    }
}
