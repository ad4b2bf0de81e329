/// Arranges views by rules of the program's own.
public protocol Layout: Animatable {
    /// The cached data between the steps of one arrangement.
    associatedtype Cache = Void
    /// The views that are arranged.
    typealias Subviews = LayoutSubviews

    /// What is known of the layout without its views.
    static var layoutProperties: LayoutProperties { get }
    /// Makes the cache for views.
    func makeCache(subviews: Subviews) -> Cache
    /// Updates the cache for changed views.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// Returns the distances that the whole prefers to what is beside it.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// Returns the size of the whole for what it is offered, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each view in a rectangle; those that are left out are put in its middle.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Returns where a vertical line of the whole is, in points; nil for where those of the views are.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
    /// Returns where a horizontal line of the whole is, in points; nil for where those of the views are.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// Default implementation: nothing is known.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Default implementation: makes what is kept anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// Default implementation: the usual distances.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

    /// Default implementation: the line is where those of the views are.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }

    /// Default implementation: the line is where those of the views are.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }

    /// Arranges views by the layout.
    @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Default implementation: nothing is kept.
    public func makeCache(subviews: Subviews) {}
}

/// The properties of a ``Layout`` that do not depend on its views.
public struct LayoutProperties: Sendable {
    /// The direction of a stack; nil for a layout that is none.
    public var stackOrientation: Axis?

    /// Creates properties of a layout that is no stack.
    public init() {}

    init(stack axis: Axis) { stackOrientation = axis }
}

/// The distances that a view prefers to what is beside it: 8 points here.
public struct ViewSpacing: Equatable, Sendable {
    private let length: CGFloat

    /// No distance.
    public static let zero = ViewSpacing(length: 0)

    private init(length: CGFloat) { self.length = length }

    /// Creates the default spacing.
    public init() { self.init(length: 8) }

    /// Returns the preferred distance to another view along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        max(length, next.length)
    }

    /// Takes the larger distances of another view at some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        self = union(other, edges: edges)
    }

    /// Returns the larger distances of both views at some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        edges.isEmpty ? self : ViewSpacing(length: max(length, other.length))
    }
}

/// Names a value that views tell the ``Layout`` around them.
public protocol LayoutValueKey {
    /// The type of the values.
    associatedtype Value
    /// The value of views that tell none.
    static var defaultValue: Value { get }
}

/// A view as its ``Layout`` sees it.
public struct LayoutSubview: Equatable, Sendable {
    let item: LayoutItem

    /// Whether two are the same view.
    public static func == (first: Self, second: Self) -> Bool { first.item === second.item }

    /// The priority that was set by `layoutPriority(_:)`.
    public var priority: Double { MainActor.assumeIsolated { item.layoutPriority } }

    /// The distances that the view prefers.
    public var spacing: ViewSpacing {
        MainActor.assumeIsolated { item.isSpacer } ? .zero : ViewSpacing()
    }

    /// The value that the view tells under a key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        let name = ObjectIdentifier(key)
        let told = MainActor.assumeIsolated { LayoutValueBox(value: item.layoutValue(name)) }
        return told.value as? K.Value ?? K.defaultValue
    }

    /// Returns the size that the view takes of what it is offered, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated { item.size(proposal) }
    }

    /// Returns the size that the view takes of what it is offered, with its alignment lines.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        MainActor.assumeIsolated { item.dimensions(proposal) }
    }

    /// Places the view: a point of it at a point of the bounds, with the size that it takes of what it is offered.
    public func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
        MainActor.assumeIsolated {
            let size = item.size(proposal)
            item.place(
                CGRect(
                    x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
                    width: size.width, height: size.height))
        }
    }
}

/// A value on its way from the main actor to a layout that runs there.
private struct LayoutValueBox: @unchecked Sendable {
    // Unchecked: both sides are on the main actor, where layouts are called.
    let value: Any?
}

/// The views of a ``Layout``, in their order.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    let all: [LayoutSubview]
    /// The direction of text.
    public var layoutDirection: LayoutDirection { .leftToRight }

    /// The index of the first view: 0.
    public var startIndex: Int { 0 }
    /// The number of views.
    public var endIndex: Int { all.count }
    /// The view at an index.
    public subscript(index: Int) -> LayoutSubview { all[index] }
    /// The views at a range of indices.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { Self(all: Array(all[bounds])) }
    /// The views at some indices.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        Self(all: indices.map { all[$0] })
    }
}

extension View {
    /// Tells the ``Layout`` around the view a value.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        with(LayoutModifier { LayoutValueItem($0, ObjectIdentifier(key), value, $1) })
    }
}
