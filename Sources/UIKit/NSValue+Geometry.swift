// Points, sizes and rectangles as objects, as notifications of keyboards carry them.

extension NSValue {
    /// Creates an object of a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Creates an object of a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Creates an object of a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// The point that it was made of; zero for something else.
    public var cgPointValue: CGPoint { pointValue }
    /// The size that it was made of; zero for something else.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle that it was made of; zero for something else.
    public var cgRectValue: CGRect { rectValue }
}
