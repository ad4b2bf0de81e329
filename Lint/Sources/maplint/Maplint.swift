import ArgumentParser
import Foundation
import MapLint

/// The command line of the linter.
@main
struct Maplint: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "maplint",
        abstract: "Reviews Swift code that uses Apple's MapKit.",
        discussion: """
            Without a path it lints what .maplint.yml includes, or the working directory. "-" reads standard \
            input. Exit code 0: no errors; 1: a file could not be linted; 2: errors found; 64: bad usage.

            EXAMPLES
              maplint Sources
              maplint --reporter sarif Sources > maplint.sarif
              maplint --fix --dry-run
              maplint --explain unguarded_region_update
              maplint --report review
            """,
        version: "maplint \(Linter.version)")

    @Argument(help: "Files and folders to lint.")
    var paths: [String] = []

    @Option(help: "xcode, json, sarif, github, checkstyle, markdown or html.")
    var reporter: String?

    @Option(help: ArgumentHelp("Write the findings to a file.", valueName: "file"))
    var output: String?

    @Option(
        help: ArgumentHelp("Use this configuration instead of .maplint.yml.", valueName: "file"))
    var config: String?

    @Flag(help: "Rewrite what can be put right safely.")
    var fix = false

    @Flag(help: "Rewrite also where the meaning may change.")
    var unsafeFixes = false

    @Flag(help: "With --fix: show the changes as a diff and write nothing.")
    var dryRun = false

    @Option(
        help: ArgumentHelp("Tell only findings that this file does not hold.", valueName: "file"))
    var baseline: String?

    @Option(help: ArgumentHelp("Write a baseline of all findings and end.", valueName: "file"))
    var writeBaseline: String?

    @Option(
        help: ArgumentHelp(
            "Tell only findings on lines that have changed since a revision of git.",
            valueName: "revision"))
    var since: String?

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    @Option(help: ArgumentHelp("Run only these rules (comma separated).", valueName: "rules"))
    var only: String?

    @Option(
        help: ArgumentHelp(
            "Turn on these opt-in rules (comma separated, or all).", valueName: "rules"))
    var enable: String?

    @Option(help: ArgumentHelp("Turn off these rules (comma separated).", valueName: "rules"))
    var disable: String?

    @Option(help: ArgumentHelp("The name to report standard input under.", valueName: "path"))
    var stdinPath = "<stdin>"

    @Option(help: ArgumentHelp("How many files to parse at once.", valueName: "n"))
    var jobs: Int?

    @Option(help: ArgumentHelp("Keep results between runs here.", valueName: "folder"))
    var cachePath: String?

    @Flag(help: "Keep no results between runs.")
    var noCache = false

    @Flag(help: "List the rules.")
    var listRules = false

    @Option(help: ArgumentHelp("Explain a rule.", valueName: "rule"))
    var explain: String?

    @Option(
        help: ArgumentHelp(
            "Write a review of the project to FOLDER/review.md and review.html.",
            valueName: "folder"))
    var report: String?

    @Option(help: ArgumentHelp("Write a page for each rule.", valueName: "folder"))
    var writeRulePages: String?

    func validate() throws {
        if let reporter, Reporter(rawValue: reporter) == nil {
            throw ValidationError(
                "'\(reporter)' is no reporter; use \(Reporter.allCases.map(\.rawValue).joined(separator: ", "))"
            )
        }
        if dryRun, !fix, !unsafeFixes {
            throw ValidationError("--dry-run needs --fix or --unsafe-fixes")
        }
        if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1") }
        if paths.contains("-"), paths.count > 1 {
            throw ValidationError("standard input cannot be linted together with files")
        }
        if paths.contains("-"), since != nil {
            throw ValidationError("standard input has no revisions; --since needs files")
        }
        if paths.contains("-"), fix || unsafeFixes {
            throw ValidationError("standard input cannot be rewritten")
        }
        for id in [only, enable, disable].compactMap({ $0 }).flatMap(Self.words) where id != "all" {
            if Rule.named(id) == nil {
                throw ValidationError("'\(id)' is no rule; see --list-rules")
            }
        }
    }

    func run() throws {
        if listRules { return Rule.all.forEach { print($0.summary) } }
        if let explain {
            guard let rule = Rule.named(explain) else {
                throw ValidationError("'\(explain)' is no rule; see --list-rules")
            }
            return print(rule.page)
        }
        if let writeRulePages { return try writePages(to: writeRulePages) }
        let outcome: Linter.Outcome
        let configuration: Configuration
        do {
            configuration = try loadConfiguration()
            outcome = try lint(configuration)
        } catch let error as ConfigurationError {
            Self.complain("\(error)")
            throw ExitCode.failure
        }
        for failure in outcome.failures { Self.complain("\(failure.path): \(failure.message)") }
        try deliver(outcome, configuration)
    }

    private func lint(_ configuration: Configuration) throws -> Linter.Outcome {
        var linter = Linter(configuration: configuration)
        if let jobs { linter.threadCount = jobs }
        if !noCache { linter.cacheFolder = cachePath ?? Self.defaultCache }
        if paths == ["-"] {
            let data = FileHandle.standardInput.readDataToEndOfFile()
            return linter.lint(source: SourceText(bytes: [UInt8](data)).text, path: stdinPath)
        }
        var paths = paths
        if paths.isEmpty {
            paths = configuration.include.map { path in
                path.hasPrefix("/") || configuration.folder.isEmpty
                    ? path : "\(configuration.folder)/\(path)"
            }
        }
        return linter.lint(paths: paths.isEmpty ? ["."] : paths, wantsFacts: report != nil)
    }

    private func deliver(_ outcome: Linter.Outcome, _ configuration: Configuration) throws {
        var findings = outcome.findings
        let lines = LineReader()
        if let writeBaseline {
            let folder = (writeBaseline as NSString).deletingLastPathComponent
            let made = Baseline(findings, folder: folder, line: lines.line)
            try Self.write(made.text, to: writeBaseline)
            return Self.complain("\(findings.count) findings are in the baseline now")
        }
        if let path = baseline ?? configuration.baseline {
            do {
                let folder = (path as NSString).deletingLastPathComponent
                findings = try Baseline(contentsOf: path).unknown(
                    findings, folder: folder, line: lines.line)
            } catch let error as ConfigurationError {
                Self.complain("\(error)")
                throw ExitCode.failure
            }
        }
        if let since {
            do {
                let folder = paths.first ?? "."
                let isFolder = FileManager.default.fileExists(atPath: "\(folder)/.")
                let changes = try ChangedLines(
                    since: since,
                    in: isFolder ? folder : (folder as NSString).deletingLastPathComponent + "/.")
                findings = findings.filter {
                    changes.touch($0.path, $0.line...max($0.line, $0.range?.endLine ?? $0.line))
                }
            } catch let error as ChangedLines.Failure {
                Self.complain("--since: \(error.message)")
                throw ExitCode.failure
            }
        }
        if let report {
            let review = Review(outcome)
            try Self.makeFolder(report)
            try Self.write(review.markdown, to: "\(report)/review.md")
            try Self.write(review.html, to: "\(report)/review.html")
        }
        if fix || unsafeFixes {
            let changes = try Fixer(allowsUnsafe: unsafeFixes).fix(findings, isDryRun: dryRun)
            for change in changes {
                if dryRun {
                    print(change.diff, terminator: "")
                } else {
                    Self.complain("\(change.path): \(change.count) put right")
                }
            }
            if dryRun { return }
            if !changes.isEmpty {
                // What is left, at the places where it stands now.
                let again = try lint(configuration)
                findings = again.findings
            }
        }
        let form = reporter ?? configuration.reporter ?? "xcode"
        let text = (Reporter(rawValue: form) ?? .xcode).report(findings)
        if let output {
            try Self.write(text, to: output)
        } else if report == nil {
            FileHandle.standardOutput.write(Data(text.utf8))
        }
        let limit: Severity = strict || configuration.isStrict ? .warning : .error
        if findings.contains(where: { $0.severity >= limit }) { throw ExitCode(2) }
        if !outcome.failures.isEmpty { throw ExitCode.failure }
    }

    private func loadConfiguration() throws -> Configuration {
        var configuration = Configuration()
        if let config {
            configuration = try Configuration(contentsOf: config)
        } else if let found = Configuration.nearest(
            ".maplint.yml", to: FileManager.default.currentDirectoryPath)
        {
            if found.base.isEmpty {
                configuration = try Configuration(contentsOf: ".maplint.yml")
            } else {
                configuration = try Configuration(contentsOf: found.path)
                configuration.base = found.base
                // Above the working directory it speaks of all of its folder; here of what lies in this one.
                configuration.include = []
                if let baseline = configuration.baseline, !baseline.hasPrefix("/") {
                    configuration.baseline = "\(configuration.folder)/\(baseline)"
                }
            }
        }
        for id in enable.map(Self.words) ?? [] {
            let chosen = id == "all" ? Rule.all.map(\.id) : [id]
            for id in chosen { configuration.rules[id, default: .init()].isEnabled = true }
        }
        for id in disable.map(Self.words) ?? [] {
            configuration.rules[id, default: .init()].isEnabled = false
        }
        if let only { configuration.onlyRules = Self.words(only) }
        return configuration
    }

    private func writePages(to folder: String) throws {
        try Self.makeFolder(folder)
        for rule in Rule.all { try Self.write(rule.page, to: "\(folder)/\(rule.id).md") }
        try Self.write(Rule.indexPage, to: "\(folder)/README.md")
    }
}
