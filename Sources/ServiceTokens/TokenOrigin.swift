import Foundation

/// The origins of web pages that may use a token: `https://example.com`, `example.com`, or `*.example.com` for every
/// name below it.
struct TokenOrigin {
    private let scheme: String?
    private let host: String

    init(_ text: String) {
        let parts = Self.parts(text)
        scheme = parts.scheme
        host = parts.host
    }

    /// Refuses an `Origin` that is not one of these, and none at all.
    func check(_ origin: String?) throws(TokenRefusal) {
        guard let origin, !host.isEmpty else { throw .origin }
        let asked = Self.parts(origin)
        if let scheme, scheme != asked.scheme { throw .origin }
        let isAllowed =
            host.hasPrefix("*.")
            ? asked.host.hasSuffix(host.dropFirst()) && asked.host.count > host.count - 1
            : asked.host == host
        guard isAllowed else { throw .origin }
    }

    private static func parts(_ text: String) -> (scheme: String?, host: String) {
        var rest = text.lowercased()[...]
        while rest.hasSuffix("/") { rest.removeLast() }
        guard let mark = rest.firstRange(of: "://") else { return (nil, String(rest)) }
        return (String(rest[..<mark.lowerBound]), String(rest[mark.upperBound...]))
    }
}
