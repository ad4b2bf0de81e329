import SwiftSyntax

extension FileFacts {
    /// Members that a geometry of GeoJSON has beside its coordinates (RFC 7946, 3.1).
    private static let geometryMembers: Set<String> = [
        "coordinates", "type", "bbox", "geometries", "crs",
    ]

    /// Collects what tells in which order the project keeps the two numbers of a place.
    mutating func collectCoordinateOrder(_ file: SourceFile) {
        for type in file.index.types where type.kind == .struct || type.kind == .class {
            let stored = type.members.members.flattened
                .compactMap { $0.as(VariableDeclSyntax.self) }
                .filter { !$0.hasModifier("static") }
                .flatMap(\.bindings)
                .filter { $0.accessorBlock == nil }
            guard stored.contains(where: { $0.isListOfNumbers(named: "coordinates") }) else {
                continue
            }
            let isGeometry = stored.allSatisfy {
                $0.pattern.boundNames.allSatisfy(Self.geometryMembers.contains)
            }
            facts.insert(isGeometry ? .declaresGeometryCoordinates : .declaresOwnCoordinates)
        }
        let pointsFromLatitude = file.index.calls.contains { call in
            call.name.first?.isUppercase == true
                && ["latitude", "lat"].contains(call.node.argument("x")?.lastName)
                && ["longitude", "lon", "lng"].contains(call.node.argument("y")?.lastName)
        }
        if pointsFromLatitude { facts.insert(.makesPointsLatitudeFirst) }
    }
}

extension PatternBindingSyntax {
    /// Whether the binding is of a name and of numbers in a list, or in lists of lists.
    fileprivate func isListOfNumbers(named name: String) -> Bool {
        guard pattern.boundNames == [name], let type = typeAnnotation?.type else { return false }
        let element = type.plainName.drop { $0 == "[" }.prefix { $0 != "]" }
        return type.plainName.hasPrefix("[")
            && ["Double", "Float", "CGFloat", "CLLocationDegrees", "Decimal"].contains(element)
    }
}
