import MapScene
import SwiftUI
import Testing

/// Parts of outlines, shapes that are moved and turned, and gradients around a point.
@MainActor struct OutlineTests {
    private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

    @Test(arguments: [
        (0.0, 0.25, CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 0)),
        (0.25, 0.5, CGPoint(x: 30, y: 0), CGPoint(x: 40, y: 20)),
        (0.5, 1.0, CGPoint(x: 40, y: 20), CGPoint(x: 0, y: 0)),
    ])
    func aPartOfARectangleGoesFromShareToShare(
        from: Double, to: Double, start: CGPoint, end: CGPoint
    ) {
        let path = Rectangle().trim(from: from, to: to).path(in: rect)
        #expect(path.shape.elements.first == .move(start))
        #expect(path.currentPoint == end)
    }

    @Test func noPartIsEmptyAndAllIsWhole() {
        #expect(Circle().trim(from: 0.5, to: 0.5).path(in: rect).isEmpty)
        #expect(Circle().trim(from: 0.9, to: 0.1).path(in: rect).isEmpty)
        #expect(Circle().trim(from: -1, to: 2).path(in: rect) == Circle().path(in: rect))
        #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    }

    /// Half of a circle is on one side of its center.
    @Test func halfACircleIsHalfAsHigh() {
        let half = Circle().trim(from: 0, to: 0.5).path(in: rect).boundingRect
        #expect(abs(half.width - 20) < 0.1)
        #expect(abs(half.height - 10) < 0.1)
    }

    @Test func shapesAreMovedTurnedScaledAndMadeSmaller() {
        #expect(
            Rectangle().offset(x: 5, y: 6).path(in: rect).boundingRect
                == rect.offsetBy(dx: 5, dy: 6))
        let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
        #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 40) < 1e-9)
        #expect(abs(turned.midX - rect.midX) < 1e-9)
        #expect(
            Rectangle().scale(0.5, anchor: .topLeading).path(in: rect).boundingRect
                == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(
            Rectangle().inset(by: 3).path(in: rect).boundingRect == rect.insetBy(dx: 3, dy: 3))
        #expect(Rectangle().inset(by: 50).path(in: rect).boundingRect.height == 0)
        #expect(
            Rectangle().size(width: 7, height: 8).path(in: rect).boundingRect.size
                == CGSize(width: 7, height: 8))
    }

    private func drawing(_ view: some View) throws -> Drawing {
        let host = ViewHost(view.frame(width: 100, height: 100))
        let element = try #require(
            host.first { if case .drawing = $0.content { true } else { false } })
        guard case .drawing(let drawing) = element.content else { return Drawing() }
        return drawing
    }

    @Test func angularGradientsHaveTheirColorsAround() throws {
        let commands = try drawing(
            Rectangle().fill(
                AngularGradient(colors: [.black, .white], center: .center))
        ).commands
        var levels: [Double] = []
        for command in commands {
            if case .fill(_, let color, _) = command.operation { levels.append(color.red) }
        }
        #expect(levels.count > 60)
        #expect(levels == levels.sorted())
        #expect(try #require(levels.first) < 0.02)
        #expect(try #require(levels.last) > 0.98)
    }

    @Test func ellipticalGradientsReachAsFarAsTheRoom() throws {
        let commands = try drawing(EllipticalGradient(colors: [.red, .blue])).commands
        guard case .radialGradient(_, _, let inner, _, let outer)? = commands.first?.operation
        else {
            Issue.record("it is no gradient")
            return
        }
        #expect((inner, outer) == (0, 50))
    }

    @Test func masksCutByTheirShape() {
        let host = ViewHost(Color.red.frame(width: 40, height: 40).mask(Circle()))
        #expect(
            host.interface.allElements.contains {
                $0.style.isClipped && $0.style.cornerRadius == 20
            })
    }

    @Test func textTakesStylesAndLinesFromAround() throws {
        let host = ViewHost(
            VStack {
                Text("gray").foregroundStyle(.secondary)
                Text("plain").underline().strikethrough()
            }
            .foregroundStyle(.red))
        let texts = host.interface.allElements.compactMap { element -> SceneText? in
            if case .text(let text) = element.content { text } else { nil }
        }
        #expect(texts.map(\.string) == ["gray", "plain"])
        #expect(texts[0].color.red == texts[1].color.red)
        #expect(texts[0].color.alpha < texts[1].color.alpha)
        let lines = ViewHost(VStack { Text("a") }.underline().strikethrough())
        let line = try #require(
            lines.first { if case .text = $0.content { true } else { false } })
        guard case .text(let text) = line.content else { return }
        #expect(text.isUnderlined && text.isStruckThrough)
    }

    @Test func colorsLieBetweenOthers() {
        let gray = Color.black.mix(with: .white, by: 0.25)
        #expect(gray == Color(white: 0.25))
        #expect(Color.white.resolve(in: EnvironmentValues()).red == 1)
        #expect((Angle.degrees(30) + .degrees(60)) * 2 == .degrees(180))
    }
}
