import HTTPTypes
import HummingbirdCore
import MapServer
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPTypes
import Testing

/// Requests that are answered where they are read, among others that take the longer way.
@Suite struct RequestGateTests {
    /// A connection whose paths below `/now` are answered at once.
    private final class Connection {
        let channel = EmbeddedChannel()
        private let above = Above()

        /// What stands behind the gate: it keeps what is handed on.
        final class Above: ChannelInboundHandler {
            typealias InboundIn = HTTPRequestPart
            var paths: [String] = []

            func channelRead(context _: ChannelHandlerContext, data: NIOAny) {
                if case .head(let head) = unwrapInboundIn(data) { paths.append(head.path ?? "") }
            }
        }

        init() throws {
            let limits = ConnectionLimits()
            let pipeline = channel.pipeline.syncOperations
            let clock = ConnectionClock(limits)
            try pipeline.addHandler(clock)
            try pipeline.addHandler(ByteToMessageHandler(HTTPRequestDecoder()))
            try pipeline.addHandler(
                RequestGate(limits, clock: clock, isSecure: false) { request in
                    guard let path = request.path, path.hasPrefix("/now") else { return nil }
                    if path == "/now/pieces" {
                        return ServedAnswer(status: .ok, headers: [:], pieces: .init { _ in })
                    }
                    return ServedAnswer(status: .ok, body: ByteBuffer(string: "told \(path)\n"))
                })
            try pipeline.addHandler(above)
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        }

        var handedOn: [String] { above.paths }

        func ask(_ requests: String...) throws {
            try channel.writeInbound(ByteBuffer(string: requests.joined()))
        }

        /// Answers the oldest request that was handed on.
        func answer(_ text: String) throws {
            let length: HTTPFields = [.contentLength: "\(text.utf8.count)"]
            channel.write(
                HTTPResponsePart.head(.init(status: .ok, headerFields: length)), promise: nil)
            channel.write(HTTPResponsePart.body(ByteBuffer(string: text)), promise: nil)
            channel.writeAndFlush(HTTPResponsePart.end(nil), promise: nil)
        }

        /// All that was sent since the last look, without the dates of answers.
        func sent() throws -> String {
            try sentWithDates().replacing(/Date: [^\r]* GMT\r\n/, with: "")
        }

        func sentWithDates() throws -> String {
            var text = ""
            while let bytes = try channel.readOutbound(as: ByteBuffer.self) {
                text += String(buffer: bytes)
            }
            return text
        }
    }

    private static func get(_ path: String, _ headers: String = "") -> String {
        "GET \(path) HTTP/1.1\r\nHost: a\r\n\(headers)\r\n"
    }

    @Test func whatNeedsNoWaitingIsAnsweredHere() throws {
        let connection = try Connection()
        try connection.ask(Self.get("/now/a"))
        #expect(
            try connection.sent() == "HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\ntold /now/a\n")
        try connection.ask(Self.get("/now/b"))
        #expect(try connection.sent().hasSuffix("told /now/b\n"))
        #expect(connection.handedOn.isEmpty)
    }

    @Test func anAnswerHasItsDate() throws {
        let connection = try Connection()
        try connection.ask(Self.get("/now/a"))
        #expect(
            try connection.sentWithDates().contains(
                /\r\nDate: \w{3}, \d\d \w{3} \d{4} [^\r]* GMT\r\n/))
    }

    @Test func aHeadHasTheLengthAlone() throws {
        let connection = try Connection()
        try connection.ask("HEAD /now/a HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try connection.sent() == "HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n")
    }

    @Test func theRestIsHandedOn() throws {
        let connection = try Connection()
        try connection.ask(Self.get("/later"))
        try connection.answer("x")
        // An answer in pieces waits for its reader.
        try connection.ask(Self.get("/now/pieces"))
        try connection.answer("y")
        try connection.ask(Self.get("/now/body", "Content-Length: 2\r\n") + "ab")
        try connection.answer("z")
        #expect(connection.handedOn == ["/later", "/now/pieces", "/now/body"])
        #expect(try connection.sent().hasSuffix("z"))
    }

    /// Answers leave in the order of their requests, however they come about.
    @Test func nobodyIsOvertaken() throws {
        let connection = try Connection()
        try connection.ask(Self.get("/now/1"), Self.get("/later"), Self.get("/now/2"))
        #expect(connection.handedOn == ["/later", "/now/2"])
        #expect(try connection.sent().hasSuffix("told /now/1\n"))
        try connection.answer("first")
        try connection.answer("second")
        let sent = try connection.sent()
        #expect(
            sent.split(separator: "\r\n\r\n").map { $0.prefix(5) } == ["HTTP/", "first", "secon"])
        try connection.ask(Self.get("/now/3"))
        #expect(try connection.sent().hasSuffix("told /now/3\n"))
    }

    /// Who sends many requests at once does not keep the other connections of the loop waiting.
    @Test func aFloodGoesTheLongerWay() throws {
        let connection = try Connection()
        try connection.ask((0..<100).map { Self.get("/now/\($0)") }.joined())
        let answered = try connection.sent().split(separator: "told").count - 1
        #expect(answered >= 1 && answered <= 8, "\(answered)")
        #expect(connection.handedOn.count == 100 - answered)
        #expect(connection.handedOn.first == "/now/\(answered)")
    }

    @Test func whoTakesNothingGoesTheLongerWay() throws {
        let connection = try Connection()
        connection.channel.isWritable = false
        try connection.ask(Self.get("/now/a"))
        #expect(try connection.sent().isEmpty)
        #expect(connection.handedOn == ["/now/a"])
    }

    @Test func theLastAnswerEndsTheConnection() throws {
        let last = [Self.get("/now/a", "Connection: close\r\n"), "GET /now/a HTTP/1.0\r\n\r\n"]
        for request in last {
            let connection = try Connection()
            try connection.ask(request)
            #expect(try connection.sent().hasSuffix("told /now/a\n"))
            try connection.ask(Self.get("/now/b"))
            #expect(try connection.sent().isEmpty)
            #expect(connection.handedOn.isEmpty)
        }
    }
}
