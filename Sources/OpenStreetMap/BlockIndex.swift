import Synchronization

/// Which kinds of element the blocks of a file have, as passes find out.
///
/// Nothing the file says is trusted: a block is noted only after it was unpacked and looked through.
final class BlockIndex: Sendable {
    private let kinds = Mutex<[Int: ElementKinds]>([:])

    /// Notes what the block that begins at `start` has.
    func note(_ found: ElementKinds, at start: Int) {
        kinds.withLock { $0[start] = found }
    }

    /// False only when the block is known to have nothing of `wanted`.
    func mayHave(_ wanted: ElementKinds, at start: Int) -> Bool {
        kinds.withLock { $0[start].map { !$0.isDisjoint(with: wanted) } ?? true }
    }
}
