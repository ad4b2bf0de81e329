import SwiftSyntax

/// What the files of a module have to know of one another.
struct ModuleIndex {
    /// A method that Objective-C could call.
    struct Method: Hashable {
        var name: String
        /// The labels of its parameters; `_` for none.
        var labels: [String]
        var isStatic: Bool

        /// The name in Objective-C's form.
        var selector: String { ModuleIndex.selector(name, labels) }
    }

    /// Methods, by the name of the type.
    var methods: [String: Set<Method>] = [:]
    /// The names of requirements that conforming types may leave out.
    var optionalNames: Set<String> = []
    /// The module's protocols.
    var protocols: Set<String> = []
    /// The module's classes, each with what it derives from first; nil for nothing.
    var superclasses: [String: String?] = [:]
    /// The names of outlets, by class.
    var outlets: [String: Set<String>] = [:]
    /// The protocols that Objective-C knew.
    var objectiveCProtocols: Set<String> = []

    /// Collects the facts of a file.
    mutating func add(_ file: SourceFileSyntax) {
        let collector = Collector()
        collector.walk(file)
        methods.merge(collector.index.methods) { $0.union($1) }
        optionalNames.formUnion(collector.index.optionalNames)
        protocols.formUnion(collector.index.protocols)
        superclasses.merge(collector.index.superclasses) { $1 }
        outlets.merge(collector.index.outlets) { $0.union($1) }
        objectiveCProtocols.formUnion(collector.index.objectiveCProtocols)
    }

    /// Objective-C's name of a method.
    static func selector(_ name: String, _ labels: [String]) -> String {
        guard let first = labels.first else { return name }
        let head =
            first == "_" ? name : "\(name)With\(first.prefix(1).uppercased())\(first.dropFirst())"
        return labels.dropFirst().reduce(head + ":") { $0 + ($1 == "_" ? "" : $1) + ":" }
    }

    private final class Collector: SyntaxVisitor {
        var index = ModuleIndex()
        private var types: [String] = []

        init() { super.init(viewMode: .sourceAccurate) }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            if types.isEmpty {
                index.superclasses[node.name.text] = .some(
                    node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription)
            }
            return enter(node.name.text)
        }
        override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(node.name.text)
        }
        override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(node.extendedType.trimmedDescription)
        }
        override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            index.protocols.insert(node.name.text)
            if node.attributes.names.contains("objc") {
                index.objectiveCProtocols.insert(node.name.text)
            }
            return enter(node.name.text)
        }
        override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.modifiers.contains(where: { $0.name.text == "optional" }) {
                index.optionalNames.insert(node.name.text)
            }
            if let type = types.last?.split(separator: ".").last {
                index.methods[String(type), default: []].insert(
                    Method(
                        name: node.name.text,
                        labels: node.signature.parameterClause.parameters.map(\.firstName.text),
                        isStatic: node.modifiers.contains {
                            ["static", "class"].contains($0.name.text)
                        }))
            }
            return .visitChildren
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            if let type = types.last, node.attributes.names.contains("IBOutlet") {
                let names = node.bindings.map(\.pattern.trimmedDescription)
                index.outlets[type, default: []].formUnion(names)
            }
            return .visitChildren
        }

        private func enter(_ name: String) -> SyntaxVisitorContinueKind {
            types.append(name)
            return .visitChildren
        }
    }
}

extension AttributeListSyntax {
    /// The names of the attributes, without what is in parentheses.
    var names: [String] {
        compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    }
}
