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
        let boxes = BandPainter.boxes(of: parts)
        let bands = BandPainter.entries(of: parts, height: height)
        // SAFETY: the pointer is used while the array is borrowed; each band writes to rows of its own.
        unsafe picture.pixels.withUnsafeMutableBufferPointer { buffer in
            guard let pixels = buffer.baseAddress else { return }
            // SAFETY: as above.
            nonisolated(unsafe) let base = unsafe pixels
            WorkerThreads(threads).share(bands.count) { next in
                let painter = unsafe BandPainter(parts, boxes, width: width, pixels: base)
                while let band = next() {
                    let top = band * CellBand.height
                    painter.draw(bands[band], rows: top..<min(top + CellBand.height, height))
                }
            }
        }
    }
}
