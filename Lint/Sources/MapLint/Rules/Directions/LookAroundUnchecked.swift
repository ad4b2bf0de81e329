import SwiftSyntax

extension Rule {
    static let lookAroundUnchecked = Rule(
        "look_around_unchecked", "Look Around shown without checking for a scene",
        section: .directions,
        cost: "At most places of the world the user sees an empty gray box.",
        suggestion: "Bind the scene first and show ContentUnavailableView otherwise.",
        source: "MapKit guide, checklist 14; MapKit reference, Part 8",
        triggering: [
            """
            struct Street: View {
              @State private var scene: MKLookAroundScene?
              var body: some View { ↓LookAroundPreview(initialScene: scene) }
            }
            """,
            """
            struct Street: View {
              @State private var lookAroundScene: MKLookAroundScene?
              var body: some View { VStack { ↓LookAroundPreview(scene: $lookAroundScene).frame(height: 90) } }
            }
            """,
            "func open(_ scene: MKLookAroundScene?) { present(↓MKLookAroundViewController(scene: scene!)) }",
            """
            struct Street: View {
              @State var scene: MKLookAroundScene?
              var body: some View { Button("x") { show = true }.sheet(isPresented: $show) { ↓LookAroundPreview(initialScene: scene) } }
            }
            """,
        ],
        nonTriggering: [
            """
            struct Street: View {
              @State private var scene: MKLookAroundScene?
              var body: some View {
                if let scene { LookAroundPreview(initialScene: scene) } else { Text("No imagery") }
              }
            }
            """,
            "struct Given: View { let scene: MKLookAroundScene; var body: some View { LookAroundPreview(initialScene: scene) } }",
            """
            struct Faded: View {
              @State private var scene: MKLookAroundScene?
              var body: some View { LookAroundPreview(initialScene: scene).opacity(scene == nil ? 0 : 1) }
            }
            """,
            """
            struct Other: View {
              @State private var scene: MKLookAroundScene?
              var body: some View {
                if scene == nil { ContentUnavailableView("None", systemImage: "eye.slash") } else { LookAroundPreview(initialScene: scene) }
              }
            }
            """,
            "func open(_ scene: MKLookAroundScene) { present(MKLookAroundViewController(scene: scene)) }",
        ]
    ) { inspection in
        for call in inspection.index.calls(
            named: "LookAroundPreview", "MKLookAroundViewController", "MKLookAroundSnapshotter")
        {
            guard let argument = call.node.argument("initialScene") ?? call.node.argument("scene")
            else { continue }
            let name: String
            if call.name == "LookAroundPreview" {
                let text = argument.bareText
                guard let path = text.hasPrefix("$") ? String(text.dropFirst()) : argument.path,
                    isOptionalScene(path, at: argument, inspection.file)
                else { continue }
                name = path
            } else {
                guard argument.is(ForceUnwrapExprSyntax.self), let path = argument.path else {
                    continue
                }
                name = path
            }
            let last = name.split(separator: ".").last.map(String.init) ?? name
            guard !isTested(last, around: call.node) else { continue }
            let isInSheet = call.node.ancestors.contains { node in
                guard
                    let receiver = node.as(ClosureExprSyntax.self)?.receivingCall?.calledExpression
                        .lastName
                else { return false }
                return ["sheet", "fullScreenCover", "popover", "navigationDestination"].contains(
                    receiver)
            }
            inspection.report(
                call.node, "there is no imagery at many places; show an alternative",
                weight: isInSheet ? .note : nil)
        }
    }

    private static func isOptionalScene(_ path: String, at place: ExprSyntax, _ file: SourceFile)
        -> Bool
    {
        let names = path.split(separator: ".").map(String.init)
        guard let last = names.last else { return false }
        if names.count == 1 {
            guard let found = file.declaration(of: last, at: place) else { return false }
            return found.isOptional
        }
        // A property of a model: some type of the file declares it optional.
        return file.index.bindingsByType.values.joined().contains {
            $0.name == last && $0.binding.typeAnnotation?.type.isOptional == true
                && $0.binding.typeAnnotation?.type.plainName == "MKLookAroundScene"
        }
    }

    private static func isTested(_ name: String, around node: FunctionCallExprSyntax) -> Bool {
        if node.modifiers.contains(where: { modifier in
            modifier.call.arguments.contains { $0.mentions(name) }
                || ["overlay", "background"].contains(modifier.name)
                    && modifier.call.closures.contains { $0.mentions(name) }
        }) {
            return true
        }
        for ancestor in node.ancestors {
            if let branch = ancestor.as(IfExprSyntax.self), branch.conditions.mentions(name) {
                return true
            }
            if let choice = ancestor.as(SwitchExprSyntax.self), choice.subject.mentions(name) {
                return true
            }
            if let sequence = ancestor.as(SequenceExprSyntax.self),
                sequence.elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
                sequence.mentions(name)
            {
                return true
            }
            if let list = ancestor.as(CodeBlockItemListSyntax.self),
                list.contains(where: {
                    $0.item.as(GuardStmtSyntax.self)?.conditions.mentions(name) == true
                })
            {
                return true
            }
            if let call = ancestor.as(FunctionCallExprSyntax.self), call.id != node.id,
                call.modifiers.contains(where: { $0.name == "opacity" && $0.call.mentions(name) })
            {
                return true
            }
        }
        return false
    }
}
