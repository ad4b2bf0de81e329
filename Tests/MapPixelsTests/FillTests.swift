import Foundation
import MapPixels
import TestSupport
import Testing

struct FillTests {
    static let white = PixelColor(red: 1, green: 1, blue: 1)

    /// Alpha of each pixel of a path painted white on nothing.
    static func alpha(
        _ path: PixelPath, _ rule: FillRule = .nonzero, width: Int = 40, height: Int = 40,
        threads: Int = 1
    ) throws -> [UInt8] {
        var list = try DrawList(width: width, height: height)
        try list.fill(path, rule, color: white)
        var picture = try PixelBuffer(width: width, height: height)
        list.draw(onto: &picture, threads: threads)
        return (0..<(width * height)).map { picture[$0 % width, $0 / width].alpha }
    }

    static func path(_ corners: (Double, Double)...) -> PixelPath {
        var path = PixelPath()
        path.add(contour: corners.map { SIMD2($0.0, $0.1) })
        return path
    }

    static func polygon(
        _ random: inout SplitMix, corners: Int, around center: SIMD2<Double>, radius: Double
    ) -> PixelPath {
        var path = PixelPath()
        path.add(
            contour: (0..<corners).map { _ in
                center
                    + SIMD2(
                        Double.random(in: -radius...radius, using: &random),
                        Double.random(in: -radius...radius, using: &random))
            })
        return path
    }

    @Test func rectangleCoversItsArea() throws {
        let alpha = try Self.alpha(Self.path((2, 3), (10.5, 3), (10.5, 8.25), (2, 8.25)))
        #expect(alpha[3 * 40 + 2] == 255)
        #expect(alpha[3 * 40 + 9] == 255)
        #expect(alpha[3 * 40 + 10] == 128)
        #expect(alpha[8 * 40 + 5] == 64)
        #expect(alpha[8 * 40 + 10] == 32)
        #expect(alpha[9 * 40 + 5] == 0)
        #expect(alpha[3 * 40 + 11] == 0)
        #expect(alpha[2 * 40 + 5] == 0)
    }

    @Test(arguments: 1...100)
    func simplePolygonsCoverTheirAreaInEachPixel(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        // Around a point at growing angles, so that the polygon does not cross itself.
        let corners = Int.random(in: 3...9, using: &random)
        let middle = SIMD2(16 + Double.random(in: -1...1, using: &random), 16)
        var path = PixelPath()
        path.add(
            contour: (0..<corners).map { corner in
                let angle = 2 * Double.pi * Double(corner) / Double(corners)
                return middle
                    + SIMD2(cos(angle), sin(angle)) * Double.random(in: 2...22, using: &random)
            })
        let alpha = try Self.alpha(path, width: 33, height: 33)
        let wrong = alpha.indices.filter { pixel in
            let exact = CoverageOracle.area(path, inPixel: pixel % 33, pixel / 33)
            // Half a step of rounding, and corners that are moved by up to 1/1024 pixel.
            return abs(Double(alpha[pixel]) - exact * 255) > 1.5
        }
        #expect(wrong.isEmpty)
    }

    @Test(arguments: [FillRule.nonzero, .evenOdd], 1...20)
    func crossingContoursFollowTheRule(rule: FillRule, seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        var path = Self.polygon(&random, corners: 9, around: [20, 20], radius: 26)
        path.add(Self.polygon(&random, corners: 5, around: [20, 20], radius: 15))
        let alpha = try Self.alpha(path, rule)
        // Whole pixels; where edges cross, sums of cells are no areas.
        let wrong = alpha.indices.filter { pixel in
            guard !Self.hasEdge(path, pixel % 40, pixel / 40) else { return false }
            let center = SIMD2(Double(pixel % 40) + 0.5, Double(pixel / 40) + 0.5)
            let number = CoverageOracle.winding(path, center)
            let isInside = rule == .nonzero ? number != 0 : number % 2 != 0
            return alpha[pixel] != (isInside ? 255 : 0)
        }
        #expect(wrong.isEmpty)
    }

    /// Whether an edge passes within a pixel of a pixel's middle.
    static func hasEdge(_ path: PixelPath, _ x: Int, _ y: Int) -> Bool {
        let center = SIMD2(Double(x) + 0.5, Double(y) + 0.5)
        return path.contours.contains { contour in
            zip(contour, contour.dropFirst() + contour.prefix(1)).contains { a, b in
                let way = b - a
                let t = min(max(((center - a) * way).sum() / (way * way).sum(), 0), 1)
                let off = a + way * t - center
                return (off * off).sum() < 1
            }
        }
    }

    @Test(arguments: 1...30)
    func allCoverageTogetherIsTheArea(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let path = Self.polygon(&random, corners: 3, around: [60, 60], radius: 55)
        let alpha = try Self.alpha(path, width: 120, height: 120)
        let sum = alpha.reduce(0) { $0 + Double($1) } / 255
        #expect(abs(sum - abs(CoverageOracle.area(path))) < 1.5)
    }

    @Test(arguments: 1...30)
    func whatLiesOutsideStillWindsAroundTheInside(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let path = Self.polygon(&random, corners: 6, around: [100, 100], radius: 150)
        let whole = try Self.alpha(path, width: 200, height: 200)
        var moved = PixelPath()
        for contour in path.contours { moved.add(contour: contour.map { $0 - SIMD2(80, 90) }) }
        let part = try Self.alpha(moved, width: 40, height: 30)
        let wrong = part.indices.filter { pixel in
            let same = whole[(pixel / 40 + 90) * 200 + pixel % 40 + 80]
            return abs(Int(part[pixel]) - Int(same)) > 2
        }
        #expect(wrong.isEmpty)
    }

    @Test func anyNumberOfThreadsMakesTheSameBytes() throws {
        var random = SplitMix(seed: 7)
        var list = try DrawList(width: 333, height: 257)
        for index in 0..<500 {
            let center = SIMD2(
                Double.random(in: -20...350, using: &random),
                Double.random(in: -20...270, using: &random))
            let path = Self.polygon(&random, corners: 5, around: center, radius: 30)
            let color = PixelColor(
                red: Double(index % 7) / 6, green: Double(index % 5) / 4, blue: 0.5,
                alpha: index % 3 == 0 ? 1 : 0.4)
            try list.fill(path, index % 2 == 0 ? .nonzero : .evenOdd, color: color)
        }
        let empty = try PixelBuffer(width: 333, height: 257, color: Self.white)
        var one = empty
        list.draw(onto: &one, threads: 1)
        for threads in [2, 3, 8] {
            var picture = empty
            list.draw(onto: &picture, threads: threads)
            #expect(picture == one)
        }
    }

    @Test func listsThatAreJoinedPaintWhatOneWould() throws {
        let low = Self.path((1, 1), (20, 2), (15, 25))
        let high = Self.path((5, 5), (30, 12), (8, 35))
        let red = PixelColor(red: 1, green: 0, blue: 0)
        let half = PixelColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        var one = try DrawList(width: 40, height: 40)
        try one.fill(low, color: red)
        try one.fill(high, color: half)
        var first = try DrawList(width: 40, height: 40)
        try first.fill(low, color: red)
        var second = try DrawList(width: 40, height: 40)
        try second.fill(high, color: half)
        first.append(second)
        var a = try PixelBuffer(width: 40, height: 40)
        var b = a
        one.draw(onto: &a)
        first.draw(onto: &b)
        #expect(a == b)
    }

    @Test func equalPointsAndFlatContoursPaintNothing() throws {
        #expect(try Self.alpha(Self.path((5, 5), (5, 5), (5, 5))).allSatisfy { $0 == 0 })
        #expect(try Self.alpha(Self.path((5, 5))).allSatisfy { $0 == 0 })
        #expect(try Self.alpha(Self.path((2, 7.3), (30, 7.3), (12, 7.3))).allSatisfy { $0 == 0 })
        #expect(try Self.alpha(PixelPath()).allSatisfy { $0 == 0 })
    }

    @Test(arguments: [1e6, 1e12, 1e100, 1e308])
    func enormousCoordinatesCoverAll(size: Double) throws {
        let path = Self.path((-size, -size), (size, -size), (size, size), (-size, size))
        #expect(try Self.alpha(path).allSatisfy { $0 == 255 })
        let left = Self.path((-size, -size), (20, -size), (20, size), (-size, size))
        let alpha = try Self.alpha(left)
        #expect((0..<1600).allSatisfy { alpha[$0] == ($0 % 40 < 20 ? 255 : 0) })
        // A half-plane by its diagonal.
        let corner = try Self.alpha(Self.path((-size, -size), (size, size), (-size, size)))
        #expect(corner[39] == 0)
        #expect(corner[39 * 40] == 255)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func whatIsNotFiniteIsRefused(value: Double) throws {
        var list = try DrawList(width: 10, height: 10)
        let path = Self.path((1, 1), (5, value), (3, 8))
        #expect(throws: PixelError.self) { try list.fill(path, color: Self.white) }
        #expect(list.isEmpty)
    }

    @Test func manyEdgesInOnePixelAddUp() throws {
        var path = PixelPath()
        var random = SplitMix(seed: 3)
        path.add(
            contour: (0..<100_000).map { _ in
                SIMD2(
                    Double.random(in: 7.1...7.9, using: &random),
                    Double.random(in: 7.1...7.9, using: &random))
            })
        let alpha = try Self.alpha(path)
        // It closes, so that nothing leaks to the right.
        #expect(alpha[7 * 40 + 7] > 0)
        #expect(alpha.indices.allSatisfy { alpha[$0] == 0 || $0 == 7 * 40 + 7 })
    }

    @Test func aThousandTimesAroundIsStillInside() throws {
        var path = PixelPath()
        for _ in 0..<1000 { path.add(contour: [[4, 4], [30, 4], [30, 30], [4, 30]]) }
        #expect(try Self.alpha(path)[10 * 40 + 10] == 255)
        #expect(try Self.alpha(path, .evenOdd)[10 * 40 + 10] == 0)
    }

    @Test func translucentColorsBlendAsTheFormulaSays() throws {
        var random = SplitMix(seed: 11)
        for _ in 0..<200 {
            let source = PixelColor(
                red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
                blue: .random(in: 0...1, using: &random), alpha: .random(in: 0...1, using: &random))
            let below = PixelColor(red: 0.2, green: 0.9, blue: 0.4, alpha: 0.8)
            let right = Double.random(in: 3...9, using: &random)
            var list = try DrawList(width: 11, height: 3)
            try list.fill(Self.path((1, 0), (right, 0), (right, 3), (1, 3)), color: source)
            var picture = try PixelBuffer(width: 11, height: 3, color: below)
            list.draw(onto: &picture)
            for x in 0..<11 {
                let covered = min(max(right - Double(x), 0), 1) * (x == 0 ? 0 : 1)
                let got = picture[x, 1]
                for (s, b, g) in [
                    (source.red, below.red, got.red), (source.green, below.green, got.green),
                    (source.blue, below.blue, got.blue), (source.alpha, below.alpha, got.alpha),
                ] {
                    let exact =
                        Double(s) * covered + Double(b) * (1 - Double(source.alpha) / 255 * covered)
                    #expect(abs(Double(g) - exact) < 3)
                }
                #expect(got.red <= got.alpha && got.green <= got.alpha && got.blue <= got.alpha)
            }
        }
    }

    @Test func clipsThatShareASideShareNoPixelAndLeaveNoneOut() throws {
        var random = SplitMix(seed: 5)
        for _ in 0..<50 {
            let middle = SIMD2(
                Double.random(in: 5...35, using: &random), Double.random(in: 5...35, using: &random)
            )
            let angle = Double.random(in: 0...6, using: &random)
            let corners = (0..<4).map { index in
                let turn = angle + Double(index) * .pi / 2
                return middle + SIMD2(cos(turn), sin(turn)) * 200
            }
            let quarters = (0..<4).map {
                ClipRows(
                    convex: [middle, corners[$0], corners[($0 + 1) % 4]], width: 40, height: 40)
            }
            var list = try DrawList(width: 40, height: 40)
            for quarter in quarters {
                list.clip(to: quarter)
                try list.fill(
                    Self.path((-9, -9), (50, -9), (50, 50), (-9, 50)),
                    color: PixelColor(red: 1, green: 1, blue: 1, alpha: 0.5))
            }
            var picture = try PixelBuffer(width: 40, height: 40)
            list.draw(onto: &picture)
            #expect(picture.pixels.allSatisfy { $0 == 0x8080_8080 })
        }
    }
}
