import Foundation

/// Where along lines labels stand.
///
/// Method: `get_anchors` and `check_max_angle` of MapLibre GL JS.
struct LineAnchors {
    /// A place on a line and the piece of the line that it lies on.
    struct Place {
        var point: SIMD2<Double>
        var segment: Int
    }

    /// The label's length in units of the tile.
    var labelLength: Double
    /// The greatest turn of the line within `window`, in radians; no label is refused where `window` is 0.
    var maximumAngle: Double
    var window: Double

    private static func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
        let way = b - a
        return (way * way).sum().squareRoot()
    }

    private static func length(_ line: [SIMD2<Double>]) -> Double {
        zip(line, line.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
    }

    /// The middle of a line, if the label has room there.
    func center(of line: [SIMD2<Double>]) -> Place? {
        let half = Self.length(line) / 2
        var passed = 0.0
        for index in line.indices.dropLast() {
            let piece = Self.distance(line[index], line[index + 1])
            if passed + piece > half {
                let t = (half - passed) / piece
                let point = line[index] + (line[index + 1] - line[index]) * t
                let place = Place(point: rounded(point), segment: index)
                return fits(line, place) ? place : nil
            }
            passed += piece
        }
        return nil
    }

    private func rounded(_ point: SIMD2<Double>) -> SIMD2<Double> {
        (point + 0.5).rounded(.down)
    }

    /// Places at equal distances.
    ///
    /// - Parameters:
    ///   - spacing: Between labels' middles, in units of the tile.
    ///   - start: How far from the line's start the first label's middle is, where the line does not come from another tile.
    ///   - overscaling: By how much the tile is enlarged.
    func places(
        on line: [SIMD2<Double>], spacing: Double, start: Double, overscaling: Double
    ) -> [Place] {
        guard let first = line.first else { return [] }
        let extent = TileShapes.extent
        let isContinued =
            first.x == 0 || first.x == extent || first.y == 0 || first.y == extent
        var spacing = spacing
        if spacing - labelLength < spacing / 4 { spacing = labelLength + spacing / 4 }
        guard spacing > 0, spacing.isFinite else { return [] }
        let offset =
            isContinued
            ? (spacing / 2 * overscaling).truncatingRemainder(dividingBy: spacing)
            : (start * overscaling).truncatingRemainder(dividingBy: spacing)
        let places = resampled(line, offset, spacing)
        if places.isEmpty, !isContinued {
            return resampled(line, Self.length(line) / 2, spacing)
        }
        return places
    }

    private func resampled(
        _ line: [SIMD2<Double>], _ offset: Double, _ spacing: Double
    ) -> [Place] {
        let total = Self.length(line)
        let half = labelLength / 2
        guard total / spacing < Self.maximumCount else { return [] }
        var places: [Place] = []
        var passed = 0.0
        var marked = offset - spacing
        for index in line.indices.dropLast() {
            let piece = Self.distance(line[index], line[index + 1])
            while marked + spacing < passed + piece {
                marked += spacing
                let point =
                    line[index] + (line[index + 1] - line[index]) * ((marked - passed) / piece)
                guard point.x >= 0, point.y >= 0, point.x < TileShapes.extent,
                    point.y < TileShapes.extent, marked - half >= 0, marked + half <= total
                else { continue }
                let place = Place(point: rounded(point), segment: index)
                if fits(line, place) { places.append(place) }
            }
            passed += piece
        }
        return places
    }

    /// The maximum number of labels that a line may have room for; none is set on one that has room for more.
    private static let maximumCount = 10_000.0

    /// Whether the line has room around a place and bends little enough there.
    private func fits(_ line: [SIMD2<Double>], _ place: Place) -> Bool {
        guard window > 0 else { return true }
        var point = place.point
        var index = place.segment + 1
        var distance = 0.0
        while distance > -labelLength / 2 {
            index -= 1
            if index < 0 { return false }
            distance -= Self.distance(line[index], point)
            point = line[index]
        }
        guard index + 1 < line.count else { return false }
        distance += Self.distance(line[index], line[index + 1])
        index += 1
        var corners: [(distance: Double, angle: Double)] = []
        var first = 0
        var sum = 0.0
        while distance < labelLength / 2 {
            guard index + 1 < line.count else { return false }
            let before = line[index] - line[index - 1]
            let after = line[index + 1] - line[index]
            let turn = abs(
                (atan2(before.y, before.x) - atan2(after.y, after.x)).remainder(
                    dividingBy: 2 * .pi))
            corners.append((distance, turn))
            sum += turn
            while distance - corners[first].distance > window {
                sum -= corners[first].angle
                first += 1
            }
            if sum > maximumAngle { return false }
            distance += Self.distance(line[index], line[index + 1])
            index += 1
        }
        return true
    }
}
