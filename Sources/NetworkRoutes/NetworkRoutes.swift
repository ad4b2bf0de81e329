import Foundation

/// What the system's tables of routes say: whether packets find a way out.
package struct NetworkRoutes: Equatable, Sendable {
    /// Whether an address of the version 4 outside of this machine's networks has a route.
    package var hasDefaultIPv4 = false
    /// Whether an address of the version 6 outside of this machine's networks has a route.
    package var hasDefaultIPv6 = false
    /// The interfaces of these routes, in the order of the tables, each once.
    package var interfaces: [String] = []

    /// Whether there is a way out.
    package var isConnected: Bool { hasDefaultIPv4 || hasDefaultIPv6 }

    /// Reads the tables of the running system; none of them is no way out.
    package static func current() -> NetworkRoutes {
        let tables = ["/proc/net/route", "/proc/net/ipv6_route"].map {
            String(decoding: FileManager.default.contents(atPath: $0) ?? Data(), as: UTF8.self)
        }
        return NetworkRoutes(ipv4: tables[0], ipv6: tables[1])
    }

    /// Reads tables as Linux writes them in `/proc/net/route` and `/proc/net/ipv6_route`.
    package init(ipv4: String, ipv6: String) {
        // Interface, destination, gateway, flags; the rest does not matter. A route of which flag 0x200 is set refuses.
        for line in ipv4.split(separator: "\n").dropFirst() {
            let fields = line.split(whereSeparator: \.isWhitespace)
            guard fields.count > 7, fields[1] == "00000000", fields[7] == "00000000",
                let flags = Int(fields[3], radix: 16), flags & 0x201 == 1
            else { continue }
            hasDefaultIPv4 = true
            add(fields[0])
        }
        // Destination, its length, source, its length, next hop, metric, references, use, flags, interface.
        for line in ipv6.split(separator: "\n") {
            let fields = line.split(whereSeparator: \.isWhitespace)
            guard fields.count > 9, fields[1] == "00", fields[9] != "lo",
                let flags = Int(fields[8], radix: 16), flags & 0x201 == 1
            else { continue }
            hasDefaultIPv6 = true
            add(fields[9])
        }
    }

    private mutating func add(_ name: Substring) {
        if !interfaces.contains(String(name)) { interfaces.append(String(name)) }
    }
}
