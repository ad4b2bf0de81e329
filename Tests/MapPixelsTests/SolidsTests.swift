import MapPixels
import Testing

@Suite struct SolidsTests {
    static let tilted = PlaneView(center: [32, 32], cosine: 0.6, sine: 0.8, distance: 96)
    static let flat = PlaneView(center: [32, 32], distance: 96)
    static let red = SIMD4<Float>(1, 0, 0, 1)
    static let green = SIMD4<Float>(0, 1, 0, 1)

    static func square(_ side: Double, at middle: SIMD2<Double> = .zero) -> [SIMD2<Double>] {
        [[-side, -side], [side, -side], [side, side], [-side, side], [-side, -side]].map {
            $0 + middle
        }
    }

    static func draw(_ solids: Solids, opacity: Double = 1) throws -> PixelBuffer {
        var list = try DrawList(width: 64, height: 64)
        try list.draw(solids, opacity: opacity)
        var picture = try PixelBuffer(width: 64, height: 64)
        list.draw(onto: &picture, threads: 2)
        return picture
    }

    @Test func placesAreFoundAgain() {
        for view in [Self.flat, Self.tilted] {
            for point: SIMD2<Double> in [[0, 0], [10, -20], [-30, 25], [3, -400]] {
                let back = view.plane(view.picture(point))
                #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
            }
        }
    }

    @Test(arguments: [true, false])
    func theNearestSurfaceIsSeen(higherFirst: Bool) throws {
        var solids = Solids(view: Self.flat)
        for isHigh in [higherFirst, !higherFirst] {
            solids.addRoof(
                [Self.square(isHigh ? 5 : 12)], height: isHigh ? 20 : 4,
                color: isHigh ? Self.red : Self.green)
        }
        let picture = try Self.draw(solids)
        #expect(picture[32, 32] == PixelColor(red: 1, green: 0, blue: 0))
        #expect(picture[42, 32] == PixelColor(red: 0, green: 1, blue: 0))
        // What is nearer is larger.
        for x in 0..<64 {
            let isIn = abs(Double(x) + 0.5 - 32) < 12 * 96 / (96 - 4)
            #expect((picture[x, 32].alpha > 0) == isIn, "\(x)")
        }
    }

    @Test func translucentSolidsShowOneSurface() throws {
        var solids = Solids(view: Self.flat)
        solids.addRoof([Self.square(12)], height: 0, color: Self.green)
        solids.addRoof([Self.square(12)], height: 9, color: Self.red)
        let picture = try Self.draw(solids, opacity: 0.5)
        #expect(picture[32, 32] == PixelColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    }

    @Test func roofsHaveHoles() throws {
        var solids = Solids(view: Self.flat)
        solids.addRoof([Self.square(20), Self.square(8).reversed()], height: 3, color: Self.red)
        let picture = try Self.draw(solids)
        #expect(picture[32, 32].alpha == 0)
        #expect(picture[32, 16].alpha == 255)
    }

    @Test func wallsAreSeenFromOutside() throws {
        for (y, isSeen) in [(10.0, true), (-10, false)] {
            var solids = Solids(view: Self.tilted)
            solids.addWall(
                from: [-10, y], to: [10, y], outward: [0, y > 0 ? 1 : -1], base: 0, height: 20,
                bottom: Self.red, top: Self.green)
            #expect(solids.isEmpty == !isSeen)
            guard isSeen else { continue }
            let picture = try Self.draw(solids)
            let colors = (0..<64).map { picture[32, $0] }.filter { $0.alpha > 0 }
            #expect(colors.count > 10)
            // Green at the top, red below.
            #expect(colors.first.map { $0.green > 200 } == true)
            #expect(colors.last.map { $0.red > 200 } == true)
        }
    }

    @Test func imagesLieOnRoofs() throws {
        var image = try PixelBuffer(width: 4, height: 4, color: PixelColor(packed: 0xFFFF_FFFF))
        for y in 0..<4 { for x in 0..<2 { image[x, y] = PixelColor(packed: 0xFF00_0000) } }
        var solids = Solids(view: Self.flat)
        let index = solids.add(image: image)
        solids.addRoof(
            [Self.square(32)], height: 0, color: SIMD4(1, 1, 1, 1),
            texture: (index, .zero, [0.25, 0], [0, 0.25]))
        let picture = try Self.draw(solids)
        for x in 0..<64 where ![0, 7, 8, 15].contains(x % 16) {
            #expect((picture[x, 20].red < 128) == (x % 16 < 8), "\(x)")
        }
    }

    @Test func whatIsBehindTheViewerIsCutOff() throws {
        var solids = Solids(view: Self.tilted)
        solids.addRoof([Self.square(1e4)], height: 5, color: Self.red)
        solids.addRoof([Self.square(10)], height: 1e6, color: Self.green)
        solids.addWall(
            from: [-1e4, 20], to: [1e4, 20], outward: [0, 1], base: 0, height: 1e5,
            bottom: Self.green, top: Self.green)
        let picture = try Self.draw(solids)
        #expect(picture[32, 63].alpha == 255)
    }

    @Test func numbersThatAreNoneThrow() {
        var solids = Solids(view: Self.flat)
        solids.addRoof([[[0, 0], [.infinity, 0], [0, 5]]], height: 1, color: Self.red)
        #expect(throws: PixelError.self) { try Self.draw(solids) }
    }

    @Test func polygonsThatShareASideLeaveNoSeam() throws {
        var list = try DrawList(width: 64, height: 64)
        let color = PixelColor(red: 0, green: 0, blue: 1)
        for polygon: [SIMD2<Double>] in [
            [[4, 4], [30.5, 4], [20.25, 60], [4, 60]],
            [[30.5, 4], [60, 4], [60, 60], [20.25, 60]],
        ] {
            var path = PixelPath()
            path.add(contour: polygon)
            try list.fillWide(path, color: color, opacity: 1)
        }
        var picture = try PixelBuffer(width: 64, height: 64)
        list.draw(onto: &picture)
        for y in 5..<59 {
            for x in 5..<59 { #expect(picture[x, y] == color, "\(x), \(y)") }
        }
        #expect(picture[2, 30].alpha == 0)
    }
}
