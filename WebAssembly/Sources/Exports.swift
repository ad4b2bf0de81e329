/// What `clusters.js` calls. An instance of the module holds one index.
///
/// Longitudes and latitudes are degrees. Functions that answer with several things put them into `answers` and return how
/// many there are, or -1 if there is no such point or cluster. All of this is called by one thread.

/// A cluster, a point, or one of them on a tile.
struct Answer: BitwiseCopyable {
    /// The longitude; on a tile what is west of it, in units of the tile.
    var x: Double
    /// The latitude; on a tile what is north of it.
    var y: Double
    /// The number of the point, or of the point that a cluster is named after.
    var number: UInt32
    /// Number of points.
    var count: UInt32

    init(_ found: SeedForest.Found) {
        x = Mercator.longitude(x: found.x)
        y = Mercator.latitude(y: found.y)
        number = found.handle
        count = found.count
    }
}

// SAFETY: a module's instance has one thread.
nonisolated(unsafe) private var index = NumberedPoints(
    places: [], maxZoom: 16, radius: 20, minZoom: 0, minPoints: 2)
nonisolated(unsafe) private var answers: [Answer] = []
nonisolated(unsafe) private var input: [Double] = []

/// Makes room for so many numbers, which the caller writes before `load`.
@c public func inputAddress(_ count: Int) -> UnsafeMutablePointer<Double>? {
    answers = []
    input = [Double](repeating: 0, count: count)
    return unsafe input.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Builds the index of the points in the input: longitude and latitude of each.
///
/// - Returns: -1, or the number of the first point that cannot be placed; then the index is as before.
@c public func load(
    _ maxZoom: Int, _ radius: Double, _ minZoom: Int, _ minPoints: Int
) -> Int {
    let numbers = input
    input = []
    let count = numbers.count / 2
    var places: [UInt64] = []
    places.reserveCapacity(count)
    for number in 0..<count {
        let (longitude, latitude) = (numbers[2 * number], numbers[2 * number + 1])
        guard Mercator.canPlace(latitude: latitude, longitude: longitude) else { return number }
        let x = Mercator.x(longitude: longitude)
        places.append(UInt64(x) << 32 | UInt64(Mercator.y(latitude: latitude)))
    }
    index = NumberedPoints(
        places: places, maxZoom: maxZoom, radius: radius, minZoom: minZoom, minPoints: minPoints)
    return -1
}

// MARK: Looking

/// Where the answers of the last call are.
@c public func answersAddress() -> UnsafePointer<UInt8>? {
    unsafe answers.withUnsafeBytes { bytes in
        unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    }
}

/// Answers with the clusters between four edges.
@c public func clusters(
    _ west: Double, _ south: Double, _ east: Double, _ north: Double, _ zoom: Int
) -> Int {
    answers.removeAll(keepingCapacity: true)
    let (bottom, top) = (max(south, -90), min(north, 90))
    guard bottom <= top, Mercator.canPlace(latitude: bottom, longitude: west),
        Mercator.canPlace(latitude: top, longitude: east)
    else { return 0 }
    let window = MapWindow(south: bottom, west: west, north: top, east: east, zoom: zoom)
    index.forEachShown(in: window) { answers.append(Answer($0)) }
    return answers.count
}

/// Answers with what a tile and its buffer show, placed on it; -1 if there is no such tile.
@c public func tile(
    _ zoom: Int, _ x: Int, _ y: Int, _ extent: Int, _ buffer: Int
) -> Int {
    answers.removeAll(keepingCapacity: true)
    guard
        let tile = ClusterTile(
            zoom: zoom, x: x, y: y, extent: Int32(extent), buffer: Int32(buffer))
    else { return -1 }
    index.forEachShown(in: tile.bufferedWindow) { found in
        for position in tile.positions(x: found.x, y: found.y) {
            var answer = Answer(found)
            (answer.x, answer.y) = (Double(position.across), Double(position.down))
            answers.append(answer)
        }
    }
    return answers.count
}

/// Answers with what a cluster falls apart into.
@c public func children(_ number: Int, _ zoom: Int) -> Int {
    answers.removeAll(keepingCapacity: true)
    guard index.forEachChild(of: number, zoom: zoom, { answers.append(Answer($0)) }) else {
        return -1
    }
    return answers.count
}

/// Answers with points of a cluster.
@c public func leaves(_ number: Int, _ zoom: Int, _ limit: Int, _ offset: Int) -> Int {
    answers.removeAll(keepingCapacity: true)
    guard let slots = index.leaves(of: number, zoom: zoom, limit: limit, offset: offset) else {
        return -1
    }
    for slot in slots {
        let node = index.forest.node(slot)
        answers.append(
            Answer(
                SeedForest.Found(slot: slot, handle: node.handle, x: node.x, y: node.y, count: 1)))
    }
    return answers.count
}

/// Answers with the cluster that a point belongs to.
@c public func clusterOf(_ number: Int, _ zoom: Int) -> Int {
    answers.removeAll(keepingCapacity: true)
    guard let found = index.cluster(of: number, zoom: zoom) else { return -1 }
    answers.append(Answer(found))
    return 1
}

/// Returns the first zoom at which a cluster falls apart; -1 for a single point, and where there is no such cluster.
@c public func expansionZoom(_ number: Int, _ zoom: Int) -> Int {
    index.expansionZoom(of: number, zoom: zoom) ?? -1
}

/// Returns the number of points.
@c public func pointCount() -> Int { index.forest.count }

// MARK: Changing

/// Adds a point; returns its number, -1 if it cannot be placed, or -2 if there is room for no more.
@c public func insert(_ longitude: Double, _ latitude: Double) -> Int {
    guard Mercator.canPlace(latitude: latitude, longitude: longitude) else { return -1 }
    let number = index.insert(
        x: Mercator.x(longitude: longitude), y: Mercator.y(latitude: latitude))
    return number ?? -2
}

/// Moves a point; returns 0, -1 if it cannot be placed, or -2 if there is none of that number.
@c public func move(_ number: Int, _ longitude: Double, _ latitude: Double) -> Int {
    guard Mercator.canPlace(latitude: latitude, longitude: longitude) else { return -1 }
    let isMoved = index.move(
        number, x: Mercator.x(longitude: longitude), y: Mercator.y(latitude: latitude))
    return isMoved ? 0 : -2
}

/// Removes a point; returns 0, or -2 if there is none of that number.
@c public func remove(_ number: Int) -> Int { index.remove(number) ? 0 : -2 }

// MARK: For tests

/// Where the forest's points are, of 32 bytes each, in the layout of a saved index.
@c public func nodesAddress() -> UnsafePointer<UInt8>? {
    unsafe index.forest.nodes.withUnsafeBufferPointer { nodes in
        unsafe UnsafeRawPointer(nodes.baseAddress)?.assumingMemoryBound(to: UInt8.self)
    }
}

/// Where the offsets of the forest's points are, of 16 bytes each.
@c public func offsetsAddress() -> UnsafePointer<UInt8>? {
    unsafe index.forest.offsets.withUnsafeBufferPointer { offsets in
        unsafe UnsafeRawPointer(offsets.baseAddress)?.assumingMemoryBound(to: UInt8.self)
    }
}

/// The first root of the forest.
@c public func firstRoot() -> UInt32 { index.forest.firstRoot }
