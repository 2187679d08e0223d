//! Who a client is, as far as the network tells.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::http::HeaderMap;

use crate::Config;

/// What limits count by: an IPv4 address, or the 64 bits of an IPv6 address that a network is given. The rest of those
/// whoever has them chooses freely.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Address(IpAddr);

impl Address {
    pub(crate) fn of(ip: IpAddr) -> Address {
        match ip.to_canonical() {
            IpAddr::V6(ip) => {
                let network = u128::from(ip) & (u128::MAX << 64);
                Address(IpAddr::V6(Ipv6Addr::from(network)))
            }
            v4 @ IpAddr::V4(_) => Address(v4),
        }
    }

    /// Whether it is this machine itself that asks.
    pub(crate) fn is_own(self) -> bool {
        match self.0 {
            IpAddr::V4(ip) => ip.is_loopback() || crate::lan::is_own(ip),
            // Of `::1` the network is left.
            IpAddr::V6(network) => network.is_unspecified(),
        }
    }

    /// One address of it.
    pub(crate) const fn ip(self) -> IpAddr {
        self.0
    }

    /// Where a request comes from: behind a proxy on this machine, what the proxy says.
    pub(crate) fn of_request(peer: Option<IpAddr>, headers: &HeaderMap, config: &Config) -> Address {
        let ip = peer.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
        if !is_proxy(peer, config) {
            return Address::of(ip);
        }
        let forwarded = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
        let last = forwarded.and_then(|list| list.rsplit(',').next());
        Address::of(last.and_then(|address| address.trim().parse().ok()).unwrap_or(ip))
    }
}

/// Whether a connection is a proxy's, which speaks for many clients. Only a proxy uses a Unix socket.
pub(crate) fn is_proxy(peer: Option<IpAddr>, config: &Config) -> bool {
    peer.is_none_or(|peer| config.public_url.is_some() && peer.to_canonical().is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Address {
        Address::of(text.parse().unwrap())
    }

    #[test]
    fn a_network_of_the_sixth_version_is_one_address() {
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
    }

    #[test]
    fn only_a_proxy_is_believed_about_addresses() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "198.51.100.7, 192.0.2.9".parse().unwrap());
        let (plain, public) = (
            Config::default(),
            Config { public_url: Some("https://tables.example".to_owned()), ..Config::default() },
        );
        let here = Some(IpAddr::V4(Ipv4Addr::LOCALHOST));
        assert_eq!(Address::of_request(here, &headers, &plain), of("127.0.0.1"));
        assert_eq!(
            Address::of_request(here, &headers, &public),
            of("192.0.2.9"),
            "the last one is the proxy's own word"
        );
        assert_eq!(Address::of_request(None, &headers, &plain), of("192.0.2.9"));
        let stranger = Some("203.0.113.5".parse().unwrap());
        assert_eq!(Address::of_request(stranger, &headers, &public), of("203.0.113.5"));
    }
}
