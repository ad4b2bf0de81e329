/// Paints shapes onto a picture, band by band.
///
/// SAFETY: the picture outlives the painter, and no other thread touches the rows of a band while it is painted.
/// BOUNDS: rows and columns of a command lie in the picture.
@safe struct BandPainter: ~Copyable {
    private let parts: [DrawList.Part]
    /// Where each command is: the first row, the end of the rows, the first column, the last one.
    private let boxes: [[SIMD4<Int32>]]
    private let width: Int
    // SAFETY: see above.
    private let pixels: UnsafeMutablePointer<UInt32>
    private let cells: CellBand
    private let ribbons: RibbonBand
    private let spans: SpanBand

    /// A command of which something is seen.
    private struct Shown {
        let part: Int
        let command: Int
        /// Its spans; nil where it is painted without them.
        let spans: Range<Int>?
    }

    /// Creates a painter of lists' parts.
    ///
    /// - Parameters:
    ///   - parts: The shapes.
    ///   - boxes: Where they are, see `boxes(of:)`.
    ///   - pixels: The picture's pixels in rows of `width`.
    init(
        _ parts: [DrawList.Part], _ boxes: [[SIMD4<Int32>]], width: Int,
        pixels: UnsafeMutablePointer<UInt32>
    ) {
        self.parts = parts
        self.boxes = boxes
        self.width = width
        unsafe self.pixels = pixels
        cells = CellBand(width: width)
        ribbons = RibbonBand(width: width)
        spans = SpanBand(width: width)
    }

    /// Where the commands of parts are.
    ///
    /// Each band looks at all of them, and at little else of most.
    static func boxes(of parts: [DrawList.Part]) -> [[SIMD4<Int32>]] {
        parts.map { part in
            part.commands.map {
                SIMD4(
                    Int32($0.rows.lowerBound), Int32($0.rows.upperBound),
                    Int32($0.columns.lowerBound), Int32($0.columns.upperBound))
            }
        }
    }

    /// Paints what of all shapes lies in the rows of a band.
    func draw(rows band: Range<Int>) {
        spans.clear()
        var shown: [Shown] = []
        var tally = SpanBand.Tally()
        parts: for part in parts.indices.reversed() {
            for command in boxes[part].indices.reversed() {
                let box = boxes[part][command]
                let first = max(Int(box.x), band.lowerBound)
                let end = min(Int(box.y), band.upperBound)
                guard first < end else { continue }
                let visible = spans.visibleRows(
                    (first - band.lowerBound)..<(end - band.lowerBound), Int(box.z)...Int(box.w))
                guard visible != 0 else { continue }
                let shape = parts[part].commands[command]
                guard
                    let after = keep(shape, of: part, visible, top: band.lowerBound, tally)
                else {
                    shown.append(Shown(part: part, command: command, spans: nil))
                    continue
                }
                let isKept = after.fits
                if isKept, after.spans > tally.spans {
                    shown.append(
                        Shown(part: part, command: command, spans: tally.spans..<after.spans))
                }
                if !isKept || !after.pays {
                    draw(until: isKept ? command : command + 1, ofPart: part, rows: band)
                    break parts
                }
                tally = after
            }
        }
        for entry in shown.reversed() {
            let command = parts[entry.part].commands[entry.command]
            guard let range = entry.spans else {
                draw(command, of: entry.part, band)
                continue
            }
            switch command.paint {
            case .color(let color), .wide(let color, _):
                var sink = unsafe ColorSink(pixels, width: width, color: color)
                spans.paint(range, top: band.lowerBound, into: &sink)
            default: break
            }
        }
    }

    /// Paints the commands up to one, without regard to what is hidden.
    private func draw(until end: Int, ofPart last: Int, rows band: Range<Int>) {
        for part in 0...last {
            for index in part == last ? 0..<end : parts[part].commands.indices {
                draw(parts[part].commands[index], of: part, band)
            }
        }
    }

    /// Keeps what is seen of a command of one color.
    ///
    /// - Parameters:
    ///   - rows: Rows of the band in which something of it may be seen.
    ///   - tally: What is kept of later ones.
    /// - Returns: What is kept then; nil for other commands.
    private func keep(
        _ command: DrawList.Command, of part: Int, _ rows: UInt32, top: Int,
        _ tally: SpanBand.Tally
    ) -> SpanBand.Tally? {
        switch command.paint {
        case .color(let color):
            var sink = SpanSink(
                spans, tally, top: top, width: width, isOpaque: color.alpha == 255)
            fill(command, of: part, rows, top: top, into: &sink)
            return sink.tally
        case .wide(let color, let table):
            var sink = WideSink(
                sink: SpanSink(
                    spans, tally, top: top, width: width, isOpaque: color.alpha == 255),
                edges: parts[part].wideEdges[table])
            fill(command, of: part, rows, top: top, into: &sink)
            return sink.sink.tally
        case .image, .disk, .quad, .ribbon, .solids: return nil
        }
    }

    /// Paints what of a command lies in the rows of a band.
    private func draw(_ command: DrawList.Command, of index: Int, _ band: Range<Int>) {
        let rows = command.rows.clamped(to: band)
        if rows.isEmpty { return }
        let part = parts[index]
        let clip = command.clip.map { part.clips[$0] }
        let top = band.lowerBound
        let bits =
            (UInt32.max >> UInt32(32 - rows.count)) << UInt32(rows.lowerBound - top)
        switch command.paint {
        case .color(let color):
            var sink = unsafe ColorSink(pixels, width: width, color: color)
            fill(command, of: index, bits, top: top, into: &sink)
        case .image(let image):
            var sink = unsafe ImageSink(pixels, width: width, paint: part.images[image])
            fill(command, of: index, bits, top: top, into: &sink)
        case .wide(let color, let table):
            var sink = unsafe WideSink(
                sink: ColorSink(pixels, width: width, color: color), edges: part.wideEdges[table])
            fill(command, of: index, bits, top: top, into: &sink)
        case .disk(let disk):
            unsafe part.disks[disk].draw(
                rows: rows, columns: command.columns, clip: clip, onto: pixels, width: width)
        case .quad(let quad):
            unsafe part.quads[quad].draw(
                rows: rows, columns: command.columns, clip: clip, onto: pixels, width: width)
        case .ribbon(let ribbon):
            let (shape, paint) = part.ribbons[ribbon]
            unsafe ribbons.draw(shape, paint, top: top, rows: rows, clip: clip, onto: pixels)
        case .solids(let solids):
            let (shape, opacity) = part.solids[solids]
            unsafe shape.draw(
                rows: rows, columns: command.columns, clip: clip, opacity: opacity,
                onto: pixels, width: width)
        }
    }

    /// Hands the coverage of a command in some rows of the band to a sink.
    ///
    /// A function of its own for each kind of sink, so that the innermost loops have the registers they need.
    @inline(never)
    private func fill<Sink: CoverageSink>(
        _ command: DrawList.Command, of part: Int, _ rows: UInt32, top: Int,
        into sink: inout Sink
    ) {
        let list = parts[part].list.edges
        let edges = list.span
        for index in command.edges { cells.add(edges[index], top: Int32(top), rows: rows) }
        cells.sweep(
            top: top, rows: rows, columns: command.columns, width: width, rule: command.rule,
            clip: command.clip.map { parts[part].clips[$0] }, into: &sink)
    }
}
