import Foundation

/// The objects of one Xcode project, the places of its files on the disk and its build settings.
package struct XcodeProjectFile: Sendable {
    /// The path of `project.pbxproj`.
    package let path: String
    /// The folder of the project, `App.xcodeproj`.
    package let container: String
    /// The folder that the project's paths count from.
    package let folder: String
    /// All objects by their identifiers.
    package let objects: [String: PropertyListValue]
    /// The project itself.
    package let root: PropertyListValue
    /// The paths of groups and files by identifiers; those that lie in no folder of the sources begin with `/\u{0}`.
    package private(set) var paths: [String: String] = [:]
    /// Folders of the local packages that the project uses.
    package private(set) var packageFolders: [String] = []

    private let lines: [String: Int]
    /// The folders that Xcode keeps in step with the disk.
    private let synchronized: [String]

    /// Reads a project.
    ///
    /// - Parameters:
    ///   - path: The path of `project.pbxproj`.
    ///   - data: Its contents.
    /// - Throws: Where and why the file is no project.
    package init(path: String, data: Data) throws(PropertyListError) {
        let document = try PropertyListDocument(data: data)
        guard case .table(let objects)? = document.value["objects"] else {
            throw PropertyListError(line: 1, reason: "the list has no objects")
        }
        guard let rootID = document.value["rootObject"]?.text, let root = objects[rootID] else {
            throw PropertyListError(line: 1, reason: "no object is the project (rootObject)")
        }
        self.path = path
        self.objects = objects
        self.root = root
        lines = document.lines
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
            packageFolders.append(FilePath.join(folder, relative))
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
                FileManager.default.fileExists(atPath: FilePath.join(path, "Package.swift"))
            {
                packageFolders.append(path)
            }
        }
        for child in object["children"]?.texts ?? [] { place(child, in: path, &open) }
    }

    /// The line of an object, from 1; 1 if it is not known.
    package func line(of id: String) -> Int { lines[id] ?? 1 }

    /// The project's name, without `.xcodeproj`.
    package var name: String {
        let name = FilePath.name(of: container)
        return name.hasSuffix(".xcodeproj") ? String(name.dropLast(10)) : name
    }

    /// A folder that Xcode keeps in step with the disk, as one target sees it.
    package struct SynchronizedFolder: Sendable {
        /// The folder's path.
        package var path: String
        /// Whether the folder is the target's own.
        package var isOwn: Bool
        /// Paths that the target leaves out of a folder of its own, or takes out of another target's.
        package var exceptions: Set<String>
    }

    /// The folders kept in step with the disk that a target takes something from.
    package func synchronizedFolders(ofTarget id: String) -> [SynchronizedFolder] {
        let own = objects[id]?["fileSystemSynchronizedGroups"]?.texts ?? []
        return synchronized.compactMap { group in
            guard let path = paths[group], let value = objects[group] else { return nil }
            var named: Set<String> = []
            for exception in value["exceptions"]?.texts ?? []
            where objects[exception]?["target"]?.text == id {
                for member in objects[exception]?["membershipExceptions"]?.texts ?? [] {
                    named.insert(FilePath.join(path, member))
                }
            }
            let isOwn = own.contains(group)
            guard isOwn || !named.isEmpty else { return nil }
            return SynchronizedFolder(path: path, isOwn: isOwn, exceptions: named)
        }
    }

    /// The settings for one way to build, such as Debug, of a project or a target.
    package struct Configuration: Sendable {
        /// The name of the way to build.
        package var name: String
        /// What a file of settings says, and over it what the project says.
        package var levels: [[(key: String, value: String)]]
        /// Whether the file of settings that it names could be read.
        package var isComplete: Bool
    }

    /// The configurations of a list, each as levels of settings.
    package func configurations(_ list: String?) -> [Configuration] {
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

    /// The settings of a target for one way to build.
    ///
    /// - Parameters:
    ///   - own: The target's configuration.
    ///   - project: The project's configuration of the same name.
    ///   - target: The target's name.
    package func settings(
        of own: Configuration, over project: Configuration?, target: String
    ) -> BuildSettings {
        var settings = BuildSettings()
        let root = folder.isEmpty ? "." : folder
        settings.merge([
            ("SRCROOT", root), ("PROJECT_DIR", root), ("SOURCE_ROOT", root),
            ("TARGET_NAME", target), ("TARGETNAME", target), ("CONFIGURATION", own.name),
            ("PROJECT_NAME", name), ("PRODUCT_NAME", target),
        ])
        for level in (project?.levels ?? []) + own.levels { settings.merge(level) }
        return settings
    }
}
