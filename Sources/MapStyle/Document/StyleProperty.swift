import MapGeometry

/// A property of a layer: a constant, or an expression with the value used where it fails.
public struct StyleProperty: Sendable {
    /// The specification of the property: its name, type and default.
    public let specification: PropertySpecification
    /// The expression; nil for a constant.
    public let expression: StyleExpression?
    /// Whether the document gives the property.
    public let isGiven: Bool
    /// The constant, or the value used where the expression gives none.
    public let fallback: StyleValue
    /// Where the property stands in its document.
    let path: String

    /// Whether the value depends on nothing.
    public var isConstant: Bool {
        expression.map { $0.isFeatureConstant && $0.isZoomConstant } ?? true
    }
    /// Whether the value is the same for all features.
    public var isFeatureConstant: Bool { expression?.isFeatureConstant ?? true }
    /// Whether the value is the same at all zooms.
    public var isZoomConstant: Bool { expression?.isZoomConstant ?? true }

    init(
        _ specification: PropertySpecification, expression: StyleExpression?, isGiven: Bool,
        fallback: StyleValue, path: String
    ) {
        self.specification = specification
        self.expression = expression
        self.isGiven = isGiven
        self.fallback = fallback
        self.path = path
    }

    /// The value; the default where the expression fails or gives null, NaN or a word that isn't the property's.
    ///
    /// A failure is noted in ``EvaluationContext/failures``.
    public func evaluate(_ context: EvaluationContext) -> StyleValue {
        guard let expression else { return fallback }
        do throws(EvaluationError) {
            let value = try expression.root.evaluate(context)
            switch value {
            case .null: return fallback
            case .number(let number) where number.isNaN: return fallback
            case .string(let word) where specification.type == .enumeration:
                guard specification.values.contains(word) else {
                    let words = specification.values.map(\.quotedAsJSON).joined(separator: ", ")
                    throw EvaluationError(
                        "Expected value to be one of \(words), but found \(word.quotedAsJSON) instead.",
                        at: "")
                }
                return value
            default: return value
            }
        } catch {
            context.note(error, at: path)
            return fallback
        }
    }

    /// The value as a number; zero if there is neither a value nor a default.
    public func number(_ context: EvaluationContext) -> Double {
        guard let expression else { return fallback.numberOrZero }
        do throws(EvaluationError) {
            let number = try expression.root.number(context)
            return number.isNaN ? fallback.numberOrZero : number
        } catch {
            context.note(error, at: path)
            return fallback.numberOrZero
        }
    }

    /// The value as a color; nil if there is neither a value nor a default.
    public func color(_ context: EvaluationContext) -> StyleColor? {
        switch evaluate(context) {
        case .color(let color): color
        case .colorArray(let colors): colors.first
        default: nil
        }
    }

    /// The value as a truth value; false if there is neither a value nor a default.
    public func boolean(_ context: EvaluationContext) -> Bool { evaluate(context).isTruthy }

    /// The value as text; nil if there is neither a value nor a default.
    public func string(_ context: EvaluationContext) -> String? {
        switch evaluate(context) {
        case .null: nil
        case let value: value.text
        }
    }

    /// The value as numbers: of a list, of widths, of one number; nil if there is neither a value nor a default.
    public func numbers(_ context: EvaluationContext) -> [Double]? {
        switch evaluate(context) {
        case .array(let items): items.allNumbers
        case .numberArray(let numbers): numbers
        case .padding(let padding): padding.sides
        case .number(let number): [number]
        default: nil
        }
    }

    /// The value as texts; nil if there is neither a value nor a default.
    public func strings(_ context: EvaluationContext) -> [String]? {
        guard case .array(let items) = evaluate(context) else { return nil }
        return items.map(\.text)
    }

    /// The value as text in sections; nil if there is neither a value nor a default.
    public func formatted(_ context: EvaluationContext) -> FormattedText? {
        switch evaluate(context) {
        case .formatted(let text): text
        case .string(let text): FormattedText(text)
        default: nil
        }
    }

    /// The value as the name of an image; nil for none.
    public func image(_ context: EvaluationContext) -> ResolvedImage? {
        switch evaluate(context) {
        case .image(let image): image
        case .string(let name) where !name.isEmpty: ResolvedImage(name: name)
        default: nil
        }
    }

    /// The value as colors; nil if there is neither a value nor a default.
    public func colors(_ context: EvaluationContext) -> [StyleColor]? {
        switch evaluate(context) {
        case .colorArray(let colors): colors
        case .color(let color): [color]
        default: nil
        }
    }

    /// The value as widths around a box; none if there is neither a value nor a default.
    public func padding(_ context: EvaluationContext) -> StylePadding {
        if case .padding(let padding) = evaluate(context) { return padding }
        return StylePadding(top: 0, right: 0, bottom: 0, left: 0)
    }

    /// The value as places for a label; nil if there is neither a value nor a default.
    public func anchorOffsets(_ context: EvaluationContext) -> [AnchorOffset]? {
        if case .anchorOffsets(let places) = evaluate(context) { return places }
        return nil
    }

    /// The property as it was at two zooms, for what fades from one to the next: the values at whole zooms around.
    ///
    /// - Returns: The zooms of the stops around a zoom and how far it is between them by the property's curve; nil if the
    ///   property doesn't depend on the zoom.
    public func stops(around zoom: Double) -> (lower: Double, upper: Double, factor: Double)? {
        guard let expression, let first = expression.zoomStops.first,
            let last = expression.zoomStops.last
        else { return nil }
        let lower = expression.zoomStops.last { $0 <= zoom } ?? first
        let upper = expression.zoomStops.first { $0 > zoom } ?? last
        let factor = expression.zoomInterpolation?.factor(zoom, from: lower, to: upper) ?? 0
        return (lower, upper, factor)
    }
}

extension StyleValue {
    fileprivate var numberOrZero: Double {
        let number = numberOrNaN
        return number.isNaN ? 0 : number
    }
}
