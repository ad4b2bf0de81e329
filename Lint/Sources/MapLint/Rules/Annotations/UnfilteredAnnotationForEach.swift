import SwiftSyntax

extension Rule {
    private static let filters: Set<String> = [
        "filter", "prefix", "visible", "nearby", "clustered", "clusters",
    ]

    static let unfilteredAnnotationForEach = Rule(
        "unfiltered_annotation_foreach", "Whole data set drawn in the map",
        section: .annotations, severity: .info, isOptIn: true, scope: .type,
        cost: "Thousands of annotations are laid out although the screen shows a dozen.",
        suggestion: """
            Filter by the visible region in onMapCameraChange(frequency: .onEnd), and cluster from about 100 \
            elements (MKMapView).
            """,
        source: "MapKit guide, Part 1 row 7, Decision Tree 2, Scenario 2",
        options: ["threshold": .number(100)],
        triggering: [
            """
            struct Every: View {
              @Query var places: [Place]
              var body: some View {
                Map { ↓ForEach(places) { Marker($0.name, coordinate: $0.coordinate) } }
              }
            }
            """,
            """
            struct Fetched: View {
              @FetchRequest(sortDescriptors: []) var shops: FetchedResults<Shop>
              var body: some View { Map(position: $p) { ↓ForEach(shops) { Marker($0.n, coordinate: $0.c) } } }
            }
            """,
            """
            struct All: View {
              var body: some View { Map { ↓ForEach(model.allStations) { Marker($0.n, coordinate: $0.c) } } }
            }
            """,
            "struct Many: View { var body: some View { Map { ↓ForEach(0..<5_000) { Marker(\"m\", coordinate: c[$0]) } } } }",
        ],
        nonTriggering: [
            """
            struct Every: View {
              @State private var visible: [Place] = []
              var body: some View {
                Map { ForEach(visible) { Marker($0.name, coordinate: $0.coordinate) } }
                  .onMapCameraChange { visible = store.places(in: $0.region) }
              }
            }
            """,
            """
            struct Predicate: View {
              @Query(filter: #Predicate<Place> { $0.isNear }) var places: [Place]
              var body: some View { Map { ForEach(places) { Marker($0.name, coordinate: $0.coordinate) } } }
            }
            """,
            "struct Few: View { var body: some View { Map { ForEach(0..<5) { Marker(\"m\", coordinate: c[$0]) } } } }",
            """
            struct Table: View {
              @Query var places: [Place]
              var body: some View { List { ForEach(places) { Text($0.name) } } }
            }
            """,
            "struct Sub: View { var body: some View { Map { ForEach(allStations.filter { $0.isNear }) { Marker($0.n, coordinate: $0.c) } } } }",
        ]
    ) { inspection in
        let file = inspection.file
        for call in inspection.index.calls(named: "ForEach") {
            guard let data = call.node.firstUnlabeled, inspection.isInMapContent(call.node),
                !data.mentions(filters), let type = file.enclosingType(of: call.node),
                !type.node.mentions("onMapCameraChange")
            else { continue }
            guard isWhole(data, inspection, type.name) else { continue }
            inspection.report(call.node, "all elements become map content whatever is visible")
        }
    }

    private static func isWhole(_ data: ExprSyntax, _ inspection: Inspection, _ type: String)
        -> Bool
    {
        if let path = data.path {
            let name = path.split(separator: ".").last.map(String.init) ?? path
            if name.hasPrefix("all"), name.dropFirst(3).first?.isUppercase == true { return true }
            let member = inspection.index.bindingsByType[type]?.first { $0.name == path }
            guard let variable = member?.variable else { return false }
            if variable.hasAttribute("Query", "FetchRequest", "ObservedResults") {
                return !variable.attributes.mentions(
                    "filter", "predicate", "Predicate", "NSPredicate")
            }
            return member?.binding.typeAnnotation?.type.plainName == "FetchedResults"
        }
        guard let range = data.as(SequenceExprSyntax.self) else { return false }
        let elements = Array(range.elements)
        guard elements.count == 3, let low = elements[0].literalNumber,
            let high = elements[2].literalNumber
        else { return false }
        return high - low > Double(inspection.number("threshold"))
    }
}
