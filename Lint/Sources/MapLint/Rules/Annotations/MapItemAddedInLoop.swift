import SwiftSyntax

extension Rule {
    static let mapItemAddedInLoop = Rule(
        "map_item_added_in_loop", "Annotations or overlays added one at a time",
        section: .annotations, severity: .info, scope: .function, fixing: .unsafe,
        cost: "The map lays out and asks its delegate once per element instead of once.",
        suggestion: "Build an array and call addAnnotations or addOverlays once.",
        source: "MapKit guide, Scenario 2; MapKit diagnosis, Symptom 3",
        triggering: [
            """
            func show(_ stops: [Stop], on map: MKMapView) {
              for stop in stops { ↓map.addAnnotation(stop) }
            }
            """,
            "func show() { stops.forEach { ↓mapView.addAnnotation($0) } }",
            """
            func draw() {
              for route in response.routes {
                let line = route.polyline
                ↓self.mapView.addOverlay(line, level: .aboveRoads)
              }
            }
            """,
            "func fill() { var i = 0; while i < n { ↓mapView.addAnnotation(pins[i]); i += 1 } }",
        ],
        nonTriggering: [
            "func show(_ stops: [Stop], on map: MKMapView) { map.addAnnotations(stops) }",
            """
            func find(_ names: [String]) {
              for name in names {
                geocoder.geocodeAddressString(name) { marks, error in mapView.addAnnotation(pin(marks, error)) }
              }
            }
            """,
            "func all() { spots.forEach { mapView.addAnnotation($0, with: .red) } }",
            "func one() { mapView.addAnnotation(pin) }",
            """
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              for location in locations { mapView.addOverlay(line(to: location)) }
            }
            """,
            """
            func apply(_ changes: CollectionDifference<Pin>) {
              for change in changes {
                switch change {
                case .insert(_, let pin, _): mapView.addAnnotation(pin)
                case .remove(_, let pin, _): mapView.removeAnnotation(pin)
                }
              }
            }
            """,
            "func draw() { for line in lines { mapView.addOverlay(line.shape, level: line.level) } }",
            "func list() { for stop in stops { model.addAnnotationToStore(stop) } }",
            "func other(_ store: NoteStore) { for note in notes { store.addAnnotation(note) } }",
        ]
    ) { inspection in
        for call in inspection.index.calls(named: "addAnnotation", "addOverlay") {
            // A method with more arguments is the project's own, like `addAnnotation(_:with:)`.
            let labels = call.node.arguments.dropFirst().map { $0.label?.text }
            guard labels.allSatisfy({ $0 == "level" }),
                inspection.file.isMapView(call.base, at: call.node),
                let loop = call.node.enclosingLoop(iterators: ["forEach"], throughClosures: false),
                !appliesDifference(call.node, loop), !goesThroughFixes(loop)
            else { continue }
            // A level of each element's own keeps them from being added at once.
            if let level = call.node.argument("level"), !level.bareText.hasPrefix(".") { continue }
            inspection.report(
                call.node, "adding in a loop updates the map once per element",
                fix: fix(call, in: loop, inspection))
        }
    }

    /// Whether the loop goes through changes, some of which take away.
    private static func appliesDifference(_ node: some SyntaxProtocol, _ loop: Syntax) -> Bool {
        for ancestor in node.ancestors {
            if ancestor.id == loop.id { return false }
            if let choice = ancestor.as(SwitchExprSyntax.self) {
                return choice.cases.mentions("removeAnnotation", "removeOverlay", "remove")
            }
        }
        return false
    }

    /// Whether the loop goes through the locations of one update, of which there is seldom more than one.
    private static func goesThroughFixes(_ loop: Syntax) -> Bool {
        guard let function = loop.enclosingFunction,
            function.selector == "locationManager(_:didUpdateLocations:)",
            let sequence = loop.as(ForStmtSyntax.self)?.sequence
        else { return false }
        return sequence.path == function.parameterName(at: 1)
    }

    /// A loop that does nothing but add becomes one call.
    private static func fix(_ call: Call, in loop: Syntax, _ inspection: Inspection) -> Fix? {
        guard let loop = loop.as(ForStmtSyntax.self), loop.whereClause == nil,
            loop.caseKeyword == nil, loop.awaitKeyword == nil, loop.tryKeyword == nil,
            loop.typeAnnotation == nil, loop.pattern.is(IdentifierPatternSyntax.self),
            loop.body.statements.count == 1, let name = loop.pattern.boundNames.first,
            call.node.arguments.count == 1, call.node.firstUnlabeled?.path == name,
            loop.body.statements.first?.item.as(FunctionCallExprSyntax.self)?.id == call.node.id,
            let base = call.base
        else { return nil }
        // Only what is known to be an array is taken as it is: values of a dictionary are none.
        let type = inspection.file.typeName(of: loop.sequence)
        let isArray = type.map { $0.hasPrefix("[") || $0.hasPrefix("Array") } ?? false
        let list = isArray ? loop.sequence.bareText : "Array(\(loop.sequence.bareText))"
        let text = "\(base.bareText).\(call.name)s(\(list))"
        return Fix([inspection.replacing(loop, with: text)], isSafe: false)
    }
}
