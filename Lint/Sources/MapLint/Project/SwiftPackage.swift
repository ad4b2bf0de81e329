import Foundation
import SwiftParser
import SwiftSyntax
import XcodeProjects

/// The targets of a Swift package, as its manifest's text tells.
struct SwiftPackage {
    private(set) var targets: [ProjectTarget] = []
    /// Folders of the packages that it takes from the same machine.
    private(set) var packages: [String] = []

    /// Reads a manifest; what it computes instead of writing out is not seen.
    init(path: String, text: String) {
        let folder = FilePath.folder(of: path)
        let index = TreeIndex(Parser.parse(source: text))
        let deployment = DeploymentTarget(manifest: text)
        for call in index.calls(named: "package") {
            if let path = call.node.argument("path")?.literalString {
                packages.append(FilePath.join(folder, path))
            }
        }
        var products: [String: [String]] = [:]
        for call in index.calls(named: "library", "executable", "iOSApplication") {
            guard let name = call.node.argument("name")?.literalString else { continue }
            for target in call.node.argument("targets")?.literalStrings ?? [] {
                products[target, default: []].append(name)
            }
        }
        let isApp = !index.calls(named: "iOSApplication").isEmpty
        var permissions: Set<Fact> = []
        for call in index.calls(
            named: "locationWhenInUse", "locationAlwaysAndWhenInUse")
        {
            permissions.insert(.describesWhenInUse)
            if call.name == "locationAlwaysAndWhenInUse" { permissions.insert(.describesAlways) }
        }
        if let list = index.calls(named: "iOSApplication").first?.node.argument(
            "additionalInfoPlistContentFilePath")?.literalString,
            let data = FileManager.default.contents(atPath: FilePath.join(folder, list))
        {
            permissions.formUnion(InfoPropertyList.facts(of: data))
        }
        for call in index.calls(
            named: "target", "executableTarget", "testTarget", "macro", "plugin")
        where call.isMember {
            guard let name = call.node.argument("name")?.literalString,
                call.node.arguments.contains(where: { $0.label?.text != "name" })
                    || call.node.parent?.is(ArrayElementSyntax.self) == true
            else { continue }
            // Among a target's dependencies `.target(name:)` names another one.
            let isDependency = call.node.ancestors.contains {
                $0.as(LabeledExprSyntax.self)?.label?.text == "dependencies"
                    && $0.as(LabeledExprSyntax.self)?.parent?.parent?.as(
                        FunctionCallExprSyntax.self)?.calledExpression.lastName != "Package"
            }
            guard !isDependency else { continue }
            let isTest = call.name == "testTarget"
            var target = ProjectTarget(
                name: name, kind: isTest ? .test : isApp ? .app : .library, container: folder)
            target.deployment = deployment
            target.products = [name] + (products[name] ?? [])
            target.dependencies = Self.dependencies(of: call.node)
            if isApp, !isTest { target.permissions = permissions }
            let place = Self.place(of: call.node, name: name, isTest: isTest, in: folder)
            let sources = call.node.argument("sources")?.literalStrings ?? []
            if sources.isEmpty {
                let excluded = call.node.argument("exclude")?.literalStrings ?? []
                target.folders = [
                    .init(
                        path: place, exceptions: Set(excluded.map { FilePath.join(place, $0) }))
                ]
            } else {
                target.folders = sources.map { .init(path: FilePath.join(place, $0)) }
                target.files = Set(sources.map { FilePath.join(place, $0) })
            }
            targets.append(target)
        }
    }

    private static func place(
        of call: FunctionCallExprSyntax, name: String, isTest: Bool, in folder: String
    ) -> String {
        if let path = call.argument("path")?.literalString { return FilePath.join(folder, path) }
        let parents = isTest ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
        for parent in parents {
            let path = FilePath.join(folder, "\(parent)/\(name)")
            if FileStamp(path: path, followingLinks: true)?.kind == .folder { return path }
        }
        // A package of one target may keep its files right in `Sources`.
        return FilePath.join(folder, parents[0])
    }

    private static func dependencies(of call: FunctionCallExprSyntax) -> [String] {
        guard let list = call.argument("dependencies")?.as(ArrayExprSyntax.self) else { return [] }
        return list.elements.compactMap { element in
            if let name = element.expression.literalString { return name }
            let call = element.expression.as(FunctionCallExprSyntax.self)
            return call?.argument("name")?.literalString
        }
    }
}

extension ExprSyntax {
    /// The texts of an array of string literals.
    var literalStrings: [String] {
        self.as(ArrayExprSyntax.self)?.elements.compactMap { $0.expression.literalString } ?? []
    }
}
