import Foundation

// Core Graphics' functions by their names in C, as apps write them that came from Objective-C.

/// Returns a point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Returns a size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
}
/// Returns a rectangle.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
/// Returns a vector.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
/// Returns the width of a rectangle.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// Returns the height of a rectangle.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
/// Returns the smallest x of a rectangle.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// Returns the middle of a rectangle along x.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// Returns the largest x of a rectangle.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// Returns the smallest y of a rectangle.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// Returns the middle of a rectangle along y.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// Returns the largest y of a rectangle.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// Returns whether a point is in a rectangle.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Returns whether a rectangle is in another.
public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }
/// Returns whether two rectangles have points in common.
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
    rect1.intersects(rect2)
}
/// Returns a rectangle that is smaller at each edge.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.insetBy(dx: dx, dy: dy)
}
/// Returns a rectangle that is moved.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.offsetBy(dx: dx, dy: dy)
}
/// Returns a turn, clockwise on a screen, of an angle in radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
}
/// Returns a scaling transform.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy)
}
/// Returns a translation transform.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty)
}
/// Returns a transform with a scaling before it.
public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat)
    -> CGAffineTransform
{ t.scaledBy(x: sx, y: sy) }
/// Returns a transform with a turn before it, of an angle in radians.
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
    t.rotated(by: angle)
}
/// Returns a transform with a move before it.
public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat)
    -> CGAffineTransform
{ t.translatedBy(x: tx, y: ty) }
/// Returns a transform followed by another.
public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform)
    -> CGAffineTransform
{ t1.concatenating(t2) }

extension CGPoint {
    /// Returns whether it is the same point.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}
extension CGSize {
    /// Returns whether it is the same size.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}
extension CGRect {
    /// Returns whether it is the same rectangle.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

/// The result code of a system function in C: 0 for success.
public typealias OSStatus = Int32

/// Returns the seconds since the first of January 2001.
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }
/// Returns a point that is transformed.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
    point.applying(t)
}
/// Returns a size that is transformed.
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize {
    size.applying(t)
}
/// Returns the smallest rectangle around one that is transformed.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
    rect.applying(t)
}
