import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle

/// A server at an address, as a service that is started and ended with others.
package struct MapService: Service {
    let responder: HTTPChannelHandler.Responder
    let host: String
    let port: Int
    let builder: HTTPServerBuilder
    let onListening: @Sendable (Int) -> Void
    /// The logger of the service; reports for whoever started the server go elsewhere.
    package let logger: Logger

    /// Creates a server of one answer for each request.
    init(
        _ responder: MapResponder, host: String, port: Int, limits: ConnectionLimits = .init(),
        onListening: @escaping @Sendable (Int) -> Void
    ) {
        let date = DateHeader()
        let count = ConnectionCount(limits)
        self.init(
            host: host, port: port,
            builder: HTTPServerBuilder {
                HTTP1Connection(limits: limits, count: count, responder: $0) { _ in
                    { responder.prepare($0)?().answer }
                }
            },
            responder: { (request, writer: consuming ResponseWriter, _) in
                var response = await responder.respond(to: request).answer.response
                response.headers[.date] = date.now
                try await writer.write(response: response.head, body: response.body)
            }, onListening: onListening)
    }

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - builder: Sets connections up.
    ///   - responder: Answers each request.
    package init(
        host: String, port: Int, builder: HTTPServerBuilder,
        responder: @escaping HTTPChannelHandler.Responder,
        onListening: @escaping @Sendable (Int) -> Void = { _ in }
    ) {
        self.responder = responder
        self.host = host
        self.port = port
        self.builder = builder
        self.onListening = onListening
        var logger = Logger(
            label: "mapwright", factory: { StreamLogHandler.standardError(label: $0) })
        logger.logLevel = .critical
        self.logger = logger
    }

    /// Accepts connections until the service is shut down, then finishes open requests.
    package func run() async throws {
        let (onListening, port) = (onListening, port)
        let server = try builder.buildServer(
            configuration: ServerConfiguration(address: .hostname(host, port: port), backlog: 1024),
            eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: logger,
            responder: responder,
            onServerRunning: { channel in onListening(channel.localAddress?.port ?? port) })
        try await server.run()
    }
}
