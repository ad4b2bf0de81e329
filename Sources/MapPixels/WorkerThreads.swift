import Dispatch
import Foundation
import Synchronization

/// Threads that take pieces of work in turn.
///
/// Each piece writes to a place of its own, so that the outcome does not depend on how many threads there are.
public struct WorkerThreads: Sendable {
    /// Number of threads.
    public let count: Int

    /// Creates threads; nil for one a processor.
    public init(_ wanted: Int?) {
        count = min(max(wanted ?? ProcessInfo.processInfo.activeProcessorCount, 1), 64)
    }

    /// Calls `body` once a thread with a function that gives the next piece of 0 ..< `total`, nil when all are taken.
    ///
    /// What one piece writes no other may read or write.
    public func share(_ total: Int, _ body: (_ next: () -> Int?) -> Void) {
        let taken = Atomic(0)
        func next() -> Int? {
            let piece = taken.add(1, ordering: .relaxed).oldValue
            return piece < total ? piece : nil
        }
        let used = min(count, total)
        if used <= 1 {
            if total > 0 { body(next) }
            return
        }
        withoutActuallyEscaping(body) { body in
            withoutActuallyEscaping(next) { next in
                // SAFETY: all calls have ended when this one returns, and by the rule above no two pieces meet.
                nonisolated(unsafe) let work = body
                // SAFETY: `next` reads and writes nothing but an atomic.
                nonisolated(unsafe) let source = next
                DispatchQueue.concurrentPerform(iterations: used) { _ in unsafe work(source) }
            }
        }
    }

    /// The results of `transform` for 0 ..< `total`, in order.
    public func map<Result: Sendable>(
        _ total: Int, _ transform: (Int) -> Result
    ) -> [Result] {
        let parts = Mutex<[(Int, Result)]>([])
        share(total) { next in
            var own: [(Int, Result)] = []
            while let piece = next() { own.append((piece, transform(piece))) }
            parts.withLock { [own] in $0 += own }
        }
        return parts.withLock { $0 }.sorted { $0.0 < $1.0 }.map(\.1)
    }
}
