/// A timing curve of an animation; changes are made at once here.
public protocol UITimingCurveProvider {}

/// The curve of an animation, by name or by its control points; stored, but without effect here.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The curve by its name.
    public final let animationCurve: UIView.AnimationCurve
    /// Where the curve leaves its start, in shares of time and change.
    public final let controlPoint1: CGPoint
    /// Where the curve comes to its end, in shares of time and change.
    public final let controlPoint2: CGPoint

    /// Creates a curve by its name.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        (controlPoint1, controlPoint2) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    }

    /// Creates a curve by its control points, in shares of time and change.
    public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
        animationCurve = .easeInOut
        (self.controlPoint1, self.controlPoint2) = (controlPoint1, controlPoint2)
    }
}

/// A spring curve; stored, but without effect here.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The speed at the start, in lengths of the change a second.
    public final let initialVelocity: CGVector

    /// Creates a swing by how much it is damped, 1 for none.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
    }

    /// Creates a swing by the constants of a spring.
    public init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
    ) { initialVelocity = velocity }
}

extension UIViewPropertyAnimator {
    /// Creates an animator of a curve or a spring.
    public convenience init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
        self.init(
            duration: duration,
            curve: (timingParameters as? UICubicTimingParameters)?.animationCurve ?? .easeInOut)
    }

    /// Creates an animator of a curve with control points, in shares of time and change.
    public convenience init(
        duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
        animations: (() -> Void)? = nil
    ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }
}
