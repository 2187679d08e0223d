//! Routes, and what every answer carries.

use std::{net::IpAddr, sync::Arc};

use axum::{
    Extension, Json, Router,
    body::{Body, Bytes},
    extract::{DefaultBodyLimit, Path, Query, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use hyper_util::rt::TokioIo;
use serde::{Deserialize, de::DeserializeOwned};
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use veilleuse_pack::Lang;
use veilleuse_record::Drawn;
use veilleuse_table::Shelf;
use veilleuse_titles::Title;
use veilleuse_wire::{
    Created, Join, Joined, JournalEntry, NewTable, Opened, Rules, TableInfo, TitleInfo, limits,
};

use crate::{
    assets, cable::Cable, failure::Fail, hall::Hall, origin::is_welcome, room::Mail, socket, tables,
};

/// The address a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Nothing inline, nothing from elsewhere.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
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
    let limited = Router::new()
        .route("/api/tables", post(create))
        .route("/api/tables/{table}", get(info))
        .route("/api/tables/{table}/join", post(join))
        .route("/api/tables/{table}/record", get(record))
        .route("/api/tables/{table}/draws", get(draws))
        .route("/api/records", post(open_record).layer(DefaultBodyLimit::max(limits::RECORD)))
        .layer(middleware::from_fn_with_state(Arc::clone(&hall), slow_down));
    Router::new()
        .route("/api/titles", get(titles))
        .route("/api/titles/{title}/texts/{lang}", get(texts))
        .route("/api/titles/{title}/rules", get(rules))
        .route("/api/titles/{title}/journal", get(journal))
        .route("/api/texts/{lang}", get(house_texts))
        .merge(limited)
        .route("/ws", get(open_socket))
        .route("/healthz", get(async || "ok\n"))
        .route("/metrics", get(metrics))
        .fallback(page)
        .layer(DefaultBodyLimit::max(limits::BODY))
        .layer(middleware::from_fn_with_state(Arc::clone(&hall), guard))
        .with_state(hall)
}

/// Refuses other sites and hardens every answer.
async fn guard(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    let welcome = is_welcome(request.headers(), &hall.config);
    let api = request.uri().path().starts_with("/api/");
    let mut response = if welcome { next.run(request).await } else { Fail::origin().into_response() };
    if response.status() == StatusCode::PAYLOAD_TOO_LARGE {
        let mut fail = Fail::bad_message("the request is too large");
        fail.status = StatusCode::PAYLOAD_TOO_LARGE;
        response = fail.into_response();
    }
    if api && !response.headers().contains_key(header::CACHE_CONTROL) {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response.headers_mut().extend(HARDENING);
    response
}

/// Makes who asks too often wait: codes have four letters and could be guessed.
async fn slow_down(
    State(hall): State<Arc<Hall>>,
    Extension(Peer(address)): Extension<Peer>,
    request: Request,
    next: Next,
) -> Response {
    if hall.may_request(address) { next.run(request).await } else { Fail::too_fast().into_response() }
}

async fn titles(State(hall): State<Arc<Hall>>) -> Json<Vec<TitleInfo>> {
    Json(hall.shelves.all().map(Shelf::info).collect())
}

fn title(id: &str) -> Result<Title, Fail> {
    id.parse().map_err(|_| Fail::not_found())
}

fn lang(code: &str) -> Result<Lang, Fail> {
    code.parse().map_err(|_| Fail::not_found())
}

async fn texts(
    State(hall): State<Arc<Hall>>,
    Path((id, code)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Fail> {
    Ok(fluent(hall.shelves.get(title(&id)?).texts(lang(&code)?), &headers))
}

async fn house_texts(
    State(hall): State<Arc<Hall>>,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Fail> {
    Ok(fluent(hall.shelves.house_texts(lang(&code)?), &headers))
}

/// Texts with a tag, so that a browser asks for them once.
fn fluent(source: &str, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", &blake3::hash(source.as_bytes()).to_hex()[..32]);
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let caching = [(header::ETAG, tag), (header::CACHE_CONTROL, "no-cache".to_owned())];
    if known {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    (caching, [(header::CONTENT_TYPE, "text/plain; charset=utf-8")], source.to_owned()).into_response()
}

async fn rules(State(hall): State<Arc<Hall>>, Path(id): Path<String>) -> Result<Json<Rules>, Fail> {
    Ok(Json(hall.shelves.get(title(&id)?).rules()))
}

/// How many matches the journal shows.
const JOURNAL: usize = 100;

/// What came of the matches people played alone, without saying whose they were.
async fn journal(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
) -> Result<Json<Vec<JournalEntry>>, Fail> {
    let modes = hall.shelves.get(title(&id)?).info().modes;
    let mut entries = Vec::new();
    for mode in modes.iter().filter(|mode| mode.seats.most == 1) {
        let kept = hall.store.results(&id, mode.id, JOURNAL).await?;
        entries.extend(kept.into_iter().map(|kept| JournalEntry {
            at: kept.at,
            mode: kept.mode,
            result: kept.result,
            reason: kept.reason,
            score: kept.score.and_then(|score| score.try_into().ok()),
        }));
    }
    entries.sort_by_key(|entry| std::cmp::Reverse(entry.at));
    entries.truncate(JOURNAL);
    Ok(Json(entries))
}

/// Reads JSON that says so: a form of another site cannot.
fn read<T: DeserializeOwned>(headers: &HeaderMap, body: &[u8]) -> Result<T, Fail> {
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
    headers: HeaderMap,
    body: Bytes,
) -> Result<Json<Created>, Fail> {
    let new: NewTable = read(&headers, &body)?;
    tables::create(&hall, new).await.map(Json)
}

/// The id of a table by its id or code.
async fn find(hall: &Arc<Hall>, table: &str) -> Result<String, Fail> {
    if table.len() == 4 {
        let code = table.to_ascii_uppercase();
        return hall.store.by_code(&code).await?.ok_or_else(Fail::no_table);
    }
    Ok(table.to_owned())
}

async fn info(State(hall): State<Arc<Hall>>, Path(table): Path<String>) -> Result<Json<TableInfo>, Fail> {
    let id = find(&hall, &table).await?;
    hall.ask(&id, Mail::Info).await.map(|(info, _)| Json(info))
}

async fn join(
    State(hall): State<Arc<Hall>>,
    Path(table): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Json<Joined>, Fail> {
    let join: Join = read(&headers, &body)?;
    let id = find(&hall, &table).await?;
    let question = |answer| Mail::Sit { join: join.clone(), answer };
    hall.ask(&id, question).await.map(|(joined, _)| Json(joined))
}

async fn record(State(hall): State<Arc<Hall>>, Path(table): Path<String>) -> Result<Response, Fail> {
    let (file, _) = hall.ask(&table, Mail::Record).await?;
    let name = HeaderValue::from_static("attachment; filename=\"match.veille\"");
    let kind = HeaderValue::from_static("application/jsonl; charset=utf-8");
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], file).into_response())
}

async fn draws(State(hall): State<Arc<Hall>>, Path(table): Path<String>) -> Result<Json<Vec<Drawn>>, Fail> {
    let (file, _) = hall.ask(&table, Mail::Record).await?;
    tables::draws(&hall, &file).await.map(Json)
}

#[derive(Deserialize)]
struct From {
    continue_at: Option<usize>,
    /// As in [`NewTable`].
    window: Option<u32>,
}

async fn open_record(
    State(hall): State<Arc<Hall>>,
    Query(from): Query<From>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Json<Opened>, Fail> {
    let kind = headers.get(header::CONTENT_TYPE).map_or(&b""[..], |kind| kind.as_bytes());
    if !kind.starts_with(b"application/jsonl") {
        return Err(Fail::bad_message("send a match file as application/jsonl"));
    }
    let opened = match from.continue_at {
        None => tables::open_record(&hall, body.to_vec()).await,
        Some(n) => tables::continue_record(&hall, &body, n, from.window).await,
    };
    opened.map(Json)
}

/// Turns a connection into a socket. What is sent there is written by tables themselves, so that the connection is
/// taken over whole.
async fn open_socket(
    State(hall): State<Arc<Hall>>,
    Extension(Peer(address)): Extension<Peer>,
    mut request: Request,
) -> Response {
    let Ok(response) = create_response_with_body(&request, Body::empty) else {
        return Fail::bad_message("this address is for sockets").into_response();
    };
    let Some(place) = hall.place(address) else { return Fail::too_many().into_response() };
    let upgrade = hyper::upgrade::on(&mut request);
    tokio::spawn(async move {
        let Ok(upgraded) = upgrade.await else { return };
        let Ok(parts) = upgraded.downcast::<TokioIo<Cable>>() else { return };
        socket::run(hall, place, parts.io.into_inner(), parts.read_buf.to_vec()).await;
    });
    response
}

async fn metrics(State(hall): State<Arc<Hall>>) -> Response {
    let kind = HeaderValue::from_static("text/plain; version=0.0.4");
    ([(header::CONTENT_TYPE, kind)], hall.metrics.render()).into_response()
}

async fn page(request: Request) -> Response {
    let (method, path) = (request.method(), request.uri().path());
    if path.starts_with("/api/") || !matches!(*method, Method::GET | Method::HEAD) {
        return Fail::not_found().into_response();
    }
    let accepts = |kind: &str| {
        let header = request.headers().get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
        header.is_some_and(|kinds| kinds.split(',').any(|offered| offered.trim().starts_with(kind)))
    };
    match assets::find(path) {
        Some(asset) => asset.serve(accepts("gzip")),
        None => Fail::not_found().into_response(),
    }
}
