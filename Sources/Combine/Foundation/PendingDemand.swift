import OpenCombine
import Synchronization

/// How many values a subscriber still wants.
final class PendingDemand: Sendable {
    /// Nil once the subscription is over.
    private let left = Mutex<Subscribers.Demand?>(Subscribers.Demand.none)

    /// Adds to what is wanted.
    func add(_ more: Subscribers.Demand) {
        left.withLock { left in
            if let old = left { left = old + more }
        }
    }

    /// Counts a value that is sent; false if none is wanted.
    func take() -> Bool {
        left.withLock { left in
            guard let old = left, old > 0 else { return false }
            left = old - 1
            return true
        }
    }

    /// Wants nothing from now on.
    func end() { left.withLock { $0 = nil } }
}
