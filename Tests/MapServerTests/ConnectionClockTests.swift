import MapServer
import NIOCore
import NIOEmbedded
import Testing

/// The rules of time, with a clock that the test moves.
@Suite struct ConnectionClockTests {
    /// A connection of which tests say what was sent and taken.
    private final class Connection {
        let channel = EmbeddedChannel()
        let clock: ConnectionClock

        init() throws {
            var limits = ConnectionLimits()
            limits.headTimeout = .seconds(10)
            limits.bodyTimeout = .seconds(20)
            limits.idleTimeout = .seconds(60)
            limits.writeTimeout = .seconds(30)
            limits.lingerTimeout = .seconds(2)
            clock = ConnectionClock(limits)
            try channel.pipeline.syncOperations.addHandler(clock)
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        }

        func isOpen(after seconds: Int64) -> Bool {
            channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
            return channel.isActive
        }

        func receive(_ text: String) throws { try channel.writeInbound(ByteBuffer(string: text)) }

        /// Hands over bytes that the client does not take.
        func send(_ byteCount: Int) {
            clock.countWritten(byteCount)
            channel.write(ByteBuffer(repeating: 0, count: byteCount), promise: nil)
        }
    }

    /// Bytes that come one by one do not make a head's time longer.
    @Test func aHeadHasItsTime() throws {
        let connection = try Connection()
        for _ in 0..<9 {
            try connection.receive("G")
            #expect(connection.isOpen(after: 1))
        }
        try connection.receive("G")
        #expect(!connection.isOpen(after: 1))
    }

    @Test func anIdleConnectionHasItsTimeAndThenAHeadHas() throws {
        let connection = try Connection()
        connection.clock.enter(.idle)
        #expect(connection.isOpen(after: 59))
        try connection.receive("G")
        #expect(connection.isOpen(after: 9))
        #expect(!connection.isOpen(after: 1))
    }

    @Test func anAnswerThatIsBeingMadeHasAnyTime() throws {
        let connection = try Connection()
        connection.clock.enter(.answer)
        #expect(connection.isOpen(after: 100_000))
    }

    @Test func whoTakesNothingIsCut() throws {
        let connection = try Connection()
        connection.clock.enter(.answer)
        connection.send(1000)
        #expect(connection.isOpen(after: 29))
        #expect(!connection.isOpen(after: 31))
    }

    /// Messages that keep a stream alive do not count as taken because they were sent.
    @Test func whoTakesNothingOfAStreamIsCut() throws {
        let connection = try Connection()
        connection.clock.enter(.answer)
        for _ in 0..<4 {
            connection.send(3)
            _ = connection.isOpen(after: 15)
        }
        #expect(!connection.channel.isActive)
    }

    @Test func whoTakesSlowlyIsServed() throws {
        let connection = try Connection()
        connection.clock.enter(.answer)
        for _ in 0..<100 {
            connection.send(1000)
            #expect(connection.isOpen(after: 20))
            connection.channel.flush()
        }
    }

    @Test func aRefusedClientIsListenedToForAMoment() throws {
        let connection = try Connection()
        connection.clock.enter(.linger)
        #expect(connection.isOpen(after: 1))
        #expect(!connection.isOpen(after: 1))
    }
}
