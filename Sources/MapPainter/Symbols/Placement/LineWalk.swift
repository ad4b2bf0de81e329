import Foundation

/// Letters along a line as it is seen.
///
/// Method: `placeGlyphAlongLine` of MapLibre GL JS.
struct LineWalk {
    /// The position of a glyph.
    struct Place {
        var point: SIMD2<Double>
        /// Clockwise from the right, in radians.
        var angle: Double
        /// The line's points between the anchor and the letter, and the letter's.
        var path: [SIMD2<Double>] = []
    }

    let line: [SIMD2<Double>]
    let segment: Int
    /// The anchor in the plane of the label.
    let anchor: SIMD2<Double>
    /// The anchor in the tile.
    let start: SIMD2<Double>
    /// From the tile to the plane of the label, for a point that follows another one on the line.
    ///
    /// What lies behind the viewer is as near as can be seen instead; nil where the other point is not seen either.
    let project: (_ point: SIMD2<Double>, _ before: SIMD2<Double>) -> SIMD2<Double>?

    /// Where a letter stands; nil where the line ends before.
    ///
    /// - Parameters:
    ///   - distance: From the anchor along the line, in the plane's units.
    ///   - offset: To the right of the line's direction.
    ///   - isReversed: Whether the label runs against the line.
    func place(
        _ distance: Double, offset: SIMD2<Double>, isReversed: Bool, keepsPath: Bool = false
    ) -> Place? {
        let along = isReversed ? distance - offset.x : distance + offset.x
        var way = along > 0 ? 1 : -1
        var angle = 0.0
        if isReversed {
            way = -way
            angle = .pi
        }
        if way < 0 { angle += .pi }
        var index = way > 0 ? segment : segment + 1
        var last = start
        var current = anchor
        var previous = anchor
        var passed = 0.0
        var piece = 0.0
        let length = abs(along)
        var path: [SIMD2<Double>] = []
        func moved(_ point: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>)
            -> SIMD2<Double>
        {
            let step = to - from
            let norm = (step * step).sum().squareRoot()
            guard norm > 0 else { return point }
            return point + SIMD2(-step.y, step.x) / norm * (offset.y * Double(way))
        }
        while passed + piece <= length {
            index += way
            guard line.indices ~= index, let next = project(line[index], last) else { return nil }
            last = line[index]
            if keepsPath, index != segment + (way > 0 ? 1 : 0) {
                path.append(moved(current, previous, current))
            }
            previous = current
            current = next
            passed += piece
            let step = current - previous
            piece = (step * step).sum().squareRoot()
        }
        let t = piece > 0 ? (length - passed) / piece : 0
        let point = moved(previous + (current - previous) * t, previous, current)
        if keepsPath { path.append(point) }
        let step = current - previous
        return Place(point: point, angle: angle + atan2(step.y, step.x), path: path)
    }
}
