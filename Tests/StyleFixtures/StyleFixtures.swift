import MapGeometry
import MapStyle

/// Evaluates fixtures of expressions, one JSON object a line on standard input, and prints what came out, one a line.
///
/// `Tests/Quality/style_expressions.py` feeds it the style specification's own fixtures and judges.
@main
struct StyleFixtures {
    static func main() throws {
        while let line = readLine() {
            print(try answer(JSONValue(decoding: Array(line.utf8), maximumDepth: 512)))
        }
    }

    private static func answer(_ fixture: JSONValue) throws -> String {
        if let style = fixture["style"] { return problems(of: style) }
        let specification = FixtureProperty(fixture["propertySpec"])
        let result: Result<StyleExpression, ExpressionFaults>
        var names = PropertyNames()
        do throws(ExpressionFaults) {
            result = .success(
                try specification.parse(fixture["expression"] ?? .null, names: &names))
        } catch {
            result = .failure(error)
        }
        switch result {
        case .failure(let faults):
            let list = faults.faults.map { fault in
                StyleValue.object(["key": .string(fault.key), "error": .string(fault.message)])
            }
            let compiled = StyleValue.object(["result": .string("error"), "errors": .array(list)])
            return StyleValue.object(["compiled": compiled]).json
        case .success(let expression):
            let inputs = fixture["inputs"].flatMap(array) ?? []
            let outputs = inputs.map { input in
                output(of: expression, input, globalState: fixture["globalState"])
            }
            let compiled = StyleValue.object([
                "result": .string("success"),
                "isFeatureConstant": .boolean(expression.isFeatureConstant),
                "isZoomConstant": .boolean(expression.isZoomConstant),
                "type": .string(expression.type.description),
            ])
            return StyleValue.object(["compiled": compiled, "outputs": .array(outputs)]).json
        }
    }

    /// What is wrong with a style document.
    private static func problems(of document: JSONValue) -> String {
        let problems: [StyleProblem]
        do throws(StyleError) {
            problems = try Style(document).problems
        } catch {
            if case .document(let problem) = error { problems = [problem] } else { problems = [] }
        }
        return StyleValue.array(
            problems.map { problem in
                .object([
                    "message": .string(problem.description),
                    "severity": .string(problem.severity == .error ? "error" : "warning"),
                ])
            }
        ).json
    }

    private static func array(_ value: JSONValue) -> [JSONValue]? {
        if case .array(let items) = value { items } else { nil }
    }

    private static func output(
        of expression: StyleExpression, _ input: JSONValue, globalState: JSONValue?
    ) -> StyleValue {
        guard let parts = array(input), parts.count == 2 else { return .null }
        let context = FixtureInput(globals: parts[0], feature: parts[1], globalState: globalState)
            .context
        do throws(EvaluationError) {
            return FixtureOutput.plain(try expression.evaluate(context), type: expression.type)
        } catch {
            let place = "layers[0].paint.some-property" + error.path
            return .object(["error": .string("\(place): \(error.message)")])
        }
    }
}
