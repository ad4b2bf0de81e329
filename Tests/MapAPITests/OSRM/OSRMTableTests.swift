import MapAPI
import Testing

@Suite struct OSRMTableTests {
    private typealias Check = OSRMChecks

    @Test(arguments: ["driving", "bike", "foot"])
    func cellsAreThoseOfRoutes(profile: String) throws {
        let all = Check.places.joined(separator: ";")
        let table = try Check.ok("/table/v1/\(profile)/\(all)?annotations=duration,distance")
        #expect(table.sources.list.count == 4 && table.destinations.list.count == 4)
        for (row, source) in Check.places.enumerated() {
            for (column, target) in Check.places.enumerated() {
                let route = try Check.ok(
                    "/route/v1/\(profile)/\(source);\(target)?overview=false"
                ).routes[0]
                #expect(
                    Check.close(
                        table.durations[row][column].number, route.duration.number, within: 0.11))
                #expect(
                    Check.close(
                        table.distances[row][column].number, route.distance.number, within: 5))
            }
        }
    }

    @Test func sourcesAndDestinationsAreChosen() throws {
        let all = Check.places.joined(separator: ";")
        let whole = try Check.ok("/table/v1/car/\(all)")
        let part = try Check.ok("/table/v1/car/\(all)?sources=3;0&destinations=1")
        #expect(
            part.durations.list.map(\.numbers) == [
                [whole.durations[3][1].number ?? -1], [whole.durations[0][1].number ?? -1],
            ])
        #expect(part.sources.list.count == 2 && part.destinations.list.count == 1)
        #expect(part.sources[1].location.numbers == whole.sources[0].location.numbers)
        #expect(!part.distances.exists)
        let bare = try Check.ok("/table/v1/car/\(all)?skip_waypoints=true&annotations=distance")
        #expect(bare.keys == ["code", "distances"])
        #expect(
            try Check.ok("/table/v1/car/\(all)?sources=all&destinations=all").durations.list.count
                == 4)
    }

    @Test func timesAreScaled() throws {
        let plain = try Check.ok("/table/v1/car/\(Check.two)").durations[0][1].number ?? 0
        let scaled = try Check.ok("/table/v1/car/\(Check.two)?scale_factor=2.5").durations[0][1]
        #expect(plain > 30)
        #expect(Check.close(scaled.number, plain * 2.5, within: 0.3))
    }

    @Test func fallbackCellsAreListed() throws {
        let table = try Check.ok(
            "/table/v1/car/\(Check.two)?fallback_speed=10&fallback_coordinate=snapped")
        #expect(table.fallback_speed_cells.exists)
        #expect(table.fallback_speed_cells.list.isEmpty)
        #expect(!(try Check.ok("/table/v1/car/\(Check.two)")).fallback_speed_cells.exists)
    }

    @Test func nearestRoadsComeInTheirOrder() throws {
        let answer = try Check.ok("/nearest/v1/foot/24.95,60.17?number=5")
        let distances = answer.waypoints.list.compactMap(\.distance.number)
        #expect(distances.count == 5)
        #expect(distances == distances.sorted())
        #expect(answer.waypoints.list.allSatisfy { $0.nodes.list.count == 2 && $0.hint.exists })
        #expect(try Check.ok("/nearest/v1/foot/24.95,60.17").waypoints.list.count == 1)
        let within = try Check.ok("/nearest/v1/foot/24.95,60.17?number=100&radiuses=30")
        #expect(within.waypoints.list.allSatisfy { ($0.distance.number ?? 99) <= 30 })
    }
}
