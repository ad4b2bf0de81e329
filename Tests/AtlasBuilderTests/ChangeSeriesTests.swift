#if canImport(Glibc)
    import AtlasBuilder
    import Foundation
    import OpenStreetMap
    import TestSupport
    import Testing

    /// A series of change files on the web, from a server on this machine.
    @Suite struct ChangeSeriesTests {
        /// A server of files by path; what has no entry is not found.
        private static func serve(
            _ files: [String: String], cutting cut: String = ""
        ) throws -> LoopbackServer {
            try LoopbackServer { client in
                guard let line = client.receiveRequest()?.split(separator: "\r\n").first,
                    let path = line.split(separator: " ").dropFirst().first.map(String.init)
                else { return }
                guard let body = files[path] else {
                    return client.send(status: "404 Not Found", json: "{}")
                }
                // A body that ends before its length is what a broken connection leaves.
                let length = body.utf8.count + (path == cut ? 10 : 0)
                client.send(
                    "HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\nConnection: close\r\n\r\n"
                        + body)
            }
        }

        private static func change(_ id: Int) -> String {
            "<osmChange><delete><node id='\(id)' version='1'/></delete></osmChange>"
        }

        private static let state = "sequenceNumber=5\ntimestamp=2026-01-31T12\\:00\\:00Z\n"

        @Test func filesAreFetchedInOrder() async throws {
            let server = try Self.serve([
                "/day/state.txt": Self.state,
                "/day/000/000/004.osc.gz": Self.change(4),
                "/day/000/000/005.osc.gz": Self.change(5),
            ])
            let folder = try TemporaryFolder()
            let series = ChangeSeries("http://127.0.0.1:\(server.port)/day/")
            #expect(series.address == "http://127.0.0.1:\(server.port)/day")
            let state = try await series.state()
            #expect(state.sequence == 5)
            let changes = try await series.changes(after: 3, upTo: 5, folder: folder.path)
            #expect(changes.map(\.deletionCount) == [1, 1])
            #expect(try folder.contents.isEmpty)
        }

        @Test func whatCannotBeHadSaysWhyAndLeavesNothing() async throws {
            let server = try Self.serve(
                [
                    "/state.txt": "nothing here", "/000/000/002.osc.gz": Self.change(2),
                    "/000/000/003.osc.gz": "no change",
                ], cutting: "/000/000/002.osc.gz")
            let folder = try TemporaryFolder()
            let address = "http://127.0.0.1:\(server.port)"
            let series = ChangeSeries(address)
            let malformed = await #expect(throws: UpdateError.self) { try await series.state() }
            #expect(malformed?.code == .malformed("it has no sequenceNumber"))
            let missing = await #expect(throws: UpdateError.self) {
                try await series.changes(after: 0, upTo: 1, folder: folder.path)
            }
            #expect(missing?.code == .unreachable("the server answered 404"))
            #expect(missing?.path == address + "/000/000/001.osc.gz")
            let cut = await #expect(throws: UpdateError.self) {
                try await series.changes(after: 1, upTo: 2, folder: folder.path)
            }
            if case .unreachable = cut?.code {} else { Issue.record("\(String(describing: cut))") }
            await #expect(throws: OpenStreetMapError.self) {
                try await series.changes(after: 2, upTo: 3, folder: folder.path)
            }
            #expect(try folder.contents.isEmpty)
        }

        @Test func aServerThatIsGoneIsTold() async throws {
            var server: LoopbackServer? = try Self.serve([:])
            let port = try #require(server).port
            server = nil
            let error = await #expect(throws: UpdateError.self) {
                try await ChangeSeries("http://127.0.0.1:\(port)").state()
            }
            if case .unreachable = error?.code {
            } else {
                Issue.record("\(String(describing: error))")
            }
        }
    }
#endif
