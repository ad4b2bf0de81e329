// Properties for touches, assistive technologies and text sizes that a page does not have: stored or ignored.

/// The order of leading and trailing.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction in which an interface is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight = 0, rightToLeft }

/// The traits of a view for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt64
    /// Creates a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// No trait.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 2)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 4)
    /// The element is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    /// The element plays a sound.
    public static let playsSound = UIAccessibilityTraits(rawValue: 16)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
    /// Text that cannot be edited.
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    /// A summary of what is there when an app starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
    /// The element is not enabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    /// The element changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    /// A field for searching.
    public static let searchField = UIAccessibilityTraits(rawValue: 1024)
    /// A value that can be changed step by step.
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    /// The element handles touches itself.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
    /// The element turns a page.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 65536)
}

/// The properties of a view that a page does not show.
struct KeptTraits {
    var accessibility: UIAccessibilityTraits = []
    var elements: [Any]?
    var actions: [UIAccessibilityCustomAction]?
    var hidesElements = false
    var isModal = false
    var takesFingers = false
    var isExclusive = false
    var direction = UISemanticContentAttribute.unspecified
    var resizesSubviews = true
    var keepsMargins = false
    var keepsOffBars = true
    var mask: UIView?
    var largeTitle: String?
    var showsLargeTitle = false
    var inputLabels: [String] = []
    var groupsElements = false
    var container = UIAccessibilityContainerType.none
    var navigation = UIAccessibilityNavigationStyle.automatic
    var elementFrame: CGRect?
    var restorationIdentifier: String?
    var motionEffects: [UIMotionEffect] = []
    var tintAdjustment = UIView.TintAdjustmentMode.automatic
    var smallestText: UIContentSizeCategory?
    var largestText: UIContentSizeCategory?
}

extension UIView {
    /// The view's traits for assistive technologies; stored, but not shown here.
    public final var accessibilityTraits: UIAccessibilityTraits {
        get { unshown.accessibility }
        set { unshown.accessibility = newValue }
    }
    /// The elements in it for assistive technologies, nil for its views; stored, but without effect here.
    public final var accessibilityElements: [Any]? {
        get { unshown.elements }
        set { unshown.elements = newValue }
    }
    /// Custom actions for assistive technologies, nil for none; stored, but not shown here.
    public final var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { unshown.actions }
        set { unshown.actions = newValue }
    }
    /// Whether assistive technologies pass over what is in it; stored, but without effect here.
    public final var accessibilityElementsHidden: Bool {
        get { unshown.hidesElements }
        set { unshown.hidesElements = newValue }
    }
    /// Whether assistive technologies pass over what is around it; stored, but without effect here.
    public final var accessibilityViewIsModal: Bool {
        get { unshown.isModal }
        set { unshown.isModal = newValue }
    }
    /// Whether it takes several fingers; there is one here.
    public final var isMultipleTouchEnabled: Bool {
        get { unshown.takesFingers }
        set { unshown.takesFingers = newValue }
    }
    /// Whether it takes touches alone; stored, but without effect here.
    public final var isExclusiveTouch: Bool {
        get { unshown.isExclusive }
        set { unshown.isExclusive = newValue }
    }
    /// The order of leading and trailing in it; stored, but ignored by layout here.
    public final var semanticContentAttribute: UISemanticContentAttribute {
        get { unshown.direction }
        set { unshown.direction = newValue }
    }
    /// Whether its views change their size along with its own, as their masks say; stored, but without effect here.
    public final var autoresizesSubviews: Bool {
        get { unshown.resizesSubviews }
        set { unshown.resizesSubviews = newValue }
    }
    /// Whether its margins are at least those of the view around it; stored, but without effect here.
    public final var preservesSuperviewLayoutMargins: Bool {
        get { unshown.keepsMargins }
        set { unshown.keepsMargins = newValue }
    }
    /// Whether its margins keep off bars; nothing covers a view here.
    public final var insetsLayoutMarginsFromSafeArea: Bool {
        get { unshown.keepsOffBars }
        set { unshown.keepsOffBars = newValue }
    }
    /// A view whose shape cuts it; stored, but not shown here.
    public final var mask: UIView? {
        get { unshown.mask }
        set { unshown.mask = newValue }
    }

    /// The direction in which it is read: left to right, unless it says otherwise.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }

    /// Puts two views in it in each other's place.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        var views = subviews
        views.swapAt(index1, index2)
        setSubviews(views)
    }

    /// The room that no keyboard covers: that within the edges, as there is none.
    public var keyboardLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }

    /// Runs a movement of several steps: all of them at once here.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Adds a step to a movement: it is made at once here.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) { animations() }

    /// Whether changes may be animated; they are not here.
    public class var areAnimationsEnabled: Bool { true }
    /// Lets changes be animated or not; they are not here.
    public class func setAnimationsEnabled(_ enabled: Bool) {}

    /// Options of a keyframe animation; nothing is animated here.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The corresponding raw value.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// From step to step in straight lines.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// From step to step at once.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At constant speed.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 1 << 11)
        /// Along a smooth curve.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 1 << 12)
        /// Repeats indefinitely.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs forward and backward.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Touches go on to work.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// From where the view is.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    }
}

/// Settings of assistive technologies, and notifications to them: the page has its own accessibility.
public enum UIAccessibility {
    /// A change to announce to assistive technologies.
    public struct Notification: Hashable, Sendable {
        /// Another screen is shown.
        public static let screenChanged = Notification(code: 1000)
        /// Something on the screen is elsewhere.
        public static let layoutChanged = Notification(code: 1001)
        /// A sentence is to be said.
        public static let announcement = Notification(code: 1008)
        /// A page was scrolled.
        public static let pageScrolled = Notification(code: 1009)
        private let code: UInt32
    }

    /// Posts a notification to assistive technologies; has no effect here.
    @MainActor @preconcurrency
    public static func post(notification: Notification, argument: Any?) {}
    /// Whether a screen is read aloud: not known here.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether movements are to be few: the page knows, and keeps to it.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether transparency is to be reduced: always false here.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether text is to be bold: not known here.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether colors are to be stronger: not known here.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Whether one switch does all: not known here.
    public static var isSwitchControlRunning: Bool { false }
    /// Posted when the reading of the screen begins or ends; never here.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
}

/// An action on a view for assistive technologies; stored, but not shown here.
@MainActor @preconcurrency open class UIAccessibilityCustomAction: NSObject {
    /// The action's name.
    open var name: String
    /// What it does; returns whether it was done.
    open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

    /// Creates an action.
    public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
        self.name = name
        self.actionHandler = actionHandler
    }
}

/// The size of text that the user prefers; the browser's own sizes count here.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
    /// The name of the size.
    public let rawValue: String
    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No size is preferred.
    public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
    /// The smallest size.
    public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
    /// A small size.
    public static let small = UIContentSizeCategory(rawValue: "small")
    /// A medium size.
    public static let medium = UIContentSizeCategory(rawValue: "medium")
    /// The default size.
    public static let large = UIContentSizeCategory(rawValue: "large")
    /// A size above the default.
    public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
    /// The size above `extraLarge`.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
    /// The largest size that is not an accessibility size.
    public static let extraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "extraExtraExtraLarge")
    /// The smallest accessibility size.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
    /// A large accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
    /// The largest size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "accessibilityExtraExtraExtraLarge")
    /// Posted when the user prefers another size; never here.
    public static let didChangeNotification = Foundation.Notification.Name(
        "UIContentSizeCategoryDidChangeNotification")
    /// Whether it is an accessibility size.
    public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
}
