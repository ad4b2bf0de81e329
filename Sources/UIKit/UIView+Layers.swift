import MapScene

extension UIView {
    /// Makes the layer of a view: of the nearest of the system's kinds for one of the program's own.
    static func makeLayer() -> CALayer {
        switch layerClass {
        case is CAGradientLayer.Type: CAGradientLayer()
        case is CAShapeLayer.Type: CAShapeLayer()
        case is CATextLayer.Type: CATextLayer()
        default: CALayer()
        }
    }

    /// What a layer of a kind of its own draws behind the view's content; empty for the usual layer.
    final var describedLayer: [SceneView] {
        guard let drawing = layer.drawing else { return [] }
        return [
            SceneView(
                frame: CGRect(origin: .zero, size: bounds.size),
                cornerRadius: Double(layer.cornerRadius), isClipped: layer.cornerRadius > 0,
                content: .drawing(drawing))
        ]
    }
}
