// Twenty thousand pins in clusters that open as one comes nearer.
//
//     swift run -c release TwentyThousandPins

import ClusterMap
import ClusterMapSwiftUI
import MapKit
import SwiftUI

@main struct TwentyThousandPins: App {
    var body: some Scene {
        WindowGroup { PinsMap() }
    }
}

struct PinsMap: View {
    @State private var pins = PinModel()

    var body: some View {
        Map(initialPosition: .region(PinModel.start), interactionModes: .all) {
            ForEach(pins.single) { pin in
                Marker("Pin \(pin.number)", systemImage: "mappin", coordinate: pin.coordinate)
            }
            ForEach(pins.clusters) { cluster in
                Marker(
                    "\(cluster.count) pins", systemImage: "square.3.layers.3d",
                    coordinate: cluster.coordinate
                )
                .tint(.blue)
            }
        }
        .readSize { pins.mapSize = $0 }
        .onMapCameraChange { context in pins.region = context.region }
        .task(id: pins.moment) { await pins.reload() }
        .overlay(alignment: .top) {
            Text("\(pins.single.count) pins and \(pins.clusters.count) clusters of 20,000")
                .padding(8)
                .background(.thinMaterial)
        }
    }
}
