import MapScene
import SwiftUI
import Testing

/// Drawings of a canvas.
@MainActor struct CanvasTests {
    private func commands(
        _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) throws -> [Drawing.Command] {
        let host = ViewHost(Canvas(renderer: renderer), size: CGSize(width: 200, height: 100))
        let element = host.first { if case .drawing = $0.content { true } else { false } }
        guard case .drawing(let drawing)? = element?.content else {
            Issue.record("no drawing")
            return []
        }
        return drawing.commands
    }

    @Test func knowsItsRoom() throws {
        var room = CGSize.zero
        _ = try commands { _, size in room = size }
        #expect(room == CGSize(width: 200, height: 100))
    }

    @Test func fillsAndStrokes() throws {
        let drawn = try commands { context, size in
            let path = Path(CGRect(origin: .zero, size: size))
            context.fill(path, with: .color(.red))
            context.translateBy(x: 10, y: 20)
            context.stroke(path, with: .color(.blue), lineWidth: 3)
        }
        try #require(drawn.count == 2)
        guard case .fill(let filled, let red, _) = drawn[0].operation,
            case .stroke(let stroked, let blue, let line) = drawn[1].operation
        else {
            Issue.record("other commands")
            return
        }
        #expect(red == UIColor.systemRed.value)
        #expect(blue == UIColor.systemBlue.value)
        #expect(line.width == 3)
        #expect(filled.controlBounds == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(stroked == filled)
        #expect((drawn[1].transform.tx, drawn[1].transform.ty) == (10, 20))
    }

    @Test func colorsMixAsTheContextSays() throws {
        let drawn = try commands { context, size in
            let path = Path(CGRect(origin: .zero, size: size))
            context.blendMode = .screen
            context.fill(path, with: .color(.red))
            context.blendMode = GraphicsContext.BlendMode(rawValue: 99)
            context.fill(path, with: .color(.red))
        }
        #expect(drawn.map(\.blendMode) == ["screen", "normal"])
    }

    @Test func aStrokeIsAShape() throws {
        let line = Rectangle().stroke(lineWidth: 4)
        let room = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(line.path(in: room).boundingRect == room.insetBy(dx: -2, dy: -2))
        // As in front of a picture: a line around a line, and a line in a color.
        let host = ViewHost(
            VStack {
                line.stroke(Color.white)
                line.fill(Color.red)
                line
            })
        let shapes = host.interface.allElements.filter {
            if case .drawing = $0.content { true } else { $0.style.borderWidth > 0 }
        }
        #expect(shapes.count == 3)
    }

    @Test func aCopyHasAStateOfItsOwn() throws {
        let drawn = try commands { context, size in
            let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.drawLayer { layer in
                layer.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
                layer.scaleBy(x: 2, y: 2)
                layer.fill(path, with: .color(.black))
            }
            context.fill(path, with: .color(.black))
        }
        try #require(drawn.count == 2)
        #expect(
            drawn[0].clips.map(\.path.controlBounds) == [CGRect(x: 0, y: 0, width: 5, height: 5)])
        #expect(drawn[1].clips.isEmpty)
        guard case .fill(let small, _, _) = drawn[1].operation,
            case .fill(let large, _, _) = drawn[0].operation
        else {
            Issue.record("other commands")
            return
        }
        #expect(large == small)
        #expect((drawn[0].transform.a, drawn[1].transform.a) == (2, 1))
    }

    @Test func fillsWithGradients() throws {
        let drawn = try commands { context, size in
            context.fill(
                Path(ellipseIn: CGRect(origin: .zero, size: size)),
                with: .linearGradient(
                    Gradient(colors: [.red, .blue]), startPoint: .zero,
                    endPoint: CGPoint(x: size.width, y: 0)))
        }
        guard case .linearGradient(let gradient, _, let end)? = drawn.first?.operation else {
            Issue.record("no gradient")
            return
        }
        #expect(gradient.stops.map(\.location) == [0, 1])
        #expect(end == CGPoint(x: 200, y: 0))
        #expect(drawn.first?.clips.count == 1)
    }

    @Test func textStandsAroundItsAnchor() throws {
        let drawn = try commands { context, _ in
            context.draw(Text("Harbor").bold().foregroundColor(.green), at: CGPoint(x: 100, y: 50))
            context.draw(Text("Quay"), at: CGPoint(x: 100, y: 50), anchor: .topLeading)
        }
        try #require(drawn.count == 2)
        guard case .text("Harbor", let first, _, let isBold, let color) = drawn[0].operation,
            case .text("Quay", let second, _, _, _) = drawn[1].operation
        else {
            Issue.record("other commands")
            return
        }
        #expect(isBold)
        #expect(color == UIColor.systemGreen.value)
        #expect(first.x < 100 && first.y < 50)
        #expect(second == CGPoint(x: 100, y: 50))
    }

    @Test func theShapeOfButtonsIsAShape() {
        let box = CGRect(x: 0, y: 0, width: 100, height: 40)
        let capsule = ButtonBorderShape.capsule.path(in: box)
        #expect(capsule == Path(roundedRect: box, cornerRadius: 20))
        #expect(
            ButtonBorderShape.circle.path(in: box).boundingRect
                == CGRect(x: 30, y: 0, width: 40, height: 40))
    }
}
