// More that is said for assistive technologies, which read the page as the browser tells it.

/// The direction of a step of a value.
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

/// The level of a heading, for assistive technologies.
public struct AccessibilityHeadingLevel: Sendable {
    /// No level.
    public static let unspecified = AccessibilityHeadingLevel()
    /// The first level.
    public static let h1 = AccessibilityHeadingLevel()
    /// The second level.
    public static let h2 = AccessibilityHeadingLevel()
    /// The third level.
    public static let h3 = AccessibilityHeadingLevel()
}

/// An action of assistive technologies that has no name of its own.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String
    /// The usual one, as a tap.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// The action that dismisses a view or goes back.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// The most important action of the current screen.
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

extension View {
    /// Adds an action for steps of a value; here it is never called.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }

    /// Adds an action of a kind; here it is never called.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { self }

    /// Sets the order of reading: larger first; the page's order counts here.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

    /// Sets the names by which the view is spoken to; its label counts here.
    public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View { self }

    /// Sets the names by which the view is spoken to; its label counts here.
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        self
    }

    /// Makes the view a heading; without effect here.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

    /// Sets whether the colors stay where all others are inverted; without effect here.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Sets whether the large content viewer is shown; stored, but without effect.
    public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Reads other views in place of this one; its own are read here.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
        -> some View
    { self }
}
