import Foundation
import MapKit
import Synchronization
import TestSupport
import Testing

/// A server on the loopback address that wants to be shown an access token, and gives one for an auth token.
private final class GuardedServer: Sendable {
    private final class Seen: Sendable {
        /// What was asked for, and what was shown.
        let requests = Mutex<[String]>([])
    }

    private let seen = Seen()
    private let server: LoopbackServer

    init() throws {
        let seen = seen
        server = try LoopbackServer { client in
            guard let request = client.receiveRequest() else { return }
            let path = request.split(separator: " ").dropFirst().first ?? ""
            let shown =
                request.split(whereSeparator: \.isNewline)
                .first { $0.lowercased().hasPrefix("authorization: bearer ") }
                .map { $0.dropFirst("authorization: bearer ".count) } ?? "nothing"
            seen.requests.withLock { $0.append("\(path) \(shown)") }
            switch (path, shown) {
            case ("/v1/token", "good"):
                client.send(
                    status: "200 OK", json: #"{"accessToken":"fresh","expiresInSeconds":1800}"#)
            case ("/v1/thing?q=x", "fresh"): client.send(status: "200 OK", json: #"{"value":7}"#)
            default:
                client.send(
                    status: "401 Unauthorized", json: #"{"error":{"message":"Not Authorized"}}"#)
            }
        }
    }

    var base: URL {
        get throws { try #require(URL(string: "http://127.0.0.1:\(server.port)/v1")) }
    }

    var requests: [String] { seen.requests.withLock { $0 } }
}

/// How a thin client shows who it is.
@Suite struct ServerTokenTests {
    private struct Thing: Decodable { var value: Int }

    @Test func anAuthTokenIsTradedForAnAccessTokenOnce() async throws {
        let server = try GuardedServer()
        let client = MapServerClient(base: try server.base, token: "good")
        for _ in 0..<2 {
            let thing: Thing = try await client.get("v1/thing", [("q", "x")])
            #expect(thing.value == 7)
        }
        #expect(
            server.requests == [
                "/v1/thing?q=x good", "/v1/token good", "/v1/thing?q=x fresh",
                "/v1/thing?q=x fresh",
            ])
    }

    @Test func aWrongOneIsRefusedWithTheServersWords() async throws {
        let server = try GuardedServer()
        let client = MapServerClient(base: try server.base, token: "bad")
        do {
            let _: Thing = try await client.get("v1/thing", [("q", "x")])
            Issue.record("it was let in")
        } catch let error as MKError {
            #expect(error.code == .serverFailure)
            #expect(error.localizedDescription.contains("401: Not Authorized"))
        }
        #expect(server.requests == ["/v1/thing?q=x bad", "/v1/token bad"])
    }

    @Test func withoutATokenNoneIsAskedFor() async throws {
        let server = try GuardedServer()
        let client = MapServerClient(base: try server.base, token: nil)
        await #expect(throws: MKError.self) {
            let _: Thing = try await client.get("v1/thing", [("q", "x")])
        }
        #expect(server.requests == ["/v1/thing?q=x nothing"])
    }
}
