/// Paths as the tree of files has them: relative to the working directory, or absolute, without `.` parts.
enum FilePath {
    /// The folder of a path; empty for a name alone.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last part of a path.
    static func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// A path below a folder, its `.` and `..` parts worked out.
    static func join(_ folder: String, _ path: String) -> String {
        if path.hasPrefix("/") || folder.isEmpty { return clean(path) }
        return clean(folder == "/" ? "/\(path)" : "\(folder)/\(path)")
    }

    /// The path without `.` and, as far as names stand before them, without `..`.
    static func clean(_ path: String) -> String {
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
}
