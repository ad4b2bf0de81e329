import MapServer
import ServiceLifecycle

extension TestServer {
    /// Runs `body` while the server listens.
    func listen<Result: Sendable>(
        _ limits: ConnectionLimits = .init(), _ body: @Sendable (Int) async throws -> Result
    ) async throws -> Result {
        let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
        let service = server.makeService(host: "127.0.0.1", port: 0, limits: limits) {
            continuation.yield($0)
        }
        let group = ServiceGroup(configuration: .init(services: [service], logger: service.logger))
        return try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask { try await group.run() }
            var iterator = ports.makeAsyncIterator()
            guard let port = await iterator.next() else { throw CancellationError() }
            let result: Result
            do {
                result = try await body(port)
            } catch {
                await group.triggerGracefulShutdown()
                throw error
            }
            await group.triggerGracefulShutdown()
            try await tasks.waitForAll()
            return result
        }
    }
}
