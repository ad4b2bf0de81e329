import MapPixels
import TestSupport
import Testing

struct VectorPictureTests {
    private static let red = PixelColor(red: 1, green: 0, blue: 0)

    private static func square(_ low: Double, _ high: Double) -> PixelPath {
        var path = PixelPath()
        path.add(
            contour: [SIMD2(low, low), SIMD2(high, low), SIMD2(high, high), SIMD2(low, high)])
        return path
    }

    private static func list() throws -> DrawList {
        try DrawList(width: 40, height: 30, keepsPaths: true)
    }

    private static func svg(_ list: DrawList) throws -> String {
        String(decoding: SVGWriter().write(try VectorPicture(list)), as: UTF8.self)
    }

    @Test func aFillIsAPathOfItsColor() throws {
        var list = try Self.list()
        try list.fill(
            Self.square(2, 10.25), .evenOdd,
            color: PixelColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        let svg = try Self.svg(list)
        #expect(
            svg.contains(
                ##"<path fill="#ff0000" fill-opacity="0.502" fill-rule="evenodd" "##
                    + #"d="M2 2L10.25 2L10.25 10.25L2 10.25Z"/>"#))
        #expect(svg.contains(#"width="40" height="30" viewBox="0 0 40 30""#))
    }

    @Test func whatLiesOutsideIsLeftOut() throws {
        var list = try Self.list()
        try list.fill(Self.square(100, 120), color: Self.red)
        var ribbon = Ribbon(
            RibbonStroke(width: 2), view: PlaneView(center: [20, 15], distance: 100))
        ribbon.add([SIMD2(300, 0), SIMD2(400, 0)], isClosed: false)
        try list.draw(ribbon, .color(Self.red))
        #expect(try !Self.svg(list).contains("<path"))
    }

    /// Programs that paint shapes have bounds to their numbers.
    @Test func whatReachesFarIsCut() throws {
        var list = try Self.list()
        try list.fill(Self.square(-1e12, 1e12), color: Self.red)
        let svg = try Self.svg(list)
        for corner in ["-8 -8", "48 -8", "48 38", "-8 38"] { #expect(svg.contains(corner)) }
        #expect(!svg.contains("1000000000"))
    }

    @Test func linesKeepTheirStroke() throws {
        var list = try Self.list()
        var stroke = RibbonStroke(width: 3)
        stroke.cap = .round
        stroke.join = .bevel
        let view = PlaneView(center: [20, 15], distance: 100)
        var ribbon = Ribbon(stroke, view: view)
        ribbon.add([SIMD2(-5, 0), SIMD2(5, 0)], isClosed: false)
        ribbon.add([SIMD2(0, 0), SIMD2(5, 0), SIMD2(5, 5), SIMD2(0, 0)], isClosed: true)
        let dashes = try #require(RibbonDashes([4, 2, 1], radius: nil, softness: 1))
        try list.draw(ribbon, .dashes(Self.red, dashes))
        #expect(
            try Self.svg(list).contains(
                ##"<path fill="none" stroke="#ff0000" stroke-width="3" stroke-linejoin="bevel" "##
                    + #"stroke-linecap="round" stroke-dasharray="4 2 1 0" "#
                    + #"d="M15 15L25 15M20 15L25 15L25 20Z"/>"#))
    }

    /// A line with a gap is two, each beside the middle; both are outlines.
    @Test func aGapDividesALine() throws {
        var list = try Self.list()
        var stroke = RibbonStroke(width: 2)
        stroke.gap = 4
        var ribbon = Ribbon(stroke, view: PlaneView(center: [20, 15], distance: 100))
        ribbon.add([SIMD2(-5, 0), SIMD2(5, 0)], isClosed: false)
        try list.draw(ribbon, .color(Self.red))
        let svg = try Self.svg(list)
        for y in [11, 13, 17, 19] { #expect(svg.contains("L25 \(y)") || svg.contains("M15 \(y)")) }
    }

    @Test func lettersAreKeptOnce() throws {
        var list = try Self.list()
        // A disk as distances: 8 pixels for the whole range, 191 on its edge.
        let bytes = (0..<24 * 24).map { index -> UInt8 in
            let off = SIMD2(Double(index % 24) + 0.5, Double(index / 24) + 0.5) - 12
            let distance = 7 - (off * off).sum().squareRoot()
            return UInt8(min(max(191 + distance * 255 / 8, 0), 255))
        }
        let field = try DistanceField(width: 24, height: 24, bytes: bytes)
        for x in [0.0, 20] {
            let quad = try #require(
                TexturedQuad(
                    .field(field, Self.red, edge: 0.75, softness: 0.1), low: [0, 0],
                    high: [24, 24], corners: ([x, 0], [x + 12, 0], [x + 12, 12], [x, 12])))
            list.draw(quad)
        }
        let svg = try Self.svg(list)
        #expect(svg.components("<use").count == 3 && svg.components("id=\"o").count == 2)
        #expect(svg.contains(#"transform="matrix(0.5 0 0 0.5 20 0)""#))
        // The outline of the disk has its radius, in the field's pixels.
        let path = try #require(svg.components(" d=\"").dropFirst().first?.components("\"").first)
        let points = path.dropFirst().dropLast().split(separator: "L").map { pair in
            pair.split(separator: " ").compactMap { Double($0) }
        }
        #expect(points.count > 12)
        for point in points {
            let off = SIMD2(point[0], point[1]) - 12
            #expect(abs((off * off).sum().squareRoot() - 7) < 0.1)
        }
    }

    /// What has no shape of one color is one image, as large as what is painted of it.
    @Test func whatHasNoShapeIsAnImage() throws {
        var list = try Self.list()
        let image = try PixelBuffer(width: 2, height: 2, color: Self.red)
        for corner in [5.0, 9] {
            try list.fill(
                Self.square(corner, corner + 4),
                image: ImagePaint(image, origin: .zero, right: [1, 0], down: [0, 1]))
        }
        try list.fill(Self.square(1, 3), color: Self.red)
        let svg = try Self.svg(list)
        #expect(svg.components("<image").count == 2)
        #expect(svg.contains(#"<image id="i0" width="8" height="8""#))
        #expect(svg.contains(##"<use xlink:href="#i0" transform="matrix(1 0 0 1 5 5)"/>"##))
    }

    @Test func neighborsOverlapUnlessTheyAreTranslucent() throws {
        var list = try Self.list()
        list.clip(
            to: ClipRows(
                convex: [SIMD2(0, 0), SIMD2(20, 0), SIMD2(20, 20), SIMD2(0, 20)], width: 40,
                height: 30))
        try list.fill(Self.square(0, 40), color: Self.red)
        try list.fill(
            Self.square(0, 40), color: PixelColor(red: 0, green: 0, blue: 1, alpha: 0.5))
        let svg = try Self.svg(list)
        #expect(svg.contains(#"<clipPath id="c0"><path d="M-0.53 -0.53L20.53 -0.53"#))
        #expect(svg.contains(#"<clipPath id="c1"><path d="M0 0L20 0L20 20L0 20Z"/>"#))
    }

    @Test func titlesAreEscaped() throws {
        let picture = try VectorPicture(try Self.list())
        let svg = String(decoding: SVGWriter(title: "A & <B>\u{1}").write(picture), as: UTF8.self)
        #expect(svg.contains("<title>A &amp; &lt;B&gt; </title>"))
        let pdf = String(decoding: PDFWriter(title: "Ä").write(picture), as: UTF8.self)
        #expect(pdf.contains("/Title <FEFF00c4>"))
    }

    /// The table at a file's end tells where each object begins.
    @Test func objectsStandWhereTheTableSays() throws {
        var list = try Self.list()
        try list.fill(Self.square(2, 10), color: Self.red)
        try list.fill(
            Self.square(5, 9),
            image: ImagePaint(
                try PixelBuffer(width: 1, height: 1, color: PixelColor(packed: 0x8000_0080)),
                origin: .zero, right: [1, 0], down: [0, 1]))
        let file = PDFWriter(scale: 2).write(try VectorPicture(list))
        let text = String(decoding: file, as: Unicode.ASCII.self)
        #expect(text.hasPrefix("%PDF-1.4\n") && text.hasSuffix("%%EOF\n"))
        #expect(text.contains("/MediaBox [0 0 20 15]") && text.contains("/SMask"))
        let offsets = text.components("\n").filter { $0.hasSuffix(" 00000 n ") }
        #expect(offsets.count > 4)
        for (index, line) in offsets.enumerated() {
            let offset = try #require(Int(line.prefix(10)))
            let start = file[offset..<offset + 10]
            #expect(String(decoding: start, as: UTF8.self).hasPrefix("\(index + 1) 0 obj"))
        }
        let table = try #require(text.components("startxref\n").last?.components("\n").first)
        #expect(
            String(decoding: file[(try #require(Int(table)))...].prefix(4), as: UTF8.self) == "xref"
        )
    }

    @Test func theSamePictureGivesTheSameBytes() throws {
        var random = SplitMix(seed: 3)
        var list = try Self.list()
        for _ in 0..<20 {
            let low = Double.random(in: 0..<20, using: &random)
            try list.fillWide(Self.square(low, low + 5), color: Self.red, opacity: 1)
        }
        let picture = try VectorPicture(list)
        #expect(SVGWriter().write(picture) == SVGWriter().write(picture))
        #expect(PDFWriter().write(picture) == PDFWriter().write(picture))
    }
}

extension String {
    /// The parts between a text's places.
    fileprivate func components(_ text: String) -> [String] {
        split(separator: text, omittingEmptySubsequences: false).map(String.init)
    }

    fileprivate func components(_ text: Character) -> [String] {
        split(separator: text, omittingEmptySubsequences: false).map(String.init)
    }
}
