/// A part of the interface, described by its body.
///
/// Views are made and thrown away at any time; what lasts is the place in the tree, and the state kept for it. The
/// ``body`` is evaluated again only if something that it has read, or a stored property, is different.
@MainActor @preconcurrency public protocol View {
    /// What the view is made of.
    associatedtype Body: View

    /// What the view is made of.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    /// Views that are made of nothing else have this body, which is never asked for.
    public typealias Body = Never
}

extension View where Body == Never {
    /// Never asked for: the view is one of those that all others are made of.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A view that the runtime itself knows.
@MainActor package protocol PrimitiveView {
    /// Brings the nodes below up to date.
    func update(_ node: ViewNode)
    /// Returns what is arranged and described: nothing, one thing, or several for the view around to arrange.
    func items(_ node: ViewNode) -> [LayoutItem]
}

extension PrimitiveView {
    package func update(_ node: ViewNode) {}
}

/// A view that shows nothing and takes no room.
public struct EmptyView: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// Creates a view that shows nothing and takes no room.
    public nonisolated init() {}

    package func items(_ node: ViewNode) -> [LayoutItem] { [] }
}

/// Views that stand beside each other in a block, whatever their types are.
@MainActor protocol SeveralViews {
    /// The views in order.
    var parts: [any View] { get }
}

/// The views of a block, in the order in which they were written.
public nonisolated struct TupleView<T>: View, PrimitiveView, SeveralViews {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// The tuple of the views.
    public var value: T
    let parts: [any View]

    init(_ value: T, parts: [any View]) {
        self.value = value
        self.parts = parts
    }

    @MainActor package func update(_ node: ViewNode) {
        node.arrangeChildren {
            for (index, part) in parts.enumerated() { node.put(part, at: .index(index)) }
        }
    }

    @MainActor package func items(_ node: ViewNode) -> [LayoutItem] { node.childItems }
}

/// Either of two contents, as an `if` with `else` chooses.
///
/// Each of the two has a place and state of its own.
public nonisolated struct ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    package let isFirst: Bool
    let storage: Storage

    package init(first: TrueContent) { (isFirst, storage) = (true, .first(first)) }
    package init(second: FalseContent) { (isFirst, storage) = (false, .second(second)) }

    /// The first one, if it is that.
    package var first: TrueContent? {
        if case .first(let content) = storage { content } else { nil }
    }
    /// The second one, if it is that.
    package var second: FalseContent? {
        if case .second(let content) = storage { content } else { nil }
    }
}

extension ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    /// A primitive type: it has no body.
    public typealias Body = Never

    @MainActor package func update(_ node: ViewNode) {
        node.arrangeChildren {
            switch storage {
            case .first(let content): node.put(content, at: .index(0))
            case .second(let content): node.put(content, at: .index(1))
            }
        }
    }

    @MainActor package func items(_ node: ViewNode) -> [LayoutItem] { node.childItems }
}

extension Optional: View where Wrapped: View {
    /// A primitive type: it has no body.
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    package func update(_ node: ViewNode) {
        node.arrangeChildren {
            if let view = self { node.put(view, at: .index(0)) }
        }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] { node.childItems }
}

/// A view whose type is erased.
///
/// A view of another type in its place begins anew.
public nonisolated struct AnyView: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let view: any View

    /// Creates a view from any other.
    public init<V: View>(_ view: V) { self.view = view }

    /// Creates a view from any other.
    public init<V: View>(erasing view: V) { self.view = view }

    @MainActor package func update(_ node: ViewNode) {
        node.arrangeChildren { node.put(view, at: .index(0)) }
    }

    @MainActor package func items(_ node: ViewNode) -> [LayoutItem] { node.childItems }
}

/// Several views that are treated as one, without arranging them.
public struct Group<Content> {
    /// The views of the group, as one.
    package let content: Content

    package init(holding content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// Creates a group of views, to modify all of them.
    public init(@ViewBuilder content: () -> Content) { self.init(holding: content()) }

    package func update(_ node: ViewNode) {
        node.arrangeChildren { node.put(content, at: .index(0)) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] { node.childItems }
}
