import Foundation
import MapGeometry
import Places
import Roads

/// A provider of answers to map queries: an atlas or a server.
protocol MapAnswers: Sendable {
    /// Places for what was typed, best first.
    func search(_ request: SearchRequest) async throws -> [FoundItem]
    /// Returns places at an address, best first; also places with that name, as Apple's geocoder finds them.
    func geocode(_ request: SearchRequest) async throws -> [FoundItem]
    /// Suggestions for what is being typed, best first.
    func complete(_ request: SearchRequest) async throws -> [FoundCompletion]
    /// Points of interest in a circle, nearest first.
    func pointsOfInterest(
        _ request: SearchRequest, around center: CLLocationCoordinate2D,
        radiusMeters: CLLocationDistance
    ) async throws -> [FoundItem]
    /// Returns the places at a position; empty if none is known there.
    func reverse(
        _ coordinate: CLLocationCoordinate2D, languages: [String]
    ) async throws -> [FoundItem]
    /// The place with an identifier that an earlier answer had; nil if there is none.
    func item(identifier: String, languages: [String]) async throws -> FoundItem?
    /// Routes, best first.
    func routes(_ question: RouteQuestion) async throws -> [FoundRoute]
    /// How long and how far the best route is.
    func estimate(_ question: RouteQuestion) async throws -> FoundEstimate
    /// Journeys by public transport, best first.
    func itineraries(_ question: ItineraryQuestion) async throws -> [FoundRoute]
    /// How long the best journey by public transport is, and when it begins.
    func estimate(_ question: ItineraryQuestion) async throws -> FoundEstimate
}

extension MapAnswers {
    /// Looks for the address, then for things of that name.
    func geocode(_ request: SearchRequest) async throws -> [FoundItem] {
        var asked = request
        asked.types = .address
        let found = try await search(asked)
        if !found.isEmpty { return found }
        asked.types = [.pointOfInterest, .physicalFeature]
        return try await search(asked)
    }
}

/// A place that was found.
struct FoundItem: Sendable {
    var placemark = CLPlacemark.Values()
    var name: String?
    var category: MKPointOfInterestCategory?
    var phoneNumber: String?
    var url: URL?
    var identifier: String?
    var region: GeographicBounds?
    /// Its opening hours as mapped.
    var openingHours: String?

    var coordinate: CLLocationCoordinate2D {
        placemark.location?.coordinate ?? CLLocationCoordinate2D()
    }
}

/// A suggestion.
struct FoundCompletion: Sendable {
    var title: String
    var subtitle: String
    /// Parts that were typed, in UTF-16 units.
    var titleRanges: [NSRange]
    var subtitleRanges: [NSRange]
    /// What a search for it gives.
    var promise: Promise

    enum Promise: Sendable {
        /// This place.
        case place(FoundItem)
        /// Whatever a search for these words finds.
        case query(String)
        /// What a server answers to this path.
        case path(String)
    }
}

/// A question for routes.
struct RouteQuestion: Sendable {
    var from: CLLocationCoordinate2D
    var to: CLLocationCoordinate2D
    var transportType: TravelMode.TransportType
    /// The name or an alias of a mode, for atlases; that of the transport type if nil.
    var travelMode: String?
    var avoidsTolls = false
    var avoidsHighways = false
    var wantsAlternates = false
    var departure: Date?
    var arrival: Date?
    var languages: [String] = []
}

/// A question for journeys by public transport.
struct ItineraryQuestion: Sendable {
    var from: CLLocationCoordinate2D
    var to: CLLocationCoordinate2D
    var wantsAlternates = false
    var departure: Date?
    var arrival: Date?
    var languages: [String] = []
}

/// A route that was found.
struct FoundRoute: Sendable {
    struct Step: Sendable {
        /// What to do at the end of the step's way; in a journey by public transport, on it.
        var instructions: String
        var notice: String?
        var meters: CLLocationDistance
        var coordinates: [CLLocationCoordinate2D]
        var transportType: MKDirectionsTransportType
        /// The ride that the step is; nil for others.
        var ride: MKRoute.Ride?
    }

    var name: String
    var notices: [String]
    var meters: CLLocationDistance
    var seconds: TimeInterval
    var transportType: MKDirectionsTransportType
    var coordinates: [CLLocationCoordinate2D]
    var steps: [Step]
    var hasTolls = false
    var hasHighways = false
    /// When a journey by public transport begins; nil for other routes.
    var departure: Date?
}

/// How long and how far a route is.
struct FoundEstimate: Sendable {
    var meters: CLLocationDistance
    var seconds: TimeInterval
    var transportType: MKDirectionsTransportType
    /// When a journey by public transport begins; nil for other routes.
    var departure: Date?
}
