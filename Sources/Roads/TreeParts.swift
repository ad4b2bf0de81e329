import ParallelWork

/// The states of a hierarchy in parts that threads work on at the same time.
///
/// A part is some whole subtrees of the elimination tree. A state's arcs lead to its ancestors alone, so no arc leads from one
/// part to another: only to the states above all parts, of which there are few.
struct TreeParts {
    /// The states of all parts, then those above them; within each they ascend.
    private let states: [UInt32]
    /// Where each part begins in `states`, then where those above begin.
    private let starts: [Int]

    /// Trees of fewer states are not divided.
    private static let fewStates = 4096
    /// Parts for each thread: some have more triangles than others.
    private static let partsPerThread = 8

    /// Divides a forest.
    ///
    /// - Parameters:
    ///   - parents: The parent of each state, a higher one; `.max` for a root.
    ///   - threads: The threads that the parts are for; one thread needs none.
    init(parents: [UInt32], for threads: WorkerThreads) {
        let count = parents.count
        guard threads.count > 1, count >= Self.fewStates else {
            states = Array(0..<UInt32(count))
            starts = [0]
            return
        }
        var sizes = [UInt32](repeating: 1, count: count)
        for state in 0..<count where parents[state] != .max {
            sizes[Int(parents[state])] += sizes[state]
        }
        let limit = UInt32(max(count / (threads.count * Self.partsPerThread), 1))
        // Part 0 is what is above; from the highest state on, so that parents come first.
        var parts = [UInt32](repeating: 0, count: count)
        var (part, filled) = (UInt32(0), limit)
        for state in (0..<count).reversed() where sizes[state] <= limit {
            let parent = parents[state]
            if parent != .max, parts[Int(parent)] != 0 {
                parts[state] = parts[Int(parent)]
                continue
            }
            if filled + sizes[state] > limit { (part, filled) = (part + 1, 0) }
            filled += sizes[state]
            parts[state] = part
        }
        // What is above comes last.
        let above = Int(part)
        func place(_ part: UInt32) -> Int { part == 0 ? above : Int(part) - 1 }
        var next = [Int](repeating: 0, count: above + 2)
        for part in parts { next[place(part) + 1] += 1 }
        for part in 0...above { next[part + 1] += next[part] }
        starts = Array(next.dropLast())
        var sorted = [UInt32](repeating: 0, count: count)
        for state in 0..<count {
            let place = place(parts[state])
            sorted[next[place]] = UInt32(state)
            next[place] += 1
        }
        states = sorted
    }

    /// The number of parts, without the states above them.
    var count: Int { starts.count - 1 }

    private func part(_ number: Int) -> ArraySlice<UInt32> {
        states[starts[number]..<(number == count ? states.count : starts[number + 1])]
    }

    /// Calls `work` with all parts, some at the same time, then with what is above; within a list states ascend.
    ///
    /// - Parameter make: What each thread makes of its own to work with.
    func upward<Scratch>(
        _ threads: WorkerThreads, with make: () -> Scratch,
        _ work: (inout Scratch, ArraySlice<UInt32>) -> Void
    ) {
        threads.share(count, with: make) { work(&$0, part($1)) }
        WorkerThreads.one.share(1, with: make) { scratch, _ in work(&scratch, part(count)) }
    }

    /// Calls `work` likewise, but first with what is above; of a list the last states are to be taken first.
    func downward<Scratch>(
        _ threads: WorkerThreads, with make: () -> Scratch,
        _ work: (inout Scratch, ArraySlice<UInt32>) -> Void
    ) {
        WorkerThreads.one.share(1, with: make) { scratch, _ in work(&scratch, part(count)) }
        threads.share(count, with: make) { work(&$0, part($1)) }
    }
}
