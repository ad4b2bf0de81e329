import Foundation
import MapGeometry
import TestSupport
import Testing

private let world = 268_435_456.0

private func line(_ numbers: Double...) -> [MKMapPoint] {
    stride(from: 0, to: numbers.count, by: 2).map { MKMapPoint(x: numbers[$0], y: numbers[$0 + 1]) }
}

private let square = MKMapRect(x: 0, y: 0, width: 10, height: 10)

@Suite struct LineClippingTests {
    @Test(arguments: [
        (line(-5, 5, 15, 5), [line(0, 5, 10, 5)]),
        (line(1, 1, 2, 2, 3, 1), [line(1, 1, 2, 2, 3, 1)]),
        (line(5, 5, 15, 5, 15, 8, 5, 8), [line(5, 5, 10, 5), line(10, 8, 5, 8)]),
        // In the rectangle up to a vertex on its edge, and in again: one part.
        (line(5, 5, 10, 6, 5, 7), [line(5, 5, 10, 6, 5, 7)]),
        (line(5, 5, 10, 6, 15, 7), [line(5, 5, 10, 6)]),
        (line(15, 5, 10, 6, 5, 7), [line(10, 6, 5, 7)]),
        // Along an edge: kept. Touching it in a point: not.
        (line(-5, 0, 15, 0), [line(0, 0, 10, 0)]),
        (line(5, -5, 10, 0, 15, 5), []),
        (line(-5, 5, 0, 5, -5, 6), []),
        (line(-5, 10, 0, 15), []),
        (line(-1, 9, 2, 12), []),
        (line(5, 5), []), (line(), []), (line(5, 5, 5, 5), []),
        (line(5, 5, 5, 5, 6, 6), [line(5, 5, 6, 6)]),
        (line(5, 5, .nan, 5, 6, 6, 7, 7), [line(6, 6, 7, 7)]),
    ])
    func parts(of line: [MKMapPoint], expected: [[MKMapPoint]]) {
        #expect(LineClipping.parts(of: line, in: square) == expected)
    }

    @Test func rectsWithoutExtent() {
        let road = MKMapRect(x: 0, y: 5, width: 10, height: 0)
        #expect(LineClipping.parts(of: line(-1, 5, 20, 5), in: road) == [line(0, 5, 10, 5)])
        #expect(LineClipping.parts(of: line(5, 0, 5, 9), in: road).isEmpty)
        #expect(LineClipping.parts(of: line(1, 1, 2, 2), in: .null).isEmpty)
        let negative = MKMapRect(x: 5, y: 5, width: -5, height: -5)
        #expect(LineClipping.parts(of: line(1, 1, 2, 2), in: negative).isEmpty)
    }

    @Test func over180thMeridian() {
        let rect = MKMapRect(x: world - 5, y: 0, width: 10, height: 10)
        #expect(
            LineClipping.parts(of: line(1, 1, 20, 1), in: rect) == [
                line(world + 1, 1, world + 5, 1)
            ])
        let across = line(world - 8, 2, world + 2, 2)
        #expect(LineClipping.parts(of: across, in: rect) == [line(world - 5, 2, world + 2, 2)])
        #expect(
            LineClipping.parts(of: across, in: .world)
                == [line(0, 2, 2, 2), line(world - 8, 2, world, 2)])
        // The meridian itself is drawn once.
        #expect(LineClipping.parts(of: line(world, 1, world, 5), in: .world).count == 1)
    }

    /// Dense points along the line are in the rectangle exactly where a part passes.
    @Test func partsCoverWhatIsInside() {
        var random = SplitMix(seed: 0x5EED_1010)
        for _ in 0..<300 {
            let line = RandomShapes.star(&random)
            let rect = RandomShapes.rect(&random)
            let parts = LineClipping.parts(of: line, in: rect)
            var inside = 0.0
            for (from, to) in zip(line, line.dropFirst()) {
                let steps = 2000
                let hits = (0..<steps).count { step in
                    let share = (Double(step) + 0.5) / Double(steps)
                    return rect.contains(
                        MKMapPoint(
                            x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share
                        ))
                }
                inside += hypot(to.x - from.x, to.y - from.y) * Double(hits) / Double(steps)
            }
            let length = parts.reduce(0) { $0 + ShapeMeasure.length(ofLine: $1) }
            #expect(abs(length - inside) < 0.2)
            for part in parts {
                #expect(part.count >= 2)
                #expect(part.allSatisfy { rect.contains($0) })
            }
        }
    }
}
