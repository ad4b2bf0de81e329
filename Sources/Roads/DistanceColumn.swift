import Bytes

/// A column of a graph's file whose numbers are distances, nearly all of them below 65,535: two bytes each, and a
/// list of the far ones.
///
/// States are numbered so that those of a quarter stand together, and the arcs of a hierarchy stay in their
/// quarter but for one in two hundred.
package struct DistanceColumn: Sendable {
    /// The distances; `mark` where one is far.
    let near: MappedArray<UInt16>
    /// The places of far ones, ascending.
    private let farPlaces: MappedArray<UInt32>
    let farDistances: MappedArray<UInt32>
    static let mark = UInt16.max

    // In the file: the number of far ones, 4 bytes; 4 bytes of zeros; their places; their distances; the near ones.
    private static var headerSize: Int { 8 }

    /// Finds a column in a file; nil if it does not fit its section.
    ///
    /// Places are not looked at: see `isSound`.
    package init?(_ file: MappedFile, offset: Int, byteCount: Int) {
        guard byteCount >= Self.headerSize,
            let header = MappedArray<UInt32>(file, offset: offset, count: 2)
        else { return nil }
        let farCount = Int(header[0])
        let rest = byteCount - Self.headerSize - 8 * farCount
        guard rest >= 0, rest % 2 == 0 else { return nil }
        let start = offset + Self.headerSize
        guard let places = MappedArray<UInt32>(file, offset: start, count: farCount),
            let distances = MappedArray<UInt32>(
                file, offset: start + 4 * farCount, count: farCount),
            let near = MappedArray<UInt16>(file, offset: start + 8 * farCount, count: rest / 2)
        else { return nil }
        self.near = near
        farPlaces = places
        farDistances = distances
    }

    /// Copies distances that are not in a file.
    package init(copying distances: [UInt32]) {
        let parts = Self.parts(distances)
        near = MappedArray(copying: parts.near)
        farPlaces = MappedArray(copying: parts.farPlaces)
        farDistances = MappedArray(copying: parts.farDistances)
    }

    private static func parts(
        _ distances: [UInt32]
    ) -> (near: [UInt16], farPlaces: [UInt32], farDistances: [UInt32]) {
        let far = distances.indices.filter { distances[$0] >= mark }
        return (
            distances.map { UInt16(clamping: $0) }, far.map { UInt32($0) },
            far.map { distances[$0] }
        )
    }

    /// The bytes of a column in a file.
    package static func encoded(_ distances: [UInt32]) -> [UInt8] {
        let parts = parts(distances)
        var writer = ByteWriter(capacity: headerSize + 2 * distances.count)
        writer.integer(UInt64(parts.farPlaces.count))
        for place in parts.farPlaces { writer.integer(place) }
        for distance in parts.farDistances { writer.integer(distance) }
        for distance in parts.near { writer.integer(distance) }
        return writer.bytes
    }

    /// Number of distances.
    package var count: Int { near.count }

    /// The distance at a place; traps outside the column.
    @inline(__always)
    package subscript(place: Int) -> UInt32 {
        let distance = near[place]
        return distance == Self.mark ? farDistances[farIndex(of: place)] : UInt32(distance)
    }

    /// Where the distance at a place stands in the list of far ones.
    func farIndex(of place: Int) -> Int {
        var low = 0
        var high = farPlaces.count
        while low < high {
            let middle = (low + high) / 2
            if farPlaces[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether the list of far ones has exactly those that are marked: each is looked at once.
    package var isSound: Bool {
        let (near, places) = (near.span, farPlaces.span)
        var next = 0
        for place in near.indices where near[place] == Self.mark {
            guard next < places.count, places[next] == place else { return false }
            next += 1
        }
        return next == places.count
    }
}
