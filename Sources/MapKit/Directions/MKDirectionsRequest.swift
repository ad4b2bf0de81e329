import Foundation
import Roads

extension MKDirections {
    /// A request for directions: endpoints, transport type and preferences.
    open class Request: NSObject, NSCopying {
        /// The place to start from; directions fail with `directionsNotFound` if it is nil.
        open var source: MKMapItem?
        /// The place to reach; directions fail with `directionsNotFound` if it is nil.
        open var destination: MKMapItem?
        /// The means of transport; of several the first of car, foot and bicycle is taken.
        open var transportType = MKDirectionsTransportType.any
        /// The name or an alias of a travel mode of the atlas, such as "wheelchair"; the mode that ``transportType``
        /// asks for if nil.
        ///
        /// An addition to Apple's API. Servers are asked by the transport type alone.
        public final var travelMode: String?
        /// Whether `calculate` answers a request for public transport alone; false by default, as Apple's fails then.
        ///
        /// The routes are journeys: steps with `transportType` `.transit` are rides, whose ``MKRoute/Step/ride`` tells more,
        /// others are walks. An addition to Apple's API. Servers have to be Mapwright's.
        public final var answersTransitRoutes = false
        /// Whether the response may hold alternatives besides the best route; false by default.
        open var requestsAlternateRoutes = false
        /// The date of departure, by which closed roads are left out; nil for no date.
        open var departureDate: Date?
        /// The date of arrival, unless ``departureDate`` is set; nil for no date.
        open var arrivalDate: Date?
        /// Whether roads with a toll may be used.
        open var tollPreference = RoutePreference.any
        /// Whether motorways and trunk roads may be used.
        open var highwayPreference = RoutePreference.any
        /// The source of the answer; ``MapProvider/current`` if nil.
        public final var provider: MapProvider?

        /// Creates a request without source and destination, for any transport type.
        public override init() {}

        /// Creates a request from a web address that asks for directions, as ``isDirectionsRequest(_:)`` knows it.
        public init(contentsOf url: URL) {
            let query = Self.directions(url) ?? [:]
            source = Self.item(query["saddr"])
            destination = Self.item(query["daddr"])
            transportType =
                ["d": .automobile, "w": .walking, "r": .transit, "c": .cycling][
                    query["dirflg"] ?? ""] ?? .any
        }

        /// Returns whether an address asks for directions: `maps:` or `https://maps.apple.com/` with `daddr`.
        ///
        /// Apple's routing apps are handed addresses of another form, which is not documented.
        open class func isDirectionsRequest(_ url: URL) -> Bool { directions(url) != nil }

        /// Returns a request for the same.
        open func copy(with zone: NSZone? = nil) -> Any { duplicate }

        final var duplicate: Request {
            let copy = Request()
            copy.source = source
            copy.destination = destination
            copy.transportType = transportType
            copy.travelMode = travelMode
            copy.answersTransitRoutes = answersTransitRoutes
            copy.requestsAlternateRoutes = requestsAlternateRoutes
            copy.departureDate = departureDate
            copy.arrivalDate = arrivalDate
            copy.tollPreference = tollPreference
            copy.highwayPreference = highwayPreference
            copy.provider = provider
            return copy
        }

        final var ends: Ends {
            Ends(
                source: source ?? .forCurrentLocation(),
                destination: destination ?? .forCurrentLocation())
        }

        final var draft: Draft {
            Draft(
                source: source.map(Draft.Place.init),
                destination: destination.map(Draft.Place.init),
                transportType: transportType, travelMode: travelMode,
                answersTransitRoutes: answersTransitRoutes,
                wantsAlternates: requestsAlternateRoutes,
                departure: departureDate, arrival: arrivalDate,
                avoidsTolls: tollPreference == .avoid, avoidsHighways: highwayPreference == .avoid)
        }

        private class func directions(_ url: URL) -> [String: String]? {
            let isMaps =
                url.scheme == "maps"
                || (url.host == "maps.apple.com" && ["http", "https"].contains(url.scheme))
            guard isMaps,
                let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
            else { return nil }
            let query = Dictionary(
                items.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
            return query["daddr"] == nil ? nil : query
        }

        /// The place that a part of an address of Apple's Maps names; the user's position without one.
        class func item(_ text: String?) -> MKMapItem? {
            guard let text, !text.isEmpty, text != "Current Location" else {
                return .forCurrentLocation()
            }
            let numbers = text.split(separator: ",").compactMap {
                Double($0.trimmingCharacters(in: .whitespaces))
            }
            guard numbers.count == 2 else { return nil }
            return MKMapItem(
                location: CLLocation(latitude: numbers[0], longitude: numbers[1]), address: nil)
        }
    }

    /// A request whose places may still have to be found.
    struct Draft: Sendable {
        struct Place: Sendable {
            var coordinate: CLLocationCoordinate2D
            var isCurrentLocation: Bool

            init(_ item: MKMapItem) {
                coordinate = item.location.coordinate
                isCurrentLocation = item.isCurrentLocation
            }
        }

        var source: Place?
        var destination: Place?
        var transportType: MKDirectionsTransportType
        var travelMode: String?
        var answersTransitRoutes: Bool
        var wantsAlternates: Bool
        var departure: Date?
        var arrival: Date?
        var avoidsTolls: Bool
        var avoidsHighways: Bool

        /// Whether public transport is asked for, and no way by road.
        var isByTransit: Bool { transportType.byRoad == nil && transportType.contains(.transit) }

        /// The query for journeys by public transport, with the user's position where that is meant.
        func itineraryQuestion() async throws -> ItineraryQuestion {
            let (from, to) = try await ends()
            return ItineraryQuestion(
                from: from, to: to, wantsAlternates: wantsAlternates, departure: departure,
                arrival: arrival, languages: SpokenLanguages.preferred())
        }

        /// The query for routes, with the user's position where that is meant.
        func question() async throws -> RouteQuestion {
            let (from, to) = try await ends()
            guard let type = transportType.byRoad else {
                throw MKError(
                    .directionsNotFound, reason: "The request has no known transport type.")
            }
            return RouteQuestion(
                from: from, to: to,
                transportType: type, travelMode: travelMode,
                avoidsTolls: avoidsTolls, avoidsHighways: avoidsHighways,
                wantsAlternates: wantsAlternates, departure: departure, arrival: arrival,
                languages: SpokenLanguages.preferred())
        }

        /// Where the ways begin and end.
        private func ends() async throws -> (CLLocationCoordinate2D, CLLocationCoordinate2D) {
            guard let source, let destination else {
                throw MKError(
                    .directionsNotFound,
                    reason: "The request has no \(source == nil ? "source" : "destination").")
            }
            return (try await position(source), try await position(destination))
        }

        private func position(_ place: Place) async throws -> CLLocationCoordinate2D {
            guard place.isCurrentLocation else { return place.coordinate }
            do {
                return try await CurrentLocation.find().coordinate
            } catch {
                throw MKError(
                    .directionsNotFound, reason: "The current location is not known.",
                    underlying: error)
            }
        }
    }
}
