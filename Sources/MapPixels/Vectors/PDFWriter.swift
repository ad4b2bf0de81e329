import Bytes
import Deflate

/// Writes vector pictures as PDF 1.4 files of one page.
///
/// Letters are outlines, kept once each. The same picture gives the same bytes.
public struct PDFWriter: Sendable {
    /// Units of the picture for a point of the page, 1/72 inch.
    public var scale: Double
    /// The title of the document; nil for none.
    public var title: String?

    /// Creates a writer.
    public init(scale: Double = 1, title: String? = nil) {
        self.scale = scale
        self.title = title
    }

    /// The bytes of a file.
    public func write(_ picture: VectorPicture) -> [UInt8] {
        var file = PDFFile()
        let catalog = file.reserve()
        let pages = file.reserve()
        let page = file.reserve()
        var resources = "<< /XObject <<"
        for (index, outline) in picture.outlines.enumerated() where !outline.isEmpty {
            resources += " /O\(index) \(file.add(outline: outline)) 0 R"
        }
        for (index, image) in picture.images.enumerated() {
            resources += " /I\(index) \(file.add(image: image)) 0 R"
        }
        let content = PDFContent(picture, scale: scale)
        resources += " >> /ExtGState <<"
        for alpha in content.states.sorted() {
            let share = PDFContent.share(alpha)
            resources += " /A\(alpha) << /ca \(share) /CA \(share) >>"
        }
        resources += " >> >>"
        let stream = file.add(stream: content.text.bytes, "")
        var size = PathText()
        size.append(numbers: [picture.width / scale, picture.height / scale])
        file.set(catalog, "<< /Type /Catalog /Pages \(pages) 0 R >>")
        file.set(pages, "<< /Type /Pages /Kids [\(page) 0 R] /Count 1 >>")
        file.set(
            page,
            "<< /Type /Page /Parent \(pages) 0 R /MediaBox [0 0 \(String(decoding: size.bytes, as: UTF8.self))] "
                + "/Group << /S /Transparency /CS /DeviceRGB >> "
                + "/Resources \(resources) /Contents \(stream) 0 R >>")
        let info = title.map { title in
            file.add("<< /Title \(Self.text(title)) /Producer (Mapwright) >>")
        }
        return file.close(catalog: catalog, info: info)
    }

    /// A text as UTF-16 in hexadecimal digits, as PDF has it for any letters.
    private static func text(_ text: String) -> String {
        let digits = text.utf16.map { unit in
            let digits = String(unit, radix: 16)
            return String(repeating: "0", count: 4 - digits.count) + digits
        }
        return "<FEFF\(digits.joined())>"
    }
}

/// The objects of a PDF file.
private struct PDFFile {
    private var objects: [[UInt8]] = []

    /// The number of an object that is given later.
    mutating func reserve() -> Int {
        objects.append([])
        return objects.count
    }

    mutating func set(_ number: Int, _ text: String) { objects[number - 1] = Array(text.utf8) }

    mutating func add(_ text: String) -> Int {
        objects.append(Array(text.utf8))
        return objects.count
    }

    /// Adds bytes, which are compressed.
    mutating func add(stream: [UInt8], _ dictionary: String) -> Int {
        let packed = Deflater(level: 9).deflate(stream.span.rawBytes, .zlib)
        objects.append(
            Array(
                "<< \(dictionary)/Filter /FlateDecode /Length \(packed.count) >>\nstream\n".utf8)
                + packed + Array("\nendstream".utf8))
        return objects.count
    }

    mutating func add(outline: PixelPath) -> Int {
        var text = PathText()
        text.append(path: outline, .pdf)
        text.append("f*")
        var low = SIMD2(repeating: Double.infinity)
        var high = -low
        for point in outline.points {
            low = pointwiseMin(low, point)
            high = pointwiseMax(high, point)
        }
        low.round(.down)
        high.round(.up)
        return add(
            stream: text.bytes,
            "/Type /XObject /Subtype /Form /BBox [\(Int(low.x)) \(Int(low.y)) \(Int(high.x)) \(Int(high.y))] "
        )
    }

    mutating func add(image: PixelBuffer) -> Int {
        var colors: [UInt8] = []
        var alphas: [UInt8] = []
        colors.reserveCapacity(3 * image.pixels.count)
        for pixel in image.pixels {
            let straight = PixelBuffer.straight(pixel)
            for shift in [UInt32(0), 8, 16] {
                colors.append(UInt8(truncatingIfNeeded: straight >> shift))
            }
            alphas.append(UInt8(truncatingIfNeeded: straight >> 24))
        }
        let size = "/Type /XObject /Subtype /Image /Width \(image.width) /Height \(image.height) "
        var mask = ""
        if alphas.contains(where: { $0 < 255 }) {
            let number = add(
                stream: alphas, size + "/ColorSpace /DeviceGray /BitsPerComponent 8 ")
            mask = "/SMask \(number) 0 R "
        }
        return add(
            stream: colors, size + mask + "/ColorSpace /DeviceRGB /BitsPerComponent 8 ")
    }

    /// The bytes of the file.
    func close(catalog: Int, info: Int?) -> [UInt8] {
        var file = Array("%PDF-1.4\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
        var offsets: [Int] = []
        for (index, object) in objects.enumerated() {
            offsets.append(file.count)
            file += "\(index + 1) 0 obj\n".utf8
            file += object
            file += "\nendobj\n".utf8
        }
        let table = file.count
        file += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n".utf8
        for offset in offsets {
            let digits = String(offset)
            file += (String(repeating: "0", count: max(0, 10 - digits.count)) + digits).utf8
            file += " 00000 n \n".utf8
        }
        let about = info.map { " /Info \($0) 0 R" } ?? ""
        file += "trailer\n<< /Size \(objects.count + 1) /Root \(catalog) 0 R\(about) >>\n".utf8
        file += "startxref\n\(table)\n%%EOF\n".utf8
        return file
    }
}

/// The operators that draw a page.
private struct PDFContent {
    private(set) var text = PathText()
    /// The opacities that are used, 0 to 255.
    private(set) var states: Set<Int> = []
    private var alpha: Int?

    init(_ picture: VectorPicture, scale: Double) {
        text.append(numbers: [1 / scale, 0, 0, -1 / scale, 0, picture.height / scale], digits: 5)
        text.append(" cm\n")
        for group in picture.groups {
            alpha = nil
            text.append("q\n")
            if !group.clip.isEmpty {
                text.append(line: group.clip, isClosed: true, .pdf)
                text.append("W n\n")
            }
            for mark in group.marks { append(mark, picture) }
            text.append("Q\n")
        }
    }

    /// An opacity as a number.
    static func share(_ alpha: Int) -> String {
        var text = PathText()
        text.append(Double(alpha) / 255, digits: 4)
        return String(decoding: text.bytes, as: UTF8.self)
    }

    private mutating func append(_ mark: VectorPicture.Mark, _ picture: VectorPicture) {
        switch mark {
        case .fill(let path, let rule, let color, let edge):
            set(color, "rg")
            if edge > 0 {
                set(color, "RG")
                text.append(edge)
                text.append(" w 1 j [] 0 d\n")
            }
            text.append(path: path, .pdf)
            text.append((edge > 0 ? "B" : "f") + (rule == .evenOdd ? "*\n" : "\n"))
        case .lines(let lines, let stroke, let color):
            set(color, "RG")
            append(stroke)
            for line in lines { text.append(line: line.points, isClosed: line.isClosed, .pdf) }
            text.append("S\n")
        case .outline(let index, let placement, let color):
            set(color, "rg")
            place(placement.right, placement.down, placement.origin, "O\(index)")
        case .image(let index, let placement, let opacity):
            let image = picture.images[index]
            set(alpha: Int((min(max(opacity, 0), 1) * 255).rounded()))
            // PDF's images fill a square of side 1 whose y points up.
            let down = placement.down * Double(image.height)
            place(
                placement.right * Double(image.width), -down, placement.origin + down, "I\(index)")
        }
    }

    private mutating func place(
        _ right: SIMD2<Double>, _ down: SIMD2<Double>, _ origin: SIMD2<Double>, _ name: String
    ) {
        text.append("q ")
        text.append(numbers: [right.x, right.y, down.x, down.y], digits: 5)
        text.append(" ")
        text.append(numbers: [origin.x, origin.y])
        text.append(" cm /\(name) Do Q\n")
    }

    private mutating func append(_ stroke: VectorStroke) {
        text.append(stroke.width)
        let join = stroke.join == .round ? 1 : stroke.join == .bevel ? 2 : 0
        let cap = stroke.cap == .round ? 1 : stroke.cap == .square ? 2 : 0
        text.append(" w \(join) j \(cap) J ")
        text.append(max(stroke.miterLimit, 1))
        text.append(" M [")
        text.append(numbers: stroke.dashes)
        text.append("] 0 d\n")
    }

    private mutating func set(_ color: PixelColor, _ name: String) {
        let (parts, alpha) = VectorPicture.Mark.straight(color)
        set(alpha: Int((alpha * 255).rounded()))
        text.append(numbers: parts.map { Double($0) / 255 }, digits: 4)
        text.append(" \(name)\n")
    }

    private mutating func set(alpha: Int) {
        guard alpha != self.alpha else { return }
        self.alpha = alpha
        states.insert(alpha)
        text.append("/A\(alpha) gs\n")
    }
}
