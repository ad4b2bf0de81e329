import AtlasService
import MapServer
import NIOCore
import NIOEmbedded
import Testing

/// How long the head of a request of HTTP/2 may take, with a clock that the test moves.
@Suite struct HeaderBlockClockTests {
    private static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)
    private static let settings = frame(4, flags: 0, [])

    private static func frame(_ type: UInt8, flags: UInt8, _ content: [UInt8]) -> [UInt8] {
        [0, 0, UInt8(content.count), type, flags, 0, 0, 0, 1] + content
    }

    /// A whole head, of a frame HEADERS with the flag that ends it.
    private static let head = frame(1, flags: 5, [0x82, 0x86])

    private final class Connection {
        let channel = EmbeddedChannel()

        init() throws {
            var limits = ConnectionLimits()
            limits.headTimeout = .seconds(10)
            let clock = ConnectionClock(limits)
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
            try channel.pipeline.syncOperations.addHandler(HeaderBlockClock(limits, clock))
        }

        func receive(_ bytes: [UInt8]) throws { try channel.writeInbound(ByteBuffer(bytes: bytes)) }

        func isOpen(after seconds: Int64) -> Bool {
            channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
            return channel.isActive
        }
    }

    @Test func aClientThatAsksNothingIsLeft() throws {
        let silent = try Connection()
        #expect(silent.isOpen(after: 9))
        #expect(!silent.isOpen(after: 1))
        let polite = try Connection()
        try polite.receive(Self.preface + Self.settings)
        #expect(polite.isOpen(after: 9))
        #expect(!polite.isOpen(after: 1))
    }

    @Test func bytesOneByOneDoNotMakeItLonger() throws {
        let connection = try Connection()
        try connection.receive(Self.preface + Self.settings + Self.head)
        #expect(connection.isOpen(after: 100))
        for byte in Self.head.prefix(10) {
            try connection.receive([byte])
            #expect(connection.isOpen(after: 0))
            _ = connection.isOpen(after: 1)
        }
        #expect(!connection.isOpen(after: 0))
    }

    @Test func aHeadThatIsNeverEndedIsLeft() throws {
        let connection = try Connection()
        try connection.receive(Self.preface + Self.settings + Self.head)
        #expect(connection.isOpen(after: 100))
        try connection.receive(Self.frame(1, flags: 0, [0x82]))
        for _ in 0..<4 {
            #expect(connection.isOpen(after: 2))
            try connection.receive(Self.frame(9, flags: 0, [0x86]))
        }
        #expect(!connection.isOpen(after: 2))
    }

    @Test func headsInPiecesAreFollowedAndDataTakeTheirTime() throws {
        let connection = try Connection()
        for byte in Self.preface + Self.settings + Self.head { try connection.receive([byte]) }
        #expect(connection.isOpen(after: 100))
        // The first half of a frame of data: its time is that of the body.
        try connection.receive(Array(Self.frame(0, flags: 0, [1, 2, 3, 4]).dropLast(2)))
        #expect(connection.isOpen(after: 100))
        try connection.receive([3, 4])
        // A head within its time, and one that begins before that of the one before has run out.
        try connection.receive(Array(Self.head.dropLast()))
        #expect(connection.isOpen(after: 9))
        try connection.receive(Array(Self.head.suffix(1) + Self.head.dropLast()))
        #expect(connection.isOpen(after: 9))
        try connection.receive(Array(Self.head.suffix(1)))
        #expect(connection.isOpen(after: 100))
    }
}
