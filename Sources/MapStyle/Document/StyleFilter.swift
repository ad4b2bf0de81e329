import MapGeometry

/// Which features a layer draws.
///
/// Threads may share a filter: the nodes of its expression never change once they are made.
public struct StyleFilter: @unchecked Sendable {
    // SAFETY: threads may share the nodes, which never change once they are made.
    private let root: ExpressionNode?
    private let path: String

    /// Whether the filter asks for a feature's geometry.
    public var needsGeometry: Bool { root?.dependencies.contains(.geometry) ?? false }
    /// What the filter reads of a feature.
    package var reads: FeatureReads { root?.reads ?? .nothing }
    /// Whether the filter depends on the zoom.
    public var readsZoom: Bool { root?.dependencies.contains(.zoom) ?? false }
    /// Whether the layer draws every feature.
    public var acceptsAll: Bool { root == nil }

    /// A filter that accepts every feature.
    public static let all = StyleFilter(root: nil)
    /// A filter that accepts no feature.
    static let none = StyleFilter(root: Literal(.boolean(false)))

    private init(root: ExpressionNode?) {
        self.root = root
        path = ""
    }

    /// Reads a filter: an expression, or the notation that earlier versions of the specification had.
    ///
    /// - Parameters:
    ///   - json: The filter.
    ///   - path: Its place in a document, for failures.
    ///   - names: The names of properties that the filter reads are added here.
    public init(_ json: JSONValue, path: String = "filter", names: inout PropertyNames)
        throws(ExpressionFaults)
    {
        self.path = path
        guard LegacyFilter.notation(of: json) == .legacy else {
            let expression = try StyleExpression(json, expected: .boolean, names: &names)
            guard expression.isStateConstant else {
                throw ExpressionFaults(faults: [
                    ExpressionFault(
                        key: "",
                        message:
                            "\"feature-state\" data expressions are not supported with filters.")
                ])
            }
            root = expression.root
            return
        }
        var reader = LegacyFilter(names: names)
        guard let node = reader.node(json, key: "") else {
            throw ExpressionFaults(faults: reader.faults)
        }
        names = reader.names
        root = node
    }

    /// Whether the layer draws the context's feature; false where the filter fails.
    public func accepts(_ context: EvaluationContext) -> Bool {
        guard let root else { return true }
        do {
            return try root.boolean(context)
        } catch {
            context.note(error, at: path)
            return false
        }
    }
}
