// Whoever writes `import MapKit` on Apple's systems gets Core Location, UIKit and Foundation with it.
@_exported import CoreLocation
@_exported import MapGeometry
@_exported import UIKit
