/// How a controller is put before others.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen
    case overCurrentContext, popover
    case none = -1
    case automatic = -2

    /// Whether it is shown as a sheet.
    package var isSheet: Bool {
        switch self {
        case .automatic, .pageSheet, .formSheet: true
        default: false
        }
    }
}

/// How the way to a controller looks.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0, flipHorizontal, crossDissolve, partialCurl
}

/// How a controller is shown as a popover.
@MainActor @preconcurrency open class UIPopoverPresentationController: NSObject {
    /// The view it points to.
    open weak var sourceView: UIView?
    /// What of that view it points to, in its points.
    open var sourceRect = CGRect.null
    /// The button it points to.
    open weak var barButtonItem: UIBarButtonItem?

    /// Creates it.
    public override init() { super.init() }
}

/// How a controller is shown as a sheet.
@MainActor @preconcurrency open class UISheetPresentationController: NSObject {
    /// A height at which a sheet rests.
    @MainActor @preconcurrency open class Detent: NSObject {
        /// Names a detent.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            /// The name.
            public let rawValue: String
            /// Creates a name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Half the height.
            public static let medium = Identifier("medium")
            /// All the height.
            public static let large = Identifier("large")
        }

        /// Its name.
        public final let identifier: Identifier
        private let height: @MainActor (CGFloat) -> CGFloat?

        init(_ identifier: Identifier, height: @escaping @MainActor (CGFloat) -> CGFloat?) {
            self.identifier = identifier
            self.height = height
        }

        /// Half the height.
        open class func medium() -> Detent { Detent(.medium) { $0 / 2 } }
        /// All the height.
        open class func large() -> Detent { Detent(.large) { $0 } }

        /// A height of the app's own.
        open class func custom(
            identifier: Identifier? = nil,
            resolver:
                @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext)
                -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier("custom")) { resolver(Room(maximumDetentValue: $0)) }
        }

        private struct Room: UISheetPresentationControllerDetentResolutionContext {
            var maximumDetentValue: CGFloat
        }

        /// Returns the height in points where there are so many.
        package final func height(of room: CGFloat) -> CGFloat { height(room) ?? room }
    }

    /// The heights at which it rests, the smallest first.
    open var detents: [Detent] = [.large()]
    /// The height at which it rests; nil for the smallest.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// The highest height at which what is behind it can still be used.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether a bar shows that it can be pulled.
    open var prefersGrabberVisible = false
    /// The radius of its corners; nil for the usual one.
    open var preferredCornerRadius: CGFloat?
    /// Whether scrolling makes it higher first.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Creates it.
    public override init() { super.init() }

    /// Changes it; all is there at once here.
    open func animateChanges(_ changes: () -> Void) { changes() }

    /// The height at which it rests, in points, where there are so many.
    package final func height(of room: CGFloat) -> CGFloat {
        let chosen = detents.first { $0.identifier == selectedDetentIdentifier }
        return min(max((chosen ?? detents.first)?.height(of: room) ?? room, 0), room)
    }
}

/// What a sheet's height may depend on.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The greatest height, in points.
    var maximumDetentValue: CGFloat { get }
}
