#if !canImport(Darwin)
    import CoreLocationValues
    import Foundation

    /// The layout under which two doubles are kept: Foundation stores arrays here, but no structures.
    private let twoDoubles = "[2d]"

    extension NSValue {
        /// Creates a value that holds a coordinate.
        public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
            var numbers = (coordinate.latitude, coordinate.longitude)
            self.init(bytes: &numbers, objCType: twoDoubles)
        }

        /// Creates a value that holds a span.
        public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
            var numbers = (span.latitudeDelta, span.longitudeDelta)
            self.init(bytes: &numbers, objCType: twoDoubles)
        }

        /// The coordinate the value holds; an invalid one if it holds something else.
        public var mkCoordinateValue: CLLocationCoordinate2D {
            guard let (latitude, longitude) = heldDoubles else {
                return kCLLocationCoordinate2DInvalid
            }
            return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        }

        /// The span the value holds; zeros if it holds something else.
        public var mkCoordinateSpanValue: MKCoordinateSpan {
            guard let (latitude, longitude) = heldDoubles else { return MKCoordinateSpan() }
            return MKCoordinateSpan(latitudeDelta: latitude, longitudeDelta: longitude)
        }

        /// The two doubles the value holds.
        private var heldDoubles: (Double, Double)? {
            // Reading writes as many bytes as the type says, so that the type has to be known first.
            guard String(cString: objCType) == twoDoubles else { return nil }
            var numbers = (0.0, 0.0)
            getValue(&numbers)
            return numbers
        }
    }
#endif
