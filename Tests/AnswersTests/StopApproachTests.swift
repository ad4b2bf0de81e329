import Answers
import Foundation
import Journeys
import MapGeometry
import Testing
import Transit

/// Journeys whose first stop is reached on foot, by bicycle or by car, through ``StreetAndTram``.
///
/// Where one sets out is 4.4 km before Alpha, a parking lot 111 m before it.
struct StopApproachTests {
    private static let halfPastSeven = StreetAndTram.halfPastSeven
    private static let eight = StreetAndTram.eight

    private func answer(
        _ approach: StopApproach, from latitude: Double = 45.4,
        change: (inout JourneyRequest) -> Void = { _ in }
    ) async throws -> TransitAnswer {
        let (planner, streets) = try await StreetAndTram.city
        var request = JourneyRequest(
            from: CLLocationCoordinate2D(latitude: latitude, longitude: 9.18),
            to: CLLocationCoordinate2D(latitude: 45.4801, longitude: 9.18),
            .departing(Self.halfPastSeven))
        request.approach = approach
        change(&request)
        return try request.answer(planner: planner, streets: streets)
    }

    /// What is said of each leg, and that each begins when the one before has ended, or after a wait for a vehicle.
    private func sentences(_ answer: TransitAnswer) throws -> [String] {
        let journey = try #require(answer.journeys.first)
        var moment = journey.departure
        for leg in journey.legs {
            switch leg {
            case .walk(let walk):
                #expect(walk.departure == moment)
                moment += walk.seconds
                let line = answer.geometry(of: leg)
                let length = zip(line, line.dropFirst()).reduce(0) {
                    $0 + abs($1.1.latitude - $1.0.latitude) * 111_130
                }
                #expect(abs(length - Double(walk.meters)) < 30, "\(walk)")
            case .ride(let ride):
                #expect(ride.departure >= moment)
                moment = ride.arrival
            }
        }
        #expect(journey.arrival == moment)
        return journey.legs.map { answer.instruction(for: $0) }
    }

    @Test func onFootOneMissesTheFirstTram() async throws {
        let answer = try await answer(.walking)
        #expect(
            try sentences(answer) == [
                "Walk to Alpha", "Take tram 9 toward North, 1 stop, get off at Gamma",
                "Walk to your destination",
            ])
        #expect(answer.journeys[0].rides[0].departure == Self.eight + 1800)
    }

    @Test func aBicycleIsLeftAtTheStop() async throws {
        let answer = try await answer(.bicycle)
        #expect(
            try sentences(answer) == [
                "Cycle to Alpha and leave the bicycle there",
                "Take tram 9 toward North, 1 stop, get off at Gamma", "Walk to your destination",
            ])
        #expect(answer.journeys[0].rides[0].departure == Self.eight)
        #expect(answer.journeys[0].walkSeconds < 20)
    }

    @Test func aBicycleIsTakenAlongWhereTheTramTakesIt() async throws {
        let answer = try await answer(.bicycleAboard)
        #expect(
            try sentences(answer) == [
                "Cycle to Alpha", "Take tram 9 toward North, 1 stop, get off at Gamma",
                "Cycle to your destination",
            ])
        #expect(answer.journeys[0].rides[0].departure == Self.eight + 1800)
    }

    /// Nobody takes a bicycle on a tram who is there sooner without it.
    @Test func cyclingAllTheWayMayBeFaster() async throws {
        let answer = try await answer(.bicycleAboard, from: 45.4790)
        #expect(answer.journeys.isEmpty)
        let way = try #require(answer.directLeg)
        #expect(way.means == .bicycle)
        #expect(answer.instruction(for: .walk(way)) == "Cycle to your destination")
    }

    @Test func aCarIsLeftBeforeTheStop() async throws {
        let answer = try await answer(.car)
        #expect(
            try sentences(answer) == [
                "Drive to the parking lot and leave the car there", "Walk to Alpha",
                "Take tram 9 toward North, 1 stop, get off at Gamma", "Walk to your destination",
            ])
        #expect(answer.journeys[0].rides[0].departure == Self.eight)
        guard case .walk(let drive) = answer.journeys[0].legs[0] else { return }
        #expect(drive.toPlace == StreetAndTram.parking)
        let document = try JSONSerialization.jsonObject(with: Data(answer.json()))
        let routes = (document as? [String: Any])?["routes"] as? [[String: Any]]
        let steps = routes?.first?["steps"] as? [[String: Any]] ?? []
        #expect(
            steps.map { $0["mode"] as? String } == [
                "automobile", "walking", "tram", "walking", "walking",
            ])
    }

    @Test func withoutAPlaceForTheCarThereIsNoJourney() async throws {
        let (planner, known) = try await StreetAndTram.city
        var streets = known
        streets.parking = []
        var request = JourneyRequest(
            from: CLLocationCoordinate2D(latitude: 45.4, longitude: 9.18),
            to: CLLocationCoordinate2D(latitude: 45.4801, longitude: 9.18),
            .departing(Self.halfPastSeven))
        request.approach = .car
        // Walking all the way is what remains.
        let answer = try request.answer(planner: planner, streets: streets)
        #expect(answer.journeys.isEmpty && answer.directLeg?.means == .foot)
    }

    @Test func whoArrivesInTimeLeavesAsLateAsPossible() async throws {
        let answer = try await answer(.car) { $0.time = .arriving(Self.eight + 900) }
        let journey = try #require(answer.journeys.first)
        #expect(journey.rides[0].departure == Self.eight)
        #expect(journey.departure > Self.halfPastSeven)
        _ = try sentences(answer)
    }
}
