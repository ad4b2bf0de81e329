import Places
import Roads

/// A trip through places: their order, and the route.
public struct TripAnswer: Sendable {
    /// The places of the question, counted from 0, in the order in which they are visited.
    public let order: [Int]
    /// Whether the trip returns to where it began.
    public let returns: Bool
    /// The route through the places in their order, and back to the first if it returns.
    public let route: RouteAnswer

    /// One JSON document without line breaks: the order, then what an answer for a route has.
    public func json() -> [UInt8] {
        var json = JSONText(capacity: 1 << 14)
        json.raw("{\"order\":")
        json.list(order) { $0.integer($1) }
        json.raw(",")
        return json.bytes + route.json().dropFirst()
    }

    /// The trip for a person: the order, then the route.
    ///
    /// - Parameters:
    ///   - names: What the question calls the places.
    ///   - found: What was taken for the places that were named in words.
    public func text(
        names: [String], style: TextStyle = .plain,
        found: [(words: String, place: FoundPlace)] = []
    ) -> String {
        let stops = order.map { names.indices.contains($0) ? names[$0] : "\($0 + 1)" }
        let line = (stops + (returns ? stops.prefix(1) : [])).joined(separator: " → ")
        return style.bold(line) + "\n" + route.text(style: style, found: found)
    }
}
