import HTTPTypes
import MapServer
import NIOCore

/// Answers those requests of a connection of HTTP/2 that need no waiting where they are read.
///
/// A client may send a hundred requests at once. Those of one reading beyond a few go the longer way, on which the
/// requests of other connections of the loop come between them.
package final class ImmediateAnswers: ChannelInboundHandler {
    package typealias InboundIn = ByteBuffer

    private let immediate: HTTP1Connection.Immediate
    private static let most = 8
    private var count = 0

    /// - Parameter immediate: Answers the requests of the connection.
    package init(_ immediate: @escaping HTTP1Connection.Immediate) { self.immediate = immediate }

    /// The answer to a request; nil if it has to go the longer way.
    func answer(to request: HTTPRequest) -> ServedAnswer? {
        guard count < Self.most else { return nil }
        count += 1
        return immediate(request)
    }

    package func channelReadComplete(context: ChannelHandlerContext) {
        count = 0
        context.fireChannelReadComplete()
    }
}

@available(*, unavailable)
extension ImmediateAnswers: Sendable {}
