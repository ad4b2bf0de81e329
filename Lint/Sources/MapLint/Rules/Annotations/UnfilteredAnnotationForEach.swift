import SwiftSyntax

extension Rule {
    private static let filters: Set<String> = [
        "filter", "prefix", "visible", "nearby", "clustered", "clusters",
    ]

    static let unfilteredAnnotationForEach = Rule(
        "unfiltered_annotation_foreach", "Whole data set drawn in the map",
        section: .annotations, severity: .info, scope: .type,
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
            Example(
                """
                struct Literal: View {
                  let stops = (0..<400).map { Stop(id: $0) }
                  var body: some View { Map { ↓ForEach(stops) { Marker($0.name, coordinate: $0.coordinate) } } }
                }
                """, isAsked: false),
            "struct Many: View { var body: some View { Map { ↓ForEach(0..<5_000) { Marker(\"m\", coordinate: c[$0]) } } } }",
        ],
        nonTriggering: [
            Example(
                """
                struct Every: View {
                  @Query var places: [Place]
                  var body: some View { Map { ForEach(places) { Marker($0.name, coordinate: $0.coordinate) } } }
                }
                """, isAsked: false),
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
            // How many a query gives cannot be seen: that is told only where the rule is turned on by name.
            guard
                isLarge(data, inspection, type.name)
                    || inspection.isAsked && isWhole(data, inspection, type.name)
            else { continue }
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
        return false
    }

    /// Whether the code says how many elements there are, and they are more than the threshold.
    private static func isLarge(_ data: ExprSyntax, _ inspection: Inspection, _ type: String)
        -> Bool
    {
        if let path = data.path {
            guard
                let value = inspection.file.declaration(of: path, at: data)?.initialValue
                    ?? inspection.index.bindingsByType[type]?.first(where: { $0.name == path })?
                    .binding.initializer?.value
            else { return false }
            return value.path == nil && isLarge(value, inspection, type)
        }
        let limit = Double(inspection.number("threshold"))
        if let list = data.as(ArrayExprSyntax.self) { return Double(list.elements.count) > limit }
        if let call = data.as(FunctionCallExprSyntax.self) {
            // `Array(0..<500)`, `(0..<500).map { … }`.
            if call.calledExpression.lastName == "Array", let list = call.firstUnlabeled {
                return isLarge(list, inspection, type)
            }
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
                member.declName.baseName.text == "map", let base = member.base
            else { return false }
            return isLarge(base, inspection, type)
        }
        if let tuple = data.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            return isLarge(only.expression, inspection, type)
        }
        guard let range = data.as(SequenceExprSyntax.self) else { return false }
        let elements = Array(range.elements)
        guard elements.count == 3, ["..<", "..."].contains(elements[1].bareText),
            let low = elements[0].literalNumber, let high = elements[2].literalNumber
        else { return false }
        return high - low > limit
    }
}
