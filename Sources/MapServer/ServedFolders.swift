import Foundation

/// Where the program finds the files it serves beside the atlas.
public enum ServedFolders {
    /// The folder of the page's own files, put beside the program when it is built.
    public static func resources() throws(MapServerError) -> String {
        let program = programFolder()
        let name = "Mapwright_MapServer.resources"
        let candidates = [program + "/" + name, program + "/../share/mapwright/" + name]
        for candidate in candidates where isFolder(candidate + "/Page") { return candidate }
        throw .resourcesMissing(searched: candidates)
    }

    /// The folder `make setup` fetched the page's libraries to.
    ///
    /// - Parameters:
    ///   - asked: The folder the user named, if any; nothing else is tried then.
    ///   - environment: The process's environment; `MAPWRIGHT_ASSETS` names the folder.
    public static func assets(
        asked: String?, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(MapServerError) -> String {
        var candidates: [String] = []
        if let named = asked ?? environment["MAPWRIGHT_ASSETS"], !named.isEmpty {
            candidates = [named]
        } else {
            var folder = programFolder()
            candidates.append(folder + "/../share/mapwright/assets")
            while folder.count > 1 {
                candidates.append(folder + "/.assets")
                folder = (folder as NSString).deletingLastPathComponent
            }
        }
        for candidate in candidates where isFolder(candidate + "/vendor") { return candidate }
        throw .assetsMissing(searched: candidates)
    }

    /// The folder of the running program, links resolved.
    static func programFolder() -> String {
        let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        return url.deletingLastPathComponent().path
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
