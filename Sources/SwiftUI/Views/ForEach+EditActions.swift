/// What the user may do to the elements of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
    /// The corresponding raw value.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Elements may be moved; no one can here.
    public static var move: EditActions { EditActions(rawValue: 1) }
    /// Elements may be deleted.
    public static var delete: EditActions { EditActions(rawValue: 2) }
    /// All of it.
    public static var all: EditActions { [.move, .delete] }
}

/// A view for each element of a bound collection, of which the user may delete some.
public struct EditableElements<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    Content: View
>: View where C.Index: Hashable {
    let elements: ForEach<[BoundElement<C>], ID, Content>
    let collection: Binding<C>
    let mayDelete: Bool

    /// The views, each with a button that deletes its element.
    public var body: some View {
        let collection = collection
        elements.onDelete(
            perform: mayDelete
                ? { places in
                    for place in places.reversed() {
                        let values = collection.wrappedValue
                        let index = values.index(values.startIndex, offsetBy: place)
                        collection.wrappedValue.remove(at: index)
                    }
                } : nil)
    }
}

extension ForEach where Content: View {
    /// Creates a view for each element of a bound collection that the user may delete elements of.
    ///
    /// - Parameter editActions: Deleting is done by a button that a long press on a row shows; nothing is moved here.
    @MainActor @preconcurrency
    public init<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
    >(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Row
    )
    where
        Data == [Int], ID == Int, Content == EditableElements<C, C.Element.ID, Row>,
        C.Index: Hashable, C.Element: Identifiable
    { self.init(data, id: \.id, editActions: editActions, content: content) }

    /// Creates a view for each element of a bound collection, kept by one of its properties, that the user may delete
    /// elements of.
    ///
    /// - Parameter editActions: Deleting is done by a button that a long press on a row shows; nothing is moved here.
    @MainActor @preconcurrency
    public init<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View,
        RowID: Hashable
    >(
        _ data: Binding<C>, id: KeyPath<C.Element, RowID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Row
    )
    where Data == [Int], ID == Int, Content == EditableElements<C, RowID, Row>, C.Index: Hashable {
        let rows = ForEach<[BoundElement<C>], RowID, Row>(data, id: id, content: content)
        let all = EditableElements(
            elements: rows, collection: data, mayDelete: editActions.contains(.delete))
        self.init(data: [0], identify: { $0 }, content: { _ in all })
    }
}

extension List where SelectionValue == Never {
    /// Creates a list with a row for each element of a bound collection that the user may delete elements of.
    ///
    /// - Parameter editActions: Deleting is done by a button that a long press on a row shows; nothing is moved here.
    public init<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
    >(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    )
    where
        Content == ForEach<[Int], Int, EditableElements<C, C.Element.ID, Row>>, C.Index: Hashable,
        C.Element: Identifiable
    { self.init { ForEach(data, editActions: editActions, content: rowContent) } }

    /// Creates a list with a row for each element of a bound collection, kept by one of its properties, that the user
    /// may delete elements of.
    ///
    /// - Parameter editActions: Deleting is done by a button that a long press on a row shows; nothing is moved here.
    public init<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View,
        RowID: Hashable
    >(
        _ data: Binding<C>, id: KeyPath<C.Element, RowID>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    )
    where Content == ForEach<[Int], Int, EditableElements<C, RowID, Row>>, C.Index: Hashable {
        self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }
}
