/// A code of a WebP file, by which symbols are read bit by bit.
struct WebPSymbols {
    /// Symbols by the next bits, in the higher 12 bits, with their length in the lower 4; 0 for longer codes.
    private var short: [UInt16]
    private let mask: Int
    /// How many symbols have a code of each length.
    private var counts = [Int](repeating: 0, count: 16)
    /// The symbols by their codes.
    private var symbols: [UInt16] = []

    private static let shortBits = 9

    /// Creates a code of the lengths of its symbols' codes; 0 for a symbol that does not occur.
    ///
    /// - Throws: `PixelError` where these are the lengths of no code.
    init(lengths: [UInt8]) throws(PixelError) {
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        let used = lengths.reduce(0) { $0 + ($1 > 0 ? 1 : 0) }
        guard used > 0 else { throw WebPDecoder.malformed("has a code without symbols") }
        guard used > 1 else {
            // The only symbol takes no bits.
            symbols = [UInt16(lengths.firstIndex { $0 > 0 } ?? 0)]
            short = [symbols[0] << 4]
            mask = 0
            return
        }
        var left = 1
        var starts = [Int](repeating: 0, count: 17)
        for length in 1...15 {
            left = left * 2 - counts[length]
            guard left >= 0 else { throw WebPDecoder.malformed("has a code with too many symbols") }
            starts[length + 1] = starts[length] + counts[length]
        }
        guard left == 0 else { throw WebPDecoder.malformed("has a code with too few symbols") }
        symbols = [UInt16](repeating: 0, count: used)
        var next = starts
        for (symbol, length) in lengths.enumerated() where length > 0 {
            symbols[next[Int(length)]] = UInt16(symbol)
            next[Int(length)] += 1
        }
        let longest = counts.lastIndex { $0 > 0 } ?? 1
        let bits = min(longest, Self.shortBits)
        mask = 1 << bits - 1
        short = [UInt16](repeating: 0, count: 1 << bits)
        var code = 0
        for length in 1...bits {
            for symbol in symbols[starts[length]..<starts[length + 1]] {
                // The first bit of a code is the lowest of what is read.
                var place = 0
                for bit in 0..<length where code >> bit & 1 == 1 {
                    place |= 1 << (length - 1 - bit)
                }
                for slot in stride(from: place, to: 1 << bits, by: 1 << length) {
                    short[slot] = symbol << 4 | UInt16(length)
                }
                code += 1
            }
            code <<= 1
        }
    }

    /// Reads a symbol.
    @inline(__always)
    func read(_ bits: inout WebPBits) -> Int {
        let ahead = bits.peek15()
        let entry = short[ahead & mask]
        if entry & 15 != 0 || mask == 0 {
            bits.skip(Int(entry & 15))
            return Int(entry >> 4)
        }
        return readLong(ahead, &bits)
    }

    private func readLong(_ ahead: Int, _ bits: inout WebPBits) -> Int {
        var (code, first, index) = (0, 0, 0)
        for length in 1...15 {
            code |= ahead >> (length - 1) & 1
            let count = counts[length]
            if code - first < count {
                bits.skip(length)
                return Int(symbols[index + code - first])
            }
            index += count
            first = (first + count) << 1
            code <<= 1
        }
        // A code is complete: some symbol was found.
        bits.skip(15)
        return 0
    }
}

extension WebPSymbols {
    /// The order in which the lengths of the code of lengths are told.
    private static let order = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]

    /// Reads a code of a number of symbols.
    ///
    /// - Throws: `PixelError` where there is none.
    init(_ bits: inout WebPBits, alphabet: Int) throws(PixelError) {
        var lengths = [UInt8](repeating: 0, count: alphabet)
        if bits.flag() {
            let isPair = bits.flag()
            let first = bits.read(bits.flag() ? 8 : 1)
            let named = isPair ? [first, bits.read(8)] : [first]
            for symbol in named {
                guard symbol < alphabet else {
                    throw WebPDecoder.malformed("has a code with a symbol that is none")
                }
                lengths[symbol] = 1
            }
        } else {
            try Self.readLengths(&bits, &lengths)
        }
        guard !bits.isOver else { throw WebPDecoder.malformed("is cut off in a code") }
        try self.init(lengths: lengths)
    }

    private static func readLengths(
        _ bits: inout WebPBits, _ lengths: inout [UInt8]
    ) throws(PixelError) {
        var own = [UInt8](repeating: 0, count: 19)
        let told = bits.read(4) + 4
        for symbol in order.prefix(told) { own[symbol] = UInt8(bits.read(3)) }
        let code = try WebPSymbols(lengths: own)
        var left = lengths.count
        if bits.flag() {
            let width = 2 + 2 * bits.read(3)
            left = 2 + bits.read(width)
            guard left <= lengths.count else {
                throw WebPDecoder.malformed("has a code with too many lengths")
            }
        }
        var symbol = 0
        var last: UInt8 = 8
        while symbol < lengths.count, left > 0 {
            left -= 1
            let length = code.read(&bits)
            if length < 16 {
                lengths[symbol] = UInt8(length)
                symbol += 1
                if length > 0 { last = UInt8(length) }
                continue
            }
            let (repeated, count) =
                switch length {
                case 16: (last, 3 + bits.read(2))
                case 17: (UInt8(0), 3 + bits.read(3))
                default: (UInt8(0), 11 + bits.read(7))
                }
            guard symbol + count <= lengths.count else {
                throw WebPDecoder.malformed("has a code with too many lengths")
            }
            for place in symbol..<symbol + count { lengths[place] = repeated }
            symbol += count
        }
    }
}
