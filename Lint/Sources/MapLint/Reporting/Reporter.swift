import Foundation

/// The forms in which findings are written.
public enum Reporter: String, Sendable, CaseIterable {
    case xcode, json, sarif, github, checkstyle, markdown, html

    /// The report of findings, ending in a line break unless it is empty.
    public func report(_ findings: [Finding]) -> String {
        switch self {
        case .xcode: Self.lines(findings.map(Self.xcodeLine))
        case .github: Self.lines(findings.map(Self.gitHubLine))
        case .json: Self.encoded(findings.map(JSONFinding.init))
        case .sarif: Self.encoded(SARIFLog(findings))
        case .checkstyle: Self.checkstyle(findings)
        case .markdown: Self.markdown(findings)
        case .html: Self.html(findings)
        }
    }

    private static func lines(_ lines: [String]) -> String {
        lines.map { $0 + "\n" }.joined()
    }

    private static func xcodeLine(_ finding: Finding) -> String {
        // Xcode knows errors, warnings and notes.
        let severity = finding.severity == .info ? Severity.warning : finding.severity
        return
            "\(finding.path):\(finding.line):\(finding.column): \(severity): \(finding.message) (\(finding.rule))"
    }

    private static func gitHubLine(_ finding: Finding) -> String {
        let command =
            switch finding.severity {
            case .error: "error"
            case .warning: "warning"
            case .info, .note: "notice"
            }
        func property(_ text: String) -> String {
            data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
        }
        func data(_ text: String) -> String {
            text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing(
                "\n", with: "%0A")
        }
        func end(_ finding: Finding) -> String {
            guard let range = finding.range else { return "" }
            // Columns are of one line only.
            return range.endLine == finding.line
                ? ",endLine=\(range.endLine),endColumn=\(range.endColumn)"
                : ",endLine=\(range.endLine)"
        }
        return
            "::\(command) file=\(property(finding.path)),line=\(finding.line),col=\(finding.column)\(end(finding)),title=\(property(finding.rule))::\(data(finding.message)). \(data(finding.suggestion))"
    }

    static func encoded(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else {
            // Strings and numbers always encode.
            preconditionFailure("a report could not be encoded")
        }
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private static func checkstyle(_ findings: [Finding]) -> String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
        for (path, group) in findings.byFile {
            text += "  <file name=\"\(path.markupEscaped)\">\n"
            for finding in group {
                let severity = finding.severity == .note ? "info" : finding.severity.rawValue
                text +=
                    "    <error line=\"\(finding.line)\" column=\"\(finding.column)\" severity=\"\(severity)\" message=\"\(finding.message.markupEscaped)\" source=\"maplint.\(finding.rule)\"/>\n"
            }
            text += "  </file>\n"
        }
        return text + "</checkstyle>\n"
    }

    private static func markdown(_ findings: [Finding]) -> String {
        guard !findings.isEmpty else { return "maplint found nothing.\n" }
        var text = "| severity | where | rule | what |\n| --- | --- | --- | --- |\n"
        for finding in findings {
            let message = finding.message.replacing("|", with: "\\|")
            text +=
                "| \(finding.severity) | `\(finding.path):\(finding.line)` | `\(finding.rule)` | \(message). \(finding.suggestion.replacing("|", with: "\\|")) |\n"
        }
        return text
    }

    private static func html(_ findings: [Finding]) -> String {
        var body = "<h1>maplint</h1>\n<p>\(findings.count) findings.</p>\n"
        for (path, group) in findings.byFile {
            body += "<h2>\(path.markupEscaped)</h2>\n<table>\n"
            for finding in group {
                body +=
                    "<tr class=\"\(finding.severity)\"><td>\(finding.line):\(finding.column)</td><td>\(finding.severity)</td><td><code>\(finding.rule)</code></td><td>\(finding.message.markupEscaped)<br><small>\(finding.suggestion.markupEscaped)</small></td></tr>\n"
            }
            body += "</table>\n"
        }
        return HTMLPage.page(title: "maplint", body: body)
    }

    /// A finding with the keys that scripts read.
    private struct JSONFinding: Encodable {
        var rule: String
        var severity: String
        var file: String
        var line: Int
        var column: Int
        var endLine: Int
        var endColumn: Int
        var message: String
        var suggestion: String
        var fixable: String

        init(_ finding: Finding) {
            rule = finding.rule
            severity = finding.severity.rawValue
            file = finding.path
            line = finding.line
            column = finding.column
            endLine = finding.range?.endLine ?? finding.line
            endColumn = finding.range?.endColumn ?? finding.column
            message = finding.message
            suggestion = finding.suggestion
            fixable = finding.fix.map { $0.isSafe ? "safe" : "unsafe" } ?? "no"
        }
    }
}

/// The frame of the pages that the linter writes.
enum HTMLPage {
    static func page(title: String, body: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(title.markupEscaped)</title>
        <style>
        body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c1c1e; background: #fff }
        table { border-collapse: collapse; width: 100% }
        td, th { text-align: left; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid #ddd }
        tr.error td:nth-child(2), .failed { color: #b3261e } tr.warning td:nth-child(2) { color: #8a5a00 } .passed { color: #1b6e3c }
        code { font-size: .9em; overflow-wrap: anywhere } small { color: #666 }
        @media (prefers-color-scheme: dark) { body { background: #1c1c1e; color: #eee } td, th { border-color: #444 } small { color: #aaa } tr.error td:nth-child(2), .failed { color: #ff8a80 } tr.warning td:nth-child(2) { color: #ffcf70 } .passed { color: #7fd6a0 } }
        </style>
        </head>
        <body>
        \(body)</body>
        </html>

        """
    }
}

extension String {
    /// The text with the characters that XML and HTML give a meaning written as entities; control characters
    /// that XML cannot hold are left out.
    var markupEscaped: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            case "\t", "\n", "\r": text.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
                continue
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension [Finding] {
    /// The findings by file, files in order.
    var byFile: [(path: String, findings: [Finding])] {
        var groups: [(path: String, findings: [Finding])] = []
        for finding in self {
            if groups.last?.path == finding.path {
                groups[groups.count - 1].findings.append(finding)
            } else {
                groups.append((finding.path, [finding]))
            }
        }
        return groups
    }
}
