import CalendarDays

/// The points of a GPX file: of its tracks or, if it has none, of its routes or waypoints.
///
/// Versions 1.0 and 1.1 of Topografix's *GPX: the GPS Exchange Format*. Elements that tell nothing of points are passed
/// over. Foundation's XML parser on Linux is a library of its own and stops the program at some broken files, so the
/// little that a track needs is read here: elements, their nesting, attributes, and text without references.
package enum GPXTrack {
    /// A point of a file.
    package struct Point: Sendable, Equatable {
        /// The latitude in degrees, -90 to 90.
        package var latitude: Double
        /// The longitude in degrees, -180 to 180.
        package var longitude: Double
        /// Meters above the sea (`ele`); nil if the file does not tell.
        package var elevation: Double?
        /// When it was recorded, in seconds since 1970 (`time`); nil if the file does not tell.
        package var secondsSince1970: Double?
        /// Meters a second (`speed`, in extensions too); nil if the file does not tell.
        package var speed: Double?
        /// Degrees clockwise from north (`course`, in extensions too); nil if the file does not tell.
        package var course: Double?

        /// Creates a point of which nothing but its place is known.
        package init(latitude: Double, longitude: Double) {
            self.latitude = latitude
            self.longitude = longitude
        }
    }

    private static let kinds = ["trkpt", "rtept", "wpt"]
    /// The maximum number of points that are read.
    private static let mostPoints = 5_000_000
    private static let deepest = 100

    /// Reads a file's bytes.
    ///
    /// - Throws: `GPXError` if they are not GPX, not well-formed, or a point has no position.
    /// - Complexity: O(bytes).
    package static func points(_ bytes: [UInt8]) throws(GPXError) -> [Point] {
        var scanner = TagScanner(bytes)
        var open: [String] = []
        var found: [String: [Point]] = [:]
        // The point being read: its kind and how deep it lies.
        var here: (kind: String, depth: Int)?
        var isGPX = false
        while let tag = try scanner.next() {
            if tag.isEnd {
                guard open.popLast() == tag.name else {
                    throw scanner.error("“</\(tag.name)>” closes nothing")
                }
                if open.count == here?.depth { here = nil }
                continue
            }
            if open.isEmpty {
                guard tag.name == "gpx", !isGPX else { throw scanner.error("this is not GPX") }
                isGPX = true
            }
            if let here, let last = found[here.kind]?.indices.last {
                let isChild = open.count == here.depth + 1
                found[here.kind]?[last].take(tag.name, isChild: isChild, scanner.text)
            } else if kinds.contains(tag.name) {
                guard let point = Point(tag.values) else {
                    throw scanner.error("a point without a position")
                }
                found[tag.name, default: []].append(point)
                guard found[tag.name]?.count ?? 0 <= mostPoints else {
                    throw scanner.error("more than five million points")
                }
                if !tag.isEmpty { here = (tag.name, open.count) }
            }
            guard !tag.isEmpty else { continue }
            open.append(tag.name)
            guard open.count <= deepest else { throw scanner.error("elements lie too deep") }
        }
        guard isGPX else { throw scanner.error("this is not GPX") }
        if let last = open.last { throw scanner.error("“<\(last)>” is not closed") }
        return kinds.lazy.compactMap { found[$0] }.first ?? []
    }
}

extension GPXTrack.Point {
    /// The point of a tag's attributes; nil if they tell no place on earth.
    fileprivate init?(_ values: [String: String]) {
        guard let latitude = values["lat"].flatMap(Double.init), abs(latitude) <= 90,
            let longitude = values["lon"].flatMap(Double.init), abs(longitude) <= 180
        else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }

    /// Takes what an element within the point tells.
    ///
    /// - Parameter isChild: Whether the element is the point's own, not one of an extension.
    fileprivate mutating func take(_ name: String, isChild: Bool, _ text: () -> String) {
        func number() -> Double? { Double(text()).flatMap { $0.isFinite ? $0 : nil } }
        switch name {
        case "ele" where isChild: elevation = number()
        case "time" where isChild: secondsSince1970 = Timestamp.secondsSince1970(text())
        case "speed": speed = number()
        case "course": course = number()
        default: break
        }
    }
}
