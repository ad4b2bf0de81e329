import Foundation
import MapPixels
import TestSupport
import Testing

@Suite struct RibbonTests {
    static let flat = PlaneView(center: [32, 32], distance: 96)

    static func draw(
        _ lines: [[SIMD2<Double>]], _ stroke: RibbonStroke, isClosed: Bool = false,
        paint: RibbonPaint = .color(FillTests.white), view: PlaneView = flat,
        progress: ClosedRange<Double>? = nil
    ) throws -> PixelBuffer {
        var ribbon = Ribbon(stroke, view: view)
        for line in lines { ribbon.add(line, isClosed: isClosed, progress: progress) }
        var list = try DrawList(width: 64, height: 64)
        try list.draw(ribbon, paint)
        var picture = try PixelBuffer(width: 64, height: 64)
        list.draw(onto: &picture, threads: 1)
        return picture
    }

    @Test(arguments: 1...30)
    func opacityFollowsFromTheDistance(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let angle = Double.random(in: 0..<(2 * .pi), using: &random)
        let middle = SIMD2(
            Double.random(in: -8...8, using: &random), Double.random(in: -8...8, using: &random))
        let way = SIMD2(cos(angle), sin(angle))
        var stroke = RibbonStroke(width: Double.random(in: 0.3...12, using: &random))
        stroke.blur = seed % 3 == 0 ? Double.random(in: 0...6, using: &random) : 0
        stroke.gap = seed % 4 == 0 ? Double.random(in: 0.5...9, using: &random) : 0
        let half = Double.random(in: 4...20, using: &random)
        let picture = try Self.draw([[middle - way * half, middle + way * half]], stroke)
        let outset =
            stroke.gap > 0 ? stroke.gap / 2 + stroke.width + 0.5 : stroke.width / 2 + 0.5
        for y in 0..<64 {
            for x in 0..<64 {
                let off = SIMD2(Double(x) - 31.5, Double(y) - 31.5) - middle
                let along = abs((off * way).sum())
                let distance = abs(off.x * way.y - off.y * way.x)
                // Ends are hard: pixels whose middles are there are painted.
                if abs(along - half) < 1e-6 { continue }
                var opacity = (outset - distance) / (stroke.blur + 1)
                if stroke.gap > 0 {
                    opacity = min(
                        opacity,
                        (distance - stroke.gap / 2 - 0.5) / (stroke.blur + 1) + 1)
                }
                let expected = along > half ? 0 : min(max(opacity, 0), 1) * 255
                #expect(abs(Double(picture[x, y].alpha) - expected) < 1.01, "\(x), \(y)")
            }
        }
    }

    @Test(arguments: [LineStroke.Join.miter, .bevel, .round], 1...15)
    func linesCoverWhatIsNearAndNothingElse(join: LineStroke.Join, seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let line = (0..<Int.random(in: 2...6, using: &random)).map { _ in
            SIMD2(
                Double.random(in: -24...24, using: &random),
                Double.random(in: -24...24, using: &random))
        }
        var stroke = RibbonStroke(width: Double.random(in: 2...9, using: &random))
        stroke.join = join
        stroke.cap = .round
        let picture = try Self.draw([line], stroke)
        for y in 0..<64 {
            for x in 0..<64 {
                let distance = StrokeTests.distance(
                    SIMD2(Double(x) - 31.5, Double(y) - 31.5), line)
                // Corners reach up to twice the outset, and inner ones miss some of the line.
                if distance < stroke.width / 2 - 1.5, join == .round {
                    #expect(picture[x, y].alpha > 200, "\(x), \(y) at \(distance)")
                }
                if distance > stroke.width + 1.01 {
                    #expect(picture[x, y].alpha == 0, "\(x), \(y) at \(distance)")
                }
            }
        }
    }

    @Test func crossingsOfALineAreNoDarker() throws {
        let picture = try Self.draw(
            [[[-20, 0], [20, 0]], [[0, -20], [0, 20]]], RibbonStroke(width: 6),
            paint: .color(PixelColor(red: 1, green: 1, blue: 1, alpha: 0.5)))
        #expect(picture[32, 32] == picture[20, 32])
    }

    @Test func linesThatFollowEachOtherMeetWithoutASeam() throws {
        var list = try DrawList(width: 64, height: 64)
        for line: [SIMD2<Double>] in [[[-28, 0], [-14.3, 0]], [[-14.3, 0], [4, 0]]] {
            var ribbon = Ribbon(RibbonStroke(width: 8), view: Self.flat)
            ribbon.add(line, isClosed: false)
            try list.draw(ribbon, .color(PixelColor(red: 0, green: 0, blue: 0, alpha: 0.5)))
        }
        var picture = try PixelBuffer(width: 64, height: 64)
        list.draw(onto: &picture)
        #expect((4..<36).allSatisfy { picture[$0, 32].alpha == 128 })
        #expect(picture[3, 32].alpha == 0)
        #expect(picture[36, 32].alpha == 0)
    }

    @Test func offsetLiesToTheRight() throws {
        var stroke = RibbonStroke(width: 4)
        stroke.offset = 6
        let picture = try Self.draw([[[-20, 0], [20, 0]]], stroke)
        #expect(picture[32, 38].alpha == 255)
        #expect(picture[32, 32].alpha == 0)
        #expect(picture[32, 26].alpha == 0)
    }

    @Test func ringsCloseWithAJoin() throws {
        let picture = try Self.draw(
            [[[-10, -10], [10, -10], [10, 10], [-10, 10], [-10, -10]]], RibbonStroke(width: 4),
            isClosed: true)
        for corner in [(20, 20), (43, 20), (43, 43), (20, 43)] {
            #expect(picture[corner.0, corner.1].alpha == 255, "\(corner)")
        }
        #expect(picture[32, 32].alpha == 0)
    }

    @Test func dashesTakeTurnsWithGaps() throws {
        let dashes = try #require(RibbonDashes([8, 4], radius: nil, softness: 0.5))
        let picture = try Self.draw(
            [[[-32, 0], [32, 0]]], RibbonStroke(width: 4), paint: .dashes(FillTests.white, dashes))
        for x in 0..<64 {
            // The half pixel of a texture of 256 is 12/512 of a pixel here.
            #expect((picture[x, 32].alpha > 200) == (x % 12 < 8), "\(x)")
            #expect((picture[x, 32].alpha < 50) == (x % 12 >= 8), "\(x)")
        }
    }

    @Test func oddPatternsJoinLastAndFirst() throws {
        let dashes = try #require(RibbonDashes([6, 4, 2], radius: nil, softness: 0.5))
        let picture = try Self.draw(
            [[[-32, 0], [32, 0]]], RibbonStroke(width: 4), paint: .dashes(FillTests.white, dashes))
        for x in 0..<60 {
            #expect((picture[x, 32].alpha > 128) == !(6..<10 ~= x % 12), "\(x)")
        }
    }

    @Test func roundDashesAreWiderInTheMiddle() throws {
        let dashes = try #require(RibbonDashes([8, 16], radius: 5, softness: 0.5))
        let picture = try Self.draw(
            [[[-32, 0], [32, 0]]], RibbonStroke(width: 10),
            paint: .dashes(FillTests.white, dashes))
        func length(_ y: Int) -> Int { (0..<24).count { picture[$0 + 24, y].alpha > 128 } }
        #expect(length(32) > length(27) + 3)
        #expect(length(32) >= 17)
    }

    @Test func senselessPatternsAreNone() {
        for pattern in [[], [0, 0], [-1, 2], [Double.nan, 1], [.infinity, 1]] {
            #expect(RibbonDashes(pattern, radius: nil, softness: 1) == nil)
        }
        #expect(RibbonDashes([1, 1], radius: nil, softness: 0) == nil)
    }

    @Test func rampsGoFromTheStartToTheEnd() throws {
        let ramp = try PixelBuffer(
            width: 256, height: 1, pixels: (0..<256).map { 0xFF00_0000 | UInt32($0) })
        let picture = try Self.draw(
            [[[-32, 0], [32, 0]]], RibbonStroke(width: 8), paint: .ramp(ramp, opacity: 1),
            progress: 0.25...0.75)
        for x in [1, 20, 40, 62] {
            let share = 0.25 + (Double(x) + 0.5) / 64 * 0.5
            #expect(abs(Double(picture[x, 32].red) - share * 255) < 2, "\(x)")
        }
    }

    @Test func imagesRepeatAlongTheLine() throws {
        var image = try PixelBuffer(width: 8, height: 4, color: FillTests.white)
        for y in 0..<4 { for x in 0..<4 { image[x, y] = PixelColor(packed: 0xFF00_0000) } }
        let picture = try Self.draw(
            [[[-32, 0], [32, 0]]], RibbonStroke(width: 4),
            paint: .image(image, period: 16, height: 4, opacity: 1))
        for x in 0..<64 where ![0, 7, 8, 15].contains(x % 16) {
            #expect((picture[x, 32].red < 128) == (x % 16 < 8), "\(x)")
        }
    }

    @Test func linesBehindTheViewerAreCut() throws {
        let view = PlaneView(center: [32, 32], cosine: 0.5, sine: 0.866, distance: 96)
        let picture = try Self.draw(
            [[[0, -1e5], [0, 1e5]]], RibbonStroke(width: 4), view: view)
        #expect((20..<64).allSatisfy { picture[32, $0].alpha > 0 })
        // What is near is wider.
        func width(_ y: Int) -> Int { (0..<64).count { picture[$0, y].alpha > 128 } }
        #expect(width(60) > width(24))
    }

    @Test func numbersThatAreNoneThrow() throws {
        for line: [SIMD2<Double>] in [[[0, 0], [.infinity, 0]], [[.nan, 0], [1, 1]]] {
            #expect(throws: PixelError.self) {
                try Self.draw([line], RibbonStroke(width: 2))
            }
        }
        let none = try Self.draw([[[0, 0], [1, 1]]], RibbonStroke(width: .nan))
        #expect(none.pixels.allSatisfy { $0 == 0 })
        let point = try Self.draw([[[3, 3], [3, 3]]], RibbonStroke(width: 2))
        #expect(point.pixels.allSatisfy { $0 == 0 })
    }
}
