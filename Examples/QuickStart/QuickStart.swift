// A map with four sights. Tap one, or whatever else the map shows.
//
//     swift run -c release QuickStart

import MapKit
import SwiftUI

@main struct QuickStart: App {
    var body: some Scene {
        WindowGroup { SightsMap() }
    }
}

struct Sight: Identifiable {
    let name: String
    let symbol: String
    let tint: Color
    let coordinate: CLLocationCoordinate2D

    var id: String { name }

    static let all = [
        Sight(
            name: "Central Station", symbol: "tram.fill", tint: .blue,
            coordinate: CLLocationCoordinate2D(latitude: 60.1718, longitude: 24.9414)),
        Sight(
            name: "Ateneum", symbol: "paintpalette.fill", tint: .purple,
            coordinate: CLLocationCoordinate2D(latitude: 60.1700, longitude: 24.9441)),
        Sight(
            name: "Kiasma", symbol: "building.columns.fill", tint: .orange,
            coordinate: CLLocationCoordinate2D(latitude: 60.1720, longitude: 24.9367)),
        Sight(
            name: "Esplanade Park", symbol: "tree.fill", tint: .green,
            coordinate: CLLocationCoordinate2D(latitude: 60.1675, longitude: 24.9470)),
    ]
}

struct SightsMap: View {
    @State private var position = MapCameraPosition.region(
        MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 60.1697, longitude: 24.9425),
            latitudinalMeters: 900, longitudinalMeters: 900))
    @State private var selection: MapSelection<String>?

    var body: some View {
        Map(position: $position, selection: $selection) {
            ForEach(Sight.all) { sight in
                Marker(sight.name, systemImage: sight.symbol, coordinate: sight.coordinate)
                    .tint(sight.tint)
                    .tag(MapSelection(sight.name))
            }
        }
        .mapStyle(.standard(elevation: .realistic))
        .mapControls {
            MapCompass()
            MapScaleView()
            MapPitchToggle()
        }
        .safeAreaInset(edge: .bottom) {
            Text(selection?.value ?? selection?.feature?.title ?? "Tap a sight")
                .font(.headline)
                .padding()
                .frame(maxWidth: .infinity)
                .background(.thinMaterial)
        }
    }
}
