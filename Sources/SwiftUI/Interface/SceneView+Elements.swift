import Foundation
import MapScene
import Photographs

extension SceneView {
    /// Views of an interface as a map shows them; buttons and other controls as what is in them.
    package init(_ elements: [InterfaceElement], size: CGSize) {
        self.init(
            frame: CGRect(origin: .zero, size: size), subviews: elements.map { SceneView($0) })
    }

    private init(_ element: InterfaceElement) {
        let content: Content =
            switch element.content {
            case .text(let text): .text(text)
            case .image(let picture): .image(picture.image)
            case .drawing(let drawing): .drawing(drawing)
            case .view(let view): view.content
            case .photograph(let sight):
                SceneImage.photograph(sight, size: element.frame.size).map { .image($0) } ?? .none
            default: .none
            }
        self.init(
            frame: element.frame, transform: element.style.transform,
            background: element.style.background,
            cornerRadius: element.style.cornerRadius, borderWidth: element.style.borderWidth,
            borderColor: element.style.borderColor, alpha: element.style.opacity,
            isClipped: element.style.isClipped, content: content,
            subviews: element.children.map { SceneView($0) })
        if case .view(let view) = element.content {
            background = background ?? view.background
            subviews = view.subviews + subviews
        }
    }
}

extension InterfaceStyle {
    /// The rotation and the scale as a transform about the center; nil for neither.
    fileprivate var transform: Drawing.Transform? {
        guard rotation != 0 || scale != 1 else { return nil }
        let angle = rotation * .pi / 180
        let (along, across) = (cos(angle) * scale, sin(angle) * scale)
        return Drawing.Transform(a: along, b: across, c: -across, d: along, tx: 0, ty: 0)
    }
}
