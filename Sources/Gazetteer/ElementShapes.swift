import Foundation
import Geodesy
import OpenStreetMap
import Places

/// Where an element of an extract lies.
struct ElementShape {
    /// A point to stand for it: inside areas, halfway along lines.
    var point: PackedCoordinate
    /// Closed rings, even-odd, cut at the 180th meridian; empty for points and lines.
    var rings: [[PackedCoordinate]] = []
    /// The only ring of an area that lies over the 180th meridian, as it was before it was cut; empty for others.
    var uncut: [PackedCoordinate] = []
    /// A line; empty for points and areas.
    var line: [PackedCoordinate] = []
    /// Square meters, 0 for points and lines.
    var area = 0.0

    /// The line, or the first ring with its beginning again at its end.
    var stretch: [PackedCoordinate] {
        guard let first = uncut.isEmpty ? rings.first : uncut else { return line }
        return first + first.prefix(1)
    }

    var box: PackedBox {
        var bounds = PointBounds()
        bounds.add(point)
        for ring in rings + [line] {
            for point in ring { bounds.add(point) }
        }
        return bounds.box ?? PackedBox(point.latitude, point.longitude)
    }
}

/// Finds the shapes of elements.
struct ElementShapes {
    let data: Dataset

    /// The position of a node, nil if it is outside the extract or the world.
    func point(_ node: UInt32) -> PackedCoordinate? {
        guard node != Dataset.missing else { return nil }
        let latitude = data.nodes.latitudes[Int(node)]
        let longitude = data.nodes.longitudes[Int(node)]
        guard abs(Int(latitude)) <= 900_000_000, abs(Int(longitude)) <= 1_800_000_000 else {
            return nil
        }
        return PackedCoordinate(latitude, longitude)
    }

    func way(_ index: Int) -> ElementShape? {
        let points = data.ways.nodeRange(index).compactMap { point(data.ways.nodes[$0]) }
        guard let first = points.first else { return nil }
        if data.ways.isClosed[index], points.count >= 4, points.first == points.last {
            return area([Array(points.dropLast())]) ?? ElementShape(point: first)
        }
        return ElementShape(point: Ground.middle(points), line: points)
    }

    /// The shape of a relation: the area its ways enclose, else the middle of what it holds.
    func relation(_ index: Int, isArea: Bool) -> ElementShape? {
        let members = data.relations.members[data.relations.memberRange(index)]
        var label: PackedCoordinate?
        var bounds = PointBounds()
        var lines: [[UInt32]] = []
        for member in members where member.index != Dataset.missing {
            switch member.kind {
            case .node:
                guard let point = point(member.index) else { continue }
                let role = data.strings[member.role]
                if role == "label" || (role == "admin_centre" && label == nil) { label = point }
                bounds.add(point)
            case .way:
                let nodes = Array(data.ways.nodes[data.ways.nodeRange(Int(member.index))])
                if isArea { lines.append(nodes.filter { $0 != Dataset.missing }) }
                for node in nodes {
                    if let point = point(node) { bounds.add(point) }
                }
            case .relation: continue
            }
        }
        guard let box = bounds.box else { return nil }
        if isArea {
            let rings = RingAssembler.assemble(lines).rings.map { $0.compactMap(point) }
            if var shape = area(rings.filter { $0.count >= 3 }) {
                if let label { shape.point = label }
                return shape
            }
        }
        return ElementShape(point: label ?? box.middle)
    }

    private func area(_ rings: [[PackedCoordinate]]) -> ElementShape? {
        guard
            let largest = rings.max(by: { abs(Ground.area($0)) < abs(Ground.area($1)) }),
            largest.count >= 3
        else { return nil }
        let parts = rings.flatMap(MeridianCut.parts(ofRing:))
        return ElementShape(
            point: Ground.centroid(largest), rings: parts,
            uncut: rings.count == 1 && parts.count > 1 ? largest : [],
            area: abs(Ground.area(largest)))
    }
}

/// Measures of lines and outlines on the ground, plane for what is small.
enum Ground {
    /// The point halfway along a line.
    static func middle(_ line: [PackedCoordinate]) -> PackedCoordinate {
        let total = zip(line, line.dropFirst()).reduce(0) {
            $0 + SphericalDistance.meters($1.0, $1.1)
        }
        var walked = 0.0
        for (a, b) in zip(line, line.dropFirst()) {
            let step = SphericalDistance.meters(a, b)
            if step > 0, walked + step >= total / 2 {
                let t = (total / 2 - walked) / step
                return a.interpolated(to: b, t)
            }
            walked += step
        }
        return line[0]
    }

    /// Signed area of a ring in square meters.
    static func area(_ ring: [PackedCoordinate]) -> Double {
        let ring = MeridianCut.turned(ring) ?? ring
        guard let origin = ring.first else { return 0 }
        var sum = 0.0
        var previous = ring[ring.count - 1]
        for point in ring {
            sum += cross(previous, point, origin)
            previous = point
        }
        let unit = SphericalDistance.metersPerUnit
        return sum / 2 * unit * unit * LocalPlane(origin).scale
    }

    private static func cross(_ a: PackedCoordinate, _ b: PackedCoordinate, _ o: PackedCoordinate)
        -> Double
    {
        let ax = Double(a.longitude) - Double(o.longitude)
        let ay = Double(a.latitude) - Double(o.latitude)
        let bx = Double(b.longitude) - Double(o.longitude)
        let by = Double(b.latitude) - Double(o.latitude)
        return ax * by - bx * ay
    }

    static func centroid(_ ring: [PackedCoordinate]) -> PackedCoordinate {
        if let turned = MeridianCut.turned(ring) { return centroid(turned).turned }
        guard let origin = ring.first else { return PackedCoordinate(0, 0) }
        var area = 0.0
        var x = 0.0
        var y = 0.0
        var previous = ring[ring.count - 1]
        for point in ring {
            let part = cross(previous, point, origin)
            area += part
            x +=
                (Double(previous.longitude) + Double(point.longitude) - 2 * Double(origin.longitude))
                * part
            y +=
                (Double(previous.latitude) + Double(point.latitude) - 2 * Double(origin.latitude))
                * part
            previous = point
        }
        guard abs(area) > 1 else { return middle(ring) }
        let latitude = Double(origin.latitude) + y / (3 * area)
        let longitude = Double(origin.longitude) + x / (3 * area)
        guard abs(latitude) <= 9e8, abs(longitude) <= 1.8e9 else { return origin }
        return PackedCoordinate(Int32(latitude.rounded()), Int32(longitude.rounded()))
    }
}
