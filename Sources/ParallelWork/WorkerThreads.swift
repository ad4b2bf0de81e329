import Dispatch
import Foundation
import Synchronization

/// Threads that share in a piece of work.
///
/// Work is split into parts that write to places of their own, or whose results are joined in the order of the parts: so
/// what comes out does not depend on how many threads there are, nor on which of them ends first.
package struct WorkerThreads: Sendable {
    /// Number of threads.
    package let count: Int

    /// One thread.
    package static let one = WorkerThreads(1)

    /// Creates as many threads as are wanted, 1 to 64; nil for one a processor.
    package init(_ wanted: Int?) {
        count = min(max(wanted ?? ProcessInfo.processInfo.activeProcessorCount, 1), 64)
    }

    /// Calls `body` with parts of 0 ..< `total` that follow each other, one a thread, at the same time.
    package func forEachPart(_ total: Int, _ body: (Range<Int>) -> Void) {
        forEachPart(total) { _, range in body(range) }
    }

    /// Calls `body` with the number of each part and with the part, as above.
    package func forEachPart(_ total: Int, _ body: (Int, Range<Int>) -> Void) {
        forEach(count) { part in
            body(part, total * part / count..<total * (part + 1) / count)
        }
    }

    /// Calls `body` with 0 ..< `total`, some at the same time.
    ///
    /// What one call writes no other may read or write.
    package func forEach(_ total: Int, _ body: (Int) -> Void) {
        if count == 1 || total < 2 {
            for number in 0..<total { body(number) }
            return
        }
        withoutActuallyEscaping(body) { body in
            // SAFETY: all calls have ended when this one returns, and by the rule above no two meet.
            nonisolated(unsafe) let work = body
            DispatchQueue.concurrentPerform(iterations: total) { unsafe work($0) }
        }
    }

    /// Calls `body` once a thread with a function that gives the next piece of 0 ..< `total`, nil when all are taken.
    ///
    /// For pieces of which some take longer than others. What one piece writes no other may read or write.
    package func share(_ total: Int, _ body: (_ next: () -> Int?) -> Void) {
        let taken = Atomic(0)
        func next() -> Int? {
            let piece = taken.add(1, ordering: .relaxed).oldValue
            return piece < total ? piece : nil
        }
        forEach(min(count, total)) { _ in body(next) }
    }

    /// Returns the results of `transform` for 0 ..< `total`, in order.
    package func map<Result: Sendable>(
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
