import Columns

/// A failure to find a road graph, to open one or to write one.
public struct RoadsError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of failure.
    public enum Code: Equatable, Sendable {
        /// The file does not begin as a road graph does.
        case notARoadGraph
        /// The file was written by a newer version.
        case newerVersion(found: Int, known: Int)
        /// The file was written by an older version, whose layout is no longer read.
        case olderVersion(found: Int, known: Int)
        /// The file ends before its header or the header does not fit it.
        case damagedHeader
        /// A column does not lie in the file, or does not hold what it has to: its name, and what is wrong.
        case damagedColumn(String, reason: String)
        /// The atlas has no graph for a mode; says which it has.
        case unknownMode(String, known: [String])
        /// The file cannot be written or read.
        case file(FileProblem)
    }

    /// A failure that the operating system reported.
    public struct FileProblem: Equatable, Sendable {
        /// A sentence for a person.
        public let text: String
    }

    /// The kind of failure.
    public let code: Code
    /// The graph's file, where it matters.
    public let path: String

    /// Creates an error.
    public init(_ code: Code, path: String = "") {
        self.code = code
        self.path = path
    }

    /// Whether the error is that an atlas has no graph for a mode.
    public var isUnknownMode: Bool {
        if case .unknownMode = code { true } else { false }
    }

    init(_ error: LayoutError) {
        let known = Int(RoadGraph.format.version)
        let code: Code =
            switch error.code {
            case .foreign: .notARoadGraph
            case .newer(let version): .newerVersion(found: Int(version), known: known)
            case .older(let version): .olderVersion(found: Int(version), known: known)
            case .header: .damagedHeader
            case .column(let name, let fault):
                .damagedColumn(name, reason: "\(fault) (byte \(error.offset))")
            }
        self.init(code, path: error.path)
    }

    /// A one-sentence description of the error for people.
    public var description: String {
        let again = "build the atlas again with `mapwright import`"
        switch code {
        case .notARoadGraph: return "\(path) is not a road graph; \(again)"
        case .newerVersion(let found, let known):
            return "\(path) has version \(found), this mapwright reads up to \(known); \(again)"
        case .olderVersion(let found, let known):
            return "\(path) was made by an older mapwright (version \(found) of the file, "
                + "this one reads version \(known)); \(again)"
        case .damagedHeader: return "\(path) is damaged: its header does not fit it; \(again)"
        case .damagedColumn(let column, let reason):
            return "\(path) is damaged: its column “\(column)” \(reason); \(again)"
        case .unknownMode(let word, let known):
            let all = known.isEmpty ? "it has none" : known.joined(separator: ", ")
            return "“\(word.prefix(60))” is not a mode of this atlas: \(all)"
        case .file(let problem): return problem.text
        }
    }
}
