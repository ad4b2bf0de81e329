import MapGeometry
import MapStyle
import Testing

/// JSON as a test writes it.
func json(_ text: String) throws -> JSONValue { try JSONValue(decoding: Array(text.utf8)) }

/// A feature with properties that are written as JSON.
func feature(_ properties: String, type: GeometryType = .point, id: StyleValue? = nil) throws
    -> PlainStyleFeature
{
    guard case .object(let members) = try json(properties) else { throw NoObject() }
    return PlainStyleFeature(
        geometryType: type, id: id, properties: members.mapValues(StyleValue.init))
}

struct NoObject: Error {}

/// The value of an expression.
func value(
    of expression: String, expected: ExpressionType? = nil, context: EvaluationContext = .init()
) throws -> StyleValue {
    var names = PropertyNames()
    return try StyleExpression(json(expression), expected: expected, names: &names)
        .evaluate(context)
}

/// The faults of an expression, each with its place.
func faults(of expression: String, expected: ExpressionType? = nil) throws -> [String] {
    var names = PropertyNames()
    let document = try json(expression)
    do throws(ExpressionFaults) {
        _ = try StyleExpression(document, expected: expected, names: &names)
        return []
    } catch {
        return error.faults.map(\.description)
    }
}

/// The message and place of an expression that fails when it is evaluated.
func failure(of expression: String, context: EvaluationContext = .init()) throws -> String? {
    var names = PropertyNames()
    let expression = try StyleExpression(json(expression), names: &names)
    do throws(EvaluationError) {
        _ = try expression.evaluate(context)
        return nil
    } catch {
        return error.path + ": " + error.message
    }
}
