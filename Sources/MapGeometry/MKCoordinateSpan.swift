#if !canImport(Darwin)
    import CoreLocationValues
    import Foundation

    /// The extent of a region, in degrees; stored as given, negative numbers included.
    public struct MKCoordinateSpan: Equatable, Hashable, Sendable {
        /// Extent from north to south, in degrees; one is about 111 km.
        public var latitudeDelta: CLLocationDegrees
        /// Extent from west to east, in degrees.
        public var longitudeDelta: CLLocationDegrees

        /// Creates a span of 0° in both directions.
        @inlinable
        public init() {
            self.init(latitudeDelta: 0, longitudeDelta: 0)
        }

        /// Creates a span from degrees, stored unchanged.
        @inlinable
        public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
            self.latitudeDelta = latitudeDelta
            self.longitudeDelta = longitudeDelta
        }
    }
#endif
