/// How the members of a cluster become one value: a sum, a summary, counts by category, or a rule of one's own.
///
/// ```swift
/// let price = cluster.value(of: .summary(\.price))
/// print(price.mean, price.maximum)
/// ```
///
/// What a cluster's members are joined in no promised order: the rule is associative and commutative.
public struct ClusterReduction<Element, Value: Sendable>: Sendable {
    let value: @Sendable (Element) -> Value
    let join: @Sendable (inout Value, Value) -> Void

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - value: What one member contributes.
    ///   - join: Adds one value to another; associative and commutative.
    public init(
        value: @Sendable @escaping (Element) -> Value,
        join: @Sendable @escaping (inout Value, Value) -> Void
    ) {
        self.value = value
        self.join = join
    }

    /// Returns the value of some elements; nil if there are none.
    ///
    /// - Complexity: O(n).
    public func callAsFunction(_ elements: some Sequence<Element>) -> Value? {
        var result: Value?
        for element in elements {
            // Taken out meanwhile, so that a dictionary is changed in place.
            if var joined = result.take() {
                join(&joined, value(element))
                result = joined
            } else {
                result = value(element)
            }
        }
        return result
    }
}

extension ClusterReduction where Value == Double {
    /// The sum of a number.
    public static func sum(_ number: @Sendable @escaping (Element) -> Double) -> Self {
        Self(value: number) { $0 += $1 }
    }

    /// The smallest of a number.
    public static func minimum(_ number: @Sendable @escaping (Element) -> Double) -> Self {
        Self(value: number) { $0 = Double.minimum($0, $1) }
    }

    /// The largest of a number.
    public static func maximum(_ number: @Sendable @escaping (Element) -> Double) -> Self {
        Self(value: number) { $0 = Double.maximum($0, $1) }
    }
}

extension ClusterReduction where Value == ClusterSummary {
    /// Count, sum, minimum, maximum and mean of a number.
    public static func summary(_ number: @Sendable @escaping (Element) -> Double) -> Self {
        Self(value: { ClusterSummary(number($0)) }, join: { $0.add($1) })
    }
}

extension ClusterReduction {
    /// Counts the members of each category.
    public static func counts<Category: Hashable & Sendable>(
        by category: @Sendable @escaping (Element) -> Category
    ) -> Self where Value == [Category: Int] {
        Self(value: { [category($0): 1] }) { counts, more in
            for (category, count) in more { counts[category, default: 0] += count }
        }
    }
}

/// Count, sum, minimum, maximum and mean of a number over the members of a cluster.
public struct ClusterSummary: Hashable, Sendable {
    /// The number of values, 1 or more.
    public private(set) var count = 1
    /// The sum of the values.
    public private(set) var sum: Double
    /// The smallest value.
    public private(set) var minimum: Double
    /// The largest value.
    public private(set) var maximum: Double

    /// The sum divided by the count.
    public var mean: Double { sum / Double(count) }

    /// Creates the summary of one number.
    public init(_ number: Double) {
        sum = number
        minimum = number
        maximum = number
    }

    /// Adds the numbers of another summary.
    public mutating func add(_ other: ClusterSummary) {
        count += other.count
        sum += other.sum
        minimum = Double.minimum(minimum, other.minimum)
        maximum = Double.maximum(maximum, other.maximum)
    }
}

extension ClusterIndex {
    /// Returns one value for all points of a cluster, given a rule for point numbers; nil if there is no
    /// such cluster.
    ///
    /// Nothing is kept, so it is right after any change. ``ClusterTotals`` keeps the values of all clusters.
    ///
    /// - Complexity: O(count of the cluster).
    public func value<Value>(
        of id: Int, zoom: Int, _ reduction: ClusterReduction<Int, Value>
    ) -> Value? {
        reduction(members(of: id, zoom: zoom))
    }
}

extension ClusterManager.ClusterAnnotation {
    /// Returns one value for all members.
    ///
    /// Members are those of the reload that made the cluster. A change of one of them makes the next reload
    /// insert a new cluster, whose value is the new one.
    ///
    /// - Returns: Nil for a cluster made by hand of no members.
    /// - Complexity: O(count).
    public func value<Value>(of reduction: ClusterReduction<Annotation, Value>) -> Value? {
        reduction(members.all)
    }
}
