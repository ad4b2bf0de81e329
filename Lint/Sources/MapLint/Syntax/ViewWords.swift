import SwiftSyntax

/// What VoiceOver finds to read in a SwiftUI view.
extension SyntaxProtocol {
    /// Views that show, or are called, what their first argument says.
    private static var worded: Set<String> {
        ["Text", "Label", "Button", "NavigationLink", "Link", "Toggle", "Menu"]
    }

    /// Modifiers that tell VoiceOver what to say.
    private static var telling: Set<String> {
        ["accessibilityLabel", "accessibilityRepresentation", "accessibilityElement"]
    }

    /// Modifiers whose closures are shown elsewhere than in the view.
    private static var elsewhere: Set<String> {
        [
            "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "contextMenu",
            "navigationDestination", "toolbar",
        ]
    }

    /// Whether the code below this node shows a name or other words, or tells VoiceOver what to say.
    ///
    /// A number or a time is read, too, but says nothing of what stands there.
    func hasWords(_ file: SourceFile) -> Bool {
        let outer = Syntax(self)
        return file.calls(in: outer).contains { call in
            if call.isMember {
                guard Self.telling.contains(call.name) else { return false }
            } else {
                guard Self.worded.contains(call.name), let first = call.node.arguments.first,
                    first.label == nil || first.label?.text == "verbatim",
                    first.expression.isWorded
                else { return false }
            }
            return !call.node.isShownElsewhere(than: outer)
        }
    }

    private func isShownElsewhere(than outer: Syntax) -> Bool {
        if isInsideAction(of: outer) { return true }
        for node in ancestors {
            if node.id == outer.id { return false }
            if let name = node.as(ClosureExprSyntax.self)?.receivingCall?.calledExpression.lastName,
                Self.elsewhere.contains(name)
            {
                return true
            }
        }
        return false
    }
}

extension ExprSyntax {
    /// Parts of the names of what holds words.
    private static let wordKinds = [
        "name", "title", "label", "address", "caption", "headline", "text", "description", "city",
        "street", "place", "summary",
    ]

    /// Whether a text is written out in letters, or is called what words are called.
    fileprivate var isWorded: Bool {
        if let text = literalString { return text.contains(where: \.isLetter) }
        return tokens(viewMode: .sourceAccurate).contains { token in
            switch token.tokenKind {
            case .identifier(let name):
                let name = name.lowercased()
                return Self.wordKinds.contains(where: name.contains)
            case .stringSegment(let text): return text.contains(where: \.isLetter)
            default: return false
            }
        }
    }
}

extension ClosureExprSyntax {
    /// The names of the views that statements of the closure, and of those within it, build.
    func builtViews(_ file: SourceFile) -> [String] {
        file.calls(in: statements).compactMap { call in
            guard !call.isMember, call.name.first?.isUppercase == true,
                call.node.wholeChain.parent?.is(CodeBlockItemSyntax.self) == true
                    || call.node.wholeChain.parent?.parent?.is(CodeBlockItemSyntax.self) == true,
                !MapKitNames.plainViews.contains(call.name)
            else { return nil }
            return call.name
        }
    }
}
