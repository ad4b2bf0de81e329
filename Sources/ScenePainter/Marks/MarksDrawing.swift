import DrawingPainter
import Foundation
import MapGeometry
import MapPainter
import MapScene

/// Draws what stands over the map of a scene: annotations with their labels, the callout, the user's place, a notice.
struct MarksDrawing {
    let scene: MapScene
    let colors: MarkColors

    init(_ scene: MapScene, isDark: Bool) {
        self.scene = scene
        colors = MarkColors(isDark: isDark)
    }

    /// An annotation with the point of the picture where it stands.
    private struct Placed {
        let point: CGPoint
        let drawing: AnnotationDrawing
    }

    /// Draws all of it, in points from the upper left corner of the view.
    func draw(in recorder: inout DrawingRecorder) {
        if let user = scene.userLocation { draw(user, in: &recorder) }
        // The selected one stands before all others.
        let ordered =
            scene.annotations.filter { !$0.isSelected } + scene.annotations.filter(\.isSelected)
        let placed: [Placed] = ordered.compactMap { annotation in
            guard let point = point(annotation.coordinate) else { return nil }
            return Placed(
                point: point, drawing: AnnotationDrawing(annotation: annotation, colors: colors))
        }
        let labels = shownLabels(placed)
        for (index, one) in placed.enumerated() {
            recorder.moved(by: one.point) { recorder in
                one.drawing.draw(in: &recorder)
                if let label = labels[index] { one.drawing.draw(label, in: &recorder) }
            }
        }
        if let callout = scene.callout,
            let one = placed.last(where: { $0.drawing.annotation.id == callout.annotation })
        {
            recorder.moved(by: one.point) { recorder in
                CalloutDrawing(
                    callout: callout, annotation: one.drawing.annotation, colors: colors
                ).draw(in: &recorder)
            }
        }
        if let notice = scene.userLocationNotice { draw(notice: notice, in: &recorder) }
    }

    /// Where a place is drawn; nil for one that is not in or near the view.
    private func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint? {
        guard CLLocationCoordinate2DIsValid(coordinate),
            let point = scene.viewport.viewPoint(of: MKMapPoint(coordinate)),
            // What is further away than any annotation is large.
            (-2000...(scene.viewport.size.width + 2000)).contains(point.x),
            (-2000...(scene.viewport.size.height + 2000)).contains(point.y)
        else { return nil }
        return point
    }

    /// The labels that run into no other one and no annotation, from front to back; nil for those left out.
    private func shownLabels(_ placed: [Placed]) -> [AnnotationDrawing.Label?] {
        let boxes = placed.map { $0.drawing.box.offsetBy(dx: $0.point.x, dy: $0.point.y) }
        var taken: [CGRect] = []
        var shown = [AnnotationDrawing.Label?](repeating: nil, count: placed.count)
        for index in placed.indices.reversed() {
            guard let label = placed[index].drawing.label else { continue }
            let box = label.box.offsetBy(dx: placed[index].point.x, dy: placed[index].point.y)
            if label.isAdaptive,
                taken.contains(where: box.intersects)
                    || boxes.indices.contains(where: { $0 != index && boxes[$0].intersects(box) })
            {
                continue
            }
            shown[index] = label
            taken.append(box)
        }
        return shown
    }

    private func draw(_ user: MapScene.UserLocation, in recorder: inout DrawingRecorder) {
        guard let point = point(user.coordinate) else { return }
        if let heading = user.heading {
            recorder.turned(heading - scene.viewport.heading, about: point) { recorder in
                recorder.fill(
                    DrawnPath([
                        .move(CGPoint(x: point.x, y: point.y - 30)),
                        .line(CGPoint(x: point.x - 11, y: point.y - 10)),
                        .line(CGPoint(x: point.x + 11, y: point.y - 10)), .close,
                    ]),
                    SceneColor(
                        red: MarkColors.user.red, green: MarkColors.user.green,
                        blue: MarkColors.user.blue, alpha: 0.4))
            }
        }
        AnnotationDrawing.userDot(at: point, in: &recorder)
    }

    private func draw(notice: String, in recorder: inout DrawingRecorder) {
        let size = scene.viewport.size
        let text = TextBox(notice, size: 16, width: max(Double(size.width) - 76, 40))
        let frame = CGRect(
            x: size.width / 2 - text.extent.width / 2 - 14,
            y: size.height - 34 - text.extent.height - 16, width: text.extent.width + 28,
            height: text.extent.height + 16)
        recorder.shadow(of: frame, cornerRadius: 11, radius: 8)
        recorder.fill(DrawnPath(rounded: frame, radius: 11), colors.surface)
        recorder.text(text, in: frame.insetBy(dx: 14, dy: 8), alignment: .center, colors.text)
    }
}
