import Foundation
import MapKit
import Synchronization
import TestSupport
import Testing

/// A server on the loopback address that answers as Apple's Maps Server API does, and remembers what was asked.
private final class MapsServer: Sendable {
    private final class Asked: Sendable {
        let urls = Mutex<[URLComponents]>([])
    }

    private let asked = Asked()
    private let server: LoopbackServer

    /// Begins to serve replies by their paths; other paths are unknown.
    init(_ replies: [String: String]) throws {
        let asked = asked
        server = try LoopbackServer { client in
            guard let request = client.receiveRequest() else { return }
            let target = request.split(separator: " ").dropFirst().first.map(String.init) ?? ""
            let url = URLComponents(string: "http://localhost" + target) ?? URLComponents()
            asked.urls.withLock { $0.append(url) }
            let reply = replies[url.path]
            let body = reply ?? #"{"error":{"message":"Not Found","details":[]}}"#
            client.send(status: reply == nil ? "404 Not Found" : "200 OK", json: body)
        }
    }

    var provider: MapProvider {
        get throws {
            .server(try #require(URL(string: "http://127.0.0.1:\(server.port)")))
        }
    }

    /// The path and the parameters of the last question.
    var last: (path: String, query: [String: String])? {
        asked.urls.withLock { $0.last }.map { url in
            let items = url.queryItems ?? []
            return (
                url.path, Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
            )
        }
    }
}

/// Thin clients: what a server is asked, and what is made of its replies.
@MainActor @Suite struct ServerProviderTests {
    private let place = """
        {"id":"n1","name":"Kahvila","coordinate":{"latitude":60.17,"longitude":24.94},
         "displayMapRegion":{"southLatitude":60.165,"westLongitude":24.93,"northLatitude":60.175,
         "eastLongitude":24.95},"formattedAddressLines":["Fleminginkatu 1","00530 Helsinki"],
         "structuredAddress":{"locality":"Helsinki","postCode":"00530","thoroughfare":"Fleminginkatu",
         "subThoroughfare":"1","fullThoroughfare":"Fleminginkatu 1"},
         "country":"Finland","countryCode":"FI","poiCategory":"Cafe"}
        """
    private let square = CLLocationCoordinate2D(latitude: 60.1695, longitude: 24.9525)

    @Test func searchesAreAskedAndRead() async throws {
        let server = try MapsServer(["/v1/search": #"{"results":[\#(place)]}"#])
        let request = MKLocalSearch.Request(
            naturalLanguageQuery: "kahvila & tee",
            region: MKCoordinateRegion(
                center: square, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.2)))
        request.resultTypes = .pointOfInterest
        request.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe])
        request.provider = try server.provider
        let found = try await MKLocalSearch(request: request).start().mapItems
        let asked = try #require(server.last)
        #expect(asked.path == "/v1/search")
        #expect(asked.query["q"] == "kahvila & tee")
        #expect(asked.query["resultTypeFilter"] == "pointOfInterest")
        #expect(asked.query["includePoiCategories"] == "Cafe")
        let edges = asked.query["searchRegion"]?.split(separator: ",").compactMap { Double($0) }
        #expect(edges?.count == 4 && abs((edges?[0] ?? 0) - 60.2195) < 1e-9)
        let item = try #require(found.first)
        #expect(item.name == "Kahvila" && item.pointOfInterestCategory == .cafe)
        #expect(item.placemark.thoroughfare == "Fleminginkatu")
        #expect(item.placemark.postalCode == "00530" && item.placemark.isoCountryCode == "FI")
        #expect(item.identifier?.rawValue == "n1")
        #expect(item.timeZone?.identifier == "Europe/Helsinki")
    }

    @Test func aSuggestionLeadsWhereTheServerSays() async throws {
        let server = try MapsServer([
            "/v1/searchAutocomplete": """
            {"results":[{"completionUrl":"/v1/search?q=Kahvila%20Hki&metadata=abc",
             "displayLines":["Kahvila","Fleminginkatu 1, Helsinki"],
             "location":{"latitude":60.17,"longitude":24.94}}]}
            """,
            "/v1/search": #"{"results":[\#(place)]}"#,
        ])
        let completer = MKLocalSearchCompleter()
        completer.provider = try server.provider
        let completion = try #require(try await completer.completions(for: "kah").first)
        #expect(server.last?.query["q"] == "kah")
        #expect(completion.title == "Kahvila" && completion.subtitle == "Fleminginkatu 1, Helsinki")
        #expect(
            completion.titleHighlightRanges.map(\.rangeValue) == [NSRange(location: 0, length: 3)])
        let request = MKLocalSearch.Request(completion: completion)
        let found = try await MKLocalSearch(request: request).start().mapItems
        #expect(found.count == 1)
        #expect(server.last?.query["q"] == "Kahvila Hki")
        #expect(server.last?.query["metadata"] == "abc", "the path is asked as it was given")
    }

    @Test func placesAreFoundByPositionAndByIdentifier() async throws {
        let server = try MapsServer([
            "/v1/reverseGeocode": #"{"results":[\#(place)]}"#,
            "/v1/place": #"{"results":[\#(place)],"errors":[]}"#,
        ])
        let reverse = try #require(
            MKReverseGeocodingRequest(
                location: CLLocation(latitude: 60.17, longitude: 24.94)))
        reverse.provider = try server.provider
        #expect(try await reverse.mapItems.first?.name == "Kahvila")
        #expect(server.last?.query["loc"] == "60.17,24.94")
        let identifier = try #require(MKMapItem.Identifier(rawValue: "n1"))
        let request = MKMapItemRequest(mapItemIdentifier: identifier)
        request.provider = try server.provider
        #expect(try await request.mapItem.name == "Kahvila")
        #expect(server.last?.query["ids"] == "n1")
    }

    @Test func addressesAreGeocoded() async throws {
        let server = try MapsServer(["/v1/geocode": #"{"results":[\#(place)]}"#])
        let request = try #require(MKGeocodingRequest(addressString: "Fleminginkatu 1"))
        request.provider = try server.provider
        let item = try #require(try await request.mapItems.first)
        #expect(item.name == "Kahvila")
        #expect(server.last?.path == "/v1/geocode")
        #expect(server.last?.query["q"] == "Fleminginkatu 1")
        #expect(server.last?.query["resultTypeFilter"] == nil, "this path has no such parameter")
        let found = try await MapProvider.using(try server.provider) {
            try await CLGeocoder().geocodeAddressString("Fleminginkatu 1, Helsinki")
        }
        #expect(found.first?.locality == "Helsinki")
        #expect(server.last?.path == "/v1/geocode")
    }

    @Test func routesAndTimesAreAskedAndRead() async throws {
        let server = try MapsServer([
            "/v1/directions": """
            {"origin":\(place),"destination":\(place),
             "routes":[{"name":"Unioninkatu","distanceMeters":300,"durationSeconds":240,
              "hasTolls":false,"transportType":"Walking","stepIndexes":[0,1]}],
             "steps":[{"stepPathIndex":0,"distanceMeters":0,"durationSeconds":0},
              {"stepPathIndex":1,"distanceMeters":300,"durationSeconds":240,
               "instructions":"Turn left onto Unioninkatu"}],
             "stepPaths":[[{"latitude":60.1695,"longitude":24.9525}],
              [{"latitude":60.1695,"longitude":24.9525},{"latitude":60.17,"longitude":24.94}]]}
            """,
            "/v1/etas": """
            {"etas":[{"destination":{"latitude":60.17,"longitude":24.94},"transportType":"Walking",
             "distanceMeters":300,"expectedTravelTimeSeconds":240,"staticTravelTimeSeconds":240}]}
            """,
        ])
        let request = MKDirections.Request()
        request.source = MKMapItem(placemark: MKPlacemark(coordinate: square))
        request.destination = MKMapItem(
            placemark: MKPlacemark(
                coordinate: CLLocationCoordinate2D(latitude: 60.17, longitude: 24.94)))
        request.transportType = .walking
        request.provider = try server.provider
        let route = try #require(try await MKDirections(request: request).calculate().routes.first)
        #expect(server.last?.path == "/v1/directions")
        #expect(server.last?.query["origin"] == "60.1695,24.9525")
        #expect(server.last?.query["transportType"] == "Walking")
        #expect(route.name == "Unioninkatu" && route.distance == 300)
        #expect(route.polyline.pointCount == 2)
        #expect(route.steps.map(\.instructions) == ["", "Turn left onto Unioninkatu"])
        let time = try await MKDirections(request: request).calculateETA()
        #expect(time.expectedTravelTime == 240 && time.distance == 300)
        #expect(server.last?.path == "/v1/etas")
    }

    @Test func aServerThatDoesNotKnowThePathFails() async throws {
        let server = try MapsServer([:])
        let request = MKLocalSearch.Request(naturalLanguageQuery: "kahvila")
        request.provider = try server.provider
        await #expect {
            try await MKLocalSearch(request: request).start()
        } throws: { error in
            (error as? MKError)?.code == .serverFailure
                && error.localizedDescription.contains("404: Not Found")
        }
    }

    @Test func answersThatMakeNoSenseFail() async throws {
        for reply in ["", "[]", #"{"results":[{}]}"#, #"{"results":"no"}"#] {
            let server = try MapsServer(["/v1/search": reply])
            let request = MKLocalSearch.Request(naturalLanguageQuery: "kahvila")
            request.provider = try server.provider
            await #expect(throws: MKError(.serverFailure)) {
                try await MKLocalSearch(request: request).start()
            }
        }
    }
}
