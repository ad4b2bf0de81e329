import MapGeometry
import MapStyle
import Testing

/// Faults are told in the specification's words, with their place.
struct FaultTests {
    @Test(arguments: [
        (
            #"["nothing", 1]"#,
            #"[0]: Unknown expression "nothing". If you wanted a literal array, use ["literal", [...]]."#
        ),
        (
            "[]",
            #"Expected an array with at least one element. If you wanted a literal array, use ["literal", []]."#
        ),
        (
            "[3]",
            #"[0]: Expression name must be a string, but found number instead. If you wanted a literal array, use ["literal", [...]]."#
        ),
        (#"{"a": 1}"#, #"Bare objects invalid. Use ["literal", {...}] instead."#),
        (#"["+", 1, "2"]"#, "[2]: Expected number but found string instead."),
        (
            #"["abs", 1, 2]"#,
            "Expected arguments of type (number), but found (number, number) instead."
        ),
        (#"["-", "a"]"#, "[1]: Expected number but found string instead."),
        (
            #"["-", "a", "b", "c"]"#,
            "Expected arguments of type (number, number) | (number), but found (string, string, string) instead."
        ),
        (#"["case", true, 1]"#, "Expected at least 3 arguments, but found only 2."),
        (#"["match", 1, [1, "a"], 0, 1]"#, "[2]: Expected number but found string instead."),
        (#"["match", 1, 1.5, 0, 1]"#, "[2]: Numeric branch labels must be integer values."),
        (#"["match", "a", "a", 0, "a", 1, 2]"#, "[4]: Branch labels must be unique."),
        (
            #"["var", "x"]"#,
            #"[1]: Unknown variable "x". Make sure "x" has been bound in an enclosing "let" expression before using it."#
        ),
        (
            #"["let", "a-b", 1, 2]"#,
            "[1]: Variable names must contain only alphanumeric characters or '_'."
        ),
        (
            #"["interpolate", ["linear"], ["zoom"], 1, 1, 0, 2]"#,
            #"[5]: Input/output pairs for "interpolate" expressions must be arranged with input values in strictly ascending order."#
        ),
        (
            #"["interpolate", ["linear"], ["zoom"], 0, "a", 1, "b"]"#,
            "Type string is not interpolatable."
        ),
        (
            #"["interpolate", ["spline"], ["zoom"], 0, 1, 1, 2]"#,
            "[1][0]: Unknown interpolation type spline"
        ),
        (#"["<", true, false]"#, #"[1]: "<" comparisons are not supported for type 'boolean'."#),
        (#"["==", 1, "a"]"#, "Cannot compare types 'number' and 'string'."),
        (#"["at", 3, ["literal", [1]]]"#, "Array index out of bounds: 3 > 0."),
        (
            #"["rgb", 256, 0, 0]"#,
            "Invalid rgba value [256, 0, 0]: 'r', 'g', and 'b' must be between 0 and 255."
        ),
        (
            #"["within", {"type": "Point", "coordinates": [0, 0]}]"#,
            "'within' expression requires valid geojson object that contains polygon geometry type."
        ),
        (
            #"["array", "color", ["get", "x"]]"#,
            #"[1]: The item type argument of "array" must be one of string, number, boolean"#
        ),
        (
            #"["global-state", 5]"#,
            "Global state property must be string, but found number instead."
        ),
    ])
    func `a fault is told with its place`(expression: String, message: String) throws {
        #expect(try faults(of: expression) == [message])
    }

    @Test(arguments: [
        (
            #"["+", 1, ["get", "name"]]"#,
            "[2]: Expected value to be of type number, but found string instead."
        ),
        (
            #"["<", ["get", "name"], ["get", "n"]]"#,
            #": Expected arguments for "<" to be (string, string) or (number, number), but found (string, number) instead."#
        ),
        (#"["at", ["get", "n"], ["literal", [1, 2]]]"#, ": Array index out of bounds: 4 > 1."),
        (#"["to-color", ["get", "name"]]"#, ": Could not parse color from value 'x'"),
        (#"["to-number", ["get", "name"]]"#, #": Could not convert "x" to number."#),
        (#"["case", false, 1, ["error", "no"]]"#, "[3]: no"),
        (
            #"["length", ["get", "n"]]"#,
            ": Expected value to be of type string or array, but found number instead."
        ),
        (
            #"["step", ["number", ["get", "nan"]], 0, 1, 1, 2, 2]"#,
            "[1]: Expected value to be of type number, but found null instead."
        ),
    ])
    func `a failure at evaluation names the failing part`(expression: String, message: String)
        throws
    {
        let context = EvaluationContext(feature: try feature(#"{"name": "x", "n": 4}"#))
        #expect(try failure(of: expression, context: context) == message)
    }

    @Test func `a property refuses what it may not depend on`() throws {
        func fault(_ property: PropertySpecification, _ expression: String) throws -> String? {
            var names = PropertyNames()
            let document = try json(expression)
            do throws(ExpressionFaults) {
                _ = try StyleExpression(document, for: property, names: &names)
                return nil
            } catch {
                return error.faults[0].message
            }
        }
        let constant = PropertySpecification("c", .number, 1, .dataConstant, interpolated: true)
        let stepped = PropertySpecification("s", .number, 1, .dataDriven)
        let timeless = PropertySpecification("t", .number, 1, .dataDriven, readsZoom: false)
        #expect(try fault(constant, #"["get", "x"]"#) == "data expressions not supported")
        #expect(
            try fault(timeless, #"["step", ["zoom"], 1, 2, 3]"#) == "zoom expressions not supported"
        )
        #expect(
            try fault(stepped, #"["interpolate", ["linear"], ["zoom"], 0, 1, 1, 2]"#)
                == "\"interpolate\" expressions cannot be used with this property")
        let misplaced =
            "\"zoom\" expression may only be used as input to a top-level \"step\" or \"interpolate\" expression."
        #expect(try fault(constant, #"["+", ["zoom"], 1]"#) == misplaced)
        #expect(try fault(constant, #"["+", 1, ["step", ["zoom"], 1, 2, 3]]"#) == misplaced)
        #expect(
            try fault(constant, #"["step", ["zoom"], ["step", ["zoom"], 1, 2, 3], 4, 5]"#)
                == "Only one zoom-based \"step\" or \"interpolate\" subexpression may be used in an expression."
        )
        #expect(
            try fault(constant, #"["let", "a", 2, ["step", ["zoom"], 1, 2, ["var", "a"]]]"#) == nil)
    }
}
