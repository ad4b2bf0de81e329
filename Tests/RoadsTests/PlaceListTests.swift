import Bytes
import MapGeometry
import Roads
import TestSupport
import Testing

/// Cells of lists that are asked for again and again, beside the matrix.
struct PlaceListTests {
    /// Whether cells are equal.
    ///
    /// A few pairs are searched one by one, and the lengths of their roads are not rounded one by one.
    private static func areEqual(_ some: [RoadMatrix.Cell?], _ others: [RoadMatrix.Cell?]) -> Bool {
        some.count == others.count
            && zip(some, others).allSatisfy { one, other in
                guard let one, let other else { return one == nil && other == nil }
                return one.hundredths == other.hundredths
                    && abs(one.decimeters - other.decimeters) <= 10
            }
    }

    @Test(arguments: BuiltInMode.allCases)
    func cellsAreThoseOfTheMatrix(mode: BuiltInMode) async throws {
        let router = try await SampleRouters.shared.city(mode).router
        var random = SplitMix(seed: 41)
        let list = PlaceList((0..<80).map { _ in SampleRouters.place(router.graph, &random) })
        for count in [80, 40, 17, 3, 1] {
            // The place itself may be one of the list.
            let place = RouteWaypoint(
                count == 40 ? list.coordinates[7] : SampleRouters.place(router.graph, &random))
            let prepared = try router.prepare(place)
            // What the place has found out is used by the second question.
            for _ in 0..<2 {
                let indices = list.coordinates.indices.shuffled(using: &random).prefix(count)
                    .sorted()
                let others = indices.map { RouteWaypoint(list.coordinates[$0]) }
                #expect(
                    try Self.areEqual(
                        router.cells(from: prepared, to: list, at: indices),
                        router.matrix(from: [place], to: others).cells))
                #expect(
                    try Self.areEqual(
                        router.cells(from: list, at: indices, to: prepared),
                        router.matrix(from: others, to: [place]).cells))
            }
        }
        #expect(
            try router.cells(
                from: list, at: [], to: router.prepare(RouteWaypoint(list.coordinates[0]))) == [])
    }

    /// A list that is asked for often has labels; the cells stay the same.
    @Test(arguments: BuiltInMode.allCases)
    func cellsOfLabelsAreThoseOfTheMatrix(mode: BuiltInMode) async throws {
        let router = try await SampleRouters.shared.city(mode).router
        var random = SplitMix(seed: 53)
        let list = PlaceList((0..<60).map { _ in SampleRouters.place(router.graph, &random) })
        let others = list.coordinates.map { RouteWaypoint($0) }
        let all = Array(others.indices)
        for round in 0..<24 {
            let place = RouteWaypoint(
                round % 5 == 4
                    ? list.coordinates[round] : SampleRouters.place(router.graph, &random))
            #expect(
                try router.cells(from: router.prepare(place), to: list, at: all)
                    == router.matrix(from: [place], to: others).cells)
            #expect(
                try router.cells(from: list, at: all, to: router.prepare(place))
                    == router.matrix(from: others, to: [place]).cells)
        }
    }

    /// The cell of a pair is that of the matrix, whatever else its places were asked for.
    @Test(arguments: BuiltInMode.allCases)
    func cellsOfPairsAreThoseOfTheMatrix(mode: BuiltInMode) async throws {
        let router = try await SampleRouters.shared.city(mode).router
        var random = SplitMix(seed: 61)
        let places = try (0..<24).map { _ in
            try router.prepare(RouteWaypoint(SampleRouters.place(router.graph, &random)))
        }
        let waypoints = places.map(\.waypoint)
        let matrix = try router.matrix(from: waypoints, to: waypoints)
        for (row, start) in places.enumerated() {
            for (column, end) in places.enumerated() {
                // Small components are left out where others are asked for too.
                let alone = try router.matrix(from: [waypoints[row]], to: [waypoints[column]])
                let cell = router.cell(from: start, to: end)
                #expect(Self.areEqual([cell], alone.cells))
                if let other = matrix[row, column] { #expect(Self.areEqual([cell], [other])) }
            }
        }
    }

    /// What roads cost is part of what is kept: another reweighting has other cells.
    @Test func eachReweightingHasItsOwn() async throws {
        let router = try await SampleRouters.shared.city(.automobile).router
        var random = SplitMix(seed: 43)
        let list = PlaceList((0..<40).map { _ in SampleRouters.place(router.graph, &random) })
        let place = RouteWaypoint(SampleRouters.place(router.graph, &random))
        let others = list.coordinates.map { RouteWaypoint($0) }
        let before = try router.cells(from: router.prepare(place), to: list, at: Array(0..<40))
        let other = router.reweighted(RoadReweighting(classFactors: [.residential: 3]))
        let after = try other.cells(from: other.prepare(place), to: list, at: Array(0..<40))
        #expect(after == (try other.matrix(from: [place], to: others).cells))
        #expect(after != before)
        #expect(
            try router.cells(from: router.prepare(place), to: list, at: Array(0..<40)) == before)
    }

    /// A list of an island and of the land beside it: whoever asks from the island for the island's places stays there.
    @Test func anIslandOfAListIsAnswered() async throws {
        let island = "abcdefghijklmnopqr"
        let town = DrawnNetwork(
            island.map { "\($0)   " }.joined() + "\n\n" + "A   B   C   D",
            [
                (island, [:]), ("ABCD", [:]),
            ])
        let router = Router(try graph(of: try await town.tables(.walking)))
        let all = try town.waypoints(island + "ABCD")
        let list = PlaceList(all.map(\.coordinate))
        let (home, land) = (Array(0..<island.count), Array(all.indices))
        let third = try router.prepare(all[3])
        for indices in [home, land] {
            #expect(
                try router.cells(from: third, to: list, at: indices)
                    == router.matrix(from: [all[3]], to: indices.map { all[$0] }).cells)
        }
        let cells = try router.cells(from: third, to: list, at: land)
        #expect(cells.prefix(island.count).allSatisfy { $0 != nil })
        #expect(cells.suffix(4).allSatisfy { $0 == nil })
    }

    /// A place that is none on earth has no cell, and no other loses its own.
    @Test func aPlaceThatIsNoneHasNoCell() async throws {
        let router = try await SampleRouters.shared.city(.walking).router
        var random = SplitMix(seed: 47)
        var places = (0..<20).map { _ in SampleRouters.place(router.graph, &random) }
        let whole = try router.cells(
            from: router.prepare(RouteWaypoint(places[0])), to: PlaceList(places),
            at: Array(0..<20))
        places[5] = CLLocationCoordinate2D(latitude: 95, longitude: 0)
        let cells = try router.cells(
            from: router.prepare(RouteWaypoint(places[0])), to: PlaceList(places),
            at: Array(0..<20))
        #expect(cells[5] == nil)
        for index in 0..<20 where index != 5 { #expect(cells[index] == whole[index]) }
    }
}
