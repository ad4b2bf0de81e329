import Dispatch
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Loads tiles from the web, for threads that wait for them.
final class WebTiles: Sendable {
    private struct Kept {
        var tiles: [String: [UInt8]?] = [:]
        var order: [String] = []
        /// Failures since a tile was loaded.
        var failures = 0
    }

    private let kept = Mutex(Kept())
    private let session: URLSession

    /// The most bytes of a tile, and how many tiles are kept.
    private static let mostBytes = 16 << 20
    private static let mostTiles = 512
    /// After so many failures in a row nothing is asked for any more.
    private static let mostFailures = 6
    private static let patience = 15.0

    /// A tile that was not loaded.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = Self.patience
        configuration.timeoutIntervalForResource = Self.patience
        session = URLSession(configuration: configuration)
    }

    /// The bytes at an address; nil where there are none (404, 410, 204).
    ///
    /// - Throws: ``Failure``.
    func bytes(at address: String) throws -> [UInt8]? {
        if let known = kept.withLock({ $0.tiles[address] }) { return known }
        guard kept.withLock({ $0.failures < Self.mostFailures }) else {
            throw Failure(description: "tiles failed \(Self.mostFailures) times in a row")
        }
        do {
            let found = try load(address)
            kept.withLock { kept in
                kept.failures = 0
                kept.tiles[address] = .some(found)
                kept.order.append(address)
                if kept.order.count > Self.mostTiles {
                    kept.tiles[kept.order.removeFirst()] = nil
                }
            }
            return found
        } catch {
            kept.withLock { $0.failures += 1 }
            throw error
        }
    }

    private func load(_ address: String) throws -> [UInt8]? {
        guard let url = URL(string: address) else {
            throw Failure(description: "\(address) is no address")
        }
        let answer = Answer()
        let task = session.dataTask(with: url) { data, response, error in
            answer.finish(data, (response as? HTTPURLResponse)?.statusCode, error)
        }
        task.resume()
        guard answer.done.wait(timeout: .now() + Self.patience + 1) == .success else {
            task.cancel()
            throw Failure(description: "\(address) does not answer")
        }
        let (data, status, problem) = answer.told
        if let problem { throw Failure(description: "\(address): \(problem)") }
        switch status {
        case 204, 404, 410: return nil
        case 200:
            guard let data, data.count <= Self.mostBytes else {
                throw Failure(description: "\(address) has a tile that is too large")
            }
            return data
        default: throw Failure(description: "\(address) answers \(status)")
        }
    }

    /// What was answered, for the thread that waits.
    private final class Answer: Sendable {
        private let content = Mutex<(data: [UInt8]?, status: Int, problem: String?)>((nil, 0, nil))
        let done = DispatchSemaphore(value: 0)

        var told: (data: [UInt8]?, status: Int, problem: String?) { content.withLock { $0 } }

        func finish(_ data: Data?, _ status: Int?, _ error: (any Error)?) {
            let bytes = data.map { [UInt8]($0) }
            content.withLock {
                $0 = (bytes, status ?? 0, error.map { "\($0.localizedDescription)" })
            }
            done.signal()
        }
    }
}
