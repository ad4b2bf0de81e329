// Sections as apps wrote them before iOS 15, and sections that fold.

extension Section {
    /// Creates a section from views for its header and footer, and its rows.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { footer })
    }
}

extension Section where Footer == EmptyView {
    /// Creates a section from a view for its header, and its rows.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { EmptyView() })
    }

    /// Creates a section whose rows are shown while a value is true; tapping its header changes the value.
    public init<Rows: View, Title: View>(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows,
        @ViewBuilder header: () -> Title
    ) where Content == FoldedRows<Rows>, Parent == FoldingHeader<Title> {
        let title = header()
        self.init(
            content: { FoldedRows(isExpanded: isExpanded, rows: content()) },
            header: { FoldingHeader(isExpanded: isExpanded, title: title) },
            footer: { EmptyView() })
    }

    /// Creates a section with a title whose rows are shown while a value is true.
    public init<Rows: View>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
    ) where Content == FoldedRows<Rows>, Parent == FoldingHeader<Text> {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a section with a title whose rows are shown while a value is true.
    @_disfavoredOverload
    public init<S: StringProtocol, Rows: View>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
    ) where Content == FoldedRows<Rows>, Parent == FoldingHeader<Text> {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

extension Section where Parent == EmptyView {
    /// Creates a section from a view for its footer, and its rows.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { footer })
    }

    /// Creates a section from its rows and footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}

/// The rows of a section that folds.
public struct FoldedRows<Rows: View>: View {
    let isExpanded: Binding<Bool>
    let rows: Rows

    /// The rows, or nothing while they are folded.
    public var body: some View { if isExpanded.wrappedValue { rows } }
}

/// The header of a section that folds.
public struct FoldingHeader<Title: View>: View {
    let isExpanded: Binding<Bool>
    let title: Title

    /// The title, which can be tapped, with an arrow that shows whether the rows are folded.
    public var body: some View {
        HStack {
            title
            Spacer()
            Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.right")
        }
        .onTapGesture { isExpanded.wrappedValue.toggle() }
    }
}
