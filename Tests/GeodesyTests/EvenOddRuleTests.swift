import Geodesy
import Testing

@Suite struct EvenOddRuleTests {
    private typealias Corner = (x: Double, y: Double)

    private static func isInside(_ x: Double, _ y: Double, _ rings: [[Corner]]) -> Bool {
        var rule = EvenOddRule(x: x, y: y)
        for ring in rings { rule.pass(ring: ring) { $0 } }
        return rule.isInside
    }

    /// A square from 0 to `size` around `middle`, clockwise if asked.
    private static func square(_ low: Double, _ high: Double) -> [Corner] {
        [(low, low), (high, low), (high, high), (low, high)]
    }

    @Test func holesAreOutsideAndIslandsInThemInside() {
        let rings = [Self.square(0, 9), Self.square(2, 7), Self.square(4, 5)]
        for (place, expected) in [
            (1.0, true), (3, false), (4.5, true), (6, false), (8, true), (10, false),
        ] {
            #expect(Self.isInside(place, place, rings) == expected, "\(place)")
            // Neither the direction of a ring nor a repeated corner matters.
            let turned = rings.map { $0.reversed() + [$0[3]] }
            #expect(Self.isInside(place, place, turned) == expected, "\(place)")
        }
    }

    @Test func raysThroughCornersCountOnce() {
        let diamond: [Corner] = [(0, -2), (2, 0), (0, 2), (-2, 0)]
        #expect(Self.isInside(-1, 0, [diamond]))
        #expect(!Self.isInside(-3, 0, [diamond]))
        #expect(!Self.isInside(-3, 2, [diamond]) && !Self.isInside(-3, -2, [diamond]))
    }

    @Test func everyPlaceIsInOneOfTheAreasThatShareEdges() {
        // Places on the edges included: a grid of squares covers each once.
        for x in stride(from: 0.0, to: 3, by: 0.5) {
            for y in stride(from: 0.0, to: 3, by: 0.5) {
                let count = (0..<9).count { cell in
                    let (west, south) = (Double(cell % 3), Double(cell / 3))
                    return Self.isInside(
                        x, y,
                        [
                            [
                                (west, south), (west + 1, south), (west + 1, south + 1),
                                (west, south + 1),
                            ]
                        ])
                }
                #expect(count == 1, "\(x) \(y)")
            }
        }
    }

    @Test func nothingIsInsideRingsWithoutCorners() {
        #expect(!Self.isInside(0, 0, []))
        #expect(!Self.isInside(0, 0, [[]]))
        #expect(!Self.isInside(0, 0, [[(-1, 0)], [(-1, -1), (1, 1)]]))
        #expect(!Self.isInside(.nan, .nan, [Self.square(-1, 1)]))
    }
}
