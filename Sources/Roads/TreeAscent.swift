/// The ways up the elimination tree of a hierarchy from several states at once, the lowest state first; ways that
/// meet become one.
struct TreeAscent: Sendable {
    /// The next state on each way, descending.
    private(set) var states: [UInt32] = []
    /// The lowest of them, `.max` where all ways have ended.
    private(set) var next: UInt32 = .max

    /// Adds a state to set out from; `begin` follows the last.
    mutating func add(_ state: UInt32) { states.append(state) }

    /// Sets out from what was added.
    mutating func begin() {
        if states.count > 1 { sort() }
        next = states.last ?? .max
    }

    /// Puts the states in order, each once.
    private mutating func sort() {
        states.sort(by: >)
        var count = 1
        for state in states where state != states[count - 1] {
            states[count] = state
            count += 1
        }
        states.removeLast(states.count - count)
    }

    /// Goes on from `next` to its parent, `.max` if it is a root.
    @inline(__always)
    mutating func advance(to parent: UInt32) {
        if states.count == 1 {
            states[0] = parent
            next = parent
            if parent == .max { states.removeAll(keepingCapacity: true) }
        } else {
            merge(parent)
        }
    }

    private mutating func merge(_ parent: UInt32) {
        states.removeLast()
        if parent != .max {
            var place = states.count
            while place > 0, states[place - 1] < parent { place -= 1 }
            if place == 0 || states[place - 1] != parent { states.insert(parent, at: place) }
        }
        next = states.last ?? .max
    }

    /// Removes all paths.
    mutating func clear() {
        states.removeAll(keepingCapacity: true)
        next = .max
    }
}
