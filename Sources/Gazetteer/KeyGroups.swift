import ParallelWork

/// Things that have one key.
struct KeyGroup<Key: Hashable & Comparable & Sendable>: Sendable, Comparable {
    var key: Key
    /// The numbers of the things, ascending.
    var members: [Int]

    /// Finds which of many things have the same keys; the groups are in no order.
    static func find(
        _ count: Int, _ threads: WorkerThreads, key: (Int) -> Key
    ) -> [KeyGroup] {
        // Every key belongs to one share, so that shares can be looked at in parallel.
        let shares = threads.count
        let dealt = threads.mapRanges(count, least: 1_024) { range in
            var hands = [[(number: Int, key: Key)]](repeating: [], count: shares)
            for number in range {
                let key = key(number)
                let hash = shares == 1 ? 0 : UInt(bitPattern: key.hashValue) % UInt(shares)
                hands[Int(hash)].append((number, key))
            }
            return hands
        }
        return threads.map(shares) { share in
            var groups: [KeyGroup] = []
            var numbers: [Key: Int] = [:]
            for hands in dealt {
                for (member, key) in hands[share] {
                    if let number = numbers[key] {
                        groups[number].members.append(member)
                    } else {
                        numbers[key] = groups.count
                        groups.append(KeyGroup(key: key, members: [member]))
                    }
                }
            }
            return groups
        }.flatMap(\.self)
    }

    static func < (a: KeyGroup, b: KeyGroup) -> Bool { a.key < b.key }
}
