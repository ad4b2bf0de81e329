import SwiftSyntax

extension Rule {
    private static let signs: Set<String> = [
        "coordinates", "geometry", "position", "lonlat", "lonLat", "lnglat", "lngLat", "geojson",
        "geoJSON",
    ]
    private static let libraries: Set<String> = [
        "MKGeoJSONDecoder", "MKGeoJSONFeature", "Turf", "GEOSwift", "GeoJSON", "GeoJson",
        "GeoJSONObject",
    ]

    static let geojsonCoordinateOrder = Rule(
        "geojson_coordinate_order", "GeoJSON array read as latitude first", section: .coordinates,
        fixing: .unsafe,
        cost: "Shapes of Europe appear off Somalia, and those of America nowhere.",
        suggestion: "Use index 1 for latitude and 0 for longitude.",
        source: "RFC 7946, 3.1.1; MapKit diagnosis, Symptom 1 Q2 and Symptom 8",
        triggering: [
            """
            struct Feature: Decodable { let coordinates: [Double] }
            func spot(_ f: Feature) -> CLLocationCoordinate2D {
              ↓CLLocationCoordinate2D(latitude: f.coordinates[0], longitude: f.coordinates[1])
            }
            """,
            "func s(_ f: F) -> CLLocationCoordinate2D { ↓.init(latitude: f.geometry.coordinates.first!, longitude: f.geometry.coordinates.last!) }",
            "func s(_ position: [Double]) -> CLLocation { ↓CLLocation(latitude: position[0], longitude: position[1]) }",
            "func s(_ p: Turf.Point) -> CLLocationCoordinate2D { ↓CLLocationCoordinate2D(latitude: p.x, longitude: p.y) }",
            """
            func line(_ g: Geometry) -> [CLLocationCoordinate2D] {
              g.coordinates.map { ↓CLLocationCoordinate2D(latitude: $0[0], longitude: $0[1]) }
            }
            """,
        ],
        nonTriggering: [
            """
            struct Feature: Decodable { let coordinates: [Double] }
            func spot(_ f: Feature) -> CLLocationCoordinate2D {
              CLLocationCoordinate2D(latitude: f.coordinates[1], longitude: f.coordinates[0])
            }
            """,
            "func s(_ parts: [Double]) -> CLLocationCoordinate2D { .init(latitude: parts[0], longitude: parts[1]) }",
            "func s(_ p: Vector) -> CLLocationCoordinate2D { .init(latitude: p.y, longitude: p.x) }",
            "func s(_ city: City) -> [CLLocationCoordinate2D] { city.boundary.map { .init(latitude: $0[0], longitude: $0[1]) } }",
            """
            func spot(_ user: User) -> CLLocationCoordinate2D {
              let coordinates = [user.latitude, user.longitude]
              return CLLocationCoordinate2D(latitude: coordinates[0], longitude: coordinates[1])
            }
            """,
            "func s(_ a: [Double], _ b: [Double]) -> CLLocationCoordinate2D { .init(latitude: a[0], longitude: b[1]) }",
            // A point of the project's own may be the other way round.
            "func s(_ p: MapPoint) -> CLLocation { CLLocation(latitude: p.x, longitude: p.y) }",
            // A service of its own, whose type says that this is no geometry of GeoJSON.
            Example(
                "func spot(_ s: Stop) -> CLLocationCoordinate2D { .init(latitude: s.coordinates[0], longitude: s.coordinates[1]) }",
                beside: [
                    "Stop.swift":
                        "struct Stop: Decodable { let coordinates: [Double]; let name: String }"
                ]),
            // The points are made with the latitude first, and read so.
            Example(
                """
                import GEOSwift
                extension Polygon {
                  var coords: [CLLocationCoordinate2D] { exterior.points.map { .init(latitude: $0.x, longitude: $0.y) } }
                }
                """,
                beside: [
                    "Area.swift":
                        "func ring(_ c: [CLLocationCoordinate2D]) -> [Point] { c.map { Point(x: $0.latitude, y: $0.longitude) } }"
                ]),
        ]
    ) { inspection in
        let usesLibrary = libraries.contains { inspection.index.references[$0] != nil }
        for place in inspection.file.coordinateCalls {
            let (latitude, longitude) = (place.latitude.expression, place.longitude.expression)
            let isCrossedPoint =
                latitude.lastName == "x" && longitude.lastName == "y"
                && latitude.memberBase == longitude.memberBase && latitude.memberBase != nil
            var conditions: [Condition] = [.fact(.makesPointsLatitudeFirst)]
            if isCrossedPoint {
                let base = latitude.memberBase ?? ""
                guard usesLibrary || saysGeometry(base) else { continue }
            } else {
                conditions = []
                guard let first = latitude.element, let second = longitude.element,
                    first.base == second.base, first.position == 0, second.position == 1,
                    usesLibrary || saysGeoJSON(first.base, place.call.node, inspection.file)
                else { continue }
                if !saysGeometry(first.base) { conditions.append(.ownCoordinates) }
            }
            inspection.report(
                place.call.node, "GeoJSON stores longitude first", unless: conditions,
                fix: Fix(place.exchange(inspection), isSafe: false))
        }
    }

    /// Whether the path itself names what only GeoJSON has.
    private static func saysGeometry(_ base: String) -> Bool {
        base.split(whereSeparator: { ".?!()[]".contains($0) }).contains {
            $0 == "geometry" || $0.lowercased().contains("geojson")
        }
    }

    private static func saysGeoJSON(
        _ base: String, _ place: some SyntaxProtocol, _ file: SourceFile
    ) -> Bool {
        let names = base.split(whereSeparator: { ".?!()[]".contains($0) }).map(String.init)
        // A list written down right here is in whatever order it was written.
        if let name = names.first, names.count == 1,
            file.declaration(of: name, at: place)?.initialValue?.is(ArrayExprSyntax.self) == true
        {
            return false
        }
        if names.contains(where: { name in
            signs.contains(name) || name.lowercased().contains("geojson")
        }) {
            return true
        }
        if let name = names.first, names.count == 1,
            isElementOfCoordinates(name, place, file)
        {
            return true
        }
        guard let type = file.enclosingType(of: place) else { return false }
        let isCodable = !file.inherited(byType: type.name).isDisjoint(with: [
            "Codable", "Decodable",
        ])
        let members = file.index.bindingsByType[type.name] ?? []
        return isCodable && members.contains { ["coordinates", "geometry"].contains($0.name) }
    }

    /// Whether the name is what a closure gets for each element of somebody's `coordinates`:
    /// `geometry.coordinates.map { $0[0] }`.
    private static func isElementOfCoordinates(
        _ name: String, _ place: some SyntaxProtocol, _ file: SourceFile
    ) -> Bool {
        let closure: ClosureExprSyntax?
        if name == "$0" {
            closure = place.ancestors.lazy.compactMap { $0.as(ClosureExprSyntax.self) }.first
        } else if case .closureParameter(let found, position: 0)? =
            file.declaration(of: name, at: place)?.kind
        {
            closure = found
        } else {
            closure = nil
        }
        guard
            let call = closure?.receivingCall?.calledExpression.as(MemberAccessExprSyntax.self),
            ["map", "compactMap", "flatMap", "forEach"].contains(call.declName.baseName.text),
            let list = call.base?.unwrapped
        else { return false }
        if let member = list.as(MemberAccessExprSyntax.self) {
            return member.base != nil && member.declName.baseName.text == "coordinates"
        }
        // Rings of a polygon: the list is itself such an element.
        guard let outer = list.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let closure, outer != name
        else { return false }
        return isElementOfCoordinates(outer, closure, file)
    }
}

extension ExprSyntax {
    /// What stands before the last dot, as text.
    fileprivate var memberBase: String? {
        unwrapped.as(MemberAccessExprSyntax.self)?.base?.bareText
    }

    /// An element of a list: the list's text and which element, for `x[0]`, `x.first!` and `Double(x[0])`.
    fileprivate var element: (base: String, position: Int)? {
        let expression = unwrapped
        if let item = expression.as(SubscriptCallExprSyntax.self), item.arguments.count == 1,
            let number = item.arguments.first?.expression.literalNumber
        {
            return (item.calledExpression.bareText, Int(exactly: number) ?? -1)
        }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            switch member.declName.baseName.text {
            case "first": return (base.bareText, 0)
            case "last": return (base.bareText, 1)
            default: return nil
            }
        }
        if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            ["Double", "CLLocationDegrees"].contains(call.calledExpression.lastName)
        {
            return call.arguments.first?.expression.element
        }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return sequence.elements.first?.element
        }
        return nil
    }
}
