/// The way in which a presented view controller covers the presenting one.
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

/// The animation by which a presented view controller appears; without effect here.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0, flipHorizontal, crossDissolve, partialCurl
}

/// Where a view controller's popover is anchored.
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover's arrow points at; not retained.
    open weak var sourceView: UIView?
    /// The rectangle in ``sourceView`` that the arrow points at, in that view's points.
    open var sourceRect = CGRect.null
    /// The bar button that the popover's arrow points at; not retained.
    open weak var barButtonItem: UIBarButtonItem?
    /// The sides at which the arrow may be; the page chooses.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The color of the popover, nil for the system's; stored, but without effect here.
    open var backgroundColor: UIColor?
    /// The views beside the popover that remain interactive; stored, but without effect here.
    open var passthroughViews: [UIView]?
    /// Whether the popover may cover its anchor; stored, but without effect here.
    open var canOverlapSourceViewRect = false
    /// What the arrow points at: a view or a bar button.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { sourceView ?? barButtonItem }
        set {
            sourceView = newValue as? UIView
            barButtonItem = newValue as? UIBarButtonItem
        }
    }
}

/// An item that a popover's arrow can point at.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The heights and the appearance of a view controller's sheet.
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @MainActor @preconcurrency open class Detent: NSObject {
        /// The identifier of a detent.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            /// The corresponding raw value.
            public let rawValue: String
            /// Creates an identifier from text.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier from text.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// The identifier of the detent at half of the full height.
            public static let medium = Identifier("medium")
            /// The identifier of the detent at the full height.
            public static let large = Identifier("large")
        }

        /// The identifier by which the detent is selected.
        public final let identifier: Identifier
        private let height: @MainActor (CGFloat) -> CGFloat?

        init(_ identifier: Identifier, height: @escaping @MainActor (CGFloat) -> CGFloat?) {
            self.identifier = identifier
            self.height = height
        }

        /// Returns the detent at half of the full height.
        open class func medium() -> Detent { Detent(.medium) { $0 / 2 } }
        /// Returns the detent at the full height.
        open class func large() -> Detent { Detent(.large) { $0 } }

        /// Returns a detent whose height a closure computes, in points; nil makes it the full
        /// height.
        open class func custom(
            identifier: Identifier? = nil,
            resolver:
                @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext)
                -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier("custom")) {
                resolver(ResolutionContext(maximumDetentValue: $0))
            }
        }

        private struct ResolutionContext: UISheetPresentationControllerDetentResolutionContext {
            var maximumDetentValue: CGFloat
        }

        /// Returns the height of the detent in points, out of a full height.
        package final func height(of room: CGFloat) -> CGFloat { height(room) ?? room }
    }

    /// The heights at which it rests, the smallest first.
    open var detents: [Detent] = [.large()]
    /// The identifier of the detent at which the sheet rests; nil for the first in ``detents``.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// The largest detent at which the view behind the sheet is not dimmed; nil for always dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether a grabber is shown at the top of the sheet; false by default.
    open var prefersGrabberVisible = false
    /// The radius of its corners; nil for the usual one.
    open var preferredCornerRadius: CGFloat?
    /// Whether scrolling makes it higher first.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet is attached to the lower edge of a low screen; stored, but without effect here.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether the sheet is as wide as its controller prefers; stored, but without effect here.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// The view that the sheet originates from; stored, but without effect here.
    open weak var sourceView: UIView?

    /// Runs a closure that changes the sheet; without animation here.
    open func animateChanges(_ changes: () -> Void) { changes() }

    /// Returns the height at which the sheet rests in points, out of a full height.
    package final func height(of room: CGFloat) -> CGFloat {
        let chosen = detents.first { $0.identifier == selectedDetentIdentifier }
        return min(max((chosen ?? detents.first)?.height(of: room) ?? room, 0), room)
    }
}

/// The values from which a custom detent computes its height.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The full height that the sheet may have, in points.
    var maximumDetentValue: CGFloat { get }
}
