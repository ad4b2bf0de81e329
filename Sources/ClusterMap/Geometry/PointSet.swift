/// Points to be indexed: packed coordinates and what each belongs to, one array a field.
@usableFromInline
package struct PointSet: Sendable {
    /// Mercator x and y in units of 2⁻³² of the world.
    @usableFromInline package var xs: [UInt32] = []
    @usableFromInline package var ys: [UInt32] = []
    /// What the caller knows each point by.
    @usableFromInline package var handles: [UInt32] = []

    @usableFromInline
    package init() {}

    /// Number of points; at most 2²⁷, the limit of an index.
    @inlinable package var count: Int { xs.count }

    /// Makes room for `more` further points.
    @inlinable
    package mutating func reserve(_ more: Int) {
        xs.reserveCapacity(xs.count + more)
        ys.reserveCapacity(ys.count + more)
        handles.reserveCapacity(handles.count + more)
    }

    /// Appends a point given in units.
    package mutating func append(x: UInt32, y: UInt32, handle: UInt32) {
        xs.append(x)
        ys.append(y)
        handles.append(handle)
    }

    package static let maximumCount = 1 << 27
}
