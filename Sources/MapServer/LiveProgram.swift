/// A running program whose interface browsers show and use: what is behind a live page.
///
/// One page may be open in several browsers. Each is named by a text of its own choice. What goes between is described
/// in Documentation/LiveMessages.md and by the schema `live-messages.schema.json` among the page's files.
public protocol LiveProgram: Sendable {
    /// Returns the messages for a browser: first everything that is shown, then the changes.
    ///
    /// - Parameter client: The browser.
    /// - Returns: Messages until the last listener is gone.
    func messages(for client: LiveClient) async -> AsyncStream<LiveMessage>

    /// Handles the events that a browser sends.
    ///
    /// - Parameter body: The JSON that the page sent.
    /// - Throws: ``LiveMessageError``: nothing of the body was taken; the browser gets the description.
    func receive(_ body: [UInt8]) async throws(LiveMessageError)

    /// Loads a tile that the program lays over a map.
    ///
    /// - Returns: The picture's bytes; nil if there is none.
    func overlayTile(map: Int, overlay: Int, z: Int, x: Int, y: Int) async -> [UInt8]?

    /// Loads a photograph that the program shows.
    ///
    /// - Parameter id: The name that the elements of the interface have for it.
    /// - Returns: The bytes of its file; nil if there is none.
    func photograph(_ id: String) async -> [UInt8]?
}

extension LiveProgram {
    /// Default implementation: the program shows no photographs.
    public func photograph(_ id: String) async -> [UInt8]? { nil }
}

/// A browser that shows a live page, by its request for messages.
public struct LiveClient: Equatable, Sendable {
    /// The name that the browser has chosen for itself.
    public var name: String
    /// The version of the messages that its page understands; nil if it does not say.
    public var version: Int?
    /// The last message that the browser has seen, by its ``LiveMessage/id``; nil if it has seen none.
    public var lastMessage: String?

    /// Creates a browser from the values of its request.
    public init(name: String, version: Int? = nil, lastMessage: String? = nil) {
        self.name = name
        self.version = version
        self.lastMessage = lastMessage
    }
}

/// A message that a program sends to a browser.
public struct LiveMessage: Sendable {
    /// Identifies the message, so that a browser can continue after it; nil for a keep-alive and for a message that
    /// nothing continues after.
    public let id: String?
    /// JSON without line breaks; empty for a keep-alive.
    public let json: [UInt8]

    /// Creates a message.
    ///
    /// - Parameters:
    ///   - id: Identifies the message: printable characters. Nil for one that nothing continues after.
    ///   - json: JSON without line breaks.
    public init(id: String?, json: [UInt8]) {
        self.id = id
        self.json = json
    }

    /// A message without content that keeps the connection open and shows whether the browser is still there.
    public static let keepAlive = LiveMessage(id: nil, json: [])

    /// The message as a browser's `EventSource` reads it.
    ///
    /// WHATWG HTML, section 9.2.6, "Interpreting an event stream".
    var eventStreamBytes: [UInt8] {
        guard !json.isEmpty else { return Array(":\n\n".utf8) }
        let start = id.map { "id: \($0)\ndata: " } ?? "data: "
        return Array(start.utf8) + json + Array("\n\n".utf8)
    }
}

/// A reason why a program did not take what a page sent.
public struct LiveMessageError: Error, Equatable, CustomStringConvertible {
    /// The kinds of failure.
    public enum Code: Equatable, Sendable {
        /// The body is not valid JSON.
        case notJSON
        /// A value is missing, or is not as the schema says.
        case malformed
        /// The `type` of an object is none that the program knows.
        case unknownType
        /// The page is of another version of the messages than the program.
        case otherVersion
    }

    /// The kind of failure.
    public let code: Code
    /// The value that is wrong, as in `events[2].event.point[0]`; empty for the body as a whole.
    public let path: String
    /// A one-sentence description of the fault in the message.
    public let reason: String

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - code: The kind of the reason.
    ///   - path: The value that is wrong; empty for the body as a whole.
    ///   - reason: What is wrong with it.
    public init(_ code: Code, at path: String = "", _ reason: String) {
        self.code = code
        self.path = path
        self.reason = reason
    }

    /// The value that is wrong and what is wrong with it.
    public var description: String { path.isEmpty ? reason : "\(path): \(reason)" }
}
