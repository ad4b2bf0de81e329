import Foundation
import MapServer
import Testing

/// What is answered to bytes that no well-meaning client sends.
@Suite struct ProtocolTests {
    private static let length = "Content-Length: 5\r\n"
    private static let chunked = "Transfer-Encoding: chunked\r\n"

    /// Requests that two servers in a row could read in two ways, and ones that break the protocol.
    @Test(arguments: [
        ("both", "POST / HTTP/1.1\r\nHost: a\r\n\(length)\(chunked)\r\n0\r\n\r\n", 400),
        ("both, swapped", "POST / HTTP/1.1\r\nHost: a\r\n\(chunked)\(length)\r\n0\r\n\r\n", 400),
        ("twice", "POST / HTTP/1.1\r\nHost: a\r\n\(length)\(length)\r\nhello", 400),
        ("differing", "POST / HTTP/1.1\r\nHost: a\r\n\(length)Content-Length: 6\r\n\r\nhello", 400),
        ("a list", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5, 5\r\n\r\nhello", 400),
        ("signed", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: +5\r\n\r\nhello", 400),
        ("negative", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", 400),
        ("huge", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n", 400),
        ("identity", "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: identity\r\n\r\n", 501),
        ("gzip", "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", 501),
        ("hidden", "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n", 501),
        ("old", "POST / HTTP/1.0\r\nHost: a\r\n\(chunked)\r\n0\r\n\r\n", 400),
        ("size", "POST / HTTP/1.1\r\nHost: a\r\n\(chunked)\r\nx\r\nhello\r\n0\r\n\r\n", 400),
        ("0x", "POST / HTTP/1.1\r\nHost: a\r\n\(chunked)\r\n0x5\r\nhello\r\n0\r\n\r\n", 400),
        (
            "size too large",
            "POST / HTTP/1.1\r\nHost: a\r\n\(chunked)\r\nFFFFFFFFFFFFFFFFF\r\nhello\r\n", 400
        ),
        ("no end", "POST / HTTP/1.1\r\nHost: a\r\n\(chunked)\r\n5\r\nhelloX\r\n0\r\n\r\n", 400),
        ("folded", "GET / HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\n\r\n", 400),
        ("folded first", "GET / HTTP/1.1\r\n Host: a\r\n\r\n", 400),
        ("space", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length : 5\r\n\r\nhello", 400),
        ("no colon", "GET / HTTP/1.1\r\nHost: a\r\nnothing\r\n\r\n", 400),
        ("NUL", "GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n", 400),
        ("bare CR", "GET / HTTP/1.1\r\nHost: a\r\nX: a\rb\r\n\r\n", 400),
        ("no host", "GET / HTTP/1.1\r\n\r\n", 400),
        ("two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
        ("version", "GET / HTTP/3.7\r\nHost: a\r\n\r\n", 505),
        ("TLS", "\u{16}\u{3}\u{1}\r\n\r\n", 400),
        ("HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
    ])
    func areRefused(name: String, request: String, status: Int) async throws {
        let test = try TestServer()
        let answer = try await test.listen { port in
            try await RawConnection.ask(port, request + "GET /health HTTP/1.1\r\nHost: a\r\n\r\n")
        }
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(name): \(answer)")
        // What follows such a request may be the rest of it: nothing of it is answered.
        #expect(answer.components(separatedBy: "Content-Length").count == 2, "\(name): \(answer)")
        #expect(answer.contains("Connection: close"), "\(name): \(answer)")
    }

    @Test func oldClientsAreAnsweredAndClosed() async throws {
        let answer = try await TestServer().listen { port in
            try await RawConnection.ask(
                port, "GET /health HTTP/1.0\r\nConnection: keep-alive\r\n\r\nGET / HTTP/1.0\r\n\r\n"
            )
        }
        #expect(answer.hasPrefix("HTTP/1.0 200 "), "\(answer)")
        #expect(answer.contains("Connection: close"))
        #expect(!answer.contains("chunked"))
        #expect(answer.components(separatedBy: "HTTP/1.0").count == 2)
    }

    @Test func whoAsksForTheEndGetsIt() async throws {
        let answer = try await TestServer().listen { port in
            try await RawConnection.ask(
                port, "GET /health HTTP/1.1\r\nHost: a\r\nConnection: Close\r\n\r\n")
        }
        #expect(answer.hasPrefix("HTTP/1.1 200 "))
        #expect(answer.contains("Connection: close"))
    }

    /// Several requests at once are answered in their order, and then the one that is refused.
    @Test func requestsBeforeARefusedOneAreAnswered() async throws {
        let answer = try await TestServer().listen { port in
            try await RawConnection.ask(
                port,
                String(repeating: "GET /health HTTP/1.1\r\nHost: a\r\n\r\n", count: 3)
                    + "GET / HTTP/1.1\r\n\r\n")
        }
        let statuses = answer.components(separatedBy: "HTTP/1.1 ").dropFirst().map { $0.prefix(3) }
        #expect(statuses == ["200", "200", "200", "400"])
    }

    @Test func addressesOfProxiesClientsAreRead() async throws {
        let answer = try await TestServer().listen { port in
            try await RawConnection.ask(
                port,
                "GET http://maps.test/health HTTP/1.1\r\nHost: maps.test\r\nConnection: close\r\n\r\n"
            )
        }
        #expect(answer.contains(#""status":"ok""#))
    }

    /// A client may ask whether its body is welcome before it sends it.
    @Test func bodiesAreAskedForAndRefused() async throws {
        var limits = ConnectionLimits()
        limits.bodyBytes = 10
        let answers = try await TestServer().listen(limits) { port in
            let head = "POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: 100-continue\r\n"
            return [
                try await RawConnection.ask(port, head + "Content-Length: 11\r\n\r\n"),
                try await RawConnection.ask(port, head + "Content-Length: 5\r\n\r\nhello"),
            ]
        }
        #expect(answers[0].hasPrefix("HTTP/1.1 413 "))
        #expect(answers[1].hasPrefix("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 405 "))
    }

    @Test(arguments: [
        "/../../etc/passwd", "/assets/../../secret.txt", "/assets/%2e%2e/%2E%2E/secret.txt",
        "/assets/..%2f..%2fsecret.txt", "/..%5c..%5csecret.txt", "/%252e%252e/secret.txt",
        "//etc/passwd", "/assets/..;/secret.txt", "/.%00./secret.txt",
    ])
    func pathsLeadNowhereElse(path: String) async throws {
        let answer = try await TestServer().listen { port in
            try await RawConnection.ask(
                port, "GET \(path) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        }
        #expect(answer.hasPrefix("HTTP/1.1 40"), "\(answer)")
        #expect(!answer.contains("secret") && !answer.contains("root:"))
    }
}
