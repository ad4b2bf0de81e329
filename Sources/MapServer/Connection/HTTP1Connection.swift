import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// A connection of HTTP/1 with limits.
package struct HTTP1Connection: HTTPChannelHandler {
    package typealias Value = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

    /// Answers a request at once that needs no waiting, without the header `Date`; nil for another, which ``responder``
    /// answers.
    package typealias Immediate = (HTTPRequest) -> ServedAnswer?
    /// Makes what answers the requests of a connection at once, from the address of its client.
    package typealias MakeImmediate = @Sendable (_ peer: String?) -> Immediate

    package let responder: Responder
    /// Makes what answers what needs no waiting; nil if every request is ``responder``'s.
    package let makeImmediate: MakeImmediate?
    /// The limits of time, size and number for a connection.
    package let limits: ConnectionLimits
    private let count: ConnectionCount

    /// Creates a handler that sets up connections of HTTP/1.
    package init(
        limits: ConnectionLimits, count: ConnectionCount, responder: @escaping Responder,
        makeImmediate: MakeImmediate? = nil
    ) {
        self.makeImmediate = makeImmediate
        self.limits = limits
        self.count = count
        self.responder = responder
    }

    package func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            guard let clock = try begin(channel, isSecure: false) else {
                return try Value(wrappingChannelSynchronously: channel)
            }
            return try addRequests(to: channel, clock, isSecure: false)
        }
    }

    /// Counts a connection and adds what watches its time, before any other handler.
    ///
    /// - Returns: nil if there is no room; the connection is about to end then.
    package func begin(_ channel: any Channel, isSecure: Bool) throws -> ConnectionClock? {
        let pipeline = channel.pipeline.syncOperations
        guard count.admit(channel) else {
            try pipeline.addHandler(FullServerAnswer(isSecure: isSecure))
            return nil
        }
        // Most tiles fit: the writability of the channel need not be reported as lost and regained.
        try channel.syncOptions?.setOption(
            .writeBufferWaterMark, value: .init(low: 64 << 10, high: 256 << 10))
        let clock = ConnectionClock(limits)
        try pipeline.addHandler(clock)
        return clock
    }

    /// Adds what reads requests and writes answers.
    package func addRequests(
        to channel: any Channel, _ clock: ConnectionClock, isSecure: Bool
    ) throws -> Value {
        let pipeline = channel.pipeline.syncOperations
        var parser = NIOHTTPDecoderLimitConfiguration()
        // The gate checks the sum, so that it can tell a long address from long headers.
        parser.maxHeaderFieldSize = 2 * limits.headBytes
        parser.maxHeaderListSize = 2 * limits.headBytes
        parser.maxHeaderFieldCount = limits.headFields
        try pipeline.addHandler(
            ByteToMessageHandler(
                HTTPRequestDecoder(leftOverBytesStrategy: .dropBytes, limitConfiguration: parser)))
        try pipeline.addHandler(
            RequestGate(
                limits, clock: clock, isSecure: isSecure,
                immediate: makeImmediate?(channel.remoteAddress?.ipAddress)))
        return try Value(
            wrappingChannelSynchronously: channel,
            configuration: .init(isOutboundHalfClosureEnabled: true))
    }

    package func handle(value: Value, logger: Logger) async {
        await withTaskExecutorPreference(LoopExecutor(value.channel.eventLoop)) {
            await handleHTTP(asyncChannel: value, logger: logger)
        }
    }
}
