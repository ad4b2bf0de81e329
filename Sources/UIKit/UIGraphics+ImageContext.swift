import MapScene

/// The pictures that are being drawn on a thread, the innermost last.
private final class PictureStack: NSObject {
    var scales: [CGFloat] = []
    var sizes: [CGSize] = []

    static var current: PictureStack {
        let storage = Thread.current.threadDictionary
        if let stack = storage["mapwright.pictures"] as? PictureStack { return stack }
        let stack = PictureStack()
        storage["mapwright.pictures"] = stack
        return stack
    }
}

/// Begins a picture of a size in points, and makes it what is drawn into.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of a size in points, and makes it what is drawn into.
///
/// - Parameters:
///   - opaque: Whether nothing shows through; without effect here.
///   - scale: The number of pixels for each point; 0 for two.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
    let stack = PictureStack.current
    stack.scales.append(scale > 0 ? scale : 2)
    stack.sizes.append(size)
    UIGraphicsPushContext(CGContext(bounds: CGRect(origin: .zero, size: size)))
}

/// Returns the picture that is being drawn; nil if none is.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    let stack = PictureStack.current
    guard let size = stack.sizes.last, let scale = stack.scales.last,
        let context = UIGraphicsGetCurrentContext()
    else { return nil }
    return UIImage(SceneImage(content: .drawing(context.drawing), size: size), scale: scale)
}

/// Ends the picture that is being drawn, and goes on with the one before it.
public func UIGraphicsEndImageContext() {
    let stack = PictureStack.current
    guard stack.sizes.popLast() != nil else { return }
    stack.scales.removeLast()
    UIGraphicsPopContext()
}
