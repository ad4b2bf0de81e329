import Foundation
import ProductResources

/// Where the program finds the files it serves beside the atlas.
enum ServedFolders {
    /// The folder of the page's own files.
    static func resources() throws(MapServerError) -> String {
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
