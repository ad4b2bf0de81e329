import Foundation
import XcodeProjects

/// The text of a `Package.swift`.
struct PackageManifest {
    /// The project's name.
    let name: String
    /// The name of the project's folder, `App.xcodeproj`.
    let project: String
    /// The package's folder.
    let root: String
    /// Where Mapwright is, from the package's folder.
    let mapwright: String
    let reader: ProjectTargetReader

    /// The names of targets and products in a checkout of Mapwright, and of Apple's modules: none may be given twice.
    static func names(inCheckout folder: String) -> Set<String> {
        var names = FrameworkTable.provided.union(FrameworkTable.missing.keys)
            .union(FrameworkTable.besides).union(["Foundation", "Mapwright", "MapHost"])
        let data = FileManager.default.contents(atPath: FilePath.join(folder, "Package.swift"))
        let text = String(decoding: data ?? Data(), as: UTF8.self)
        for part in text.split(separator: "\"").enumerated() where part.offset % 2 == 1 {
            names.insert(String(part.element))
        }
        return names
    }

    var text: String {
        var packages = [
            ".package(name: \"Mapwright\", path: \(Self.literal(mapwright)))",
            ".package(name: \"MapLintPlugins\", path: \(Self.literal("\(mapwright)/Lint/Plugins")))",
        ]
        var seen: Set<String> = []
        for target in reader.targets {
            for product in target.products where seen.insert(product.package.identity).inserted {
                packages.append(product.package.declaration(from: root))
            }
        }
        let names = Dictionary(uniqueKeysWithValues: reader.targets.map { ($0.id, $0.name) })
        let list = reader.targets.map { target(for: $0, names) }
        return """
            // swift-tools-version: 6.2
            \(ProjectAdoption.mark) from \(project.filter { !$0.isNewline }), and again each time it is run.
            import PackageDescription

            let package = Package(
                name: \(Self.literal(name)),
                defaultLocalization: \(Self.literal(reader.localization)),
                platforms: [.macOS(.v15)],
                dependencies: [
            \(packages.map { "        \($0),\n" }.joined())    ],
                targets: [
            \(list.joined())    ]
            )

            """
    }

    private func target(
        for target: ProjectTargetReader.Target, _ names: [String: String]
    ) -> String {
        var dependencies = target.dependencies.compactMap { names[$0] }.map {
            ".target(name: \(Self.literal($0)))"
        }
        dependencies += target.products.map {
            ".product(name: \(Self.literal($0.name)), package: \(Self.literal($0.package.identity)))"
        }
        dependencies.append(".product(name: \"Mapwright\", package: \"Mapwright\")")
        if target.imports(anyOf: FrameworkTable.besides.union(["CoreServices", "Network"])) {
            dependencies.append(".product(name: \"AppFrameworks\", package: \"Mapwright\")")
        }
        if target.kind == .executable {
            dependencies.append(".product(name: \"MapHost\", package: \"Mapwright\")")
        }
        let function =
            switch target.kind {
            case .executable: "executableTarget"
            case .library: "target"
            case .test: "testTarget"
            }
        // The resources lie where they always did, so that the target reaches over the whole folder.
        let own = "Adopted/\(target.name)"
        let isWide = !target.resources.isEmpty
        var settings = [".swiftLanguageMode(\(target.languageMode))"]
        if target.isOnMainActor { settings.append(".defaultIsolation(MainActor.self)") }
        settings += target.conditions.map { ".define(\(Self.literal($0)))" }
        var lines = [
            "name: \(Self.literal(target.name))",
            "dependencies: [\n" + dependencies.map { "                \($0),\n" }.joined()
                + "            ]",
            "path: \(Self.literal(isWide ? "." : own))",
            "sources: [\(Self.literal(isWide ? "\(own)/Adopted.swift" : "Adopted.swift"))]",
        ]
        if isWide {
            lines.append(
                "resources: [\n"
                    + target.resources.map {
                        "                .\($0.rule)(\(Self.literal($0.path))),\n"
                    }.joined() + "            ]")
        } else {
            lines.insert("exclude: [\"adopt.json\"]", at: 3)
        }
        lines.append("swiftSettings: [\(settings.joined(separator: ", "))]")
        lines.append("plugins: [.plugin(name: \"AdoptBuildTool\", package: \"MapLintPlugins\")]")
        return "        .\(function)(\n            "
            + lines.joined(separator: ",\n            ") + "),\n"
    }

    /// A text as a literal of Swift.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension ProjectTargetReader.Target {
    /// Whether a file imports one of some modules; a file that cannot be read is told when it is adopted.
    func imports(anyOf modules: Set<String>) -> Bool {
        let places =
            /(?m)^[ \t]*(?:@\w+[ \t]+)?import[ \t]+(?:(?:struct|class|enum|protocol|func|let|var)[ \t]+)?(\w+)/
        return sources.contains { path in
            let data = FileManager.default.contents(atPath: path) ?? Data()
            return String(decoding: data, as: UTF8.self).matches(of: places).contains {
                modules.contains(String($0.output.1))
            }
        }
    }
}
