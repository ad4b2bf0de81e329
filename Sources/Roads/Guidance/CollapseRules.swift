/// When steps at two or three junctions are one maneuver.
struct CollapseRules {
    let names: NameChanges
    /// Meters within which steps are joined.
    static let reach = 30.0

    func haveSameName(_ one: DraftStep, _ other: DraftStep) -> Bool {
        !one.text.isAnonymous && !other.text.isAnonymous && !names.isChange(one.text, other.text)
    }

    /// Whether going from one to the other is no change of name: the same name, or none on both.
    func areSameStreet(_ one: DraftStep, _ other: DraftStep) -> Bool {
        one.text.isAnonymous && other.text.isAnonymous || haveSameName(one, other)
    }

    /// Whether a direction leads back where another came from, 35° more or less.
    func areReversed(_ incoming: Double, _ outgoing: Double) -> Bool {
        TurnAngle.deviation(incoming, TurnAngle.reversed(outgoing)) <= 35
    }

    /// The turn angle of two joined steps.
    ///
    /// Near each other, or to the same side, they are one bend; otherwise the first one's angle counts.
    func feltAngle(_ one: DraftStep, _ other: DraftStep) -> Double {
        let (entry, exit) = Self.inOrder(one, other)
        let total = totalAngle(entry, exit)
        let angles = [entry.front.angle, exit.front.angle]
        let isOneSided = angles.allSatisfy { $0 <= 185 } || angles.allSatisfy { $0 >= 175 }
        let isStraight = TurnAngle.fromStraight(total) < TurnAngle.narrow / 2
        let turned = Self.turned(entry, exit)
        if isOneSided, abs(turned) >= 180 {
            // The angle between the ends would be one to the other side.
            return turned > 0 ? TurnAngle.pastBack : 360 - TurnAngle.pastBack
        }
        return !isStraight && (entry.meters < Self.reach || isOneSided) ? total : angles[0]
    }

    /// The turn angle from before one step to after another.
    func totalAngle(_ one: DraftStep, _ other: DraftStep) -> Double {
        let (entry, exit) = Self.inOrder(one, other)
        return TurnAngle.between(entry.front.bearingIn, exit.front.bearingOut)
    }

    /// The degrees that two steps and the road between them turn to the right, more than 180 where they lead past the way
    /// back; left turns are negative.
    static func turned(_ entry: DraftStep, _ exit: DraftStep) -> Double {
        let bearings = [
            entry.front.bearingIn, entry.front.bearingOut, exit.front.bearingIn,
            exit.front.bearingOut,
        ]
        return zip(bearings, bearings.dropFirst()).reduce(0) {
            $0 + TurnAngle.toTheRight($1.0, $1.1)
        }
    }

    /// Whether two steps are one turn at most, and do not lead back.
    static func areOneTurn(_ entry: DraftStep, _ exit: DraftStep) -> Bool {
        TurnAngle.fromStraight(TurnAngle.between(entry.bearingBefore, exit.bearingAfter))
            <= TurnAngle.almostBack && abs(turned(entry, exit)) <= 180
    }

    private static func inOrder(
        _ one: DraftStep, _ other: DraftStep
    ) -> (entry: DraftStep, exit: DraftStep) {
        one.arcs.lowerBound <= other.arcs.lowerBound ? (one, other) : (other, one)
    }
}
