import MapGeometry
import MapPixels
import MapStyle

/// Icons that lie together on one image, and the list of them.
public enum SpriteSheet {
    /// The icons of a sheet by name.
    ///
    /// - Parameters:
    ///   - list: The JSON document: for each name `x`, `y`, `width`, `height`, and if need be `pixelRatio`, `sdf`, `stretchX`,
    ///     `stretchY` and `content`.
    ///   - sheet: The image.
    /// - Throws: `SpriteError` where the list is no JSON, or an icon reaches beyond the image.
    public static func images(
        list: [UInt8], sheet: PixelBuffer
    ) throws(SpriteError) -> [String: PainterImage] {
        let json: JSONValue
        do {
            json = try JSONValue(decoding: list)
        } catch {
            throw SpriteError(.malformedList, "the list of icons is no JSON: \(error)")
        }
        guard case .object(let members) = json else {
            throw SpriteError(.malformedList, "the list of icons is no JSON object")
        }
        var images: [String: PainterImage] = [:]
        for (name, entry) in members.sorted(by: { $0.key < $1.key }) {
            images[name] = try image(name, entry, sheet)
        }
        return images
    }

    /// The icons of a style's sprites for pictures of a scale; those of all sprites but `default` have its name and a colon
    /// before their own.
    ///
    /// Above a scale of 1 the sheet at twice the size (`@2x`) is taken, and where there is none the plain one.
    ///
    /// - Parameters:
    ///   - sprites: The style's sprites.
    ///   - scale: Pixels of a point.
    ///   - load: The bytes at an address; nil if there are none.
    /// - Throws: `SpriteError`, or what `load` throws.
    public static func images(
        of sprites: [Style.Sprite], scale: Double, load: (_ address: String) throws -> [UInt8]?
    ) throws -> [String: PainterImage] {
        var images: [String: PainterImage] = [:]
        for sprite in sprites {
            for (name, image) in try own(sprite, scale: scale, load: load) {
                images[sprite.id == "default" ? name : "\(sprite.id):\(name)"] = image
            }
        }
        return images
    }

    private static func own(
        _ sprite: Style.Sprite, scale: Double, load: (String) throws -> [UInt8]?
    ) throws -> [String: PainterImage] {
        for suffix in scale > 1 ? ["@2x", ""] : [""] {
            guard let list = try load(sprite.url + suffix + ".json") else { continue }
            guard let bytes = try load(sprite.url + suffix + ".png") else {
                throw SpriteError(.missing, "there is no image \(sprite.url)\(suffix).png")
            }
            let sheet: PixelBuffer
            do {
                sheet = try PNGDecoder.decode(bytes)
            } catch {
                throw SpriteError(.malformedImage, "\(sprite.url)\(suffix).png: \(error)")
            }
            return try images(list: list, sheet: sheet)
        }
        throw SpriteError(.missing, "there is no list of icons \(sprite.url).json")
    }

    private static func image(
        _ name: String, _ entry: JSONValue, _ sheet: PixelBuffer
    ) throws(SpriteError) -> PainterImage {
        func number(_ key: String) -> Int? {
            entry[key]?.doubleValue.flatMap(Int.init(exactly:))
        }
        guard let x = number("x"), let y = number("y"), let width = number("width"),
            let height = number("height"), x >= 0, y >= 0, width > 0, height > 0,
            width <= sheet.width, height <= sheet.height, x <= sheet.width - width,
            y <= sheet.height - height
        else {
            throw SpriteError(
                .invalidIcon,
                "the icon \(name) has no whole x, y, width and height within the image of "
                    + "\(sheet.width) × \(sheet.height)")
        }
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for row in y..<(y + height) {
            pixels += sheet.pixels[(row * sheet.width + x)..<(row * sheet.width + x + width)]
        }
        let ratio = entry["pixelRatio"]?.doubleValue ?? 1
        guard 0.01...100 ~= ratio else {
            throw SpriteError(.invalidIcon, "the icon \(name) has the pixelRatio \(ratio)")
        }
        do {
            var image = PainterImage(
                pixels: try PixelBuffer(width: width, height: height, pixels: pixels),
                pixelRatio: ratio, isDistanceField: entry["sdf"] == .bool(true))
            image.stretchX = stretches(entry["stretchX"], upTo: Double(width))
            image.stretchY = stretches(entry["stretchY"], upTo: Double(height))
            if let sides = entry["content"].map(numbers), sides.count == 4 {
                image.content = SIMD4(sides[0], sides[1], sides[2], sides[3])
            }
            return image
        } catch {
            throw SpriteError(.invalidIcon, "the icon \(name): \(error)")
        }
    }

    private static func numbers(_ json: JSONValue) -> [Double] {
        if case .array(let items) = json { items.compactMap(\.doubleValue) } else { [] }
    }

    /// Pairs of ends that lie in the image in ascending order; others are left out.
    private static func stretches(_ json: JSONValue?, upTo end: Double) -> [ClosedRange<Double>] {
        var last = 0.0
        guard case .array(let pairs)? = json else { return [] }
        return pairs.compactMap { pair in
            let ends = numbers(pair)
            guard ends.count == 2, ends[0] >= last, ends[1] >= ends[0], ends[1] <= end
            else { return nil }
            last = ends[1]
            return ends[0]...ends[1]
        }
    }
}
