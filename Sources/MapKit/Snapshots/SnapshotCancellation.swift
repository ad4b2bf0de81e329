import Synchronization

/// Whether a picture is not wanted any more.
final class SnapshotCancellation: Sendable {
    private let flag = Mutex(false)

    var isCancelled: Bool { flag.withLock { $0 } }

    func cancel() { flag.withLock { $0 = true } }
}
