import Bytes

/// An instruction that mappers set for a path through a junction (a relation of type `manoeuvre`).
package struct ManeuverOverride: Sendable, Equatable {
    /// The kinds of maneuver it can ask for.
    package enum Kind: UInt8, Sendable, CaseIterable {
        case turn, onward, newName, merge, onRamp, offRamp, fork, endOfRoad, notification
        /// Suppresses the announcement.
        case suppress

        /// The kind a tag asks for; nil if the value is unknown.
        package init?(tag: String) {
            switch tag.split(whereSeparator: { "_ ".contains($0) }).joined(separator: " ") {
            case "turn": self = .turn
            case "continue": self = .onward
            case "new name": self = .newName
            case "merge": self = .merge
            case "on ramp": self = .onRamp
            case "off ramp": self = .offRamp
            case "fork": self = .fork
            case "end of road": self = .endOfRoad
            case "notification": self = .notification
            case "suppress", "suppressed": self = .suppress
            default: return nil
            }
        }

        var kind: Turn.Kind {
            switch self {
            case .turn: .turn
            case .onward: .onward
            case .newName: .newName
            case .merge: .merge
            case .onRamp: .onRamp
            case .offRamp: .offRamp
            case .fork: .fork
            case .endOfRoad: .endOfRoad
            case .notification: .notification
            case .suppress: .suppressed
            }
        }
    }

    /// The junction at which it applies.
    package var junction: UInt32
    /// The ways traveled, by their places in the tables of ways: two or more.
    package var ways: [UInt32]
    /// The kind of maneuver; nil to keep it.
    package var kind: Kind?
    /// Its direction; nil to keep it.
    package var modifier: TurnModifier?

    /// Creates an override.
    package init(junction: UInt32, ways: [UInt32], kind: Kind?, modifier: TurnModifier?) {
        self.junction = junction
        self.ways = ways
        self.kind = kind
        self.modifier = modifier
    }

    // MARK: In a graph's file

    private static let unchanged: UInt32 = 0xFF

    /// Overrides as numbers: for each its junction, kind and modifier in a byte each, the number of ways, the
    /// ways.
    package static func encoded(_ overrides: [ManeuverOverride]) -> [UInt32] {
        overrides.flatMap { override -> [UInt32] in
            let kind = override.kind.map { UInt32($0.rawValue) } ?? unchanged
            let modifier = override.modifier.map { UInt32($0.rawValue) } ?? unchanged
            return [override.junction, kind | modifier << 8, UInt32(override.ways.count)]
                + override.ways
        }
    }

    /// Reads what `encoded` wrote; nil if the numbers are no overrides.
    static func decoded(_ numbers: MappedArray<UInt32>) -> [ManeuverOverride]? {
        var overrides: [ManeuverOverride] = []
        var index = 0
        while index < numbers.count {
            guard index + 3 <= numbers.count else { return nil }
            let words = numbers[index + 1]
            let count = Int(numbers[index + 2])
            guard count >= 2, count <= numbers.count - index - 3, words >> 16 == 0 else {
                return nil
            }
            let kind = Kind(rawValue: UInt8(words & 0xFF))
            let modifier = TurnModifier(rawValue: UInt8(words >> 8))
            guard kind != nil || words & 0xFF == unchanged,
                modifier != nil || words >> 8 == unchanged
            else { return nil }
            overrides.append(
                ManeuverOverride(
                    junction: numbers[index],
                    ways: (index + 3..<index + 3 + count).map { numbers[$0] }, kind: kind,
                    modifier: modifier))
            index += 3 + count
        }
        return overrides
    }
}

extension GuidanceGraph {
    /// Applies the overrides of mappers.
    func override(_ steps: inout DraftSteps, _ leg: RouteLeg) {
        guard !overrides.isEmpty else { return }
        let ways = leg.arcs.map { UInt32(way($0)) }
        for index in steps.indices where steps[index].role == .turn {
            for override in overrides
            where override.junction == steps.crossing(steps[index]).junction
                && Self.matches(override.ways, ways, at: steps[index].arcs.lowerBound)
            {
                steps[index].isMappers = true
                if let kind = override.kind { steps[index].turn.kind = kind.kind }
                if let modifier = override.modifier { steps[index].turn.modifier = modifier }
            }
        }
    }

    /// Whether ways are traveled one after the other, with a place in the path where one passes to another.
    private static func matches(_ wanted: [UInt32], _ ways: [UInt32], at place: Int) -> Bool {
        guard place > 0, place < ways.count else { return false }
        return wanted.indices.dropLast().contains { split in
            var before = place - 1
            for way in wanted[...split].reversed() {
                guard before >= 0, ways[before] == way else { return false }
                while before >= 0, ways[before] == way { before -= 1 }
            }
            var after = place
            for way in wanted[(split + 1)...] {
                guard after < ways.count, ways[after] == way else { return false }
                while after < ways.count, ways[after] == way { after += 1 }
            }
            return true
        }
    }
}
