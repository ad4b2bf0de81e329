/// Paths as the tree of files has them: relative to the working directory, or absolute, without `.` parts.
package enum FilePath {
    /// The folder of a path; empty for a name alone.
    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last part of a path.
    package static func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// A path below a folder, its `.` and `..` parts worked out.
    package static func join(_ folder: String, _ path: String) -> String {
        if path.hasPrefix("/") || folder.isEmpty { return clean(path) }
        return clean(folder == "/" ? "/\(path)" : "\(folder)/\(path)")
    }

    /// The path without `.` and, as far as names stand before them, without `..`.
    package static func clean(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    /// The path of a file as it is seen from a folder; both count from the same place.
    package static func relative(_ path: String, to folder: String) -> String {
        let parts = clean(path).split(separator: "/")
        let base = clean(folder).split(separator: "/")
        let common = zip(parts, base).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: base.count - common)
        let found = (up + parts[common...].map(String.init)).joined(separator: "/")
        return found.isEmpty ? "." : found
    }

    /// Whether a path lies below a folder.
    package static func isBelow(_ path: String, _ folder: String) -> Bool {
        path.hasPrefix(folder == "/" ? folder : folder + "/")
    }
}
