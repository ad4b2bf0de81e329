import Foundation
import MapPainter
import MapPixels
import MapStyle
import Testing
import VectorTile

/// Points near the borders of tiles, beside tiles that are empty or not there: each is drawn once.
@Suite struct ParentTileTests {
    /// Layers of points that would be darker if they were drawn twice.
    private static let layers = [
        #"{"id": "l", "type": "circle", "source": "s", SOURCE "paint": {"circle-radius": 12, "circle-opacity": 0.4}}"#,
        #"{"id": "l", "type": "symbol", "source": "s", SOURCE "layout": {"icon-image": "red", "icon-size": 3, "icon-allow-overlap": true}, "paint": {"icon-opacity": 0.4}}"#,
    ]

    /// The opacity of the picture's middle.
    private static func opacity(_ painter: Painter, zoom: Double) throws -> Int {
        var painter = painter
        painter.images = try SymbolTests.images()
        let picture = try painter.picture(try PainterTests.camera(zoom: zoom))
        return Int(picture.pixels[32, 32].alpha)
    }

    @Test(arguments: layers, [0, 3, 14.5, 17])
    func pointsOfGeoJSONAreDrawnOnce(_ layer: String, _ zoom: Double) throws {
        let style = try PainterTests.style(
            #"{"type": "Feature", "properties": {}, "geometry": {"type": "Point", "coordinates": [1e-7, 1e-7]}}"#,
            layer.replacing("SOURCE", with: ""))
        let opacity = try Self.opacity(Painter(style: style), zoom: zoom)
        #expect(abs(opacity - 102) <= 2, "\(opacity)")
    }

    /// Of a heatmap, whose points have a weight, the density tells how often they count.
    @Test func pointsWeighOnce() throws {
        let point =
            #"{"type": "Feature", "properties": {}, "geometry": {"type": "Point", "coordinates": [1e-7, 1e-7]}}"#
        let heat =
            #"{"id": "l", "type": "heatmap", "source": "s", "paint": {"heatmap-intensity": 0.3}}"#
        func picture(zoom: Double) throws -> MapPicture {
            try Painter(style: try PainterTests.style(point, heat)).picture(
                try PainterTests.camera(zoom: zoom))
        }
        // At zoom 0 there is one tile.
        let (one, several) = (try picture(zoom: 0), try picture(zoom: 16))
        #expect(one.pixels[32, 32] == several.pixels[32, 32])
    }

    /// Where tiles of a source are missing, their parent stands in for each of them.
    @Test(arguments: layers)
    func pointsOfAParentAreDrawnOnce(_ layer: String) throws {
        let style = try LayerTests.style(
            #"{"type": "vector", "tiles": [""]}"#,
            layer.replacing("SOURCE", with: #""source-layer": "points","#))
        for zoom in 1...4 {
            var painter = Painter(style: style)
            // The world's middle, in four parents and in one of their children.
            painter.providers["s"] = LayerTests.Made { z, x, y in
                let isChild = z == zoom + 1 && x == 1 << zoom && y == 1 << zoom
                guard z == zoom || isChild else { return nil }
                let side = Double(1 << z)
                let place = SIMD2(0.5 * side - Double(x), 0.5 * side - Double(y)) * 4096 + 1
                guard (-64..<4160).contains(place.x), (-64..<4160).contains(place.y) else {
                    return .vector(VectorTile(layers: []))
                }
                var layer = VectorTile.Layer(name: "points", extent: 4096)
                layer.coordinates = [Int32(place.x), Int32(place.y)]
                layer.partEnds = [1]
                layer.features = [
                    VectorTile.Feature(id: nil, type: .point, tags: 0..<0, parts: 0..<1)
                ]
                return .vector(VectorTile(layers: [layer]))
            }
            let opacity = try Self.opacity(painter, zoom: Double(zoom + 1))
            #expect(abs(opacity - 102) <= 2, "\(zoom): \(opacity)")
        }
    }
}
