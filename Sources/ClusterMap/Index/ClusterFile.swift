import Bytes
import Columns

/// The layout of a saved index.
///
/// The points stand as a build lays them out: by level, a level in Z-order. So links to children and to
/// the next one lead forward, and one pass proves that no walk can leave the file or go in circles:
/// `SeedForest.firstFault`. Points of one place follow the first of them, in the order of `SpotTree`.
package struct ClusterFile: FileLayout {
    package static let format = FileFormat(
        name: "saved cluster index", magic: "MWCLUST2", version: 5, table: .none, hasChecksum: true,
        "What `ClusterIndex.write(to:)` saves. Columns follow the header and one another; their lengths follow from "
            + "the header. The points stand by level, a level in Z-order.")

    let levelCount = HeaderField<UInt32>(.rows(.levels), "number of levels")
    let firstZoomLevel = HeaderField<UInt32>("the level of zoom 0")
    let maxZoom = HeaderField<UInt32>("the last zoom that clusters")
    let pointCount = HeaderField<UInt32>(.rows(.points), "number of points")
    let pointsEver = HeaderField<UInt32>(
        .rows(.pointsEver), "number of points, removed ones too")

    let radii = MappedArray<UInt32>(
        \Contents.radii, per: .levels, holding: .upTo(SeedLevels.largestRadius),
        "The radius of each level in units of 2⁻³² of the world.")
    let points = MappedArray<UInt32>(
        .per(.points, times: 8), source: ColumnSource(Contents.writePoints),
        "Of each point: x, y, handle, parent, first child, next, previous; level (5 bits) and count."
    )
    let offsets = MappedArray<UInt32>(
        .per(.points, times: 4), since: 5, source: ColumnSource(Contents.writeOffsets),
        "Of each point how far the points of its cluster, at its own level, are from it, summed up: to the east and to the "
            + "south, signed, of 64 bits each, in units.")
    let slots = MappedArray<UInt32>(
        \Contents.slots, per: .pointsEver, holding: .indexOrNone(of: .points),
        "Where each point stands among the points; none for a removed one.")

    package init() {}

    /// What a saved index is written from.
    struct Contents {
        let radii: [UInt32]
        let nodes: StoredArray<SeedNode>
        let offsets: StoredArray<SeedOffset>
        let slots: [UInt32]

        static func writePoints(_ contents: Contents, _ writer: inout ByteWriter) {
            for place in contents.nodes.indices {
                for word in contents.nodes[place].words { writer.integer(word) }
            }
        }

        static func writeOffsets(_ contents: Contents, _ writer: inout ByteWriter) {
            for place in contents.offsets.indices {
                for word in contents.offsets[place].saved { writer.integer(word) }
            }
        }
    }
}

extension Rows {
    static let levels = Rows("levels", atLeast: 1)
    static let points = Rows("points")
    static let pointsEver = Rows("points ever")
}

extension SeedNode {
    /// The fields in the order in which they are saved, which is that of memory.
    fileprivate var words: [UInt32] {
        [x, y, handle, parent, firstChild, next, previous, count << 5 | UInt32(level)]
    }
}
