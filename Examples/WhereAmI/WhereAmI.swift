// Where one is, followed on the map: here a recorded walk, replayed five times as fast.
//
//     swift run -c release WhereAmI
//
// MAPWRIGHT_LOCATION=gpsd://localhost:2947 asks a receiver instead; MAPWRIGHT_LOCATION_AUTHORIZATION=denied
// shows what somebody sees who does not want to be found.

import CoreLocation
import MapKit
import SwiftUI

@main struct WhereAmI: App {
    init() {
        #if os(Linux)
            // A phone knows where it is; this machine is told.
            let isDecided = ProcessInfo.processInfo.environment["MAPWRIGHT_LOCATION"] != nil
            if !isDecided, let walk = try? PositionTrack(Data(PackageResources.walk_gpx)) {
                LocationHost.shared.source = TrackReplay(walk, rate: 5, repeats: true)
            }
        #endif
    }

    var body: some Scene {
        WindowGroup { WalkMap() }
    }
}

struct WalkMap: View {
    @State private var walk = WalkModel()
    @State private var position = MapCameraPosition.userLocation(
        fallback: .region(
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 60.1700, longitude: 24.9430),
                latitudinalMeters: 900, longitudinalMeters: 900)))

    var body: some View {
        Map(position: $position) {
            UserAnnotation()
            if walk.path.count > 1 {
                MapPolyline(coordinates: walk.path).stroke(.blue.opacity(0.5), lineWidth: 5)
            }
        }
        .mapControls {
            MapUserLocationButton()
            MapScaleView()
        }
        .safeAreaInset(edge: .bottom) {
            Text(walk.report)
                .padding()
                .frame(maxWidth: .infinity)
                .background(.thinMaterial)
        }
        .task { await walk.follow() }
    }
}

/// What is known of the walk.
@MainActor @Observable final class WalkModel {
    private(set) var path: [CLLocationCoordinate2D] = []
    private(set) var report = "Waiting for a position"

    /// Listens for as long as the map is shown.
    func follow() async {
        // The session is the app's wish to know; it ends with this function.
        let session = CLServiceSession(authorization: .whenInUse)
        defer { session.invalidate() }
        do {
            for try await update in CLLocationUpdate.liveUpdates() {
                if update.authorizationDenied {
                    report = "You have not allowed this app to find you."
                }
                guard let location = update.location else { continue }
                path.append(location.coordinate)
                let speed = max(0, location.speed) * 3.6
                report = String(
                    format: "%.5f, %.5f, %.0f m exact, %.1f km/h", location.coordinate.latitude,
                    location.coordinate.longitude, location.horizontalAccuracy, speed)
            }
        } catch {
            report = "There are no more positions."
        }
    }
}
