import DrawingPainter
import MapScene
import ScenePainter

/// Draws views with all that is in them, as live pages show them.
@MainActor struct HierarchyDrawing {
    private(set) var recorder = DrawingRecorder()
    /// Pixels of a point, for maps.
    private let scale: Double
    private let isDark: Bool
    private let colors: ControlColors

    /// Creates a drawing without views.
    init(scale: Double, isDark: Bool) {
        self.scale = scale
        self.isDark = isDark
        colors = ControlColors(isDark: isDark)
    }

    /// Draws a view with its subviews; its bounds lie where the drawing's origin is.
    mutating func add(root view: UIView) {
        view.layoutIfNeeded()
        var recorder = recorder
        recorder.moved(by: CGPoint(x: -view.bounds.minX, y: -view.bounds.minY)) { recorder in
            draw(view, &recorder)
        }
        self.recorder = recorder
    }

    /// Draws a view in its own points.
    private func draw(_ view: UIView, _ recorder: inout DrawingRecorder) {
        let looks = view.describedAlone
        guard !view.isHidden, looks.alpha > 0 else { return }
        let bounds = view.bounds
        recorder.group(alpha: looks.alpha) { recorder in
            let outline = DrawnPath(rounded: bounds, radius: looks.cornerRadius)
            if let color = looks.background { recorder.fill(outline, color) }
            @MainActor func inside(_ recorder: inout DrawingRecorder) {
                if !content(view, looks.content, &recorder) {
                    recorder.content(looks.content, in: bounds)
                }
                recorder.moved(by: bounds.origin) { recorder in
                    for sublayer in looks.subviews { recorder.view(sublayer) }
                }
                let subviews = (view as? any SceneShowing)?.viewsBefore ?? view.subviews
                for subview in subviews { place(subview, in: view, &recorder) }
            }
            if looks.isClipped || view is UIScrollView {
                recorder.clipped(to: outline, inside)
            } else {
                inside(&recorder)
            }
            if looks.borderWidth > 0, let color = looks.borderColor {
                recorder.border(
                    bounds, radius: looks.cornerRadius, color, width: looks.borderWidth)
            }
        }
    }

    /// Draws a subview where it lies, turned as it is.
    private func place(_ view: UIView, in around: UIView, _ recorder: inout DrawingRecorder) {
        // A scroll view whose bounds do not move shows its content moved.
        var center = view.center
        if let scroll = around as? UIScrollView, scroll.movesContent {
            center.x -= scroll.contentOffset.x
            center.y -= scroll.contentOffset.y
        }
        let turn = view.transform
        let (x, y) = (view.bounds.midX, view.bounds.midY)
        recorder.transformed(
            by: Drawing.Transform(
                a: Double(turn.a), b: Double(turn.b), c: Double(turn.c), d: Double(turn.d),
                tx: Double(center.x - turn.a * x - turn.c * y),
                ty: Double(center.y - turn.b * x - turn.d * y))
        ) { draw(view, &$0) }
    }

    /// Draws what a view shows that is no description; false for others.
    private func content(
        _ view: UIView, _ described: SceneView.Content, _ recorder: inout DrawingRecorder
    ) -> Bool {
        let bounds = view.bounds
        switch view {
        case let map as any SceneShowing:
            recorder.map(map.picture(scale: scale, isDark: isDark), in: bounds)
        case let bar as UISearchBar:
            recorder.field(text: bar.text ?? "", prompt: bar.placeholder ?? "", in: bounds, colors)
        case let field as UITextField:
            let text = field.text ?? ""
            recorder.field(
                text: field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text,
                prompt: field.placeholder ?? "", in: bounds, colors)
        case let field as UITextView where field.isEditable:
            recorder.field(
                text: field.text ?? "", prompt: "", isMultiline: true, in: bounds, colors)
        case let control as UISwitch: recorder.toggle(isOn: control.isOn, in: bounds)
        case let control as UISlider where control.minimumValue < control.maximumValue:
            recorder.slider(
                share: Double(
                    (control.value - control.minimumValue)
                        / (control.maximumValue - control.minimumValue)), in: bounds, colors)
        case is UIActivityIndicatorView: recorder.spinner(in: bounds, colors)
        case let bar as UIProgressView:
            recorder.bar(share: Double(bar.progress), in: bounds, colors)
        case is UIStepper: recorder.segments(["−", "+"], selection: nil, in: bounds, colors)
        case let control as UISegmentedControl:
            let selection = control.selectedSegmentIndex
            recorder.segments(
                control.segments, selection: selection < 0 ? nil : selection, in: bounds, colors)
        case let column as PickerColumn:
            let row = column.selectedRow ?? -1
            recorder.menu(
                column.titles.indices.contains(row) ? column.titles[row] : "", in: bounds, colors)
        case let picker as UIDatePicker:
            recorder.menu(picker.value.text(picker.value.date), in: bounds, colors)
        default: return false
        }
        return true
    }
}
