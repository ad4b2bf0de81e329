import SwiftSyntax

extension Rule {
    /// Names that guides and answers pass around, and what exists instead.
    private static let inventedModifiers: [String: String] = [
        "mapItemClusteringIdentifier": "wrap MKMapView and set clusteringIdentifier",
        "mapSelection": "pass selection: to Map's initializer",
        "mapInteractionModes": "pass interactionModes: to Map's initializer",
    ]

    static let nonexistentMapModifier = Rule(
        "nonexistent_map_modifier", "Modifier that Apple's Map does not have",
        section: .mapViews, severity: .error, scope: .expression, fixing: .partial,
        cost: "The code does not compile, and the name leads the search for the cause astray.",
        suggestion: """
            Clustering: wrap MKMapView and set clusteringIdentifier. Selection and interaction modes: pass \
            selection: and interactionModes: to the initializer.
            """,
        source: "MapKit guide, Part 8 (corrected); MapKit reference, Parts 1 and 2 (corrected)",
        options: ["provided": .list([])],
        triggering: [
            """
            let view = Map(position: $camera) {
              ForEach(stops) { Marker($0.name, coordinate: $0.coordinate) }
            }
            ↓.mapInteractionModes([.pan])
            """,
            "let view = Map { Marker(\"A\", coordinate: a) }.mapStyle(.hybrid)↓.mapSelection($selection)",
            """
            let view = Map {
              ForEach(stops) { stop in
                Marker(stop.name, coordinate: stop.coordinate)
                  ↓.mapItemClusteringIdentifier("stops")
              }
            }
            """,
            "let view = Map()↓.mapInteractionModes(.all)",
        ],
        nonTriggering: [
            "let view = Map(position: $camera, interactionModes: [.pan]) { Marker(\"A\", coordinate: a) }",
            """
            extension View { func mapSelection(_ s: Binding<Int?>) -> some View { self } }
            let view = Map().mapSelection($selection)
            """,
            "let view = Chart { LineMark() }.mapSelection($selection)",
            "let view = Map().mapControls { MapCompass() }.mapStyle(.standard)",
            "let modes = settings.mapInteractionModes([.pan])",
            Example(
                "let view = Map().mapInteractionModes([.pan])",
                options: ["provided": .list(["mapInteractionModes"])]),
        ]
    ) { inspection in
        for call in inspection.index.calls(named: inventedModifiers.keys) where call.isMember {
            guard !inspection.list("provided").contains(call.name) else { continue }
            let root = call.node.chainRoot
            guard root.id != call.node.id,
                let member = call.node.calledExpression.as(MemberAccessExprSyntax.self)
            else { continue }
            let name = root.calledExpression.lastName
            guard name == "Map" || inspection.isInMapContent(call.node) else { continue }
            inspection.report(
                member.period,
                "'.\(call.name)' is not part of Apple's MapKit for SwiftUI; \(inventedModifiers[call.name] ?? "")",
                unless: [.ownMember(call.name), .ownType(name ?? "Map")],
                fix: fix(moving: call, member, into: root))
        }
    }

    /// Moves the argument into the initializer of the `Map`.
    private static func fix(
        moving call: Call, _ member: MemberAccessExprSyntax, into root: FunctionCallExprSyntax
    ) -> Fix? {
        let labels = ["mapSelection": "selection", "mapInteractionModes": "interactionModes"]
        guard let label = labels[call.name], root.calledExpression.lastName == "Map",
            root.argument(label) == nil, let value = call.node.firstUnlabeled,
            call.node.arguments.count == 1, let base = member.base
        else { return nil }
        // Map's labels come in one order: position, bounds, interactionModes, selection, scope.
        let order = [
            "initialPosition", "position", "coordinateRegion", "mapRect", "bounds",
            "interactionModes", "selection", "scope",
        ]
        guard let rank = order.firstIndex(of: label) else { return nil }
        let text = "\(label): \(value.bareText)"
        var edits: [Fix.Edit] = []
        let following = root.arguments.first { argument in
            guard let name = argument.label?.text, let other = order.firstIndex(of: name) else {
                return false
            }
            return other > rank
        }
        if let following {
            let place = following.positionAfterSkippingLeadingTrivia.utf8Offset
            edits.append(Fix.Edit(start: place, end: place, replacement: "\(text), "))
        } else if let last = root.arguments.last {
            let place = last.endPositionBeforeTrailingTrivia.utf8Offset
            edits.append(Fix.Edit(start: place, end: place, replacement: ", \(text)"))
        } else if let open = root.leftParen {
            let place = open.endPositionBeforeTrailingTrivia.utf8Offset
            edits.append(Fix.Edit(start: place, end: place, replacement: text))
        } else {
            let place = root.calledExpression.endPositionBeforeTrailingTrivia.utf8Offset
            edits.append(Fix.Edit(start: place, end: place, replacement: "(\(text))"))
        }
        edits.append(
            Fix.Edit(
                start: base.endPositionBeforeTrailingTrivia.utf8Offset,
                end: call.node.endPositionBeforeTrailingTrivia.utf8Offset, replacement: ""))
        return Fix(edits, isSafe: false)
    }
}
