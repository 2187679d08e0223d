//! The page, compiled in.

use axum::{
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// A file of the page.
pub(crate) struct Asset {
    path: &'static str,
    kind: &'static str,
    /// Whether the name changes with the content, so that it can be kept for ever.
    hashed: bool,
    plain: &'static [u8],
    /// Where compression pays.
    gzip: Option<&'static [u8]>,
}

/// The file of this path. A path that names no file is one of the page's own, unless it looks like a file.
pub(crate) fn find(path: &str) -> Option<&'static Asset> {
    let exact = ASSETS.iter().find(|asset| asset.path == path);
    let name = path.rsplit('/').next().unwrap_or_default();
    exact.or_else(|| {
        if name.contains('.') { None } else { ASSETS.iter().find(|asset| asset.path == "/index.html") }
    })
}

/// Where a path leads to. What is sealed is in no page's reach, unless whoever runs the server wants it played without one.
pub(crate) fn unsealed(path: &str, sealed_too: bool) -> &str {
    match path {
        "/offline.json" if !sealed_too => "/offline-open.json",
        path if !sealed_too && path.starts_with("/offline/sealed-") => "/offline/not-here.pack",
        path => path,
    }
}

impl Asset {
    /// The answer that carries it.
    pub(crate) fn serve(&'static self, gzip: bool) -> Response {
        let caching = if self.hashed { "public, max-age=31536000, immutable" } else { "no-cache" };
        let headers = [
            (header::CONTENT_TYPE, HeaderValue::from_static(self.kind)),
            (header::CACHE_CONTROL, HeaderValue::from_static(caching)),
            (header::VARY, HeaderValue::from_static("accept-encoding")),
        ];
        match self.gzip.filter(|_| gzip) {
            Some(bytes) => {
                let encoding = [(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"))];
                (headers, encoding, bytes).into_response()
            }
            None => (headers, self.plain).into_response(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::unsealed;

    #[test]
    fn sealed_packs_are_served_to_devices_only_where_the_owner_says_so() {
        assert_eq!(unsealed("/offline.json", true), "/offline.json");
        assert_eq!(unsealed("/offline.json", false), "/offline-open.json");
        assert_eq!(
            unsealed("/offline/sealed-numeville-0123.pack", true),
            "/offline/sealed-numeville-0123.pack"
        );
        assert_eq!(unsealed("/offline/sealed-numeville-0123.pack", false), "/offline/not-here.pack");
        for path in ["/", "/index.html", "/offline/engine-0123.wasm", "/offline/boogeyman-0123.pack"] {
            assert_eq!(unsealed(path, false), path);
        }
    }
}
