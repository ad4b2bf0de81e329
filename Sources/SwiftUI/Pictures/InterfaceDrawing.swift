import DrawingPainter
import MapPainter
import MapScene
import ScenePainter

/// Draws the elements of an interface, as live pages show them.
struct InterfaceDrawing {
    /// Pixels of a point, for maps.
    let scale: Double
    /// Whether maps and controls are dark.
    let isDark: Bool

    /// Draws an interface, with what is presented in front of it.
    func draw(_ interface: Interface, in recorder: inout DrawingRecorder) {
        draw(interface.root, in: &recorder)
        for presentation in interface.presentations {
            recorder.shadow(of: presentation.frame, cornerRadius: 14, radius: 8)
            recorder.fill(
                DrawnPath(rounded: presentation.frame, radius: 14), colors.surface)
            recorder.moved(by: presentation.frame.origin) { draw(presentation.root, in: &$0) }
        }
    }

    private var colors: ControlColors { ControlColors(isDark: isDark) }

    /// Draws an element with its children, at its frame.
    private func draw(_ element: InterfaceElement, in recorder: inout DrawingRecorder) {
        let style = element.style
        let bounds = CGRect(origin: .zero, size: element.frame.size)
        recorder.moved(by: element.frame.origin) { recorder in
            recorder.turned(
                style.rotation, scale: style.scale, about: CGPoint(x: bounds.midX, y: bounds.midY)
            ) { recorder in
                recorder.group(alpha: style.opacity) { recorder in
                    background(style, bounds, in: &recorder)
                    func inside(_ recorder: inout DrawingRecorder) {
                        content(element, bounds, in: &recorder)
                        for child in element.children { draw(child, in: &recorder) }
                    }
                    if style.isClipped || element.clipsChildren {
                        recorder.clipped(
                            to: DrawnPath(rounded: bounds, radius: style.cornerRadius), inside)
                    } else {
                        inside(&recorder)
                    }
                    if style.borderWidth > 0, let color = style.borderColor {
                        recorder.border(
                            bounds, radius: style.cornerRadius, color, width: style.borderWidth)
                    }
                }
            }
        }
    }

    private func background(
        _ style: InterfaceStyle, _ bounds: CGRect, in recorder: inout DrawingRecorder
    ) {
        let outline = DrawnPath(rounded: bounds, radius: style.cornerRadius)
        if style.shadowRadius > 0 {
            if style.background != nil || style.isMaterial {
                recorder.shadow(
                    of: bounds, cornerRadius: style.cornerRadius, radius: style.shadowRadius)
            } else {
                recorder.lack("the shadow of a view without a background is not drawn")
            }
        }
        if style.isMaterial {
            var color = colors.surface
            color.alpha = 0.85
            recorder.fill(outline, color)
            recorder.lack("what lies behind a material is not blurred")
        }
        if let color = style.background { recorder.fill(outline, color) }
    }

    private func content(
        _ element: InterfaceElement, _ bounds: CGRect, in recorder: inout DrawingRecorder
    ) {
        switch element.content {
        case .group, .button, .link, .scroll: break
        case .text(let text): self.text(text, bounds, in: &recorder)
        case .image(let image): self.image(image, bounds, in: &recorder)
        case .drawing(let drawing): recorder.add(drawing)
        case .textField(let field):
            recorder.field(
                text: field.isSecure
                    ? String(repeating: "•", count: field.text.count) : field.text,
                prompt: field.prompt, isMultiline: field.isMultiline, in: bounds, colors)
        case .toggle(let isOn):
            recorder.group(alpha: element.isEnabled ? 1 : 0.5) {
                $0.toggle(isOn: isOn, in: bounds)
            }
        case .slider(let value, let range, _):
            let length = range.upperBound - range.lowerBound
            recorder.slider(
                share: length > 0 ? (value - range.lowerBound) / length : 0, in: bounds, colors)
        case .stepper: recorder.segments(["−", "+"], selection: nil, in: bounds, colors)
        case .picker(let picker): self.picker(picker, bounds, in: &recorder)
        case .dateField(let field): recorder.menu(field.text, in: bounds, colors)
        case .progress(let share):
            if let share {
                recorder.bar(
                    share: share,
                    in: bounds.insetBy(dx: 0, dy: max(0, (bounds.height - 8) / 2)), colors)
            } else {
                recorder.spinner(in: bounds, colors)
            }
        case .map(let scene):
            recorder.map(
                ScenePictures.picture(of: scene, scale: scale, isDark: isDark), in: bounds)
        case .photograph(let sight):
            if let image = SceneImage.photograph(sight, size: bounds.size, scale: scale) {
                recorder.image(image, in: bounds)
            } else {
                recorder.lack("a photograph cannot be read")
            }
        case .view(var view):
            view.frame.origin = .zero
            recorder.view(view)
        }
    }

    private func text(
        _ text: SceneText, _ bounds: CGRect, in recorder: inout DrawingRecorder
    ) {
        recorder.text(text, TextBox(text, width: Double(bounds.width)), in: bounds)
    }

    private func image(
        _ image: InterfaceImage, _ bounds: CGRect, in recorder: inout DrawingRecorder
    ) {
        let own = image.image.size
        var size = bounds.size
        if image.fit != .stretch, own.width > 0, own.height > 0 {
            let shares = (bounds.width / own.width, bounds.height / own.height)
            let share = image.fit == .fill ? max(shares.0, shares.1) : min(shares.0, shares.1)
            size = CGSize(width: own.width * share, height: own.height * share)
        }
        let place = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
        recorder.clipped(to: DrawnPath(bounds)) { $0.image(image.image, in: place) }
    }

    private func picker(
        _ picker: InterfacePicker, _ bounds: CGRect, in recorder: inout DrawingRecorder
    ) {
        switch picker.style {
        case .segmented:
            recorder.segments(picker.options, selection: picker.selection, in: bounds, colors)
        case .inline:
            recorder.choices(picker.options, selection: picker.selection, in: bounds, colors)
        case .menu, .wheel:
            let chosen = picker.selection.flatMap {
                picker.options.indices.contains($0) ? picker.options[$0] : nil
            }
            recorder.menu(chosen ?? "", in: bounds, colors)
        }
    }
}

extension InterfaceElement {
    /// Whether children that reach beyond the frame are not seen.
    fileprivate var clipsChildren: Bool {
        if case .scroll = content { true } else { false }
    }
}
