//! Which host names the server answers to. A foreign page can point its own name at this machine (DNS
//! rebinding), so a server listening only locally answers only to local names. Opens no socket.
use std::net::{IpAddr, SocketAddr};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hosts {
    /// Only local names, for a server that listens locally.
    ThisMachine,
    /// Any name: a public address is meant to be found.
    Any,
}

impl Hosts {
    /// Chosen by the address listened on.
    pub fn of(listening: SocketAddr) -> Self {
        if listening.ip().is_loopback() { Self::ThisMachine } else { Self::Any }
    }

    /// Whether a `Host` header names this server.
    pub fn include(self, header: Option<&str>) -> bool {
        match self {
            Self::Any => true,
            Self::ThisMachine => header.is_some_and(|header| is_this_machine(without_port(header))),
        }
    }
}

fn without_port(header: &str) -> &str {
    match header.rsplit_once(':') {
        Some((host, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => host,
        _ => header,
    }
}

fn is_this_machine(host: &str) -> bool {
    let bare = host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host);
    let name = bare.strip_suffix('.').unwrap_or(bare).to_ascii_lowercase();
    name == "localhost"
        || name.ends_with(".localhost")
        || bare.parse().is_ok_and(|address: IpAddr| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::Hosts;

    #[test]
    fn a_server_for_this_machine_answers_only_to_its_own_names() {
        let local = Hosts::of(([127, 0, 0, 1], 8080).into());
        for own in ["localhost", "LOCALHOST:8080", "127.0.0.1:1", "[::1]:8080", "[::1]", "parlour.localhost"]
        {
            assert!(local.include(Some(own)), "{own}");
        }
        for other in [
            "example.org",
            "example.org:8080",
            "10.0.0.7",
            "localhost.example.org",
            "127.0.0.1.example.org",
            "",
        ] {
            assert!(!local.include(Some(other)), "{other}");
        }
        assert!(!local.include(None));
        let public = Hosts::of(([0, 0, 0, 0], 8080).into());
        assert!(public.include(Some("example.org")) && public.include(None));
    }
}
