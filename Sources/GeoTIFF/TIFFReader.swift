import Bytes

/// The directories of a TIFF file, each a picture with its tags (TIFF 6.0; BigTIFF for files of more than 4 GiB).
///
/// Tags are read with bounds; what lies outside the file is an error. Pixels are left where they are.
struct TIFFReader: Sendable {
    /// The values of a tag.
    enum Value: Equatable, Sendable {
        case numbers([Double])
        case text(String)
        case bytes([UInt8])
    }

    /// A picture of the file.
    struct Directory: Sendable {
        fileprivate(set) var values: [UInt16: Value] = [:]

        /// Sets a tag to one number.
        mutating func replace(_ tag: UInt16, by number: Double) { values[tag] = .numbers([number]) }

        /// The numbers of a tag; nil if it is not there.
        func numbers(_ tag: UInt16) -> [Double]? {
            guard case .numbers(let numbers)? = values[tag], !numbers.isEmpty else { return nil }
            return numbers
        }

        /// A whole number of a tag, 0 or more; nil if it is not there.
        func count(_ tag: UInt16) -> Int? {
            numbers(tag).flatMap { 0..<9e15 ~= $0[0] ? Int(exactly: $0[0]) : nil }
        }
    }

    private let file: any RangedBytes
    /// Whether numbers begin with the highest byte.
    let isBig: Bool
    /// Whether offsets have 8 bytes.
    private let isLong: Bool
    /// The pictures: the whole one first, then smaller ones.
    private(set) var directories: [Directory] = []

    /// The maximum number of pictures of a file that are examined.
    static let mostDirectories = 64
    private static let mostEntries = 1024
    /// The maximum number of values of a tag: offsets of 16 million blocks.
    private static let mostValues = 1 << 24

    init(_ file: any RangedBytes) throws(GeoTIFFError) {
        self.file = file
        let head = try Self.read(file, 0, min(16, file.byteCount))
        switch head.prefix(4) {
        case [0x49, 0x49, 42, 0]: (isBig, isLong) = (false, false)
        case [0x4D, 0x4D, 0, 42]: (isBig, isLong) = (true, false)
        case [0x49, 0x49, 43, 0]: (isBig, isLong) = (false, true)
        case [0x4D, 0x4D, 0, 43]: (isBig, isLong) = (true, true)
        default: throw GeoTIFFError(.foreign, "the file does not begin as TIFF does")
        }
        var next = try number(at: isLong ? 8 : 4, isLong ? 8 : 4)
        var seen: Set<Int> = []
        while next != 0, directories.count < Self.mostDirectories {
            guard seen.insert(next).inserted else {
                throw GeoTIFFError(
                    .malformed, "the pictures of the file follow each other in a circle")
            }
            next = try readDirectory(at: next)
        }
        guard !directories.isEmpty else {
            throw GeoTIFFError(.malformed, "the file holds no picture")
        }
    }

    /// Bytes that the file has.
    var byteCount: Int { file.byteCount }

    /// Reads bytes of the file.
    func bytes(at offset: Int, count: Int) throws(GeoTIFFError) -> [UInt8] {
        try Self.read(file, offset, count)
    }

    private static func read(
        _ file: any RangedBytes, _ offset: Int, _ count: Int
    ) throws(GeoTIFFError) -> [UInt8] {
        guard offset >= 0, count >= 0, offset <= file.byteCount, count <= file.byteCount - offset
        else {
            throw GeoTIFFError(
                .malformed,
                "the file has \(file.byteCount) bytes, and should have \(count) at \(offset)")
        }
        do throws(FileError) {
            return try file.read(offset..<(offset + count))
        } catch {
            throw GeoTIFFError(.unreadable, "\(error)")
        }
    }

    private func number(at offset: Int, _ length: Int) throws(GeoTIFFError) -> Int {
        let value = unsigned(try bytes(at: offset, count: length)[...])
        guard value <= UInt64(Int.max) else {
            throw GeoTIFFError(.malformed, "the number at byte \(offset) is too large")
        }
        return Int(value)
    }

    private func unsigned(_ part: ArraySlice<UInt8>) -> UInt64 {
        isBig
            ? part.reduce(0) { $0 << 8 | UInt64($1) }
            : part.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Reads a picture's tags and returns where the next one is; 0 for none.
    private mutating func readDirectory(at offset: Int) throws(GeoTIFFError) -> Int {
        let count = try number(at: offset, isLong ? 8 : 2)
        guard count <= Self.mostEntries else {
            throw GeoTIFFError(.malformed, "a picture has \(count) tags")
        }
        let start = offset + (isLong ? 8 : 2)
        let length = isLong ? 20 : 12
        var directory = Directory()
        for entry in 0..<count {
            let place = start + entry * length
            let tag = UInt16(try number(at: place, 2))
            let type = try number(at: place + 2, 2)
            let values = try number(at: place + 4, isLong ? 8 : 4)
            directory.values[tag] = try value(type, values, at: place + (isLong ? 12 : 8))
        }
        directories.append(directory)
        return try number(at: start + count * length, isLong ? 8 : 4)
    }

    /// The value of an entry; nil for kinds that do not count here.
    private func value(_ type: Int, _ count: Int, at place: Int) throws(GeoTIFFError) -> Value? {
        let sizes = [
            1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 11: 4, 12: 8, 16: 8, 13: 4, 18: 8,
        ]
        guard let size = sizes[type], count > 0 else { return nil }
        guard count <= Self.mostValues else {
            throw GeoTIFFError(.malformed, "a tag has \(count) values")
        }
        let room = isLong ? 8 : 4
        let offset = size * count <= room ? place : try number(at: place, room)
        let bytes = try bytes(at: offset, count: size * count)
        func each(_ read: (ArraySlice<UInt8>) -> Double) -> Value {
            .numbers((0..<count).map { read(bytes[($0 * size)..<(($0 + 1) * size)]) })
        }
        switch type {
        case 1, 7: return .bytes(bytes)
        case 2:
            return .text(String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self))
        case 11: return each { Double(Float(bitPattern: UInt32(unsigned($0)))) }
        case 12: return each { Double(bitPattern: unsigned($0)) }
        case 5:
            return each { part in
                let (above, below) = (unsigned(part.prefix(4)), unsigned(part.suffix(4)))
                return below == 0 ? 0 : Double(above) / Double(below)
            }
        case 6: return each { Double(Int8(bitPattern: UInt8(unsigned($0)))) }
        case 8: return each { Double(Int16(bitPattern: UInt16(unsigned($0)))) }
        case 9: return each { Double(Int32(bitPattern: UInt32(unsigned($0)))) }
        default: return each { Double(unsigned($0)) }
        }
    }
}
