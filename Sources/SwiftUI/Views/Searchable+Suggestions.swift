// What is searched for, as the views in it know it; suggestions; scopes.

/// What is being searched for around a view.
struct SearchContext: @unchecked Sendable {
    // Unchecked: bindings are used on the main actor only.
    let text: Binding<String>
    let isPresented: Binding<Bool>?
}

/// An action that ends a search: its text becomes empty.
@MainActor @preconcurrency public struct DismissSearchAction: Sendable {
    let context: SearchContext?

    /// Ends the search around the view, if there is one.
    public func callAsFunction() {
        context?.text.wrappedValue = ""
        context?.isPresented?.wrappedValue = false
    }
}

private enum SearchName {}

extension EnvironmentValues {
    var searching: SearchContext? {
        get { self[LookKey<SearchName, SearchContext?>.self] }
        set { self[LookKey<SearchName, SearchContext?>.self] = newValue }
    }

    /// Whether something is being searched for around the view: whether there is a text in its search field.
    public var isSearching: Bool { searching.map { !$0.text.wrappedValue.isEmpty } ?? false }

    /// Ends the search around the view.
    public var dismissSearch: DismissSearchAction {
        let context = searching
        return MainActor.assumeIsolated { DismissSearchAction(context: context) }
    }
}

/// Suggestions below the search field around a view.
private struct SuggestedView<Content: View, Suggestions: View>: View {
    let content: Content
    let suggestions: Suggestions
    @Environment(\.searching) private var searching

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if let searching, !searching.text.wrappedValue.isEmpty { suggestions.padding(8) }
            content
        }
    }
}

/// A view that puts a text into the search field around it when it is tapped.
private struct CompletionView<Content: View>: View {
    let content: Content
    let completion: String
    @Environment(\.searching) private var searching

    var body: some View {
        let searching = searching
        content.onTapGesture { searching?.text.wrappedValue = completion }
    }
}

extension View {
    /// Adds suggestions for the search field around the view, shown while something is typed.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        SuggestedView(content: self, suggestions: suggestions())
    }

    /// Puts a text into the search field when the view, a suggestion, is tapped.
    public func searchCompletion(_ completion: String) -> some View {
        CompletionView(content: self, completion: completion)
    }

    /// Adds a choice of what is searched in, above the view.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        let choice = Picker("", selection: scope, content: scopes)
        return VStack(spacing: 8) {
            choice.pickerStyle(.segmented)
            self
        }
    }

    /// Adds a search field above the view, and says whether something is searched for.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        with(
            SearchModifier(
                text: text, prompt: prompt?.string ?? "Search", suggestions: EmptyView(),
                isPresented: isPresented)
        )
        .onChange(of: text.wrappedValue.isEmpty) { _, isEmpty in
            if isPresented.wrappedValue == isEmpty { isPresented.wrappedValue = !isEmpty }
        }
    }

    /// Adds a search field above the view, and says whether something is searched for.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(
            text: text, isPresented: isPresented, placement: placement,
            prompt: Text(verbatim: prompt.string))
    }

    /// Adds a search field above the view.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(verbatim: String(prompt)))
    }
}
