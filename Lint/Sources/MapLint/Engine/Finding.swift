/// How much a finding weighs.
public enum Severity: String, Sendable, Codable, Comparable, CaseIterable {
    /// Told, never counted: something that a missing fact keeps from being certain.
    case note
    case info
    case warning
    case error

    private var rank: Int {
        switch self {
        case .note: 0
        case .info: 1
        case .warning: 2
        case .error: 3
        }
    }

    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// A rewrite that puts a finding right.
public struct Fix: Sendable, Hashable, Codable {
    /// The replacement of a range of the file's text.
    public struct Edit: Sendable, Hashable, Codable {
        /// UTF-8 offsets of the replaced range, end exclusive. Equal ends insert.
        public var start: Int
        public var end: Int
        public var replacement: String

        public init(start: Int, end: Int, replacement: String) {
            self.start = start
            self.end = end
            self.replacement = replacement
        }
    }

    public var edits: [Edit]
    /// Whether the meaning of the program is kept but for the mistake; other fixes need `--unsafe-fixes`.
    public var isSafe: Bool

    public init(_ edits: [Edit], isSafe: Bool) {
        self.edits = edits
        self.isSafe = isSafe
    }
}

/// One thing that is wrong, and where.
public struct Finding: Sendable, Hashable, Codable {
    /// The identifier of the rule.
    public var rule: String
    /// The file, as it was named to the linter: relative to the working directory if below it.
    public var path: String
    /// Line and column of the first token, from 1; the column in UTF-8 bytes.
    public var line: Int
    public var column: Int
    public var severity: Severity
    public var message: String
    public var suggestion: String
    public var fix: Fix?

    public init(
        rule: String, path: String, line: Int, column: Int, severity: Severity, message: String,
        suggestion: String = "", fix: Fix? = nil
    ) {
        self.rule = rule
        self.path = path
        self.line = line
        self.column = column
        self.severity = severity
        self.message = message
        self.suggestion = suggestion
        self.fix = fix
    }
}

/// A finding of one file that still hangs on facts of the whole module.
struct Draft: Sendable, Codable {
    var rule: String
    var line: Int
    var column: Int
    var severity: Severity
    var message: String
    var suggestion: String
    var fix: Fix?
    var conditions: [Condition]
}
