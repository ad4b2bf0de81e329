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
        // Equal findings on equal lines of a file are told apart by their order.
        var seen: [String: Int] = [:]
        let results = findings.map { finding in
            let line = String(finding.lineHash ?? 0, radix: 16)
            let place = "\(finding.rule) \(finding.path) \(line)"
            let ordinal = seen[place, default: 0] + 1
            seen[place] = ordinal
            return Result(
                finding, ruleIndex: indices[finding.rule] ?? -1,
                fingerprint: "\(line):\(ordinal)")
        }
        runs = [Run(tool: Tool(driver: Driver(rules: descriptors)), results: results)]
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

    private struct Text: Encodable {
        var text: String
        var markdown: String?
    }
    private struct Level: Encodable { var level: String }

    private struct Descriptor: Encodable {
        var id: String
        var shortDescription: Text
        var fullDescription: Text
        var help: Text
        /// Where the rule's page is; without it for what is no rule.
        var helpUri: String?
        var defaultConfiguration: Level

        init(_ rule: Rule) {
            self.init(
                id: rule.id, title: rule.title, help: "\(rule.cost) \(rule.suggestion)",
                level: Result.level(rule.severity))
            fullDescription = Text(text: rule.cost)
            help.markdown = rule.page
            helpUri = rule.address
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
        var partialFingerprints: [String: String]
        var fixes: [Change]?

        init(_ finding: Finding, ruleIndex: Int, fingerprint: String) {
            ruleId = finding.rule
            self.ruleIndex = ruleIndex
            level = Self.level(finding.severity)
            message = Text(
                text: finding.suggestion.isEmpty
                    ? finding.message : "\(finding.message). \(finding.suggestion)")
            locations = [Location(finding)]
            partialFingerprints = ["primaryLocationLineHash": fingerprint]
            fixes = finding.fix.map { [Change($0, finding)] }
        }

        static func level(_ severity: Severity) -> String {
            switch severity {
            case .error: "error"
            case .warning: "warning"
            case .info, .note: "note"
            }
        }
    }

    /// A rewrite as the format has it: regions of the file with what comes in their place.
    private struct Change: Encodable {
        struct Artifact: Encodable {
            var artifactLocation: Location.Artifact
            var replacements: [Replacement]
        }
        struct Replacement: Encodable {
            var deletedRegion: Location.Region
            var insertedContent: Text
        }
        var description: Text
        var artifactChanges: [Artifact]

        init(_ fix: Fix, _ finding: Finding) {
            description = Text(
                text: fix.isSafe
                    ? finding.suggestion : "\(finding.suggestion) The behavior may change.")
            let replacements = fix.edits.sorted { $0.start < $1.start }.compactMap { edit in
                edit.range.map {
                    Replacement(
                        deletedRegion: Location.Region($0),
                        insertedContent: Text(text: edit.replacement))
                }
            }
            artifactChanges = [
                Artifact(
                    artifactLocation: Location.Artifact(path: finding.path),
                    replacements: replacements)
            ]
        }
    }

    private struct Location: Encodable {
        var physicalLocation: Physical

        struct Physical: Encodable {
            var artifactLocation: Artifact
            var region: Region
        }
        struct Artifact: Encodable {
            var uri: String

            init(path: String) {
                var allowed = CharacterSet.urlPathAllowed
                allowed.remove(charactersIn: ":;")
                let quoted = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
                uri = path.hasPrefix("/") ? "file://\(quoted)" : quoted
            }
        }
        struct Region: Encodable {
            var startLine: Int
            var startColumn: Int
            var endLine: Int?
            var endColumn: Int?

            init(_ range: TextRange) {
                startLine = range.startLine
                startColumn = range.startColumn
                endLine = range.endLine
                endColumn = range.endColumn
            }

            init(line: Int, column: Int) {
                startLine = line
                startColumn = column
            }
        }

        init(_ finding: Finding) {
            physicalLocation = Physical(
                artifactLocation: Artifact(path: finding.path),
                region: finding.range.map { Region($0) }
                    ?? Region(line: finding.line, column: finding.column))
        }
    }
}
