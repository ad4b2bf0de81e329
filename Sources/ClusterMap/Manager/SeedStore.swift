import Synchronization

/// A forest that one owner changes while others look members up.
final class SeedStore: Sendable {
    private let forest: Mutex<SeedForest>

    init(_ forest: sending SeedForest) { self.forest = Mutex(forest) }

    /// Calls `body` with the forest, alone.
    func withForest<Result: Sendable>(_ body: (inout SeedForest) -> Result) -> Result {
        forest.withLock { forest in body(&forest) }
    }

    /// Returns the handles of a part of a cluster's members.
    func handles(of slot: UInt32, level: Int, range: Range<Int>) -> [UInt32] {
        withForest { forest in
            forest.members(of: slot, level: level, range: range).map { forest.node($0).handle }
        }
    }
}
