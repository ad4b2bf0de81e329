// More properties for assistive technologies and movements of a device, which a page does not have: stored or ignored.

/// The kind of what several elements are together, for assistive technologies.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none = 0, dataTable, list, landmark, semanticGroup
}

/// How assistive technologies go through elements.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic = 0, separate, combined }

extension UIView {
    /// The text that is shown large while it is pressed, nil for none; stored, but not shown here.
    public final var largeContentTitle: String? {
        get { unshown.largeTitle }
        set { unshown.largeTitle = newValue }
    }
    /// Whether it is shown large while it is pressed; stored, but without effect here.
    public final var showsLargeContentViewer: Bool {
        get { unshown.showsLargeTitle }
        set { unshown.showsLargeTitle = newValue }
    }
    /// The words that it is called by when spoken to; stored, but without effect here.
    public final var accessibilityUserInputLabels: [String]! {
        get { unshown.inputLabels }
        set { unshown.inputLabels = newValue ?? [] }
    }
    /// Whether assistive technologies take its elements together; stored, but without effect here.
    public final var shouldGroupAccessibilityChildren: Bool {
        get { unshown.groupsElements }
        set { unshown.groupsElements = newValue }
    }
    /// The kind of what its elements are together; stored, but without effect here.
    public final var accessibilityContainerType: UIAccessibilityContainerType {
        get { unshown.container }
        set { unshown.container = newValue }
    }
    /// How assistive technologies go through its elements; stored, but without effect here.
    public final var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { unshown.navigation }
        set { unshown.navigation = newValue }
    }
    /// Where assistive technologies find it, in the points of the window: where it is, unless another place is set.
    public final var accessibilityFrame: CGRect {
        get { unshown.elementFrame ?? convert(bounds, to: nil) }
        set { unshown.elementFrame = newValue }
    }
    /// A name by which a system brings it back; stored, but without effect here.
    public final var restorationIdentifier: String? {
        get { unshown.restorationIdentifier }
        set { unshown.restorationIdentifier = newValue }
    }
    /// Movements with the device; stored, but without effect, as a page is not moved.
    public final var motionEffects: [UIMotionEffect] {
        get { unshown.motionEffects }
        set { unshown.motionEffects = newValue }
    }
    /// Adds a movement with the device; without effect, as a page is not moved.
    public final func addMotionEffect(_ effect: UIMotionEffect) {
        unshown.motionEffects.append(effect)
    }
    /// Removes a movement with the device.
    public final func removeMotionEffect(_ effect: UIMotionEffect) {
        unshown.motionEffects.removeAll { $0 === effect }
    }
    /// Whether its tint is paler than usual; stored, but without effect here.
    public final var tintAdjustmentMode: TintAdjustmentMode {
        get { unshown.tintAdjustment }
        set { unshown.tintAdjustment = newValue }
    }
    /// Whether a tint is paler than usual.
    public enum TintAdjustmentMode: Int, Sendable { case automatic = 0, normal, dimmed }
    /// The smallest size of text in it, nil for any; stored, but without effect here.
    public final var minimumContentSizeCategory: UIContentSizeCategory? {
        get { unshown.smallestText }
        set { unshown.smallestText = newValue }
    }
    /// The largest size of text in it, nil for any; stored, but without effect here.
    public final var maximumContentSizeCategory: UIContentSizeCategory? {
        get { unshown.largestText }
        set { unshown.largestText = newValue }
    }

    // SAFETY: the pointer is not looked at.
    /// Begins changes that are animated together; they are made at once here.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    /// Ends changes that are animated together.
    public class func commitAnimations() {}
    /// Sets how long changes take, in seconds; they are made at once here.
    public class func setAnimationDuration(_ duration: TimeInterval) {}
    /// Sets when changes begin, in seconds; they are made at once here.
    public class func setAnimationDelay(_ delay: TimeInterval) {}
    /// Sets how fast changes are at each moment; they are made at once here.
    public class func setAnimationCurve(_ curve: AnimationCurve) {}
    /// Sets how often changes are repeated; they are made once here.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {}
    /// Sets whether changes begin where the view is; they are made at once here.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    /// Repeats changes; they are made once here.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { animations() }
}

extension UIAccessibility {
    /// Returns a rectangle of a view in the points of the window.
    @MainActor @preconcurrency
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }
    /// Whether colors are to differ by more than their hue: not known here.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether what is on the screen is spoken: not known here.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Whether colors are shown as their opposites: not known here.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether there are no colors: not known here.
    public static var isGrayscaleEnabled: Bool { false }
}

/// A movement of a view with the device; a page is not moved.
@MainActor @preconcurrency open class UIMotionEffect: NSObject {
    /// Creates a movement.
    public override init() { super.init() }
}

/// A movement of a property from one value to another as the device is tilted; a page is not.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis about which a device is tilted.
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis = 0, tiltAlongVerticalAxis
    }
    /// The name of the property.
    public final let keyPath: String
    /// The axis about which the device is tilted.
    public final let type: EffectType
    /// The value at one end; nil for none.
    open var minimumRelativeValue: Any?
    /// The value at the other end; nil for none.
    open var maximumRelativeValue: Any?

    /// Creates a movement of a property.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }
}

/// Movements with the device that belong together.
open class UIMotionEffectGroup: UIMotionEffect {
    /// The movements; nil for none.
    open var motionEffects: [UIMotionEffect]?
}
