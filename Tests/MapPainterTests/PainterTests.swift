import MapGeometry
import MapPainter
import MapPixels
import MapStyle
import Testing

struct PainterTests {
    /// A style with one source of GeoJSON.
    static func style(_ features: String, _ layers: String) throws -> Style {
        let json = """
            {"version": 8, "sources": {"s": {"type": "geojson", "data":
            {"type": "FeatureCollection", "features": [\(features)]}}}, "layers": [\(layers)]}
            """
        return try Style(json: Array(json.utf8))
    }

    static func polygon(west: Double, south: Double, east: Double, north: Double) -> String {
        """
        {"type": "Feature", "properties": {"name": "a"}, "geometry": {"type": "Polygon", "coordinates":
        [[[\(west),\(south)],[\(east),\(south)],[\(east),\(north)],[\(west),\(north)],[\(west),\(south)]]]}}
        """
    }

    static let red = #"{"id": "f", "type": "fill", "source": "s", "paint": {"fill-color": "red"}}"#

    static func camera(
        latitude: Double = 0, longitude: Double = 0, zoom: Double = 0, bearing: Double = 0,
        pitch: Double = 0, size: Int = 64, scale: Double = 1
    ) throws -> PictureCamera {
        try PictureCamera(
            latitude: latitude, longitude: longitude, zoom: zoom, bearing: bearing, pitch: pitch,
            width: size, height: size, scale: scale)
    }

    /// A picture as rows of letters for opaque, translucent and empty pixels.
    static func letters(_ picture: PixelBuffer, step: Int) -> [String] {
        stride(from: step / 2, to: picture.height, by: step).map { y in
            String(
                stride(from: step / 2, to: picture.width, by: step).map { x -> Character in
                    switch picture[x, y].alpha {
                    case 255: "#"
                    case 0: "."
                    default: "+"
                    }
                })
        }
    }

    @Test func backgroundsFillThePicture() throws {
        let style = try Self.style(
            "",
            ##"{"id": "b", "type": "background", "paint": {"background-color": "#ff0000", "background-opacity": 0.5}}"##
        )
        let picture = try Painter(style: style).picture(try Self.camera())
        #expect(picture.pixels.pixels.allSatisfy { $0 == 0x8000_0080 })
        #expect(picture.warnings.isEmpty)
    }

    @Test func polygonsLieWhereTheyAreOnTheGround() throws {
        // A point is 360/512 degrees wide: 22.5 degrees are 32 points.
        let style = try Self.style(
            Self.polygon(west: 0, south: -30, east: 11.25, north: 0), Self.red)
        let picture = try Painter(style: style).picture(try Self.camera()).pixels
        #expect(
            Self.letters(picture, step: 8) == [
                "........", "........", "........", "........", "....##..", "....##..", "....##..",
                "....##..",
            ])
        #expect(picture[40, 40] == PixelColor(red: 1, green: 0, blue: 0))
    }

    @Test(
        arguments: [
            (0.0, ["........", "........", "....##..", "....##.."]),
            (90, ["........", "........", "..##....", "..##...."]),
            (180, ["........", "........", "........", "........"]),
            (-90, ["........", "........", "........", "........"]),
        ] as [(Double, [String])])
    func bearingTurnsTheMap(bearing: Double, upper: [String]) throws {
        // To the east and the north of the middle: up at 0, and up to the left with east up.
        let style = try Self.style(
            Self.polygon(west: 0, south: 0, east: 11.25, north: 11.25), Self.red)
        let picture = try Painter(style: style).picture(try Self.camera(bearing: bearing)).pixels
        #expect(Array(Self.letters(picture, step: 8).prefix(4)) == upper)
    }

    @Test func pitchMakesWhatIsFarSmaller() throws {
        let style = try Self.style(
            Self.polygon(west: -10, south: -80, east: 10, north: 80), Self.red)
        let picture = try Painter(style: style).picture(try Self.camera(pitch: 60)).pixels
        func width(_ y: Int) -> Int { (0..<64).count { picture[$0, y].alpha == 255 } }
        #expect(width(10) < width(32))
        #expect(width(32) < width(60))
    }

    @Test func theWorldGoesOnBeyondThe180thMeridian() throws {
        let style = try Self.style(
            Self.polygon(west: -180, south: -30, east: -170, north: 30) + ","
                + Self.polygon(west: 175, south: -30, east: 180, north: 30), Self.red)
        for zoom in [0.0, 2] {
            let picture = try Painter(style: style).picture(
                try Self.camera(longitude: 180, zoom: zoom)
            ).pixels
            let degree = 512 / 360 * exp2(zoom)
            for (offset, isIn) in [(-3.0, true), (3, true), (-7, false), (12, false)] {
                let x = 32 + offset * degree
                guard 1..<63 ~= x else { continue }
                #expect((picture[Int(x), 32].alpha == 255) == isIn, "\(offset) degrees")
            }
        }
    }

    private func exp2(_ zoom: Double) -> Double { zoom == 0 ? 1 : 4 }

    @Test(arguments: [(0.0, 0.0), (30.0, 0.0), (0.0, 45.0), (77.0, 60.0)])
    func tilesJoinWithoutSeams(bearing: Double, pitch: Double) throws {
        let style = try Self.style(
            Self.polygon(west: -180, south: -85, east: 180, north: 85),
            #"{"id": "f", "type": "fill", "source": "s", "paint": {"fill-color": "red", "fill-opacity": 0.5}}"#
        )
        let picture = try Painter(style: style).picture(
            try Self.camera(zoom: 3, bearing: bearing, pitch: pitch, size: 400))
        #expect(Set(picture.pixels.pixels) == [0x8000_0080])
    }

    @Test func linesHaveTheirWidthAtEveryScale() throws {
        let style = try Self.style(
            #"{"type": "Feature", "geometry": {"type": "LineString", "coordinates": [[0, -60], [0, 60]]}}"#,
            #"{"id": "l", "type": "line", "source": "s", "paint": {"line-color": "blue", "line-width": 10}}"#
        )
        for scale in [1.0, 2, 4] {
            let picture = try Painter(style: style).picture(try Self.camera(scale: scale)).pixels
            #expect(picture.width == Int(64 * scale))
            let row = (0..<picture.width).map { Int(picture[$0, picture.height / 2].alpha) }
            #expect(abs(row.reduce(0, +) - Int(2550 * scale)) <= 4)
        }
    }

    @Test func blurredLinesFadeEvenly() throws {
        let style = try Self.style(
            #"{"type": "Feature", "geometry": {"type": "LineString", "coordinates": [[-60, 0], [60, 0]]}}"#,
            #"{"id": "l", "type": "line", "source": "s", "paint": {"line-width": 20, "line-blur": 10}}"#
        )
        let picture = try Painter(style: style).picture(try Self.camera()).pixels
        // α = clamp((width/2 + ½ − distance)/(blur + 1)).
        for y in 20..<44 {
            let distance = abs(Double(y) + 0.5 - 32)
            let exact = min(max((10.5 - distance) / 11, 0), 1)
            #expect(abs(Double(picture[32, y].alpha) / 255 - exact) < 0.004, "row \(y)")
        }
    }

    @Test func circlesStandAtPoints() throws {
        let style = try Self.style(
            #"{"type": "Feature", "geometry": {"type": "Point", "coordinates": [0, 0]}}"#,
            #"{"id": "c", "type": "circle", "source": "s", "paint": {"circle-radius": 10, "circle-color": "red", "circle-stroke-width": 4, "circle-stroke-color": "blue"}}"#
        )
        let picture = try Painter(style: style).picture(try Self.camera()).pixels
        #expect(picture[32, 32] == PixelColor(red: 1, green: 0, blue: 0))
        #expect(picture[44, 32] == PixelColor(red: 0, green: 0, blue: 1))
        #expect(picture[47, 32] == .clear)
    }

    @Test func filtersAndExpressionsChoose() throws {
        let style = try Self.style(
            Self.polygon(west: -20, south: -20, east: 0, north: 20) + ","
                + Self.polygon(west: 0, south: -20, east: 20, north: 20)
                .replacing("\"a\"", with: "\"b\""),
            #"{"id": "f", "type": "fill", "source": "s", "filter": ["==", "name", "b"], "paint": {"fill-color": ["match", ["get", "name"], "b", "lime", "red"]}}"#
        )
        let picture = try Painter(style: style).picture(try Self.camera()).pixels
        #expect(picture[28, 32] == .clear)
        #expect(picture[36, 32] == PixelColor(red: 0, green: 1, blue: 0))
    }

    @Test func layersShowBetweenTheirZooms() throws {
        let style = try Self.style(
            Self.polygon(west: -20, south: -20, east: 20, north: 20),
            #"{"id": "f", "type": "fill", "source": "s", "minzoom": 2, "maxzoom": 3}"#)
        for (zoom, isShown) in [(1.9, false), (2, true), (2.9, true), (3, false)] {
            let picture = try Painter(style: style).picture(try Self.camera(zoom: zoom)).pixels
            #expect((picture[32, 32].alpha == 255) == isShown)
        }
    }

    @Test func patternsRepeatFromTheWorldsOrigin() throws {
        let style = try Self.style(
            Self.polygon(west: -180, south: -85, east: 180, north: 85),
            #"{"id": "f", "type": "fill", "source": "s", "paint": {"fill-pattern": "p"}}"#)
        var pattern = try PixelBuffer(width: 4, height: 4, color: PixelColor(packed: 0xFFFF_FFFF))
        pattern[0, 0] = PixelColor(red: 0, green: 0, blue: 0)
        var painter = Painter(style: style, images: ["p": PainterImage(pixels: pattern)])
        for zoom in [0.0, 3] {
            let picture = try painter.picture(try Self.camera(zoom: zoom)).pixels
            for y in 0..<64 {
                for x in 0..<64 where (picture[x, y].red == 0) != (x % 4 == 0 && y % 4 == 0) {
                    Issue.record("pixel \(x), \(y) at zoom \(zoom)")
                }
            }
        }
        painter.images = [:]
        let empty = try painter.picture(try Self.camera())
        #expect(empty.warnings.contains { $0.contains("no image p") })
        #expect(empty.pixels.pixels.allSatisfy { $0 == 0 })
    }

    @Test func anyNumberOfThreadsMakesTheSameBytes() throws {
        let style = try Self.style(
            (0..<40).map { index in
                let west = Double(index * 7 % 60) - 30
                return Self.polygon(west: west, south: -20, east: west + 9, north: Double(index))
            }.joined(separator: ","),
            #"{"id": "f", "type": "fill", "source": "s", "paint": {"fill-opacity": 0.3, "fill-outline-color": "red"}}"#
        )
        let camera = try Self.camera(zoom: 2, bearing: 20, pitch: 30, size: 300)
        let one = try Painter(style: style, threads: 1).picture(camera)
        for threads in [2, 5] {
            #expect(
                try Painter(style: style, threads: threads).picture(camera).pixels == one.pixels)
        }
    }

    @Test func whatIsNotDrawnIsNamed() throws {
        let json = """
            {"version": 8, "sources": {"v": {"type": "vector", "tiles": ["x"]}, "s": {"type": "geojson",
            "data": {"type": "Point", "coordinates": [0, 0]}}}, "layers": [
            {"id": "a", "type": "symbol", "source": "s", "layout": {"icon-image": "i", "text-field": "A"}}, {"id": "b", "type": "fill", "source": "v", "source-layer": "w"}]}
            """
        let picture = try Painter(style: try Style(json: Array(json.utf8))).picture(
            try Self.camera())
        #expect(
            picture.warnings == [
                "layer a: there are no fonts for labels", "layer a: there is no image i",
                "source v: there are no tiles of it",
            ])
    }

    @Test func camerasOutOfRangeThrow() {
        #expect(throws: PainterError.self) { try Self.camera(latitude: 91) }
        #expect(throws: PainterError.self) { try Self.camera(longitude: .nan) }
        #expect(throws: PainterError.self) { try Self.camera(zoom: -4) }
        #expect(throws: PainterError.self) { try Self.camera(pitch: 61) }
        #expect(throws: PainterError.self) { try Self.camera(size: 0) }
        #expect(throws: PainterError.self) { try Self.camera(size: 1 << 40) }
        #expect(throws: PainterError.self) { try Self.camera(scale: 5) }
        #expect(throws: PainterError.self) { try Self.camera(bearing: .infinity) }
    }

    @Test func regionsFitThePicture() throws {
        let camera = try PictureCamera(
            south: 60, west: 24, north: 60.5, east: 26, width: 400, height: 300)
        let projection = PictureProjection(camera)
        for (latitude, longitude) in [(60.0, 24.0), (60.5, 26)] {
            let pixel = try #require(projection.pixel(latitude: latitude, longitude: longitude))
            #expect(pixel.x > -0.01 && pixel.x < 400.01 && pixel.y > -0.01 && pixel.y < 300.01)
        }
        let west = try #require(projection.pixel(latitude: 60.25, longitude: 24))
        #expect(abs(west.x) < 0.01)
    }
}
