import Synchronization

/// Lines that were logged.
final class LineBox: Sendable {
    private let stored = Mutex<[String]>([])
    var lines: [String] { stored.withLock { $0 } }
    func add(_ bytes: [UInt8]) {
        stored.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) }
    }
}
