import HTTPTypes
import MapServer
import Synchronization
import Testing

@Suite struct RequestLogTests {
    /// The lines that a server logs for some requests.
    private func lines(
        hasColors: Bool = false, _ requests: (TestServer) async throws -> Void
    ) async throws -> [String] {
        let lines = Lines()
        let log = RequestLog(hasColors: hasColors) { line in
            lines.all.withLock { $0.append(String(decoding: line, as: UTF8.self)) }
        }
        try await requests(try TestServer(log: log))
        return lines.all.withLock { $0 }
    }

    private final class Lines: Sendable {
        let all = Mutex<[String]>([])
    }

    @Test func oneLineARequest() async throws {
        let lines = try await lines {
            _ = try await $0.get("/tiles/2/1/1.mvt?v=1")
            _ = try await $0.send(.head, "/nothing")
        }
        #expect(lines.count == 2)
        #expect(
            lines[0].wholeMatch(of: /GET \/tiles\/2\/1\/1\.mvt\?v=1 200 5 B \d+\.\d\d ms\n/) != nil)
        #expect(lines[1].wholeMatch(of: /HEAD \/nothing 404 0 B \d+\.\d\d ms\n/) != nil)
    }

    @Test func nothingSteersTheTerminal() async throws {
        let lines = try await lines {
            _ = try await $0.get("/\u{1b}[2J\n\u{202e}" + String(repeating: "x", count: 999))
        }
        let line = try #require(lines.first)
        #expect(line.hasPrefix("GET /%20[2J%20%E2%80%AExxx"))
        #expect(line.contains("xxx… "))
        #expect(line.utf8.count < 400)
    }

    @Test func colorsOnlyWhereAsked() async throws {
        #expect(
            try await lines(hasColors: true) { _ = try await $0.get("/") }[0].contains(
                "\u{1b}[32m200\u{1b}[0m"))
        #expect(!(try await lines { _ = try await $0.get("/") }[0].contains("\u{1b}")))
    }
}
