import SwiftSyntax

extension Rule {
    static let constantCameraPosition = Rule(
        "constant_camera_position", "Camera bound to .constant", section: .camera,
        fixing: .unsafe,
        cost: """
            The map moves while the finger is down and jumps back on the next update, and no code can move it.
            """,
        suggestion: """
            Bind @State var camera: MapCameraPosition, or use initialPosition: when only the start matters. \
            Note that initialPosition does not follow later changes of the value.
            """,
        source: "MapKit guide, Part 1 row 5; MapKit diagnosis, Symptom 2 Q3",
        triggering: [
            """
            struct PlaceMap: View {
              var body: some View { ↓Map(position: .constant(.region(home))) }
            }
            """,
            """
            struct OldMap: View {
              var body: some View {
                ↓Map(coordinateRegion: .constant(region), annotationItems: places) { MapMarker(coordinate: $0.c) }
              }
            }
            """,
            "let view = ↓Map(position: Binding.constant(.automatic)) { UserAnnotation() }",
            """
            let view = ↓Map(position: .constant(.automatic), interactionModes: [.pan, .zoom])
              .frame(height: 200)
              .disabled(false)
            """,
        ],
        nonTriggering: [
            """
            struct Card: View {
              var body: some View {
                ZStack { Map(position: .constant(.region(home))) }.allowsHitTesting(false)
              }
            }
            """,
            """
            struct Row: View {
              var body: some View { VStack { preview.frame(height: 90).disabled(true) } }
              private var preview: some View { Map(position: .constant(.region(home))) }
            }
            """,
            """
            struct PlaceMap: View {
              @State private var camera: MapCameraPosition = .region(home)
              var body: some View { Map(position: $camera) }
            }
            """,
            "let still = Map(position: .constant(.automatic), interactionModes: [])",
            "#Preview { Map(position: .constant(.automatic)) }",
            "let still = Map(position: .constant(.automatic)).frame(height: 90).allowsHitTesting(false)",
            "let still = Map(coordinateRegion: .constant(r)).disabled(true)",
            "let view = Map(coordinateRegion: $region, userTrackingMode: .constant(.follow))",
            """
            struct Map { init(position: Binding<Int>) {} }
            let own = Map(position: .constant(1))
            """,
            """
            struct Card_Previews: PreviewProvider {
              static var previews: some View { Map(coordinateRegion: .constant(r)) }
            }
            """,
        ]
    ) { inspection in
        for call in inspection.swiftUIMaps {
            guard
                let argument = call.node.arguments.first(where: {
                    ["position", "coordinateRegion", "mapRect"].contains($0.label?.text)
                }), let binding = argument.expression.as(FunctionCallExprSyntax.self),
                binding.calledExpression.lastName == "constant"
            else { continue }
            if let modes = call.node.argument("interactionModes"),
                modes.as(ArrayExprSyntax.self)?.elements.isEmpty == true
            {
                continue
            }
            guard !inspection.file.isStill(call.node), !inspection.file.isInPreview(call.node)
            else { continue }
            var fix: Fix?
            if argument.label?.text == "position", let value = binding.firstUnlabeled {
                fix = Fix(
                    [
                        Fix.Edit(
                            start: argument.positionAfterSkippingLeadingTrivia.utf8Offset,
                            end: argument.expression.endPositionBeforeTrailingTrivia.utf8Offset,
                            replacement: "initialPosition: \(value.bareText)")
                    ], isSafe: false)
            } else if inspection.mayUse(iOS: 17, at: call.node) != false {
                fix = inspection.rewrite(ofLegacyMap: call.node)
            }
            inspection.report(
                call.node,
                "a constant camera binding drops the user's pan and zoom on the next update and cannot be driven from code",
                unless: inspection.unlessOwn(call), fix: fix)
        }
    }
}

extension SourceFile {
    /// Whether no touch reaches a view: a modifier of its own, of a view around it, or of the property that holds it
    /// says so.
    fileprivate func isStill(_ node: FunctionCallExprSyntax) -> Bool {
        if node.isStilled { return true }
        for ancestor in node.ancestors {
            if let call = ancestor.as(ClosureExprSyntax.self)?.receivingCall, call.isStilled {
                return true
            }
            let name: String
            if let variable = ancestor.as(VariableDeclSyntax.self),
                variable.parent?.is(MemberBlockItemSyntax.self) == true
            {
                name = variable.bindings.first?.pattern.boundNames.first ?? ""
            } else if let function = ancestor.as(FunctionDeclSyntax.self) {
                name = function.name.plainText
            } else {
                continue
            }
            return index.calls(named: "disabled", "allowsHitTesting").contains { call in
                guard call.node.stills(call.name) else { return false }
                var base = call.base
                while let inner = base?.as(FunctionCallExprSyntax.self),
                    let member = inner.calledExpression.as(MemberAccessExprSyntax.self)
                {
                    base = member.base
                }
                if let inner = base?.as(FunctionCallExprSyntax.self) {
                    base = inner.calledExpression
                }
                return base?.path == name
            }
        }
        return false
    }
}

extension FunctionCallExprSyntax {
    /// Whether one of the modifiers of the view keeps touches away.
    fileprivate var isStilled: Bool { modifiers.contains { $0.call.stills($0.name) } }

    /// Whether the call, of a modifier with this name, keeps touches away.
    fileprivate func stills(_ name: String) -> Bool {
        let value = firstUnlabeled?.bareText
        return (name == "disabled" && value != "false")
            || (name == "allowsHitTesting" && value != "true")
    }
}
