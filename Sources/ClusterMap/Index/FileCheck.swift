import Synchronization

/// The check of an opened file, deferred until its content is used.
///
/// Made once, by the first thread; others wait for it.
final class FileCheck: Sendable {
    /// What an index shows whose file turned out to be damaged: nothing.
    let emptyForest: SeedForest
    private let pointsEver: Int
    private let check: @Sendable () -> ClusterError?
    /// 0 before the check, 1 if all is well, 2 if the file is damaged.
    private let outcome = Atomic<UInt8>(0)
    private let error = Mutex<ClusterError?>(nil)

    /// Creates a check that is made when it is asked for.
    init(
        levels: SeedLevels, pointsEver: Int, check: @Sendable @escaping () -> ClusterError?
    ) {
        emptyForest = SeedForest(levels: levels)
        self.pointsEver = pointsEver
        self.check = check
    }

    /// Whether the file is what an index wrote.
    ///
    /// - Complexity: O(n) the first time, then O(1).
    var isPassed: Bool {
        let known = outcome.load(ordering: .acquiring)
        return known == 0 ? damage == nil : known == 1
    }

    /// What is wrong with the file; nil if nothing.
    var damage: ClusterError? {
        error.withLock { error in
            guard outcome.load(ordering: .acquiring) == 0 else { return error }
            error = check()
            outcome.store(error == nil ? 1 : 2, ordering: .releasing)
            return error
        }
    }

    /// The slots of an index without points: as many numbers as the file's, all of them removed.
    var emptySlots: StoredArray<UInt32> {
        StoredArray([UInt32](repeating: SeedNode.none, count: pointsEver))
    }
}
