import MapScene

/// A view of SwiftUI's as a controller of UIKit's.
///
/// Its view is as large as it is made; its intrinsic size is what the view of SwiftUI's wants. In an annotation's view
/// or a callout it is a picture; on a screen its buttons and maps can be used.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    /// The view of SwiftUI's; another one keeps its state.
    open var rootView: Content {
        didSet { hosting.host.replaceRoot(rootView) }
    }

    private let hosting: HostingView

    /// Creates a controller whose view shows a SwiftUI view at its ideal size.
    public init(rootView: Content) {
        self.rootView = rootView
        hosting = HostingView(ViewHost(rootView, size: .zero))
        super.init(nibName: nil, bundle: nil)
    }

    /// Hosts a view; there is nothing in an archive.
    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        hosting = HostingView(ViewHost(rootView, size: .zero))
        super.init(coder: coder)
    }

    /// A view of SwiftUI's is in no archive: nil.
    public required init?(coder: NSCoder) { nil }

    /// Creates the view that hosts the SwiftUI view.
    open override func loadView() {
        hosting.frame = CGRect(origin: .zero, size: hosting.intrinsicContentSize)
        view = hosting
    }

    /// Returns the size that the view would take of another one.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        hosting.host.size(ProposedViewSize(size))
    }

    /// Which sizes follow from the view: its intrinsic one always does.
    open var sizingOptions: UIHostingControllerSizingOptions = []

    /// Which bars the view keeps out of: there are none.
    open var safeAreaRegions: SafeAreaRegions = .all
}

/// Which sizes of a hosting controller follow from its view.
public struct UIHostingControllerSizingOptions: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: Int
    /// Creates an option set from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The controller's preferred content size.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The intrinsic content size of the controller's view.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view of UIKit's that shows a view of SwiftUI's.
package final class HostingView: UIView, InterfaceShowing {
    /// The host that evaluates and lays out the SwiftUI view.
    package let host: ViewHost

    init(_ host: ViewHost) {
        self.host = host
        super.init(frame: .zero)
        host.observer = { [weak self] in self?.contentChanged() }
    }

    package required init?(coder: NSCoder) { nil }

    /// The map around it, if any, shows something else now.
    private func contentChanged() {
        invalidateIntrinsicContentSize()
        var around: UIView? = superview
        while let view = around {
            if let map = view as? any SceneShowing {
                map.sceneObserver?()
                return
            }
            around = view.superview
        }
    }

    package override var bounds: CGRect {
        didSet { if bounds.size != oldValue.size { host.send(.resized(bounds.size)) } }
    }

    package override var intrinsicContentSize: CGSize { host.size(.unspecified) }

    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        host.size(ProposedViewSize(size))
    }

    /// The views that show it where it takes no events, as on a map.
    package var shownViews: [SceneView] {
        SceneView(host.interface.root.children, size: bounds.size).subviews
    }
}
