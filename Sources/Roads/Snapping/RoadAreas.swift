import Bytes
import Columns
import Geodesy

/// Squares and other areas that walkers cross anywhere, before they are written.
///
/// An area is an outline and its holes, a ring a list of points of which the first is not repeated.
package struct RoadAreas: Sendable {
    /// Where the rings of each area begin; one more than there are areas.
    package private(set) var starts: [UInt32] = [0]
    /// Where the points of each ring begin; one more than there are rings.
    package private(set) var ringStarts: [UInt32] = [0]
    /// Latitudes of the points, 1e-7 degrees.
    package private(set) var latitudes: [Int32] = []
    /// Longitudes of the points, 1e-7 degrees.
    package private(set) var longitudes: [Int32] = []
    /// The junction at each point; `.max` where there is none.
    package private(set) var junctions: [UInt32] = []
    /// Whether ways inside may bend at each point: 1 where the inside spans more than a straight angle, else 0.
    package private(set) var bends: [UInt8] = []
    /// How long 100 m across each area take, hundredths of a second.
    package private(set) var times: [UInt32] = []
    /// The way that the lines across each area are, by its number in the graph; `.max` where there are none.
    package private(set) var ways: [UInt32] = []

    /// Creates an empty list.
    package init() {}

    /// A corner of an area: 1e-7 degrees, and the junction there, if there is one.
    package typealias Corner = (latitude: Int32, longitude: Int32, junction: UInt32?)

    /// Adds an area.
    ///
    /// - Parameters:
    ///   - rings: The outline, then its holes; each closed without repeating its first corner.
    ///   - time: How long 100 m across it take, hundredths of a second.
    ///   - way: The way that the lines across it are, if there are any.
    package mutating func add(rings: [[Corner]], time: UInt32, way: UInt32?) {
        for ring in rings {
            for corner in ring {
                latitudes.append(corner.latitude)
                longitudes.append(corner.longitude)
                junctions.append(corner.junction ?? .max)
            }
            ringStarts.append(UInt32(latitudes.count))
        }
        let first = rings.first?.first.map { ($0.latitude, $0.longitude) } ?? (0, 0)
        let frame = AreaFrame(.init(latitude: first.0, longitude: first.1))
        let shape = AreaShape(
            rings: rings.map { $0.map { frame.point($0.latitude, $0.longitude) } })
        for (ring, points) in rings.enumerated() {
            bends += points.indices.map { shape.isReflex(ring: ring, place: $0) ? 1 : 0 }
        }
        starts.append(UInt32(ringStarts.count - 1))
        times.append(time)
        ways.append(way ?? .max)
    }

    /// South, west, north and east of each area.
    var boxes: [SIMD4<Int32>] {
        times.indices.map { area in
            let first = Int(ringStarts[Int(starts[area])])
            let points = first..<Int(ringStarts[Int(starts[area + 1])])
            return SIMD4(
                latitudes[points].min() ?? 0, longitudes[points].min() ?? 0,
                latitudes[points].max() ?? 0, longitudes[points].max() ?? 0)
        }
    }
}

/// The areas of a graph's file.
struct AreaTable: LayoutGroup {
    let starts = MappedArray<UInt32>(
        \RoadContents.areas.starts, startsOf: .areas, in: .rings, step: 1, since: 8,
        "Where the rings of each square begin: an outline and its holes.")
    let ringStarts = MappedArray<UInt32>(
        \RoadContents.areas.ringStarts, startsOf: .rings, in: .areaPoints, step: 3, since: 8,
        "Where the points of each ring begin; the first is not repeated.")
    let latitudes = MappedArray<Int32>(
        \RoadContents.areas.latitudes, per: .areaPoints, since: 8, "Latitude in 1e-7 degrees.")
    let longitudes = MappedArray<Int32>(
        \RoadContents.areas.longitudes, per: .areaPoints, since: 8, "Longitude in 1e-7 degrees.")
    let junctions = MappedArray<UInt32>(
        \RoadContents.areas.junctions, per: .areaPoints, holding: .indexOrNone(of: .junctions),
        since: 8, "The junction at the point.")
    let times = MappedArray<UInt32>(
        \RoadContents.areas.times, per: .areas, holding: .upTo(1 << 24 - 1), since: 8,
        "How long 100 m across it take.")
    let ways = MappedArray<UInt32>(
        \RoadContents.areas.ways, per: .areas, holding: .indexOrNone(of: .ways), since: 8,
        "The way that the lines across it are.")
    let bends = MappedArray<UInt8>(
        \RoadContents.areas.bends, per: .areaPoints, since: 8,
        "1 where the inside spans more than a straight angle, so that ways inside may bend, else 0."
    )
    let treeOrder = MappedArray<UInt32>(
        \RoadContents.areaTreeOrder, per: .areas, holding: .index(of: .areas), since: 8,
        "Squares in the order of their tree of boxes.")
    let treeBoxes = MappedArray<Int32>(
        \RoadContents.areaTreeBoxes, .of(.areas, "boxes over areas, × 4", SegmentTree.boxLength),
        since: 8, "The boxes of that tree, as in `treeBoxes`.")

    var count: Int { times.count }

    /// The tree that finds near areas.
    var tree: SegmentTree { SegmentTree(segments: treeOrder, boxes: treeBoxes) }

    /// The points of an area, all rings together.
    func points(of area: UInt32) -> Range<Int> {
        let rings = Int(starts[Int(area)])..<Int(starts[Int(area) + 1])
        return Int(ringStarts[rings.lowerBound])..<Int(ringStarts[rings.upperBound])
    }

    /// The squared distance of an area's box, in the plane's units; 0 inside.
    func squaredDistance(_ plane: LocalPlane, of area: UInt32) -> Double {
        let points = points(of: area)
        guard let first = points.first else { return .infinity }
        var (south, north) = (latitudes[first], latitudes[first])
        var (west, east) = (longitudes[first], longitudes[first])
        for point in points {
            south = min(south, latitudes[point])
            north = max(north, latitudes[point])
            west = min(west, longitudes[point])
            east = max(east, longitudes[point])
        }
        return plane.squaredDistance(south: south, west: west, north: north, east: east)
    }

    /// An area as seen from a place.
    func shape(of area: UInt32, _ frame: AreaFrame) -> AreaShape {
        let rings = Int(starts[Int(area)])..<Int(starts[Int(area) + 1])
        return AreaShape(
            rings: rings.map { ring in
                (Int(ringStarts[ring])..<Int(ringStarts[ring + 1])).map {
                    frame.point(latitudes[$0], longitudes[$0])
                }
            })
    }

    /// The corners of an area, which has this shape, at which ways inside may bend.
    func bends(of area: UInt32, _ shape: AreaShape) -> [AreaShape.Bend] {
        var point = points(of: area).lowerBound
        var found: [AreaShape.Bend] = []
        for (ring, points) in shape.rings.enumerated() {
            for place in points.indices {
                if bends[point] == 1 { found.append(shape.bend(ring: ring, place: place)) }
                point += 1
            }
        }
        return found
    }

    /// How long it takes to walk a way across an area, hundredths of a second.
    func duration(across area: UInt32, meters: Double) -> Int32 {
        Int32(clamping: Int64((Double(times[Int(area)]) * meters / 100).rounded()))
    }
}

/// A local frame around a place for areas: plane coordinates in meters east and north of it.
struct AreaFrame {
    private let plane: LocalPlane
    private let metersPerUnit: Double

    init(_ place: RoadSnap.Place) {
        plane = LocalPlane(
            latitude: Double(place.latitude), longitude: Double(place.longitude))
        metersPerUnit =
            MidLatitudeDistance.meters(
                PackedCoordinate(place.latitude, place.longitude),
                PackedCoordinate(
                    place.latitude + (place.latitude > 0 ? -1000 : 1000), place.longitude)) / 1000
    }

    func point(_ latitude: Int32, _ longitude: Int32) -> AreaShape.Point {
        AreaShape.Point(
            x: PackedCoordinate.eastward(plane.longitude, Double(longitude)) * plane.scale
                * metersPerUnit,
            y: (Double(latitude) - plane.latitude) * metersPerUnit)
    }

    func place(_ point: AreaShape.Point) -> RoadSnap.Place {
        RoadSnap.Place(
            latitude: Int32(clamping: Int64((plane.latitude + point.y / metersPerUnit).rounded())),
            longitude: Int32(
                clamping: Int64(
                    (plane.longitude + point.x / metersPerUnit / plane.scale).rounded())))
    }
}
