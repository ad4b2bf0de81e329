import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// Passes on requests of HTTP/1 that keep the limits, and ends connections in order.
///
/// It stands between the parser of requests and what answers. A request that breaks the protocol or a limit is answered
/// here, after the answers to those before it, and its connection ends.
package final class RequestGate: ChannelDuplexHandler, RemovableChannelHandler {
    package typealias InboundIn = HTTPServerRequestPart
    package typealias InboundOut = HTTPRequestPart
    package typealias OutboundIn = HTTPResponsePart
    package typealias OutboundOut = ByteBuffer

    private let limits: ConnectionLimits
    private let clock: ConnectionClock
    private let isSecure: Bool
    private let immediate: HTTP1Connection.Immediate?

    /// Requests that were let through and not answered to their end.
    private var openRequests = 0
    private var isReadingBody = false
    private var bodyByteCount = 0
    /// Whether the head of the oldest open request's answer was sent.
    private var hasAnswerBegun = false
    /// The version of the newest request; no other follows one of 1.0.
    private var version = HTTPVersion.http1_1
    /// No further request is taken.
    private var isLast = false
    private var refusal: RequestRefusal?
    /// Nothing more is written: the last answer was sent, or a refusal.
    private var hasEnded = false
    private static let date = DateHeader()

    private var encoder = AnswerEncoder()
    /// The promises to fulfill when the channel has taken what the encoder holds.
    private var waiting: [EventLoopPromise<Void>] = []
    /// For each open request whether it asks for the head alone, the oldest first.
    private var asksHead: [Bool] = []

    /// A request without a body that may be answered here, until its end is read.
    private var held: HTTPRequest?
    /// How many requests of one reading were answered here.
    ///
    /// The others of a client that sends many at once go the longer way, on which those of other connections come between.
    private var immediateCount = 0
    private static let mostImmediate = 4
    /// Whether answers made here wait for the end of the reading, to be sent together.
    private var hasUnsent = false

    /// Creates a gate.
    ///
    /// - Parameter immediate: Answers what needs no waiting without handing it on.
    package init(
        _ limits: ConnectionLimits, clock: ConnectionClock, isSecure: Bool,
        immediate: HTTP1Connection.Immediate? = nil
    ) {
        self.immediate = immediate
        self.limits = limits
        self.clock = clock
        self.isSecure = isSecure
    }

    package func handlerAdded(context: ChannelHandlerContext) {
        let context = NIOLoopBound(context, eventLoop: context.eventLoop)
        clock.onExpiry = { [weak self] in self?.expired($0, context.value) }
    }

    package func handlerRemoved(context: ChannelHandlerContext) {
        clock.onExpiry = nil
        takeWaiting()?.fail(ChannelError.ioOnClosedChannel)
    }

    // MARK: Requests

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard refusal == nil else { return }
        switch unwrapInboundIn(data) {
        case .head(let head): read(head, context)
        case .body(let body):
            guard isReadingBody else { return }
            bodyByteCount += body.readableBytes
            guard bodyByteCount <= limits.bodyBytes else { return refuse(.bodyTooLarge, context) }
            handOn(context)
            context.fireChannelRead(wrapInboundOut(.body(body)))
        case .end(let trailers):
            guard isReadingBody else { return }
            isReadingBody = false
            if trailers == nil, answerHeld(context) { return }
            handOn(context)
            clock.enter(openRequests > 0 ? .answer : .idle)
            let fields = trailers.map { HTTPFields($0, splitCookie: false) }
            context.fireChannelRead(wrapInboundOut(.end(fields)))
        }
    }

    private func read(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        guard !isLast else { return }
        if let refusal = RequestRefusal(of: head, limits) { return refuse(refusal, context) }
        // The cause of the fault does not matter: the client is notified of it.
        guard let method = try? HTTPRequest.Method(head.method) else {
            return refuse(.malformed("this is no method"), context)
        }
        openRequests += 1
        asksHead.append(head.method == .HEAD)
        isReadingBody = true
        bodyByteCount = 0
        version = head.version
        isLast = !head.isKeepAlive || head.version == .http1_0
        clock.enter(.body)
        if head.version == .http1_1, openRequests == 1,
            head.headers.first(name: "Expect")?.lowercased() == "100-continue"
        {
            encoder.writeContinue()
            hand(context)
            context.flush()
        }
        let request = HTTPRequest(
            method: method, scheme: isSecure ? "https" : "http",
            authority: head.headers.first(name: "Host"), path: Self.path(of: head.uri),
            headerFields: HTTPFields(head.headers, splitCookie: false))
        if immediate != nil, openRequests == 1, Self.hasNoBody(head) {
            held = request
        } else {
            context.fireChannelRead(wrapInboundOut(.head(request)))
        }
    }

    private static func hasNoBody(_ head: HTTPRequestHead) -> Bool {
        (head.method == .GET || head.method == .HEAD)
            && !head.headers.contains(name: "Content-Length")
            && !head.headers.contains(name: "Transfer-Encoding")
    }

    /// Hands on a request that is not answered here.
    private func handOn(_ context: ChannelHandlerContext) {
        guard let request = held else { return }
        held = nil
        context.fireChannelRead(wrapInboundOut(.head(request)))
    }

    /// Answers the request that was held, if it needs no waiting and the client takes its answers.
    private func answerHeld(_ context: ChannelHandlerContext) -> Bool {
        guard let request = held, immediateCount < Self.mostImmediate, context.channel.isWritable,
            var answer = immediate?(request)
        else { return false }
        // What is encrypted has to pass through the process.
        if isSecure { answer = answer.inMemory }
        if case .pieces = answer.body { return false }
        held = nil
        immediateCount += 1
        clock.enter(.answer)
        hasUnsent = true
        hasAnswerBegun = true
        encoder.write(
            answer.status, answer.headers, byteCount: answer.byteCount, date: Self.date.now,
            isOld: isOldLast,
            isHead: asksHead.first ?? false, closes: isLast && openRequests == 1)
        switch answer.body {
        case .whole(let bytes): write(.body(bytes), context)
        case .part(let part): write(part, context)
        case .pieces: break
        }
        write(.end(nil), context)
        return true
    }

    /// Writes a part of a file as the body of an answer whose head tells its length.
    private func write(_ part: FilePart, _ context: ChannelHandlerContext) {
        clock.countWritten(part.byteCount)
        hand(context)
        let promise = context.eventLoop.makePromise(of: Void.self)
        // The file stays open until it is sent, even if another one has taken its place.
        promise.futureResult.whenComplete { _ in withExtendedLifetime(part) {} }
        context.write(NIOAny(part.region), promise: promise)
    }

    /// The path of a request's address, which a client of a proxy sends with scheme and host (RFC 9112, section 3.2.2).
    package static func path(of address: String) -> String {
        if address.utf8.first == UInt8(ascii: "/") { return address }
        for scheme in ["http://", "https://"] where address.hasPrefix(scheme) {
            let rest = address.dropFirst(scheme.count)
            return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/"
        }
        return address
    }

    package func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? HTTPParserError else { return context.fireErrorCaught(error) }
        refuse(RequestRefusal(error, isFirstLine: clock.isFirstLine), context)
    }

    // MARK: Answers

    package func write(
        context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
    ) {
        guard !hasEnded else {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return
        }
        if let promise { waiting.append(promise) }
        write(unwrapOutboundIn(data), context)
    }

    /// Whether the answer that is written is to a client of version 1.0, which reads no chunks: it ends with the connection.
    private var isOldLast: Bool { isLast && openRequests == 1 && version == .http1_0 }

    private func write(_ part: HTTPResponsePart, _ context: ChannelHandlerContext) {
        switch part {
        case .head(let head):
            if head.status.kind != .informational { hasAnswerBegun = true }
            encoder.write(
                head, isOld: isOldLast, isHead: asksHead.first ?? false,
                closes: isLast && openRequests == 1)
        case .body(let body):
            clock.countWritten(body.readableBytes)
            encoder.write(body) { context.write(wrapOutboundOut($0), promise: nil) }
        case .end(let trailers):
            encoder.writeEnd(trailers)
            openRequests -= 1
            if !asksHead.isEmpty { asksHead.removeFirst() }
            hasAnswerBegun = false
            hand(context)
            if let refusal, openRequests == 0 {
                tell(refusal, context)
            } else if isLast, openRequests == 0 {
                context.flush()
                finish(context)
            } else if openRequests == 0, !isReadingBody {
                clock.enter(.idle)
            }
        }
    }

    package func flush(context: ChannelHandlerContext) {
        hand(context)
        context.flush()
    }

    /// Hands what was written to the channel.
    private func hand(_ context: ChannelHandlerContext) {
        guard let bytes = encoder.take() else {
            // All of it was written before; the promise waits for the rest of the channel.
            guard !waiting.isEmpty else { return }
            context.write(wrapOutboundOut(ByteBuffer()), promise: takeWaiting())
            return
        }
        context.write(wrapOutboundOut(bytes), promise: takeWaiting())
    }

    /// One promise for all that wait; nil if none does.
    private func takeWaiting() -> EventLoopPromise<Void>? {
        guard let first = waiting.first else { return nil }
        for promise in waiting.dropFirst() { first.futureResult.cascade(to: promise) }
        waiting.removeAll(keepingCapacity: true)
        return first
    }

    // MARK: The end

    private func expired(_ phase: ConnectionClock.Phase, _ context: ChannelHandlerContext) {
        switch phase {
        case .head where clock.hasBytes: refuse(.tooSlow, context)
        case .body where openRequests > 0: refuse(.tooSlow, context)
        default: close(context)
        }
    }

    /// Ends the connection after telling why.
    private func refuse(_ refusal: RequestRefusal, _ context: ChannelHandlerContext) {
        guard self.refusal == nil else { return }
        self.refusal = refusal
        // Those before it are answered first; the one whose body is read has no answer but this.
        if isReadingBody {
            isReadingBody = false
            if openRequests == 1 {
                hasAnswerBegun ? close(context) : tell(refusal, context)
            } else {
                close(context)
            }
            context.fireErrorCaught(refusal)
        } else if openRequests == 0 {
            tell(refusal, context)
            context.fireErrorCaught(refusal)
        }
    }

    private func tell(_ refusal: RequestRefusal, _ context: ChannelHandlerContext) {
        hasEnded = true
        var answer = refusal.answer
        answer.head.headerFields[.date] = Self.date.now
        encoder.write(answer.head, isOld: false, isHead: false, closes: true)
        encoder.write(answer.text) { context.write(wrapOutboundOut($0), promise: nil) }
        hand(context)
        context.flush()
        finish(context)
    }

    /// Sends what is left, then ends the connection once the client has read it.
    ///
    /// A system that closes a connection with unread bytes resets it, and the client may lose the answer. So the output
    /// alone is ended, and the rest of the input is thrown away for a moment (RFC 9112, section 9.6).
    private func finish(_ context: ChannelHandlerContext) {
        isLast = true
        hasEnded = true
        clock.enter(.answer)
        let context = NIOLoopBound(context, eventLoop: context.eventLoop)
        let promise = context.value.eventLoop.makePromise(of: Void.self)
        promise.futureResult.assumeIsolated().whenComplete { [self] result in
            guard case .success = result else { return close(context.value) }
            clock.enter(.linger)
        }
        context.value.close(mode: .output, promise: promise)
    }

    private func close(_ context: ChannelHandlerContext) {
        hasEnded = true
        context.close(promise: nil)
    }

    package func close(
        context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?
    ) {
        // What answers is done, but the client may still have to read; the clock ends the connection.
        if hasEnded, context.channel.isActive {
            promise?.succeed()
        } else {
            context.close(mode: mode, promise: promise)
        }
    }

    package func channelReadComplete(context: ChannelHandlerContext) {
        immediateCount = 0
        if hasUnsent {
            hasUnsent = false
            flush(context: context)
        }
        context.fireChannelReadComplete()
        // No handler above reads any more, and the end of the input ends the connection.
        if hasEnded { context.read() }
    }

    package func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard event is ChannelShouldQuiesceEvent else {
            context.fireUserInboundEventTriggered(event)
            return
        }
        isLast = true
        if openRequests == 0 { close(context) }
    }
}

@available(*, unavailable)
extension RequestGate: Sendable {}
