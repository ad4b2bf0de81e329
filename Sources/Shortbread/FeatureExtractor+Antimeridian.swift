import OpenStreetMap

/// Ways and areas that cross the 180th meridian.
extension FeatureExtractor {
    /// The line of a way, in pieces where it leaves the map at one edge and comes back at the other.
    mutating func lineShape(_ way: Int) -> Shape {
        let nodes = data.ways.nodes[data.ways.nodeRange(way)]
        var last: GridPoint?
        let crosses = nodes.contains { node in
            guard node != Dataset.missing else { return false }
            let place = set.places[Int(node)]
            defer { last = place }
            return last.map { Antimeridian.isJump($0, place) } ?? false
        }
        guard crosses else { return .line(way: UInt32(way)) }
        var path = GridPath()
        for run in LineJoiner.runs(data.ways.nodes, data.ways.nodeRange(way)) {
            let places = data.ways.nodes[run].map { set.places[Int($0)] }
            for piece in Antimeridian.split(places) {
                path.points += piece
                path.endPart(minimum: 2)
            }
        }
        set.areas.append(path)
        return .pieces(index: UInt32(set.areas.count - 1))
    }

    /// The shape and the measures of an area; nil if it has none.
    ///
    /// - Parameter known: The shape if nothing has to be done to it; nil if it has to be kept among the areas.
    mutating func areaShape(_ path: GridPath, known: Shape?) -> (Shape, AreaMeasure)? {
        guard let whole = Antimeridian.unwrapped(path) else {
            guard let measure = AreaMeasure(path) else { return nil }
            if let known { return (known, measure) }
            set.areas.append(path)
            return (.area(index: UInt32(set.areas.count - 1)), measure)
        }
        guard var measure = AreaMeasure(whole) else { return nil }
        let copies = Antimeridian.copies(whole)
        measure.bounds = copies.bounds
        if measure.labelPoint.x >= World.side {
            measure.labelPoint.x -= World.side
        } else if measure.labelPoint.x < 0 {
            measure.labelPoint.x += World.side
        }
        set.areas.append(copies)
        return (.area(index: UInt32(set.areas.count - 1)), measure)
    }
}

extension Antimeridian {
    /// The rings of an area that crosses the 180th meridian, each going on beyond the edge of the map; nil if none does.
    static func unwrapped(_ path: GridPath) -> GridPath? {
        var result = GridPath()
        var crosses = false
        var middle: Int64?
        for part in path.ends.indices {
            let ring = path.points[path.range(part)]
            var turn: Int64 = 0
            var places: [(x: Int64, y: Int32)] = []
            var last: GridPoint?
            for point in ring {
                if let last, isJump(last, point) {
                    turn += last.x > point.x ? Int64(World.side) : -Int64(World.side)
                    crosses = true
                }
                places.append((Int64(point.x) + turn, point.y))
                last = point
            }
            let west = places.map(\.x).min() ?? 0
            let east = places.map(\.x).max() ?? 0
            // Rings of one area stay together.
            var shift: Int64 = 0
            if let middle {
                while (west + east) / 2 + shift - middle > Int64(World.side / 2) {
                    shift -= Int64(World.side)
                }
                while middle - (west + east) / 2 - shift > Int64(World.side / 2) {
                    shift += Int64(World.side)
                }
            } else {
                middle = (west + east) / 2
            }
            for place in places {
                result.points.append(GridPoint(Int32(clamping: place.x + shift), place.y))
            }
            result.endPart(minimum: 3)
        }
        return crosses ? result : nil
    }

    /// An area with itself moved around the world, for the parts of it beyond the edges of the map.
    static func copies(_ path: GridPath) -> GridPath {
        var result = path
        let bounds = path.bounds
        for turn in [-World.side, World.side] {
            guard turn < 0 ? bounds.high.x > World.side : bounds.low.x < 0 else { continue }
            for part in path.ends.indices {
                for point in path.points[path.range(part)] {
                    result.points.append(GridPoint(point.x &+ turn, point.y))
                }
                result.endPart(minimum: 3)
            }
        }
        return result
    }
}
