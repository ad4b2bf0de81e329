import Answers
import Geodesy
import MapGeometry
import Roads

/// A line whose positions are rounded, each by itself, so that a place is the same number wherever it is written.
struct RoundedLine {
    /// Decimals of a degree that are kept.
    enum Precision: Int32 {
        case five = 100
        case six = 10

        /// A number of 1e-7 degrees in units of the last decimal.
        func rounded(_ value: Int32) -> Int32 {
            let half = value < 0 ? -(rawValue / 2) : rawValue / 2
            return (value + half) / rawValue
        }
    }

    /// Latitudes and longitudes in units of the last decimal.
    private(set) var latitudes: [Int32] = []
    private(set) var longitudes: [Int32] = []
    let precision: Precision

    /// Creates a line without points.
    init(_ precision: Precision, capacity: Int = 0) {
        self.precision = precision
        latitudes.reserveCapacity(capacity)
        longitudes.reserveCapacity(capacity)
    }

    /// Creates the line of a leg.
    init(_ leg: RouteLeg, _ precision: Precision) {
        self.init(precision, capacity: leg.latitudes.count)
        for point in leg.latitudes.indices { append(leg.latitudes[point], leg.longitudes[point]) }
    }

    /// How many points it has.
    var count: Int { latitudes.count }

    /// Adds a point, 1e-7 degrees.
    mutating func append(_ latitude: Int32, _ longitude: Int32) {
        latitudes.append(precision.rounded(latitude))
        longitudes.append(precision.rounded(longitude))
    }

    /// Adds a point.
    mutating func append(_ point: PackedCoordinate) { append(point.latitude, point.longitude) }

    /// Adds the points of a line that goes on where this one ends.
    mutating func join(_ line: RoundedLine) {
        let first = count == 0 ? 0 : 1
        latitudes += line.latitudes[first...]
        longitudes += line.longitudes[first...]
    }
}

extension JSONText {
    /// Writes a position as GeoJSON does, with six decimals: longitude, latitude.
    mutating func roundedPosition(_ latitude: Int32, _ longitude: Int32) {
        let precision = RoundedLine.Precision.six
        position(
            precision.rounded(latitude) * precision.rawValue,
            precision.rounded(longitude) * precision.rawValue)
    }

    /// Writes points of a line as a list of positions; a single one twice, since a line has two.
    mutating func positions(_ line: RoundedLine, _ points: ClosedRange<Int>) {
        raw("[")
        for point in points {
            comma(unlessFirst: point - points.lowerBound)
            write(line, point)
        }
        if points.count == 1 {
            comma()
            write(line, points.lowerBound)
        }
        raw("]")
    }

    private mutating func write(_ line: RoundedLine, _ point: Int) {
        position(
            line.latitudes[point] * line.precision.rawValue,
            line.longitudes[point] * line.precision.rawValue)
    }

    /// Writes points of a line as an encoded polyline, a single one twice.
    mutating func polyline(_ line: RoundedLine, _ points: ClosedRange<Int>) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(points.count * 6)
        var last: (latitude: Int64, longitude: Int64) = (0, 0)
        func add(_ point: Int) {
            let next = (
                latitude: Int64(line.latitudes[point]), longitude: Int64(line.longitudes[point])
            )
            EncodedPolyline.append(next.latitude - last.latitude, to: &bytes)
            EncodedPolyline.append(next.longitude - last.longitude, to: &bytes)
            last = next
        }
        for point in points { add(point) }
        if points.count == 1 { add(points.lowerBound) }
        string(String(decoding: bytes, as: UTF8.self))
    }
}

extension RouteLeg {
    /// The leg's line with fewer points, none of the others farther from it than a tolerance.
    func simplified(toleranceMeters: Double, _ precision: RoundedLine.Precision) -> RoundedLine {
        var rounded = RoundedLine(precision)
        for point in Simplification.douglasPeucker(coordinates, toleranceMeters: toleranceMeters) {
            rounded.append(PackedCoordinate(rounding: point))
        }
        return rounded
    }
}
