// Whoever writes `import MapKit` on Apple's systems gets Core Location, UIKit and Foundation with it. SwiftUI's `Map` is
// declared here too: on Apple's systems it comes with `import MapKit` and `import SwiftUI` together.
@_exported import CoreLocation
@_exported import MapGeometry
@_exported import SwiftUI
@_exported import UIKit
