import Answers
import Atlas
import Foundation
import MapAPI
import MapKit
import SampleCity
import TestSupport
import Testing

/// Families of the service on a loopback socket, without the HTTP library.
final class FamilyServer: Sendable {
    private let server: LoopbackServer

    /// Serves families of an atlas; Apple's of the sample city unless told otherwise.
    init(_ families: [APIFamily] = [.apple], of path: String? = nil) throws {
        let router = APIRouter(families)
        let atlases = AtlasCollection(try Atlas.open(path ?? SampleAtlas.folder.path))
        server = try LoopbackServer { client in
            guard let head = client.receiveRequest() else { return }
            let target = head.split(separator: " ").dropFirst().first.map(String.init) ?? ""
            guard let request = try? APIRequest(target: target),
                let answer = router.respond(to: request, atlases)
            else { return client.send(status: "404 Not Found", json: "{}") }
            client.send(
                status: answer.status == 200 ? "200 OK" : "\(answer.status) Refused",
                json: String(decoding: answer.body, as: UTF8.self))
        }
    }

    var provider: MapProvider {
        get throws { .server(try #require(URL(string: "http://127.0.0.1:\(server.port)/v1"))) }
    }
}

/// Every service of MapKit, answered by the service that speaks as Apple's does.
@MainActor @Suite struct AppleFamilyProviderTests {
    private let server: FamilyServer

    init() throws { server = try FamilyServer() }

    @Test func searching() async throws {
        let request = MKLocalSearch.Request(
            naturalLanguageQuery: "cafe", region: CityAtlas.region)
        request.resultTypes = .pointOfInterest
        request.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe])
        request.regionPriority = .required
        request.provider = try server.provider
        let items = try await MKLocalSearch(request: request).start().mapItems
        #expect(items.count > 5)
        #expect(items.allSatisfy { $0.pointOfInterestCategory == .cafe && $0.identifier != nil })
    }

    @Test func completingAndSearchingForTheCompletion() async throws {
        let completer = MKLocalSearchCompleter()
        completer.provider = try server.provider
        completer.region = CityAtlas.region
        let completion = try #require(try await completer.completions(for: "aten").first)
        #expect(completion.title.contains("Ateneum"))
        let request = MKLocalSearch.Request(completion: completion)
        let items = try await MKLocalSearch(request: request).start().mapItems
        #expect(items.map(\.name) == [completion.title])
    }

    @Test func geocodingAndBack() async throws {
        let request = try #require(MKGeocodingRequest(addressString: "Mannerheimintie 10"))
        request.provider = try server.provider
        let found = try #require(try await request.mapItems.first)
        #expect(found.name == "Mannerheimintie 10")
        let place = found.placemark.coordinate
        let reverse = try #require(
            MKReverseGeocodingRequest(
                location: CLLocation(latitude: place.latitude, longitude: place.longitude)))
        reverse.provider = try server.provider
        #expect(try await reverse.mapItems.first?.placemark.thoroughfare == "Mannerheimintie")
        let marks = try await MapProvider.using(try server.provider) {
            try await CLGeocoder().geocodeAddressString("Mannerheimintie 10")
        }
        #expect(marks.first?.subThoroughfare == "10")
    }

    @Test func placesByTheirIdentifier() async throws {
        let search = MKLocalSearch.Request(naturalLanguageQuery: "Ateneum")
        search.resultTypes = .pointOfInterest
        search.provider = try server.provider
        let found = try #require(try await MKLocalSearch(request: search).start().mapItems.first)
        let request = MKMapItemRequest(mapItemIdentifier: try #require(found.identifier))
        request.provider = try server.provider
        #expect(try await request.mapItem.name == found.name)
    }

    @Test func pointsOfInterestInACircle() async throws {
        let request = MKLocalPointsOfInterestRequest(center: CityAtlas.station, radius: 300)
        request.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe, .hotel])
        request.provider = try server.provider
        let items = try await MKLocalSearch(request: request).start().mapItems
        #expect(Set(items.compactMap(\.pointOfInterestCategory)) == [.cafe, .hotel])
        let meters = items.map { $0.placemark.coordinate.meters(to: CityAtlas.station) }
        #expect(meters == meters.sorted() && meters.allSatisfy { $0 <= 300 })
    }

    @Test(arguments: [MKDirectionsTransportType.automobile, .walking, .cycling])
    func directionsAndTimes(_ type: MKDirectionsTransportType) async throws {
        let request = MKDirections.Request()
        request.source = MKMapItem(placemark: MKPlacemark(coordinate: CityAtlas.senateSquare))
        request.destination = MKMapItem(placemark: MKPlacemark(coordinate: CityAtlas.station))
        request.transportType = type
        request.provider = try server.provider
        let route = try #require(try await MKDirections(request: request).calculate().routes.first)
        #expect(route.transportType == type && route.distance > 300)
        #expect(route.steps.dropFirst().allSatisfy { !$0.instructions.isEmpty })
        #expect(route.polyline.pointCount > 5)
        let time = try await MKDirections(request: request).calculateETA()
        #expect(abs(time.distance - route.distance) <= 1)
        #expect(abs(time.expectedTravelTime - route.expectedTravelTime) <= 1)
    }

    @Test func whereNoRoadLeadsNoRouteIsFound() async throws {
        let request = MKDirections.Request()
        request.source = MKMapItem(placemark: MKPlacemark(coordinate: CityAtlas.station))
        request.destination = MKMapItem(
            placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0)))
        request.provider = try server.provider
        await #expect(throws: MKError(.directionsNotFound)) {
            try await MKDirections(request: request).calculateETA()
        }
    }
}
