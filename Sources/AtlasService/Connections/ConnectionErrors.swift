import NIOCore
import NIOHTTP2

/// Ends a connection of HTTP/2 that broke the protocol or one of its limits.
///
/// It stands behind what reads frames, which has told the client by then, and would go on to read what else it sends.
final class ConnectionErrors: ChannelInboundHandler {
    typealias InboundIn = NIOAny

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A request that is wrong costs its own stream alone.
        guard !(error is NIOHTTP2Errors.StreamError) else { return context.fireErrorCaught(error) }
        context.close(promise: nil)
    }
}

@available(*, unavailable)
extension ConnectionErrors: Sendable {}
