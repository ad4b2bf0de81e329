import DrawingPainter
import Foundation
import MapPainter
import MapScene

extension DrawingRecorder {
    /// Draws a view with its subviews, at its frame.
    package mutating func view(_ view: SceneView) {
        guard view.alpha > 0 else { return }
        let bounds = CGRect(origin: .zero, size: view.frame.size)
        guard let transform = view.transform else { return placed(view, bounds) }
        let middle = CGPoint(x: view.frame.midX, y: view.frame.midY)
        var about = transform
        let back = transform.apply(CGPoint(x: -middle.x, y: -middle.y))
        (about.tx, about.ty) = (Double(back.x + middle.x), Double(back.y + middle.y))
        transformed(by: about) { $0.placed(view, bounds) }
    }

    private mutating func placed(_ view: SceneView, _ bounds: CGRect) {
        moved(by: view.frame.origin) { recorder in
            recorder.group(alpha: view.alpha) { recorder in
                let outline = DrawnPath(rounded: bounds, radius: view.cornerRadius)
                if let color = view.background { recorder.fill(outline, color) }
                let draw = { (recorder: inout DrawingRecorder) in
                    recorder.content(view.content, in: bounds)
                    for subview in view.subviews { recorder.view(subview) }
                }
                if view.isClipped {
                    recorder.clipped(to: outline, draw)
                } else {
                    draw(&recorder)
                }
                if view.borderWidth > 0, let color = view.borderColor {
                    recorder.border(
                        bounds, radius: view.cornerRadius, color, width: view.borderWidth)
                }
            }
        }
    }

    /// Draws what a view shows above its background.
    package mutating func content(_ content: SceneView.Content, in bounds: CGRect) {
        switch content {
        case .none: break
        case .image(let image): self.image(image, in: bounds)
        case .drawing(let drawing): moved(by: bounds.origin) { $0.add(drawing) }
        case .text(let text):
            let box = TextBox(text, width: Double(bounds.width))
            let height = box.extent.height
            self.text(
                text, box,
                in: CGRect(
                    x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width,
                    height: height))
        case .button(let title, let image, let color, let isEnabled):
            group(alpha: isEnabled ? 1 : 0.4) {
                $0.button(title: title, image: image, color, in: bounds)
            }
        }
    }

    /// Draws the label of a button in the middle of a rectangle: its picture, then its title.
    private mutating func button(
        title: SceneText?, image: SceneImage?, _ color: SceneColor, in bounds: CGRect
    ) {
        let text = title.flatMap { $0.string.isEmpty ? nil : TextBox($0) }
        let gap = text != nil && image != nil ? 4.0 : 0
        let width = Double(image?.size.width ?? 0) + gap + Double(text?.extent.width ?? 0)
        var x = Double(bounds.midX) - width / 2
        if var image {
            if case .symbol = image.content { image.tint = image.tint ?? color }
            let size = image.size
            self.image(
                image,
                in: CGRect(
                    x: x, y: Double(bounds.midY) - Double(size.height) / 2, width: size.width,
                    height: size.height))
            x += Double(size.width) + gap
        }
        if let text, let title {
            self.text(
                title, text,
                in: CGRect(
                    x: x, y: Double(bounds.midY) - Double(text.extent.height) / 2,
                    width: text.extent.width, height: text.extent.height))
        }
    }
}
