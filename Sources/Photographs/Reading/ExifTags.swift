/// The values of a camera's notes by their tags (Exif 2.32; TIFF 6.0, section 2).
///
/// Directories that repeat, lie outside or hold more entries than they may are passed over: what can be read of damaged notes
/// is, and nothing is read twice.
struct ExifTags {
    /// The directories that are read.
    enum Directory: Hashable {
        case image, camera, position
    }

    /// A value as it is kept.
    enum Value: Equatable {
        case text(String)
        case numbers([Double])
    }

    private var values: [Directory: [UInt16: Value]] = [:]
    private let bytes: [UInt8]
    private let isBig: Bool

    private static let mostEntries = 512
    /// The most values of an entry that are read: no tag that counts has more.
    private static let mostValues = 64
    private static let longestText = 4096

    /// Reads notes, which begin with the byte order.
    ///
    /// - Throws: ``PhotographError/Code/malformed`` where they do not begin as TIFF does.
    init(_ bytes: [UInt8]) throws(PhotographError) {
        self.bytes = bytes
        switch bytes.prefix(4) {
        case [0x49, 0x49, 42, 0]: isBig = false
        case [0x4D, 0x4D, 0, 42]: isBig = true
        default: throw PhotographError(.malformed, "the camera's notes do not begin as TIFF does")
        }
        guard let first = number(at: 4, length: 4) else {
            throw PhotographError(.malformed, "the camera's notes end after 4 bytes")
        }
        read(.image, at: first)
        if let offset = self[.image, 0x8769]?.first { read(.camera, at: Int(offset)) }
        if let offset = self[.image, 0x8825]?.first { read(.position, at: Int(offset)) }
    }

    /// The numbers of a tag; nil if it has none.
    subscript(directory: Directory, tag: UInt16) -> [Double]? {
        guard case .numbers(let numbers)? = values[directory]?[tag], !numbers.isEmpty else {
            return nil
        }
        return numbers
    }

    /// The text of a tag without what surrounds it; nil if there is none.
    func text(_ directory: Directory, _ tag: UInt16) -> String? {
        guard case .text(let text)? = values[directory]?[tag], !text.isEmpty else { return nil }
        return text
    }

    private mutating func read(_ directory: Directory, at offset: Int) {
        guard let count = number(at: offset, length: 2), count <= Self.mostEntries else { return }
        var found: [UInt16: Value] = [:]
        for entry in 0..<count {
            let place = offset + 2 + 12 * entry
            guard let tag = number(at: place, length: 2),
                let type = number(at: place + 2, length: 2),
                let length = number(at: place + 4, length: 4)
            else { break }
            if let value = value(type, length, at: place + 8) { found[UInt16(tag)] = value }
        }
        values[directory] = found
    }

    /// The value of an entry; nil for a kind that does not count here, or one that lies outside.
    private func value(_ type: Int, _ count: Int, at place: Int) -> Value? {
        let sizes = [2: 1, 3: 2, 4: 4, 5: 8, 9: 4, 10: 8]
        guard let size = sizes[type], count > 0, count <= 1 << 20 else { return nil }
        let length = size * count
        guard let offset = length <= 4 ? place : number(at: place, length: 4),
            offset <= bytes.count, length <= bytes.count - offset
        else { return nil }
        let taken = min(count, Self.mostValues)
        switch type {
        case 2:
            let text = bytes[offset..<(offset + min(length, Self.longestText))].prefix { $0 != 0 }
            let words = String(decoding: text, as: UTF8.self)
            return .text(words.trimmed)
        case 3, 4:
            return .numbers(
                (0..<taken).compactMap { number(at: offset + $0 * size, length: size) }
                    .map(Double.init))
        case 9:
            return .numbers((0..<taken).compactMap { signed(at: offset + $0 * 4) })
        default:
            return .numbers(
                (0..<taken).compactMap { index in
                    let place = offset + index * 8
                    let parts =
                        type == 5
                        ? (
                            number(at: place, length: 4).map(Double.init),
                            number(at: place + 4, length: 4).map(Double.init)
                        )
                        : (signed(at: place), signed(at: place + 4))
                    guard let above = parts.0, let below = parts.1 else { return nil }
                    // What is not known is written as 0/0.
                    return below == 0 ? Double.nan : above / below
                })
        }
    }

    private func signed(at offset: Int) -> Double? {
        number(at: offset, length: 4).map { Double(Int32(truncatingIfNeeded: $0)) }
    }

    private func number(at offset: Int, length: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count, length <= bytes.count - offset else { return nil }
        let part = bytes[offset..<(offset + length)]
        return isBig
            ? part.reduce(0) { $0 << 8 | Int($1) } : part.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}

extension String {
    /// The text without spaces, line ends and control characters around it.
    var trimmed: String {
        let isBlank: (Unicode.Scalar) -> Bool = { $0.value <= 32 || $0.value == 127 }
        let scalars = unicodeScalars.drop(while: isBlank)
        return String(String.UnicodeScalarView(scalars.reversed().drop(while: isBlank).reversed()))
    }
}
