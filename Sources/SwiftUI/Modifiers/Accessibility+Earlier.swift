// What is said for assistive technologies, as apps before iOS 14 say it.

extension View {
    /// Sets the text that assistive technologies read for the view.
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Sets the text that describes the view's value for assistive technologies.
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Sets the text that describes what the view does for assistive technologies.
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Hides the view from assistive technologies.
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// Sets the identifier by which interface tests find the view.
    public func accessibility(identifier: String) -> some View {
        accessibilityIdentifier(identifier)
    }

    /// Adds traits to the view.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    /// Takes traits from the view.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// Sets the order of reading: larger first; the page's order counts here.
    public func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }

    /// Sets the names by which the view is spoken to; its label counts here.
    public func accessibility(inputLabels: [Text]) -> some View { self }

    /// Sets the names by which the view is spoken to; its label counts here.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
}
