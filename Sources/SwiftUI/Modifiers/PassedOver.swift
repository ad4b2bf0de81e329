// What reaches an app from elsewhere, and from other devices than a pointer: never here.

extension View {
    /// Sets the capitalization of a keyboard; the user's own keyboard is used here.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

    /// Shows colors as their opposites; they stay here.
    public func colorInvert() -> some View { self }

    /// Multiplies colors by one; they stay here.
    public func colorMultiply(_ color: Color) -> some View { self }

    /// Hides the line at the top of the screen, where there is one.
    public func statusBar(hidden: Bool) -> some View { self }

    /// Sets whether the view can have the focus of the keyboard; controls have it here.
    public func focusable(_ isFocusable: Bool = true) -> some View { self }

    /// Adds an action for an activity that is continued from another device; never called here.
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    /// Sets whether a row of a list can be deleted; without effect here: `onDelete` decides.
    public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

    /// Sets whether a row of a list can be moved; none can here.
    public func moveDisabled(_ isDisabled: Bool) -> some View { self }

    /// Sets whether a view can be selected in a list; without effect here.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

    /// Marks what others must not see; shown here.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

    /// Sets the title below that of the window; there is none here.
    public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { self }

    /// Sets the role of the toolbar; there is one here.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }

    /// Sets how large the title is; titles are not large here.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

    /// Sets how the dots of a tab view of pages look; as they do here.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }

    /// Sets the design of letters; there is one here.
    public func fontDesign(_ design: Font.Design?) -> some View { self }

    /// Sets a view's size in parts of what is around it; as large as may be here.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
        -> some View
    {
        frame(
            maxWidth: axes.contains(.horizontal) ? .infinity : nil,
            maxHeight: axes.contains(.vertical) ? .infinity : nil, alignment: alignment)
    }

    /// Sets the context of a preview; previews are left out here.
    public func previewContext<C>(_ value: C) -> some View { self }

    /// Compares the view by its own equality; views are compared by themselves here.
    public func equatable() -> some View { self }

    /// Adds space at the edges of a scene: padding here.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}

/// The role of a toolbar; there is one here.
public struct ToolbarRole: Sendable {
    /// Chosen according to the context.
    public static let automatic = ToolbarRole()
    /// A toolbar for editing documents.
    public static let editor = ToolbarRole()
    /// A toolbar for browsing back and forward.
    public static let browser = ToolbarRole()
    /// A toolbar for navigation through a hierarchy.
    public static let navigationStack = ToolbarRole()
}

/// The display mode of a toolbar's title; titles are not large here.
public struct ToolbarTitleDisplayMode: Sendable {
    /// Chosen according to the context.
    public static let automatic = ToolbarTitleDisplayMode()
    /// A large title.
    public static let large = ToolbarTitleDisplayMode()
    /// In the line of the buttons.
    public static let inline = ToolbarTitleDisplayMode()
    /// In the line of the buttons, and large.
    public static let inlineLarge = ToolbarTitleDisplayMode()
}

/// The style of the page dots of a tab view.
public protocol IndexViewStyle {}

/// Dots that stand for pages.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When there is a field behind the dots.
    public struct BackgroundDisplayMode: Sendable {
        /// Chosen according to the context.
        public static let automatic = BackgroundDisplayMode()
        /// The field is visible while the user interacts with the dots.
        public static let interactive = BackgroundDisplayMode()
        /// The field is always visible.
        public static let always = BackgroundDisplayMode()
        /// The field is never visible.
        public static let never = BackgroundDisplayMode()
    }
    /// Creates the style.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots that stand for pages.
    public static var page: Self { Self() }
    /// Dots of pages, with a field behind them.
    public static func page(backgroundDisplayMode: Self.BackgroundDisplayMode) -> Self { Self() }
}
