import SwiftSyntax

extension Rule {
    static let strongDelegateProperty = Rule(
        "strong_delegate_property", "Own delegate property not weak", section: .location,
        severity: .info, isOptIn: true, scope: .type, fixing: .unsafe,
        cost: "Two objects keep each other alive; the screen and its map are never released.",
        suggestion: "Mark it weak and the protocol AnyObject.",
        source: "Apple, Automatic Reference Counting; MapKit guide, Part 6",
        triggering: [
            "protocol PinSink: AnyObject {}\nfinal class Picker { ↓var delegate: PinSink?; let m = MKMapView() }",
            "class P { ↓public var mapDelegate: MapEventsDelegate?; let m = MKMapView() }",
            "class P { ↓var delegate: (any PinSinkDelegate)!; let m = MKMapView() }",
            "class P { ↓var routeDelegate: RouteDelegate? = nil; let m = MKMapView() }",
        ],
        nonTriggering: [
            "protocol PinSink: AnyObject {}\nfinal class Picker { weak var delegate: PinSink?; let m = MKMapView() }",
            "struct P { var delegate: PinDelegate?; let m = MKMapView() }",
            "class P { unowned var delegate: PinDelegate; let m = MKMapView() }",
            "class P { let completerDelegate = Sink(); let m = MKMapView() }",
            "class P { var delegate: PinDelegate? { nil }; let m = MKMapView() }",
        ]
    ) { inspection in
        let protocols = Set(
            inspection.index.types.filter { type in
                type.kind == .protocol
                    && type.inherited.contains {
                        ["AnyObject", "class", "NSObjectProtocol"].contains($0)
                    }
            }.map(\.name))
        for type in inspection.index.types where type.kind == .class {
            for member in inspection.index.bindingsByType[type.name] ?? [] {
                guard member.variable.isInside(type.node),
                    member.name == "delegate" || member.name.hasSuffix("Delegate"),
                    member.variable.bindingSpecifier.text == "var",
                    member.binding.accessorBlock == nil,
                    !member.variable.hasModifier("weak"), !member.variable.hasModifier("unowned"),
                    !member.variable.hasModifier("static"),
                    !member.variable.hasAttribute("IBOutlet", "UIApplicationDelegateAdaptor"),
                    let annotation = member.binding.typeAnnotation?.type, annotation.isOptional,
                    protocols.contains(annotation.plainName)
                        || annotation.plainName.hasSuffix("Delegate")
                else { continue }
                let place = member.variable.bindingSpecifier.positionAfterSkippingLeadingTrivia
                    .utf8Offset
                inspection.report(
                    member.variable, "a strong delegate property can form a retain cycle",
                    fix: Fix(
                        [Fix.Edit(start: place, end: place, replacement: "weak ")], isSafe: false))
            }
        }
    }
}
