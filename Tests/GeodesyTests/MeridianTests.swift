import Geodesy
import Testing

/// Boxes, lines and rings over the 180th meridian.
@Suite struct MeridianTests {
    private func at(_ latitude: Double, _ longitude: Double) -> PackedCoordinate {
        PackedCoordinate(
            PackedCoordinate.units(rounding: latitude), PackedCoordinate.units(rounding: longitude))
    }

    private func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> PackedBox
    {
        let (low, high) = (at(south, west), at(north, east))
        return PackedBox(
            south: low.latitude, west: low.longitude, north: high.latitude, east: high.longitude)
    }

    @Test func linesTakeTheShorterWay() {
        #expect(at(0, 179.9).interpolated(to: at(1, -179.9), 0.25) == at(0.25, 179.95))
        #expect(at(0, 179.9).interpolated(to: at(1, -179.9), 0.75) == at(0.75, -179.95))
        #expect(at(0, -179.9).interpolated(to: at(0, 179.7), 0.5) == at(0, 179.9))
        #expect(at(0, -80).interpolated(to: at(0, 100), 0.5) == at(0, 10))
        #expect(at(0, 10).turned == at(0, -170) && at(0, 10).turned.turned == at(0, 10))
    }

    @Test func aBoxNearTheMeridianHoldsBothSides() {
        for (longitude, other) in [(179.995, -179.995), (-179.995, 179.995), (180.0, -179.995)] {
            let near = PackedBox(around: at(0, longitude), radiusMeters: 2_000)
            #expect(near.spans180thMeridian)
            #expect(near.contains(0, at(0, longitude).longitude))
            #expect(near.contains(0, at(0, other).longitude))
            #expect(!near.contains(0, 0) && !near.contains(0, at(0, 179.9).longitude))
            #expect(
                near.touches(box(-1, 179.99, 1, 180)) && near.touches(box(-1, -180, 1, -179.99)))
            #expect(!near.touches(box(-1, -10, 1, 10)))
        }
        #expect(!PackedBox(around: at(0, 179), radiusMeters: 2_000).spans180thMeridian)
        let world = PackedBox(around: at(0, 179), radiusMeters: 3e7)
        #expect(world.west == -1_800_000_000 && world.east == 1_800_000_000)
    }

    @Test func boxesHaveWidthsAndMiddles() {
        let over = box(-2, 179, 4, -178)
        #expect(over.width == 30_000_000)
        #expect(over.middle == at(1, -179.5))
        #expect(over.parts == [box(-2, 179, 4, 180), box(-2, -180, 4, -178)])
        #expect(box(0, 1, 2, 5).middle == at(1, 3))
        #expect(over.nearest(to: at(0, 179.5)) == at(0, 179.5))
        #expect(over.nearest(to: at(9, 170)) == at(4, 179))
        #expect(over.nearest(to: at(0, -170)) == at(0, -178))
        // The way over the meridian is shorter to a box that does not lie over it, too.
        #expect(box(0, 170, 1, 179).nearest(to: at(0, -179)) == at(0, 179))
        #expect(box(0, 170, 1, 179).nearest(to: at(0, 1)) == at(0, 170))
    }

    @Test func boxesAreJoinedTheShorterWay() {
        func joined(_ a: PackedBox, _ b: PackedBox) -> PackedBox {
            var result = a
            result.join(b)
            return result
        }
        #expect(joined(box(0, 1, 2, 3), box(1, 5, 4, 6)) == box(0, 1, 4, 6))
        #expect(joined(box(0, 179, 1, 180), box(0, -180, 2, -179)) == box(0, 179, 2, -179))
        #expect(joined(box(0, -179, 1, -178), box(0, 178, 2, 179)) == box(0, 178, 2, -178))
        #expect(joined(box(0, 179, 1, -179), box(0, 178, 1, 179.5)) == box(0, 178, 1, -179))
        #expect(joined(box(0, 179, 1, -179), box(0, -179.5, 1, -170)) == box(0, 179, 1, -170))
        #expect(joined(box(0, 10, 1, -10), box(0, -20, 1, 20)) == box(0, -180, 1, 180))
        #expect(
            box(-89, 179, 89, 179.5).widened(latitude: 20_000_000, longitude: 10_000_000)
                == box(-90, 178, 90, -179.5))
        #expect(
            box(0, -170, 1, 170).widened(latitude: 0, longitude: 200_000_000)
                == box(0, -180, 1, 180))
    }

    @Test func pointsHaveTheNarrowerBox() {
        func bounds(_ points: PackedCoordinate...) -> PackedBox? {
            var bounds = PointBounds()
            for point in points { bounds.add(point) }
            return bounds.box
        }
        #expect(bounds() == nil)
        #expect(bounds(at(1, 2)) == box(1, 2, 1, 2))
        #expect(bounds(at(1, -2), at(0, 3)) == box(0, -2, 1, 3))
        #expect(bounds(at(1, 179), at(0, -179), at(3, -178)) == box(0, 179, 3, -178))
        // Russia, about.
        #expect(bounds(at(54, 19), at(66, -169), at(60, 180)) == box(54, 19, 66, -169))
    }

    @Test func linesAreCutAtTheMeridian() {
        let plain = [at(0, -10), at(0, 100)]
        #expect(MeridianCut.parts(ofLine: plain) == [plain])
        #expect(
            MeridianCut.parts(ofLine: [at(0, 179.9), at(2, -179.9), at(2, -179), at(2, 179)])
                == [
                    [at(0, 179.9), at(1, 180)],
                    [at(1, -180), at(2, -179.9), at(2, -179), at(2, -180)],
                    [at(2, 180), at(2, 179)],
                ])
        // A line that has a point on the meridian, written as either side has it.
        #expect(
            MeridianCut.parts(ofLine: [at(0, 179), at(0, 180), at(0, -179)])
                == [[at(0, 179), at(0, 180)], [at(0, -180), at(0, -179)]])
        #expect(
            MeridianCut.parts(ofLine: [at(0, 179), at(0, -180), at(0, -179)])
                == [[at(0, 179), at(0, 180)], [at(0, -180), at(0, -179)]])
    }

    @Test func ringsAreCutAtTheMeridian() {
        let plain = [at(0, 0), at(0, 90), at(1, 90)]
        #expect(MeridianCut.parts(ofRing: plain) == [plain])
        let ring = [at(0, 179), at(0, -179), at(2, -179), at(2, 179)]
        let parts = MeridianCut.parts(ofRing: ring)
        #expect(parts.count == 2)
        #expect(Set(parts[0]) == [at(0, 179), at(0, 180), at(2, 180), at(2, 179)])
        #expect(Set(parts[1]) == [at(0, -180), at(0, -179), at(2, -179), at(2, -180)])
        // A hole on one side stays whole, a ring around a pole as it is.
        let pole = [at(-70, 0), at(-70, 120), at(-70, -120)]
        #expect(MeridianCut.parts(ofRing: pole) == [pole])
    }

    /// Whether a point is inside is the same before and after, as seen from half around the world.
    @Test func partsHoldWhatTheRingHolds() {
        let ring = [
            at(0, 179), at(1, -179.5), at(2, 179.5), at(3, -179), at(4, 179.2), at(4.5, -179.9),
            at(5, 178.8),
        ]
        let parts = MeridianCut.parts(ofRing: ring)
        func holds(_ rings: [[PackedCoordinate]], _ point: PackedCoordinate) -> Bool {
            var rule = EvenOddRule(x: Double(point.longitude), y: Double(point.latitude))
            for ring in rings {
                rule.pass(ring: ring) { (Double($0.longitude), Double($0.latitude)) }
            }
            return rule.isInside
        }
        var insideCount = 0
        for north in 0..<53 {
            for east in 0..<30 {
                let point = at(Double(north) * 0.1 - 0.043, -1.47 + Double(east) * 0.1)
                let isInside = holds([ring.map(\.turned)], point)
                #expect(holds(parts, point.turned) == isInside)
                if isInside { insideCount += 1 }
            }
        }
        #expect(insideCount > 100)
    }
}
