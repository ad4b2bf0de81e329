import Foundation
import MapGeometry
import MapPainter
import MapPixels
import MapStyle
import Testing
import VectorTile

@Suite struct LayerTests {
    /// A source whose tiles are made by a function.
    struct Made: TileProvider {
        var minimumZoom = 0
        var maximumZoom = 4
        var tileSize = 512.0
        let make: @Sendable (Int, Int, Int) -> TileContent?

        func tile(zoom: Int, x: Int, y: Int) throws -> TileContent? { make(zoom, x, y) }
    }

    static func style(_ source: String, _ layers: String) throws -> Style {
        try Style(
            json: Array(
                #"{"version": 8, "sources": {"s": \#(source)}, "layers": [\#(layers)]}"#.utf8))
    }

    /// A style whose source is a line along the equator.
    static func line(_ more: String, _ paint: String) throws -> Style {
        try style(
            """
            {"type": "geojson", "data": {"type": "LineString", "coordinates": [[-22.5, 0], [22.5, 0]]}\(more)}
            """,
            #"{"id": "l", "type": "line", "source": "s", "paint": {"line-width": 8, \#(paint)}}"#)
    }

    /// Sizes that no map has are drawn or refused, and end no program.
    @Test(arguments: [
        ("circle", "circle-radius"), ("circle", "circle-stroke-width"), ("circle", "circle-blur"),
        ("line", "line-width"), ("line", "line-gap-width"), ("line", "line-offset"),
        ("line", "line-blur"), ("fill-extrusion", "fill-extrusion-height"),
        ("fill-extrusion", "fill-extrusion-base"), ("heatmap", "heatmap-radius"),
        ("heatmap", "heatmap-intensity"), ("heatmap", "heatmap-weight"),
    ])
    func absurdSizesEndNoProgram(_ type: String, _ property: String) throws {
        let shape: String =
            switch type {
            case "line": #"{"type": "LineString", "coordinates": [[-22.5, 0], [22.5, 3]]}"#
            case "fill-extrusion":
                #"{"type": "Polygon", "coordinates": [[[-9, -9], [9, -9], [9, 9], [-9, -9]]]}"#
            default: #"{"type": "Point", "coordinates": [1, 1]}"#
            }
        for value in ["1e19", "-1e19", "1e300", "-1e300", "1e9", "0"] {
            guard
                let style = try? Self.style(
                    #"{"type": "geojson", "data": \#(shape)}"#,
                    #"{"id": "l", "type": "\#(type)", "source": "s", "paint": {"\#(property)": \#(value)}}"#
                )
            else { continue }
            for pitch in [0.0, 30, 60] {
                // What is refused is refused with an error.
                let picture = try? Painter(style: style).picture(
                    try PainterTests.camera(pitch: pitch))
                #expect(picture.map { $0.pixels.width == 64 } ?? true)
            }
        }
    }

    @Test func gradientsGoAlongWholeLines() throws {
        let gradient = """
            "line-gradient": ["interpolate", ["linear"], ["line-progress"], 0, "rgb(0,0,0)", 1, "rgb(255,0,0)"]
            """
        let style = try Self.line(#", "lineMetrics": true"#, gradient)
        // Tiles of a zoom in which several share the line.
        for (zoom, longitude) in [(0.0, 0.0), (4, 0), (4, 11.25)] {
            let picture = try Painter(style: style).picture(
                try PainterTests.camera(longitude: longitude, zoom: zoom)
            ).pixels
            let degree = 512 / 360 * Double(1 << Int(zoom))
            for x in [12, 24, 40, 52] {
                let share = (longitude + (Double(x) - 31.5) / degree + 22.5) / 45
                guard 0...1 ~= share else { continue }
                #expect(abs(Double(picture[x, 32].red) / 255 - share) < 0.02, "\(zoom), \(x)")
            }
        }
        let without = try Self.line("", gradient)
        #expect(without.problems.contains { $0.description.contains("lineMetrics") })
    }

    @Test func patternsGoAlongLines() throws {
        var image = try PixelBuffer(width: 16, height: 8, color: PixelColor(packed: 0xFFFF_FFFF))
        for y in 0..<8 { for x in 0..<8 { image[x, y] = PixelColor(packed: 0xFF00_0000) } }
        var painter = Painter(style: try Self.line("", #""line-pattern": "p""#))
        painter.images = ["p": PainterImage(pixels: image)]
        let picture = try painter.picture(try PainterTests.camera()).pixels
        for x in 0..<64 where ![0, 7, 8, 15].contains(x % 16) {
            #expect((picture[x, 32].red < 128) == (x % 16 < 8), "\(x)")
        }
        painter.images = [:]
        #expect(
            try painter.picture(try PainterTests.camera()).warnings == [
                "layer l: there is no image p"
            ])
    }

    @Test func layerOpacityIsThatOfAllFeaturesTogether() throws {
        let two =
            PainterTests.polygon(west: -20, south: -20, east: 5, north: 20) + ","
            + PainterTests.polygon(west: -5, south: -20, east: 20, north: 20)
        for (name, overlap) in [("fill-opacity", UInt8(191)), ("fill-layer-opacity", 128)] {
            let style = try PainterTests.style(
                two,
                #"{"id": "f", "type": "fill", "source": "s", "paint": {"\#(name)": 0.5}}"#)
            let picture = try Painter(style: style).picture(try PainterTests.camera()).pixels
            #expect(picture[32, 32].alpha.distance(to: overlap).magnitude <= 1, "\(name)")
            #expect(picture[12, 32].alpha == 128)
        }
    }

    @Test(arguments: [0.0, 45])
    func imagesLieBetweenTheirCorners(pitch: Double) throws {
        var image = try PixelBuffer(width: 2, height: 2, color: PixelColor(packed: 0xFF00_FF00))
        image[0, 0] = PixelColor(packed: 0xFF00_00FF)
        let style = try Self.style(
            """
            {"type": "image", "url": "x", "coordinates": [[-20, 20], [20, 20], [20, -20], [-20, -20]]}
            """,
            #"{"id": "r", "type": "raster", "source": "s", "paint": {"raster-resampling": "nearest"}}"#
        )
        var painter = Painter(style: style)
        let camera = try PainterTests.camera(pitch: pitch)
        #expect(try painter.picture(camera).warnings == ["source s: its image is not there"])
        painter.sourceImages["s"] = image
        let picture = try painter.picture(camera)
        #expect(picture.warnings.isEmpty)
        #expect(picture.pixels[24, 26] == PixelColor(packed: 0xFF00_00FF))
        #expect(picture.pixels[40, 26] == PixelColor(packed: 0xFF00_FF00))
        #expect(picture.pixels[24, 40] == PixelColor(packed: 0xFF00_FF00))
        #expect(picture.pixels[1, 32].alpha == 0)
    }

    @Test func nothingIsAskedForOutsideTheBounds() throws {
        let style = try Self.style(
            """
            {"type": "raster", "tiles": ["x"], "tileSize": 256, "bounds": [0, 0, 90, 80]}
            """, #"{"id": "r", "type": "raster", "source": "s"}"#)
        let red = try PixelBuffer(width: 1, height: 1, color: PixelColor(packed: 0xFF00_00FF))
        var painter = Painter(style: style)
        painter.providers["s"] = Made(tileSize: 256) { _, _, _ in .raster(red) }
        let picture = try painter.picture(try PainterTests.camera(zoom: 0)).pixels
        #expect(picture[40, 20].alpha == 255)
        #expect(picture[20, 20].alpha == 0)
        #expect(picture[40, 40].alpha == 0)
    }

    @Test func tilesBelowStandForAMissingOne() throws {
        let style = try Self.style(
            #"{"type": "raster", "tiles": ["x"]}"#,
            #"{"id": "r", "type": "raster", "source": "s"}"#)
        let red = try PixelBuffer(width: 1, height: 1, color: PixelColor(packed: 0xFF00_00FF))
        var painter = Painter(style: style)
        // Three levels below, and in the western half only.
        painter.providers["s"] = Made { zoom, x, _ in zoom == 3 && x < 4 ? .raster(red) : nil }
        let picture = try painter.picture(try PainterTests.camera()).pixels
        #expect(picture[16, 32].alpha == 255)
        #expect(picture[48, 32].alpha == 0)
        // Four levels below are too far.
        painter.providers["s"] = Made { zoom, _, _ in zoom == 4 ? .raster(red) : nil }
        #expect(try painter.picture(try PainterTests.camera()).pixels[16, 32].alpha == 0)
    }

    @Test(arguments: [0.0, 60])
    func circlesMayLieOnTheMap(pitch: Double) throws {
        let style = try PainterTests.style(
            #"{"type": "Feature", "geometry": {"type": "Point", "coordinates": [0, 0]}}"#,
            """
            {"id": "c", "type": "circle", "source": "s",
            "paint": {"circle-radius": 16, "circle-pitch-alignment": "map"}}
            """)
        let picture = try Painter(style: style).picture(try PainterTests.camera(pitch: pitch))
        #expect(picture.warnings.isEmpty)
        let wide = (0..<64).count { picture.pixels[$0, 32].alpha > 128 }
        let high = (0..<64).count { picture.pixels[32, $0].alpha > 128 }
        #expect(abs(wide - 31) <= 1)
        // Half as high at 60 degrees, but for the perspective.
        #expect(pitch == 0 ? high == wide : abs(high - 16) <= 1)
    }

    @Test func heatIsTheSumOfGaussians() throws {
        let style = try PainterTests.style(
            (0..<2).map { _ in
                #"{"type": "Feature", "geometry": {"type": "Point", "coordinates": [0, 0]}}"#
            }.joined(separator: ","),
            """
            {"id": "h", "type": "heatmap", "source": "s", "paint": {"heatmap-radius": 40,
            "heatmap-weight": 0.5, "heatmap-color": ["interpolate", ["linear"], ["heatmap-density"],
            0, "rgb(0,0,0)", 1, "rgb(255,0,0)"]}}
            """)
        let picture = try Painter(style: style).picture(try PainterTests.camera(size: 128)).pixels
        // At 4n + 2 the picture's pixels have the middles of the field's between them.
        for x in [66, 74, 82, 94] {
            let off = SIMD2(Double(x) - 64, 2) / 40
            let exact = 0.3989422804 * exp(-4.5 * (off * off).sum())
            let shown = (Double(picture[x, 66].red) + Double(picture[x - 1, 65].red)) / 2 / 255
            #expect(abs(shown - exact) < 0.02, "\(x)")
        }
    }

    @Test func slopesAreLitFromTheNorthwest() throws {
        // Heights of a plane that rises to the east, in Terrarium's colors.
        func tile(_ rise: Int) throws -> PixelBuffer {
            try PixelBuffer(
                width: 64, height: 64,
                pixels: (0..<4096).map { index in
                    let meters = 32768 + rise * (index % 64)
                    return 0xFF00_0000 | UInt32(meters & 255) << 8 | UInt32(meters >> 8)
                })
        }
        let style = try Self.style(
            #"{"type": "raster-dem", "tiles": ["x"], "encoding": "terrarium", "maxzoom": 12}"#,
            #"{"id": "h", "type": "hillshade", "source": "s"}"#)
        func middle(_ rise: Int) throws -> PixelColor {
            let content = TileContent.raster(try tile(rise))
            var painter = Painter(style: style)
            painter.providers["s"] = Made(maximumZoom: 12) { _, _, _ in content }
            let camera = try PainterTests.camera(latitude: 10, longitude: 10, zoom: 12)
            return try painter.picture(camera).pixels[32, 32]
        }
        // MapLibre's bytes have no middle: level ground is lit by 1/255 of their range.
        #expect(try middle(0).alpha < 16)
        // What rises to the east looks to the west, to the light.
        let lit = try middle(100)
        #expect(lit.alpha > 60)
        #expect(lit.red > 40)
        let dark = try middle(-100)
        #expect(dark.alpha > 60)
        #expect(dark.red < lit.red)
    }

    @Test func buildingsStandOnTheMap() throws {
        let style = try PainterTests.style(
            PainterTests.polygon(west: -0.0005, south: -0.0005, east: 0.0005, north: 0.0005),
            """
            {"id": "e", "type": "fill-extrusion", "source": "s",
            "paint": {"fill-extrusion-height": 40, "fill-extrusion-color": "red"}}
            """)
        func rows(pitch: Double) throws -> [PixelColor] {
            let picture = try Painter(style: style).picture(
                try PainterTests.camera(zoom: 15, pitch: pitch, size: 128))
            #expect(picture.warnings.isEmpty)
            return (0..<128).map { picture.pixels[64, $0] }
        }
        let flat = try rows(pitch: 0).filter { $0.alpha > 0 }
        // The roof alone, larger than the ground plan of 0.001 degrees, which is 46.6 pixels.
        #expect(Set(flat).count == 1)
        #expect(flat.count > 47)
        let tilted = try rows(pitch: 60)
        let roof = try #require(tilted.first { $0.alpha > 0 })
        let wall = try #require(tilted.last { $0.alpha > 0 })
        #expect(roof.red > wall.red)
        #expect(wall.alpha == 255)
    }
}

@Suite struct OverlayTests {
    @Test func featuresLieOverTheMap() throws {
        let document = try JSONValue(
            decoding: Array(
                #"{"version": 8, "sources": {}, "layers": [{"id": "b", "type": "background"}]}"#
                    .utf8))
        let polygon = PainterTests.polygon(west: -20, south: -20, east: 20, north: 20)
            .replacing(#""name": "a""#, with: #""fill": "red", "fill-opacity": 1"#)
        let point = #"{"type": "Point", "coordinates": [0, 0]}"#
        let overlays = try [polygon, point].map { try JSONValue(decoding: Array($0.utf8)) }
        let style = try Style(PictureOverlay.adding(overlays, to: document))
        #expect(style.problems.isEmpty)
        let picture = try Painter(style: style).picture(try PainterTests.camera())
        #expect(picture.warnings.isEmpty)
        #expect(picture.pixels[32, 32] == PixelColor(packed: 0xFFD9_6F1E))
        #expect(picture.pixels[20, 20] == PixelColor(red: 1, green: 0, blue: 0))
        #expect(picture.pixels[1, 1] == PixelColor(red: 0, green: 0, blue: 0))
    }

    @Test(arguments: ["1", "{}", #"{"type": "Topology"}"#, "[]"])
    func whatIsNoGeoJSONThrows(text: String) throws {
        let overlay = try JSONValue(decoding: Array(text.utf8))
        let document = try JSONValue(
            decoding: Array(#"{"version": 8, "sources": {}, "layers": []}"#.utf8))
        #expect(throws: PainterError.self) { try PictureOverlay.adding([overlay], to: document) }
        #expect(throws: PainterError.self) { try PictureOverlay.adding([], to: .array([])) }
    }

    @Test func camerasShowMeters() throws {
        let camera = try PictureCamera(
            latitude: 60, longitude: 25, meters: 1000, width: 400, height: 300, scale: 2)
        let projection = PictureProjection(camera)
        let west = try #require(projection.pixel(latitude: 60, longitude: 25))
        // At 60 degrees a degree is half as long as at the equator: 111 319.49 m / 2.
        let east = try #require(
            projection.pixel(latitude: 60, longitude: 25 + 1000 / 55_659.745))
        #expect(abs(east.x - west.x - 800) < 0.01)
        #expect(throws: PainterError.self) {
            try PictureCamera(latitude: 0, longitude: 0, meters: 0, width: 9, height: 9)
        }
        #expect(throws: PainterError.self) {
            try PictureCamera(latitude: 0, longitude: 0, meters: .nan, width: 9, height: 9)
        }
    }
}
