import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle

/// A server at an address, as a service that is started and ended with others.
package struct MapService: Service {
    let responder: MapResponder
    let host: String
    let port: Int
    let onListening: @Sendable (Int) -> Void
    /// What the server reports about itself goes to the person who started it, not to this log.
    package let logger: Logger

    init(
        _ responder: MapResponder, host: String, port: Int,
        onListening: @escaping @Sendable (Int) -> Void
    ) {
        self.responder = responder
        self.host = host
        self.port = port
        self.onListening = onListening
        var logger = Logger(
            label: "mapwright", factory: { StreamLogHandler.standardError(label: $0) })
        logger.logLevel = .critical
        self.logger = logger
    }

    /// Accepts connections until the service is told to end, then finishes open requests.
    package func run() async throws {
        let (responder, onListening, port) = (responder, onListening, port)
        let date = DateHeader()
        let server = try HTTPServerBuilder.http1().buildServer(
            configuration: ServerConfiguration(address: .hostname(host, port: port)),
            eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: logger,
            responder: { (request, writer: consuming ResponseWriter, _) in
                var response = await responder.respond(to: request)
                response.headers[.date] = date.now
                try await writer.write(response: response.head, body: response.body)
            },
            onServerRunning: { channel in onListening(channel.localAddress?.port ?? port) })
        try await server.run()
    }
}
