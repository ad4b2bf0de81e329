import Foundation

/// One set of points in grid mode: its index, and the tables of the zooms that were looked at.
struct GridLayer: Sendable {
    /// Nil until points were indexed.
    var index: GridIndex?
    private(set) var tables: [Int: GridTable] = [:]

    /// Zooms beyond this one share its cells: they are under a millimeter.
    static let deepestZoom = 28

    /// Replaces the points and forgets the tables.
    mutating func replace(_ index: GridIndex) {
        self.index = index
        tables = [:]
    }

    /// Returns the side of a cell in units.
    static func side(points: Double, zoom: Int) -> Double {
        points * exp2(Double(24 - zoom))
    }

    mutating func keep(_ table: GridTable, zoom: Int) { tables[zoom] = table }

    /// Appends what a window shows.
    ///
    /// - Parameters:
    ///   - table: The table of the window's zoom, if its cells become clusters.
    ///   - minimum: How many points make a cluster.
    ///   - opensSpots: Whether points that share one place are shown one by one.
    func appendMarkers(
        in window: MapWindow, table: GridTable, minimum: Int, opensSpots: Bool, layer: Int,
        salt: UInt64,
        to markers: inout [Marker]
    ) {
        guard let index else { return }
        table.forEachCell(in: window) { cell in
            let count = table.counts[cell]
            if Int(count) >= minimum, !(opensSpots && Self.isSpot(cell, table, index.points)) {
                let key = table.keys[cell]
                let identity =
                    Marker.mix(key ^ salt) ^ Marker.mix(UInt64(window.zoom) &+ salt)
                markers.append(
                    Marker(
                        cluster: identity, handle: table.handles[cell],
                        count: count, place: UInt32(cell), layer: layer))
            } else if count == 1 {
                markers.append(
                    Marker(
                        annotation: table.handles[cell], place: UInt32(cell), layer: layer,
                        isAlone: true))
            } else {
                table.forEachPoint(of: cell) { point in
                    markers.append(
                        Marker(
                            annotation: index.points.handles[point], place: UInt32(cell),
                            layer: layer))
                }
            }
        }
    }

    /// Whether a cell has two points or more, all in one place.
    private static func isSpot(_ cell: Int, _ table: GridTable, _ points: PointSet) -> Bool {
        guard table.counts[cell] > 1 else { return false }
        let first = Int(table.nearest[cell])
        for run in table.runs[Int(table.firstRuns[cell])..<Int(table.firstRuns[cell + 1])] {
            for point in Int(run.lower)..<Int(run.upper)
            where points.xs[point] != points.xs[first] || points.ys[point] != points.ys[first] {
                return false
            }
        }
        return true
    }

    /// Appends every point in a window by itself.
    ///
    /// - Parameter table: The table of a zoom that is not much deeper than the window's.
    func appendPoints(
        in window: MapWindow, table: GridTable, layer: Int, to markers: inout [Marker]
    ) {
        guard let points = index?.points else { return }
        table.forEachCell(in: window) { cell in
            table.forEachPoint(of: cell) { point in
                guard window.contains(x: points.xs[point], y: points.ys[point]) else { return }
                markers.append(Marker(annotation: points.handles[point], layer: layer))
            }
        }
    }

    /// Returns the handles of a part of a cell's points.
    static func handles(
        of cell: Int, in table: GridTable, index: GridIndex, range: Range<Int>
    ) -> [UInt32] {
        var handles: [UInt32] = []
        handles.reserveCapacity(range.count)
        var skipped = 0
        for run in table.runs[Int(table.firstRuns[cell])..<Int(table.firstRuns[cell + 1])] {
            let length = Int(run.upper - run.lower)
            let lower = max(0, range.lowerBound - skipped)
            let upper = min(length, range.upperBound - skipped)
            if lower < upper {
                let first = Int(run.lower)
                handles += index.points.handles[(first + lower)..<(first + upper)]
            }
            skipped += length
            if skipped >= range.upperBound { break }
        }
        return handles
    }
}
