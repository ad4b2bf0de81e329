import Dispatch
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Loads tiles and parts of files from the web, for threads that wait for them.
package final class WebTiles: Sendable {
    /// What was loaded.
    package struct Loaded: Sendable {
        /// The bytes of a tile, or of a part of a file.
        package let bytes: [UInt8]
        /// The number of bytes of the whole file that this is a part of; nil for a tile.
        package var fileByteCount: Int?
        /// What the server tells versions of the file apart by (`ETag` or `Last-Modified`); nil if it does not.
        package var tag: String?
    }

    private struct Kept {
        /// By address, and range of a file.
        var loaded: [Wanted: Loaded?] = [:]
        var order: [Wanted] = []
        var byteCount = 0
        /// Failures since a tile was loaded.
        var failures = 0
        /// Until when nothing is asked for.
        var rest: ContinuousClock.Instant?
    }

    private struct Wanted: Hashable, Sendable {
        let address: String
        var range: Range<Int>?
    }

    private let kept = Mutex(Kept())
    private let session: URLSession
    private let receiver = BoundedReceiver()
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
        session = URLSession(
            configuration: configuration, delegate: receiver, delegateQueue: nil)
    }

    deinit {
        // A session keeps its delegate until it ends.
        session.finishTasksAndInvalidate()
    }

    /// The bytes at an address; nil where there are none (404, 410, 204).
    ///
    /// - Throws: ``Failure``.
    package func bytes(at address: String) throws -> [UInt8]? {
        try load(Wanted(address: address))?.bytes
    }

    /// A part of the file at an address; nil where there is no file.
    ///
    /// - Parameter range: What of the file is wanted; of what lies behind its end nothing comes.
    /// - Throws: ``Failure``, also where the server sends whole files alone.
    package func part(_ range: Range<Int>, of address: String) throws -> Loaded? {
        try load(Wanted(address: address, range: range))
    }

    private func load(_ wanted: Wanted) throws -> Loaded? {
        if let known = try known(wanted) { return known }
        let waiting = Waiting()
        let task = try start(wanted) { waiting.finish($0) }
        guard let answer = waiting.wait(seconds: patience + 1) else {
            task.cancel()
            return try keep(.failure(Self.silence(wanted.address)), wanted)
        }
        return try keep(answer, wanted)
    }

    /// The same for callers that must not wait on their thread.
    ///
    /// - Throws: ``Failure``.
    func loadedBytes(at address: String) async throws -> [UInt8]? {
        let wanted = Wanted(address: address)
        if let known = try known(wanted) { return known?.bytes }
        let answer = await withCheckedContinuation { continuation in
            do throws(Failure) {
                _ = try start(wanted) { continuation.resume(returning: $0) }
            } catch {
                continuation.resume(returning: .failure(error))
            }
        }
        return try keep(answer, wanted)?.bytes
    }

    /// What is kept of an address.
    ///
    /// - Throws: ``Failure`` as long as nothing is asked for.
    private func known(_ wanted: Wanted) throws(Failure) -> Loaded?? {
        let (known, isResting) = kept.withLock { kept in
            (kept.loaded[wanted], kept.rest.map { ContinuousClock.now < $0 } ?? false)
        }
        if let known { return known }
        guard !isResting else {
            throw Failure(description: "tiles failed too often in a row")
        }
        return nil
    }

    /// Caches an answer.
    private func keep(_ answer: Result<Loaded?, Failure>, _ wanted: Wanted) throws -> Loaded? {
        kept.withLock { kept in
            let found: Loaded?
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
            guard kept.loaded[wanted] == nil else { return }
            // A part that is not there now may be so again: of a file that is there, none is missing.
            if found == nil, wanted.range != nil { return }
            kept.loaded[wanted] = .some(found)
            kept.order.append(wanted)
            kept.byteCount += found?.bytes.count ?? 0
            while kept.order.count > Self.mostTiles || kept.byteCount > Self.mostKeptBytes {
                let gone = kept.loaded.removeValue(forKey: kept.order.removeFirst())
                kept.byteCount -= gone??.bytes.count ?? 0
            }
        }
        return try answer.get()
    }

    private func start(
        _ wanted: Wanted, finish: @escaping @Sendable (Result<Loaded?, Failure>) -> Void
    ) throws(Failure) -> URLSessionDataTask {
        guard let url = URL(string: wanted.address) else {
            throw Failure(description: "\(wanted.address) is no address")
        }
        var request = URLRequest(url: url)
        if let range = wanted.range {
            request.setValue(
                "bytes=\(range.lowerBound)-\(range.upperBound - 1)", forHTTPHeaderField: "Range")
            // A range of packed bytes would be of no use.
            request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        }
        let task = session.dataTask(with: request)
        receiver.expect(
            task, status: wanted.range == nil ? 200 : 206,
            most: wanted.range?.count ?? Self.mostBytes
        ) { data, response, error in
            finish(Self.answer(data, response, error, wanted))
        }
        task.resume()
        return task
    }

    private static func silence(_ address: String) -> Failure {
        Failure(description: "\(address) does not answer", isSilence: true)
    }

    private static func answer(
        _ data: Data?, _ response: HTTPURLResponse?, _ error: (any Error)?, _ wanted: Wanted
    ) -> Result<Loaded?, Failure> {
        let address = wanted.address
        if let error {
            if (error as? URLError)?.code == .timedOut { return .failure(silence(address)) }
            return .failure(Failure(description: "\(address): \(error.localizedDescription)"))
        }
        switch (response?.statusCode ?? 0, wanted.range) {
        case (204, _), (404, _), (410, _): return .success(nil)
        case (200, nil):
            guard let data, data.count <= mostBytes else {
                return .failure(Failure(description: "\(address) has a tile that is too large"))
            }
            return .success(Loaded(bytes: [UInt8](data)))
        case (206, let range?):
            guard let data, let told = response?.value(forHTTPHeaderField: "Content-Range"),
                let whole = wholeByteCount(told, of: range, count: data.count)
            else {
                return .failure(
                    Failure(description: "\(address) sends another part than it was asked for"))
            }
            return .success(
                Loaded(
                    bytes: [UInt8](data), fileByteCount: whole,
                    tag: response?.value(forHTTPHeaderField: "ETag")
                        ?? response?.value(forHTTPHeaderField: "Last-Modified")))
        case (200, .some):
            return .failure(
                Failure(
                    description: "\(address) is sent whole alone: its server knows no ranges"))
        case (let status, _):
            return .failure(Failure(description: "\(address) answers \(status)"))
        }
    }

    /// How many bytes a file has by the header `Content-Range` of a part; nil where that is not the part.
    private static func wholeByteCount(_ told: String, of range: Range<Int>, count: Int) -> Int? {
        guard let match = told.wholeMatch(of: /bytes (\d+)-(\d+)\/(\d+)/),
            let first = Int(match.1), let last = Int(match.2), let whole = Int(match.3),
            // No file is larger, and no sum of such numbers overflows.
            whole <= 1 << 53, first == range.lowerBound,
            last == min(range.upperBound, whole) - 1, count == last - first + 1
        else { return nil }
        return whole
    }

    /// What was answered, for the thread that waits.
    private final class Waiting: Sendable {
        private let answer = Mutex<Result<Loaded?, Failure>?>(nil)
        private let done = DispatchSemaphore(value: 0)

        func finish(_ told: Result<Loaded?, Failure>) {
            answer.withLock { $0 = told }
            done.signal()
        }

        /// Waits for the answer; nil if none has come.
        func wait(seconds: Double) -> Result<Loaded?, Failure>? {
            guard done.wait(timeout: .now() + seconds) == .success else { return nil }
            return answer.withLock { $0 }
        }
    }
}
