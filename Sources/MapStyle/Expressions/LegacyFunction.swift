import MapGeometry

/// A function as documents had it before expressions: stops over the zoom, over a property, or over both.
struct LegacyFunction {
    private let members: [String: JSONValue]
    private let property: PropertySpecification

    /// What is wrong with a function.
    typealias Fault = ExpressionFaults

    init(_ members: [String: JSONValue], _ property: PropertySpecification) {
        self.members = members
        self.property = property
    }

    private struct Stop {
        var input: JSONValue
        var output: JSONValue
    }

    private func fault(_ message: String) -> Fault {
        Fault(faults: [ExpressionFault(key: "", message: message)])
    }

    /// The expression that says the same.
    func expression() throws(Fault) -> JSONValue {
        guard let list = members["stops"] else {
            guard case .string? = members["property"] else {
                throw fault("missing required property \"stops\"")
            }
            return identity
        }
        guard case .array(let items) = list, !items.isEmpty else {
            throw fault("array must have at least one stop")
        }
        let dependsOnFeature = members["property"] != nil || items[0].items?.first?.members != nil
        var stops: [Stop] = []
        for item in items {
            guard let pair = item.items, pair.count == 2 else {
                throw fault("array length 2 expected")
            }
            var output = Self.literal(pair[1])
            if !dependsOnFeature, property.hasTokens, case .string(let text) = pair[1] {
                output = Tokens.expression(text)
            }
            stops.append(Stop(input: pair[0], output: output))
        }
        if stops[0].input.members != nil { return try zoomAndProperty(stops) }
        return dependsOnFeature ? try ofProperty(stops) : try ofZoom(stops)
    }

    private var kind: String {
        members["type"]?.stringValue ?? (property.isInterpolated ? "exponential" : "interval")
    }

    private var base: Double { members["base"]?.doubleValue ?? 1 }

    private var interpolation: JSONValue {
        base == 1 ? ["linear"] : ["exponential", .number(base)]
    }

    private var interpolate: JSONValue {
        switch members["colorSpace"]?.stringValue {
        case "hcl": "interpolate-hcl"
        case "lab": "interpolate-lab"
        default: "interpolate"
        }
    }

    private var get: JSONValue { ["get", members["property"] ?? ""] }

    /// Lists and objects are quoted.
    private static func literal(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array, .object, .null: ["literal", value]
        default: value
        }
    }

    private var identity: JSONValue {
        guard let fallback = members["default"] else {
            return property.type == .string ? ["string", get] : get
        }
        switch property.type {
        case .enumeration:
            return ["match", get, .array(property.values.map(JSONValue.string)), get, fallback]
        case .color: return ["to-color", get, Self.literal(fallback)]
        case .numbers(let count):
            let length = count.map { JSONValue.integer(Int64($0)) } ?? .null
            return ["array", "number", length, get, Self.literal(fallback)]
        case .strings(let count):
            let length = count.map { JSONValue.integer(Int64($0)) } ?? .null
            return ["array", "string", length, get, Self.literal(fallback)]
        case .enumerations:
            return ["array", "string", .null, get, Self.literal(fallback)]
        default:
            let name: String
            switch property.type {
            case .boolean: name = "boolean"
            case .number: name = "number"
            case .string: name = "string"
            default: return ["coalesce", get, Self.literal(fallback)]
            }
            return [.string(name), get, Self.literal(fallback)]
        }
    }

    private var fallback: JSONValue {
        guard let value = members["default"] ?? property.defaultJSON else {
            return property.type == .image ? "" : .null
        }
        return Self.literal(value)
    }

    private func zoomAndProperty(_ stops: [Stop]) throws(Fault) -> JSONValue {
        var zooms: [Double] = []
        var parts: [Double: [Stop]] = [:]
        for stop in stops {
            guard let zoom = stop.input["zoom"]?.doubleValue else {
                throw fault("object stop key must have zoom")
            }
            guard let value = stop.input["value"] else {
                throw fault("object stop key must have value")
            }
            if parts[zoom] == nil { zooms.append(zoom) }
            parts[zoom, default: []].append(Stop(input: value, output: stop.output))
        }
        let isStep = !property.isInterpolated
        var expression: [JSONValue] =
            isStep ? ["step", ["zoom"]] : [interpolate, ["linear"], ["zoom"]]
        for zoom in zooms {
            // The base belongs to the whole function, which is linear in the zoom; parts have none.
            var inner = members
            inner["base"] = nil
            inner["colorSpace"] = nil
            let part = LegacyFunction(inner, property)
            Self.append(
                Stop(input: .number(zoom), output: try part.ofProperty(parts[zoom] ?? [])),
                to: &expression, isStep: isStep)
        }
        if isStep { Self.complete(&expression) }
        return .array(expression)
    }

    private func ofProperty(_ stops: [Stop]) throws(Fault) -> JSONValue {
        var expression: [JSONValue]
        switch kind {
        case "categorical":
            if case .bool = stops[0].input {
                expression = ["case"]
                for stop in stops { expression += [["==", get, stop.input], stop.output] }
            } else {
                expression = ["match", get]
                for stop in stops { Self.append(stop, to: &expression, isStep: false) }
            }
            return .array(expression + [fallback])
        case "interval":
            expression = ["step", ["number", get]]
            for stop in stops { Self.append(stop, to: &expression, isStep: true) }
            Self.complete(&expression)
        case "exponential":
            expression = [interpolate, interpolation, ["number", get]]
            for stop in stops { Self.append(stop, to: &expression, isStep: false) }
        default: throw fault("Unknown property function type \(kind)")
        }
        guard let other = members["default"] else { return .array(expression) }
        return [
            "case", ["==", ["typeof", get], "number"], .array(expression), Self.literal(other),
        ]
    }

    private func ofZoom(_ stops: [Stop]) throws(Fault) -> JSONValue {
        var expression: [JSONValue]
        let isStep = kind == "interval"
        switch kind {
        case "interval": expression = ["step", ["zoom"]]
        case "exponential": expression = [interpolate, interpolation, ["zoom"]]
        default: throw fault("Unknown zoom function type \"\(kind)\"")
        }
        for stop in stops { Self.append(stop, to: &expression, isStep: isStep) }
        Self.complete(&expression)
        return .array(expression)
    }

    /// Adds a stop, unless its input stands there already.
    private static func append(_ stop: Stop, to expression: inout [JSONValue], isStep: Bool) {
        if expression.count > 3, expression[expression.count - 2].isSameScalar(as: stop.input) {
            return
        }
        // The first output of a step has no input.
        if !(isStep && expression.count == 2) { expression.append(stop.input) }
        expression.append(stop.output)
    }

    /// Gives a step with one output a second stop, which it must have.
    private static func complete(_ expression: inout [JSONValue]) {
        if expression.count == 3, expression[0] == "step" {
            expression += [0, expression[2]]
        }
    }
}

extension JSONValue {
    /// Whether both are the same number or text.
    fileprivate func isSameScalar(as other: JSONValue) -> Bool {
        if let a = doubleValue, let b = other.doubleValue { return a == b }
        if let a = stringValue, let b = other.stringValue { return a.hasSameUnits(as: b) }
        return false
    }
}

/// Plain text in which `{name}` stands for a property of the feature.
enum Tokens {
    /// The expression that puts a text with tokens together; the text itself if it has none.
    static func expression(_ text: String) -> JSONValue {
        var parts: [JSONValue] = []
        var plain = ""
        var rest = text[...]
        var hasToken = false
        while let open = rest.firstIndex(of: "{") {
            let inside = rest[rest.index(after: open)...]
            guard let close = inside.firstIndex(where: { $0 == "}" || $0 == "{" }),
                inside[close] == "}", close > inside.startIndex
            else {
                plain += rest[...open]
                rest = inside
                continue
            }
            plain += rest[..<open]
            if !plain.isEmpty { parts.append(.string(plain)) }
            plain = ""
            parts.append(["get", .string(String(inside[..<close]))])
            hasToken = true
            rest = inside[inside.index(after: close)...]
        }
        guard hasToken else { return .string(text) }
        plain += rest
        if !plain.isEmpty { parts.append(.string(plain)) }
        return parts.count == 1 ? ["to-string", parts[0]] : .array(["concat"] + parts)
    }
}
