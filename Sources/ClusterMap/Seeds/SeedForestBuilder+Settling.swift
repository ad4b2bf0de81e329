/// Settling a level by its pairs.
///
/// BOUNDS: as proved at the type.
/// SAFETY: strips that are worked on at the same time touch no row in common: see `divideRows`. In what order pairs are
/// looked at changes nothing, since of all that is offered to a point the nearest stays, and counts are sums.
extension SeedForestBuilder {
    /// Chooses the seeds of a level among the points that have neighbors, and lets them absorb the others.
    ///
    /// In rounds: points that go before all neighbors that are still undecided become seeds, and take these.
    func settle(_ level: Int) {
        round &+= 1
        forEachStrip { order(&$0, level) }
        var rounds = 0
        while unsafe strips.prefix(stripCount).contains(where: { $0.open > 0 }) {
            rounds += 1
            if rounds > Self.manyRounds {
                takeInOrder(level)
                break
            }
            forEachStrip { offerOpen(&$0, level) }
            forEachStrip { sift(&$0, level) }
            round &+= 1
        }
        forEachStrip { offerLater(&$0) }
        forEachStrip { strip in
            for number in 0..<strip.taken.count {
                let place = strip.taken[number]
                absorb(place, into: marks[place].nearest, level)
            }
        }
        for number in 0..<stripCount { unsafe survivorCount -= strips[number].taken.count }
    }

    /// Rounds that hardly any level needs; after as many the rest is sorted.
    private static let manyRounds = 32

    /// Calls `body` with each strip, every other one at the same time.
    private func forEachStrip(_ body: (inout Strip) -> Void) {
        for first in 0..<min(stripCount, 2) {
            workers.forEach((stripCount - first + 1) / 2) { number in
                unsafe body(&strips[2 * number + first])
            }
        }
    }

    /// Drops the pairs of which one end is gone, puts the end that goes first in front, and blocks the other.
    private func order(_ strip: inout Strip, _ level: Int) {
        let (list, count) = unsafe (strip.pairs[level].base, strip.pairs[level].count)
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
        strip.open = open
        strip.later.count = 0
        strip.taken.removeAll()
    }

    /// Lets the first ends that are not blocked make their offers.
    private func offerOpen(_ strip: inout Strip, _ level: Int) {
        let list = unsafe strip.pairs[level].base
        let (marks, round) = (self.marks, self.round)
        for number in 0..<strip.open {
            let (first, second) = unsafe list[number]
            if marks[first].blocked != round { offer(first, to: second, &strip.taken) }
        }
    }

    /// Keeps the pairs of which neither end is decided, and blocks their second ends in the next round.
    private func sift(_ strip: inout Strip, _ level: Int) {
        let list = unsafe strip.pairs[level].base
        let (marks, round) = (self.marks, self.round)
        var later = strip.later
        var open = 0
        for number in 0..<strip.open {
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
        strip.later = later
        strip.open = open
    }

    /// Lets those make their offers that turned out to be seeds later: all that could have taken them were taken.
    private func offerLater(_ strip: inout Strip) {
        for number in 0..<strip.later.count {
            let (a, b) = strip.later[number]
            if marks[a].nearest == SeedNode.none {
                offer(a, to: b, &strip.taken)
            } else if marks[b].nearest == SeedNode.none {
                offer(b, to: a, &strip.taken)
            }
        }
    }

    /// Decides the pairs that are left by the priority of their first ends: one that is not taken when its turn comes is a
    /// seed.
    ///
    /// Takes n log n, where rounds could take n². All is done by the first strip, which stands for the others from here on.
    private func takeInOrder(_ level: Int) {
        let (marks, alive) = (self.marks, self.alive)
        var (pairs, taken, later): ([PairList.Pair], _, _) = (
            [], unsafe strips[0].taken, unsafe strips[0].later
        )
        for number in 0..<stripCount {
            let strip = unsafe strips[number]
            for place in 0..<strip.open { unsafe pairs.append(strip.pairs[level][place]) }
            guard number > 0 else { continue }
            for place in 0..<strip.taken.count { taken.append(strip.taken[place]) }
            for place in 0..<strip.later.count { later.append(strip.later[place]) }
            unsafe strips[number].taken.removeAll()
            unsafe strips[number].later.count = 0
        }
        pairs.sort { one, two in
            (marks[one.a].rank, alive[one.a].slot) < (marks[two.a].rank, alive[two.a].slot)
        }
        for (first, second) in pairs {
            if marks[first].nearest == SeedNode.none {
                offer(first, to: second, &taken)
            } else {
                later.append((first, second))
            }
        }
        unsafe (strips[0].taken, strips[0].later) = (taken, later)
    }

    /// Offers a seed to a point near it, which keeps the nearest.
    @inline(__always)
    private func offer(
        _ seed: UInt32, to place: UInt32, _ taken: inout RepairScratch.List<UInt32>
    ) {
        let held = marks[place].nearest
        if held == SeedNode.none {
            marks[place].nearest = seed
            taken.append(place)
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
