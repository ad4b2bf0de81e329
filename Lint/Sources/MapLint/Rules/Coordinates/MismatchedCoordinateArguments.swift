import SwiftSyntax

extension Rule {
    static let mismatchedCoordinateArguments = Rule(
        "mismatched_coordinate_arguments", "Longitude passed as latitude", section: .coordinates,
        severity: .error, fixing: .partial,
        cost: "Everything is drawn mirrored at the diagonal: Paris lies in the Indian Ocean.",
        suggestion: "Pass latitude first.",
        source: "MapKit guide, checklist 2; MapKit diagnosis, Symptom 8",
        triggering: [
            "func flip(_ p: Point) -> CLLocationCoordinate2D { ↓.init(latitude: p.lng, longitude: p.lat) }",
            "let c = ↓CLLocationCoordinate2D(latitude: place.longitude, longitude: place.latitude)",
            "let c = ↓CLLocationCoordinate2D(latitude: Double(row.lon)!, longitude: Double(row.lat)!)",
            "let c = ↓CLLocationCoordinate2DMake(userLongitude, userLatitude)",
            "func s(_ p: MKMapPoint) -> CLLocationCoordinate2D { ↓CLLocationCoordinate2D(latitude: p.y, longitude: p.x) }",
        ],
        nonTriggering: [
            "func keep(_ p: Point) -> CLLocationCoordinate2D { .init(latitude: p.lat, longitude: p.lng) }",
            "let c = CLLocationCoordinate2D(latitude: c.latitude, longitude: span.latitudeDelta)",
            "let c = CLLocationCoordinate2D(latitude: along, longitude: flat)",
            "let c = CLLocationCoordinate2D(latitude: a.longitude, longitude: other)",
            "let c = CLLocationCoordinate2D(latitude: south + latDelta, longitude: west)",
        ]
    ) { inspection in
        for place in inspection.file.coordinateCalls {
            let (latitude, longitude) = (place.latitude.expression, place.longitude.expression)
            let isCrossed = latitude.axis == .longitude && longitude.axis == .latitude
            let isMapPoint = [latitude, longitude].contains { isMapPointField($0, inspection.file) }
            guard isCrossed || isMapPoint else { continue }
            let mirrors = isCrossed && mirrors(latitude, longitude)
            inspection.report(
                place.call.node,
                isCrossed
                    ? "arguments are crossed"
                    : "x and y of an MKMapPoint are no degrees; use its coordinate",
                fix: mirrors ? Fix(place.exchange(inspection), isSafe: true) : nil)
        }
    }

    private static func isMapPointField(_ expression: ExprSyntax, _ file: SourceFile) -> Bool {
        guard let member = expression.unwrapped.as(MemberAccessExprSyntax.self),
            ["x", "y"].contains(member.declName.baseName.text), let base = member.base
        else { return false }
        return file.typeName(of: base) == "MKMapPoint"
    }

    /// Whether the two expressions differ in nothing but the axis.
    private static func mirrors(_ first: ExprSyntax, _ second: ExprSyntax) -> Bool {
        func plain(_ expression: ExprSyntax) -> [String] {
            expression.tokens(viewMode: .sourceAccurate).map { token in
                Axis(name: token.text) == nil ? token.text : "axis"
            }
        }
        return plain(first) == plain(second)
    }
}

/// Which of the two degrees a name says it is.
enum Axis {
    case latitude, longitude

    private static let longitudes: Set<String> = ["longitude", "lon", "lng", "long"]
    private static let latitudes: Set<String> = ["latitude", "lat"]

    /// Reads the last word of a name: `userLongitude`, `geo_lat`, `lng`.
    init?(name: String) {
        var word = ""
        for character in name.reversed() {
            if character == "_" { break }
            word.insert(character, at: word.startIndex)
            if character.isUppercase { break }
        }
        // `LAT`, `LON`: no words inside.
        if name.allSatisfy({ $0.isUppercase || $0 == "_" }) {
            word = name.split(separator: "_").last.map(String.init) ?? name
        }
        let last = word.lowercased()
        if Self.longitudes.contains(last) {
            self = .longitude
        } else if Self.latitudes.contains(last) {
            self = .latitude
        } else {
            return nil
        }
    }
}

extension ExprSyntax {
    /// The axis that the expression's last name tells, through `Double(…)`, `!`, `??` and string keys.
    fileprivate var axis: Axis? {
        let expression = unwrapped
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            guard elements.count == 3,
                elements[1].bareText == "??"
                    || elements[1].is(UnresolvedAsExprSyntax.self)
            else { return nil }
            return elements[0].axis
        }
        if let name = expression.lastName {
            if let axis = Axis(name: name) { return axis }
            let passing = ["doubleValue", "value", "double", "wrappedValue"]
            guard passing.contains(name) else { return nil }
            return expression.as(MemberAccessExprSyntax.self)?.base?.axis
        }
        if let item = expression.as(SubscriptCallExprSyntax.self) {
            return item.arguments.first?.expression.literalString.flatMap(Axis.init(name:))
        }
        if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            ["Double", "CLLocationDegrees", "Float", "atof"].contains(
                call.calledExpression.lastName)
        {
            return call.arguments.first?.expression.axis
        }
        return nil
    }
}
