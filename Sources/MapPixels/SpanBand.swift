/// What shapes cover of a band of rows, without what later shapes hide.
///
/// Shapes are taken from the last to the first. Of each the coverage is kept where no later one is opaque; then they are painted
/// from the first to the last, so that each pixel gets the colors that it would get with all shapes. On a crowded picture most of
/// what shapes cover is hidden. A bit for each four pixels says whether all of them are.
///
/// BOUNDS: columns and rows are those of the picture and of the band; a row has a bit for each four pixels, and `record` is the
/// only place that writes a span.
@safe struct SpanBand: ~Copyable {
    /// What one shape covers of one or several pixels.
    ///
    /// From the lowest bit: 32 bits of a length, or of four coverages of a byte each; 16 of the column; 8 of the row in the
    /// band; 8 of a run's coverage, 0 for four pixels.
    typealias Span = UInt64

    // SAFETY: owned from `init` to `deinit`; the type is not copyable.
    fileprivate let hidden: UnsafeMutablePointer<UInt64>
    // SAFETY: as `hidden`.
    fileprivate let spans: UnsafeMutablePointer<Span>
    fileprivate let stride: Int
    private let width: Int
    /// How many spans are kept: 1 MiB of memory.
    static let capacity = 1 << 17

    /// How many spans are kept, and how many fours of pixels they hide.
    struct Tally: Equatable {
        var spans = 0
        var hidden = 0

        /// Whether all spans had room.
        var fits: Bool { spans <= SpanBand.capacity }
        /// Whether it is worth going on: shapes that hide little are painted at once for less than it takes to keep them.
        var pays: Bool { spans < 2048 + 4 * hidden }
    }

    init(width: Int) {
        self.width = width
        stride = (width / 4 + 64) / 64
        unsafe hidden = .allocate(capacity: stride * CellBand.height)
        unsafe hidden.initialize(repeating: 0, count: stride * CellBand.height)
        unsafe spans = .allocate(capacity: Self.capacity)
    }

    deinit {
        unsafe hidden.deallocate()
        unsafe spans.deallocate()
    }

    /// Begins a band in which nothing is hidden.
    func clear() { unsafe hidden.update(repeating: 0, count: stride * CellBand.height) }

    /// The rows in which a pixel of some columns is not hidden, as bits.
    ///
    /// - Parameters:
    ///   - rows: Rows of the band.
    ///   - columns: Columns of the picture, or the one to its right.
    @inline(__always)
    func visibleRows(_ rows: Range<Int>, _ columns: ClosedRange<Int>) -> UInt32 {
        let first = columns.lowerBound >> 2
        let last = min(columns.upperBound, width &- 1) >> 2
        let words = (first >> 6)...max(first >> 6, last >> 6)
        var visible: UInt32 = 0
        for row in rows {
            // BOUNDS: row < height, words < stride.
            let line = unsafe hidden + row &* stride
            for word in words {
                let bits = Self.bits(from: first, to: last, word: word)
                if unsafe ~line[word] & bits != 0 {
                    visible |= 1 &<< UInt32(row)
                    break
                }
            }
        }
        return visible
    }

    /// Those bits of a word that stand for fours from one to another.
    @inline(__always)
    fileprivate static func bits(from first: Int, to last: Int, word: Int) -> UInt64 {
        let low = max(first &- word &* 64, 0)
        let high = min(last &- word &* 64, 63)
        return low > high ? 0 : (~0 &<< UInt64(low)) & (~0 &>> UInt64(63 &- high))
    }

    /// Paints spans of a color.
    @inline(__always)
    func paint(_ range: Range<Int>, top: Int, into sink: inout ColorSink) {
        var row = -1
        for index in range {
            // BOUNDS: the range was recorded.
            let span = unsafe spans[index]
            let here = Int(span >> 48 & 255)
            if here != row {
                row = here
                sink.begin(row: top &+ row)
            }
            let x = Int(span >> 32 & 0xFFFF)
            let coverage = UInt32(span >> 56)
            let value = UInt32(truncatingIfNeeded: span)
            if coverage == 0 {
                let bytes = SIMD4(value, value &>> 8, value &>> 16, value &>> 24) & 255
                sink.four(x, SIMD4(truncatingIfNeeded: bytes))
            } else {
                sink.run(x, Int(value), coverage)
            }
        }
    }
}

/// Keeps what is not hidden of a shape, and notes what it hides itself.
///
/// SAFETY: the band outlives the sink.
/// BOUNDS: what it is given lies in the band and in the picture.
@safe struct SpanSink: CoverageSink {
    // SAFETY: the band's, see above.
    private let hidden: UnsafeMutablePointer<UInt64>
    // SAFETY: as `hidden`.
    private let spans: UnsafeMutablePointer<SpanBand.Span>
    private let stride: Int
    private let width: Int
    private let top: Int
    private let isOpaque: Bool
    // SAFETY: the start of a row of `hidden`.
    private var line: UnsafeMutablePointer<UInt64>
    private var row: UInt64 = 0
    /// What the band holds; more spans than fit when some were left out.
    private(set) var tally: SpanBand.Tally

    /// Creates a sink.
    ///
    /// - Parameters:
    ///   - tally: What the band holds.
    ///   - isOpaque: Whether the shape's color hides what lies below it.
    init(
        _ band: borrowing SpanBand, _ tally: SpanBand.Tally, top: Int, width: Int, isOpaque: Bool
    ) {
        unsafe hidden = band.hidden
        unsafe spans = band.spans
        unsafe line = band.hidden
        stride = band.stride
        self.width = width
        self.top = top
        self.isOpaque = isOpaque
        self.tally = tally
    }

    @inline(__always)
    mutating func begin(row: Int) {
        unsafe line = hidden + (row &- top) &* stride
        self.row = UInt64(row &- top) &<< 48
    }

    @inline(__always)
    mutating func run(_ x: Int, _ count: Int, _ coverage: UInt32) {
        let end = x &+ count
        let first = x >> 2
        let last = (end &- 1) >> 2
        for word in (first >> 6)...(last >> 6) {
            let bits = SpanBand.bits(from: first, to: last, word: word)
            // BOUNDS: the run lies in the row.
            var visible = unsafe ~line[word] & bits
            while visible != 0 {
                let low = visible.trailingZeroBitCount
                let high = low &+ (~(visible &>> UInt64(low))).trailingZeroBitCount
                let start = max(x, (word &* 64 &+ low) &* 4)
                let stop = min(end, (word &* 64 &+ high) &* 4)
                record(start, UInt32(truncatingIfNeeded: stop &- start), UInt64(coverage))
                visible = high > 63 ? 0 : visible & (~0 &<< UInt64(high))
            }
        }
        if isOpaque, coverage == 255 {
            tally.hidden &+= count >> 2
            let first = (x &+ 3) >> 2
            let last = ((end == width ? end &+ 3 : end) >> 2) &- 1
            guard first <= last else { return }
            for word in (first >> 6)...(last >> 6) {
                // BOUNDS: as above.
                unsafe line[word] |= SpanBand.bits(from: first, to: last, word: word)
            }
        }
    }

    @inline(__always)
    mutating func four(_ x: Int, _ coverage: SIMD4<Int32>) {
        let bit: UInt64 = 1 &<< UInt64(x >> 2 & 63)
        // BOUNDS: the four pixels lie in the row.
        if unsafe line[x >> 8] & bit != 0 { return }
        let pairs = coverage | SIMD4(coverage.y, 0, coverage.w, 0) &<< 8
        let bytes = UInt32(truncatingIfNeeded: pairs.x | pairs.z &<< 16)
        if bytes == 0 { return }
        record(x, bytes, 0)
        if isOpaque, bytes == .max {
            unsafe line[x >> 8] |= bit
            tally.hidden &+= 1
        }
    }

    @inline(__always)
    private mutating func record(_ x: Int, _ value: UInt32, _ coverage: UInt64) {
        // BOUNDS: written only where there is room.
        if tally.spans < SpanBand.capacity {
            unsafe spans[tally.spans] = UInt64(value) | UInt64(x) &<< 32 | row | coverage &<< 56
        }
        tally.spans &+= 1
    }
}
