/// The words and bearings of a maneuver, brought in line with each other.
///
/// Turns are classified by the course that roads are perceived to have, and turns that follow closely are joined; the
/// bearings told are those of the first edges of the line. Where a drawing bends within the junction, one may
/// contradict the other. Then the bearings of the course some meters farther on are told if the words fit
/// those; else the words are those of the bearings.
struct GroundedTurn {
    /// How far beyond its range the angle of a turn may be before a better course is looked for, degrees.
    private static let slack = 25.0
    /// How far beyond it words contradict the ground.
    private static let contradiction = 44.0
    /// The same where roads for vehicles fork: there the side tells the branch, even within a bend.
    private static let forkContradiction = 60.0
    /// How far along the line its course is taken, meters.
    private static let reaches = [5.0, 10, 15, 20, 30, 40, 60]
    /// How far from the maneuver a junction lies whose turn may be joined with it, meters.
    static let joinedReach = 60.0
    /// How far one looks for the way back of a U-turn, meters.
    private static let farthestWayBack = 300.0

    private(set) var kind: Maneuver.Kind
    private(set) var modifier: TurnModifier
    /// Degrees clockwise from north, 0 ..< 360.
    private(set) var before: Double
    /// Degrees clockwise from north, 0 ..< 360.
    private(set) var after: Double

    /// - Parameters:
    ///   - back: The line from the maneuver back to where the leg began, in meters; the place itself first.
    ///   - ahead: The line from the maneuver on.
    ///   - joined: The directions taken at junctions within `joinedReach` whose turns may be joined with it.
    ///   - isForkOfVehicles: Whether it is a fork of roads for vehicles.
    ///   - isMergeOfVehicles: Whether vehicles merge: the words are about the side on which the other road lies, and
    ///     stay; bearings that contradict them give way to those of the course farther on, if that fits.
    init(
        _ kind: Maneuver.Kind, _ modifier: TurnModifier, before: Double, after: Double,
        back: () -> [LocalPoint], ahead: () -> [LocalPoint], joined: () -> [Double],
        isForkOfVehicles: Bool, isMergeOfVehicles: Bool
    ) {
        self.kind = kind
        self.modifier = modifier
        self.before = before
        self.after = after
        let slack = isMergeOfVehicles ? Self.contradiction : Self.slack
        guard !Self.fits(modifier, before, after, slack) else { return }
        let (back, ahead) = (back(), ahead())
        if isMergeOfVehicles {
            if !find(back, ahead, Self.slack) { _ = find(back, ahead, Self.contradiction) }
            return
        }
        let most = isForkOfVehicles ? Self.forkContradiction : Self.contradiction
        if find(back, ahead, Self.slack) || Self.fits(modifier, before, after, most)
            || find(back, ahead, Self.contradiction)
        {
            return
        }
        if let onward = joined().first(where: { Self.fits(modifier, before, $0, Self.slack) }) {
            self.after = onward
            return
        }
        if modifier == .uturn, let onward = Self.wayBack(ahead, before) {
            self.after = onward
            return
        }
        self.modifier = Self.told(before, after)
        // Which branch of a fork is meant, its side would tell; the angle alone does not.
        if kind == .fork || kind == .merge { self.kind = .turn }
    }

    /// Takes the first course along the line that the words fit; returns whether there is one.
    private mutating func find(
        _ back: [LocalPoint], _ ahead: [LocalPoint], _ slack: Double
    ) -> Bool {
        for reach in Self.reaches {
            let onward = ahead.count > 1 ? ahead[0].bearing(to: ahead.at(reach)) : after
            let since =
                back.count > 1 ? TurnAngle.reversed(back[0].bearing(to: back.at(reach))) : before
            for (one, other) in [(before, onward), (since, after), (since, onward)]
            where Self.fits(modifier, one, other, slack) {
                (before, after) = (one, other)
                return true
            }
        }
        return false
    }

    /// The direction of the first piece of the line that leads back, where one crosses over to another carriageway.
    private static func wayBack(_ ahead: [LocalPoint], _ before: Double) -> Double? {
        var meters = 0.0
        for (one, other) in zip(ahead, ahead.dropFirst()) {
            let bearing = one.bearing(to: other)
            if fits(.uturn, before, bearing, contradiction) { return bearing }
            meters += one.meters(to: other)
            if meters > farthestWayBack { break }
        }
        return nil
    }

    /// The direction of a turn by its bearings: none of them is a U-turn that was not one before.
    private static func told(_ before: Double, _ after: Double) -> TurnModifier {
        let modifier = TurnModifier(angle: TurnAngle.between(before, after))
        return modifier == .uturn ? .sharpLeft : modifier
    }

    /// Whether the angle between two bearings lies in the range of a modifier, or so many degrees beyond it.
    private static func fits(
        _ modifier: TurnModifier, _ before: Double, _ after: Double, _ slack: Double
    ) -> Bool {
        let angle = TurnAngle.between(before, after)
        let range = ranges[Int(modifier.rawValue)]
        if range.contains(angle) || range.contains(angle + 360) { return true }
        let beyond =
            [angle, angle + 360, angle - 360].map {
                max(range.lowerBound - $0, $0 - range.upperBound)
            }.min() ?? .infinity
        // Beyond the way back a sharp turn is one to the other side, but for what a drawing is off by.
        let isPastBack =
            modifier == .sharpRight && angle > 180 || modifier == .sharpLeft && angle < 180
        return beyond <= (isPastBack ? min(slack, pastBackSlack) : slack)
    }

    /// How far past the way back a sharp turn may lead, degrees: as far as a U-turn's range reaches.
    private static let pastBackSlack = 10.0

    /// The turn angles of each modifier, by raw value, as OSRM's documentation of its answers gives them.
    private static let ranges: [ClosedRange<Double>] = [
        350...370, 0...40, 40...120, 120...170, 170...190, 190...240, 240...320, 320...360,
    ]
}
