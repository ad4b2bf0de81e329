import SwiftSyntax

extension Rule {
    private struct Entry: Sendable {
        let name: String
        /// The iOS version that deprecates it.
        let version: Double
        let replacement: String
        /// The text that must stand before the name's dot; `nil` for any place.
        var base: String?
        /// The label of the first argument that tells it from current API.
        var label: String?
        var isCall = false
    }

    private static let table: [Entry] = [
        Entry(
            name: "CLGeocoder", version: 26,
            replacement: "MKGeocodingRequest, MKReverseGeocodingRequest"),
        Entry(name: "MKPlacemark", version: 26, replacement: "MKMapItem(location:address:)"),
        Entry(
            name: "authorizationStatus", version: 14,
            replacement: "the manager's authorizationStatus",
            base: "CLLocationManager", isCall: true),
        Entry(name: "filterType", version: 13, replacement: "resultTypes"),
        Entry(name: "showsPointsOfInterest", version: 13, replacement: "pointOfInterestFilter"),
        Entry(name: "addressDictionary", version: 11, replacement: "postalAddress"),
        Entry(name: "geocodeAddressDictionary", version: 11, replacement: "geocodePostalAddress"),
        Entry(
            name: "MKCoordinateRegionMake", version: 11,
            replacement: "MKCoordinateRegion(center:span:)"),
        Entry(
            name: "MKCoordinateRegionMakeWithDistance", version: 11,
            replacement: "MKCoordinateRegion(center:latitudinalMeters:longitudinalMeters:)"),
        Entry(
            name: "MKCoordinateSpanMake", version: 11,
            replacement: "MKCoordinateSpan(latitudeDelta:longitudeDelta:)"),
        Entry(name: "MKMapRectMake", version: 11, replacement: "MKMapRect(x:y:width:height:)"),
        Entry(name: "MKMapPointForCoordinate", version: 11, replacement: "MKMapPoint(_:)"),
        Entry(name: "MKLocalSearchRequest", version: 11, replacement: "MKLocalSearch.Request"),
        Entry(name: "MKDirectionsRequest", version: 11, replacement: "MKDirections.Request"),
        Entry(name: "add", version: 11, replacement: "addOverlay(_:)", base: "map", isCall: true),
    ]

    static let deprecatedMapAPI = Rule(
        "deprecated_map_api", "Other deprecated MapKit and CoreLocation API", section: .deprecated,
        severity: .info, isOptIn: true,
        cost:
            "The next release of the system may leave it out, and newer features do not reach it.",
        suggestion: "Use the replacement named in the message.",
        source: "Apple's API documentation; MapKit guide, Part 7",
        triggering: [
            Example(
                "func status() -> CLAuthorizationStatus { ↓CLLocationManager.authorizationStatus() }",
                target: .iOS(15)),
            Example("let r = ↓MKCoordinateRegionMake(c, s)", target: .iOS(13)),
            Example("let g = ↓CLGeocoder()", target: .iOS(26)),
            "func f(_ completer: MKLocalSearchCompleter) { completer.↓filterType = .locationsOnly }",
            "func d(_ mapView: MKMapView, _ line: MKPolyline) { ↓mapView.add(line) }",
        ],
        nonTriggering: [
            "func status(_ m: CLLocationManager) -> CLAuthorizationStatus { m.authorizationStatus }",
            Example("let g = CLGeocoder()", target: .iOS(18)),
            "let r = MKCoordinateRegion(center: c, span: s)",
            "func d(_ list: inout Set<Int>) { list.add(3) }",
            Example("let s = CLLocationManager.authorizationStatus()", target: .iOS(13)),
        ]
    ) { inspection in
        let file = inspection.file
        for entry in table {
            // An unknown target: what only the newest systems deprecate stays unsaid.
            let applies = inspection.target.isAtLeast(iOS: entry.version) ?? (entry.version <= 17)
            guard applies else { continue }
            let message =
                "'\(entry.name)' is deprecated since \(Int(entry.version)); use \(entry.replacement)"
            if entry.isCall {
                for call in inspection.index.calls(named: entry.name) where call.isMember {
                    let isMeant =
                        entry.base == "map"
                        ? call.base.map { file.isMapView($0, at: call.node) } ?? false
                        : call.base?.path == entry.base
                    if isMeant { inspection.report(call.node, message, unless: []) }
                }
            } else {
                for token in file.index.references[entry.name] ?? [] {
                    inspection.report(token, message, unless: [.ownType(entry.name)])
                }
            }
        }
    }
}
