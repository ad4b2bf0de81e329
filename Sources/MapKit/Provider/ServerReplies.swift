import Foundation
import MapGeometry
import Places
import Roads

// The objects of Apple's Maps Server API, as far as they are read. Fields that are not known are not looked at,
// and no field but the few without which an answer makes no sense has to be there.

/// A position.
struct ServerLocation: Decodable, Sendable {
    var latitude: Double
    var longitude: Double

    var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}

/// A place.
struct ServerPlace: Decodable, Sendable {
    struct Region: Decodable, Sendable {
        var southLatitude: Double
        var westLongitude: Double
        var northLatitude: Double
        var eastLongitude: Double
    }

    struct Address: Decodable, Sendable {
        var administrativeArea: String?
        var subAdministrativeArea: String?
        var locality: String?
        var subLocality: String?
        var postCode: String?
        var thoroughfare: String?
        var subThoroughfare: String?
        var fullThoroughfare: String?
        var areasOfInterest: [String]?
        /// Names of neighborhoods.
        var dependentLocalities: [String]?
    }

    var id: String?
    var name: String?
    var coordinate: ServerLocation
    var displayMapRegion: Region?
    var structuredAddress: Address?
    var country: String?
    var countryCode: String?
    var poiCategory: String?

    var item: FoundItem {
        var values = CLPlacemark.Values()
        values.location = CLLocation(
            latitude: coordinate.latitude, longitude: coordinate.longitude)
        values.name = name
        values.thoroughfare = structuredAddress?.thoroughfare
        values.subThoroughfare = structuredAddress?.subThoroughfare
        values.street = structuredAddress?.fullThoroughfare
        values.locality = structuredAddress?.locality
        values.subLocality =
            structuredAddress?.subLocality ?? structuredAddress?.dependentLocalities?.first
        values.administrativeArea = structuredAddress?.administrativeArea
        values.subAdministrativeArea = structuredAddress?.subAdministrativeArea
        values.postalCode = structuredAddress?.postCode
        values.areasOfInterest = structuredAddress?.areasOfInterest
        values.country = country
        values.isoCountryCode = countryCode
        values.radius = 100
        values.timeZone = TimeZone.at(coordinate.coordinate)
        return FoundItem(
            placemark: values, name: name,
            category: poiCategory.map { MKPointOfInterestCategory(rawValue: "MKPOICategory\($0)") },
            identifier: id,
            region: displayMapRegion.map {
                GeographicBounds(
                    south: $0.southLatitude, west: $0.westLongitude, north: $0.northLatitude,
                    east: $0.eastLongitude)
            })
    }
}

/// The reply to a search.
struct SearchReply: Decodable, Sendable { var results: [ServerPlace] }

/// The reply to a geocoding question or one for places.
struct PlacesReply: Decodable, Sendable { var results: [ServerPlace] }

/// The reply to what is being typed.
struct CompletionReply: Decodable, Sendable {
    struct Result: Decodable, Sendable {
        var completionUrl: String
        var displayLines: [String]
    }

    var results: [Result]
}

/// The reply to a question for a travel time.
struct ETAReply: Decodable, Sendable {
    struct ETA: Decodable, Sendable {
        var distanceMeters: Int
        var expectedTravelTimeSeconds: Int
        /// When a journey by public transport begins; Mapwright's servers tell it.
        var expectedDepartureDate: String?
    }

    var etas: [ETA]
}

/// The reply to a question for routes.
struct DirectionsReply: Decodable, Sendable {
    struct Route: Decodable, Sendable {
        var name: String?
        var distanceMeters: Int
        var durationSeconds: Int
        var stepIndexes: [Int]
        var hasTolls: Bool?
    }

    struct Step: Decodable, Sendable {
        var stepPathIndex: Int
        var distanceMeters: Int
        var instructions: String?
        var transportType: String?
    }

    var routes: [Route]
    var steps: [Step]
    var stepPaths: [[ServerLocation]]

    /// The routes.
    ///
    /// - Throws: `MKError.serverFailure` if an index is out of range.
    func found(_ type: MKDirectionsTransportType) throws -> [FoundRoute] {
        try routes.map { route in
            var line: [CLLocationCoordinate2D] = []
            let parts = try route.stepIndexes.map { index in
                guard steps.indices.contains(index),
                    stepPaths.indices.contains(steps[index].stepPathIndex)
                else {
                    throw MKError(
                        .serverFailure, reason: "The server's route has a step that is not there.")
                }
                let step = steps[index]
                let path = stepPaths[step.stepPathIndex].map(\.coordinate)
                // The end of one path is repeated as the beginning of the next.
                line += line.last == path.first ? Array(path.dropFirst()) : path
                return FoundRoute.Step(
                    instructions: step.instructions ?? "", notice: nil,
                    meters: Double(step.distanceMeters), coordinates: path,
                    transportType: step.transportType.flatMap {
                        TravelMode.TransportType(rawValue: $0.lowercased())
                    }.map { MKDirectionsTransportType($0) } ?? type)
            }
            return FoundRoute(
                name: route.name ?? "", notices: [], meters: Double(route.distanceMeters),
                seconds: Double(route.durationSeconds), transportType: type, coordinates: line,
                steps: parts,
                hasTolls: route.hasTolls ?? false, hasHighways: false)
        }
    }
}

/// The typed words, to be found again in a suggestion.
struct QueryWords {
    private let words: [String]

    init(_ text: String) {
        words = text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init)
    }

    /// Where words of a line begin with a typed one, in UTF-16 units.
    func ranges(in line: String) -> [NSRange] {
        var result: [NSRange] = []
        for part in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            let lengths = words.filter {
                part.range(
                    of: $0, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
            }.map(\.count)
            guard let length = lengths.max() else { continue }
            let end =
                line.index(
                    part.startIndex, offsetBy: length, limitedBy: part.endIndex) ?? part.endIndex
            result.append(NSRange(part.startIndex..<end, in: line))
        }
        return result
    }
}
