/// A result builder that makes one view from the views in a closure.
///
/// Its functions belong to no actor, so that a property of a value that is no view can be built with it as well.
@resultBuilder public struct ViewBuilder {
    /// Passes an expression's view through unchanged.
    public nonisolated static func buildExpression<Content: View>(_ content: Content) -> Content {
        content
    }

    /// An empty closure is an empty view.
    public nonisolated static func buildBlock() -> EmptyView { EmptyView() }

    /// Passes a single view through unchanged.
    public nonisolated static func buildBlock<Content: View>(_ content: Content) -> Content {
        content
    }

    /// Several views are a tuple of them.
    public nonisolated static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var parts: [any View] = []
        repeat parts.append(each content)
        return TupleView((repeat each content), parts: parts)
    }

    /// Builds content from an `if` without `else`.
    public nonisolated static func buildIf<Content: View>(_ content: Content?) -> Content? {
        content
    }

    /// The first branch of an `if` or `switch`.
    public nonisolated static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> ConditionalContent<TrueContent, FalseContent> { ConditionalContent(first: first) }

    /// The second branch of an `if` or `switch`.
    public nonisolated static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> ConditionalContent<TrueContent, FalseContent> { ConditionalContent(second: second) }

    /// Hides the type of a view that exists only from some version of a system on.
    public nonisolated static func buildLimitedAvailability<Content: View>(
        _ content: Content
    ) -> AnyView { AnyView(content) }
}
