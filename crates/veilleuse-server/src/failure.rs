//! What goes wrong, in the words of the wire.

use std::time::Duration;

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use veilleuse_store::{Holder, StoreError};
use veilleuse_wire::{Failure, FailureBody, ReplyBody};

/// Something that cannot be done, with a word for programs and a sentence for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fail {
    pub(crate) status: StatusCode,
    pub(crate) code: &'static str,
    pub(crate) message: String,
    /// How long to wait before it may work.
    pub(crate) wait: Option<Duration>,
    /// The server that can do it.
    pub(crate) elsewhere: Option<Box<Holder>>,
}

/// An answer that says that another server has to give it.
#[derive(Clone)]
pub(crate) struct Elsewhere(pub(crate) Holder);

macro_rules! fails {
    ($($(#[$doc:meta])* $name:ident $status:ident $message:literal;)*) => {
        impl Fail {$(
            $(#[$doc])*
            pub(crate) fn $name() -> Fail {
                Fail::new(StatusCode::$status, stringify!($name), $message)
            }
        )*}
    };
}

fails! {
    too_fast TOO_MANY_REQUESTS "too many messages; slow down";
    no_table NOT_FOUND "there is no such table; check the code or the link";
    origin FORBIDDEN "this request comes from another site; open the address the server printed";
    too_many TOO_MANY_REQUESTS "too many connections; close some";
    too_many_tables TOO_MANY_REQUESTS "too many tables from this address; wait a while, or leave some";
    too_many_files TOO_MANY_REQUESTS "too many match files from this address; wait a while";
    too_many_analyses TOO_MANY_REQUESTS "too many analyses from this address; wait a while";
    too_slow REQUEST_TIMEOUT "the request took too long to arrive; try again";
    not_owner FORBIDDEN "this is for whoever owns the server; open the link that veilleuse serve printed";
    no_lab NOT_FOUND "this server has no laboratory; start it with veilleuse serve --lab";
    busy SERVICE_UNAVAILABLE "there is too much to do at the moment; try again soon";
    not_found NOT_FOUND "there is nothing here; start from the first page";
}

impl Fail {
    fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Fail {
        Fail { status, code, message: message.into(), wait: None, elsewhere: None }
    }

    /// The same, and how long to wait before it may work.
    pub(crate) fn after(self, wait: Duration) -> Fail {
        Fail { wait: Some(wait), ..self }
    }

    /// A table that another server holds. Nobody outside hears of it, unless that server cannot be reached.
    pub(crate) fn elsewhere(holder: Holder) -> Fail {
        Fail { elsewhere: Some(Box::new(holder)), ..Fail::busy() }
    }

    /// A message that cannot be read.
    pub(crate) fn bad_message(why: impl ToString) -> Fail {
        Fail::new(StatusCode::BAD_REQUEST, "bad_message", why.to_string())
    }

    /// Options that cannot be played.
    pub(crate) fn bad_options(why: impl ToString) -> Fail {
        Fail::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_options", why.to_string())
    }

    /// A fault of ours; the log has more under the report's id.
    pub(crate) fn fault(report: &str) -> Fail {
        let message = format!("something broke here; report {report}");
        Fail::new(StatusCode::INTERNAL_SERVER_ERROR, "fault", message)
    }

    /// The answer on a socket.
    pub(crate) fn reply(self) -> ReplyBody {
        ReplyBody::Error(Failure { code: self.code.to_owned(), message: self.message })
    }
}

impl From<StoreError> for Fail {
    fn from(error: StoreError) -> Fail {
        if matches!(error, StoreError::Fenced | StoreError::Busy) {
            return Fail::busy();
        }
        // What failed is in the log; people elsewhere cannot do anything about it.
        Fail::new(StatusCode::SERVICE_UNAVAILABLE, "storage", "it could not be kept; try again")
    }
}

impl From<veilleuse_table::Fail> for Fail {
    fn from(fail: veilleuse_table::Fail) -> Fail {
        let status = StatusCode::from_u16(fail.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        Fail::new(status, fail.code, fail.message)
    }
}

impl IntoResponse for Fail {
    fn into_response(self) -> Response {
        let error = Failure { code: self.code.to_owned(), message: self.message };
        let mut response = (self.status, Json(FailureBody { error })).into_response();
        if let Some(wait) = self.wait {
            let seconds = wait.as_secs() + 1;
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if let Some(holder) = self.elsewhere {
            response.extensions_mut().insert(Elsewhere(*holder));
        }
        response
    }
}
