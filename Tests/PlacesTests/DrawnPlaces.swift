import Foundation
import MapGeometry
import Places

/// A few places drawn for one rule of search: each has a letter, a position and tags.
struct DrawnPlaces {
    private let places: Places
    private let letters: [String: String]

    /// Where one searches from: a thousandth of a degree is 111 m.
    static let here = CLLocationCoordinate2D(latitude: 0, longitude: 0)

    /// Draws places.
    ///
    /// - Parameter drawn: For each letter the degrees to the north and to the east, and tags such as
    ///   `"amenity=cafe; name=Rose Garden"`.
    init(_ drawn: KeyValuePairs<String, (north: Double, east: Double, tags: String)>) async throws {
        var letters: [String: String] = [:]
        var lines: [String] = []
        for (index, place) in drawn.enumerated() {
            letters["n\(index + 1)"] = place.key
            let tags = place.value.tags.split(separator: ";").map { tag in
                let parts = tag.split(separator: "=", maxSplits: 1)
                let key = parts[0].trimmingCharacters(in: .whitespaces)
                return "<tag k=\"\(key)\" v=\"\(parts[1])\"/>"
            }
            lines.append(
                """
                <node id="\(index + 1)" lat="\(place.value.north)" lon="\(place.value.east)">\(tags.joined())</node>
                """)
        }
        self.letters = letters
        let extract = FileManager.default.temporaryDirectory
            .appendingPathComponent("drawn-\(UUID().uuidString).osm")
        defer { try? FileManager.default.removeItem(at: extract) }
        let text = "<osm version=\"0.6\">\n" + lines.joined(separator: "\n") + "\n</osm>\n"
        try Data(text.utf8).write(to: extract)
        places = try SampleCity.open(try await SampleCity.index(extract.path))
    }

    /// The letters of what is found, best first.
    func search(_ query: String, _ change: (inout SearchRequest) -> Void = { _ in }) -> String {
        found(query, change).map { letters[$0.osm.description] ?? "?" }.joined()
    }

    /// What is found, best first.
    func found(
        _ query: String, _ change: (inout SearchRequest) -> Void = { _ in }
    ) -> [FoundPlace] {
        var request = SearchRequest(query)
        request.near = Self.here
        change(&request)
        return places.search(request)
    }

    /// What is found, and what lies elsewhere.
    func answer(_ query: String) -> SearchAnswer { places.answer(SearchRequest(query)) }

    /// The letters of what the text may become, best first; suggestions to search are left out.
    func complete(_ prefix: String) -> String {
        completions(prefix).filter { $0.categoryQuery == nil }
            .map { letters[$0.place.osm.description] ?? "?" }.joined()
    }

    /// What the text may become, best first.
    func completions(_ prefix: String, languages: [String] = []) -> [Completion] {
        var request = SearchRequest(prefix)
        request.near = Self.here
        request.languages = languages
        return places.complete(request)
    }
}
