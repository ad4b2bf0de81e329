import Foundation
import MapKit
import Testing

@MainActor @Suite struct DirectionsTests {
    private func request(
        _ type: MKDirectionsTransportType = .automobile
    ) async throws -> MKDirections.Request {
        let request = MKDirections.Request()
        request.source = MKMapItem(placemark: MKPlacemark(coordinate: CityAtlas.station))
        request.destination = MKMapItem(placemark: MKPlacemark(coordinate: CityAtlas.senateSquare))
        request.transportType = type
        request.provider = try CityAtlas.provider
        return request
    }

    @Test(arguments: [MKDirectionsTransportType.automobile, .walking, .cycling])
    func aRouteIsOfOnePiece(_ type: MKDirectionsTransportType) async throws {
        let request = try await request(type)
        let response = try await MKDirections(request: request).calculate()
        #expect(response.routes.count == 1 && response.source === request.source)
        let route = response.routes[0]
        #expect(route.transportType == type && route.expectedTravelTime > 30)
        #expect(route.distance > CityAtlas.station.meters(to: CityAtlas.senateSquare))
        #expect(route.polyline.pointCount > 5)
        let line = route.polyline.coordinates
        #expect(line[0].meters(to: CityAtlas.station) < 150)
        #expect(line[line.count - 1].meters(to: CityAtlas.senateSquare) < 150)
        // The steps are the route: their lengths add up, each begins where the one before ends.
        #expect(abs(route.steps.reduce(0) { $0 + $1.distance } - route.distance) < 1)
        #expect(route.steps[0].distance == 0 && !route.steps[0].instructions.isEmpty)
        #expect(route.steps.dropFirst().allSatisfy { !$0.instructions.isEmpty })
        #expect(route.steps.last?.instructions.localizedStandardContains("destination") == true)
        for (before, after) in zip(route.steps, route.steps.dropFirst()) {
            #expect(before.polyline.coordinates.last == after.polyline.coordinates.first)
        }
        // A step's length is that of its line.
        for step in route.steps {
            let points = step.polyline.coordinates
            let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.meters(to: $1.1) }
            #expect(abs(length - step.distance) < max(3, step.distance * 0.01))
        }
    }

    @Test func theTravelTimeIsTheRoutes() async throws {
        let request = try await request(.walking)
        let departure = Date(timeIntervalSince1970: 1_780_000_000)
        request.departureDate = departure
        let directions = MKDirections(request: request)
        let route = try await directions.calculate().routes[0]
        let eta = try await directions.calculateETA()
        #expect(abs(eta.expectedTravelTime - route.expectedTravelTime) < 0.5)
        #expect(abs(eta.distance - route.distance) < 1)
        #expect(eta.expectedDepartureDate == departure && eta.transportType == .walking)
        #expect(eta.expectedArrivalDate == departure.addingTimeInterval(eta.expectedTravelTime))
        request.departureDate = nil
        request.arrivalDate = departure
        let arrival = try await MKDirections(request: request).calculateETA()
        #expect(
            abs(arrival.expectedArrivalDate.timeIntervalSince(departure)) < 0.001)
    }

    @Test func alternatesAreMoreThanOneAndTheBestLeads() async throws {
        let request = try await request()
        request.destination = MKMapItem(
            placemark: MKPlacemark(
                coordinate: CLLocationCoordinate2D(latitude: 60.1630, longitude: 24.9300)))
        request.requestsAlternateRoutes = true
        let routes = try await MKDirections(request: request).calculate().routes
        #expect(routes.count >= 1)
        #expect(
            Set(routes.map { $0.polyline.pointCount }).count == routes.count || routes.count == 1)
    }

    @Test func theHandlersAreCalledOnTheMainQueue() async throws {
        let directions = MKDirections(request: try await request(.any))
        let distance: Double = await withCheckedContinuation { continuation in
            directions.calculate { response, error in
                dispatchPrecondition(condition: .onQueue(.main))
                #expect(error == nil && !directions.isCalculating)
                continuation.resume(returning: response?.routes.first?.distance ?? 0)
            }
            #expect(directions.isCalculating)
        }
        #expect(distance > 500)
        let seconds: Double = await withCheckedContinuation { continuation in
            directions.calculateETA { response, _ in
                continuation.resume(returning: response?.expectedTravelTime ?? 0)
            }
        }
        #expect(seconds > 30)
    }

    @Test func withoutAWayThereIsAnError() async throws {
        let empty = MKDirections(request: MKDirections.Request())
        await #expect(throws: MKError(.directionsNotFound)) { try await empty.calculate() }
        let far = try await request()
        far.destination = MKMapItem(
            placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0)))
        let directions = MKDirections(request: far)
        await #expect(throws: MKError(.directionsNotFound)) { try await directions.calculate() }
        await #expect(throws: MKError(.directionsNotFound)) { try await directions.calculateETA() }
        let transit = MKDirections(request: try await request(.transit))
        await #expect(throws: MKError(.directionsNotFound)) { try await transit.calculate() }
    }

    @Test func aCancelledCalculationSaysSo() async throws {
        let directions = MKDirections(request: try await request())
        let error: (any Error)? = await withCheckedContinuation { continuation in
            directions.calculate { _, error in continuation.resume(returning: error) }
            directions.cancel()
        }
        #expect(error as? MKError == MKError(.unknown))
    }

    @Test func aWebAddressAsksForDirections() throws {
        let url = try #require(
            URL(
                string:
                    "https://maps.apple.com/?saddr=Current%20Location&daddr=60.17,24.94&dirflg=w"))
        #expect(MKDirections.Request.isDirectionsRequest(url))
        let request = MKDirections.Request(contentsOf: url)
        #expect(request.source?.isCurrentLocation == true && request.transportType == .walking)
        #expect(request.destination?.placemark.coordinate.latitude == 60.17)
        let other = try #require(URL(string: "https://example.org/?daddr=1,2"))
        #expect(!MKDirections.Request.isDirectionsRequest(other))
    }
}

extension MKPolyline {
    var coordinates: [CLLocationCoordinate2D] {
        var line = [CLLocationCoordinate2D](
            repeating: kCLLocationCoordinate2DInvalid, count: pointCount)
        getCoordinates(&line, range: NSRange(location: 0, length: pointCount))
        return line
    }
}
