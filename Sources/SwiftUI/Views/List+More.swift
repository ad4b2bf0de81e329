// Lists of numbers, of a bound collection's elements, and of elements with others below them.

extension List where SelectionValue == Never {
    /// Creates a list with a row for each number.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each element of a bound collection.
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<[BoundElement<C>], C.Element.ID, RowContent>, C.Element: Identifiable,
        C.Index: Hashable
    {
        self.init { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each element, and a row that folds for each that has others below it.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, RowContent>, Data.Element: Identifiable {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }
}

extension ForEach where Content: View {
    /// Creates a view for each element of a bound collection, kept by one of its properties.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BoundElement<C>], C.Index: Hashable {
        self.init(
            data: data.wrappedValue.indices.map { BoundElement(collection: data, index: $0) },
            identify: { $0.collection.wrappedValue[$0.index][keyPath: id] },
            content: { content($0.binding) })
    }
}

/// A view for each element, and a group that folds for each that has others below it.
public struct OutlineGroup<Data: RandomAccessCollection, Leaf: View>: View
where Data.Element: Identifiable {
    private let data: Data
    private let children: KeyPath<Data.Element, Data?>
    private let leaf: (Data.Element) -> Leaf

    /// Creates a view for each element; what is below an element is found by a property.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.data = data
        self.children = children
        leaf = content
    }

    /// The views, those that have others below them with a title that folds.
    public var body: some View {
        ForEach(data) { element in
            if let below = element[keyPath: children] {
                DisclosureGroup {
                    AnyView(OutlineGroup(below, children: children, content: leaf))
                } label: {
                    leaf(element)
                }
            } else {
                leaf(element)
            }
        }
    }
}
