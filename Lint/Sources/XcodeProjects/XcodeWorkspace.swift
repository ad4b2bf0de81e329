/// Reads workspaces of Xcode.
package enum XcodeWorkspace {
    /// The projects and packages that a workspace names; none for the one inside a project.
    ///
    /// - Parameters:
    ///   - path: The path of `contents.xcworkspacedata`.
    ///   - text: What stands in it.
    package static func members(of path: String, _ text: String) -> [String] {
        // …/App.xcworkspace/contents.xcworkspacedata; the places are relative to the folder around the bundle.
        let bundle = FilePath.folder(of: path)
        guard !bundle.hasSuffix("project.xcworkspace") else { return [] }
        let folder = FilePath.folder(of: bundle)
        var found: [String] = []
        for part in text.split(separator: "location = \"").dropFirst() {
            let place = part.prefix { $0 != "\"" }
            guard let colon = place.firstIndex(of: ":") else { continue }
            found.append(FilePath.join(folder, String(place[place.index(after: colon)...])))
        }
        return found
    }
}
