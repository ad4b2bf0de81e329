import Synchronization

/// Threads that several pieces of work share, which run at the same time and need now more of them, now fewer.
///
/// Each piece has a thread of its own, and takes others that are free for as long as it has work for them.
package final class ThreadBudget: Sendable {
    private let free: Atomic<Int>

    /// Creates a budget.
    ///
    /// - Parameter free: Threads besides those that the pieces of work have of their own.
    package init(free: Int) { self.free = Atomic(max(0, free)) }

    /// Takes as many threads as are wanted and free; give them back.
    func take(upTo wanted: Int) -> Int {
        var known = free.load(ordering: .relaxed)
        while true {
            let taken = min(max(wanted, 0), known)
            if taken == 0 { return 0 }
            let (exchanged, now) = free.compareExchange(
                expected: known, desired: known - taken, ordering: .relaxed)
            if exchanged { return taken }
            known = now
        }
    }

    /// Gives threads back, or such as a piece of work had of its own and needs no more.
    package func give(_ count: Int) { free.add(count, ordering: .relaxed) }
}
