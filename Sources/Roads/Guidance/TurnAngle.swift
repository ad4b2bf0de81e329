/// Arithmetic of directions.
///
/// A *bearing* is degrees clockwise from north. A *turn angle* is seen by someone arriving at a junction:
/// 0 is a U-turn, 90 a right turn, 180 straight on, 270 a left turn.
package enum TurnAngle {
    /// Straight on.
    static let straight = 180.0
    /// A road that deviates less than this from straight on simply goes on.
    static let unnoticeable = 3.0
    /// Two directions nearer than this are hard to tell apart.
    static let fuzzy = 25.0
    /// The most a road may bend and still be felt as going on.
    static let narrow = 40.0
    /// How far from straight on two turns together may lead that are felt as none.
    static let almostStraight = 35.0
    /// How far they may lead and still be one turn, and none back.
    static let almostBack = 140.0
    /// The turn angle of two turns to the right that lead past the way back: a sharp right turn, as far as words tell.
    static let pastBack = 20.0
    /// Roads nearer than this form a group.
    static let group = 60.0

    /// The angle between two directions, 0 to 180.
    package static func deviation(_ one: Double, _ other: Double) -> Double {
        let difference = abs(one - other)
        return difference > 180 ? abs(360 - difference) : difference
    }

    /// How far a turn angle is from straight on, 0 to 180.
    package static func fromStraight(_ angle: Double) -> Double { deviation(angle, straight) }

    /// The turn angle from one direction of travel to another.
    package static func between(_ incoming: Double, _ outgoing: Double) -> Double {
        positive(180 - (outgoing - incoming))
    }

    /// The degrees turned to the right from one direction of travel to another, -180 ..< 180; left turns are negative.
    static func toTheRight(_ incoming: Double, _ outgoing: Double) -> Double {
        positive(outgoing - incoming + 180) - 180
    }

    /// The opposite bearing.
    package static func reversed(_ bearing: Double) -> Double {
        bearing >= 180 ? bearing - 180 : bearing + 180
    }

    /// An angle brought into 0 ..< 360.
    package static func positive(_ angle: Double) -> Double {
        var result = angle
        while result < 0 { result += 360 }
        while result >= 360 { result -= 360 }
        return result
    }
}
