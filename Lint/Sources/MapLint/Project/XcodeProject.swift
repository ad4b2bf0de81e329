import Foundation
import XcodeProjects

/// The targets of one Xcode project.
struct XcodeProject {
    private(set) var targets: [ProjectTarget] = []
    /// Folders of the local packages that the project uses.
    private(set) var packages: [String] = []

    private let file: XcodeProjectFile

    private var objects: [String: PropertyListValue] { file.objects }
    private var paths: [String: String] { file.paths }
    private var folder: String { file.folder }
    private var container: String { file.container }

    /// Reads a project; `nil` if the file is no project.
    ///
    /// - Parameters:
    ///   - path: The path of `project.pbxproj`.
    ///   - data: Its contents.
    init?(path: String, data: Data) {
        guard let file = try? XcodeProjectFile(path: path, data: data) else { return nil }
        self.file = file
        packages = file.packageFolders
        let base = file.configurations(file.root["buildConfigurationList"]?.text)
        for id in file.root["targets"]?.texts ?? [] {
            if let target = target(id, base: base) { targets.append(target) }
        }
    }

    private func target(_ id: String, base: [XcodeProjectFile.Configuration]) -> ProjectTarget? {
        guard let object = objects[id], let name = object["name"]?.text,
            object["isa"]?.text == "PBXNativeTarget"
        else { return nil }
        var target = ProjectTarget(
            name: name, kind: Self.kind(object["productType"]?.text ?? ""), container: container)
        target.products = [name] + (object["productName"]?.text.map { [$0] } ?? [])
        if let product = object["productReference"]?.text,
            let path = objects[product]?["path"]?.text
        {
            target.products.append(path)
        }
        for phase in object["buildPhases"]?.texts ?? [] {
            let isSources = objects[phase]?["isa"]?.text == "PBXSourcesBuildPhase"
            for file in objects[phase]?["files"]?.texts ?? [] {
                if let reference = objects[file]?["fileRef"]?.text {
                    if isSources { add(reference, to: &target.files) }
                    if let product = objects[reference]?["path"]?.text,
                        objects[reference]?["sourceTree"]?.text == "BUILT_PRODUCTS_DIR"
                    {
                        target.dependencies.append(product)
                    }
                }
                if let product = objects[file]?["productRef"]?.text,
                    let name = objects[product]?["productName"]?.text
                {
                    target.dependencies.append(name)
                }
            }
        }
        addFolders(to: &target, id: id)
        for dependency in object["dependencies"]?.texts ?? [] {
            if let other = objects[dependency]?["target"]?.text,
                let name = objects[other]?["name"]?.text
            {
                target.dependencies.append(name)
            } else if let name = objects[dependency]?["name"]?.text {
                target.dependencies.append(name)
            }
        }
        for product in object["packageProductDependencies"]?.texts ?? [] {
            if let name = objects[product]?["productName"]?.text {
                target.dependencies.append(name)
            }
        }
        configure(&target, object, base: base)
        return target
    }

    private func add(_ reference: String, to files: inout Set<String>) {
        // A variant group stands for its members.
        if let children = objects[reference]?["children"]?.texts, !children.isEmpty {
            for child in children { if let path = paths[child] { files.insert(path) } }
        } else if let path = paths[reference] {
            files.insert(path)
        }
    }

    /// Adds the folders that Xcode keeps in step with the disk, with their exceptions.
    private func addFolders(to target: inout ProjectTarget, id: String) {
        for group in file.synchronizedFolders(ofTarget: id) {
            if group.isOwn {
                target.folders.append(.init(path: group.path, exceptions: group.exceptions))
            } else {
                target.files.formUnion(group.exceptions)
                target.folders += group.exceptions.sorted().map { .init(path: $0) }
            }
        }
    }

    private func configure(
        _ target: inout ProjectTarget, _ object: PropertyListValue,
        base: [XcodeProjectFile.Configuration]
    ) {
        var permissions: Set<Fact> = []
        var isSeen = false
        for own in file.configurations(object["buildConfigurationList"]?.text) {
            let project = base.first { $0.name == own.name }
            let settings = file.settings(of: own, over: project, target: target.name)
            target.deployment.formOldest(with: settings.deploymentTarget)
            let isComplete = own.isComplete && project?.isComplete != false
            let found = InfoPropertyList.permissions(settings, folder: folder)
            if let found {
                permissions.formUnion(found)
                isSeen = true
            } else if !isComplete {
                // What the missing file says may be what is looked for.
                permissions.formUnion([.describesWhenInUse, .describesAlways])
            }
        }
        target.permissions = isSeen ? permissions : nil
    }

    private static func kind(_ productType: String) -> ProjectTarget.Kind {
        if productType.contains("test") { return .test }
        if productType.contains("extension") { return .extension }
        if productType.contains("application") { return .app }
        return .library
    }
}

/// What an app's property list says of the location prompt, written out or made from build settings.
enum InfoPropertyList {
    /// The facts that the keys tell; `nil` if the list cannot be seen.
    static func permissions(_ settings: BuildSettings, folder: String) -> Set<Fact>? {
        var found: Set<Fact>?
        let generated = settings.keys.filter { $0.hasPrefix("INFOPLIST_KEY_") }
        let isGenerated = settings.value(of: "GENERATE_INFOPLIST_FILE") == "YES"
        if isGenerated || !generated.isEmpty {
            found = facts { key in generated.contains { $0.hasPrefix("INFOPLIST_KEY_\(key)") } }
        }
        var paths: Set<String> = []
        for sdk in [nil] + BuildSettings.sdks.map(Optional.some) {
            if let path = settings.value(of: "INFOPLIST_FILE", sdk: sdk), !path.isEmpty {
                paths.insert(FilePath.join(folder, path.replacing("\"", with: "")))
            }
        }
        for path in paths.sorted() {
            guard let data = FileManager.default.contents(atPath: path) else {
                // A list that is written at build time, or kept out of the repository.
                return nil
            }
            found = (found ?? []).union(facts(of: data))
        }
        return found
    }

    /// The facts that a property list's keys tell.
    static func facts(of data: Data) -> Set<Fact> {
        if let list = PropertyListValue(data: data), case .table(let table) = list {
            return facts { table[$0] != nil }
        }
        // A list with directives of the preprocessor is read as text.
        let text = String(decoding: data, as: UTF8.self)
        return facts { text.contains($0) }
    }

    /// The facts that the keys tell which a list has.
    static func facts(_ has: (String) -> Bool) -> Set<Fact> {
        var found: Set<Fact> = []
        if has("NSLocationWhenInUseUsageDescription") || has("NSLocationUsageDescription") {
            found.insert(.describesWhenInUse)
        }
        // On the Mac one key serves all questions.
        if has("NSLocationAlwaysAndWhenInUseUsageDescription") || has("NSLocationUsageDescription")
        {
            found.insert(.describesAlways)
        }
        if has("NSLocationAlwaysUsageDescription") { found.insert(.describesAlwaysOfOld) }
        return found
    }
}
