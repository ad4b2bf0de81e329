// Tokens: what is searched for beside the text, each a thing of its own.

/// A search field around content, with tokens above it that go away when they are tapped.
private struct TokenSearch<
    Content: View, Tokens: RandomAccessCollection & RangeReplaceableCollection,
    Suggested: RandomAccessCollection, Token: View
>: View
where Tokens.Element: Identifiable, Suggested.Element == Tokens.Element {
    let content: Content
    let text: Binding<String>
    let tokens: Binding<Tokens>
    let suggested: Suggested
    let prompt: Text?
    let token: (Tokens.Element) -> Token

    private var isChosen: Set<Tokens.Element.ID> { Set(tokens.wrappedValue.map(\.id)) }

    private func row(_ elements: [Tokens.Element], _ choose: @escaping (Tokens.Element) -> Void)
        -> some View
    {
        HStack {
            ForEach(elements) { element in
                Button {
                    choose(element)
                } label: {
                    token(element)
                }
                .buttonStyle(.bordered)
            }
        }
        .padding(.horizontal, 16)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if !tokens.wrappedValue.isEmpty {
                row(Array(tokens.wrappedValue)) { element in
                    tokens.wrappedValue.removeAll { $0.id == element.id }
                }
            }
            let offered = suggested.filter { !isChosen.contains($0.id) }
            if !offered.isEmpty, !text.wrappedValue.isEmpty {
                row(Array(offered)) { element in
                    tokens.wrappedValue.append(element)
                    text.wrappedValue = ""
                }
            }
            content
        }
        .searchable(text: text, prompt: prompt)
    }
}

extension View {
    /// Adds a search field above the view, with tokens that are removed when they are tapped.
    public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        TokenSearch(
            content: self, text: text, tokens: tokens, suggested: [C.Element](), prompt: prompt,
            token: token)
    }

    /// Adds a search field above the view, with tokens that are removed when they are tapped.
    @_disfavoredOverload
    public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, placement: placement,
            prompt: Text(verbatim: String(prompt)), token: token)
    }

    /// Adds a search field above the view, with tokens, and others that are offered while something is typed.
    public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        TokenSearch(
            content: self, text: text, tokens: tokens, suggested: suggestedTokens.wrappedValue,
            prompt: prompt, token: token)
    }

    /// Adds a search field above the view, with tokens, and others that are offered while something is typed.
    @_disfavoredOverload
    public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
            prompt: Text(verbatim: String(prompt)), token: token)
    }
}
