/// What expressions read of a feature.
///
/// Features whose geometries are of one type and which are equal in all that is read give equal values.
package struct FeatureReads: Equatable, Sendable {
    /// The properties that are read, by their indices in ``PropertyNames/names``.
    package private(set) var properties: Set<Int>
    /// Whether anything else is read, such as the id, the shape or all properties; the geometry's type does not count.
    package private(set) var readsMore: Bool

    /// Nothing but the geometry's type.
    package static let nothing = FeatureReads(properties: [], readsMore: false)
    /// Anything.
    static let everything = FeatureReads(properties: [], readsMore: true)

    private init(properties: Set<Int>, readsMore: Bool) {
        self.properties = properties
        self.readsMore = readsMore
    }

    /// One property.
    init(_ property: PropertyKey) {
        self.init(
            properties: property.index >= 0 ? [property.index] : [], readsMore: property.index < 0)
    }

    /// Adds what others read.
    package mutating func formUnion(_ others: FeatureReads) {
        properties.formUnion(others.properties)
        readsMore = readsMore || others.readsMore
    }
}
