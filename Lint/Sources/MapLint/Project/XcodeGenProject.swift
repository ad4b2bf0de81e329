import Foundation
import XcodeProjects
import Yams

/// The targets of a project that XcodeGen makes, as its `project.yml` tells.
struct XcodeGenProject {
    private(set) var targets: [ProjectTarget] = []
    /// Folders of the packages that it takes from the same machine.
    private(set) var packages: [String] = []
    private let folder: String
    /// What the whole project is built with.
    private let options: [String: Any]
    private let settings: [(key: String, value: String)]
    /// Whether other files add to what is written here.
    private let isComplete: Bool

    /// Reads a specification; what it includes from other files is not seen.
    init(path: String, text: String) {
        folder = FilePath.folder(of: path)
        // A file that is no YAML describes no targets.
        let root = (try? Yams.load(yaml: text)) as? [String: Any] ?? [:]
        options = root["options"] as? [String: Any] ?? [:]
        settings = Self.settings(root["settings"])
        isComplete = root["include"] == nil && root["configFiles"] == nil
        for (_, package) in root["packages"] as? [String: Any] ?? [:] {
            guard let path = (package as? [String: Any])?["path"] as? String else { continue }
            packages.append(FilePath.join(folder, path))
        }
        packages.sort()
        let described = root["targets"] as? [String: Any] ?? [:]
        for (name, target) in described.sorted(by: { $0.key < $1.key }) {
            guard let table = target as? [String: Any] else { continue }
            targets.append(self.target(name, table))
        }
    }

    private func target(_ name: String, _ table: [String: Any]) -> ProjectTarget {
        var target = ProjectTarget(
            name: name, kind: Self.kind(table["type"] as? String ?? ""), container: folder)
        target.products = [name]
        for source in Self.list(table["sources"]) {
            let path = source as? String ?? (source as? [String: Any])?["path"] as? String
            guard let path = path.map({ FilePath.join(folder, $0) }) else { continue }
            if path.hasSuffix(".swift") {
                target.files.insert(path)
                continue
            }
            let excluded = Self.list((source as? [String: Any])?["excludes"])
                .compactMap { $0 as? String }
                .map { $0.hasSuffix("/**") ? String($0.dropLast(3)) : $0 }
                .filter { !$0.contains("*") }
            target.folders.append(
                .init(path: path, exceptions: Set(excluded.map { FilePath.join(path, $0) })))
        }
        for case let dependency as [String: Any] in Self.list(table["dependencies"]) {
            if let other = dependency["target"] as? String {
                target.dependencies.append(FilePath.name(of: other))
            }
            let products = Self.list(dependency["product"]) + Self.list(dependency["products"])
            target.dependencies += products.compactMap { $0 as? String }
            if let package = dependency["package"] as? String {
                target.dependencies.append(package)
            }
        }
        var settings = BuildSettings()
        settings.merge([("SRCROOT", folder.isEmpty ? "." : folder), ("TARGET_NAME", name)])
        settings.merge(self.settings)
        settings.merge(Self.settings(table["settings"]))
        target.deployment = settings.deploymentTarget
        if !target.deployment.isKnown { target.deployment = deployment(table) }
        if isComplete, table["templates"] == nil, table["configFiles"] == nil {
            target.permissions = permissions(table["info"], settings)
        }
        return target
    }

    /// `deploymentTarget: 17.0`, or a table by platform, of the target or of the whole project.
    private func deployment(_ table: [String: Any]) -> DeploymentTarget {
        let named = Self.list(table["platform"]) + Self.list(table["supportedDestinations"])
        let platforms = named.compactMap { $0 as? String }
            .filter { DeploymentTarget.platforms.contains($0) }
        let (own, common) = (table["deploymentTarget"], options["deploymentTarget"])
        var target = DeploymentTarget()
        for platform in platforms.isEmpty ? ["iOS"] : platforms {
            let version =
                own is [String: Any] ? (own as? [String: Any])?[platform] : own
            let usual = (common as? [String: Any])?[platform]
            if let number = (version ?? usual).flatMap({ DeploymentTarget.number("\($0)") }) {
                target.versions[platform] = number
            }
        }
        return target
    }

    /// What the property list that XcodeGen writes, or one of the project's own, tells; `nil` if it cannot be seen.
    private func permissions(_ info: Any?, _ settings: BuildSettings) -> Set<Fact>? {
        guard let info = info as? [String: Any] else {
            return InfoPropertyList.permissions(settings, folder: folder)
        }
        let properties = info["properties"] as? [String: Any] ?? [:]
        return InfoPropertyList.facts { key in
            properties[key] != nil || settings.keys.contains { $0 == "INFOPLIST_KEY_\(key)" }
        }
    }

    /// The settings of all configurations: a table, or one below `base`.
    private static func settings(_ value: Any?) -> [(key: String, value: String)] {
        guard let table = value as? [String: Any] else { return [] }
        let isSorted = table["base"] != nil || table["configs"] != nil || table["groups"] != nil
        let base = isSorted ? table["base"] as? [String: Any] ?? [:] : table
        return base.sorted { $0.key < $1.key }.map { key, value in
            // YAML's `YES` is a truth value.
            (key, (value as? Bool).map { $0 ? "YES" : "NO" } ?? "\(value)")
        }
    }

    /// One thing, or several.
    private static func list(_ value: Any?) -> [Any] {
        value as? [Any] ?? value.map { [$0] } ?? []
    }

    private static func kind(_ type: String) -> ProjectTarget.Kind {
        if type.contains("test") { return .test }
        if type.contains("extension") { return .extension }
        return type.hasPrefix("application") ? .app : .library
    }
}
