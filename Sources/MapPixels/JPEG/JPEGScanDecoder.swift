/// Reads the coefficients of one scan.
struct JPEGScanDecoder {
    private let scan: JPEGScan
    private let codes: JPEGCodes
    private let restartInterval: Int
    private(set) var bits: JPEGBits
    /// The first coefficient of the block before, by color.
    private var last = [Int32](repeating: 0, count: 4)
    /// Blocks that have no more coefficients in the band.
    private var emptyBlocks = 0

    init(_ scan: JPEGScan, codes: JPEGCodes, restartInterval: Int, bits: JPEGBits) {
        self.scan = scan
        self.codes = codes
        self.restartInterval = restartInterval
        self.bits = bits
    }

    /// Reads all of it into a frame.
    mutating func decode(_ frame: inout JPEGFrame) throws(PixelError) {
        let coder = try coders()
        let isSingle = scan.components.count == 1
        let (columns, rows): (Int, Int)
        if isSingle {
            // A scan of one color has no blocks that are only there to fill units.
            let own = frame.components[scan.components[0].index]
            (columns, rows) = ((own.width + 7) / 8, (own.height + 7) / 8)
        } else {
            (columns, rows) = (frame.unitColumns, frame.unitRows)
        }
        var left = restartInterval
        for row in 0..<rows {
            for column in 0..<columns {
                if restartInterval > 0 {
                    if left == 0 {
                        try bits.restart()
                        last = [Int32](repeating: 0, count: 4)
                        emptyBlocks = 0
                        left = restartInterval
                    }
                    left -= 1
                }
                for (place, component) in scan.components.enumerated() {
                    let index = component.index
                    let across = isSingle ? 1 : frame.components[index].horizontal
                    let down = isSingle ? 1 : frame.components[index].vertical
                    for y in 0..<down {
                        for x in 0..<across {
                            let block =
                                (row * down + y) * frame.components[index].columns
                                + column * across + x
                            try decode(
                                &frame.components[index].coefficients, at: 64 * block, place,
                                coder[place], isProgressive: frame.isProgressive)
                        }
                    }
                }
                if bits.isExhausted { throw JPEGReader.malformed("is cut off in its pixels") }
            }
        }
    }

    private typealias Coder = (first: JPEGCode?, other: JPEGCode?)

    private func coders() throws(PixelError) -> [Coder] {
        var coders: [Coder] = []
        for component in scan.components {
            let coder = (codes.first[component.first], codes.other[component.other])
            let needsFirst = scan.band.lowerBound == 0 && scan.high == 0
            let needsOther = scan.band.upperBound > 1
            guard !needsFirst || coder.0 != nil, !needsOther || coder.1 != nil else {
                throw JPEGReader.malformed("has a scan without its code")
            }
            coders.append(coder)
        }
        return coders
    }

    @inline(__always)
    private mutating func decode(
        _ values: inout [Int16], at start: Int, _ place: Int, _ coder: Coder, isProgressive: Bool
    ) throws(PixelError) {
        guard isProgressive else {
            return try decodeWhole(&values, at: start, place, coder)
        }
        switch (scan.band.lowerBound, scan.high) {
        case (0, 0):
            guard let code = coder.first else { return }
            values[start] = Self.short(try nextFirst(code, place) << Int32(scan.low))
        case (0, _):
            if bits.read(1) == 1 { values[start] |= 1 << Int16(scan.low) }
        case (_, 0):
            guard let code = coder.other else { return }
            try decodeBand(&values, at: start, code)
        default:
            guard let code = coder.other else { return }
            try refineBand(&values, at: start, code)
        }
    }

    @inline(__always)
    private static func short(_ value: Int32) -> Int16 { Int16(truncatingIfNeeded: value) }

    /// The first coefficient of the next block of a color.
    private mutating func nextFirst(_ code: JPEGCode, _ place: Int) throws(PixelError) -> Int32 {
        let length = try code.read(&bits)
        guard length <= 15 else { throw JPEGReader.malformed("has a coefficient out of range") }
        last[place] &+= bits.readSigned(length)
        return last[place]
    }

    /// All coefficients of a block.
    private mutating func decodeWhole(
        _ values: inout [Int16], at start: Int, _ place: Int, _ coder: Coder
    ) throws(PixelError) {
        guard let first = coder.first, let other = coder.other else { return }
        values[start] = Self.short(try nextFirst(first, place))
        var index = 1
        while index < 64 {
            let symbol = try other.read(&bits)
            let (run, length) = (symbol >> 4, symbol & 15)
            guard length > 0 else {
                guard run == 15 else { return }
                index += 16
                continue
            }
            index += run
            guard index < 64 else { throw JPEGReader.malformed("has a block of too many numbers") }
            values[start + index] = Self.short(bits.readSigned(length))
            index += 1
        }
    }

    /// The higher bits of a band's coefficients.
    private mutating func decodeBand(
        _ values: inout [Int16], at start: Int, _ code: JPEGCode
    ) throws(PixelError) {
        guard emptyBlocks == 0 else {
            emptyBlocks -= 1
            return
        }
        var index = scan.band.lowerBound
        while index < scan.band.upperBound {
            let symbol = try code.read(&bits)
            let (run, length) = (symbol >> 4, symbol & 15)
            guard length > 0 else {
                guard run == 15 else {
                    emptyBlocks = (1 << run) - 1 + Int(bits.read(run))
                    return
                }
                index += 16
                continue
            }
            index += run
            guard index < 64 else { throw JPEGReader.malformed("has a block of too many numbers") }
            values[start + index] = Self.short(bits.readSigned(length) << Int32(scan.low))
            index += 1
        }
    }

    /// One more bit of a band's coefficients.
    private mutating func refineBand(
        _ values: inout [Int16], at start: Int, _ code: JPEGCode
    ) throws(PixelError) {
        let bit = Int16(1) << Int16(scan.low)
        var index = scan.band.lowerBound
        let end = scan.band.upperBound
        if emptyBlocks == 0 {
            while index < end {
                let symbol = try code.read(&bits)
                var run = symbol >> 4
                let length = symbol & 15
                var fresh: Int16 = 0
                if length == 0 {
                    if run < 15 {
                        emptyBlocks = (1 << run) + Int(bits.read(run))
                        break
                    }
                } else {
                    guard length == 1 else {
                        throw JPEGReader.malformed("has a coefficient out of range")
                    }
                    fresh = bits.read(1) == 1 ? bit : -bit
                }
                while index < end {
                    if values[start + index] != 0 {
                        refine(&values, start + index, bit)
                    } else {
                        if run == 0 { break }
                        run -= 1
                    }
                    index += 1
                }
                if fresh != 0 {
                    guard index < end else {
                        throw JPEGReader.malformed("has a block of too many numbers")
                    }
                    values[start + index] = fresh
                }
                index += 1
            }
        }
        guard emptyBlocks > 0 else { return }
        while index < end {
            if values[start + index] != 0 { refine(&values, start + index, bit) }
            index += 1
        }
        emptyBlocks -= 1
    }

    @inline(__always)
    private mutating func refine(_ values: inout [Int16], _ index: Int, _ bit: Int16) {
        guard bits.read(1) == 1, values[index] & bit == 0 else { return }
        values[index] &+= values[index] > 0 ? bit : -bit
    }
}
