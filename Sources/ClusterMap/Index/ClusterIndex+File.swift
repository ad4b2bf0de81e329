import Bytes
import Foundation

/// Saved indexes: opened by mapping, nothing is copied.
///
/// Layout, little-endian, all fields 32 bits unless said otherwise:
///
///     magic "MWCLUST2" (8 bytes), version, number of levels, first zoom level, last zoom,
///     number of points, number of points ever,
///     radius of each level,
///     each point: x, y, handle, parent, first child, next, previous, level (5 bits) and count,
///     for each point ever its place among the points; 2³² - 1 for a removed one,
///     checksum of all bytes before (64 bits)
///
/// The points stand as a build lays them out: by level, a level in Z-order. So links to children and to
/// the next one lead forward, and one pass proves that no walk can leave the file or go in circles.
extension ClusterIndex {
    private static let magic = Array("MWCLUST2".utf8)
    private static let version: UInt32 = 3
    private static let headerBytes = 32

    /// Saves the index; a file that is there is replaced at once or not at all.
    ///
    /// - Throws: ``ClusterError`` with code `unreadableFile`; with `damagedFile` if it is itself one that was opened
    ///   unchecked and does not pass its check.
    /// - Complexity: O(n) after a build, O(n log n) if points came, went or moved.
    public func write(to path: String) throws(ClusterError) {
        try verify()
        let forest = forest.laidOut()
        var writer = ByteWriter(
            capacity: Self.headerBytes + 256 + forest.nodes.count * 32 + slots.count * 4)
        writer.raw(Self.magic)
        let levels = forest.levels
        for value in [
            Self.version, UInt32(levels.count), UInt32(levels.firstZoomLevel),
            UInt32(levels.maxZoom), UInt32(forest.nodes.count), UInt32(slots.count),
        ] + levels.radii {
            writer.integer(value)
        }
        for place in forest.nodes.indices {
            for value in forest.nodes[place].words { writer.integer(value) }
        }
        for slot in Self.slots(forest.nodes, count: slots.count) { writer.integer(slot) }
        writer.integer(byteHash(writer.bytes.span.bytes))
        do {
            let file = try FileWriter(path: path)
            try file.append(writer.bytes.span.bytes)
            try file.finish()
        } catch {
            throw ClusterError(.unreadableFile, path: path)
        }
    }

    /// When a file is checked as a whole.
    public enum FileChecking: Sendable {
        /// When it is opened: what is damaged does not open.
        case onOpening
        /// When something of it is read for the first time: it opens in no time, whatever its size.
        ///
        /// An index whose file turns out to be damaged then shows no points; calls that throw say so.
        case onUse
    }

    /// Opens a saved index.
    ///
    /// The file is mapped, not copied, and checked once; several processes share its memory. An index that is
    /// changed copies itself first.
    ///
    /// - Parameters:
    ///   - path: The file, which ``write(to:)`` made.
    ///   - checking: When all of the file is looked at. Its header and its size are in any case looked at here.
    /// - Throws: ``ClusterError`` if the file cannot be read, is not a saved index, was cut off or changed. With
    ///   ``FileChecking/onUse`` some damage is found later: see ``verify()``.
    /// - Complexity: O(n) for the checks, a few nanoseconds a point; O(1) if they are left for later.
    public init(
        contentsOf path: String, checking: FileChecking = .onOpening
    ) throws(ClusterError) {
        let file: MappedFile
        do {
            file = try MappedFile(path: path)
        } catch {
            throw ClusterError(.unreadableFile, path: path)
        }
        do {
            self = try Self.open(file, path)
        } catch {
            throw ClusterError(error.code, at: error.position, path: path)
        }
        if checking == .onOpening {
            try verify()
            self = ClusterIndex(forest: forest, slots: slots)
        }
    }

    private static func open(
        _ file: MappedFile, _ path: String
    ) throws(ClusterError) -> ClusterIndex {
        let size = file.byteCount
        do {
            var reader = ByteReader(file.bytes)
            guard try reader.array(8) == magic else { throw ClusterError(.damagedFile) }
            let fileVersion = try reader.integer(UInt32.self)
            guard fileVersion <= version else { throw ClusterError(.newerFile) }
            guard fileVersion == version else { throw ClusterError(.olderFile) }
            var header: [Int] = []
            for _ in 0..<5 { header.append(Int(try reader.integer(UInt32.self))) }
            let (levelCount, pointCount, everCount) = (header[0], header[3], header[4])
            let pointsAt = headerBytes + 4 * levelCount
            let slotsAt = pointsAt + 32 * pointCount
            guard (1...31).contains(levelCount),
                everCount < PointSet.maximumCount, pointCount <= everCount,
                header[1] < levelCount, header[2] == levelCount - 1 - header[1],
                size == slotsAt + 4 * everCount + 8
            else { throw ClusterError(.damagedFile, at: reader.position) }
            var radii: [UInt32] = []
            for _ in 0..<levelCount { radii.append(try reader.integer(UInt32.self)) }
            guard let levels = SeedLevels(radii: radii, firstZoomLevel: header[1]),
                let words = MappedArray<UInt32>(file, offset: pointsAt, count: 8 * pointCount),
                let slotWords = MappedArray<UInt32>(file, offset: slotsAt, count: everCount)
            else { throw ClusterError(.damagedFile, at: headerBytes) }
            let forest = SeedForest(
                levels: levels, nodes: StoredArray(words),
                firstRoot: pointCount > 0 ? 0 : SeedNode.none)
            let slots = StoredArray<UInt32>(slotWords)
            let check = FileCheck(levels: levels, pointsEver: everCount) {
                fault(in: file, forest, slots, pointsAt: pointsAt).map {
                    ClusterError(.damagedFile, at: $0, path: path)
                }
            }
            return ClusterIndex(forest: forest, slots: slots, check: check)
        } catch let error as ClusterError {
            throw error
        } catch {
            throw ClusterError(.damagedFile, at: size)
        }
    }

    /// Returns the offset of the first byte that cannot be right; nil if all of a file is well.
    private static func fault(
        in file: MappedFile, _ forest: SeedForest, _ slots: StoredArray<UInt32>, pointsAt: Int
    ) -> Int? {
        let end = file.byteCount - 8
        guard byteHash(file.bytes.extracting(0..<end)) == (try? tail(file.bytes)) else {
            // Eight bytes are there to be read: the size was tested.
            return end
        }
        return forest.firstFault(slots: slots).map { pointsAt + 32 * $0 }
    }

    private static func tail(_ bytes: RawSpan) throws(ByteError) -> UInt64 {
        var reader = ByteReader(bytes)
        try reader.skip(bytes.byteCount - 8)
        return try reader.integer(UInt64.self)
    }
}

extension SeedNode {
    /// The fields in the order in which they are saved, which is that of memory.
    fileprivate var words: [UInt32] {
        [x, y, handle, parent, firstChild, next, previous, count << 5 | UInt32(level)]
    }
}
