import Roads

/// The positions of a leg's line as JSON, written once: the route's line and those of its steps are made of its parts.
struct LegGeometryText {
    private let text: [UInt8]
    /// Where the text of each point begins; each ends with a comma.
    private let starts: [Int]

    init(_ leg: RouteLeg) {
        var json = JSONText(capacity: 24 * leg.latitudes.count)
        var starts: [Int] = []
        starts.reserveCapacity(leg.latitudes.count + 1)
        for point in leg.latitudes.indices {
            starts.append(json.bytes.count)
            json.position(leg.latitudes[point], leg.longitudes[point])
            json.comma()
        }
        starts.append(json.bytes.count)
        text = json.bytes
        self.starts = starts
    }

    /// The positions of some points, divided by commas.
    subscript(points: ClosedRange<Int>) -> ArraySlice<UInt8> {
        text[starts[points.lowerBound]..<starts[points.upperBound + 1] - 1]
    }

    /// All of them but those before a point.
    subscript(points: PartialRangeFrom<Int>) -> ArraySlice<UInt8> {
        self[points.lowerBound...starts.count - 2]
    }
}

extension JSONText {
    /// Writes the positions of a route's line, divided by commas, of those of its legs.
    mutating func line(of legs: [LegGeometryText]) {
        for (index, leg) in legs.enumerated() {
            comma(unlessFirst: index)
            // A leg begins where the one before ended.
            raw(leg[(index == 0 ? 0 : 1)...])
        }
    }
}
