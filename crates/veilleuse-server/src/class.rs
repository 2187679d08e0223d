//! Routes for whoever leads a class, and for the phones that come to it.

use std::{fmt::Write, sync::Arc};

use axum::{
    Extension, Json,
    body::Bytes,
    extract::{Path, Query, State},
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use serde_json::Value;
use veilleuse_pack::{Lang, Text};
use veilleuse_store::Tally;
use veilleuse_table::{Imported, Shelf};
use veilleuse_titles::{BankFlaw, BankFormat, Title};
use veilleuse_wire::{
    Addresses, BadPack, Bank, Enrol, Enrolled, Failure, PackInfo, PackProblem, QuestionTally, Uploaded, Words,
};

use crate::{
    failure::Fail,
    hall::Hall,
    lan, packs,
    room::Mail,
    web::{Peer, check_owner, find, lang, read, title},
};

/// Where the token of whoever leads is said: in no address, because those are written down everywhere.
const TOKEN: &str = "x-veilleuse-token";

/// Somebody comes in with a phone.
pub(crate) async fn enrol(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    Path(table): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Json<Enrolled>, Fail> {
    let enrol: Enrol = read(&headers, &body)?;
    let id = find(&hall, &peer, &table).await?;
    let question = |answer| Mail::Enrol { enrol: enrol.clone(), answer };
    hall.ask(peer.address, &id, question).await.map(|(enrolled, _)| Json(enrolled))
}

/// The token of whoever leads. Wrong ones are counted as wrong codes are.
fn token(hall: &Hall, peer: &Peer, headers: &HeaderMap) -> Result<String, Fail> {
    hall.gate.may_look_up(peer.address)?;
    let token = headers.get(TOKEN).and_then(|token| token.to_str().ok());
    token.map(str::to_owned).ok_or_else(|| veilleuse_table::Fail::not_yours().into())
}

fn counted<T>(hall: &Hall, peer: &Peer, answer: Result<T, Fail>) -> Result<T, Fail> {
    if answer.as_ref().is_err_and(|fail| fail.code == "not_yours") {
        hall.gate.guessed_wrong(peer.address);
    }
    answer
}

async fn ask_sheet(
    hall: &Arc<Hall>,
    peer: &Peer,
    table: &str,
    headers: &HeaderMap,
) -> Result<veilleuse_wire::Json, Fail> {
    let token = token(hall, peer, headers)?;
    let question = |answer| Mail::Sheet { token: token.clone(), answer };
    let answer = hall.ask(peer.address, table, question).await.map(|(sheet, _)| sheet);
    counted(hall, peer, answer)
}

/// The result sheet.
pub(crate) async fn sheet(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Json<veilleuse_wire::Json>, Fail> {
    ask_sheet(&hall, &peer, &table, &headers).await.map(Json)
}

/// In which language.
#[derive(Deserialize)]
pub(crate) struct InLang {
    lang: Option<String>,
}

impl InLang {
    fn or_french(self) -> Result<Lang, Fail> {
        self.lang.map_or(Ok(Lang::Fr), |code| lang(&code))
    }
}

/// The result sheet as a table for a spreadsheet.
pub(crate) async fn sheet_csv(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    Path(table): Path<String>,
    Query(query): Query<InLang>,
    headers: HeaderMap,
) -> Result<Response, Fail> {
    let lang = query.or_french()?;
    let sheet = ask_sheet(&hall, &peer, &table, &headers).await?;
    let sheet: Value = serde_json::from_str(sheet.get()).map_err(Fail::bad_message)?;
    Ok(file(csv_of(&sheet, lang), "text/csv; charset=utf-8"))
}

fn file(text: String, kind: &'static str) -> Response {
    ([(header::CONTENT_TYPE, HeaderValue::from_static(kind))], text).into_response()
}

/// The bank of the pack a table is played with, for whoever leads it.
async fn led_shelf(
    hall: &Arc<Hall>,
    peer: &Peer,
    table: &str,
    headers: &HeaderMap,
) -> Result<(Title, Arc<dyn Shelf>), Fail> {
    let token = token(hall, peer, headers)?;
    let question = |answer| Mail::Led { token: token.clone(), answer };
    let answer = hall.ask(peer.address, table, question).await.map(|(led, _)| led);
    let (title, digest) = counted(hall, peer, answer)?;
    Ok((title, packs::chosen(hall, title, Some(&digest)).await?))
}

/// Every question with its answer, and how often it was answered rightly here.
pub(crate) async fn whole_bank(hall: &Hall, title: Title, shelf: Arc<dyn Shelf>) -> Result<Bank, Fail> {
    let kept = hall.store.tallies(title.id(), shelf.digest()).await?;
    // Files take their time to be read, and the threads that serve others have none.
    let questions = tokio::task::spawn_blocking(move || shelf.bank()).await.ok().flatten();
    let tally = |Tally { question, answered, right }| QuestionTally { question, answered, right };
    Ok(Bank {
        questions: questions.ok_or_else(Fail::not_found)?,
        tallies: kept.into_iter().map(tally).collect(),
    })
}

/// The whole bank, for whoever leads this table.
pub(crate) async fn bank(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Bank>, Fail> {
    let (title, shelf) = led_shelf(&hall, &peer, &table, &headers).await?;
    whole_bank(&hall, title, shelf).await.map(Json)
}

/// The bank as the end of its address says.
async fn exported(shelf: Arc<dyn Shelf>, uri: &Uri) -> Result<Response, Fail> {
    let (format, kind) = if uri.path().rsplit('.').next() == Some("csv") {
        (BankFormat::Csv, "text/csv; charset=utf-8")
    } else {
        (BankFormat::Toml, "application/toml; charset=utf-8")
    };
    let made = tokio::task::spawn_blocking(move || shelf.export_bank(format)).await.ok().flatten();
    made.map(|text| file(text, kind)).ok_or_else(Fail::not_found)
}

/// The bank as something to change, for whoever leads this table.
pub(crate) async fn export(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    Path(table): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Fail> {
    let (_, shelf) = led_shelf(&hall, &peer, &table, &headers).await?;
    exported(shelf, &uri).await
}

/// The usual bank as something to change, for whoever owns the server.
pub(crate) async fn export_usual(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Fail> {
    check_owner(&hall, &peer, &headers)?;
    exported(Arc::clone(hall.shelves.get(title(&id)?)), &uri).await
}

/// The packs that a new table of this title may be played with: the usual one first.
pub(crate) async fn offered(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
) -> Result<Json<Vec<PackInfo>>, Fail> {
    let title = title(&id)?;
    let info = |name: String, shelf: &Arc<dyn Shelf>, usual| PackInfo {
        digest: shelf.digest().to_owned(),
        name,
        usual,
    };
    let mut packs = vec![info(id, hall.shelves.get(title), true)];
    packs.extend(hall.packs.offered(title).iter().map(|(name, shelf)| info(name.clone(), shelf, false)));
    Ok(Json(packs))
}

/// Takes a bank of somebody's own: it becomes a pack that tables can be made with by its digest.
pub(crate) async fn import(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Fail> {
    let kind = headers.get(header::CONTENT_TYPE).map_or(&b""[..], HeaderValue::as_bytes);
    let format = match kind {
        kind if kind.starts_with(b"text/csv") => BankFormat::Csv,
        kind if kind.starts_with(b"application/toml") => BankFormat::Toml,
        _ => return Err(Fail::bad_message("send a bank as text/csv or application/toml")),
    };
    hall.new_file(peer.address, body.len()).await?;
    let shelf = Arc::clone(hall.shelves.get(title(&id)?));
    let text = String::from_utf8(body.to_vec())
        .map_err(|_| Fail::bad_message("the file is not UTF-8; save it as CSV UTF-8"))?;
    let made = hall.aside(peer.address, async move { Ok(shelf.import_bank(&text, format)) }).await?;
    match made.ok_or_else(Fail::not_found)? {
        Err(flaws) => {
            let failure = veilleuse_table::Fail::bad_pack();
            let error = Failure { code: failure.code.to_owned(), message: failure.message };
            let problems = flaws.into_iter().map(problem).collect();
            Ok((StatusCode::UNPROCESSABLE_ENTITY, Json(BadPack { error, problems })).into_response())
        }
        Ok(Imported { shelf, bytes, own, topped_up }) => {
            let digest = shelf.digest().to_owned();
            hall.packs.sent(&digest);
            hall.store.keep_pack(&digest, bytes).await?;
            Ok(Json(Uploaded { digest, own: own as u16, topped_up: topped_up as u16 }).into_response())
        }
    }
}

fn problem(flaw: BankFlaw) -> PackProblem {
    let words = |text: Text| Words { fr: text.fr.to_string(), en: text.en.to_string() };
    PackProblem {
        line: flaw.line as u32,
        column: flaw.column as u32,
        what: words(flaw.what),
        help: flaw.help.map(words),
    }
}

/// Where others on the same network find this server.
pub(crate) async fn addresses(State(hall): State<Arc<Hall>>) -> Json<Addresses> {
    let port = hall.port();
    Json(Addresses {
        lan: hall.config.lan,
        port,
        addresses: if hall.config.lan { lan::addresses(port) } else { Vec::new() },
        public_url: hall.config.public_url.clone(),
    })
}

/// The words at the head of the sheet's columns.
const HEADS: [(&str, &str); 12] = [
    ("Manche", "Round"),
    ("Équipe", "Team"),
    ("Complice", "Complice"),
    ("Difficulté", "Difficulty"),
    ("Thème", "Theme"),
    ("Question", "Question"),
    ("Réponse de l’équipe", "Team’s answer"),
    ("Bonne réponse", "Right answer"),
    ("Verdict", "Verdict"),
    ("Jugé autrement que l’ardoise", "Judged against the slate"),
    ("Raison", "Reason"),
    ("Explication et source", "Explanation and source"),
];

/// A sheet in lines and cells: with a mark that says it is UTF-8, and in French with semicolons, as spreadsheets there expect.
fn csv_of(sheet: &Value, lang: Lang) -> String {
    let french = lang == Lang::Fr;
    let say = |(fr, en): (&'static str, &'static str)| if french { fr } else { en };
    let text = |value: &Value| value[lang.code()].as_str().unwrap_or_default().to_owned();
    let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let mut out = Lines { text: "\u{feff}".to_owned(), between: if french { ';' } else { ',' } };
    out.line(&HEADS.map(|head| say(head).to_owned()));
    let teams = sheet["teams"].as_array().cloned().unwrap_or_default();
    let team = |seat: &Value| {
        let found = teams.iter().find(|team| team["seat"] == *seat);
        let name = found.map(|team| word(&team["name"])).filter(|name| !name.is_empty());
        name.unwrap_or_else(|| seat.as_u64().map_or_else(String::new, |seat| (seat + 1).to_string()))
    };
    for asked in sheet["questions"].as_array().into_iter().flatten() {
        let verdict = match asked["verdict"].as_str() {
            Some("right") => say(("juste", "right")),
            Some("wrong") => say(("faux", "wrong")),
            _ => say(("passée", "skipped")),
        };
        let overruled = if asked["overruled"] == true { say(("oui", "yes")) } else { "" };
        out.line(&[
            asked["round"].to_string(),
            team(&asked["team"]),
            word(&asked["complice"]),
            word(&asked["difficulty"]),
            word(&asked["theme"]),
            text(&asked["prompt"]),
            text(&asked["given"]),
            text(&asked["answer"]),
            verdict.to_owned(),
            overruled.to_owned(),
            word(&asked["reason"]),
            format!("{} ({})", text(&asked["explanation"]), word(&asked["source"])),
        ]);
    }
    for token in sheet["tokens"].as_array().into_iter().flatten() {
        let colour = if token["colour"] == "blue" { say(("bleu", "blue")) } else { say(("rouge", "red")) };
        let sign = if token["added"] == true { "+1" } else { "−1" };
        let what = format!("{sign} {colour} {}", say(("à la main", "by hand")));
        let mut cells = vec![String::new(); HEADS.len()];
        cells[0] = token["round"].to_string();
        cells[2] = word(&token["complice"]);
        cells[8] = what;
        cells[10] = word(&token["reason"]);
        out.line(&cells);
    }
    for team in teams.iter().filter(|team| team["people"].as_array().is_some_and(|all| !all.is_empty())) {
        let people: Vec<String> = team["people"].as_array().into_iter().flatten().map(word).collect();
        out.line(&[word(&team["name"]), people.join(", ")]);
    }
    out.text
}

/// Lines of cells.
struct Lines {
    text: String,
    between: char,
}

impl Lines {
    /// Every cell in quotation marks. One that a spreadsheet would take for a formula is made text.
    fn line(&mut self, cells: &[String]) {
        for (place, cell) in cells.iter().enumerate() {
            if place > 0 {
                self.text.push(self.between);
            }
            let formula = cell.starts_with(['=', '+', '-', '@', '\t', '\r']);
            let guard = if formula { "'" } else { "" };
            let quoted = cell.replace('"', "\"\"");
            write!(self.text, "\"{guard}{quoted}\"").expect("a string takes everything");
        }
        self.text.push_str("\r\n");
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_sheet_is_a_table_a_spreadsheet_opens_and_runs_nothing_of() {
        let sheet = json!({
            "teams": [{ "seat": 0, "name": "Renards", "people": ["Léa", "Zoé"] }],
            "questions": [{
                "round": 1, "team": 0, "complice": "stalky", "difficulty": "easy", "theme": "mot-de-passe",
                "prompt": { "fr": "Un \"bon\" mot ; lequel ?", "en": "x" }, "given": null,
                "answer": { "fr": "=1+1", "en": "y" }, "verdict": "wrong", "overruled": true, "reason": "dit à l’oral",
                "explanation": { "fr": "Parce que.", "en": "z" }, "source": "CNIL"
            }],
            "tokens": [{ "round": 1, "complice": "datata", "colour": "red", "added": false, "reason": null }]
        });
        let csv = csv_of(&sheet, Lang::Fr);
        assert!(csv.starts_with("\u{feff}\"Manche\";\"Équipe\""));
        let lines: Vec<&str> = csv.lines().collect();
        assert!(
            lines[1].contains("\"Renards\";\"stalky\"")
                && lines[1].contains("\"Un \"\"bon\"\" mot ; lequel ?\"")
        );
        assert!(lines[1].contains("\"'=1+1\"") && lines[1].contains("\"dit à l’oral\""));
        assert!(lines[2].contains("−1 rouge à la main"));
        assert!(lines[3].ends_with("\"Renards\";\"Léa, Zoé\""));
        assert!(csv_of(&sheet, Lang::En).contains("\"Round\",\"Team\""));
    }
}
