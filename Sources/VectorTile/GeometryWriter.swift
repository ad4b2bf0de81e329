/// Turns coordinates into the geometry commands of a vector tile (specification 2.1, section 4.3).
///
/// Keeps its buffer from feature to feature.
struct GeometryWriter: Sendable {
    /// The commands as varints; only the first `count` bytes count.
    private(set) var bytes: [UInt8] = []
    /// Number of bytes written.
    private(set) var count = 0

    private static let moveTo: UInt32 = 1
    private static let lineTo: UInt32 = 2
    private static let closePath: UInt8 = 15

    /// Replaces the buffer by the commands for one feature.
    ///
    /// The preconditions are those of `VectorTileEncoder.add`.
    mutating func encode(
        _ type: VectorTile.GeometryType, coordinates: Span<Int32>, partEnds: Span<Int32>
    ) {
        precondition(type != .unknown, "a feature needs a geometry type")
        precondition(
            coordinates.count % 2 == 0 && !coordinates.isEmpty, "a geometry is x, y pairs")
        let pointCount = coordinates.count / 2
        let partCount = partEnds.isEmpty ? 1 : partEnds.count
        // A number takes at most 5 bytes; a part at most two commands of 5 bytes and a closing byte.
        let bound = coordinates.count * 5 + partCount * 11
        if bytes.count < bound {
            bytes = [UInt8](repeating: 0, count: max(bound, 2 * bytes.count))
        }

        var cursor = Cursor()
        var start = 0
        for part in 0..<partCount {
            let end = partEnds.isEmpty ? pointCount : Int(partEnds[part])
            precondition(end > start && end <= pointCount, "part ends rise up to the point count")
            let points = coordinates.extracting((2 * start)..<(2 * end))
            var out = bytes.mutableSpan
            switch type {
            case .point, .unknown:
                precondition(partCount == 1, "the points of a feature are one part")
                cursor.command(Self.moveTo, end - start, &out)
                cursor.points(points, &out)
            case .line, .polygon:
                let least = type == .line ? 2 : 3
                precondition(end - start >= least, "a line has 2 points or more, a ring 3 or more")
                cursor.command(Self.moveTo, 1, &out)
                cursor.points(points.extracting(first: 2), &out)
                cursor.command(Self.lineTo, end - start - 1, &out)
                cursor.points(points.extracting(droppingFirst: 2), &out)
                if type == .polygon { cursor.byte(Self.closePath, &out) }
            }
            start = end
        }
        precondition(start == pointCount, "the last part ends at the last point")
        precondition(cursor.seen >> 31 == 0, "tile coordinates stay within ±2³⁰")
        count = cursor.next
    }

    /// Where the next byte goes and where the pen is.
    private struct Cursor {
        var next = 0
        var x: Int32 = 0
        var y: Int32 = 0
        /// The bits of all coordinates, moved up by 2³⁰: the top bit shows whether one was too large.
        var seen: UInt32 = 0

        @inline(__always)
        mutating func byte(_ value: UInt8, _ out: inout MutableSpan<UInt8>) {
            out[next] = value
            next &+= 1
        }

        @inline(__always)
        mutating func varint(_ value: UInt32, _ out: inout MutableSpan<UInt8>) {
            var rest = value
            while rest >= 0x80 {
                byte(UInt8(truncatingIfNeeded: rest) | 0x80, &out)
                rest &>>= 7
            }
            byte(UInt8(truncatingIfNeeded: rest), &out)
        }

        mutating func command(_ id: UInt32, _ count: Int, _ out: inout MutableSpan<UInt8>) {
            precondition(count < 1 << 29, "a part has fewer than 2²⁹ points")
            varint(UInt32(truncatingIfNeeded: count) &<< 3 | id, &out)
        }

        @inline(__always)
        mutating func points(_ points: Span<Int32>, _ out: inout MutableSpan<UInt8>) {
            var index = 0
            while index &+ 1 < points.count {
                let pointX = points[index]
                let pointY = points[index &+ 1]
                let dx = pointX &- x
                let dy = pointY &- y
                varint(UInt32(bitPattern: (dx &<< 1) ^ (dx &>> 31)), &out)
                varint(UInt32(bitPattern: (dy &<< 1) ^ (dy &>> 31)), &out)
                seen |= UInt32(bitPattern: pointX &+ (1 << 30))
                seen |= UInt32(bitPattern: pointY &+ (1 << 30))
                x = pointX
                y = pointY
                index &+= 2
            }
        }
    }
}
