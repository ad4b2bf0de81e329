/// Takes the coverage of pixels, row by row from left to right.
protocol CoverageSink {
    /// Begins a row of the picture.
    mutating func begin(row: Int)
    /// `count` pixels from `x` on have one coverage, 1 to 255.
    mutating func run(_ x: Int, _ count: Int, _ coverage: UInt32)
    /// Four pixels from `x` on have these, 0 to 255 each. All four lie in the picture.
    mutating func four(_ x: Int, _ coverage: SIMD4<Int32>)
}

extension CellBand {
    /// Hands the coverage of one path to a sink and empties the cells.
    ///
    /// - Parameters:
    ///   - rows: Rows of the band in which the path has edges that were added, as bits.
    ///   - columns: Columns in which it has edges, up to the picture's width.
    ///   - clip: For each row of the picture the pixels that may be painted; nil for all.
    @inline(__always)
    func sweep<Sink: CoverageSink>(
        top: Int, rows: UInt32, columns: ClosedRange<Int>, width: Int, rule: FillRule,
        clip: ClipRows?, into sink: inout Sink
    ) {
        let words = (columns.lowerBound >> 8)...((columns.upperBound + 1) >> 8)
        var rest = rows
        while rest != 0 {
            let row = rest.trailingZeroBitCount
            rest &= rest &- 1
            // BOUNDS: rows < height; words lie in the row, as columns do; a mark's cells lie in the row.
            let line = unsafe marks + row &* markStride
            let cells = unsafe self.cells + row &* stride
            let shown = clip?.range(top + row) ?? 0..<width
            if shown.isEmpty {
                unsafe line.update(repeating: 0, count: markStride)
                unsafe cells.update(repeating: 0, count: stride)
                continue
            }
            sink.begin(row: top + row)
            var sum: Int32 = 0
            var x = shown.lowerBound
            for word in words {
                var bits = unsafe line[word]
                if bits == 0 { continue }
                unsafe line[word] = 0
                while bits != 0 {
                    let column = (word &* 64 &+ bits.trailingZeroBitCount) &* 4
                    bits &= bits &- 1
                    if x < column {
                        Self.emitRun(x, min(column, shown.upperBound), sum, rule, &sink)
                    }
                    let four = unsafe cells + column
                    let memory = UnsafeMutableRawPointer(four)
                    let sums =
                        unsafe SIMD4(repeating: sum)
                        &+ Self.sums(memory.loadUnaligned(as: SIMD4<Int32>.self))
                    unsafe memory.storeBytes(of: .zero, as: SIMD4<Int32>.self)
                    sum = sums.w
                    let coverage = Coverage.bytes(sums, rule)
                    if column >= shown.lowerBound, column &+ 4 <= shown.upperBound {
                        sink.four(column, coverage)
                    } else {
                        for index in 0..<4 where shown ~= column &+ index && coverage[index] > 0 {
                            sink.run(
                                column &+ index, 1, UInt32(truncatingIfNeeded: coverage[index]))
                        }
                    }
                    x = max(x, column &+ 4)
                }
            }
            if x < shown.upperBound { Self.emitRun(x, shown.upperBound, sum, rule, &sink) }
        }
    }

    /// The sums of four numbers up to each.
    @inline(__always)
    private static func sums(_ values: SIMD4<Int32>) -> SIMD4<Int32> {
        let pairs = values &+ SIMD4(0, values.x, values.y, values.z)
        return pairs &+ SIMD4(0, 0, pairs.x, pairs.y)
    }

    @inline(__always)
    private static func emitRun<Sink: CoverageSink>(
        _ start: Int, _ end: Int, _ sum: Int32, _ rule: FillRule, _ sink: inout Sink
    ) {
        guard sum != 0, start < end else { return }
        let coverage = Coverage.byte(sum, rule)
        if coverage != 0 { sink.run(start, end &- start, coverage) }
    }
}
