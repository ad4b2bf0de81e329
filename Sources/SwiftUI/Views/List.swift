import MapScene

/// Content that may be larger than its view and is scrolled in it.
public struct ScrollView<Content: View>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let axes: Axis.Set
    private let content: Content

    /// Creates a view whose content is moved along axes.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }

    package func update(_ node: ViewNode) {
        node.arrangeChildren { node.put(content, at: .index(0)) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        [ScrollItem(node, axes, node.childItems, spacing: 8)]
    }
}

final class ScrollItem: FillItem {
    private let axes: Axis.Set

    init(_ node: ViewNode, _ axes: Axis.Set, _ items: [LayoutItem], spacing: CGFloat) {
        self.axes = axes
        super.init(
            node,
            items.count < 2
                ? items
                : [
                    StackItem(
                        node, axis: axes.contains(.vertical) ? .vertical : .horizontal, share: 0.5,
                        spacing: spacing, items)
                ])
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let ideal = children.first?.size(offer(proposal)) ?? .zero
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? ideal.width : ideal.width,
            height: axes.contains(.vertical) ? proposal.height ?? ideal.height : ideal.height)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func placeChildren(_ size: CGSize) {
        guard let child = children.first else { return }
        let own = child.size(offer(ProposedViewSize(size)))
        child.place(
            CGRect(
                x: max((size.width - own.width) / 2, 0), y: 0, width: own.width, height: own.height)
        )
    }

    override func elements() -> [InterfaceElement] {
        let wish = children.first.flatMap {
            scrollOffset(in: frame.size, content: $0.frame.size)
        }
        var element = element(
            .scroll(
                horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical),
                wish: wish))
        element.style.isClipped = true
        return [element]
    }
}

/// A list of rows in one column.
public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let content: Content
    private let select: (@MainActor (AnyHashable) -> Void)?
    private let isSelected: (@MainActor (AnyHashable) -> Bool)?

    private init(
        content: Content, select: (@MainActor (AnyHashable) -> Void)?,
        isSelected: (@MainActor (AnyHashable) -> Bool)?
    ) {
        self.content = content
        self.select = select
        self.isSelected = isSelected
    }

    package func update(_ node: ViewNode) {
        // So that the list is evaluated again when the selection is another.
        _ = isSelected?(AnyHashable(0))
        var environment = node.environment
        environment.isInList = true
        if let old = node.child(.index(0))?.environment { environment.reuse(old) }
        node.arrangeChildren { node.put(content, at: .index(0), environment: environment) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        let rows = node.childItems.map { item in
            guard let select, !(item is HeadingItem), let tag = item.tag ?? item.node.nearestTag
            else { return RowItem(node, item, isSelected: false, select: nil) }
            return RowItem(node, item, isSelected: isSelected?(tag) ?? false) { select(tag) }
        }
        return [
            ScrollItem(
                node, .vertical,
                [StackItem(node, axis: .vertical, share: 0, spacing: 0, rows)], spacing: 0)
        ]
    }
}

extension List {
    /// Creates a list with a selection of one.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(
            content: content(),
            select: { tag in
                if let value = tag.base as? SelectionValue { selection?.wrappedValue = value }
            },
            isSelected: { tag in
                guard let chosen = selection?.wrappedValue else { return false }
                return tag.base as? SelectionValue == chosen
            })
    }

    /// Creates a list with a selection of any number.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(
            content: content(),
            select: { tag in
                guard let value = tag.base as? SelectionValue else { return }
                selection?.wrappedValue.formSymmetricDifference([value])
            },
            isSelected: { tag in
                guard let chosen = selection?.wrappedValue, let value = tag.base as? SelectionValue
                else { return false }
                return chosen.contains(value)
            })
    }

    /// Creates a list with a row for each element and a selection of one.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each element and a selection of any number.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each element, kept by one of its properties, and a selection of one.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// Creates a list with a row for each element, kept by one of its properties, and a selection of any number.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of rows without selection.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), select: nil, isSelected: nil)
    }

    /// Creates a list with a row for each element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each element, kept by one of its properties.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init { ForEach(data, id: id, content: rowContent) }
    }
}

/// A row of a list.
final class RowItem: LayoutItem {
    private let isSelected: Bool
    private let select: (@MainActor () -> Void)?

    init(
        _ node: ViewNode, _ child: LayoutItem, isSelected: Bool, select: (@MainActor () -> Void)?
    ) {
        self.isSelected = isSelected
        self.select = select
        super.init(node, [child])
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = children[0].size(
            ProposedViewSize(width: proposal.width.map { max($0 - 32, 0) }, height: nil))
        let width = proposal.width ?? own.width + 32
        return CGSize(width: width, height: max(own.height + 16, 44))
    }

    override func placeChildren(_ size: CGSize) {
        let rect = CGRect(x: 16, y: 8, width: max(size.width - 32, 0), height: size.height - 16)
        children[0].place(in: rect, .leading)
    }

    override func take(axis: Axis) {}

    override func elements() -> [InterfaceElement] {
        let select = select
        var element = element(.group, isTappable: select != nil) { event in
            if case .tapped = event { select?() }
        }
        if isSelected { element.style.background = UIColor.systemFill.value }
        return [element]
    }
}

/// The title of a section.
final class HeadingItem: LayoutItem {}

/// A group of rows with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let header: Parent
    private let content: Content
    private let footer: Footer

    /// Creates a section from its rows, header and footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    package func update(_ node: ViewNode) {
        var environment = node.environment
        environment.font = .footnote
        environment.foreground = AnyShapeStyle(Color.secondary)
        if let old = node.child(.index(0))?.environment { environment.reuse(old) }
        node.arrangeChildren {
            node.put(header, at: .index(0), environment: environment)
            node.put(content, at: .index(1))
            node.put(footer, at: .index(2), environment: environment)
        }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        func text(_ index: Int) -> [LayoutItem] {
            (node.child(.index(index))?.items ?? []).map { HeadingItem(node, [$0]) }
        }
        return text(0) + (node.child(.index(1))?.items ?? []) + text(2)
    }
}

extension Section where Footer == EmptyView {
    /// Creates a section from its rows and header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header) { EmptyView() }
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Creates a section without a title.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Creates a section with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
    }

    /// Creates a section with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

/// A container for controls, shown as a list.
public struct Form<Content: View>: View {
    private let content: Content

    /// Creates a form from controls.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The controls as the rows of a list.
    public var body: some View { List { content } }
}

/// The appearance of lists; here all look alike.
public protocol ListStyle {}

/// A list of rows without backgrounds.
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}
/// A list whose sections are inset groups with rounded corners.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}
/// A list as in a sidebar.
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == PlainListStyle {
    /// A list of rows without backgrounds.
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// A list whose sections are inset groups with rounded corners.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    /// A list as in a sidebar.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    /// Sets how lists look; here all rows go from edge to edge.
    public func listStyle<S: ListStyle>(_ style: S) -> some View { self }

    /// Sets the distances within a row; here they are those of all rows.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

    /// Sets a view behind a row's content.
    public func listRowBackground<V: View>(_ view: V?) -> some View { background { view } }

    /// Sets whether scroll indicators are shown; without effect here.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }
}

/// Whether scroll indicators are shown; without effect here.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let number: Int
    /// Shown as the content requires.
    public static let automatic = ScrollIndicatorVisibility(number: 0)
    /// Indicators are shown.
    public static let visible = ScrollIndicatorVisibility(number: 1)
    /// Indicators are hidden where another control shows the position.
    public static let hidden = ScrollIndicatorVisibility(number: 2)
    /// Never shown.
    public static let never = ScrollIndicatorVisibility(number: 3)
}
