//! Where requests may come from.

use std::net::IpAddr;

use axum::http::{HeaderMap, Uri, header, uri::Authority};

use crate::Config;

/// Whether a request is meant for this server and does not come from another site's page.
///
/// The name in `Host` must be an address, `localhost` or the public name: a stranger's name that was made to
/// point here is refused. A page always says its `Origin` when it opens a socket or posts; programs without
/// pages need not.
pub(crate) fn is_welcome(headers: &HeaderMap, config: &Config) -> bool {
    let Some(host) = headers.get(header::HOST).and_then(|host| host.to_str().ok()) else { return false };
    let public = config.public_url.as_deref().and_then(|url| url.parse::<Uri>().ok());
    let public_authority = public.as_ref().and_then(Uri::authority).map(Authority::as_str);
    let is_public = public_authority.is_some_and(|name| name.eq_ignore_ascii_case(host));
    if !is_public && !is_plain(host) {
        return false;
    }
    let mut origins = headers.get_all(header::ORIGIN).iter();
    let Some(origin) = origins.next() else { return true };
    if origins.next().is_some() {
        return false;
    }
    let Ok(origin) = origin.to_str() else { return false };
    let scheme = public.as_ref().filter(|_| is_public).and_then(Uri::scheme_str).unwrap_or("http");
    origin.split_once("://").is_some_and(|(said, name)| said == scheme && name.eq_ignore_ascii_case(host))
}

/// Whether this is an address or `localhost`, with or without a port.
fn is_plain(host: &str) -> bool {
    let Ok(authority) = host.parse::<Authority>() else { return false };
    let name = authority.host().trim_start_matches('[').trim_end_matches(']');
    !host.contains('@') && (name.eq_ignore_ascii_case("localhost") || name.parse::<IpAddr>().is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn welcome(config: &Config, host: &str, origin: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        is_welcome(&headers, config)
    }

    #[test]
    fn hostile_origins_are_refused() {
        let config = Config::default();
        let hostile = [
            "null",
            "",
            "http://evil.example",
            "https://evil.example",
            "http://evil.127.0.0.1:7878",
            "http://127.0.0.1:7878.evil.example",
            "http://127.0.0.1",
            "http://127.0.0.1:7879",
            "http://127.0.0.1:78780",
            "https://127.0.0.1:7878",
            "ws://127.0.0.1:7878",
            "file://",
            "http://localhost:7878",
            "http://127.0.0.2:7878",
            "http://127.0.0.1:7878/",
            "http://127.0.0.1:7878@evil.example",
            "http://user@127.0.0.1:7878",
            "http://xn--127-0-0-1.example:7878",
            "127.0.0.1:7878",
            "http//127.0.0.1:7878",
            "chrome-extension://abcdef",
            " http://127.0.0.1:7878",
        ];
        for origin in hostile {
            assert!(!welcome(&config, "127.0.0.1:7878", Some(origin)), "{origin:?}");
        }
        assert!(welcome(&config, "127.0.0.1:7878", Some("http://127.0.0.1:7878")));
        assert!(welcome(&config, "127.0.0.1:7878", None));
        assert!(welcome(&config, "[::1]:7878", Some("http://[::1]:7878")));
    }

    #[test]
    fn a_name_that_was_made_to_point_here_is_refused() {
        let config = Config::default();
        assert!(!welcome(&config, "evil.example:7878", Some("http://evil.example:7878")));
        assert!(!welcome(&config, "evil.example:7878", None));
        assert!(!welcome(&config, "evil@127.0.0.1:7878", None));
    }

    #[test]
    fn the_public_name_is_welcome_with_its_scheme() {
        let url = Some("https://tables.example".to_owned());
        let config = Config { public_url: url, ..Config::default() };
        assert!(welcome(&config, "tables.example", Some("https://tables.example")));
        assert!(!welcome(&config, "tables.example", Some("http://tables.example")));
        assert!(!welcome(&config, "tables.example", Some("https://sub.tables.example")));
        assert!(!welcome(&config, "sub.tables.example", None));
    }
}
