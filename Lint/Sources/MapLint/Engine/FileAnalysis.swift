import SwiftSyntax

/// All that a run keeps of one file: what was found, and what others must know.
struct FileAnalysis: Sendable, Codable {
    var drafts: [Draft] = []
    var facts = FileFacts()
    var suppressions: [Suppression] = []
    /// Lines of the file, for reports.
    var lineCount = 0
    /// What the analysis is good for.
    var hash: ContentHash?

    /// Parses a file and runs the rules over it.
    init(path: String, source: SourceText, settings: RuleSettings) {
        let file = SourceFile(path: path, source: source)
        facts = FileFacts(of: file)
        lineCount = source.lineCount
        suppressions = Suppression.all(in: source)
        let isTest = settings.isTest(settings.localPath ?? path)
        // What a test builds is meant to be odd: only its facts are kept.
        if settings.isTestTarget || file.importsTestLibrary {
            suppressions = []
            facts.sightings = []
            return
        }
        for rule in settings.active {
            if isTest, rule.sparesTests { continue }
            let inspection = Inspection(
                rule: rule, file: file, target: settings.target,
                severity: settings.severity(of: rule), options: settings.options[rule.id] ?? [:],
                isAsked: settings.asked.contains(rule.id))
            rule.check(inspection)
            drafts += inspection.drafts
        }
        drafts.sort { ($0.line, $0.column, $0.rule) < ($1.line, $1.column, $1.rule) }
    }

    init() {}
}

extension SourceFile {
    private static let testLibraries: Set<String> = ["XCTest", "Testing", "Quick", "Nimble"]

    /// Whether the file is one of tests, by what it imports.
    fileprivate var importsTestLibrary: Bool {
        tree.statements.contains { item in
            guard let module = item.item.as(ImportDeclSyntax.self)?.path.first?.name.text else {
                return false
            }
            return Self.testLibraries.contains(module)
        }
    }
}

extension Rule {
    /// Whether the rule is about lifetime or blocking, which tests treat on purpose.
    fileprivate var sparesTests: Bool {
        [
            "blocking_geocode", "unretained_location_object", "unretained_delegate",
            "completer_per_keystroke", "completer_without_delegate",
        ].contains(id)
    }
}

/// The rules that run, and how.
struct RuleSettings: Sendable {
    var active: [Rule]
    /// The rules that the configuration turns on by name.
    var asked: Set<String> = []
    var severities: [String: Severity] = [:]
    var options: [String: [String: Rule.Option]] = [:]
    var target = DeploymentTarget()
    /// The file's path as patterns see it, where that is not the one it is reported under.
    var localPath: String?
    /// Whether the file belongs to targets of tests alone.
    var isTestTarget = false
    var testPaths = ["**/Tests/**", "**/*Tests/**", "**/*Tests.swift", "**/*Test.swift"].map {
        PathPattern($0)
    }

    func severity(of rule: Rule) -> Severity { severities[rule.id] ?? rule.severity }

    func isTest(_ path: String) -> Bool { testPaths.contains { $0.matches(path) } }
}
