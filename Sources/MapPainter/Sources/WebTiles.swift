import Dispatch
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Loads tiles from the web, for threads that wait for them.
package final class WebTiles: Sendable {
    private struct Kept {
        var tiles: [String: [UInt8]?] = [:]
        var order: [String] = []
        var byteCount = 0
        /// Failures since a tile was loaded.
        var failures = 0
        /// Until when nothing is asked for.
        var rest: ContinuousClock.Instant?
    }

    private let kept = Mutex(Kept())
    private let session: URLSession
    /// For how many seconds an answer is waited for.
    private let patience: Double

    /// The maximum number of bytes of a tile, and how many tiles and bytes are kept.
    private static let mostBytes = 16 << 20
    private static let mostTiles = 512
    private static let mostKeptBytes = 64 << 20
    /// After so many failures in a row nothing is asked for, for a while.
    private static let mostFailures = 6
    private static let restAfterFailures = Duration.seconds(60)
    /// What waiting in vain counts as: a picture waits for one tile after the other.
    private static let failuresOfSilence = 3

    /// A tile that was not loaded.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
        /// Whether nothing was answered in time.
        fileprivate var isSilence = false
    }

    /// Creates tiles of which none is kept yet.
    ///
    /// - Parameter patience: For how many seconds an answer is waited for.
    package init(patience: Double = 10) {
        self.patience = patience
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = patience
        configuration.timeoutIntervalForResource = patience
        session = URLSession(configuration: configuration)
    }

    /// The bytes at an address; nil where there are none (404, 410, 204).
    ///
    /// - Throws: ``Failure``.
    package func bytes(at address: String) throws -> [UInt8]? {
        if let known = try known(address) { return known }
        let waiting = Waiting()
        let task = try start(address) { waiting.finish($0) }
        guard let answer = waiting.wait(seconds: patience + 1) else {
            task.cancel()
            return try keep(.failure(Self.silence(address)), address)
        }
        return try keep(answer, address)
    }

    /// The same for callers that must not wait on their thread.
    ///
    /// - Throws: ``Failure``.
    func loadedBytes(at address: String) async throws -> [UInt8]? {
        if let known = try known(address) { return known }
        let answer = await withCheckedContinuation { continuation in
            do throws(Failure) {
                _ = try start(address) { continuation.resume(returning: $0) }
            } catch {
                continuation.resume(returning: .failure(error))
            }
        }
        return try keep(answer, address)
    }

    /// What is kept of an address.
    ///
    /// - Throws: ``Failure`` as long as nothing is asked for.
    private func known(_ address: String) throws(Failure) -> [UInt8]?? {
        let (known, isResting) = kept.withLock { kept in
            (kept.tiles[address], kept.rest.map { ContinuousClock.now < $0 } ?? false)
        }
        if let known { return known }
        guard !isResting else {
            throw Failure(description: "tiles failed too often in a row")
        }
        return nil
    }

    /// Caches an answer.
    private func keep(_ answer: Result<[UInt8]?, Failure>, _ address: String) throws -> [UInt8]? {
        kept.withLock { kept in
            let found: [UInt8]?
            switch answer {
            case .success(let answered): found = answered
            case .failure(let failure):
                kept.failures += failure.isSilence ? Self.failuresOfSilence : 1
                if kept.failures >= Self.mostFailures {
                    kept.failures = 0
                    kept.rest = .now + Self.restAfterFailures
                }
                return
            }
            kept.failures = 0
            // Two that asked at the same time keep one.
            guard kept.tiles[address] == nil else { return }
            kept.tiles[address] = .some(found)
            kept.order.append(address)
            kept.byteCount += found?.count ?? 0
            while kept.order.count > Self.mostTiles || kept.byteCount > Self.mostKeptBytes {
                let gone = kept.tiles.removeValue(forKey: kept.order.removeFirst())
                kept.byteCount -= gone??.count ?? 0
            }
        }
        return try answer.get()
    }

    private func start(
        _ address: String, finish: @escaping @Sendable (Result<[UInt8]?, Failure>) -> Void
    ) throws(Failure) -> URLSessionDataTask {
        guard let url = URL(string: address) else {
            throw Failure(description: "\(address) is no address")
        }
        let task = session.dataTask(with: url) { data, response, error in
            let status = (response as? HTTPURLResponse)?.statusCode ?? 0
            finish(Self.answer(data, status, error, address))
        }
        task.resume()
        return task
    }

    private static func silence(_ address: String) -> Failure {
        Failure(description: "\(address) does not answer", isSilence: true)
    }

    private static func answer(
        _ data: Data?, _ status: Int, _ error: (any Error)?, _ address: String
    ) -> Result<[UInt8]?, Failure> {
        if let error {
            if (error as? URLError)?.code == .timedOut { return .failure(silence(address)) }
            return .failure(Failure(description: "\(address): \(error.localizedDescription)"))
        }
        switch status {
        case 204, 404, 410: return .success(nil)
        case 200:
            guard let data, data.count <= mostBytes else {
                return .failure(Failure(description: "\(address) has a tile that is too large"))
            }
            return .success([UInt8](data))
        default: return .failure(Failure(description: "\(address) answers \(status)"))
        }
    }

    /// What was answered, for the thread that waits.
    private final class Waiting: Sendable {
        private let answer = Mutex<Result<[UInt8]?, Failure>?>(nil)
        private let done = DispatchSemaphore(value: 0)

        func finish(_ told: Result<[UInt8]?, Failure>) {
            answer.withLock { $0 = told }
            done.signal()
        }

        /// Waits for the answer; nil if none has come.
        func wait(seconds: Double) -> Result<[UInt8]?, Failure>? {
            guard done.wait(timeout: .now() + seconds) == .success else { return nil }
            return answer.withLock { $0 }
        }
    }
}
