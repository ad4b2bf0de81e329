import Foundation

/// The targets of one Xcode project.
struct XcodeProject {
    private(set) var targets: [ProjectTarget] = []
    /// Folders of the local packages that the project uses.
    private(set) var packages: [String] = []

    private let objects: [String: PropertyListValue]
    private let folder: String
    private let container: String
    private var paths: [String: String] = [:]
    /// The folders that Xcode keeps in step with the disk.
    private let synchronized: [String]

    /// Reads a project; `nil` if the file is no project.
    ///
    /// - Parameters:
    ///   - path: The path of `project.pbxproj`.
    ///   - data: Its contents.
    init?(path: String, data: Data) {
        guard let list = PropertyListValue(data: data), case .table(let objects)? = list["objects"],
            let rootID = list["rootObject"]?.text, let root = objects[rootID]
        else { return nil }
        self.objects = objects
        synchronized = objects.filter {
            $0.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup"
        }.map(\.key).sorted()
        container = FilePath.folder(of: path)
        folder = FilePath.join(
            FilePath.folder(of: container), root["projectDirPath"]?.text ?? "")
        if let main = root["mainGroup"]?.text {
            var open: Set<String> = []
            place(main, in: FilePath.join(folder, root["projectRoot"]?.text ?? ""), &open)
        }
        for id in root["packageReferences"]?.texts ?? [] {
            guard objects[id]?["isa"]?.text == "XCLocalSwiftPackageReference",
                let relative = objects[id]?["relativePath"]?.text
            else { continue }
            packages.append(FilePath.join(folder, relative))
        }
        let base = configurations(root["buildConfigurationList"]?.text)
        for id in root["targets"]?.texts ?? [] {
            if let target = target(id, base: base) { targets.append(target) }
        }
    }

    /// Works out the paths of a group and what it holds.
    private mutating func place(_ id: String, in parent: String, _ open: inout Set<String>) {
        guard let object = objects[id], open.insert(id).inserted else { return }
        let own = object["path"]?.text ?? ""
        let path =
            switch object["sourceTree"]?.text ?? "<group>" {
            case "SOURCE_ROOT": FilePath.join(folder, own)
            case "<absolute>": FilePath.clean(own)
            case "<group>": own.isEmpty ? parent : FilePath.join(parent, own)
            default: "/\u{0}"
            }
        paths[id] = path
        let kind = object["isa"]?.text ?? ""
        if kind == "PBXFileReference" {
            // Before Xcode 15 a local package was a folder among the files.
            let type = object["lastKnownFileType"]?.text ?? ""
            if type == "folder" || type == "wrapper" || type == "text",
                FileStamp(path: FilePath.join(path, "Package.swift")) != nil
            {
                packages.append(path)
            }
        }
        for child in object["children"]?.texts ?? [] { place(child, in: path, &open) }
    }

    /// The settings for one way to build, such as Debug, of a project or a target.
    private struct Configuration {
        var name: String
        /// What a file of settings says, and over it what the project says.
        var levels: [[(key: String, value: String)]]
        /// Whether the file of settings that it names could be read.
        var isComplete: Bool
    }

    /// The configurations of a list, each as levels of settings.
    private func configurations(_ list: String?) -> [Configuration] {
        guard let list, let ids = objects[list]?["buildConfigurations"]?.texts else { return [] }
        return ids.compactMap { id in
            guard let object = objects[id] else { return nil }
            var levels: [[(key: String, value: String)]] = []
            var isComplete = true
            if let file = settingsFile(of: object) {
                if let settings = SettingsFile.settings(at: file) {
                    levels.append(settings)
                } else if !file.contains("Pods/") {
                    isComplete = false
                }
            }
            if case .table(let table)? = object["buildSettings"] {
                levels.append(
                    table.sorted { $0.key < $1.key }.map {
                        ($0.key, $0.value.texts.joined(separator: " "))
                    })
            }
            return Configuration(
                name: object["name"]?.text ?? "", levels: levels, isComplete: isComplete)
        }
    }

    private func settingsFile(of configuration: PropertyListValue) -> String? {
        if let reference = configuration["baseConfigurationReference"]?.text {
            return paths[reference]
        }
        guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text,
            let folder = paths[anchor],
            let relative = configuration["baseConfigurationReferenceRelativePath"]?.text
        else { return nil }
        return FilePath.join(folder, relative)
    }

    private func target(_ id: String, base: [Configuration]) -> ProjectTarget? {
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
        addFolders(to: &target, id: id, object)
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
    private func addFolders(to target: inout ProjectTarget, id: String, _ object: PropertyListValue)
    {
        let own = object["fileSystemSynchronizedGroups"]?.texts ?? []
        for group in synchronized {
            guard let path = paths[group], let value = objects[group] else { continue }
            var named: Set<String> = []
            for exception in value["exceptions"]?.texts ?? []
            where objects[exception]?["target"]?.text == id {
                for member in objects[exception]?["membershipExceptions"]?.texts ?? [] {
                    named.insert(FilePath.join(path, member))
                }
            }
            if own.contains(group) {
                target.folders.append(.init(path: path, exceptions: named))
            } else {
                // In a folder of another target the exceptions are what this one takes from it.
                target.files.formUnion(named)
                target.folders += named.sorted().map { .init(path: $0) }
            }
        }
    }

    private func configure(
        _ target: inout ProjectTarget, _ object: PropertyListValue, base: [Configuration]
    ) {
        var permissions: Set<Fact> = []
        var isSeen = false
        for own in configurations(object["buildConfigurationList"]?.text) {
            var settings = BuildSettings()
            settings.merge([
                ("SRCROOT", folder.isEmpty ? "." : folder),
                ("PROJECT_DIR", folder.isEmpty ? "." : folder),
                ("SOURCE_ROOT", folder.isEmpty ? "." : folder),
                ("TARGET_NAME", target.name), ("TARGETNAME", target.name),
                ("CONFIGURATION", own.name), ("PROJECT_NAME", projectName),
                ("PRODUCT_NAME", target.name),
            ])
            let project = base.first { $0.name == own.name }
            for level in (project?.levels ?? []) + own.levels { settings.merge(level) }
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

    private var projectName: String {
        let name = FilePath.name(of: container)
        return name.hasSuffix(".xcodeproj") ? String(name.dropLast(10)) : name
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
        return found
    }
}
