/// Solves equations and inequalities between lengths by their order of importance.
///
/// Equations are taken in from the most important to the least; one that contradicts those before it is left out. Of
/// the inequalities only those matter that the result would break: the most important one is taken in as an equation,
/// and all is solved anew; those that would be kept without that are given up again. That is no linear program, but
/// finds what layouts ask for: minimal and maximal sizes, and distances that may grow.
struct LinearSystem {
    /// A sum of multiples of unknowns, and a number.
    struct Expression {
        var factors: [Int: Double] = [:]
        var constant = 0.0

        static func unknown(_ number: Int) -> Expression { Expression(factors: [number: 1]) }

        static func + (left: Expression, right: Expression) -> Expression {
            var sum = left
            sum.constant += right.constant
            for (unknown, factor) in right.factors { sum.factors[unknown, default: 0] += factor }
            return sum
        }

        static func * (left: Expression, right: Double) -> Expression {
            Expression(
                factors: left.factors.mapValues { $0 * right }, constant: left.constant * right)
        }

        static func - (left: Expression, right: Expression) -> Expression { left + right * -1 }

        /// Its value where unknowns have values.
        func value(_ values: [Double]) -> Double {
            factors.reduce(constant) { $0 + values[$1.key] * $1.value }
        }
    }

    /// The relation of an expression to zero.
    enum Relation { case equal, atLeast, atMost }

    private struct Condition {
        var expression: Expression
        var relation: Relation
        var priority: Float
    }

    private var conditions: [Condition] = []
    /// The values of the unknowns that no equation determines.
    private var fallback: [Double] = []
    private static let precision = 1e-6

    /// Adds an unknown.
    mutating func makeUnknown(_ fallback: Double) -> Int {
        self.fallback.append(fallback.isFinite ? fallback : 0)
        return self.fallback.count - 1
    }

    /// Asks for an expression to be zero, at least zero or at most zero; 1000 is the highest priority.
    mutating func ask(_ expression: Expression, _ relation: Relation, _ priority: Float = 1000) {
        guard expression.constant.isFinite, expression.factors.values.allSatisfy(\.isFinite)
        else { return }
        conditions.append(
            Condition(expression: expression, relation: relation, priority: priority))
    }

    /// Returns the unknowns' values.
    func solved() -> [Double] {
        let order = conditions.indices.sorted { first, second in
            let (one, other) = (conditions[first], conditions[second])
            if one.priority != other.priority { return one.priority > other.priority }
            return first < second
        }
        var taken = Set(order.filter { conditions[$0].relation == .equal })
        var values = eliminated(order.filter(taken.contains))
        // What was taken in may turn out to have been too much; each condition is given up once at most.
        var givenUp: Set<Int> = []
        while true {
            if let broken = order.first(where: { !taken.contains($0) && isBroken($0, values) }) {
                taken.insert(broken)
                values = eliminated(order.filter(taken.contains))
                continue
            }
            let needless = order.first { number in
                guard taken.contains(number), conditions[number].relation != .equal,
                    !givenUp.contains(number)
                else { return false }
                let without = eliminated(order.filter { $0 != number && taken.contains($0) })
                return !isBroken(number, without)
            }
            guard let needless else { return values }
            givenUp.insert(needless)
            taken.remove(needless)
            values = eliminated(order.filter(taken.contains))
        }
    }

    /// Whether values contradict an inequality.
    private func isBroken(_ number: Int, _ values: [Double]) -> Bool {
        let value = conditions[number].expression.value(values)
        return conditions[number].relation == .atLeast
            ? value < -Self.precision : value > Self.precision
    }

    /// Solves conditions as equations by elimination, then gives the unknowns that are left their fallbacks.
    private func eliminated(_ numbers: [Int]) -> [Double] {
        /// What an unknown is by those that are not known.
        var known: [Int: Expression] = [:]
        func take(_ equation: Expression) {
            var rest = Expression(constant: equation.constant)
            for (unknown, factor) in equation.factors {
                rest = rest + (known[unknown] ?? .unknown(unknown)) * factor
            }
            rest.factors = rest.factors.filter { abs($0.value) > Self.precision }
            // The same unknown each time, whatever the order of a dictionary.
            guard
                let pivot = rest.factors.max(by: {
                    (abs($0.value), $0.key) < (abs($1.value), $1.key)
                })
            else { return }
            rest.factors[pivot.key] = nil
            let value = rest * (-1 / pivot.value)
            for (unknown, expression) in known {
                guard let factor = expression.factors[pivot.key] else { continue }
                var without = expression
                without.factors[pivot.key] = nil
                known[unknown] = without + value * factor
            }
            known[pivot.key] = value
        }
        for number in numbers { take(conditions[number].expression) }
        for unknown in fallback.indices where known[unknown] == nil {
            take(.unknown(unknown) + Expression(constant: -fallback[unknown]))
        }
        return fallback.indices.map { known[$0]?.constant ?? fallback[$0] }
    }
}
