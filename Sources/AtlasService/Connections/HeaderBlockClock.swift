import MapServer
import NIOCore

/// Closes a connection of HTTP/2 whose client takes too long to send a request's head.
///
/// It stands between TLS and what reads frames, and sees where frames begin and end (RFC 9113, section 4.1). From the
/// first byte of a head, which is a frame HEADERS and those that continue it, to its last there is as much time as an
/// HTTP/1 head has; so there is from the agreement on the protocol to the end of the first head. Data have the time of
/// their stream's body.
package final class HeaderBlockClock: ChannelDuplexHandler, RemovableChannelHandler {
    package typealias InboundIn = ByteBuffer
    package typealias OutboundIn = ByteBuffer
    package typealias OutboundOut = ByteBuffer

    private enum FrameType {
        static let data: UInt8 = 0
        static let headers: UInt8 = 1
        static let continuation: UInt8 = 9
    }

    private static let endHeaders: UInt8 = 4
    /// "PRI * HTTP/2.0", which no frame begins.
    private static let prefaceLength = 24
    private static let frameHeadLength = 9

    private let timeout: TimeAmount
    private let clock: ConnectionClock

    /// Bytes that are left of the preface or a frame's content.
    private var left = prefaceLength
    /// What has come of a frame's own nine bytes.
    private var head: [UInt8] = []
    /// Whether the frame that is read, or was read last, holds data.
    private var isData = false
    /// Whether a head was begun and not ended; true from the start to the end of the first one.
    private var isInHeaders = true
    /// Since when a head, or a frame that is no data, has been on its way.
    private var start: NIODeadline?
    private var task: Scheduled<Void>?
    private var context: ChannelHandlerContext?

    package init(_ limits: ConnectionLimits, _ clock: ConnectionClock) {
        timeout = TimeAmount(limits.headTimeout)
        self.clock = clock
        head.reserveCapacity(Self.frameHeadLength)
    }

    package func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        watch(context)
    }

    package func handlerRemoved(context _: ChannelHandlerContext) { stop() }

    package func channelInactive(context: ChannelHandlerContext) {
        stop()
        context.fireChannelInactive()
    }

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        follow(unwrapInboundIn(data).readableBytesView)
        if isInHeaders || !isData && (left > 0 || !head.isEmpty) { watch(context) }
        context.fireChannelRead(data)
    }

    package func write(
        context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
    ) {
        clock.countWritten(unwrapOutboundIn(data).readableBytes)
        context.write(data, promise: promise)
    }

    private func follow(_ bytes: ByteBufferView) {
        var rest = bytes[...]
        while !rest.isEmpty {
            if left > 0 {
                let taken = min(left, rest.count)
                left -= taken
                rest = rest.dropFirst(taken)
            } else {
                let taken = rest.prefix(Self.frameHeadLength - head.count)
                head += taken
                rest = rest.dropFirst(taken.count)
                guard head.count == Self.frameHeadLength else { return }
                begin()
            }
            if left == 0, !isInHeaders {
                start = nil
                isData = false
            }
        }
    }

    /// Reads a frame's own bytes: length, type and flags.
    private func begin() {
        left = Int(head[0]) << 16 | Int(head[1]) << 8 | Int(head[2])
        isData = head[3] == FrameType.data
        if head[3] == FrameType.headers || head[3] == FrameType.continuation {
            isInHeaders = head[4] & Self.endHeaders == 0
        }
        // The time of data is their stream's.
        if isData { start = nil }
        head.removeAll(keepingCapacity: true)
    }

    private func watch(_ context: ChannelHandlerContext) {
        let now = context.eventLoop.now
        let start = start ?? now
        self.start = start
        guard task == nil else { return }
        task = context.eventLoop.assumeIsolatedUnsafeUnchecked().scheduleTask(
            deadline: start + timeout
        ) { self.look() }
    }

    private func look() {
        task = nil
        guard let context, let start else { return }
        guard start + timeout > context.eventLoop.now else { return context.close(promise: nil) }
        watch(context)
    }

    private func stop() {
        task?.cancel()
        task = nil
        context = nil
    }
}

@available(*, unavailable)
extension HeaderBlockClock: Sendable {}
