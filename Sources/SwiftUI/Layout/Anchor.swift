/// A point or a rectangle of a view, which others read in their own points.
///
/// Made by `anchorPreference(key:value:transform:)`, and read by a ``GeometryProxy``.
public struct Anchor<Value: Sendable>: Equatable, Hashable, Sendable {
    /// The geometry that is read from a view.
    public struct Source: Sendable {
        let resolve: @Sendable (CGRect) -> Value
    }

    let place: StoredValue<CGRect>
    let source: Source

    /// Whether two anchors are of the same view.
    public static func == (first: Self, second: Self) -> Bool { first.place === second.place }

    /// Hashes the view.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(place)) }
}

extension Anchor.Source where Value == CGRect {
    /// The bounds of the view.
    public static var bounds: Self { Self { $0 } }

    /// A rectangle in the points of the view.
    public static func rect(_ rect: CGRect) -> Self {
        Self { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the points of the view.
    public static func point(_ point: CGPoint) -> Self {
        Self { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
    }

    /// A point in parts of the view's width and height.
    public static func unitPoint(_ point: UnitPoint) -> Self {
        Self {
            CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y)
        }
    }

    /// The upper leading corner.
    public static var topLeading: Self { unitPoint(.topLeading) }
    /// The middle of the upper edge.
    public static var top: Self { unitPoint(.top) }
    /// The upper trailing corner.
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Self { unitPoint(.leading) }
    /// The middle.
    public static var center: Self { unitPoint(.center) }
    /// The middle of the trailing edge.
    public static var trailing: Self { unitPoint(.trailing) }
    /// The lower leading corner.
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    /// The middle of the lower edge.
    public static var bottom: Self { unitPoint(.bottom) }
    /// The lower trailing corner.
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// The rectangle of an anchor, in points from the container's upper leading corner.
    public subscript(anchor: Anchor<CGRect>) -> CGRect {
        let origin = frame(in: .global).origin
        return anchor.source.resolve(anchor.place.value).offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// The point of an anchor, in points from the container's upper leading corner.
    public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
        let (origin, point) = (
            frame(in: .global).origin, anchor.source.resolve(anchor.place.value)
        )
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
}

/// Content that tells where it is whenever it is placed.
private final class AnchoredItem: LayoutItem {
    private let place: StoredValue<CGRect>

    init(_ node: ViewNode, _ place: StoredValue<CGRect>, _ child: LayoutItem) {
        self.place = place
        super.init(node, [child])
    }

    override func placeChildren(_ size: CGSize) {
        children[0].place(CGRect(origin: .zero, size: size))
        place.value = CGRect(origin: origin(), size: size)
    }
}

/// A view that knows where it is, for what is made of that.
private struct AnchoredView<Content: View, Other: View>: View {
    let content: Content
    let make: (AnyView, StoredValue<CGRect>) -> Other
    @State private var place = StoredValue(CGRect.zero)

    var body: some View {
        let place = place
        make(AnyView(content.with(LayoutModifier { AnchoredItem($0, place, $1) })), place)
    }
}

extension View {
    /// Hands a value up the tree that is made from a part of the view.
    public func anchorPreference<A: Sendable, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        AnchoredView(content: self) { content, place in
            content.preference(
                key: K.self, value: transform(Anchor(place: place, source: value)))
        }
    }

    /// Changes the value that the views below hand up, by a part of the view.
    public func transformAnchorPreference<A: Sendable, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        AnchoredView(content: self) { content, place in
            content.transformPreference(K.self) {
                transform(&$0, Anchor(place: place, source: value))
            }
        }
    }
}
