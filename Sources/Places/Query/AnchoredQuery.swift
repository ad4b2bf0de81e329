import Geodesy
import MapGeometry

/// A query for something with a name or a dish, and where: "sushi in Kamppi", "Lidl near the station".
struct AnchoredQuery {
    /// The words for the kind or name of the place.
    var wanted: [TextFolding.Word]
    /// The words for the landmark it is near.
    var anchor: [TextFolding.Word]
    /// Whether a word between the two says so; otherwise only a town or a part of one is a landmark.
    var isSaid: Bool

    /// Every way to understand a query so, the likeliest first.
    static func all(_ words: [TextFolding.Word]) -> [AnchoredQuery] {
        let words = QueryPhrases.trimmed(words)
        guard words.count >= 2, words.count <= 10 else { return [] }
        var result: [AnchoredQuery] = []
        for index in words.indices.dropFirst() {
            guard let (length, _) = QueryPhrases.connector(in: words, at: index) else { continue }
            result.append(
                AnchoredQuery(
                    wanted: Array(words[..<index]), anchor: Array(words[(index + length)...]),
                    isSaid: true))
        }
        if result.isEmpty {
            for last in [1, 2] where words.count > last {
                result.append(
                    AnchoredQuery(
                        wanted: words.dropLast(last), anchor: words.suffix(last), isSaid: false))
            }
            result.append(
                AnchoredQuery(
                    wanted: Array(words.dropFirst()), anchor: Array(words.prefix(1)), isSaid: false)
            )
        }
        return result.filter { !$0.wanted.allSatisfy(\.isNumeric) }
    }
}

extension PlaceSearch {
    /// Finds what a query asks for near the landmark it names, empty if it is no such query.
    func ranked(anchored words: [TextFolding.Word], limit: Int) -> [Ranked] {
        for query in AnchoredQuery.all(words) {
            guard let anchor = landmark(query.anchor),
                query.isSaid ? anchor.coverage >= weights.whole : isSettlement(anchor)
            else { continue }
            var request = request
            let point = point(of: anchor)
            request.near = point.coordinate
            request.region = nil
            let found = PlaceSearch(file, request, isCompletion: isCompletion)
                .ranked(query.wanted, limit: 2 * limit)
                .filter { item in
                    item.place != anchor.place && item.number < 0
                        && item.coverage >= weights.nearLandmark
                        && SphericalDistance.meters(
                            NearPlaces(file: file).point(item.place), point)
                            <= weights.landmarkReach
                }
            if !found.isEmpty { return Array(found.prefix(limit)) }
        }
        return []
    }
}
