import SwiftSyntax

extension SourceFile {
    /// The properties that optional bindings around a node, or before it, take their values from.
    fileprivate func wishes(around node: Syntax) -> [String] {
        node.positiveConditions.compactMap { element in
            guard case .optionalBinding(let binding) = element.condition else { return nil }
            guard let value = binding.initializer?.value else {
                return binding.pattern.boundNames.first
            }
            guard let path = value.path, !path.contains(".") else { return nil }
            return path
        }
    }

    /// Whether the file sets a property to nil once it has been acted on.
    fileprivate func clears(_ name: String) -> Bool {
        index.assignments.contains { assignment in
            guard assignment.right.first?.isNil == true else { return false }
            var names = assignment.path.split(separator: ".")
            if names.last == "wrappedValue" { names.removeLast() }
            return names.last.map(String.init) == name
        }
    }

    /// Whether a name stands for a binding of an optional value, which its owner may set to nil.
    fileprivate func isOptionalBinding(_ name: String, at node: Syntax) -> Bool {
        guard let type = enclosingType(of: node) else { return false }
        return declarations(ofType: type.name).contains { declaration in
            (index.bindingsByType[declaration.name] ?? []).contains { member in
                member.name == name && member.variable.hasAttribute("Binding")
                    && member.binding.typeAnnotation?.type.isOptional == true
            }
        }
    }
}

extension Rule {
    static let unguardedRegionUpdate = Rule(
        "unguarded_region_update", "Region set in updateUIView without a guard",
        section: .camera, scope: .type,
        cost: """
            Every update of any state moves the map; where the region is a binding that the map's callback \
            writes, the two chase each other for ever.
            """,
        suggestion: """
            Keep the last applied value in the coordinator and act only when it changed, or use a recenter flag.
            """,
        source: "MapKit guide, Part 1 row 4, checklist 11; MapKit diagnosis, Symptom 2 Q1",
        triggering: [
            """
            struct Regional: UIViewRepresentable {
              @Binding var region: MKCoordinateRegion
              func makeUIView(context: Context) -> MKMapView { MKMapView() }
              func updateUIView(_ map: MKMapView, context: Context) {
                ↓map.setRegion(region, animated: true)
              }
            }
            """,
            """
            struct Optional: UIViewRepresentable {
              func makeUIView(context: Context) -> MKMapView { MKMapView() }
              func updateUIView(_ uiView: MKMapView, context: Context) {
                if let region { ↓uiView.region = region }
              }
            }
            """,
            """
            struct Helper: UIViewRepresentable {
              func makeUIView(context: Context) -> MKMapView { MKMapView() }
              func updateUIView(_ view: MKMapView, context: Context) { center(view) }
              private func center(_ view: MKMapView) { ↓view.setCenter(spot, animated: false) }
            }
            """,
            """
            struct Desk: NSViewRepresentable {
              func makeNSView(context: Context) -> MKMapView { MKMapView() }
              func updateNSView(_ map: MKMapView, context: Context) {
                map.addAnnotations(pins)
                ↓map.showAnnotations(pins, animated: true)
              }
            }
            """,
        ],
        nonTriggering: [
            """
            struct Regional: UIViewRepresentable {
              @Binding var region: MKCoordinateRegion
              func makeUIView(context: Context) -> MKMapView { MKMapView() }
              func updateUIView(_ map: MKMapView, context: Context) {
                guard !context.coordinator.hasApplied(region) else { return }
                map.setRegion(region, animated: false)
              }
            }
            """,
            """
            struct Flag: UIViewRepresentable {
              func makeUIView(context: Context) -> MKMapView { let m = MKMapView(); m.setRegion(r, animated: false); return m }
              func updateUIView(_ map: MKMapView, context: Context) {
                if recenter { map.setRegion(region, animated: true); recenter = false }
              }
            }
            """,
            """
            struct Switched: UIViewRepresentable {
              func makeUIView(context: Context) -> MKMapView { MKMapView() }
              func updateUIView(_ map: MKMapView, context: Context) {
                switch mode {
                case .centerd: map.setCenter(spot, animated: true)
                case .free: break
                }
              }
            }
            """,
            """
            struct Called: UIViewRepresentable {
              func makeUIView(context: Context) -> MKMapView { MKMapView() }
              func updateUIView(_ map: MKMapView, context: Context) { if needsMove { move(map) } }
              func move(_ map: MKMapView) { map.setCenter(spot, animated: true) }
            }
            """,
            """
            struct Wished: UIViewRepresentable {
              @Binding var target: MKCoordinateRegion?
              func makeUIView(context: Context) -> MKMapView { MKMapView() }
              func updateUIView(_ map: MKMapView, context: Context) { move(map) }
              private func move(_ map: MKMapView) {
                guard let region = target else { return }
                map.setRegion(region, animated: true)
                DispatchQueue.main.async { self.target = nil }
              }
            }
            """,
            Example(
                """
                struct Asked: UIViewRepresentable {
                  @Binding var target: MKCoordinateRegion?
                  func makeUIView(context: Context) -> MKMapView { MKMapView() }
                  func updateUIView(_ map: MKMapView, context: Context) {
                    if let target { map.setRegion(target, animated: true) }
                  }
                }
                """,
                beside: [
                    "Screen.swift":
                        "func screen() -> some View { Asked(target: $model.rideRegion) }",
                    "Model.swift": "func done(_ state: inout State) { state.rideRegion = nil }",
                ]),
            """
            struct Camera: UIViewRepresentable {
              func makeUIView(context: Context) -> PreviewView { PreviewView() }
              func updateUIView(_ view: PreviewView, context: Context) { view.camera = camera }
            }
            """,
        ]
    ) { inspection in
        let file = inspection.file
        for function in file.representableFunctions(MapKitNames.updateFunctions) {
            for (body, isGuarded) in file.reach(of: function) where !isGuarded {
                for move in file.mapMoves(in: body) where !move.node.isGuarded() {
                    let wishes = file.wishes(around: move.node)
                    guard !wishes.contains(where: file.clears) else { continue }
                    let written = writtenInRegionCallback(file)
                    let value = move.call?.node.firstUnlabeled?.path
                    let loops = value.map { written.contains($0) } ?? false
                    inspection.report(
                        move.node,
                        "updateUIView moves the map on every SwiftUI update; with a region binding this loops",
                        weight: loops ? .error : nil,
                        unless: wishes.filter { file.isOptionalBinding($0, at: move.node) }.map {
                            .cleared($0)
                        })
                }
            }
        }
    }

    /// The last names of what the region callbacks of the file assign.
    private static func writtenInRegionCallback(_ file: SourceFile) -> Set<String> {
        var names: Set<String> = []
        for function in file.index.functions where function.isRegionCallback {
            guard let body = function.body else { continue }
            names.formUnion(file.assignments(in: body).map { String($0.name) })
        }
        return names
    }
}
