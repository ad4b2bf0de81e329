import NIOCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Darwin
#endif

/// Watches how long a connection stays in one phase, and how long its client reads nothing.
///
/// It stands before every other handler of a connection. All of its connection's handlers run on one event loop, and
/// time is that loop's, so that tests move it.
///
/// One task for each connection looks at the deadline at least once in the shortest timeout. Setting a deadline
/// then costs a store, which matters: it is done four times for each request.
package final class ConnectionClock: ChannelInboundHandler, RemovableChannelHandler {
    package typealias InboundIn = ByteBuffer

    /// The phases of a connection, each with a timeout of its own.
    package enum Phase: Equatable, Sendable {
        /// The TLS handshake, or the head of a request.
        case head
        /// The connection is open and waits for the next request.
        case idle
        /// The body of a request is being received.
        case body
        /// The answer; only a client that reads nothing ends it.
        case answer
        /// The end of the connection has been announced to the client.
        case linger
    }

    private let limits: ConnectionLimits
    package private(set) var phase = Phase.head
    /// Called when a phase has taken too long; the connection is closed if it is nil.
    package var onExpiry: ((Phase) -> Void)?

    private let shortest: TimeAmount
    private var deadline = NIODeadline.distantFuture
    private var context: ChannelHandlerContext?
    private var task: Scheduled<Void>?

    /// Bytes of bodies that were handed to the connection.
    private var written = 0
    /// How many of them had left at the last look.
    private var left = 0

    package init(_ limits: ConnectionLimits) {
        self.limits = limits
        shortest = TimeAmount(
            [limits.headTimeout, limits.bodyTimeout, limits.idleTimeout, limits.writeTimeout]
                .min() ?? .seconds(1))
    }

    /// Whether a part of a head has come.
    private(set) var hasBytes = false
    private var hasLine = false
    private var reading: ByteBuffer?
    /// Whether the head that is being read has not got beyond its first line.
    package var isFirstLine: Bool { !hasLine && !Self.hasLine(reading) }

    private static func hasLine(_ bytes: ByteBuffer?) -> Bool {
        bytes?.readableBytesView.contains(UInt8(ascii: "\n")) ?? false
    }

    /// Starts a phase and its time.
    package func enter(_ phase: Phase) {
        self.phase = phase
        hasBytes = false
        hasLine = false
        guard let context else { return }
        deadline = context.eventLoop.now + TimeAmount(timeout(of: phase))
        // The one phase that may be shorter than the time between two looks.
        if phase == .linger { schedule(context, at: deadline) }
    }

    /// Counts bytes that were handed to the connection, to see whether its client takes them.
    package func countWritten(_ byteCount: Int) { written += byteCount }

    private func timeout(of phase: Phase) -> Duration {
        switch phase {
        case .head: limits.headTimeout
        case .idle: limits.idleTimeout
        case .body: limits.bodyTimeout
        case .answer: limits.writeTimeout
        case .linger: limits.lingerTimeout
        }
    }

    package func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        if context.channel.isActive { start(context) }
    }

    package func handlerRemoved(context _: ChannelHandlerContext) { stop() }

    package func channelActive(context: ChannelHandlerContext) {
        start(context)
        context.fireChannelActive()
    }

    package func channelInactive(context: ChannelHandlerContext) {
        stop()
        context.fireChannelInactive()
    }

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if phase == .idle { enter(.head) }
        guard phase == .head else { return context.fireChannelRead(data) }
        hasBytes = true
        let bytes = unwrapInboundIn(data)
        reading = bytes
        context.fireChannelRead(data)
        reading = nil
        if phase == .head, !hasLine { hasLine = Self.hasLine(bytes) }
    }

    private func start(_ context: ChannelHandlerContext) {
        enter(.head)
        schedule(context, at: min(deadline, context.eventLoop.now + shortest))
    }

    private func stop() {
        task?.cancel()
        task = nil
        context = nil
        onExpiry = nil
    }

    private func schedule(_ context: ChannelHandlerContext, at time: NIODeadline) {
        task?.cancel()
        task = context.eventLoop.assumeIsolatedUnsafeUnchecked().scheduleTask(deadline: time) {
            self.look()
        }
    }

    private func look() {
        guard let context else { return }
        let now = context.eventLoop.now
        if now >= deadline, !isProgressing(context) {
            deadline = .distantFuture
            task = nil
            if waiting(context) > 0 { return reset(context) }
            guard let onExpiry else { return context.close(promise: nil) }
            onExpiry(phase)
            guard self.context != nil, task == nil else { return }
        }
        schedule(context, at: min(deadline, now + shortest))
    }

    /// Bytes that the system has not taken yet, as the client has not.
    private func waiting(_ context: ChannelHandlerContext) -> Int {
        // A channel that can't tell keeps nothing back.
        (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
    }

    /// Ends a connection without sending what is left.
    ///
    /// The system would otherwise keep it for minutes, for a client that does not take it.
    private func reset(_ context: ChannelHandlerContext) {
        if let socket = context.channel as? any SocketOptionProvider {
            _ = socket.setSoLinger(linger(l_onoff: 1, l_linger: 0))
        }
        context.close(promise: nil)
    }

    /// Whether the client still takes what is sent to it, or nothing is to be taken while an answer is made.
    private func isProgressing(_ context: ChannelHandlerContext) -> Bool {
        guard phase != .linger else { return false }
        let waiting = waiting(context)
        // Heads and frames are not counted, so that they alone make the number smaller, which is no progress.
        let left = written - waiting
        defer { self.left = left }
        let isProgressing = waiting == 0 ? phase == .answer : left > self.left
        if isProgressing { deadline = context.eventLoop.now + TimeAmount(limits.writeTimeout) }
        return isProgressing
    }
}

@available(*, unavailable)
extension ConnectionClock: Sendable {}
