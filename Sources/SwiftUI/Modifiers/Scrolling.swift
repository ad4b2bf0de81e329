// What is said of scrolling. The page scrolls by itself, and to where a program asks for.

/// Scrolls to views of a ``ScrollViewReader``.
public struct ScrollViewProxy {
    weak var node: ViewNode?

    /// Scrolls to a view, by its id; without an anchor the view comes to the middle.
    ///
    /// Nothing happens if no view in what scrolls has the id.
    @MainActor @preconcurrency
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        node?.scroll(to: .view(AnyHashable(id), anchor: anchor))
    }
}

/// Views with a proxy by which a program scrolls to one of them.
public struct ScrollViewReader<Content: View>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let content: (ScrollViewProxy) -> Content

    /// Creates views that know a proxy.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    package func update(_ node: ViewNode) {
        node.arrangeChildren { node.put(content(ScrollViewProxy(node: node)), at: .index(0)) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] { node.childItems }
}

/// When what scrolls bounces at its ends; the browser's own way counts here.
public struct ScrollBounceBehavior: Sendable {
    /// The system's default behavior.
    public static let automatic = ScrollBounceBehavior()
    /// Scrolling always bounces.
    public static let always = ScrollBounceBehavior()
    /// Scrolling bounces where the content is larger than the view.
    public static let basedOnSize = ScrollBounceBehavior()
    /// Scrolling never bounces.
    public static let never = ScrollBounceBehavior()
}

/// Where scrolling comes to rest; it does so anywhere here.
public protocol ScrollTargetBehavior: Sendable {}

/// Scrolling that comes to rest at a page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behavior.
    public init() {}
}

/// Scrolling that comes to rest at a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The limit on the number of views that are scrolled past at once.
    public struct LimitBehavior: Sendable {
        /// The system's default behavior.
        public static let automatic = LimitBehavior()
        /// One view at a time.
        public static let always = LimitBehavior()
        /// Any number of views.
        public static let never = LimitBehavior()
    }
    /// Creates the behavior.
    public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolling that comes to rest at a page.
    public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Scrolling that comes to rest at a view.
    public static var viewAligned: Self { Self() }
    /// Scrolling that comes to rest at a view, with a limit.
    public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self { Self() }
}

/// The purpose of content margins.
public struct ContentMarginPlacement: Sendable {
    /// The scrolled content and the scroll indicators.
    public static let automatic = ContentMarginPlacement()
    /// The scrolled content alone.
    public static let scrollContent = ContentMarginPlacement()
    /// The scroll indicators alone.
    public static let scrollIndicators = ContentMarginPlacement()
}

extension View {
    /// Sets when scrolling bounces; without effect here.
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }

    /// Sets where scrolling comes to rest; anywhere here.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

    /// Makes the views in a layout targets of scrolling; without effect here.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

    /// Adds margins to content that scrolls: padding around it here.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View { padding(edges, length) }

    /// Adds margins to content that scrolls: padding around it here.
    public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    )
        -> some View
    { padding(length) }

    /// Flashes the scroll indicators; without effect here.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Sets whether the line between sections of a list is hidden; there is none here.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
        -> some View
    { self }

    /// Sets the color of the line between rows; the system's here.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        self
    }

    /// Sets the distance of rows; the system's here.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
}
