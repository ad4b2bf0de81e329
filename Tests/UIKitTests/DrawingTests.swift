import Foundation
import MapScene
import TestSupport
import Testing
import UIKit

struct DrawingTests {
    func near(_ first: CGPoint, _ x: Double, _ y: Double) -> Bool {
        hypot(Double(first.x) - x, Double(first.y) - y) < 1e-9
    }

    @Test func transformsAreDoneInCoreGraphicsOrder() {
        let turn = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(near(CGPoint(x: 1, y: 0).applying(turn), 0, 1))
        let both = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
        #expect(near(CGPoint(x: 1, y: 0).applying(both), 10, 1))
        let other = CGAffineTransform(rotationAngle: .pi / 2)
            .concatenating(CGAffineTransform(translationX: 10, y: 0))
        #expect(near(CGPoint(x: 1, y: 0).applying(other), 10, 1))
        let mixed = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
        #expect(near(CGPoint(x: 3, y: 4).applying(mixed).applying(mixed.inverted()), 3, 4))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        let turned = CGRect(x: 0, y: 0, width: 2, height: 1).applying(turn)
        #expect(near(turned.origin, -1, 0))
        #expect(abs(turned.width - 1) < 1e-9 && abs(turned.height - 2) < 1e-9)
    }

    @Test func pathsKnowWhatIsInside() {
        let ring = CGMutablePath()
        ring.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        ring.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(ring.contains(CGPoint(x: 5, y: 5)))
        #expect(!ring.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(ring.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
        let circle = CGPath(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10), transform: nil)
        #expect(
            circle.contains(CGPoint(x: 3.5, y: 3.5)) && !circle.contains(CGPoint(x: 3.6, y: 3.6)))
        #expect(
            circle.boundingBoxOfPath.insetBy(dx: -0.01, dy: -0.01).contains(
                CGRect(x: -5, y: -5, width: 10, height: 10)))
        #expect(CGMutablePath().boundingBox.isNull)
    }

    @Test func arcsGoTheWayTheyAreTold() {
        for (end, clockwise, middle) in [
            (CGFloat.pi / 2, false, (0.7071, 0.7071)), (.pi / 2, true, (-0.7071, -0.7071)),
        ] {
            let path = CGMutablePath()
            path.addArc(
                center: .zero, radius: 1, startAngle: 0, endAngle: end, clockwise: clockwise)
            #expect(near(path.currentPoint, 0, 1))
            let points = path.shape.elements.flatMap(\.points)
            let nearest = points.map { hypot($0.x - middle.0, $0.y - middle.1) }.min() ?? 9
            #expect(nearest < 0.7)
        }
        let whole = CGMutablePath()
        whole.addArc(
            center: .zero, radius: 2, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        #expect(whole.contains(CGPoint(x: -1.9, y: 0)) && whole.contains(CGPoint(x: 0, y: -1.9)))
    }

    @Test func contextKeepsAndRestoresItsState() {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
        context.setFillColor(UIColor.red.cgColor)
        context.saveGState()
        context.translateBy(x: 10, y: 20)
        context.scaleBy(x: 2, y: 2)
        context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
        context.setFillColor(UIColor.blue.cgColor)
        context.setAlpha(0.5)
        context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 5, height: 5))
        context.restoreGState()
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let commands = context.drawing.commands
        #expect(commands.count == 2)
        #expect(commands[0].transform.apply(CGPoint(x: 1, y: 1)) == CGPoint(x: 12, y: 22))
        #expect(
            commands[0].clips.first?.path.controlBounds
                == CGRect(x: 10, y: 20, width: 10, height: 10))
        #expect(commands[0].alpha == 0.5 && commands[1].alpha == 1)
        #expect(commands[1].transform == .identity && commands[1].clips.isEmpty)
    }

    @Test func gradientsNeedColors() throws {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        let gradient = try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil))
        let context = CGContext(bounds: .infinite)
        context.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 9, y: 0), options: .drawsAfterEndLocation)
        guard case .linearGradient(let drawn, _, _)? = context.drawing.commands.first?.operation
        else {
            Issue.record("no gradient")
            return
        }
        #expect(drawn.stops.map(\.location) == [0, 1] && !drawn.extendsBeforeStart)
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: colors, locations: [0]) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
    }

    @Test func colorsHaveTheirComponents() {
        #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
        #expect(UIColor(hue: 2.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .blue)
        #expect(
            UIColor(white: 2, alpha: -1).value == SceneColor(red: 1, green: 1, blue: 1, alpha: 0))
        var (red, alpha): (CGFloat, CGFloat) = (0, 0)
        UIColor.systemRed.withAlphaComponent(0.5).getRed(&red, green: nil, blue: nil, alpha: &alpha)
        #expect(red == 1 && alpha == 0.5)
        #expect(UIColor(cgColor: UIColor.brown.cgColor) == .brown)
    }

    static let pictures: [(String, [UInt8])] = [
        (
            "png",
            [
                0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
                0, 0, 0, 30, 0, 0, 0, 20,
            ]
        ),
        (
            "jpeg",
            [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 30, 1, 1, 0x11, 0]
        ),
        ("gif", Array("GIF89a".utf8) + [30, 0, 20, 0]),
        (
            "webp",
            Array("RIFF".utf8) + [9, 9, 9, 9] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0]
                + [29, 0, 0, 19, 0, 0]
        ),
        ("svg", Array("<?xml version='1.0'?><svg xmlns='x' viewBox='0 0 30 20'></svg>".utf8)),
        ("svg", Array("<svg width=\"30px\" height=\"20\"/>".utf8)),
    ]

    @Test(arguments: pictures)
    func picturesTellTheirSize(kind: String, bytes: [UInt8]) throws {
        let image = try #require(UIImage(data: Data(bytes), scale: 2), "\(kind)")
        #expect(image.size == CGSize(width: 15, height: 10))
        #expect(image.cgImage?.width == 30)
        #expect((image.pngData() != nil) == (kind == "png"))
    }

    @Test func brokenPicturesAreNone() {
        var random = SplitMix(seed: 11)
        for (_, bytes) in Self.pictures {
            for count in bytes.indices { _ = UIImage(data: Data(bytes[..<count])) }
            for _ in 0..<500 {
                var broken = bytes
                broken[Int(random.next() % UInt64(bytes.count))] = UInt8(
                    truncatingIfNeeded: random.next())
                if let image = UIImage(data: Data(broken)) { #expect(image.size.width > 0) }
            }
        }
        #expect(UIImage(data: Data("nothing".utf8)) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
        #expect(UIImage(named: "no such picture") == nil)
    }

    @Test func renderersMakePicturesOfDrawings() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            UIBezierPath(ovalIn: CGRect(x: 5, y: 0, width: 10, height: 10)).stroke()
        }
        #expect(image.size == CGSize(width: 20, height: 10))
        guard case .drawing(let drawing) = image.value.content else {
            Issue.record("no drawing")
            return
        }
        #expect(drawing.commands.count == 2)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}

@MainActor struct ViewTests {
    @Test func pointsGoFromViewToView() {
        let window = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let (left, right) = (
            UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100)),
            UIView(frame: CGRect(x: 200, y: 50, width: 100, height: 100))
        )
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
        window.addSubview(left)
        window.addSubview(right)
        left.addSubview(inner)
        #expect(inner.convert(.zero, to: right) == CGPoint(x: -185, y: -34))
        #expect(right.convert(CGPoint(x: -185, y: -34), to: inner) == .zero)
        #expect(inner.convert(.zero, to: nil) == CGPoint(x: 15, y: 16))
        left.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(left.frame == CGRect(x: -40, y: -40, width: 200, height: 200))
        #expect(inner.convert(.zero, to: window) == CGPoint(x: -30, y: -28))
        left.bounds.origin = CGPoint(x: 5, y: 6)
        #expect(inner.convert(.zero, to: window) == CGPoint(x: -40, y: -40))
    }

    @Test func masksFollowTheViewAround() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let filling = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let corner = UIView(frame: CGRect(x: 80, y: 80, width: 10, height: 10))
        corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        outer.addSubview(filling)
        outer.addSubview(corner)
        outer.frame.size = CGSize(width: 300, height: 200)
        #expect(filling.frame == CGRect(x: 10, y: 10, width: 280, height: 180))
        #expect(corner.frame == CGRect(x: 280, y: 180, width: 10, height: 10))
    }

    @Test func hierarchyIsATree() {
        let (a, b, c) = (UIView(), UIView(), UIView())
        a.addSubview(b)
        b.addSubview(c)
        c.addSubview(a)
        a.addSubview(a)
        #expect(a.superview == nil && c.subviews.isEmpty)
        a.addSubview(c)
        #expect(a.subviews == [b, c] && b.subviews.isEmpty)
        a.sendSubviewToBack(c)
        #expect(a.subviews == [c, b])
        a.insertSubview(UIView(), belowSubview: b)
        #expect(a.subviews.count == 3 && a.subviews.last == b)
        c.tag = 7
        #expect(a.viewWithTag(7) === c && a.viewWithTag(8) == nil)
        c.removeFromSuperview()
        #expect(c.superview == nil && a.subviews.count == 2)
    }

    @Test func controlsDoWhatTheyAreTold() {
        var done: [String] = []
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Go") { _ in
                done.append("primary")
            })
        let action = UIAction { action in done.append("\(action.sender is UIButton)") }
        button.addAction(action, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(done == ["primary", "true"] && button.currentTitle == "Go")
        button.removeAction(action, for: .touchUpInside)
        button.sendActions(for: .valueChanged)
        #expect(done.count == 2)
    }
}
