import Foundation
import MapPainter
import MapPixels
import MapScene

/// Records what views look like as the commands of a drawing.
///
/// Places are in the recorder's own units, which ``transformed(by:_:)`` changes for what it holds.
package struct DrawingRecorder {
    /// The commands recorded so far.
    package private(set) var drawing = Drawing()
    /// What could not be recorded, in words.
    package private(set) var lacks: Set<String> = []
    private var transform = Drawing.Transform.identity
    private var clips: [Drawing.Clip] = []

    /// Creates a recorder without commands.
    package init() {}

    /// Notes something that is not drawn.
    package mutating func lack(_ text: String) { lacks.insert(text) }

    private mutating func record(_ operation: Drawing.Operation, alpha: Double = 1) {
        guard alpha > 0 else { return }
        drawing.commands.append(
            Drawing.Command(operation, transform: transform, clips: clips, alpha: alpha))
    }

    // MARK: Places

    /// Records in other units.
    ///
    /// - Parameter change: From the units of what is recorded to those around it.
    package mutating func transformed(
        by change: Drawing.Transform, _ record: (inout DrawingRecorder) -> Void
    ) {
        let before = transform
        transform = change.then(before)
        record(&self)
        transform = before
    }

    /// Records with the origin at a point.
    package mutating func moved(
        by point: CGPoint, _ record: (inout DrawingRecorder) -> Void
    ) {
        transformed(
            by: Drawing.Transform(a: 1, b: 0, c: 0, d: 1, tx: Double(point.x), ty: Double(point.y)),
            record)
    }

    /// Records turned and scaled about a point.
    ///
    /// - Parameter degrees: Clockwise.
    package mutating func turned(
        _ degrees: Double, scale: Double = 1, about point: CGPoint,
        _ record: (inout DrawingRecorder) -> Void
    ) {
        guard degrees != 0 || scale != 1 else { return record(&self) }
        let (cosine, sine) = (
            cos(degrees * .pi / 180) * scale, sin(degrees * .pi / 180) * scale
        )
        let (x, y) = (Double(point.x), Double(point.y))
        transformed(
            by: Drawing.Transform(
                a: cosine, b: sine, c: -sine, d: cosine, tx: x - cosine * x + sine * y,
                ty: y - sine * x - cosine * y), record)
    }

    /// Records what is cut at a path.
    package mutating func clipped(
        to path: DrawnPath, _ record: (inout DrawingRecorder) -> Void
    ) {
        let transform = transform
        clips.append(
            Drawing.Clip(
                path: DrawnPath(path.elements.map { $0.mapPoints { transform.apply($0) } }),
                isEvenOdd: false))
        record(&self)
        clips.removeLast()
    }

    /// Records what is translucent as a whole.
    package mutating func group(alpha: Double, _ record: (inout DrawingRecorder) -> Void) {
        guard alpha < 1 else { return record(&self) }
        guard alpha > 0 else { return }
        var inner = self
        inner.drawing = Drawing()
        inner.clips = []
        record(&inner)
        lacks.formUnion(inner.lacks)
        let box = inner.drawing.commands.reduce(CGRect.null) { $0.union($1.bounds) }
        guard inner.drawing.commands.count > 1, !box.isNull, box.width > 0, box.height > 0 else {
            for var command in inner.drawing.commands {
                command.alpha *= alpha
                command.clips = clips + command.clips
                drawing.commands.append(command)
            }
            return
        }
        // What is translucent as a whole is a picture of its own.
        let back = Drawing.Transform(
            a: 1, b: 0, c: 0, d: 1, tx: -Double(box.minX), ty: -Double(box.minY))
        let moved = Drawing(
            inner.drawing.commands.map { command in
                var command = command
                command.transform = command.transform.then(back)
                command.clips = command.clips.map { clip in
                    Drawing.Clip(
                        path: DrawnPath(
                            clip.path.elements.map { $0.mapPoints { back.apply($0) } }),
                        isEvenOdd: clip.isEvenOdd)
                }
                return command
            })
        drawing.commands.append(
            Drawing.Command(
                .image(SceneImage(content: .drawing(moved), size: box.size), box), clips: clips,
                alpha: alpha))
    }

    // MARK: Shapes

    /// Fills a path.
    package mutating func fill(_ path: DrawnPath, _ color: SceneColor) {
        guard color.alpha > 0 else { return }
        record(.fill(path, color, isEvenOdd: false))
    }

    /// Draws the outline of a path.
    package mutating func stroke(
        _ path: DrawnPath, _ color: SceneColor, width: Double, isRound: Bool = false
    ) {
        guard color.alpha > 0, width > 0 else { return }
        record(
            .stroke(
                path, color,
                isRound
                    ? Drawing.Stroke(width: width, cap: .round, join: .round)
                    : Drawing.Stroke(width: width)))
    }

    /// Draws a line just inside a rounded rectangle.
    package mutating func border(
        _ rect: CGRect, radius: Double, _ color: SceneColor, width: Double
    ) {
        stroke(
            DrawnPath(
                rounded: rect.insetBy(dx: width / 2, dy: width / 2), radius: radius - width / 2),
            color, width: width)
    }

    /// Draws a soft shadow of a rounded rectangle, a point further down than it.
    ///
    /// - Parameter radius: How far the shadow is blurred, in points.
    package mutating func shadow(of rect: CGRect, cornerRadius: Double, radius: Double) {
        // Many outlines, each a little darker, in place of a blur.
        let steps = 8
        for step in 0..<steps {
            let reach = radius * (1 - 2 * (Double(step) + 0.5) / Double(steps))
            fill(
                DrawnPath(
                    rounded: rect.offsetBy(dx: 0, dy: 1).insetBy(dx: -reach, dy: -reach),
                    radius: max(cornerRadius + reach, 0)),
                SceneColor(red: 0, green: 0, blue: 0, alpha: 0.33 / Double(steps)))
        }
    }

    /// Draws a picture into a rectangle.
    package mutating func image(_ image: SceneImage, in rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        record(.image(image, rect))
    }

    /// Repeats the commands of a drawing.
    package mutating func add(_ other: Drawing) {
        for var command in other.commands {
            command.transform = command.transform.then(transform)
            let transform = transform
            command.clips =
                clips
                + command.clips.map { clip in
                    Drawing.Clip(
                        path: DrawnPath(
                            clip.path.elements.map { $0.mapPoints { transform.apply($0) } }),
                        isEvenOdd: clip.isEvenOdd)
                }
            drawing.commands.append(command)
        }
    }

    // MARK: Text

    /// Draws a line of text.
    ///
    /// - Parameters:
    ///   - point: The upper left corner of its box.
    ///   - halo: The color and width of a rim around the letters; nil for none.
    package mutating func line(
        _ text: some StringProtocol, at point: CGPoint, size: Double, face: TextFace = TextFace(),
        _ color: SceneColor, halo: (color: SceneColor, width: Double)? = nil
    ) {
        let text = String(text)
        if let lack = DrawingPainter.lack(text, face: face) { lacks.insert(lack) }
        let letters = DrawingPainter.fonts.line(text, size: size, face: face).path
        guard !letters.isEmpty else { return }
        var elements: [DrawnPath.Element] = []
        for contour in letters.contours {
            for (index, corner) in contour.enumerated() {
                let place = CGPoint(x: corner.x + Double(point.x), y: corner.y + Double(point.y))
                elements.append(index == 0 ? .move(place) : .line(place))
            }
            elements.append(.close)
        }
        let path = DrawnPath(elements)
        if let halo { stroke(path, halo.color, width: 2 * halo.width, isRound: true) }
        fill(path, color)
    }
}
