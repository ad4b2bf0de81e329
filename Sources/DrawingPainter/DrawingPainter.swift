import Foundation
import MapPainter
import MapPixels
import MapScene

/// Paints what apps draw: pictures and the commands of drawings, as pixels.
///
/// PNG, JPEG and WebP files, symbols, drawings, and what is drawn over what. Not painted are pictures of other formats, and text where this
/// machine has no fonts; they leave their place as it is, and ``lacks(_:)`` names them.
package struct DrawingPainter: Sendable {
    /// The fonts that text is drawn in.
    package static let fonts = LabelFonts()
    /// The maximum number of pixels of a picture: 64 MiB of memory.
    package static let mostPixels = 1 << 24
    /// How deep pictures may lie in drawings of pictures.
    static let mostDepth = 8

    /// Creates a painter.
    package init() {}

    /// The pixels of a picture; nil for one that is not painted: of another format than PNG, JPEG and WebP, without extent, or with too many
    /// pixels.
    ///
    /// - Parameter scale: Pixels of a point, for what is drawn; a file has its own pixels.
    /// - Throws: `PixelError` for a damaged file.
    package func pixels(of image: SceneImage, scale: Double) throws -> PixelBuffer? {
        if case .encoded(let data) = image.content {
            guard let pixels = try Self.decoded(data) else { return nil }
            return image.tint.map(pixels.tinted) ?? pixels
        }
        let (width, height) = (
            (Double(image.size.width) * scale).rounded(),
            (Double(image.size.height) * scale).rounded()
        )
        guard width >= 1, height >= 1, width * height <= Double(Self.mostPixels) else {
            return nil
        }
        return try painted(image, width: Int(width), height: Int(height), depth: 0)
    }

    /// Paints commands over a picture.
    ///
    /// - Parameter scale: Pixels of the drawing's units.
    /// - Throws: `PixelError` for a damaged file in it.
    package func paint(
        _ drawing: Drawing, onto canvas: inout PixelBuffer, scale: Double
    ) throws {
        try paint(drawing, .scale(scale), onto: &canvas, depth: 0)
    }

    /// The pixels of a PNG, JPEG or WebP file; nil for another format.
    private static func decoded(_ data: Data) throws -> PixelBuffer? {
        guard isPainted(data) else { return nil }
        return try PictureFile.decode([UInt8](data))
    }

    /// Whether a file is of a format that is decoded.
    static func isPainted(_ data: Data) -> Bool { PictureFile.isKnown(data.prefix(16)) }

    /// A picture in a size in pixels; nil for one that is not painted.
    private func painted(
        _ image: SceneImage, width: Int, height: Int, depth: Int
    ) throws -> PixelBuffer? {
        let picture: PixelBuffer
        switch image.content {
        case .symbol(let name, _):
            var canvas = try PixelBuffer(width: width, height: height)
            let side = Double(min(width, height))
            let scale = side / SymbolGlyphs.side
            try paint(
                SymbolGlyphs.drawing(name, image.tint ?? .black),
                Drawing.Transform(
                    a: scale, b: 0, c: 0, d: scale, tx: (Double(width) - side) / 2,
                    ty: (Double(height) - side) / 2), onto: &canvas, depth: depth)
            return canvas
        case .encoded(let data):
            guard let pixels = try Self.decoded(data) else { return nil }
            picture = pixels.halved(toward: width, height)
        case .drawing(let drawing):
            guard depth < Self.mostDepth, image.size.width > 0, image.size.height > 0 else {
                return nil
            }
            var canvas = try PixelBuffer(width: width, height: height)
            let base = Drawing.Transform(
                a: Double(width) / Double(image.size.width), b: 0, c: 0,
                d: Double(height) / Double(image.size.height), tx: 0, ty: 0)
            try paint(drawing, base, onto: &canvas, depth: depth)
            picture = canvas
        }
        return image.tint.map(picture.tinted) ?? picture
    }

    /// Paints commands over a picture.
    ///
    /// - Parameter base: From the drawing's units to pixels.
    private func paint(
        _ drawing: Drawing, _ base: Drawing.Transform, onto canvas: inout PixelBuffer, depth: Int
    ) throws {
        var rest = drawing.commands[...]
        while let first = rest.first {
            // What is painted alike in the same clip goes onto one layer.
            let run = rest.prefix { $0.clips == first.clips && $0.isPlain == first.isPlain }
            let commands = first.isPlain ? run : rest.prefix(1)
            rest = rest.dropFirst(commands.count)
            var list = try DrawList(width: canvas.width, height: canvas.height)
            for command in commands { try add(command, base, to: &list, depth: depth) }
            if first.isPlain, first.clips.isEmpty {
                list.draw(onto: &canvas, threads: 1)
                continue
            }
            var layer = try PixelBuffer(width: canvas.width, height: canvas.height)
            list.draw(onto: &layer, threads: 1)
            for clip in first.clips {
                layer = layer.masked(by: try mask(clip, base, of: canvas))
            }
            let mode: LayerBlending
            if case .clear = first.operation {
                mode = .destinationOut
            } else {
                mode = LayerBlending(rawValue: first.blendMode) ?? .normal
            }
            canvas = mode.blend(layer, over: canvas)
        }
    }

    /// What a clip lets through.
    private func mask(
        _ clip: Drawing.Clip, _ base: Drawing.Transform, of canvas: PixelBuffer
    ) throws -> PixelBuffer {
        var list = try DrawList(width: canvas.width, height: canvas.height)
        try list.fill(
            clip.path.pixels(base), clip.isEvenOdd ? .evenOdd : .nonzero,
            color: PixelColor(red: 1, green: 1, blue: 1))
        var mask = try PixelBuffer(width: canvas.width, height: canvas.height)
        list.draw(onto: &mask, threads: 1)
        return mask
    }

    /// Adds the shape of a command to a list.
    private func add(
        _ command: Drawing.Command, _ base: Drawing.Transform, to list: inout DrawList, depth: Int
    ) throws {
        let transform = command.transform.then(base)
        guard transform.isFinite else { return }
        func color(_ color: SceneColor) -> PixelColor {
            PixelColor(
                red: color.red, green: color.green, blue: color.blue,
                alpha: color.alpha * command.alpha)
        }
        switch command.operation {
        case .fill(let path, let fill, let isEvenOdd):
            try list.fill(
                path.pixels(transform), isEvenOdd ? .evenOdd : .nonzero, color: color(fill))
        case .stroke(let path, let stroke, let style):
            try list.fill(path.outline(style, transform), color: color(stroke))
        case .clear(let rect):
            try list.fill(
                DrawnPath(rect).pixels(transform), color: PixelColor(red: 0, green: 0, blue: 0))
        case .linearGradient(let gradient, let from, let to):
            guard let paint = gradient.linear(from, to, transform, alpha: command.alpha) else {
                return
            }
            try list.fill(
                gradient.area(from, to, transform, width: list.width, height: list.height),
                image: paint)
        case .radialGradient(let gradient, let from, let fromRadius, let to, let toRadius):
            guard
                let pixels = try gradient.radial(
                    from, fromRadius, to, toRadius, transform, width: list.width,
                    height: list.height)
            else { return }
            try list.fill(
                .frame(width: list.width, height: list.height),
                image: ImagePaint(
                    pixels, origin: .zero, right: SIMD2(1, 0), down: SIMD2(0, 1),
                    opacity: command.alpha, filter: .nearest))
        case .image(let image, let rect):
            try add(image, rect, transform, command.alpha, to: &list, depth: depth)
        case .text(let text, let point, let size, let isBold, let ink):
            let letters = Self.fonts.line(
                text, size: size, face: TextFace(weight: isBold ? 700 : 400))
            let start = SIMD2(Double(point.x), Double(point.y))
            var path = PixelPath()
            for contour in letters.path.contours {
                path.add(contour: contour.map { transform.apply($0 + start) })
            }
            try list.fill(path, color: color(ink))
        }
    }

    /// Adds a picture that is stretched over a rectangle.
    private func add(
        _ image: SceneImage, _ rect: CGRect, _ transform: Drawing.Transform, _ alpha: Double,
        to list: inout DrawList, depth: Int
    ) throws {
        let across = SIMD2(transform.a, transform.b) * Double(rect.width)
        let down = SIMD2(transform.c, transform.d) * Double(rect.height)
        func pixels(_ way: SIMD2<Double>) -> Int {
            Int(min(max((way * way).sum().squareRoot().rounded(.up), 1), 4096))
        }
        let turned = across.x * down.y - across.y * down.x
        guard turned.isFinite, turned != 0,
            let picture = try painted(
                image, width: pixels(across), height: pixels(down), depth: depth + 1)
        else { return }
        let start = transform.apply(SIMD2(Double(rect.minX), Double(rect.minY)))
        // The inverse of what leads from the picture's pixels to those of the list.
        let x = SIMD2(down.y, -down.x) / turned * Double(picture.width)
        let y = SIMD2(-across.y, across.x) / turned * Double(picture.height)
        var path = PixelPath()
        path.add(contour: [start, start + across, start + across + down, start + down])
        try list.fill(
            path,
            image: ImagePaint(
                picture, origin: -SIMD2((x * start).sum(), (y * start).sum()),
                right: SIMD2(x.x, y.x), down: SIMD2(x.y, y.y), opacity: alpha))
    }
}

extension Drawing.Command {
    /// Whether it is painted over what is there, as most are.
    fileprivate var isPlain: Bool {
        if case .clear = operation { return false }
        return blendMode == "normal"
    }
}
