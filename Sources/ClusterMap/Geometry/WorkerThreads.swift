import Dispatch
import Foundation

/// The threads that share in a build.
///
/// Work is split into parts whose results stand in places of their own, or are joined in the order of the parts: so
/// what comes out does not depend on how many there are, nor on which of them ends first.
struct WorkerThreads: Sendable {
    /// Number of threads.
    let count: Int

    /// One thread.
    static let one = WorkerThreads(count: 1)

    /// From so many points on a build uses all processors; below, threads would cost more than they save.
    static let largeCount = 1 << 17

    private init(count: Int) { self.count = count }

    /// Creates as many workers as are wanted, 1 to 64; with nil as many as there are processors for a large number of
    /// points, and one for fewer.
    init(_ wanted: Int?, points: Int) {
        let processors = points < Self.largeCount ? 1 : ProcessInfo.processInfo.activeProcessorCount
        count = min(max(wanted ?? processors, 1), 64)
    }

    /// Calls `body` with parts of 0 ..< `total` that follow each other, one a lane, at the same time.
    func forEachPart(_ total: Int, _ body: (Range<Int>) -> Void) {
        forEachPart(total) { _, range in body(range) }
    }

    /// Calls `body` with the number of each part and with the part, as above.
    func forEachPart(_ total: Int, _ body: (Int, Range<Int>) -> Void) {
        forEach(count) { part in
            body(part, total * part / count..<total * (part + 1) / count)
        }
    }

    /// Calls `body` with 0 ..< `total`, some at the same time.
    ///
    /// What one call writes no other may read or write.
    func forEach(_ total: Int, _ body: (Int) -> Void) {
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
}
