import Foundation

/// A comment that silences rules: `// maplint:disable[:next|:this|:previous] rule…`, `// maplint:enable rule…`.
struct Suppression: Sendable, Codable, Hashable {
    /// The rules named; `all` stands for every rule.
    var rules: [String]
    /// Line and column of the comment's command.
    var line: Int
    var column: Int
    /// The lines it covers, both ends included.
    var first: Int
    var last: Int

    func covers(_ rule: String, line: Int) -> Bool {
        line >= first && line <= last && (rules.contains(rule) || rules.contains("all"))
    }

    /// Reads the comments of a text, in order.
    static func all(in source: SourceText) -> [Suppression] {
        guard source.text.holds("maplint:") else { return [] }
        var found: [Suppression] = []
        var open: [String: Int] = [:]
        for number in 1...source.lineCount {
            let line = source.line(number)
            guard line.holds("maplint:") else { continue }
            guard let comment = line.range(of: "//"), let mark = line.range(of: "maplint:"),
                comment.lowerBound < mark.lowerBound
            else { continue }
            let column = line.utf8.distance(from: line.startIndex, to: mark.lowerBound) + 1
            var words = line[mark.upperBound...].split(whereSeparator: {
                $0 == " " || $0 == "," || $0 == "\t"
            })
            guard let command = words.first else { continue }
            words.removeFirst()
            // What follows a dash is a reason.
            let rules = words.prefix {
                !$0.hasPrefix("-") && !$0.hasPrefix("–") && !$0.hasPrefix("(")
                    && !$0.hasPrefix("*/")
            }
            .map(String.init)
            let named = rules.isEmpty ? ["all"] : rules
            switch command {
            case "disable":
                for rule in named where open[rule] == nil {
                    open[rule] = found.count
                    found.append(
                        Suppression(
                            rules: [rule], line: number, column: column, first: number, last: .max))
                }
            case "enable":
                for rule in named {
                    if let index = open.removeValue(forKey: rule) { found[index].last = number }
                    if rule == "all" {
                        for index in open.values { found[index].last = number }
                        open = [:]
                    }
                }
            case "disable:next":
                found.append(
                    Suppression(
                        rules: named, line: number, column: column, first: number + 1,
                        last: number + 1))
            case "disable:this":
                found.append(
                    Suppression(
                        rules: named, line: number, column: column, first: number, last: number))
            case "disable:previous":
                found.append(
                    Suppression(
                        rules: named, line: number, column: column, first: number - 1,
                        last: number - 1))
            default: continue
            }
        }
        return found
    }
}

extension Array<Finding> {
    /// The findings that no suppression covers, and a finding for each suppression that covers nothing.
    ///
    /// - Parameter known: The rules that ran: a suppression of another rule is not called unused.
    func suppressed(by suppressions: [Suppression], path: String, known: Set<String>) -> [Finding] {
        guard !suppressions.isEmpty else { return self }
        var used: Set<Suppression> = []
        var kept = filter { finding in
            let covering = suppressions.filter { $0.covers(finding.rule, line: finding.line) }
            used.formUnion(covering)
            return covering.isEmpty
        }
        for suppression in suppressions where !used.contains(suppression) {
            for rule in suppression.rules {
                let message: String
                if rule != "all", Rule.named(rule) == nil {
                    message = "'\(rule)' is no rule\(Rule.suggestion(for: rule))"
                } else if rule == "all" || known.contains(rule) {
                    message = "nothing is found here that '\(rule)' would have to be disabled for"
                } else {
                    continue
                }
                kept.append(
                    Finding(
                        rule: "unused_suppression", path: path, line: suppression.line,
                        column: suppression.column, severity: .warning, message: message,
                        suggestion: "Remove the comment."))
            }
        }
        return kept
    }
}

extension Rule {
    /// ` (did you mean 'x'?)` for an identifier that is close to a known one.
    static func suggestion(for id: String) -> String {
        Spelling.suggestion(for: id, among: all.map(\.id))
    }
}

/// Names that are nearly right.
enum Spelling {
    /// ` (did you mean 'x'?)`, or nothing if no candidate is close.
    static func suggestion(for word: String, among candidates: [String]) -> String {
        // A name cut short is nearer than any misspelling.
        let begun = candidates.filter { $0.hasPrefix(word) }
        if word.count > 2, begun.count == 1 { return " (did you mean '\(begun[0])'?)" }
        let ranked = candidates.map { ($0, distance(word, $0)) }.min { $0.1 < $1.1 }
        guard let (best, distance) = ranked, distance <= Swift.max(2, word.count / 3) else {
            return ""
        }
        return " (did you mean '\(best)'?)"
    }

    /// Levenshtein's distance.
    static func distance(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left), Array(right))
        var row = Array(0...right.count)
        for (i, a) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, b) in right.enumerated() {
                let next = Swift.min(row[j] + 1, row[j + 1] + 1, diagonal + (a == b ? 0 : 1))
                diagonal = row[j + 1]
                row[j + 1] = next
            }
        }
        return row[right.count]
    }
}
