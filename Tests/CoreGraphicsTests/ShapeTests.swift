import CoreGraphics
import MapScene
import Testing

struct TransformTests {
    private let transforms = [
        CGAffineTransform(translationX: 3, y: -4), CGAffineTransform(scaleX: 2, y: -0.5),
        CGAffineTransform(rotationAngle: 0.7), CGAffineTransform(1, 2, -3, 4, 5, 6),
    ]

    private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
        hypot(one.x - other.x, one.y - other.y) < 1e-9
    }

    /// One after the other is what both together do.
    @Test func concatenatingIsDoingOneAfterTheOther() {
        for first in transforms {
            for second in transforms {
                for point in [CGPoint(x: 1, y: 0), CGPoint(x: -2, y: 7)] {
                    let both = point.applying(first.concatenating(second))
                    #expect(isNear(both, point.applying(first).applying(second)))
                    #expect(isNear(point.applying(first).applying(first.inverted()), point))
                }
            }
        }
    }

    @Test func furtherStepsComeBeforeThoseThatAreThere() {
        let base = transforms[3]
        let point = CGPoint(x: 2, y: 3)
        #expect(
            isNear(
                point.applying(base.translatedBy(x: 10, y: 20)),
                CGPoint(x: 12, y: 23).applying(base)))
        #expect(
            isNear(
                point.applying(base.scaledBy(x: 10, y: 20)), CGPoint(x: 20, y: 60).applying(base)))
        #expect(
            isNear(
                point.applying(base.rotated(by: .pi / 2)), CGPoint(x: -3, y: 2).applying(base)))
    }

    @Test func sizesAreNotShifted() {
        #expect(
            CGSize(width: 2, height: 3).applying(transforms[3]) == CGSize(width: -7, height: 16))
        #expect(CGAffineTransform.identity.isIdentity && !transforms[0].isIdentity)
        #expect(CGAffineTransform() != .identity)
        #expect(CGRect.null.applying(transforms[3]).isNull)
        #expect(CGRect.infinite.applying(transforms[3]).isInfinite)
    }
}

struct PathTests {
    @Test func rectanglesRoundedAndNotHoldTheirInside() {
        let frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        let plain = CGPath(rect: frame, transform: nil)
        let round = CGPath(roundedRect: frame, cornerWidth: 5, cornerHeight: 5, transform: nil)
        let corner = CGPoint(x: 0.5, y: 0.5)
        #expect(plain.contains(corner) && !round.contains(corner))
        #expect(round.contains(CGPoint(x: 10, y: 0.5)) && round.contains(CGPoint(x: 5, y: 5)))
        #expect(round.boundingBoxOfPath == frame)
    }

    @Test func theBoxOfAPathIsTighterThanThatOfItsControlPoints() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(abs(path.boundingBoxOfPath.height - 5) < 0.1)
        #expect(path.currentPoint == CGPoint(x: 10, y: 0))
        path.closeSubpath()
        #expect(path.currentPoint == .zero)
    }

    @Test func pathsAreComparedByTheirShape() throws {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
        let copy = try #require(path.copy())
        #expect(copy == path && copy.hashValue == path.hashValue)
        path.addLine(to: CGPoint(x: 0, y: 1))
        #expect(copy != path && !copy.isEmpty && CGMutablePath().isEmpty)
        var shift = CGAffineTransform(translationX: 2, y: 3)
        let moved = try #require(copy.copy(using: &shift))
        #expect(moved.boundingBox == copy.boundingBox.offsetBy(dx: 2, dy: 3))
        let changed = try #require(copy.mutableCopy())
        changed.addPath(moved)
        #expect(changed != copy)
    }

    @Test func aLineHasNoInside() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 10, y: 10)])
        #expect(!line.contains(CGPoint(x: 5, y: 5.1)))
        #expect(CGMutablePath().boundingBoxOfPath.isNull)
    }
}

struct ColorTests {
    @Test func spacesSayHowManyComponentsTheyNeed() throws {
        let gray = CGColorSpaceCreateDeviceGray()
        let rgb = CGColorSpaceCreateDeviceRGB()
        #expect(gray.numberOfComponents == 1 && rgb.numberOfComponents == 3)
        #expect(CGColor(colorSpace: rgb, components: [1, 0, 0]) == nil)
        #expect(CGColor(colorSpace: gray, components: [1]) == nil)
        let half = try #require(CGColor(colorSpace: gray, components: [0.5, 0.25]))
        #expect(half.components == [0.5, 0.5, 0.5, 0.25])
        let color = try #require(CGColor(colorSpace: rgb, components: [0.1, 0.2, 0.3, 0.4]))
        #expect(color.alpha == 0.4 && color == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
        #expect(color.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 1])
        #expect(CGColorSpace(name: "kCGColorSpaceGenericCMYK") == nil)
        #expect(CGColorSpace(name: CGColorSpace.displayP3)?.numberOfComponents == 3)
        #expect(CGColorSpace(name: CGColorSpace.sRGB) == rgb)
    }
}
