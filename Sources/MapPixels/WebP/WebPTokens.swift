/// A picture's pixels as literals, colors seen lately and copies, and how often the symbols of each code occur.
struct WebPTokens {
    private enum Token {
        case literal(UInt32)
        case cached(Int)
        /// Pixels, and the code of how far back they are.
        case copy(Int, distance: Int)
    }

    private var tokens: [Token] = []
    /// Of green with lengths and colors seen lately, red, blue, alpha, distances.
    private(set) var counts: [[Int]]

    private static let longest = 4096
    private static let farthest = (1 << 20) - 120
    private static let shortest = 3
    /// How many places are looked at for a copy.
    private static let attempts = 24
    private static let hashBits = 16

    init(_ pixels: [UInt32], width: Int, cacheBits: Int) {
        counts = [280 + (1 << cacheBits), 256, 256, 256, 40].map { [Int](repeating: 0, count: $0) }
        var cache = [UInt32](repeating: 0, count: 1 << cacheBits)
        var heads = [Int32](repeating: -1, count: 1 << Self.hashBits)
        var before = [Int32](repeating: -1, count: pixels.count)
        func slot(_ pixel: UInt32) -> Int {
            Int((pixel &* 0x1E35_A7BD) >> UInt32(32 - cacheBits))
        }
        func hash(_ index: Int) -> Int {
            let both = UInt64(pixels[index]) | UInt64(pixels[index + 1]) << 32
            return Int((both &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.hashBits))
        }
        /// How many pixels are alike at two places.
        func alike(_ one: Int, _ other: Int, _ most: Int) -> Int {
            var length = 0
            while length < most, pixels[one + length] == pixels[other + length] { length += 1 }
            return length
        }
        var index = 0
        while index < pixels.count {
            var best = (length: 0, distance: 0)
            let most = min(Self.longest, pixels.count - index)
            for distance in [1, width] where distance <= index {
                let length = alike(index, index - distance, most)
                if length > best.length { best = (length, distance) }
            }
            if index + 1 < pixels.count, best.length < most {
                var place = Int(heads[hash(index)])
                var attempts = Self.attempts
                while place >= 0, attempts > 0, index - place <= Self.farthest {
                    // A longer copy is alike where the best one ends.
                    if pixels[place + best.length] == pixels[index + best.length] {
                        let length = alike(index, place, most)
                        if length > best.length { best = (length, index - place) }
                        if length == most { break }
                    }
                    place = Int(before[place])
                    attempts -= 1
                }
            }
            let length: Int
            if best.length >= Self.shortest {
                length = best.length
                add(.copy(length, distance: Self.distanceCode(best.distance, width: width)))
            } else {
                length = 1
                let pixel = pixels[index]
                add(
                    cache[slot(pixel)] == pixel && index > 0
                        ? .cached(slot(pixel)) : .literal(pixel))
            }
            for place in index..<index + length {
                cache[slot(pixels[place])] = pixels[place]
                guard place + 1 < pixels.count else { continue }
                let hash = hash(place)
                before[place] = heads[hash]
                heads[hash] = Int32(place)
            }
            index += length
        }
    }

    /// The number of a distance: near neighbors come first.
    private static func distanceCode(_ distance: Int, width: Int) -> Int {
        let near = [
            width, 1, width + 1, width - 1, 2 * width, 2, 2 * width + 1, 2 * width - 1,
        ]
        return near.firstIndex(of: distance).map { $0 + 1 } ?? distance + 120
    }

    private mutating func add(_ token: Token) {
        tokens.append(token)
        switch token {
        case .literal(let pixel):
            counts[0][Int(pixel >> 8 & 255)] += 1
            counts[1][Int(pixel >> 16 & 255)] += 1
            counts[2][Int(pixel & 255)] += 1
            counts[3][Int(pixel >> 24)] += 1
        case .cached(let slot): counts[0][280 + slot] += 1
        case .copy(let length, let distance):
            counts[0][256 + Self.prefix(length).symbol] += 1
            counts[4][Self.prefix(distance).symbol] += 1
        }
    }

    /// A length or distance as a symbol and the bits that follow it.
    private static func prefix(_ value: Int) -> (symbol: Int, bits: Int, count: Int) {
        let number = value - 1
        guard number >= 4 else { return (number, 0, 0) }
        let high = Int.bitWidth - 1 - number.leadingZeroBitCount
        let second = number >> (high - 1) & 1
        return (2 * high + second, number & ((1 << (high - 1)) - 1), high - 1)
    }

    /// Appends all tokens in their codes.
    func append(_ codes: [PrefixCode], to bits: inout LowBits) {
        let alone = codes.map { code in code.lengths.filter { $0 > 0 }.count <= 1 }
        func put(_ symbol: Int, _ code: Int) {
            bits.append(symbol, of: codes[code], isAlone: alone[code])
        }
        for token in tokens {
            switch token {
            case .literal(let pixel):
                put(Int(pixel >> 8 & 255), 0)
                put(Int(pixel >> 16 & 255), 1)
                put(Int(pixel & 255), 2)
                put(Int(pixel >> 24), 3)
            case .cached(let slot): put(280 + slot, 0)
            case .copy(let length, let distance):
                for (value, code, base) in [(length, 0, 256), (distance, 4, 0)] {
                    let part = Self.prefix(value)
                    put(base + part.symbol, code)
                    bits.append(part.bits, part.count)
                }
            }
        }
    }
}

/// How a file tells a code: by the lengths of its symbols' codes, which are coded themselves.
enum WebPCode {
    /// The order in which the lengths of the code of lengths are told.
    private static let order = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]

    static func append(_ code: PrefixCode, to bits: inout LowBits) {
        let used = code.ordered.sorted()
        // A literal has been counted for every code but that of distances; one or two of them are told by name.
        if used.count <= 2, used.allSatisfy({ $0 < 256 }) {
            bits.append(1, 1)
            bits.append(max(used.count, 1) - 1, 1)
            bits.append(1, 1)
            for symbol in used.isEmpty ? [0] : used { bits.append(symbol, 8) }
            return
        }
        let runs = runs(code.lengths)
        var counts = [Int](repeating: 0, count: 19)
        for run in runs { counts[run.symbol] += 1 }
        // A code of one symbol would be told by no bits, which readers take differently.
        if counts.filter({ $0 > 0 }).count == 1 { counts[counts[0] == 0 ? 0 : 1] += 1 }
        let lengths = PrefixCode(counts: counts, limit: 7)
        let last = order.lastIndex { lengths.lengths[$0] > 0 } ?? 0
        let told = max(last + 1, 4)
        bits.append(0, 1)
        bits.append(told - 4, 4)
        for symbol in order.prefix(told) { bits.append(lengths.lengths[symbol], 3) }
        bits.append(0, 1)
        for run in runs {
            bits.append(run.symbol, of: lengths, isAlone: false)
            bits.append(run.bits, run.count)
        }
    }

    /// Lengths with repetitions as symbols 16 (the last one 3 to 6 times), 17 and 18 (zeros, 3 to 10 and 11 to 138 times).
    private static func runs(_ lengths: [Int]) -> [(symbol: Int, bits: Int, count: Int)] {
        var runs: [(symbol: Int, bits: Int, count: Int)] = []
        var index = 0
        while index < lengths.count {
            let length = lengths[index]
            var end = index
            while end < lengths.count, lengths[end] == length { end += 1 }
            var left = end - index
            index = end
            if length > 0 {
                runs.append((length, 0, 0))
                left -= 1
            }
            while left >= 3 {
                let count = min(left, length > 0 ? 6 : 138)
                if length > 0 {
                    runs.append((16, count - 3, 2))
                } else if count > 10 {
                    runs.append((18, count - 11, 7))
                } else {
                    runs.append((17, count - 3, 3))
                }
                left -= count
            }
            for _ in 0..<left { runs.append((length, 0, 0)) }
        }
        return runs
    }
}
