import Foundation
import MapGeometry
import TestSupport
import Testing

private let world = 268_435_456.0

private func ring(_ numbers: Double...) -> [MKMapPoint] {
    stride(from: 0, to: numbers.count, by: 2).map { MKMapPoint(x: numbers[$0], y: numbers[$0 + 1]) }
}

private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}

private func totalArea(_ polygons: [PolygonRings<MKMapPoint>]) -> Double {
    polygons.reduce(0) { $0 + $1.area }
}

@Suite struct PolygonClippingTests {
    @Test func aCombFallsIntoItsTeeth() {
        let comb = PolygonRings(
            exterior: ring(
                0, 0, 10, 0, 10, 10, 8, 10, 8, 2, 6, 2, 6, 10, 4, 10, 4, 2, 2, 2, 2, 10, 0, 10))
        let teeth = comb.clipped(to: rect(-1, 5, 20, 20))
        #expect(teeth.count == 3)
        #expect(teeth.map(\.area) == [10, 10, 10])
        // The edge of the rectangle that runs along the roots of the teeth gives them as well.
        #expect(comb.clipped(to: rect(-1, 2, 20, 20)).map(\.area) == [16, 16, 16])
        #expect(comb.clipped(to: rect(-1, 1, 20, 20)).count == 1)
    }

    @Test func aCutHoleBecomesOutline() {
        let frame = PolygonRings(
            exterior: ring(0, 0, 10, 0, 10, 10, 0, 10), holes: [ring(4, 4, 6, 4, 6, 6, 4, 6)])
        let half = frame.clipped(to: rect(0, 0, 5, 10))
        #expect(half.count == 1)
        #expect(half[0].holes.isEmpty)
        #expect(totalArea(half) == 48)
        let bars = frame.clipped(to: rect(4.5, -1, 1, 12))
        #expect(bars.map(\.area) == [4, 4])
        let untouched = frame.clipped(to: rect(-5, -5, 20, 20))
        #expect(untouched.count == 1)
        #expect(untouched[0].holes.count == 1)
        // A hole that touches the rectangle's edge from outside takes nothing away; from inside, its area.
        #expect(totalArea(frame.clipped(to: rect(0, 0, 4, 10))) == 40)
        #expect(totalArea(frame.clipped(to: rect(4, 0, 6, 10))) == 56)
        #expect(frame.clipped(to: rect(4, 4, 2, 2)).isEmpty)
    }

    @Test func touchingIsNothing() {
        let square = PolygonRings(exterior: ring(0, 0, 10, 0, 10, 10, 0, 10, 0, 0))
        #expect(square.clipped(to: rect(10, 0, 5, 10)).isEmpty)
        #expect(square.clipped(to: rect(10, 10, 5, 5)).isEmpty)
        #expect(square.clipped(to: rect(2, 2, 0, 5)).isEmpty)
        #expect(square.clipped(to: rect(2, 2, -1, 5)).isEmpty)
        #expect(square.clipped(to: .null).isEmpty)
        let same = square.clipped(to: rect(0, 0, 10, 10))
        #expect(totalArea(same) == 100)
        // A tooth's tip on the edge parts nothing.
        let diamond = PolygonRings(exterior: ring(5, 0, 10, 5, 5, 10, 0, 5))
        #expect(diamond.clipped(to: rect(0, 0, 10, 10)).map(\.area) == [50])
        #expect(diamond.clipped(to: rect(5, 0, 10, 10)).map(\.area) == [25])
    }

    @Test func ringsComeOutClosedAndWound() {
        var random = SplitMix(seed: 0x5EED_1002)
        for _ in 0..<200 {
            for polygon in RandomShapes.area(&random).clipped(to: RandomShapes.rect(&random)) {
                #expect(ShapeMeasure.signedArea(ofRing: polygon.exterior) > 0)
                for hole in polygon.holes { #expect(ShapeMeasure.signedArea(ofRing: hole) < 0) }
                for ring in polygon.rings { #expect(ring.first == ring.last && ring.count >= 4) }
            }
        }
    }

    /// Membership of every quarter of a grid, on shapes whose corners often lie on the rectangle's edges.
    @Test func clipsHoldExactlyWhatIsInBoth() {
        var random = SplitMix(seed: 0x5EED_1003)
        for _ in 0..<400 {
            let area = RandomShapes.area(&random)
            let rect = RandomShapes.rect(&random)
            let pieces = area.clipped(to: rect)
            for x in stride(from: -12.73, to: 13, by: 0.5) {
                for y in stride(from: -12.71, to: 13, by: 0.5) {
                    let point = MKMapPoint(x: x, y: y)
                    guard area.placement(of: point) != .onBoundary else { continue }
                    let expected = rect.contains(point) && area.contains(point) ? 1 : 0
                    let found = pieces.count { $0.contains(point) }
                    #expect(found == expected, "\(point) of \(area) in \(rect)")
                }
            }
        }
    }

    /// An edge of a result that runs along the rectangle must have the area's inside beside it.
    @Test func noEdgeBridgesTwoPieces() {
        var random = SplitMix(seed: 0x5EED_1004)
        for _ in 0..<400 {
            let area = RandomShapes.area(&random)
            let rect = RandomShapes.rect(&random)
            for ring in area.clipped(to: rect).flatMap(\.rings) {
                for (from, to) in zip(ring, ring.dropFirst()) {
                    let isOnEdge =
                        (from.x == to.x && (from.x == rect.minX || from.x == rect.maxX))
                        || (from.y == to.y && (from.y == rect.minY || from.y == rect.maxY))
                    guard isOnEdge else { continue }
                    var middle = MKMapPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
                    middle.x += (rect.midX - middle.x) * 1e-6
                    middle.y += (rect.midY - middle.y) * 1e-6
                    #expect(area.contains(middle), "\(from) to \(to) of \(area) in \(rect)")
                }
            }
        }
    }

    @Test func tilesAddUpToTheWhole() {
        var random = SplitMix(seed: 0x5EED_1005)
        for _ in 0..<100 {
            let area = RandomShapes.area(&random)
            var sum = 0.0
            for x in stride(from: -12.0, to: 12, by: 4) {
                for y in stride(from: -12.0, to: 12, by: 4) {
                    sum += totalArea(area.clipped(to: rect(x, y, 4, 4)))
                }
            }
            #expect(abs(sum - area.area) < 1e-9)
        }
    }

    @Test func over180thMeridian() {
        let alaska = PolygonRings(
            exterior: ring(world - 10, 0, world, 0, world, 10, world - 10, 10))
        let chukotka = PolygonRings(exterior: ring(0, 0, 10, 0, 10, 10, 0, 10))
        let east = rect(world - 5, 0, 10, 10)
        #expect(totalArea(alaska.clipped(to: east)) == 50)
        let beyond = chukotka.clipped(to: east)
        #expect(totalArea(beyond) == 50)
        #expect(beyond[0].boundingRect == rect(world, 0, 5, 10))
        let west = rect(-5, 0, 10, 10)
        #expect(alaska.clipped(to: west)[0].boundingRect == rect(-5, 0, 5, 10))
        let across = PolygonRings(
            exterior: ring(world - 10, 0, world + 10, 0, world + 10, 10, world - 10, 10))
        #expect(across.clipped(to: rect(0, 0, 4, 10))[0].boundingRect == rect(0, 0, 4, 10))
        #expect(totalArea(across.clipped(to: .world)) == 200)
        #expect(chukotka.clipped(to: .world).count == 1)
        #expect(alaska.clipped(to: .world).count == 1)
    }

    @Test func numbersThatAreNotFiniteDoNoHarm() {
        let odd = PolygonRings(
            exterior: ring(0, 0, .nan, 3, 10, 0, 10, 10, .infinity, 3, 0, 10, 0, -.infinity))
        #expect(totalArea(odd.clipped(to: rect(0, 0, 5, 5))) == 25)
        #expect(PolygonRings<MKMapPoint>(exterior: []).clipped(to: .world).isEmpty)
        #expect(PolygonRings(exterior: ring(1, 1, 2, 2)).clipped(to: .world).isEmpty)
    }
}
