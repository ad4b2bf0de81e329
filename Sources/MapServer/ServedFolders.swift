import Foundation
import MapResources
import ProductResources

/// Where the program finds the files it serves beside the atlas.
struct ServedFolders {
    /// The page's own files.
    let page: String
    /// The folder with the styles, their sprites and the world around the map.
    let styles: String

    /// Finds the folders beside the program.
    ///
    /// - Throws: `MapServerError.resourcesMissing` if one isn't there.
    init() throws(MapServerError) {
        page = try Self.resources() + "/Page"
        do throws(MapStyleFilesMissing) {
            styles = try MapStyleFiles().folder
        } catch {
            throw .resourcesMissing(searched: error.searched)
        }
    }

    /// All of it in one folder.
    init(at resources: String) {
        page = resources + "/Page"
        styles = resources
    }

    /// The folder of the page's own files.
    private static func resources() throws(MapServerError) -> String {
        let resources = ProductResources(
            ofTarget: "MapServer",
            sources: URL(fileURLWithPath: #filePath).deletingLastPathComponent().path)
        guard let found = resources.folder(holding: "Page") else {
            throw .resourcesMissing(searched: resources.candidates)
        }
        return found
    }

    /// Names of all files below `folder`, relative to it, in order.
    static func files(below folder: String) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        return walk.compactMap { $0 as? String }.filter { name in
            !name.split(separator: "/").contains { $0.hasPrefix(".") }
                && !isFolder(folder + "/" + name)
        }.sorted()
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
