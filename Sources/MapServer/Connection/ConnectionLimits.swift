/// The limits of one client: time, bytes and connections.
///
/// Every limit holds for each connection on its own, so that a client that is slow, silent or malicious costs itself
/// its connection and nobody else theirs.
package struct ConnectionLimits: Equatable, Sendable {
    /// The maximum number of connections at once; further ones are answered 503 and closed.
    package var connections = 8192
    /// The maximum number of connections at once from one address; further ones are answered 503 and closed.
    ///
    /// 0: any number.
    package var connectionsPerAddress = 0

    /// The time limit for the head of a request from its first byte, and for the TLS handshake
    /// before it.
    package var headTimeout: Duration = .seconds(10)
    /// The time limit for the body of a request, from the end of the head.
    package var bodyTimeout: Duration = .seconds(60)
    /// The time that a connection may stay open without a request.
    package var idleTimeout: Duration = .seconds(60)
    /// The time that a client may take nothing of what is sent to it.
    ///
    /// Looked at once in this time, so that a client that stops to read is cut off after one to two times of it.
    package var writeTimeout: Duration = .seconds(30)
    /// The time that a refused client is listened to, so that it can read the answer.
    package var lingerTimeout: Duration = .seconds(2)

    /// The maximum number of bytes of a request's first line and headers together.
    package var headBytes = 32 << 10
    /// The maximum number of headers of a request.
    package var headFields = 100
    /// The maximum number of bytes of a body, on any path.
    package var bodyBytes = 16 << 20

    /// Creates the limits of a public server.
    package init() {}
}
