/// A view that tells why there is no content to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a view from a label, an explanation and buttons.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
        @ViewBuilder actions: () -> Actions
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The label above the explanation above the buttons, in the middle of all the room there is.
    public var body: some View {
        VStack(spacing: 12) {
            label.labelStyle(StackedLabelStyle()).font(.title2.bold())
            description.font(.subheadline).foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
            actions
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The symbol above the title.
private struct StackedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title
        }
    }
}

extension ContentUnavailableView where Actions == EmptyView {
    /// Creates a view from a label and an explanation.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description
    ) { self.init(label: label, description: description) { EmptyView() } }
}

extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView {
    /// Creates a view from a label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(label: label, description: { EmptyView() }, actions: { EmptyView() })
    }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view from a title, a symbol and an explanation.
    public init(
        _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
    ) {
        self.init(
            label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }

    /// Creates a view from a title, a symbol and an explanation.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }
}

/// The parts of a ``ContentUnavailableView`` for a search without results.
public struct SearchUnavailableContent {
    /// The title of a search without results.
    public struct Label: View {
        let text: String?
        /// The title with a magnifying glass.
        public var body: some View {
            SwiftUI.Label(
                text.map { "No Results for “\($0)”" } ?? "No Results",
                systemImage: "magnifyingglass")
        }
    }
    /// The description of a search without results.
    public struct Description: View {
        /// A line that advises on the search.
        public var body: some View { Text("Check the spelling or try a new search.") }
    }
    /// The actions of a search without results: none.
    public struct Actions: View {
        /// Empty, as there are no actions.
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A view for a search without results.
    public static var search: Self {
        Self(
            label: { SearchUnavailableContent.Label(text: nil) },
            description: { SearchUnavailableContent.Description() },
            actions: { SearchUnavailableContent.Actions() })
    }

    /// Returns a view for a search for some text without results.
    public static func search(text: String) -> Self {
        Self(
            label: { SearchUnavailableContent.Label(text: text) },
            description: { SearchUnavailableContent.Description() },
            actions: { SearchUnavailableContent.Actions() })
    }
}
