import MapGeometry
import MapStyle
import Testing

/// Functions and filters as documents had them before expressions.
struct LegacyTests {
    private func property(
        _ function: String, zoom: Double = 0, _ properties: String = "{}",
        type: PropertySpecification.ValueType = .number, interpolated: Bool = true,
        tokens: Bool = false
    ) throws -> StyleValue {
        let specification = PropertySpecification(
            "p", type, nil, .dataDriven, interpolated: interpolated, tokens: tokens)
        var names = PropertyNames()
        let expression = try StyleExpression(json(function), for: specification, names: &names)
        return try expression.evaluate(EvaluationContext(zoom: zoom, feature: feature(properties)))
    }

    @Test func `a function of the zoom is a curve, or steps where nothing lies between values`()
        throws
    {
        let function = #"{"stops": [[0, 10], [10, 20], [10, 99]]}"#
        #expect(try property(function, zoom: 5) == .number(15))
        #expect(try property(function, zoom: 5, interpolated: false) == .number(10))
        #expect(try property(#"{"base": 2, "stops": [[0, 0], [2, 3]]}"#, zoom: 1) == .number(1))
        #expect(
            try property(#"{"type": "interval", "stops": [[0, 1], [4, 2]]}"#, zoom: 3.9)
                == .number(1))
    }

    @Test func `a function with one stop is a constant`() throws {
        #expect(try property(#"{"stops": [[6, 10]]}"#, zoom: 12) == .number(10))
        #expect(
            try property(#"{"stops": [[6, 10]]}"#, zoom: 12, interpolated: false) == .number(10))
    }

    @Test func `a function of a property chooses by its type`() throws {
        let categories =
            #"{"type": "categorical", "property": "k", "default": 0, "stops": [["a", 1], ["b", 2]]}"#
        #expect(try property(categories, #"{"k": "b"}"#) == .number(2))
        #expect(try property(categories, #"{"k": 1}"#) == .number(0))
        let flags =
            #"{"type": "categorical", "property": "k", "default": 0, "stops": [[true, 1], [false, 2]]}"#
        #expect(try property(flags, #"{"k": false}"#) == .number(2))
        let steps =
            #"{"type": "interval", "property": "k", "default": -1, "stops": [[0, 1], [10, 2]]}"#
        #expect(try property(steps, #"{"k": 10}"#) == .number(2))
        #expect(try property(steps, #"{"k": "10"}"#) == .number(-1))
        let identity = #"{"type": "identity", "property": "k", "default": "red"}"#
        #expect(
            try property(identity, #"{"k": 3}"#, type: .color)
                == .color(StyleColor(red: 1, green: 0, blue: 0)))
    }

    @Test func `a function of zoom and property is linear in the zoom`() throws {
        let function = """
            {"property": "k", "stops": [[{"zoom": 0, "value": 0}, 0], [{"zoom": 0, "value": 10}, 100],
             [{"zoom": 10, "value": 0}, 0], [{"zoom": 10, "value": 10}, 200]]}
            """
        #expect(try property(function, zoom: 5, #"{"k": 5}"#) == .number(75))
    }

    @Test func `tokens in plain text stand for properties`() throws {
        let function = #"{"stops": [[0, "{name} ({n}) {"], [5, "{name}"]]}"#
        let properties = #"{"name": "A", "n": 2}"#
        #expect(
            try property(function, properties, type: .string, interpolated: false, tokens: true)
                == .string("A (2) {"))
        #expect(
            try property(
                function, zoom: 5, properties, type: .string, interpolated: false, tokens: true)
                == .string("A"))
    }

    @Test(arguments: [
        (#"["==", "k", "a"]"#, true), (#"["!=", "k", "a"]"#, false),
        (#"["!=", "lacking", 1]"#, true),
        (#"["==", "k", 1]"#, false), (#"[">", "n", 3]"#, true), (#"[">", "n", "3"]"#, false),
        (#"["<=", "lacking", 3]"#, false), (#"["in", "k", "a", "b"]"#, true),
        (#"["!in", "k", "a", "b"]"#, false), (#"["!in", "lacking", "a"]"#, true),
        (#"["has", "none"]"#, true), (#"["!has", "k"]"#, false),
        (#"["==", "$type", "Polygon"]"#, true),
        (#"["in", "$type", "Point", "LineString"]"#, false), (#"["==", "$id", 5]"#, true),
        (#"["has", "$id"]"#, true), (#"["all"]"#, true), (#"["any"]"#, false), (#"["none"]"#, true),
        (#"["any", ["all", [">", "none", 0]], [">", "n", 0]]"#, true),
        (#"["none", ["==", "k", "a"], ["==", "n", 1]]"#, false),
        (#"["all", ["has", "k"], ["==", ["get", "n"], 4]]"#, true),
        (#"["in", "k", "xay"]"#, false), (#"["in", ["get", "k"], ["literal", ["a"]]]"#, true),
        ("true", true), ("false", false),
        (#"["in", "k", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a"]"#, true),
    ])
    func `a filter of either notation accepts what it says`(filter: String, accepts: Bool) throws {
        var names = PropertyNames()
        let filter = try StyleFilter(json(filter), names: &names)
        let feature = try feature(
            #"{"k": "a", "n": 4, "none": null}"#, type: .polygon, id: .number(5))
        let context = EvaluationContext(feature: feature)
        #expect(filter.accepts(context) == accepts)
        #expect(context.failures == [])
    }

    @Test func `a filter that fails accepts nothing and says so`() throws {
        var names = PropertyNames()
        let filter = try StyleFilter(
            json(#"["<", ["get", "k"], 3]"#), path: "layers[2].filter", names: &names)
        let context = EvaluationContext(feature: try feature(#"{"k": "a"}"#))
        #expect(!filter.accepts(context))
        #expect(context.failures.map(\.path) == ["layers[2].filter"])
        #expect(names.names == ["k"])
    }
}
