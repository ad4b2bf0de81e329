import Foundation
import MapPixels
import TestSupport
import Testing

/// Shapes in one list are painted as if each were painted alone, although what later ones hide is left out.
struct HiddenShapesTests {
    /// Paints shapes in one list, and in a list each.
    private func pictures(
        width: Int, height: Int, _ shapes: [(inout DrawList) throws -> Void]
    ) throws -> (together: PixelBuffer, apart: PixelBuffer) {
        let empty = try PixelBuffer(
            width: width, height: height, color: PixelColor(red: 0.9, green: 0.8, blue: 0.7))
        var together = empty
        var apart = empty
        var all = try DrawList(width: width, height: height)
        for (index, shape) in shapes.enumerated() {
            var list = try DrawList(width: width, height: height)
            try shape(&list)
            list.draw(onto: &apart, threads: 1)
            // Some parts of one shape, some of several.
            if index % 5 == 0 { all.append(list) } else { try shape(&all) }
            all.clip(to: nil)
        }
        all.draw(onto: &together, threads: 1)
        return (together, apart)
    }

    private static func color(_ random: inout SplitMix, alpha: Double) -> PixelColor {
        PixelColor(
            red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
            blue: .random(in: 0...1, using: &random), alpha: alpha)
    }

    /// A polygon around a place, most of them without crossings; some reach beyond the picture.
    private static func path(
        _ random: inout SplitMix, width: Int, height: Int, radius: ClosedRange<Double>
    ) -> PixelPath {
        let center = SIMD2(
            Double.random(in: -20...Double(width + 20), using: &random),
            Double.random(in: -20...Double(height + 20), using: &random))
        let size = Double.random(in: radius, using: &random)
        let corners = Int.random(in: 3...9, using: &random)
        var path = PixelPath()
        path.add(
            contour: (0..<corners).map { corner in
                let angle = 2 * Double.pi * Double(corner) / Double(corners)
                return center
                    + SIMD2(cos(angle), sin(angle)) * (size * .random(in: 0.4...1, using: &random))
            })
        return path
    }

    @Test(arguments: [64, 65, 66, 67, 250, 301, 512], 1...4)
    func shapesOfAllKindsLookAsAlone(width: Int, seed: UInt64) throws {
        var random = SplitMix(seed: seed &* 1000 &+ UInt64(width))
        let height = 90
        let image = try PixelBuffer(
            width: 3, height: 2,
            pixels: [0xFF00_00FF, 0x8000_8000, 0xFFFF_0000, 0, 0xFF12_3456, 0x4010_2030])
        let shapes: [(inout DrawList) throws -> Void] = (0..<300).map { index in
            let path = Self.path(&random, width: width, height: height, radius: 2...50)
            let rule: FillRule = index % 2 == 0 ? .nonzero : .evenOdd
            let color = Self.color(&random, alpha: index % 3 == 0 ? 0.4 : 1)
            let opacity = index % 4 == 0 ? 0.6 : 1
            let corner = SIMD2(Double.random(in: -30...30, using: &random), -20)
            let clip = ClipRows(
                convex: [corner, corner + [200, 30], corner + [90, 150]], width: width,
                height: height)
            let disk = Disk(
                center: corner + [60, 60], radius: 20, strokeWidth: 2, blur: 0.2,
                fill: [0.3, 0.2, 0.1, 0.5], stroke: [0, 0.4, 0, 1])
            var outline = Ribbon(
                RibbonStroke(width: 5), view: PlaneView(center: .zero, distance: 1000))
            for contour in path.contours { outline.add(Array(contour), isClosed: true) }
            let line = outline
            return { list in
                if index % 7 == 0 { list.clip(to: clip) }
                switch index % 10 {
                case 0:
                    try list.fill(
                        path, rule,
                        image: ImagePaint(
                            image, origin: .zero, right: [0.3, 0.1], down: [0, 0.4], repeats: true))
                case 1: try list.draw(disk)
                case 2, 3, 4:
                    try list.fillWide(
                        path, rule, color: PixelColor(packed: color.packed | 0xFF00_0000),
                        opacity: opacity)
                case 5: try list.fill(path, rule, color: color, smooth: false)
                case 6: try list.draw(line, .color(color))
                default: try list.fill(path, rule, color: color)
                }
            }
        }
        let (together, apart) = try pictures(width: width, height: height, shapes)
        #expect(together == apart)
    }

    /// Rectangles that end beyond the right side have no edge there.
    @Test func rectanglesBeyondTheRightSideAreSeenThere() throws {
        let small = FillTests.path((60, 10), (70, 10), (70, 30), (60, 30))
        let wide = FillTests.path((10, 5), (200, 5), (200, 40), (10, 40))
        let left = FillTests.path((0, 0), (40, 0), (40, 50), (0, 50))
        for smooth in [true, false] {
            let shapes: [(inout DrawList) throws -> Void] = [
                { try $0.fill(small, color: PixelColor(red: 1, green: 0, blue: 0)) },
                {
                    try $0.fill(
                        wide, color: PixelColor(red: 0, green: 1, blue: 0), smooth: smooth)
                },
                { try $0.fill(left, color: PixelColor(red: 0, green: 0, blue: 1)) },
            ]
            let (together, apart) = try pictures(width: 100, height: 50, shapes)
            #expect(together == apart)
            #expect(together[99, 20] == PixelColor(red: 0, green: 1, blue: 0))
        }
    }

    /// Many small shapes that hide nothing are painted as they come.
    @Test func crowdsThatHideLittleLookAsAlone() throws {
        var random = SplitMix(seed: 77)
        let shapes: [(inout DrawList) throws -> Void] = (0..<900).map { index in
            let path = Self.path(&random, width: 200, height: 64, radius: 1...9)
            let color = Self.color(&random, alpha: index == 450 ? 1 : 0.3)
            let large = FillTests.path((20, 3), (150, 9), (170, 60), (30, 50))
            return { try $0.fill(index == 450 ? large : path, color: color) }
        }
        let (together, apart) = try pictures(width: 200, height: 64, shapes)
        #expect(together == apart)
    }

    /// More than is kept of a band: what does not fit is painted too.
    @Test func moreThanIsKeptLooksAsAlone() throws {
        var random = SplitMix(seed: 78)
        let width = 16_384
        let below: [(inout DrawList) throws -> Void] = (0..<12).map { index in
            // Teeth from above to below over the left half: 20,000 spans or more each.
            var path = PixelPath()
            path.add(
                contour: (0...400).map { SIMD2(Double($0 * 20), $0 % 2 == 0 ? 0.3 : 31.6) }
                    + [[8000, 32], [0, 32]])
            let color = Self.color(&random, alpha: index % 8 == 0 ? 1 : 0.2)
            return { try $0.fill(path, color: color) }
        }
        let cover = FillTests.path((8192, 0), (16_384, 0), (16_384, 32), (8192, 32))
        let (together, apart) = try pictures(
            width: width, height: 32,
            below + [{ try $0.fill(cover, color: PixelColor(red: 0, green: 0, blue: 1)) }])
        #expect(together == apart)
    }
}
