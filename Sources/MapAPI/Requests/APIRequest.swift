/// A request for an answer, without the connection that brought it.
public struct APIRequest: Sendable {
    /// The HTTP methods that operations may accept.
    public enum Method: String, Sendable, CaseIterable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case patch = "PATCH"
        case delete = "DELETE"
    }

    /// The HTTP method; HEAD is a GET whose body is not sent.
    public var method: Method
    /// The path's parts between slashes, escapes undone; a slash at the end makes no part.
    public var path: [String]
    /// The items of the address's query, with escapes undone.
    public var query: QueryItems
    /// The query as it was sent, escapes and all.
    public var rawQuery: String
    /// The values of `Content-Type` and `Accept-Language`; nil where they were not sent.
    public var contentType, acceptLanguage: String?
    /// The last event of a stream that the client has, by `Last-Event-ID`; nil if it was not sent.
    public var lastEventID: String?
    /// The entity tags of what the client has, by `If-None-Match`; nil if none were sent.
    public var ifNoneMatch: String?
    /// The body; empty if there was none.
    public var body: [UInt8]

    /// Reads the target of a request line, such as `/v1/search?q=bakery`.
    ///
    /// - Throws: `APIProblem` for a target that is not properly encoded.
    public init(
        _ method: Method = .get, target: String, contentType: String? = nil,
        acceptLanguage: String? = nil, lastEventID: String? = nil,
        ifNoneMatch: String? = nil, body: [UInt8] = []
    ) throws(APIProblem) {
        let bytes = target.utf8
        let mark = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
        var path: [String] = []
        for part in bytes[..<mark].split(separator: UInt8(ascii: "/")) {
            guard let decoded = QueryItems.decoded(part, plusIsSpace: false),
                !decoded.utf8.contains(0)
            else { throw .badRequest("the address is not properly encoded") }
            path.append(decoded)
        }
        let rest = mark == bytes.endIndex ? bytes[mark...] : bytes[bytes.index(after: mark)...]
        self.method = method
        self.path = path
        query = try QueryItems(rest)
        rawQuery = String(Substring(rest))
        self.contentType = contentType
        self.acceptLanguage = acceptLanguage
        self.lastEventID = lastEventID
        self.ifNoneMatch = ifNoneMatch
        self.body = body
    }
}
