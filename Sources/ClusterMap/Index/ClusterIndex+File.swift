import Bytes
import Columns

/// Saved indexes: opened by mapping, nothing is copied. `ClusterFile` is their layout.
extension ClusterIndex {
    /// Saves the index; a file that is there is replaced at once or not at all.
    ///
    /// - Throws: ``ClusterError`` with code `unreadableFile`; with `damagedFile` if it is itself one that was opened
    ///   unchecked and does not pass its check.
    /// - Complexity: O(n) after a build, O(n log n) if points came, went or moved.
    public func write(to path: String) throws(ClusterError) {
        try verify()
        let forest = forest.laidOut()
        let levels = forest.levels
        var writer = LayoutWriter<ClusterFile>()
        writer.set(writer.layout.firstZoomLevel, to: UInt32(levels.firstZoomLevel))
        writer.set(writer.layout.maxZoom, to: UInt32(levels.maxZoom))
        let contents = ClusterFile.Contents(
            radii: levels.radii, nodes: forest.nodes, offsets: forest.offsets,
            slots: forest.slots(slots.count))
        let bytes = writer.encoded(
            from: contents, capacity: 512 + forest.nodes.count * 48 + slots.count * 4)
        do {
            let file = try FileWriter(path: path)
            try file.append(bytes.span.rawBytes)
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
    ///   - checking: When the whole file is checked. Its header and its size are always checked here.
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
        self = try Self.open(file)
        if checking == .onOpening {
            try verify()
            self = ClusterIndex(forest: forest, slots: slots)
        }
    }

    private static func open(_ file: MappedFile) throws(ClusterError) -> ClusterIndex {
        let layout: ClusterFile
        do {
            layout = try ClusterFile(opening: file)
        } catch {
            throw ClusterError(error)
        }
        let levelCount = layout.radii.count
        let firstZoomLevel = Int(layout.firstZoomLevel.value)
        let radii = (0..<levelCount).map { layout.radii[$0] }
        guard (1...SeedLevels.mostLevels).contains(levelCount),
            layout.slots.count < PointSet.maximumCount,
            layout.pointCount.value <= layout.pointsEver.value, firstZoomLevel < levelCount,
            layout.maxZoom.value == levelCount - 1 - firstZoomLevel,
            let levels = SeedLevels(radii: radii, firstZoomLevel: firstZoomLevel)
        else { throw ClusterError(.damagedFile, at: 12, path: file.path) }
        let isEmpty = layout.points.count == 0
        let forest = SeedForest(
            levels: levels, nodes: StoredArray(layout.points),
            offsets: StoredArray(layout.offsets),
            firstRoot: isEmpty ? SeedNode.none : 0)
        let slots = StoredArray<UInt32>(layout.slots)
        let check = FileCheck(levels: levels, pointsEver: slots.count) {
            do throws(LayoutError) {
                // What is mapped will be asked for at once, so it stays in memory.
                try ClusterFile.validate(file, releasing: false)
            } catch {
                return ClusterError(error)
            }
            return forest.firstFault(slots: slots).map {
                let points = ClusterFile.describe().description.headerSize + 4 * levelCount
                return ClusterError(.damagedFile, at: points + 32 * $0, path: file.path)
            }
        }
        return ClusterIndex(forest: forest, slots: slots, check: check)
    }
}

extension ClusterError {
    init(_ error: LayoutError) {
        let code: Code =
            switch error.code {
            case .newer: .newerFile
            case .older: .olderFile
            case .foreign, .header, .column: .damagedFile
            }
        self.init(code, at: error.offset, path: error.path)
    }
}
