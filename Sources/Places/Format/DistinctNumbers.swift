import ParallelWork

/// Different values, numbered as they come.
struct DistinctList<Value: Hashable & Sendable>: Sendable {
    private var numbers: [Value: UInt32] = [:]
    /// The values by number.
    private(set) var values: [Value] = []

    /// The number of a value, which is added if it is new.
    mutating func number(_ value: Value) -> UInt32 {
        if let number = numbers[value] { return number }
        let number = UInt32(truncatingIfNeeded: values.count)
        numbers[value] = number
        values.append(value)
        return number
    }

    /// Returns the values and empties the list.
    mutating func takeValues() -> [Value] {
        let taken = values
        self = DistinctList()
        return taken
    }
}

/// The numbers that values of several lists have when one list is made of them all: each value once, as they come.
struct DistinctNumbers<Value: Hashable & Sendable> {
    /// The numbers of each list's values.
    private(set) var numbers: [[UInt32]]
    /// The values by number.
    private(set) var values: [Value]

    /// Where a value stands first.
    private struct Place: Sendable {
        var list: UInt32
        var index: UInt32
    }

    init(_ lists: [[Value]], _ threads: WorkerThreads) {
        // Every value belongs to one share, so that shares can be looked at in parallel.
        let shares = threads.count
        let dealt = threads.map(lists.count) { list in
            var hands = [[UInt32]](repeating: [], count: shares)
            for (index, value) in lists[list].enumerated() {
                let hash = shares == 1 ? 0 : UInt(bitPattern: value.hashValue) % UInt(shares)
                hands[Int(hash)].append(UInt32(truncatingIfNeeded: index))
            }
            return hands
        }
        let firsts = threads.map(shares) { share in
            var known: [Value: Place] = [:]
            return dealt.indices.map { list in
                dealt[list][share].map { index in
                    let place = Place(list: UInt32(list), index: index)
                    let value = lists[list][Int(index)]
                    if let first = known[value] { return first }
                    known[value] = place
                    return place
                }
            }
        }
        let places = threads.map(lists.count) { list in
            var places = [Place](repeating: Place(list: 0, index: 0), count: lists[list].count)
            for share in 0..<shares {
                for (index, first) in zip(dealt[list][share], firsts[share][list]) {
                    places[Int(index)] = first
                }
            }
            return places
        }
        let kept = threads.map(lists.count) { list in
            places[list].indices.filter {
                places[list][$0].list == list && places[list][$0].index == $0
            }
        }
        var starts = [0]
        for list in kept { starts.append(starts[starts.count - 1] + list.count) }
        let own = threads.map(lists.count) { list in
            var numbers = [UInt32](repeating: 0, count: lists[list].count)
            for (offset, index) in kept[list].enumerated() {
                numbers[index] = UInt32(truncatingIfNeeded: starts[list] + offset)
            }
            return numbers
        }
        numbers = threads.map(lists.count) { list in
            places[list].map { own[Int($0.list)][Int($0.index)] }
        }
        values = []
        values.reserveCapacity(starts[lists.count])
        for (list, indices) in zip(lists, kept) {
            for index in indices { values.append(list[index]) }
        }
    }
}
