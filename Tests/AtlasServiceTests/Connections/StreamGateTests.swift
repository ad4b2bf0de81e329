import AtlasService
import HTTPTypes
import MapServer
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import NIOHTTPTypesHTTP2
import Testing

/// The limits of one request of HTTP/2, with a clock that the test moves.
@Suite struct StreamGateTests {
    /// A stream of which tests say what was sent and taken.
    private final class Stream {
        let channel = EmbeddedChannel()
        let resets = Resets()

        init(immediate: ImmediateAnswers? = nil) throws {
            var limits = ConnectionLimits()
            limits.bodyTimeout = .seconds(20)
            limits.writeTimeout = .seconds(30)
            limits.headBytes = 2000
            limits.headFields = 10
            limits.bodyBytes = 100
            try channel.pipeline.syncOperations.addHandlers(
                resets, StreamGate(limits, immediate: immediate))
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        }

        func receive(_ part: HTTPRequestPart) {
            // The gate tells whoever answers that a request was refused; here nobody listens.
            _ = try? channel.writeInbound(part)
        }

        func pass(_ seconds: Int64) {
            channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
        }

        /// The statuses that were answered.
        func statuses() throws -> [Int] {
            var statuses: [Int] = []
            while let part = try channel.readOutbound(as: HTTPResponsePart.self) {
                if case .head(let head) = part { statuses.append(head.status.code) }
            }
            return statuses
        }

        /// How many parts of the request came through.
        func partCount() throws -> Int {
            var count = 0
            while try channel.readInbound(as: HTTPRequestPart.self) != nil { count += 1 }
            return count
        }
    }

    /// Stands where frames are written: counts ends of streams, and keeps what is sent until it is let through.
    private final class Resets: ChannelOutboundHandler {
        typealias OutboundIn = HTTPResponsePart
        var count = 0
        var holds = false
        var held: [EventLoopPromise<Void>] = []

        func triggerUserOutboundEvent(
            context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?
        ) {
            if event is NIOHTTP2FramePayloadToHTTPEvent { count += 1 }
            promise?.succeed()
        }

        func write(
            context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
        ) {
            guard holds else { return context.write(data, promise: promise) }
            if let promise { held.append(promise) }
        }
    }

    private static func head(
        _ path: String = "/", _ method: HTTPRequest.Method = .get, _ fields: HTTPFields = [:],
        authority: String? = "a"
    ) -> HTTPRequestPart {
        .head(
            HTTPRequest(
                method: method, scheme: "https", authority: authority, path: path,
                headerFields: fields))
    }

    @Test func aRequestGoesThrough() throws {
        let stream = try Stream()
        stream.receive(Self.head("/", .post))
        stream.receive(.body(ByteBuffer(repeating: 1, count: 100)))
        stream.receive(.end(nil))
        #expect(try stream.partCount() == 3)
        stream.pass(1000)
        #expect(stream.channel.isActive)
        #expect(stream.resets.count == 0)
    }

    /// Answers paths below `/now`.
    private static func answers() -> ImmediateAnswers {
        ImmediateAnswers { request in
            guard let path = request.path, path.hasPrefix("/now") else { return nil }
            let length = path.hasSuffix("large") ? 100_000 : path.utf8.count
            return ServedAnswer(status: .ok, body: ByteBuffer(repeating: 120, count: length))
        }
    }

    @Test func whatNeedsNoWaitingIsAnsweredHere() throws {
        let stream = try Stream(immediate: Self.answers())
        stream.receive(Self.head("/now/large"))
        #expect(try stream.partCount() == 0)
        stream.receive(.end(nil))
        var bytes = 0
        var hasEnded = false
        while let part = try stream.channel.readOutbound(as: HTTPResponsePart.self) {
            switch part {
            case .head(let head): #expect(head.headerFields[.contentLength] == "100000")
            case .body(let body): bytes += body.readableBytes
            case .end: hasEnded = true
            }
        }
        #expect(bytes == 100_000 && hasEnded)
        #expect(try stream.partCount() == 0)
        // Whoever answers the others finds none, and ends; the client may still be reading.
        stream.channel.close(promise: nil)
        #expect(stream.channel.isActive)
    }

    @Test func theRestIsHandedOn() throws {
        let length: HTTPFields = [.contentLength: "2"]
        for head in [
            Self.head("/later"), Self.head("/now", .post), Self.head("/now", .head),
            Self.head("/now", .get, length),
        ] {
            let stream = try Stream(immediate: Self.answers())
            stream.receive(head)
            stream.receive(.end(nil))
            #expect(try stream.partCount() == 2)
            #expect(try stream.statuses().isEmpty)
        }
        let body = try Stream(immediate: Self.answers())
        body.receive(Self.head("/now"))
        body.receive(.body(ByteBuffer(string: "ab")))
        body.receive(.end(nil))
        #expect(try body.partCount() == 3)
    }

    /// Who sends many requests at once does not keep the other connections of the loop waiting.
    @Test func aFloodOfStreamsGoesTheLongerWay() throws {
        let answers = Self.answers()
        let streams = try (0..<100).map { _ in
            let stream = try Stream(immediate: answers)
            stream.receive(Self.head("/now"))
            stream.receive(.end(nil))
            return try stream.statuses().count
        }
        let answered = streams.reduce(0, +)
        #expect(1...16 ~= answered)
        #expect(streams.prefix(answered).allSatisfy { $0 == 1 })
    }

    @Test func headsAreLimited() throws {
        let long = String(repeating: "x", count: 2000)
        let many = HTTPFields(
            (0..<11).compactMap { HTTPField.Name("x-\($0)").map { HTTPField(name: $0, value: "") } }
        )
        for (head, status) in [
            (Self.head("/" + long), 414), (Self.head("/", .get, [.cookie: long]), 431),
            (Self.head("/", .get, many), 431), (Self.head("/", authority: nil), 400),
            (Self.head("/", .post, [.contentLength: "101"]), 413),
        ] {
            let stream = try Stream()
            stream.receive(head)
            #expect(try stream.statuses() == [status])
            #expect(try stream.partCount() == 0)
            // The client has a moment to read it.
            #expect(stream.resets.count == 0)
            stream.pass(2)
            #expect(stream.resets.count == 1)
        }
    }

    @Test func aBodyIsLimitedInBytesAndTime() throws {
        let large = try Stream()
        large.receive(Self.head("/", .post))
        large.receive(.body(ByteBuffer(repeating: 1, count: 60)))
        #expect(try large.statuses() == [])
        large.receive(.body(ByteBuffer(repeating: 1, count: 60)))
        #expect(try large.statuses() == [413])
        // Its end comes within the moment that it has.
        large.receive(.end(nil))
        large.pass(10)
        #expect(large.resets.count == 0)
        let slow = try Stream()
        slow.receive(Self.head("/", .post))
        for _ in 0..<3 {
            slow.pass(6)
            slow.receive(.body(ByteBuffer(repeating: 1, count: 1)))
            #expect(try slow.statuses() == [])
        }
        slow.pass(2)
        #expect(try slow.statuses() == [408])
    }

    /// The connection does not see what the window of a stream holds back.
    @Test func aClientThatTakesNothingIsLeft() throws {
        let stream = try Stream()
        stream.receive(Self.head())
        stream.receive(.end(nil))
        stream.resets.holds = true
        stream.channel.write(HTTPResponsePart.head(HTTPResponse(status: .ok)), promise: nil)
        let part = HTTPResponsePart.body(ByteBuffer(repeating: 1, count: 40 << 10))
        stream.channel.writeAndFlush(part, promise: nil)
        // Three pieces, one of which is taken in time.
        #expect(stream.resets.held.count == 3)
        stream.pass(29)
        stream.resets.held[0].succeed()
        stream.pass(30)
        #expect(stream.channel.isActive)
        stream.pass(31)
        #expect(!stream.channel.isActive)
        for promise in stream.resets.held.dropFirst() { promise.fail(ChannelError.eof) }
    }
}
