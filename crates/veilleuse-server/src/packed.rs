//! Answers that are always the same, compressed once.

use std::{
    collections::HashMap,
    io::Write,
    sync::{Arc, Mutex, PoisonError},
};

use axum::{
    body::Bytes,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use flate2::{Compression, write::GzEncoder};

/// Says of an answer that its bytes are there anyway: whoever reads them slowly keeps no memory.
#[derive(Clone, Copy)]
pub(crate) struct Shared;

/// How hard brotli tries: an eighth of a second for everything there is.
const BROTLI: u32 = 5;
/// Its window, as a power of two.
const WINDOW: u32 = 20;

/// An answer in every way a browser may want it.
pub(crate) struct Packed {
    kind: &'static str,
    tag: HeaderValue,
    plain: Bytes,
    gzip: Bytes,
    brotli: Bytes,
}

impl Packed {
    fn new(kind: &'static str, plain: Vec<u8>) -> Packed {
        let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
        let mut brotli = brotli::CompressorWriter::new(Vec::new(), 4096, BROTLI, WINDOW);
        // Memory takes everything.
        let _ = gzip.write_all(&plain).and_then(|()| brotli.write_all(&plain));
        let tag = format!("\"{}\"", &blake3::hash(&plain).to_hex()[..32]);
        Packed {
            kind,
            tag: HeaderValue::try_from(tag).expect("hexadecimal digits"),
            gzip: gzip.finish().unwrap_or_default().into(),
            brotli: brotli.into_inner().into(),
            plain: plain.into(),
        }
    }

    /// The answer to a request with these headers: nothing but the tag when the browser has it.
    pub(crate) fn answer(&self, asked: &HeaderMap) -> Response {
        let caching = [
            (header::ETAG, self.tag.clone()),
            (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
            (header::VARY, HeaderValue::from_static("accept-encoding")),
        ];
        if asked.get(header::IF_NONE_MATCH) == Some(&self.tag) {
            return (StatusCode::NOT_MODIFIED, caching).into_response();
        }
        let (encoding, bytes) = match () {
            () if accepts(asked, "br") => (Some("br"), &self.brotli),
            () if accepts(asked, "gzip") => (Some("gzip"), &self.gzip),
            () => (None, &self.plain),
        };
        let kind = [(header::CONTENT_TYPE, HeaderValue::from_static(self.kind))];
        let mut response = (caching, kind, bytes.clone()).into_response();
        if let Some(encoding) = encoding {
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        response.extensions_mut().insert(Shared);
        response
    }
}

/// Whether a browser says it takes this encoding.
pub(crate) fn accepts(asked: &HeaderMap, encoding: &str) -> bool {
    let offers = asked.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    offers.is_some_and(|offers| {
        offers.split(',').any(|offer| {
            let mut words = offer.split(';').map(str::trim);
            words.next() == Some(encoding) && words.all(|word| word != "q=0")
        })
    })
}

/// All answers that are always the same, by name.
#[derive(Default)]
pub(crate) struct Answers(Mutex<HashMap<String, Arc<Packed>>>);

impl Answers {
    /// The answer of this name, which is made when it is first asked for.
    pub(crate) fn get(
        &self,
        name: String,
        kind: &'static str,
        make: impl FnOnce() -> Vec<u8>,
    ) -> Arc<Packed> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(known.entry(name).or_insert_with(|| Arc::new(Packed::new(kind, make()))))
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn every_encoding_holds_the_same() {
        let text: Vec<u8> = b"La veilleuse brille. ".repeat(500);
        let packed = Packed::new("text/plain", text.clone());
        assert!(packed.gzip.len() < text.len() / 10 && packed.brotli.len() < text.len() / 10);
        let (mut gzip, mut brotli) = (Vec::new(), Vec::new());
        flate2::read::GzDecoder::new(&packed.gzip[..]).read_to_end(&mut gzip).unwrap();
        brotli::Decompressor::new(&packed.brotli[..], 4096).read_to_end(&mut brotli).unwrap();
        assert!(gzip == text && brotli == text);
    }

    #[test]
    fn a_browser_gets_what_it_accepts_and_nothing_twice() {
        let packed = Packed::new("text/plain", b"x".repeat(2000));
        let ask = |accept: &'static str, tag: Option<&HeaderValue>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(accept));
            if let Some(tag) = tag {
                headers.insert(header::IF_NONE_MATCH, tag.clone());
            }
            packed.answer(&headers)
        };
        let encoding = |accept| ask(accept, None).headers().get(header::CONTENT_ENCODING).cloned();
        assert_eq!(encoding("gzip, deflate, br, zstd").unwrap(), "br");
        assert_eq!(encoding("gzip;q=0.8, br;q=0").unwrap(), "gzip");
        assert_eq!(encoding("identity"), None);
        assert_eq!(ask("br", Some(&packed.tag)).status(), StatusCode::NOT_MODIFIED);
    }
}
