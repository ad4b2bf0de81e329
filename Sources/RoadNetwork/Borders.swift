import Geodesy
import MapGeometry

/// Numbered areas of the ground between rings, to find the area that contains a place.
struct Borders: Sendable {
    /// A side of a ring, degrees.
    private struct Edge {
        let latitude, longitude, nextLatitude, nextLongitude: Double
        let area: UInt16

        var bands: ClosedRange<Int> {
            Borders.band(min(latitude, nextLatitude))...Borders.band(max(latitude, nextLatitude))
        }
    }

    /// Where the edges of each band begin; one more than there are bands.
    private var starts = [Int](repeating: 0, count: Self.bandCount + 1)
    /// The edges that pass a band of latitudes, band by band.
    private let edges: [Edge]
    private let areaCount: Int

    /// Creates areas; a place is in one whose rings are around it an odd number of times.
    init(_ rings: [(area: UInt16, corners: [CLLocationCoordinate2D])]) {
        let all = rings.flatMap { ring in
            zip(ring.corners, ring.corners.dropFirst() + ring.corners.prefix(1)).map { here, next in
                Edge(
                    latitude: here.latitude, longitude: here.longitude,
                    nextLatitude: next.latitude, nextLongitude: next.longitude, area: ring.area)
            }
        }
        var banded = [[Edge]](repeating: [], count: Self.bandCount)
        for edge in all {
            for band in edge.bands { banded[band].append(edge) }
        }
        for band in banded.indices { starts[band + 1] = starts[band] + banded[band].count }
        edges = banded.flatMap { $0 }
        areaCount = Int(rings.map(\.area).max() ?? 0) + 1
    }

    /// The area that a place is in, the first of several; nil for none.
    ///
    /// - Complexity: O(edges at this latitude), some tens.
    func area(latitude: Double, longitude: Double) -> UInt16? {
        guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
        let band = Self.band(latitude)
        var isInside = [Bool](repeating: false, count: areaCount)
        let rule = EvenOddRule(x: longitude, y: latitude)
        for edge in edges[starts[band]..<starts[band + 1]]
        where rule.passes(edge.longitude, edge.latitude, edge.nextLongitude, edge.nextLatitude) {
            isInside[Int(edge.area)].toggle()
        }
        return isInside.firstIndex(of: true).map { UInt16($0) }
    }

    /// Whether a border passes the square of a band's width around a place, or comes near it.
    func isNearBorder(latitude: Double, longitude: Double) -> Bool {
        guard abs(latitude) <= 90, abs(longitude) <= 180 else { return true }
        let band = Self.band(latitude)
        let (west, east) = (longitude - Self.bandDegrees, longitude + Self.bandDegrees)
        return edges[starts[band]..<starts[band + 1]].contains { edge in
            max(edge.longitude, edge.nextLongitude) >= west
                && min(edge.longitude, edge.nextLongitude) <= east
        }
    }

    /// Bands of a tenth of a degree.
    static let bandDegrees = 0.1
    private static let bandCount = 1800

    private static func band(_ latitude: Double) -> Int {
        min(max(Int((latitude + 90) * 10), 0), bandCount - 1)
    }

    /// The rings of lines of encoded polylines.
    ///
    /// - Parameter area: The number of the area that a line's first word names, and the word; nil where lines name none.
    static func rings(
        _ text: String, precision: Int, area: ((String) -> UInt16)? = nil
    ) -> [(area: UInt16, corners: [CLLocationCoordinate2D])] {
        text.split(separator: "\n").compactMap { line in
            var line = line
            var number: UInt16 = 0
            if let area, let space = line.firstIndex(of: " ") {
                number = area(String(line[..<space]))
                line = line[line.index(after: space)...]
            }
            // The lines come with the program, made by scripts of its own.
            guard
                let corners = try? EncodedPolyline.decode(String(line), precision: precision)
            else { return nil }
            return (number, corners)
        }
    }
}
