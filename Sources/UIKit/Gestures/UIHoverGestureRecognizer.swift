/// Recognizes a pointer above a view; the page does not tell where the pointer is.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// The buttons of a pointer.
public struct UIEventButtonMask: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The usual button.
    public static let primary = UIEventButtonMask(rawValue: 1)
    /// The other button.
    public static let secondary = UIEventButtonMask(rawValue: 2)
}

/// The wheels and pads whose scrolling counts as a drag.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Wheels.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// Pads.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// All of them.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

extension UITapGestureRecognizer {
    /// The buttons of a pointer that count: the usual one here.
    public var buttonMaskRequired: UIEventButtonMask {
        get { .primary }
        set {}
    }
}

extension UIPanGestureRecognizer {
    /// The wheels and pads whose scrolling counts as a drag: none here.
    public var allowedScrollTypesMask: UIScrollTypeMask {
        get { [] }
        set {}
    }
}

extension UIGestureRecognizer {
    /// The kinds of touches that count, as raw values; all do here.
    public var allowedTouchTypes: [NSNumber] {
        get { [0, 1, 2, 3] }
        set {}
    }
    /// The kinds of presses that count, as raw values; none is seen here.
    public var allowedPressTypes: [NSNumber] {
        get { [] }
        set {}
    }
    /// Whether all touches have to be of one kind; there is one touch here.
    public var requiresExclusiveTouchType: Bool {
        get { true }
        set {}
    }
}
