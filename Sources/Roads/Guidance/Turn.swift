/// What one does at a junction, as guidance sees it before steps are made of it.
struct Turn: Equatable, Sendable {
    /// The way a circular junction is announced.
    enum Circle: Equatable, Sendable {
        /// By the number of the exit.
        case roundabout
        /// By the junction's name and the number of the exit.
        case rotary
        /// As a crossing, by the direction of departure.
        case crossing
    }

    /// What one does at a circular junction.
    enum Passage: Equatable, Sendable {
        case enter
        /// Enter where others leave: that exit counts.
        case enterAtExit
        case exit
        /// Touch the circle at a single junction.
        case enterAndExit
        /// Passing an exit.
        case stay
    }

    /// The kinds of turns; `none` and `suppressed` are never said.
    enum Kind: Equatable, Sendable {
        case unknown, none, suppressed, newName, onward, turn, merge, onRamp, offRamp, fork
        case endOfRoad, notification
        /// A short cut round a junction's corner, to become a turn.
        case sliproad
        case circle(Circle, Passage)
    }

    var kind: Kind
    var modifier: TurnModifier

    init(_ kind: Kind, _ modifier: TurnModifier) {
        self.kind = kind
        self.modifier = modifier
    }

    static let unknown = Turn(.unknown, .uturn)
    static let none = Turn(.none, .uturn)

    var isCircular: Bool {
        if case .circle = kind { return true }
        return false
    }

    var entersCircle: Bool {
        guard case .circle(_, let passage) = kind else { return false }
        return passage == .enter || passage == .enterAtExit || passage == .enterAndExit
    }

    var leavesCircle: Bool {
        guard case .circle(_, let passage) = kind else { return false }
        return passage == .exit || passage == .enterAndExit
    }

    /// Passes an exit without taking it.
    var passesExit: Bool {
        guard case .circle(_, let passage) = kind else { return false }
        return passage == .stay || passage == .enterAtExit
    }

    /// Enters a circle of a certain sort, without leaving it at once.
    func enters(_ circle: Circle) -> Bool {
        kind == .circle(circle, .enter) || kind == .circle(circle, .enterAtExit)
    }

    /// Whether the turn is not announced.
    var isSilent: Bool {
        switch kind {
        case .none, .suppressed, .circle(_, .stay): true
        default: false
        }
    }
}

/// The eight directions of OSRM's maneuvers, clockwise from the U-turn's right neighbor.
public enum TurnModifier: UInt8, Sendable, CaseIterable {
    case uturn, sharpRight, right, slightRight, straight, slightLeft, left, sharpLeft

    /// The name that OSRM gives it.
    public var name: String {
        switch self {
        case .uturn: "uturn"
        case .sharpRight: "sharp right"
        case .right: "right"
        case .slightRight: "slight right"
        case .straight: "straight"
        case .slightLeft: "slight left"
        case .left: "left"
        case .sharpLeft: "sharp left"
        }
    }

    /// The direction of a turn angle: straight within 20°, slight within 40°, sharp beyond 120°.
    init(angle: Double) {
        switch angle {
        case _ where angle > 0 && angle < 60: self = .sharpRight
        case 60..<140: self = .right
        case 140..<160: self = .slightRight
        case 160...200: self = .straight
        case _ where angle > 200 && angle <= 220: self = .slightLeft
        case _ where angle > 220 && angle <= 300: self = .left
        case _ where angle > 300 && angle < 360: self = .sharpLeft
        default: self = .uturn
        }
    }

    var isLeft: Bool { self == .slightLeft || self == .left || self == .sharpLeft }
    var isRight: Bool { self == .slightRight || self == .right || self == .sharpRight }
}
