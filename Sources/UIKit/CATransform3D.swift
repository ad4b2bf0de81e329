// Turns, scales and moves in space, of which what happens in the plane is shown.

/// A linear map of space with a move: `m11` to `m44`, by rows, to be multiplied with rows of coordinates.
public struct CATransform3D: Equatable, Sendable {
    /// The first row.
    public var m11, m12, m13, m14: CGFloat
    /// The second row.
    public var m21, m22, m23, m24: CGFloat
    /// The third row.
    public var m31, m32, m33, m34: CGFloat
    /// The row of the move.
    public var m41, m42, m43, m44: CGFloat

    /// Creates a map of zeros.
    public init() { self.init(rows: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]) }

    /// Creates a map from its sixteen numbers, by rows.
    init(rows n: [CGFloat]) {
        (m11, m12, m13, m14) = (n[0], n[1], n[2], n[3])
        (m21, m22, m23, m24) = (n[4], n[5], n[6], n[7])
        (m31, m32, m33, m34) = (n[8], n[9], n[10], n[11])
        (m41, m42, m43, m44) = (n[12], n[13], n[14], n[15])
    }

    var rows: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    /// What it does in the plane.
    var plane: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }
}

/// The map that leaves all in its place.
public let CATransform3DIdentity = CATransform3D(rows: [
    1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1,
])

/// Returns a move, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
    -> CATransform3D
{ CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1]) }

/// Returns a scale.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}

/// Returns a turn by an angle in radians about an axis, which need not have length 1; no turn about one of length 0.
public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s): (CGFloat, CGFloat) = (cos(angle), sin(angle))
    let t = 1 - c
    let (tx, ty, tz): (CGFloat, CGFloat, CGFloat) = (t * x, t * y, t * z)
    let first: [CGFloat] = [tx * x + c, tx * y + s * z, tx * z - s * y, 0]
    let second: [CGFloat] = [tx * y - s * z, ty * y + c, ty * z + s * x, 0]
    let third: [CGFloat] = [tx * z + s * y, ty * z - s * x, tz * z + c, 0]
    return CATransform3D(rows: first + second + third + [0, 0, 0, 1])
}

/// Returns one map, then another.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (first, second) = (a.rows, b.rows)
    var product: [CGFloat] = []
    for row in 0..<4 {
        for column in 0..<4 {
            var sum: CGFloat = 0
            for k in 0..<4 { sum += first[row * 4 + k] * second[k * 4 + column] }
            product.append(sum)
        }
    }
    return CATransform3D(rows: product)
}

/// Returns a map with a move before it.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Returns a map with a scale before it.
public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// Returns a map with a turn before it, by an angle in radians.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Returns a map of the plane as one of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(rows: [m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1])
}

/// Returns what a map does in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.plane }

/// Returns whether a map leaves all in its place.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

extension CALayer {
    /// The transform of the layer about its center; only its effect in the plane is shown.
    public final var transform: CATransform3D {
        get { CATransform3DMakeAffineTransform(affineTransform()) }
        set { setAffineTransform(newValue.plane) }
    }

    /// The layer as it is shown, which is as it is.
    public final func presentation() -> Self? { self }
}

extension UIView {
    /// The transform of the view about its center; only its effect in the plane is shown.
    public final var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = newValue.plane }
    }
}
