import Synchronization

/// Limits the rate of each client's requests, and the size of bursts.
///
/// A token bucket for each key. The table is bounded: of two halves the older is forgotten whole when the newer is full,
/// and a forgotten client begins with a full bucket again.
package final class RateLimiter<Key: Hashable & Sendable>: Sendable {
    private struct Bucket {
        var tokens: Double
        var time: ContinuousClock.Instant
    }

    private struct Table {
        var newer: [Key: Bucket] = [:]
        var older: [Key: Bucket] = [:]
    }

    private let perSecond: Double
    private let burst: Double
    private let limit: Int
    private let table = Mutex(Table())

    /// Creates a limiter.
    ///
    /// - Parameters:
    ///   - perSecond: How many requests a client may make in a second, over time.
    ///   - burst: How many it may make at once after a pause.
    ///   - limit: How many clients are remembered.
    package init(perSecond: Double, burst: Double, limit: Int = 1 << 16) {
        self.perSecond = perSecond
        self.burst = max(1, burst)
        self.limit = max(2, limit)
    }

    /// The number of clients whose requests are counted at present.
    package var count: Int { table.withLock { $0.newer.count + $0.older.count } }

    /// Counts a request.
    ///
    /// - Returns: nil if it may be answered, else how long the client should wait.
    package func take(_ key: Key, at now: ContinuousClock.Instant) -> Duration? {
        table.withLock { table in
            var bucket =
                table.newer[key] ?? table.older[key] ?? Bucket(tokens: burst, time: now)
            let passed = max(0, (now - bucket.time) / .seconds(1))
            bucket.tokens = min(burst, bucket.tokens + passed * perSecond)
            bucket.time = now
            let isAllowed = bucket.tokens >= 1
            if isAllowed { bucket.tokens -= 1 }
            if table.newer.count >= limit / 2, table.newer[key] == nil {
                table.older = table.newer
                table.newer = [:]
            }
            table.newer[key] = bucket
            return isAllowed ? nil : .seconds((1 - bucket.tokens) / perSecond)
        }
    }
}
