/// The role of a tab; a search tab stays where it was declared here.
public struct TabRole: Hashable, Sendable {
    /// A tab for searching.
    public static let search = TabRole()
}

/// One screen of a ``TabView`` with the label of its tab.
public struct Tab<Value: Hashable, Content: View, Label: View>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let value: Value?
    private let content: Content
    private let label: Label

    private init(value: Value?, content: Content, label: Label) {
        self.value = value
        self.content = content
        self.label = label
    }

    /// Creates a screen that is shown while the selection is a value.
    public init(
        value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content(), label: label())
    }

    /// Creates a screen with a role that is shown while the selection is a value.
    public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content(), label: label())
    }

    package func update(_ node: ViewNode) {
        let id = value.map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(node))
        let isChosen = node.environment.tabs?.isChosen(id) ?? true
        var environment = node.environment
        environment.tabs = nil
        if let old = node.child(.index(1))?.environment { environment.reuse(old) }
        node.arrangeChildren {
            node.put(label, at: .index(0))
            if isChosen || node.child(.index(1)) != nil {
                node.put(content, at: .index(1), environment: environment)
            }
        }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        let id = value.map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(node))
        return [
            TabPageItem(
                node, id: id, label: node.child(.index(0))?.items ?? [],
                node.child(.index(1))?.items ?? [])
        ]
    }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
    /// Creates a screen with a title and a symbol that is shown while the selection is a value.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(),
            label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    /// Creates a screen with a title and a symbol that is shown while the selection is a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
    }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
    /// Creates a screen with a title, a symbol and a role that is shown while the selection is a value.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init(titleKey, systemImage: systemImage, value: value, content: content) }

    /// Creates a screen with a title and a picture of the app's that is shown while the selection is a value.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(), label: SwiftUI.Label(titleKey, image: image))
    }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
    /// Creates a screen with a title, a symbol and a role.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init(titleKey, systemImage: systemImage, content: content) }

    /// Creates a screen with a title and a picture of the app's.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content(), label: SwiftUI.Label(titleKey, image: image))
    }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
    /// Creates a screen with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(),
            label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    /// Creates a screen with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
    }
}

extension Tab where Label == EmptyView {
    /// Creates a screen without a label that is shown while the selection is a value, as a page among pages.
    public init(value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content(), label: EmptyView())
    }
}

extension Tab where Value == Never, Label == EmptyView {
    /// Creates a screen without a label, as a page among pages.
    public init(@ViewBuilder content: () -> Content) {
        self.init(value: nil, content: content(), label: EmptyView())
    }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
    /// Creates a screen with the label of its role: that of searching.
    public init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init("Search", systemImage: "magnifyingglass", content: content)
    }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
    /// Creates a screen with the label of its role, that of searching, which is shown while the selection is a value.
    public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init("Search", systemImage: "magnifyingglass", value: value, content: content)
    }
}

extension Tab where Value == Never {
    /// Creates a screen with a label.
    public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init(value: nil, content: content(), label: label()) }
}
