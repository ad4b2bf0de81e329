import Foundation
import ProductResources

/// The style documents, sprites and world outline of the project's own maps, for the page and for other renderers.
public struct MapStyleFiles: Sendable {
    /// The folder with `Styles`, `sprites` and `world`.
    public let folder: String

    /// Finds the folder beside the program.
    ///
    /// - Throws: ``MapStyleFilesMissing`` if it isn't there.
    public init() throws(MapStyleFilesMissing) {
        let resources = ProductResources(
            ofTarget: "MapResources",
            sources: URL(fileURLWithPath: #filePath).deletingLastPathComponent().path)
        guard let found = resources.folder(holding: "Styles") else {
            throw MapStyleFilesMissing(searched: resources.candidates)
        }
        folder = found
    }

    /// The folders whose files the page gets below `assets/`.
    public static let pageFolders = ["sprites", "world"]

    /// The path of the archive with the outline of the world, in ``folder``.
    public static let outlinePath = "world/outline.pmtiles"

    /// The archive with the outline of the world.
    public var worldOutline: String { folder + "/" + Self.outlinePath }

    /// The bytes of the GeoJSON document with the names of countries and seas.
    public func worldLabels() throws -> [UInt8] { try bytes("/world/labels.geojson") }

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
        let path = "/sprites/\(name)" + (isLarge ? "@2x" : "")
        return (try bytes(path + ".json"), try bytes(path + ".png"))
    }

    private func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: folder + path)))
    }
}

/// A failure to find the styles: the folders that were searched.
public struct MapStyleFilesMissing: Error, Equatable, Sendable, CustomStringConvertible {
    /// The folders that were searched, in order.
    public let searched: [String]

    /// A one-sentence description of what is missing and of its remedy, for a log.
    public var description: String {
        "the map's styles are missing: put Mapwright_MapResources.resources beside the program; "
            + "looked in \(searched.joined(separator: ", "))"
    }
}
