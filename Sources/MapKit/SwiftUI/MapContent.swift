import SwiftUI

/// A part of what a ``Map`` shows: markers, annotations, shapes, or a combination of these.
@MainActor @preconcurrency public protocol MapContent {
    /// The type of the body.
    associatedtype Body: MapContent
    /// The content and behavior.
    @MapContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: MapContent {
    /// Never asked for: there is no value of the type.
    public var body: Never { fatalError("There is no value of the type Never.") }
}

extension MapContent where Body == Never {
    /// Never asked for: the content is one of those that all others are made of.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Content that the map itself knows.
@MainActor protocol PrimitiveMapContent {
    /// Tells the collector what there is.
    func gather(_ collector: MapContentCollector, at place: Int, _ traits: MapContentTraits)
}

/// A result builder that makes one content from the expressions in a closure.
@resultBuilder public struct MapContentBuilder {
    /// Passes an expression's content through unchanged.
    @MainActor public static func buildExpression<Content: MapContent>(
        _ content: Content
    ) -> Content { content }

    /// Builds empty content from an empty closure.
    @MainActor public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

    /// Passes a single content through unchanged.
    @MainActor public static func buildBlock<Content: MapContent>(_ content: Content) -> Content {
        content
    }

    /// Builds a tuple of several contents.
    @MainActor public static func buildBlock<each Content: MapContent>(
        _ content: repeat each Content
    ) -> TupleMapContent<(repeat each Content)> {
        var parts: [any MapContent] = []
        repeat parts.append(each content)
        return TupleMapContent((repeat each content), parts: parts)
    }

    /// Builds content from an `if` without `else`.
    @MainActor public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? {
        content
    }

    /// The first branch of an `if` or `switch`.
    @MainActor public static func buildEither<First: MapContent, Second: MapContent>(
        first: First
    ) -> ConditionalContent<First, Second> { ConditionalContent(first: first) }

    /// The second branch of an `if` or `switch`.
    @MainActor public static func buildEither<First: MapContent, Second: MapContent>(
        second: Second
    ) -> ConditionalContent<First, Second> { ConditionalContent(second: second) }

    /// Hides the type of content that exists only from some version of a system on.
    @MainActor public static func buildLimitedAvailability(
        _ content: any MapContent
    ) -> AnyMapContent { AnyMapContent(content) }
}

/// Map content that shows nothing.
public struct EmptyMapContent: MapContent, PrimitiveMapContent {
    /// A primitive type: it has no body.
    public typealias Body = Never
    /// Creates content that shows nothing.
    public init() {}

    func gather(_ collector: MapContentCollector, at place: Int, _ traits: MapContentTraits) {}
}

/// An ordered tuple of map contents.
public struct TupleMapContent<T>: MapContent, PrimitiveMapContent {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// The tuple of the contents, in the order in which they were written.
    public var value: T
    private let parts: [any MapContent]

    init(_ value: T, parts: [any MapContent]) {
        self.value = value
        self.parts = parts
    }

    func gather(_ collector: MapContentCollector, at place: Int, _ traits: MapContentTraits) {
        for (index, part) in parts.enumerated() {
            collector.take(part, at: collector.place(.index(index), in: place), traits)
        }
    }
}

/// Content whose type is erased.
public struct AnyMapContent: MapContent, PrimitiveMapContent {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let base: any MapContent

    /// Creates content that hides the type of another.
    public init<C: MapContent>(_ base: C) { self.base = base }

    func gather(_ collector: MapContentCollector, at place: Int, _ traits: MapContentTraits) {
        collector.take(base, at: place, traits)
    }
}

/// Content made of the elements of a collection.
public protocol DynamicMapContent: MapContent {
    /// The collection whose elements the content is made from.
    associatedtype Data: Collection
    /// The elements that the content was made from.
    var data: Data { get }
}

extension ConditionalContent: MapContent, PrimitiveMapContent
where TrueContent: MapContent, FalseContent: MapContent {
    /// A primitive type: it has no body.
    @MainActor public var body: Never { fatalError("A condition has no body.") }

    @MainActor func gather(
        _ collector: MapContentCollector, at place: Int, _ traits: MapContentTraits
    ) {
        if let first { collector.take(first, at: collector.place(.index(0), in: place), traits) }
        if let second { collector.take(second, at: collector.place(.index(1), in: place), traits) }
    }
}

extension Optional: MapContent where Wrapped: MapContent {
    /// A primitive type: it has no body.
    public var body: Never { fatalError("An optional has no body.") }
}

extension Optional: PrimitiveMapContent where Wrapped: MapContent {
    func gather(_ collector: MapContentCollector, at place: Int, _ traits: MapContentTraits) {
        if let content = self { collector.take(content, at: place, traits) }
    }
}

extension Group: MapContent, PrimitiveMapContent where Content: MapContent {
    /// A primitive type: it has no body.
    public var body: Never { fatalError("A group has no body.") }

    /// Creates a group of content, to modify all of it.
    public init(@MapContentBuilder content: () -> Content) { self.init(holding: content()) }

    func gather(_ collector: MapContentCollector, at place: Int, _ traits: MapContentTraits) {
        collector.take(content, at: place, traits)
    }
}

extension ForEach: MapContent, DynamicMapContent where Content: MapContent {
    /// A primitive type: it has no body.
    public var body: Never { fatalError("A collection has no body.") }
}

extension ForEach: PrimitiveMapContent where Content: MapContent {
    func gather(_ collector: MapContentCollector, at place: Int, _ traits: MapContentTraits) {
        for (key, id, element) in keyed {
            var traits = traits
            traits.implicitTag = AnyHashable(id)
            collector.take(content(element), at: collector.place(key, in: place), traits)
        }
    }
}

extension ForEach where Content: MapContent {
    /// Creates content for each element, kept by its id.
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, identify: { $0.id }, content: content)
    }

    /// Creates content for each element, kept by one of its properties.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, identify: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent {
    /// Creates content for each number in a constant range.
    public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, identify: { $0 }, content: content)
    }
}
