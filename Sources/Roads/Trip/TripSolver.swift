/// Finds the order in which a trip visits places: the traveling salesman's problem, with costs that differ by
/// direction.
///
/// Up to ``mostPlacesSolvedExactly`` places the order is the best one (Held and Karp, *A Dynamic Programming Approach
/// to Sequencing Problems*, 1962). For more, tours are built by insertion and improved by reversing and moving parts
/// as long as that helps (2-opt and Or-opt); they are good, and not always the best.
public enum TripSolver {
    /// The maximum number of places whose order is the best one.
    public static let mostPlacesSolvedExactly = 11

    /// The places of a matrix in the order of a quick trip; nil if one cannot be reached from another.
    ///
    /// - Parameters:
    ///   - matrix: From each place to each other: its sources are its targets.
    ///   - ends: Where the trip begins and ends. If nothing is fixed and it returns, it begins at the first place.
    /// - Complexity: O(2ⁿn²) for few places, about O(n³) for many.
    public static func order(_ matrix: RoadMatrix, _ ends: TripEnds) -> [Int]? {
        matrix.costs.map { order($0, ends) }
    }

    /// The places in the order of a cheap trip.
    ///
    /// - Parameters:
    ///   - costs: What it costs to go from each place (row) to each other (column), 0 to 10⁹; a square.
    ///   - ends: Where the trip begins and ends. If nothing is fixed and it returns, it begins at the first place.
    /// - Complexity: O(2ⁿn²) for few places, about O(n³) for many.
    package static func order(_ costs: [[Int]], _ ends: TripEnds) -> [Int] {
        precondition(costs.allSatisfy { $0.count == costs.count }, "costs are a square")
        guard costs.count > 1 else { return Array(costs.indices) }
        let closed = closed(costs, ends)
        let tour =
            closed.count <= mostPlacesSolvedExactly
            ? ExactTour.best(closed) : TourImprovement.good(closed)
        return rotated(tour, ends)
    }

    /// What a trip costs in an order, the way back included if it returns.
    package static func cost(of order: [Int], _ costs: [[Int]], returns: Bool) -> Int {
        var sum = zip(order, order.dropFirst()).reduce(0) { $0 + costs[$1.0][$1.1] }
        if returns, let first = order.first, let last = order.last { sum += costs[last][first] }
        return sum
    }

    /// More than any trip costs.
    static let forbidden = 1 << 50

    /// Costs of round trips whose best one holds the best trip with some ends: the way from the last place to the
    /// first costs nothing where the trip does not return, and is the only one there where both are fixed.
    private static func closed(_ costs: [[Int]], _ ends: TripEnds) -> [[Int]] {
        var costs = costs
        let last = costs.count - 1
        if !ends.returns {
            for place in costs.indices {
                if ends.startsAtFirst { costs[place][0] = 0 }
                if ends.endsAtLast { costs[last][place] = 0 }
            }
        }
        guard ends.startsAtFirst, ends.endsAtLast else { return costs }
        for place in costs.indices {
            if place != 0 { costs[last][place] = forbidden }
            if place != last { costs[place][0] = forbidden }
        }
        return costs
    }

    /// A round trip from where the trip begins.
    private static func rotated(_ tour: [Int], _ ends: TripEnds) -> [Int] {
        let isLast = ends.endsAtLast && !ends.startsAtFirst
        let anchor = isLast ? tour.count - 1 : 0
        guard let place = tour.firstIndex(of: anchor) else { return tour }
        let first = isLast ? (place + 1) % tour.count : place
        return Array(tour[first...] + tour[..<first])
    }
}
