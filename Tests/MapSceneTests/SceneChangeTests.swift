import Foundation
import MapGeometry
import MapScene
import TestSupport
import Testing

struct SceneChangeTests {
    static func annotation(_ id: Int, latitude: Double = 0) -> SceneAnnotation {
        SceneAnnotation(
            id: id, coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: Double(id)),
            look: .marker(SceneAnnotation.Marker()), size: CGSize(width: 28, height: 28),
            title: "annotation \(id)")
    }

    static func scene(_ annotations: [SceneAnnotation]) -> MapScene {
        MapScene(
            viewport: Viewport(
                size: CGSize(width: 100, height: 100), center: MKMapPoint(x: 0, y: 0), scale: 1),
            annotations: annotations)
    }

    @Test func equalScenesHaveNoChanges() {
        let scene = Self.scene((0..<10).map { Self.annotation($0) })
        #expect(scene.changes(from: scene).isEmpty)
    }

    @Test func oneMovedAnnotationIsOneChange() {
        let old = Self.scene((0..<10).map { Self.annotation($0) })
        var new = old
        new.annotations[4].coordinate.latitude = 1
        #expect(new.changes(from: old) == [.updateAnnotation(new.annotations[4])])
        new = old
        new.annotations.append(new.annotations.remove(at: 0))
        #expect(new.changes(from: old) == [.moveAnnotation(0, inFrontOf: 9)])
    }

    /// Every list of up to four things against every other: the steps lead there, and there are no fewer.
    @Test func everySmallCaseIsExactAndMinimal() {
        func orders(_ ids: [Int]) -> [[Int]] {
            ids.isEmpty
                ? [[]] : ids.flatMap { id in orders(ids.filter { $0 != id }).map { [id] + $0 } }
        }
        let subsets = (0..<16).map { bits in (0..<4).filter { bits >> $0 & 1 == 1 } }
        let lists = subsets.flatMap(orders)
        for from in lists {
            for to in lists {
                let old = Self.scene(from.map { Self.annotation($0) })
                let new = Self.scene(to.map { Self.annotation($0, latitude: $0 == 2 ? 5 : 0) })
                let changes = new.changes(from: old)
                var applied = old
                applied.apply(changes)
                #expect(applied == new)
                let stays = from.filter(to.contains)
                let rise = Self.longestCommon(from, to)
                let updates = stays.contains(2) ? 1 : 0
                let least =
                    from.count - stays.count + (to.count - stays.count)
                    + (stays.count - rise) + updates
                #expect(changes.count == least, "\(from) \(to)")
            }
        }
    }

    /// The length of the longest list of ids that is in both in the same order, by trying all.
    static func longestCommon(_ first: [Int], _ second: [Int]) -> Int {
        (0..<(1 << first.count)).map { bits in
            let part = first.indices.filter { bits >> $0 & 1 == 1 }.map { first[$0] }
            return part == second.filter(part.contains) ? part.count : 0
        }.max() ?? 0
    }

    @Test func randomScenesAreReached() {
        var random = SplitMix(seed: 21)
        var scene = Self.scene([])
        for _ in 0..<200 {
            var next = scene
            for _ in 0..<Int(random.next() % 8) {
                let count = next.annotations.count
                switch random.next() % 4 {
                case 0:
                    let id = Int(random.next() % 1000)
                    guard !next.annotations.contains(where: { $0.id == id }) else { continue }
                    next.annotations.insert(
                        Self.annotation(id), at: Int(random.next() % UInt64(count + 1)))
                case 1 where count > 0:
                    next.annotations.remove(at: Int(random.next() % UInt64(count)))
                case 2 where count > 0:
                    let one = next.annotations.remove(at: Int(random.next() % UInt64(count)))
                    next.annotations.insert(one, at: Int(random.next() % UInt64(count)))
                case 3 where count > 0:
                    next.annotations[Int(random.next() % UInt64(count))].isSelected.toggle()
                default: next.style.isMuted.toggle()
                }
            }
            scene.apply(next.changes(from: scene))
            #expect(scene == next)
        }
    }

    @Test func stepsSurviveCoding() throws {
        let old = Self.scene([Self.annotation(1), Self.annotation(2)])
        var new = Self.scene([Self.annotation(2), Self.annotation(3)])
        new.overlays = [
            SceneOverlay(
                id: 1, level: .aboveLabels, bounds: MKMapRect(x: 1, y: 2, width: 3, height: 4),
                content: .shape(
                    .lines([SceneOverlay.Line([MKMapPoint(x: 1, y: 2), MKMapPoint(x: 3, y: 4)])]),
                    SceneOverlay.Style(strokeColor: .black)))
        ]
        new.callout = SceneCallout(annotation: 3, title: "three")
        let changes = new.changes(from: old)
        let data = try JSONEncoder().encode(changes)
        let read = try JSONDecoder().decode([SceneChange].self, from: data)
        #expect(read == changes)
        var applied = old
        applied.apply(read)
        #expect(applied == new)
    }

    @Test func unknownNamesChangeNothing() {
        var scene = Self.scene([Self.annotation(1)])
        let before = scene
        scene.apply([
            .removeAnnotation(9), .moveAnnotation(9, inFrontOf: nil),
            .insertAnnotation(Self.annotation(5), inFrontOf: 77),
            .moveAnnotation(1, inFrontOf: 77), .updateAnnotation(Self.annotation(8)),
        ])
        #expect(scene == before)
    }
}
