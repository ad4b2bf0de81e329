import MapScene
import Testing
import UIKit

/// Layers in layers, and what they show.
@MainActor struct LayerTests {
    @Test func aViewsLayerIsWhereTheViewIs() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.layer.frame == view.frame && view.layer.bounds == view.bounds)
        view.layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.layer.position == view.center)
    }

    @Test func layersAreInOneLayerAtATime() {
        let (around, other) = (CALayer(), CALayer())
        let layers = (0..<3).map { _ in CALayer() }
        around.addSublayer(layers[1])
        around.insertSublayer(layers[0], at: 0)
        around.insertSublayer(layers[2], at: 99)
        #expect(around.sublayers == layers && layers[0].superlayer === around)
        around.insertSublayer(layers[2], below: layers[0])
        around.insertSublayer(layers[0], above: layers[1])
        #expect(around.sublayers == [layers[2], layers[1], layers[0]])
        other.addSublayer(layers[1])
        #expect(around.sublayers == [layers[2], layers[0]] && other.sublayers == [layers[1]])
        layers[1].removeFromSuperlayer()
        #expect(other.sublayers == nil && layers[1].superlayer == nil)
        // A layer around itself would be drawn without end.
        around.addSublayer(other)
        other.addSublayer(around)
        other.addSublayer(other)
        #expect(other.sublayers == nil && around.superlayer == nil)
        around.sublayers = nil
        #expect(other.superlayer == nil)
    }

    @Test func theyAreShownWithTheirPlacesColorsAndPictures() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 10)
        layer.backgroundColor = UIColor.red.cgColor
        layer.cornerRadius = 3
        layer.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }.cgImage
        let hidden = CALayer()
        hidden.isHidden = true
        view.layer.sublayers = [layer, hidden]
        view.addSubview(UILabel(frame: .zero))
        let shown = view.described
        #expect(shown.subviews.count == 2)
        let first = try #require(shown.subviews.first)
        #expect(first.frame == layer.frame && first.background == UIColor.red.cgColor.value)
        #expect(first.cornerRadius == 3)
        guard case .image = first.content else {
            Issue.record("no picture")
            return
        }
        layer.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 2))
        #expect(layer.frame == CGRect(x: 15, y: 5, width: 10, height: 20))
        #expect(layer.bounds.size == CGSize(width: 20, height: 10))
    }

    @Test func shapesAndGradientsAreDrawn() throws {
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        shape.path = UIBezierPath(ovalIn: shape.bounds).cgPath
        shape.strokeColor = UIColor.blue.cgColor
        let gradient = CAGradientLayer()
        gradient.frame = shape.frame
        gradient.colors = [UIColor.red.cgColor, UIColor.green.cgColor, 7]
        let radial = CAGradientLayer()
        radial.frame = shape.frame
        radial.type = .radial
        radial.colors = gradient.colors
        let view = UIView(frame: shape.frame)
        for layer in [shape, gradient, radial] { view.layer.addSublayer(layer) }
        let drawings = view.described.subviews.map { view -> Int in
            if case .drawing(let drawing) = view.content { drawing.commands.count } else { 0 }
        }
        #expect(drawings.count == 3 && drawings.allSatisfy { $0 > 0 })
        // Nothing to draw is drawn as nothing.
        shape.path = nil
        gradient.colors = nil
        radial.locations = [0.5]
        #expect(view.described.subviews.allSatisfy { $0.content == .none })
    }
}
