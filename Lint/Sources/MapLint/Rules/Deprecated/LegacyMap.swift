import SwiftSyntax

/// A call of one of the `Map` initializers of before iOS 17, and what it is in MapKit's content builder.
struct LegacyMap {
    private let call: FunctionCallExprSyntax
    /// The text of the region or rectangle that the map begins with.
    private let place: String
    private let kind: String
    private var interaction: String?
    private var userLocation: String?
    private var items: String?
    private var content: ClosureExprSyntax?

    /// Reads a call; `nil` if some of it has no counterpart, so that only a person can rewrite it.
    ///
    /// - Parameter file: The file, which tells whether code moves the map by its region: a start does not follow it.
    init?(_ call: FunctionCallExprSyntax, in file: SourceFile) {
        guard let first = call.arguments.first, call.additionalTrailingClosures.isEmpty else {
            return nil
        }
        self.call = call
        switch first.label?.text {
        case "coordinateRegion": kind = "region"
        case "mapRect": kind = "rect"
        default: return nil
        }
        let binding = first.expression
        if binding.bareText.hasPrefix("$") {
            place = String(binding.bareText.dropFirst())
            // A path's owner may move it in another file.
            guard !place.contains("."), let type = file.enclosingType(of: call) else { return nil }
            let name = place
            let isMoved = file.index.assignments.contains { assignment in
                assignment.path.split(separator: ".").first.map(String.init) == name
                    && file.enclosingType(of: assignment.node)?.name == type.name
                    && assignment.node.enclosingCallable?.is(InitializerDeclSyntax.self) != true
            }
            guard !isMoved else { return nil }
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
            case "annotationItems": items = argument.expression.bareText
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
            guard let closure = Self.rewritten(content) else { return nil }
            lines.append("ForEach(\(items)) \(closure)")
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
    private static func rewritten(_ closure: ClosureExprSyntax) -> String? {
        let text = closure.bareText
        // Lines are moved to the right, which would change a text of several lines.
        guard closure.statements.count == 1, !text.contains("\"\"\""),
            let made = closure.statements.first?.item.as(FunctionCallExprSyntax.self),
            let marker = marker(of: made)
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

    /// What a pin, marker or annotation of the old kind is in the content builder.
    static func marker(of call: FunctionCallExprSyntax) -> String? {
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
            return "Marker(\"\", coordinate: \(coordinate.bareText))\(tint)"
        case "MapAnnotation":
            guard let view = call.trailingClosure, call.arguments.count == 1 else { return nil }
            return "Annotation(\"\", coordinate: \(coordinate.bareText)) \(view.bareText)"
        default: return nil
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
