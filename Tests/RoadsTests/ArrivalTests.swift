import Foundation
import Roads
import TestSupport
import Testing

/// Who wants to be somewhere at a time sets out in time, on the roads that are open then.
@Suite struct ArrivalTests {
    /// Some eleven minutes straight on, where that is open.
    private static let town = DrawnNetwork(
        """
        a   b   c   d
            e   f
        """,
        [
            ("ab", [:]), ("bc", ["motor_vehicle:conditional": "no @ (07:00-09:00)"]), ("cd", [:]),
            ("be", [:]), ("ef", [:]), ("fc", [:]),
        ], lineMeters: 2000)

    private func question(_ town: DrawnNetwork) throws -> RouteRequest {
        RouteRequest(try town.waypoints("ad"))
    }

    @Test func closuresCountWhenOneSetsOut() async throws {
        let router = Router(try graph(of: try await Self.town.tables(.automobile)))
        var request = try question(Self.town)
        let straight = try router.estimate(request)
        request.time = LocalTime(iso8601: "2026-11-16T08:00")
        let round = try router.estimate(request)
        #expect(
            straight.expectedTravelTime > .seconds(600)
                && round.expectedTravelTime > straight.expectedTravelTime + .seconds(120))
        request.time = nil
        for (arrival, expected) in [
            ("2026-11-16T06:50", straight), ("2026-11-16T07:05", straight),
            ("2026-11-16T07:25", round), ("2026-11-16T09:05", round),
            ("2026-11-16T09:30", straight),
        ] {
            request.arrival = LocalTime(iso8601: arrival)
            #expect(try router.estimate(request) == expected, "\(arrival)")
            #expect(try router.routes(request)[0].hundredths == expected.hundredths, "\(arrival)")
        }
        // When one sets out is told before when one wants to arrive.
        request.time = LocalTime(iso8601: "2026-11-16T08:00")
        #expect(try router.estimate(request) == round)
    }

    /// Against the calendar of Foundation.
    @Test func momentsMoveOverDaysAndYears() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = [.withFullDate, .withTime, .withColonSeparatorInTime]
        var random = SplitMix(seed: 12)
        for _ in 0..<2000 {
            let minute = Int.random(in: 0..<1440, using: &random)
            let parts = DateComponents(
                year: .random(in: 1800...2400, using: &random),
                month: .random(in: 1...12, using: &random),
                day: .random(in: 1...28, using: &random), hour: minute / 60, minute: minute % 60)
            let time = LocalTime(
                year: try #require(parts.year), month: try #require(parts.month),
                day: try #require(parts.day), minute: minute)
            let seconds = Int.random(in: -40_000_000...40_000_000, using: &random)
            let date = try #require(calendar.date(from: parts)).addingTimeInterval(Double(seconds))
            #expect(time.iso8601(after: .seconds(seconds)) == formatter.string(from: date))
            let moved = time.advanced(by: .seconds(seconds))
            #expect(moved == LocalTime(iso8601: formatter.string(from: date)))
            #expect(moved.weekday == (calendar.component(.weekday, from: date) + 5) % 7)
        }
        let leap = try #require(LocalTime(iso8601: "2024-02-28T23:59"))
        #expect(leap.iso8601(after: .seconds(60)) == "2024-02-29T00:00:00")
    }
}
