import Foundation
import SwiftParser
import SwiftSyntax
import XcodeProjects

/// The targets of a project that Tuist makes, as the text of its `Project.swift` tells.
struct TuistProject {
    private(set) var targets: [ProjectTarget] = []
    /// Folders of the packages that it takes from the same machine.
    private(set) var packages: [String] = []

    /// Reads a manifest; what it computes instead of writing out is not seen.
    init(path: String, text: String) {
        let folder = FilePath.folder(of: path)
        let index = TreeIndex(Parser.parse(source: text))
        for call in index.calls(named: "package", "local") {
            if let path = call.node.argument("path")?.literalString {
                packages.append(FilePath.join(folder, path))
            }
        }
        for call in index.calls(named: "target", "Target") {
            // Among a target's dependencies `.target(name:)` names another one.
            let isDependency = call.node.ancestors.contains {
                $0.as(LabeledExprSyntax.self)?.label?.text == "dependencies"
            }
            guard !isDependency, let name = call.node.argument("name")?.literalString,
                let product = call.node.argument("product")?.lastName
            else { continue }
            var target = ProjectTarget(name: name, kind: Self.kind(product), container: folder)
            target.products = [name]
            for label in ["deploymentTargets", "deploymentTarget"] {
                guard let argument = call.node.argument(label) else { continue }
                target.deployment = Self.deployment(argument)
            }
            for pattern in Self.texts(call.node.argument("sources")) {
                // `App/Sources/**` is all of a folder.
                let place = pattern.prefix { $0 != "*" }
                let path = FilePath.join(folder, String(place))
                if pattern.contains("*") {
                    target.folders.append(.init(path: path))
                } else {
                    target.files.insert(path)
                }
            }
            let list = call.node.argument("dependencies")?.as(ArrayExprSyntax.self)
            target.dependencies = (list?.elements ?? []).compactMap { element in
                let call = element.expression.as(FunctionCallExprSyntax.self)
                return ["name", "target", "product"].compactMap {
                    call?.argument($0)?.literalString
                }.first
            }
            target.permissions = Self.permissions(call.node.argument("infoPlist"), folder)
            targets.append(target)
        }
    }

    /// `.iOS("17.0")`, or `.multiplatform(iOS: "17.0", macOS: "14.0")`.
    private static func deployment(_ expression: ExprSyntax) -> DeploymentTarget {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            call.calledExpression.lastName == "multiplatform"
        else {
            return DeploymentTarget(manifest: "Target(\(expression.trimmedDescription))")
        }
        var target = DeploymentTarget()
        for platform in DeploymentTarget.platforms {
            let text = call.argument(platform)?.literalString
            target.versions[platform] = text.flatMap(DeploymentTarget.number)
        }
        return target
    }

    /// The texts of a literal, or of an array of such.
    private static func texts(_ expression: ExprSyntax?) -> [String] {
        guard let expression else { return [] }
        return expression.literalString.map { [$0] } ?? expression.literalStrings
    }

    /// What the property list tells; `nil` if it cannot be seen.
    private static func permissions(_ list: ExprSyntax?, _ folder: String) -> Set<Fact>? {
        guard let list else { return [] }
        if list.lastName == "default" { return [] }
        guard let call = list.as(FunctionCallExprSyntax.self) else {
            return list.literalString.flatMap { facts(at: FilePath.join(folder, $0)) }
        }
        if let path = call.argument("path")?.literalString {
            return facts(at: FilePath.join(folder, path))
        }
        let written = call.arguments.compactMap { $0.expression.as(DictionaryExprSyntax.self) }
        guard let table = written.first, case .elements(let elements) = table.content else {
            // No key at all, or a list that is made elsewhere.
            return written.isEmpty ? nil : []
        }
        let keys = Set(elements.compactMap { $0.key.literalString })
        return InfoPropertyList.facts { keys.contains($0) }
    }

    private static func facts(at path: String) -> Set<Fact>? {
        FileManager.default.contents(atPath: path).map { InfoPropertyList.facts(of: $0) }
    }

    private static func kind(_ product: String) -> ProjectTarget.Kind {
        switch product {
        case "unitTests", "uiTests": .test
        case "app", "appClip", "watch2App": .app
        case _ where product.lowercased().contains("extension"): .extension
        default: .library
        }
    }
}
