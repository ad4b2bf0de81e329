import HTTPTypes
import HummingbirdCore
import Logging
import MapServer
import NIOCore
import NIOHTTP2
import NIOHTTPTypes
import NIOHTTPTypesHTTP2
import NIOSSL
import NIOTLS

/// A connection of TLS: HTTP/2 if the client speaks it, else HTTP/1, with the limits of every connection.
package struct SecureConnection: HTTPChannelHandler {
    /// A request of HTTP/2, or a connection of HTTP/1.
    typealias Requests = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

    /// A connection whose protocol is being agreed on.
    package struct Value: ServerChildChannelValue {
        typealias Agreed = NIONegotiatedHTTPVersion<
            Requests, NIOHTTP2Handler.AsyncStreamMultiplexer<Requests>
        >

        let agreed: EventLoopFuture<Agreed>
        package let channel: any Channel
    }

    private let plain: HTTP1Connection
    private let certificate: ServerCertificate

    /// Creates what sets connections up.
    ///
    /// - Parameter plain: Sets up what is within TLS where a client speaks HTTP/1.
    package init(_ plain: HTTP1Connection, _ certificate: ServerCertificate) {
        self.plain = plain
        self.certificate = certificate
    }

    package var responder: Responder { plain.responder }

    package func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        let clock: ConnectionClock
        do {
            guard let begun = try plain.begin(channel, isSecure: true) else {
                // No answer is sent on such a connection, which ends at once.
                let requests = try Requests(wrappingChannelSynchronously: channel)
                let agreed: Value.Agreed = .http1_1(requests)
                return channel.eventLoop.makeSucceededFuture(
                    Value(agreed: channel.eventLoop.makeSucceededFuture(agreed), channel: channel))
            }
            clock = begun
            try channel.pipeline.syncOperations.addHandler(
                NIOSSLServerHandler(context: certificate.current.context))
        } catch {
            return channel.eventLoop.makeFailedFuture(error)
        }
        let clockOfLoop = NIOLoopBound(clock, eventLoop: channel.eventLoop)
        return channel.configureHTTP2AsyncSecureUpgrade { channel in
            channel.eventLoop.makeCompletedFuture {
                try plain.addRequests(to: channel, clockOfLoop.value, isSecure: true)
            }
        } http2ConnectionInitializer: { channel in
            channel.eventLoop.makeCompletedFuture {
                try addStreams(to: channel, clockOfLoop.value)
            }
        }.map { Value(agreed: $0, channel: channel) }
    }

    /// The maximum number of requests of one connection that are answered at once.
    static let mostStreams = 100
    /// How many requests of a connection may be given up in 30 seconds; a map that is dragged gives up its tiles.
    static let mostResets = 1000

    private func addStreams(
        to channel: any Channel, _ clock: ConnectionClock
    ) throws -> NIOHTTP2Handler.AsyncStreamMultiplexer<Requests> {
        let limits = plain.limits
        // Streams come and go; what is watched of the connection is whether its client takes what is sent.
        clock.enter(.answer)
        try channel.pipeline.syncOperations.addHandler(HeaderBlockClock(limits, clock))
        let answers = plain.makeImmediate.map {
            ImmediateAnswers($0(channel.remoteAddress?.ipAddress))
        }
        if let answers { try channel.pipeline.syncOperations.addHandler(answers) }
        let immediate = NIOLoopBound(answers, eventLoop: channel.eventLoop)
        var configuration = NIOHTTP2Handler.Configuration()
        configuration.connection.initialSettings = [
            HTTP2Setting(parameter: .maxConcurrentStreams, value: Self.mostStreams),
            // The stream's gate checks the sum, so that it can tell a long address from long headers.
            HTTP2Setting(parameter: .maxHeaderListSize, value: 2 * limits.headBytes),
        ]
        configuration.stream.streamResetFrameRateLimit.maximumCount = Self.mostResets
        configuration.connection.maximumBufferedControlFrames = 1000
        let streams = try channel.pipeline.syncOperations.configureAsyncHTTP2Pipeline(
            mode: .server,
            connectionManagerConfiguration: .init(
                maxIdleTime: TimeAmount(limits.idleTimeout), maxAge: nil,
                maxGraceTime: TimeAmount(limits.writeTimeout), keepalive: nil),
            http2HandlerConfiguration: configuration
        ) { stream in
            stream.eventLoop.makeCompletedFuture {
                let pipeline = stream.pipeline.syncOperations
                try pipeline.addHandler(HTTP2FramePayloadToHTTPServerCodec())
                try pipeline.addHandler(
                    StreamGate(limits, immediate: immediate.value))
                return try Requests(
                    wrappingChannelSynchronously: stream,
                    configuration: .init(isOutboundHalfClosureEnabled: true))
            }
        }
        try channel.pipeline.syncOperations.addHandler(ConnectionErrors())
        return streams
    }

    package func handle(value: Value, logger: Logger) async {
        do {
            switch try await value.agreed.get() {
            case .http1_1(let requests): await plain.handle(value: requests, logger: logger)
            case .http2(let streams):
                try await withTaskExecutorPreference(LoopExecutor(value.channel.eventLoop)) {
                    try await withThrowingDiscardingTaskGroup { group in
                        for try await stream in streams.inbound {
                            group.addTask { await handleHTTP(asyncChannel: stream, logger: logger) }
                        }
                    }
                }
            }
        } catch {
            // The client has gone, or does not speak TLS: no answer can be sent.
            logger.trace("connection ended", metadata: ["reason": "\(error)"])
            value.channel.close(promise: nil)
        }
    }
}
