// From the station to wherever one taps, by car, on foot or by bicycle.
//
//     swift run -c release RouteFinder

import MapKit
import SwiftUI

@main struct RouteFinder: App {
    var body: some Scene {
        WindowGroup { RouteScreen() }
    }
}

struct RouteScreen: View {
    private static let station = CLLocationCoordinate2D(latitude: 60.1708, longitude: 24.9414)

    @State private var position = MapCameraPosition.region(
        MKCoordinateRegion(center: station, latitudinalMeters: 1300, longitudinalMeters: 1300))
    @State private var destination: CLLocationCoordinate2D?
    @State private var transport = MKDirectionsTransportType.walking
    @State private var route: MKRoute?
    @State private var problem: String?

    var body: some View {
        HStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 12) {
                Picker("By", selection: $transport) {
                    Text("Walk").tag(MKDirectionsTransportType.walking)
                    Text("Cycle").tag(MKDirectionsTransportType.cycling)
                    Text("Drive").tag(MKDirectionsTransportType.automobile)
                }
                .pickerStyle(.segmented)
                if let route {
                    Text(summary(of: route)).font(.headline)
                    List(route.steps.indices, id: \.self) { index in
                        Text(route.steps[index].instructions)
                    }
                } else {
                    Text(problem ?? "Tap the map to go there.")
                    Spacer()
                }
            }
            .padding()
            .frame(width: 320)

            MapReader { proxy in
                Map(position: $position) {
                    Marker("Station", systemImage: "tram.fill", coordinate: Self.station)
                    if let destination {
                        Marker("There", systemImage: "flag.fill", coordinate: destination)
                            .tint(.green)
                    }
                    if let route {
                        MapPolyline(route).stroke(.blue, lineWidth: 6)
                    }
                }
                .onTapGesture { point in
                    destination = proxy.convert(point, from: .local)
                }
            }
        }
        .task(id: question) { await findRoute() }
    }

    /// What the route depends on.
    private var question: String {
        guard let destination else { return "" }
        return "\(destination.latitude),\(destination.longitude),\(transport.rawValue)"
    }

    private func findRoute() async {
        guard let destination else { return }
        let request = MKDirections.Request()
        request.source = MKMapItem(placemark: MKPlacemark(coordinate: Self.station))
        request.destination = MKMapItem(placemark: MKPlacemark(coordinate: destination))
        request.transportType = transport
        do {
            route = try await MKDirections(request: request).calculate().routes.first
            problem = nil
        } catch {
            route = nil
            problem = "There is no way to get there."
        }
    }

    private func summary(of route: MKRoute) -> String {
        let distance = MKDistanceFormatter().string(fromDistance: route.distance)
        let minutes = max(1, Int((route.expectedTravelTime / 60).rounded()))
        return "\(distance), \(minutes) min"
    }
}
