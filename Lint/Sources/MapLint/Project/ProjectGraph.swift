import Foundation
import XcodeProjects

/// All targets below the paths of a run, and how they hang together.
///
/// Everything is kept in the order of paths and of the projects' own lists, so that equal trees give equal answers.
struct ProjectGraph: Sendable {
    private(set) var targets: [ProjectTarget] = []
    /// For each target those that it is built from, by position.
    private var dependencies: [[Int]] = []
    /// For each target those that are built from it, tests left out.
    private var dependents: [[Int]] = []
    /// Which group of linked projects a folder with a project belongs to.
    private var groups: [String: String] = [:]
    /// The targets of each source file, by position.
    private var ownersByPath: [String: [Int]] = [:]
    /// Folders with a project that could be read.
    private var folders: Set<String> = []
    /// Systems and permissions of folders whose project could only be read as text.
    private var loose: [String: DeploymentTarget] = [:]

    init() {}

    /// Reads the projects, workspaces and manifests of a tree.
    init(_ tree: FileTree) {
        var links: [(String, String)] = []
        for entry in tree.neighbors where entry.path.hasSuffix(".pbxproj") {
            guard let data = FileManager.default.contents(atPath: entry.path) else { continue }
            if let project = XcodeProject(path: entry.path, data: data) {
                targets += project.targets
                links += project.packages.map { (entry.root, $0) }
                folders.insert(entry.root)
            } else {
                loose[entry.root, default: .init()].formOldest(
                    with: DeploymentTarget(buildSettings: String(decoding: data, as: UTF8.self)))
            }
        }
        for entry in tree.neighbors where entry.path.hasSuffix(".xcworkspacedata") {
            guard let data = FileManager.default.contents(atPath: entry.path) else { continue }
            links += Self.members(of: entry.path, String(decoding: data, as: UTF8.self)).map {
                (entry.root, $0)
            }
        }
        for entry in tree.manifests {
            guard let data = FileManager.default.contents(atPath: entry.path) else { continue }
            let package = SwiftPackage(
                path: entry.path, text: String(decoding: data, as: UTF8.self))
            // A project beside the manifest lists the same files; its targets come first.
            targets += package.targets
            links += package.packages.map { (entry.root, $0) }
            if package.targets.isEmpty {
                loose[entry.root, default: .init()].formOldest(
                    with: DeploymentTarget(manifest: String(decoding: data, as: UTF8.self)))
            } else if package.targets.contains(where: { $0.kind == .app }) {
                folders.insert(entry.root)
            }
        }
        for entry in tree.neighbors where entry.path.hasSuffix(".xcconfig") {
            guard !folders.contains(entry.root),
                let settings = SettingsFile.settings(at: entry.path)
            else { continue }
            var merged = BuildSettings()
            merged.merge(settings)
            loose[entry.root, default: .init()].formOldest(with: merged.deploymentTarget)
        }
        // Descriptions that other tools make projects from.
        for entry in tree.neighbors {
            let name = FilePath.name(of: entry.path)
            guard name == "project.yml" || name == "Project.swift", !folders.contains(entry.root),
                let data = FileManager.default.contents(atPath: entry.path)
            else { continue }
            let text = String(decoding: data, as: UTF8.self)
            let described: (targets: [ProjectTarget], packages: [String])
            if name == "project.yml" {
                let project = XcodeGenProject(path: entry.path, text: text)
                described = (project.targets, project.packages)
            } else {
                let project = TuistProject(path: entry.path, text: text)
                described = (project.targets, project.packages)
            }
            targets += described.targets
            links += described.packages.map { (entry.root, $0) }
            if described.targets.isEmpty {
                loose[entry.root, default: .init()].formOldest(
                    with: name == "project.yml"
                        ? DeploymentTarget(projectYAML: text) : DeploymentTarget(manifest: text))
            } else if described.targets.contains(where: { $0.kind == .app }) {
                folders.insert(entry.root)
            }
        }
        join(links, tree)
        connect()
        for entry in tree.sources where !targets.isEmpty {
            let clean = FilePath.clean(entry.path)
            ownersByPath[entry.path] = targets.indices.filter { targets[$0].holds(clean) }
        }
    }

    /// The folders of the projects and packages that a workspace names.
    private static func members(of path: String, _ text: String) -> [String] {
        XcodeWorkspace.members(of: path, text).map {
            $0.hasSuffix(".xcodeproj") ? FilePath.folder(of: $0) : $0
        }
    }

    /// Puts linked folders into one group, named after the first of them.
    private mutating func join(_ links: [(String, String)], _ tree: FileTree) {
        let roots = Set((tree.sources + tree.neighbors + tree.manifests).map(\.root))
        func leader(_ folder: String) -> String {
            var folder = folder
            while let next = groups[folder], next != folder { folder = next }
            return folder
        }
        for (one, other) in links {
            let key = FilePath.clean(other).isEmpty && !other.hasPrefix("/") ? "." : other
            guard roots.contains(key) || roots.contains(other) else { continue }
            let pair = [leader(one), leader(roots.contains(other) ? other : key)].sorted()
            if pair[0] != pair[1] { groups[pair[1]] = pair[0] }
        }
        for root in roots { groups[root] = leader(root) }
    }

    /// Works out which targets are built from which, by the names of targets and products.
    private mutating func connect() {
        dependencies = Array(repeating: [], count: targets.count)
        dependents = Array(repeating: [], count: targets.count)
        var byProduct: [String: [Int]] = [:]
        for (position, target) in targets.enumerated() {
            for product in Set(target.products) {
                byProduct["\(group(ofContainer: target.container)) \(product)", default: []].append(
                    position)
            }
        }
        for (position, target) in targets.enumerated() {
            let own = group(ofContainer: target.container)
            var found: Set<Int> = []
            for name in target.dependencies {
                let matches = byProduct["\(own) \(name)"] ?? []
                // Names are unique in a project or package; beyond it the group must do.
                let near = matches.filter { targets[$0].container == target.container }
                found.formUnion(near.isEmpty ? matches : near)
            }
            found.remove(position)
            dependencies[position] = found.sorted()
            if target.kind != .test {
                for other in dependencies[position] { dependents[other].append(position) }
            }
        }
    }

    private func group(ofContainer container: String) -> String {
        let folder =
            container.hasSuffix(".xcodeproj") ? FilePath.folder(of: container) : container
        let root = folder.isEmpty ? "." : folder
        return groups[root] ?? root
    }

    /// The group of linked projects that a folder belongs to.
    func group(of root: String) -> String { groups[root] ?? root }

    /// The targets that a file belongs to, by position.
    func owners(of path: String) -> [Int] { ownersByPath[path] ?? [] }

    /// What is built together with some targets: all that they are built from, and all but tests that is built
    /// from them.
    func surroundings(of owners: [Int]) -> Set<Int> {
        reach(from: owners, along: dependencies).union(reach(from: owners, along: dependents))
            .union(
                reach(
                    from: Array(reach(from: owners, along: dependents)), along: dependencies))
    }

    private func reach(from start: [Int], along edges: [[Int]]) -> Set<Int> {
        var found = Set(start)
        var open = start
        while let next = open.popLast() {
            for other in edges[next] where found.insert(other).inserted { open.append(other) }
        }
        return found
    }

    /// The oldest systems that a file is compiled for; unknown if nothing says.
    func deployment(of path: String, root: String) -> DeploymentTarget {
        let owners = owners(of: path)
        var target = oldest(owners)
        if !target.isKnown { target = oldest(reach(from: owners, along: dependents).sorted()) }
        if !target.isKnown { target = loose[root] ?? DeploymentTarget() }
        if !target.isKnown, owners.isEmpty {
            // A file that no target lists is judged by all of its project.
            target = oldest(
                targets.indices.filter {
                    targets[$0].kind != .test && folder(of: targets[$0]) == root
                })
        }
        return target
    }

    private func folder(of target: ProjectTarget) -> String {
        let container = target.container
        let folder =
            container.hasSuffix(".xcodeproj") ? FilePath.folder(of: container) : container
        return folder.isEmpty ? "." : folder
    }

    private func oldest(_ positions: [Int]) -> DeploymentTarget {
        var target = DeploymentTarget()
        for position in positions { target.formOldest(with: targets[position].deployment) }
        return target
    }

    /// Whether the projects of a folder could be read, so that their property lists are known by target.
    func isRead(_ root: String) -> Bool { folders.contains(root) }

    /// Whether a file belongs to tests alone.
    func isTest(_ path: String) -> Bool {
        let owners = owners(of: path)
        return !owners.isEmpty && owners.allSatisfy { targets[$0].kind == .test }
    }

    /// What is known of the location prompt in the apps that a file is compiled into.
    ///
    /// Empty for a library's file: the property list is the client's.
    func permissions(of path: String, root: String) -> Set<Fact> {
        var apps = owners(of: path).filter { targets[$0].kind == .app }
        if owners(of: path).isEmpty {
            let all = targets.indices.filter {
                targets[$0].kind == .app && folder(of: targets[$0]) == root
            }
            if all.count == 1 { apps = all }
        }
        guard !apps.isEmpty else { return [] }
        var found: Set<Fact> = [.isAppProject]
        for app in apps {
            guard let own = targets[app].permissions else {
                return [.isAppProject, .describesWhenInUse, .describesAlways]
            }
            found.formUnion(own)
        }
        // The Mac has a key of its own, and asks without it too.
        if apps.allSatisfy({ Set(targets[$0].deployment.versions.keys) == ["macOS"] }) {
            found.insert(.isMacApp)
        }
        return found
    }
}

extension DeploymentTarget {
    /// Reads the systems of XcodeGen's `project.yml`: `deploymentTarget: "17.0"` or a table by platform.
    init(projectYAML text: String) {
        self.init()
        var isTable = false
        var platform: String?
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                .map {
                    $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\"'"))
                }
            guard parts.count == 2 else { continue }
            if parts[0] == "platform" { platform = parts[1] }
            if parts[0] == "deploymentTarget" {
                isTable = parts[1].isEmpty
                if let number = Self.number(parts[1]) {
                    let name = platform ?? "iOS"
                    if Self.platforms.contains(name) {
                        formOldest(with: DeploymentTarget([name: number]))
                    }
                }
            } else if isTable, Self.platforms.contains(parts[0]),
                let number = Self.number(parts[1])
            {
                formOldest(with: DeploymentTarget([parts[0]: number]))
            } else {
                isTable = false
            }
        }
    }
}
