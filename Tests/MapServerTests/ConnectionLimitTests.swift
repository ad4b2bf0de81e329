import Foundation
import MapServer
import NIOCore
import Testing

/// Clients that want more than their share, at real sockets.
///
/// The timeouts are short; what is waited for is the server's end of each connection.
@Suite(.serialized) struct ConnectionLimitTests {
    private static let head = "GET /health HTTP/1.1\r\nHost: a\r\n"
    private static let closing = head + "Connection: close\r\n\r\n"

    /// Opens connections that send `text` at once, and reads each to its end while others are served.
    private func flood(
        _ count: Int, _ limits: ConnectionLimits, _ text: String
    ) async throws -> [String] {
        let test = try TestServer()
        return try await test.listen(limits) { port in
            try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<count {
                    group.addTask { try await RawConnection.ask(port, text) }
                }
                // Meanwhile everybody else is answered; on a busy machine somebody may be too slow to ask in time.
                var other = ""
                for _ in 0..<20 where !other.hasPrefix("HTTP/1.1 200 ") {
                    other = try await RawConnection.ask(port, Self.closing)
                }
                #expect(other.hasPrefix("HTTP/1.1 200 "), "\(other)")
                return try await group.reduce(into: []) { $0.append($1) }
            }
        }
    }

    private var quick: ConnectionLimits {
        var limits = ConnectionLimits()
        limits.headTimeout = .milliseconds(500)
        limits.bodyTimeout = .milliseconds(500)
        limits.idleTimeout = .milliseconds(500)
        limits.writeTimeout = .milliseconds(500)
        limits.lingerTimeout = .milliseconds(500)
        return limits
    }

    @Test func headsThatNeverEndAreCut() async throws {
        let answers = try await flood(300, quick, Self.head + "X-Slow: ")
        #expect(answers.count == 300)
        // On a busy machine some have not begun their head in time, and hear nothing.
        #expect(answers.allSatisfy { $0.isEmpty || $0.hasPrefix("HTTP/1.1 408 ") })
        #expect(answers.contains { !$0.isEmpty })
    }

    @Test func bodiesThatNeverEndAreCut() async throws {
        let answers = try await flood(
            300, quick, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhel")
        #expect(answers.count == 300)
        // The page has no POST: it may be answered before the body has come, and is cut then all the same.
        #expect(
            answers.allSatisfy {
                // On a busy machine some are not read in time, and hear nothing.
                $0.isEmpty || $0.hasPrefix("HTTP/1.1 405 ") || $0.hasPrefix("HTTP/1.1 408 ")
            })
        #expect(answers.contains { !$0.isEmpty })
    }

    @Test func silentConnectionsAreCut() async throws {
        #expect(try await flood(300, quick, "").allSatisfy(\.isEmpty))
    }

    @Test func idleConnectionsAreCut() async throws {
        let answers = try await flood(300, quick, Self.head + "\r\n")
        #expect(answers.count == 300)
        #expect(answers.allSatisfy { $0.hasPrefix("HTTP/1.1 200 ") && !$0.contains("408") })
    }

    @Test func whoReadsNothingIsCut() async throws {
        try await TestServer().listen(quick) { port in
            let asked = String(repeating: Self.head + "\r\n", count: 6000)
            try await RawConnection(port: port, window: 4096).sendWithoutReading(asked)
        }
    }

    @Test func headsAreBounded() async throws {
        let long = String(repeating: "a", count: 40 << 10)
        let many = (0..<200).map { "X-\($0): a\r\n" }.joined()
        let statuses = try await TestServer().listen { port in
            var statuses: [Substring] = []
            for request in [
                "GET /\(long) HTTP/1.1\r\nHost: a\r\n\r\n", Self.head + "X: \(long)\r\n\r\n",
                "GET /\(long)\(long)\(long)", Self.head + "X: \(long)\(long)\(long)",
                Self.head + many + "\r\n",
            ] {
                let answer = try await RawConnection.ask(port, request)
                statuses.append(answer.dropFirst("HTTP/1.1 ".count).prefix(3))
            }
            return statuses
        }
        #expect(statuses == ["414", "431", "414", "431", "431"])
    }

    @Test func bodiesAreBounded() async throws {
        var limits = quick
        limits.bodyBytes = 1000
        let (whole, chunked) = try await TestServer().listen(limits) { port in
            let body = String(repeating: "a", count: 100_000)
            return (
                try await RawConnection.ask(
                    port, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n" + body),
                try await RawConnection.ask(
                    port,
                    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n186A0\r\n"
                        + body)
            )
        }
        #expect(whole.hasPrefix("HTTP/1.1 413 "))
        #expect(chunked.hasPrefix("HTTP/1.1 413 ") || chunked.hasPrefix("HTTP/1.1 405 "))
    }

    @Test func connectionsAreBounded() async throws {
        var limits = ConnectionLimits()
        limits.connections = 3
        let answers = try await oneTooMany(4, limits)
        #expect(answers[0].hasPrefix("HTTP/1.1 503 "))
        #expect(answers[0].contains("Retry-After: 1"))
        #expect(answers.dropFirst().allSatisfy { $0.hasPrefix("HTTP/1.1 200 ") })
    }

    @Test func connectionsOfOneAddressAreBounded() async throws {
        var limits = ConnectionLimits()
        limits.connectionsPerAddress = 1
        let answers = try await oneTooMany(2, limits)
        #expect(answers[0].hasPrefix("HTTP/1.1 503 "))
        #expect(answers[1].hasPrefix("HTTP/1.1 200 "))
    }

    /// Opens connections that say nothing until one of them, whichever is counted last, has been refused.
    ///
    /// - Returns: The answers, the refused one's first.
    private func oneTooMany(_ count: Int, _ limits: ConnectionLimits) async throws -> [String] {
        try await TestServer().listen(limits) { port in
            var open: [RawConnection] = []
            for _ in 0..<count { open.append(try await RawConnection(port: port)) }
            return try await withThrowingTaskGroup(of: (index: Int, text: String).self) { group in
                for (index, connection) in open.enumerated() {
                    group.addTask { (index, try await connection.readToEnd()) }
                }
                let refused = try #require(try await group.next())
                for (index, connection) in open.enumerated() where index != refused.index {
                    await connection.send(Self.closing)
                }
                return try await group.reduce(into: [refused.text]) { $0.append($1.text) }
            }
        }
    }
}
