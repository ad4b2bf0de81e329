/// The lanes of `turn:lanes` that ordinary vehicles may use.
enum TurnLanes {
    /// The value without lanes kept for buses, taxis and the like.
    ///
    /// `vehicle:lanes` says it lane by lane; `lanes:psv` and its kin give numbers of lanes, which stand
    /// empty at the outer end of `turn:lanes`.
    static func open(_ lanes: String, _ tags: [String: String], _ direction: Int) -> String {
        guard !lanes.isEmpty else { return "" }
        if let access = directed("vehicle:lanes", tags, direction) {
            return filtered(lanes, by: access)
        }
        // Opposite bus lanes run on the left of the road's other half.
        let own = reserved(tags, direction)
        let opposite = reserved(tags, 1 - direction)
        return trimmed(lanes, left: opposite, right: own)
    }

    private static func directed(_ key: String, _ tags: [String: String], _ direction: Int)
        -> String?
    {
        tags[key + (direction == 0 ? ":forward" : ":backward")] ?? tags[key]
    }

    private static func reserved(_ tags: [String: String], _ direction: Int) -> Int {
        for kind in ["psv", "taxi", "share_taxi", "minibus", "bus"] {
            let suffix = direction == 0 ? ":forward" : ":backward"
            let isOneway = ["yes", "1", "true"].contains(tags["oneway"])
            let common = isOneway && direction == 1 ? nil : tags["lanes:\(kind)"]
            if let value = tags["lanes:\(kind)\(suffix)"] ?? common {
                return Int(value).flatMap { 1...20 ~= $0 ? $0 : nil } ?? 0
            }
        }
        return 0
    }

    private static func filtered(_ lanes: String, by access: String) -> String {
        let turns = lanes.split(separator: "|", omittingEmptySubsequences: false)
        let tokens = access.split(separator: "|", omittingEmptySubsequences: false)
        guard turns.count == tokens.count else { return lanes }
        return zip(turns, tokens).filter { $0.1 != "no" }.map { $0.0 }.joined(separator: "|")
    }

    private static func trimmed(_ lanes: String, left: Int, right: Int) -> String {
        var turns = lanes.split(separator: "|", omittingEmptySubsequences: false)
        if left > 0, left < turns.count, turns.prefix(left).allSatisfy(\.isEmpty) {
            turns.removeFirst(left)
        }
        if right > 0, right < turns.count, turns.suffix(right).allSatisfy(\.isEmpty) {
            turns.removeLast(right)
        }
        return turns.joined(separator: "|")
    }
}
