import Roads
import Testing

/// Arithmetic of directions.
@Suite struct TurnAngleTests {
    @Test(arguments: [
        (0.0, 180.5, 179.5), (180.5, 0, 179.5), (350, 10, 20), (0, 180, 180), (90, 30, 60),
        (0, 0, 0),
    ])
    func directionsDifferByTheSmallerAngle(one: Double, other: Double, angle: Double) {
        #expect(TurnAngle.deviation(one, other) == angle)
    }

    /// Straight on is 180, a right turn 90, a left turn 270 and a U-turn 0, whatever the bearing.
    @Test(arguments: [0.0, 45, 180, 270, 315])
    func turnsAreToldFromTheBearings(bearing: Double) {
        func turn(_ change: Double) -> Double {
            TurnAngle.between(bearing, TurnAngle.positive(bearing + change))
        }
        #expect(turn(0) == 180)
        #expect(turn(90) == 90)
        #expect(turn(-90) == 270)
        #expect(turn(180) == 0)
        #expect(TurnAngle.fromStraight(turn(30)) == 30)
        #expect(TurnAngle.deviation(bearing, TurnAngle.reversed(bearing)) == 180)
    }

    @Test(arguments: [
        (0.0, 0.0), (359.5, 359.5), (360, 0), (360.5, 0.5), (720, 0), (-0.5, 359.5), (-360, 0),
    ])
    func anglesAreBroughtIntoOneTurn(_ angle: Double, _ turn: Double) {
        #expect(TurnAngle.positive(angle) == turn)
    }

    @Test func theOppositeOfABearingIsOne() {
        #expect([0.0, 90, 180, 359.5].map(TurnAngle.reversed) == [180, 270, 0, 179.5])
    }
}
