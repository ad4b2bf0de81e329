/// A view of a shape that can be filled and stroked again, each time in front of what is there.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape that is shown.
    var shape: Content { get }
}

extension ShapeView {
    /// Fills the shape with a color, gradient or other style, in front of what is there.
    public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle())
        -> some ShapeView<Content>
    { ShapeLayers(shape: shape, below: self, above: shape.fill(content, style: style)) }

    /// Strokes the shape's outline with a style, with a line width in points, in front of what is there.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// Strokes the shape's outline with line width, caps, joins and dashes, in front of what is there.
    ///
    /// - Parameter antialiased: Has no effect: edges are always smooth here.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        ShapeLayers(shape: shape, below: self, above: shape.stroke(content, style: style))
    }
}

extension ShapeView where Content: InsettableShape {
    /// Draws the shape's outline inside its room, in front of what is there.
    ///
    /// - Parameter antialiased: Has no effect: edges are always smooth here.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        ShapeLayers(
            shape: shape, below: self, above: shape.strokeBorder(content, lineWidth: lineWidth))
    }

    /// Draws the shape's outline inside its room, in front of what is there.
    ///
    /// - Parameter antialiased: Has no effect: edges are always smooth here.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        ShapeLayers(shape: shape, below: self, above: shape.strokeBorder(content, style: style))
    }
}

/// A shape that is drawn in front of its own picture.
struct ShapeLayers<S: Shape, Below: View, Above: View>: ShapeView {
    let shape: S
    let below: Below
    let above: Above

    var body: some View { below.overlay { above } }
}
