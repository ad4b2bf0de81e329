import SwiftUI
import Testing

@MainActor struct GeometryEffectTests {
    private struct Shake: GeometryEffect {
        var animatableData: CGFloat
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(
                CGAffineTransform(translationX: size.width * animatableData, y: -3))
        }
    }

    @Test(arguments: [0, 0.5, 1] as [CGFloat]) func anEffectMovesAViewByItsSize(part: CGFloat)
        throws
    {
        let view = Color.red.frame(width: 40, height: 20).modifier(Shake(animatableData: part))
            .frame(width: 100, height: 100, alignment: .topLeading)
        let host = ViewHost(view, size: CGSize(width: 100, height: 100))
        var (element, place) = (host.interface.root, CGPoint.zero)
        while let inner = element.children.first {
            place.x += inner.frame.minX
            place.y += inner.frame.minY
            element = inner
        }
        #expect(place == CGPoint(x: 40 * part, y: -3))
    }

    @Test func anAnimationIsCompletedAfterItsChanges() async {
        var steps: [String] = []
        await withCheckedContinuation { done in
            withAnimation(.easeIn) {
                steps.append("change")
            } completion: {
                steps.append("completion")
                done.resume()
            }
            steps.append("after")
        }
        #expect(steps == ["change", "after", "completion"])
    }

    @Test func tabsHaveRolesAndPictures() {
        let host = ViewHost(
            TabView {
                Tab("Map", systemImage: "map") { Text("the map") }
                Tab("Find", systemImage: "magnifyingglass", role: .search) { Text("the search") }
                Tab("Photos", image: "photo") { Text("the photos") }
            })
        #expect(host.words == ["the map", "Map", "Find", "Photos"])
    }
}
