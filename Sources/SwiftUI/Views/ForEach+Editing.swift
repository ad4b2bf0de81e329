/// Views of a collection's elements.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection whose elements the views are made from.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where Content: View {
    /// Lets the user delete elements: here by a button that a long press on one shows.
    ///
    /// - Parameter action: Called with the place of the element among all, from 0; nil for no deletion.
    @MainActor @preconcurrency
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        DeletableElements(elements: self, action: action)
    }

    /// Lets the user move elements, which no one can here: the view stays as it is.
    @MainActor @preconcurrency
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        self
    }
}

extension DynamicViewContent {
    /// Lets the user move elements, which no one can here: the view stays as it is.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        self
    }
}

/// Elements, each with a button that deletes it.
private struct DeletableElements<
    Data: RandomAccessCollection, ID: Hashable, Content: View
>: DynamicViewContent {
    let elements: ForEach<Data, ID, Content>
    let action: ((IndexSet) -> Void)?

    var data: Data { elements.data }

    var body: some View {
        let (data, identify, content) = (elements.data, elements.identify, elements.content)
        ForEach<Data, ID, _>(data: data, identify: identify) { element in
            content(element).swipeActions {
                if let action {
                    Button("Delete", role: .destructive) {
                        let id = identify(element)
                        let place = data.enumerated().first { identify($0.element) == id }?.offset
                        if let place { action(IndexSet(integer: place)) }
                    }
                }
            }
        }
    }
}
