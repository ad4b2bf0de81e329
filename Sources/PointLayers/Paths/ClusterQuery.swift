import Answers
import ClusterMap
import MapAPI
import MapGeometry

/// A query of a layer: zoom, region, conditions and sums.
package struct ClusterQuery: Sendable, Hashable {
    /// The zoom, 0 to 30; zoom 0 shows the world in 256 points.
    package var zoom: Int
    /// The edges in degrees; `west` is greater than `east` across the 180th meridian.
    package var south, west, north, east: Double
    /// Which points count; all of these conditions hold.
    package var conditions: [PointCondition]
    /// The properties whose sums are wanted.
    package var sums: [String]

    /// The maximum number of conditions, and the most sums, of a request.
    private static let most = 8

    /// Reads `region`, `zoom`, `where` and `sum`.
    package init(_ query: QueryItems) throws(APIProblem) {
        (south, west, north, east) = try Self.region(query["region"])
        zoom = try Self.number(query, "zoom", 0...30)
        conditions = try Self.conditions(query)
        sums = try Self.sums(query)
    }

    /// Reads `where`: `NAME:VALUE`, `NAME:VALUE,VALUE`, `NAME>=NUMBER` or `NAME<=NUMBER`.
    package static func conditions(_ query: QueryItems) throws(APIProblem) -> [PointCondition] {
        let texts = query.values("where").filter { !$0.isEmpty }
        guard texts.count <= most else {
            throw .badRequest("there are more than \(most) conditions")
        }
        var conditions: [PointCondition] = []
        for text in texts { conditions.append(try PointCondition(text)) }
        return conditions
    }

    /// Reads `sum`, a list of properties' names.
    package static func sums(_ query: QueryItems) throws(APIProblem) -> [String] {
        let names = query.list("sum")
        guard names.count <= most else { throw .badRequest("there are more than \(most) sums") }
        return names
    }

    /// Reads an integer of a query that lies in a range.
    package static func number(
        _ query: QueryItems, _ name: String, _ range: ClosedRange<Int>, default missing: Int? = nil
    ) throws(APIProblem) -> Int {
        guard let text = query[name], !text.isEmpty else {
            if let missing { return missing }
            throw .badRequest("“\(name)” is missing")
        }
        guard let number = Int(text), range.contains(number) else {
            throw .badRequest(
                "“\(name)” is a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// Reads `SOUTH,WEST,NORTH,EAST`; the world if nothing is said.
    private static func region(
        _ text: String?
    ) throws(APIProblem) -> (Double, Double, Double, Double) {
        guard let text, !text.isEmpty else { return (-90, -180, 90, 180) }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0) ?? .nan
        }
        guard parts.count == 4, parts.allSatisfy({ abs($0) <= 720 }), parts[0] <= parts[2] else {
            throw .badRequest(
                "“region” is SOUTH,WEST,NORTH,EAST in degrees, not “\(text.prefix(80))”")
        }
        // A view may reach over the poles; nothing is there.
        return (max(parts[0], -90), parts[1], min(parts[2], 90), parts[3])
    }
}

/// A condition that a point's properties meet or not.
package struct PointCondition: Sendable, Hashable {
    private enum Test: Sendable, Hashable {
        /// The text of the value is one of these.
        case any(Set<String>)
        case least(Double)
        case most(Double)
    }

    private let name: String
    private let test: Test

    /// Reads a condition from the form that queries have for it.
    package init(_ text: String) throws(APIProblem) {
        func number(_ text: Substring) throws(APIProblem) -> Double {
            guard let number = Double(text), number.isFinite else {
                throw .badRequest("“\(text.prefix(80))” is not a number")
            }
            return number
        }
        guard let place = text.firstIndex(where: { $0 == ":" || $0 == "<" || $0 == ">" }),
            place > text.startIndex
        else {
            throw .badRequest(
                "“where” is NAME:VALUE, NAME>=NUMBER or NAME<=NUMBER, not “\(text.prefix(80))”")
        }
        name = String(text[..<place])
        var rest = text[text.index(after: place)...]
        if text[place] == ":" {
            test = .any(Set(rest.split(separator: ",").map(String.init)))
            return
        }
        guard rest.popFirst() == "=" else {
            throw .badRequest("a number is compared by >= or <=, unlike “\(text.prefix(80))”")
        }
        test = text[place] == ">" ? .least(try number(rest)) : .most(try number(rest))
    }

    /// Returns whether a point's properties meet the condition.
    package func allows(_ values: [String: PropertyValue]) -> Bool {
        guard let value = values[name] else { return false }
        switch test {
        case .any(let texts):
            switch value {
            case .string(let text): return texts.contains(text)
            case .integer(let number): return texts.contains("\(number)")
            case .number(let number): return texts.contains("\(number)")
            case .bool(let flag): return texts.contains(flag ? "true" : "false")
            case .null: return texts.contains("null")
            case .array(let elements):
                return elements.contains { $0.stringValue.map(texts.contains) ?? false }
            case .object: return false
            }
        case .least(let number): return value.doubleValue.map { $0 >= number } ?? false
        case .most(let number): return value.doubleValue.map { $0 <= number } ?? false
        }
    }
}
