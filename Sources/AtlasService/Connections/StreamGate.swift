import HTTPTypes
import MapServer
import NIOCore
import NIOHTTP2
import NIOHTTPTypes
import NIOHTTPTypesHTTP2

/// Passes on a request of HTTP/2 that keeps the limits, and refuses others.
///
/// It stands in the channel of one stream, between what reads frames and what answers. A request that breaks a limit is
/// answered here, and its stream ends; the connection and its other streams go on.
package final class StreamGate: ChannelDuplexHandler, RemovableChannelHandler {
    package typealias InboundIn = HTTPRequestPart
    package typealias InboundOut = HTTPRequestPart
    package typealias OutboundIn = HTTPResponsePart
    package typealias OutboundOut = HTTPResponsePart

    private let limits: ConnectionLimits
    private var isReadingBody = false
    private var bodyByteCount = 0
    private var hasAnswerBegun = false
    /// The request was refused: what else comes of it is thrown away.
    private var isRefused = false
    private var bodyTask: Scheduled<Void>?
    /// Ends the stream of a refused request whose rest still comes.
    private var lingerTask: Scheduled<Void>?

    /// Bytes of the answer that its client has not let through yet.
    private var waitingByteCount = 0
    /// How many parts of the answer were let through.
    private var sentCount = 0
    private var writeTask: Scheduled<Void>?
    private static let pieceByteCount = 16 << 10
    private static let date = DateHeader()

    private let immediate: ImmediateAnswers?
    /// A request without a body that may be answered here, until its end is read.
    private var held: HTTPRequest?
    /// The request was answered here: the stream ends when its client has the answer.
    private var isAnswered = false

    /// Creates a gate.
    ///
    /// - Parameter immediate: Answers what needs no waiting without handing it on.
    package init(_ limits: ConnectionLimits, immediate: ImmediateAnswers? = nil) {
        self.limits = limits
        self.immediate = immediate
    }

    package func handlerRemoved(context _: ChannelHandlerContext) { stop() }

    package func channelInactive(context: ChannelHandlerContext) {
        stop()
        context.fireChannelInactive()
    }

    private func stop() {
        for task in [bodyTask, writeTask, lingerTask] { task?.cancel() }
        (bodyTask, writeTask, lingerTask) = (nil, nil, nil)
    }

    // MARK: The request

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let part = unwrapInboundIn(data)
        guard !isRefused else {
            // What else comes is thrown away; its end is the end of the stream.
            if case .end = part { stop() }
            return
        }
        switch part {
        case .head(var head):
            isReadingBody = true
            if let refusal = RequestRefusal(of: head, limits) { return refuse(refusal, context) }
            if head.authority == nil { head.authority = head.headerFields[.host] }
            if immediate != nil, head.method == .get, !head.headerFields.contains(.contentLength) {
                held = head
            } else {
                context.fireChannelRead(wrapInboundOut(.head(head)))
            }
        case .body(let body):
            bodyByteCount += body.readableBytes
            guard bodyByteCount <= limits.bodyBytes else { return refuse(.bodyTooLarge, context) }
            handOn(context)
            context.fireChannelRead(data)
        case .end(let trailers):
            isReadingBody = false
            bodyTask?.cancel()
            bodyTask = nil
            if trailers == nil, answerHeld(context) { return }
            handOn(context)
            context.fireChannelRead(data)
        }
    }

    /// Hands on a request that is not answered here.
    private func handOn(_ context: ChannelHandlerContext) {
        guard let request = held else { return }
        held = nil
        context.fireChannelRead(wrapInboundOut(.head(request)))
    }

    /// Answers the request that was held, if it needs no waiting.
    private func answerHeld(_ context: ChannelHandlerContext) -> Bool {
        guard let request = held, context.channel.isWritable,
            var answer = immediate?.answer(to: request)?.inMemory,
            case .whole(let bytes) = answer.body
        else { return false }
        answer.headers[.date] = Self.date.now
        held = nil
        isAnswered = true
        write(.head(answer.head), nil, context)
        if bytes.readableBytes > 0 { write(.body(bytes), nil, context) }
        write(.end(nil), nil, context)
        flush(context: context)
        return true
    }

    package func channelReadComplete(context: ChannelHandlerContext) {
        if isReadingBody, !isRefused, bodyTask == nil {
            let loop = context.eventLoop.assumeIsolatedUnsafeUnchecked()
            bodyTask = loop.scheduleTask(in: TimeAmount(limits.bodyTimeout)) {
                self.bodyTask = nil
                if self.isReadingBody { self.refuse(.tooSlow, context) }
            }
        }
        context.fireChannelReadComplete()
    }

    /// Tells why a request goes no further, and ends the stream once its client has read it.
    ///
    /// A client may throw away the answer of a stream that is reset (RFC 9113, section 8.1, asks it not to), so that the
    /// rest of the request is thrown away here for a moment first.
    private func refuse(_ refusal: RequestRefusal, _ context: ChannelHandlerContext) {
        isRefused = true
        stop()
        guard !hasAnswerBegun else { return context.close(promise: nil) }
        let (head, text) = refusal.answer
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(text)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        let loop = context.eventLoop.assumeIsolatedUnsafeUnchecked()
        lingerTask = loop.scheduleTask(in: TimeAmount(limits.lingerTimeout)) {
            self.lingerTask = nil
            context.triggerUserOutboundEvent(
                NIOHTTP2FramePayloadToHTTPEvent.reset(code: .noError), promise: nil)
        }
        // Resumes the task that waits for the body.
        context.fireErrorCaught(refusal)
    }

    package func close(
        context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?
    ) {
        // What answers is done, but the client may still have to read.
        if lingerTask != nil || isAnswered {
            promise?.succeed()
        } else {
            context.close(mode: mode, promise: promise)
        }
    }

    // MARK: The answer

    package func write(
        context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
    ) {
        guard !isRefused else {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return
        }
        write(unwrapOutboundIn(data), promise, context)
    }

    private func write(
        _ part: HTTPResponsePart, _ promise: EventLoopPromise<Void>?,
        _ context: ChannelHandlerContext
    ) {
        switch part {
        case .head(var head):
            if head.status.kind != .informational { hasAnswerBegun = true }
            // An answer that can't have a body has no length of it (RFC 9110, section 8.6).
            if head.status == .noContent || head.status == .notModified {
                head.headerFields[.contentLength] = nil
            }
            context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .body(var body):
            // In pieces, so that a slow client can be distinguished from one that reads nothing.
            while body.readableBytes > Self.pieceByteCount,
                let piece = body.readSlice(length: Self.pieceByteCount)
            {
                write(piece, nil, context)
            }
            write(body, promise, context)
        case .end: context.write(wrapOutboundOut(part), promise: promise)
        }
    }

    private func write(
        _ body: ByteBuffer, _ promise: EventLoopPromise<Void>?, _ context: ChannelHandlerContext
    ) {
        let promise = promise ?? context.eventLoop.makePromise(of: Void.self)
        let count = body.readableBytes
        waitingByteCount += count
        promise.futureResult.assumeIsolatedUnsafeUnchecked().whenComplete { _ in
            self.waitingByteCount -= count
            self.sentCount += 1
        }
        context.write(wrapOutboundOut(.body(body)), promise: promise)
    }

    package func flush(context: ChannelHandlerContext) {
        context.flush()
        if waitingByteCount > 0, writeTask == nil { watchWriting(context) }
    }

    /// Ends the stream of a client that lets nothing through for too long.
    ///
    /// The connection's clock does not see it: what a client's window holds back has not come to the system.
    private func watchWriting(_ context: ChannelHandlerContext) {
        let before = sentCount
        let loop = context.eventLoop.assumeIsolatedUnsafeUnchecked()
        writeTask = loop.scheduleTask(in: TimeAmount(limits.writeTimeout)) {
            self.writeTask = nil
            guard self.waitingByteCount > 0 else { return }
            guard self.sentCount == before else { return self.watchWriting(context) }
            context.close(promise: nil)
        }
    }
}

@available(*, unavailable)
extension StreamGate: Sendable {}

extension RequestRefusal {
    /// Checks the head of a request of HTTP/2; that it is well formed was checked where it was read.
    ///
    /// - Returns: nil if the request may go on.
    init?(of head: HTTPRequest, _ limits: ConnectionLimits) {
        let path = head.path?.utf8.count ?? 0
        var byteCount = path + (head.authority?.utf8.count ?? 0)
        for field in head.headerFields {
            byteCount += field.name.rawName.utf8.count + field.value.utf8.count + 4
        }
        if byteCount > limits.headBytes {
            self = path > limits.headBytes / 2 ? .addressTooLong : .headTooLarge
        } else if head.headerFields.count > limits.headFields {
            self = .headTooLarge
        } else if head.authority == nil, !head.headerFields.contains(.host) {
            self = .malformed("the authority of the address has to be there")
        } else if let length = head.headerFields[.contentLength],
            Int(length) ?? 0 > limits.bodyBytes
        {
            self = .bodyTooLarge
        } else {
            return nil
        }
    }
}

extension HTTPField.Name {
    /// What HTTP/1 calls the authority; HTTPTypes keeps it out of its names.
    fileprivate static var host: HTTPField.Name {
        guard let name = HTTPField.Name("Host") else { preconditionFailure("a header's name") }
        return name
    }
}
