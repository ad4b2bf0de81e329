import SwiftSyntax

/// A construction of a coordinate or location from two numbers.
struct CoordinateCall {
    let call: Call
    let latitude: LabeledExprSyntax
    let longitude: LabeledExprSyntax
}

extension SourceFile {
    /// The calls that build a coordinate: by the type's name, the old function, or `.init(latitude:longitude:)`.
    var coordinateCalls: [CoordinateCall] {
        index.calls(
            named: "CLLocationCoordinate2D", "CLLocation", "CLLocationCoordinate2DMake", "init"
        ).compactMap { call in
            let arguments = Array(call.node.arguments)
            if call.name == "CLLocationCoordinate2DMake" {
                guard arguments.count == 2 else { return nil }
                return CoordinateCall(call: call, latitude: arguments[0], longitude: arguments[1])
            }
            if call.name == "init", call.base != nil { return nil }
            guard arguments.count == 2, arguments[0].label?.text == "latitude",
                arguments[1].label?.text == "longitude"
            else { return nil }
            return CoordinateCall(call: call, latitude: arguments[0], longitude: arguments[1])
        }
    }
}

extension CoordinateCall {
    /// The edits that exchange the two values.
    func exchange(_ inspection: Inspection) -> [Fix.Edit] {
        [
            inspection.replacing(
                latitude.expression, with: longitude.expression.bareText),
            inspection.replacing(
                longitude.expression, with: latitude.expression.bareText),
        ]
    }
}
