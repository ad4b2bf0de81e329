/// Wraps each item of the content.
struct LayoutModifier: PrimitiveModifier {
    let wrap: @MainActor (ViewNode, LayoutItem) -> LayoutItem

    func items(_ node: ViewNode, _ content: [LayoutItem]) -> [LayoutItem] {
        content.map { wrap(node, $0) }
    }
}

extension View {
    /// Sets a fixed width or height in points; nil leaves it to the view.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        with(
            LayoutModifier {
                FrameItem($0, width: width, height: height, alignment: alignment, $1)
            })
    }

    /// Limits the view's width and height, in points; nil leaves a limit to the view.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        let wide = FlexibleFrameItem.Range(least: minWidth, ideal: idealWidth, most: maxWidth)
        let high = FlexibleFrameItem.Range(least: minHeight, ideal: idealHeight, most: maxHeight)
        return with(
            LayoutModifier {
                FlexibleFrameItem($0, wide: wide, high: high, alignment: alignment, $1)
            })
    }

    /// Adds space at some edges of the view, in points; nil for 16.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let insets = EdgeInsets(edges, length ?? 16)
        return with(LayoutModifier { PaddingItem($0, insets, $1) })
    }

    /// Adds space around the view, in points.
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Adds space around the view, with a length in points for each edge.
    public func padding(_ insets: EdgeInsets) -> some View {
        with(LayoutModifier { PaddingItem($0, insets, $1) })
    }

    /// Shows the view somewhere else than it is.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        with(LayoutModifier { OffsetItem($0, CGSize(width: x, height: y), $1) })
    }

    /// Shows the view somewhere else than it is.
    public func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Places the center of the view at a point of the space offered.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        with(LayoutModifier { PositionItem($0, CGPoint(x: x, y: y), $1) })
    }

    /// Places the center of the view at a point of the space offered.
    public func position(_ position: CGPoint) -> some View {
        self.position(x: position.x, y: position.y)
    }

    /// Gives the view its ideal size along the axes, whatever it is proposed.
    public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return with(LayoutModifier { [axes] in FixedSizeItem($0, axes, $1) })
    }

    /// Constrains the ratio of width to height; nil for the view's own.
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        with(
            LayoutModifier {
                AspectItem($0, ratio: ratio, isFilling: contentMode == .fill, $1)
            })
    }

    /// Scales the view to fit into the space offered, keeping its aspect ratio.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view to fill the space offered, keeping its aspect ratio.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Layers views in front of this one, aligned within its bounds.
    public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        with(LayerModifier(more: content(), alignment: alignment, isBehind: false))
    }

    /// Layers a view in front of this one, aligned within its bounds.
    @_disfavoredOverload
    public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        with(LayerModifier(more: overlay, alignment: alignment, isBehind: false))
    }

    /// Layers views behind this one, aligned within its bounds.
    public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        with(LayerModifier(more: content(), alignment: alignment, isBehind: true))
    }

    /// Layers a view behind this one, aligned within its bounds.
    @_disfavoredOverload
    public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        with(LayerModifier(more: background, alignment: alignment, isBehind: true))
    }

    /// Shows a view at an edge, in front of this one.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        with(
            InsetModifier(
                bar: content(), edge: edge == .top ? .top : .bottom, spacing: spacing ?? 0,
                share: alignment.share))
    }

    /// Shows a view at an edge, in front of this one.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        with(
            InsetModifier(
                bar: content(), edge: edge == .leading ? .leading : .trailing,
                spacing: spacing ?? 0, share: alignment.share))
    }

    /// Adds space to the safe area; without effect here.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        self
    }

    /// Extends the view beyond the safe area; here there are no bars to reach under.
    public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { self }

    /// Extends the view beyond the safe area; here there are no bars to reach under.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

    /// Sets the order in which a stack proposes room: views of higher priority first.
    public func layoutPriority(_ value: Double) -> some View {
        with(LayoutModifier { OrderItem($0, priority: value, zIndex: nil, tag: nil, $1) })
    }

    /// Shows it before others of lower index.
    public func zIndex(_ value: Double) -> some View {
        with(LayoutModifier { OrderItem($0, priority: nil, zIndex: value, tag: nil, $1) })
    }

    /// Names it for pickers, lists and maps.
    public func tag<V: Hashable>(_ tag: V) -> some View {
        with(
            LayoutModifier {
                OrderItem($0, priority: nil, zIndex: nil, tag: AnyHashable(tag), $1)
            })
    }
}

/// Whether content of another ratio fits inside the room or fills it.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// The regions that are not safe for content.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt
    /// Creates a value from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The regions that bars cover.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The region that the keyboard covers.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions that are not safe.
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// Scales the view's drawing about its center; a size of its own for each axis is taken as their mean.
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View { scaleEffect((x + y) / 2, anchor: anchor) }

    /// Scales the view's drawing about its center; a size of its own for each axis is taken as their mean.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
}
