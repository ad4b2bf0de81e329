import MapGeometry

/// Annotations on their way into a manager, with all that the engine wants to know of them.
///
/// Generic code that is compiled into the caller's module, where the annotation's type is known: asking
/// a million of them through a witness table would take longer than building the index.
@usableFromInline
struct AnnotationBatch<Annotation: CoordinateIdentifiable & Sendable>: Sendable {
    @usableFromInline var annotations: [Annotation] = []
    /// Packed places: x in the upper half, y in the lower.
    @usableFromInline var places: [UInt64] = []
    /// For each annotation 0, ``loose``, or the place of its clustering identifier in `names` plus 2.
    @usableFromInline var layers: [UInt32] = []
    /// Clustering identifiers that occur.
    @usableFromInline var names: [String] = []
    /// Annotations that were refused because their coordinate cannot be placed.
    @usableFromInline var refused = 0

    /// The layer of annotations that never become part of a cluster.
    @inlinable static var loose: UInt32 { 1 }

    /// Reads annotations.
    @inlinable
    init(_ source: [Annotation]) {
        annotations = source
        places.reserveCapacity(source.count)
        layers.reserveCapacity(source.count)
        let table = LatitudeTable.shared
        var numbers: [String: UInt32] = [:]
        for annotation in source {
            let coordinate = annotation.coordinate
            guard Mercator.canPlace(coordinate) else {
                refused += 1
                continue
            }
            let x = Mercator.x(longitude: coordinate.longitude)
            places.append(UInt64(x) << 32 | UInt64(table.y(latitude: coordinate.latitude)))
            if !annotation.shouldCluster {
                layers.append(Self.loose)
            } else if let name = annotation.clusteringIdentifier {
                layers.append(number(of: name, in: &numbers))
            } else {
                layers.append(0)
            }
        }
        if refused > 0 { annotations = source.filter { Mercator.canPlace($0.coordinate) } }
    }

    @usableFromInline
    mutating func number(of name: String, in numbers: inout [String: UInt32]) -> UInt32 {
        if let number = numbers[name] { return number }
        let number = UInt32(names.count + 2)
        names.append(name)
        numbers[name] = number
        return number
    }

    /// Reads annotations away from the actor that asks.
    @inlinable
    static func read(_ source: [Annotation]) async -> AnnotationBatch {
        AnnotationBatch(source)
    }
}
