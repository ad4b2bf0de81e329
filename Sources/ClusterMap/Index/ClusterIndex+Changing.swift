import MapGeometry

/// Adding, moving and removing points.
extension ClusterIndex {
    /// Adds a point; returns its number, one more than the largest so far.
    ///
    /// - Throws: ``ClusterError`` if the coordinate cannot be placed.
    /// - Complexity: Some ten microseconds; the index grows by copying, once after an eighth more points than it was built
    ///   of, and then at each doubling.
    @discardableResult
    public mutating func insert(_ coordinate: CLLocationCoordinate2D) throws(ClusterError) -> Int {
        try verify()
        let number = slots.count
        try Self.check(coordinate, number)
        guard number < PointSet.maximumCount - 1 else {
            throw ClusterError(.tooManyPoints, at: number)
        }
        slots.append(
            forest.insert(
                x: Mercator.x(longitude: coordinate.longitude),
                y: Mercator.y(latitude: coordinate.latitude), handle: UInt32(number), tie: Self.tie)
        )
        noteSlots()
        return number
    }

    /// Moves a point; does nothing if there is none of that number.
    ///
    /// - Throws: ``ClusterError`` if the coordinate cannot be placed.
    /// - Complexity: O(points near the move), whatever the size of the index.
    public mutating func move(
        _ number: Int, to coordinate: CLLocationCoordinate2D
    ) throws(ClusterError) {
        try verify()
        try Self.check(coordinate, number)
        guard let slot = slot(number) else { return }
        forest.move(
            slot, x: Mercator.x(longitude: coordinate.longitude),
            y: Mercator.y(latitude: coordinate.latitude), tie: Self.tie)
        noteSlots()
    }

    /// Takes note of the points that the last change put into other slots.
    mutating func noteSlots() {
        for (handle, slot) in forest.renamed { slots[Int(handle)] = slot }
    }

    /// Removes a point; its number is not given out again.
    ///
    /// Does nothing if there is none of that number.
    public mutating func remove(_ number: Int) {
        guard let slot = slot(number) else { return }
        forest.remove(slot, tie: Self.tie)
        noteSlots()
        slots[number] = SeedNode.none
    }
}
