import SwiftSyntax

extension Rule {
    private static let drawn: Set<String> = ["MKMarkerAnnotationView", "MKPinAnnotationView"]

    static let imageOnMarkerView = Rule(
        "image_on_marker_view", "Image set on a view that draws a marker", section: .annotations,
        scope: .function,
        cost: "The balloon is drawn over the image; the pin comes back when the user touches it.",
        suggestion: "Use MKAnnotationView for an image, or glyphImage inside the balloon.",
        source: "MapKit reference, MKAnnotationView.image, MKMarkerAnnotationView.glyphImage",
        triggering: [
            """
            func view(_ map: MKMapView, _ a: MKAnnotation) -> MKAnnotationView? {
              var pin = map.dequeueReusableAnnotationView(withIdentifier: "p") as? MKPinAnnotationView
              if pin == nil { pin = MKPinAnnotationView(annotation: a, reuseIdentifier: "p") }
              ↓pin?.image = UIImage(named: "Pin")
              return pin
            }
            """,
            """
            func view(_ a: MKAnnotation) -> MKAnnotationView {
              let view = MKMarkerAnnotationView(annotation: a, reuseIdentifier: "p")
              ↓view.image = picture
              return view
            }
            """,
            """
            final class Flag: MKMarkerAnnotationView {
              override var annotation: MKAnnotation? { didSet { ↓image = UIImage(named: "flag") } }
            }
            """,
            """
            func view(_ map: MKMapView, _ a: MKAnnotation) -> MKAnnotationView? {
              let view = map.dequeueReusableAnnotationView(withIdentifier: "p", for: a) as! MKMarkerAnnotationView
              ↓view.image = a.isOpen ? open : closed
              return view
            }
            """,
        ],
        nonTriggering: [
            """
            func view(_ a: MKAnnotation) -> MKAnnotationView {
              let view = MKAnnotationView(annotation: a, reuseIdentifier: "p")
              view.image = picture
              return view
            }
            """,
            """
            func view(_ a: MKAnnotation) -> MKAnnotationView {
              let view = MKMarkerAnnotationView(annotation: a, reuseIdentifier: "p")
              view.glyphImage = picture
              return view
            }
            """,
            // The balloon is made invisible.
            """
            func view(_ a: MKAnnotation) -> MKAnnotationView {
              let view = MKMarkerAnnotationView(annotation: a, reuseIdentifier: "p")
              view.markerTintColor = .clear
              view.image = picture
              return view
            }
            """,
            // Only its picture is wanted.
            """
            func flag(on snapshot: MKMapSnapshotter.Snapshot, _ name: String) {
              let pin = MKPinAnnotationView(annotation: nil, reuseIdentifier: nil)
              pin.image = UIImage(systemName: name)
              pin.image?.draw(at: snapshot.point(for: spot))
            }
            """,
            """
            func cell(_ v: UIImageView, _ a: MKAnnotation) -> MKMarkerAnnotationView {
              let view = MKMarkerAnnotationView(annotation: a, reuseIdentifier: "p")
              v.image = picture
              return view
            }
            """,
            """
            func clear(_ view: MKMarkerAnnotationView) { view.image = nil }
            """,
        ]
    ) { inspection in
        let file = inspection.file
        var told: Set<SyntaxIdentifier> = []
        for assignment in inspection.index.assignments(to: "image") {
            guard let value = assignment.right.first, !value.isNil,
                let scope = assignment.node.enclosingCallable
                    ?? file.enclosingType(
                        of: assignment.node
                    ).map({ Syntax($0.node) }),
                !scope.mentions("clear")
            else { continue }
            let base = assignment.left.unwrapped.as(MemberAccessExprSyntax.self)?.base
            let isMarker: Bool
            if let base, base.unwrapped.lastName != "self" {
                isMarker =
                    file.typeName(of: base).map(drawn.contains) == true
                    && !isMadeForDrawing(base, of: file)
            } else if let type = file.enclosingType(of: assignment.node) {
                isMarker =
                    !file.inherited(byType: type.name).isDisjoint(with: drawn)
                    && !type.node.mentions("clear")
            } else {
                isMarker = false
            }
            // Images for several kinds of places are one mistake.
            guard isMarker, told.insert(scope.id).inserted else { continue }
            inspection.report(
                assignment.node,
                "the view draws its own marker as well as, or instead of, the image")
        }
    }

    /// Whether a view is made for no annotation: to be drawn or measured, not to be on a map.
    private static func isMadeForDrawing(_ view: ExprSyntax, of file: SourceFile) -> Bool {
        guard let name = view.path,
            let made = file.declaration(of: name, at: view)?.initialValue?.unwrapped.as(
                FunctionCallExprSyntax.self)
        else { return false }
        return made.argument("annotation")?.isNil == true
    }
}
