// Finds what can be changed in Swift sources: the first half of `Scripts/mutate`, which compiles this file with the
// toolchain's own SwiftSyntax.
//
//     points FILE...
//
// Prints one JSON object a line for every small change:
//
//     {"file":…,"kind":"operator|constant|condition|return","start":…,"end":…,"line":…,"first":…,"last":…,
//      "original":…,"changed":…}
//
// `start` and `end` are offsets in bytes, `line` counts from 1, `first` and `last` are the lines of the statement
// around it. The expression at start..<end may be replaced by `(condition ? changed : original)`.

import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

struct Point: Encodable {
    let file: String
    let kind: String
    let start: Int
    let end: Int
    let line: Int
    let first: Int
    let last: Int
    let original: String
    let changed: String
}

/// What an operator becomes.
let swaps = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===",
    "+": "-", "-": "+", "*": "/", "/": "*", "&+": "&-", "&-": "&+", "&&": "||", "||": "&&",
    "<<": ">>", ">>": "<<", "&<<": "&>>", "&>>": "&<<", "&": "|", "|": "&", "+=": "-=",
    "-=": "+=", "&+=": "&-=", "&-=": "&+=",
]

/// Calls whose arguments say what must not happen or how much room is wanted: changing them changes no answer.
let silentCalls: Set = [
    "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError",
    "reserveCapacity", "checkCancellation", "unsafeUninitializedCapacity",
]

/// What holds constants that must stay constants.
let barred: Set<SyntaxKind> = [
    .attribute, .enumCaseElement, .expressionPattern, .macroExpansionExpr, .genericArgument,
]

/// Types of results to which one can be added.
let numbers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CLLocationDistance", "CLLocationDegrees", "CLLocationDirection",
    "TimeInterval",
]

final class Finder: SyntaxVisitor {
    let file: String
    let locations: SourceLocationConverter
    var points: [Point] = []

    init(_ file: String, _ tree: SourceFileSyntax) {
        self.file = file
        locations = SourceLocationConverter(fileName: file, tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    private func add(_ kind: String, _ node: some SyntaxProtocol, _ changed: (String) -> String) {
        let original = node.trimmedDescription
        // One line of code stands for each: line numbers stay, and a comment would end the line too early.
        guard !original.contains("//"), !original.contains("/*"), !original.contains("\"\"\""),
            !(original.contains("{") && original.contains("\n")), !isLeftOut(Syntax(node))
        else { return }
        let text = changed(original).split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        var around = Syntax(node)
        while let parent = around.parent, !around.is(CodeBlockItemSyntax.self),
            !around.is(MemberBlockItemSyntax.self)
        {
            around = parent
        }
        let start = node.positionAfterSkippingLeadingTrivia
        points.append(
            Point(
                file: file, kind: kind, start: start.utf8Offset,
                end: node.endPositionBeforeTrailingTrivia.utf8Offset,
                line: locations.location(for: start).line,
                first: locations.location(for: around.positionAfterSkippingLeadingTrivia).line,
                last: locations.location(for: around.endPositionBeforeTrailingTrivia).line,
                original: original, changed: text))
    }

    /// Whether a node stands where a condition cannot, or where a change says nothing.
    private func isLeftOut(_ node: Syntax) -> Bool {
        var node = node
        while let parent = node.parent {
            if barred.contains(parent.kind) { return true }
            if parent.kind == .ifConfigClause, node.kind != .codeBlockItemList,
                node.kind != .memberBlockItemList
            {
                return true
            }
            if let call = parent.as(FunctionCallExprSyntax.self) {
                let name =
                    call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                    ?? call.calledExpression.trimmedDescription
                if silentCalls.contains(name) { return true }
            }
            if let array = parent.as(ArrayExprSyntax.self), array.elements.count > 8 { return true }
            node = parent
        }
        return false
    }

    // MARK: Operators

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard let token = node.operator.as(BinaryOperatorExprSyntax.self)?.operator,
            let swapped = swaps[token.text]
        else { return .visitChildren }
        add("operator", node) { _ in
            "\(node.leftOperand.trimmedDescription) \(swapped) \(node.rightOperand.trimmedDescription)"
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name == "min" || name == "max", node.arguments.count == 2
        {
            add("operator", node) { (name == "min" ? "max" : "min") + $0.dropFirst(3) }
        }
        return .visitChildren
    }

    // MARK: Constants

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        add("constant", node) { $0 == "1" ? "2" : "\($0) + 1" }
        return .visitChildren
    }

    override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        add("constant", node) { Double($0) == 0 ? "1.0" : "\($0) * 1.5" }
        return .visitChildren
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        add("constant", node) { $0 == "true" ? "false" : "true" }
        return .visitChildren
    }

    // MARK: Conditions

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        if case .expression(let condition) = node.condition,
            !condition.is(BooleanLiteralExprSyntax.self)
        {
            add("condition", condition) { "!(\($0))" }
        }
        return .visitChildren
    }

    override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
        add("condition", node.condition) { "!(\($0))" }
        return .visitChildren
    }

    override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
        add("condition", node.condition) { "!(\($0))" }
        return .visitChildren
    }

    // MARK: Returns

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let expression = node.expression { addReturn(expression, from: Syntax(node)) }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        if node.count == 1, case .expr(let expression)? = node.first?.item {
            addReturn(expression, from: Syntax(node))
        }
        return .visitChildren
    }

    private func addReturn(_ expression: ExprSyntax, from place: Syntax) {
        guard !expression.is(IfExprSyntax.self), !expression.is(SwitchExprSyntax.self),
            !expression.is(BooleanLiteralExprSyntax.self),
            !expression.is(NilLiteralExprSyntax.self),
            let type = resultType(at: place)
        else { return }
        if type.is(OptionalTypeSyntax.self) {
            add("return", expression) { _ in "nil" }
        } else if type.is(ArrayTypeSyntax.self) {
            add("return", expression) { _ in "[]" }
        } else {
            switch type.trimmedDescription {
            case "Bool": add("return", expression) { "!(\($0))" }
            case "String": add("return", expression) { _ in "\"\"" }
            case let name where numbers.contains(name):
                guard !expression.is(IntegerLiteralExprSyntax.self) else { return }
                add("return", expression) { "(\($0)) + 1" }
            default: break
            }
        }
    }

    /// Returns the type of what is returned at a place: nil within closures and where it is not said.
    private func resultType(at place: Syntax) -> TypeSyntax? {
        // The one expression of a loop's or a branch's body is no result.
        if place.kind == .codeBlockItemList, let body = place.parent, body.kind != .accessorBlock,
            body.parent?.kind != .functionDecl, body.parent?.kind != .accessorDecl
        {
            return nil
        }
        var node = place
        while let parent = node.parent {
            if parent.kind == .closureExpr || parent.kind == .initializerDecl { return nil }
            if let function = parent.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type
            }
            if let subscripted = parent.as(SubscriptDeclSyntax.self) {
                return subscripted.returnClause.type
            }
            if let accessor = parent.as(AccessorDeclSyntax.self),
                accessor.accessorSpecifier.text != "get"
            {
                return nil
            }
            if let binding = parent.as(PatternBindingSyntax.self) {
                return binding.accessorBlock == nil ? nil : binding.typeAnnotation?.type
            }
            node = parent
        }
        return nil
    }
}

@main enum Points {
    static func main() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        for file in CommandLine.arguments.dropFirst() {
            let text = try String(contentsOfFile: file, encoding: .utf8)
            // Operators that a module declares itself are left as they are.
            let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: text)) { _ in }
            guard let source = tree.as(SourceFileSyntax.self) else { continue }
            let finder = Finder(file, source)
            finder.walk(source)
            for point in finder.points {
                print(String(decoding: try encoder.encode(point), as: UTF8.self))
            }
        }
    }
}
