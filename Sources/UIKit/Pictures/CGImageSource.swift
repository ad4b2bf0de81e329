import Foundation

/// The encoded bytes of a picture, read from a file or from memory.
///
/// Image I/O brings it along with UIKit and SwiftUI on Apple's systems. There is one picture in it here: of those that
/// move the first.
public final class CGImageSource: @unchecked Sendable {
    // Unchecked: `UIImage` is open; neither it nor the size ever changes.
    fileprivate let image: UIImage
    fileprivate let pixels: CGSize

    fileprivate init?(_ data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.image = image
        pixels = image.size
    }
}

/// An address of Foundation's earlier kind.
public typealias CFURL = NSURL
/// Bytes of Foundation's earlier kind.
public typealias CFData = NSData
/// A dictionary of Foundation's earlier kind.
public typealias CFDictionary = NSDictionary

/// The key of a picture's width in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key of a picture's height in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"

/// Returns the picture in a file; nil for none, or for none that can be shown.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    // No file is no picture; Apple's function tells no more either.
    (try? Data(contentsOf: url as URL)).flatMap { CGImageSource($0) }
}

/// Returns the picture in bytes; nil for none that can be shown.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
    CGImageSource(data as Data)
}

/// Returns how many pictures there are: one.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }

/// Returns a picture; nil for others than the first.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.image.cgImage : nil }

/// Returns a thumbnail of an image: the image itself, since the host scales it to the size at which it is shown.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { CGImageSourceCreateImageAtIndex(isrc, index, options) }

/// Returns what is known of a picture, its size in pixels; nil for others than the first.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard index == 0 else { return nil }
    return NSDictionary(dictionary: [
        kCGImagePropertyPixelWidth: Int(isrc.pixels.width),
        kCGImagePropertyPixelHeight: Int(isrc.pixels.height),
    ])
}
