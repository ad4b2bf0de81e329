import MapGeometry

/// The faults of an expression that can't be used.
public struct ExpressionFaults: Error, Hashable, Sendable, CustomStringConvertible {
    /// The faults in the order in which they were found; at least one.
    public let faults: [ExpressionFault]

    /// The faults, one after the other.
    public var description: String { faults.map(\.description).joined(separator: "; ") }
}

/// A compiled expression of the style specification.
///
/// Parsing checks types, computes what is constant and turns operators into a tree of final nodes; evaluation looks no name
/// up. Nodes never change once they are made and hold nothing but values that threads may share, so an expression is `Sendable` and any number of threads may evaluate it, each with a context of its own.
public struct StyleExpression: @unchecked Sendable {
    // SAFETY: threads may share the nodes, which never change once they are made.
    let root: ExpressionNode
    /// The curve over the zoom that the expression's value follows, if it depends on the zoom.
    let zoomCurve: Curve?

    /// The type of the expression's value.
    public var type: ExpressionType { root.type }
    /// Whether the value is the same for all features.
    public var isFeatureConstant: Bool { !root.dependencies.contains(.feature) }
    /// Whether the value is the same at all zooms.
    public var isZoomConstant: Bool { zoomCurve == nil }
    /// Whether the value doesn't depend on features' states.
    public var isStateConstant: Bool { !root.dependencies.contains(.featureState) }
    /// Whether the value depends on a feature's geometry.
    public var needsGeometry: Bool { root.dependencies.contains(.geometry) }
    /// What the expression reads of a feature.
    var reads: FeatureReads { root.reads }
    /// Whether the value can be told from the expression alone.
    var hasKnownOutputs: Bool { root.hasKnownOutputs }

    /// The zooms at which the value is given; empty if it doesn't depend on the zoom.
    public var zoomStops: [Double] { zoomCurve?.stops.labels ?? [] }
    /// The interpolation between two zooms; nil if values stay until the next one.
    public var zoomInterpolation: InterpolationCurve? { (zoomCurve as? Interpolation)?.curve }

    /// Returns the value; throws for a failure, without using a default.
    public func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
        try root.evaluate(context)
    }
}

extension StyleExpression {
    /// The operators that expressions may have, by name.
    public static var operatorNames: [String] { Operators.byName.keys.sorted() }

    /// Parses an expression of any type that may depend on everything.
    ///
    /// - Parameters:
    ///   - json: The expression as JSON.
    ///   - expected: The type that the value has to have; nil for any.
    ///   - names: The names of properties that the expression reads are added here.
    public init(
        _ json: JSONValue, expected: ExpressionType? = nil, names: inout PropertyNames
    ) throws(ExpressionFaults) {
        try self.init(json, expected: expected, coerces: false, names: &names)
    }

    /// Parses the expression of a property, or the function that earlier versions of the specification had in its place.
    public init(
        _ json: JSONValue, for property: PropertySpecification, names: inout PropertyNames
    ) throws(ExpressionFaults) {
        var json = json
        if case .object(let function) = json {
            json = try LegacyFunction(function, property).expression()
        }
        try self.init(
            json, expected: property.expressionType, coerces: property.type == .string,
            names: &names)
        if let fault = fault(as: property) {
            throw ExpressionFaults(faults: [ExpressionFault(key: "", message: fault)])
        }
    }

    private init(
        _ json: JSONValue, expected: ExpressionType?, coerces: Bool, names: inout PropertyNames
    ) throws(ExpressionFaults) {
        let state = ParsingState(names: names)
        let parser = ExpressionParser(state: state, expected: expected)
        guard let root = parser.parse(json, annotation: coerces ? .coercion : nil) else {
            throw ExpressionFaults(faults: parser.faults.faults)
        }
        names = state.names
        self.init(root: root)
    }

    init(root: ExpressionNode) {
        self.root = root
        if case .curve(let curve) = ZoomDependency(of: root) {
            zoomCurve = curve
        } else {
            zoomCurve = nil
        }
    }

    /// Why the expression can't be a property's; nil if it can.
    func fault(as property: PropertySpecification) -> String? {
        if !isFeatureConstant, !property.isDataDriven { return "data expressions not supported" }
        let dependsOnZoom = root.dependencies.contains(.zoom)
        if dependsOnZoom, !property.readsZoom { return "zoom expressions not supported" }
        switch ZoomDependency(of: root) {
        case .none: return dependsOnZoom ? ZoomDependency.misplaced : nil
        case .fault(let message): return message
        case .curve(let curve):
            return curve is Interpolation && !property.isInterpolated
                ? "\"interpolate\" expressions cannot be used with this property" : nil
        }
    }
}

/// How an expression depends on the zoom: by one curve, which bindings and alternatives may enclose.
private enum ZoomDependency {
    case none
    case curve(Curve)
    case fault(String)

    static let misplaced =
        "\"zoom\" expression may only be used as input to a top-level \"step\" or \"interpolate\" expression."

    init(of node: ExpressionNode) {
        let inner = node.children.map(ZoomDependency.init(of:))
        var result = ZoomDependency.none
        if node is Binding {
            result = inner.last ?? .none
        } else if node is Coalesce {
            result = inner.first { !$0.isNone } ?? .none
        } else if let curve = node as? Curve, curve.isOverZoom {
            result = .curve(curve)
        }
        if case .fault = result {
            self = result
            return
        }
        for child in inner {
            switch (result, child) {
            case (_, .none): break
            case (_, .fault): result = child
            case (.none, .curve): result = .fault(Self.misplaced)
            case (.curve(let a), .curve(let b)) where a === b: break
            default:
                result = .fault(
                    "Only one zoom-based \"step\" or \"interpolate\" subexpression may be used in an expression."
                )
            }
        }
        self = result
    }

    private var isNone: Bool { if case .none = self { true } else { false } }
}
