import Foundation
import MapGeometry
import MapPainter
import MapPixels
import MapStyle
import Testing

/// Icons and labels of small sprites and glyphs that are made here.
@Suite struct SymbolTests {
    // MARK: What is drawn

    /// Squares of 8 pixels: a red one, and a field of distances of the same shape.
    static func images() throws -> [String: PainterImage] {
        let red = try PixelBuffer(width: 8, height: 8, color: PixelColor(red: 1, green: 0, blue: 0))
        var field = try PixelBuffer(width: 16, height: 16)
        for y in 0..<16 {
            for x in 0..<16 {
                // How far inside the square from 4 to 12, 8 pixels for the whole range.
                let inside = min(
                    min(Double(x) - 3.5, 11.5 - Double(x)), min(Double(y) - 3.5, 11.5 - Double(y)))
                field[x, y] = PixelColor(
                    packed: UInt32(min(max(192 + inside * 32, 0), 255)) << 24)
            }
        }
        return [
            "red": PainterImage(pixels: red),
            "field": PainterImage(pixels: field, isDistanceField: true),
        ]
    }

    /// Bytes of a Protocol Buffers field.
    private static func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] {
        [number << 3 | 2] + varint(bytes.count) + bytes
    }

    private static func varint(_ value: Int) -> [UInt8] {
        value < 128 ? [UInt8(value)] : [UInt8(value & 127 | 128)] + varint(value >> 7)
    }

    /// A file of glyphs: each of `letters` is a block of 10 by 10 pixels that moves the pen by 12.
    static func glyphs(_ letters: String) -> [UInt8] {
        var bitmap: [UInt8] = []
        for y in 0..<16 {
            for x in 0..<16 {
                let inside = min(min(x - 3, 12 - x), min(y - 3, 12 - y))
                bitmap.append(UInt8(min(max(192 + inside * 32 + 16, 0), 255)))
            }
        }
        let own = letters.unicodeScalars.flatMap { letter -> [UInt8] in
            field(
                3,
                [8] + varint(Int(letter.value)) + field(2, bitmap)
                    // Width 10, height 10, left 1, top −9 in zigzag, advance 12.
                    + [24, 10, 32, 10, 40, 2, 48, 17, 56, 12])
        }
        return field(1, field(1, Array("Test".utf8)) + own + field(3, [8, 32, 56, 12]))
    }

    static func fonts(_ letters: String = "ABCDE") -> LabelFonts {
        LabelFonts(template: "{fontstack}/{range}") { address in
            address == "Test/0-255" ? glyphs(letters) : nil
        }
    }

    static func style(
        _ features: String, layout: String, paint: String = ""
    ) throws -> Style {
        try PainterTests.style(
            features,
            """
            {"id": "l", "type": "symbol", "source": "s", "layout": {"text-font": ["Test"], \(layout)},
            "paint": {\(paint)}}
            """)
    }

    static func point(_ x: Double, _ y: Double, _ properties: String = "") -> String {
        // At zoom 0 a point is 360/512 degrees; near the equator north is as wide.
        let longitude = x * 360 / 512
        let latitude = atan(sinh(y * 2 * .pi / 512)) * 180 / .pi
        return """
            {"type": "Feature", "properties": {\(properties)},
            "geometry": {"type": "Point", "coordinates": [\(longitude), \(latitude)]}}
            """
    }

    static func draw(
        _ style: Style, size: Int = 64, zoom: Double = 0, bearing: Double = 0, pitch: Double = 0,
        longitude: Double = 0, threads: Int? = nil, fonts: LabelFonts? = SymbolTests.fonts()
    ) throws -> MapPicture {
        var painter = Painter(style: style, images: try images(), fonts: fonts)
        painter.threads = threads
        return try painter.picture(
            try PainterTests.camera(
                longitude: longitude, zoom: zoom, bearing: bearing, pitch: pitch, size: size))
    }

    /// The box around pixels that are painted at least half: left, top, right, bottom.
    static func box(_ picture: PixelBuffer) -> [Int]? {
        var box: [Int]?
        for y in 0..<picture.height {
            for x in 0..<picture.width where picture[x, y].alpha >= 128 {
                let old = box ?? [x, y, x + 1, y + 1]
                box = [min(old[0], x), min(old[1], y), max(old[2], x + 1), max(old[3], y + 1)]
            }
        }
        return box
    }

    // MARK: Icons

    @Test(
        arguments: [
            (#""icon-anchor": "center""#, [28, 28, 36, 36]),
            (#""icon-anchor": "top-left""#, [32, 32, 40, 40]),
            (#""icon-anchor": "bottom""#, [28, 24, 36, 32]),
            (#""icon-offset": [4, -8]"#, [32, 20, 40, 28]),
            (#""icon-size": 2"#, [24, 24, 40, 40]),
            (#""icon-size": 2, "icon-offset": [4, 0]"#, [32, 24, 48, 40]),
            (#""icon-rotate": 90, "icon-anchor": "left""#, [28, 32, 36, 40]),
        ] as [(String, [Int])])
    func iconsStandAtTheirPoints(layout: String, box: [Int]) throws {
        let style = try Self.style(
            Self.point(0, 0), layout: #""icon-image": "red", \#(layout)"#)
        let picture = try Self.draw(style)
        #expect(Self.box(picture.pixels) == box)
        #expect(picture.warnings.isEmpty)
        #expect(picture.pixels[(box[0] + box[2]) / 2, (box[1] + box[3]) / 2].red == 255)
    }

    @Test func oneColoredIconsTakeColorsAndHalos() throws {
        let style = try Self.style(
            Self.point(0, 0), layout: #""icon-image": "field""#,
            paint: ##""icon-color": "#00f", "icon-halo-color": "#f00", "icon-halo-width": 2"##)
        let picture = try Self.draw(style).pixels
        #expect(picture[32, 32] == PixelColor(red: 0, green: 0, blue: 1))
        #expect(picture[26, 32].red > 200)
        #expect(Self.box(picture) == [26, 26, 38, 38])
    }

    @Test func iconsThatMeetGiveWay() throws {
        func count(_ layout: String, _ distance: Double) throws -> Int {
            let style = try Self.style(
                Self.point(-distance / 2, 0) + "," + Self.point(distance / 2, 0),
                layout: #""icon-image": "red", \#(layout)"#)
            let picture = try Self.draw(style).pixels
            return picture.pixels.count { $0 != 0 }
        }
        // 8 points and 2 of padding at each side.
        #expect(try count(#""icon-padding": 2"#, 14) == 128)
        #expect(try count(#""icon-padding": 2"#, 10) == 64)
        #expect(try count(#""icon-padding": 0"#, 10) == 128)
        #expect(try count(#""icon-allow-overlap": true"#, 10) == 128)
        #expect(try count(#""icon-overlap": "cooperative""#, 10) == 128)
        #expect(try count(#""icon-ignore-placement": true"#, 10) == 128)
    }

    @Test func sortKeysDecideWhoIsPlacedFirst() throws {
        let features =
            Self.point(-2, 0, #""n": 2, "i": "red""#) + ","
            + Self.point(2, 0, #""n": 1, "i": "field""#)
        for (key, isRed) in [(#"["get", "n"]"#, false), (#"["-", ["get", "n"]]"#, true)] {
            let style = try Self.style(
                features,
                layout: #""icon-image": ["get", "i"], "symbol-sort-key": \#(key)"#,
                paint: ##""icon-color": "#00f""##)
            #expect((try Self.draw(style).pixels[31, 32].red == 255) == isRed)
        }
    }

    @Test func upperLayersArePlacedFirst() throws {
        let style = try PainterTests.style(
            Self.point(0, 0),
            ["red", "field"].map {
                #"{"id": "\#($0)", "type": "symbol", "source": "s", "layout": {"icon-image": "\#($0)"}}"#
            }.joined(separator: ","))
        let picture = try Self.draw(style).pixels
        #expect(picture[32, 32] == PixelColor(red: 0, green: 0, blue: 0))
    }

    // MARK: Text

    @Test(
        arguments: [
            // 24 points an em: letters are 10 high, begin 8 above the middle and are 12 apart.
            (#""text-field": "A""#, [27, 24, 37, 34]),
            (#""text-field": "AB""#, [21, 24, 43, 34]),
            (#""text-field": "A", "text-anchor": "left""#, [33, 24, 43, 34]),
            (#""text-field": "A", "text-offset": [1, -0.5]"#, [51, 12, 61, 22]),
            (#""text-field": "A", "text-letter-spacing": 1"#, [27, 24, 37, 34]),
            (#""text-field": "AB", "text-letter-spacing": 0.25"#, [18, 24, 46, 34]),
            (#""text-field": "A\nB""#, [27, 10, 37, 48]),
            (#""text-field": "a", "text-transform": "uppercase""#, [27, 24, 37, 34]),
            (#""text-field": "A B", "text-max-width": 0.6"#, [27, 10, 37, 48]),
        ] as [(String, [Int])])
    func lettersStandWhereTheyShould(layout: String, box: [Int]) throws {
        let style = try Self.style(
            Self.point(0, 0), layout: #""text-size": 24, \#(layout)"#)
        let picture = try Self.draw(style)
        let found = try #require(Self.box(picture.pixels))
        for (a, b) in zip(found, box) { #expect(abs(a - b) <= 1, "\(found)") }
        #expect(picture.warnings.isEmpty)
    }

    @Test func lettersThatNoFontHasAreNamed() throws {
        let style = try Self.style(Self.point(0, 0), layout: #""text-field": "AZ""#)
        #expect(try Self.draw(style).warnings == ["layer l: no font has U+5A"])
        #expect(
            try Self.draw(style, fonts: nil).warnings == ["layer l: there are no fonts for labels"])
        let damaged = LabelFonts(template: "{fontstack}{range}") { _ in [255, 255] }
        let warnings = try Self.draw(style, fonts: damaged).warnings
        #expect(warnings.contains { $0.hasPrefix("font Test:") })
    }

    @Test func labelsTakeTheFirstPlaceThatIsFree() throws {
        let style = try Self.style(
            Self.point(0, 0, #""t": "A""#) + "," + Self.point(6, 0, #""t": "A""#),
            layout:
                #""text-field": ["get", "t"], "text-size": 24, "text-padding": 0, "text-variable-anchor": ["left", "right"]"#
        )
        // The first to the right of its point; for the second only the left side is left.
        let box = try #require(Self.box(try Self.draw(style).pixels))
        #expect(abs(box[0] - 33) <= 1)
        let other = try Self.style(
            Self.point(0, 0, #""t": "A""#) + "," + Self.point(-6, 0, #""t": "A""#),
            layout:
                #""text-field": ["get", "t"], "text-size": 24, "text-padding": 0, "text-variable-anchor": ["left", "right"]"#
        )
        let both = try #require(Self.box(try Self.draw(other).pixels))
        #expect(abs(both[0] - 15) <= 1 && abs(both[2] - 43) <= 1)
    }

    @Test func iconsAndLabelsStandOrFallTogether() throws {
        let features =
            Self.point(0, 0, #""i": "red", "t": """#) + ","
            + Self.point(0, 14, #""i": "red", "t": "A""#)
        func count(_ layout: String) throws -> Int {
            let style = try Self.style(
                features,
                layout:
                    #""icon-image": ["get", "i"], "text-field": ["get", "t"], "text-size": 24, "text-offset": [0, 0.6], \#(layout)"#
            )
            return try Self.draw(style).pixels.pixels.count { $0 & 0xFF00_00FF == 0xFF00_00FF }
        }
        // The second's label would lie on the first's icon.
        #expect(try count(#""text-optional": false"#) == 64)
        #expect(try count(#""text-optional": true"#) == 128)
    }

    // MARK: Lines

    static let line = """
        {"type": "Feature", "properties": {"t": "ABC"}, "geometry": {"type": "LineString", "coordinates": [[-60, 0], [60, 0]]}}
        """

    @Test(arguments: [0.0, 90, 180, 270])
    func labelsOnLinesTurnWithThem(bearing: Double) throws {
        let style = try Self.style(
            Self.line,
            layout: #""text-field": "ABC", "text-size": 24, "symbol-placement": "line-center""#)
        let picture = try Self.draw(style, bearing: bearing).pixels
        let box = try #require(Self.box(picture))
        let isUpright = bearing == 90 || bearing == 270
        #expect(abs(box[2] - box[0] - (isUpright ? 10 : 34)) <= 2, "\(box)")
        #expect(abs(box[3] - box[1] - (isUpright ? 34 : 10)) <= 2, "\(box)")
        // Letters begin 8 above the line, whichever way it goes.
        if !isUpright { #expect(abs(box[1] - 24) <= 1, "\(box)") }
    }

    @Test func linesTooShortBearNoLabel() throws {
        let short = Self.line.replacing("60", with: "5")
        let style = try Self.style(
            short,
            layout: #""text-field": "ABC", "text-size": 24, "symbol-placement": "line-center""#)
        #expect(Self.box(try Self.draw(style).pixels) == nil)
    }

    @Test(arguments: ["line", "line-center", "point"])
    func anyNumberOfThreadsPlacesTheSame(placement: String) throws {
        let features = (0..<60).map { index in
            let y = Double(index * 37 % 200) - 100
            let x = Double(index * 53 % 200) - 100
            return """
                {"type": "Feature", "properties": {"t": "\(["AB", "CDE", "EDCBA"][index % 3])"},
                "geometry": {"type": "LineString", "coordinates": [[\(x), \(y / 2)], [\(x + 50), \(y / 3)], [\(x + 80), 20]]}}
                """
        }.joined(separator: ",")
        let style = try Self.style(
            features,
            layout:
                #""text-field": ["get", "t"], "icon-image": "red", "icon-optional": true, "symbol-placement": "\#(placement)", "symbol-spacing": 60, "text-size": 12"#,
            paint: #""text-halo-color": "white", "text-halo-width": 1"#)
        for (bearing, pitch) in [(0.0, 0.0), (33, 50)] {
            func picture(_ threads: Int) throws -> PixelBuffer {
                try Self.draw(
                    style, size: 300, zoom: 1.5, bearing: bearing, pitch: pitch, threads: threads
                ).pixels
            }
            let one = try picture(1)
            #expect(one.pixels.contains { $0 != 0 })
            for threads in [2, 5] { #expect(try picture(threads) == one) }
        }
    }

    // MARK: Scripts

    @Test func arabicLettersJoinAndRunToTheLeft() throws {
        // Beh, alef and beh: an initial beh, a final alef and an isolated beh, seen from right to left.
        let forms = "\u{FE91}\u{FE8E}\u{FE8F}"
        var asked: Set<String> = []
        for letter in forms.unicodeScalars {
            let style = try Self.style(
                Self.point(0, 0),
                layout: #""text-field": "\#u{628}\#u{627}\#u{628}", "text-size": 24"#
            )
            let fonts = LabelFonts(template: "{range}") { address in
                address == "65024-65279" ? Self.glyphs(String(letter)) : nil
            }
            let picture = try Self.draw(style, fonts: fonts)
            #expect(picture.warnings.count == 2)
            let box = try #require(Self.box(picture.pixels))
            #expect(box[2] - box[0] >= 8)
            asked.formUnion(picture.warnings)
        }
        #expect(asked == Set(["FE91", "FE8E", "FE8F"].map { "layer l: no font has U+\($0)" }))
    }

    @Test func wordsThatRunToTheLeftStandInTheirOrder() throws {
        // Hebrew alef and bet: alef, of which alone there is a glyph, is to the right.
        for (text, isRight) in [("\u{5D0}\u{5D1}", true), ("\u{5D1}\u{5D0}", false)] {
            let style = try Self.style(
                Self.point(0, 0), layout: #""text-field": "\#(text)", "text-size": 24"#)
            let fonts = LabelFonts(template: "{range}") { address in
                address == "1280-1535" ? Self.glyphs("\u{5D0}|") + Self.wide("\u{5D1}") : nil
            }
            let box = try #require(Self.box(try Self.draw(style, fonts: fonts).pixels))
            #expect((box[0] > 32) == isRight, "\(box)")
        }
    }

    /// A blank that moves the pen by 40.
    private static func wide(_ letter: String) -> [UInt8] {
        let code = letter.unicodeScalars.first.map { Int($0.value) } ?? 0
        return field(1, field(3, [8] + varint(code) + [56, 40]))
    }

    @Test func longLabelsEndSomewhere() throws {
        let style = try Self.style(
            Self.point(0, 0),
            layout:
                #""text-field": "\#(String(repeating: "AB ", count: 20_000))", "text-size": 4, "text-allow-overlap": true"#
        )
        #expect(try Self.draw(style).pixels.pixels.contains { $0 != 0 })
    }

    // MARK: Damage

    @Test func anyBytesAreGlyphsOrAnError() throws {
        let whole = Self.glyphs("AB")
        let style = try Self.style(Self.point(0, 0), layout: #""text-field": "AB""#)
        func survives(_ bytes: [UInt8]) throws {
            _ = try Self.draw(
                style, fonts: LabelFonts(template: "{fontstack}{range}") { _ in bytes })
        }
        for length in stride(from: 0, to: whole.count, by: 7) {
            try survives(Array(whole.prefix(length)))
        }
        var state: UInt64 = 88_172_645_463_325_252
        for _ in 0..<150 {
            var bytes = whole
            for _ in 0..<3 {
                state ^= state << 13
                state ^= state >> 7
                state ^= state << 17
                bytes[Int(state % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: state >> 32)
            }
            try survives(bytes)
        }
    }
}
