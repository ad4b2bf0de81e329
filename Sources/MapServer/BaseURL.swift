import HTTPTypes

/// The address a client reached this server by, for documents that must hold absolute URLs.
enum BaseURL {
    /// Makes "http://host:port" from a request.
    ///
    /// - Returns: nil if the host has characters that no host has; it is written into documents.
    static func of(_ request: HTTPRequest) -> String? {
        guard let host = request.authority, !host.isEmpty, host.utf8.count <= 260,
            host.utf8.allSatisfy(isHostCharacter)
        else { return nil }
        // A proxy in front that speaks TLS says so.
        let isSecure =
            request.scheme == "https" || request.headerFields[.forwardedProtocol] == "https"
        return (isSecure ? "https://" : "http://") + host + prefix(of: request)
    }

    /// The path below which a proxy, or the service itself, has all of this server.
    private static func prefix(of request: HTTPRequest) -> String {
        guard let prefix = request.headerFields[.forwardedPrefix],
            prefix.utf8.first == UInt8(ascii: "/"),
            prefix.utf8.count <= 200, prefix.utf8.last != UInt8(ascii: "/"),
            prefix.utf8.allSatisfy({
                isHostCharacter($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "~")
            })
        else { return "" }
        return prefix
    }

    private static func isHostCharacter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: ".-_:[]".utf8.contains(byte)
        }
    }
}
