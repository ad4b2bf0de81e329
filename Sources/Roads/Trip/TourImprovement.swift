/// Good round trips through many places: built by insertion, then improved.
struct TourImprovement {
    /// Bounds the time; each round makes the tour better.
    private static let mostRounds = 10_000
    /// The longest part that is moved as a whole.
    private static let longestPart = 3

    private let costs: [[Int]]
    private var tour: [Int]

    /// The best of several tours.
    static func good(_ costs: [[Int]]) -> [Int] {
        let tours = [true, false].map { takesFarthest -> (cost: Int, tour: [Int]) in
            var improvement = TourImprovement(costs, inserted(costs, takesFarthest: takesFarthest))
            improvement.run()
            return (TripSolver.cost(of: improvement.tour, costs, returns: true), improvement.tour)
        }
        return tours.min { $0.cost < $1.cost }?.tour ?? Array(costs.indices)
    }

    private init(_ costs: [[Int]], _ tour: [Int]) {
        self.costs = costs
        self.tour = tour
    }

    /// A tour to which places are added where they cost least.
    ///
    /// - Parameter takesFarthest: Whether the place that costs most is the next, and not the one that costs least.
    private static func inserted(_ costs: [[Int]], takesFarthest: Bool) -> [Int] {
        // The last place first: where both ends are fixed, it is the only one before the first.
        var tour = [0, costs.count - 1]
        var left = Array(1..<costs.count - 1)
        while !left.isEmpty {
            var chosen: (cost: Int, place: Int, position: Int)?
            for (index, place) in left.enumerated() {
                var best = (cost: Int.max, position: 0)
                for position in tour.indices {
                    let next = tour[(position + 1) % tour.count]
                    let cost =
                        costs[tour[position]][place] + costs[place][next]
                        - costs[tour[position]][next]
                    if cost < best.cost { best = (cost, position + 1) }
                }
                let isBetter =
                    chosen.map { takesFarthest ? best.cost > $0.cost : best.cost < $0.cost } ?? true
                if isBetter { chosen = (best.cost, index, best.position) }
            }
            guard let chosen else { break }
            tour.insert(left.remove(at: chosen.place), at: chosen.position)
        }
        return tour
    }

    private mutating func run() {
        for _ in 0..<Self.mostRounds where !(reverse() || move()) { return }
    }

    private func cost(_ from: Int, _ to: Int) -> Int {
        costs[tour[from]][tour[to % tour.count]]
    }

    /// Reverses the part that saves most; false if none saves anything.
    private mutating func reverse() -> Bool {
        let count = tour.count
        // Sums of what the tour costs up to each place, forwards and backwards.
        var forward = [0]
        var backward = [0]
        for place in 0..<count - 1 {
            forward.append(forward[place] + cost(place, place + 1))
            backward.append(backward[place] + cost(place + 1, place))
        }
        var best = (saved: 0, from: 0, to: 0)
        for from in 1..<count - 1 {
            for to in from + 1..<count {
                let now =
                    cost(from - 1, from) + forward[to] - forward[from] + cost(to, to + 1)
                let then =
                    cost(from - 1, to) + backward[to] - backward[from] + cost(from, to + 1)
                if now - then > best.saved { best = (now - then, from, to) }
            }
        }
        guard best.saved > 0 else { return false }
        tour[best.from...best.to].reverse()
        return true
    }

    /// Moves the short part that saves most; false if none saves anything.
    private mutating func move() -> Bool {
        let count = tour.count
        var best = (saved: 0, from: 0, length: 0, to: 0)
        for length in 1...Self.longestPart where length < count - 1 {
            for from in 1...count - length {
                let last = from + length - 1
                let taken =
                    cost(from - 1, from) + cost(last, last + 1)
                    - costs[tour[from - 1]][tour[(last + 1) % count]]
                guard taken > best.saved else { continue }
                for to in 0..<count where to < from - 1 || to > last {
                    let added = cost(to, from) + cost(last, to + 1) - cost(to, to + 1)
                    if taken - added > best.saved { best = (taken - added, from, length, to) }
                }
            }
        }
        guard best.saved > 0 else { return false }
        let part = tour[best.from..<best.from + best.length]
        let position = best.to < best.from ? best.to + 1 : best.to + 1 - best.length
        tour.removeSubrange(best.from..<best.from + best.length)
        tour.insert(contentsOf: part, at: position)
        return true
    }
}
