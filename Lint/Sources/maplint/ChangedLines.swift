import Foundation

/// The lines that have changed since a revision, as git tells.
struct ChangedLines {
    /// What is wrong when git cannot tell.
    struct Failure: Error { var message: String }

    /// Lines by absolute path; `nil` where the whole file is new.
    private var lines: [String: [ClosedRange<Int>]?] = [:]

    /// Asks git what a folder's working tree has that a revision has not.
    ///
    /// - Throws: `Failure` if there is no git, no repository or no such revision.
    init(since revision: String, in folder: String) throws {
        let root = try Self.git(["rev-parse", "--show-toplevel"], in: folder).first ?? folder
        guard !revision.hasPrefix("-") else {
            throw Failure(message: "'\(revision)' is no revision")
        }
        let diff = try Self.git(
            [
                "diff", "--unified=0", "--no-color", "--no-ext-diff", "--no-renames",
                "--src-prefix=a/", "--dst-prefix=b/", revision, "--", "*.swift",
            ], in: root)
        var path: String?
        for line in diff {
            if line.hasPrefix("+++ ") {
                // A name with a tab or the like ends in one.
                let name = line.dropFirst(4).prefix { $0 != "\t" }
                path = name.hasPrefix("b/") ? "\(root)/\(name.dropFirst(2))" : nil
            } else if line.hasPrefix("@@ "), let path {
                let parts = line.split(separator: " ")
                guard parts.count > 2, parts[2].hasPrefix("+") else { continue }
                let numbers = parts[2].dropFirst().split(separator: ",").compactMap { Int($0) }
                let count = numbers.count > 1 ? numbers[1] : 1
                var known = lines[path].flatMap { $0 } ?? []
                if let first = numbers.first, count > 0 {
                    known.append(first...(first + count - 1))
                }
                lines[path] = .some(known)
            }
        }
        for name in try Self.git(
            ["ls-files", "--others", "--exclude-standard", "--full-name", "--", "*.swift"],
            in: root)
        {
            lines["\(root)/\(name)"] = .some(nil)
        }
    }

    /// Whether any of a range of lines of a file has changed.
    func touch(_ path: String, _ range: ClosedRange<Int>) -> Bool {
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        guard let known = lines[url.path] else { return false }
        guard let known else { return true }
        return known.contains { $0.overlaps(range) }
    }

    private static func git(_ arguments: [String], in folder: String) throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder, "-c", "core.quotePath=false"] + arguments
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        do {
            try process.run()
        } catch {
            throw Failure(message: "git cannot be run")
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let message = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let text = String(decoding: message, as: UTF8.self)
            throw Failure(
                message: text.split(whereSeparator: \.isNewline).first.map(String.init)
                    ?? "git cannot tell what has changed")
        }
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(
            String.init)
    }
}
