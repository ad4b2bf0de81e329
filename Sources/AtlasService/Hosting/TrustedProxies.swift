import HTTPTypes
import HummingbirdCore

/// The proxies whose word about a client is believed.
package struct TrustedProxies: Sendable {
    private let ranges: [ClientAddress.Range]

    static let forwardedFor = Self.name("X-Forwarded-For")
    static let forwardedProtocol = Self.name("X-Forwarded-Proto")
    static let forwardedPrefix = Self.name("X-Forwarded-Prefix")
    static let forwardedHost = Self.name("X-Forwarded-Host")

    private static func name(_ text: String) -> HTTPField.Name {
        guard let name = HTTPField.Name(text) else { preconditionFailure("\(text) is no header") }
        return name
    }

    /// Creates a list from ranges of addresses.
    package init(_ ranges: [ClientAddress.Range]) { self.ranges = ranges }

    private func contains(_ address: ClientAddress) -> Bool {
        ranges.contains { $0.contains(address) }
    }

    /// Returns the address of the client, and removes forwarding headers that are not from a
    /// trusted proxy.
    ///
    /// - Parameter peer: The address of the peer that opened the connection.
    /// - Returns: The nearest address that is no trusted proxy's.
    package func client(of head: inout HTTPRequest, peer: ClientAddress) -> ClientAddress {
        guard contains(peer) else {
            for name in [
                Self.forwardedFor, Self.forwardedProtocol, Self.forwardedPrefix, Self.forwardedHost,
            ] where head.headerFields.contains(name) {
                head.headerFields[name] = nil
            }
            return peer
        }
        // Each proxy appends the address of its peer; the addresses before may be forged.
        var client = peer
        let told = head.headerFields[values: Self.forwardedFor].joined(separator: ",")
        for part in told.split(separator: ",").reversed() {
            let text = part.drop { $0 == " " }
            guard let address = ClientAddress(text.prefix { $0 != " " }) else { break }
            client = address
            if !contains(address) { break }
        }
        return client
    }
}
