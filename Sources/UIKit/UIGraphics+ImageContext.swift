import MapScene

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
    let context = CGContext(bounds: CGRect(origin: .zero, size: size))
    context.pictureScale = scale > 0 ? Double(scale) : 2
    UIGraphicsPushContext(context)
    ContextStack.current.pictures.append(
        .init(context: context, size: size, scale: scale > 0 ? scale : 2))
}

/// Returns the picture that is being drawn; nil if none is.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let picture = ContextStack.current.pictures.last else { return nil }
    return UIImage(
        SceneImage(content: .drawing(picture.context.drawing), size: picture.size),
        scale: picture.scale)
}

/// Ends the picture that is being drawn, and goes on with the one before it.
public func UIGraphicsEndImageContext() {
    guard ContextStack.current.pictures.popLast() != nil else { return }
    UIGraphicsPopContext()
}
