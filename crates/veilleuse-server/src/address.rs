//! Who a client is, as far as the network tells.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    str::FromStr,
};

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

    /// Where a request comes from: behind a proxy, what the proxy says. Behind several, each names the one before it, and
    /// the last that is none of them is the client; whatever stands before that is the client's own word.
    pub(crate) fn of_request(peer: Option<IpAddr>, headers: &HeaderMap, config: &Config) -> Address {
        let mut ip = peer.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
        if !is_proxy(peer, config) {
            return Address::of(ip);
        }
        let forwarded =
            headers.get_all("x-forwarded-for").iter().rev().filter_map(|value| value.to_str().ok());
        for named in forwarded.flat_map(|list| list.rsplit(',')) {
            let Ok(named) = named.trim().parse() else { break };
            ip = named;
            if !config.proxies.iter().any(|network| network.has(ip)) {
                break;
            }
        }
        Address::of(ip)
    }
}

/// Whether a connection is a proxy's, which speaks for many clients. Only a proxy uses a Unix socket.
pub(crate) fn is_proxy(peer: Option<IpAddr>, config: &Config) -> bool {
    peer.is_none_or(|peer| {
        let is_here = config.public_url.is_some() && peer.to_canonical().is_loopback();
        is_here || config.proxies.iter().any(|network| network.has(peer))
    })
}

/// Addresses that begin with the same bits: `192.0.2.7`, `10.0.0.0/8`, `2001:db8::/32`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    first: IpAddr,
    bits: u8,
}

/// What is no network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("write an address such as 192.0.2.7, or a network such as 10.0.0.0/8")]
pub struct NoNetwork;

/// An address as one number, and how many bits it has.
fn number(ip: IpAddr) -> (u128, u8) {
    match ip.to_canonical() {
        IpAddr::V4(ip) => (u128::from(u32::from(ip)), 32),
        IpAddr::V6(ip) => (u128::from(ip), 128),
    }
}

impl Network {
    /// Whether this address is one of them.
    pub fn has(&self, ip: IpAddr) -> bool {
        let ((first, width), (ip, of)) = (number(self.first), number(ip));
        width == of && (first ^ ip).checked_shr(u32::from(width - self.bits)).unwrap_or(0) == 0
    }
}

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Network, NoNetwork> {
        let (first, bits) = text.split_once('/').map_or((text, None), |(first, bits)| (first, Some(bits)));
        let first: IpAddr = first.parse().map_err(|_| NoNetwork)?;
        let (_, width) = number(first);
        let bits = bits.map_or(Ok(width), str::parse).map_err(|_| NoNetwork)?;
        if bits <= width { Ok(Network { first, bits }) } else { Err(NoNetwork) }
    }
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

    #[test]
    fn balancers_elsewhere_are_believed_when_they_are_named() {
        let config = |proxies: &[&str]| Config {
            proxies: proxies.iter().map(|network| network.parse().unwrap()).collect(),
            ..Config::default()
        };
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "203.0.113.1, 198.51.100.7, 10.0.0.9".parse().unwrap());
        let balancer = Some("10.1.2.3".parse().unwrap());
        let from = |config: &Config| Address::of_request(balancer, &headers, config);
        assert_eq!(from(&config(&[])), of("10.1.2.3"));
        assert_eq!(
            from(&config(&["10.1.2.3"])),
            of("10.0.0.9"),
            "the balancer does not know the one before it"
        );
        assert_eq!(from(&config(&["10.0.0.0/8"])), of("198.51.100.7"), "two of ours, then the client");
        assert_eq!(from(&config(&["10.2.0.0/16", "192.0.2.0/24"])), of("10.1.2.3"), "another network");
        headers.append("x-forwarded-for", "10.0.0.8".parse().unwrap());
        let last = Address::of_request(balancer, &headers, &config(&["10.0.0.0/8"]));
        assert_eq!(last, of("198.51.100.7"), "a second line goes on with the list");
    }

    #[test]
    fn a_network_is_its_first_bits() {
        let has = |network: &str, ip: &str| network.parse::<Network>().unwrap().has(ip.parse().unwrap());
        assert!(has("10.0.0.0/8", "10.255.0.1") && !has("10.0.0.0/8", "11.0.0.1"));
        assert!(has("0.0.0.0/0", "203.0.113.5") && !has("0.0.0.0/0", "2001:db8::1"));
        assert!(has("10.0.0.0/8", "::ffff:10.1.1.1"));
        assert!(has("2001:db8::/32", "2001:db8:9::1") && !has("2001:db8::/32", "2001:db9::1"));
        assert!(
            has("::/0", "2001:db8::1") && has("192.0.2.7", "192.0.2.7") && !has("192.0.2.7", "192.0.2.6")
        );
        for wrong in ["", "10.0.0.0/33", "10.0.0/8", "10.0.0.0/", "example", "::/129"] {
            assert_eq!(wrong.parse::<Network>(), Err(NoNetwork), "{wrong}");
        }
    }
}
