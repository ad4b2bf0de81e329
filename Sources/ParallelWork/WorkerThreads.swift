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

    /// Where other work runs at the same time, the threads that are shared with it.
    private let budget: ThreadBudget?

    /// One thread.
    package static let one = WorkerThreads(1)

    /// Creates as many threads as are wanted, 1 to 64; nil for one a processor.
    ///
    /// - Parameter budget: Where other work runs at the same time, the threads that are shared with it: of those wanted all but
    ///   the caller's own come from there, as many as are free whenever work is shared.
    package init(_ wanted: Int?, of budget: ThreadBudget? = nil) {
        self.budget = budget
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
        let wanted = min(count, total)
        guard let budget, wanted > 1 else { return forEach(wanted) { _ in body(next) } }
        let others = budget.take(upTo: wanted - 1)
        defer { budget.give(others) }
        forEach(others + 1) { _ in body(next) }
    }

    /// Calls `body` with the pieces 0 ..< `total`, as above; each thread makes something of its own to work with.
    package func share<Scratch>(
        _ total: Int, with make: () -> Scratch, _ body: (inout Scratch, Int) -> Void
    ) {
        share(total) { next in
            guard let first = next() else { return }
            var scratch = make()
            body(&scratch, first)
            while let piece = next() { body(&scratch, piece) }
        }
    }

    /// Returns the results of `transform` for 0 ..< `total`, in order.
    package func map<Result: Sendable>(
        _ total: Int, _ transform: (Int) -> Result
    ) -> [Result] {
        map(total, with: {}) { _, piece in transform(piece) }
    }

    /// Returns the results of `transform` for 0 ..< `total`, in order; each thread makes something of its own to work with.
    package func map<Scratch, Result: Sendable>(
        _ total: Int, with make: () -> Scratch, _ transform: (inout Scratch, Int) -> Result
    ) -> [Result] {
        let parts = Mutex<[(Int, Result)]>([])
        share(total, with: make) { scratch, piece in
            let result = transform(&scratch, piece)
            parts.withLock { $0.append((piece, result)) }
        }
        return parts.withLock { $0 }.sorted { $0.0 < $1.0 }.map(\.1)
    }
}
