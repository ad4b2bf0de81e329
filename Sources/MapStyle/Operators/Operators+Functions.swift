import Foundation

extension Operators {
    /// Operators whose arguments are evaluated, all of them, before the operator is.
    static let functions: [String: FunctionOperator] = mathematics.merging(texts) { $1 }
        .merging(lookups) { $1 }.merging(conditions) { $1 }

    private static func unary(_ body: @escaping @Sendable (Double) -> Double) -> FunctionOperator {
        FunctionOperator((.each([.number]), { nodes, _ in NumberFunction(nodes[0], body) }))
    }

    private static func binary(_ body: @escaping @Sendable (Double, Double) -> Double)
        -> FunctionOperator
    {
        FunctionOperator(
            (
                .each([.number, .number]),
                { nodes, _ in BinaryNumberFunction(nodes[0], nodes[1], body) }
            ))
    }

    private static func reading(
        _ dependency: Dependencies, _ body: @escaping @Sendable (EvaluationContext) -> Double
    ) -> FunctionOperator {
        FunctionOperator((.each([]), { _, _ in ContextNumber(dependency, body) }))
    }

    private static func folding(
        _ start: Double, _ body: @escaping @Sendable (Double, Double) -> Double
    ) -> FunctionOperator {
        FunctionOperator(
            (.all(.number), { nodes, _ in NumberReduction(nodes, from: start, body) }))
    }

    private static func constant(_ value: Double) -> FunctionOperator {
        FunctionOperator((.each([]), { _, _ in Literal(.number(value)) }))
    }

    private static let mathematics: [String: FunctionOperator] = [
        "+": folding(0) { $0 + $1 },
        "*": folding(1) { $0 * $1 },
        "-": FunctionOperator(
            (
                .each([.number, .number]),
                { nodes, _ in BinaryNumberFunction(nodes[0], nodes[1]) { $0 - $1 } }
            ),
            (.each([.number]), { nodes, _ in NumberFunction(nodes[0]) { -$0 } })),
        "/": binary { $0 / $1 },
        "%": binary { $0.truncatingRemainder(dividingBy: $1) },
        "^": binary { base, exponent in
            // ECMAScript: one to the power of infinity or NaN is NaN.
            exponent.isNaN || (abs(base) == 1 && exponent.isInfinite) ? .nan : pow(base, exponent)
        },
        "min": folding(.infinity) { $0.isNaN || $1.isNaN ? .nan : Swift.min($0, $1) },
        "max": folding(-.infinity) { $0.isNaN || $1.isNaN ? .nan : Swift.max($0, $1) },
        "sqrt": unary { $0.squareRoot() },
        "log10": unary { Foundation.log($0) / Foundation.log(10) },
        "ln": unary { Foundation.log($0) },
        "log2": unary { Foundation.log($0) / Foundation.log(2) },
        "sin": unary { Foundation.sin($0) }, "cos": unary { Foundation.cos($0) },
        "tan": unary { Foundation.tan($0) }, "asin": unary { Foundation.asin($0) },
        "acos": unary { Foundation.acos($0) }, "atan": unary { Foundation.atan($0) },
        "abs": unary { Swift.abs($0) },
        "round": unary { $0.rounded(.toNearestOrAwayFromZero) },
        "floor": unary { $0.rounded(.down) }, "ceil": unary { $0.rounded(.up) },
        "ln2": constant(0.693_147_180_559_945_3), "pi": constant(.pi),
        "e": constant(2.718_281_828_459_045),
        "zoom": reading(.zoom) { $0.zoom },
        "heatmap-density": reading(.heatmapDensity) { $0.heatmapDensity },
        "elevation": reading(.elevation) { $0.elevation },
        "line-progress": reading(.lineProgress) { $0.lineProgress },
    ]

    private static let lookups: [String: FunctionOperator] = [
        "get": FunctionOperator(
            (.each([.string]), { nodes, parser in PropertyLookup.make(nodes[0], parser.state) }),
            (.each([.string, .object]), { nodes, _ in MemberLookup(nodes[0], in: nodes[1]) })),
        "has": FunctionOperator(
            (.each([.string]), { nodes, parser in PropertyTest(nodes[0], parser.state) }),
            (.each([.string, .object]), { nodes, _ in MemberTest(nodes[0], in: nodes[1]) })),
        "feature-state": FunctionOperator(
            (.each([.string]), { nodes, _ in FeatureStateLookup(nodes[0]) })),
        "properties": FunctionOperator(
            (
                .each([]),
                { _, _ in
                    ContextValue(.object, .feature) { .object($0.feature?.properties ?? [:]) }
                }
            )),
        "geometry-type": FunctionOperator(
            (
                .each([]),
                { _, _ in
                    ContextValue(.string, .feature, reads: .nothing) { context in
                        context.feature.map { .string($0.geometryType.rawValue) } ?? .null
                    }
                }
            )),
        "id": FunctionOperator(
            (
                .each([]),
                { _, _ in ContextValue(.value, .feature) { $0.feature?.id ?? .null } }
            )),
        "accumulated": FunctionOperator(
            (.each([]), { _, _ in ContextValue(.value, .accumulated) { $0.accumulated } })),
    ]

    private static let conditions: [String: FunctionOperator] = [
        "all": FunctionOperator(
            (.each([.boolean, .boolean]), { nodes, _ in AllTrue(nodes) }),
            (.all(.boolean), { nodes, _ in AllTrue(nodes) })),
        "any": FunctionOperator(
            (.each([.boolean, .boolean]), { nodes, _ in AnyTrue(nodes) }),
            (.all(.boolean), { nodes, _ in AnyTrue(nodes) })),
        "!": FunctionOperator((.each([.boolean]), { nodes, _ in Negation(nodes[0]) })),
        "is-supported-script": FunctionOperator(
            (.each([.string]), { nodes, _ in ScriptTest(nodes[0]) })),
    ]

    private static func text(
        _ type: ExpressionType, _ parameters: FunctionOperator.Parameters,
        _ body: @escaping ValueFunction.Body
    ) -> FunctionOperator {
        FunctionOperator(
            (parameters, { nodes, parser in ValueFunction(type, nodes, key: parser.key, body) }))
    }

    private static let texts: [String: FunctionOperator] = [
        "error": FunctionOperator(
            (
                .each([.string]),
                { nodes, parser in
                    ValueFunction(.error, nodes, key: parser.key, foldable: false) {
                        arguments, key throws(EvaluationError) in
                        throw EvaluationError(arguments[0].text, at: key)
                    }
                }
            )),
        "typeof": text(.string, .each([.value])) { arguments, _ in
            .string(arguments[0].type.description)
        },
        "to-rgba": text(.array(.number, 4), .each([.color])) { arguments, _ in
            guard case .color(let color) = arguments[0] else { return .null }
            return .array([
                .number(color.red * 255), .number(color.green * 255), .number(color.blue * 255),
                .number(color.alpha),
            ])
        },
        "rgb": text(.color, .each([.number, .number, .number])) {
            arguments, key throws(EvaluationError) in
            .color(try StyleColor(components: arguments, premultiplied: false, key: key))
        },
        "rgba": text(.color, .each([.number, .number, .number, .number])) {
            arguments, key throws(EvaluationError) in
            .color(try StyleColor(components: arguments, premultiplied: false, key: key))
        },
        "upcase": text(.string, .each([.string])) { arguments, _ in
            .string(arguments[0].text.uppercased())
        },
        "downcase": text(.string, .each([.string])) { arguments, _ in
            .string(arguments[0].text.lowercased())
        },
        "concat": text(.string, .all(.value)) { arguments, _ in
            .string(arguments.map(\.text).joined())
        },
        "split": text(.array(.string, nil), .each([.string, .string])) { arguments, _ in
            .array(arguments[0].text.pieces(separatedBy: arguments[1].text).map(StyleValue.string))
        },
        "join": text(.string, .each([.array(.string, nil), .string])) { arguments, _ in
            guard case .array(let items) = arguments[0] else { return .string("") }
            return .string(items.map(\.joinedText).joined(separator: arguments[1].text))
        },
        "resolved-locale": text(.string, .each([.collator])) { arguments, _ in
            guard case .collator(let collator) = arguments[0] else { return .null }
            return .string(collator.resolvedLocale)
        },
    ]
}

extension String {
    /// The parts between separators; an empty separator parts every UTF-16 unit, as far as those are characters.
    fileprivate func pieces(separatedBy separator: String) -> [String] {
        if separator.isEmpty { return unicodeScalars.map { String($0) } }
        // By units, so that a separator is found inside a combined letter too.
        let mark = Array(separator.utf8)
        let bytes = Array(utf8)
        var pieces: [String] = []
        var start = 0
        var index = 0
        while index + mark.count <= bytes.count {
            if bytes[index] == mark[0], bytes[index..<(index + mark.count)].elementsEqual(mark) {
                pieces.append(String(decoding: bytes[start..<index], as: UTF8.self))
                index += mark.count
                start = index
            } else {
                index += 1
            }
        }
        pieces.append(String(decoding: bytes[start...], as: UTF8.self))
        return pieces
    }
}

extension StyleColor {
    /// Creates a color from three or four components, 0 to 255 and 0 to 1.
    init(components: [StyleValue], premultiplied: Bool, key: String) throws(EvaluationError) {
        if let fault = Self.fault(of: components) { throw EvaluationError(fault, at: key) }
        let numbers = components.map(\.numberOrNaN)
        let alpha = numbers.count > 3 ? numbers[3] : 1
        if premultiplied {
            self.init(
                premultipliedRed: numbers[0] / 255, green: numbers[1] / 255,
                blue: numbers[2] / 255, alpha: alpha)
        } else {
            self.init(
                red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255, alpha: alpha
            )
        }
    }

    /// What is wrong with components; nil if nothing is.
    static func fault(of components: [StyleValue]) -> String? {
        func isNumber(_ value: StyleValue, upTo limit: Double) -> Bool {
            if case .number(let number) = value { number >= 0 && number <= limit } else { false }
        }
        let list = components.map(\.joinedText)
        guard components.prefix(3).allSatisfy({ isNumber($0, upTo: 255) }) else {
            let hasNumericAlpha =
                if components.count > 3, case .number = components[3] { true } else { false }
            let shown = hasNumericAlpha ? list : Array(list.prefix(3))
            return
                "Invalid rgba value [\(shown.joined(separator: ", "))]: 'r', 'g', and 'b' must be between 0 and 255."
        }
        guard components.count < 4 || isNumber(components[3], upTo: 1) else {
            return
                "Invalid rgba value [\(list.joined(separator: ", "))]: 'a' must be between 0 and 1."
        }
        return nil
    }
}
