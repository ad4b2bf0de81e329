import Answers
import Foundation
import Journeys
import MapGeometry
import Roads
import Testing
import Transit

/// Areas that one gets to by public transport, beside the journeys to places in them and outside, through ``StreetAndTram``.
struct ReachTests {
    private static let start = CLLocationCoordinate2D(latitude: 45.4385, longitude: 9.18)
    private static let departure = StreetAndTram.halfPastSeven + 1500

    private func areas(
        _ minutes: [Int], change: (inout ReachRequest) -> Void = { _ in }
    ) async throws -> [Isochrone] {
        let (planner, streets) = try await StreetAndTram.city
        var request = ReachRequest(from: Self.start, leavingAt: Self.departure)
        change(&request)
        return try request.isochrones(
            planner: planner, walking: try #require(streets.walking),
            within: minutes.map { .seconds($0 * 60) })
    }

    /// Whether a place is in an area, by the number of sides to the east of it.
    private func holds(_ area: Isochrone, _ latitude: Double) -> Bool {
        area.polygons.joined().reduce(false) { isInside, ring in
            zip(ring, ring.dropFirst()).reduce(isInside) { isInside, side in
                let (one, other) = side
                guard (one.latitude > latitude) != (other.latitude > latitude) else {
                    return isInside
                }
                let share = (latitude - one.latitude) / (other.latitude - one.latitude)
                let east = one.longitude + share * (other.longitude - one.longitude)
                return east > Self.start.longitude ? !isInside : isInside
            }
        }
    }

    /// Seconds to a place of the street by the best journey, or on foot if that is faster.
    private func seconds(to latitude: Double) async throws -> Int {
        let (planner, streets) = try await StreetAndTram.city
        let answer = try JourneyRequest(
            from: Self.start, to: CLLocationCoordinate2D(latitude: latitude, longitude: 9.18),
            .departing(Self.departure)
        ).answer(planner: planner, streets: streets)
        let journeys = answer.journeys.map { $0.arrival - Self.departure }
        return (journeys + (answer.walk.map { [Int($0.seconds)] } ?? [])).min() ?? .max
    }

    @Test func holdWhatJourneysReach() async throws {
        let minutes = [5, 12, 20, 30]
        let areas = try await areas(minutes)
        var held = 0
        for step in 0..<150 {
            let latitude = 45.42 + Double(step) * 0.0005
            let seconds = try await seconds(to: latitude)
            for (limit, area) in zip(minutes, areas) where abs(seconds - limit * 60) > 150 {
                #expect(
                    holds(area, latitude) == (seconds < limit * 60),
                    "\(latitude): \(seconds) s, \(limit) min")
                held += holds(area, latitude) ? 1 : 0
            }
        }
        #expect(held > 50)
    }

    /// Where one gets off there is an area of its own.
    @Test func lieAroundTheStopsThatOneGetsTo() async throws {
        let areas = try await areas([12, 20])
        #expect(areas[0].polygons.count == 1)
        #expect(areas[1].polygons.count == 2)
        #expect(holds(areas[1], 45.481) && !holds(areas[1], 45.460))
    }

    @Test func areSmallerWithoutTheTram() async throws {
        let area = try await areas([20]) { $0.filter.avoidedModes = [.tram] }[0]
        #expect(area.polygons.count == 1 && !holds(area, 45.481))
    }

    @Test func kilometersAndDaysBeyondTheFeedAreRefused() async throws {
        let (planner, streets) = try await StreetAndTram.city
        #expect(throws: OptionError.self) {
            try ReachQuestion(OptionValues(typed: [.center: "45.44,9.18", .kilometers: "3"]))
        }
        #expect(throws: OptionError.self) {
            try IsochroneQuestion(
                OptionValues(typed: [
                    .center: "45.44,9.18", .minutes: "3", .depart: "2014-10-21T08:00",
                ]))
        }
        let walking = try #require(streets.walking)
        #expect(throws: TransitError.self) {
            try ReachRequest(from: Self.start, leavingAt: 0).isochrones(
                planner: planner, walking: walking, within: [.seconds(600)])
        }
    }
}
