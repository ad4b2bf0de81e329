import ParallelWork

extension DrawList {
    /// Paints all shapes onto a picture of the list's size.
    ///
    /// - Parameters:
    ///   - picture: What is painted over.
    ///   - threads: How many threads share the work; nil for one a processor. The outcome is the same for any number.
    public func draw(onto picture: inout PixelBuffer, threads: Int? = nil) {
        precondition(
            picture.width == width && picture.height == height, "a picture of another size")
        let parts = closedParts
        let bands = (height + CellBand.height - 1) / CellBand.height
        // SAFETY: the pointer is used while the array is borrowed; each band writes to rows of its own.
        unsafe picture.pixels.withUnsafeMutableBufferPointer { buffer in
            guard let pixels = buffer.baseAddress else { return }
            // SAFETY: as above.
            nonisolated(unsafe) let base = unsafe pixels
            WorkerThreads(threads).share(bands) { next in
                let cells = CellBand(width: width)
                let ribbons = RibbonBand(width: width)
                while let band = next() {
                    for part in parts {
                        unsafe draw(part, top: band * CellBand.height, cells, ribbons, base)
                    }
                }
            }
        }
    }

    /// Paints what of a part lies in one band.
    ///
    /// SAFETY: `pixels` are `width` × `height` of them, and no other thread touches the band's rows.
    /// BOUNDS: rows and columns of a command lie in the picture.
    private func draw(
        _ part: Part, top: Int, _ cells: borrowing CellBand, _ ribbons: borrowing RibbonBand,
        _ pixels: UnsafeMutablePointer<UInt32>
    ) {
        let bottom = min(top + CellBand.height, height)
        let edges = part.list.edges.span
        for command in part.commands {
            let first = max(command.rows.lowerBound, top)
            let end = min(command.rows.upperBound, bottom)
            guard first < end else { continue }
            let clip = command.clip.map { part.clips[$0] }
            if case .disk(let index) = command.paint {
                unsafe part.disks[index].draw(
                    rows: first..<end, columns: command.columns, clip: clip, onto: pixels,
                    width: width)
                continue
            }
            if case .quad(let index) = command.paint {
                unsafe part.quads[index].draw(
                    rows: first..<end, columns: command.columns, clip: clip, onto: pixels,
                    width: width)
                continue
            }
            if case .ribbon(let index) = command.paint {
                let (shape, paint) = part.ribbons[index]
                unsafe ribbons.draw(
                    shape, paint, top: top, rows: first..<end, clip: clip, onto: pixels)
                continue
            }
            if case .solids(let index) = command.paint {
                let (shape, opacity) = part.solids[index]
                unsafe shape.draw(
                    rows: first..<end, columns: command.columns, clip: clip, opacity: opacity,
                    onto: pixels, width: width)
                continue
            }
            for index in command.edges { cells.add(edges[index], top: Int32(top)) }
            let rows = (first - top)..<(end - top)
            switch command.paint {
            case .color(let color):
                let sink = unsafe ColorSink(pixels, width: width, color: color)
                sweep(command, cells, top: top, rows: rows, clip: clip, into: sink)
            case .image(let index):
                let sink = unsafe ImageSink(pixels, width: width, paint: part.images[index])
                sweep(command, cells, top: top, rows: rows, clip: clip, into: sink)
            case .wide(let color, let table):
                let sink = unsafe ColorSink(pixels, width: width, color: color)
                sweep(
                    command, cells, top: top, rows: rows, clip: clip,
                    into: WideSink(sink: sink, edges: part.wideEdges[table]))
            case .disk, .quad, .ribbon, .solids: break
            }
        }
    }

    @inline(__always)
    private func sweep<Sink: CoverageSink>(
        _ command: Command, _ cells: borrowing CellBand, top: Int, rows: Range<Int>,
        clip: ClipRows?, into sink: Sink
    ) {
        var sink = sink
        cells.sweep(
            top: top, rows: rows, columns: command.columns, width: width, rule: command.rule,
            clip: clip, into: &sink)
    }
}
