/// How edges of a fill look that is painted as MapLibre does it: whole pixels whose middles are covered, and over them a line of
/// one pixel along the edge whose opacity falls with the distance from it.
///
/// Shapes that share a side leave no lighter seam between them so. A pixel's coverage stands for the distance of its middle from
/// the edge. Method: the shader `fill_outline.fragment.glsl` of MapLibre GL JS.
struct WideEdges: Sendable {
    /// The opacity of the fill, 0 to 255.
    let opacity: UInt8
    /// The opacity of a pixel by its coverage, 0 to 255.
    let table: [UInt8]

    /// Coverage below this comes from corners rather than from an edge along the pixel, and fades.
    private static let corner = 0.02

    init(opacity: UInt8) {
        self.opacity = opacity
        let fill = Double(opacity) / 255
        table = (0...255).map { byte in
            let coverage = Double(byte) / 255
            let distance = abs(coverage - 0.5)
            let line = fill * (1 - distance * distance * (3 - 2 * distance))
            let share =
                switch byte {
                case 0: 0.0
                case 255: fill
                case 128...: 1 - (1 - fill) * (1 - line)
                default: line * min(1, coverage / Self.corner)
                }
            return UInt8(share * 255 + 0.5)
        }
    }
}

/// Passes on the opacity that belongs to a coverage.
struct WideSink<Sink: CoverageSink>: CoverageSink {
    var sink: Sink
    let edges: WideEdges

    @inline(__always)
    mutating func begin(row: Int) { sink.begin(row: row) }

    @inline(__always)
    mutating func run(_ x: Int, _ count: Int, _ coverage: UInt32) {
        let share = UInt32(edges.table[Int(coverage)])
        if share > 0 { sink.run(x, count, share) }
    }

    @inline(__always)
    mutating func four(_ x: Int, _ coverage: SIMD4<Int32>) {
        let table = edges.table
        sink.four(
            x,
            SIMD4(
                Int32(table[Int(coverage[0])]), Int32(table[Int(coverage[1])]),
                Int32(table[Int(coverage[2])]), Int32(table[Int(coverage[3])])))
    }
}
