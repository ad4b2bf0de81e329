/// Paints shapes onto a picture, band by band.
///
/// SAFETY: the picture outlives the painter, and no other thread touches the rows of a band while it is painted.
/// BOUNDS: rows and columns of a command lie in the picture.
@safe struct BandPainter: ~Copyable {
    private let parts: [DrawList.ClosedPart]
    /// Where each command is: the first row, the end of the rows, the first column, the last one.
    private let boxes: [[SIMD4<Int32>]]
    private let width: Int
    // SAFETY: see above.
    private let pixels: UnsafeMutablePointer<UInt32>
    private let cells: CellBand
    private let ribbons: RibbonBand
    private let spans: SpanBand

    /// A command in a band.
    struct Entry {
        let part: Int32
        let command: Int32
    }

    /// A command of which something is seen.
    private struct Shown {
        let entry: Int
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
        _ parts: [DrawList.ClosedPart], _ boxes: [[SIMD4<Int32>]], width: Int,
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

    /// Where the commands of parts are: each band looks at this of its own, and at little else of most.
    static func boxes(of parts: [DrawList.ClosedPart]) -> [[SIMD4<Int32>]] {
        parts.map { part in
            part.content.commands.map {
                SIMD4(
                    Int32($0.rows.lowerBound), Int32($0.rows.upperBound),
                    Int32($0.columns.lowerBound), Int32($0.columns.upperBound))
            }
        }
    }

    /// The commands of parts by the bands that they touch, from the first to the last.
    static func entries(of parts: [DrawList.ClosedPart], height: Int) -> [[Entry]] {
        let count = (height + CellBand.height - 1) / CellBand.height
        var bands = [[Entry]](repeating: [], count: count)
        for (part, closed) in parts.enumerated() {
            for (index, command) in closed.content.commands.enumerated() {
                let entry = Entry(part: Int32(part), command: Int32(index))
                let first = command.rows.lowerBound / CellBand.height
                let end = (command.rows.upperBound + CellBand.height - 1) / CellBand.height
                for band in first..<max(first, min(end, count)) { bands[band].append(entry) }
            }
        }
        return bands
    }

    /// Paints what of a band's commands lies in its rows.
    func draw(_ entries: [Entry], rows band: Range<Int>) {
        spans.clear()
        var shown: [Shown] = []
        var tally = SpanBand.Tally()
        for index in entries.indices.reversed() {
            let entry = entries[index]
            let box = boxes[Int(entry.part)][Int(entry.command)]
            let first = max(Int(box.x), band.lowerBound)
            let end = min(Int(box.y), band.upperBound)
            guard first < end else { continue }
            let visible = spans.visibleRows(
                (first - band.lowerBound)..<(end - band.lowerBound), Int(box.z)...Int(box.w))
            guard visible != 0 else { continue }
            guard let after = keep(entry, visible, top: band.lowerBound, tally) else {
                shown.append(Shown(entry: index, spans: nil))
                continue
            }
            let isKept = after.fits
            if isKept, after.spans > tally.spans {
                shown.append(Shown(entry: index, spans: tally.spans..<after.spans))
            }
            if !isKept || !after.pays {
                // What lies below is painted without regard to what is hidden.
                for entry in entries[..<(isKept ? index : index + 1)] { draw(entry, band) }
                break
            }
            tally = after
        }
        for kept in shown.reversed() {
            let entry = entries[kept.entry]
            guard let range = kept.spans else {
                draw(entry, band)
                continue
            }
            switch parts[Int(entry.part)].content.commands[Int(entry.command)].paint {
            case .color(let color), .wide(let color, _):
                var sink = unsafe ColorSink(pixels, width: width, color: color)
                spans.paint(range, top: band.lowerBound, into: &sink)
            default: break
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
        _ entry: Entry, _ rows: UInt32, top: Int, _ tally: SpanBand.Tally
    ) -> SpanBand.Tally? {
        let part = parts[Int(entry.part)]
        switch part.content.commands[Int(entry.command)].paint {
        case .color(let color):
            var sink = SpanSink(
                spans, tally, top: top, width: width, isOpaque: color.alpha == 255)
            fill(entry, rows, top: top, into: &sink)
            return sink.tally
        case .wide(let color, let table):
            var sink = WideSink(
                sink: SpanSink(
                    spans, tally, top: top, width: width, isOpaque: color.alpha == 255),
                edges: part.content.wideEdges[table])
            fill(entry, rows, top: top, into: &sink)
            return sink.sink.tally
        case .image, .disk, .quad, .ribbon, .solids: return nil
        }
    }

    /// Paints what of a command lies in the rows of a band.
    private func draw(_ entry: Entry, _ band: Range<Int>) {
        let part = parts[Int(entry.part)]
        let command = part.content.commands[Int(entry.command)]
        let rows = command.rows.clamped(to: band)
        if rows.isEmpty { return }
        let clip = command.clip.map { part.content.clips[$0] }
        let top = band.lowerBound
        let bits =
            (UInt32.max >> UInt32(32 - rows.count)) << UInt32(rows.lowerBound - top)
        switch command.paint {
        case .color(let color):
            var sink = unsafe ColorSink(pixels, width: width, color: color)
            fill(entry, bits, top: top, into: &sink)
        case .image(let image):
            var sink = unsafe ImageSink(pixels, width: width, paint: part.content.images[image])
            fill(entry, bits, top: top, into: &sink)
        case .wide(let color, let table):
            var sink = unsafe WideSink(
                sink: ColorSink(pixels, width: width, color: color),
                edges: part.content.wideEdges[table])
            fill(entry, bits, top: top, into: &sink)
        case .disk(let disk):
            unsafe part.content.disks[disk].draw(
                rows: rows, columns: command.columns, clip: clip, onto: pixels, width: width)
        case .quad(let quad):
            unsafe part.content.quads[quad].draw(
                rows: rows, columns: command.columns, clip: clip, onto: pixels, width: width)
        case .ribbon(let ribbon):
            let line = part.content.ribbons[ribbon]
            unsafe ribbons.draw(
                line, part, top: top, rows: rows, clip: clip, onto: pixels)
        case .solids(let solids):
            let (shape, opacity) = part.content.solids[solids]
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
        _ entry: Entry, _ rows: UInt32, top: Int, into sink: inout Sink
    ) {
        let part = parts[Int(entry.part)]
        let command = part.content.commands[Int(entry.command)]
        let list = part.content.list.edges
        let edges = list.span
        for index in command.edges { cells.add(edges[index], top: Int32(top), rows: rows) }
        cells.sweep(
            top: top, rows: rows, columns: command.columns, width: width, rule: command.rule,
            clip: command.clip.map { part.content.clips[$0] }, into: &sink)
    }
}
