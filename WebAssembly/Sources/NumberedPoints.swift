/// Points known by their numbers, and their clusters.
struct NumberedPoints {
    var forest: SeedForest
    /// The slot of each point, by number; none for a removed one.
    private var slots: [UInt32]
    private let minZoom: Int
    private let minPoints: Int

    /// Creates the index of packed places, x in the upper half.
    ///
    /// - Parameter radius: The smallest distance of two markers, in points of which zoom 0 shows the world in 256.
    init(places: [UInt64], maxZoom: Int, radius: Double, minZoom: Int, minPoints: Int) {
        let levels = SeedLevels(maxZoom: maxZoom) { _ in radius }
        forest =
            SeedForestBuilder.build(
                places: places, levels: levels, workers: .one, tie: SeedForest.tie)
            ?? SeedForest(levels: levels)
        slots = forest.slots(places.count)
        self.minZoom = minZoom
        self.minPoints = minPoints
    }

    private func level(_ zoom: Int) -> Int { forest.levels.level(zoom: max(zoom, minZoom)) }

    /// Returns the slot of a point; nil if there is none of that number.
    private func slot(_ number: Int) -> UInt32? {
        guard slots.indices.contains(number), slots[number] != SeedNode.none else { return nil }
        return slots[number]
    }

    /// Returns the slot of a cluster's seed; nil if there is no such cluster.
    private func seed(_ number: Int, _ zoom: Int) -> UInt32? {
        guard let slot = slot(number), forest.nodes[Int(slot)].level <= level(zoom) else {
            return nil
        }
        return slot
    }

    // MARK: Looking

    func contains(_ number: Int) -> Bool { slot(number) != nil }

    /// Calls `body` with what is shown in a window, at its zoom.
    func forEachShown(in window: MapWindow, _ body: (SeedForest.Found) -> Void) {
        forest.forEachShown(
            in: window, level: level(window.zoom), minPoints: minPoints, body)
    }

    /// Calls `body` with what a cluster falls apart into; returns false if there is no such cluster.
    func forEachChild(
        of number: Int, zoom: Int, _ body: (SeedForest.Found) -> Void
    ) -> Bool {
        guard let seed = seed(number, zoom), let next = expansionZoom(of: number, zoom: zoom) else {
            return false
        }
        forest.forEachChild(
            of: seed, level: level(zoom), finer: level(next), minPoints: minPoints, body)
        return true
    }

    /// Returns the slots of a part of a cluster's points; nil if there is no such cluster.
    func leaves(of number: Int, zoom: Int, limit: Int, offset: Int) -> [UInt32]? {
        guard let seed = seed(number, zoom) else { return nil }
        let count = Int(forest.count(of: seed, level: level(zoom)))
        let lower = min(max(offset, 0), count)
        return forest.members(
            of: seed, level: level(zoom), range: lower..<(lower + min(max(limit, 0), count - lower))
        )
    }

    /// Returns the first zoom at which a cluster falls apart; nil for a single point, and where there is no such cluster.
    func expansionZoom(of number: Int, zoom: Int) -> Int? {
        guard let seed = seed(number, zoom) else { return nil }
        let level = forest.expansionLevel(of: seed, level: level(zoom))
        return level > forest.levels.points ? nil : forest.levels.zoom(level: level)
    }

    /// Returns the cluster that a point belongs to; nil if there is no such point.
    func cluster(of number: Int, zoom: Int) -> SeedForest.Found? {
        guard let slot = slot(number) else { return nil }
        let seed = forest.seed(of: slot, level: level(zoom))
        let node = forest.nodes[Int(seed)]
        return SeedForest.Found(
            slot: seed, handle: node.handle, x: node.x, y: node.y,
            count: forest.count(of: seed, level: level(zoom)))
    }

    // MARK: Changing

    /// Adds a point; returns its number, or nil if there is room for no more.
    mutating func insert(x: UInt32, y: UInt32) -> Int? {
        let number = slots.count
        guard number < PointSet.maximumCount - 1 else { return nil }
        slots.append(
            forest.insert(x: x, y: y, handle: UInt32(number), tie: SeedForest.tie))
        noteSlots()
        return number
    }

    /// Moves a point; returns false if there is none of that number.
    mutating func move(_ number: Int, x: UInt32, y: UInt32) -> Bool {
        guard let slot = slot(number) else { return false }
        forest.move(slot, x: x, y: y, tie: SeedForest.tie)
        noteSlots()
        return true
    }

    /// Removes a point, whose number is not given out again; returns false if there is none of that number.
    mutating func remove(_ number: Int) -> Bool {
        guard let slot = slot(number) else { return false }
        forest.remove(slot, tie: SeedForest.tie)
        noteSlots()
        slots[number] = SeedNode.none
        return true
    }

    private mutating func noteSlots() {
        for (handle, slot) in forest.renamed { slots[Int(handle)] = slot }
    }
}
