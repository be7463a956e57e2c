"""Where a server listens, and at which addresses people open it."""

from __future__ import annotations

import errno
import socket
from contextlib import closing
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

import ifaddr

from ..core.errors import BadOptions, ClaytableError

#: Addresses that no machine has (RFC 5737 and 3849): the way to them is the way out of this machine.
ELSEWHERE: Final = {4: "192.0.2.1", 6: "2001:db8::1"}
FAMILIES: Final = {4: socket.AF_INET, 6: socket.AF_INET6}


def listening(host: str, port: int) -> socket.socket:
    """The address, taken before the server starts, so that you learn at once what is wrong with it."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise ClaytableError(
            f"No address is known for '{host}': --host takes an address or a name of this machine, such as 127.0.0.1."
        ) from None
    # A name may have several addresses: the one that most programs try is that of IPv4.
    family, *_, address = min(found, key=lambda each: each[0] != socket.AF_INET)
    try:
        return socket.create_server(
            address,
            family=family,
            dualstack_ipv6=family == socket.AF_INET6 and _wild(str(address[0])) and socket.has_dualstack_ipv6(),
        )
    except OSError as error:
        raise ClaytableError(_refused(host, port, error)) from None


def _refused(host: str, port: int, error: OSError) -> str:
    """Why nothing can listen there, and what to do."""
    if error.errno == errno.EADDRINUSE:
        other = port + 1 if port < 65535 else 8000
        return f"Port {port} is in use, perhaps by another Claytable: choose another one, such as --port {other}."
    if error.errno == errno.EACCES:
        return f"This user may not listen at port {port}: choose another one, such as --port 8000."
    if error.errno == errno.EADDRNOTAVAIL:
        return f"{host} is not an address of this machine: --host 0.0.0.0 listens at all that it has."
    return f"Nothing can listen at {url(host, port)}: {error.strerror or error}."


def url(host: str, port: int) -> str:
    """What you type into a browser."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def everywhere(listens: socket.socket) -> tuple[int, ...]:
    """The versions of IP by which a socket listens at every address of this machine; none if it has one address."""
    if not _wild(str(listens.getsockname()[0])):
        return ()
    if listens.family == socket.AF_INET:
        return (4,)
    return (6,) if listens.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY) else (4, 6)


def here(versions: tuple[int, ...]) -> str:
    """The address by which this machine reaches a server that listens everywhere."""
    return "127.0.0.1" if 4 in versions else "::1"


def network_address(versions: tuple[int, ...]) -> str | None:
    """The address of this machine in its network. Nothing is sent to find it out."""
    for version in versions:
        # Connecting a datagram socket only asks the system which way a datagram would take.
        with closing(socket.socket(FAMILIES[version], socket.SOCK_DGRAM)) as asking:
            try:
                asking.connect((ELSEWHERE[version], 9))
            except OSError:
                continue
            found = str(asking.getsockname()[0])
        if _reachable(found):
            return found
    # A network that leads nowhere else: a table at home without the internet.
    adapters = [ip.ip if isinstance(ip.ip, str) else ip.ip[0] for each in ifaddr.get_adapters() for ip in each.ips]
    candidates = [each for each in adapters if ip_address(each).version in versions and _reachable(each)]
    return min(candidates, key=lambda each: ip_address(each).version, default=None)


def loopback(host: str) -> bool:
    """Whether this is the address by which a machine reaches itself."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped.is_loopback
    return address.is_loopback


def proxies(words: str) -> tuple[str, ...]:
    """Addresses and networks, with commas between them, as a server sees them, however a proxy connects."""
    found: list[str] = []
    for word in filter(None, (each.strip() for each in words.split(","))):
        if word == "*":
            return (word,)
        try:
            network = ip_network(word, strict=False)
        except ValueError:
            raise BadOptions(
                f"--trusted-proxies has addresses or networks, such as 127.0.0.1 or 10.0.0.0/8, not '{word}'."
            ) from None
        found.append(str(network))
        if network.version == 4:
            # By a socket that takes both versions of IP.
            found.append(f"::ffff:{network.network_address}/{96 + network.prefixlen}")
    return tuple(found)


def _reachable(host: str) -> bool:
    """Whether other machines may reach an address: not one that a machine gave itself because it found no network."""
    address = ip_address(host)
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def _wild(host: str) -> bool:
    return ip_address(host.partition("%")[0]).is_unspecified
