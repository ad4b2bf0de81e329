import SwiftSyntax

extension Rule {
    static let swappedCoordinateLiterals = Rule(
        "swapped_coordinate_literals", "Latitude out of range", section: .coordinates,
        severity: .error, fixing: .safe,
        cost: "The pin is nowhere, or the app crashes when the region is set.",
        suggestion: "Swap the two values.",
        source: "MapKit guide, checklist 2; MapKit diagnosis, Symptom 8",
        triggering: [
            "let sf = ↓CLLocationCoordinate2D(latitude: -122.42, longitude: 37.77)",
            "let l = ↓CLLocation(latitude: 139.76, longitude: 35.68)",
            "let c: CLLocationCoordinate2D = ↓.init(latitude: 37.77, longitude: 237.58)",
            "let c = ↓CLLocationCoordinate2DMake(-1_22.4, 37.7)",
        ],
        nonTriggering: [
            "let sf = CLLocationCoordinate2D(latitude: 37.77, longitude: -122.42)",
            "let p = MKMapPoint(x: 122, y: 137)",
            "let c = CLLocationCoordinate2D(latitude: lat, longitude: 37.77)",
            "let pole = CLLocationCoordinate2D(latitude: -90, longitude: 180)",
            "let r = Rover(latitude: 122, longitude: 37)",
            // A mark for "no place", not a mistake.
            "static var none: Place { .init(at: CLLocationCoordinate2D(latitude: -1222.0, longitude: -1222.0)) }",
            "let nowhere = CLLocationCoordinate2D(latitude: 999, longitude: 999)",
        ]
    ) { inspection in
        for place in inspection.file.coordinateCalls {
            let (latitude, longitude) = (
                place.latitude.expression.literalNumber, place.longitude.expression.literalNumber
            )
            guard let latitude, let longitude else {
                // One literal is enough to see that it is out of range.
                if let latitude, abs(latitude) > 90 { report(place, nil, inspection) }
                continue
            }
            guard abs(latitude) > 90 || abs(longitude) > 180, latitude != longitude else {
                continue
            }
            let isValidSwapped = abs(longitude) <= 90 && abs(latitude) <= 180
            if abs(latitude) > 90 {
                report(
                    place,
                    isValidSwapped ? Fix(place.exchange(inspection), isSafe: true) : nil, inspection
                )
            } else {
                inspection.report(
                    place.call.node,
                    "longitude \(place.longitude.expression.bareText) is outside -180...180"
                )
            }
        }
    }

    private static func report(
        _ place: CoordinateCall, _ fix: Fix?, _ inspection: Inspection
    ) {
        inspection.report(
            place.call.node,
            "latitude \(place.latitude.expression.bareText) is outside -90...90: arguments look swapped",
            fix: fix)
    }
}
