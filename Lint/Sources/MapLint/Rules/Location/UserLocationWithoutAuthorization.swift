import SwiftSyntax

extension Rule {
    static let userLocationWithoutAuthorization = Rule(
        "user_location_without_authorization", "User location shown, never requested",
        section: .location, scope: .project,
        cost: "The system's question comes at a moment nobody chose, and is refused more often.",
        suggestion: """
            Request authorization (CLServiceSession from iOS 18, CLLocationManager before) before showing the \
            location.
            """,
        source: "MapKit guide, Part 4, checklist 7; MapKit diagnosis, Symptom 7",
        triggering: [
            "struct Bare: View { var body: some View { Map { ↓UserAnnotation() } } }",
            "func setUp(_ mapView: MKMapView) { ↓mapView.showsUserLocation = true }",
            "struct Old: View { var body: some View { Map(coordinateRegion: $r, ↓showsUserLocation: true) } }",
            "struct Cam: View { @State var p: MapCameraPosition = ↓.userLocation(fallback: .automatic) }",
            "func go(_ r: MKDirections.Request) { r.source = ↓MKMapItem.forCurrentLocation() }",
        ],
        nonTriggering: [
            """
            struct Asked: View {
              let session = CLServiceSession(authorization: .whenInUse)
              var body: some View { Map { UserAnnotation() } }
            }
            """,
            Example(
                "func setUp(_ mapView: MKMapView) { mapView.showsUserLocation = true }",
                beside: [
                    "Ask.swift":
                        "func ask(_ m: CLLocationManager) { m.requestWhenInUseAuthorization() }"
                ]),
            "func setUp(_ mapView: MKMapView) { mapView.showsUserLocation = manager.authorizationStatus == .authorizedWhenInUse }",
            "func setUp(_ m: MKMapView) { if status == .authorizedAlways { m.showsUserLocation = true } }",
            "struct Controls: View { var body: some View { Map().mapControls { MapUserLocationButton() } } }",
            "let c = CLLocationCoordinate2D.userLocation",
            "struct Seen: View { var body: some View { Map { if isLocationAllowed { UserAnnotation() } } } }",
            "func show(_ m: MKMapView) { guard hasPermission else { return }; m.showsUserLocation = true }",
        ]
    ) { inspection in
        for place in inspection.file.userLocationUses {
            let isAuthorised =
                place.ancestors.contains { node in
                    if let branch = node.as(IfExprSyntax.self) {
                        return branch.conditions.mentionsAuthorization
                    }
                    if node.is(SwitchCaseSyntax.self) {
                        return node.tokens(viewMode: .sourceAccurate).contains {
                            $0.text.hasPrefix("authorized")
                        }
                    }
                    return false
                } || place.mentionsAuthorization
                || place.positiveConditions.contains(where: \.mentionsAuthorization)
            guard !isAuthorised else { continue }
            inspection.report(
                place,
                "nothing asks for permission: no location is shown, or MapKit asks at display time and without context",
                unless: [.fact(.authorizes), .seenAlone, .appUnseen])
        }
    }
}

extension SyntaxProtocol {
    /// Whether the code names an authorisation.
    fileprivate var mentionsAuthorization: Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            let text = token.text
            return ["authoris", "authoriz", "permission", "allowed", "granted", "locationaccess"]
                .contains { text.holds($0, ignoringCase: true) }
        }
    }
}

extension SourceFile {
    /// The expressions that turn the user's location on.
    func findUserLocationUses() -> [Syntax] {
        var found: [Syntax] = []
        for assignment in index.assignments(to: "showsUserLocation")
        where assignment.right.first?.bareText == "true" {
            guard let member = assignment.left.as(MemberAccessExprSyntax.self) else { continue }
            if isMapView(member.base, at: assignment.node) || member.base == nil {
                found.append(Syntax(assignment.node))
            }
        }
        for call in index.calls(named: "Map") {
            if let argument = call.node.arguments.first(where: {
                $0.label?.text == "showsUserLocation"
            }), argument.expression.bareText == "true" {
                found.append(Syntax(argument))
            }
        }
        for call in index.calls(named: "UserAnnotation") where !call.isMember {
            found.append(Syntax(call.node))
        }
        for call in index.calls(named: "userLocation") where call.isMember {
            guard call.base == nil || call.base?.path == "MapCameraPosition" else { continue }
            guard ["fallback", "followsHeading"].contains(call.node.arguments.first?.label?.text)
            else {
                continue
            }
            found.append(Syntax(call.node))
        }
        for call in index.calls(named: "forCurrentLocation") where call.isMember {
            found.append(Syntax(call.node))
        }
        return found.sorted { $0.position < $1.position }
    }
}
