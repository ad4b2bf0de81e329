import ClusterMap
import MapScene

/// The annotations of one clustering identifier, in the clustering engine.
///
/// Two views merge where they would cover each other. The engine merges what is nearer than a radius at a whole zoom;
/// the radius is made such that it is the views' size at the zoom the map really has. Annotations stay in it when
/// they leave the screen, so that clusters do not change while the map is only moved.
struct ClusterGroup {
    /// What the engine found: one annotation or several.
    struct Found {
        /// The slot of the annotation that the cluster grew from.
        let seed: Int
        let count: Int
    }

    private var index: ClusterIndex?
    private var slotOfNumber: [Int] = []
    private var numberOfSlot: [Int: Int] = [:]
    /// The zoom, in eighths, and the radius, in points, that the index is for.
    private var zoomEighths = 0
    private(set) var radius = 0.0
    /// The engine's zoom that is asked.
    private var level = 0
    /// Another number whenever clusters may have changed.
    private(set) var version = 0

    /// Whether an annotation is among them.
    func contains(_ slot: Int) -> Bool { numberOfSlot[slot] != nil }

    /// Puts an annotation in, or moves it; the coordinate has to be valid.
    mutating func put(_ slot: Int, at coordinate: CLLocationCoordinate2D) {
        version += 1
        // The engine takes every valid coordinate.
        if let number = numberOfSlot[slot] {
            try? index?.move(number, to: coordinate)
        } else if index != nil, let number = try? index?.insert(coordinate) {
            slotOfNumber.append(slot)
            numberOfSlot[slot] = number
        } else {
            numberOfSlot[slot] = -1
        }
    }

    /// Removes an annotation.
    mutating func remove(_ slot: Int) {
        guard let number = numberOfSlot.removeValue(forKey: slot) else { return }
        version += 1
        if number >= 0 { index?.remove(number) }
    }

    /// Makes the index one for a scale, in screen points for a map point, and a radius in screen points.
    mutating func prepare(
        scale: Double, radius: Double, coordinate: (Int) -> CLLocationCoordinate2D
    ) {
        let zoom = log2(scale) + 20
        let eighths = Int((zoom * 8).rounded())
        guard index == nil || eighths != zoomEighths || radius != self.radius else { return }
        version += 1
        (zoomEighths, self.radius) = (eighths, radius)
        let level = min(max(Int((Double(eighths) / 8).rounded()), 0), 22)
        self.level = level
        let stretch = exp2(Double(level) - Double(eighths) / 8)
        slotOfNumber = numberOfSlot.keys.sorted()
        // With a place that is none, or with too many places, nothing is clustered.
        index = try? ClusterIndex(
            slotOfNumber.map(coordinate),
            options: ClusterIndex.Options(maxZoom: level, radius: radius * stretch))
        for (number, slot) in slotOfNumber.enumerated() { numberOfSlot[slot] = number }
    }

    /// Returns what grew from an annotation in a rectangle of the map.
    func clusters(in rect: MKMapRect) -> [Found] {
        guard let index else { return [] }
        let (north, south) = (rect.latitude(atY: rect.minY), rect.latitude(atY: rect.maxY))
        let world = MKMapSize.world.width
        let found: [ClusterIndex.Cluster]
        if rect.width >= world {
            found = index.clusters(south: south, west: -180, north: north, east: 180, zoom: level)
        } else {
            let west = MKMapPoint(x: rect.minX, y: rect.midY).coordinate.longitude
            let east = MKMapPoint(x: rect.maxX, y: rect.midY).coordinate.longitude
            found = index.clusters(
                south: south, west: west, north: north, east: east, zoom: level)
        }
        return found.map { Found(seed: slotOfNumber[$0.id], count: $0.count) }
    }

    /// Returns the slots of the annotations that grew from one.
    func members(of seed: Int) -> [Int] {
        guard let index, let number = numberOfSlot[seed] else { return [] }
        return index.members(of: number, zoom: level).map { slotOfNumber[$0] }
    }
}

extension MKMapRect {
    /// The latitude at a y, within what the engine takes.
    fileprivate func latitude(atY y: Double) -> Double {
        min(max(MKMapPoint(x: 0, y: y).coordinate.latitude, -90), 90)
    }
}
