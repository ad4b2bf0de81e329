import SwiftSyntax

extension Rule {
    static let unboundCameraState = Rule(
        "unbound_camera_state", "Camera state assigned but not bound to the map",
        section: .camera, scope: .type, fixing: .unsafe,
        cost:
            "The button that should move the map does nothing, and neither compiler nor console says so.",
        suggestion: "Pass position: $name.",
        source: "MapKit guide, Part 1 row 5, Part 5 key points, checklist 5",
        triggering: [
            """
            struct Moved: View {
              @State private var region = MKCoordinateRegion(center: home, span: wide)
              var body: some View {
                ↓Map(initialPosition: .region(region)).onTapGesture { region.center = work }
              }
            }
            """,
            """
            struct CityMap: View {
              @State private var camera: MapCameraPosition = .automatic
              var body: some View {
                ↓Map(initialPosition: camera).onTapGesture { camera = .region(home) }
              }
            }
            """,
            """
            struct Plain: View {
              @State var position = MapCameraPosition.automatic
              var body: some View { ↓Map { UserAnnotation() } }
              func home() { position = .userLocation(fallback: .automatic) }
            }
            """,
            """
            struct Split: View {
              @State var spot: MapCameraPosition = .region(.home)
              var body: some View {
                VStack {
                  ↓Map(initialPosition: spot)
                  Button("Home") { self.spot = .automatic }
                }
              }
            }
            """,
            """
            struct Anim: View {
              @State var camera: MapCameraPosition = .automatic
              var body: some View {
                ↓Map(interactionModes: .all).onAppear { withAnimation { camera = .automatic } }
              }
            }
            """,
        ],
        nonTriggering: [
            """
            struct Fixed: View {
              @State private var region = MKCoordinateRegion(center: home, span: wide)
              var body: some View { Map(initialPosition: .region(region)) }
            }
            """,
            """
            struct CityMap: View {
              @State private var camera: MapCameraPosition = .automatic
              var body: some View {
                Map(position: $camera).onTapGesture { camera = .region(home) }
              }
            }
            """,
            """
            struct Start: View {
              @State private var camera: MapCameraPosition = .automatic
              var body: some View { Map(initialPosition: camera) }
            }
            """,
            """
            struct Child: View {
              @State private var camera: MapCameraPosition = .automatic
              var body: some View {
                VStack { Map(); Controls(camera: $camera) }.onAppear { camera = .automatic }
              }
            }
            """,
            """
            struct Made: View {
              @State var camera: MapCameraPosition
              init() { camera = .automatic }
              var body: some View { Map(initialPosition: camera) }
            }
            """,
            """
            struct NoMap: View {
              @State var camera: MapCameraPosition = .automatic
              var body: some View { Button("x") { camera = .automatic } }
            }
            """,
        ]
    ) { inspection in
        let file = inspection.file
        for type in inspection.index.types where type.kind == .struct || type.kind == .class {
            for member in inspection.index.bindingsByType[type.name] ?? [] {
                let isCamera =
                    member.binding.typeAnnotation?.type.plainName == "MapCameraPosition"
                    || member.binding.initializer?.value.bareText.hasPrefix(
                        "MapCameraPosition.") == true
                let place = isCamera ? nil : member.placeType
                guard isCamera || place != nil, member.binding.accessorBlock == nil,
                    member.variable.isInside(type.node)
                else { continue }
                let parts = file.declarations(ofType: type.name)
                let changes =
                    place == nil
                    ? inspection.index.assignments(to: member.name)
                    : inspection.index.assignments.filter {
                        $0.path == member.name || $0.path.hasPrefix("\(member.name).")
                    }
                let isAssigned = changes.contains { assignment in
                    (assignment.path == member.name
                        || place != nil && assignment.path.hasPrefix("\(member.name)."))
                        && file.enclosingType(of: assignment.node)?.name == type.name
                        && assignment.node.enclosingCallable?.is(InitializerDeclSyntax.self) != true
                }
                guard isAssigned else { continue }
                // The binding may go anywhere: to a child view, a Binding, a helper.
                let isBound = parts.contains {
                    $0.node.mentions("$" + member.name, "_" + member.name)
                }
                guard !isBound else { continue }
                let maps = inspection.swiftUIMaps.filter {
                    file.enclosingType(of: $0.node)?.name == type.name
                        && inspection.isMapKitMap($0)
                }
                if place != nil {
                    // `initialPosition: .region(region)` reads the state once.
                    for map in maps {
                        guard let start = map.node.argument("initialPosition"),
                            let made = start.as(FunctionCallExprSyntax.self),
                            ["region", "camera", "rect"].contains(made.calledExpression.lastName),
                            made.firstUnlabeled?.path == member.name
                        else { continue }
                        inspection.report(
                            map.node,
                            "'\(member.name)' is changed in code but the map never reads it as a binding",
                            unless: inspection.unlessOwn(map))
                    }
                    continue
                }
                guard !maps.isEmpty,
                    maps.allSatisfy({
                        $0.node.argument("position") == nil
                            && $0.node.argument("coordinateRegion") == nil
                            && ($0.node.argument("initialPosition") == nil
                                || $0.node.argument("initialPosition")?.path == member.name)
                    })
                else { continue }
                for map in maps {
                    inspection.report(
                        map.node,
                        "'\(member.name)' is changed in code but the map never reads it as a binding",
                        unless: inspection.unlessOwn(map),
                        fix: maps.count == 1 && member.variable.hasAttribute("State", "Binding")
                            ? fix(map, binding: member.name) : nil)
                }
            }
        }
    }

    private static func fix(_ map: Call, binding name: String) -> Fix? {
        if let start = map.node.arguments.first(where: { $0.label?.text == "initialPosition" }) {
            return Fix(
                [
                    Fix.Edit(
                        start: start.positionAfterSkippingLeadingTrivia.utf8Offset,
                        end: start.expression.endPositionBeforeTrailingTrivia.utf8Offset,
                        replacement: "position: $\(name)")
                ], isSafe: false)
        }
        let called = map.node.calledExpression.endPositionBeforeTrailingTrivia.utf8Offset
        guard let open = map.node.leftParen else {
            return Fix(
                [Fix.Edit(start: called, end: called, replacement: "(position: $\(name))")],
                isSafe: false)
        }
        let place = open.endPositionBeforeTrailingTrivia.utf8Offset
        let comma = map.node.arguments.isEmpty ? "" : ", "
        return Fix(
            [Fix.Edit(start: place, end: place, replacement: "position: $\(name)\(comma)")],
            isSafe: false)
    }
}

extension TreeIndex.MemberBinding {
    /// The type of a state that a camera can be made from once: a region, a camera or a rectangle.
    fileprivate var placeType: String? {
        guard variable.hasAttribute("State") else { return nil }
        let type =
            binding.typeAnnotation?.type.plainName ?? binding.initializer?.value.constructedType
        guard let type, ["MKCoordinateRegion", "MapCamera", "MKMapRect"].contains(type) else {
            return nil
        }
        return type
    }
}
