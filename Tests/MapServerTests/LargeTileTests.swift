import Atlas
import Foundation
import MapServer
import Testing

/// Tiles that the system sends from their file, over real sockets.
@Suite struct LargeTileTests {
    /// Bytes that no compression makes smaller.
    private static let tile: [UInt8] = {
        var state: UInt64 = 7
        return (0..<300_000).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 56)
        }
    }()

    private static func request(_ more: String = "") -> String {
        "GET /tiles/0/0/0.mvt HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n\(more)\r\n"
    }

    private static let last = request("Connection: close\r\n")

    /// A server of the large tile, and the archive that it is in.
    private func make() throws -> (test: TestServer, archive: Data) {
        let test = try TestServer()
        try FileManager.default.removeItem(atPath: test.atlasPath)
        try TestServer.writeAtlas(to: test.atlasPath, tile: Self.tile)
        try test.server.replace([try Atlas.open(test.atlasPath)])
        let archive = try Data(
            contentsOf: URL(fileURLWithPath: test.atlasPath + "/" + AtlasFile.tiles))
        return (test, archive)
    }

    /// The bodies of answers that follow one another.
    private func bodies(_ bytes: [UInt8]) throws -> [[UInt8]] {
        var bodies: [[UInt8]] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let end = try #require(rest.firstRange(of: [13, 10, 13, 10]))
            let head = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
            #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n"))
            let length = try #require(
                head.split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") })
            let count = try #require(Int(length.dropFirst("Content-Length: ".count)))
            bodies.append(Array(rest[end.upperBound...].prefix(count)))
            rest = rest[end.upperBound...].dropFirst(count)
        }
        return bodies
    }

    @Test func itComesWholeAsOftenAsItIsAskedFor() async throws {
        let (test, archive) = try make()
        try await test.listen { port in
            let connection = try await RawConnection(port: port)
            // More at once than are answered where they are read.
            await connection.send(
                String(repeating: Self.request(), count: 9)
                    + "HEAD /tiles/0/0/0.mvt HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n"
                    + "Connection: close\r\n\r\n")
            let bytes = try await connection.readBytesToEnd()
            // The last answer has no body, though it tells its length.
            let bodies = try bodies(bytes)
            #expect(bodies.count == 10)
            #expect(bodies.last?.isEmpty == true)
            for body in bodies.dropLast() {
                #expect(body.count > 300_000)
                #expect(archive.firstRange(of: Data(body)) != nil)
            }
        }
    }

    @Test func itComesWholeAfterAnotherAtlasHasTakenItsPlace() async throws {
        let (test, archive) = try make()
        let server = test.server
        let path = test.atlasPath
        try await test.listen { port in
            let connection = try await RawConnection(port: port, window: 4096)
            await connection.send(Self.last)
            // Whoever has an answer of the same connection's loop knows that this one has begun.
            for _ in 0..<20 { _ = try await RawConnection.ask(port, Self.last) }
            try FileManager.default.removeItem(atPath: path)
            try TestServer.writeAtlas(to: path, tile: [UInt8]("small".utf8))
            try server.replace([try Atlas.open(path)])
            let body = try #require(try bodies(try await connection.readBytesToEnd()).first)
            #expect(body.count > 300_000)
            #expect(archive.firstRange(of: Data(body)) != nil)
            let after = try await RawConnection.ask(port, Self.last)
            #expect(!after.contains("Content-Length: 300"))
        }
    }
}
