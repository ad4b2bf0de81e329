// Movements through phases and along keyframes. Views do not move here: the first phase and the first value are shown.

/// A view that goes through phases; the first is shown.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let content: Content

    /// Creates a view that goes through phases without end; the first is shown.
    public init<Phases: Sequence>(
        _ phases: Phases, @ViewBuilder content: (Phase) -> Content,
        animation: (Phase) -> Animation? = { _ in .default }
    ) where Phases.Element == Phase {
        guard let first = phases.first(where: { _ in true }) else {
            preconditionFailure("A phase animator needs a phase.")
        }
        self.content = content(first)
    }

    /// Creates a view that goes through phases when a value changes; the first is shown.
    public init<Phases: Sequence>(
        _ phases: Phases, trigger: some Equatable, @ViewBuilder content: (Phase) -> Content,
        animation: (Phase) -> Animation? = { _ in .default }
    ) where Phases.Element == Phase {
        self.init(phases, content: content, animation: animation)
    }

    /// The view of the first phase.
    public var body: some View { content }
}

/// A view that moves along keyframes; its initial value is shown.
public struct KeyframeAnimator<Value, Content: View>: View {
    private let content: Content

    /// Creates a view that moves along keyframes; its initial value is shown.
    public init<K: Keyframes>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: (Value) -> K
    ) { self.content = content(initialValue) }

    /// Creates a view that moves along keyframes when a value changes; its initial value is shown.
    public init<K: Keyframes>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: (Value) -> K
    ) { self.content = content(initialValue) }

    /// The view of the initial value.
    public var body: some View { content }
}

/// A view as a modifier gets it, to be shown with more around it.
public struct PlaceholderContentView<Value: View>: View {
    let content: Value
    /// The view.
    public var body: some View { content }
}

extension View {
    /// Goes through phases without end; the first is shown.
    public func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> Content,
        animation: (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, content: { content(PlaceholderContentView(content: self), $0) },
            animation: animation)
    }

    /// Goes through phases when a value changes; the first is shown.
    public func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> Content,
        animation: (Phase) -> Animation? = { _ in .default }
    ) -> some View { phaseAnimator(phases, content: content, animation: animation) }

    /// Moves along keyframes; the initial value is shown.
    public func keyframeAnimator<Value, K: Keyframes, Content: View>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: (Value) -> K
    ) -> some View { content(PlaceholderContentView(content: self), initialValue) }

    /// Moves along keyframes when a value changes; the initial value is shown.
    public func keyframeAnimator<Value, K: Keyframes, Content: View>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: (Value) -> K
    ) -> some View { content(PlaceholderContentView(content: self), initialValue) }
}
