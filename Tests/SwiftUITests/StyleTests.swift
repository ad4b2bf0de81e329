import MapScene
import SwiftUI
import Testing
import UIKit

@MainActor struct StyleTests {
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
