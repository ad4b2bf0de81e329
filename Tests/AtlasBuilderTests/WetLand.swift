import VectorTile

/// How much of what stands on land lies in the sea of an atlas: corners of buildings and streets at the deepest zoom.
struct WetLand {
    /// Corners in the sea.
    private(set) var wet = 0
    /// All corners.
    private(set) var total = 0

    /// Some stand on stilts, and some streets are bridges that no tag tells.
    static let limit = 0.005

    var share: Double { total == 0 ? 0 : Double(wet) / Double(total) }

    init(_ atlas: BuiltAtlas) throws {
        for (_, tile) in try atlas.tiles(zoom: 14) {
            let ocean = tile.layer(named: "ocean")
            let sea = ocean.map { layer in layer.features.flatMap { layer.parts(of: $0) } } ?? []
            for name in ["buildings", "streets"] {
                guard let layer = tile.layer(named: name) else { continue }
                for feature in layer.features {
                    let isOver = ["bridge", "tunnel"].contains {
                        layer.value($0, of: feature) == .bool(true)
                    }
                    if isOver { continue }
                    for part in layer.parts(of: feature) {
                        for index in stride(from: part.startIndex, to: part.endIndex, by: 2) {
                            total += 1
                            if Self.holds(sea, Double(part[index]), Double(part[index + 1])) {
                                wet += 1
                            }
                        }
                    }
                }
            }
        }
    }

    /// Whether a place lies in rings, by the even-odd rule.
    private static func holds(_ rings: [ArraySlice<Int32>], _ x: Double, _ y: Double) -> Bool {
        var isInside = false
        for ring in rings where ring.count >= 6 {
            var (lastX, lastY) = (Double(ring[ring.endIndex - 2]), Double(ring[ring.endIndex - 1]))
            for index in stride(from: ring.startIndex, to: ring.endIndex, by: 2) {
                let (nextX, nextY) = (Double(ring[index]), Double(ring[index + 1]))
                if (lastY <= y) != (nextY <= y) {
                    let share = (y - lastY) / (nextY - lastY)
                    if lastX + share * (nextX - lastX) > x { isInside.toggle() }
                }
                (lastX, lastY) = (nextX, nextY)
            }
        }
        return isInside
    }
}
