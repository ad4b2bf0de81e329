import SwiftSyntax

extension Rule {
    private static let annotationObjects: Set<String> = [
        "MKPointAnnotation", "MKPlacemark", "MKMapItem",
    ]

    static let annotationCreatedInBody = Rule(
        "annotation_created_in_body", "Annotation objects built during view evaluation",
        section: .annotations, scope: .type,
        cost: """
            Every evaluation makes new objects with new identities: annotations flicker, selection is lost, \
            and the map redraws all of them.
            """,
        suggestion: "Build it once in the model or in @State and pass the stored collection.",
        source: "MapKit guide, Part 1 row 2",
        triggering: [
            """
            struct Computed: View {
              let spots: [CLLocationCoordinate2D]
              var pins: [PinItem] { spots.map { ↓PinItem(coordinate: $0) } }
              var body: some View { Map { ForEach(pins) { Marker("Spot", coordinate: $0.coordinate) } } }
            }
            struct PinItem: Identifiable { let id = UUID(); var coordinate: CLLocationCoordinate2D }
            """,
            """
            struct Pins: View {
              let spot: CLLocationCoordinate2D
              var body: some View {
                let items = [↓PinItem(coordinate: spot)]
                Map { ForEach(items) { Marker("Spot", coordinate: $0.coordinate) } }
              }
            }
            struct PinItem: Identifiable { let id = UUID(); var coordinate: CLLocationCoordinate2D }
            """,
            """
            struct Old: View {
              var body: some View {
                Map(coordinateRegion: $region, annotationItems: [↓Place(c: spot)]) { MapMarker(coordinate: $0.c) }
              }
            }
            struct Place: Identifiable { var id: UUID = UUID(); let c: CLLocationCoordinate2D }
            """,
            """
            struct Wrapped: View {
              var body: some View {
                let pin = ↓MKPointAnnotation()
                LegacyMap(annotation: pin)
              }
            }
            """,
            """
            struct Mapped: View {
              var body: some View {
                Map { ForEach(spots.map { ↓Pin(spot: $0) }) { Marker("P", coordinate: $0.spot) } }
              }
            }
            struct Pin: Identifiable { let id = UUID(); let spot: CLLocationCoordinate2D }
            """,
            """
            struct Item: View {
              @MapContentBuilder var content: some MapContent {
                Marker(item: ↓MKMapItem(placemark: stored))
              }
            }
            """,
        ],
        nonTriggering: [
            """
            struct Listed: View {
              var rows: [PinItem] { [PinItem(coordinate: spot)] }
              var body: some View { List(rows) { Text("\\($0.id)") } }
            }
            struct PinItem: Identifiable { let id = UUID(); var coordinate: CLLocationCoordinate2D }
            """,
            """
            struct Pins: View {
              let items: [PinItem]
              var body: some View {
                Map { ForEach(items) { Marker("Spot", coordinate: $0.coordinate) } }
              }
            }
            struct PinItem: Identifiable { let id = UUID(); var coordinate: CLLocationCoordinate2D }
            """,
            """
            struct Tap: View {
              var body: some View {
                Button("Open") { MKMapItem(placemark: MKPlacemark(coordinate: spot)).openInMaps() }
              }
            }
            """,
            """
            struct Appear: View {
              var body: some View { Map().onAppear { annotation = MKPointAnnotation() } }
            }
            """,
            """
            struct Shapes: View {
              var body: some View { Map { Marker("A", coordinate: a); MapCircle(center: a, radius: 5).stroke(.red) } }
            }
            """,
            """
            final class Model { func load() { items = [PinItem(coordinate: spot)]; pin = MKPointAnnotation() } }
            struct PinItem: Identifiable { let id = UUID(); var coordinate: CLLocationCoordinate2D }
            """,
            """
            struct Sample: View {
              static let items = [PinItem(coordinate: spot)]
              var body: some View { Map(coordinateRegion: $r, annotationItems: Self.items) { MapPin(coordinate: $0.c) } }
            }
            struct PinItem: Identifiable { let id = UUID(); var coordinate: CLLocationCoordinate2D }
            """,
        ]
    ) { inspection in
        let file = inspection.file
        let own = annotationTypes(of: file)
        let identified = freshlyIdentifiedTypes(of: file)
        for call in inspection.index.calls {
            guard call.name.first?.isUppercase == true else { continue }
            let isObject = annotationObjects.contains(call.name) || own.contains(call.name)
            guard isObject || identified.contains(call.name) else { continue }
            guard !file.isInPreview(call.node) else { continue }
            if isInComputedData(call.node, file) {
                if !isInsideReportedCall(call, own) {
                    inspection.report(
                        call.node, "annotation data is rebuilt on every evaluation of the view")
                }
                continue
            }
            guard call.node.isViewEvaluation else { continue }
            // `MKPlacemark` inside `MKMapItem(placemark:)`: the outer one is reported.
            if isInsideReportedCall(call, own) { continue }
            guard isObject || isMapData(call.node) else { continue }
            inspection.report(
                call.node, "annotation data is rebuilt on every evaluation of the view")
        }
    }

    /// Whether a node stands in a computed property of a view that makes an array, and a map shows what it makes.
    private static func isInComputedData(_ node: some SyntaxProtocol, _ file: SourceFile) -> Bool {
        guard
            let variable = node.ancestors.first(where: {
                $0.is(VariableDeclSyntax.self)
                    && $0.parent?.is(MemberBlockItemSyntax.self) == true
            })?.as(VariableDeclSyntax.self), !variable.hasModifier("static"),
            let binding = variable.bindings.first,
            case .getter? = binding.accessorBlock?.accessors,
            binding.typeAnnotation?.type.is(ArrayTypeSyntax.self) == true,
            let name = binding.pattern.boundNames.first,
            let type = file.enclosingType(of: variable),
            file.inherited(byType: type.name).contains("View")
        else { return false }
        return file.index.calls(named: "ForEach", "Map").contains { call in
            guard file.enclosingType(of: call.node)?.name == type.name else { return false }
            let data =
                call.name == "Map"
                ? call.node.argument("annotationItems") : call.node.firstUnlabeled
            guard data?.path == name else { return false }
            return call.name == "Map"
                || call.node.ancestors.contains {
                    $0.as(ClosureExprSyntax.self)?.receivingCall?.calledExpression.lastName == "Map"
                }
        }
    }

    private static func isInsideReportedCall(_ call: Call, _ own: Set<String>) -> Bool {
        for node in call.node.ancestors {
            if node.is(ClosureExprSyntax.self) || node.is(CodeBlockItemSyntax.self) { return false }
            if let outer = node.as(FunctionCallExprSyntax.self),
                let name = outer.calledExpression.lastName,
                annotationObjects.contains(name) || own.contains(name)
            {
                return true
            }
        }
        return false
    }

    /// Types of the file that are annotations.
    private static func annotationTypes(of file: SourceFile) -> Set<String> {
        Set(
            file.index.types.filter { $0.kind == .class && $0.inherited.contains("MKAnnotation") }
                .map(\.simpleName))
    }

    /// Types of the file whose instances get a new identity each time they are made.
    private static func freshlyIdentifiedTypes(of file: SourceFile) -> Set<String> {
        Set(
            file.index.types.filter { type in
                guard type.kind == .struct || type.kind == .class,
                    file.inherited(byType: type.name).contains("Identifiable")
                else { return false }
                return (file.index.bindingsByType[type.name] ?? []).contains {
                    $0.name == "id" && $0.binding.accessorBlock == nil
                        && $0.binding.initializer?.value.tellingType == "UUID"
                }
            }.map(\.simpleName))
    }

    /// Whether a value becomes data of a map: in a local array literal, an `annotationItems` argument or the
    /// data of a `ForEach`.
    private static func isMapData(_ node: FunctionCallExprSyntax) -> Bool {
        var isInArray = false
        for ancestor in node.ancestors {
            if ancestor.is(ArrayElementSyntax.self) { isInArray = true }
            if let argument = ancestor.as(LabeledExprSyntax.self) {
                if argument.label?.text == "annotationItems" { return true }
                if argument.label == nil,
                    let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
                    call.calledExpression.lastName == "ForEach"
                {
                    return true
                }
            }
            if ancestor.is(VariableDeclSyntax.self) {
                return isInArray && ancestor.parent?.is(CodeBlockItemSyntax.self) == true
            }
            if ancestor.is(CodeBlockItemSyntax.self),
                ancestor.parent?.parent?.as(ClosureExprSyntax.self) == nil
            {
                return false
            }
        }
        return false
    }
}
