import Bytes
import Foundation
import Geodesy

/// Says whether a position is in the sea, by the nearest coastline.
struct CoastSearch {
    let file: PlacesFile
    let point: PackedCoordinate

    /// How far a coastline may be to tell, in meters: beyond, an extract may have been cut off.
    static let reach = 32_000.0

    /// Whether the sea is here; nil if no coastline is near enough to tell.
    var isSea: Bool? {
        var radius = 500.0
        while radius <= Self.reach {
            if let nearest = nearest(radius) { return nearest.isRight }
            radius *= radius < 10_000 ? 4 : 2
        }
        return nil
    }

    private struct Side {
        var distance: Double
        /// How far the line through the stretch is, which tells the two stretches at a corner apart.
        var lineDistance: Double
        /// Whether the point is on the right of the stretch, where the water is.
        var isRight: Bool
    }

    private func nearest(_ radius: Double) -> Side? {
        var best: Side?
        let scale = LocalPlane(point).scale
        func place(_ index: Int) -> (x: Double, y: Double) {
            (
                PackedCoordinate.eastward(
                    Double(point.longitude), Double(file.coastLongitude[index])) * scale,
                Double(file.coastLatitude[index]) - Double(point.latitude)
            )
        }
        file.coastTree.search(PackedBox(around: point, radiusMeters: radius)) { items in
            for item in items {
                for index in file.range(file.coastStart, item).prefix(64).dropLast() {
                    let a = place(index)
                    let b = place(index + 1)
                    let dx = b.x - a.x
                    let dy = b.y - a.y
                    let length = (dx * dx + dy * dy).squareRoot()
                    guard length > 0 else { continue }
                    let t = min(max(-(a.x * dx + a.y * dy) / (length * length), 0), 1)
                    let x = a.x + t * dx
                    let y = a.y + t * dy
                    let distance = (x * x + y * y).squareRoot()
                    // Positive on the left.
                    let cross = (dx * -a.y - dy * -a.x) / length
                    let side = Side(
                        distance: distance, lineDistance: abs(cross), isRight: cross < 0)
                    guard let known = best else {
                        best = side
                        continue
                    }
                    if distance < known.distance - 1e-6
                        || (distance < known.distance + 1e-6
                            && side.lineDistance > known.lineDistance)
                    {
                        best = side
                    }
                }
            }
            return true
        }
        guard let best, best.distance * SphericalDistance.metersPerUnit <= radius else {
            return nil
        }
        return best
    }
}
