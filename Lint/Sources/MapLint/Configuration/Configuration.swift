import Foundation
import XcodeProjects
import Yams

/// The content of `.maplint.yml`.
public struct Configuration: Sendable, Equatable {
    /// The setting of one rule.
    public struct RuleSetting: Sendable, Equatable {
        /// Whether the rule runs; `nil` leaves it as it is by default.
        public var isEnabled: Bool?
        /// Another severity than the rule's own.
        public var severity: Severity?
        /// Values of the rule's options by name.
        public var options: [String: Rule.Option] = [:]

        /// Makes one that changes nothing.
        public init() {}
    }

    /// Folders or files to lint when none is named; relative to the configuration's folder.
    public var include: [String] = []
    /// Patterns of paths to leave alone.
    public var exclude: [String] = []
    /// Settings by the rule's identifier.
    public var rules: [String: RuleSetting] = [:]
    /// If not empty, the only rules that run.
    public var onlyRules: [String] = []
    /// The oldest systems to judge for; unknown unless the file says it.
    public var deploymentTarget = DeploymentTarget()
    /// Patterns of paths whose code is test code.
    public var testPaths: [String]?
    /// The name of the reporter.
    public var reporter: String?
    /// The path of the baseline.
    public var baseline: String?
    /// Whether warnings count as errors.
    public var isStrict = false
    /// Files larger than this many bytes are reported and left alone.
    public var maximumFileSize = 2_000_000
    /// The folder that paths in the file are relative to.
    public var folder = ""
    /// The way from the configuration's folder down to the working directory; empty if they are the same.
    ///
    /// Patterns of paths count from the configuration's folder.
    public var base = ""

    /// Makes one that changes nothing.
    public init() {}

    /// All that bears on results, in an order that does not change from run to run.
    var fingerprint: String {
        let rules = self.rules.sorted { $0.key < $1.key }.map { id, setting in
            let options = setting.options.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            return
                "\(id):\(String(describing: setting.isEnabled)):\(String(describing: setting.severity)):\(options)"
        }
        let target = deploymentTarget.versions.sorted { $0.key < $1.key }.map {
            "\($0.key)\($0.value)"
        }
        return
            "\(base) \(folder) \(exclude) \(rules) \(onlyRules) \(target) \(testPaths ?? []) \(maximumFileSize)"
    }

    /// The nearest configuration file in a folder or above it.
    ///
    /// - Parameters:
    ///   - name: The name of the file.
    ///   - path: The absolute path of the folder to begin in.
    /// - Returns: The file's path and the way from its folder down to the one given; `nil` if there is none.
    public static func nearest(_ name: String, to path: String) -> (path: String, base: String)? {
        var folder = FilePath.clean(path)
        var base = ""
        while true {
            let file = FilePath.join(folder, name)
            if FileManager.default.fileExists(atPath: file) { return (file, base) }
            guard folder != "/", !folder.isEmpty else { return nil }
            let last = FilePath.name(of: folder)
            base = base.isEmpty ? last : "\(last)/\(base)"
            folder = FilePath.folder(of: folder)
        }
    }

    /// A path as patterns see it: relative to the configuration's folder.
    func local(_ path: String) -> String {
        guard !base.isEmpty else { return path }
        if path.hasPrefix("\(folder)/") { return String(path.dropFirst(folder.count + 1)) }
        return path.hasPrefix("/") ? path : FilePath.join(base, path)
    }

    /// The rules to run, and how.
    var settings: RuleSettings {
        var settings = RuleSettings(active: [])
        settings.active = Rule.all.filter { rule in
            if !onlyRules.isEmpty { return onlyRules.contains(rule.id) }
            return rules[rule.id]?.isEnabled ?? !rule.isOptIn
        }
        settings.asked = Set(onlyRules)
        for (id, setting) in rules {
            if setting.isEnabled == true { settings.asked.insert(id) }
            settings.severities[id] = setting.severity
            if !setting.options.isEmpty { settings.options[id] = setting.options }
        }
        settings.target = deploymentTarget
        if let testPaths { settings.testPaths = testPaths.map { PathPattern($0) } }
        return settings
    }
}

/// A configuration that cannot be used; names the line and, where one is near, the right word.
public struct ConfigurationError: Error, Equatable, CustomStringConvertible {
    /// The path of the configuration.
    public var file: String
    /// Line in the file, from 1; 0 where none can be told.
    public var line: Int
    /// A description of the problem.
    public var message: String

    /// The place and the message, as compilers write them.
    public var description: String {
        line > 0 ? "\(file):\(line): \(message)" : "\(file): \(message)"
    }
}

extension Configuration {
    private static let keys = [
        "include", "exclude", "rules", "only_rules", "opt_in_rules", "disabled_rules",
        "deployment_target", "test_paths", "reporter", "baseline", "strict", "max_file_size",
    ]
    /// Names that other linters use for the same.
    private static let aliases = ["included": "include", "excluded": "exclude"]

    /// Reads a configuration.
    ///
    /// - Parameters:
    ///   - text: YAML.
    ///   - file: The name to give in errors.
    /// - Throws: `ConfigurationError` for broken YAML, unknown keys, rules, severities and options.
    public init(yaml text: String, file: String = ".maplint.yml") throws(ConfigurationError) {
        let node: Node?
        do {
            node = try Yams.compose(yaml: text)
        } catch let error as YamlError {
            throw ConfigurationError(file: file, line: 0, message: "\(error)")
        } catch {
            throw ConfigurationError(file: file, line: 0, message: "\(error)")
        }
        let reader = ConfigurationReader(file: file)
        guard let node, node.null == nil || node.mapping != nil else { return }
        for (key, value) in try reader.mapping(node, "the file") {
            let name = Self.aliases[key.text] ?? key.text
            switch name {
            case "include": include = try reader.strings(value)
            case "exclude": exclude = try reader.strings(value)
            case "only_rules": onlyRules = try reader.ruleNames(value)
            case "opt_in_rules":
                for id in try reader.ruleNames(value) {
                    rules[id, default: .init()].isEnabled = true
                }
            case "disabled_rules":
                for id in try reader.ruleNames(value) {
                    rules[id, default: .init()].isEnabled = false
                }
            case "rules":
                for (id, setting) in try reader.mapping(value, "rules") {
                    try reader.checkRule(id.text, at: id.line)
                    try reader.setting(
                        setting, of: id.text, into: &rules[id.text, default: .init()])
                }
            case "deployment_target":
                for (platform, version) in try reader.mapping(value, "deployment_target") {
                    guard DeploymentTarget.platforms.contains(platform.text) else {
                        throw reader.error(
                            platform.line,
                            "'\(platform.text)' is no platform"
                                + Spelling.suggestion(
                                    for: platform.text, among: DeploymentTarget.platforms))
                    }
                    deploymentTarget.versions[platform.text] = try reader.number(version)
                }
            case "test_paths": testPaths = try reader.strings(value)
            case "reporter":
                let name = try reader.string(value)
                guard Reporter(rawValue: name) != nil else {
                    throw reader.error(
                        value,
                        "'\(name)' is no reporter"
                            + Spelling.suggestion(
                                for: name, among: Reporter.allCases.map(\.rawValue)))
                }
                reporter = name
            case "baseline": baseline = try reader.string(value)
            case "strict": isStrict = try reader.flag(value)
            case "max_file_size": maximumFileSize = Int(try reader.number(value))
            default:
                throw reader.error(
                    key.line,
                    "'\(key.text)' is no key of a configuration"
                        + Spelling.suggestion(for: key.text, among: Self.keys))
            }
        }
    }

    /// Reads a configuration file; the folder it lies in becomes the one that its paths are relative to.
    public init(contentsOf path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ConfigurationError(file: path, line: 0, message: "cannot be read")
        }
        try self.init(yaml: String(decoding: data, as: UTF8.self), file: path)
        folder = (path as NSString).deletingLastPathComponent
    }
}
