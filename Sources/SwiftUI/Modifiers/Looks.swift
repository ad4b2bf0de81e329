import MapScene

/// Content of which something is described otherwise.
class ChangedItem: LayoutItem {
    fileprivate let change: @MainActor (inout InterfaceElement) -> Void

    init(
        _ node: ViewNode, _ child: LayoutItem,
        _ change: @escaping @MainActor (inout InterfaceElement) -> Void
    ) {
        self.change = change
        super.init(node, [child])
    }
}

/// Content with another look.
final class LookItem: ChangedItem {
    override func elements() -> [InterfaceElement] {
        var element = element(.group)
        change(&element)
        return [element]
    }
}

/// Content that is described otherwise, if it is one element.
final class AnnotatedItem: ChangedItem {
    override func elements() -> [InterfaceElement] {
        var elements = super.elements()
        if elements.count != 1 { elements = [element(.group)] }
        change(&elements[0])
        return elements
    }
}

/// Content that takes room and is not shown.
final class HiddenItem: LayoutItem {
    override func elements() -> [InterfaceElement] { [] }
}

/// Content that reacts to taps, or to long presses.
final class TapItem: LayoutItem {
    private let kinds: TouchKinds
    private let handler: @MainActor (InterfaceEvent) -> Void

    init(
        _ node: ViewNode, _ child: LayoutItem, _ kinds: TouchKinds,
        _ handler: @escaping @MainActor (InterfaceEvent) -> Void
    ) {
        self.kinds = kinds
        self.handler = handler
        super.init(node, [child])
    }

    override func elements() -> [InterfaceElement] {
        let children = childElements
        // On a map, taps beside annotations are what is meant: they come with the map's own events.
        if children.count == 1, case .map = children[0].content,
            let own = node.host.handlers[children[0].id]
        {
            let handler = handler
            node.host.handlers[children[0].id] = { event in
                own(event)
                guard case .map(let id, let happened) = event else { return }
                switch happened {
                case .tapped(let point): handler(.tapped(id, at: point))
                case .longPressed(let point): handler(.longPressed(id, at: point))
                default: break
                }
            }
            // Asked for once more, the map would take its events for itself.
            return moved(children)
        }
        return [
            element(
                .group, children: children, isTappable: kinds.contains(.tap),
                isPressable: kinds.contains(.longPress), handler: handler)
        ]
    }
}

extension View {
    func look(_ change: @escaping @MainActor (inout InterfaceElement) -> Void) -> some View {
        with(LayoutModifier { LookItem($0, $1, change) })
    }

    func annotated(_ change: @escaping @MainActor (inout InterfaceElement) -> Void) -> some View {
        with(LayoutModifier { AnnotatedItem($0, $1, change) })
    }

    /// Sets the style that fills text and shapes.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        with(EnvironmentChange { $0.foreground = AnyShapeStyle(style).inside($0.foreground) })
    }

    /// Sets the styles of text and shapes, by how much they matter; the first is taken.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View { foregroundStyle(primary) }

    /// Sets the color of text and shapes.
    public func foregroundColor(_ color: Color?) -> some View {
        with(EnvironmentChange { $0.foreground = color.map { AnyShapeStyle($0) } })
    }

    /// Sets the color of controls in the view; nil for the default.
    public func tint(_ tint: Color?) -> some View { with(EnvironmentChange { $0.tint = tint }) }

    /// Sets the style of controls in the view; of a gradient its first color.
    public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        with(EnvironmentChange { $0.tint = Color(tint.color(in: $0)) })
    }

    /// Sets the color of controls in the view; nil for the default.
    public func accentColor(_ color: Color?) -> some View { tint(color) }

    /// Sets the default font of text in the view; nil for that of the context.
    public func font(_ font: Font?) -> some View { with(EnvironmentChange { $0.font = font }) }

    /// Sets the weight of text in the view; nil for that of the font.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        with(EnvironmentChange { $0.fontWeight = weight })
    }

    /// Sets whether text in the view is bold.
    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    /// Sets the maximum number of lines of text in the view; nil for no limit.
    public func lineLimit(_ number: Int?) -> some View {
        with(EnvironmentChange { $0.lineLimit = number })
    }

    /// Sets the maximum number of lines of text in the view, and whether it takes the room of so many; here it takes
    /// what its text needs.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }

    /// Sets the least and the greatest number of lines of text in the view; here the least has no effect.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Sets the greatest number of lines of text in the view.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(limit.upperBound)
    }

    /// Sets the least number of lines of text in the view; without effect here.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }

    /// Sets the horizontal alignment of the lines of text in the view.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        with(EnvironmentChange { $0.multilineTextAlignment = alignment })
    }

    /// Fills the view's bounds with a style, behind the view.
    public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background(alignment: .center) { Rectangle().fill(style) }
    }

    /// Fills the view's bounds with the default background, behind the view.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills the view's bounds with a style, in front of the view.
    public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay(alignment: .center) { Rectangle().fill(style) }
    }

    /// Fills a shape in front of the view with a style.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay(alignment: .center) { shape.fill(style) }
    }

    /// Fills a shape behind the view with a style.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(alignment: .center) { shape.fill(style) }
    }

    /// Cuts the view to a shape.
    ///
    /// Rectangles, capsules and circles are cut exactly, other shapes by the rectangle around them.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        look {
            $0.style.isClipped = true
            $0.style.cornerRadius = shape.cornerRadius(in: $0.frame.size)
        }
    }

    /// Clips what reaches beyond the view's bounds.
    public func clipped(antialiased: Bool = false) -> some View {
        look { $0.style.isClipped = true }
    }

    /// Clips the view to its bounds with corners of a radius in points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        look {
            $0.style.isClipped = true
            $0.style.cornerRadius = Double(radius)
        }
    }

    /// Draws a border inside the view's bounds, of a width in points.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(alignment: .center) { Rectangle().strokeBorder(content, lineWidth: width) }
    }

    /// Sets the view's opacity, from 0 for transparent to 1 for opaque.
    public func opacity(_ opacity: Double) -> some View { look { $0.style.opacity = opacity } }

    /// Adds a shadow with a blur radius in points; color and offset are not drawn here.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        look { $0.style.shadowRadius = Double(radius) }
    }

    /// Rotates the view clockwise about its center; the anchor is not used here.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        look { $0.style.rotation = angle.degrees }
    }

    /// Scales the view's drawing about its center; the anchor is not used here.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        look { $0.style.scale = Double(scale) }
    }

    /// Hides the view, which keeps its place in the layout.
    public func hidden() -> some View { with(LayoutModifier { HiddenItem($0, [$1]) }) }

    /// Sets whether the controls in the view react; not where they do not further up.
    public func disabled(_ disabled: Bool) -> some View {
        with(EnvironmentChange { $0.isEnabled = $0.isEnabled && !disabled })
    }

    /// Sets whether the view can be tapped.
    public func allowsHitTesting(_ enabled: Bool) -> some View { disabled(!enabled) }

    /// Adds an action for taps on the view; each tap counts, whatever the number.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        with(
            LayoutModifier {
                TapItem($0, $1, .tap) { if case .tapped = $0 { action() } }
            })
    }

    /// Adds an action for taps on the view, which gets the location of the tap.
    ///
    /// In the global space the point is still in the view's own points.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        with(
            LayoutModifier {
                TapItem($0, $1, .tap) {
                    if case .tapped(_, let point) = $0 { action(point ?? .zero) }
                }
            })
    }

    /// Adds an action for long presses on the view.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        with(
            LayoutModifier {
                TapItem($0, $1, .longPress) { if case .longPressed = $0 { action() } }
            })
    }

    /// Sets the text that assistive technologies read for the view.
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
        annotated { $0.accessibilityLabel = label.string }
    }

    /// Sets the text that assistive technologies read for the view.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        let label = String(label)
        return annotated { $0.accessibilityLabel = label }
    }

    /// Sets the text that assistive technologies read for the view.
    public func accessibilityLabel(_ label: Text) -> some View {
        annotated { $0.accessibilityLabel = label.string }
    }

    /// Sets the identifier by which interface tests find the view.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        annotated { $0.accessibilityIdentifier = identifier }
    }

    /// Sets the text that describes what the view does for assistive technologies; without effect
    /// here.
    public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }

    /// Sets the text that describes what the view does for assistive technologies; without effect
    /// here.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

    /// Sets the text that describes what the view does for assistive technologies; without effect
    /// here.
    public func accessibilityHint(_ hint: Text) -> some View { self }

    /// Sets the text that describes the view's value for assistive technologies; without effect
    /// here.
    public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }

    /// Sets the text that describes the view's value for assistive technologies; without effect
    /// here.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

    /// Sets the text that describes the view's value for assistive technologies; without effect
    /// here.
    public func accessibilityValue(_ value: Text) -> some View { self }

    /// Hides the view from assistive technologies; without effect here.
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }

    /// Shows changes as a movement: here only a map's camera can.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

    /// Shows every change of the view as a movement: here only a map's camera can.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    public func animation(_ animation: Animation?) -> some View { self }

    /// Asks for light or dark colors of everything that is shown; nil for those of what is around.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        with(EnvironmentChange { if let colorScheme { $0.colorScheme = colorScheme } })
            .with(FocusedValueModifier(keyPath: \.preferredColorScheme, value: colorScheme))
    }

    /// Sets the colors of the view to light or dark ones.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Sets how the view's colors mix with those behind it; here it is drawn over them.
    public func blendMode(_ blendMode: BlendMode) -> some View { self }

    /// Sets the shape of the view that takes touches; here all of its bounds do.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
}

/// An angle, in radians or degrees.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians; 2π is a whole turn.
    public var radians: Double
    /// The angle in degrees; 360 are a whole turn.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Creates an angle of 0 radians.
    public init() { radians = 0 }
    /// Creates an angle from radians.
    public init(radians: Double) { self.radians = radians }
    /// Creates an angle from degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    /// The angle 0.
    public static let zero = Angle()
    /// Returns an angle of radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// Returns an angle of degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// Returns whether the first angle is smaller than the second.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

/// Whether an element of the interface is shown, hidden, or as the context decides.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}

/// The way in which colors are blended with those below.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
    case destinationOver, destinationOut, plusDarker, plusLighter
}
