import MapScene
import SwiftUI
import Testing
import UIKit

@MainActor struct StyleTests {
    @Test func aMeshBlendsBetweenItsPoints() throws {
        let host = ViewHost(
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                colors: [.black, .white, .black, .white]), size: CGSize(width: 120, height: 60))
        let element = try #require(
            host.first { if case .drawing = $0.content { true } else { false } })
        guard case .drawing(let drawing) = element.content else { return }
        // The background, and twelve by twelve parts of the only field.
        #expect(drawing.commands.count == 1 + 144)
        let reds = drawing.commands.dropFirst().compactMap {
            if case .fill(_, let color, _) = $0.operation { color.red } else { nil }
        }
        let first = Array(reds.prefix(12))
        #expect(first == first.sorted() && first[0] < 0.1 && first[11] > 0.9)
        let lacking = ViewHost(
            MeshGradient(width: 2, height: 2, points: [[0, 0]], colors: [.red], background: .blue))
        #expect(lacking.first { $0.style.background == UIColor.systemBlue.value } != nil)
    }

    private func colors(_ view: some View) -> [SceneColor] {
        ViewHost(view).interface.allElements.compactMap {
            if case .text(let text) = $0.content { text.color } else { nil }
        }
    }

    private func faded(_ color: UIColor, _ alpha: Double) -> SceneColor {
        var value = color.value
        value.alpha = alpha
        return value
    }

    @Test func levelsAreOfBlackUnlessSomethingElseIsAround() {
        let view = VStack {
            Text("plain").foregroundStyle(.secondary)
            VStack {
                Text("red").foregroundStyle(.tertiary)
                VStack { Text("again").foregroundStyle(.secondary) }.foregroundStyle(.tertiary)
            }
            .foregroundStyle(Color.red)
        }
        #expect(
            colors(view) == [faded(.black, 0.6), faded(.systemRed, 0.3), faded(.systemRed, 0.6)])
    }

    // A level within a level once asked for itself without end.
    @Test func levelsWithinLevelsAreOfBlack() {
        let view = VStack {
            Text("inherited")
            Text("same").foregroundStyle(.secondary)
            Text("own").foregroundStyle(.quaternary)
            Text("wrapped").foregroundStyle(AnyShapeStyle(AnyShapeStyle(.secondary)))
        }
        .foregroundStyle(.secondary)
        #expect(
            colors(view) == [
                faded(.black, 0.6), faded(.black, 0.6), faded(.black, 0.18), faded(.black, 0.6),
            ])
    }
}
