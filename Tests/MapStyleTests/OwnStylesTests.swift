import Foundation
import MapGeometry
import MapStyle
import Testing

/// The styles that the map page draws.
struct OwnStylesTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/MapResources/Styles")

    static let names = [
        "standard-light", "standard-dark", "muted-light", "muted-dark", "hybrid-light",
        "hybrid-dark",
    ]

    private func style(_ name: String) throws -> Style {
        let data = try Data(contentsOf: Self.folder.appending(path: "\(name).json"))
        return try Style(json: Array(data))
    }

    @Test(arguments: names)
    func `a style of ours is read without a problem`(name: String) throws {
        let style = try style(name)
        #expect(style.problems == [])
        #expect(style.layers.count > 20)
        #expect(!style.propertyNames.names.isEmpty)
    }

    @Test(arguments: names)
    func `every property of a style of ours has a value for a feature with and without attributes`(
        name: String
    ) throws {
        let style = try style(name)
        let rich = PlainStyleFeature(
            geometryType: .lineString, id: .number(7),
            properties: Dictionary(
                uniqueKeysWithValues: style.propertyNames.names.map { name in
                    (name, name == "kind" ? .string("primary") : StyleValue.string("12"))
                }))
        for feature in [PlainStyleFeature(geometryType: .polygon), rich] {
            for zoom in stride(from: 0.0, through: 20, by: 2.5) {
                let context = style.context(zoom: zoom)
                context.feature = feature
                for layer in style.layers where layer.isVisible(context) {
                    _ = layer.filter.accepts(context)
                    for section in [PropertySpecification.Section.layout, .paint] {
                        for specification in PropertyTable.properties(of: layer.kind, in: section) {
                            let property = layer.property(specification.name)
                            let value = property.evaluate(context)
                            #expect(value != .null || specification.defaultJSON == nil)
                        }
                    }
                }
            }
        }
    }
}
