import Answers
import Foundation

/// The lines of a report: a title, then facts by their names.
struct ReportLines {
    private(set) var lines: [String]

    /// Begins with what the report is about.
    init(about title: String, on terminal: Terminal) { lines = [terminal.style.bold(title)] }

    /// Adds a fact; one without a name goes on with that before it.
    mutating func add(_ name: String, _ value: String) {
        lines.append("  " + name.padding(toLength: 14, withPad: " ", startingAt: 0) + value)
    }

    /// Adds lines as they are.
    mutating func add(_ more: [String]) { lines += more }

    /// The report as text.
    var text: String { lines.joined(separator: "\n") + "\n" }

    /// A report as one JSON document.
    static func json(_ document: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(document) + Data("\n".utf8)
    }
}
