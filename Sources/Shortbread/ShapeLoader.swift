import OpenStreetMap

/// Brings an item's shape to the grid of a zoom, simplified.
struct ShapeLoader {
    private let zoom: Int
    private let shift: Int32
    private var simplifier = GridSimplifier()
    private var buffer: [GridPoint] = []

    init(zoom: Int) {
        self.zoom = zoom
        shift = World.shift(zoom: zoom)
    }

    /// How far a simplified shape may be from the true one, in tile units.
    ///
    /// Half a CSS pixel where a tile is 512 pixels wide; nothing at the deepest zoom, which is
    /// shown enlarged.
    private var tolerance: Int32 { zoom == TileZoom.deepest ? 0 : 4 }

    /// Fills `path` with the item's lines or rings; returns whether they are lines.
    mutating func load(
        _ item: ZoomPlan.Item, plan: ZoomPlan, _ data: Dataset, _ set: FeatureSet,
        into path: inout GridPath
    ) -> Bool {
        path.removeAll()
        switch item.source {
        case .joined(let index):
            appendLine(plan.joined[index], to: &path)
            return true
        case .feature(let index):
            switch set.features[index].shape {
            case .point(let point):
                path.points.append(World.snap(point, shift: shift))
                path.endPart(minimum: 1)
                return false
            case .line(let way):
                let range = data.ways.nodeRange(Int(way))
                for run in LineJoiner.runs(data.ways.nodes, range) {
                    appendLine(data.ways.nodes[run].lazy.map { set.places[Int($0)] }, to: &path)
                }
                return true
            case .pieces(let index):
                let pieces = set.areas[Int(index)]
                for part in pieces.ends.indices {
                    appendLine(pieces.points[pieces.range(part)], to: &path)
                }
                return true
            case .ring(let way):
                let nodes = data.ways.nodes[data.ways.nodeRange(Int(way)).dropLast()]
                appendRing(
                    nodes.lazy.filter { $0 != Dataset.missing }.map { set.places[Int($0)] },
                    smallest: item.layer.smallestArea(zoom: zoom), to: &path)
                return false
            case .area(let index):
                let area = set.areas[Int(index)]
                for part in area.ends.indices {
                    appendRing(
                        area.points[area.range(part)],
                        smallest: item.layer.smallestArea(zoom: zoom), to: &path)
                }
                return false
            }
        }
    }

    private mutating func appendLine(_ world: some Sequence<GridPoint>, to path: inout GridPath) {
        fill(world)
        simplifier.appendLine(buffer, tolerance: tolerance, to: &path)
    }

    private mutating func appendRing(
        _ world: some Sequence<GridPoint>, smallest: Int64, to path: inout GridPath
    ) {
        fill(world)
        while let last = buffer.last, buffer.count > 1, last == buffer[0] { buffer.removeLast() }
        // Doubled area against a doubled limit.
        guard buffer.count >= 3, abs(doubledArea(buffer)) >= 2 * smallest else { return }
        simplifier.appendRing(buffer, tolerance: tolerance, to: &path)
    }

    private mutating func fill(_ world: some Sequence<GridPoint>) {
        buffer.removeAll(keepingCapacity: true)
        for point in world {
            let snapped = World.snap(point, shift: shift)
            if buffer.last != snapped { buffer.append(snapped) }
        }
    }
}
