import NIOCore
import NIOPosix

/// A connection whose bytes a test writes and reads itself.
struct RawConnection {
    private let channel: NIOAsyncChannel<ByteBuffer, ByteBuffer>

    /// Connects to a server on this machine.
    ///
    /// - Parameter window: How many bytes the system takes before anybody reads them; nil: as it likes.
    init(port: Int, window: Int? = nil) async throws {
        var bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelOption(.allowRemoteHalfClosure, value: true)
        if let window {
            bootstrap = bootstrap.channelOption(.socketOption(.so_rcvbuf), value: window)
        }
        channel =
            try await bootstrap
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel(wrappingChannelSynchronously: channel)
                }
            }
    }

    /// Sends bytes; that the server has closed meanwhile is no error here.
    func send(_ text: String) async {
        // What the server says tells the test more than that it no longer listens.
        try? await channel.channel.writeAndFlush(ByteBuffer(string: text)).get()
    }

    /// Sends bytes, reads next to nothing, and waits until the server ends the connection.
    func sendWithoutReading(_ text: String) async throws {
        channel.channel.writeAndFlush(ByteBuffer(string: text), promise: nil)
        // What is read by itself is a few pieces only, until somebody takes them.
        try await channel.channel.closeFuture.get()
        // Closed already; this says so to the channel's other half.
        _ = try? await readToEnd()
    }

    /// Reads text until the server ends the connection.
    func readToEnd() async throws -> String {
        String(decoding: try await readBytesToEnd(), as: UTF8.self)
    }

    /// Reads until the server ends the connection.
    func readBytesToEnd() async throws -> [UInt8] {
        try await channel.executeThenClose { inbound, _ in
            var bytes: [UInt8] = []
            do {
                for try await part in inbound { bytes += part.readableBytesView }
            } catch is IOError {
                // The server has reset the connection.
            }
            return bytes
        }
    }

    /// Sends bytes and reads until the server ends the connection.
    static func ask(_ port: Int, _ text: String) async throws -> String {
        let connection = try await RawConnection(port: port)
        await connection.send(text)
        return try await connection.readToEnd()
    }
}
