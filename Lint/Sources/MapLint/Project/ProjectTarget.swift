/// A target of an Xcode project or a package: which files it is made from, and what holds for them.
struct ProjectTarget: Sendable {
    enum Kind: Sendable { case app, `extension`, library, test }

    var name: String
    var kind: Kind
    /// The project or package that declares the target.
    var container: String
    /// Swift files, by their paths.
    var files: Set<String> = []
    /// Folders all of whose files belong to the target, with those that do not.
    var folders: [Folder] = []
    /// The oldest systems that it runs on; unknown if nothing says.
    var deployment = DeploymentTarget()
    /// Names of targets and products that it is built from.
    var dependencies: [String] = []
    /// The names of its products, by which other targets depend on it.
    var products: [String] = []
    /// What its property list and settings tell of the location prompt; `nil` if they cannot be seen.
    var permissions: Set<Fact>?

    struct Folder: Sendable {
        var path: String
        /// Paths of files that do not belong to the target though they lie in the folder.
        var exceptions: Set<String> = []
    }

    /// Whether a file belongs to the target.
    func holds(_ path: String) -> Bool {
        if files.contains(path) { return true }
        return folders.contains { folder in
            let isBelow =
                folder.path.isEmpty
                ? !path.hasPrefix("/") && !path.hasPrefix("../")
                : path.hasPrefix(folder.path) && path.utf8.count > folder.path.utf8.count
                    && (path.utf8[
                        path.utf8.index(path.utf8.startIndex, offsetBy: folder.path.utf8.count)]
                        == 0x2F)
            return isBelow
                && !folder.exceptions.contains { path == $0 || path.hasPrefix("\($0)/") }
        }
    }
}
