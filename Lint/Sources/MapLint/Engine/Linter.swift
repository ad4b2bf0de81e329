import Foundation
import Synchronization

/// Lints files and folders.
public struct Linter: Sendable {
    /// The rules that run, and their options.
    public let configuration: Configuration
    /// The number of threads that parse.
    public var threadCount: Int
    /// Where results are kept between runs; `nil` for nowhere.
    public var cacheFolder: String?

    /// The version of the rules, Mapwright's own; part of every cache key.
    public static let version = MapwrightVersion.current

    /// Makes a linter that parses on every core and keeps nothing between runs.
    public init(
        configuration: Configuration = Configuration(),
        threadCount: Int = ProcessInfo.processInfo.activeProcessorCount, cacheFolder: String? = nil
    ) {
        self.configuration = configuration
        self.threadCount = max(1, threadCount)
        self.cacheFolder = cacheFolder
    }

    /// The results of a run.
    public struct Outcome: Sendable {
        /// Sorted by path, line, column and rule.
        public var findings: [Finding] = []
        /// Files that could not be linted, with the reason.
        public var failures: [(path: String, message: String)] = []
        /// The number of Swift files.
        public var fileCount = 0
        /// The number of files that concern maps.
        public var candidateCount = 0
        /// Facts of the files for a review, by path.
        var facts: [(path: String, facts: FileFacts)] = []
        var target = DeploymentTarget()
        /// The rules that ran.
        var rules: Set<String> = []
    }

    /// Lints source text by itself, as from standard input.
    public func lint(source: String, path: String) -> Outcome {
        var outcome = Outcome()
        outcome.fileCount = 1
        let settings = configuration.settings
        let bytes = Array(source.utf8)
        guard Prefilter.isCandidate(bytes) || source.holds("maplint:"),
            !Prefilter.isGenerated(bytes)
        else { return outcome }
        guard !Prefilter.isTooDeep(bytes) else {
            outcome.failures = [(path, Self.tooDeep)]
            return outcome
        }
        let analysis = onLargeStack {
            FileAnalysis(path: path, source: SourceText(source), settings: settings)
        }
        outcome.candidateCount = 1
        let module = ModuleFacts([analysis.facts], isWhole: false)
        outcome.findings = findings(of: analysis, path: path, module, settings)
        outcome.facts = [(path, analysis.facts)]
        return outcome
    }

    /// Lints files and everything below folders.
    ///
    /// A folder is taken for the whole of its modules; files named one by one are not, so that what only a
    /// whole project can tell becomes a note.
    public func lint(paths: [String], wantsFacts: Bool = false) -> Outcome {
        let tree = FileTree(paths: paths, configuration: configuration)
        var outcome = Outcome()
        outcome.failures = tree.failures.map { ($0.path, $0.message) }
        outcome.fileCount = tree.sources.count
        let cache = cacheFolder.map {
            ResultCache(folder: $0, configuration: configuration, tree: tree)
        }
        if !wantsFacts, let kept = cache?.wholeResult() {
            outcome.findings = kept.findings
            outcome.candidateCount = kept.candidateCount
            outcome.failures += kept.failures.map { ($0.path, $0.message) }
            return outcome
        }
        let graph = ProjectGraph(tree)
        let results = analyze(tree, graph, cache: cache)
        var analyses: [(entry: FileTree.Entry, analysis: FileAnalysis)] = []
        var unread: [FileTree.Failure] = []
        for (entry, result) in zip(tree.sources, results) {
            switch result {
            case .analysis(let analysis): analyses.append((entry, analysis))
            case .failure(let message): unread.append(.init(path: entry.path, message: message))
            case .none: continue
            }
        }
        outcome.failures += unread.map { ($0.path, $0.message) }
        outcome.candidateCount = analyses.count
        analyses += filesBeside(
            analyses.map(\.analysis),
            among: zip(tree.sources, results).compactMap { entry, result in
                if case .none = result { entry } else { nil }
            })
        outcome.findings = judge(analyses, tree, graph)
        outcome.rules = Set(configuration.settings.active.map(\.id))
        outcome.target = configuration.deploymentTarget
        if !outcome.target.isKnown {
            for (entry, _) in analyses {
                outcome.target.formOldest(
                    with: graph.deployment(of: entry.path, root: entry.root))
            }
        }
        outcome.facts = analyses.map { ($0.entry.path, $0.analysis.facts) }
        cache?.keep(
            findings: outcome.findings, candidateCount: outcome.candidateCount, failures: unread,
            analyses: analyses.map { ($0.entry.path, $0.analysis) })
        return outcome
    }

    private static let tooDeep = "brackets are nested too deep; left alone"

    enum FileResult: Sendable {
        case none
        case analysis(FileAnalysis)
        case failure(String)
    }

    private func analyze(
        _ tree: FileTree, _ graph: ProjectGraph, cache: ResultCache?
    ) -> [FileResult] {
        let sources = tree.sources
        let results = Mutex([FileResult](repeating: .none, count: sources.count))
        let next = Atomic(0)
        let base = configuration.settings
        let limit = configuration.maximumFileSize
        let kept = cache?.analyses() ?? [:]
        onLargeStacks(min(threadCount, max(1, sources.count))) {
            while true {
                let index = next.add(1, ordering: .relaxed).oldValue
                guard index < sources.count else { return }
                let entry = sources[index]
                let result = Self.analyze(
                    entry, base, graph, limit: limit, kept: kept,
                    local: configuration.local)
                if case .none = result { continue }
                results.withLock { $0[index] = result }
            }
        }
        return results.withLock { $0 }
    }

    private static func analyze(
        _ entry: FileTree.Entry, _ base: RuleSettings, _ graph: ProjectGraph, limit: Int,
        kept: [String: ResultCache.Kept], local: (String) -> String
    ) -> FileResult {
        if entry.stamp.size > limit {
            return .failure("larger than \(limit) bytes; left alone (max_file_size sets the limit)")
        }
        guard let data = FileManager.default.contents(atPath: entry.path) else {
            return .failure("cannot be read")
        }
        let bytes = [UInt8](data)
        guard Prefilter.isCandidate(bytes), !Prefilter.isGenerated(bytes) else { return .none }
        guard !Prefilter.isTooDeep(bytes) else { return .failure(tooDeep) }
        var settings = base
        if !settings.target.isKnown {
            settings.target = graph.deployment(of: entry.path, root: entry.root)
        }
        settings.isTestTarget = graph.isTest(entry.path)
        settings.localPath = local(entry.path)
        var key = ContentHash(bytes, settings.target)
        if settings.isTestTarget { key.add("test") }
        if let known = kept[entry.path], known.hash == key { return .analysis(known.analysis) }
        var analysis = FileAnalysis(
            path: entry.path, source: SourceText(bytes: bytes), settings: settings)
        analysis.hash = key
        return .analysis(analysis)
    }

    /// Puts the drafts of all files to the facts of what they are built together with.
    private func judge(
        _ analyses: [(entry: FileTree.Entry, analysis: FileAnalysis)], _ tree: FileTree,
        _ graph: ProjectGraph
    ) -> [Finding] {
        var neighbors: [String: NeighborFacts] = [:]
        for entry in tree.neighbors {
            guard let data = FileManager.default.contents(atPath: entry.path) else { continue }
            neighbors[graph.group(of: entry.root), default: .init()].add(
                path: entry.path, text: String(decoding: data, as: UTF8.self),
                isRead: graph.isRead(entry.root))
        }
        let settings = configuration.settings
        var findings: [Finding] = []
        // A missing key is told once for each app.
        var told: Set<String> = []
        let groups = Dictionary(grouping: analyses) { graph.group(of: $0.entry.root) }
        for (root, members) in groups.sorted(by: { $0.key < $1.key }) {
            let isLoose = root.isEmpty && Self.declaresTwice(members.map(\.analysis.facts))
            if isLoose {
                // Files that cannot be one module are each judged alone, but for the views that they show.
                let views = FileFacts(viewsOf: members.map(\.analysis.facts))
                for (entry, analysis) in members {
                    let module = ModuleFacts([analysis.facts, views], isWhole: false)
                    findings += self.findings(of: analysis, path: entry.path, module, settings)
                }
                continue
            }
            let owners = members.map { graph.owners(of: $0.entry.path) }
            var modules: [[Int]: ModuleFacts] = [:]
            for (position, (entry, analysis)) in members.enumerated() {
                let own = owners[position]
                let module: ModuleFacts
                if let made = modules[own] {
                    module = made
                } else {
                    let scope = graph.surroundings(of: own)
                    // What no target lists may belong to any of them.
                    let files = members.indices.filter {
                        own.isEmpty || owners[$0].isEmpty || !scope.isDisjoint(with: owners[$0])
                    }
                    module = ModuleFacts(
                        files.map { members[$0].analysis.facts }, isWhole: !tree.isSingleFiles,
                        neighbors: neighbors[root] ?? .init())
                    modules[own] = module
                }
                let permissions = graph.permissions(of: entry.path, root: entry.root)
                findings += self.findings(
                    of: analysis, path: entry.path, module, settings, told: permissions
                ).filter { finding in
                    finding.rule != "missing_location_usage_description"
                        || told.insert("\(entry.root) \(own) \(finding.message)").inserted
                }
            }
        }
        findings.sort {
            ($0.path, $0.line, $0.column, $0.rule) < ($1.path, $1.line, $1.column, $1.rule)
        }
        return findings
    }

    /// Whether two files declare the same type, which the files of one module cannot.
    private static func declaresTwice(_ files: [FileFacts]) -> Bool {
        var seen: Set<String> = []
        for file in files {
            let own = Set(file.types.filter { $0.kind != .extension && $0.isShared }.map(\.name))
            if !seen.isDisjoint(with: own) { return true }
            seen.formUnion(own)
        }
        return false
    }

    private func findings(
        of analysis: FileAnalysis, path: String, _ module: ModuleFacts, _ settings: RuleSettings,
        told: Set<Fact> = []
    ) -> [Finding] {
        analysis.drafts.compactMap { module.finding($0, path: path, told: told) }
            .suppressed(
                by: analysis.suppressions, path: path, known: Set(settings.active.map(\.id)))
    }
}

/// Runs work on threads with stacks deep enough for any tree that the parser makes.
private func onLargeStacks(_ count: Int, _ work: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    for _ in 0..<count {
        group.enter()
        let thread = Thread {
            work()
            group.leave()
        }
        thread.stackSize = 1 << 29
        thread.start()
    }
    group.wait()
}

func onLargeStack<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
    let result = Mutex<Value?>(nil)
    onLargeStacks(1) {
        let value = work()
        result.withLock { $0 = value }
    }
    guard let value = result.withLock({ $0 }) else { preconditionFailure("the work has ended") }
    return value
}
