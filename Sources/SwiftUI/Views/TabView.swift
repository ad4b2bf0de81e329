/// Screens of which one is shown at a time, over a bar in which it is chosen.
///
/// What is in a ``Tab`` is made when that is first chosen, and kept from then on; views with `tabItem(_:)` are all
/// made at once.
public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// Creates a tab view with a binding to the value or tag of the selected tab.
    public init(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.selection = selection
        self.content = content()
    }

    package func update(_ node: ViewNode) {
        let tabs = node.memory as? TabChoice ?? TabChoice()
        node.memory = tabs
        // What a tab is known by may be optional in one place and not in the other.
        tabs.plain = { id in (id.base as? SelectionValue).map { AnyHashable($0) } ?? id }
        if let selection { tabs.chosen.value = AnyHashable(selection.wrappedValue) }
        // Read, so that the bar follows the choice.
        _ = tabs.chosen.value
        tabs.choose = { [weak tabs] id in
            if let selection, let value = id.base as? SelectionValue {
                selection.wrappedValue = value
            } else {
                tabs?.chosen.value = id
            }
        }
        var environment = node.environment
        environment.tabs = tabs
        if let old = node.child(.index(0))?.environment { environment.reuse(old) }
        node.arrangeChildren { node.put(content, at: .index(0), environment: environment) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        guard let tabs = node.memory as? TabChoice else { return [] }
        return [TabBarItem(node, tabs, node.childItems)]
    }
}

extension TabView where SelectionValue == Int {
    /// Creates screens, of which the first is shown until another is chosen.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension View {
    /// Sets the label of the view in the tab bar of a ``TabView``.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        with(TabItemModifier(label: label()))
    }
}

/// The appearance and interaction of a ``TabView``; here always with a bar below.
public protocol TabViewStyle {}

/// The style that fits the context; here always with a bar below.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
}
/// A tab view style with a tab bar only.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
}
/// A tab bar, or a sidebar where there is room; here always a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
}
/// Pages to swipe through, with dots below; here always tabs with a bar.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots below the pages are shown.
    public enum IndexDisplayMode: Sendable {
        /// Shown if there is more than one page.
        case automatic
        /// Shown even for one page.
        case always
        /// Never shown.
        case never
    }

    /// Creates the style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The default, depending on the context.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A tab view style with a tab bar only.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A tab bar, or a sidebar where there is room; here always a bar.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
        SidebarAdaptableTabViewStyle()
    }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages to swipe through, with dots below; here always tabs with a bar.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages to swipe through, with a choice of when the dots below are shown.
    public static func page(
        indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

extension View {
    /// Sets how a ``TabView`` lets choose; here always by the bar below.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}

/// Makes a view a screen of a ``TabView``.
struct TabItemModifier<Label: View>: PrimitiveModifier {
    let label: Label

    func change(_ environment: inout EnvironmentValues) { environment.tabs = nil }
    func putMore(_ node: ViewNode) { node.put(label, at: .index(1)) }

    func items(_ node: ViewNode, _ content: [LayoutItem]) -> [LayoutItem] {
        [TabPageItem(node, id: nil, label: node.child(.index(1))?.items ?? [], content)]
    }
}
