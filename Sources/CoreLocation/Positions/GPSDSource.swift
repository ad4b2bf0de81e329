import Foundation

/// A source that hears positions from gpsd, which serves the receivers of a machine over TCP.
public struct GPSDSource: PositionSource {
    /// The host name or IP address of the machine that runs gpsd.
    public let host: String
    /// The TCP port of gpsd, 2947 by default.
    public let port: Int

    /// Creates a source, which connects when readings are first needed.
    public init(host: String = "127.0.0.1", port: Int = 2947) {
        self.host = host
        self.port = port
    }

    /// True, as far as the receiver has a compass.
    public var tellsHeading: Bool { true }

    /// Connects and watches.
    ///
    /// Fails with a `GPSDError` if gpsd cannot be reached, refuses or goes away.
    public func readings() -> AsyncThrowingStream<PositionReading, any Error> {
        AsyncThrowingStream { continuation in
            let connection = LineConnection()
            let (host, port) = (host, port)
            // Reading blocks: it has a thread of its own, which ends when the connection is closed.
            Thread.detachNewThread {
                do {
                    try connection.open(host: host, port: port)
                    try connection.send("?WATCH={\"enable\":true,\"json\":true};\n")
                    while let line = try connection.line() {
                        for reading in try GPSDReport.readings(line) {
                            continuation.yield(reading)
                        }
                    }
                    continuation.finish(
                        throwing: GPSDError("gpsd at \(host):\(port) closed the connection"))
                } catch {
                    continuation.finish(throwing: error)
                }
                connection.close()
                connection.release()
            }
            continuation.onTermination = { _ in connection.close() }
        }
    }
}
