import MapGeometry

/// The first of some values that can be made one of a type.
final class Coercion: ExpressionNode {
    private let key: String

    init(_ values: [ExpressionNode], as type: ExpressionType, key: String) {
        self.key = key
        super.init(annotating: values, as: type)
    }

    override var hasKnownOutputs: Bool { children.allSatisfy(\.hasKnownOutputs) }

    override func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
        switch type {
        case .boolean: return .boolean(try children[0].evaluate(context).isTruthy)
        case .formatted: return .formatted(FormattedText(try children[0].evaluate(context).text))
        case .resolvedImage:
            let name = try children[0].evaluate(context).text
            return name.isEmpty ? .null : .image(ResolvedImage(name: name))
        case .string: return .string(try children[0].evaluate(context).text)
        case .color: return try color(context)
        case .number: return .number(try number(context))
        case .projectionDefinition:
            let value = try children[0].evaluate(context)
            guard ProjectionDefinition(value) != nil else { throw unreadable(value) }
            return value
        default: break
        }
        var found = StyleValue.null
        for child in children {
            found = try child.evaluate(context)
            switch type {
            case .padding: if let padding = StylePadding(found) { return .padding(padding) }
            case .numberArray: if let numbers = found.asNumberArray { return .numberArray(numbers) }
            case .colorArray: if let colors = found.asColorArray { return .colorArray(colors) }
            default: if let places = AnchorOffset.list(found) { return .anchorOffsets(places) }
            }
        }
        throw unreadable(found)
    }

    private func unreadable(_ value: StyleValue) -> EvaluationError {
        EvaluationError("Could not parse \(type) from value '\(value.quotedInMessage)'", at: key)
    }

    private func color(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
        var found = StyleValue.null
        var fault: String?
        for child in children {
            found = try child.evaluate(context)
            fault = nil
            switch found {
            case .color: return found
            case .string(let text): if let color = StyleColor(css: text) { return .color(color) }
            case .array(let components):
                if components.count < 3 || components.count > 4 {
                    fault =
                        "Invalid rgba value \(found.json): expected an array containing either three or four numeric values."
                } else {
                    fault = StyleColor.fault(of: components)
                    if fault == nil {
                        return .color(
                            try StyleColor(components: components, premultiplied: true, key: key))
                    }
                }
            default: break
            }
        }
        throw EvaluationError(
            fault ?? "Could not parse color from value '\(found.quotedInMessage)'", at: key)
    }

    override func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
        guard type == .number else { return try evaluate(context).numberOrNaN }
        var found = StyleValue.null
        for child in children {
            found = try child.evaluate(context)
            let number = found.numberOrNaN
            if !number.isNaN { return number }
        }
        throw EvaluationError("Could not convert \(found.json) to number.", at: key)
    }

    @Sendable static func parse(_ items: [JSONValue], _ parser: ExpressionParser)
        -> ExpressionNode?
    {
        guard items.count >= 2 else { return parser.fail("Expected at least one argument.") }
        let type: ExpressionType
        switch items[0].stringValue {
        case "to-boolean": type = .boolean
        case "to-color": type = .color
        case "to-number": type = .number
        default: type = .string
        }
        if type == .boolean || type == .string, items.count != 2 {
            return parser.fail("Expected one argument.")
        }
        var values: [ExpressionNode] = []
        for index in 1..<items.count {
            guard let value = parser.parse(items[index], index, .value) else { return nil }
            values.append(value)
        }
        return Coercion(values, as: type, key: parser.key)
    }
}
