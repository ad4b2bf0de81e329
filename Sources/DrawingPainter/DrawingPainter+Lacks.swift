import Foundation
import MapPainter
import MapScene

extension DrawingPainter {
    /// What of a picture is not painted, in words, each once and in order.
    package func lacks(_ image: SceneImage) -> [String] {
        var found: Set<String> = []
        collect(image, depth: 0, &found)
        return found.sorted()
    }

    /// What of a drawing is not painted, in words, each once and in order.
    package func lacks(_ drawing: Drawing) -> [String] {
        var found: Set<String> = []
        collect(drawing, depth: 0, &found)
        return found.sorted()
    }

    private func collect(_ image: SceneImage, depth: Int, _ found: inout Set<String>) {
        switch image.content {
        case .encoded(let data):
            if !Self.isPainted(data) {
                found.insert("an image of \(Self.format(of: data)) is not painted")
            }
        case .symbol(let name, _):
            if !SymbolGlyphs.knows(name) {
                found.insert("the symbol “\(name)” is not known; a dot stands for it")
            }
        case .drawing(let drawing):
            guard depth < Self.mostDepth else {
                found.insert("drawings in more than \(Self.mostDepth) others are not painted")
                return
            }
            collect(drawing, depth: depth + 1, &found)
        }
    }

    private func collect(_ drawing: Drawing, depth: Int, _ found: inout Set<String>) {
        for command in drawing.commands {
            switch command.operation {
            case .image(let image, _): collect(image, depth: depth, &found)
            case .text(let text, _, _, let isBold, _):
                if let lack = Self.lack(text, face: TextFace(weight: isBold ? 700 : 400)) {
                    found.insert(lack)
                }
            default: break
            }
        }
    }

    /// What keeps a text from being painted; nil for nothing.
    package static func lack(_ text: String, face: TextFace) -> String? {
        guard !fonts.canDraw(text, face: face) else { return nil }
        return "no font of this machine has all letters of “\(text.prefix(40))”"
    }

    /// The name of a file's format.
    private static func format(of data: Data) -> String {
        let head = [UInt8](data.prefix(12))
        if head.starts(with: Array("GIF8".utf8)) { return "GIF" }
        if head.starts(with: Array("RIFF".utf8)) { return "WebP" }
        return head.contains(UInt8(ascii: "<")) ? "SVG" : "an unknown format"
    }
}
