/// A running program that browsers show and use: what stands behind a live page.
///
/// One page may be open in several browsers. Each is named by a text of its own choice.
public protocol LiveProgram: Sendable {
    /// Returns what a browser is to be told: first all that is shown, then what changes.
    ///
    /// - Parameters:
    ///   - client: The browser.
    ///   - last: The last message that the browser has seen, by its ``LiveMessage/id``, if it comes back.
    /// - Returns: Messages until nobody listens any more.
    func messages(for client: String, after last: String?) async -> AsyncStream<LiveMessage>

    /// Takes what was done in a browser.
    ///
    /// - Parameter body: The JSON that the page sent.
    /// - Throws: Whatever tells why it could not be understood; the browser gets the text.
    func receive(_ body: [UInt8]) async throws

    /// Loads a tile that the program lays over a map.
    ///
    /// - Returns: The picture's bytes; nil if there is none.
    func overlayTile(map: Int, overlay: Int, z: Int, x: Int, y: Int) async -> [UInt8]?
}

/// Something that a program tells a browser.
public struct LiveMessage: Sendable {
    /// Tells it from others, so that a browser can go on after it; nil for a sign of life only.
    public let id: String?
    /// JSON without line breaks.
    public let json: [UInt8]

    /// Creates a message.
    ///
    /// - Parameters:
    ///   - id: Tells it from others: printable characters.
    ///   - json: JSON without line breaks.
    public init(id: String, json: [UInt8]) {
        self.id = id
        self.json = json
    }

    private init() {
        id = nil
        json = []
    }

    /// Says nothing, but shows whether the browser is still there.
    public static let signOfLife = LiveMessage()

    /// The message as a browser's `EventSource` reads it.
    ///
    /// WHATWG HTML, section 9.2.6, "Interpreting an event stream".
    var eventStreamBytes: [UInt8] {
        guard let id else { return Array(":\n\n".utf8) }
        return Array("id: \(id)\ndata: ".utf8) + json + Array("\n\n".utf8)
    }
}
