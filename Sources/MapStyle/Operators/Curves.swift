import Foundation
import MapGeometry

/// Numbers in ascending order, between which an input is looked for.
struct Stops: Sendable {
    let labels: [Double]

    /// The index of the last label up to an input that lies between the first and the last.
    func index(below input: Double, key: String) throws(EvaluationError) -> Int {
        var low = 0
        var high = labels.count - 1
        while low <= high {
            let middle = (low + high) / 2
            if labels[middle] <= input {
                if middle == labels.count - 1 || input < labels[middle + 1] { return middle }
                low = middle + 1
            } else if labels[middle] > input {
                high = middle - 1
            } else {
                throw EvaluationError("Input is not a number.", at: key)
            }
        }
        return 0
    }
}

/// A curve over the zoom or another number: `step` or `interpolate`.
class Curve: ExpressionNode {
    let input: ExpressionNode
    let stops: Stops
    let outputs: [ExpressionNode]
    let key: String

    init(
        _ type: ExpressionType, input: ExpressionNode, stops: Stops, outputs: [ExpressionNode],
        key: String
    ) {
        self.input = input
        self.stops = stops
        self.outputs = outputs
        self.key = key
        super.init(type: type, children: [input] + outputs)
    }

    override final var hasKnownOutputs: Bool { outputs.allSatisfy(\.hasKnownOutputs) }

    /// Whether the input is the zoom itself.
    final var isOverZoom: Bool { (input as? ContextNumber)?.isZoom ?? false }

    /// Parses pairs of labels and outputs from an index on.
    static func pairs(
        _ items: [JSONValue], from first: Int, name: String, startsBelowAll: Bool,
        type: inout ExpressionType?, _ parser: ExpressionParser
    ) -> (Stops, [ExpressionNode])? {
        var labels: [Double] = []
        var outputs: [ExpressionNode] = []
        for index in stride(from: first, to: items.count - 1, by: 2) {
            let isLowest = startsBelowAll && index == first
            guard let label = isLowest ? -Double.infinity : items[index].doubleValue else {
                parser.report(
                    "Input/output pairs for \"\(name)\" expressions must be defined using literal numeric values (not computed expressions) for the input values.",
                    at: [index])
                return nil
            }
            if let previous = labels.last, previous >= label {
                parser.report(
                    "Input/output pairs for \"\(name)\" expressions must be arranged with input values in strictly ascending order.",
                    at: [index])
                return nil
            }
            guard let output = parser.parse(items[index + 1], index + 1, type) else { return nil }
            type = type ?? output.type
            labels.append(label)
            outputs.append(output)
        }
        return (Stops(labels: labels), outputs)
    }

    /// Whether there are pairs enough; notes what is wrong.
    static func checkCount(_ items: [JSONValue], _ parser: ExpressionParser) -> Bool {
        if items.count - 1 < 4 {
            parser.report("Expected at least 4 arguments, but found only \(items.count - 1).")
            return false
        }
        if items.count.isMultiple(of: 2) {
            parser.report("Expected an even number of arguments.")
            return false
        }
        return true
    }
}

/// The output of the last label that the input has reached.
final class Step: Curve {
    override func chosen(_ context: EvaluationContext) throws(EvaluationError) -> ExpressionNode? {
        let labels = stops.labels
        if labels.count == 1 { return outputs[0] }
        let value = try input.number(context)
        if value <= labels[0] { return outputs[0] }
        if value >= labels[labels.count - 1] { return outputs[labels.count - 1] }
        return outputs[try stops.index(below: value, key: key)]
    }

    @Sendable static func parse(_ items: [JSONValue], _ parser: ExpressionParser)
        -> ExpressionNode?
    {
        guard checkCount(items, parser), let input = parser.parse(items[1], 1, .number) else {
            return nil
        }
        var type = parser.expectedOutput
        // The first output has no label; the input stands where it would.
        guard
            let (stops, outputs) = pairs(
                items, from: 1, name: "step", startsBelowAll: true, type: &type, parser)
        else { return nil }
        return Step(
            type ?? .value, input: input, stops: stops, outputs: outputs, key: parser.key)
    }
}

/// The curve by which values between two stops follow from the input.
public enum InterpolationCurve: Hashable, Sendable {
    /// Linear interpolation between two stops.
    case linear
    /// Exponential interpolation between two stops, by a base.
    case exponential(base: Double)
    /// Interpolation along a cubic Bézier curve with two control points.
    case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)

    /// Returns how far an input is from one stop to the next, as the factor of interpolation.
    public func factor(_ input: Double, from lower: Double, to upper: Double) -> Double {
        let difference = upper - lower
        let progress = input - lower
        if difference == 0 { return 0 }
        switch self {
        case .linear, .exponential(base: 1): return progress / difference
        case .exponential(let base): return (pow(base, progress) - 1) / (pow(base, difference) - 1)
        case .cubicBezier(let x1, let y1, let x2, let y2):
            return UnitBezier(x1: x1, y1: y1, x2: x2, y2: y2).y(at: progress / difference)
        }
    }
}

/// A cubic curve from (0, 0) to (1, 1).
private struct UnitBezier {
    let x1, y1, x2, y2: Double

    private func x(_ t: Double) -> Double { Self.value(t, x1, x2) }

    private static func value(_ t: Double, _ a: Double, _ b: Double) -> Double {
        ((1 - 3 * b + 3 * a) * t + (3 * b - 6 * a)) * t * t + 3 * a * t
    }

    private func slope(_ t: Double) -> Double {
        let a = 1 - 3 * x2 + 3 * x1
        let b = 3 * x2 - 6 * x1
        return (3 * a * t + 2 * b) * t + 3 * x1
    }

    /// The height over a place between 0 and 1.
    func y(at place: Double) -> Double {
        Self.value(parameter(place), y1, y2)
    }

    private func parameter(_ place: Double) -> Double {
        let tolerance = 1e-6
        var t = place
        // Newton's method, and where its slope vanishes, halving.
        for _ in 0..<8 {
            let error = x(t) - place
            if abs(error) < tolerance { return t }
            let slope = slope(t)
            if abs(slope) < tolerance { break }
            t -= error / slope
        }
        var low = 0.0
        var high = 1.0
        t = min(max(place, low), high)
        for _ in 0..<20 {
            let error = x(t) - place
            if abs(error) < tolerance { break }
            if error < 0 { low = t } else { high = t }
            t = (high - low) / 2 + low
        }
        return t
    }
}

/// A value between the outputs of two stops.
final class Interpolation: Curve {
    let curve: InterpolationCurve
    private let space: ColorSpace

    private init(
        _ type: ExpressionType, _ curve: InterpolationCurve, space: ColorSpace,
        input: ExpressionNode, stops: Stops, outputs: [ExpressionNode], key: String
    ) {
        self.curve = curve
        self.space = space
        super.init(type, input: input, stops: stops, outputs: outputs, key: key)
    }

    /// The stops around the input, and how far it is between them; one stop and nil where it is beyond.
    private func place(_ context: EvaluationContext) throws(EvaluationError) -> (Int, Double?) {
        let labels = stops.labels
        if labels.count == 1 { return (0, nil) }
        let value = try input.number(context)
        if value <= labels[0] { return (0, nil) }
        if value >= labels[labels.count - 1] { return (labels.count - 1, nil) }
        let index = try stops.index(below: value, key: key)
        return (index, curve.factor(value, from: labels[index], to: labels[index + 1]))
    }

    override func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
        guard type == .number else { return try evaluate(context).numberOrNaN }
        let (index, factor) = try place(context)
        let lower = try outputs[index].number(context)
        guard let factor else { return lower }
        return lower + factor * (try outputs[index + 1].number(context) - lower)
    }

    override func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
        if type == .number { return .number(try number(context)) }
        let (index, factor) = try place(context)
        let lower = try outputs[index].evaluate(context)
        guard let factor else { return lower }
        return try lower.mixed(
            with: try outputs[index + 1].evaluate(context), factor: factor, in: space, key: key)
    }

    @Sendable static func parse(_ items: [JSONValue], _ parser: ExpressionParser)
        -> ExpressionNode?
    {
        guard items.count > 1, let list = items[1].items, !list.isEmpty else {
            return parser.fail("Expected an interpolation type expression.", at: 1)
        }
        let name = items[0].stringValue ?? ""
        let curve: InterpolationCurve
        switch list[0].stringValue {
        case "linear": curve = .linear
        case "exponential":
            guard list.count > 1, let base = list[1].doubleValue else {
                return parser.fail("Exponential interpolation requires a numeric base.", at: 1, 1)
            }
            curve = .exponential(base: base)
        case "cubic-bezier":
            let points = list.dropFirst().compactMap(\.doubleValue)
            guard list.count == 5, points.count == 4, points.allSatisfy({ (0...1).contains($0) })
            else {
                return parser.fail(
                    "Cubic bezier interpolation requires four numeric arguments with values between 0 and 1.",
                    at: 1)
            }
            curve = .cubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
        default:
            return parser.fail(
                "Unknown interpolation type \(StyleValue(list[0]).joinedText)", at: 1, 0)
        }
        guard checkCount(items, parser), let input = parser.parse(items[2], 2, .number) else {
            return nil
        }
        var type = parser.expectedOutput
        if name != "interpolate", parser.expected != .colorArray { type = .color }
        guard
            let (stops, outputs) = pairs(
                items, from: 3, name: "interpolate", startsBelowAll: false, type: &type, parser)
        else { return nil }
        guard let type, type.isInterpolatable else {
            return parser.fail("Type \(type ?? .value) is not interpolatable.")
        }
        let space = ColorSpace(rawValue: String(name.dropFirst("interpolate-".count))) ?? .rgb
        return Interpolation(
            type, curve, space: space, input: input, stops: stops, outputs: outputs,
            key: parser.key)
    }
}

extension StyleValue {
    /// The value between this and another one of the same type.
    func mixed(
        with other: StyleValue, factor: Double, in space: ColorSpace = .rgb, key: String = ""
    ) throws(EvaluationError) -> StyleValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(a + factor * (b - a))
        case (.color(let a), .color(let b)):
            return .color(a.mixed(with: b, factor: factor, in: space))
        case (.padding(let a), .padding(let b)): return .padding(a.mixed(with: b, factor: factor))
        case (.numberArray(let a), .numberArray(let b)):
            return .numberArray(Self.mixed(a, b, factor))
        case (.colorArray(let a), .colorArray(let b)):
            guard a.count == b.count else {
                throw EvaluationError(
                    "colorArray: Arrays have mismatched length (\(a.count) vs. \(b.count)), cannot interpolate.",
                    at: "")
            }
            return .colorArray(zip(a, b).map { $0.mixed(with: $1, factor: factor, in: space) })
        case (.anchorOffsets(let a), .anchorOffsets(let b)):
            return .anchorOffsets(try Self.mixed(a, b, factor, key: key))
        case (.array(let a), .array(let b)):
            return .array(
                Self.mixed(a.map(\.numberOrNaN), b.map(\.numberOrNaN), factor)
                    .map(StyleValue.number))
        case (.string(let from), .string(let to)):
            return .projection(ProjectionDefinition(from: from, to: to, transition: factor))
        default: return self
        }
    }

    private static func mixed(_ a: [Double], _ b: [Double], _ factor: Double) -> [Double] {
        a.indices.map { index in
            index < b.count ? a[index] + factor * (b[index] - a[index]) : .nan
        }
    }

    private static func mixed(
        _ a: [AnchorOffset], _ b: [AnchorOffset], _ factor: Double, key: String
    ) throws(EvaluationError) -> [AnchorOffset] {
        guard a.count == b.count else {
            throw EvaluationError(
                "Cannot interpolate values of different length. from: \(StyleValue.anchorOffsets(a).text), to: \(StyleValue.anchorOffsets(b).text)",
                at: key)
        }
        var result = a
        for index in a.indices {
            guard a[index].anchor == b[index].anchor else {
                throw EvaluationError(
                    "Cannot interpolate values containing mismatched anchors. from[\(2 * index)]: \(a[index].anchor.rawValue), to[\(2 * index)]: \(b[index].anchor.rawValue)",
                    at: key)
            }
            result[index].x += factor * (b[index].x - a[index].x)
            result[index].y += factor * (b[index].y - a[index].y)
        }
        return result
    }
}
