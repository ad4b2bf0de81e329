import Answers
import Foundation
import Roads
import Testing

/// Trips through places in whatever order, and the roads near a place.
struct TripAnswerTests {
    private func trip(
        _ places: [String], _ more: KeyValuePairs<QuestionOption, String?> = [:]
    ) async throws -> TripAnswer {
        let router = try await TestTown.router
        var values = OptionValues(typed: more)
        values.set(.places, to: places)
        return try TripQuestion(values, environment: [:]).answer(
            router: { _, _ in router }, place: { words, _ in throw Unexpected(words: words) })
    }

    private struct Unexpected: Error {
        var words: String
    }

    private static let town = [TestTown.a, TestTown.d, TestTown.b, TestTown.c]

    /// The time from each place to each.
    private func matrix(_ places: [String]) async throws -> RoadMatrix {
        let router = try await TestTown.router
        var values = OptionValues()
        values.set(.sources, to: places)
        return try MatrixQuestion(values).answer(
            router: { _, _ in router }, place: { words, _ in throw Unexpected(words: words) }
        ).matrix
    }

    /// The time of an order, a place after the other.
    private func time(
        _ matrix: RoadMatrix, _ order: [Int], returns: Bool
    ) throws -> Duration {
        var time = Duration.zero
        for (from, to) in zip(order, order.dropFirst() + (returns ? [order[0]] : [])) {
            time += try #require(matrix[from, to]).expectedTravelTime
        }
        return time
    }

    /// The least time of any order that begins at the first place, by trying all.
    private func least(
        _ matrix: RoadMatrix, _ count: Int, returns: Bool, endsAtLast: Bool
    ) throws -> Duration {
        var best = Duration.seconds(1e9)
        func go(_ order: [Int]) throws {
            if order.count == count {
                if endsAtLast, order.last != count - 1 { return }
                best = min(best, try time(matrix, order, returns: returns))
                return
            }
            for next in 0..<count where !order.contains(next) { try go(order + [next]) }
        }
        try go([0])
        return best
    }

    @Test(arguments: [(true, false), (false, false), (false, true)])
    func ordersAreTheBest(_ returns: Bool, _ endsAtLast: Bool) async throws {
        let answer = try await trip(
            Self.town,
            [
                .openTrip: returns ? nil : "true", .lastPlace: endsAtLast ? "true" : nil,
            ])
        #expect(answer.order.first == 0)
        #expect(answer.order.sorted() == Array(Self.town.indices))
        #expect(answer.returns == returns)
        if endsAtLast { #expect(answer.order.last == 3) }
        let route = answer.route.routes[0]
        #expect(route.legs.count == (returns ? 4 : 3))
        let matrix = try await matrix(Self.town)
        let least = try least(
            matrix, Self.town.count, returns: returns, endsAtLast: endsAtLast)
        #expect(try time(matrix, answer.order, returns: returns) == least)
        let difference = (route.expectedTravelTime - least) / .seconds(1)
        #expect(abs(difference) < 0.5, "\(route.expectedTravelTime) instead of \(least)")
    }

    @Test func documentsTellTheOrderAndTheRoute() async throws {
        let answer = try await trip(Self.town, [.openTrip: "true"])
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(answer.json())) as? [String: Any])
        #expect(document["order"] as? [Int] == answer.order)
        #expect((document["waypoints"] as? [Any])?.count == 4)
        #expect((document["routes"] as? [Any])?.count == 1)
        let text = answer.text(names: ["A", "D", "B", "C"])
        #expect(text.hasPrefix("A → B → C → D\n"))
        #expect(text.contains("Main Street"))
    }

    @Test func numbersOfPlacesAreBounded() async throws {
        for count in [0, 1, 101] {
            let places = (0..<count).map { "0,0.0\($0)" }
            await #expect(throws: OptionError.self) { try await trip(places) }
        }
    }

    @Test func roadsNearAPlaceAreTold() async throws {
        let router = try await TestTown.router
        let values = OptionValues(typed: [.position: "-0.0049,0.0201", .limit: "3"])
        let answer = try NearestQuestion(values).answer { _, _ in router }
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(answer.json())) as? [String: Any])
        let roads = try #require(document["waypoints"] as? [[String: Any]])
        #expect(roads.first?["name"] as? String == "Side Street")
        #expect(roads.first?["osm"] as? String == "w4")
        let distances = roads.compactMap { $0["distance"] as? Double }
        #expect(distances == distances.sorted() && distances.count == roads.count)
        #expect(abs(distances[0] - 11.1) < 0.3)
        #expect(answer.text().contains("Side Street  w4"))
    }

    @Test func noRoadIsAnError() async throws {
        let router = try await TestTown.router
        let far = OptionValues(typed: [.position: "1,1", .radius: "100"])
        #expect(throws: RoutingError(.noRoadNear(meters: 100))) {
            try NearestQuestion(far).answer { _, _ in router }
        }
        for limit in ["0", "101", "x"] {
            #expect(throws: OptionError.self) {
                try NearestQuestion(OptionValues(typed: [.position: "0,0", .limit: limit]))
            }
        }
    }

    /// What is told of a vehicle has units and bounds.
    @Test func vehiclesHaveSizes() throws {
        func vehicle(_ more: KeyValuePairs<QuestionOption, String?>) throws -> VehicleSize {
            let ends = OptionValues(typed: [.from: TestTown.a, .to: TestTown.d])
            return try RouteQuestion(
                OptionValues(typed: more).completed(by: ends), environment: [:]
            )
            .vehicle
        }
        #expect(
            try vehicle([
                .vehicleHeight: "3.8", .vehicleWidth: "2.5", .vehicleLength: "12",
                .vehicleWeight: "7.5", .vehicleAxleLoad: "4", .hazmat: "true",
            ])
                == VehicleSize(
                    height: 3.8, width: 2.5, length: 12, mass: 7500, axleLoad: 4000,
                    carriesHazmat: true))
        #expect(try vehicle([:]).isEmpty)
        for (option, text) in [
            (QuestionOption.vehicleHeight, "0"), (.vehicleHeight, "-3"), (.vehicleHeight, "11"),
            (.vehicleHeight, "high"), (.vehicleWeight, "1001"), (.hazmat, "maybe"),
            (.vehicleWidth, "nan"),
        ] {
            #expect(throws: OptionError.self, "\(option.name) \(text)") {
                try vehicle([option: text])
            }
        }
    }
}
