/// A value with what it is called.
public struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// Creates a value with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The label at the beginning of a line, the value at its end.
    public var body: some View {
        HStack {
            label
            Spacer()
            content.foregroundStyle(.secondary)
        }
    }
}

extension LabeledContent where Label == Text {
    /// Creates a value with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a value with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a text with a title.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    /// Creates a text with a title.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    /// Creates a value in a format, with a title.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
    }
}

/// Views that belong together, on a field.
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// Creates a box with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Creates a box with a label.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    @Environment(\.groupBoxStyle) private var style

    /// The label above the content, as the style shows them.
    public var body: some View {
        (style ?? .plain)(
            GroupBoxStyleConfiguration(
                label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box without label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    /// Creates a box with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a box with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// Views that are shown when their title is tapped.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let given: Binding<Bool>?
    @State private var own = false

    /// Creates a group that is collapsed at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        given = nil
    }

    /// Creates a group that is open while a value is true.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        given = isExpanded
    }

    @Environment(\.disclosureGroupStyle) private var style

    /// The group as its style shows it: the title, and below it the views if it is open.
    public var body: some View {
        let configuration = DisclosureGroupStyleConfiguration(
            label: .init(content: AnyView(label)),
            content: .init(make: { [content, style] in
                // Groups in the group look like it, those in what the style makes do not.
                AnyView(content().transformEnvironment(\.disclosureGroupStyle) { $0 = style })
            }),
            isExpanded: given ?? $own)
        (style ?? .plain)(configuration)
    }
}
extension DisclosureGroup where Label == Text {
    /// Creates a group with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group with a title that is open while a value is true.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
}

/// A group of related controls in a row.
public struct ControlGroup<Content: View>: View {
    private let content: Content

    /// Creates a group from controls.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The controls in a row.
    public var body: some View { HStack(spacing: 8) { content } }
}

/// The first of several views that has room.
public struct ViewThatFits<Content: View>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let axes: Axis.Set
    private let content: Content

    /// Creates a choice of views, the one that is liked best first.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    package func update(_ node: ViewNode) {
        node.arrangeChildren { node.put(content, at: .index(0)) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        [FittingItem(node, axes, node.childItems)]
    }
}

/// Shows the first child whose own size fits, or else the last one.
final class FittingItem: LayoutItem {
    private let axes: Axis.Set
    private var chosen: LayoutItem?

    init(_ node: ViewNode, _ axes: Axis.Set, _ children: [LayoutItem]) {
        self.axes = axes
        super.init(node, children)
    }

    private func choice(_ proposal: ProposedViewSize) -> LayoutItem? {
        children.first { child in
            let own = child.size(
                ProposedViewSize(
                    width: axes.contains(.horizontal) ? nil : proposal.width,
                    height: axes.contains(.vertical) ? nil : proposal.height))
            return (!axes.contains(.horizontal) || own.width <= proposal.width ?? .infinity)
                && (!axes.contains(.vertical) || own.height <= proposal.height ?? .infinity)
        } ?? children.last
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choice(proposal)?.size(proposal) ?? .zero
    }

    override func placeChildren(_ size: CGSize) {
        // What it said would fit into what it was offered still does.
        chosen = choice(ProposedViewSize(width: size.width + 0.5, height: size.height + 0.5))
        chosen?.place(in: CGRect(origin: .zero, size: size), .center)
    }

    override func elements() -> [InterfaceElement] { moved(chosen?.elements() ?? []) }
}

/// A view that shows a value within a range.
public struct Gauge<Label: View>: View {
    private let share: Double
    private let label: Label
    private var parts = GaugeParts()
    @Environment(\.gaugeStyle) private var style

    /// Creates a gauge with a label.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        share = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
        self.label = label()
    }

    /// Creates a gauge with a label, and views for its value and for the ends of the range.
    public init<V: BinaryFloatingPoint, Current: View, Least: View, Most: View>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current,
        @ViewBuilder minimumValueLabel: () -> Least, @ViewBuilder maximumValueLabel: () -> Most
    ) {
        self.init(value: value, in: bounds, label: label)
        parts = GaugeParts(
            current: AnyView(currentValueLabel()), least: AnyView(minimumValueLabel()),
            most: AnyView(maximumValueLabel()))
    }

    /// Creates a gauge with a label and a view for its value.
    public init<V: BinaryFloatingPoint, Current: View>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(value: value, in: bounds, label: label)
        parts = GaugeParts(current: AnyView(currentValueLabel()))
    }

    /// The label, and the value as the style shows it.
    public var body: some View {
        (style ?? .linear)(
            GaugeStyleConfiguration(
                value: min(max(share, 0), 1), label: .init(content: AnyView(label)),
                currentValueLabel: parts.current.map { .init(content: $0) },
                minimumValueLabel: parts.least.map { .init(content: $0) },
                maximumValueLabel: parts.most.map { .init(content: $0) }))
    }
}

extension Gauge where Label == Text {
    /// Creates a gauge with a title.
    public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V, in bounds: ClosedRange<V> = 0...1
    ) { self.init(value: value, in: bounds) { Text(titleKey) } }
}
