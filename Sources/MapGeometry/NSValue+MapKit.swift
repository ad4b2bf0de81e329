#if !canImport(Darwin)
    import CoreLocationValues
    import Foundation

    /// The layout under which two doubles are kept: Foundation stores arrays here, but no structures.
    private let twoDoubles = "[2d]"

    // BOUNDS: two doubles are given for a layout of two doubles, and read only from a value of that layout.
    // SAFETY: Foundation copies the numbers, and the layout's name, before the calls return.
    extension NSValue {
        /// Creates a value that holds a coordinate.
        public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
            var numbers = (coordinate.latitude, coordinate.longitude)
            unsafe self.init(bytes: &numbers, objCType: twoDoubles)
        }

        /// Creates a value that holds a span.
        public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
            var numbers = (span.latitudeDelta, span.longitudeDelta)
            unsafe self.init(bytes: &numbers, objCType: twoDoubles)
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
            // Reading writes as many bytes as the type says: it has to be known first.
            guard unsafe String(cString: objCType) == twoDoubles else { return nil }
            var numbers = (0.0, 0.0)
            unsafe getValue(&numbers)
            return numbers
        }
    }
#endif
