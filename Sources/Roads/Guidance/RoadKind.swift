/// How important a road is for guidance, after OSRM's scale.
struct RoadKind: Equatable, Sendable {
    /// The rank: 0 motorway to 18 footway, links one below their road, 31 everything else.
    let rank: UInt8
    /// A motorway or trunk road, or a link of one.
    let isHighway: Bool
    let isLink: Bool
    /// Whether it is too minor to be announced: service roads, paths, ferries.
    let isMinor: Bool

    init(_ roadClass: RoadClass, isLink: Bool) {
        let link: UInt8 = isLink ? 1 : 0
        self.isLink = isLink
        isHighway = roadClass == .motorway || roadClass == .trunk
        isMinor = roadClass > .livingStreet
        switch roadClass {
        case .motorway: rank = 0 + link
        case .trunk: rank = 2 + link
        case .primary: rank = 4 + link
        case .secondary: rank = 6 + link
        case .tertiary: rank = 8 + link
        case .residential: rank = 10
        case .livingStreet: rank = 11
        case .service: rank = 12
        case .unclassified: rank = 15
        case .track, .path: rank = 16
        case .footway, .pedestrian, .steps: rank = 18
        default: rank = 31
        }
    }

    /// A motorway or trunk road proper.
    var isMotorway: Bool { isHighway && !isLink }
    /// A link of a motorway or trunk road.
    var isRamp: Bool { isHighway && isLink }

    /// Coarse importance: 0 motorways to 7 the rest.
    var group: Int {
        switch rank {
        case 0...1: 0
        case 2...3: 1
        case 4...9: 2
        case 10...13: 3
        case 14...15: 4
        case 16: 5
        case 17: 6
        default: 7
        }
    }

    /// Whether this is clearly the lesser road.
    func isLess(than other: RoadKind) -> Bool {
        isMinor == other.isMinor ? group > other.group : isMinor
    }

    /// Whether this is the link of such a road.
    func isLink(to other: RoadKind) -> Bool {
        isLink && !other.isLink && rank % 2 == 1 && rank < 10 && rank == other.rank + 1
    }

    /// Whether, coming from `incoming`, this road is the obvious way on beside `other`.
    func isObvious(from incoming: RoadKind, beside other: RoadKind) -> Bool {
        let isFarAbove = 1.75 * Double(rank) < Double(other.rank)
        return isFarAbove && incoming == self
            || !isMinor && !incoming.isMinor && other.isMinor
    }

    /// Whether two roads are enough alike to divide like a fork.
    func canFork(with other: RoadKind) -> Bool { abs(Int(rank) - Int(other.rank)) <= 1 }
}
