//! Where others on the same network find this server: one address for each interface.

use std::{
    fs,
    net::{IpAddr, Ipv4Addr, UdpSocket},
};

pub use veilleuse_wire::LanAddress;

/// Places on the networks that homes and schools have, and one beyond them: a system that is asked how it would get there
/// names the interface it would use.
const ELSEWHERE: [Ipv4Addr; 7] = [
    Ipv4Addr::new(192, 0, 2, 1),
    Ipv4Addr::new(192, 168, 0, 1),
    Ipv4Addr::new(192, 168, 1, 1),
    Ipv4Addr::new(192, 168, 137, 1),
    Ipv4Addr::new(10, 0, 0, 1),
    Ipv4Addr::new(172, 16, 0, 1),
    Ipv4Addr::new(169, 254, 1, 1),
];

/// The addresses of this machine, the one it would take to the internet first.
pub fn addresses(port: u16) -> Vec<LanAddress> {
    let trie = fs::read_to_string("/proc/net/fib_trie").unwrap_or_default();
    let routes = fs::read_to_string("/proc/net/route").unwrap_or_default();
    let mut found: Vec<Ipv4Addr> = ELSEWHERE.iter().filter_map(|place| on_the_way_to(*place)).collect();
    found.extend(local_in(&trie));
    let mut addresses: Vec<LanAddress> = Vec::new();
    for ip in found.into_iter().filter(|ip| reaches_others(*ip)) {
        let url = format!("http://{ip}:{port}/");
        if !addresses.iter().any(|known| known.url == url) {
            addresses.push(LanAddress { url, interface: interface_of(ip, &routes).unwrap_or_default() });
        }
    }
    addresses
}

/// Whether this is an address of this machine: nobody else can speak from it. One can listen only on one's own.
pub(crate) fn is_own(ip: Ipv4Addr) -> bool {
    reaches_others(ip) && UdpSocket::bind((ip, 0)).is_ok()
}

fn reaches_others(ip: Ipv4Addr) -> bool {
    !(ip.is_loopback() || ip.is_unspecified() || ip.is_broadcast() || ip.is_multicast())
}

/// The address of this machine that would speak to another. Connecting a datagram socket sends nothing.
fn on_the_way_to(place: Ipv4Addr) -> Option<Ipv4Addr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((place, 9)).ok()?;
    match socket.local_addr().ok()?.ip() {
        IpAddr::V4(ip) => Some(ip),
        IpAddr::V6(_) => None,
    }
}

/// The machine's own addresses in what Linux tells of its routes.
fn local_in(trie: &str) -> Vec<Ipv4Addr> {
    let mut last: Option<Ipv4Addr> = None;
    let mut found = Vec::new();
    for line in trie.lines().map(str::trim) {
        if let Some(ip) = line.strip_prefix("|-- ") {
            last = ip.parse().ok();
        } else if line == "/32 host LOCAL" {
            found.extend(last);
        }
    }
    found
}

/// The interface whose network this address is in: numbers stand there with their bytes turned around.
fn interface_of(ip: Ipv4Addr, routes: &str) -> Option<String> {
    let number = |text: &str| u32::from_str_radix(text, 16).ok().map(u32::swap_bytes);
    let mut networks = routes.lines().skip(1).filter_map(|line| {
        let cells: Vec<&str> = line.split_whitespace().collect();
        let (network, mask) = (number(cells.get(1)?)?, number(cells.get(7)?)?);
        Some((*cells.first()?, network, mask))
    });
    let is_in = |(_, network, mask): &(&str, u32, u32)| *mask != 0 && u32::from(ip) & mask == *network;
    networks.find(is_in).map(|(name, ..)| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRIE: &str = "Main:
  +-- 0.0.0.0/0 3 0 5
        +-- 127.0.0.0/31 1 0 0
           |-- 127.0.0.1
              /32 host LOCAL
     +-- 192.168.4.0/24 2 0 2
           |-- 192.168.4.0
              /24 link UNICAST
           |-- 192.168.4.20
              /32 host LOCAL
        |-- 192.168.4.255
           /32 link BROADCAST
           |-- 10.42.0.1
              /32 host LOCAL
";
    const ROUTES: &str = "Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT
wlan0\t00000000\t0104A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0
wlan0\t0004A8C0\t00000000\t0001\t0\t0\t600\t00FFFFFF\t0\t0\t0
ap0\t00002A0A\t00000000\t0001\t0\t0\t600\t00FFFFFF\t0\t0\t0
";

    #[test]
    fn every_network_of_the_machine_has_an_address() {
        let found = local_in(TRIE);
        assert_eq!(found, [[127, 0, 0, 1], [192, 168, 4, 20], [10, 42, 0, 1]].map(Ipv4Addr::from));
        assert_eq!(interface_of(found[1], ROUTES).as_deref(), Some("wlan0"));
        assert_eq!(interface_of(found[2], ROUTES).as_deref(), Some("ap0"));
        assert_eq!(interface_of(Ipv4Addr::new(172, 16, 0, 9), ROUTES), None);
    }

    #[test]
    fn nobody_is_sent_to_their_own_machine_and_no_address_comes_twice() {
        let addresses = addresses(7878);
        for (place, address) in addresses.iter().enumerate() {
            assert!(address.url.ends_with(":7878/") && !address.url.contains("127.0.0.1"), "{}", address.url);
            assert!(!addresses[..place].iter().any(|earlier| earlier.url == address.url));
        }
    }
}
