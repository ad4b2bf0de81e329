import MapGeometry

/// A deviation of a style document from the specification.
public struct StyleProblem: Hashable, Sendable, CustomStringConvertible {
    /// The severity of a problem.
    public enum Severity: Sendable {
        /// The part is left out or has its default.
        case error
        /// The part is known but isn't drawn, or nothing is known of it.
        case warning
    }

    /// The severity of the problem.
    public let severity: Severity
    /// The place in the document, such as `layers[3].paint.line-width`.
    public let path: String
    /// The message, in the specification's words where it has some.
    public let message: String

    /// Creates a problem from its severity, its place and a message.
    public init(_ severity: Severity, at path: String, _ message: String) {
        self.severity = severity
        self.path = path
        self.message = message
    }

    /// The place and what is wrong.
    public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}

/// Why a text is no style document.
public enum StyleError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The text is no JSON, or nested too deeply.
    case json(GeoJSONError)
    /// The document lacks what every style has, or is of another version.
    case document(StyleProblem)

    /// The place and what is wrong there, as one sentence.
    public var description: String {
        switch self {
        case .json(let error): "the style is no JSON: \(error)"
        case .document(let problem): problem.description
        }
    }
}

/// The problems of a document while it is read.
struct ProblemList {
    /// A document can't report more; further ones are dropped.
    static let limit = 1000

    private(set) var problems: [StyleProblem] = []

    mutating func error(_ path: String, _ message: String) { add(.error, path, message) }
    mutating func warning(_ path: String, _ message: String) { add(.warning, path, message) }

    private mutating func add(_ severity: StyleProblem.Severity, _ path: String, _ message: String)
    {
        guard problems.count < Self.limit else { return }
        problems.append(StyleProblem(severity, at: path, message))
    }
}
