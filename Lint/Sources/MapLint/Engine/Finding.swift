/// The severity of a finding.
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

    /// Orders by how bad it is, a note being the least.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// A range of a text in lines and columns, both from 1, the end exclusive.
public struct TextRange: Sendable, Hashable, Codable {
    /// The first line.
    public var startLine: Int
    /// The first column, in Unicode scalars.
    public var startColumn: Int
    /// The line of the end.
    public var endLine: Int
    /// The column after the last character, in Unicode scalars.
    public var endColumn: Int
}

/// A rewrite that puts a finding right.
public struct Fix: Sendable, Hashable, Codable {
    /// The replacement of a range of the file's text.
    public struct Edit: Sendable, Hashable, Codable {
        /// UTF-8 offsets of the replaced range, end exclusive.
        ///
        /// Equal ends insert.
        public var start: Int
        /// The offset after the last byte that is replaced.
        public var end: Int
        /// The text that replaces them.
        public var replacement: String
        /// The replaced range in lines and columns; `nil` until the text is known.
        public var range: TextRange?

        /// Makes one of its parts.
        public init(start: Int, end: Int, replacement: String) {
            self.start = start
            self.end = end
            self.replacement = replacement
        }
    }

    /// The changes, which do not overlap.
    public var edits: [Edit]
    /// Whether the meaning of the program is kept but for the mistake; other fixes need `--unsafe-fixes`.
    public var isSafe: Bool

    /// Makes one of its parts.
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
    /// The column, counted in UTF-8 bytes from 1.
    public var column: Int
    /// The severity, by the rule or the configuration.
    public var severity: Severity
    /// A description of the problem, in half a sentence.
    public var message: String
    /// The remedy; empty if there is none.
    public var suggestion: String
    /// A rewrite, if the linter has one.
    public var fix: Fix?
    /// The range that the finding is about; `nil` where only its beginning is known.
    public var range: TextRange?
    /// A fingerprint of the line's text without the white space around it; it stays while code around it moves.
    public var lineHash: UInt64?
    /// The outermost type that the finding stands in; empty outside of types.
    var owner = ""

    /// Makes one of its parts.
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
    var range: TextRange?
    var lineHash: UInt64?
    var owner = ""
}
