import MapScene

/// A view that fills its room with a drawing.
public struct Canvas: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let renderer: (inout GraphicsContext, CGSize) -> Void

    /// Creates a canvas; the closure draws into the context, whose room has the size in points.
    ///
    /// Colors are those of the screen, and all is drawn at once: opacity, color mode and asynchronous rendering change
    /// nothing here.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) { self.renderer = renderer }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        let (renderer, environment, host) = (renderer, node.environment, node.host)
        return [
            ShapeItem(node, isSquare: false, glass: nil) { rect in
                var context = GraphicsContext(
                    bounds: rect, environment: environment, texts: host.textMeasure)
                renderer(&context, rect.size)
                return context.drawing
            }
        ]
    }
}

/// The color space in which a drawing is blended; has no effect here.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
