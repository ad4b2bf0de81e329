import HTTPTypes

extension HTTPField.Name {
    static let referrerPolicy = HTTPField.Name(checked: "Referrer-Policy")
    static let permissionsPolicy = HTTPField.Name(checked: "Permissions-Policy")
    static let crossOriginResourcePolicy = HTTPField.Name(checked: "Cross-Origin-Resource-Policy")

    /// The last message that an `EventSource` has seen (WHATWG HTML, section 9.2.4).
    package static let lastEventID = HTTPField.Name(checked: "Last-Event-ID")
    static let forwardedProtocol = HTTPField.Name(checked: "X-Forwarded-Proto")
    static let forwardedPrefix = HTTPField.Name(checked: "X-Forwarded-Prefix")

    /// A name that is known to be well formed; a misspelled one stops the first test.
    private init(checked name: String) {
        guard let name = HTTPField.Name(name) else { preconditionFailure("\(name) is no header") }
        self = name
    }
}

/// Headers that every answer carries, whatever the route.
package enum CommonHeaders {
    /// The headers by which pages of other sites may read everything here.
    ///
    /// They may read `Content-Length` in any case (WHATWG Fetch, "CORS-safelisted response-header name").
    package static let crossOrigin: HTTPFields = [
        .accessControlAllowOrigin: "*",
        .accessControlExposeHeaders: "ETag, Content-Range, Content-Encoding",
        .crossOriginResourcePolicy: "cross-origin",
        .xContentTypeOptions: "nosniff",
    ]

    /// The answer to a browser that asks before it sends.
    static let preflight: HTTPFields = [
        .accessControlAllowMethods: "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
        .accessControlAllowHeaders:
            "Authorization, Range, If-None-Match, If-Range, Cache-Control, Content-Type, "
            + "X-Requested-With, Last-Event-ID",
        .accessControlMaxAge: "86400",
    ]

    /// The page, which only this server's own pages may frame.
    static let page: HTTPFields = pageHeaders(framedBy: "'self'")
    /// The page as it stands inside other sites' pages.
    static let embeddedPage: HTTPFields = pageHeaders(framedBy: "*")

    /// The page talks to this server alone.
    ///
    /// Workers are made from blobs by MapLibre GL JS, images are drawn to canvases and given as
    /// data; styles are set property by property, which needs no exception.
    private static func pageHeaders(framedBy ancestors: String) -> HTTPFields {
        [
            .contentSecurityPolicy: [
                "default-src 'none'", "script-src 'self'", "style-src 'self'",
                "img-src 'self' data: blob:", "font-src 'self'", "connect-src 'self'",
                "worker-src 'self' blob:", "child-src blob:", "manifest-src 'self'",
                "base-uri 'none'", "form-action 'none'", "frame-ancestors \(ancestors)",
            ].joined(separator: "; "),
            .referrerPolicy: "no-referrer",
            .permissionsPolicy: "geolocation=(self)",
        ]
    }

    /// How long a tile may be kept.
    ///
    /// - Parameter isVersioned: Whether the request named the version that is served now.
    static func cacheControl(isVersioned: Bool) -> String { isVersioned ? forever : revalidate }

    /// May be kept, must be asked about before each use: names that stay while content changes.
    package static let revalidate = "no-cache"
    /// May be kept forever: names that carry the content's fingerprint.
    package static let forever = "public, max-age=31536000, immutable"
}
