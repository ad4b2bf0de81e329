import Bytes

/// A column whose numbers are distances, nearly all of them below 65,535: two bytes each, and a list of the far ones.
///
/// The states of a road graph are numbered so that those of a quarter stand together, and the arcs of its hierarchy
/// stay in their quarter but for one in two hundred.
public struct DistanceColumn: Sendable {
    /// The distances; `mark` where one is far.
    public let near: MappedArray<UInt16>
    /// The places of far ones, ascending.
    @usableFromInline let farPlaces: MappedArray<UInt32>
    /// The far distances, those that two bytes cannot hold.
    public let farDistances: MappedArray<UInt32>

    /// The number among the near distances that marks a far one.
    @inlinable public static var mark: UInt16 { .max }

    private static var headerSize: Int { 8 }

    /// Finds a column in a file; nil if it does not fit its section.
    ///
    /// Places are not looked at: see `isSound`.
    public init?(_ section: ColumnSection) {
        let (file, offset) = (section.file, section.offset)
        guard section.byteCount >= Self.headerSize,
            let header = MappedArray<UInt32>(file, offset: offset, count: 2)
        else { return nil }
        let farCount = Int(header[0])
        let rest = section.byteCount - Self.headerSize - 8 * farCount
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
    public init(copying distances: [UInt32]) {
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

    /// The number of distances.
    @inlinable public var count: Int { near.count }

    /// The distance at a place; traps outside the column.
    @inlinable @inline(__always)
    public subscript(place: Int) -> UInt32 {
        let distance = near[place]
        return distance == Self.mark ? farDistances[farIndex(of: place)] : UInt32(distance)
    }

    /// Returns the index of a place's distance in the list of far ones.
    @inlinable
    public func farIndex(of place: Int) -> Int {
        var low = 0
        var high = farPlaces.count
        while low < high {
            let middle = (low + high) / 2
            if farPlaces[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether the list of far ones has exactly those that are marked: each is looked at once.
    public var isSound: Bool {
        let (near, places) = (near.span, farPlaces.span)
        var next = 0
        for place in near.indices where near[place] == Self.mark {
            guard next < places.count, places[next] == place else { return false }
            next += 1
        }
        return next == places.count
    }
}

extension DistanceColumn: LayoutMember, Column {
    /// The type of distances.
    public typealias Element = UInt32

    /// The codec: near distances in two bytes, far ones in a list.
    public static var codec: ColumnCodec {
        ColumnCodec(
            name: "distances",
            "u32 how many are 65,535 or more; 4 zeros; u32 the places of these, ascending; u32 these; then u16 for "
                + "each element, 65,535 for one of these")
    }

    /// Creates a column without distances.
    public init(emptyAt number: Int) { self.init(copying: []) }

    /// Returns what is wrong with the list of far distances; nil if it fits.
    public func fault(_ check: NumberCheck) -> (fault: ColumnFault, element: Int)? {
        isSound ? nil : (.codec, 0)
    }

    /// Appends the far ones with their places, then the near ones.
    public static func encode(_ distances: [UInt32], into writer: inout ByteWriter) {
        let parts = parts(distances)
        writer.integer(UInt64(parts.farPlaces.count))
        writer.integers(parts.farPlaces)
        writer.integers(parts.farDistances)
        writer.integers(parts.near)
    }
}
