import MapScene

/// Screens of which one leads to the next, under a bar with their title.
public struct NavigationStack<Root: View>: View, PrimitiveView {
    /// Made of nothing else.
    public typealias Body = Never

    private let root: Root

    /// Creates a stack that begins with a screen.
    public init(@ViewBuilder root: () -> Root) { self.root = root() }

    package func update(_ node: ViewNode) {
        let bar = node.memory as? NavigationBar ?? NavigationBar(node)
        node.memory = bar
        var environment = node.environment
        environment.navigationBar = bar
        if let old = node.child(.index(0))?.environment { environment.reuse(old) }
        node.arrangeChildren {
            node.put(root, at: .index(0), environment: environment)
            for (place, screen) in bar.screens.enumerated() {
                node.put(screen, at: .index(place + 1), environment: environment)
            }
        }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        guard let bar = node.memory as? NavigationBar, let top = node.order.last else { return [] }
        let content = PileItem(node, alignment: .center, top.items)
        return [NavigationItem(node, bar, content, isRoot: node.order.count == 1)]
    }
}

/// The screens of a stack, and what its bar says: the innermost screen's wishes.
@MainActor final class NavigationBar {
    private unowned let node: ViewNode
    private(set) var screens: [AnyView] = []
    /// By the nodes that wish it.
    var titles: [(node: ObjectIdentifier, depth: Int, title: String)] = []
    var tools: [(node: ObjectIdentifier, depth: Int, items: @MainActor () -> [LayoutItem])] = []

    init(_ node: ViewNode) { self.node = node }

    var title: String? { titles.max { $0.depth < $1.depth }?.title }

    func push(_ screen: AnyView) {
        screens.append(screen)
        node.readHasChanged()
    }

    func pop() {
        if !screens.isEmpty { screens.removeLast() }
        node.readHasChanged()
    }

    func changed() { node.invalidateItems() }
}

private enum BarName {}

extension EnvironmentValues {
    var navigationBar: NavigationBar? {
        get { self[LookKey<BarName, NavigationBar?>.self] }
        set { self[LookKey<BarName, NavigationBar?>.self] = newValue }
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
        let tools = bar.tools.sorted { $0.depth < $1.depth }.flatMap { $0.items() }
        barHeight = bar.title != nil || !tools.isEmpty || !isRoot ? 44 : 0
        super.init(node, [content] + tools)
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
        if let title = bar.title {
            var text = element(
                .text(InterfaceText(title, weight: 600, alignment: .center)), children: [])
            text.frame = CGRect(x: 0, y: 11, width: frame.width, height: 22)
            shown.children.append(text)
        }
        if !isRoot {
            let bar = bar
            var back = element(.button(role: "back"), children: []) { event in
                if case .tapped = event { bar.pop() }
            }
            back.frame = CGRect(x: 8, y: 6, width: 72, height: 32)
            back.accessibilityLabel = "Back"
            var text = element(
                .text(InterfaceText("‹ Back", color: environment.tintColor)), children: [])
            text.frame = CGRect(x: 8, y: 5, width: 64, height: 22)
            back.children = [text]
            shown.children.append(back)
        }
        shown.children += children.dropFirst().flatMap { $0.elements() }
        return [shown]
    }
}

/// Says what the screen is called.
struct TitleModifier: PrimitiveModifier {
    let title: String

    private final class Kept {}

    func updated(_ node: ViewNode) {
        guard let bar = node.environment.navigationBar else { return }
        let key = ObjectIdentifier(node)
        bar.titles.removeAll { $0.node == key }
        bar.titles.append((key, node.depth, title))
        bar.changed()
        node.atEnd(Kept.self) {
            bar.titles.removeAll { $0.node == key }
            bar.changed()
        }
    }
}

/// Puts something in the bar.
struct ToolbarModifier<Tools: View>: PrimitiveModifier {
    let tools: Tools

    private final class Kept {}

    func putMore(_ node: ViewNode) { node.put(tools, at: .index(1)) }

    func updated(_ node: ViewNode) {
        guard let bar = node.environment.navigationBar else { return }
        let key = ObjectIdentifier(node)
        bar.tools.removeAll { $0.node == key }
        bar.tools.append((key, node.depth, { [weak node] in node?.child(.index(1))?.items ?? [] }))
        bar.changed()
        node.atEnd(Kept.self) {
            bar.tools.removeAll { $0.node == key }
            bar.changed()
        }
    }
}

/// Where something is in a bar; here all are at its end.
public struct ToolbarItemPlacement: Sendable {
    /// Wherever it fits.
    public static let automatic = ToolbarItemPlacement()
    /// At the end.
    public static let topBarTrailing = ToolbarItemPlacement()
    /// At the beginning.
    public static let topBarLeading = ToolbarItemPlacement()
    /// Where the main action is.
    public static let primaryAction = ToolbarItemPlacement()
    /// Where something is completed.
    public static let confirmationAction = ToolbarItemPlacement()
    /// Where something is given up.
    public static let cancellationAction = ToolbarItemPlacement()
    /// Below.
    public static let bottomBar = ToolbarItemPlacement()
    /// In the middle.
    public static let principal = ToolbarItemPlacement()
    /// At the end.
    public static let navigationBarTrailing = ToolbarItemPlacement()
    /// At the beginning.
    public static let navigationBarLeading = ToolbarItemPlacement()
}

/// Something in a bar.
public struct ToolbarItem<Content: View>: View {
    private let content: Content

    /// Creates an item.
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) { self.content = content() }

    /// The item itself.
    public var body: some View { content }
}

/// Several things in a bar.
public struct ToolbarItemGroup<Content: View>: View {
    private let content: Content

    /// Creates items.
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) { self.content = content() }

    /// The items themselves.
    public var body: some View { content }
}

/// A row that leads to another screen of the ``NavigationStack``.
public struct NavigationLink<Label: View, Destination: View>: View {
    private let destination: () -> Destination
    private let label: Label
    @Environment(\.navigationBar) private var bar

    /// Creates a link to a screen.
    public init(
        @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.destination = destination
        self.label = label()
    }

    /// Creates a link to a screen.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.destination = { destination }
        self.label = label()
    }

    /// A button of the label.
    public var body: some View {
        Button {
            bar?.push(AnyView(destination()))
        } label: {
            label
        }
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(destination: destination) { Text(titleKey) } }
}

/// How a title is shown; here in the bar.
public enum NavigationBarItemTitleDisplayMode: Sendable { case automatic, inline, large }

/// Where a search field is; here above the content.
public struct SearchFieldPlacement: Sendable {
    /// Wherever it fits.
    public static let automatic = SearchFieldPlacement()
    /// In the bar.
    public static let toolbar = SearchFieldPlacement()
    /// At the side.
    public static let sidebar = SearchFieldPlacement()
    /// Where rows are drawn down.
    public static let navigationBarDrawer = SearchFieldPlacement()
}

/// A search field above content, with suggestions below it while something is typed.
struct SearchModifier<Suggestions: View>: PrimitiveModifier {
    let text: Binding<String>
    let prompt: String
    let suggestions: Suggestions

    func putMore(_ node: ViewNode) {
        node.put(SearchField(text: text, prompt: prompt), at: .index(1))
        node.put(suggestions, at: .index(2))
    }

    func items(_ node: ViewNode, _ content: [LayoutItem]) -> [LayoutItem] {
        guard let field = node.child(.index(1))?.items.first else { return content }
        let padding = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        let above = [PaddingItem(node, padding, field)]
        let rows = (node.child(.index(2))?.items ?? []).map {
            RowItem(node, $0, isSelected: false, select: nil)
        }
        let body = PileItem(node, alignment: .center, content)
        return [StackItem(node, axis: .vertical, share: 0.5, spacing: 0, above + rows + [body])]
    }
}

/// The field of ``SearchModifier``.
struct SearchField: View, PrimitiveView {
    typealias Body = Never

    let text: Binding<String>
    let prompt: String

    func update(_ node: ViewNode) { node.keep(text.wrappedValue) }

    func items(_ node: ViewNode) -> [LayoutItem] {
        [
            FieldItem(
                node,
                InterfaceTextField(
                    text: node.kept(String.self) ?? "", prompt: prompt,
                    isSearch: true), text)
        ]
    }
}

private enum SuggestionsName {}

extension View {
    /// Says what the screen is called.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        with(TitleModifier(title: titleKey.string))
    }

    /// Says what the screen is called.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        with(TitleModifier(title: String(title)))
    }

    /// Sets how the title is shown.
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItemTitleDisplayMode)
        -> some View
    { self }

    /// Puts something in the bar.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        with(ToolbarModifier(tools: content()))
    }

    /// Puts a search field above the view.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        with(
            SearchModifier(
                text: text, prompt: prompt?.string ?? "Search", suggestions: EmptyView()))
    }

    /// Puts a search field above the view.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        with(SearchModifier(text: text, prompt: prompt.string, suggestions: EmptyView()))
    }

    /// Puts a search field above the view, with suggestions below it.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        with(
            SearchModifier(
                text: text, prompt: prompt?.string ?? "Search", suggestions: suggestions()))
    }
}
