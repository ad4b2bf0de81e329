import DrawingPainter
import Foundation
import MapPainter
import MapScene

/// Draws annotations as live pages show them, around the point where they stand.
struct AnnotationDrawing {
    let annotation: SceneAnnotation
    let colors: MarkColors

    /// The balloon of a marker, on 30 by 36 points with its tip in the middle of the lower edge.
    private static let balloon = curves([
        (15, 1), (7.3, 1), (1.5, 6.7), (1.5, 14.2), (1.5, 20.4), (5.5, 23.8), (9.8, 27.4),
        (11.8, 29.1), (13.7, 31.4), (14.4, 34), (14.6, 34.7), (15.4, 34.7), (15.6, 34),
        (16.3, 31.4), (18.2, 29.1), (20.2, 27.4), (24.5, 23.8), (28.5, 20.4), (28.5, 14.2),
        (28.5, 6.7), (22.7, 1), (15, 1),
    ])

    private static func curves(_ points: [(Double, Double)]) -> DrawnPath {
        let places = points.map { CGPoint(x: $0.0, y: $0.1) }
        var elements: [DrawnPath.Element] = [.move(places[0])]
        for index in stride(from: 1, to: places.count - 2, by: 3) {
            elements.append(
                .curve(
                    control1: places[index], control2: places[index + 1], to: places[index + 2]))
        }
        return DrawnPath(elements + [.close])
    }

    private var middle: CGPoint { annotation.offset }

    /// What other annotations' labels keep clear of, around the annotation's point.
    var box: CGRect {
        if case .marker = annotation.look {
            let scale = annotation.isSelected ? 1.35 : 1
            return CGRect(
                x: Double(middle.x) - 15 * scale, y: Double(middle.y) - 36 * scale,
                width: 30 * scale, height: 36 * scale)
        }
        return CGRect(
            x: middle.x - annotation.size.width / 2, y: middle.y - annotation.size.height / 2,
            width: annotation.size.width, height: annotation.size.height)
    }

    /// Draws all but the label.
    func draw(in recorder: inout DrawingRecorder) {
        let (width, height) = (annotation.size.width, annotation.size.height)
        let frame = CGRect(
            x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
        recorder.group(alpha: annotation.alpha) { recorder in
            switch annotation.look {
            case .marker(let marker): self.marker(marker, in: &recorder)
            case .pin(let color): pin(color, at: frame.origin, in: &recorder)
            case .image(let image): recorder.image(image, in: frame)
            case .view(var view):
                view.frame.origin = frame.origin
                recorder.view(view)
            case .userLocation: Self.userDot(at: middle, in: &recorder)
            }
        }
    }

    private func marker(_ marker: SceneAnnotation.Marker, in recorder: inout DrawingRecorder) {
        let color = marker.tint ?? MarkColors.marker
        recorder.turned(0, scale: annotation.isSelected ? 1.35 : 1, about: middle) { recorder in
            recorder.moved(by: CGPoint(x: middle.x - 15, y: middle.y - 36)) { recorder in
                recorder.moved(by: CGPoint(x: 0, y: 1)) {
                    $0.stroke(
                        Self.balloon, SceneColor(red: 0, green: 0, blue: 0, alpha: 0.15), width: 3)
                }
                recorder.fill(Self.balloon, color)
                recorder.stroke(Self.balloon, MarkColors.white, width: 1.2)
                glyph(marker, in: &recorder)
            }
        }
    }

    /// Draws the characters or the picture of a marker, 16 points high from 6 below its top.
    private func glyph(_ marker: SceneAnnotation.Marker, in recorder: inout DrawingRecorder) {
        let ink = marker.glyphTint ?? MarkColors.white
        let image = (annotation.isSelected ? marker.selectedGlyphImage : nil) ?? marker.glyphImage
        let text =
            marker.glyphText
            ?? (annotation.count > 1 && image == nil ? String(annotation.count) : nil)
        if let text {
            let size: Double = text.count > 3 ? 9 : text.count > 2 ? 11 : 13
            let box = TextBox(text, size: size, face: TextFace(weight: 700))
            recorder.text(
                box,
                in: CGRect(
                    x: 0, y: 14.5 - Double(box.extent.height) / 2, width: 30,
                    height: box.extent.height), alignment: .center, ink)
            return
        }
        var picture =
            image
            ?? SceneImage(
                content: .symbol("mappin", pointSize: 16), size: CGSize(width: 16, height: 16))
        picture.tint = ink
        recorder.image(picture, in: CGRect(x: 7, y: 6, width: 16, height: 16))
    }

    private func pin(
        _ color: SceneColor, at origin: CGPoint, in recorder: inout DrawingRecorder
    ) {
        recorder.moved(by: origin) { recorder in
            recorder.stroke(
                DrawnPath([.move(CGPoint(x: 8, y: 14)), .line(CGPoint(x: 8, y: 34.5))]),
                SceneColor(red: 0.54, green: 0.54, blue: 0.56), width: 2, isRound: true)
            recorder.fill(DrawnPath(disk: CGPoint(x: 8, y: 8), radius: 7), color)
            recorder.fill(
                DrawnPath(disk: CGPoint(x: 5.6, y: 5.6), radius: 2),
                SceneColor(red: 1, green: 1, blue: 1, alpha: 0.6))
        }
    }

    /// Draws the dot that shows where the user is.
    static func userDot(at point: CGPoint, in recorder: inout DrawingRecorder) {
        recorder.shadow(
            of: CGRect(x: point.x - 11, y: point.y - 11, width: 22, height: 22), cornerRadius: 11,
            radius: 4)
        recorder.fill(DrawnPath(disk: point, radius: 11), MarkColors.white)
        recorder.fill(DrawnPath(disk: point, radius: 8), MarkColors.user)
    }

    // MARK: Labels

    /// Words below a marker.
    struct Label {
        var lines: [(text: TextBox, color: SceneColor)]
        /// Where they stand, around the annotation's point.
        var box: CGRect
        /// Whether they give way to others.
        var isAdaptive: Bool
    }

    /// The words below a marker; nil for other looks, and where there are none.
    var label: Label? {
        guard case .marker(let marker) = annotation.look else { return nil }
        var lines: [(TextBox, SceneColor)] = []
        var isAdaptive = false
        if let title = annotation.title, !title.isEmpty, marker.titleVisibility != .hidden {
            lines.append(
                (TextBox(title, size: 12.5, face: TextFace(weight: 600), width: 150), colors.text))
            isAdaptive = marker.titleVisibility == .adaptive
        }
        if let subtitle = annotation.subtitle, !subtitle.isEmpty,
            marker.subtitleVisibility == .visible
                || marker.subtitleVisibility == .adaptive && annotation.isSelected
        {
            if lines.isEmpty { isAdaptive = marker.subtitleVisibility == .adaptive }
            lines.append((TextBox(subtitle, size: 11, width: 150), colors.text))
        }
        guard !lines.isEmpty else { return nil }
        let width = lines.map { Double($0.0.extent.width) }.max() ?? 0
        let height = lines.reduce(0) { $0 + Double($1.0.extent.height) }
        return Label(
            lines: lines,
            box: CGRect(
                x: Double(middle.x) - width / 2, y: Double(middle.y) + 2, width: width,
                height: height),
            isAdaptive: isAdaptive && !annotation.isSelected)
    }

    /// Draws a label around the annotation's point.
    func draw(_ label: Label, in recorder: inout DrawingRecorder) {
        recorder.group(alpha: annotation.alpha) { recorder in
            var y = label.box.minY
            for (text, color) in label.lines {
                recorder.text(
                    text,
                    in: CGRect(
                        x: label.box.minX, y: y, width: label.box.width,
                        height: text.extent.height), alignment: .center, color,
                    halo: (colors.halo, 1.5))
                y += text.extent.height
            }
        }
    }
}
