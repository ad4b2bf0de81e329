import MapGeometry
import MapPixels

/// Icons that lie together on one image, and the list of them.
public enum SpriteSheet {
    /// The icons of a sheet by name.
    ///
    /// - Parameters:
    ///   - list: The JSON document: for each name `x`, `y`, `width`, `height`, `pixelRatio` and `sdf`. Icons that reach beyond
    ///     the image are left out.
    ///   - sheet: The image.
    /// - Throws: `GeoJSONError` where the list is no JSON.
    public static func images(
        list: [UInt8], sheet: PixelBuffer
    ) throws -> [String: PainterImage] {
        guard case .object(let members) = try JSONValue(decoding: list) else { return [:] }
        var images: [String: PainterImage] = [:]
        for (name, entry) in members {
            func number(_ key: String) -> Int? {
                entry[key]?.doubleValue.flatMap(Int.init(exactly:))
            }
            guard let x = number("x"), let y = number("y"), let width = number("width"),
                let height = number("height"), x >= 0, y >= 0, width > 0, height > 0,
                width <= sheet.width, height <= sheet.height, x <= sheet.width - width,
                y <= sheet.height - height
            else { continue }
            var pixels: [UInt32] = []
            for row in y..<(y + height) {
                pixels += sheet.pixels[(row * sheet.width + x)..<(row * sheet.width + x + width)]
            }
            images[name] = PainterImage(
                pixels: try PixelBuffer(width: width, height: height, pixels: pixels),
                pixelRatio: max(entry["pixelRatio"]?.doubleValue ?? 1, 0.01),
                isDistanceField: entry["sdf"] == .bool(true))
        }
        return images
    }
}
