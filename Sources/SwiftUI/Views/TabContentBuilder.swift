/// A result builder that makes the tabs of a ``TabView`` from those in a closure.
///
/// It knows of what type the values of tabs are, so that they may be written short: `Tab("Map", systemImage: "map",
/// value: .map)`. Beside tabs it takes any view.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    /// Passes a tab through unchanged.
    @MainActor public static func buildExpression<C: View, L: View>(_ tab: Tab<TabValue, C, L>)
        -> Tab<TabValue, C, L>
    { tab }

    /// Passes a section of tabs through unchanged.
    @MainActor public static func buildExpression<H: View, C: View>(
        _ section: TabSection<H, C, TabValue>
    ) -> TabSection<H, C, TabValue> { section }

    /// Passes another view through unchanged.
    @_disfavoredOverload
    @MainActor public static func buildExpression<Content: View>(_ content: Content) -> Content {
        content
    }

    // What follows is as in ``ViewBuilder``.

    /// Builds content from an `if` without `else`.
    @MainActor public static func buildIf<Content: View>(_ content: Content?) -> Content? {
        ViewBuilder.buildIf(content)
    }

    /// The first branch of an `if` or `switch`.
    @MainActor public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> ConditionalContent<TrueContent, FalseContent> { ViewBuilder.buildEither(first: first) }

    /// The second branch of an `if` or `switch`.
    @MainActor public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> ConditionalContent<TrueContent, FalseContent> { ViewBuilder.buildEither(second: second) }

    /// Hides the type of tabs that exist only from some version of a system on.
    @MainActor public static func buildLimitedAvailability<Content: View>(
        _ content: Content
    ) -> AnyView { ViewBuilder.buildLimitedAvailability(content) }

    /// No tabs are an empty view.
    @MainActor public static func buildBlock() -> EmptyView { ViewBuilder.buildBlock() }

    /// Passes a single tab through unchanged.
    @MainActor public static func buildBlock<Content: View>(_ content: Content) -> Content {
        ViewBuilder.buildBlock(content)
    }

    /// Several tabs are a tuple of them.
    @MainActor public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { ViewBuilder.buildBlock(repeat each content) }
}
