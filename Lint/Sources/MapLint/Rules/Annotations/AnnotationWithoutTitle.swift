import SwiftSyntax

extension Rule {
    static let annotationWithoutTitle = Rule(
        "annotation_without_title", "Marker or Annotation with an empty title",
        section: .annotations,
        cost: "Whoever uses VoiceOver hears nothing of the place, or just \"button\".",
        suggestion: "Give a title and hide it with .annotationTitles(.hidden) if it must not show.",
        source: "MapKit guide, checklist 10 (VoiceOver)",
        triggering: [
            "let content = ↓Annotation(\"\", coordinate: cafe) { Image(systemName: \"cup.and.saucer\") }",
            "let view = Map { ↓Marker(\"\", coordinate: cafe).tint(.red) }",
            "let view = Map { ↓Marker(\"\", systemImage: \"star\", coordinate: cafe) }",
            "let view = Map { ↓Annotation(coordinate: cafe) { Dot() } label: { Text(verbatim: \"\") } }",
            "let view = Map { ForEach(stops) { s in ↓Annotation(\"\", coordinate: s.c, anchor: .bottom) { Circle() } } }",
            "let view = Map { ↓Annotation(\"\", coordinate: corner) { Circle().overlay(Text(\"\\(number + 1)\")) } }",
            Example(
                "let view = Map { ForEach(stops) { s in ↓Annotation(\"\", coordinate: s.c) { Pin(stop: s) } } }",
                beside: [
                    "Pin.swift":
                        "struct Pin: View { let stop: Stop; var body: some View { Circle().onTapGesture { tell(Text(stop.name)) } } }"
                ]),
        ],
        nonTriggering: [
            """
            let content = Annotation("Café", coordinate: cafe) { Image(systemName: "cup.and.saucer") }
              .annotationTitles(.hidden)
            """,
            "let view = Map { Marker(name ?? \"\", coordinate: cafe) }",
            """
            let view = Map {
              Annotation("", coordinate: cafe.spot) { VStack { Image(systemName: "cup.and.saucer"); Text(cafe.name) } }
            }
            """,
            Example(
                "let view = Map { ForEach(stops) { s in Annotation(\"\", coordinate: s.c) { Button { show(s) } label: { Pin(stop: s) } } } }",
                beside: [
                    "Pin.swift":
                        "struct Pin: View { let stop: Stop; var body: some View { Text(stop.name) } }"
                ]),
            "let view = Map { Annotation(\"\", coordinate: cafe) { Dot().accessibilityLabel(\"Café\") } }",
            "let view = Map { Marker(\"\", coordinate: cafe).accessibilityLabel(\"Café\") }",
            "let view = Map { Annotation(\"\", coordinate: cafe) { Halo().accessibilityHidden(true) } }",
            """
            struct Marker { init(_ s: String, coordinate: Int) {} }
            let own = Marker("", coordinate: 1)
            """,
            "let pen = Marker(\"\", color: .red)",
        ]
    ) { inspection in
        for call in inspection.index.calls(named: "Marker", "Annotation")
        where !call.isMember || call.base?.path == "MapKit" {
            guard call.node.argument("coordinate") != nil else { continue }
            var isEmpty = call.node.firstUnlabeled?.literalString == ""
            for closure in call.node.additionalTrailingClosures where closure.label.text == "label"
            {
                isEmpty = isEmpty || isEmptyText(closure.closure)
            }
            if let closure = call.node.argument("label")?.as(ClosureExprSyntax.self) {
                isEmpty = isEmpty || isEmptyText(closure)
            }
            guard isEmpty else { continue }
            let spoken: Set<String> = [
                "accessibilityLabel", "accessibilityHidden", "accessibilityElement",
                "accessibilityRepresentation",
            ]
            guard !call.node.wholeChain.mentions(spoken) else { continue }
            var conditions = inspection.unlessOwn(call)
            if call.name == "Annotation",
                let content = call.node.trailingClosure
                    ?? call.node.argument("content")?.as(ClosureExprSyntax.self)
            {
                guard !content.hasWords(inspection.file) else { continue }
                let views = content.builtViews(inspection.file)
                if !views.isEmpty { conditions.append(.hasWords(views)) }
            }
            inspection.report(
                call.node, "VoiceOver is told no name for this annotation",
                unless: conditions)
        }
    }

    private static func isEmptyText(_ closure: ClosureExprSyntax) -> Bool {
        guard closure.statements.count == 1,
            let call = closure.statements.first?.item.as(FunctionCallExprSyntax.self),
            call.calledExpression.lastName == "Text"
        else { return false }
        return call.arguments.first?.expression.literalString == ""
    }
}
