/// A view or a piece of map for each element of a collection.
///
/// The elements' ids are what their state and their annotations are kept by.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection whose elements the views are made from.
    public var data: Data
    /// Makes the content for an element.
    public var content: (Data.Element) -> Content
    /// Returns an element's id, by which its view is kept between updates.
    package let identify: (Data.Element) -> ID

    package init(
        data: Data, identify: @escaping (Data.Element) -> ID,
        content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.identify = identify
        self.content = content
    }

    /// The elements with the ids they are kept by; those of equal id with what makes them differ.
    package var keyed: [(key: NodeKey, id: ID, element: Data.Element)] {
        var seen: [ID: Int] = [:]
        seen.reserveCapacity(data.count)
        return data.map { element in
            let id = identify(element)
            let count = seen[id, default: 0]
            seen[id] = count + 1
            let key = AnyHashable(id)
            return (count == 0 ? .id(key) : .repeated(key, count), id, element)
        }
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    /// A primitive type: it has no body.
    public typealias Body = Never

    package func update(_ node: ViewNode) {
        node.arrangeChildren {
            for (key, id, element) in keyed {
                node.put(content(element), at: key).implicitTag = AnyHashable(id)
            }
        }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] { node.childItems }
}

extension ForEach where Content: View {
    /// Creates a view for each element, kept by its id.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, identify: { $0.id }, content: content)
    }

    /// Creates a view for each element, kept by one of its properties.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, identify: { $0[keyPath: id] }, content: content)
    }

    /// Creates a view for each element of a bound collection.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == [BoundElement<C>], C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
    {
        self.init(
            data: data.wrappedValue.indices.map { BoundElement(collection: data, index: $0) },
            identify: { $0.collection.wrappedValue[$0.index].id },
            content: { content($0.binding) })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates a view for each number.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, identify: { $0 }, content: content)
    }
}

/// An element of a collection that is somewhere else.
public struct BoundElement<C: MutableCollection> {
    let collection: Binding<C>
    let index: C.Index

    var binding: Binding<C.Element> {
        Binding(
            get: { collection.wrappedValue[index] }, set: { collection.wrappedValue[index] = $0 })
    }
}
