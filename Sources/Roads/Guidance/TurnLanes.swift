/// Turns painted on a lane.
struct TurnLane: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    init(rawValue: UInt16) { self.rawValue = rawValue }

    static let none = Self(rawValue: 1 << 0)
    static let straight = Self(rawValue: 1 << 1)
    static let sharpLeft = Self(rawValue: 1 << 2)
    static let left = Self(rawValue: 1 << 3)
    static let slightLeft = Self(rawValue: 1 << 4)
    static let slightRight = Self(rawValue: 1 << 5)
    static let right = Self(rawValue: 1 << 6)
    static let sharpRight = Self(rawValue: 1 << 7)
    static let uturn = Self(rawValue: 1 << 8)
    static let mergeLeft = Self(rawValue: 1 << 9)
    static let mergeRight = Self(rawValue: 1 << 10)

    static let anyRight: Self = [.slightRight, .right, .sharpRight]
    static let anyLeft: Self = [.slightLeft, .left, .sharpLeft]
    static let anyMerge: Self = [.mergeLeft, .mergeRight]

    /// The single turns there are, with OSRM's words.
    static let words: [(turn: TurnLane, word: String)] = [
        (.none, "none"), (.straight, "straight"), (.sharpLeft, "sharp left"), (.left, "left"),
        (.slightLeft, "slight left"), (.slightRight, "slight right"), (.right, "right"),
        (.sharpRight, "sharp right"), (.uturn, "uturn"), (.mergeLeft, "merge to left"),
        (.mergeRight, "merge to right"),
    ]

    private static let tags: [String: TurnLane] = [
        "": .none, "none": .none, "through": .straight, "straight": .straight,
        "sharp_left": .sharpLeft, "left": .left, "slight_left": .slightLeft,
        "slight_right": .slightRight, "right": .right, "sharp_right": .sharpRight,
        "reverse": .uturn, "merge_to_left": .mergeLeft, "merge_to_right": .mergeRight,
    ]

    /// Reads a value of `turn:lanes`, lanes from left to right; nil if it has an unknown word.
    static func parsed(_ text: String) -> [TurnLane]? {
        var lanes: [TurnLane] = []
        for lane in text.split(separator: "|", omittingEmptySubsequences: false) {
            var turns: TurnLane = []
            for word in lane.split(separator: ";", omittingEmptySubsequences: false) {
                let word = word.split(separator: " ").joined(separator: " ")
                guard let turn = tags[word] else { return nil }
                turns.formUnion(turn)
            }
            lanes.append(turns)
        }
        return lanes
    }

    /// The single turn that goes in a direction.
    init(_ modifier: TurnModifier) {
        self =
            switch modifier {
            case .uturn: .uturn
            case .sharpRight: .sharpRight
            case .right: .right
            case .slightRight: .slightRight
            case .straight: .straight
            case .slightLeft: .slightLeft
            case .left: .left
            case .sharpLeft: .sharpLeft
            }
    }

    /// The turn angle one expects of a single turn.
    var idealAngle: Double {
        switch self {
        case .sharpRight: 35
        case .right: 90
        case .slightRight: 135
        case .straight, .mergeLeft, .mergeRight: 180
        case .slightLeft: 225
        case .left: 270
        case .sharpLeft: 315
        default: 0
        }
    }

    /// From right to left.
    fileprivate var order: Int {
        switch self {
        case .sharpRight: 0
        case .right: 1
        case .slightRight: 2
        case .straight: 3
        case .slightLeft: 4
        case .left: 5
        case .sharpLeft: 6
        case .uturn: 7
        default: 8
        }
    }
}

/// Neighboring lanes that share a turn, counted from the right.
struct LaneGroup: Equatable {
    /// A single turn.
    var turn: TurnLane
    var from: Int
    var to: Int

    static func < (one: LaneGroup, other: LaneGroup) -> Bool {
        if (one.from, one.to) != (other.from, other.to) {
            return (one.from, one.to) < (other.from, other.to)
        }
        if one.turn == other.turn { return false }
        if one.turn == .uturn { return one.from == 0 }
        if other.turn == .uturn { return other.from != 0 }
        return one.turn.order < other.turn.order
    }

    /// Groups of lanes given from left to right; empty if turns cross.
    static func groups(_ lanes: [TurnLane]) -> [LaneGroup] {
        var groups: [LaneGroup] = []
        for (turn, _) in TurnLane.words {
            let own = lanes.indices.filter { lanes[$0].contains(turn) }
            guard let first = own.first, let last = own.last else { continue }
            groups.append(
                LaneGroup(turn: turn, from: lanes.count - 1 - last, to: lanes.count - 1 - first))
        }
        groups.sort(by: <)
        for index in groups.indices.dropFirst() {
            if index + 1 < groups.count, groups[index].turn == .uturn { return [] }
            if groups[index - 1].to > groups[index].from { return [] }
        }
        return groups
    }
}

/// The lanes that can be used for a maneuver.
struct LaneChoice: Equatable, Sendable {
    /// All lanes from left to right.
    var lanes: [TurnLane]
    /// The first lane to use, counted from the right.
    var first: Int
    var count: Int

    var countToRight: Int { first }
    var countToLeft: Int { lanes.count - count - first }

    /// The lanes as they are shown.
    var described: [Maneuver.Lane] {
        lanes.indices.map { index in
            let fromRight = lanes.count - 1 - index
            return Maneuver.Lane(
                indications: TurnLane.words.filter { lanes[index].contains($0.turn) }.map(\.word),
                isValid: fromRight >= first && fromRight < first + count)
        }
    }
}
