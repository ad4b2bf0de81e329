import MapScene

/// The place of a search field; here always above the content.
public struct SearchFieldPlacement: Sendable {
    /// The placement that fits the context.
    public static let automatic = SearchFieldPlacement()
    /// The toolbar.
    public static let toolbar = SearchFieldPlacement()
    /// The sidebar.
    public static let sidebar = SearchFieldPlacement()
    /// Below the navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// Below the navigation bar, always or where there is room.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
        -> SearchFieldPlacement
    { SearchFieldPlacement() }

    /// When the place below the navigation bar is shown; always here.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        /// Chosen according to the context.
        public static let automatic = NavigationBarDrawerDisplayMode()
        /// The field is always visible.
        public static let always = NavigationBarDrawerDisplayMode()
    }
}

/// A search field above content, with suggestions below it while something is typed.
struct SearchModifier<Suggestions: View>: PrimitiveModifier {
    let text: Binding<String>
    let prompt: String
    let suggestions: Suggestions
    /// Whether something is searched for, as the program wants to know; nil for no wish.
    var isPresented: Binding<Bool>?

    func putMore(_ node: ViewNode) {
        node.put(SearchField(text: text, prompt: prompt), at: .index(1))
        var inside = node.environment
        change(&inside)
        if let old = node.child(.index(2))?.environment { inside.reuse(old) }
        node.put(suggestions, at: .index(2), environment: inside)
    }

    func change(_ environment: inout EnvironmentValues) {
        environment.searching = SearchContext(text: text, isPresented: isPresented)
    }

    func items(_ node: ViewNode, _ content: [LayoutItem]) -> [LayoutItem] {
        guard let field = node.child(.index(1))?.items.first else { return content }
        let padding = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        let above = [PaddingItem(node, padding, field)]
        let rows = (node.child(.index(2))?.items ?? []).map {
            RowItem(node, $0, isSelected: false, select: nil)
        }
        let body = ZStackItem(node, alignment: .center, content)
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

extension View {
    /// Adds a search field above the view.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        with(
            SearchModifier(
                text: text, prompt: prompt?.string ?? "Search", suggestions: EmptyView()))
    }

    /// Adds a search field above the view.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        with(SearchModifier(text: text, prompt: prompt.string, suggestions: EmptyView()))
    }

    /// Adds a search field above the view, with suggestions below it.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        with(
            SearchModifier(
                text: text, prompt: prompt?.string ?? "Search", suggestions: suggestions()))
    }
}
