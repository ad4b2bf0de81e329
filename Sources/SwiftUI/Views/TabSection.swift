/// Tabs that belong together; in the bar they are among the others.
public struct TabSection<Header: View, Content: View, SelectionValue: Hashable>: View {
    private let content: Content

    /// Creates a section of tabs; the header is shown where there is a sidebar, which a page has not.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content,
        @ViewBuilder header: () -> Header
    ) {
        self.content = content()
    }

    /// The tabs.
    public var body: some View { content }
}

extension TabSection where Header == Text {
    /// Creates a section of tabs with a title.
    public init(
        _ titleKey: LocalizedStringKey,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.content = content()
    }

    /// Creates a section of tabs with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.content = content()
    }
}

extension TabSection where Header == EmptyView {
    /// Creates a section of tabs without a title.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }
}

/// The user's arrangement of tabs; here they are always arranged as declared.
public struct TabViewCustomization: Codable, Equatable, Sendable {
    /// Creates an arrangement that changes nothing.
    public init() {}
    /// Resets the order of the tabs.
    public mutating func resetTabOrder() {}
    /// Forgets which tabs are shown.
    public mutating func resetVisibility() {}
}

/// When the bar of tabs becomes smaller; here it keeps its size.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String
    /// The system's default behavior.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// The bar is never minimized.
    public static let never = TabBarMinimizeBehavior(name: "never")
    /// The bar is minimized when the user scrolls down.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// The bar is minimized when the user scrolls up.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

extension View {
    /// Lets the user arrange tabs; without effect here.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        self
    }

    /// Names a tab for the user's arrangement of tabs.
    public func customizationID(_ id: String) -> some View { self }

    /// Sets how a tab may be arranged by the user; here it stays.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some View { self }

    /// Sets whether a tab is shown before the user has arranged them; it is here.
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some View { self }

    /// Adds actions to a section of tabs in a sidebar, which a page has not.
    public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some View { self }

    /// Sets when the bar of tabs becomes smaller; here it keeps its size.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

    /// Adds a view above the bar of tabs.
    public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View {
        safeAreaInset(edge: .bottom, content: content)
    }
}

/// The ways in which the user may arrange a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String
    /// Chosen according to the tab's context.
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    /// The user may move the tab.
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    /// The tab cannot be moved.
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// Where tabs are shown: in a bar or in a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String
    /// Chosen according to the window's size.
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    /// The tabs are in a bar.
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    /// The tabs are in a sidebar.
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
