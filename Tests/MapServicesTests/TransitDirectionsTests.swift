import AtlasBuilder
import Foundation
import MapAPI
import MapKit
import RoadNetwork
import TestSupport
import Testing

/// Journeys by public transport through Apple's API: from an atlas and from a server.
@MainActor @Suite struct TransitDirectionsTests {
    /// The drawn city, imported.
    private struct City: ~Copyable {
        private let drawn: TransitCity
        var atlas: URL { drawn.atlas }

        private init(_ drawn: consuming TransitCity) { self.drawn = drawn }

        static func imported() async throws -> City {
            let drawn = try TransitCity()
            _ = try await AtlasImport(
                extractPath: drawn.extract.path, outputPath: drawn.atlas.path, jobs: 1,
                profiles: [TravelProfile.builtIn("walking")].compactMap { $0 },
                gtfsPaths: [drawn.feed.path]
            ).run { _ in }
            return City(drawn)
        }

        func request(_ provider: MapProvider) -> MKDirections.Request {
            func item(_ place: (latitude: Double, longitude: Double)) -> MKMapItem {
                MKMapItem(
                    placemark: MKPlacemark(
                        coordinate: CLLocationCoordinate2D(
                            latitude: place.latitude, longitude: place.longitude)))
            }
            let request = MKDirections.Request()
            request.source = item(TransitCity.south)
            request.destination = item(TransitCity.north)
            request.transportType = .transit
            request.departureDate = Date(timeIntervalSince1970: TransitCity.halfPastSeven)
            request.provider = provider
            return request
        }

        /// A service of the atlas on a loopback socket.
        func server() throws -> FamilyServer {
            try FamilyServer([.apple, .mapwright], of: atlas.path)
        }
    }

    /// Eight o'clock of that day.
    private static let eight = Date(timeIntervalSince1970: TransitCity.eight)

    private static func expectJourney(_ route: MKRoute) throws {
        #expect(route.transportType == .transit)
        #expect(route.name == "9")
        #expect(route.steps.map(\.transportType) == [.walking, .transit, .walking])
        #expect(route.steps.allSatisfy { $0.polyline.pointCount >= 2 })
        #expect(
            route.steps[1].instructions == "Take tram 9 toward North, 2 stops, get off at Gamma")
        let ride = try #require(route.steps[1].ride)
        #expect(ride.lineName == "9" && ride.headsign == "North" && ride.vehicle == "tram")
        #expect(ride.color == 0x00AA11 && ride.textColor == 0xFFFFFF)
        #expect(ride.stops.map(\.name) == ["Alpha", "Beta", "Gamma"])
        #expect(ride.stops[0].departure == eight)
        #expect(ride.stops[2].plannedArrival == eight.addingTimeInterval(480))
        #expect(!ride.isKnownInRealTime && route.steps[0].ride == nil)
        let departure = try #require(route.departureDate)
        let arrival = try #require(route.arrivalDate)
        #expect(departure < eight && arrival > eight.addingTimeInterval(480))
        #expect(abs(arrival.timeIntervalSince(departure) - route.expectedTravelTime) < 0.001)
        #expect(abs(route.distance - 2_246) < 40, "\(route.distance)")
    }

    private static func expectTimes(_ response: MKDirections.ETAResponse) {
        #expect(response.transportType == .transit)
        #expect(response.expectedDepartureDate < eight)
        #expect(response.expectedDepartureDate > eight.addingTimeInterval(-60))
        #expect(response.expectedArrivalDate > eight.addingTimeInterval(480))
        #expect(response.expectedArrivalDate < eight.addingTimeInterval(540))
        #expect(response.distance > 2_000)
    }

    /// As Apple's documentation has it: times are answered, routes are not.
    @Test func byDefaultOnlyTimesAreAnswered() async throws {
        let city = try await City.imported()
        let directions = MKDirections(request: city.request(.atlas(city.atlas)))
        await #expect(throws: MKError(.directionsNotFound)) { try await directions.calculate() }
        Self.expectTimes(try await directions.calculateETA())
    }

    @Test func whoAsksForItGetsJourneys() async throws {
        let city = try await City.imported()
        let request = city.request(.atlas(city.atlas))
        request.answersTransitRoutes = true
        let response = try await MKDirections(request: request).calculate()
        #expect(response.routes.count == 1)
        try Self.expectJourney(response.routes[0])
        request.arrivalDate = Self.eight.addingTimeInterval(2_700)
        request.departureDate = nil
        let later = try await MKDirections(request: request).calculate().routes[0]
        #expect(later.steps[1].ride?.stops[0].departure == Self.eight.addingTimeInterval(1_800))
    }

    @Test func aServerAnswersTheSame() async throws {
        let city = try await City.imported()
        let server = try city.server()
        let request = city.request(try server.provider)
        Self.expectTimes(try await MKDirections(request: request).calculateETA())
        request.answersTransitRoutes = true
        try Self.expectJourney(try await MKDirections(request: request).calculate().routes[0])
        // A day without service.
        request.departureDate = Date(timeIntervalSince1970: 1_480_000_000)
        let error = try await #require(throws: MKError.self) {
            try await MKDirections(request: request).calculate()
        }
        #expect(error.code == .directionsNotFound)
        #expect(error.localizedDescription.contains("2014-10-20"), "\(error.localizedDescription)")
    }

    @Test func daysWithoutServiceAndAtlasesWithoutTimetableSaySo() async throws {
        let city = try await City.imported()
        let request = city.request(.atlas(city.atlas))
        request.answersTransitRoutes = true
        request.departureDate = Date(timeIntervalSince1970: 1_480_000_000)
        let error = try await #require(throws: MKError.self) {
            try await MKDirections(request: request).calculate()
        }
        #expect(error.code == .directionsNotFound)
        #expect(error.localizedDescription.contains("2014-10-20"), "\(error.localizedDescription)")
        request.provider = try CityAtlas.provider
        let without = try await #require(throws: MKError.self) {
            try await MKDirections(request: request).calculateETA()
        }
        #expect(without.code == .directionsNotFound)
        #expect(without.localizedDescription.contains("timetable"))
    }
}
