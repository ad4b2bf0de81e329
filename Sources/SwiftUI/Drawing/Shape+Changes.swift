// Shapes made from others: a part of the outline, moved, turned, scaled, smaller.

extension Shape {
    /// Returns the part of the outline between two shares of its length, 0 to 1.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
        -> some Shape
    {
        ChangedShape(shape: self) { shape, rect in
            shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
        }
    }

    /// Returns the shape moved by distances in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        ChangedShape(shape: self) { $0.path(in: $1).offsetBy(dx: x, dy: y) }
    }

    /// Returns the shape moved by distances in points.
    public nonisolated func offset(_ offset: CGSize) -> some Shape {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Returns the shape turned clockwise about a point of its room.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        ChangedShape(shape: self) { shape, rect in
            let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
            return shape.path(in: rect).applying(turn.about(anchor, of: rect))
        }
    }

    /// Returns the shape scaled about a point of its room.
    public nonisolated func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some Shape {
        ChangedShape(shape: self) { shape, rect in
            let scaling = CGAffineTransform(scaleX: x, y: y)
            return shape.path(in: rect).applying(scaling.about(anchor, of: rect))
        }
    }

    /// Returns the shape scaled about a point of its room.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Returns the shape with a transform used on its outline.
    public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
        ChangedShape(shape: self) { $0.path(in: $1).applying(transform) }
    }

    /// Returns the shape as it is in a rectangle of a size, whatever its room is.
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        ChangedShape(shape: self) { shape, rect in
            shape.path(
                in: CGRect(x: rect.minX, y: rect.minY, width: width, height: height))
        }
    }

    /// Returns the shape as it is in a rectangle of a size, whatever its room is.
    public nonisolated func size(_ size: CGSize) -> some Shape {
        self.size(width: size.width, height: size.height)
    }
}

extension CGAffineTransform {
    /// The transform, with a point of a rectangle that stays where it is.
    fileprivate func about(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
        let point = CGPoint(
            x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
        return CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

/// A shape whose outline is made from that of another.
struct ChangedShape<S: Shape>: Shape {
    let shape: S
    let change: @Sendable (S, CGRect) -> Path

    nonisolated func path(in rect: CGRect) -> Path { change(shape, rect) }
}

extension InsettableShape {
    /// Returns the shape as it is in a room that is smaller at each edge by a distance in points.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        InsetShape(shape: self, amount: amount)
    }
}

/// A shape in a smaller room.
struct InsetShape<S: Shape>: InsettableShape {
    let shape: S
    let amount: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        let most = min(rect.width, rect.height) / 2
        return shape.path(in: rect.insetBy(dx: min(amount, most), dy: min(amount, most)))
    }
}

extension Shape where Self == Ellipse {
    /// An ellipse that touches all sides of the size offered.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with rounded corners of a size in points.
    public static func rect(
        cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }

    /// A rectangle with rounded corners of a radius in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
