import Testing
import _MapKit_SwiftUI

/// The module that stands for both, named by some apps.
@MainActor struct ImportTests {
    @Test func oneNameGivesMapsAndViews() {
        let host = ViewHost(
            VStack {
                Text("Harbor")
                Map(initialPosition: .automatic) {
                    Marker("Quay", coordinate: CLLocationCoordinate2D(latitude: 60, longitude: 25))
                }
            })
        #expect(
            host.interface.allElements.contains {
                if case .map = $0.content { true } else { false }
            })
    }
}
