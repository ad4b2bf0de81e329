import SwiftParser
import SwiftSyntax

/// Rewrites a file so that it compiles without Objective-C; its lines stay where they are.
final class SourceRewriter: SyntaxVisitor {
    /// The path that messages name.
    let path: String
    let index: ModuleIndex
    var edits: TextEdits
    private(set) var limitations: [Limitation] = []
    /// Modules that the copy imports besides.
    var imports: Set<String> = []
    /// The names in the file.
    var identifiers: Set<String> = []
    /// The names of static properties that the file declares.
    var declared: Set<String> = []
    /// The modules that the file imports itself.
    var ownImports: Set<String> = []
    /// Ranges that follow the text once more, with something in them replaced.
    private var copies: [(range: Range<Int>, part: Range<Int>, text: String)] = []
    private var additions: [String] = []
    /// The overrides in extensions, with the classes that they belong in.
    var overrides: [(type: String, range: Range<Int>)] = []
    /// Where the bodies of the file's classes end, by the classes' names.
    var classEnds: [String: Int] = [:]
    /// The types around what is visited, outermost first.
    var types: [String] = []
    let tree: SourceFileSyntax
    private let converter: SourceLocationConverter
    private let source: String

    init(source: String, tree: SourceFileSyntax, path: String, index: ModuleIndex) {
        self.path = path
        self.index = index
        self.tree = tree
        self.source = source
        edits = TextEdits(source)
        converter = SourceLocationConverter(fileName: path, tree: tree)
        super.init(viewMode: .sourceAccurate)
        walk(tree)
        addForgottenImports()
    }

    /// What a copy begins with.
    private static let mark = "// Adopted by mapwright"

    /// The rewritten file, whose errors point at the original.
    ///
    /// - Parameter original: The path of the original that the compiler names.
    func text(original: String) -> String {
        // A copy is taken as it is.
        if source.hasPrefix(Self.mark) { return source }
        var head = "\(Self.mark): what to edit is \(original)\n"
        head += imports.subtracting(ownImports).sorted().map { "import \($0)\n" }.joined()
        head += Self.directive(original, 1)
        var result = head + edits.text()
        for copy in copies {
            let line = self.line(at: copy.range.lowerBound)
            let before = edits.text(in: copy.range.lowerBound..<copy.part.lowerBound)
            let after = edits.text(in: copy.part.upperBound..<copy.range.upperBound)
            result += "\n" + Self.directive(original, line)
            result += before + copy.text + after + "\n"
        }
        if !copies.isEmpty || !additions.isEmpty { result += "\n#sourceLocation()\n" }
        return result + additions.joined(separator: "\n")
    }

    /// What tells the compiler that the next line is one of another file.
    static func directive(_ file: String, _ line: Int) -> String {
        let quoted = file.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "#sourceLocation(file: \"\(quoted)\", line: \(line))\n"
    }

    func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia
            .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    func line(at offset: Int) -> Int {
        converter.location(for: AbsolutePosition(utf8Offset: offset)).line
    }

    func report(
        _ node: some SyntaxProtocol, _ what: String, because reason: String, instead: String
    ) {
        limitations.append(
            Limitation(
                file: path, line: line(at: range(node).lowerBound), what: what, reason: reason,
                instead: instead))
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        noteEnd(node)
        return enter(node.name.text)
    }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text)
    }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text)
    }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text)
    }
    override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        repeatForExistentials(node)
        noteOverrides(node)
        return enter(node.extendedType.trimmedDescription)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.names.contains("objc") {
            // Objective-C's protocols are of classes alone.
            if let inherited = node.inheritanceClause {
                let start = range(inherited.inheritedTypes).lowerBound
                if !inherited.inheritedTypes.trimmedDescription.contains("AnyObject") {
                    edits.replace(start..<start, with: "AnyObject, ")
                }
            } else {
                let end = range(node.name).upperBound
                edits.replace(end..<end, with: ": AnyObject")
            }
            addDefaults(node)
        }
        return enter(node.name.text)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        types.append(name)
        return .visitChildren
    }

    /// Gives requirements that may be left out a default that does nothing.
    private func addDefaults(_ node: ProtocolDeclSyntax) {
        let access = node.modifiers.first {
            ["public", "fileprivate", "private", "package"].contains($0.name.text)
        }
        let prefix = access.map { $0.name.text == "private" ? "fileprivate " : "\($0.name.text) " }
        var defaults = ""
        for member in node.memberBlock.members {
            guard
                let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
                modifiers.contains(where: { $0.name.text == "optional" })
            else { continue }
            guard let function = member.decl.as(FunctionDeclSyntax.self) else {
                report(
                    member, "an optional property of a protocol",
                    because: "without Objective-C a requirement has a default or is required",
                    instead: "it is required here: declare it in every type that conforms")
                continue
            }
            let result = function.signature.returnClause?.type.trimmedDescription
            let isOptional = result.map { $0.hasSuffix("?") || $0.hasSuffix("!") } ?? false
            guard result == nil || result == "Void" || result == "()" || isOptional else {
                report(
                    function, "optional func \(function.name.text) with a result",
                    because: "without Objective-C nobody can ask whether an object has a method",
                    instead: "it is required here: implement it in every type that conforms")
                continue
            }
            defaults +=
                "    \(prefix ?? "")func \(function.name.text)\(function.signature.trimmedDescription) "
                + (isOptional ? "{ nil }\n" : "{}\n")
        }
        if !defaults.isEmpty {
            let name = (types + [node.name.text]).joined(separator: ".")
            additions.append("extension \(name) {\n\(defaults)}\n")
        }
    }

    /// Repeats an extension of collections of annotations for collections of `any MKAnnotation`: here the existential does
    /// not conform to its own protocol, as it does with Objective-C.
    private func repeatForExistentials(_ node: ExtensionDeclSyntax) {
        guard let clause = node.genericWhereClause, types.isEmpty else { return }
        for requirement in clause.requirements {
            guard
                let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
                conformance.leftType.trimmedDescription == "Element"
            else { continue }
            let name = conformance.rightType.trimmedDescription
            guard
                ["MKAnnotation", "MKOverlay"].contains(name)
                    || index.objectiveCProtocols.contains(name)
            else { continue }
            copies.append((range(node), range(conformance), "Element == any \(name)"))
        }
    }

    // MARK: Attributes and modifiers

    private static let removed: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
        "IBSegueAction", "GKInspectable", "NSCopying",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        switch name {
        case "UIApplicationMain", "NSApplicationMain":
            edits.replace(range(node), with: "@main")
        case "NSManaged":
            report(
                node, "@NSManaged", because: "Core Data is not there",
                instead: "keep such values in a type of your own")
        case _ where Self.removed.contains(name):
            edits.replace(range(node), with: "")
        default: break
        }
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        switch node.name.text {
        case "optional", "dynamic": edits.replace(range(node), with: "")
        case "private", "fileprivate":
            // What a storyboard sets is set from another file.
            guard node.detail == nil, let owner = node.parent?.parent,
                Self.isForStoryboards(owner)
                    || owner.as(ExtensionDeclSyntax.self)?.memberBlock.members
                        .contains(where: { Self.isForStoryboards(Syntax($0.decl)) }) ?? false
            else { break }
            edits.replace(range(node), with: "")
        default: break
        }
        return .skipChildren
    }

    private static func isForStoryboards(_ node: Syntax) -> Bool {
        let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes.names ?? []
        return !Set(attributes).isDisjoint(with: ["IBOutlet", "IBAction", "IBSegueAction"])
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            rewriteSelector(node)
            return .skipChildren
        case "keyPath":
            if let path = node.arguments.first?.expression.trimmedDescription {
                let parts = path.split(separator: ".")
                // The names of types in front are no part of the key.
                let keys = parts.drop { $0.first?.isUppercase == true || $0 == "self" }
                edits.replace(
                    range(node),
                    with: "\"\((keys.isEmpty ? parts[...] : keys).joined(separator: "."))\"")
            }
            return .skipChildren
        default: return .visitChildren
        }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = chaining.expression.as(MemberAccessExprSyntax.self)
        {
            // Closures have no labels, so that a call with one is of a method that may be left out.
            let name = member.declName.baseName.text
            if node.arguments.contains(where: { $0.label != nil })
                || index.optionalNames.contains(name) || OptionalRequirements.names.contains(name)
            {
                edits.replace(range(chaining.questionMark), with: "")
            }
        }
        rewriteInstance(node)
        rewriteSuperInitializer(node)
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if name == "Selector" || name == "NSSelectorFromString" { rewriteNamedSelector(node) }
            if let instead = MissingFunctions.table[name] {
                report(
                    node, name, because: "Objective-C's runtime is not there", instead: instead)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        rewriteImport(node)
        return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { rewriteCondition(Syntax(condition)) }
        return .visitChildren
    }

    /// Makes what is compiled for iOS what is compiled here.
    private func rewriteCondition(_ node: Syntax) {
        if let call = node.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "os",
            call.arguments.trimmedDescription == "iOS"
        {
            return edits.replace(range(call), with: "os(Linux)")
        }
        for child in node.children(viewMode: .sourceAccurate) { rewriteCondition(child) }
    }
}
