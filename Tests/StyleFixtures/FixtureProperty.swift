import MapGeometry
import MapStyle

/// The property whose expression a fixture is; one of any type that may depend on everything where it says nothing.
struct FixtureProperty {
    private let json: JSONValue?

    init(_ json: JSONValue?) {
        self.json = json
    }

    private var parameters: [String] {
        guard case .array(let items)? = json?["expression"]?["parameters"] else {
            return ["zoom", "feature"]
        }
        return items.compactMap(\.stringValue)
    }

    private var isInterpolated: Bool {
        guard let expression = json?["expression"] else { return true }
        return expression["interpolated"] == true
    }

    private var type: PropertySpecification.ValueType {
        switch json?["type"]?.stringValue {
        case "boolean": .boolean
        case "number": .number
        case "string": .string
        case "enum": .enumeration
        case "color": .color
        case "formatted": .formatted
        case "resolvedImage": .image
        case "padding": .padding
        case "numberArray": .numberArray
        case "colorArray": .colorArray
        case "variableAnchorOffsetCollection": .anchorOffsets
        case "projectionDefinition": .projection
        case "array":
            switch json?["value"]?.stringValue {
            case "number": .numbers(json?["length"]?.doubleValue.map { Int($0) })
            case "string": .strings(json?["length"]?.doubleValue.map { Int($0) })
            default: .items
            }
        default: .any
        }
    }

    private var support: PropertySpecification.Support {
        json?["property-type"]?.stringValue == "data-constant" ? .dataConstant : .dataDriven
    }

    func parse(_ expression: JSONValue, names: inout PropertyNames) throws(ExpressionFaults)
        -> StyleExpression
    {
        var values: [String] = []
        if case .object(let members)? = json?["values"] { values = members.keys.sorted() }
        let property = PropertySpecification(
            "some-property", type, json?["default"], support, interpolated: isInterpolated,
            readsZoom: parameters.contains("zoom"), values: values, tokens: json?["tokens"] == true)
        return try StyleExpression(expression, for: property, names: &names)
    }
}
