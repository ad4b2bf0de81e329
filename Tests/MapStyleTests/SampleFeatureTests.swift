import Foundation
import MapStyle
import Testing
import Tiles
import VectorTile

/// Our styles with the features of the sample city.
struct SampleFeatureTests {
    /// Tiles around the city's center, from the whole of it to the streets.
    private func tiles() throws -> [(zoom: Int, tile: VectorTile)] {
        let path = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Samples/helsinki.atlas/tiles.pmtiles").path
        let reader = try PMTilesReader(path: path)
        return try [0, 5, 8, 10, 12, 13, 14].compactMap { zoom in
            let size = exp2(Double(zoom))
            let x = UInt32((24.941 + 180) / 360 * size)
            let y = UInt32((1 - asinh(tan(60.17 * .pi / 180)) / .pi) / 2 * size)
            guard let bytes = try reader.content(of: TileID(z: UInt8(zoom), x: x, y: y)) else {
                return nil
            }
            return (zoom, try VectorTile(bytes.span.bytes))
        }
    }

    @Test(arguments: OwnStylesTests.names)
    func `every property of every feature that is drawn has a value without a failure`(name: String)
        throws
    {
        let data = try Data(contentsOf: OwnStylesTests.folder.appending(path: "\(name).json"))
        let style = try Style(json: Array(data))
        var drawn = 0
        for (zoom, tile) in try tiles() {
            let context = style.context(zoom: Double(zoom) + 0.5)
            for layer in style.layers where layer.isVisible(context) {
                guard let name = layer.sourceLayer, let data = tile.layer(named: name) else {
                    continue
                }
                let properties = [PropertySpecification.Section.layout, .paint].flatMap { section in
                    PropertyTable.properties(of: layer.kind, in: section).map {
                        layer.property($0.name)
                    }
                }
                let columns = TileLayer(data, names: style.propertyNames)
                for index in data.features.indices {
                    context.feature = TileFeature(layer: columns, index: index)
                    guard layer.filter.accepts(context) else { continue }
                    drawn += 1
                    for property in properties { _ = property.evaluate(context) }
                }
            }
            #expect(context.failures == [], "\(zoom)")
        }
        #expect(drawn > 1000)
    }

    @Test func `threads that share a style find the same values`() async throws {
        let data = try Data(
            contentsOf: OwnStylesTests.folder.appending(path: "standard-light.json"))
        let style = try Style(json: Array(data))
        let tile = try #require(try tiles().last?.tile)
        let results = await withTaskGroup(of: [StyleValue].self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let context = style.context(zoom: 14.3)
                    var values: [StyleValue] = []
                    for layer in style.layers where layer.kind == .line {
                        guard let name = layer.sourceLayer, let data = tile.layer(named: name)
                        else { continue }
                        let columns = TileLayer(data, names: style.propertyNames)
                        let width = layer.property("line-width")
                        for index in data.features.indices.prefix(300) {
                            context.feature = TileFeature(layer: columns, index: index)
                            if layer.filter.accepts(context) {
                                values.append(width.evaluate(context))
                            }
                        }
                    }
                    return values
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results[0].count > 50)
        #expect(results.allSatisfy { $0 == results[0] })
    }
}
