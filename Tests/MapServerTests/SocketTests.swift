import Foundation
import HTTPTypes
import MapServer
import ServiceLifecycle
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct SocketTests {
    /// The whole way once: a socket, HTTP, an answer, and the end.
    @Test func overLoopback() async throws {
        let test = try TestServer()
        let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
        let service = test.server.makeService(host: "127.0.0.1", port: 0) {
            continuation.yield($0)
        }
        let group = ServiceGroup(
            configuration: .init(services: [service], logger: service.logger))
        let running = Task { try await group.run() }
        var iterator = ports.makeAsyncIterator()
        let port = try #require(await iterator.next())
        let url = try #require(URL(string: "http://127.0.0.1:\(port)/tiles/0/0/0.mvt"))
        let (data, response) = try await URLSession.shared.data(from: url)
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
        #expect(Array(data) == TestServer.tile)
        let date = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Date")
        #expect(date?.hasSuffix(" GMT") == true)
        await group.triggerGracefulShutdown()
        try await running.value
    }

    @Test func aPortInUseIsSaid() async throws {
        let test = try TestServer()
        let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
        let server = test.server
        let running = Task {
            try await server.makeService(host: "127.0.0.1", port: 0) { continuation.yield($0) }
                .run()
        }
        var iterator = ports.makeAsyncIterator()
        let port = try #require(await iterator.next())
        await #expect(throws: MapServerError.portInUse(host: "127.0.0.1", port: port)) {
            try await server.run(port: port)
        }
        running.cancel()
        // The server's end is its task's cancellation, whatever error it reports it by.
        _ = await running.result
    }

    @Test func anotherMachinesAddressIsSaid() async throws {
        let server = try TestServer().server
        // 192.0.2.0/24 is set aside for documentation (RFC 5737); no machine has it.
        await #expect(throws: MapServerError.addressNotAvailable(host: "192.0.2.1")) {
            try await server.run(host: "192.0.2.1", port: 0)
        }
    }

    @Test func messagesSayWhatToTry() {
        #expect(
            MapServerError.portInUse(host: "127.0.0.1", port: 8080).description
                == "port 8080 is in use on 127.0.0.1; try `--port 8081`")
        #expect(
            MapServerError.portForbidden(port: 80).description
                == "port 80 may only be used by the system's administrator; try `--port 8080`")
    }
}
