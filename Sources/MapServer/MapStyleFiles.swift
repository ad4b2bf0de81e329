import Foundation

/// The style documents, sprites and world outline of the map's page, for other renderers.
public struct MapStyleFiles: Sendable {
    private let folder: String

    /// Finds the folder beside the program.
    ///
    /// - Throws: `MapServerError.resourcesMissing` if it isn't there.
    public init() throws {
        folder = try ServedFolders.resources()
    }

    /// The archive with the outline of the world.
    public var worldOutline: String { folder + "/Page/" + WorldOutline.path }

    /// The bytes of the GeoJSON document with the names of countries and seas.
    public func worldLabels() throws -> [UInt8] { try bytes("/Page/world/labels.geojson") }

    /// The names of all styles, such as `standard-light`, in order.
    public var names: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder + "/Styles")
                .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
        }
    }

    /// The bytes of a style document.
    public func style(_ name: String) throws -> [UInt8] { try bytes("/Styles/\(name).json") }

    /// The list and the PNG image of a style's sprites.
    ///
    /// - Parameter isLarge: Whether each point has four pixels.
    public func sprites(
        _ name: String, isLarge: Bool
    ) throws -> (list: [UInt8], sheet: [UInt8]) {
        let path = "/Page/sprites/\(name)" + (isLarge ? "@2x" : "")
        return (try bytes(path + ".json"), try bytes(path + ".png"))
    }

    private func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: folder + path)))
    }
}
