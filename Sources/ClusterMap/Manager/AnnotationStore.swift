import MapGeometry

/// All annotations of a manager, and what the indexes need to know of each.
struct AnnotationStore<Annotation: CoordinateIdentifiable & Identifiable & Hashable & Sendable>:
    Sendable
{
    /// The annotations by handle.
    private(set) var table = AnnotationTable<Annotation>()
    /// Packed places by handle: x in the upper half, y in the lower.
    private(set) var places: [UInt64] = []
    /// Layer by handle; `noLayer` for a handle that is not in use.
    private(set) var layers: [UInt32] = []
    static var noLayer: UInt32 { .max }

    /// Number of annotations.
    var count: Int { table.count }

    /// Every annotation, by handle.
    var all: [Annotation] {
        layers.indices.lazy.filter { layers[$0] != Self.noLayer }.map { table[UInt32($0)] }
    }

    /// Stores a large batch behind what there is; returns its handles.
    mutating func append(_ batch: AnnotationBatch<Annotation>, layers batchLayers: [UInt32])
        -> Range<UInt32>
    {
        let first = table.append(contentsOf: batch.annotations)
        // The first batch's columns are taken as they are.
        if places.isEmpty {
            (places, layers) = (batch.places, batchLayers)
        } else {
            places += batch.places
            layers += batchLayers
        }
        return first..<UInt32(table.end)
    }

    /// Stores annotations where others were removed, or behind the others; returns their handles.
    mutating func insert(_ batch: AnnotationBatch<Annotation>, layers batchLayers: [UInt32])
        -> [UInt32]
    {
        var handles: [UInt32] = []
        handles.reserveCapacity(batch.annotations.count)
        for (number, annotation) in batch.annotations.enumerated() {
            let handle = table.insert(annotation)
            if Int(handle) == places.count {
                places.append(0)
                layers.append(Self.noLayer)
            }
            places[Int(handle)] = batch.places[number]
            layers[Int(handle)] = batchLayers[number]
            handles.append(handle)
        }
        return handles
    }

    /// Removes an annotation.
    mutating func remove(_ handle: UInt32) {
        layers[Int(handle)] = Self.noLayer
        table.remove(handle)
    }

    /// Puts another annotation in the place of one.
    mutating func replace(_ handle: UInt32, by annotation: Annotation, place: UInt64, layer: UInt32)
    {
        table[handle] = annotation
        places[Int(handle)] = place
        layers[Int(handle)] = layer
    }

    /// Whether all handles are in use, in one layer: then the places by handle are its points.
    func isWhole(_ layer: Int) -> Bool {
        count == layers.count && layers.allSatisfy { Int($0) == layer }
    }

    /// Returns the points of several layers, each given once, after one look at all annotations.
    func points(ofLayers wanted: [UInt32]) -> [PointSet] {
        var sets = [PointSet](repeating: PointSet(), count: wanted.count)
        var numbers = [Int?](repeating: nil, count: Int(wanted.max() ?? 0) + 1)
        for (number, layer) in wanted.enumerated() { numbers[Int(layer)] = number }
        for handle in layers.indices where Int(layers[handle]) < numbers.count {
            guard let number = numbers[Int(layers[handle])] else { continue }
            sets[number].append(
                x: UInt32(places[handle] >> 32), y: UInt32(truncatingIfNeeded: places[handle]),
                handle: UInt32(handle))
        }
        return sets
    }

    /// Returns the points of a layer.
    func points(ofLayer layer: Int) -> PointSet {
        var points = PointSet()
        points.reserve(layers.count)
        for handle in layers.indices where Int(layers[handle]) == layer {
            points.append(
                x: UInt32(places[handle] >> 32), y: UInt32(truncatingIfNeeded: places[handle]),
                handle: UInt32(handle))
        }
        return points
    }
}
