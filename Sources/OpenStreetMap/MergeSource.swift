/// Sorted elements of one file, of which the first is looked at.
///
/// One task uses a source.
final class MergeSource {
    /// Where blocks come from when those in memory are used up; nil if all are in memory.
    let cursor: ExtractCursor?
    /// Of equally new elements the one of the higher rank counts.
    let rank: Int
    private var blocks: [ElementBlock]
    private var nextBlock = 0
    private var current: MergeBlock?
    private var kind = ElementKind.node
    private var index = 0
    /// How many elements of the kind the block has.
    private var count = 0
    /// The box of all nodes that were met, in 1e-7 degrees; nil before the first.
    private(set) var box: NodeBox?

    /// A source of blocks in memory, sorted.
    init(_ blocks: [ElementBlock], rank: Int) {
        cursor = nil
        self.blocks = blocks
        self.rank = rank
        for block in blocks { note(block) }
        settle()
    }

    /// A source of the blocks of a file; it is empty before `fill`.
    init(_ cursor: ExtractCursor, rank: Int) {
        self.cursor = cursor
        self.rank = rank
        blocks = []
    }

    /// The first element; nil at the end, or before `fill`.
    private(set) var first: (place: ElementPlace, key: ElementOrder.Key)?

    /// Whether `fill` may bring more elements.
    var needsFilling: Bool { first == nil && cursor != nil && !isAtEnd }
    private var isAtEnd = false

    /// Goes on to the next element.
    func advance() {
        index += 1
        settle()
    }

    /// Reads more blocks.
    ///
    /// - Returns: False if the file turned out to be unsorted.
    func fill(
        jobs: Int, isolation: isolated (any Actor)? = #isolation
    ) async throws -> Bool {
        guard let cursor else { return true }
        while needsFilling {
            blocks = try await cursor.next(jobs: jobs)
            nextBlock = 0
            guard cursor.isSorted else { return false }
            isAtEnd = blocks.isEmpty
            for block in blocks { note(block) }
            settle()
        }
        return true
    }

    /// Finds the first element at or behind the present place.
    private func settle() {
        while true {
            if let current, index < count {
                let place = ElementPlace(source: current, kind: kind, index: index)
                first = (place, place.key)
                return
            }
            index = 0
            if let current, let next = ElementKind(rawValue: kind.rawValue + 1) {
                kind = next
                count =
                    next == .way
                    ? current.block.ways.ids.count : current.block.relations.ids.count
                continue
            }
            guard nextBlock < blocks.count else {
                current = nil
                first = nil
                return
            }
            let block = blocks[nextBlock]
            nextBlock += 1
            current = MergeBlock(block)
            kind = .node
            count = block.nodes.ids.count
        }
    }

    private func note(_ block: ElementBlock) {
        for index in block.nodes.ids.indices {
            let (latitude, longitude) = (
                block.nodes.latitudes[index], block.nodes.longitudes[index]
            )
            if latitude == .max || longitude == .max { continue }
            box = (box ?? NodeBox(latitude, longitude)).including(latitude, longitude)
        }
    }
}

/// The box around nodes, in 1e-7 degrees.
struct NodeBox {
    private var south, west, north, east: Int32

    /// The box of one node.
    init(_ latitude: Int32, _ longitude: Int32) {
        (south, west, north, east) = (latitude, longitude, latitude, longitude)
    }

    /// The box that has another node too.
    func including(_ latitude: Int32, _ longitude: Int32) -> NodeBox {
        var box = self
        box.south = min(south, latitude)
        box.north = max(north, latitude)
        box.west = min(west, longitude)
        box.east = max(east, longitude)
        return box
    }

    /// Whether a node lies in the box or on its edge.
    func contains(_ latitude: Int32, _ longitude: Int32) -> Bool {
        south <= latitude && latitude <= north && west <= longitude && longitude <= east
    }

    /// The box in degrees.
    var bounds: ExtractHeader.Bounds {
        .init(
            south: Double(south) / 1e7, west: Double(west) / 1e7, north: Double(north) / 1e7,
            east: Double(east) / 1e7)
    }
}
