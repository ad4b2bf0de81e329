import MapGeometry

extension PropertyReader {
    /// Whether a function of earlier versions of the specification can be used; notes what is wrong, with its place.
    mutating func checkFunction(
        _ members: [String: JSONValue], _ specification: PropertySpecification, path: String
    ) -> Bool {
        let count = problems.problems.count
        if let base = members["base"], base.doubleValue == nil {
            problems.error(path + ".base", "number expected, \(base.typeName) found")
        }
        let kind = members["type"]?.stringValue
        let isIdentity = kind == "identity"
        if isIdentity, members["property"] == nil {
            problems.error(path, "missing required property \"property\"")
        }
        if kind == "exponential", !specification.isInterpolated {
            problems.error(path, "exponential functions not supported")
        }
        let dependsOnFeature = kind == "categorical" || members["property"] != nil
        if dependsOnFeature, !specification.isDataDriven {
            problems.error(path, "property functions not supported")
        } else if !dependsOnFeature, !specification.readsZoom {
            problems.error(path, "zoom functions not supported")
        }
        switch members["stops"] {
        case nil:
            if !isIdentity { problems.error(path, "missing required property \"stops\"") }
        case .some where isIdentity:
            problems.error(path + ".stops", "identity function may not have a \"stops\" property")
        case .array(let stops)?:
            if stops.isEmpty {
                problems.error(path + ".stops", "array must have at least one stop")
            }
            let hasZoom = stops.first?.items?.first?.members != nil
            if kind == "categorical" || hasZoom, members["property"] == nil {
                problems.error(path, "\"property\" property is required")
            }
            var inputs = StopInputs(isCategorical: kind == "categorical")
            for (index, stop) in stops.enumerated() {
                check(stop, hasZoom, &inputs, specification, path: "\(path).stops[\(index)]")
            }
        case let other?:
            problems.error(path + ".stops", "array expected, \(other.typeName) found")
        }
        if let fallback = members["default"] {
            _ = check(fallback, specification, path: path + ".default")
        }
        return problems.problems.count == count
    }

    /// What is known of the inputs of the stops before.
    private struct StopInputs {
        let isCategorical: Bool
        var type: String?
        var previous: Double?
        var zoom: Double?
        var seen: Set<JSONValue> = []

        /// What is wrong with a further input; nil if nothing is.
        mutating func fault(of input: JSONValue) -> String? {
            let found = input.typeName
            if let type, type != found {
                return "\(found) stop domain type must match previous stop domain type \(type)"
            }
            type = found
            guard ["number", "string", "boolean"].contains(found) else {
                return "stop domain value must be a number, string, or boolean"
            }
            if isCategorical {
                return seen.insert(input).inserted ? nil : "stop domain values must be unique"
            }
            guard let number = input.doubleValue else { return "number expected, \(found) found" }
            if let previous, number < previous {
                return "stop domain values must appear in ascending order"
            }
            previous = number
            return nil
        }
    }

    /// Notes what is wrong with a stop.
    private mutating func check(
        _ stop: JSONValue, _ hasZoom: Bool, _ inputs: inout StopInputs,
        _ specification: PropertySpecification, path: String
    ) {
        guard let pair = stop.items else {
            return problems.error(path, "array expected, \(stop.typeName) found")
        }
        guard pair.count == 2 else {
            return problems.error(path, "array length 2 expected, length \(pair.count) found")
        }
        var input = pair[0]
        var place = path + "[0]"
        if hasZoom {
            guard let key = input.members else {
                return problems.error(path, "object expected, \(input.typeName) found")
            }
            guard let zoom = key["zoom"] else {
                return problems.error(path, "object stop key must have zoom")
            }
            guard let value = key["value"] else {
                return problems.error(path, "object stop key must have value")
            }
            guard let number = zoom.doubleValue else {
                return problems.error(
                    place + ".zoom", "number expected, \(zoom.typeName) found")
            }
            if let previous = inputs.zoom, previous > number {
                return problems.error(path, "stop zoom values must appear in ascending order")
            }
            if inputs.zoom != number {
                inputs.zoom = number
                inputs.previous = nil
                inputs.seen = []
            }
            input = value
            place += ".value"
        }
        if let fault = inputs.fault(of: input) { problems.error(place, fault) }
        if Operators.isExpression(pair[1]) {
            problems.error(path + "[1]", "expressions are not allowed in function stops.")
        } else {
            _ = check(pair[1], specification, path: path + "[1]")
        }
    }
}
