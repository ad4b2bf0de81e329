import Foundation
import MapGeometry

/// Positions in `geo:` URIs and in links to the maps of Apple, Google, OpenStreetMap and others.
enum MapLink {
    /// Parameters that hold "latitude,longitude", the most specific first.
    private static let parameters = [
        "coordinate", "ll", "q", "query", "destination", "daddr", "center", "sll", "loc",
    ]

    /// The position in a link, nil if the text is none or says none.
    static func position(_ text: String) -> CLLocationCoordinate2D? {
        let text = text.trimmingPrefix(while: { $0 == " " || $0 == "\t" })
        let lower = text.lowercased()
        guard
            lower.hasPrefix("geo:") || lower.hasPrefix("http") || lower.hasPrefix("maps.")
                || lower.hasPrefix("www.") || lower.hasPrefix("openstreetmap.org")
        else { return nil }
        let link = decoded(String(lower.prefix(2_000)))
        if link.hasPrefix("geo:") { return geo(link.dropFirst(4)) }

        let head = link.split(separator: "#", maxSplits: 1)
        var values: [Substring: Substring] = [:]
        for part in head.flatMap({ $0.split(whereSeparator: { "?&".contains($0) }) }) {
            guard let equals = part.firstIndex(of: "=") else { continue }
            let key = part[..<equals]
            if values[key] == nil { values[key] = part[part.index(after: equals)...] }
        }
        if let latitude = values["mlat"], let longitude = values["mlon"] {
            return coordinate([latitude, longitude])
        }
        // The pin of a Google link, then what its parameters name, then what the map shows.
        if let pin = pin(link) { return pin }
        for key in parameters {
            if let value = values[Substring(key)], let found = pair(value) { return found }
        }
        if let at = link.firstIndex(of: "@"), let found = pair(link[link.index(after: at)...]) {
            return found
        }
        if head.count == 2 {
            let hash = head[1].hasPrefix("map=") ? head[1].dropFirst(4) : head[1]
            let parts = hash.prefix { $0 != "&" }.split(separator: "/")
            if parts.count >= 3 { return coordinate([parts[1], parts[2]]) }
        }
        return nil
    }

    /// "60.17,24.94;u=35" or "0,0?q=60.17,24.94(Name)"; nil where words are asked for: see `Search`.
    private static func geo(_ rest: Substring) -> CLLocationCoordinate2D? {
        guard let value = value("q", of: rest) else { return pair(rest) }
        // "60.17,24.94(Name)", but not "5, 7 Main Street".
        let behind = value.drop { "+-., 0123456789".contains($0) }
        if behind.first ?? "(" == "(", let found = pair(value) { return found }
        return value.allSatisfy({ " +".contains($0) }) ? pair(rest) : nil
    }

    /// The value of a parameter of a `geo:` URI, without the parameters behind it.
    private static func value(_ key: String, of rest: Substring) -> Substring? {
        guard let mark = rest.firstIndex(of: "?") else { return nil }
        return rest[rest.index(after: mark)...].split(separator: "&").lazy
            .first { $0.hasPrefix(key + "=") }?.dropFirst(key.count + 1)
    }

    /// Words in a `geo:` URI, as Android shares a place that has no position or a search: "geo:0,0?q=Stockmann".
    struct Search {
        /// What to look for.
        let words: String
        /// Near which that is; nil for 0, 0, which says nothing.
        let position: CLLocationCoordinate2D?

        /// Nil for anything else, and where the words are a position themselves.
        init?(_ text: String) {
            let text = text.trimmingPrefix(while: { $0 == " " || $0 == "\t" })
            guard text.prefix(4).lowercased() == "geo:" else { return nil }
            let rest = text.prefix(2_000).dropFirst(4)
            guard let value = MapLink.value("q", of: rest),
                MapLink.geo(MapLink.decoded(rest.lowercased())[...]) == nil
            else { return nil }
            let spaced = value.replacing("+", with: " ")
            let words = (spaced.removingPercentEncoding ?? String(spaced))
                .trimmingCharacters(in: .whitespacesAndNewlines)
            guard words.contains(where: { $0.isLetter || $0.isNumber }),
                !words.lowercased().hasPrefix("geo:")
            else { return nil }
            self.words = words
            let position = MapLink.pair(rest)
            let isNowhere = position.map { $0.latitude == 0 && $0.longitude == 0 } ?? true
            self.position = isNowhere ? nil : position
        }
    }

    /// The pin in a link such as "…!3d60.17!4d24.94…".
    private static func pin(_ link: String) -> CLLocationCoordinate2D? {
        guard let latitude = link.firstRange(of: "!3d"),
            let longitude = link[latitude.upperBound...].firstRange(of: "!4d")
        else { return nil }
        return coordinate([
            link[latitude.upperBound..<longitude.lowerBound].prefix { $0 != "!" },
            link[longitude.upperBound...].prefix { "+-.0123456789".contains($0) },
        ])
    }

    /// The two numbers with a comma between them at the start of a text.
    private static func pair(_ text: Substring) -> CLLocationCoordinate2D? {
        let text = text.hasPrefix("loc:") ? text.dropFirst(4) : text
        let numbers = text.prefix { "+-., 0123456789".contains($0) }.split(separator: ",")
        guard numbers.count >= 2 else { return nil }
        return coordinate([numbers[0], numbers[1]])
    }

    private static func coordinate(_ parts: [Substring]) -> CLLocationCoordinate2D? {
        let values = parts.compactMap { Double($0.filter { $0 != " " }) }
        guard values.count == 2, abs(values[0]) <= 90, abs(values[1]) <= 180 else { return nil }
        return CLLocationCoordinate2D(latitude: values[0], longitude: values[1])
    }

    /// A link with its escapes of commas, blanks and the like undone.
    private static func decoded(_ link: String) -> String {
        link.replacing("%2c", with: ",").replacing("%20", with: " ").replacing("%3a", with: ":")
            .replacing("%40", with: "@").replacing("%2b", with: "+")
    }
}
