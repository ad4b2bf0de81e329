import ParallelWork

/// Threads of the system.
extension BuildWorkers {
    /// From so many points on a build uses all processors; below, threads would cost more than they save.
    static let largeCount = 1 << 17

    /// Creates as many threads as are wanted, 1 to 64; with nil as many as there are processors for a large number of
    /// points, and one for fewer.
    init(_ wanted: Int?, points: Int) {
        let threads = WorkerThreads(wanted ?? (points < Self.largeCount ? 1 : nil))
        self.init(count: threads.count) { total, body in threads.forEach(total, body) }
    }
}
