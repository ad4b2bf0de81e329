import Atlas
import ServiceLifecycle
import UnixSignals

/// Serves an atlas over HTTP: the page, the styles, the tiles and the archive they are in.
public struct MapServer: Sendable {
    /// The atlases that are served; a map opens on the first.
    public var atlases: [Atlas] { responder.map.value.atlases }
    /// The reason why no page and no styles are served, only the map's data; nil if they are.
    public let missingPage: MapServerError?
    private let responder: MapResponder

    /// Reads everything that is served from memory.
    ///
    /// - Parameters:
    ///   - atlas: What is served.
    ///   - resources: The folder with the page's own files; found beside the program if nil.
    ///   - program: A running program whose interface is the page, in the place of the map of the atlas.
    ///   - log: Receives a line a request.
    /// - Throws: `MapServerError`, `AtlasError` or `PMTilesError`. That the page's files are missing is an error for a
    ///   program only; without one the map's data are served, and ``missingPage`` says so.
    public init(
        atlas: Atlas, resources: String? = nil, program: (any LiveProgram)? = nil,
        log: RequestLog? = nil
    ) throws {
        try self.init(
            atlases: [atlas], resources: resources, program: program, service: nil, log: log)
    }

    /// Reads everything that is served from memory.
    ///
    /// - Parameters:
    ///   - atlases: What is served as one map; a map opens on the first.
    ///   - service: Answers requests beside those for the map itself.
    ///   - hasPage: Whether the page and its styles are served; their files are not looked for if not.
    ///   - ground: Imagery and heights, whose tiles `service` answers; nil for none.
    ///   - glyphs: The path of letters that `service` answers, for styles; nil for none.
    /// - Throws: What the public initializer throws.
    package init(
        atlases: [Atlas], resources: String? = nil, program: (any LiveProgram)? = nil,
        service: (any RequestResponder)?, hasPage: Bool = true, ground: MapGround? = nil,
        glyphs: String? = nil, log: RequestLog? = nil
    ) throws {
        var page = ServedPage(isOff: !hasPage)
        var missing: MapServerError?
        if hasPage {
            do {
                page = try ServedPage(
                    try resources.map(ServedFolders.init(at:)) ?? ServedFolders(),
                    index: program == nil ? "index.html" : "live.html", glyphs: glyphs)
            } catch let error as MapServerError {
                guard program == nil, case .resourcesMissing = error else { throw error }
                missing = error
            }
        }
        missingPage = missing
        responder = MapResponder(
            map: Current(try ServedMap(atlases, outline: page.outline)), page: page, ground: ground,
            live: program.map(LiveResponder.init), service: service, log: log)
    }

    /// Checks that an atlas has tiles that can be served.
    ///
    /// - Throws: `AtlasError` or `PMTilesError`.
    package static func check(_ atlas: Atlas) throws { _ = try ServedTiles(atlas) }

    /// Serves other atlases from now on; running answers keep those they began with.
    ///
    /// - Throws: `AtlasError` or `PMTilesError`; the atlases stay the same then.
    package func replace(_ atlases: [Atlas]) throws {
        responder.map.replace(
            with: try ServedMap(atlases, outline: responder.page.outline))
    }

    /// The responder of the server, for requests without a socket.
    package var httpResponder: MapResponder { responder }

    /// Creates the service that answers at an address.
    ///
    /// - Parameters:
    ///   - host: An address or name of this machine.
    ///   - port: 0 lets the system choose one.
    ///   - limits: What one client may take.
    ///   - onListening: Called once with the port, when connections are accepted.
    package func makeService(
        host: String, port: Int, limits: ConnectionLimits = .init(),
        onListening: @escaping @Sendable (Int) -> Void = { _ in }
    ) -> MapService {
        MapService(responder, host: host, port: port, limits: limits, onListening: onListening)
    }

    /// Serves until the process gets SIGINT or SIGTERM, then finishes open requests.
    ///
    /// - Parameters:
    ///   - host: An address or name of this machine; a loopback address is reached from it alone.
    ///   - port: 0 lets the system choose one.
    ///   - onListening: Called once with the port, when connections are accepted.
    /// - Throws: `MapServerError` if it cannot listen.
    public func run(
        host: String = "127.0.0.1", port: Int = 8080,
        onListening: @escaping @Sendable (Int) -> Void = { _ in }
    ) async throws {
        try await MapServerError.translating(host: host, port: port) {
            let service = makeService(host: host, port: port, onListening: onListening)
            try await ServiceGroup(
                configuration: .init(
                    services: [service], gracefulShutdownSignals: [.sigterm, .sigint],
                    logger: service.logger)
            ).run()
        }
    }
}
