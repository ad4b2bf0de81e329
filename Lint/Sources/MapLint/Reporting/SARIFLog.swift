import Foundation

/// A log in the Static Analysis Results Interchange Format, 2.1.0 (OASIS).
struct SARIFLog: Encodable {
    private let version = "2.1.0"
    private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    private let runs: [Run]

    enum CodingKeys: String, CodingKey {
        case version, runs
        case schema = "$schema"
    }

    init(_ findings: [Finding]) {
        let used = Set(findings.map(\.rule))
        var descriptors = Rule.all.filter { used.contains($0.id) }.map(Descriptor.init)
        for id in used.sorted() where Rule.named(id) == nil {
            descriptors.append(Descriptor(id: id, title: id, help: id, level: "warning"))
        }
        let indices = Dictionary(
            uniqueKeysWithValues: descriptors.enumerated().map { ($1.id, $0) })
        runs = [
            Run(
                tool: Tool(driver: Driver(rules: descriptors)),
                results: findings.map { Result($0, ruleIndex: indices[$0.rule] ?? -1) })
        ]
    }

    private struct Run: Encodable {
        var tool: Tool
        var columnKind = "unicodeCodePoints"
        var results: [Result]
    }

    private struct Tool: Encodable { var driver: Driver }

    private struct Driver: Encodable {
        var name = "maplint"
        var version = Linter.version
        var rules: [Descriptor]
    }

    private struct Text: Encodable { var text: String }
    private struct Level: Encodable { var level: String }

    private struct Descriptor: Encodable {
        var id: String
        var shortDescription: Text
        var fullDescription: Text
        var help: Text
        var defaultConfiguration: Level

        init(_ rule: Rule) {
            self.init(
                id: rule.id, title: rule.title, help: "\(rule.cost) \(rule.suggestion)",
                level: Result.level(rule.severity))
            fullDescription = Text(text: rule.cost)
        }

        init(id: String, title: String, help: String, level: String) {
            self.id = id
            shortDescription = Text(text: title)
            fullDescription = Text(text: title)
            self.help = Text(text: help)
            defaultConfiguration = Level(level: level)
        }
    }

    private struct Result: Encodable {
        var ruleId: String
        var ruleIndex: Int
        var level: String
        var message: Text
        var locations: [Location]

        init(_ finding: Finding, ruleIndex: Int) {
            ruleId = finding.rule
            self.ruleIndex = ruleIndex
            level = Self.level(finding.severity)
            message = Text(
                text: finding.suggestion.isEmpty
                    ? finding.message : "\(finding.message). \(finding.suggestion)")
            locations = [Location(finding)]
        }

        static func level(_ severity: Severity) -> String {
            switch severity {
            case .error: "error"
            case .warning: "warning"
            case .info, .note: "note"
            }
        }
    }

    private struct Location: Encodable {
        var physicalLocation: Physical

        struct Physical: Encodable {
            var artifactLocation: Artifact
            var region: Region
        }
        struct Artifact: Encodable { var uri: String }
        struct Region: Encodable {
            var startLine: Int
            var startColumn: Int
        }

        init(_ finding: Finding) {
            var allowed = CharacterSet.urlPathAllowed
            allowed.remove(charactersIn: ":;")
            let path =
                finding.path.addingPercentEncoding(withAllowedCharacters: allowed) ?? finding.path
            physicalLocation = Physical(
                artifactLocation: Artifact(uri: path.hasPrefix("/") ? "file://\(path)" : path),
                region: Region(startLine: finding.line, startColumn: finding.column))
        }
    }
}
