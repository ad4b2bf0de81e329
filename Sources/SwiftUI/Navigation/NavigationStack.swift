import MapScene

/// Screens of which one leads to the next, under a bar with their title.
public struct NavigationStack<Root: View>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let path: PathBinding?
    private let root: Root

    /// Creates a stack with a root view.
    public init(@ViewBuilder root: () -> Root) {
        path = nil
        self.root = root()
    }

    /// Creates a stack with a root view and a view for each value of a path.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.path = PathBinding(path)
        self.root = root()
    }

    /// Creates a stack with a root view and a view for each value of a path.
    public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.path = PathBinding(path)
        self.root = root()
    }

    package func update(_ node: ViewNode) {
        let bar = node.memory as? NavigationBar ?? NavigationBar(node)
        node.memory = bar
        bar.follow(path)
        bar.isEvaluating = true
        defer { bar.isEvaluating = false }
        var environment = node.environment
        environment.navigationBar = bar
        environment.isInList = nil
        let outer = environment.dismiss
        if let old = node.child(.index(0))?.environment { environment.reuse(old) }
        node.arrangeChildren {
            node.put(root, at: .index(0), environment: environment)
            // On a screen above the first, to dismiss is to go back.
            environment.dismiss = DismissAction { [weak bar] in
                if let bar, !bar.screens.isEmpty { bar.pop() } else { outer() }
            }
            for (place, screen) in bar.screens.enumerated() {
                if let old = node.child(.index(place + 1))?.environment { environment.reuse(old) }
                node.put(bar.view(of: screen), at: .index(place + 1), environment: environment)
            }
        }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        guard let bar = node.memory as? NavigationBar, let top = node.order.last else { return [] }
        let content = ZStackItem(node, alignment: .center, top.items)
        return [NavigationItem(node, bar, content, isRoot: node.order.count == 1)]
    }
}

/// A screen below its bar.
final class NavigationItem: FillItem {
    private let bar: NavigationBar
    private let isRoot: Bool
    private let barHeight: CGFloat

    init(_ node: ViewNode, _ bar: NavigationBar, _ content: LayoutItem, isRoot: Bool) {
        self.bar = bar
        self.isRoot = isRoot
        let tools = bar.toolItems
        let isBarred = bar.title != nil || !tools.isEmpty || !isRoot
        barHeight = isBarred && !bar.isHidden ? 44 : 0
        super.init(node, [content] + (bar.isHidden ? [] : tools))
    }

    override func placeChildren(_ size: CGSize) {
        children[0].place(
            CGRect(x: 0, y: barHeight, width: size.width, height: max(size.height - barHeight, 0)))
        var right = size.width - 16
        for tool in children.dropFirst().reversed() {
            let own = tool.size(ProposedViewSize(width: nil, height: nil))
            right -= own.width
            tool.place(
                CGRect(
                    x: right, y: (barHeight - own.height) / 2, width: own.width, height: own.height)
            )
            right -= 12
        }
    }

    override func elements() -> [InterfaceElement] {
        var shown = element(.group, children: [])
        shown.children = children[0].elements()
        if barHeight > 0, let title = bar.title {
            var text = element(
                .text(SceneText(title, weight: 600, alignment: .center)), children: [])
            text.frame = CGRect(x: 0, y: 11, width: frame.width, height: 22)
            shown.children.append(text)
        }
        if !isRoot, barHeight > 0, !bar.hidesBackButton {
            let bar = bar
            var back = element(.button(role: "back"), children: []) { event in
                if case .tapped = event { bar.pop() }
            }
            back.frame = CGRect(x: 8, y: 6, width: 72, height: 32)
            back.accessibilityLabel = "Back"
            var text = element(
                .text(SceneText("‹ Back", color: environment.tintColor)), children: [])
            text.frame = CGRect(x: 8, y: 5, width: 64, height: 22)
            back.children = [text]
            shown.children.append(back)
        }
        shown.children += children.dropFirst().flatMap { $0.elements() }
        return [shown]
    }
}

/// Says what the screen wishes of the bar.
struct BarModifier<Wish>: PrimitiveModifier {
    let wishes: ReferenceWritableKeyPath<NavigationBar, NavigationBar.Wishes<Wish>>
    let wish: Wish?

    private final class Memory {}

    func updated(_ node: ViewNode) {
        guard let bar = node.environment.navigationBar else { return }
        bar.wish(wish, of: node, wishes)
        let (wishes, nothing) = (wishes, Wish?.none)
        node.atEnd(Memory.self) { [unowned node] in bar.wish(nothing, of: node, wishes) }
    }
}

/// Puts something in the bar.
struct ToolbarModifier<Tools: View>: PrimitiveModifier {
    let tools: Tools

    private final class Memory {}

    func putMore(_ node: ViewNode) { node.put(tools, at: .index(1)) }

    func updated(_ node: ViewNode) {
        guard let bar = node.environment.navigationBar else { return }
        let items: @MainActor () -> [LayoutItem] = { [weak node] in
            node?.child(.index(1))?.items ?? []
        }
        bar.wish(items, of: node, \.tools)
        node.atEnd(Memory.self) { [unowned node] in bar.wish(nil, of: node, \.tools) }
    }
}

/// The place of an item in a bar; here every item is at the trailing end.
public struct ToolbarItemPlacement: Sendable {
    /// The placement that fits the item and the platform.
    public static let automatic = ToolbarItemPlacement()
    /// The trailing end of the navigation bar.
    public static let topBarTrailing = ToolbarItemPlacement()
    /// The leading end of the navigation bar.
    public static let topBarLeading = ToolbarItemPlacement()
    /// The place of the main action.
    public static let primaryAction = ToolbarItemPlacement()
    /// The place of the action that confirms a dialog.
    public static let confirmationAction = ToolbarItemPlacement()
    /// The place of the action that cancels a dialog.
    public static let cancellationAction = ToolbarItemPlacement()
    /// The bar at the bottom of the screen.
    public static let bottomBar = ToolbarItemPlacement()
    /// The center of the navigation bar.
    public static let principal = ToolbarItemPlacement()
    /// The trailing end of the navigation bar.
    public static let navigationBarTrailing = ToolbarItemPlacement()
    /// The leading end of the navigation bar.
    public static let navigationBarLeading = ToolbarItemPlacement()
    /// Above the keyboard.
    public static let keyboard = ToolbarItemPlacement()
    /// The place of an action that destroys something.
    public static let destructiveAction = ToolbarItemPlacement()
    /// The place of actions that are used less.
    public static let secondaryAction = ToolbarItemPlacement()
    /// The place of status information.
    public static let status = ToolbarItemPlacement()
    /// The place of what leads to other screens.
    public static let navigation = ToolbarItemPlacement()
    /// The place of the title.
    public static let title = ToolbarItemPlacement()
    /// The place of the title, where it is large.
    public static let largeTitle = ToolbarItemPlacement()
    /// The place of the line below the title.
    public static let subtitle = ToolbarItemPlacement()
    /// The bar of a place.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement()
    }
}

/// What stands in a toolbar: views, with the places that they wish for.
@MainActor @preconcurrency public protocol ToolbarContent: View {}

/// A result builder that makes the content of a toolbar from the items in a closure.
public typealias ToolbarContentBuilder = ViewBuilder

extension ToolbarItem: ToolbarContent {}
extension ToolbarItemGroup: ToolbarContent {}
extension EmptyView: ToolbarContent {}
extension TupleView: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
extension Group: ToolbarContent where Content: ToolbarContent {}
extension ForEach: ToolbarContent where Content: ToolbarContent {}

/// A space in a toolbar.
public struct ToolbarSpacer: ToolbarContent {
    /// The size of a toolbar space: fixed, or all that is left.
    public struct Sizing: Sendable {
        /// All room that is left.
        public static let flexible = Sizing()
        /// A space of fixed width.
        public static let fixed = Sizing()
    }
    /// Creates a space.
    public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
    /// Eight points.
    public var body: some View { Color.clear.frame(width: 8, height: 1) }
}

/// The kinds of items that the system puts into toolbars.
public struct ToolbarDefaultItemKind: Sendable {
    /// The search field, which stands above the content here.
    public static let search = ToolbarDefaultItemKind()
    /// The button that shows a sidebar; a page has none.
    public static let sidebarToggle = ToolbarDefaultItemKind()
    /// The title, which stands in the bar.
    public static let title = ToolbarDefaultItemKind()
}

/// The place of an item of the system's in a toolbar; such items stay where they are here.
public struct DefaultToolbarItem: ToolbarContent {
    /// Creates the place of an item.
    public init(
        kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
    ) {}
    /// Nothing: the item is where it always is.
    public var body: some View { EmptyView() }
}

/// A view in a toolbar.
public struct ToolbarItem<Content: View>: View {
    private let content: Content

    /// Creates a toolbar item from a view.
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) { self.content = content() }

    /// The view of the item.
    public var body: some View { content }
}

/// Several views in a toolbar, with the same placement.
public struct ToolbarItemGroup<Content: View>: View {
    private let content: Content

    /// Creates toolbar items from views, with a common placement.
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) { self.content = content() }

    /// The views of the group.
    public var body: some View { content }
}

/// The size of a title in the navigation bar; here always the inline one.
public enum NavigationBarItemTitleDisplayMode: Sendable { case automatic, inline, large }

extension View {
    /// Sets the title of the screen, shown in the navigation bar.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        with(BarModifier(wishes: \.titles, wish: titleKey.string))
    }

    /// Sets the title of the screen, shown in the navigation bar.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        with(BarModifier(wishes: \.titles, wish: String(title)))
    }

    /// Sets how the title is shown.
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItemTitleDisplayMode)
        -> some View
    { self }

    /// Adds items to the navigation bar of the screen.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        with(ToolbarModifier(tools: content()))
    }

    /// Sets whether the navigation bar is hidden.
    public func navigationBarHidden(_ hidden: Bool = true) -> some View {
        with(BarModifier(wishes: \.hidden, wish: hidden))
    }

    /// Hides bars, or shows them; of tabs they stay.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barVisibility(visibility, bars)
    }

    /// Hides bars, or shows them; of tabs they stay.
    public func toolbarVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        barVisibility(visibility, bars)
    }

    private func barVisibility(
        _ visibility: Visibility, _ bars: [ToolbarPlacement]
    ) -> some View {
        let isMeant = bars.isEmpty || bars.contains { $0 == .navigationBar || $0 == .automatic }
        return with(
            BarModifier(
                wishes: \.hidden,
                wish: isMeant && visibility != .automatic ? visibility == .hidden : nil))
    }

    /// Sets whether the back button is hidden.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        with(BarModifier(wishes: \.hiddenBackButtons, wish: hidesBackButton))
    }

    /// Sets the background of bars; without effect here.
    public func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View { self }

    /// Sets whether bars have a background; without effect here.
    public func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { self }

    /// Sets the color scheme of bars; without effect here.
    public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View { self }
}

/// A bar whose appearance is set.
public struct ToolbarPlacement: Hashable, Sendable {
    private let number: Int
    /// The bar that fits the context.
    public static let automatic = ToolbarPlacement(number: 0)
    /// The navigation bar of a ``NavigationStack``.
    public static let navigationBar = ToolbarPlacement(number: 1)
    /// The tab bar of a ``TabView``.
    public static let tabBar = ToolbarPlacement(number: 2)
    /// A bar at the bottom of the screen; there is none here.
    public static let bottomBar = ToolbarPlacement(number: 3)
    /// The toolbar of a window; there is none here.
    public static let windowToolbar = ToolbarPlacement(number: 4)
}
