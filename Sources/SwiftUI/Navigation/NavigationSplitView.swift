/// Columns of which one chooses what the next one shows.
///
/// Where there is room for it they stand beside each other; where there are less than 600 points, below each other.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail

    /// Creates a split view of a sidebar, a content column and a detail column.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        visibility = columnVisibility
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }

    private var hasContent: Bool { Content.self != EmptyView.self }

    /// The columns side by side; narrower than 600 points, the sidebar above the detail.
    public var body: some View {
        let shown = visibility?.wrappedValue ?? .automatic
        GeometryReader { room in
            if room.size.width < 600 {
                VStack(spacing: 0) {
                    if shown != .detailOnly {
                        NavigationStack { sidebar }.frame(height: room.size.height * 0.4)
                        Divider()
                    }
                    NavigationStack { detail }
                }
            } else {
                HStack(spacing: 0) {
                    if shown != .detailOnly, shown != .doubleColumn || !hasContent {
                        NavigationStack { sidebar }.frame(width: 280)
                        Divider()
                    }
                    if hasContent, shown != .detailOnly {
                        NavigationStack { content }.frame(width: 280)
                        Divider()
                    }
                    NavigationStack { detail }
                }
            }
        }
    }
}

extension NavigationSplitView {
    /// Creates a split view of three columns with the one that is shown where there is room for one; here the columns
    /// then stand below each other, and the column is not read.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility: columnVisibility, sidebar: sidebar, content: content, detail: detail)
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates a split view of two columns with the one that is shown where there is room for one; here the columns
    /// then stand below each other, and the column is not read.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { self.init(columnVisibility: columnVisibility, sidebar: sidebar, detail: detail) }

    /// Creates a split view of a sidebar and a detail column.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() },
            detail: detail)
    }
}

/// The columns of a split view that are shown.
public enum NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    case automatic, all, doubleColumn, detailOnly
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let place: Int
    /// The column that is leading.
    public static let sidebar = NavigationSplitViewColumn(place: 0)
    /// The column in the middle.
    public static let content = NavigationSplitViewColumn(place: 1)
    /// The column of what was chosen.
    public static let detail = NavigationSplitViewColumn(place: 2)
}

/// The way in which columns share the width; here always the same.
public protocol NavigationSplitViewStyle {}

/// The default, depending on the context.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
}
/// Columns that share the width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
}
/// A style that keeps the detail column large.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default, depending on the context.
    public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Columns that share the width.
    public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// A style that keeps the detail column large.
    public static var prominentDetail: Self { Self() }
}

extension View {
    /// Sets how columns share the space; without effect here.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        self
    }

    /// Sets the width of a column; here all but the last are 280 points wide.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

    /// Sets the widths that a column may have; here all but the last are 280 points wide.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
}
