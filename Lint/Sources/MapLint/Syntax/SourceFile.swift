import SwiftParser
import SwiftSyntax

/// One parsed Swift file with an index of what rules ask for, built in a single walk.
///
/// Sequence expressions stay as the parser leaves them (unfolded): folding copies the tree, and
/// rules need no more than assignments, casts and comparisons, which read well unfolded.
final class SourceFile {
    let path: String
    let source: SourceText
    let tree: SourceFileSyntax
    let index: TreeIndex
    // What several rules ask for is worked out once.
    private(set) lazy var requests = findRequests()
    private(set) lazy var userLocationUses = findUserLocationUses()
    private(set) lazy var textHandlers = findTextHandlers()
    private(set) lazy var usesOtherMapsAlone = importsOtherMapsAlone()

    init(path: String, source: SourceText) {
        self.path = path
        self.source = source
        tree = Parser.parse(source: source.text)
        index = TreeIndex(tree)
    }

    func position(of node: some SyntaxProtocol) -> SourceText.Position {
        source.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
}

/// A call with the name of what is called: `b` in `a.b(…)`, `Request` in `MKLocalSearch.Request()`.
struct Call {
    let node: FunctionCallExprSyntax
    let name: String
    /// What stands before the name's dot, if anything does.
    let base: ExprSyntax?
    /// Whether a dot stands before the name.
    let isMember: Bool
}

/// An assignment `left = right`; `right` holds all elements after the sign.
struct Assignment {
    let node: SequenceExprSyntax
    let left: ExprSyntax
    let right: [ExprSyntax]
    /// The assigned path without `self`, `?` and `!`: `map.delegate`.
    ///
    /// Empty if it is no plain path.
    let path: String
    /// The last name of the path.
    var name: Substring { path.split(separator: ".").last ?? "" }
    /// The path without its last name: `map`.
    ///
    /// Empty for an unqualified assignment.
    var basePath: Substring {
        guard let dot = path.lastIndex(of: ".") else { return "" }
        return path[..<dot]
    }
}

/// A type or an extension of one.
struct TypeDeclaration {
    enum Kind: String, Codable { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }
    let node: DeclSyntax
    let kind: Kind
    /// The name with those of enclosing types: `RouteMap.Coordinator`.
    let name: String
    let inherited: [String]
    let members: MemberBlockSyntax
    let attributes: AttributeListSyntax
    /// The last part of the name.
    var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// What one walk over a tree finds, in source order.
///
/// Only the walker writes to it, and only while it is made: Swift need not watch over each access.
final class TreeIndex {
    @exclusivity(unchecked) fileprivate(set) var calls: [Call] = []
    @exclusivity(unchecked) fileprivate(set) var callsByName: [String: [Int]] = [:]
    @exclusivity(unchecked) fileprivate(set) var types: [TypeDeclaration] = []
    @exclusivity(unchecked) fileprivate(set) var functions: [FunctionDeclSyntax] = []
    @exclusivity(unchecked) fileprivate(set) var functionsByName: [String: [Int]] = [:]
    @exclusivity(unchecked) fileprivate(set) var variables: [VariableDeclSyntax] = []
    @exclusivity(unchecked) fileprivate(set) var assignments: [Assignment] = []
    @exclusivity(unchecked) fileprivate(set) var assignmentsByName: [String: [Int]] = [:]
    /// Sequences with a cast, a type test or an operator other than assignment alone.
    @exclusivity(unchecked) fileprivate(set) var sequences: [SequenceExprSyntax] = []
    @exclusivity(unchecked) fileprivate(set) var forcedUnwraps: [ForceUnwrapExprSyntax] = []
    /// Every identifier in an expression or type, by its text.
    @exclusivity(unchecked) fileprivate(set) var references: [String: [TokenSyntax]] = [:]
    @exclusivity(unchecked) fileprivate(set) var captures: [ClosureCaptureSyntax] = []
    /// Functions and stored or computed properties by the qualified name of their type.
    private(set) var functionsByType: [String: [FunctionDeclSyntax]] = [:]
    private(set) var bindingsByType: [String: [MemberBinding]] = [:]
    private(set) var typesByName: [String: [Int]] = [:]
    private var typesByNode: [SyntaxIdentifier: Int] = [:]

    /// A property of a type: one binding of a variable declaration.
    struct MemberBinding {
        let name: String
        let binding: PatternBindingSyntax
        let variable: VariableDeclSyntax
    }

    init(_ tree: SourceFileSyntax) {
        let walker = IndexWalker(index: self)
        walker.walk(tree)
        for (position, type) in types.enumerated() {
            typesByName[type.name, default: []].append(position)
            typesByNode[type.node.id] = position
            for member in type.members.members.flattened {
                if let function = member.as(FunctionDeclSyntax.self) {
                    functionsByType[type.name, default: []].append(function)
                } else if let variable = member.as(VariableDeclSyntax.self) {
                    for binding in variable.bindings {
                        guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
                            continue
                        }
                        bindingsByType[type.name, default: []].append(
                            MemberBinding(
                                name: name.identifier.plainText, binding: binding,
                                variable: variable))
                    }
                }
            }
        }
    }

    func calls(named names: String...) -> [Call] { calls(named: names) }

    func calls(named names: some Sequence<String>) -> [Call] {
        var positions: [Int] = []
        for name in names { positions += callsByName[name] ?? [] }
        return positions.sorted().map { calls[$0] }
    }

    /// The type or extension that a node declares.
    func type(declaredBy node: Syntax) -> TypeDeclaration? {
        typesByNode[node.id].map { types[$0] }
    }

    func functions(named name: String) -> [FunctionDeclSyntax] {
        (functionsByName[name] ?? []).map { functions[$0] }
    }

    func assignments(to names: String...) -> [Assignment] {
        var positions: [Int] = []
        for name in names { positions += assignmentsByName[name] ?? [] }
        return positions.sorted().map { assignments[$0] }
    }

    /// Whether any of the identifiers occurs in the file's code.
    func mentions(_ names: String...) -> Bool { names.contains { references[$0] != nil } }
}

extension MemberBlockItemListSyntax {
    /// The members, those in the branches of `#if` included.
    var flattened: [DeclSyntax] {
        flatMap { item -> [DeclSyntax] in
            guard let configuration = item.decl.as(IfConfigDeclSyntax.self) else {
                return [item.decl]
            }
            return configuration.clauses.flatMap { clause -> [DeclSyntax] in
                if case .decls(let list)? = clause.elements { return list.flattened }
                return []
            }
        }
    }
}

extension TokenSyntax {
    /// The identifier without backticks.
    var plainText: String { text.withoutBackticks }
}

extension String {
    var withoutBackticks: String {
        guard utf8.first == 0x60, utf8.count > 2 else { return self }
        return String(dropFirst().dropLast())
    }
}

/// Fills a `TreeIndex`.
private final class IndexWalker: SyntaxVisitor {
    private let index: TreeIndex
    private var typeNames: [String] = []

    init(index: TreeIndex) {
        self.index = index
        super.init(viewMode: .sourceAccurate)
    }

    private func enter(
        _ node: some DeclSyntaxProtocol, _ kind: TypeDeclaration.Kind, _ name: String,
        _ inheritance: InheritanceClauseSyntax?, _ members: MemberBlockSyntax,
        _ attributes: AttributeListSyntax
    ) -> SyntaxVisitorContinueKind {
        let qualified = typeNames.last.map { "\($0).\(name)" } ?? name
        typeNames.append(qualified)
        index.types.append(
            TypeDeclaration(
                node: DeclSyntax(node), kind: kind, name: qualified,
                inherited: inheritance?.inheritedTypes.map { $0.type.plainName } ?? [],
                members: members, attributes: attributes))
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node, .class, node.name.plainText, node.inheritanceClause, node.memberBlock,
            node.attributes)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node, .struct, node.name.plainText, node.inheritanceClause, node.memberBlock,
            node.attributes)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node, .enum, node.name.plainText, node.inheritanceClause, node.memberBlock,
            node.attributes)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node, .actor, node.name.plainText, node.inheritanceClause, node.memberBlock,
            node.attributes)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node, .protocol, node.name.plainText, node.inheritanceClause, node.memberBlock,
            node.attributes)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node, .extension, node.extendedType.plainName, node.inheritanceClause,
            node.memberBlock, node.attributes)
    }
    override func visitPost(_ node: ClassDeclSyntax) { typeNames.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { typeNames.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { typeNames.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { typeNames.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { typeNames.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { typeNames.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        index.functionsByName[node.name.plainText, default: []].append(index.functions.count)
        index.functions.append(node)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        index.variables.append(node)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        var called = node.calledExpression
        while true {
            if let chain = called.as(OptionalChainingExprSyntax.self) {
                called = chain.expression
            } else if let generic = called.as(GenericSpecializationExprSyntax.self) {
                called = generic.expression
            } else if let forced = called.as(ForceUnwrapExprSyntax.self) {
                called = forced.expression
            } else {
                break
            }
        }
        var name = ""
        var base: ExprSyntax?
        var isMember = false
        if let member = called.as(MemberAccessExprSyntax.self) {
            name = member.declName.baseName.plainText
            base = member.base
            isMember = true
            // `MKMapView.init()` is a call of `MKMapView`.
            if name == "init", let type = member.base, let last = type.lastName,
                last.first?.isUppercase == true
            {
                name = last
                base = type.as(MemberAccessExprSyntax.self)?.base
                isMember = type.is(MemberAccessExprSyntax.self)
            }
        } else if let reference = called.as(DeclReferenceExprSyntax.self) {
            name = reference.baseName.plainText
        }
        index.callsByName[name, default: []].append(index.calls.count)
        index.calls.append(Call(node: node, name: name, base: base, isMember: isMember))
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) {
            let path = elements[0].path ?? ""
            let assignment = Assignment(
                node: node, left: elements[0], right: Array(elements[2...]), path: path)
            index.assignmentsByName[String(assignment.name), default: []].append(
                index.assignments.count)
            index.assignments.append(assignment)
            if elements.count > 3 { index.sequences.append(node) }
        } else {
            index.sequences.append(node)
        }
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        index.forcedUnwraps.append(node)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        index.references[node.baseName.plainText, default: []].append(node.baseName)
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        index.references[node.name.plainText, default: []].append(node.name)
        return node.genericArgumentClause == nil ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        index.references[node.name.plainText, default: []].append(node.name)
        return .visitChildren
    }

    // Nothing below these is asked for, and to enter a node costs as much as to parse it.
    override func visit(_: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: StringSegmentSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: NilLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: AssignmentExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: WildcardPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: DeclModifierSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if node.segments.count == 1, node.segments.first?.is(StringSegmentSyntax.self) == true {
            return .skipChildren
        }
        return .visitChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        index.captures.append(node)
        return .visitChildren
    }
}
