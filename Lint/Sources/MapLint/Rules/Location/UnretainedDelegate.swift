import SwiftSyntax

extension Rule {
    private static let owners: Set<String> = [
        "MKMapView", "MKLocalSearchCompleter", "CLLocationManager", "MKLookAroundViewController",
    ]

    static let unretainedDelegate = Rule(
        "unretained_delegate", "Weak delegate given a temporary", section: .location,
        severity: .error,
        cost: "The delegate is gone before the first callback, and nothing ever happens.",
        suggestion: "Store the delegate in a property and assign that.",
        source: "MapKit guide, Part 6",
        triggering: [
            "func wire(_ c: MKLocalSearchCompleter) { ↓c.delegate = SuggestionSink() }",
            "final class S { let mapView = MKMapView(); func go() { ↓mapView.delegate = MapEvents(owner: self) } }",
            "final class S { let manager = CLLocationManager(); func go() { ↓self.manager.delegate = LocationSink.init() } }",
            "func make() -> MKMapView { let m = MKMapView(); ↓m.delegate = Events(); return m }",
        ],
        nonTriggering: [
            "final class Wiring { let sink = SuggestionSink(); func wire(_ c: MKLocalSearchCompleter) { c.delegate = sink } }",
            "func make(_ context: Context) -> MKMapView { let m = MKMapView(); m.delegate = context.coordinator; return m }",
            "func wire(_ t: UITableView) { t.delegate = TableSink() }",
            "func wire(_ p: Player) { p.delegate = PlayerSink() }",
            "func wire(_ m: MKMapView) { m.delegate = makeDelegate() }",
        ]
    ) { inspection in
        let file = inspection.file
        for assignment in inspection.index.assignments(to: "delegate") {
            guard assignment.right.count == 1, assignment.right[0].constructedType != nil,
                let left = assignment.left.unwrapped.as(MemberAccessExprSyntax.self),
                let base = left.base
            else { continue }
            let isKnown: Bool
            if let type = file.typeName(of: base) {
                isKnown = owners.contains(type) || file.isMapViewType(type)
            } else {
                let name = base.lastName?.lowercased() ?? ""
                isKnown =
                    name == "locationmanager" || name.hasSuffix("mapview")
                    || name == "searchcompleter" || name == "completer"
            }
            guard isKnown else { continue }
            inspection.report(
                assignment.node, "the delegate is weak, so this object disappears immediately")
        }
    }
}
