import Foundation

/// Findings that are known and not to be told again.
///
/// A finding is recognized by its rule, its file and the text of its line, so that code may move. Paths are
/// relative to the baseline's folder.
public struct Baseline: Sendable, Equatable, Codable {
    struct Entry: Sendable, Hashable, Codable {
        var rule: String
        var path: String
        /// The line without white space around it.
        var text: String
    }

    private var version = 1
    private var entries: [Entry]

    /// Creates a baseline of known findings.
    ///
    /// - Parameters:
    ///   - folder: The folder that the baseline will lie in.
    ///   - line: Gives the text of a line of a file.
    public init(_ findings: [Finding], folder: String, line: (String, Int) -> String) {
        entries = findings.map {
            Entry(
                rule: $0.rule, path: Self.relative($0.path, to: folder),
                text: Self.trimmed(line($0.path, $0.line)))
        }
    }

    /// Reads a baseline.
    public init(contentsOf path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ConfigurationError(file: path, line: 0, message: "the baseline cannot be read")
        }
        do {
            self = try JSONDecoder().decode(Baseline.self, from: data)
        } catch {
            throw ConfigurationError(file: path, line: 0, message: "is no baseline of maplint")
        }
        guard version == 1 else {
            throw ConfigurationError(
                file: path, line: 0, message: "was written by a newer maplint (version \(version))")
        }
    }

    /// The text of a baseline file.
    public var text: String { Reporter.encoded(self) }

    /// The findings that the baseline does not hold.
    ///
    /// Each entry silences one finding.
    public func unknown(_ findings: [Finding], folder: String, line: (String, Int) -> String)
        -> [Finding]
    {
        var left: [Entry: Int] = [:]
        for entry in entries { left[entry, default: 0] += 1 }
        return findings.filter { finding in
            let entry = Entry(
                rule: finding.rule, path: Self.relative(finding.path, to: folder),
                text: Self.trimmed(line(finding.path, finding.line)))
            guard let count = left[entry], count > 0 else { return true }
            left[entry] = count - 1
            return false
        }
    }

    private static func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespaces)
    }

    private static func relative(_ path: String, to folder: String) -> String {
        func components(_ path: String) -> [String] {
            URL(fileURLWithPath: path).standardizedFileURL.pathComponents
        }
        let (from, to) = (components(folder.isEmpty ? "." : folder), components(path))
        var shared = 0
        while shared < min(from.count, to.count - 1), from[shared] == to[shared] { shared += 1 }
        return ([String](repeating: "..", count: from.count - shared) + to[shared...])
            .joined(separator: "/")
    }
}

/// Lines of files, each file read once.
public final class LineReader {
    private var sources: [String: SourceText] = [:]

    /// Makes a reader that has read nothing yet.
    public init() {}

    /// A line of a file, empty if there is none.
    ///
    /// Lines count from 1.
    public func line(_ path: String, _ number: Int) -> String {
        if sources[path] == nil {
            let data = FileManager.default.contents(atPath: path) ?? Data()
            sources[path] = SourceText(bytes: [UInt8](data))
        }
        return sources[path].map { String($0.line(number)) } ?? ""
    }
}
