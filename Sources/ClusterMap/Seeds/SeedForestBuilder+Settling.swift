/// Settling a level by its pairs.
///
/// BOUNDS: as proved at the type.
extension SeedForestBuilder {
    /// Chooses the seeds of a level among the points that have neighbors, and lets them absorb the others.
    ///
    /// In rounds: points that go before all neighbors that are still undecided become seeds, and take these.
    func settle(_ level: Int) {
        let list = unsafe pairs[level].base
        round &+= 1
        later.count = 0
        takenCount = 0
        var open = unsafe order(list, pairs[level].count)
        var rounds = 0
        while open > 0 {
            rounds += 1
            if rounds > Self.manyRounds {
                unsafe takeInOrder(list, open)
                break
            }
            let marks = self.marks
            for number in 0..<open {
                let (first, second) = unsafe list[number]
                if marks[first].blocked != round { offer(first, to: second) }
            }
            open = unsafe sift(list, open)
        }
        // All that could have taken the undecided were taken themselves: those are seeds.
        for number in 0..<later.count {
            let (a, b) = later[number]
            if marks[a].nearest == SeedNode.none {
                offer(a, to: b)
            } else if marks[b].nearest == SeedNode.none {
                offer(b, to: a)
            }
        }
        for number in 0..<takenCount {
            let place = taken[number]
            absorb(place, into: marks[place].nearest, level)
        }
        survivorCount -= takenCount
    }

    /// Rounds that hardly any level needs; after as many the rest is sorted.
    private static let manyRounds = 32

    /// Drops the pairs of which one end is gone, puts the end that goes first in front, and blocks the other.
    ///
    /// - Returns: The number of pairs that are left.
    private func order(_ list: UnsafeMutablePointer<PairList.Pair>, _ count: Int) -> Int {
        let (marks, alive, round) = (self.marks, self.alive, self.round)
        var open = 0
        for number in 0..<count {
            let (a, b) = unsafe list[number]
            let (one, two) = (marks[a], marks[b])
            var isFirst = one.rank < two.rank
            if one.rank == two.rank { isFirst = alive[a].slot < alive[b].slot }
            let isOpen = one.nearest & two.nearest == SeedNode.none
            let second = isFirst ? b : a
            unsafe list[open] = (isFirst ? a : b, second)
            open &+= isOpen ? 1 : 0
            let old = isFirst ? two.blocked : one.blocked
            marks[second].blocked = isOpen ? round : old
        }
        return open
    }

    /// Keeps the pairs of which neither end is decided, and blocks their second ends in the next round.
    ///
    /// - Returns: The number of pairs that are left.
    private func sift(_ list: UnsafeMutablePointer<PairList.Pair>, _ count: Int) -> Int {
        let (marks, round) = (self.marks, self.round)
        var later = self.later
        var open = 0
        for number in 0..<count {
            let pair = unsafe list[number]
            let (one, two) = (marks[pair.a], marks[pair.b])
            let isOpen = one.nearest & two.nearest == SeedNode.none
            unsafe list[open] = pair
            open &+= isOpen ? 1 : 0
            marks[pair.b].blocked = isOpen ? round &+ 1 : two.blocked
            // Places are below 2²⁷: the union is none only if one of them is. Where the first end is not blocked,
            // it is a seed and made its offer.
            let isLater =
                (isOpen ? 0 : 1) & (one.blocked >= round ? 1 : 0)
                & (one.nearest | two.nearest == SeedNode.none ? 1 : 0)
            later.reserve(1)
            later.put(pair.a, pair.b, if: isLater != 0)
        }
        self.later = later
        self.round = round &+ 1
        return open
    }

    /// Decides pairs by the priority of their first ends: one that is not taken when its turn comes is a seed.
    ///
    /// Takes n log n, where rounds could take n².
    private func takeInOrder(_ list: UnsafeMutablePointer<PairList.Pair>, _ count: Int) {
        let (marks, alive) = (self.marks, self.alive)
        var pairs = unsafe UnsafeMutableBufferPointer(start: list, count: count)
        unsafe pairs.sort { one, two in
            (marks[one.a].rank, alive[one.a].slot) < (marks[two.a].rank, alive[two.a].slot)
        }
        for number in pairs.indices {
            let (first, second) = unsafe pairs[number]
            if marks[first].nearest == SeedNode.none {
                offer(first, to: second)
            } else {
                later.append((first, second))
            }
        }
    }

    /// Offers a seed to a point near it, which keeps the nearest.
    @inline(__always)
    private func offer(_ seed: UInt32, to place: UInt32) {
        let held = marks[place].nearest
        if held == SeedNode.none {
            marks[place].nearest = seed
            taken[takenCount] = place
            takenCount &+= 1
            return
        }
        let (point, new, old) = (alive[place].place, alive[seed].place, alive[held].place)
        let (newDistance, oldDistance) = (Self.squared(point, new), Self.squared(point, old))
        // Of equally near ones the first by x, y. Seeds are never in one place.
        if newDistance < oldDistance || newDistance == oldDistance && new < old {
            marks[place].nearest = seed
        }
    }
}
