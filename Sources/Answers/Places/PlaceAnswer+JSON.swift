import Foundation
import MapGeometry
import Places

extension PlaceAnswer {
    /// The answer as one JSON document without line breaks, its keys in order.
    public func json() throws(EncodingError) -> [UInt8] {
        switch self {
        case .places(let places):
            try Self.encode(Results(results: places.map(Place.init)))
        case .completions(let completions):
            try Self.encode(Completions(results: completions.map(Suggestion.init)))
        case .position(let answer): try Self.encode(Results(answer))
        }
    }

    private static func encode(_ document: some Encodable) throws(EncodingError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return Array(try encoder.encode(document))
        } catch let error as EncodingError {
            throw error
        } catch {
            throw .invalidValue(
                document, .init(codingPath: [], debugDescription: "\(error)"))
        }
    }

    private struct Results: Encodable {
        var results: [Place]
        var areasOfInterest: [String]?
        var inlandWater: String?
        var ocean: String?

        init(results: [Place]) { self.results = results }

        init(_ answer: ReverseAnswer) {
            results = answer.places.map(Place.init)
            areasOfInterest =
                answer.areasOfInterest.isEmpty ? nil : answer.areasOfInterest.map(\.name)
            inlandWater = answer.inlandWater
            ocean = answer.ocean
        }
    }

    private struct Place: Encodable {
        var name, title, subtitle, kind: String
        var category: String?
        var latitude, longitude: Double
        /// South, west, north, east.
        var region: [Double]?
        var address: [String: String]
        var osm: String?
        var distance: Double?
        var score: Double
        var attributes: [String: String]?

        init(_ place: FoundPlace) {
            name = place.name
            title = place.title
            subtitle = place.subtitle
            kind = place.kind.name
            category = place.category?.name
            latitude = place.coordinate.latitude
            longitude = place.coordinate.longitude
            region = place.region.map { [$0.south, $0.west, $0.north, $0.east] }
            address = place.address.members
            osm = place.toldElement
            distance = place.toldDistance
            score = (place.score * 10_000).rounded() / 10_000
            attributes = place.attributes.isEmpty ? nil : place.attributes
        }
    }

    private struct Completions: Encodable {
        var results: [Suggestion]
    }

    private struct Suggestion: Encodable {
        var title, subtitle: String
        /// Offsets and lengths in Unicode scalars.
        var titleHighlightRanges, subtitleHighlightRanges: [[Int]]
        var kind: String
        var category: String?
        var latitude, longitude: Double
        var osm: String?
        var query: String?
        var address: [String: String]

        init(_ completion: Completion) {
            title = completion.title
            subtitle = completion.subtitle
            titleHighlightRanges = completion.titleHighlightRanges.map {
                [$0.lowerBound, $0.count]
            }
            subtitleHighlightRanges = completion.subtitleHighlightRanges.map {
                [$0.lowerBound, $0.count]
            }
            kind = completion.kindName
            category = completion.place.category?.name
            latitude = completion.place.coordinate.latitude
            longitude = completion.place.coordinate.longitude
            osm = completion.place.toldElement
            query = completion.categoryQuery
            address = completion.place.address.members
        }
    }
}

extension PlaceAddress {
    /// The parts that are known, by key.
    fileprivate var members: [String: String] {
        Dictionary(uniqueKeysWithValues: parts.map { ($0.key, $0.value) })
    }
}
