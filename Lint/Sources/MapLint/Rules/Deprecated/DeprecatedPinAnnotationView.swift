import SwiftSyntax

extension Rule {
    static let deprecatedPinAnnotationView = Rule(
        "deprecated_pin_annotation_view", "MKPinAnnotationView", section: .deprecated,
        fixing: .partial,
        cost: "The pins look a decade old, overlap without order, and do not cluster well.",
        suggestion: "Use MKMarkerAnnotationView with markerTintColor and animatesWhenAdded.",
        source: "MapKit reference, Part 5",
        triggering: [
            "func pin(_ a: MKAnnotation) -> MKAnnotationView { ↓MKPinAnnotationView(annotation: a, reuseIdentifier: \"p\") }",
            "final class Pin: ↓MKPinAnnotationView {}",
            "func s(_ v: MKAnnotationView) { (v as? ↓MKPinAnnotationView)?.canShowCallout = true }",
            "func r(_ m: MKMapView) { m.register(↓MKPinAnnotationView.self, forAnnotationViewWithReuseIdentifier: \"p\") }",
            "func two() { var a: ↓MKPinAnnotationView? = MKPinAnnotationView(); use(a) }",
        ],
        nonTriggering: [
            "func pin(_ a: MKAnnotation) -> MKAnnotationView { MKMarkerAnnotationView(annotation: a, reuseIdentifier: \"p\") }",
            "// MKPinAnnotationView was here\nlet a = MKAnnotationView()",
            "let name = \"MKPinAnnotationView\"; let v = MKAnnotationView()",
            "final class PinAnnotationView: MKAnnotationView {}",
            Example(
                "let pin = MKPinAnnotationView(annotation: a, reuseIdentifier: nil)",
                target: .iOS(9)),
        ]
    ) { inspection in
        // Before iOS 11 there is no marker to take its place.
        guard inspection.target.isAtLeast(iOS: 11) != false else { return }
        let tokens = inspection.index.references["MKPinAnnotationView"] ?? []
        // Pin colors and drops have other names on a marker: then a person must look.
        let isPlain = !inspection.index.mentions("pinTintColor", "animatesDrop", "pinColor")
        var lines: Set<Int> = []
        for token in tokens.sorted(by: { $0.position < $1.position }) {
            guard lines.insert(inspection.file.position(of: token).line).inserted else { continue }
            let others = tokens.filter {
                inspection.file.position(of: $0).line == inspection.file.position(of: token).line
            }
            let isInherited = token.ancestors.contains { $0.is(InheritedTypeSyntax.self) }
            inspection.report(
                token, "MKPinAnnotationView is deprecated; use MKMarkerAnnotationView",
                fix: isPlain && !isInherited
                    ? Fix(
                        others.map { inspection.replacing($0, with: "MKMarkerAnnotationView") },
                        isSafe: true)
                    : nil)
        }
    }
}
