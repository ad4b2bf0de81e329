import DrawingPainter
import Foundation
import MapPainter
import MapScene

/// Draws the callout over a selected annotation as live pages show it.
struct CalloutDrawing {
    let callout: SceneCallout
    let annotation: SceneAnnotation
    let colors: MarkColors

    private static let mostWidth = 300.0
    private static let padding = (x: 12.0, y: 9.0)
    private static let gap = 10.0

    /// Draws the callout around the annotation's point.
    func draw(in recorder: inout DrawingRecorder) {
        let accessories = [callout.left, callout.right].compactMap(\.self)
        let beside = accessories.reduce(0) { $0 + Double($1.frame.width) + Self.gap }
        let room = Self.mostWidth - 2 * Self.padding.x - beside
        let title = TextBox(
            callout.title, size: 16, face: TextFace(weight: 700), width: max(room, 40))
        let subtitle =
            callout.detail == nil
            ? callout.subtitle.flatMap {
                $0.isEmpty ? nil : TextBox($0, size: 13, width: max(room, 40))
            } : nil
        let below = callout.detail?.frame.size ?? subtitle?.extent ?? .zero
        let text = CGSize(
            width: max(title.extent.width, below.width),
            height: title.extent.height + below.height)
        let height =
            max(
                Double(text.height),
                accessories.map { Double($0.frame.height) }.max() ?? 0) + 2 * Self.padding.y
        let width = Double(text.width) + beside + 2 * Self.padding.x
        let frame = CGRect(
            x: Double(annotation.offset.x) + Double(callout.offset.x) - width / 2,
            y: top + Double(callout.offset.y) - 6 - height, width: width, height: height)
        background(frame, in: &recorder)
        var x = Double(frame.minX) + Self.padding.x
        func place(_ view: SceneView, _ recorder: inout DrawingRecorder) {
            var view = view
            view.frame.origin = CGPoint(x: x, y: Double(frame.midY) - Double(view.frame.height) / 2)
            recorder.view(view)
            x += Double(view.frame.width) + Self.gap
        }
        if let left = callout.left { place(left, &recorder) }
        var y = Double(frame.midY) - Double(text.height) / 2
        func row(_ height: CGFloat) -> CGRect {
            CGRect(x: x, y: y, width: Double(text.width), height: Double(height))
        }
        recorder.text(title, in: row(title.extent.height), colors.text)
        y += Double(title.extent.height)
        if var detail = callout.detail {
            detail.frame.origin = CGPoint(x: x, y: y)
            recorder.view(detail)
        } else if let subtitle {
            recorder.text(subtitle, in: row(subtitle.extent.height), colors.soft)
        }
        x += Double(text.width) + Self.gap
        if let right = callout.right { place(right, &recorder) }
    }

    /// The upper edge of the annotation, below its point.
    private var top: Double {
        if case .marker = annotation.look { return annotation.isSelected ? -50 : -38 }
        return Double(annotation.offset.y) - Double(annotation.size.height) / 2
    }

    private func background(_ frame: CGRect, in recorder: inout DrawingRecorder) {
        recorder.shadow(of: frame, cornerRadius: 13, radius: 8)
        recorder.fill(DrawnPath(rounded: frame, radius: 13), colors.surface)
        let (x, y) = (frame.midX, frame.maxY - 0.5)
        recorder.fill(
            DrawnPath([
                .move(CGPoint(x: x - 8, y: y)), .line(CGPoint(x: x + 8, y: y)),
                .line(CGPoint(x: x, y: y + 8)), .close,
            ]), colors.surface)
    }
}
