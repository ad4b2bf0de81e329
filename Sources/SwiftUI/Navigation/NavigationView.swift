/// Screens of which one leads to the next, as apps before iOS 16 write them; ``NavigationStack`` shows them.
public struct NavigationView<Content: View>: View {
    private let content: Content

    /// Creates a navigation view with its first screen.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The screens as a stack, from the first view on: the others are what Apple shows in the next columns until something is
    /// chosen.
    public var body: some View {
        NavigationStack {
            if let several = content as? any SeveralViews {
                several.parts.first.map { AnyView($0) }
            } else {
                content
            }
        }
    }
}

/// The style of a ``NavigationView``; here its screens are always shown one after the other.
public protocol NavigationViewStyle: Sendable {}

/// The style that fits the device.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

/// The style that shows one screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

/// The style that shows screens side by side where there is room; here one at a time.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    fileprivate init() {}
}

/// The style that shows two screens side by side where there is room; here one at a time.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The style that fits the device.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// The style that shows one screen at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// The style that shows screens side by side where there is room.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// A namespace for how a navigation bar shows its title.
public struct NavigationBarItem: Hashable, Sendable {
    /// The size of a title in the navigation bar; here always the inline one.
    public typealias TitleDisplayMode = NavigationBarItemTitleDisplayMode
}

extension View {
    /// Sets how navigation views in the view show their screens; here always one after the other.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

    /// Sets the title of the screen, shown in the navigation bar.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Sets the title of the screen, shown in the navigation bar.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }

    /// Sets the title of the screen, shown in the navigation bar.
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the title of the screen and how it is shown.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey)
    }

    /// Sets the title of the screen and how it is shown.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title)
    }

    /// Sets the title of the screen and how it is shown.
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title)
    }

    /// Sets the title of the screen, shown in the navigation bar.
    public func navigationTitle(_ title: Text) -> some View { navigationTitle(title.string) }

    /// Adds views to both ends of the navigation bar.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// Adds a view to the leading end of the navigation bar.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Adds a view to the trailing end of the navigation bar.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
}
