import MapGeometry
import MapStyle
import Testing

/// What each operator makes of its arguments; values follow from the specification's text.
struct OperatorTests {
    private let feature: PlainStyleFeature

    init() throws {
        feature = try MapStyleTests.feature(
            """
            {"name": "Töölö", "class": "park", "n": 4, "neg": -2.5, "flag": true, "none": null,
             "list": [3, 1, "b"], "words": ["a", "b"], "o": {"k": "v", "deep": {"x": 1}}, "color": "#00ff00"}
            """, type: .lineString, id: .number(42))
    }

    private func check(_ expression: String, gives expected: String) throws {
        let context = EvaluationContext(zoom: 10.5, feature: feature)
        context.featureState = ["hover": .boolean(true)]
        context.globalState = ["theme": .string("dark")]
        context.heatmapDensity = 0.25
        context.elevation = 1200
        context.lineProgress = 0.75
        context.accumulated = .number(9)
        context.availableImages = ["cafe"]
        let found = try value(of: expression, context: context)
        let wanted = StyleValue(try json(expected))
        #expect(found.json == wanted.json, "\(expression)")
    }

    @Test(arguments: [
        (#"["+", 1, 2, 3.5]"#, "6.5"), (#"["+"]"#, "0"), (#"["*", 2, ["get", "n"]]"#, "8"),
        (#"["-", 5]"#, "-5"), (#"["-", 5, 7]"#, "-2"), (#"["/", 7, 2]"#, "3.5"),
        (#"["%", -7, 3]"#, "-1"), (#"["^", 2, 10]"#, "1024"), (#"["sqrt", 9]"#, "3"),
        (#"["log10", 1000]"#, "2.9999999999999996"), (#"["log2", 8]"#, "3"), (#"["ln", 1]"#, "0"),
        (#"["sin", 0]"#, "0"), (#"["cos", 0]"#, "1"), (#"["tan", 0]"#, "0"),
        (#"["asin", 1]"#, "1.5707963267948966"), (#"["acos", 1]"#, "0"), (#"["atan", 0]"#, "0"),
        (#"["min", 3, 1, 2]"#, "1"), (#"["max", 3, 1, 2]"#, "3"), (#"["abs", -2]"#, "2"),
        (#"["round", 2.5]"#, "3"), (#"["round", -2.5]"#, "-3"), (#"["floor", -1.5]"#, "-2"),
        (#"["ceil", -1.5]"#, "-1"), (#"["pi"]"#, "3.141592653589793"),
        (#"["e"]"#, "2.718281828459045"), (#"["ln2"]"#, "0.6931471805599453"),
    ])
    func `numbers are computed`(expression: String, expected: String) throws {
        try check(expression, gives: expected)
    }

    @Test(arguments: [
        (#"["==", ["get", "class"], "park"]"#, "true"),
        (#"["!=", ["get", "class"], "park"]"#, "false"),
        (#"["==", ["get", "n"], "4"]"#, "false"), (#"["==", ["get", "lacking"], null]"#, "true"),
        (#"["<", ["get", "n"], 5]"#, "true"), (#"[">", "b", "a"]"#, "true"),
        (#"["<=", 2, 2]"#, "true"), (#"[">=", ["get", "n"], 4.5]"#, "false"),
        (#"["all", true, ["get", "flag"]]"#, "true"), (#"["all"]"#, "true"),
        (#"["any", false, false, true]"#, "true"), (#"["any"]"#, "false"),
        (#"["!", true]"#, "false"),
        (#"["case", ["==", ["get", "n"], 4], "four", "other"]"#, "\"four\""),
        (#"["match", ["get", "class"], ["park", "wood"], 1, "lake", 2, 0]"#, "1"),
        (#"["match", ["get", "n"], [1, 2], "a", 4, "b", "c"]"#, "\"b\""),
        (#"["match", ["get", "flag"], "true", 1, 0]"#, "0"),
        (#"["coalesce", ["get", "lacking"], ["get", "none"], "x"]"#, "\"x\""),
        (#"["has", "none"]"#, "true"), (#"["has", "lacking"]"#, "false"),
        (#"["has", "k", ["get", "o"]]"#, "true"), (#"["is-supported-script", "ä"]"#, "true"),
    ])
    func `conditions are decided`(expression: String, expected: String) throws {
        try check(expression, gives: expected)
    }

    @Test(arguments: [
        (#"["get", "name"]"#, "\"Töölö\""), (#"["get", "k", ["get", "o"]]"#, "\"v\""),
        (#"["id"]"#, "42"), (#"["geometry-type"]"#, "\"LineString\""), (#"["zoom"]"#, "10.5"),
        (#"["feature-state", "hover"]"#, "true"), (#"["global-state", "theme"]"#, "\"dark\""),
        (#"["global-state", "lacking"]"#, "null"), (#"["heatmap-density"]"#, "0.25"),
        (#"["elevation"]"#, "1200"), (#"["line-progress"]"#, "0.75"), (#"["accumulated"]"#, "9"),
        (#"["get", "class", ["properties"]]"#, "\"park\""),
        (#"["at", 1, ["get", "list"]]"#, "1"), (#"["in", "b", ["get", "list"]]"#, "true"),
        (#"["in", "öl", ["get", "name"]]"#, "true"), (#"["in", 1, "a1"]"#, "true"),
        (#"["index-of", "b", ["get", "list"]]"#, "2"), (#"["index-of", "l", "🙂l"]"#, "1"),
        (#"["index-of", 1, ["literal", [1, 2, 1]], 1]"#, "2"), (#"["index-of", "x", "a"]"#, "-1"),
        (#"["length", "🙂é"]"#, "2"), (#"["length", ["get", "list"]]"#, "3"),
        (#"["slice", "🙂bcd", 1, 3]"#, "\"bc\""), (#"["slice", ["get", "list"], -1]"#, "[\"b\"]"),
        (#"["literal", {"a": [1]}]"#, "{\"a\": [1]}"),
        (#"["semiliteral", [["get", "n"], ["+", 1, 1]]]"#, "[4, 2]"),
        (#"["let", "x", ["get", "n"], ["*", ["var", "x"], ["var", "x"]]]"#, "16"),
    ])
    func `values are looked up`(expression: String, expected: String) throws {
        try check(expression, gives: expected)
    }

    @Test(arguments: [
        (#"["typeof", ["get", "list"]]"#, "\"array<value, 3>\""),
        (#"["typeof", ["get", "words"]]"#, "\"array<string, 2>\""),
        (#"["string", ["get", "n"], ["get", "name"]]"#, "\"Töölö\""),
        (#"["number", ["get", "n"]]"#, "4"), (#"["boolean", ["get", "flag"]]"#, "true"),
        (#"["object", ["get", "o"]]"#, "{\"k\": \"v\", \"deep\": {\"x\": 1}}"),
        (#"["array", "string", 2, ["get", "words"]]"#, "[\"a\", \"b\"]"),
        (#"["to-number", "0x1f"]"#, "31"), (#"["to-number", " 12.5 "]"#, "12.5"),
        (#"["to-number", ["get", "none"]]"#, "0"), (#"["to-number", "x", true]"#, "1"),
        (#"["to-boolean", ""]"#, "false"), (#"["to-boolean", "0"]"#, "true"),
        (#"["to-string", ["get", "list"]]"#, #""[3,1,\"b\"]""#),
        (#"["to-string", 1e21]"#, "\"1e+21\""), (#"["to-string", 0.0000001]"#, "\"1e-7\""),
        (#"["to-string", 123456789012345680000]"#, "\"123456789012345680000\""),
        (#"["to-string", ["to-color", "hsl(120, 100%, 50%)"]]"#, "\"rgba(0,255,0,1)\""),
        (#"["to-rgba", ["rgba", 255, 0, 51, 0.5]]"#, "[255, 0, 51, 0.5]"),
        (#"["to-rgba", ["rgb", 255, 0, 0]]"#, "[255, 0, 0, 1]"),
        (#"["concat", ["get", "name"], " ", ["get", "n"], null]"#, "\"Töölö 4\""),
        (#"["upcase", "straße"]"#, "\"STRASSE\""), (#"["downcase", "ÄB"]"#, "\"äb\""),
        (#"["split", "a-b--c", "-"]"#, #"["a", "b", "", "c"]"#),
        (#"["join", ["get", "words"], "+"]"#, "\"a+b\""),
        (#"["number-format", 1234.5, {"locale": "de", "min-fraction-digits": 2}]"#, "\"1.234,50\""),
        (#"["number-format", 12, {"locale": "en", "unit": "kilometer-per-hour"}]"#, "\"12 km/h\""),
        (#"["resolved-locale", ["collator", {"locale": "fi"}]]"#, "\"fi\""),
        (#"["==", "ä", "A", ["collator", {"locale": "fr"}]]"#, "true"),
        (#"["==", "ä", "a", ["collator", {"locale": "fi"}]]"#, "false"),
        (#"["<", "ä", "z", ["collator", {"locale": "de", "diacritic-sensitive": true}]]"#, "true"),
    ])
    func `types and texts are converted`(expression: String, expected: String) throws {
        try check(expression, gives: expected)
    }

    @Test(arguments: [
        (#"["step", ["zoom"], "low", 10, "mid", 11, "high"]"#, "\"mid\""),
        (#"["step", -1, 0, 0, 5]"#, "0"), (#"["step", 0, 1, 0, 5]"#, "5"),
        (#"["interpolate", ["linear"], ["zoom"], 10, 0, 12, 8]"#, "2"),
        (#"["interpolate", ["linear"], 99, 0, 1, 1, 2]"#, "2"),
        (#"["interpolate", ["exponential", 2], 1, 0, 0, 2, 3]"#, "1"),
        (#"["interpolate", ["cubic-bezier", 0, 0, 1, 1], 0.5, 0, 0, 1, 10]"#, "5"),
        (
            #"["interpolate", ["linear"], 0.5, 0, ["literal", [0, 10]], 1, ["literal", [2, 20]]]"#,
            "[1, 15]"
        ),
        (
            #"["to-rgba", ["interpolate", ["linear"], 0.5, 0, ["to-color", "black"], 1, ["to-color", "white"]]]"#,
            "[127.5, 127.5, 127.5, 1]"
        ),
    ])
    func `curves are followed`(expression: String, expected: String) throws {
        try check(expression, gives: expected)
    }

    @Test func `a steep curve is followed to a millionth`() throws {
        // For x(t) = 3·0.42·t(1−t)² + 3·0.58·t²(1−t) + t³ the middle is at one half by symmetry; the quarter from halving.
        let curve = InterpolationCurve.cubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
        func point(_ t: Double) -> (Double, Double) {
            let s = 1 - t
            return (
                3 * 0.42 * t * s * s + 3 * 0.58 * t * t * s + t * t * t, 3 * t * t * s + t * t * t
            )
        }
        for step in 1..<50 {
            let (x, y) = point(Double(step) / 50)
            #expect(abs(curve.factor(x, from: 0, to: 1) - y) < 1e-5)
        }
    }

    @Test func `images and formatted text keep what they are made of`() throws {
        let context = EvaluationContext()
        context.availableImages = ["cafe"]
        #expect(
            try value(of: #"["image", "cafe"]"#, context: context)
                == .image(ResolvedImage(name: "cafe", isAvailable: true)))
        #expect(
            try value(
                of: #"["coalesce", ["image", "lacking"], ["image", "cafe"]]"#, context: context)
                == .image(ResolvedImage(name: "cafe", isAvailable: true)))
        let formatted = try value(
            of: """
                ["format", "a", {"font-scale": 2, "text-font": ["literal", ["X", "Y"]], "text-color": "red",
                 "vertical-align": "top"}, ["image", "cafe"], "b"]
                """, context: context)
        let red = StyleColor(red: 1, green: 0, blue: 0)
        #expect(
            formatted
                == .formatted(
                    FormattedText(sections: [
                        .init(
                            text: "a", scale: 2, fontStack: "X,Y", textColor: red,
                            verticalAlign: "top"),
                        .init(text: "", image: ResolvedImage(name: "cafe", isAvailable: true)),
                        .init(text: "b"),
                    ])))
    }

    @Test func `all operators of the specification are there`() {
        let names = """
            ! != % * + - / < <= == > >= ^ abs accumulated acos all any array asin at atan boolean case ceil coalesce \
            collator concat cos distance downcase e elevation error feature-state floor format geometry-type get \
            global-state has heatmap-density id image in index-of interpolate interpolate-hcl interpolate-lab \
            is-supported-script join length let line-progress literal ln ln2 log10 log2 match max min number number-format \
            object pi properties resolved-locale rgb rgba round semiliteral sin slice split sqrt step string tan \
            to-boolean to-color to-number to-rgba to-string typeof upcase var within zoom
            """
        #expect(
            StyleExpression.operatorNames == names.split(separator: " ").map(String.init).sorted())
    }

    @Test func `letters that look the same but are written otherwise differ`() throws {
        let composed = "\u{E4}"
        let decomposed = "a\u{308}"
        let kelvin = "\u{212A}"
        let context = EvaluationContext()
        for (found, wanted) in [
            (composed, decomposed), (decomposed, composed), (kelvin, "K"), ("K", kelvin),
        ] {
            context.feature = PlainStyleFeature(properties: ["k": .string(found)])
            for expression in [
                #"["==", ["get", "k"], "\#(wanted)"]"#,
                #"["match", ["get", "k"], "\#(wanted)", true, false]"#,
                #"["in", ["get", "k"], ["literal", ["\#(wanted)"]]]"#,
            ] {
                #expect(try value(of: expression, context: context) == .boolean(false))
                context.feature = PlainStyleFeature(properties: ["k": .string(wanted)])
                #expect(try value(of: expression, context: context) == .boolean(true))
                context.feature = PlainStyleFeature(properties: ["k": .string(found)])
            }
        }
    }
}
