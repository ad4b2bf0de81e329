/// What a map view shows, in the engine's units: one span of y, one or two of x, and the zoom.
package struct MapWindow: Sendable, Equatable {
    /// Spans of x that are visible, ends included, in ascending order; two when the view lies across the
    /// 180th meridian.
    package var columns: [ClosedRange<UInt32>]
    /// The span of y that is visible, ends included.
    package var rows: ClosedRange<UInt32>
    /// The integer zoom: 0 shows the world in 256 points, each next one doubles.
    package var zoom: Int

    /// Creates a window of its parts.
    package init(columns: [ClosedRange<UInt32>], rows: ClosedRange<UInt32>, zoom: Int) {
        self.columns = columns
        self.rows = rows
        self.zoom = zoom
    }

    /// Creates a window of a zoom from its edges in degrees.
    ///
    /// - Parameters:
    ///   - west: Any finite longitude. East of `east` means a window over the 180th meridian.
    ///   - zoom: 0 and more.
    package init(south: Double, west: Double, north: Double, east: Double, zoom: Int) {
        let top = Mercator.y(latitude: north)
        rows = top...max(top, Mercator.y(latitude: south))
        columns = Self.columns(west: west, degrees: east >= west ? east - west : east - west + 360)
        self.zoom = zoom
    }

    /// Creates the window of everything.
    package init(worldAtZoom zoom: Int) {
        columns = [0...UInt32.max]
        rows = 0...UInt32.max
        self.zoom = zoom
    }

    static func columns(west: Double, degrees: Double) -> [ClosedRange<UInt32>] {
        guard degrees < 360 else { return [0...UInt32.max] }
        let first = Mercator.x(longitude: west)
        let length = UInt32(degrees * (0x1p32 / 360))
        let (last, wraps) = first.addingReportingOverflow(length)
        return wraps ? [0...last, first...UInt32.max] : [first...last]
    }

    /// Returns the window grown by a margin on every side, in units.
    package func expanded(by margin: UInt32) -> MapWindow {
        var grown = self
        let (top, underflow) = rows.lowerBound.subtractingReportingOverflow(margin)
        let (bottom, overflow) = rows.upperBound.addingReportingOverflow(margin)
        grown.rows = (underflow ? 0 : top)...(overflow ? .max : bottom)
        let west = columns.count == 2 ? columns[1].lowerBound : columns[0].lowerBound
        let east = columns[0].upperBound
        let width = UInt64(east &- west) + 2 * UInt64(margin)
        guard columns != [0...UInt32.max], width < UInt64(UInt32.max) else {
            grown.columns = [0...UInt32.max]
            return grown
        }
        let (first, last) = (west &- margin, east &+ margin)
        grown.columns = first <= last ? [first...last] : [0...last, first...UInt32.max]
        return grown
    }

    /// Returns whether a point lies inside, edges included.
    package func contains(x: UInt32, y: UInt32) -> Bool {
        guard rows.contains(y) else { return false }
        return columns[0].contains(x) || (columns.count == 2 && columns[1].contains(x))
    }
}
