// MKMapView as UIKit has it: a delegate, views that are used again, callouts, clusters and overlays, a list in a
// sheet and a question before something is taken away.
//
//     swift run -c release ClassicMapView

import MapHost

await MapHost.run(ParkController())
