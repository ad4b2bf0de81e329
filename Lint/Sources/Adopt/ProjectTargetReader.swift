import Foundation
import XcodeProjects

/// Reads the targets of a project as a package can have them, and lists what it cannot have.
struct ProjectTargetReader {
    /// A product of another package.
    struct Product: Hashable {
        var name: String
        var package: PackageReference
    }

    /// A target that is taken.
    struct Target {
        /// Its identifier in the project.
        var id: String
        /// Its name in the project.
        var original: String
        /// The name of its module.
        var name: String
        var kind: ProjectAdoption.Target.Kind
        /// The paths of the Swift files, in order.
        var sources: [String] = []
        /// Folders of sources that Xcode keeps in step with the disk.
        var folders: [String] = []
        var resources: [ProjectAdoption.Resource] = []
        /// The identifiers of the targets it depends on.
        var dependencies: [String] = []
        var products: [Product] = []
        /// As the manifest says it, `.v5`.
        var languageMode = ".v5"
        var isOnMainActor = false
        var conditions: [String] = []

        /// The text of `adopt.json` in a folder.
        func settings(from folder: String) -> String {
            var named: Set<String> = []
            var excluded: [String] = []
            let own = Set(sources)
            for path in folders {
                let inside = ProjectTargetReader.swiftFiles(in: path)
                named.formUnion(inside)
                excluded += inside.filter { !own.contains($0) }
            }
            let all = folders + sources.filter { !named.contains($0) }
            func list(_ paths: [String]) -> String {
                let quoted = paths.map {
                    "    " + ProjectTargetReader.json(FilePath.relative($0, to: folder))
                }
                return "[\n" + quoted.joined(separator: ",\n") + "\n  ]"
            }
            let exclude = excluded.isEmpty ? "" : ",\n  \"exclude\": \(list(excluded))"
            return "{\n  \"sources\": \(list(all))\(exclude)\n}\n"
        }
    }

    let file: XcodeProjectFile
    /// The package's folder.
    let root: String
    private(set) var targets: [Target] = []
    private(set) var limitations: [Limitation] = []

    init(file: XcodeProjectFile, root: String) {
        self.file = file
        self.root = root
    }

    /// The names of a project's targets.
    static func targetNames(_ file: XcodeProjectFile) -> Set<String> {
        Set((file.root["targets"]?.texts ?? []).compactMap { file.objects[$0]?["name"]?.text })
    }

    /// The language that texts fall back to.
    var localization: String {
        let region = file.root["developmentRegion"]?.text ?? "en"
        let names = ["English": "en", "French": "fr", "German": "de", "Japanese": "ja"]
        let isTag = !region.isEmpty && region.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        return names[region] ?? (isTag ? region : "en")
    }

    /// Reads the named targets with all that they are built from, or all.
    mutating func read(_ names: [String]) {
        let all = file.root["targets"]?.texts ?? []
        let known = Self.targetNames(file)
        for name in names where !known.contains(name) {
            report(
                file.path, 1, "--target \(name)", because: "the project has no such target",
                instead: "it has: \(known.sorted().joined(separator: ", "))")
        }
        var wanted = Set(
            all.filter { names.isEmpty || names.contains(file.objects[$0]?["name"]?.text ?? "") })
        var open = Array(wanted)
        while let next = open.popLast() {
            for other in targetDependencies(of: next) where wanted.insert(other).inserted {
                open.append(other)
            }
        }
        reportPods()
        // Each one once, though a damaged project may list it again.
        for id in all where wanted.remove(id) != nil {
            if let target = target(id) { targets.append(target) }
        }
        let taken = Dictionary(uniqueKeysWithValues: targets.map { ($0.id, $0.kind) })
        for position in targets.indices {
            let isTest = targets[position].kind == .test
            // A program carries another along without being built from it; tests look into programs.
            targets[position].dependencies.removeAll { id in
                guard let kind = taken[id] else { return true }
                return kind == .test || kind == .executable && !isTest
            }
        }
        removeCycles()
    }

    /// Leaves out dependencies that lead back to their target, which a manifest must not have; Xcode builds no such project.
    private mutating func removeCycles() {
        var below: [String: [String]] = [:]
        for position in targets.indices {
            let id = targets[position].id
            targets[position].dependencies.removeAll {
                DependencyGraph.reaches(id, from: $0, by: below)
            }
            below[id] = targets[position].dependencies
        }
    }

    /// Gives each target a name that no other module has.
    mutating func giveNames(avoiding reserved: Set<String>) {
        var used = reserved
        for position in targets.indices {
            let module = targets[position].name
            var name = module
            if used.contains(name) { name = Self.identifier(targets[position].original) }
            var number = 1
            while used.contains(name) {
                name = module + (number == 1 ? "App" : "App\(number)")
                number += 1
            }
            used.insert(name)
            targets[position].name = name
            if name != module {
                report(
                    targets[position].id,
                    "module \(module) of target \(targets[position].original)",
                    because: "a package has each module's name once, and Mapwright has Apple's",
                    instead: "it is called \(name) here; write so where it is imported")
            }
        }
    }

    // MARK: One target

    private mutating func target(_ id: String) -> Target? {
        guard let object = file.objects[id], let original = object["name"]?.text else { return nil }
        guard let kind = kind(of: object, id, original) else { return nil }
        let list = object["buildConfigurationList"]?.text
        let own = file.configurations(list)
        let standard = list.flatMap { file.objects[$0]?["defaultConfigurationName"]?.text }
        let base = file.configurations(file.root["buildConfigurationList"]?.text)
        var settings = BuildSettings()
        if let configuration = own.first(where: { $0.name == standard }) ?? own.last {
            settings = file.settings(
                of: configuration, over: base.first { $0.name == configuration.name },
                target: original)
        }
        let module = settings.value(of: "PRODUCT_MODULE_NAME") ?? settings.value(of: "PRODUCT_NAME")
        var target = Target(
            id: id, original: original,
            name: Self.identifier(module.flatMap { $0.isEmpty ? nil : $0 } ?? original), kind: kind)
        configure(&target, settings)
        var collected = ProjectFiles(reader: self, settings: settings)
        for phase in object["buildPhases"]?.texts ?? [] {
            add(phase, to: &target, &collected)
        }
        for folder in file.synchronizedFolders(ofTarget: id) {
            if folder.isOwn { target.folders.append(DiskPath.find(folder.path) ?? folder.path) }
            collected.add(folder, line: file.line(of: id))
        }
        target.sources = collected.sources.sorted()
        target.resources = collected.resources
        limitations += collected.limitations
        for other in targetDependencies(of: id) where !target.dependencies.contains(other) {
            target.dependencies.append(other)
        }
        for product in object["packageProductDependencies"]?.texts ?? [] {
            add(product: product, to: &target)
        }
        for dependency in object["dependencies"]?.texts ?? [] {
            if let product = file.objects[dependency]?["productRef"]?.text {
                add(product: product, to: &target)
            } else if file.objects[dependency]?["target"] == nil {
                report(
                    dependency, file.objects[dependency]?["name"]?.text ?? "a dependency",
                    because: "\(original) is built from another project",
                    instead: "adopt that project, too, and add its package to the manifest")
            }
        }
        guard !target.sources.isEmpty else {
            report(
                id, "target \(original)", because: "it has no Swift sources",
                instead: "write what it does in Swift, or leave it out")
            return nil
        }
        return target
    }

    private mutating func kind(
        of object: PropertyListValue, _ id: String, _ name: String
    ) -> ProjectAdoption.Target.Kind? {
        let type = object["productType"]?.text ?? ""
        switch type.replacing("com.apple.product-type.", with: "") {
        case "application", "tool": return .executable
        case "framework", "framework.static", "library.static", "library.dynamic": return .library
        case "bundle.unit-test": return .test
        case "":
            report(
                id, "target \(name)", because: "it runs a program instead of compiling sources",
                instead: "run that program before the build")
        case "bundle.ui-testing":
            report(
                id, "target \(name)", because: "tests of the interface drive a device",
                instead: "write a unit test of what the views hold")
        case let other:
            report(
                id, "target \(name)",
                because: "a product of the kind \(other) runs in a system that is not here",
                instead: "take what its sources share with the app into a framework")
        }
        return nil
    }

    private mutating func configure(_ target: inout Target, _ settings: BuildSettings) {
        let version = settings.value(of: "SWIFT_VERSION") ?? ""
        let number = Double(version.split(separator: ".").prefix(2).joined(separator: ".")) ?? 5
        switch number {
        case 6...: target.languageMode = ".v6"
        case 5..<6: target.languageMode = ".v5"
        case 4.2..<5: target.languageMode = ".v4_2"
        case 4..<4.2: target.languageMode = ".v4"
        default:
            report(
                target.id, "SWIFT_VERSION = \(version)",
                because: "no compiler of today knows the language of before Swift 4",
                instead: "bring the sources to Swift 5, in which they are compiled")
        }
        target.isOnMainActor = settings.value(of: "SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
        let conditions = settings.value(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS") ?? ""
        for name in conditions.split(whereSeparator: \.isWhitespace).map(String.init)
        where name != "DEBUG" && Self.identifier(name) == name && !target.conditions.contains(name)
        {
            target.conditions.append(name)
        }
        if let header = settings.value(of: "SWIFT_OBJC_BRIDGING_HEADER"), !header.isEmpty {
            report(
                target.id, "SWIFT_OBJC_BRIDGING_HEADER = \(header)",
                because: "there is no Objective-C", instead: "write in Swift what it declares")
        }
    }

    private mutating func add(
        _ phase: String, to target: inout Target, _ collected: inout ProjectFiles
    ) {
        let kind = file.objects[phase]?["isa"]?.text ?? ""
        let entries = file.objects[phase]?["files"]?.texts ?? []
        switch kind {
        case "PBXShellScriptBuildPhase":
            let name = file.objects[phase]?["name"]?.text ?? "Run Script"
            if name.hasPrefix("[CP]") { return }
            report(
                phase, "build script \"\(name)\" of target \(target.original)",
                because: "scripts of Xcode's are not run",
                instead: "run it before the build, or write a build-tool plugin")
        case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
            for entry in entries {
                guard let reference = file.objects[entry]?["fileRef"]?.text else { continue }
                collected.add(
                    reference, line: file.line(of: entry),
                    isResource: kind == "PBXResourcesBuildPhase")
            }
        case "PBXFrameworksBuildPhase":
            for entry in entries {
                if let product = file.objects[entry]?["productRef"]?.text {
                    add(product: product, to: &target)
                } else if let reference = file.objects[entry]?["fileRef"]?.text {
                    link(reference, to: &target)
                }
            }
        default: return
        }
    }

    private mutating func link(_ reference: String, to target: inout Target) {
        guard let object = file.objects[reference] else { return }
        let path = object["path"]?.text ?? object["name"]?.text ?? ""
        let place = object["sourceTree"]?.text
        if place == "BUILT_PRODUCTS_DIR" {
            let makers = file.root["targets"]?.texts.filter {
                file.objects[$0]?["productReference"]?.text == reference
            }
            if let maker = makers?.first {
                if !target.dependencies.contains(maker) { target.dependencies.append(maker) }
                return
            }
            // CocoaPods' own are told of once.
            if path.contains("Pods") { return }
        }
        // The system's frameworks are what the imports name.
        if place == "SDKROOT" || place == "DEVELOPER_DIR" || path.hasPrefix("System/Library/")
            || path.hasSuffix(".tbd")
        {
            return
        }
        report(
            reference, path, because: "it is a built product for Apple's systems",
            instead: "take its sources, or a package of them")
    }

    private func targetDependencies(of id: String) -> [String] {
        (file.objects[id]?["dependencies"]?.texts ?? []).compactMap {
            file.objects[$0]?["target"]?.text
        }
    }

    // MARK: Packages

    private mutating func add(product id: String, to target: inout Target) {
        guard let object = file.objects[id], let name = object["productName"]?.text else { return }
        if name.hasPrefix("plugin:") {
            report(
                id, "package plugin \(name.dropFirst(7))",
                because: "plugins are named per target, and few run beside another",
                instead: "add it to the manifest's plugins if the sources need it")
            return
        }
        guard let package = PackageReference(of: object, product: name, in: file) else {
            report(
                id, "package product \(name)", because: "no package of the project has it",
                instead: "add its package to the manifest")
            return
        }
        let product = Product(name: name, package: package)
        if !target.products.contains(product) { target.products.append(product) }
    }

    private mutating func reportPods() {
        for (name, tool) in [("Podfile", "CocoaPods"), ("Cartfile", "Carthage")] {
            let path = FilePath.join(file.folder, name)
            guard FileManager.default.fileExists(atPath: path) else { continue }
            report(
                path, 1, name,
                because: "the libraries of \(tool) are built for Apple's systems alone",
                instead: "add a Swift package of each library to the manifest")
        }
    }

    // MARK: Reports

    private mutating func report(
        _ id: String, _ what: String, because reason: String, instead: String
    ) {
        report(file.path, file.line(of: id), what, because: reason, instead: instead)
    }

    private mutating func report(
        _ path: String, _ line: Int, _ what: String, because reason: String, instead: String
    ) {
        limitations.append(
            Limitation(file: path, line: line, what: what, reason: reason, instead: instead))
    }

    // MARK: Names

    /// A text as the name of a module, as Xcode and SwiftPM make it.
    static func identifier(_ text: String) -> String {
        var name = String(
            text.map { character -> Character in
                let isPart = character.isLetter || character.isWholeNumber || character == "_"
                return isPart ? character : "_"
            })
        if name.first?.isNumber != false { name = "_" + name.dropFirst() }
        return name
    }

    /// The Swift files that the build-tool plugin finds in a folder.
    static func swiftFiles(in folder: String) -> [String] {
        let names =
            FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { name in
            name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        }.sorted().map { FilePath.join(folder, $0) }
    }

    /// A text as a literal of JSON.
    static func json(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        // A text always has a form in JSON.
        let data = (try? encoder.encode(text)) ?? Data("\"\"".utf8)
        return String(decoding: data, as: UTF8.self)
    }
}
