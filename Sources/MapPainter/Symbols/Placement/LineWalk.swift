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
        let shift = offset.y * Double(way)
        var index = way > 0 ? segment : segment + 1
        var last = start
        var current = anchor
        var previous = anchor
        // The piece of the line that letters stand on, beside the line's own where there is an offset.
        var begin = anchor
        var end: SIMD2<Double>?
        var passed = 0.0
        var piece = 0.0
        let length = abs(along)
        var path: [SIMD2<Double>] = []
        while passed + piece <= length {
            index += way
            guard line.indices ~= index, let next = project(line[index], last) else { return nil }
            last = line[index]
            passed += piece
            previous = current
            current = next
            begin = end ?? Self.beside(previous, previous, current, shift)
            if keepsPath, index != segment + (way > 0 ? 1 : 0) { path.append(begin) }
            end = corner(begin, previous, current, index, way, shift)
            let step = (end ?? current) - begin
            piece = (step * step).sum().squareRoot()
        }
        let t = piece > 0 ? (length - passed) / piece : 0
        let point = begin + ((end ?? current) - begin) * t
        if keepsPath { path.append(point) }
        let step = current - previous
        return Place(point: point, angle: angle + atan2(step.y, step.x), path: path)
    }

    /// A point beside a piece of the line.
    ///
    /// - Parameter shift: To the right of the piece's direction.
    private static func beside(
        _ point: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>, _ shift: Double
    ) -> SIMD2<Double> {
        let step = to - from
        let norm = (step * step).sum().squareRoot()
        guard norm > 0, shift != 0 else { return point }
        return point + SIMD2(-step.y, step.x) / norm * shift
    }

    /// Where the line beside a piece ends: where it meets that beside the next piece, so that letters keep their distances
    /// around a bend.
    private func corner(
        _ begin: SIMD2<Double>, _ previous: SIMD2<Double>, _ current: SIMD2<Double>, _ index: Int,
        _ way: Int, _ shift: Double
    ) -> SIMD2<Double> {
        let end = Self.beside(current, previous, current, shift)
        guard shift != 0, line.indices ~= index + way,
            let next = project(line[index + way], line[index])
        else { return end }
        let other = Self.beside(current, current, next, shift)
        let (along, onward) = (end - begin, next - current)
        let area = along.x * onward.y - along.y * onward.x
        // Parallel pieces meet nowhere.
        guard abs(area) > 1e-9 * ((along * along).sum() + (onward * onward).sum()) else {
            return end
        }
        let toward = other - begin
        return begin + along * ((toward.x * onward.y - toward.y * onward.x) / area)
    }
}
