import Foundation
import MapPixels
import TestSupport
import Testing

struct StrokeTests {
    static func stroke(
        _ line: [SIMD2<Double>], isClosed: Bool = false, _ stroke: LineStroke
    ) -> PixelPath {
        var path = PixelPath()
        path.add(strokeOf: line, isClosed: isClosed, stroke)
        return path
    }

    static func distance(_ point: SIMD2<Double>, _ line: [SIMD2<Double>]) -> Double {
        zip(line, line.dropFirst()).map { a, b in
            let way = b - a
            let t = min(max(((point - a) * way).sum() / (way * way).sum(), 0), 1)
            let off = a + way * t - point
            return (off * off).sum().squareRoot()
        }.min() ?? .infinity
    }

    @Test(arguments: 1...40)
    func roundStrokesAreAllPointsWithinHalfTheWidth(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let line = (0..<Int.random(in: 2...8, using: &random)).map { _ in
            SIMD2(
                Double.random(in: 0...60, using: &random), Double.random(in: 0...60, using: &random)
            )
        }
        let width = Double.random(in: 1...20, using: &random)
        let path = Self.stroke(
            line, LineStroke(width: width, join: .round, cap: .round, roundLimit: 1))
        var wrong: [SIMD2<Double>] = []
        for _ in 0..<1000 {
            let point = SIMD2(
                Double.random(in: -15...75, using: &random),
                Double.random(in: -15...75, using: &random))
            let distance = Self.distance(point, line)
            if abs(distance - width / 2) < 0.05 { continue }
            if (CoverageOracle.winding(path, point) != 0) != (distance < width / 2) {
                wrong.append(point)
            }
        }
        #expect(wrong.isEmpty)
    }

    @Test(arguments: [LineStroke.Join.miter, .bevel, .round], [1.0, -1])
    func cornersHaveTheirShape(join: LineStroke.Join, side: Double) {
        let path = Self.stroke(
            [[10, 20], [30, 20], [30, 20 + side * 30]],
            LineStroke(width: 8, join: join, miterLimit: 2))
        func covers(_ off: Double) -> Bool {
            CoverageOracle.winding(path, [30 + off, 20 - side * off]) != 0
        }
        #expect(covers(1.9))
        #expect(covers(2.7) == (join != .bevel))
        #expect(covers(3.5) == (join == .miter))
        #expect(!covers(4.1))
    }

    @Test func sharpMitersAreCut() {
        let line: [SIMD2<Double>] = [[10, 20], [40, 20], [10, 24]]
        let cut = Self.stroke(line, LineStroke(width: 6, join: .miter, miterLimit: 2))
        let long = Self.stroke(line, LineStroke(width: 6, join: .miter, miterLimit: 50))
        #expect(CoverageOracle.winding(cut, [45, 20.4]) == 0)
        #expect(CoverageOracle.winding(long, [45, 20.4]) != 0)
    }

    @Test(arguments: [LineStroke.Cap.butt, .square, .round])
    func endsHaveTheirShape(cap: LineStroke.Cap) {
        let path = Self.stroke([[10, 20], [30, 20]], LineStroke(width: 8, cap: cap))
        for end in [SIMD2(30.0, 20), SIMD2(10, 20)] {
            let out = end.x > 20 ? 1.0 : -1
            #expect(CoverageOracle.winding(path, end - SIMD2(out, 0)) != 0)
            #expect(
                (CoverageOracle.winding(path, end + SIMD2(3.5 * out, 0.1)) != 0) == (cap != .butt))
            #expect(
                (CoverageOracle.winding(path, end + SIMD2(3.5 * out, 3.5)) != 0) == (cap == .square)
            )
            #expect(CoverageOracle.winding(path, end + SIMD2(4.1 * out, 0)) == 0)
        }
    }

    @Test func offsetLiesToTheRight() {
        let path = Self.stroke([[0, 20], [40, 20]], LineStroke(width: 4, offset: 6))
        #expect(CoverageOracle.winding(path, [20, 26]) != 0)
        #expect(CoverageOracle.winding(path, [20, 20]) == 0)
    }

    @Test func ringsCloseWithAJoin() {
        let ring: [SIMD2<Double>] = [[10, 10], [30, 10], [30, 30], [10, 30], [10, 10]]
        let path = Self.stroke(ring, isClosed: true, LineStroke(width: 4, join: .miter))
        #expect(CoverageOracle.winding(path, [8.5, 8.5]) != 0)
        #expect(CoverageOracle.winding(path, [20, 20]) == 0)
        #expect(CoverageOracle.winding(path, [20, 11.5]) != 0)
        #expect(CoverageOracle.winding(path, [11.5, 20]) != 0)
    }
}
