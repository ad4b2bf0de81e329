import Foundation
import MapPainter
import MapScene

extension Drawing.Command {
    /// A rectangle that holds what the command paints, in the drawing's units; null where it paints nothing of its own extent.
    var bounds: CGRect {
        func box(_ rect: CGRect) -> CGRect {
            guard !rect.isNull else { return rect }
            let corners = [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ].map { transform.apply($0) }
            return DrawnPath(
                corners.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
            ).controlBounds
        }
        let own: CGRect
        switch operation {
        case .fill(let path, _, _): own = box(path.controlBounds)
        case .stroke(let path, _, let stroke):
            let reach = stroke.width * max(stroke.join == .miter ? stroke.miterLimit : 1, 1.5) / 2
            own = box(path.controlBounds.insetBy(dx: -reach, dy: -reach))
        case .image(_, let rect), .clear(let rect): own = box(rect)
        case .text(let text, let point, let size, let isBold, _):
            let width = DrawingPainter.fonts.line(
                text, size: size, face: TextFace(weight: isBold ? 700 : 400)
            ).width
            own = box(
                CGRect(
                    x: Double(point.x) - size / 4, y: Double(point.y) - size / 4,
                    width: width + size / 2, height: size * 1.5))
        case .linearGradient, .radialGradient:
            // The command fills its clips.
            own = clips.map(\.path.controlBounds).first ?? .null
        }
        return clips.reduce(own) { $0.isNull ? $0 : $0.intersection($1.path.controlBounds) }
    }
}
