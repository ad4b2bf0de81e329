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
        let isSecure = request.headerFields[.forwardedProtocol] == "https"
        return (isSecure ? "https://" : "http://") + host
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
