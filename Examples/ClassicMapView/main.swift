// MKMapView as UIKit has it: a delegate, views that are used again, callouts, clusters and overlays.
//
//     swift run -c release ClassicMapView

import MapHost

await MapHost.run(ParkController())
