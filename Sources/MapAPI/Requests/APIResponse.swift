/// The answer to a request: status, media type, headers and body.
public struct APIResponse: Sendable, Equatable {
    /// The media types of answers.
    public enum ContentType: String, Sendable, CaseIterable {
        case json = "application/json;charset=utf-8"
        case geoJSON = "application/geo+json;charset=utf-8"
        case javaScript = "application/javascript;charset=utf-8"
        case html = "text/html;charset=utf-8"
        case xml = "text/xml;charset=utf-8"
        case text = "text/plain;charset=utf-8"
        case gpx = "application/gpx+xml;charset=utf-8"
        case png = "image/png"
        case jpeg = "image/jpeg"
        case webp = "image/webp"
        case svg = "image/svg+xml"
        case pdf = "application/pdf"
        case vectorTile = "application/vnd.mapbox-vector-tile"
        case protobuf = "application/x-protobuf"
        case pmtiles = "application/vnd.pmtiles"
        case eventStream = "text/event-stream"
    }

    /// The HTTP status code, by RFC 9110.
    public var status: Int
    /// The media type of the body.
    public var contentType: ContentType
    /// The bytes of the body.
    public var body: [UInt8]
    /// Names of headers beyond those that every answer has, with their values.
    public var headers: [(name: String, value: String)] = []

    /// Creates an answer from bytes, by default JSON with status 200.
    public init(_ body: [UInt8], _ contentType: ContentType = .json, status: Int = 200) {
        self.status = status
        self.contentType = contentType
        self.body = body
    }

    /// Creates an answer from text, by default with status 200.
    public init(_ text: String, _ contentType: ContentType, status: Int = 200) {
        self.init(Array(text.utf8), contentType, status: status)
    }

    /// Returns whether status, media type, headers and body are equal.
    public static func == (one: APIResponse, other: APIResponse) -> Bool {
        one.status == other.status && one.contentType == other.contentType
            && one.body == other.body && one.headers.elementsEqual(other.headers) { $0 == $1 }
    }
}
