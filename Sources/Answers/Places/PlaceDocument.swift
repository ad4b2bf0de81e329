import MapGeometry
import Places

/// An answer as the command line and the server write it.
struct PlaceDocument: Encodable {
    var name, title, subtitle, kind: String
    var category: String?
    var latitude, longitude: Double
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
        address = Dictionary(uniqueKeysWithValues: place.address.parts.map { ($0.key, $0.value) })
        osm = place.osm.description.isEmpty ? nil : place.osm.description
        distance = place.distance.map { ($0 * 10).rounded() / 10 }
        score = (place.score * 10_000).rounded() / 10_000
        attributes = place.attributes.isEmpty ? nil : place.attributes
    }
}

/// The answers to a search, or to a question about a position.
struct ResultsDocument: Encodable {
    var results: [PlaceDocument]
    var areasOfInterest: [String]?
    var inlandWater: String?
    var ocean: String?

    init(results: [PlaceDocument]) { self.results = results }

    init(_ answer: ReverseAnswer) {
        results = answer.places.map(PlaceDocument.init)
        areasOfInterest = answer.areasOfInterest.isEmpty ? nil : answer.areasOfInterest.map(\.name)
        inlandWater = answer.inlandWater
        ocean = answer.ocean
    }
}

/// A suggestion.
struct CompletionDocument: Encodable {
    var title, subtitle: String
    var titleHighlightRanges, subtitleHighlightRanges: [[Int]]
    var kind: String
    var latitude, longitude: Double
    var osm: String?
    var query: String?
    var address: [String: String]

    init(_ completion: Completion) {
        title = completion.title
        subtitle = completion.subtitle
        titleHighlightRanges = completion.titleHighlightRanges.map { [$0.lowerBound, $0.count] }
        subtitleHighlightRanges = completion.subtitleHighlightRanges.map {
            [$0.lowerBound, $0.count]
        }
        let place = completion.place
        kind = completion.categoryQuery == nil ? place.kind.name : "category"
        latitude = place.coordinate.latitude
        longitude = place.coordinate.longitude
        osm = place.osm.description.isEmpty ? nil : place.osm.description
        query = completion.categoryQuery
        address = Dictionary(uniqueKeysWithValues: place.address.parts.map { ($0.key, $0.value) })
    }
}

/// The suggestions for what is being typed.
struct CompletionsDocument: Encodable {
    var results: [CompletionDocument]
}
