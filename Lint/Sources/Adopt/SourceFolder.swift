import Foundation

/// The folder that sources lie in, and what lies beside them.
enum SourceFolder {
    /// The innermost folder that some sources have in common; nil where that is no project's own folder.
    static func common(of sources: [String]) -> String? {
        var common: [String]?
        for source in sources {
            let folder = URL(fileURLWithPath: source).standardizedFileURL
                .deletingLastPathComponent()
                .pathComponents
            guard let known = common else {
                common = folder
                continue
            }
            common = zip(known, folder).prefix { $0 == $1 }.map(\.0)
        }
        // The root of the disk and the folders right below it are no app's own.
        guard let common, common.count > 2 else { return nil }
        return "/" + common.dropFirst().joined(separator: "/")
    }

    /// The files and folders of a kind anywhere in a folder, without other people's and hidden ones.
    static func paths(in folder: String, ending: String) -> [String] {
        let inside =
            FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return inside.filter { path in
            path.hasSuffix(ending) && !path.hasPrefix("Pods/") && !path.contains("/Pods/")
                && !path.hasPrefix(".") && !path.contains("/.")
        }.sorted().map { "\(folder)/\($0)" }
    }
}
