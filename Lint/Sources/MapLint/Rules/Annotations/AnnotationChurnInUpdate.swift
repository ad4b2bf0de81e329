import SwiftSyntax

extension Rule {
    static let annotationChurnInUpdate = Rule(
        "annotation_churn_in_update", "All annotations or overlays replaced on every update",
        section: .annotations, scope: .type,
        cost: "Selection and callouts vanish whenever any state changes, and large sets stutter.",
        suggestion: "Diff against what is on the map and add or remove only the difference.",
        source: "MapKit reference, Part 4; MapKit guide, Part 1 row 2",
        triggering: [
            """
            struct Fleet: UIViewRepresentable {
              let ships: [Ship]
              func makeUIView(context: Context) -> MKMapView { MKMapView() }
              func updateUIView(_ map: MKMapView, context: Context) {
                ↓map.removeAnnotations(map.annotations)
                map.addAnnotations(ships)
              }
            }
            """,
            """
            struct Lines: UIViewRepresentable {
              func updateUIView(_ uiView: MKMapView, context: Context) {
                let old = uiView.overlays
                ↓uiView.removeOverlays(old)
                if let line { uiView.addOverlay(line) }
              }
            }
            """,
            """
            struct Helped: UIViewRepresentable {
              func updateUIView(_ view: MKMapView, context: Context) { refresh(view) }
              private func refresh(_ view: MKMapView) {
                ↓view.removeAnnotations(view.annotations)
                for pin in pins { view.addAnnotation(pin) }
              }
            }
            """,
            """
            struct Cleared: UIViewRepresentable {
              func updateUIView(_ map: MKMapView, context: Context) {
                if !map.annotations.isEmpty { ↓map.removeAnnotations(map.annotations) }
                map.addAnnotations(pins)
              }
            }
            """,
            """
            struct Dot: NSViewRepresentable {
              func updateNSView(_ map: MKMapView, context: Context) {
                ↓map.removeAnnotations(map.annotations.filter { !($0 is MKUserLocation) })
                map.addAnnotations(pins)
              }
            }
            """,
            """
            struct Fleet: UIViewRepresentable {
              func makeUIView(context: Context) -> MKMapView { MKMapView() }
              func updateUIView(_ map: MKMapView, context: Context) {
                map.annotations.forEach { ↓map.removeAnnotation($0) }
                for overlay in map.overlays { ↓map.removeOverlay(overlay) }
                map.addAnnotations(ships)
                map.addOverlays(lanes)
              }
            }
            """,
        ],
        nonTriggering: [
            """
            struct Fleet: UIViewRepresentable {
              func makeUIView(context: Context) -> MKMapView { MKMapView() }
              func updateUIView(_ map: MKMapView, context: Context) {
                for ship in gone { map.removeAnnotation(ship) }
                map.addAnnotations(arrived)
              }
            }
            """,
            """
            struct Fleet: UIViewRepresentable {
              func updateUIView(_ map: MKMapView, context: Context) {
                let old = Set(map.annotations.compactMap { $0 as? Ship }), new = Set(ships)
                map.removeAnnotations(Array(old.subtracting(new)))
                map.addAnnotations(Array(new.subtracting(old)))
              }
            }
            """,
            """
            struct Counted: UIViewRepresentable {
              func updateUIView(_ map: MKMapView, context: Context) {
                if map.annotations.count != pins.count {
                  map.removeAnnotations(map.annotations)
                  map.addAnnotations(pins)
                }
              }
            }
            """,
            """
            struct Gone: UIViewRepresentable {
              func updateUIView(_ map: MKMapView, context: Context) {}
              static func dismantleUIView(_ map: MKMapView, coordinator: ()) { map.removeAnnotations(map.annotations) }
            }
            """,
            """
            final class Screen: UIViewController {
              func refresh() { map.removeAnnotations(map.annotations); map.addAnnotations(pins) }
            }
            """,
            """
            struct OnlyClears: UIViewRepresentable {
              func updateUIView(_ map: MKMapView, context: Context) { map.removeOverlays(map.overlays) }
            }
            """,
        ]
    ) { inspection in
        let file = inspection.file
        for function in file.representableFunctions(MapKitNames.updateFunctions) {
            let reach = file.reach(of: function)
            let added = Set(reach.flatMap { file.calls(in: $0.body).map(\.name) })
            for (body, isGuarded) in reach where !isGuarded {
                for call in file.calls(in: body) {
                    let kind: (list: String, adds: Set<String>)
                    switch call.name {
                    case "removeAnnotations", "removeAnnotation":
                        kind = (
                            "annotations", ["addAnnotation", "addAnnotations", "showAnnotations"]
                        )
                    case "removeOverlays", "removeOverlay":
                        kind = ("overlays", ["addOverlay", "addOverlays", "insertOverlay"])
                    default: continue
                    }
                    guard !added.isDisjoint(with: kind.adds),
                        !isConditional(call.node, besidesEmpty: kind.list),
                        let argument = call.node.firstUnlabeled,
                        call.name.hasSuffix("s")
                            ? isEverything(argument, kind.list, file)
                            : isEach(argument, kind.list, file)
                    else { continue }
                    inspection.report(
                        call.node,
                        "every SwiftUI update removes and re-adds everything; selection and callouts are lost"
                    )
                }
            }
        }
    }

    /// Whether a call stands under a condition other than that there is something to remove.
    private static func isConditional(_ call: FunctionCallExprSyntax, besidesEmpty list: String)
        -> Bool
    {
        guard call.isGuarded() else { return false }
        guard
            let branch = call.ancestors.first(where: { $0.is(IfExprSyntax.self) })?.as(
                IfExprSyntax.self), call.isInside(branch.body), branch.conditions.count == 1,
            case .expression(let condition)? = branch.conditions.first?.condition,
            let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!",
            negated.expression.path?.hasSuffix(".\(list).isEmpty") == true
        else { return true }
        return branch.isGuarded()
    }

    /// Whether an argument is the element of a loop over all annotations or overlays of a map.
    private static func isEach(_ argument: ExprSyntax, _ list: String, _ file: SourceFile) -> Bool {
        for ancestor in argument.ancestors {
            if let loop = ancestor.as(ForStmtSyntax.self), loop.whereClause == nil {
                return loop.pattern.boundNames.first == argument.path
                    && isEverything(loop.sequence, list, file)
            }
            if let closure = ancestor.as(ClosureExprSyntax.self) {
                guard
                    let member = closure.receivingCall?.calledExpression.as(
                        MemberAccessExprSyntax.self),
                    member.declName.baseName.text == "forEach", let base = member.base
                else { return false }
                return argument.path == (closure.parameterNames.first ?? "$0")
                    && isEverything(base, list, file)
            }
        }
        return false
    }

    /// Whether an argument stands for all annotations or overlays of a map.
    private static func isEverything(_ argument: ExprSyntax, _ list: String, _ file: SourceFile)
        -> Bool
    {
        if let path = argument.path {
            if path.hasSuffix(".\(list)") { return true }
            guard let value = file.declaration(of: path, at: argument)?.initialValue else {
                return false
            }
            return value.path != path && isEverything(value, list, file)
        }
        // Without the user's location it is still everything.
        if let call = argument.unwrapped.as(FunctionCallExprSyntax.self),
            call.calledExpression.lastName == "filter", call.mentions("MKUserLocation"),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            let base = member.base?.path
        {
            return base.hasSuffix(".\(list)")
        }
        return false
    }
}
