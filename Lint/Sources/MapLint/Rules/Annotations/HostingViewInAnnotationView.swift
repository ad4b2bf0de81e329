import SwiftSyntax

extension Rule {
    static let hostingViewInAnnotationView = Rule(
        "hosting_view_in_annotation_view", "SwiftUI hosting controller inside an annotation view",
        section: .annotations, severity: .info, isOptIn: true, scope: .type,
        cost:
            "Each annotation carries a SwiftUI graph of its own; a few hundred of them stall scrolling.",
        suggestion: "Render to an image, or use MKMarkerAnnotationView with a glyph.",
        source: "MapKit diagnosis, Symptom 3 Q3",
        triggering: [
            """
            final class CardView: MKAnnotationView {
              func show(_ card: Card) { addSubview(↓UIHostingController(rootView: card).view) }
            }
            """,
            "class Desk: MKAnnotationView { lazy var host = ↓NSHostingView(rootView: Badge()) }",
            """
            class Split: MKMarkerAnnotationView {}
            extension Split { func build() { host = ↓UIHostingController(rootView: Badge()) } }
            """,
            "class P: MKPinAnnotationView { override init(a: Int) { h = ↓UIHostingController<Badge>(rootView: Badge()) } }",
        ],
        nonTriggering: [
            "final class CardView: MKAnnotationView { func show(_ card: Card) { image = card.rendered } }",
            "final class Screen: UIViewController { let host = UIHostingController(rootView: Card()) }",
            "final class Cell: UITableViewCell { let host = UIHostingController(rootView: Card()) }",
            "final class Pin: MKAnnotationView { let label = UILabel() }",
        ]
    ) { inspection in
        for call in inspection.index.calls(
            named: "UIHostingController", "NSHostingView", "NSHostingController")
        {
            guard let type = inspection.file.enclosingType(of: call.node) else { continue }
            let isKnown = inspection.file.isClass(type, named: MapKitNames.annotationViews)
            inspection.report(
                call.node, "a hosting controller per annotation is expensive in large sets",
                unless: isKnown
                    ? []
                    : [.lacksAncestor(type: type.name, from: MapKitNames.annotationViews.sorted())])
        }
    }
}
