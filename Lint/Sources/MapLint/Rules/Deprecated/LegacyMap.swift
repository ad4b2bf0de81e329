import SwiftSyntax

/// A call of one of the `Map` initializers of before iOS 17, and what it is in MapKit's content builder.
///
/// A pin of the old kind has no title and the new one takes one, which VoiceOver reads: where the code shows none to give,
/// only a person can rewrite the map.
struct LegacyMap {
    private let call: FunctionCallExprSyntax
    private let file: SourceFile
    /// The text of the region or rectangle that the map begins with.
    private let place: String
    private let kind: String
    private var interaction: String?
    private var userLocation: String?
    private var items: ExprSyntax?
    private var content: ClosureExprSyntax?

    /// Reads a call; `nil` if some of it has no counterpart, so that only a person can rewrite it.
    ///
    /// - Parameter file: The file, which tells whether other code uses the region: a start neither follows it nor writes it.
    init?(_ call: FunctionCallExprSyntax, in file: SourceFile) {
        guard let first = call.arguments.first, call.additionalTrailingClosures.isEmpty else {
            return nil
        }
        self.call = call
        self.file = file
        switch first.label?.text {
        case "coordinateRegion": kind = "region"
        case "mapRect": kind = "rect"
        default: return nil
        }
        let binding = first.expression
        if binding.bareText.hasPrefix("$") {
            place = String(binding.bareText.dropFirst())
            // A path's owner may move it in another file.
            guard !place.contains("."), !file.usesElsewhere(place, than: first, of: call) else {
                return nil
            }
        } else if let made = binding.as(FunctionCallExprSyntax.self),
            made.calledExpression.lastName == "constant", let value = made.firstUnlabeled,
            made.arguments.count == 1
        {
            place = value.bareText
        } else {
            return nil
        }
        content = call.trailingClosure
        for argument in call.arguments.dropFirst() {
            switch argument.label?.text {
            case "interactionModes": interaction = argument.expression.bareText
            case "showsUserLocation":
                let value = argument.expression.bareText
                if value != "false" { userLocation = value }
            case "annotationItems": items = argument.expression
            case "annotationContent": content = argument.expression.as(ClosureExprSyntax.self)
            default: return nil
            }
        }
        guard (items == nil) == (content == nil) else { return nil }
    }

    /// The call with a position and a content builder; `nil` if its annotations cannot be rewritten.
    func rewritten() -> String? {
        var text = "\(call.calledExpression.bareText)(initialPosition: .\(kind)(\(place))"
        if let interaction { text += ", interactionModes: \(interaction)" }
        text += ")"
        var lines: [String] = []
        if let userLocation {
            lines.append(
                userLocation == "true"
                    ? "UserAnnotation()" : "if \(userLocation) { UserAnnotation() }")
        }
        if let items, let content {
            guard let closure = rewritten(content) else { return nil }
            lines.append("ForEach(\(items.bareText)) \(closure)")
        }
        guard !lines.isEmpty else { return text }
        if lines.count == 1, !lines[0].contains("\n") { return "\(text) { \(lines[0]) }" }
        let indentation =
            call.ancestors.first { $0.is(CodeBlockItemSyntax.self) }?.indentation ?? ""
        let inner = lines.map { line in
            "\(indentation)    "
                + line.split(separator: "\n", omittingEmptySubsequences: false).joined(
                    separator: "\n    ")
        }
        return "\(text) {\n\(inner.joined(separator: "\n"))\n\(indentation)}"
    }

    /// The closure that makes an annotation of an item, with the new type; `nil` if it makes no known one.
    private func rewritten(_ closure: ClosureExprSyntax) -> String? {
        let text = closure.bareText
        // Lines are moved to the right, which would change a text of several lines.
        guard closure.statements.count == 1, !text.contains("\"\"\""),
            let made = closure.statements.first?.item.as(FunctionCallExprSyntax.self),
            let marker = marker(of: made, of: closure.parameterNames.first ?? "$0")
        else { return nil }
        let start =
            made.positionAfterSkippingLeadingTrivia.utf8Offset
            - closure.positionAfterSkippingLeadingTrivia.utf8Offset
        let end =
            made.endPositionBeforeTrailingTrivia.utf8Offset
            - closure.positionAfterSkippingLeadingTrivia.utf8Offset
        let bytes = Array(text.utf8)
        return String(decoding: bytes[..<start], as: UTF8.self) + marker
            + String(decoding: bytes[end...], as: UTF8.self)
    }

    /// What the pin, marker or annotation of an item is in the content builder: with the item's title, not shown.
    private func marker(of call: FunctionCallExprSyntax, of item: String) -> String? {
        guard let coordinate = call.argument("coordinate"),
            call.arguments.allSatisfy({ ["coordinate", "tint"].contains($0.label?.text) })
        else { return nil }
        switch call.calledExpression.lastName {
        case "MapPin", "MapMarker":
            guard call.trailingClosure == nil else { return nil }
            let color = call.argument("tint")?.bareText
            // The old tint may be nil; the new one takes a color.
            if let color, !color.hasPrefix("."), !color.hasPrefix("Color") { return nil }
            let tint = color.map { ".tint(\($0))" } ?? ""
            guard let title = title(of: item) else { return nil }
            return
                "Marker(\(title), coordinate: \(coordinate.bareText))\(tint).annotationTitles(.hidden)"
        case "MapAnnotation":
            guard let view = call.trailingClosure, call.arguments.count == 1 else { return nil }
            if let title = title(of: item) {
                return
                    "Annotation(\(title), coordinate: \(coordinate.bareText)) \(view.bareText).annotationTitles(.hidden)"
            }
            guard view.hasWords(file) else { return nil }
            return "Annotation(\"\", coordinate: \(coordinate.bareText)) \(view.bareText)"
        default: return nil
        }
    }

    /// The code of an item's name, if the file shows that its type has one.
    private func title(of item: String) -> String? {
        guard item != "_", let items, let element = elementType(of: items),
            let type = file.index.types.first(where: {
                $0.name == element || $0.simpleName == element
            })
        else { return nil }
        for name in ["title", "name"] {
            guard let property = file.property(name, of: type.name) else { continue }
            if property.typeName == "String" {
                return property.isOptional ? "\(item).\(name) ?? \"\"" : "\(item).\(name)"
            }
            if property.typeName == nil, property.initialValue?.literalString != nil {
                return "\(item).\(name)"
            }
        }
        return nil
    }

    private func elementType(of items: ExprSyntax) -> String? {
        if let list = items.as(ArrayExprSyntax.self) {
            return list.elements.first.flatMap { file.typeName(of: $0.expression) }
        }
        guard let type = file.typeName(of: items), type.hasPrefix("["), type.hasSuffix("]") else {
            return nil
        }
        return String(type.dropFirst().dropLast())
    }
}

extension SourceFile {
    /// Whether code of the type, other than an initializer, uses a property elsewhere than in an argument.
    fileprivate func usesElsewhere(
        _ name: String, than argument: LabeledExprSyntax, of call: FunctionCallExprSyntax
    ) -> Bool {
        guard let type = enclosingType(of: call) else { return true }
        let tokens = [name, "$\(name)", "_\(name)"].flatMap { index.references[$0] ?? [] }
        return tokens.contains { token in
            guard !token.isInside(argument), enclosingType(of: token)?.name == type.name,
                token.enclosingCallable?.is(InitializerDeclSyntax.self) != true
            else { return false }
            // The same name of something else: `context.region`.
            guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
                member.declName.id == token.parent?.id
            else { return true }
            return member.base?.path == "self"
        }
    }
}

extension Inspection {
    /// The rewrite of a map of before iOS 17, whole.
    func rewrite(ofLegacyMap call: FunctionCallExprSyntax) -> Fix? {
        guard let text = LegacyMap(call, in: file)?.rewritten() else { return nil }
        return Fix([replacing(call, with: text)], isSafe: false)
    }

    /// The call of a `Map` in whose annotation closure a node stands.
    func legacyMap(around node: some SyntaxProtocol) -> FunctionCallExprSyntax? {
        for ancestor in node.ancestors {
            if let call = ancestor.as(ClosureExprSyntax.self)?.receivingCall,
                call.calledExpression.lastName == "Map"
            {
                return call
            }
        }
        return nil
    }
}
