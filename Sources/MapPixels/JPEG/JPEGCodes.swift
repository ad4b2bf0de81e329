/// A code of a JPEG file, by which symbols are read bit by bit.
struct JPEGCode {
    /// Symbols by the next 9 bits, in the higher 8 bits, with their length in the lower ones; 0 for longer codes.
    private var short = [UInt16](repeating: 0, count: 512)
    /// By length: the first code that is longer, and what leads from a code to its symbol's index.
    private var limits = [Int32](repeating: -1, count: 18)
    private var shifts = [Int32](repeating: 0, count: 18)
    private var symbols: [UInt8] = []

    /// Creates a code of the numbers of codes by length, 1 to 16, and the symbols in order.
    init(counts: ArraySlice<UInt8>, symbols: ArraySlice<UInt8>) throws(PixelError) {
        self.symbols = [UInt8](symbols)
        var code: Int32 = 0
        var index: Int32 = 0
        for (length, count) in zip(1..., counts) {
            let count = Int32(count)
            shifts[length] = index - code
            for _ in 0..<count {
                if length <= 9 {
                    let first = Int(code) << (9 - length)
                    guard first + 1 << (9 - length) <= 512 else {
                        throw JPEGReader.malformed("has a code with too many symbols")
                    }
                    let entry = UInt16(self.symbols[Int(index)]) << 8 | UInt16(length)
                    for place in first..<(first + 1 << (9 - length)) { short[place] = entry }
                }
                code += 1
                index += 1
            }
            guard code <= 1 << Int32(length) else {
                throw JPEGReader.malformed("has a code with too many symbols")
            }
            limits[length] = code << Int32(16 - length)
            code <<= 1
        }
    }

    /// Reads a symbol.
    @inline(__always)
    func read(_ bits: inout JPEGBits) throws(PixelError) -> Int {
        let ahead = bits.peek16()
        let entry = short[Int(ahead >> 7)]
        if entry != 0 {
            bits.skip(Int(entry & 255))
            return Int(entry >> 8)
        }
        var length = 10
        while length <= 16, Int32(ahead) >= limits[length] { length += 1 }
        guard length <= 16 else { throw JPEGReader.malformed("has bits that are no symbol") }
        let index = Int(Int32(ahead >> UInt32(16 - length)) + shifts[length])
        guard symbols.indices.contains(index) else {
            throw JPEGReader.malformed("has bits that are no symbol")
        }
        bits.skip(length)
        return Int(symbols[index])
    }
}

/// The codes that a JPEG file has given, for first and for other coefficients.
struct JPEGCodes {
    private(set) var first = [JPEGCode?](repeating: nil, count: 4)
    private(set) var other = [JPEGCode?](repeating: nil, count: 4)

    mutating func read(_ content: [UInt8]) throws(PixelError) {
        var at = 0
        while at < content.count {
            let (kind, number) = (content[at] >> 4, Int(content[at] & 15))
            guard kind <= 1, number < 4, at + 17 <= content.count else {
                throw JPEGReader.malformed("has a damaged code")
            }
            let counts = content[(at + 1)..<(at + 17)]
            let total = counts.reduce(0) { $0 + Int($1) }
            guard total <= 256, at + 17 + total <= content.count else {
                throw JPEGReader.malformed("has a damaged code")
            }
            let code = try JPEGCode(
                counts: counts, symbols: content[(at + 17)..<(at + 17 + total)])
            if kind == 0 { first[number] = code } else { other[number] = code }
            at += 17 + total
        }
    }
}

/// The bits of a scan, without the zeros that are stuffed behind 255.
struct JPEGBits {
    private let file: [UInt8]
    private var position: Int
    private var buffer: UInt64 = 0
    private var count = 0
    /// Bits that were made up behind the end of the data.
    private var missing = 0

    init(_ file: [UInt8], from position: Int) {
        self.file = file
        self.position = position
    }

    /// Where the next marker is looked for.
    var end: Int { position }

    /// Whether more bits were taken than there are.
    var isExhausted: Bool { missing > count }

    private mutating func fill() {
        while count <= 48 {
            var byte: UInt8 = 0
            if position < file.count, file[position] != 0xFF {
                byte = file[position]
                position += 1
            } else if position + 1 < file.count, file[position + 1] == 0 {
                byte = 0xFF
                position += 2
            } else {
                missing += 8
            }
            buffer = buffer << 8 | UInt64(byte)
            count += 8
        }
    }

    /// The next 16 bits, which stay.
    @inline(__always)
    mutating func peek16() -> UInt32 {
        if count < 16 { fill() }
        return UInt32(truncatingIfNeeded: buffer >> UInt64(count - 16)) & 0xFFFF
    }

    @inline(__always)
    mutating func skip(_ length: Int) { count -= length }

    /// Reads up to 16 bits as a number.
    @inline(__always)
    mutating func read(_ length: Int) -> Int32 {
        guard length > 0 else { return 0 }
        if count < length { fill() }
        count -= length
        return Int32(truncatingIfNeeded: buffer >> UInt64(count)) & ((1 << Int32(length)) - 1)
    }

    /// Reads a number of some bits whose first says whether it is above 0.
    @inline(__always)
    mutating func readSigned(_ length: Int) -> Int32 {
        guard length > 0 else { return 0 }
        let value = read(length)
        return value < 1 << Int32(length - 1) ? value - (1 << Int32(length)) + 1 : value
    }

    /// Goes on behind the next restart marker, which has to be there.
    mutating func restart() throws(PixelError) {
        (buffer, count, missing) = (0, 0, 0)
        while position < file.count, file[position] == 0xFF,
            position + 1 < file.count, file[position + 1] == 0xFF
        {
            position += 1
        }
        guard position + 1 < file.count, file[position] == 0xFF,
            0xD0...0xD7 ~= file[position + 1]
        else { throw JPEGReader.malformed("lacks a restart marker") }
        position += 2
    }
}
