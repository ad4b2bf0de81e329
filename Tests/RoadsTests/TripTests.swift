import Roads
import TestSupport
import Testing

/// Orders of trips beside all orders there are.
@Suite struct TripTests {
    private static let ends = [
        TripEnds(startsAtFirst: false, endsAtLast: false, returns: true),
        TripEnds(startsAtFirst: true, endsAtLast: false, returns: true),
        TripEnds(startsAtFirst: false, endsAtLast: true, returns: true),
        TripEnds(startsAtFirst: true, endsAtLast: true, returns: true),
        TripEnds(startsAtFirst: true, endsAtLast: true, returns: false),
        TripEnds(startsAtFirst: true, endsAtLast: false, returns: false),
        TripEnds(startsAtFirst: false, endsAtLast: true, returns: false),
    ]

    /// Costs that differ by direction.
    private func costs(_ count: Int, _ random: inout SplitMix) -> [[Int]] {
        (0..<count).map { row in
            (0..<count).map { $0 == row ? 0 : Int.random(in: 1...1000, using: &random) }
        }
    }

    private func fits(_ order: [Int], _ ends: TripEnds) -> Bool {
        (!ends.startsAtFirst || order.first == 0)
            && (!ends.endsAtLast || order.last == order.count - 1)
    }

    private func permutations(_ places: [Int]) -> [[Int]] {
        guard places.count > 1 else { return [places] }
        return places.flatMap { first in
            permutations(places.filter { $0 != first }).map { [first] + $0 }
        }
    }

    @Test(arguments: ends)
    func fewPlacesComeInTheBestOrder(ends: TripEnds) {
        var random = SplitMix(seed: 41)
        for count in 2...7 {
            let orders = permutations(Array(0..<count)).filter { fits($0, ends) }
            for _ in 0..<10 {
                let costs = costs(count, &random)
                let order = TripSolver.order(costs, ends)
                #expect(order.sorted() == Array(0..<count))
                #expect(fits(order, ends), "\(order)")
                let least = orders.map {
                    TripSolver.cost(of: $0, costs, returns: ends.returns)
                }.min()
                #expect(TripSolver.cost(of: order, costs, returns: ends.returns) == least)
            }
        }
    }

    @Test(arguments: ends)
    func manyPlacesComeInAGoodOrder(ends: TripEnds) {
        var random = SplitMix(seed: 43)
        // On a circle the best round trip is known.
        let count = 40
        var places = Array(0..<count)
        places.shuffle(using: &random)
        func gap(_ one: Int, _ other: Int) -> Int {
            let difference = abs(places[one] - places[other])
            return min(difference, count - difference) * 10
        }
        let costs = (0..<count).map { row in (0..<count).map { gap(row, $0) } }
        let order = TripSolver.order(costs, ends)
        #expect(order.sorted() == Array(0..<count))
        #expect(fits(order, ends))
        let cost = TripSolver.cost(of: order, costs, returns: ends.returns)
        // To end at a fixed place one goes round twice at most.
        let isBound = ends.startsAtFirst && ends.endsAtLast
        #expect(cost <= (isBound ? 2 : 1) * count * 10)
    }

    @Test func manyPlacesOfAnySortAreVisitedOnce() {
        var random = SplitMix(seed: 47)
        for count in [12, 13, 30, 100] {
            for ends in Self.ends {
                let costs = costs(count, &random)
                let order = TripSolver.order(costs, ends)
                #expect(order.sorted() == Array(0..<count))
                #expect(fits(order, ends))
                let given = TripSolver.cost(
                    of: Array(0..<count), costs, returns: ends.returns)
                #expect(TripSolver.cost(of: order, costs, returns: ends.returns) * 2 < given)
            }
        }
    }

    @Test func noPlaceAndOnePlaceAreTripsToo() {
        for ends in Self.ends {
            #expect(TripSolver.order([], ends) == [])
            #expect(TripSolver.order([[0]], ends) == [0])
        }
    }
}
