/// A part of the earth that is cut out of an extract: boxes, or what lies inside polygons.
public struct ExtractRegion: Sendable {
    /// A point, in 1e-7 degrees.
    public struct Point: Sendable, Equatable {
        /// The latitude in 1e-7 degrees.
        public var latitude: Int32
        /// The longitude in 1e-7 degrees.
        public var longitude: Int32

        /// Creates a point from its coordinates in 1e-7 degrees.
        public init(latitude: Int32, longitude: Int32) {
            self.latitude = latitude
            self.longitude = longitude
        }
    }

    /// The box around the region, in degrees.
    public let bounds: ExtractHeader.Bounds
    private let boxes: [NodeBox]
    private let edges: [(Point, Point)]
    /// The edges that have a point in each of the bands of equal height, from south to north.
    private let bands: [[Int32]]
    private let south: Int32
    private let bandHeight: Int64

    /// A region of one box in degrees; nil unless it has an inside.
    ///
    /// The box crosses the 180th meridian if west > east.
    public init?(_ box: ExtractHeader.Bounds) {
        guard (-90...90).contains(box.south), (-90...90).contains(box.north),
            (-180...180).contains(box.west), (-180...180).contains(box.east),
            box.south < box.north, box.west != box.east
        else { return nil }
        let parts =
            box.west < box.east
            ? [(box.west, box.east)] : [(box.west, 180.0), (-180.0, box.east)]
        boxes = parts.map { west, east in
            NodeBox(Self.units(box.south), Self.units(west))
                .including(Self.units(box.north), Self.units(east))
        }
        bounds = box
        (edges, bands, south, bandHeight) = ([], [], 0, 1)
    }

    /// A region inside rings by the even-odd rule, so that holes are rings too; nil if no ring has three points.
    ///
    /// A ring's last point may repeat its first. Rings don't cross the 180th meridian.
    public init?(rings: [[Point]]) {
        var edges: [(Point, Point)] = []
        for ring in rings where ring.count >= 3 {
            for (index, point) in ring.enumerated() {
                let next = ring[index + 1 < ring.count ? index + 1 : 0]
                if point != next { edges.append((point, next)) }
            }
        }
        guard let first = edges.first?.0 else { return nil }
        let box = edges.reduce(NodeBox(first.latitude, first.longitude)) {
            $0.including($1.0.latitude, $1.0.longitude)
        }
        bounds = box.bounds
        boxes = [box]
        self.edges = edges
        south = Self.units(bounds.south)
        let height = Int64(Self.units(bounds.north)) - Int64(south) + 1
        let count = Int64(min(4096, max(1, edges.count / 2)))
        let bandHeight = max(1, (height + count - 1) / count)
        self.bandHeight = bandHeight
        var bands = [[Int32]](repeating: [], count: Int((height - 1) / bandHeight) + 1)
        for (index, edge) in edges.enumerated() {
            let low = Int64(min(edge.0.latitude, edge.1.latitude)) - Int64(south)
            let high = Int64(max(edge.0.latitude, edge.1.latitude)) - Int64(south)
            for band in Int(low / bandHeight)...Int(high / bandHeight) {
                bands[band].append(Int32(truncatingIfNeeded: index))
            }
        }
        self.bands = bands
    }

    /// Whether a point lies in the region; the edges of boxes do.
    public func contains(latitude: Int32, longitude: Int32) -> Bool {
        guard boxes.contains(where: { $0.contains(latitude, longitude) }) else { return false }
        if edges.isEmpty { return true }
        var isInside = false
        for index in bands[Int((Int64(latitude) - Int64(south)) / bandHeight)] {
            let (a, b) = edges[Int(index)]
            guard (a.latitude > latitude) != (b.latitude > latitude) else { continue }
            // Whether the edge crosses the parallel east of the point; products have 64 bits at most.
            let (low, high) = a.latitude < b.latitude ? (a, b) : (b, a)
            let rise = Int64(high.latitude) - Int64(low.latitude)
            let run = Int64(high.longitude) - Int64(low.longitude)
            let up = Int64(latitude) - Int64(low.latitude)
            let across = Int64(longitude) - Int64(low.longitude)
            if across * rise < run * up { isInside.toggle() }
        }
        return isInside
    }

    /// Degrees in units of 1e-7.
    private static func units(_ degrees: Double) -> Int32 { Int32((degrees * 1e7).rounded()) }
}
