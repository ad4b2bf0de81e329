import Foundation

/// The points of a GPX file.
///
/// Of XML only what such files need is read: tags, their attributes, and the text of `ele` and `time`. Foundation's
/// parser would bring in another library.
enum GPXPoints {
    static func locations(_ text: String) throws(PositionTrackError) -> [CLLocation] {
        var scanner = Scanner(text)
        var found: [String: [CLLocation]] = [:]
        var point: (kind: String, latitude: Double, longitude: Double)?
        var values: [String: String] = [:]
        var isGPX = false
        while let tag = try scanner.next() {
            let name = tag.name.split(separator: ":").last.map(String.init) ?? ""
            if name == "gpx" { isGPX = true }
            guard isGPX else { throw PositionTrackError("this is not GPX", line: scanner.line) }
            if !tag.isEnd, ["trkpt", "rtept", "wpt"].contains(name) {
                guard let latitude = tag.attribute("lat"), let longitude = tag.attribute("lon"),
                    abs(latitude) <= 90, abs(longitude) <= 180
                else {
                    throw PositionTrackError("a point without a position", line: scanner.line)
                }
                point = (name, latitude, longitude)
                values = [:]
            } else if !tag.isEnd, point != nil, ["ele", "time", "speed", "course"].contains(name) {
                values[name] = tag.following.trimmingCharacters(in: .whitespacesAndNewlines)
            }
            if let complete = point, tag.isEnd && complete.kind == name || tag.isEmpty,
                ["trkpt", "rtept", "wpt"].contains(name)
            {
                found[name, default: []].append(location(complete, values))
                point = nil
            }
            guard found.values.reduce(0, { $0 + $1.count }) <= 5_000_000 else {
                throw PositionTrackError("more than five million points", line: scanner.line)
            }
        }
        guard isGPX else { throw PositionTrackError("this is not GPX") }
        return found["trkpt"] ?? found["rtept"] ?? found["wpt"] ?? []
    }

    private static func location(
        _ point: (kind: String, latitude: Double, longitude: Double), _ values: [String: String]
    ) -> CLLocation {
        let altitude = values["ele"].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
        return CLLocation(
            coordinate: CLLocationCoordinate2D(
                latitude: point.latitude, longitude: point.longitude),
            altitude: altitude ?? 0, horizontalAccuracy: 5,
            verticalAccuracy: altitude == nil ? -1 : 10,
            course: values["course"].flatMap(Double.init) ?? -1,
            speed: values["speed"].flatMap(Double.init) ?? -1,
            timestamp: values["time"].flatMap { Date(timestamp: $0) } ?? .distantPast)
    }

    private struct Tag {
        var name: String
        var attributes: Substring
        var isEnd: Bool
        var isEmpty: Bool
        /// The text up to the next tag.
        var following: Substring

        /// The number of an attribute.
        func attribute(_ name: String) -> Double? {
            var rest = attributes
            while let found = rest.range(of: name) {
                let before =
                    found.lowerBound == rest.startIndex
                    ? " " : rest[rest.index(before: found.lowerBound)]
                rest = rest[found.upperBound...]
                let value = rest.drop { $0.isWhitespace }
                guard before.isWhitespace, value.first == "=" else { continue }
                let quoted = value.dropFirst().drop { $0.isWhitespace }
                guard let quote = quoted.first, quote == "\"" || quote == "'" else { continue }
                return Double(quoted.dropFirst().prefix { $0 != quote })
            }
            return nil
        }
    }

    private struct Scanner {
        private var rest: Substring
        private(set) var line = 1

        init(_ text: String) { rest = text[...] }

        mutating func next() throws(PositionTrackError) -> Tag? {
            while let start = rest.firstIndex(of: "<") {
                advance(to: start)
                if rest.hasPrefix("<!--") {
                    guard let end = rest.range(of: "-->") else {
                        throw PositionTrackError("a comment is not closed", line: line)
                    }
                    advance(to: end.upperBound)
                    continue
                }
                guard let end = rest.firstIndex(of: ">") else {
                    throw PositionTrackError("a tag is not closed", line: line)
                }
                var inside = rest[rest.index(after: start)..<end]
                advance(to: rest.index(after: end))
                if inside.hasPrefix("?") || inside.hasPrefix("!") { continue }
                let isEnd = inside.hasPrefix("/")
                if isEnd { inside.removeFirst() }
                let isEmpty = inside.hasSuffix("/")
                if isEmpty { inside.removeLast() }
                let name = inside.prefix { !$0.isWhitespace }
                return Tag(
                    name: String(name), attributes: inside.dropFirst(name.count), isEnd: isEnd,
                    isEmpty: isEmpty, following: rest.prefix { $0 != "<" })
            }
            return nil
        }

        private mutating func advance(to index: Substring.Index) {
            line += rest[..<index].utf8.reduce(0) { $0 + ($1 == 10 ? 1 : 0) }
            rest = rest[index...]
        }
    }
}
