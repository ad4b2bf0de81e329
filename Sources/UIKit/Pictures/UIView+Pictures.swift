import DrawingPainter
import MapScene
import ScenePainter

extension UIView {
    /// Draws the view with all that is in it into the current graphics context.
    ///
    /// Maps are painted from their atlas, controls as live pages show them. What is not drawn is said in the log.
    ///
    /// - Parameters:
    ///   - rect: Where the view is drawn, stretched if it is of another size.
    ///   - afterUpdates: Without effect: what is drawn is what the view is now.
    /// - Returns: Whether there was a context to draw in, and something to draw.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), let image = hierarchyImage(in: context)
        else { return false }
        context.draw(image, in: rect)
        return true
    }

    /// A picture of the view, as a view.
    ///
    /// - Parameter afterUpdates: Without effect: what is drawn is what the view is now.
    /// - Returns: Nil for a view without extent.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard let image = hierarchyImage(in: nil) else { return nil }
        let view = UIImageView(image: UIImage(image, scale: 2))
        view.frame = CGRect(origin: .zero, size: bounds.size)
        return view
    }

    /// The view as an image of its size; nil for one without extent.
    func hierarchyImage(in context: CGContext?) -> SceneImage? {
        let size = bounds.size
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            return nil
        }
        var drawing = HierarchyDrawing(
            scale: min(max(context?.pictureScale ?? 2, 1), 4),
            isDark: traitCollection.userInterfaceStyle == .dark)
        drawing.add(root: self)
        let image = SceneImage(content: .drawing(drawing.recorder.drawing), size: size)
        PictureNotices.tell(drawing.recorder.lacks)
        PictureNotices.tell(of: image)
        return image
    }
}

extension CALayer {
    /// Draws the layer with all that is in it into a context, in the layer's own points.
    ///
    /// The layer of a view draws the view. What is not drawn is said in the log.
    public func render(in ctx: CGContext) {
        if let view {
            guard let image = view.hierarchyImage(in: ctx) else { return }
            ctx.draw(image, in: CGRect(origin: .zero, size: view.bounds.size))
            return
        }
        guard bounds.width > 0, bounds.height > 0 else { return }
        var looks = described
        looks.frame.origin = .zero
        var recorder = DrawingRecorder()
        recorder.view(looks)
        let image = SceneImage(content: .drawing(recorder.drawing), size: bounds.size)
        PictureNotices.tell(recorder.lacks)
        PictureNotices.tell(of: image)
        ctx.draw(image, in: CGRect(origin: .zero, size: bounds.size))
    }
}
