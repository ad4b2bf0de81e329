import NIOCore
import Synchronization

/// Counts open connections, in all and by address.
package final class ConnectionCount: Sendable {
    private struct State {
        var total = 0
        var byAddress: [String: Int] = [:]
    }

    private let limits: ConnectionLimits
    private let state = Mutex(State())

    /// Creates a count for one server.
    package init(_ limits: ConnectionLimits) { self.limits = limits }

    /// The number of connections that are open.
    package var open: Int { state.withLock { $0.total } }

    /// Counts a connection until it is closed.
    ///
    /// - Returns: Whether there is room for it; it is not counted if not.
    package func admit(_ channel: any Channel) -> Bool {
        let address = limits.connectionsPerAddress > 0 ? channel.remoteAddress?.ipAddress : nil
        let isAdmitted = state.withLock { state in
            guard state.total < limits.connections else { return false }
            if let address {
                guard state.byAddress[address, default: 0] < limits.connectionsPerAddress else {
                    return false
                }
                state.byAddress[address, default: 0] += 1
            }
            state.total += 1
            return true
        }
        guard isAdmitted else { return false }
        channel.closeFuture.whenComplete { _ in
            self.state.withLock { state in
                state.total -= 1
                guard let address, let count = state.byAddress[address] else { return }
                state.byAddress[address] = count > 1 ? count - 1 : nil
            }
        }
        return true
    }
}

/// Answers a connection for which there is no room, and closes it.
package final class FullServerAnswer: ChannelInboundHandler {
    package typealias InboundIn = ByteBuffer
    package typealias OutboundOut = ByteBuffer

    private static let answer = ByteBuffer(
        string: "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nConnection: close\r\n"
            + "Content-Length: 0\r\n\r\n")

    /// A client that has not agreed on keys yet can't be told anything.
    private let isSecure: Bool

    package init(isSecure: Bool) { self.isSecure = isSecure }

    package func handlerAdded(context: ChannelHandlerContext) {
        if context.channel.isActive { tell(context) }
    }

    package func channelActive(context: ChannelHandlerContext) {
        tell(context)
        context.fireChannelActive()
    }

    private func tell(_ context: ChannelHandlerContext) {
        if !isSecure { context.writeAndFlush(wrapOutboundOut(Self.answer), promise: nil) }
        context.close(promise: nil)
    }

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // The value is not used.
    }
}

@available(*, unavailable)
extension FullServerAnswer: Sendable {}
