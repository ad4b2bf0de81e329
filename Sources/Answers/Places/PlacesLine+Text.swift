import Foundation
import MapGeometry
import Places

extension PlacesLine {
    /// Answers the question for a person: a line for each answer, empty if there is none.
    public func text(_ places: Places) throws(PlacesLineError) -> String {
        struct Answer: Decodable {
            struct Item: Decodable {
                var title, subtitle, kind: String
                var latitude, longitude: Double
                var distance: Double?
                var osm: String?
            }
            var results: [Item]
        }
        let document = try answer(places)
        // The document is one that `answer` has just written.
        guard let answer = try? JSONDecoder().decode(Answer.self, from: document) else { return "" }
        return answer.results.map { item in
            var parts = [item.title]
            if !item.subtitle.isEmpty { parts.append(item.subtitle) }
            parts.append(item.kind)
            parts.append("\(Self.shown(item.latitude)),\(Self.shown(item.longitude))")
            if let distance = item.distance { parts.append(Self.meters(distance)) }
            if let osm = item.osm { parts.append(osm) }
            return parts.joined(separator: "  ") + "\n"
        }.joined()
    }

    private static func shown(_ degrees: Double) -> String { "\((degrees * 1e6).rounded() / 1e6)" }

    private static func meters(_ distance: Double) -> String {
        distance < 1_000
            ? "\(Int(distance.rounded())) m" : "\((distance / 100).rounded() / 10) km"
    }
}
