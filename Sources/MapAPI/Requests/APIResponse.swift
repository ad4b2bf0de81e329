/// The answer to a request.
public struct APIResponse: Sendable, Equatable {
    /// Types of content.
    public enum ContentType: String, Sendable {
        case json = "application/json;charset=utf-8"
        case geoJSON = "application/geo+json;charset=utf-8"
        case javaScript = "application/javascript;charset=utf-8"
        case html = "text/html;charset=utf-8"
        case xml = "text/xml;charset=utf-8"
        case text = "text/plain;charset=utf-8"
        case gpx = "application/gpx+xml;charset=utf-8"
        case vectorTile = "application/vnd.mapbox-vector-tile"
        case eventStream = "text/event-stream"
    }

    /// The status by RFC 9110.
    public var status: Int
    /// What the body is.
    public var contentType: ContentType
    /// The body.
    public var body: [UInt8]
    /// Names of headers beyond those that every answer has, with their values.
    public var headers: [(name: String, value: String)] = []

    /// Creates an answer.
    public init(_ body: [UInt8], _ contentType: ContentType = .json, status: Int = 200) {
        self.status = status
        self.contentType = contentType
        self.body = body
    }

    /// Creates an answer of text.
    public init(_ text: String, _ contentType: ContentType, status: Int = 200) {
        self.init(Array(text.utf8), contentType, status: status)
    }

    /// Whether both say the same.
    public static func == (one: APIResponse, other: APIResponse) -> Bool {
        one.status == other.status && one.contentType == other.contentType
            && one.body == other.body && one.headers.elementsEqual(other.headers) { $0 == $1 }
    }
}
